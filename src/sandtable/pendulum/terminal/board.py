"""What lies on Pendulum's table, as lines and columns of a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from ...core import text
from ..automa.view import AutomasView
from ..data import DATA
from ..rules.codes import AREAS, COLOURS, RESOURCES, ROWS, TRACKS
from ..rules.view import PendulumView, PlayerView, Standing
from .words import Words, frames, price_of

STYLES = {"purple": "medium_purple", "green": "green3", "black": "grey62"}
INDENT = "  "
PRINTED = DATA.printed_reward.id


class Board:
    """A view in the words of one language; `names` are the players' by seat."""

    def __init__(self, view: PendulumView, names: Sequence[str], language: str) -> None:
        self.view, self.names, self.language = view, names, language
        self.words = Words(language)

    def drawn(self) -> Group:
        parts: list[Any] = [self._situation(), *map(self._area, AREAS), self._middle()]
        parts += [self._player(seat) for seat in sorted(range(len(self.view.players)), key=self._own_last)]
        if self.view.automas:
            parts.append(self._automas(self.view.automas))
        return Group(*parts)

    def _own_last(self, seat: int) -> bool:
        return seat == self.view.seat

    def _say(self, message: str, **facts: Any) -> str:
        return text.say(message, self.language, **facts)

    def _seat(self, seat: int) -> str:
        seats = len(self.names)
        return self.names[seat] if seat < seats else self.words.say("seat", seat=seat, seats=seats)

    def _order(self, seats: Iterable[int]) -> str:
        return ", ".join(f"{place}. {self._seat(seat)}" for place, seat in enumerate(seats, 1))

    def _situation(self) -> Group:
        view = self.view
        phase = self.words.say("phase", phase=view.phase, round=view.round)
        now = self._say(
            "terminal-pendulum-now", phase=phase, kind=view.phase, round=view.round, space=view.space or 0
        )
        lines = [(self._say("terminal-pendulum-privilege"), self._order(view.order))]
        if view.next_order != view.order:
            lines.append((self._say("terminal-pendulum-by-votes"), self._order(view.next_order)))
        if view.space:
            lines.append((self._say("terminal-pendulum-next"), self._next(view.space)))
        return Group(Text(now, style="bold"), _labelled(lines))

    def _next(self, space: int) -> str:
        """What comes after this space of the timer track."""
        spaces = DATA.timer_track.spaces
        if space == len(spaces):
            return self._say("terminal-pendulum-next-council")
        return self.words.joined([self.words.say(area) for area in spaces[space]])

    def _area(self, area: str) -> Group:
        grid = Grid.grid(padding=(0, 2), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for row in ROWS:
            notes = [self.words.say(row)]
            if self.view.timers[area].row == row:
                notes.append(self._timer(area))
            for frame in range(len(frames(DATA.sides[self.view.side], area, row))):
                note = notes[frame] if frame < len(notes) else ""
                actions = self.words.frame(DATA.sides[self.view.side], area, row, frame)
                grid.add_row(INDENT + note, actions, "\n".join(self._workers(area, row, frame)))
        name, price = _capital(self.words.say(area)), price_of(DATA.sides[self.view.side], area)
        title = self._say(
            "terminal-pendulum-area",
            area=name,
            price="some" if price else "none",
            cost=self.words.cost(price),
        )
        return Group(Text(title, style=f"bold {STYLES[area]}"), grid)

    def _timer(self, area: str) -> str:
        timer = self.view.timers[area]
        left = 0 if timer.runs_out is None else max(0, timer.runs_out - self.view.at)
        state = "rests" if timer.runs_out is None else "runs" if left else "out"
        return self._say("terminal-pendulum-timer", state=state, seconds=-(-left // 1000))

    def _workers(self, area: str, row: str, frame: int) -> Iterable[str]:
        """Who stands in a frame, or in a box under it."""
        here = (area, row, frame)
        view = self.view
        for seat, player in enumerate(view.players):
            for worker in player.workers:
                if worker.place and _at(worker.place) == here:
                    facts = [self.words.say(f"state-{worker.state}"), *self._box(worker.place)]
                    yield self._worker(self.names[seat], worker.grande, ", ".join(facts))
        if view.automas:
            automas = self.words.say("automas")
            yield from (self._worker(automas) for each in view.automas.workers if _at(each) == here)
        neutral = self.words.say("neutral")
        yield from (self._worker(neutral) for each in view.neutral_workers if _at(each) == here)

    def _worker(self, player: str, grande: bool = False, state: str = "") -> str:
        kind = self.words.say("grande" if grande else "common")
        return self._say("terminal-pendulum-worker", player=player, kind=kind) + (
            f" ({state})" if state else ""
        )

    def _box(self, place: Standing) -> Iterable[str]:
        """The action of the box it stands in, if the frame has several."""
        row = frames(DATA.sides[self.view.side], place.area, place.row)
        if place.box is not None and place.frame is not None and len(row[place.frame]) > 1:
            boxes = [action for frame in row for action in frame]
            yield self.words.say(f"action-{boxes[place.box]}")

    def _middle(self) -> Grid:
        view, words = self.view, self.words
        claim = self._say(
            "terminal-pendulum-achievement-needs",
            name=words.say(f"achievement-{view.achievement}"),
            star="yes" if view.token else "no",
            **words.facts_about("achievement", view.achievement),
        )
        provinces = [
            f"{words.say(f'province-{name}')} ({words.province(name)})" for name in view.provinces if name
        ]
        deck = self._say("terminal-pendulum-deck", count=view.province_deck)
        rewards = [name for name in view.rewards if name]
        if view.grande_card:
            rewards.append(DATA.grande_card.id)
        return _labelled(
            [
                (self._say("terminal-pendulum-achievement"), claim),
                (self._say("terminal-pendulum-provinces"), "\n".join([*provinces, deck])),
                (self._say("terminal-pendulum-council"), "\n".join(map(self._card, [*rewards, PRINTED]))),
            ]
        )

    def _card(self, name: str) -> str:
        return f"{self._cards([name])}: {self.words.about('card', name)}"

    def _cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.words.say(f"card-{name}") for name in cards)

    def _player(self, seat: int) -> Group:
        player = self.view.players[seat]
        said = f" ({self._say('terminal-pendulum-done')})" if player.done else ""
        title = f"{self.names[seat]}, {self.words.say(f'character-{player.character}')}{said}"
        own = seat == self.view.seat
        hand = "\n".join(map(self._card, player.hand)) if own else self._cards(player.hand)
        lines = {
            "terminal-pendulum-resources": self._held(player),
            "terminal-pendulum-tracks": self._tracks(player),
            "terminal-pendulum-workers": self._elsewhere(player),
            "terminal-pendulum-hand": hand,
            "terminal-pendulum-discarded": self._cards(player.discard),
            "terminal-pendulum-conquered": self._conquered(player),
            "terminal-pendulum-production": self.words.by_slot(
                {name: each.gain for name, each in player.production.items()}
            ),
        }
        return Group(
            Text(title, style="bold"), _labelled((self._say(name), line) for name, line in lines.items())
        )

    def _held(self, player: PlayerView) -> str:
        found = [
            self._say(
                "terminal-pendulum-held",
                name=self.words.say(name),
                held=player.resources[name],
                limit=player.limits[name],
            )
            for name in RESOURCES
        ]
        return ", ".join([*found, self.words.say("amount-votes", count=player.votes)])

    def _tracks(self, player: PlayerView) -> str:
        found = []
        for name in TRACKS:
            track = text.say(
                "core-name-value", self.language, name=self.words.say(name), value=player.tracks[name]
            )
            glory = f" (+{player.glory[name]} {self.words.say('glory')})" if player.glory[name] else ""
            found.append(track + glory)
        legendary = self._say(
            "terminal-pendulum-legendary", reached="yes" if player.tracks["legendary"] else "no"
        )
        return ", ".join([*found, legendary])

    def _elsewhere(self, player: PlayerView) -> str:
        """The workers that are not on the board."""
        found: dict[str, list[str]] = {}
        for worker in player.workers:
            if worker.place is None and worker.state != "gone":
                kind = self.words.say("grande" if worker.grande else "common")
                found.setdefault(worker.state, []).append(kind)
        return "; ".join(
            f"{self.words.say(f'state-{state}')}: {', '.join(kinds)}" for state, kinds in found.items()
        )

    def _conquered(self, player: PlayerView) -> str:
        return "; ".join(
            f"{self.words.say(colour)}: {self._provinces(player.provinces[colour])}"
            for colour in COLOURS
            if player.provinces[colour]
        )

    def _provinces(self, names: Iterable[str]) -> str:
        return ", ".join(self.words.say(f"province-{name}") for name in names)

    def _automas(self, automas: AutomasView) -> Grid:
        lines = []
        for number, rival in enumerate(automas.rivals, 1):
            facts = [
                self.words.say("automa-points", points=rival.points),
                self.words.say("automa-distance", distance=rival.distance),
                self.words.say("automa-votes", votes=rival.votes),
            ]
            if rival.points_to_come is not None and rival.votes_to_come is not None:
                points = self.words.say("automa-points", points=rival.points_to_come)
                votes = self.words.say("automa-votes", votes=rival.votes_to_come)
                facts.append(self._say("terminal-pendulum-to-come", points=points, votes=votes))
            lines.append((self.words.say("automa-name", automa=number), ", ".join(facts)))
        return _labelled(lines, style="bold")


def _at(place: Any) -> tuple[str, str, int | None]:
    return place.area, place.row, place.frame


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _labelled(lines: Iterable[tuple[str, str]], style: str = "") -> Grid:
    """Labels, and what they are about beside them; without the lines that say nothing."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=style)
    grid.add_column()
    for label, line in lines:
        if line:
            grid.add_row(INDENT + label, line)
    return grid
