"""What a view tells beside pieces and tiles: what is due, what is proposed, what the books come to."""

from __future__ import annotations

import pytest

from sandtable.nations import game
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
