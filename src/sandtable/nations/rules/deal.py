"""SET: the start of a match, and what of it a player cannot know. Compiled with mypyc."""

from __future__ import annotations

from ...core.chance import Chance
from .box import NONE, Box
from .position import START_AGE, Position, new_player


def start(box: Box, seats: int, hard: bool, chance: Chance) -> Position:
    """SET-1 to SET-4, SOL-1."""
    order = list(range(seats))
    chance.shuffle(order)
    players = [new_player(box) for _ in range(seats)]
    start_books = [1, 3] if seats == 2 else [1, 2, 3, 4]
    for place, seat in enumerate(order):
        players[seat].books = start_books[place]
    stacks = [tiles.copy() for tiles in box.tiles_of_age]
    event_stacks = [events.copy() for events in box.events_of_age]
    for stack in stacks:
        chance.shuffle(stack)
    for stack in event_stacks:
        chance.shuffle(stack)
    return Position(
        box,
        hard,
        players,
        order,
        stacks,
        event_stacks,
        [],
        [],
        [],
        [],
        0,
        NONE,
        START_AGE,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        1 if seats == 1 else 0,
    )


def deal_anew(position: Position, chance: Chance) -> None:
    """Nobody knows the order of the stacks; all else lies open.

    They are put in order first: what is dealt depends on nothing that is hidden.
    """
    position.stacks = [_shuffled(stack, chance) for stack in position.stacks]
    position.event_stacks = [_shuffled(stack, chance) for stack in position.event_stacks]


def _shuffled(stack: list[int], chance: Chance) -> list[int]:
    fresh = sorted(stack)
    chance.shuffle(fresh)
    return fresh
