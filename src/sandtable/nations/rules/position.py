"""Everything on the table. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ...core.fields import Shared
from .box import NONE, Box

# What the match waits for. The first ones go on by themselves (see flow.py).
START_AGE: Final = 0
NEXT_TURN: Final = 1
NEXT_BOOKS: Final = 2
NEXT_FAMINE: Final = 3
NEXT_WAR: Final = 4
# From here on a seat decides.
TURN: Final = 5
PAYING: Final = 6
REPLACING: Final = 7
RETURNING_DICE: Final = 8
RETURNING_CHITS: Final = 9
ROLLING: Final = 10
BOOKS: Final = 11
FAMINE: Final = 12
WAR: Final = 13
OVER: Final = 14
STAGES: Final = (
    "start-age",
    "next-turn",
    "next-books",
    "next-famine",
    "next-war",
    "turn",
    "paying",
    "replacing",
    "returning-dice",
    "returning-chits",
    "rolling",
    "books",
    "famine",
    "war",
    "over",
)

GONE: Final = -2
"""In `takers`: the solo opponent removed the tile."""


class Player:
    def __init__(
        self,
        available: list[int],
        idle: list[int],
        used_chits: list[int],
        developments: list[int],
        colonies: list[int],
        wonders: list[int],
        rerolls: int,
        used_rerolls: int,
        advisor: int,
        construction: int,
        books: int,
        book_points: int,
        famine_points: int,
        war_points: int,
        passed: bool,
        rolled: bool,
    ) -> None:
        self.available = available
        """By kind, pieces that may be used."""
        self.idle = idle
        """By colour, dice that show nothing: used ones and, before the first turn of an age, all."""
        self.used_chits = used_chits
        """By symbol."""
        self.developments = developments
        self.colonies = colonies
        self.wonders = wonders
        """Finished ones."""
        self.rerolls = rerolls
        self.used_rerolls = used_rerolls
        self.advisor = advisor
        self.construction = construction
        """The wonder under construction."""
        self.books = books
        self.book_points = book_points
        self.famine_points = famine_points
        self.war_points = war_points
        self.passed = passed
        self.rolled = rolled

    def points(self) -> int:
        """Those on the scoring track (END-3); tiles count at the end."""
        return self.book_points + self.famine_points + self.war_points

    # By tools/fields.py from the fields above: copy, save, load.
    # fmt: off

    def copy(self) -> Player:
        return Player(
            self.available.copy(), self.idle.copy(), self.used_chits.copy(), self.developments.copy(),
            self.colonies.copy(), self.wonders.copy(), self.rerolls, self.used_rerolls, self.advisor,
            self.construction, self.books, self.book_points, self.famine_points, self.war_points, self.passed,
            self.rolled,
        )

    def save(self) -> list[Any]:
        return [
            self.available, self.idle, self.used_chits, self.developments, self.colonies, self.wonders,
            self.rerolls, self.used_rerolls, self.advisor, self.construction, self.books, self.book_points,
            self.famine_points, self.war_points, self.passed, self.rolled,
        ]

    @staticmethod
    def load(saved: list[Any]) -> Player:
        return Player(
            saved[0], saved[1], saved[2], saved[3], saved[4], saved[5], saved[6], saved[7], saved[8],
            saved[9], saved[10], saved[11], saved[12], saved[13], saved[14], saved[15],
        )

    # fmt: on
    # End of what tools/fields.py wrote.


class Position:
    def __init__(
        self,
        box: Box,
        hard: bool,
        players: list[Player],
        order: list[int],
        stacks: list[Shared[list[int]]],
        event_stacks: list[Shared[list[int]]],
        board: list[int],
        takers: list[int],
        taken: list[int],
        queue: list[int],
        age: int,
        event: int,
        stage: int,
        seat: int,
        place: int,
        slot: int,
        symbol: int,
        amount: int,
        opponent_books: int,
    ) -> None:
        self.box = box
        self.hard = hard
        self.players = players
        self.order = order
        self.stacks = stacks
        """By age, the unseen tiles, the next one last."""
        self.event_stacks = event_stacks
        self.board = board
        """By place, the tile that lies there or NONE."""
        self.takers = takers
        """By place, the seat that took the tile, GONE, or NONE while it lies there."""
        self.taken = taken
        """By place, the tile that was taken, or NONE."""
        self.queue = queue
        """Seats still to decide in books, famine or war, the next one last."""
        self.age = age
        self.event = event
        self.stage = stage
        self.seat = seat
        """Who decides; NONE when the match is over."""
        self.place = place
        """What is being bought, by place; NONE when a wonder is being built."""
        self.slot = slot
        """Which development is being replaced."""
        self.symbol = symbol
        self.amount = amount
        """How much of `symbol` is to be paid."""
        self.opponent_books = opponent_books

    def solo(self) -> bool:
        return len(self.players) == 1

    def columns(self) -> int:
        return len(self.board) // 3

    def take_off(self, place: int, taker: int) -> None:
        """BUY-2, SOL-3: the place stays empty."""
        self.taken[place] = self.board[place]
        self.takers[place] = taker
        self.board[place] = NONE

    def price(self, place: int) -> int:
        """BUY-1: by row, the top one is dearest."""
        return 3 - place // self.columns()

    # By tools/fields.py from the fields above: copy, save, load.
    # fmt: off

    def copy(self) -> Position:
        return Position(
            self.box, self.hard, [each.copy() for each in self.players], self.order.copy(),
            self.stacks.copy(), self.event_stacks.copy(), self.board.copy(), self.takers.copy(),
            self.taken.copy(), self.queue.copy(), self.age, self.event, self.stage, self.seat, self.place,
            self.slot, self.symbol, self.amount, self.opponent_books,
        )

    def save(self) -> list[Any]:
        return [
            self.hard, [each.save() for each in self.players], self.order, self.stacks, self.event_stacks,
            self.board, self.takers, self.taken, self.queue, self.age, self.event, self.stage, self.seat,
            self.place, self.slot, self.symbol, self.amount, self.opponent_books,
        ]

    @staticmethod
    def load(saved: list[Any], box: Box) -> Position:
        return Position(
            box, saved[0], [Player.load(each) for each in saved[1]], saved[2], saved[3], saved[4], saved[5],
            saved[6], saved[7], saved[8], saved[9], saved[10], saved[11], saved[12], saved[13], saved[14],
            saved[15], saved[16], saved[17],
        )

    # fmt: on
    # End of what tools/fields.py wrote.


def new_player(box: Box) -> Player:
    """SET-2."""
    available = [0] * box.kinds
    available[box.number["chit-gold"]] = box.start_gold
    return Player(
        available,
        [len(box.data.start.developments), 0, 0, 0],
        [0] * 5,
        list(range(5)),
        [],
        [],
        box.start_rerolls,
        0,
        NONE,
        NONE,
        0,
        0,
        0,
        0,
        False,
        False,
    )
