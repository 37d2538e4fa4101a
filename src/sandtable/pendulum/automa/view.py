"""The Automas as the player sees them: all but the order of their deck."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..options import Level
from ..rules import codes, tables
from ..rules.codes import AREAS, LINE_OF, ROWS
from ..rules.moves import Area, Row
from ..rules.position import Position
from . import ending as automa_ending
from . import tables as automa_tables
from .automas import RIVALS, Automas

LAST = 3
"""How many of the cards drawn last are shown with all that is on them."""


class AutomaCardView(msgspec.Struct, frozen=True):
    """All that a card shows."""

    id: int
    worker: Literal["purple", "green"] | None
    """The area where a worker moves (AUT-5)."""
    timer: Literal["green", "black"] | None
    """They want to flip, purple first, else this one (AUT-6)."""
    place: int | None
    """From 0, the place whose province goes (AUT-8)."""
    points: int
    votes: int
    reward: str
    """The kind of council reward it looks for (AUT-11)."""


class AutomaStanding(msgspec.Struct, frozen=True):
    area: Area
    row: Row
    frame: int


class AutomaView(msgspec.Struct, frozen=True):
    points: int
    """Its space on their track, from 0."""
    distance: int
    """Spaces from the parchment by the labels of the track; 0 inside."""
    parchment: int
    """How many spaces of the parchment it has covered."""
    glory: int
    """How many green spaces."""
    votes: int
    """In the last council."""
    grande: bool
    """Whether it took the grande card once."""
    cards: tuple[AutomaCardView, ...]
    """Laid out for the council, from left to right."""
    points_to_come: int | None
    votes_to_come: int | None
    """Under Foreshadowing, what its cards so far, the round and the markers give in the coming council."""


class AutomasView(msgspec.Struct, frozen=True):
    level: Level
    foreshadowing: bool
    advanced: bool
    parchment_from: int
    """The first space of the parchment on their track."""
    green_from: int | None
    """The first green space; None without the advanced variant."""
    end: int
    """The last space."""
    rivals: tuple[AutomaView, ...]
    """Automa 1 and 2; in the privilege order they are seats 1 and 2."""
    workers: tuple[AutomaStanding, ...]
    markers: int
    """Time markers on their mat."""
    purple_flips: int
    """In this round; with the second one the legendary token goes."""
    deck: int
    last: tuple[AutomaCardView, ...]
    """The cards drawn last, the latest first."""
    discard: tuple[int, ...]
    """The ids of all cards on the discard pile, the latest first."""


def view(position: Position) -> AutomasView:
    automas = position.automas
    assert automas is not None
    drawn = automas.discard[::-1]
    last_space = automa_tables.LAST_GREEN if automas.advanced() else automa_tables.LAST_PARCHMENT
    return AutomasView(
        level=msgspec.convert(automa_tables.LEVELS[automas.level], Level),
        foreshadowing=automas.foreshadowing,
        advanced=automas.advanced(),
        parchment_from=automa_tables.PARCHMENT,
        green_from=automa_tables.LAST_PARCHMENT + 1 if automas.advanced() else None,
        end=last_space,
        rivals=tuple(_rival(position, automas, rival) for rival in range(RIVALS)),
        workers=tuple(_standing(position, frame) for frame in sorted(automas.workers)),
        markers=automas.markers,
        purple_flips=3 - sum(position.markers) if position.phase in (codes.ROUND, codes.CALLED) else 0,
        deck=len(automas.deck),
        last=tuple(card_view(card) for card in drawn[:LAST]),
        discard=tuple(automa_tables.IDS[card] for card in drawn),
    )


def _rival(position: Position, automas: Automas, rival: int) -> AutomaView:
    coming = automas.foreshadowing and position.phase in (codes.ROUND, codes.CALLED)
    return AutomaView(
        points=automas.points[rival],
        distance=automa_tables.distance(automas.points[rival]),
        parchment=automa_ending.spaces(automas, rival),
        glory=automa_ending.glory(automas, rival),
        votes=automas.votes[rival],
        grande=automas.grandes[rival],
        cards=tuple(card_view(card) for card in automas.laid[rival]),
        points_to_come=automas.points_for(rival, position.round) if coming else None,
        votes_to_come=automas.votes_for(rival, position.round) if coming else None,
    )


def card_view(card: int) -> AutomaCardView:
    values = automa_tables.CARDS[card]
    return AutomaCardView(
        id=values.id,
        worker=values.worker,
        timer=values.timer,
        place=None if values.place is None else values.place - 1,
        points=values.points,
        votes=values.votes,
        reward=values.reward,
    )


def _standing(position: Position, frame: int) -> AutomaStanding:
    line = LINE_OF[frame]
    return AutomaStanding(
        area=AREAS[line >> 1], row=ROWS[line & 1], frame=tables.FRAME_NUMBER[position.side][frame]
    )
