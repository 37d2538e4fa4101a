"""Provinces: refilling, conquering, slotting, trimming (PRV, COU-11). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from . import codes, tables
from .codes import ALLOWED, NOBODY, SHIFT
from .effects import run_all
from .events import Conquered, Drew, Refilled, Slotted, Trimmed
from .position import Position


def may_refill(position: Position, place: int) -> str:
    """PRV-3, PRV-5: one card into an empty place, while the deck lasts."""
    if not 0 <= place < 4:
        return "PRV-3 no-such-place"
    if position.places[place] != NOBODY:
        return "PRV-3 place-full"
    if not position.province_deck:
        return "PRV-5 deck-empty"
    return ALLOWED


def refill(position: Position, seat: int, place: int, at: int, events: list[Any]) -> None:
    province = position.province_deck.pop()
    position.places[place] = province
    position.refilled_at[place] = at
    position.refilled_by[place] = seat
    events.append(Refilled(seat=seat, place=place, province=tables.PROVINCE_NAMES[province]))


def lay_out(position: Position) -> None:
    """SET-4, COU-12, PRV-5: four face up, or as many as there are."""
    for place in range(4):
        if position.places[place] != NOBODY:
            position.provinces_out.append(position.places[place])
        position.places[place] = position.province_deck.pop() if position.province_deck else NOBODY
        position.refilled_at[place] = codes.LONG_AGO
        position.refilled_by[place] = NOBODY


def may_conquer(position: Position, province: int) -> str:
    """PRV-1: a face-up one."""
    return ALLOWED if province in position.places else "PRV-1 not-face-up"


def conquer(position: Position, seat: int, province: int, events: list[Any]) -> None:
    position.places[position.places.index(province)] = NOBODY
    events.append(Conquered(seat=seat, province=tables.PROVINCE_NAMES[province]))
    _take(position, seat, province, events)


def may_draw(position: Position) -> str:
    """PRV-1, PRV-5: the top of the deck, which needs no refill first."""
    return ALLOWED if position.province_deck else "PRV-5 deck-empty"


def draw(position: Position, seat: int, events: list[Any]) -> None:
    province = position.province_deck.pop()
    events.append(Drew(seat=seat, province=tables.PROVINCE_NAMES[province]))
    _take(position, seat, province, events)


def _take(position: Position, seat: int, province: int, events: list[Any]) -> None:
    """PRV-1: the slot is chosen after the card is seen."""
    position.players[seat].queue[0] = codes.SLOT << SHIFT | province
    if not position.provinces_left():
        run_all(position, events)


def slot(position: Position, seat: int, colour: int, events: list[Any]) -> None:
    """PRV-1, PRV-2, PRV-4: under any slot, any number, for good."""
    player = position.players[seat]
    province = player.queue[0] & 0xFFFF
    del player.queue[0]
    player.slotted.append(colour << 6 | province)
    events.append(Slotted(seat=seat, province=tables.PROVINCE_NAMES[province], colour=codes.COLOURS[colour]))


def excess(position: Position, seat: int) -> list[int]:
    """COU-11, COU-8: the slots with too many provinces, each as often as one must go."""
    player = position.players[seat]
    most = 2 if player.limit_card == NOBODY else 3
    slots: list[int] = []
    for colour in range(4):
        slots.extend([colour] * (len(player.slotted_in(colour)) - most))
    return slots


def may_trim(position: Position, seat: int, province: int) -> str:
    """COU-11: the owner chooses which one of the slot goes."""
    player = position.players[seat]
    colour = player.queue[0] & 0xFFFF
    return ALLOWED if colour << 6 | province in player.slotted else "COU-11 not-in-slot"


def trim(position: Position, seat: int, province: int, events: list[Any]) -> None:
    """PRV-5: what is trimmed leaves the game."""
    player = position.players[seat]
    colour = player.queue[0] & 0xFFFF
    del player.queue[0]
    player.slotted.remove(colour << 6 | province)
    position.provinces_out.append(province)
    events.append(Trimmed(seat=seat, province=tables.PROVINCE_NAMES[province]))
