"""BUY: buying tiles; WON: building wonders."""

from __future__ import annotations

import pytest

from sandtable.core import wire
from sandtable.nations.rules.events import (
    Bought,
    Built,
    ChitsReturned,
    ChitTaken,
    Chosen,
    DiceReturned,
    Left,
    Paid,
    Rolled,
)
from sandtable.nations.rules.moves import Build, Buy, Pass, Pay, Replace, Reroll, ReturnChits, ReturnDice
from tests.nations.tables import VALUES, Table, dice_of, every, only
from tests.rules import rule


@rule("nations.BUY-1")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_row_is_the_price(seats: int) -> None:
    table = Table(seats)
    columns = table.view().columns
    assert [place.price for place in table.view().board] == [3] * columns + [2] * columns + [1] * columns


@rule("nations.BUY-1")
@pytest.mark.parametrize("place", [0, 4, 8])
@pytest.mark.parametrize(
    ("tile", "symbol"),
    [("library", "gold"), ("sun-tzu", "gold"), ("colossus", "gold"), ("cyprus", "strength")],
)
def test_colonies_cost_strength_and_all_others_gold(place: int, tile: str, symbol: str) -> None:
    table = Table(2)
    price = 3 - place // 3
    table.put(place, tile)
    assert (table.view().board[place].symbol, table.view().board[place].price) == (symbol, price)
    table.give(0, *[f"chit-{symbol}"] * (price - 1))
    assert table.refused(0, Buy(place)) == ("BUY-1", "cannot-afford")
    table.give(0, *[f"chit-{symbol}"] * price)
    table.bought(0, place, *[f"chit-{symbol}"] * price)
    assert table.sees(0).used_chits == {symbol: price}


@rule("nations.BUY-2")
def test_a_bought_place_stays_empty_for_the_age() -> None:
    table = Table(2)
    table.give(0, "chit-gold")
    table.give(1, "chit-gold", "chit-gold")
    table.put(7, "sun-tzu")
    table.bought(0, 7, "chit-gold")
    assert table.refused(1, Buy(7)) == ("BUY-2", "place-empty")
    place = table.view().board[7]
    assert (place.tile, place.taken_by, place.taken) == (None, 0, "sun-tzu")
    table.skip_to("turn")
    assert table.view().board[7].tile is not None


@rule("nations.BUY-3")
def test_a_development_replaces_any_of_the_five() -> None:
    for slot in range(5):
        table = Table(2)
        table.give(0, "chit-gold")
        table.put(6, "library")
        table.bought(0, 6, "chit-gold")
        assert table.moves(Replace) == [Replace(each) for each in range(5)]
        old = table.sees(0).developments[slot].id
        events = table.play(0, Replace(slot))
        assert only(events, Left).tile == old
        assert table.sees(0).developments[slot].id == "library"
        assert old not in [tile.id for tile in table.sees(0).developments]
        assert dice_of(table.sees(0)) == {"white": 4, "blue": 1}


@rule("nations.BUY-3")
def test_there_are_five_places_for_developments_and_one_must_be_chosen() -> None:
    table = Table(2)
    table.give(0, "chit-gold")
    table.put(6, "library")
    table.bought(0, 6, "chit-gold")
    assert table.refused(0, Replace(5)) == ("BUY-3", "no-such-slot")
    assert table.refused(0, Replace(-1)) == ("BUY-3", "no-such-slot")
    assert table.refused(0, Pass()) == ("BUY-3", "choose-development-to-replace")


@rule("nations.BUY-3")
def test_the_points_of_the_old_development_are_lost() -> None:
    table = Table(2)
    table.develop(0, 2, "spice-trade")
    table.give(0, "chit-gold")
    table.put(6, "library")
    assert table.sees(0).score == 2
    table.bought(0, 6, "chit-gold")
    table.play(0, Replace(2))
    assert table.sees(0).score == 0


@rule("nations.BUY-3")
def test_dice_that_go_back_are_of_the_colour_and_chosen_one_by_one() -> None:
    table = Table(2)
    table.develop(0, 0, "terrace-fields")
    table.develop(0, 1, "windmills")
    table.give(0, "chit-gold", "orange-gold-2", "orange-food-1", "white-food-1")
    table.put(6, "library")
    table.bought(0, 6, "chit-gold")
    table.play(0, Replace(0))
    assert table.view().replacing == 0
    gold, food, used = "orange-gold-2", "orange-food-1", "orange-used"
    assert {move.pieces for move in table.moves(ReturnDice)} == {(gold, food), (gold, used), (food, used)}
    for pieces in ((gold,), (gold, food, used), (gold, "white-food-1"), (gold, "white-used"), (gold, "x")):
        assert table.refused(0, ReturnDice(pieces)) == ("BUY-3", "wrong-dice-returned")
    for pieces in ((used, used), (gold, gold), (gold, "orange-food-3")):
        assert table.refused(0, ReturnDice(pieces)) == ("BUY-3", "wrong-dice-returned"), "not among theirs"
    assert table.refused(0, Pass()) == ("BUY-3", "choose-dice-to-return")
    table.play(0, ReturnDice((used, food)))
    assert dice_of(table.sees(0)) == {"white": 3, "orange": 1, "blue": 1}
    assert gold in table.sees(0).available
    assert table.view().replacing is None


