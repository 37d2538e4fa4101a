"""Matches against the Automas to test with."""

from __future__ import annotations

from typing import Any

from sandtable.core.game import Event
from sandtable.core.match import Match
from sandtable.pendulum.automa import tables as automa_tables
from sandtable.pendulum.automa.automas import Automas
from sandtable.pendulum.rules import moves
from sandtable.pendulum.rules.codes import BOX, NOBODY

from .tables import call, put, started

WORKER_ONLY = {"purple": 11, "green": 15}
"""By area, a card that moves a worker and nothing else."""
TIMER_ONLY = {"green": 19, "black": 23}
"""By timer, a card that flips and nothing else."""
PLACE_ONLY = {0: 27, 1: 28, 2: 29, 3: 30}
"""By place, a card that removes a province and nothing else."""
BLANK = 31
"""A card without anything in its left column."""
RUN_OUT = 180_000
"""When every timer has run out."""


def alone(seed: int = 1, **options: Any) -> Match:
    """Round 1 against the Automas, the human first in privilege. All timers stand on the bottom rows since
    time 0, both workers in the black vote frame there."""
    return started(1, seed, **options)


def automas_of(match: Match) -> Automas:
    automas = match.position.automas
    assert isinstance(automas, Automas)
    return automas


def stack(match: Match, *ids: int) -> None:
    """Put these cards on the deck, the first one on top."""
    automas = automas_of(match)
    cards = [automa_tables.IDS.index(number) for number in ids]
    for pile in (automas.deck, automas.discard):
        pile[:] = [card for card in pile if card not in cards]
    automas.deck += cards[::-1]


def stand(match: Match, *frames: int) -> None:
    """Let the grandes of the Automas stand in these frames."""
    position = match.position
    for frame in automas_of(match).workers:
        position.crowd[frame] -= 1
    automas_of(match).workers = list(frames)
    for frame in frames:
        position.crowd[frame] += 1


def in_free_box(match: Match, worker: int = 1, box: int = 2) -> None:
    """Stand a worker in a box of a row without the timer."""
    put(match, 0, worker, BOX + box)


def council(match: Match, *ids: int, votes: int = 0, number: int = 1) -> list[Event]:
    """Call council `number`, the Automas drawing these cards; return what its beginning brought."""
    position = match.position
    position.round = number
    call(match)
    position.players[0].votes = votes
    stack(match, *ids)
    return match.play(0, moves.Done())


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def empty_places(match: Match) -> list[int]:
    return [place for place, province in enumerate(match.position.places) if province == NOBODY]
