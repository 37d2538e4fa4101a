"""What may be planned ahead in Nations, and where a plan leaves the decision to the player."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.game import PremoveOver
from sandtable.nations import game
from sandtable.nations.premoves import PassAhead, RestOfAge
from sandtable.nations.rules.moves import Pass, Pay, UseBooks
from sandtable.nations.rules.position import Position

from .tables import Table


def follow(table: Table, seat: int, premove: Any, then: Position | None = None) -> Any:
    return game.follow(then or table.position.copy(), table.position, seat, premove, 0)


def offered(table: Table, seat: int) -> list[Any]:
    return game.premoves(table.position, seat, 0)


def test_a_pass_is_offered_to_who_has_rolled_and_is_not_to_move() -> None:
    table = Table(3)
    assert offered(table, 0) == [], "it is their turn"
    assert offered(table, 1) == [PassAhead(), RestOfAge()]
    table.position.players[1].rolled = False
    assert offered(table, 1) == [], "nobody passes with dice they have not seen"
    table.position.players[1].rolled = table.position.players[1].passed = True
    assert offered(table, 1) == [RestOfAge()]


def test_nobody_plans_alone() -> None:
    table = Table(1)
    assert offered(table, 0) == []


def test_passing_waits_for_the_turn_and_is_over_with_it() -> None:
    table = Table(2)
    then = table.position.copy()
    assert follow(table, 1, PassAhead(), then) is None
    table.play(0, Pass())
    assert follow(table, 1, PassAhead(), then) == Pass()
    table.play(1, Pass())
    assert follow(table, 1, PassAhead(), then) == PremoveOver()


def test_the_rest_of_the_age_uses_what_has_no_other_use() -> None:
    table = Table(2)
    table.event("drought")
    table.give(0, "white-gold-1")
    table.give(1, "white-book-1", "blue-book-3", "white-food-1", "red-strength-2", "white-strength-1")
    then = table.position.copy()
    table.play(0, Pass())
    made = []
    while (move := follow(table, 1, RestOfAge(), then)) is not None and not isinstance(move, PremoveOver):
        made.append(move)
        table.play(1, move)
        while table.stage != "over" and table.seat == 0 and table.position.age == then.age:
            table.play(0, next(iter(table.match.moves(0)[-1:])))
    *others, war = made
    assert others == [Pass(), UseBooks(("white-book-1", "blue-book-3")), Pay(("white-food-1",))]
    assert war in (Pay(("white-strength-1",)), Pay(("red-strength-2",)))
    assert move == PremoveOver(), "with the age"


@pytest.mark.parametrize(
    ("stage", "pieces", "outcome"),
    [
        ("books", ("white-book-1", "white-food-1"), UseBooks(("white-book-1",))),
        ("books", ("white-book-1", "white-gold-1", "white-stone-1"), UseBooks(("white-book-1",))),
        ("books", ("white-book-1",), UseBooks(("white-book-1",))),
        ("books", ("white-book-1", "white-gold-1"), PremoveOver("books")),
        ("books", ("white-book-1", "white-book-1"), PremoveOver("books")),
        ("books", ("white-book-1", "white-strength-1"), PremoveOver("books")),
        ("famine", ("white-food-1", "white-strength-1", "white-gold-1"), Pay(("white-food-1",))),
        (
            "famine",
            ("white-gold-1", "white-stone-1", "white-strength-1"),
            Pay(("white-gold-1", "white-stone-1")),
        ),
        ("famine", ("white-gold-1", "white-strength-1"), PremoveOver("famine")),
    ],
)
def test_what_is_needed_later_is_left_to_the_player(stage: Any, pieces: Any, outcome: Any) -> None:
    """Two dice are worth one food: with food, or two other dice, the books are free to be used. Strength is
    not spent on food unasked."""
    table = Table(2)
    table.event("drought")
    table.give(0)
    table.give(1, *pieces)
    table.skip_to(stage)
    assert table.seat == 1
    assert follow(table, 1, RestOfAge()) == outcome
