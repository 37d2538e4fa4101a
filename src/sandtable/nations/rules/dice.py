"""Rolling. Compiled with mypyc."""

from __future__ import annotations

from ...core.chance import Chance
from .box import COLOURS, NONE, Box
from .events import Rolled
from .moves import Roll
from .payments import held
from .position import Player, Position
from .refusal import Refusal


def roll_for_age(position: Position, seat: int, chance: Chance) -> Rolled:
    """AGE-4: all dice, at the beginning of the first turn."""
    player = position.players[seat]
    kinds: list[int] = []
    for colour in range(len(COLOURS)):
        _roll(position.box, player, colour, player.idle[colour], chance, kinds)
        player.idle[colour] = 0
    player.rolled = True
    return Rolled(seat=seat, why="age", pieces=position.box.pieces(kinds))


def roll_new(position: Position, seat: int, colour: int, count: int, chance: Chance) -> Rolled:
    """BUY-3: new dice are rolled at once."""
    kinds: list[int] = []
    _roll(position.box, position.players[seat], colour, count, chance, kinds)
    return Rolled(seat=seat, why="new", pieces=position.box.pieces(kinds))


def reroll_refusal(player: Player, box: Box) -> Refusal | None:
    """RER-1: a chit and at least one die."""
    if not player.rerolls:
        return Refusal("RER-1", "no-reroll-chit")
    for kind in range(box.dice_kinds):
        if player.available[kind]:
            return None
    return Refusal("RER-1", "no-die-to-reroll")


def roll_refusal(box: Box, player: Player, move: Roll) -> Refusal | None:
    """RER-1: one or more available dice."""
    kinds = box.kinds_of(move.pieces)
    if not kinds:
        return Refusal("RER-1", "nothing-to-roll" if kinds is not None else "pieces-not-available")
    if kinds[-1] >= box.dice_kinds or not held(box, player, kinds):
        return Refusal("RER-1", "pieces-not-available")
    return None


def roll_again(position: Position, seat: int, move: Roll, chance: Chance) -> Rolled:
    box = position.box
    player = position.players[seat]
    again = box.kinds_of(move.pieces)
    assert again is not None
    for kind in again:
        player.available[kind] -= 1
    kinds: list[int] = []
    for kind in again:
        _roll(box, player, box.colour[kind], 1, chance, kinds)
    return Rolled(seat=seat, why="reroll", before=box.pieces(again), pieces=box.pieces(kinds))


def _roll(box: Box, player: Player, colour: int, count: int, chance: Chance, kinds: list[int]) -> None:
    """Roll dice, make them available, and add what they show to `kinds`."""
    assert colour != NONE
    for _ in range(count):
        kind = box.faces[colour][chance.below(6)]
        player.available[kind] += 1
        kinds.append(kind)
