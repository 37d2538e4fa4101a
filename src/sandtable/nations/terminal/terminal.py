"""Nations in the terminal: what lies on the table, what you may do, and why something is not allowed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...bots import bot_named
from ...bots.hints import hints, move_words, say, worth_words
from ...core import text
from ...core.errors import BadInput, SandtableError
from ...core.game import Event
from ...core.match import Match, load_record, new_match
from ...core.registry import game_named
from ...core.sentences import Teller
from ..data import AnyTile, Data, Development
from ..naming import tile_name
from ..rules.moves import PIECE, AnyMove
from ..rules.view import SOURCES, NationsView, Place, PlayerView

ME = "me"
LONG_MENU = 12
"""With more payments or rolls than this, pieces are picked one by one."""
STYLES = {"white": "white", "blue": "bright_blue", "orange": "dark_orange", "red": "red", "chit": "gold3"}


class Left(Exception):
    """A person left the table."""


class Terminal:
    def __init__(
        self,
        seats: list[str],
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
        game = game_named("nations")
        self.bots = {seat: bot_named(game, who) for seat, who in enumerate(seats) if who != ME}
        self.match = self._open(len(seats), seed, options)
        self.data: Data = self.match.position.box.data
        self.own = seats.index(ME) if seats.count(ME) == 1 else None
        self.names = names or self._names(len(seats))
        if len(self.names) != len(seats):
            raise BadInput("--names", "names-for-seats", names=len(self.names), seats=len(seats))
        self._keep()

    def run(self) -> int:
        self._say("terminal-commitment", commitment=self.match.commitment)
        if len(self.match):
            self._say("terminal-went-on")
        else:
            self._tell(self.match.opening)
        self._say("terminal-help")
        try:
            while self.match.to_act:
                seat = self.match.to_act[0]
                if seat in self.bots:
                    own = self.match.for_bot(seat, self.rng)
                    self._tell(self.match.play(seat, self.bots[seat].think(own, seat, 0, self.rng).move))
                else:
                    self._decide(seat)
        except Left:
            self._keep()
            self._say("terminal-kept" if self.record else "terminal-not-kept", file=str(self.record))
            return 0
        self._keep()
        self._show_result()
        return 0

    def _open(self, seats: int, seed: int | None, options: Any) -> Match:
        if self.record and self.record.exists():
            match = load_record(self.record)
            if match.game.name != "nations" or match.seats != seats:
                raise BadInput(str(self.record), "other-match", game=match.game.name, seats=match.seats)
            return match
        return new_match("nations", seats, seed, options)

    def _names(self, seats: int) -> list[str]:
        nations = self.data.start.nations
        return [self._text("terminal-you") if seat == self.own else nations[seat] for seat in range(seats)]

    def _keep(self) -> None:
        if self.record:
            fresh = self.record.with_name(self.record.name + ".new")
            try:
                fresh.write_bytes(self.match.record.to_bytes())
                fresh.replace(self.record)
            except OSError as error:
                raise BadInput(
                    "--record", "cannot-write", path=str(self.record), reason=error.strerror or ""
                ) from None

    def _text(self, message: str, **facts: Any) -> str:
        return text.say(message, self.language, None, **facts)

    def _say(self, message: str, **facts: Any) -> None:
        self.console.print(self._text(message, **facts))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            line = self.match.game.event_line(
                event, self.names, self.match.options, self.language, seat=self.own
            )
            self.console.print(Text("  " + line, style="dim"))

    # Deciding

    def _decide(self, seat: int) -> None:
        """Ask until a move was made or taken back."""
        view = self.match.view(seat)
        assert isinstance(view, NationsView)
        self._show(view, whole=view.stage in ("turn", "books", "famine", "war"))
        while True:
            try:
                answer = self.console.input(f"{self.names[seat]}> ").strip().lower()
            except EOFError:
                raise Left from None
            word, _, rest = answer.partition(" ")
            if word in ("q", "quit", "exit"):
                raise Left
            if word == "u":
                if self._undo(seat):
                    return
            elif word in ("?", "help", "b"):
                self._say("terminal-help")
                self._show(view, whole=word == "b")
            elif word == "r":
                rule = text.rules(self.match.game, self.language).get(rest.strip().upper())
                self.console.print(rule or self._text("terminal-no-rule"))
            elif word == "h":
                self._hint(seat, view)
            elif answer and self._play(seat, answer, view):
                return

    def _undo(self, seat: int) -> bool:
        if self.match.may_undo(seat):
            self.match.undo()
            return True
        self._say("terminal-no-undo")
        return False

    def _hint(self, seat: int, view: NationsView) -> None:
        found = hints(self.match, seat, rng=self.rng)
        if not found:
            self._say("terminal-no-hint")
        for hint in found:
            move = f"{move_words(self.match, hint, view, self.language)} ({worth_words(hint, self.language)})"
            self._say("terminal-hint", move=move)
            for reason in hint.reasons:
                self.console.print(f"  {say(self.match.game, reason, self.language)}")

    def _play(self, seat: int, answer: str, view: NationsView) -> bool:
        try:
            numbers = [int(word) for word in answer.replace(",", " ").split()]
        except ValueError:
            numbers = []
        move = _picked(view, numbers) if _picks(view) else _chosen(view, numbers)
        if move is None:
            self._say("terminal-not-a-choice", count=len(_pieces(view) if _picks(view) else view.moves))
            return False
        try:
            self._tell(self.match.play(seat, move))
        except SandtableError as error:
            self.console.print(Text(text.refusal(self.match.game, error, self.language), style="red"))
            return False
        self._keep()
        return True

    # Showing

    def _show(self, view: NationsView, whole: bool) -> None:
        if whole:
            self.console.print()
            self.console.print(self._board(view))
            for player in sorted(view.players, key=lambda player: view.order.index(player.seat)):
                self.console.print(self._player(player, view))
        self.console.print(
            Text(self.match.game.prompt(view, self.names, self.match.options, self.language), style="bold")
        )
        if _picks(view):
            teller = Teller(self.match.game, language=self.language)
            for number, name in enumerate(_pieces(view), 1):
                self.console.print(f"{number:3}  {teller.counted(PIECE.split(), name)}")
            self._say("terminal-pick")
        else:
            for number, move in enumerate(_menu(view), 1):
                self.console.print(
                    f"{number:3}  {self.match.game.move_line(move, view, self.match.options, self.language)}"
                )

    def _board(self, view: NationsView) -> Panel:
        grid = Grid.grid(padding=(0, 2), expand=True)
        grid.add_column(width=5)
        for _ in range(view.columns):
            grid.add_column(ratio=1)
        for row in range(3):
            places = view.board[row * view.columns : (row + 1) * view.columns]
            grid.add_row(str(places[0].price), *(self._place(place) for place in places))
        due = self._text("terminal-due", food=view.event.food, strength=view.event.strength, count=view.age)
        title = f"{self._text(f'nations-age-{view.age}')}: {tile_name(view.event, self.language)} ({due})"
        books = view.opponent_books
        below = None if books is None else self._text("terminal-opponent", books=books)
        return Panel(grid, title=title, subtitle=below)

    def _place(self, place: Place) -> Text:
        if place.tile is not None:
            return self._tile(place.tile)
        taker = place.taken_by
        who = self.names[taker] if isinstance(taker, int) else self._text("terminal-the-opponent")
        return Text(self._text("terminal-taken", player=who), style="dim")

    def _player(self, player: PlayerView, view: NationsView) -> Text:
        state = f" ({self._text('terminal-passed')})" if player.passed else ""
        books = self._text("nations-books", count=player.books)
        points = self._text("terminal-points", count=player.points)
        line = Text(f"{self.names[player.seat]}{state}: {points} ({player.score}), {books}\n", style="bold")
        line.append(f"  {self._text('terminal-available')}: ", style="not bold")
        for name in player.available:
            colour = name.partition("-")[0]
            line.append(self._short(name), style=f"not bold {STYLES[colour]}")
        line.append(f"({self._text('nations-reroll')})" * player.rerolls, style="not bold gold3")
        if player.unrolled:
            line.append(
                f" {self._counts(player.unrolled)} {self._text('terminal-not-rolled')}", style="not bold dim"
            )
        used = player.used_dice | player.used_chits
        if player.used_rerolls:
            used |= {self._text("nations-reroll"): player.used_rerolls}
        if used:
            line.append(f"  {self._text('terminal-used')}: {self._counts(used)}", style="not bold dim")
        line.append(f"\n  {self._text('terminal-has')}: ", style="not bold")
        owned = [*player.developments, *player.colonies, *player.wonders]
        if player.advisor:
            owned.append(player.advisor)
        for number, tile in enumerate(owned):
            line.append(", " if number else "", style="not bold")
            line.append(self._tile(tile))
        if player.construction:
            line.append(f"; {self._text('terminal-begun')}: ", style="not bold")
            line.append(self._tile(player.construction))
        return line

    def _show_result(self) -> None:
        result = self.match.result
        assert result is not None
        columns = [self._text(f"nations-source-{source}").lower() for source in SOURCES]
        grid = Grid(self._text("terminal-player-column"), *columns, self._text("terminal-total-column"))
        for seat in result.ranking:
            points = [str(result.sources[seat][source]) for source in SOURCES]
            grid.add_row(self.names[seat], *points, str(result.scores[seat]))
        self.console.print(grid)
        self._say("terminal-seed", seed=self.match.record.seed)

    def _short(self, name: str) -> str:
        """A die as [3 books], a chit as (gold)."""
        kind, symbol, *amount = name.split("-")
        if kind == "chit":
            return f"({self._text(f'nations-{symbol}')})"
        return f"[{self._text(f'nations-face-{symbol}', amount=int(amount[0]))}]"

    def _counts(self, things: dict[str, int]) -> str:
        return ", ".join(
            f"{count} {text.find(f'nations-{name}', self.language) or name}" for name, count in things.items()
        )

    def _tile(self, tile: AnyTile) -> Text:
        """A tile in short: name, what it gives, points."""
        plain = msgspec.to_builtins(tile)
        facts = []
        if isinstance(tile, Development):
            facts.append(f"{tile.dice} {self._text(f'nations-{tile.colour}')}")
        if plain.get("rerolls"):
            facts.append(self._text("nations-chit-reroll", count=plain["rerolls"]))
        if plain.get("chit"):
            facts.append(self._text(f"nations-{plain['chit']}"))
        if plain.get("stone"):
            facts.append(f"-{plain['stone']} {self._text('nations-stone')}")
        if tile.points:
            facts.append(f"+{tile.points}")
        style = STYLES[tile.colour] if isinstance(tile, Development) else "green"
        more = f" ({', '.join(facts)})" if facts else ""
        return Text(tile_name(tile, self.language), style=f"not bold {style}").append(
            more, style="not bold default"
        )


def _pieces(view: NationsView) -> list[str]:
    """The pieces that some move would use, in the order they are shown."""
    wanted = {name for move in view.moves for name in msgspec.structs.asdict(move).get("pieces", ())}
    player = view.players[view.to_act[0]]
    return [name for name in player.available if name in wanted]


def _picks(view: NationsView) -> bool:
    """Whether there are so many combinations of pieces that they are better picked one by one."""
    return len(view.moves) > LONG_MENU and view.stage in ("paying", "rolling", "books")


def _picked(view: NationsView, numbers: list[int]) -> Any:
    pieces = _pieces(view)
    if not numbers or len(set(numbers)) < len(numbers) or not all(0 <= n <= len(pieces) for n in numbers):
        return None
    kind: Any = type(view.moves[0])
    return kind(tuple(pieces[number - 1] for number in numbers if number))


def _chosen(view: NationsView, numbers: list[int]) -> Any:
    if len(numbers) != 1 or not 1 <= numbers[0] <= len(view.moves):
        return None
    return _menu(view)[numbers[0] - 1]


def _menu(view: NationsView) -> list[AnyMove]:
    """The moves, payments of few pieces first."""
    if view.stage != "paying":
        return list(view.moves)
    return sorted(view.moves, key=lambda move: len(msgspec.structs.asdict(move)["pieces"]))
