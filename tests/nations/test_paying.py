"""PAY: what pieces can pay."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable import IllegalMove
from sandtable.nations.rules.box import SYMBOLS, box_of
from sandtable.nations.rules.events import Paid
from sandtable.nations.rules.moves import Build, Buy, Pass, Pay, Replace, UseBooks
from sandtable.nations.rules.payments import can_pay, payments, worth
from sandtable.nations.rules.position import PAYING
from tests.nations.tables import VALUES, Table, only
from tests.rules import rule

BOX = box_of(VALUES)
EXCHANGEABLE = ("gold", "stone", "food")


def paying(symbol: str, amount: int, *pieces: str) -> Table:
    """Seat 0 has these pieces and must pay."""
    table = Table(2)
    table.give(0, *pieces)
    table.begin(0, "suez-canal")
    table.position.stage = PAYING
    table.position.symbol = SYMBOLS.index(symbol)
    table.position.amount = amount
    return table


def ways(table: Table) -> set[tuple[str, ...]]:
    return {move.pieces for move in table.moves(Pay)}


@rule("nations.PAY-1")
def test_pieces_that_show_the_symbol_pay_together() -> None:
    table = paying("gold", 3, "orange-gold-2", "white-gold-1", "chit-gold", "chit-food")
    assert ways(table) == {("white-gold-1", "orange-gold-2"), ("orange-gold-2", "chit-gold")}


@rule("nations.PAY-1")
def test_a_die_is_used_whole_and_the_surplus_is_lost() -> None:
    table = Table(2)
    table.give(0, "orange-gold-3", "chit-gold")
    table.put(3, "sun-tzu")
    paid = only(table.bought(0, 3, "orange-gold-3"), Paid)
    assert (paid.pieces, paid.symbol, paid.amount) == (("orange-gold-3",), "gold", 2)
    assert table.sees(0).available == ("chit-gold",), "no change for it"
    assert table.sees(0).used_dice["orange"] == 1


@rule("nations.PAY-1")
def test_what_was_used_is_gone_until_the_next_age() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "chit-gold")
    table.put(6, "colossus")
    table.put(7, "sun-tzu")
    table.bought(0, 6, "chit-gold")
    table.play(1, Pass())
    table.play(0, Buy(7))
    assert table.refused(0, Pay(("chit-gold",))) == ("PAY-1", "pieces-not-available")
    table.play(0, Pay(("white-gold-1",)))
    assert table.refused(0, Buy(8))[1] == "cannot-afford"
    table.skip_to("turn")
    assert "chit-gold" in table.sees(0).available


@rule("nations.PAY-1")
def test_no_piece_may_be_superfluous() -> None:
    table = paying("gold", 2, "orange-gold-2", "white-gold-1", "chit-gold", "white-food-1", "white-book-1")
    for pieces in (
        ("orange-gold-2", "chit-gold"),
        ("white-gold-1", "chit-gold", "white-food-1"),
        ("white-gold-1", "chit-gold", "white-food-1", "white-book-1"),
        ("orange-gold-2", "white-food-1", "white-book-1"),
    ):
        assert table.refused(0, Pay(pieces)) == ("PAY-1", "superfluous-piece")


@rule("nations.PAY-1")
def test_too_little_is_refused() -> None:
    table = paying("gold", 2, "white-gold-1", "chit-gold", "white-food-1")
    for pieces in ((), ("chit-gold",), ("white-gold-1", "white-food-1")):
        assert table.refused(0, Pay(pieces)) == ("PAY-1", "too-little")
    for pieces in (("chit-stone",), ("white-used", "white-used"), ("chit-gold", "chit-gold"), ("nonsense",)):
        assert table.refused(0, Pay(pieces)) == ("PAY-1", "pieces-not-available")


@rule("nations.PAY-1")
def test_what_cannot_be_afforded_cannot_be_chosen() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "chit-food")
    table.put(3, "sun-tzu")
    assert table.refused(0, Buy(3)) == ("BUY-1", "cannot-afford")


@rule("nations.PAY-1")
def test_a_refusal_says_how_much_is_asked_and_how_much_the_pieces_show() -> None:
    table = Table(2)
    table.put(0, "sun-tzu")
    table.put(1, "vinland")
    table.begin(0, "suez-canal")
    table.give(0, "blue-stone-3", "chit-stone", "white-strength-1", "chit-strength")
    for move, facts in (
        (Buy(0), {"symbol": "gold", "needed": 3, "held": 0}),
        (Buy(1), {"symbol": "strength", "needed": 3, "held": 2}),
        (Build(), {"symbol": "stone", "needed": 5, "held": 4}),
    ):
        with pytest.raises(IllegalMove) as caught:
            table.match.play(0, move)
        assert (caught.value.reason, caught.value.facts) == ("cannot-afford", facts)


@rule("nations.PAY-2")
@pytest.mark.parametrize("symbol", EXCHANGEABLE)
def test_two_dice_stand_for_one_gold_stone_or_food(symbol: str) -> None:
    table = paying(symbol, 1, "white-book-1", "red-strength-3")
    assert ways(table) == {("white-book-1", "red-strength-3")}
    table = paying(symbol, 2, "white-book-1", "red-strength-3", "white-strength-1", "blue-book-1")
    assert len(ways(table)) == 1


@rule("nations.PAY-2")
@pytest.mark.parametrize("symbol", ["book", "strength"])
def test_books_and_strength_cannot_be_had_by_exchange(symbol: str) -> None:
    table = paying(symbol, 1, "white-gold-1", "orange-gold-3")
    assert ways(table) == set()
    assert table.refused(0, Pay(("white-gold-1", "orange-gold-3"))) == ("PAY-2", "piece-does-not-show-it")


@rule("nations.PAY-2")
@pytest.mark.parametrize("shown", SYMBOLS)
def test_chits_are_never_exchanged(shown: str) -> None:
    chit = f"chit-{shown}"
    table = paying("stone" if shown == "gold" else "gold", 1, chit, "chit-book", "white-book-1")
    assert ways(table) == set()
    assert table.refused(0, Pay(("white-book-1", chit))) == ("PAY-2", "piece-does-not-show-it")


@rule("nations.PAY-2")
def test_pairs_and_pieces_mix_and_the_exchange_is_no_action() -> None:
    table = Table(2)
    table.give(0, "white-gold-1", "white-food-1", "white-book-1", "white-stone-1", "white-strength-1")
    table.put(0, "sun-tzu")
    paid = only(
        table.bought(
            0, 0, "white-gold-1", "white-food-1", "white-book-1", "white-stone-1", "white-strength-1"
        ),
        Paid,
    )
    assert paid.exchanged == ("white-food-1", "white-stone-1", "white-book-1", "white-strength-1")
    assert table.sees(0).advisor is not None
    assert table.sees(0).used_dice == {"white": 5}


@rule("nations.PAY-2")
def test_in_a_pair_the_face_of_a_die_does_not_count() -> None:
    table = paying("gold", 3, "orange-gold-2", "white-food-1")
    assert ways(table) == set(), "the orange die cannot give its 2 gold and be half of a pair"


@rule("nations.PAY-3")
def test_the_player_chooses_the_pieces() -> None:
    pieces = ("white-gold-1", "orange-gold-3", "chit-gold", "white-food-1", "white-book-1")
    assert ways(paying("gold", 1, *pieces)) == {
        ("chit-gold",),
        ("white-gold-1",),
        ("orange-gold-3",),
        ("white-food-1", "white-book-1"),
    }
    for chosen in (("chit-gold",), ("orange-gold-3",), ("white-book-1", "white-food-1")):
        table = paying("gold", 1, *pieces)
        table.play(0, Pay(chosen))
        assert Counter(table.sees(0).available) == Counter(pieces) - Counter(chosen)


@rule("nations.PAY-3")
def test_a_chosen_tile_must_be_paid_before_anything_else() -> None:
    table = Table(2)
    table.give(0, "chit-gold", "white-gold-1")
    table.put(6, "sun-tzu")
    table.play(0, Buy(6))
    for move in (Pass(), Buy(7), Build(), Replace(0), UseBooks(())):
        assert table.refused(0, move) == ("BUY-9", "pay-first")


@rule("nations.PAY-4")
def test_dice_and_chits_gained_in_an_age_count_at_its_end() -> None:
    table = Table(2)
    table.position.order = [1, 0]
    table.event("drought")
    table.give(0, "chit-gold", "chit-strength", "chit-strength")
    table.give(1)
    for place, tile in ((6, "library"), (7, "cyprus"), (8, "nubia")):
        table.put(place, tile)
    table.rig((6, 0))
    table.bought(0, 6, "chit-gold")
    table.play(0, Replace(0))
    table.play(1, Pass())
    table.bought(0, 7, "chit-strength")
    table.bought(0, 8, "chit-strength")
    table.play(0, Pass())
    assert table.sees(0).available == ("blue-book-3", "chit-food", "chit-strength"), "all of them new"
    table.play(0, UseBooks(("blue-book-3",)))
    table.play(0, Pay(("chit-food",)))
    assert table.view().order == (0, 1)
    table.play(0, Pay(("chit-strength",)))
    assert (table.sees(0).sources["famine"], table.sees(0).sources["war"]) == (1, 1)


# All ways to pay, against brute force


def covers(pieces: tuple[str, ...], symbol: str, amount: int) -> bool:
    """Whether some use of the pieces, each for what it shows or in a pair, comes to the amount."""
    for uses in product(("face", "pair"), repeat=len(pieces)):
        total, paired = 0, 0
        for piece, use in zip(pieces, uses, strict=True):
            shows, worth = BOX.symbol[BOX.number[piece]], BOX.amount[BOX.number[piece]]
            if use == "pair":
                paired += not piece.startswith("chit")
            elif SYMBOLS[shows] == symbol:
                total += worth
        if total + (paired // 2 if symbol in EXCHANGEABLE else 0) >= amount:
            return True
    return False


def by_brute_force(pieces: tuple[str, ...], symbol: str, amount: int) -> set[tuple[str, ...]]:
    """Every choice of pieces that covers the amount and of which no piece could be left out."""
    chosen = {
        tuple(sorted(piece for piece, taken in zip(pieces, mask, strict=True) if taken))
        for mask in product((False, True), repeat=len(pieces))
    }
    return {
        each
        for each in chosen
        if covers(each, symbol, amount)
        and not any(covers(each[:i] + each[i + 1 :], symbol, amount) for i in range(len(each)))
    }


held_pieces = st.lists(st.sampled_from(BOX.names[: BOX.kinds]), max_size=7).map(tuple)


@rule("nations.PAY-1")
@rule("nations.PAY-2")
@settings(max_examples=100, deadline=None)
@given(held_pieces, st.sampled_from(SYMBOLS), st.integers(1, 6))
def test_every_payment_is_listed_and_no_other(pieces: tuple[str, ...], symbol: str, amount: int) -> None:
    table = Table(2)
    table.give(0, *pieces)
    player, number = table.player(0), SYMBOLS.index(symbol)
    listed = [tuple(sorted(move.pieces)) for move in payments(table.box, player, number, amount)]
    assert len(listed) == len(set(listed))
    assert set(listed) == by_brute_force(pieces, symbol, amount)
    assert can_pay(table.box, player, number, amount) == covers(pieces, symbol, amount)


@rule("nations.PAY-1")
@settings(max_examples=100, deadline=None)
@given(held_pieces, st.sampled_from(SYMBOLS), st.integers(1, 6), st.data())
def test_exactly_the_listed_payments_are_accepted(
    pieces: tuple[str, ...], symbol: str, amount: int, data: st.DataObject
) -> None:
    table = paying(symbol, amount, *pieces)
    listed = {move.pieces for move in table.moves(Pay)}
    for move in table.moves(Pay):
        table.match.copy().play(0, move)
    some = data.draw(st.lists(st.sampled_from(pieces or ("chit-gold",)), max_size=7))
    tried = tuple(sorted(some, key=BOX.names.index))
    if tried in listed:
        table.play(0, Pay(tried))
    else:
        table.refused(0, Pay(tried))


@rule("nations.BUY-1")
def test_a_payment_for_the_first_place_of_the_board_is_for_buying() -> None:
    table = Table(2)
    table.put(0, "library")
    table.give(0, "orange-gold-3")
    assert only(table.bought(0, 0, "orange-gold-3"), Paid).purpose == "buy"


@rule("nations.PAY-2")
def test_a_refusal_names_the_dice_that_count_in_pairs() -> None:
    table = Table(2)
    table.put(0, "library")
    table.give(0, "white-gold-1", "white-food-1", "blue-book-3", "chit-food", "orange-gold-3")
    table.play(0, Buy(0))
    pieces = ("white-gold-1", "white-food-1", "blue-book-3")
    with pytest.raises(IllegalMove) as caught:
        table.match.play(0, Pay(pieces))
    facts = caught.value.facts
    assert (caught.value.reason, facts["held"]) == ("too-little", 2)
    assert set(str(facts["exchanged"]).split()) == {"white-food-1", "blue-book-3"}
    with pytest.raises(IllegalMove) as caught:
        table.match.play(0, Pay(("white-gold-1",)))
    assert "exchanged" not in caught.value.facts


@rule("nations.PAY-2")
def test_a_refusal_counts_pairs_of_other_dice() -> None:
    kinds = [BOX.number[name] for name in ("white-food-1",) * 4 + ("white-gold-1", "chit-food")]
    assert worth(BOX, kinds, SYMBOLS.index("gold")) == 3
    kinds = [BOX.number[name] for name in ("white-food-1", "chit-gold")]
    assert worth(BOX, kinds, SYMBOLS.index("stone")) == 0, "a chit makes no pair"
