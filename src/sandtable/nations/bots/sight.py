"""What the networks of Nations see: a position in small whole numbers. Compiled with mypyc.

Tiles are told by what they do, not by their names, so that a table's own values are seen as well. Places of a
row are put in order of what the quick hand thinks of their tiles, the best first: a network learns the same
from all ways to lay them out.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules import buying, payments
from ..rules import engine as rules
from ..rules.box import GOLD, NONE, STONE, STRENGTH, Box
from ..rules.position import Player, Position
from .policy import NEVER, Hand
from .value import safe

ROW: Final = 4
PLACES: Final = 12
SEATS: Final = 4
BUILD: Final = 12
REROLL: Final = 13
PASS: Final = 14
ACTIONS: Final = 15
"""Twelve places in order, build, reroll, pass."""
PLACE: Final = 20
OWN: Final = 51
OTHER: Final = 31
TABLE: Final = 16
TURN_SIZE: Final = TABLE + PLACES * PLACE + OWN + (SEATS - 1) * OTHER + ACTIONS
"""The last ones say which actions are possible."""
HOLDING: Final = 18
AGE_SIZE: Final = 9 + SEATS * HOLDING
MIDDLE: Final = 128


class Sight:
    """What is seen, and the move that each action stands for."""

    def __init__(self, seen: bytes, moves: list[Any], choices: int) -> None:
        self.seen = seen
        self.moves = moves
        """By action; None where there is no such move."""
        self.choices = choices


def _byte(number: int) -> int:
    return 0 if number < 0 else 255 if number > 255 else number


def _apart(number: int) -> int:
    """A number that may be negative."""
    return _byte(MIDDLE + number)


def _in_eighths(points: float) -> int:
    return _byte(MIDDLE + int(points * 8.0))


def _tile_points(box: Box, player: Player) -> int:
    total = 0 if player.advisor == NONE else box.tile_points[player.advisor]
    for tile in player.developments:
        total += box.tile_points[tile]
    return total


def sight(position: Position) -> Sight:
    """For the seat whose turn it is, at the stage TURN."""
    seat = position.seat
    player = position.players[seat]
    hand = Hand(position, seat)
    seats = len(position.players)
    seen: list[int] = []
    moves: list[Any] = [None] * ACTIONS
    choices = 1

    active = 0
    for each in position.players:
        if not each.passed:
            active += 1
    for age in range(1, 5):
        seen.append(1 if position.age == age else 0)
    for number in range(1, 5):
        seen.append(1 if seats == number else 0)
    seen.append(1 if position.hard else 0)
    seen.append(hand.need_food)
    seen.append(hand.need_strength)
    seen.append(_apart(player.books - position.opponent_books) if seats == 1 else MIDDLE)
    seen.append(active)
    seen.append(len(position.board) - position.board.count(NONE))
    seen.append(position.order.index(seat))
    seen.append(_in_eighths(hand.now))

    choices += _places(position, hand, seen, moves)
    choices += _own(position, hand, seen, moves)
    for turn in range(1, SEATS):
        if turn < seats:
            place = (position.order.index(seat) + turn) % seats
            _other(position, hand, position.order[place], place, seen)
        else:
            seen.extend([0] * OTHER)
    moves[PASS] = rules.PASS
    for action in range(ACTIONS):
        seen.append(0 if moves[action] is None else 1)
    return Sight(bytes(seen), moves, choices)


def _places(position: Position, hand: Hand, seen: list[int], moves: list[Any]) -> int:
    box = position.box
    columns = position.columns()
    choices = 0
    gold = payments.most(box, hand.player, GOLD)
    strength = hand.strength
    for row in range(3):
        price = 3 - row
        in_gold = hand.cheapest(GOLD, price)[0]
        in_strength = hand.cheapest(STRENGTH, price)[0]
        ranked: list[tuple[float, int]] = []
        for column in range(columns):
            place = row * columns + column
            tile = position.board[place]
            if tile != NONE:
                ranked.append((-hand.tile(tile), place))
        ranked.sort()
        for slot in range(ROW):
            if slot >= len(ranked):
                seen.extend([0] * PLACE)
                continue
            worth, place = ranked[slot]
            tile = position.board[place]
            symbol = buying.price_symbol(box, tile)
            cost = in_gold if symbol == GOLD else in_strength
            able = (gold if symbol == GOLD else strength) >= price
            if able:
                moves[row * ROW + slot] = buying.BUY[place]
                choices += 1
            seen.append(1)
            seen.append(1 if able else 0)
            seen.append(_in_eighths(-worth))
            seen.append(_in_eighths(cost) if able and cost < NEVER else 0)
            kind = box.tile_kind[tile]
            for each in range(4):
                seen.append(1 if kind == each else 0)
            colour = box.tile_colour[tile]
            for each in range(4):
                seen.append(1 if colour == each else 0)
            chit = box.tile_chit[tile]
            for each in range(5):
                seen.append(1 if chit == each else 0)
            seen.append(_byte(box.tile_yield[tile]))
            seen.append(_byte(box.tile_stone[tile]))
            seen.append(_byte(box.tile_points[tile]))
    return choices


def _own(position: Position, hand: Hand, seen: list[int], moves: list[Any]) -> int:
    box = position.box
    player = hand.player
    choices = 0
    ones = [0] * 5
    more = [0] * 5
    chits = [0] * 5
    shown = [0] * 5
    for kind in range(box.kinds):
        count = player.available[kind]
        if count:
            symbol = box.symbol[kind]
            shown[symbol] += count * box.amount[kind]
            if kind >= box.dice_kinds:
                chits[symbol] += count
            elif box.amount[kind] > 1:
                more[symbol] += count
            else:
                ones[symbol] += count
    for symbol in range(5):
        seen.append(_byte(ones[symbol]))
        seen.append(_byte(more[symbol]))
        seen.append(_byte(chits[symbol]))
        seen.append(_byte(shown[symbol]))
        seen.append(_byte(player.used_chits[symbol]))
    for colour in range(4):
        seen.append(_byte(player.idle[colour]))
    owned = [0] * 4
    for tile in player.developments:
        owned[box.tile_colour[tile]] += box.tile_yield[tile]
    for colour in range(4):
        seen.append(_byte(owned[colour]))
    seen.append(_byte(player.rerolls))
    seen.append(_byte(player.used_rerolls))
    weakest = player.developments[hand.weakest()]
    seen.append(_byte(box.tile_points[weakest]))
    seen.append(_byte(box.tile_yield[weakest]))
    seen.append(_tile_points(box, player))
    advisor = player.advisor
    seen.append(_byte(box.tile_points[advisor]) if advisor != NONE else 0)
    seen.append(_byte(box.tile_yield[advisor]) if advisor != NONE else 0)
    tile = player.construction
    able = tile != NONE and payments.can_pay(box, player, STONE, box.tile_stone[tile])
    if able:
        moves[BUILD] = buying.BUILD
        choices += 1
    seen.append(1 if tile != NONE else 0)
    seen.append(1 if able else 0)
    seen.append(_byte(box.tile_points[tile]) if tile != NONE else 0)
    seen.append(_byte(box.tile_stone[tile]) if tile != NONE else 0)
    seen.append(_in_eighths(hand.cheapest(STONE, box.tile_stone[tile])[0]) if able else 0)
    dice = 0
    for kind in range(box.dice_kinds):
        dice += player.available[kind]
    if player.rerolls and dice:
        moves[REROLL] = rules.REROLL
        choices += 1
    seen.append(_byte(dice))
    seen.append(_byte(len(hand.idle_dice())) if player.rerolls else 0)
    seen.append(_apart(hand.food - hand.need_food))
    seen.append(_apart(hand.strength - hand.need_strength))
    seen.append(_byte(hand.free_dice))
    seen.append(_byte(player.books))
    return choices


def _other(position: Position, hand: Hand, seat: int, place: int, seen: list[int]) -> None:
    box = position.box
    own = hand.player
    player = position.players[seat]
    seen.append(1)
    seen.append(1 if player.passed else 0)
    seen.append(1 if player.rolled else 0)
    seen.append(place)
    dice = 0
    shown = [0] * 5
    for kind in range(box.kinds):
        count = player.available[kind]
        if count:
            shown[box.symbol[kind]] += count * box.amount[kind]
            if kind < box.dice_kinds:
                dice += count
    for symbol in range(5):
        seen.append(_byte(shown[symbol]))
    seen.append(_byte(dice))
    idle = 0
    for colour in range(4):
        idle += player.idle[colour]
    seen.append(_byte(idle))
    _dice_and_chits(box, player, seen)
    seen.append(_byte(player.rerolls))
    advisor = player.advisor
    seen.append(_byte(box.tile_points[advisor]) if advisor != NONE else 0)
    tile = player.construction
    seen.append(_byte(box.tile_points[tile]) if tile != NONE else 0)
    seen.append(_byte(box.tile_stone[tile]) if tile != NONE else 0)
    seen.append(1 if tile != NONE and payments.can_pay(box, player, STONE, box.tile_stone[tile]) else 0)
    seen.append(_apart(own.books - player.books))
    seen.append(_apart(own.books + hand.books - player.books - shown[3]))
    mine = safe(position, hand.seat) + _tile_points(box, own)
    theirs = safe(position, seat) + _tile_points(box, player)
    seen.append(_apart(mine - theirs))
    seen.append(1 if shown[2] >= hand.need_food else 0)
    seen.append(1 if shown[4] >= hand.need_strength else 0)
    seen.append(_apart(hand.strength - shown[4]))


def _dice_and_chits(box: Box, player: Player, seen: list[int]) -> None:
    """The dice that a player's developments give and the chits of each symbol, used or not."""
    owned = [0] * 4
    for tile in player.developments:
        owned[box.tile_colour[tile]] += box.tile_yield[tile]
    for colour in range(4):
        seen.append(_byte(owned[colour]))
    for symbol in range(5):
        seen.append(_byte(player.available[box.dice_kinds + symbol] + player.used_chits[symbol]))


