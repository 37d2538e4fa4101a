"""What a seat of Nations may hope for: its final score, foreseen at the start of an age. Compiled with mypyc.

A straight sum over what a player owns, with weights learned from games of bots against each other
(`sandtable.nations.study.learn` says how). Points that are safe count in full; all else counts for what it
has brought on average.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules.box import BLUE, NONE, Box
from ..rules.position import OVER, Player, Position
from ..rules.scoring import points_a_rival, score
from .weights import SOLO, TABLE

LEAD: Final = 3.0
"""So many books ahead make it e : 1 that the lead lasts."""

# The features, and the places of their weights.
DICE: Final = 0
"""Four, by colour."""
CHITS: Final = 4
"""Five, by symbol."""
REROLLS: Final = 9
DEVELOPED: Final = 10
"""Points of developments, which may yet be replaced."""
ADVISED: Final = 11
BEGUN: Final = 12
"""Points of the wonder under construction."""
STONES: Final = 13
"""The stone that it costs."""
BOOKS: Final = 14
"""Points for books if all scorings to come went by the lead of now."""
READERS: Final = 15
"""Blue dice of the others, on average."""
EARLY: Final = 16
"""How many play later in the order."""
CONSTANT: Final = 17
FEATURES: Final = 18


def weights(position: Position, age: int) -> list[float]:
    """For what is owned when this age, 2 to 4, begins; 5 is the end of the match."""
    return (SOLO if position.solo() else TABLE)[age - 1]


def lead(position: Position, seat: int, books: int) -> float:
    """How many others are behind in books, softly counted, in points for a scoring."""
    players = position.players
    if len(players) == 1:
        return points_a_rival(position) / (1.0 + exp((position.opponent_books - books + 0.5) / LEAD))
    total = 0.0
    for other in range(len(players)):
        if other != seat:
            total += 1.0 / (1.0 + exp((players[other].books - books + 0.5) / LEAD))
    return total * points_a_rival(position)


def dice_of(box: Box, player: Player, colour: int) -> int:
    total = 0
    for tile in player.developments:
        if box.tile_colour[tile] == colour:
            total += box.tile_yield[tile]
    return total


def features(position: Position, seat: int) -> list[float]:
    """What counts, at the start of an age."""
    box = position.box
    player = position.players[seat]
    found = [0.0] * FEATURES
    for tile in player.developments:
        found[DICE + box.tile_colour[tile]] += box.tile_yield[tile]
        found[DEVELOPED] += box.tile_points[tile]
    for symbol in range(5):
        found[CHITS + symbol] = float(player.available[box.dice_kinds + symbol] + player.used_chits[symbol])
    found[REROLLS] = float(player.rerolls + player.used_rerolls)
    if player.advisor != NONE:
        found[ADVISED] = float(box.tile_points[player.advisor])
    if player.construction != NONE:
        found[BEGUN] = float(box.tile_points[player.construction])
        found[STONES] = float(box.tile_stone[player.construction])
    found[BOOKS] = lead(position, seat, player.books)
    others = len(position.players) - 1
    if others:
        for other in range(others + 1):
            if other != seat:
                found[READERS] += dice_of(box, position.players[other], BLUE) / others
        found[EARLY] = float(others - position.order.index(seat))
    found[CONSTANT] = 1.0
    return found


def safe(position: Position, seat: int) -> int:
    """Points that nothing can take away."""
    box = position.box
    player = position.players[seat]
    total = player.points()
    for tile in player.colonies:
        total += box.tile_points[tile]
    for tile in player.wonders:
        total += box.tile_points[tile]
    return total


def outlook(position: Position, seat: int) -> float:
    """The final score to be expected, when an age has just begun or the match is over."""
    if position.stage == OVER:
        return float(score(position.box, position.players[seat]))
    weight = weights(position, position.age)
    found = features(position, seat)
    total = float(safe(position, seat))
    for each in range(FEATURES):
        total += weight[each] * found[each]
    return total
