"""What the checks of the battery rest on: a table to play, random legal play, and what is compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, NamedTuple, Protocol

from hypothesis import strategies as st

from sandtable import Match, new_match
from sandtable.core import wire
from sandtable.core.game import Event

SEEDS = st.integers(0, 2**32 - 1)
Tempo = Literal["stands", "steps", "jumps", "mixed"]


class Inventory(Protocol):
    """Counts what a game has in its box. Made when a match begins, shown every position, and the events that
    led to it; raises AssertionError when something is lost or made from nothing."""

    def __init__(self, match: Match) -> None: ...

    def check(self, position: Any, events: list[Event]) -> None: ...


Place = list[tuple[list[Any], int]]
"""Where a hidden card is kept: lists, and the index in each. More than one if a position remembers others."""
Pile = list[Place]
"""Places whose cards might as well lie in any other order, for all that a seat can know."""


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    inventory: type[Inventory] | None = None
    same: Callable[[Any], Any] = lambda move: move
    """Moves for which this gives the same mean the same, though only one form of it is listed."""
    grants_more: bool = False
    """Whether `play` may accept what is not listed (contract, 9)."""
    hidden: Callable[[Any, int], list[Pile]] = lambda position, seat: []
    """What of a position a seat cannot know."""
    tempos: tuple[Tempo, ...] = ("stands", "steps", "jumps", "mixed")
    most: int = 20_000
    """More decisions than any match takes."""
    choose: Callable[[list[tuple[int, Any]], Random], tuple[int, Any]] = lambda found, rng: rng.choice(found)
    """How the driver decides: by equal chances, unless matches would become too long that way."""

    def __str__(self) -> str:
        options = "".join(f"-{key}-{value}" for key, value in self.options.items())
        return f"{self.game}-{self.seats}{options}"

    def match(self, seed: int) -> Match:
        return new_match(self.game, self.seats, seed, self.options)


class Visit(NamedTuple):
    """A moment of a match at which somebody is about to decide."""

    match: Match
    at: int
    to_act: tuple[int, ...]
    rng: Random

    def moves(self) -> list[tuple[int, Any]]:
        seats = range(self.match.seats)
        return [(seat, move) for seat in seats for move in self.match.moves(seat, self.at)]


Check = Callable[[Table, int], None]


def name_of(check: Check) -> str:
    return check.__name__


def visits(
    table: Table, seed: int, told: list[list[Event]] | None = None, part: float = 1
) -> Iterator[Visit]:
    """Play a match by chance, stopping before every decision, or before a part of them; `told` gets the
    events of each entry."""
    choices, rng = Random(f"choices {seed}"), Random(f"checks {seed}")
    tempo = table.tempos[choices.randrange(len(table.tempos))]
    match = table.match(seed)
    for _ in range(table.most):
        at = next_look(match, tempo, choices)
        to_act = match.game.to_act(match.position, at)
        if not to_act:
            assert match.result is not None, "waits for nobody, but is not over (contract, 11)"
            return
        visit = Visit(match, at, to_act, rng)
        if part == 1 or rng.random() <= part:
            yield visit
        seat, move = table.choose(visit.moves(), choices)
        events = match.play(seat, move, at)
        if told is not None:
            told.append(events)
    raise AssertionError(f"not over after {table.most} decisions (contract, 19)")


def next_look(match: Match, tempo: Tempo, rng: Random) -> int:
    """A moment at which somebody has a move, unless the match is over."""
    at = _tick(match, tempo, rng)
    if any(match.moves(seat, at) for seat in range(match.seats)):
        return at
    return match.next_change(at) or at


def _tick(match: Match, tempo: Tempo, rng: Random) -> int:
    if tempo == "mixed":
        tempo = rng.choice(("stands", "steps", "jumps"))
    if tempo == "steps":
        return match.now + rng.randrange(2_000)
    if tempo == "jumps" and (change := match.next_change()) is not None:
        return change
    return match.now


def finish(table: Table, seed: int) -> Match:
    match = table.match(seed)
    for visit in visits(table, seed):
        match = visit.match
    return match


def state(match: Match) -> tuple[Any, ...]:
    """All of a match that a move may change."""
    chance = match._chance
    return (
        match.game.save(match.position),
        chance.key,
        chance.drawn,
        match.now,
        len(match),
        match._revealing,
    )


def views(match: Match, at: int | None = None) -> list[bytes]:
    return [wire.encode(match.view(seat, at)) for seat in (None, *range(match.seats))]
