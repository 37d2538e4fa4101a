"""END: points and the winner."""

from __future__ import annotations

import pytest

from sandtable.nations.rules.events import BooksScored, Ended, Famine, War
from sandtable.nations.rules.view import NationsResult
from tests.nations.tables import Table, every, only, random_match
from tests.rules import rule


def last_age(seats: int) -> Table:
    """Nobody has a piece, a point or more books than another."""
    table = Table(seats, age=4)
    for seat in range(seats):
        table.give(seat)
        table.player(seat).books = 0
    return table


def result(table: Table) -> NationsResult:
    table.skip_to("over")
    found = table.match.result
    assert isinstance(found, NationsResult)
    return found


@rule("nations.END-1")
def test_tiles_are_counted_but_no_wonder_under_construction() -> None:
    table = last_age(2)
    table.own(0, "australia", "vinland", "colossus", "great-wall")
    table.develop(0, 0, "factory")
    table.develop(0, 1, "windmills")
    table.appoint(0, "marie-curie")
    table.begin(0, "panama-canal")
    sources = result(table).sources[0]
    assert sources == {
        "books": 0,
        "famine": 0,
        "war": 0,
        "developments": 2 + 1,
        "advisor": 3,
        "colonies": 4 + 2,
        "wonders": 1 + 2,
    }
    assert result(table).scores == (15, 0)


@rule("nations.END-1")
def test_points_of_tiles_add_to_those_of_the_track() -> None:
    table = last_age(2)
    table.own(1, "hong-kong")
    player = table.player(1)
    player.book_points, player.famine_points, player.war_points = 6, 3, 1
    assert result(table).scores == (0, 13)


@rule("nations.END-2")
@pytest.mark.parametrize(
    ("points", "order", "ranking"),
    [
        ([5, 9, 7], [0, 1, 2], (1, 2, 0)),
        ([9, 9, 7], [0, 1, 2], (0, 1, 2)),
        ([9, 9, 7], [2, 1, 0], (1, 0, 2)),
        ([4, 4, 4], [2, 0, 1], (2, 0, 1)),
    ],
)
def test_most_points_win_and_ties_go_by_player_order(
    points: list[int], order: list[int], ranking: tuple[int, ...]
) -> None:
    table = last_age(3)
    table.position.order = order
    table.turn(order[0])
    for seat, count in enumerate(points):
        table.player(seat).book_points = count
    ended = only(table.skip_to("over"), Ended)
    found = result(table)
    assert (found.ranking, found.winners, ended.winner) == (ranking, ranking[:1], ranking[0])
    assert (found.scores, ended.scores) == (tuple(points), tuple(points))


@rule("nations.END-2")
def test_a_tie_goes_by_the_order_set_in_the_fourth_age() -> None:
    table = last_age(2)
    table.give(1, "chit-strength")
    assert result(table).winners == (1,), "last until the strength of the fourth age put it first"


@rule("nations.END-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_points_on_the_track_come_only_from_books_famine_and_war(seats: int) -> None:
    match, played = random_match(seats, seats)
    gained = [0] * seats
    for _, _, events in played:
        for event in every(events, Famine) + every(events, War):
            gained[event.seat] += event.points
        for scored in every(events, BooksScored):
            gained = [had + more for had, more in zip(gained, scored.points, strict=True)]
    assert [player.points() for player in match.position.players] == gained
    assert match.result
    for seat in range(seats):
        tiles = sum(
            match.result.sources[seat][each] for each in ("developments", "advisor", "colonies", "wonders")
        )
        assert match.result.scores[seat] == gained[seat] + tiles


@rule("nations.END-3")
def test_a_bought_tile_does_not_move_the_marker() -> None:
    table = Table(2)
    table.give(0, "chit-strength")
    table.put(6, "vinland")
    table.bought(0, 6, "chit-strength")
    assert (table.sees(0).points, table.sees(0).score) == (0, 2)
