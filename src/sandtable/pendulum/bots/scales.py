"""What tracks, cubes and votes are worth in a position of Pendulum, by their number. Compiled with mypyc."""

from __future__ import annotations

from math import exp
from typing import Final

from ..automa import tables as automa_tables
from ..automa.automas import HAND, RIVALS, Automas
from ..rules import tables
from ..rules.codes import NEUTRAL_VOTES
from ..rules.position import Position
from .flips import LENGTH
from .weights import Weights

MOST_VOTES: Final = 24
"""More votes make no difference."""


def track_table(weights: Weights) -> list[float]:
    """By column, what a track is worth; the steps inside the parchment are worth less."""
    values = [0.0] * (tables.END_OF_TRACK + 5)
    for column in range(1, tables.END_OF_TRACK + 1):
        if column <= tables.PARCHMENT:
            step = weights.step - weights.fall * (column - 1)
        else:
            step = weights.beyond
        values[column] = values[column - 1] + step
    for column in range(tables.END_OF_TRACK + 1, tables.END_OF_TRACK + 5):
        values[column] = values[tables.END_OF_TRACK]
    return values


def cube_tables(to_end: float, weights: Weights) -> list[list[float]]:
    """By resource and number, what holding so many cubes is worth. They are worth nothing when the game
    ends."""
    use = to_end / 200.0
    if use > 1.0:
        use = 1.0
    found: list[list[float]] = []
    for each in (weights.military, weights.culture, weights.gold):
        values = [0.0] * 11
        for number in range(1, 11):
            one = each - weights.sinking * (number - 1)
            values[number] = values[number - 1] + (one if one > 0.02 else 0.02) * use
        found.append(values)
    return found


def vote_table(position: Position, seat: int, to_call: float, weights: Weights) -> list[float]:
    """By number of votes, what the places in the next privilege order are worth, the more surely the nearer
    the council is."""
    spread = 0.6 + weights.spread * to_call / LENGTH
    worth = weights.place * (1.6 if position.side == 0 else 1.0)
    rivals = rival_votes(position, seat)
    values = [0.0] * (MOST_VOTES + 1)
    for votes in range(MOST_VOTES + 1):
        for rival in rivals:
            values[votes] += worth / (1.0 + exp((rival - votes) / spread))
        values[votes] += 0.02 * votes
    return values


def rival_votes(position: Position, seat: int) -> list[int]:
    """The votes of all whom the seat meets in the council."""
    rivals = [position.players[other].votes for other in range(position.seats) if other != seat]
    if position.automas is not None:
        for rival in range(RIVALS):
            rivals.append(_votes_to_come(position.automas, rival, position.round))
    elif len(position.order) > position.seats:
        rivals.append(NEUTRAL_VOTES)
    return rivals


def _votes_to_come(automas: Automas, rival: int, number: int) -> int:
    """AUT-10: what an Automa will have at the council, with average cards in place of those to be drawn."""
    laid = automas.laid[rival]
    votes = automa_tables.LEVEL_VOTES[automas.level][number - 1] + automas.markers
    for card in laid:
        votes += automa_tables.VOTES[card]
    return votes + (HAND - len(laid)) * sum(automa_tables.VOTES) // len(automa_tables.VOTES)
