"""SOL: playing alone."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import BadInput, new_match
from sandtable.nations import game
from sandtable.nations.rules.events import BooksScored, Ended, OpponentRead, OpponentTook, OrderSet
from sandtable.nations.rules.moves import Build, Pass, Pay, Replace, Reroll, ReturnDice, Roll
from sandtable.nations.rules.solo import column_chance
from sandtable.nations.rules.view import NationsResult
from tests.nations.tables import Table, every, only, random_match
from tests.rules import rule


def rerolled(table: Table, *draws: tuple[int, int]) -> OpponentTook:
    """What the opponent's die did after a reroll; `draws` are the rolls from 0 to 3."""
    table.give(0, "white-gold-1", rerolls=1)
    table.play(0, Reroll())
    table.rig((6, 0), *draws)
    return only(table.play(0, Roll(("white-gold-1",))), OpponentTook)


@rule("nations.SOL-1")
def test_three_columns_the_player_first_and_no_new_order() -> None:
    table = Table(1)
    assert (table.view().columns, table.view().order) == (3, (0,))
    assert table.view().stages == ("turn", "books", "famine", "war")
    for _, _, events in random_match(1, 5)[1]:
        assert not every(events, OrderSet)


@rule("nations.SOL-2")
@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_the_opponent_rolls_as_many_blue_dice_as_the_age_and_stones_do_nothing(age: int) -> None:
    table = Table(1)
    for _ in range(2, age):
        table.skip_to("turn")
    if age == 1:
        read = only(new_match("nations", 1, 8).opening, OpponentRead)
        books = 1
    else:
        books = table.position.opponent_books
        table.give(0)
        table.rig(*[(6, 0), (6, 3), (6, 1), (6, 5)][:age])
        read = only(table.skip_to("turn"), OpponentRead)
        assert read.gained == [3, 3, 5, 5][age - 1]
        assert table.position.opponent_books == read.books
    assert len(read.pieces) == age
    assert all(piece.startswith("blue") for piece in read.pieces)
    shown = [piece.split("-") for piece in read.pieces]
    assert read.gained == sum(int(amount) for _, symbol, amount in shown if symbol == "book")
    assert read.books == books + read.gained


@rule("nations.SOL-3")
@pytest.mark.parametrize("column", [0, 1, 2])
def test_the_cheapest_tile_of_the_column_goes(column: int) -> None:
    table = Table(1)
    for place in (6 + column, 3 + column, column):
        tile = table.box.ids[table.position.board[place]]
        took = rerolled(table, (4, column))
        assert took == OpponentTook(rolls=(column + 1,), place=place, tile=tile)
        left = table.view().board[place]
        assert (left.tile, left.taken_by, left.taken) == (None, "opponent", tile)
    assert rerolled(table, (4, column)).tile is None, "the column is empty"
    assert sum(place.tile is None for place in table.view().board) == 3


@rule("nations.SOL-3")
def test_a_bought_tile_leaves_the_next_cheapest() -> None:
    table = Table(1)
    table.give(0, "chit-gold")
    table.put(7, "sun-tzu")
    table.rig((4, 1))
    took = only(table.bought(0, 7, "chit-gold"), OpponentTook)
    assert took.place == 4


@rule("nations.SOL-3")
def test_a_four_takes_nothing_but_is_rolled_again_by_the_hard_opponent() -> None:
    assert rerolled(Table(1), (4, 3)) == OpponentTook(rolls=(4,), place=None, tile=None)
    took = rerolled(Table(1, opponent="hard"), (4, 3), (4, 3), (4, 2))
    assert (took.rolls, took.place) == ((4, 4, 3), 8)


@rule("nations.SOL-3")
@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_a_four_takes_nothing_in_any_age_though_every_column_is_full(age: int) -> None:
    table = Table(1)
    while table.view().age < age:
        table.skip_to("turn")
    assert rerolled(table, (4, 3)) == OpponentTook(rolls=(4,), place=None, tile=None)
    assert all(place.tile for place in table.view().board)