@rule("nations.BUY-3")
def test_the_new_dice_are_rolled_at_once_and_serve_from_the_next_turn_on() -> None:
    table = Table(2)
    table.give(0, "chit-gold")
    table.give(1)
    table.put(6, "university")
    table.put(7, "sun-tzu")
    table.bought(0, 6, "chit-gold")
    table.rig((6, 0), (6, 3))
    rolled = only(table.play(0, Replace(0)), Rolled)
    assert (rolled.why, rolled.pieces) == ("new", ("blue-book-3", "blue-stone-3"))
    assert table.seat == 1, "the turn is over"
    table.play(1, Pass())
    table.bought(0, 7, *rolled.pieces)
    assert table.sees(0).used_dice == {"white": 4, "blue": 2}


@rule("nations.BUY-4")
@rule("nations.BUY-9")
def test_synagogue_makes_room_for_terrace_fields_with_the_die_that_paid() -> None:
    table = Table(2)
    table.develop(0, 3, "synagogue")
    table.give(0, "orange-gold-2")
    table.put(4, "terrace-fields")
    events = table.bought(0, 4, "orange-gold-2")
    assert table.sees(0).used_dice["orange"] == 1
    table.rig((6, 1), (6, 4))
    events += table.play(0, Replace(3))
    assert only(events, DiceReturned).pieces == ("orange-used",)
    assert only(events, Rolled).pieces == ("orange-gold-2", "orange-food-2")
    assert table.sees(0).available == ("orange-gold-2", "orange-food-2")
    assert table.sees(0).used_dice == {"white": 4}, "the die that paid went back"
    assert table.sees(0).developments[3].id == "terrace-fields"
    purchase = [type(event) for event in events[1:6]]
    assert purchase == [Paid, Left, DiceReturned, Bought, Rolled]


@rule("nations.BUY-4")
def test_the_die_that_paid_may_be_kept_as_well() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "white-food-1")
    table.put(6, "library")
    table.bought(0, 6, "white-gold-1")
    table.play(0, Replace(0))
    assert table.moves(ReturnDice) == [ReturnDice(("white-used",)), ReturnDice(("white-food-1",))]
    table.play(0, ReturnDice(("white-food-1",)))
    assert table.sees(0).used_dice == {"white": 4}


@rule("nations.BUY-5")
def test_a_first_advisor_brings_rerolls_for_the_next_turn() -> None:
    table = Table(2)
    table.give(0, "chit-gold", "white-food-1", rerolls=0)
    table.put(6, "hildegard")
    events = table.bought(0, 6, "chit-gold")
    assert (only(events, ChitTaken).chit, only(events, ChitTaken).count) == ("reroll", 2)
    assert (table.seat, table.sees(0).rerolls) == (1, 2)
    table.play(1, Pass())
    assert Reroll() in table.match.moves(0)


@rule("nations.BUY-5")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_old_advisor_leaves_with_reroll_chits_of_the_players_choice(used: int) -> None:
    table = Table(2)
    table.give(0, "chit-gold", rerolls=3)
    table.appoint(0, "hildegard", used=2)
    table.put(6, "sun-tzu")
    table.bought(0, 6, "chit-gold")
    assert table.moves(ReturnChits) == [ReturnChits(2), ReturnChits(1), ReturnChits(0)]
    assert table.refused(0, ReturnChits(3)) == ("BUY-5", "wrong-chits-returned")
    assert table.refused(0, ReturnChits(-1)) == ("BUY-5", "wrong-chits-returned")
    assert table.refused(0, Pass()) == ("BUY-5", "choose-chits-to-return")
    table.play(0, ReturnChits(used))
    assert (table.sees(0).rerolls, table.sees(0).used_rerolls) == (3 - (2 - used) + 1, 2 - used)
    advisor = table.sees(0).advisor
    assert advisor
    assert advisor.id == "sun-tzu"


