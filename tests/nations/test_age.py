"""AGE: the course of an age; RER: rerolling."""

from __future__ import annotations

from random import Random

import pytest

from sandtable import new_match
from sandtable.nations import game
from sandtable.nations.data import Development
from sandtable.nations.datafile import standard
from sandtable.nations.rules.box import SYMBOLS
from sandtable.nations.rules.events import AgeBegan, BooksScored, Ended, Famine, OrderSet, Rolled, War
from sandtable.nations.rules.moves import (
    Build,
    Buy,
    Decline,
    Pass,
    Pay,
    Replace,
    Reroll,
    ReturnDice,
    Roll,
    UseBooks,
)
from tests.nations.tables import VALUES, Table, dice_of, every, only
from tests.rules import rule


@rule("nations.AGE-1")
@pytest.mark.parametrize(("seats", "columns"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_three_rows_of_tiles_of_the_age_and_one_event_lie_open(seats: int, columns: int) -> None:
    table = Table(seats)
    for age in (1, 2, 3, 4):
        view = table.view()
        assert (view.age, view.columns, len(view.board)) == (age, columns, 3 * columns)
        assert {place.tile.age for place in view.board if place.tile} == {age} == {view.event.age}
        assert all(place.tile and place.taken_by is place.taken is None for place in view.board)
        if age < 4:
            table.skip_to("turn")


@rule("nations.AGE-1")
def test_tiles_and_event_of_the_old_age_are_gone() -> None:
    table = Table(2)
    old = {place.tile.id for place in table.view().board if place.tile}
    began = only(table.skip_to("turn"), AgeBegan)
    new = [place.tile.id for place in table.view().board if place.tile]
    assert list(began.tiles) == new
    assert not old & set(new)
    assert began.event == table.view().event.id


@rule("nations.AGE-1")
def test_nobody_sees_the_rest_of_the_age() -> None:
    match = new_match("nations", 2, 6)
    twin = match.position.copy()
    twin.stacks = [list(reversed(stack)) for stack in twin.stacks]
    twin.event_stacks = [list(reversed(stack)) for stack in twin.event_stacks]
    for seat in (None, 0, 1):
        assert game.view(twin, seat, 0) == match.view(seat)


@rule("nations.AGE-1")
@rule("nations.SET-4")
@pytest.mark.parametrize("stacks", ["stacks", "event_stacks"])
def test_what_a_bot_imagines_of_the_unseen_is_any_deal_and_none_in_particular(stacks: str) -> None:
    match = new_match("nations", 2, 6)
    for age in range(4):
        true = getattr(match.position, stacks)[age]
        imagined = [getattr(match.for_bot(0, Random(seed)).position, stacks)[age] for seed in range(200)]
        assert all(sorted(each) == sorted(true) for each in imagined), "the same tiles"
        for place in range(len(true)):
            assert {each[place] for each in imagined} == set(true), "in every order"


@rule("nations.AGE-1")
@pytest.mark.parametrize("stacks", ["stacks", "event_stacks"])
def test_what_a_bot_imagines_does_not_depend_on_the_true_order(stacks: str) -> None:
    match = new_match("nations", 2, 6)
    imagined = game.save(match.for_bot(0, Random(1)).position)
    for age in range(4):
        twin = match.copy()
        getattr(twin.position, stacks)[age] = getattr(match.position, stacks)[age][::-1]
        assert game.save(twin.for_bot(0, Random(1)).position) == imagined


@rule("nations.AGE-1")
def test_a_place_that_is_not_on_the_board_cannot_be_bought() -> None:
    table = Table(3)
    assert table.refused(0, Buy(9)) == ("AGE-1", "no-such-place")
    assert table.refused(0, Buy(-1)) == ("AGE-1", "no-such-place")


@rule("nations.AGE-2")
def test_used_pieces_come_back_and_all_are_in_again() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "chit-gold", "white-food-1")
    table.put(3, "sun-tzu")
    table.bought(0, 3, "white-gold-1", "chit-gold")
    table.play(1, Pass())
    table.play(0, Reroll(), Roll(("white-food-1",)))
    assert table.sees(0).used_dice == {"white": 4}
    assert (table.sees(0).used_chits, table.sees(0).used_rerolls) == ({"gold": 1}, 1)
    table.skip_to("turn")
    first = table.sees(table.seat)
    assert "chit-gold" in table.sees(0).available
    assert (table.sees(0).rerolls, table.sees(0).used_rerolls, table.sees(0).used_chits) == (2, 0, {})
    assert all(not player.passed and not player.used_dice for player in table.view().players)
    assert dice_of(first) == {"white": 5}


@rule("nations.AGE-2")
@rule("nations.AGE-4")
@pytest.mark.parametrize("face", ["white-book-1", "blue-book-2", "orange-food-2", "red-strength-2"])
def test_dice_of_every_colour_used_or_not_are_rolled_in_the_next_age(face: str) -> None:
    table = Table(2)
    colour = face.split("-", maxsplit=1)[0]
    developments = [tile for tile in VALUES.tiles if isinstance(tile, Development) and tile.dice == 2]
    if colour != "white":
        table.develop(0, 1, next(tile.id for tile in developments if tile.colour == colour))
    table.give(0, face)
    table.give(1, "chit-strength", "chit-strength", "chit-strength")
    owned = dice_of(table.sees(0))
    assert table.sees(0).used_dice[colour] == owned[colour] - 1 > 0
    table.skip_to("turn")
    assert table.seat == 1
    assert (table.sees(0).unrolled, table.sees(0).available, table.sees(0).used_dice) == (owned, (), {})
    table.play(1, Pass())
    assert (table.sees(0).unrolled, table.sees(0).used_dice) == ({}, {})
    assert dice_of(table.sees(0)) == owned


@rule("nations.AGE-2")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_used_chits_of_every_symbol_come_back(symbol: str) -> None:
    table = Table(2)
    table.give(0)
    table.player(0).used_chits[SYMBOLS.index(symbol)] = 2
    table.skip_to("turn")
    assert table.sees(0).available.count(f"chit-{symbol}") == 2
    assert table.sees(0).used_chits == {}


@rule("nations.AGE-3")
def test_everyone_sees_whose_turn_it_is() -> None:
    table = Table(2, age=4)
    assert table.view().to_act == (0,)
    table.play(0, Pass())
    assert table.view().to_act == (1,)
    table.skip_to("over")
    assert table.view().to_act == ()


@rule("nations.AGE-3")
def test_turns_go_round_in_player_order_past_those_who_passed() -> None:
    table = Table(3)
    for seat in range(3):
        table.give(seat, *["white-gold-1"] * 5, rerolls=9)
    table.position.order = [2, 0, 1]
    table.turn(2)
    turns = []
    for passes in (False, True, False, False, False, True):
        turns.append(table.seat)
        if passes:
            table.play(table.seat, Pass())
        else:
            table.play(table.seat, Reroll(), Roll(table.sees(table.seat).available[:1]))
    assert turns == [2, 0, 1, 2, 1, 2]
    assert table.seat == 1
    for _ in range(3):
        table.play(1, Reroll(), Roll(table.sees(1).available[:1]))
        assert table.seat == 1, "the last one in goes on"
    assert table.refused(0, Pass()) == ("AGE-3", "passed-already")


@rule("nations.AGE-3")
def test_only_who_is_to_act_has_moves_and_may_play() -> None:
    table = Table(2)
    assert table.match.moves(1) == []
    assert table.refused(1, Pass()) == ("AGE-3", "not-your-turn")
    assert not any(isinstance(move, Decline) for move in table.match.moves(0)), "no skipping"
    table.play(0, Buy(table.moves(Buy)[0].place))
    assert table.refused(1, Pass()) == ("AGE-3", "not-your-turn")


@rule("nations.AGE-4")
def test_the_first_turn_begins_with_a_roll_of_all_dice_and_later_turns_do_not() -> None:
    match = new_match("nations", 2, 7)
    first, second = match.position.order
    assert only(match.opening, Rolled).seat == first
    assert len(only(match.opening, Rolled).pieces) == 5
    view = game.view(match.position, None, 0)
    assert view.players[second].unrolled == {"white": 5}
    events = match.play(first, Reroll())
    events += match.play(first, match.moves(first)[0])
    assert [(event.seat, event.why) for event in every(events, Rolled)] == [
        (first, "reroll"),
        (second, "age"),
    ]
    assert match.play(second, Pass())[-1].__class__.__name__ == "Passed", "nothing is rolled any more"


@rule("nations.AGE-4")
def test_who_passes_at_once_has_rolled_and_the_roll_counts() -> None:
    table = Table(2)
    events = table.skip_to("turn")
    rolled = every(events, Rolled)
    assert [event.seat for event in rolled] == [table.seat]
    events = table.play(table.seat, Pass())
    other = table.seat
    assert only(events, Rolled).seat == other
    for player in table.view().players:
        assert len([piece for piece in player.available if "chit" not in piece]) == 5


@rule("nations.AGE-4")
def test_rolls_show_each_face_of_the_die() -> None:
    table = Table(2)
    table.skip_to("turn")
    table.rig((6, 0), (6, 2), (6, 3), (6, 4), (6, 5))
    rolled = only(table.play(table.seat, Pass()), Rolled)
    faces = ("white-gold-1", "white-food-1", "white-stone-1", "white-book-1", "white-strength-1")
    assert rolled.pieces == faces
    assert set(faces) < {*table.sees(rolled.seat).available}


@rule("nations.AGE-5")
def test_a_turn_is_a_reroll_a_purchase_a_building_or_a_pass() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "white-stone-1", "chit-stone", "chit-strength")
    table.begin(0, "colossus")
    assert {type(move) for move in table.match.moves(0)} == {Buy, Build, Reroll, Pass}
    for move in (Pay(("white-gold-1",)), Decline(), Roll(("white-gold-1",)), UseBooks(()), Replace(0)):
        assert table.refused(0, move) == ("AGE-5", "choose-an-action")
    assert table.refused(0, ReturnDice(("white-used",))) == ("AGE-5", "choose-an-action")