@rule("nations.SOL-3")
@pytest.mark.parametrize("column", [0, 1, 2])
def test_the_hard_opponent_takes_nothing_from_an_empty_column_and_does_not_roll_again(column: int) -> None:
    table = Table(1, opponent="hard")
    for _ in range(3):
        rerolled(table, (4, column))
    assert rerolled(table, (4, 3), (4, column)) == OpponentTook(rolls=(4, column + 1), place=None, tile=None)
    assert sum(place.tile is None for place in table.view().board) == 3


@rule("nations.SOL-3")
def test_a_column_loses_a_tile_with_one_roll_in_four_and_one_in_three_when_fours_are_rolled_again() -> None:
    assert column_chance(Table(1).position) == pytest.approx(1 / 4)
    assert column_chance(Table(1, opponent="hard").position) == pytest.approx(1 / 3)


@rule("nations.SOL-3")
def test_buying_building_and_rerolling_count_but_not_passing() -> None:
    table = Table(1)
    table.give(0, "chit-gold", "chit-stone", "white-stone-1", "chit-food")
    table.put(6, "library")
    table.begin(0, "colossus")
    assert not every(table.bought(0, 6, "chit-gold"), OpponentTook), "the purchase is not complete"
    assert not every(table.play(0, Replace(0)), OpponentTook)
    assert every(table.play(0, ReturnDice(("white-used",))), OpponentTook)
    assert every(table.play(0, Build(), Pay(("chit-stone", "white-stone-1"))), OpponentTook)
    table.give(0, "white-gold-1", rerolls=1)
    assert every(table.play(0, Reroll(), Roll(("white-gold-1",))), OpponentTook)
    assert not every(table.play(0, Pass()), OpponentTook)


@rule("nations.SOL-3")
def test_only_a_solo_match_has_a_hard_opponent() -> None:
    with pytest.raises(BadInput, match="opponent"):
        new_match("nations", 2, 1, {"opponent": "hard"})


@rule("nations.SOL-4")
@pytest.mark.parametrize(("mine", "its", "scored"), [(5, 4, 2), (5, 5, 0), (4, 5, 0)])
def test_two_points_for_more_books_than_the_opponent(mine: int, its: int, scored: int) -> None:
    table = Table(1)
    table.give(0)
    table.player(0).books, table.position.opponent_books = mine, its
    assert (table.sees(0).book_points, table.sees(0).book_place) == (scored, 1 if mine >= its else 2)
    assert only(table.skip_to("turn"), BooksScored).points == (scored,)


@rule("nations.SOL-5")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (99, "trajan"),
        (50, "trajan"),
        (49, "ashoka"),
        (40, "ashoka"),
        (39, "wu-zetian"),
        (35, "wu-zetian"),
        (34, "saladin"),
        (30, "saladin"),
        (29, "victoria"),
        (25, "victoria"),
        (24, "charles-v"),
        (20, "charles-v"),
        (19, "cleopatra"),
        (15, "cleopatra"),
        (14, "dan-quayle"),
        (10, "dan-quayle"),
        (9, None),
        (0, None),
    ],
)
def test_the_hall_of_fame(points: int, name: str | None) -> None:
    table = Table(1, age=4)
    table.give(0)
    table.player(0).books, table.player(0).book_points = 0, points
    view: Any = table.match.view(0)
    assert view.hall_of_fame == name
    assert only(table.skip_to("over"), Ended).hall_of_fame == name
    result = table.match.result
    assert isinstance(result, NationsResult)
    assert (result.hall_of_fame, result.scores) == (name, (points,))


@rule("nations.SOL-5")
@pytest.mark.parametrize("points", [0, 99])
def test_a_solo_match_has_no_winner_however_good_it_was(points: int) -> None:
    table = Table(1, age=4)
    table.give(0)
    table.player(0).books, table.player(0).book_points = 0, points
    ended = only(table.skip_to("over"), Ended)
    result = table.match.result
    assert result
    assert (ended.winner, result.winners, result.ranking) == (None, (), (0,))
    assert "won" not in game.event_line(ended, ["Ann"], table.match.options)
