"""A match in the terminal: what lies on the table, what you may do, and why something is not allowed.

Any game can be played so, from its prompt, its moves in words, its events and its view. A game that wants to
show more makes a class of its own from this one and announces it as a `sandtable.terminals` entry point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..bots import Bot, bot_named, bots_for
from ..bots.hints import hints, move_words, say, worth_words
from ..core import text, wire
from ..core.errors import BadInput, SandtableError, trouble
from ..core.game import Event, seen_by
from ..core.match import Match, load_record, new_match
from ..core.record import Player, Record, checked, read
from ..core.registry import game_named
from .console import Console

ME = "me"
INTERRUPTED = 130
"""As a shell counts Ctrl+C."""
TICK = 1000
"""Milliseconds that pass where nobody acts and no change is near."""
ELSEWHERE = {"seat", "to_act", "moves", "result"}
"""Fields of a view that the prompt, the menu and the result tell."""


class Left(Exception):
    """A person left the table."""


class Terminal:
    def __init__(
        self,
        game: str,
        seats: list[str] | None,
        names: list[str] | None,
        seed: int | None,
        options: Any,
        record: Path | None,
        language: str = text.FALLBACK,
    ) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.record = record
        self.rng = Random(seed)
        self.game = game_named(game)
        kept = read(record) if record and record.exists() else None
        named_by = "--seats" if seats else "--record"
        seats = seats or self._seats(kept)
        self.seats = seats
        self.bots = {seat: self._bot(who, named_by) for seat, who in enumerate(seats) if who != ME}
        self.match = self._open(kept, len(seats), seed, options)
        self.at = self.match.now
        self.shown = False
        """Whether the table has been shown yet."""
        self.own = seats.index(ME) if seats.count(ME) == 1 else None
        if names is not None and len(names) != len(seats):
            raise BadInput("--names", "names-for-seats", names=len(names), seats=len(seats))
        self.given = names or [player.name for player in _players(kept)] or [""] * len(seats)
        self.names = [
            name or (self.text("terminal-you") if seat == self.own else self.name(seat))
            for seat, name in enumerate(self.given)
        ]
        self._keep()

    # What a game may do in its own way

    def name(self, seat: int) -> str:
        """The name of a seat to which nobody gave one."""
        return self.text("terminal-seat", number=seat + 1)

    def usual(self, seats: int, options: Any) -> Any:
        """The options of a new match, with those that were given."""
        return options

    def show(self, view: Any) -> None:
        """What lies on the table."""
        for line in self._outline(wire.plain(view)):
            self.console.print(line)

    def shows_by_itself(self, view: Any) -> bool:
        """Whether the table is shown before this choice, or only when asked for."""
        return True

    def menu(self, view: Any) -> Sequence[Any]:
        """The moves in the order of their numbers."""
        found: Sequence[Any] = view.moves
        return found

    def lines(self, view: Any) -> Iterable[str]:
        """The moves of the menu in words."""
        for move in self.menu(view):
            yield self.game.move_line(move, view, self.match.options, self.language)

    def show_choice(self, view: Any) -> None:
        self.number(self.lines(view))

    def number(self, lines: Iterable[str]) -> None:
        """Put before each line the number that people type; a long line goes on below its own beginning."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", width=3)
        grid.add_column()
        for number, line in enumerate(lines, 1):
            grid.add_row(str(number), line)
        self.console.print(grid)

    def chosen(self, view: Any, numbers: list[int]) -> Any:
        """The move that was meant; None: there is none."""
        menu = self.menu(view)
        return menu[numbers[0] - 1] if len(numbers) == 1 and 1 <= numbers[0] <= len(menu) else None

    def highest(self, view: Any) -> int:
        """The highest number that can be typed."""
        return len(self.menu(view))

    # Playing

    def run(self) -> int:
        self.say("terminal-commitment", commitment=self.match.commitment)
        if len(self.match):
            self.say("terminal-went-on")
        else:
            self._tell(self.match.opening)
        self._help()
        try:
            while self.match.to_act:
                acted = [self._act(seat) for seat in self.match.to_act]
                if not any(acted):
                    change = self.match.next_change(self.at)
                    self.at = self.at + TICK if change is None else change
        except (Left, KeyboardInterrupt) as left:
            self._keep()
            interrupted = isinstance(left, KeyboardInterrupt)
            if interrupted:
                self.console.print()
            self.say("terminal-kept" if self.record else "terminal-not-kept", file=str(self.record))
            return INTERRUPTED if interrupted else 0
        self._keep()
        self._show_result()
        return 0

    def _act(self, seat: int) -> bool:
        """Let a seat act, if it is still its turn; False if it waits."""
        if seat not in self.match.to_act or not self.match.moves(seat, self.at):
            return False
        if seat not in self.bots:
            return self._decide(seat)
        own = self.match.for_bot(seat, self.rng)
        move = self.bots[seat].think(own, seat, self.at, self.rng).move
        if move is not None:
            self._tell(self.match.play(seat, move, self.at))
        return move is not None

    def _seats(self, kept: Record | None) -> list[str]:
        """Who sits where if it is not said: as before, else a person and bots."""
        if players := _players(kept):
            return [player.bot or ME for player in players]
        bot = "greedy" if "greedy" in self.game.bots else "random"
        return [ME, *[bot] * ((kept.seats if kept else min(3, self.game.seats[-1])) - 1)]

    def _bot(self, who: str, named_by: str) -> Bot:
        try:
            return bot_named(self.game, who)
        except BadInput:
            known = ", ".join([ME, *bots_for(self.game)])
            raise BadInput(named_by, "no-bot", name=repr(who), game=self.game.name, known=known) from None

    def _open(self, kept: Record | None, seats: int, seed: int | None, options: Any) -> Match:
        if kept:
            match = load_record(kept)
            if match.game.name != self.game.name or match.seats != seats:
                raise BadInput(str(self.record), "other-match", game=match.game.name, seats=match.seats)
            return match
        return new_match(self.game.name, seats, seed, self.usual(seats, options))

    def _keep(self) -> None:
        if self.record:
            fresh = self.record.with_name(self.record.name + ".new")
            try:
                fresh.write_bytes(self._kept().to_bytes())
                fresh.replace(self.record)
            except OSError as error:
                raise BadInput(
                    "--record", "cannot-write", path=str(self.record), reason=trouble(error)
                ) from None

    def _kept(self) -> Record:
        players = [
            Player(name, None if who == ME else who) for name, who in zip(self.given, self.seats, strict=True)
        ]
        return checked(msgspec.structs.replace(self.match.record, players=players))

    def _outline(self, value: Any, depth: int = 0) -> Iterator[str]:
        """A view as indented lines; a list with one thing for each seat is told with the names."""
        if isinstance(value, dict):
            items = [(self._called(key), each) for key, each in value.items() if key not in ELSEWHERE]
        elif len(value) == len(self.names):
            items = list(zip(self.names, value, strict=True))
        else:
            items = [(str(number), each) for number, each in enumerate(value, 1)]
        for name, each in items:
            line = f"{'  ' * depth}{name}:"
            if isinstance(each, list) and len(each) != len(self.names) and not any(map(_has_parts, each)):
                yield f"{line} {', '.join(map(self._worded, each)) or '-'}"
            elif _has_parts(each):
                yield line
                yield from self._outline(each, depth + 1)
            else:
                yield f"{line} {self._worded(each)}"

    def _called(self, field: str) -> str:
        """As the game calls it, in `GAME-view-field`."""
        message = f"{self.game.name}-view-{field}"
        return text.find(message, self.language, self.game.locales) or field.replace("_", " ")

    def _worded(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.text("core-yes" if value else "core-no")
        return "-" if value is None else str(value)

    def text(self, message: str, **facts: Any) -> str:
        return text.say(message, self.language, None, **facts)

    def say(self, message: str, **facts: Any) -> None:
        self.console.print(self.text(message, **facts))

    def _help(self) -> None:
        rule = next(iter(text.rules(self.game)), "")
        self.say("terminal-help", rule=rule)
        if self.match.next_change(self.at) is not None:
            self.say("terminal-help-wait")

    def _tell(self, events: list[Event]) -> None:
        for event in seen_by(self.own, events):
            line = self.game.event_line(event, self.names, self.match.options, self.language, seat=self.own)
            self.console.print(Padding(Text(line, style="dim"), (0, 0, 0, 2)))

    def _decide(self, seat: int) -> bool:
        """Ask until a move was made or taken back; False: the person waits."""
        view = self.match.view(seat, self.at)
        self._present(view, whole=not self.shown or self.shows_by_itself(view))
        self.shown = True
        while True:
            try:
                answer = self.console.input(f"{self.names[seat]}> ").strip().lower()
            except EOFError:
                raise Left from None
            word, _, rest = answer.partition(" ")
            if word in ("q", "quit", "exit"):
                raise Left
            if word == "w" and self.match.next_change(self.at) is not None:
                return False
            if word == "u":
                if self._undo(seat):
                    return True
            elif word in ("?", "help", "b"):
                self._help()
                self._present(view, whole=word == "b")
            elif word == "r":
                rule = text.rules(self.game, self.language).get(rest.strip().upper())
                self.console.print(rule or self.text("terminal-no-rule"))
            elif word == "h":
                self._hint(seat, view)
            elif answer and self._play(seat, answer, view):
                return True

    def _present(self, view: Any, whole: bool) -> None:
        if whole:
            self.console.print()
            self.show(view)
        prompt = self.game.prompt(view, self.names, self.match.options, self.language)
        self.console.print(Text(prompt, style="bold"))
        self.show_choice(view)

    def _undo(self, seat: int) -> bool:
        if self.match.may_undo(seat):
            self.match.undo()
            self.at = self.match.now
            return True
        self.say("terminal-no-undo")
        return False

    def _hint(self, seat: int, view: Any) -> None:
        found = hints(self.match, seat, rng=self.rng)
        if not found:
            self.say("terminal-no-hint")
        for hint in found:
            move = f"{move_words(self.match, hint, view, self.language)} ({worth_words(hint, self.language)})"
            self.say("terminal-hint", move=move)
            for reason in hint.reasons:
                self.console.print(Padding(say(self.game, reason, self.language), (0, 0, 0, 2)))

    def _play(self, seat: int, answer: str, view: Any) -> bool:
        try:
            numbers = [int(word) for word in answer.replace(",", " ").split()]
        except ValueError:
            numbers = []
        move = self.chosen(view, numbers)
        if move is None:
            self.say("terminal-not-a-choice", count=self.highest(view))
            return False
        try:
            self._tell(self.match.play(seat, move, self.at))
        except SandtableError as error:
            self.console.print(Text(text.refusal(self.game, error, self.language), style="red"))
            return False
        self._keep()
        return True

    def _show_result(self) -> None:
        result = self.match.result
        assert result is not None
        sources = list(dict.fromkeys(source for points in result.sources for source in points))
        grid = Grid("")
        for seat in result.ranking:
            grid.add_column(self.names[seat], justify="right", overflow="fold")
        for source in sources:
            points = [str(result.sources[seat].get(source, 0)) for seat in result.ranking]
            grid.add_row(self._source(source), *points)
        grid.add_section()
        scores = [str(result.scores[seat]) for seat in result.ranking]
        grid.add_row(self.text("terminal-total"), *scores)
        self.console.print(grid)
        self.say("terminal-seed", seed=self.match.record.seed)

    def _source(self, source: str) -> str:
        name = f"{self.game.name}-source-{source}"
        return text.find(name, self.language, self.game.locales) or source


def _has_parts(value: Any) -> bool:
    return isinstance(value, dict | list)


def _players(record: Record | None) -> list[Player]:
    return (record.players or []) if record else []