@rule("nations.AGE-6")
def test_books_famine_order_and_war_follow_in_this_order() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.give(seat, "white-book-1", "chit-food", "chit-strength")
    table.event("drought")
    stages, told = [], []
    while table.position.age == 1:
        if table.stage not in stages:
            stages.append(table.stage)
        told += table.play(table.seat, table.match.moves(table.seat)[-1])
    assert stages == ["turn", "books", "famine", "war"]
    kinds = [type(event) for event in told]
    milestones = [BooksScored, Famine, OrderSet, War, AgeBegan]
    assert [kind for kind in dict.fromkeys(kinds) if kind in milestones] == milestones
    assert table.view().stages == ("turn", "books", "famine", "order", "war")


@rule("nations.AGE-6")
def test_the_match_ends_after_the_fourth_age() -> None:
    table = Table(2)
    for age in (2, 3, 4):
        table.skip_to("turn")
        assert table.view().age == age
    assert table.match.result is None
    assert type(table.skip_to("over")[-1]) is Ended
    assert (table.match.to_act, table.match.moves(0)) == ((), [])
    assert table.match.result
    assert table.refused(0, Pass()) == ("AGE-6", "match-over")


@rule("nations.RER-1")
def test_a_reroll_uses_a_chit_and_rolls_the_chosen_dice() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "white-food-1", "white-book-1", "chit-gold", rerolls=2)
    table.play(0, Reroll())
    assert (table.sees(0).rerolls, table.sees(0).used_rerolls, table.stage) == (1, 1, "rolling")
    table.rig((6, 5), (6, 3))
    rolled = only(table.play(0, Roll(("white-book-1", "white-gold-1"))), Rolled)
    assert (rolled.before, rolled.pieces) == (
        ("white-gold-1", "white-book-1"),
        ("white-strength-1", "white-stone-1"),
    )
    assert sorted(table.sees(0).available) == [
        "chit-gold",
        "white-food-1",
        "white-stone-1",
        "white-strength-1",
    ]
    assert table.sees(0).used_dice == {"white": 2}, "used dice stay used"
    assert table.seat == 1, "it was the whole turn"


