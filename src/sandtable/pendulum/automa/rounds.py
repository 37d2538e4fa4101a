"""What the Automas do while the human plays: one card for each thing that sets them off (AUT-3 to AUT-8,
AUT-16). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ..rules import codes, tables, timers
from ..rules.codes import AREAS, BOX, LINE_OF, NOBODY, PURPLE, ROWS
from ..rules.events import AutomaDrew, AutomaMoved, AutomaRemoved
from ..rules.position import Position
from . import tables as automa_tables


def leaves_box(position: Position, seat: int, worker: int) -> bool:
    """AUT-3: whether taking this worker away makes the Automas draw a card."""
    return position.automas is not None and position.players[seat].workers[worker] >= BOX


def after_flip(position: Position, timer: int, at: int, chance: Chance, events: list[Any]) -> None:
    """AUT-3: a card follows a green or black flip by the human while purple has run out."""
    if position.automas is not None and timer != PURPLE and timers.has_run_out(position, PURPLE, at):
        draw(position, at, chance, events)


def draw(position: Position, at: int, chance: Chance, events: list[Any]) -> None:
    """AUT-4: worker, timer, province. AUT-6: what has run out is judged when the card is drawn. AUT-13: in
    the council only the worker moves."""
    automas = position.automas
    assert automas is not None
    purple_out = timers.has_run_out(position, PURPLE, at)
    reshuffled = not automas.deck
    card = automas.take(chance)
    automas.discard.append(card)
    timer = automa_tables.TIMER[card]
    shown_out = timer != NOBODY and timers.has_run_out(position, timer, at)
    events.append(AutomaDrew(card=automa_tables.IDS[card], reshuffled=reshuffled))
    if automa_tables.WORKER[card] != NOBODY:
        _move_worker(position, automa_tables.WORKER[card], events)
    if position.phase == codes.ROUND and timer != NOBODY:
        if purple_out:
            timers.flip(position, PURPLE, codes.AUTOMAS, at, chance, events)
            timers.call_council_if_due(position, events)
        elif shown_out:
            timers.flip(position, timer, codes.AUTOMAS, at, chance, events)
    place = automa_tables.PLACE[card]
    if place != NOBODY and (position.phase == codes.ROUND or position.phase == codes.CALLED):
        _remove_province(position, place, events)


def _move_worker(position: Position, area: int, events: list[Any]) -> None:
    """AUT-5: the leftmost of the row with the timer goes to the one frame of the area without any of them.

    No timer and no worker stops it (WRK-1 does not bind it).
    """
    automas = position.automas
    assert automas is not None
    line = 2 * area + position.timer_rows[area]
    mover = NOBODY
    for number in range(len(automas.workers)):
        frame = automas.workers[number]
        if LINE_OF[frame] == line and (mover == NOBODY or frame < automas.workers[mover]):
            mover = number
    before = automas.workers[mover]
    after = free_frame(position, area)
    automas.workers[mover] = after
    position.crowd[before] -= 1
    position.crowd[after] += 1
    numbers = tables.FRAME_NUMBER[position.side]
    events.append(
        AutomaMoved(
            area=AREAS[area],
            from_row=ROWS[line & 1],
            from_frame=numbers[before],
            to_row=ROWS[LINE_OF[after] & 1],
            to_frame=numbers[after],
        )
    )


def free_frame(position: Position, area: int) -> int:
    """The frame of the area without an Automa worker."""
    automas = position.automas
    assert automas is not None
    for line in (2 * area, 2 * area + 1):
        for frame in tables.FRAMES[position.side][line]:
            if frame not in automas.workers:
                return frame
    raise AssertionError("three workers cannot fill four frames")


def _remove_province(position: Position, place: int, events: list[Any]) -> None:
    """AUT-8: it leaves the game (PRV-5); whether the place is refilled is up to the human."""
    province = position.places[place]
    if province != NOBODY:
        position.places[place] = NOBODY
        position.provinces_out += (province,)
        events.append(AutomaRemoved(place=place, province=tables.PROVINCE_NAMES[province]))
