"""BOO, FAM, ORD, WAR: the end of an age."""

from __future__ import annotations

import pytest

from sandtable.nations.rules.events import AgeBegan, BooksScored, BooksUsed, Famine, OrderSet, Paid, War
from sandtable.nations.rules.moves import Decline, Pass, Pay, UseBooks
from tests.nations.tables import Table, every, only
from tests.rules import rule


def points(table: Table, source: str) -> list[int]:
    return [player.sources[source] for player in table.view().players]


def bare(seats: int, *, age: int = 1) -> Table:
    """A table where nobody has any piece available."""
    table = Table(seats, age=age)
    for seat in range(seats):
        table.give(seat)
    return table


# Books


@rule("nations.BOO-1")
def test_books_are_used_in_reverse_player_order() -> None:
    table = bare(3)
    table.position.order = [1, 2, 0]
    table.turn(1)
    for seat in range(3):
        table.give(seat, "chit-book")
    table.skip_to("books")
    seats = []
    while table.stage == "books":
        seats.append(table.seat)
        assert table.refused((table.seat + 1) % 3, UseBooks(())) == ("BOO-1", "not-your-turn")
        table.play(table.seat, UseBooks(()))
    assert seats == [0, 2, 1]


@rule("nations.BOO-1")
@rule("nations.BOO-2")
def test_a_player_sees_what_all_books_in_hand_would_bring() -> None:
    table = bare(3)
    for seat, books in enumerate((1, 4, 6)):
        table.player(seat).books = books
    table.give(0, "blue-book-3", "chit-book", "white-gold-1")
    table.give(1, "blue-book-3")
    seen = [table.sees(seat) for seat in range(3)]
    assert [(each.books, each.reads) for each in seen] == [(1, 5), (4, 7), (6, 6)]
    assert [(each.book_place, each.book_points) for each in seen] == [(3, 0), (1, 2), (2, 1)]
    table.skip_to("books")
    assert table.seat == 1
    table.play(1, UseBooks(()))
    assert [(each.reads, each.book_place) for each in map(table.sees, range(3))] == [(5, 2), (4, 3), (6, 1)]


@rule("nations.BOO-1")
def test_books_in_hand_bring_nothing_once_all_have_used_theirs() -> None:
    table = bare(2, age=4)
    table.give(0, "chit-book")
    table.skip_to("over")
    assert "chit-book" in table.sees(0).available
    assert table.sees(0).reads == table.sees(0).books


@rule("nations.BOO-1")
def test_any_number_of_available_pieces_with_books_may_be_used() -> None:
    table = bare(2)
    table.give(0, "blue-book-3", "white-book-1", "chit-book", "white-gold-1")
    before = table.sees(0).books
    table.skip_to("books")
    white, blue, chit = "white-book-1", "blue-book-3", "chit-book"
    assert {move.pieces for move in table.moves(UseBooks)} == {
        (), (white,), (blue,), (chit,), (white, blue), (white, chit), (blue, chit), (white, blue, chit)
    }  # fmt: skip
    assert table.refused(0, UseBooks(("white-gold-1",))) == ("BOO-1", "no-book-on-it")
    assert table.refused(0, UseBooks((chit, chit))) == ("BOO-1", "pieces-not-available")
    assert table.refused(0, UseBooks(("white-used",))) == ("BOO-1", "pieces-not-available")
    assert table.refused(0, Pass()) == ("BOO-1", "books-now")
    used = only(table.play(0, UseBooks((chit, blue))), BooksUsed)
    assert (used.gained, used.books) == (4, before + 4)
    assert table.sees(0).books == before + 4


@rule("nations.BOO-1")
def test_used_books_are_used_up() -> None:
    table = bare(2)
    table.give(0, "blue-book-3", "chit-book", "chit-strength")
    table.event("raiders")
    table.give(1, "chit-food")
    table.skip_to("books")
    table.play(0, UseBooks(("blue-book-3", "chit-book")))
    assert table.sees(0).available == ("chit-strength",)
    assert table.sees(0).used_chits == {"book": 1}


@rule("nations.BOO-2")
@pytest.mark.parametrize(
    ("books", "scored"),
    [
        ([9, 5, 2, 2], [3, 2, 0, 0]),
        ([4, 7, 4, 4], [0, 3, 0, 0]),
        ([1, 2, 3, 4], [0, 1, 2, 3]),
        ([6, 6, 6, 6], [0, 0, 0, 0]),
        ([8, 5, 8], [1, 0, 1]),
        ([3, 5], [0, 2]),
        ([5, 5], [0, 0]),
    ],
)
def test_a_point_for_each_other_with_fewer_books_two_with_two_players(
    books: list[int], scored: list[int]
) -> None:
    table = bare(len(books))
    for player, count in zip(table.position.players, books, strict=True):
        player.books = count
    assert list(only(table.skip_to("turn"), BooksScored).points) == scored
    assert points(table, "books") == scored


