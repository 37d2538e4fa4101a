"""Tables of Nations set up by hand: a match whose position is put as a test needs it.

>>> table = Table(2)
>>> table.give(0, "white-gold-1", "chit-gold")
>>> table.put(6, "library")
>>> events = table.bought(0, 6, "white-gold-1")
>>> table.stage
'replacing'
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, TypeVar

import pytest

from sandtable import IllegalMove, Match, new_match
from sandtable.core import wire
from sandtable.core.chance import Chance
from sandtable.core.game import Event
from sandtable.nations import game
from sandtable.nations.data import Data
from sandtable.nations.datafile import standard
from sandtable.nations.rules.box import COLOURS, Box
from sandtable.nations.rules.moves import AnyMove, Buy, Decline, Pass, Pay, UseBooks
from sandtable.nations.rules.position import STAGES, TURN, Player, Position
from sandtable.nations.rules.view import NationsView, PlayerView

E = TypeVar("E", bound=Event)

FACES = {
    "white": "gold 1, gold 1, food 1, stone 1, book 1, strength 1",
    "blue": "book 3, book 2, book 1, stone 3, stone 2, stone 1",
    "orange": "gold 3, gold 2, gold 1, food 3, food 2, food 1",
    "red": "strength 3, strength 2, strength 2, strength 1, food 2, stone 2",
}
TILES: dict[str, dict[str, Any]] = {
    "synagogue": {"colour": "orange", "dice": 1, "points": 0},
    "library": {"colour": "blue", "dice": 1, "points": 0},
    "windmills": {"colour": "orange", "dice": 1, "points": 1},
    "terrace-fields": {"colour": "orange", "dice": 2, "points": 0},
    "university": {"colour": "blue", "dice": 2, "points": 0},
    "spice-trade": {"colour": "orange", "dice": 1, "points": 2},
    "factory": {"colour": "orange", "dice": 2, "points": 2},
    "laboratory": {"colour": "blue", "dice": 2, "points": 1},
    "polytechnic": {"colour": "blue", "dice": 2, "points": 2},
    "sun-tzu": {"rerolls": 1, "points": 0},
    "confucius": {"rerolls": 1, "points": 0},
    "hildegard": {"rerolls": 2, "points": 0},
    "marie-curie": {"rerolls": 1, "points": 3},
    "cyprus": {"chit": "food", "points": 0},
    "nubia": {"chit": "strength", "points": 0},
    "vinland": {"chit": None, "points": 2},
    "new-spain": {"chit": "food", "points": 1},
    "hong-kong": {"chit": None, "points": 3},
    "australia": {"chit": None, "points": 4},
    "hanging-gardens": {"stone": 2, "chit": "gold", "points": 0},
    "great-lighthouse": {"stone": 2, "chit": "book", "points": 1},
    "colossus": {"stone": 2, "chit": "stone", "points": 1},
    "great-wall": {"stone": 3, "chit": "strength", "points": 2},
    "suez-canal": {"stone": 5, "chit": None, "points": 5},
    "panama-canal": {"stone": 6, "chit": None, "points": 6},
}
EVENTS = {"drought": (1, 1), "raiders": (1, 2), "locusts": (2, 1), "harsh-winter": (2, 2), "scramble": (4, 6)}
"""Food and strength."""


def _fixed_values() -> Data:
    """The values of the program, but what tests count on stays when others are balanced anew."""
    plain = wire.plain(standard())
    for die in plain["dice"]:
        faces = [face.split() for face in FACES[die["colour"]].split(", ")]
        die["faces"] = [{"symbol": symbol, "amount": int(amount)} for symbol, amount in faces]
    for tile in plain["tiles"]:
        tile.update(TILES.get(tile["id"], {}))
    for event in plain["events"]:
        if event["id"] in EVENTS:
            event["food"], event["strength"] = EVENTS[event["id"]]
    values: Data = wire.convert(plain, Data, "data")
    return values


VALUES = _fixed_values()

IDLE: dict[str, AnyMove] = {
    "turn": Pass(),
    "books": UseBooks(()),
    "famine": Decline(),
    "war": Decline(),
}


class Table:
    """All seats in player order 0, 1, 2, ...; it is the turn of seat 0 and all have rolled their dice.

    The dice show what chance wants, until `give` says what they show. Components are those of `VALUES`.
    """

    def __init__(self, seats: int = 2, *, seed: int = 1, age: int = 1, **options: Any) -> None:
        self.match: Match = new_match("nations", seats, seed, {"data": VALUES, **options})
        self.position: Position = self.match.position
        self.box: Box = self.position.box
        position = self.position
        books = [position.players[seat].books for seat in position.order]
        position.order = list(range(seats))
        for seat, player in enumerate(position.players):
            player.books = books[seat]
            if not player.rolled:
                player.available[self.kind("white-gold-1")] = player.idle[0]
                player.idle[0] = 0
                player.rolled = True
        self.turn(0)
        position.age = age

    # Setting up

    def turn(self, seat: int) -> None:
        """It is the turn of this seat."""
        self.position.seat = seat
        self.position.stage = TURN

    def give(self, seat: int, *pieces: str, rerolls: int | None = None) -> None:
        """These are the available pieces of the seat and there are no others; its other dice are used."""
        player = self.player(seat)
        player.available = [0] * self.box.kinds
        for piece in pieces:
            player.available[self.kind(piece)] += 1
        if rerolls is not None:
            player.rerolls, player.used_rerolls = rerolls, 0
        self._settle_dice(player)

    def put(self, place: int, tile: str) -> None:
        """The tile lies at this place of the board (it changes places with what was there)."""
        board, wanted = self.position.board, self.box.ids.index(tile)
        if wanted in board:
            board[board.index(wanted)] = board[place]
        else:
            self.position.stacks = [
                [board[place] if each == wanted else each for each in stack] for stack in self.position.stacks
            ]
        board[place] = wanted

    def develop(self, seat: int, slot: int, tile: str) -> None:
        """The seat has this development, and its dice, used."""
        player = self.player(seat)
        player.developments[slot] = self.box.ids.index(tile)
        self._settle_dice(player)

    def appoint(self, seat: int, advisor: str, *, used: int = 0) -> None:
        """The seat has this advisor and its reroll chits, so many of all its reroll chits used."""
        player = self.player(seat)
        player.advisor = self.box.ids.index(advisor)
        player.rerolls += self.box.tile_yield[player.advisor] - used
        player.used_rerolls += used

    def begin(self, seat: int, wonder: str) -> None:
        """The seat has this wonder under construction."""
        self.player(seat).construction = self.box.ids.index(wonder)

    def own(self, seat: int, *tiles: str) -> None:
        """The seat has these colonies and finished wonders (without their chits)."""
        for tile in tiles:
            kind = type(self.box.tiles[self.box.ids.index(tile)]).__name__
            owned = {"Colony": self.player(seat).colonies, "Wonder": self.player(seat).wonders}[kind]
            owned.append(self.box.ids.index(tile))

    def event(self, name: str) -> None:
        """This event lies on the board."""
        self.position.event = [each.id for each in self.box.data.events].index(name)

    def rig(self, *draws: tuple[int, int]) -> None:
        """The next draws of chance: `(6, 0)` is the first face of a die, `(4, 3)` a 4 on the four-sided."""
        for number in range(1_000_000):
            chance = Chance(number.to_bytes(16, "big"))
            if all(chance.below(sides) == wanted for sides, wanted in draws):
                self.match._chance = Chance(number.to_bytes(16, "big"))
                return
        raise AssertionError("too unlikely")

    # Playing

    def play(self, seat: int, *moves: AnyMove) -> list[Event]:
        """Make moves; what happened in all of them."""
        return [event for move in moves for event in self.match.play(seat, move)]

    def bought(self, seat: int, place: int, *pieces: str) -> list[Event]:
        """Buy and pay."""
        return self.play(seat, Buy(place), Pay(pieces))

    def skip_to(self, stage: str) -> list[Event]:
        """Everybody passes, uses no books and declines, until a seat decides in this stage.

        `turn` is the first turn of the next age, `over` the end of the match.
        """
        age = self.position.age
        happened = []
        while self.stage != stage or (stage == "turn" and self.position.age == age):
            assert self.stage != "over", f"nobody decided in {stage}"
            happened += self.play(self.seat, IDLE[self.stage])
        return happened

    def refused(self, seat: int, move: AnyMove) -> tuple[str, str]:
        """Rule and reason by which the move is refused; nothing may have changed."""
        before, drawn = self.saved, self.match._chance.drawn
        with pytest.raises(IllegalMove) as caught:
            self.match.play(seat, move)
        assert (self.saved, self.match._chance.drawn) == (before, drawn)
        assert move not in self.match.moves(seat)
        return caught.value.rule.removeprefix("nations."), caught.value.reason

    # Looking

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        (seat,) = self.match.to_act
        return seat

    @property
    def stage(self) -> str:
        return STAGES[self.position.stage]

    @property
    def saved(self) -> bytes:
        return game.save(self.position)

    def moves(self, kind: type[Any]) -> list[Any]:
        """The moves of this type that the seat to act has."""
        return [move for move in self.match.moves(self.seat) if isinstance(move, kind)]

    def view(self) -> NationsView:
        return game.view(self.position, None, 0)

    def sees(self, seat: int) -> PlayerView:
        return self.view().players[seat]

    def player(self, seat: int) -> Player:
        return self.position.players[seat]

    def kind(self, piece: str) -> int:
        return self.box.number[piece]

    def _settle_dice(self, player: Player) -> None:
        """Used dice are all those of the developments that are not available; no die too many."""
        box = self.box
        for colour in range(len(COLOURS)):
            owned = sum(
                box.tile_yield[tile] for tile in player.developments if box.tile_colour[tile] == colour
            )
            available = sum(player.available[kind] for kind in box.of_colour[colour])
            player.idle[colour] = max(owned - available, 0)


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of this type."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def every(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def dice_of(player: PlayerView) -> Counter[str]:
    """By colour, all dice of a player: available, used or not rolled yet."""
    shown = Counter(piece.split("-")[0] for piece in player.available if not piece.startswith("chit"))
    return shown + Counter(player.used_dice) + Counter(player.unrolled)


def random_match(
    seats: int, seed: int, **options: Any
) -> tuple[Match, list[tuple[int, AnyMove, list[Event]]]]:
    """A whole match of random moves: what each seat did, and what happened then."""
    match = new_match("nations", seats, seed, options)
    choose = Random(seed)
    played = []
    while match.to_act:
        seat = match.to_act[0]
        moves = match.moves(seat)
        # Passing is rarer than chance would have it, or nobody would ever own anything.
        move = choose.choice([each for each in moves if not isinstance(each, Pass)] or moves)
        if choose.random() < 0.1 and Pass() in moves:
            move = Pass()
        played.append((seat, move, match.play(seat, move)))
    return match, played