@rule("nations.RER-1")
def test_every_choice_of_one_or_more_available_dice_may_be_rolled() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "white-gold-1", "white-food-1", "chit-gold")
    table.play(0, Reroll())
    gold, food = "white-gold-1", "white-food-1"
    wanted = {(gold,), (food,), (gold, gold), (gold, food), (gold, gold, food)}
    assert {move.pieces for move in table.match.moves(0)} == wanted
    assert table.refused(0, Roll(())) == ("RER-1", "nothing-to-roll")
    for pieces in (("chit-gold",), ("white-used",), (food, food), ("white-book-1",), ("no-such-piece",)):
        assert table.refused(0, Roll(pieces)) == ("RER-1", "pieces-not-available")
    assert table.refused(0, Pass()) == ("RER-1", "choose-dice-to-roll")


@rule("nations.RER-1")
def test_no_reroll_without_an_available_chit_or_die() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", rerolls=0)
    table.player(0).used_rerolls = 1
    assert table.refused(0, Reroll()) == ("RER-1", "no-reroll-chit")
    table.give(0, "chit-gold", "chit-food", rerolls=1)
    assert table.refused(0, Reroll()) == ("RER-1", "no-die-to-reroll")


def test_all_tiles_of_the_game_are_known_by_their_ids() -> None:
    """What `Table.put` and others rely on."""
    table = Table(2)
    assert table.box.ids[5:] == [tile.id for tile in standard().tiles]


@rule("nations.AGE-1")
def test_the_event_on_the_table_is_no_longer_in_its_stack() -> None:
    position = Table(2).match.position
    assert position.event not in position.event_stacks[0]