@rule("nations.BUY-5")
def test_the_starting_reroll_chit_may_go_back() -> None:
    table = Table(2)
    table.give(0, "chit-gold", rerolls=1)
    table.appoint(0, "confucius", used=2)
    table.put(6, "sun-tzu")
    events = table.bought(0, 6, "chit-gold")
    assert only(events, Left).tile == "confucius"
    assert only(events, ChitsReturned) == ChitsReturned(seat=0, available=0, used=1), "no choice, no question"
    assert (table.sees(0).rerolls, table.sees(0).used_rerolls) == (1, 1)


@rule("nations.BUY-5")
@pytest.mark.parametrize("advisor", [None, "confucius"])
def test_nothing_goes_back_for_an_advisor_without_reroll_chits(advisor: str | None) -> None:
    values = wire.plain(VALUES)
    for tile in values["tiles"]:
        if tile["id"] == "confucius":
            tile["rerolls"] = 0
    table = Table(2, data=values)
    table.give(0, "chit-gold")
    if advisor:
        table.appoint(0, advisor)
    table.put(6, "sun-tzu")
    assert every(table.bought(0, 6, "chit-gold"), ChitsReturned) == []


@rule("nations.BUY-6")
def test_colonies_pile_up_and_bring_their_chits_for_the_next_turn() -> None:
    table = Table(2)
    table.give(0, "chit-strength", "chit-strength")
    table.put(6, "cyprus")
    table.put(7, "vinland")
    events = table.bought(0, 6, "chit-strength")
    assert only(events, ChitTaken).chit == "food"
    assert table.seat == 1
    table.play(1, Pass())
    table.bought(0, 7, "chit-strength")
    assert [tile.id for tile in table.sees(0).colonies] == ["cyprus", "vinland"]
    assert table.sees(0).available == ("chit-food",), "Vinland shows no chit"


@rule("nations.BUY-6")
@rule("nations.END-1")
def test_there_is_no_end_to_colonies_their_chits_and_their_points() -> None:
    table = Table(2, age=4)
    colonies = {"cyprus": 0, "vinland": 2, "new-spain": 1, "hong-kong": 3, "australia": 4, "nubia": 0}
    table.play(0, Pass())
    for colony in colonies:
        table.give(1, "chit-strength")
        table.put(8, colony)
        table.bought(1, 8, "chit-strength")
    assert [tile.id for tile in table.sees(1).colonies] == list(colonies)
    assert table.sees(1).available == ("chit-strength",), "of Nubia, the sixth"
    table.skip_to("over")
    result = table.match.result
    assert result
    assert result.sources[1]["colonies"] == sum(colonies.values())


@rule("nations.BUY-7")
def test_a_bought_wonder_is_only_begun() -> None:
    table = Table(2)
    table.give(0, "chit-gold")
    table.put(6, "colossus")
    table.bought(0, 6, "chit-gold")
    construction = table.sees(0).construction
    assert construction
    assert construction.id == "colossus"
    assert (table.sees(0).wonders, table.sees(0).available, table.sees(0).score) == ((), (), 0)


@rule("nations.BUY-7")
def test_a_wonder_already_begun_leaves_the_game() -> None:
    table = Table(2)
    table.begin(0, "great-lighthouse")
    table.give(0, "chit-gold")
    table.put(6, "colossus")
    events = table.bought(0, 6, "chit-gold")
    assert only(events, Left).tile == "great-lighthouse"
    construction = table.sees(0).construction
    assert construction
    assert construction.id == "colossus"


@rule("nations.BUY-7")
def test_a_wonder_that_left_the_game_never_comes_back() -> None:
    table = Table(2)
    table.put(7, "great-lighthouse")
    table.give(0, "chit-gold", "chit-gold")
    table.put(6, "colossus")
    table.bought(0, 7, "chit-gold")
    table.play(1, Pass())
    assert only(table.bought(0, 6, "chit-gold"), Left).tile == "great-lighthouse"
    assert (table.sees(0).wonders, table.sees(0).colonies, table.sees(0).score) == ((), (), 0)
    assert not any(place.tile and place.tile.id == "great-lighthouse" for place in table.view().board)
    unseen = [table.box.ids[tile] for stack in table.position.stacks for tile in stack]
    assert "great-lighthouse" not in unseen
    table.give(0, "chit-stone", "chit-stone")
    table.play(0, Build(), Pay(("chit-stone", "chit-stone")))
    assert [tile.id for tile in table.sees(0).wonders] == ["colossus"]
    assert table.refused(0, Build()) == ("WON-1", "no-wonder-begun")


