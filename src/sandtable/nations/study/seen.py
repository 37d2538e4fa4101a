"""What a seat of Nations sees, in bytes. Compiled with mypyc; `encoding.py` says what they mean."""

from __future__ import annotations

from typing import Final

from ..bots.sight import PLACES, SEATS
from ..rules.box import ADVISOR, COLOURS, DEVELOPMENT, NONE, SYMBOLS, Box
from ..rules.position import FAMINE, GONE, OVER, PAYING, STAGES, TURN, WAR, Player, Position

SLOTS: Final = 5
MOST: Final = 255


def one_of(size: int) -> list[bytes]:
    """By number, 1 at its place and 0 elsewhere; the last one has no 1 and is found as NONE."""
    found = [bytes([1 if n == each else 0 for each in range(size)]) for n in range(size)]
    found.append(bytes(size))
    return found


class Seer:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.tiles: list[bytes] = [_tile(box, tile) for tile in range(len(box.tiles))]
        self.tiles.append(bytes(len(self.tiles[0])))
        """The last one is found as NONE."""
        self.no_tile: bytes = self.tiles[-1]
        self.kept: list[int] = [
            tile for tile in range(len(box.tiles)) if box.tile_kind[tile] not in (DEVELOPMENT, ADVISOR)
        ]
        """Tiles that a player has any number of: colonies and wonders."""
        self.place_of: list[int] = [NONE] * len(box.tiles)
        for place in range(len(self.kept)):
            self.place_of[self.kept[place]] = place
        self.seats: list[bytes] = one_of(SEATS)
        self.takers: list[bytes] = one_of(SEATS + 1)
        self.stages: list[bytes] = one_of(len(STAGES) - TURN)
        self.places: list[bytes] = one_of(PLACES)
        self.slots: list[bytes] = one_of(SLOTS)
        self.symbols: list[bytes] = one_of(len(SYMBOLS))
        events = one_of(len(box.event_food))
        self.events: list[bytes] = [
            events[n] + bytes([box.event_food[n], box.event_strength[n]]) for n in range(len(box.event_food))
        ]
        self.no_dice: bytes = bytes(len(COLOURS))
        self.nothing_kept: bytes = bytes(len(self.kept))

    def see(self, position: Position, seat: int) -> bytes:
        """Own seat first, then the others as they sit."""
        seats = len(position.players)
        stage = position.stage
        deciding = TURN < stage < OVER
        paying = stage == PAYING or stage == FAMINE or stage == WAR
        decides = position.seat
        amount = position.amount if paying else 0
        opponent = min(MOST, position.opponent_books) if seats == 1 else 0
        parts: list[bytes] = [
            self.seats[seats - 1],
            self.seats[seat],
            self.seats[position.age - 1],
            self.stages[stage - TURN],
            self.seats[NONE if decides == NONE else (decides - seat) % seats],
            self.events[position.event],
            self.places[position.place if deciding else NONE],
            self.slots[position.slot],
            self.symbols[position.symbol if paying else NONE],
            bytes([amount, opponent, 1 if position.hard else 0]),
        ]
        board = position.board
        takers = position.takers
        for place in range(len(board)):
            parts.append(self.tiles[board[place]])
            taker = takers[place]
            if taker >= 0:
                taker = (taker - seat) % seats
            elif taker == GONE:
                taker = SEATS
            parts.append(self.takers[taker])
        if len(board) < PLACES:
            parts.append(bytes((PLACES - len(board)) * (len(self.no_tile) + SEATS + 1)))
        order = position.order
        for each in range(seats):
            who = (seat + each) % seats
            parts.append(self.seats[order.index(who)])
            self._see(position.players[who], parts)
        seen = b"".join(parts)
        if seats < SEATS:
            seen += bytes((SEATS - seats) * self.player_size())
        return seen

    def _see(self, player: Player, parts: list[bytes]) -> None:
        idle = bytes(player.idle)
        parts.append(bytes(player.available))
        parts.append(self.no_dice if player.rolled else idle)
        parts.append(idle if player.rolled else self.no_dice)
        parts.append(bytes(player.used_chits))
        parts.append(
            bytes(
                [
                    player.rerolls,
                    player.used_rerolls,
                    min(MOST, player.books),
                    min(MOST, player.book_points),
                    player.famine_points,
                    player.war_points,
                    1 if player.passed else 0,
                ]
            )
        )
        for tile in player.developments:
            parts.append(self.tiles[tile])
        parts.append(self.tiles[player.advisor])
        parts.append(self.tiles[player.construction])
        if player.colonies or player.wonders:
            kept = [0] * len(self.kept)
            for held in (player.colonies, player.wonders):
                for n in range(len(held)):
                    kept[self.place_of[held[n]]] = n + 1
            parts.append(bytes(kept))
        else:
            parts.append(self.nothing_kept)

    def player_size(self) -> int:
        fixed = SEATS + self.box.kinds + 2 * len(COLOURS) + len(SYMBOLS) + 7
        return fixed + (SLOTS + 2) * len(self.no_tile) + len(self.kept)


def _tile(box: Box, tile: int) -> bytes:
    """Its number in the box and what it does."""
    numbers = [tile + 1]
    numbers += [1 if box.tile_kind[tile] == kind else 0 for kind in range(4)]
    numbers += [1 if box.tile_colour[tile] == colour else 0 for colour in range(len(COLOURS))]
    numbers += [1 if box.tile_chit[tile] == symbol else 0 for symbol in range(len(SYMBOLS))]
    numbers += [box.tile_yield[tile], box.tile_stone[tile], box.tile_points[tile]]
    return bytes(numbers)
