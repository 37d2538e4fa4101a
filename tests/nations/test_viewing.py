"""What a view tells beside pieces and tiles: what is due, what is proposed, what the books come to."""

from __future__ import annotations

import pytest

from sandtable.nations import game
from sandtable.nations.rules.moves import Buy
from tests.nations.tables import Table


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
    assert [player.reads for player in table.view().players] == [
        player.books for player in table.position.players
    ]