@rule("nations.BOO-2")
def test_books_are_scored_when_all_have_used_theirs() -> None:
    table = bare(2)
    table.give(0, "blue-book-3")
    table.give(1, "chit-book")
    table.skip_to("books")
    assert not every(table.play(1, UseBooks(("chit-book",))), BooksScored)
    assert only(table.play(0, UseBooks(("blue-book-3",))), BooksScored).points == (0, 0), "4 and 4"


# Famine


@rule("nations.FAM-1")
@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_enough_food_gives_points_equal_to_the_age(age: int) -> None:
    table = bare(2, age=age)
    table.event("harsh-winter")
    table.give(0, "orange-food-2")
    table.give(1, "chit-food")
    events = table.skip_to("famine")
    events += table.play(0, Pay(("orange-food-2",)))
    assert every(events, Famine) == [
        Famine(seat=1, fed=False, able=False, points=0),
        Famine(seat=0, fed=True, able=True, points=age),
    ]
    assert points(table, "famine") == [age, 0], "less than asked gives nothing"


@rule("nations.FAM-1")
def test_famine_goes_by_the_old_order_from_the_last_to_the_first() -> None:
    table = bare(3)
    table.event("drought")
    for seat in range(3):
        table.give(seat, "chit-food", *["chit-strength"] * seat)
    table.skip_to("famine")
    seats = []
    while table.stage == "famine":
        seats.append(table.seat)
        assert table.refused((table.seat + 1) % 3, Decline()) == ("FAM-1", "not-your-turn")
        table.play(table.seat, Pay(("chit-food",)))
    assert seats == [2, 1, 0]


@rule("nations.FAM-1")
def test_food_is_paid_in_full_or_not_at_all_and_never_more() -> None:
    table = bare(2)
    table.event("locusts")
    pieces = ("white-food-1", "orange-food-2", "chit-food", "chit-strength")
    table.give(0, *pieces, "white-gold-1", "red-strength-1")
    table.skip_to("famine")
    assert table.refused(0, Pay(("chit-food",))) == ("PAY-1", "too-little")
    assert table.refused(0, Pay(("chit-food", "orange-food-2"))) == ("PAY-1", "superfluous-piece")
    assert table.refused(0, UseBooks(())) == ("FAM-1", "famine-now")
    table.play(0, Pay(("white-gold-1", "red-strength-1", "chit-food")))
    assert points(table, "famine")[0] == 1, "a pair of dice stands for food"
    assert table.sees(0).available == ("white-food-1", "orange-food-2", "chit-strength")


@rule("nations.FAM-1")
def test_food_may_be_kept() -> None:
    table = bare(2)
    table.event("drought")
    table.give(0, "chit-food", "chit-strength")
    table.skip_to("famine")
    events = table.play(0, Decline())
    assert only(events, Famine) == Famine(seat=0, fed=False, able=True, points=0)
    assert table.sees(0).available == ("chit-food", "chit-strength")


@rule("nations.FAM-1")
def test_pairs_of_dice_alone_may_feed_the_people() -> None:
    table = bare(2)
    table.event("locusts")
    table.give(0, "white-gold-1", "white-stone-1", "white-book-1", "red-strength-1", "chit-gold")
    table.skip_to("famine")
    assert table.seat == 0
    table.play(0, Pay(("white-gold-1", "white-stone-1", "white-book-1", "red-strength-1")))
    assert points(table, "famine") == [1, 0]


# The new player order


@rule("nations.ORD-1")
@pytest.mark.parametrize(
    ("strength", "order"),
    [
        ([0, 1, 2, 3], (3, 2, 1, 0)),
        ([3, 2, 1, 0], (0, 1, 2, 3)),
        ([1, 2, 1, 2], (1, 3, 0, 2)),
        ([0, 0, 0, 0], (0, 1, 2, 3)),
        ([2, 0, 2, 3], (3, 0, 2, 1)),
    ],
)
def test_most_strength_goes_first_and_ties_keep_their_order(
    strength: list[int], order: tuple[int, ...]
) -> None:
    table = bare(4, age=3)
    table.event("scramble")
    for seat, count in enumerate(strength):
        table.give(seat, *["chit-strength"] * count)
    events = table.skip_to("turn")
    told = only(events, OrderSet)
    assert (told.order, told.strength) == (order, tuple(strength))
    assert table.view().order == order
    assert table.seat == order[0]


@rule("nations.ORD-1")
def test_strength_counts_in_full_on_dice_and_chits_and_is_not_used_up() -> None:
    table = bare(2)
    table.give(0, "chit-strength", "white-strength-1")
    table.give(1, "red-strength-3", "white-gold-1")
    table.event("raiders")
    table.skip_to("war")
    assert table.view().order == (1, 0)
    assert [player.shows["strength"] for player in table.view().players] == [2, 3]


@rule("nations.ORD-1")
def test_pieces_used_in_the_famine_no_longer_count() -> None:
    table = bare(2)
    table.event("drought")
    table.give(0, "chit-strength")
    table.give(1, "red-strength-3", "white-gold-1")
    table.skip_to("famine")
    events = table.play(1, Pay(("white-gold-1", "red-strength-3")))
    assert only(events, OrderSet).strength == (1, 0)
    assert table.view().order == (0, 1)


