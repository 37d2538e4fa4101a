"""What a view tells beside pieces and tiles: what is due, what is proposed, what the books come to."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from sandtable import new_match
from sandtable.nations import game
from sandtable.nations.rules.events import Rolled
from sandtable.nations.rules.moves import Buy, Pass, Pay
from tests.nations.tables import IDLE, Table


def test_what_is_due_is_told_while_something_is() -> None:
    table = Table(2)
    table.give(0, "orange-gold-3", "chit-food")
    table.put(3, "sun-tzu")
    assert table.view().due is None
    table.play(0, Buy(3))
    due = table.view().due
    assert due is not None
    assert (due.symbol, due.amount) == ("gold", 2)


@pytest.mark.parametrize("stage", ["famine", "war"])
def test_an_event_makes_something_due(stage: str) -> None:
    table = Table(2)
    for seat in range(2):
        table.give(seat, "orange-food-3", "red-strength-3")
    table.skip_to(stage)
    assert table.view().due is not None


def test_ways_to_pay_are_proposed_to_others_until_the_age_ends() -> None:
    table = Table(2)
    for seat in range(2):
        table.give(seat, "blue-book-3", "orange-gold-3")
    assert any(game.view(table.position, 1, 0).proposals)
    table.skip_to("books")
    other = 1 - table.seat
    assert game.view(table.position, other, 0).proposals == ()


def test_books_on_pieces_count_until_they_are_used() -> None:
    table = Table(2)
    for seat in range(2):
        table.give(seat, "blue-book-3")
    books = table.player(0).books
    assert table.sees(0).reads == books + 3
    table.skip_to("books")
    assert [player.reads - player.books for player in table.view().players] == [3, 3]
    table.play(table.seat, IDLE["books"])
    assert sorted(player.reads - player.books for player in table.view().players) == [0, 3]
    table.skip_to("famine")
    assert [player.reads - player.books for player in table.view().players] == [0, 0]


def test_what_is_bought_is_told_from_the_choice_to_the_end_of_the_purchase() -> None:
    table = Table(2)
    table.give(0, "orange-gold-3", "orange-gold-1")
    table.give(1, "orange-food-3", "red-strength-3")
    table.put(3, "sun-tzu")
    table.event("raiders")
    assert table.view().buying is None
    table.play(0, Buy(3))
    assert table.view().buying == 3
    table.play(0, Pay(("orange-gold-3",)))
    table.play(1, Pass())
    for stage in ("famine", "war", "over"):
        table.position.age = 4
        table.skip_to(stage)
        assert table.view().buying is None, stage


def test_spectators_see_what_is_proposed_to_the_seat_that_acts() -> None:
    table = Table(2)
    table.give(0, "orange-gold-1")
    table.give(1, "blue-book-3", "orange-gold-3")
    for seat in range(2):
        table.turn(seat)
        other = game.view(table.position, 1 - seat, 0).proposals
        assert table.view().proposals == game.view(table.position, seat, 0).proposals != other


def test_what_is_kept_of_earlier_views_is_not_shown_when_it_no_longer_holds() -> None:
    table = Table(2)
    for seat in range(2):
        table.give(seat, "blue-book-3", "orange-food-3", "red-strength-3")
    while table.position.age == 1:
        for viewer, view in table.match.views((0, 1, None)).items():
            assert view == game.view(table.position, viewer, 0), (table.stage, viewer)
        table.play(table.seat, IDLE[table.stage])


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_certain_is_told_before_the_roll(seats: int) -> None:
    """Of the own pieces, tiles and points; only the dice that are rolled are still to come."""
    match, rng = new_match("nations", seats, 5), Random(5)
    met: Counter[str] = Counter()
    while match.to_act:
        (seat,) = match.to_act
        move = rng.choice(match.moves(seat))
        asked = match.ask(seat, [move])
        events: list[Any] = match.play(seat, move)
        kinds = {type(event).__name__ for event in events if event.reveals}
        assert (asked.certain is None) == (not kinds)
        if not kinds or "AgeBegan" in kinds:
            continue
        view: Any = asked.certain
        assert (view.seat, view.to_act, view.moves, view.ways) == (seat, (), (), ())
        after: Any = match.view(seat)
        told, came = view.players[seat], after.players[seat]
        rolled = [each for each in events if type(each) is Rolled and each.seat == seat]
        pieces = [piece for each in rolled if each.why != "age" for piece in each.pieces]
        assert Counter(told.available) + Counter(pieces) == Counter(came.available)
        assert told.unrolled == Counter(piece.split("-")[0] for piece in pieces)
        for field in ("available", "unrolled", *(ROLLED if pieces else ())):
            told, came = [msgspec.structs.replace(each, **{field: None}) for each in (told, came)]
        if after.stage == "turn":
            assert told == came
        met.update(each.why for each in rolled)
        met.update(kinds - {"Rolled"})
    assert {"new", "reroll"} <= set(met)
    assert seats > 1 or met["OpponentTook"]


ROLLED = ("reads", "book_place", "book_points", "shows", "famine", "war")
"""What dice that were just rolled add to."""