@rule("nations.BUY-8")
def test_more_dice_and_chits_than_the_box_holds_can_be_had() -> None:
    table = Table(4, age=4)
    for seat, slot in [(seat, slot) for seat in range(4) for slot in range(3)]:
        table.develop(seat, slot, "polytechnic")
    table.give(0, "chit-gold", *["chit-food"] * 9)
    table.give(1, "chit-strength")
    table.put(8, "laboratory")
    table.put(9, "new-spain")
    table.bought(0, 8, "chit-gold")
    rolled = only(table.play(0, Replace(4)), Rolled)
    assert len(rolled.pieces) == 2
    assert sum(dice_of(player)["blue"] for player in table.view().players) == 26
    table.bought(1, 9, "chit-strength")
    assert table.sees(1).available == ("chit-food",)


@rule("nations.BUY-9")
def test_an_advisor_is_paid_then_the_old_one_goes_then_the_chits_change() -> None:
    table = Table(2)
    table.give(0, "chit-gold")
    table.appoint(0, "confucius")
    table.put(6, "sun-tzu")
    events = table.bought(0, 6, "chit-gold")
    order = [type(event) for event in events[1:6]]
    assert order == [Paid, Left, ChitsReturned, Bought, ChitTaken]


# Building


@rule("nations.WON-1")
def test_a_wonder_is_built_on_a_later_turn_for_its_stone() -> None:
    table = Table(2)
    table.give(0, "chit-gold", "chit-stone", "white-stone-1")
    table.put(6, "colossus")
    table.bought(0, 6, "chit-gold")
    assert table.seat == 1, "not in the turn it was bought"
    table.play(1, Pass())
    events = table.play(0, Build(), Pay(("white-stone-1", "chit-stone")))
    assert only(events, Built).tile == "colossus"
    assert only(events, Paid).purpose == "build"
    assert (table.sees(0).construction, [tile.id for tile in table.sees(0).wonders]) == (None, ["colossus"])
    assert table.sees(0).available == ("chit-stone",), "the chit of the Colossus"
    assert table.sees(0).score == 1


@rule("nations.WON-1")
def test_stone_is_paid_in_one_payment_and_dice_may_be_exchanged() -> None:
    table = Table(2)
    table.give(0, "blue-stone-1", "white-food-1", "white-gold-1", "chit-gold")
    table.begin(0, "great-wall")
    assert table.refused(0, Build()) == ("WON-1", "cannot-afford")
    table.begin(0, "colossus")
    table.play(0, Build())
    assert table.refused(0, Pass()) == ("WON-1", "pay-first")
    assert table.refused(0, Pay(("blue-stone-1",))) == ("PAY-1", "too-little")
    table.play(0, Pay(("blue-stone-1", "white-food-1", "white-gold-1")))
    assert len(table.sees(0).wonders) == 1


@rule("nations.WON-1")
def test_a_wonder_may_cost_more_than_five_stone() -> None:
    table = Table(2)
    table.begin(0, "panama-canal")
    table.give(0, "blue-stone-3", "blue-stone-2")
    assert table.refused(0, Build()) == ("WON-1", "cannot-afford")
    table.give(0, "blue-stone-3", "blue-stone-2", "blue-stone-1", "white-gold-1", "white-food-1")
    chosen = only(table.play(0, Build()), Chosen)
    assert (chosen.symbol, chosen.amount) == ("stone", 6)
    assert {move.pieces for move in table.moves(Pay)} == {
        ("blue-stone-3", "blue-stone-2", "blue-stone-1"),
        ("white-gold-1", "white-food-1", "blue-stone-3", "blue-stone-2"),
    }
    assert table.refused(0, Pay(("blue-stone-3", "blue-stone-2"))) == ("PAY-1", "too-little")
    table.play(0, Pay(("blue-stone-3", "blue-stone-2", "blue-stone-1")))
    assert [tile.id for tile in table.sees(0).wonders] == ["panama-canal"]


@rule("nations.WON-1")
def test_any_number_of_wonders_can_be_finished() -> None:
    table = Table(2)
    table.own(0, "hanging-gardens", "great-lighthouse")
    table.begin(0, "suez-canal")
    table.give(0, "blue-stone-3", "blue-stone-2")
    table.play(0, Build(), Pay(("blue-stone-3", "blue-stone-2")))
    assert len(table.sees(0).wonders) == 3
    assert table.sees(0).available == (), "Suez Canal shows no chit"


@rule("nations.WON-1")
def test_nothing_begun_nothing_built() -> None:
    table = Table(2)
    table.give(0, *["chit-stone"] * 9)
    assert table.refused(0, Build()) == ("WON-1", "no-wonder-begun")