def holdings(position: Position, seat: int) -> bytes:
    """What a seat and the others own when an age begins; neither dice nor tiles of that age are looked at."""
    box = position.box
    players = position.players
    seats = len(players)
    seen: list[int] = []
    for age in range(2, 5):
        seen.append(1 if position.age == age else 0)
    for number in range(1, 5):
        seen.append(1 if seats == number else 0)
    seen.append(1 if position.hard else 0)
    seen.append(_apart(players[seat].books - position.opponent_books) if seats == 1 else MIDDLE)
    _holding(position, seat, seat, seen)
    ranked: list[tuple[int, int]] = []
    for other in range(seats):
        if other != seat:
            ranked.append((-safe(position, other) - _tile_points(box, players[other]), other))
    ranked.sort()
    for _, other in ranked:
        _holding(position, other, seat, seen)
    seen.extend([0] * ((SEATS - seats) * HOLDING))
    return bytes(seen)


def _holding(position: Position, seat: int, own: int, seen: list[int]) -> None:
    box = position.box
    player = position.players[seat]
    _dice_and_chits(box, player, seen)
    seen.append(_byte(player.rerolls + player.used_rerolls))
    tile = player.construction
    seen.append(_byte(box.tile_points[tile]) if tile != NONE else 0)
    seen.append(_byte(box.tile_stone[tile]) if tile != NONE else 0)
    advisor = player.advisor
    seen.append(_byte(box.tile_points[advisor]) if advisor != NONE else 0)
    seen.append(_tile_points(box, player))
    seen.append(_byte(player.books))
    seen.append(_apart(player.books - position.players[own].books))
    points = safe(position, seat)
    if seat != own:
        points = MIDDLE + points + _tile_points(box, player)
        points -= safe(position, own) + _tile_points(box, position.players[own])
    seen.append(_byte(points))
    seen.append(position.order.index(seat))
