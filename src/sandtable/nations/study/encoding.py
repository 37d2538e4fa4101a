"""Nations in numbers. An action keeps its meaning where it can: buying from a place is always the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...study.environments.encoding import one_hot
from ..data import AnyTile
from ..rules import moves as m
from ..rules.box import COLOURS, SYMBOLS
from ..rules.position import STAGES, TURN
from ..rules.view import NationsView, Place, PlayerView

KINDS = ("development", "advisor", "colony", "wonder")
BUY = 1
BUILD = 13
REROLL = 14
PASS = 15
DECLINE = 16
REPLACE = 17
RETURN_CHITS = 22
PIECES = 25
"""From here on, ways to choose pieces, in the order they are listed."""
WAYS = 231
"""More are very rare; a learner does without those."""
PLACES = 12
SEATS = 4
TILE = 19
PLAYER = 38


class NationsEncoding:
    game = "nations"
    size = 4 + len(STAGES) - TURN + 2 + 6 + PLACES * (TILE + 2) + SEATS * PLAYER + 2
    actions = PIECES + WAYS
    tick = 0

    def number(self, moves: Sequence[Any]) -> dict[int, Any]:
        found: dict[int, Any] = {}
        ways = 0
        for move in moves:
            match move:
                case m.Buy(place):
                    found[BUY + place] = move
                case m.Build():
                    found[BUILD] = move
                case m.Reroll():
                    found[REROLL] = move
                case m.Pass():
                    found[PASS] = move
                case m.Decline():
                    found[DECLINE] = move
                case m.Replace(slot):
                    found[REPLACE + slot] = move
                case m.ReturnChits(used):
                    found[RETURN_CHITS + used] = move
                case _:
                    if ways < WAYS:
                        found[PIECES + ways] = move
                    ways += 1
        return found

    def observe(self, view: NationsView) -> list[float]:
        """Own seat first, then the others as they sit."""
        seats = len(view.players)
        own = view.seat or 0
        numbers = one_hot(view.age, (1, 2, 3, 4)) + one_hot(view.stage, STAGES[TURN:])
        numbers += [view.event.food, view.event.strength]
        numbers += one_hot(view.due.symbol if view.due else None, SYMBOLS)
        numbers.append(view.due.amount if view.due else 0)
        for place in view.board:
            numbers += _place(place)
        numbers += [0.0] * (TILE + 2) * (PLACES - len(view.board))
        for each in range(seats):
            player = view.players[(own + each) % seats]
            numbers += _player(player, view)
        numbers += [0.0] * PLAYER * (SEATS - seats)
        numbers += [view.opponent_books or 0, float(own in view.to_act)]
        return numbers


def _place(place: Place) -> list[float]:
    return [float(place.price), float(place.tile is not None), *_tile(place.tile)]


def _tile(tile: AnyTile | None) -> list[float]:
    if tile is None:
        return [0.0] * TILE
    return [
        *one_hot(type(tile).__name__.lower(), KINDS),
        *one_hot(getattr(tile, "colour", None), COLOURS),
        *one_hot(getattr(tile, "chit", None), SYMBOLS),
        getattr(tile, "dice", 0),
        getattr(tile, "rerolls", 0),
        getattr(tile, "stone", 0),
        tile.points,
        tile.age,
        1.0,
    ]


def _player(player: PlayerView, view: NationsView) -> list[float]:
    shown = dict.fromkeys(SYMBOLS, 0)
    dice = 0
    for piece in player.available:
        kind, symbol, *amount = piece.split("-")
        shown[symbol] += int(amount[0]) if amount else 1
        dice += kind != "chit"
    owned = dict.fromkeys(COLOURS, 0)
    for each in player.developments:
        owned[each.colour] += each.dice
    return [
        *shown.values(),
        dice,
        *(player.unrolled.get(colour, 0) for colour in COLOURS),
        *(player.used_dice.get(colour, 0) for colour in COLOURS),
        *(player.used_chits.get(symbol, 0) for symbol in SYMBOLS),
        player.rerolls,
        player.used_rerolls,
        *owned.values(),
        *(float(each.points) for each in player.developments),
        player.advisor.points if player.advisor else 0,
        getattr(player.construction, "stone", 0),
        player.construction.points if player.construction else 0,
        player.books,
        player.points,
        player.score,
        float(player.passed),
        view.order.index(player.seat),
    ]
