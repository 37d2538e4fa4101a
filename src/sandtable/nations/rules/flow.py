"""AGE: what comes next, and everything that needs no decision. Compiled with mypyc."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.chance import Chance
from ...core.game import Event
from . import events as happened
from . import scoring, solo
from .box import BOOK, FOOD, NONE, STRENGTH
from .dice import roll_for_age
from .payments import can_pay, shown
from .position import (
    BOOKS,
    FAMINE,
    NEXT_BOOKS,
    NEXT_FAMINE,
    NEXT_TURN,
    NEXT_WAR,
    OVER,
    START_AGE,
    TURN,
    WAR,
    Position,
)

AGES: Final = 4
AGE_STAGES: Final = ("turn", "books", "famine", "order", "war")
"""AGE-6: what an age consists of."""
SOLO_AGE_STAGES: Final = ("turn", "books", "famine", "war")
"""SOL-1: nobody to be before or after."""


def advance(position: Position, chance: Chance, events: list[Event]) -> None:
    """Go on until a seat must decide or the match is over."""
    while position.stage < TURN:
        if position.stage == START_AGE:
            _start_age(position, chance, events)
        elif position.stage == NEXT_TURN:
            _next_turn(position, chance, events)
        elif position.stage == NEXT_BOOKS:
            _next_books(position, events)
        elif position.stage == NEXT_FAMINE:
            _next_famine(position, events)
        else:
            _next_war(position, events)


def _start_age(position: Position, chance: Chance, events: list[Event]) -> None:
    """AGE-1, AGE-2, AGE-6."""
    if position.age == AGES:
        position.seat = NONE
        position.stage = OVER
        events.append(scoring.end(position))
        return
    box = position.box
    position.age += 1
    places = 12 if len(position.players) == 4 else 9
    stack = position.stacks[position.age - 1]
    position.board = [stack[len(stack) - 1 - place] for place in range(places)]
    position.takers = [NONE] * places
    position.taken = [NONE] * places
    # Stacks are shared between copies of a position: replaced, never changed in place.
    position.stacks[position.age - 1] = stack[: len(stack) - places]
    stack = position.event_stacks[position.age - 1]
    position.event = stack[-1]
    position.event_stacks[position.age - 1] = stack[:-1]
    for player in position.players:
        for kind in range(box.dice_kinds):
            player.idle[box.colour[kind]] += player.available[kind]
            player.available[kind] = 0
        for symbol in range(5):
            player.available[box.dice_kinds + symbol] += player.used_chits[symbol]
            player.used_chits[symbol] = 0
        player.rerolls += player.used_rerolls
        player.used_rerolls = 0
        player.passed = False
        player.rolled = False
    events.append(
        happened.AgeBegan(
            age=position.age,
            tiles=tuple([box.ids[tile] for tile in position.board]),
            event=box.data.events[position.event].id,
        )
    )
    if position.solo():
        events.append(solo.read(position, chance))
    position.seat = position.order[-1]
    position.stage = NEXT_TURN


def after_action(position: Position, chance: Chance, events: list[Event]) -> None:
    """SOL-3: once an action is complete the opponent's die is rolled."""
    if position.stage == NEXT_TURN and position.solo():
        events.append(solo.take_tile(position, chance))


def _next_turn(position: Position, chance: Chance, events: list[Event]) -> None:
    """AGE-3, AGE-4: the next in order who has not passed."""
    position.place = NONE
    position.symbol = NONE
    position.amount = 0
    order = position.order
    place = order.index(position.seat)
    for _ in range(len(order)):
        place = (place + 1) % len(order)
        seat = order[place]
        player = position.players[seat]
        if not player.passed:
            position.seat = seat
            position.stage = TURN
            if not player.rolled:
                events.append(roll_for_age(position, seat, chance))
            return
    position.queue = order.copy()
    position.stage = NEXT_BOOKS


def _next_books(position: Position, events: list[Event]) -> None:
    """BOO-1: in reverse order; who shows no book has nothing to decide."""
    while position.queue:
        seat = position.queue.pop()
        if shown(position.box, position.players[seat], BOOK):
            position.seat = seat
            position.stage = BOOKS
            return
    events.append(scoring.score_books(position))
    position.queue = position.order.copy()
    position.stage = NEXT_FAMINE


def _next_famine(position: Position, events: list[Event]) -> None:
    """FAM-1; then ORD-1."""
    needed = position.box.event_food[position.event]
    if _next_payer(position, FOOD, needed, FAMINE, scoring.famine, events):
        return
    if not position.solo():
        events.append(scoring.set_order(position))
    position.queue = position.order.copy()
    position.stage = NEXT_WAR


def _next_war(position: Position, events: list[Event]) -> None:
    """WAR-1, by the new order."""
    needed = position.box.event_strength[position.event]
    if not _next_payer(position, STRENGTH, needed, WAR, scoring.war, events):
        position.stage = START_AGE


def _next_payer(
    position: Position,
    symbol: int,
    amount: int,
    stage: int,
    score: Callable[[Position, int, bool, bool], Event],
    events: list[Event],
) -> bool:
    """FAM-1, WAR-1: let the next in reverse order who can pay decide; returns whether there is one."""
    position.symbol = symbol
    position.amount = amount
    while position.queue:
        seat = position.queue.pop()
        if can_pay(position.box, position.players[seat], symbol, amount):
            position.seat = seat
            position.stage = stage
            return True
        events.append(score(position, seat, False, False))
    return False