@rule("nations.ORD-1")
def test_used_strength_no_longer_counts_be_it_of_a_chit_or_a_die() -> None:
    table = bare(3)
    table.give(0, "chit-strength")
    table.give(1, "chit-strength", "chit-strength")
    table.give(2, "chit-strength", "white-strength-1")
    table.put(8, "vinland")
    table.put(5, "hong-kong")
    table.event("drought")
    table.play(0, Pass())
    table.bought(1, 8, "chit-strength")
    table.bought(2, 5, "white-strength-1", "chit-strength")
    assert (table.sees(1).used_chits, table.sees(2).used_chits) == ({"strength": 1}, {"strength": 1})
    told = only(table.skip_to("war"), OrderSet)
    assert (told.order, told.strength) == ((0, 1, 2), (1, 1, 0))


# War


@rule("nations.WAR-1")
@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_enough_strength_gives_points_equal_to_the_age(age: int) -> None:
    table = bare(2, age=age)
    table.event("harsh-winter")
    table.give(0, "red-strength-3")
    table.give(1, "chit-strength")
    events = table.skip_to("war")
    events += table.play(0, Pay(("red-strength-3",)))
    assert every(events, War) == [
        War(seat=1, won=False, able=False, points=0),
        War(seat=0, won=True, able=True, points=age),
    ]
    assert points(table, "war") == [age, 0]


@rule("nations.WAR-1")
def test_strength_that_was_paid_is_told_and_used() -> None:
    table = bare(2)
    table.event("harsh-winter")
    for seat in range(2):
        table.give(seat, "red-strength-3", "chit-strength")
    table.skip_to("war")
    seat, other = table.seat, 1 - table.seat
    events = table.play(seat, Pay(("red-strength-3",)))
    assert [(paid.seat, paid.pieces, paid.purpose) for paid in every(events, Paid)] == [
        (seat, ("red-strength-3",), "war")
    ]
    assert table.seat == other, "the war is not over"
    assert table.view().players[seat].available == ("chit-strength",)


@rule("nations.WAR-1")
def test_war_goes_by_the_new_order_from_the_last_to_the_first() -> None:
    table = bare(3)
    table.event("drought")
    for seat, strength in enumerate((2, 1, 3)):
        table.give(seat, *["chit-strength"] * strength)
    table.skip_to("war")
    seats = []
    while table.stage == "war":
        seats.append(table.seat)
        assert table.refused((table.seat + 1) % 3, Decline()) == ("WAR-1", "not-your-turn")
        table.play(table.seat, Pay(("chit-strength",)))
    assert seats == [1, 0, 2]


@rule("nations.WAR-1")
def test_strength_is_paid_in_full_or_not_at_all_and_never_exchanged() -> None:
    table = bare(2)
    table.event("raiders")
    table.give(0, "chit-strength", "white-strength-1", "red-strength-2", "white-gold-1", "white-book-1")
    table.skip_to("war")
    assert {move.pieces for move in table.moves(Pay)} == {
        ("white-strength-1", "chit-strength"),
        ("red-strength-2",),
    }
    assert table.refused(0, Pay(("chit-strength",))) == ("PAY-1", "too-little")
    assert table.refused(0, Pay(("red-strength-2", "chit-strength"))) == ("PAY-1", "superfluous-piece")
    assert table.refused(0, Pay(("chit-strength", "white-book-1", "white-gold-1")))[0] == "PAY-2"
    assert table.refused(0, UseBooks(())) == ("WAR-1", "war-now")
    events = table.play(0, Decline())
    assert every(events, War) == [War(seat=0, won=False, able=True, points=0)]
    assert only(events, AgeBegan).age == 2


@rule("nations.WAR-1")
def test_all_who_have_the_strength_win_the_last_in_order_too() -> None:
    table = bare(4, age=3)
    table.event("raiders")
    table.give(0, "red-strength-2")
    table.give(1, "red-strength-3")
    table.give(2, "chit-strength")
    table.give(3, "red-strength-2")
    events = table.skip_to("war")
    assert table.view().order == (1, 0, 3, 2)
    for seat, piece in ((3, "red-strength-2"), (0, "red-strength-2"), (1, "red-strength-3")):
        events += table.play(seat, Pay((piece,)))
    assert [(war.seat, war.won) for war in every(events, War)] == [
        (2, False),
        (3, True),
        (0, True),
        (1, True),
    ]
    assert points(table, "war") == [3, 3, 0, 3]


@rule("nations.WAR-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_win_the_war(seats: int) -> None:
    table = bare(seats, age=2)
    table.event("raiders")
    for seat in range(seats):
        table.give(seat, "red-strength-2")
    table.skip_to("war")
    for seat in reversed(range(seats)):
        table.play(seat, Pay(("red-strength-2",)))
    assert points(table, "war") == [2] * seats
