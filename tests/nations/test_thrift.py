"""Proposals: what spares most among what the rules allow."""

from __future__ import annotations

from random import Random
from typing import Any

from sandtable import Match, new_match
from sandtable.bots import bot_named
from sandtable.nations.rules import thrift
from sandtable.nations.rules.box import COLONY
from sandtable.nations.rules.moves import Pay, UseBooks
from sandtable.nations.rules.view import NationsView


def played(seats: int, seed: int) -> Any:
    match = new_match("nations", seats, seed)
    rng, bot = Random(seed), bot_named(match.game, "greedy")
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        assert isinstance(view, NationsView)
        yield match, seat, view
        match.play(seat, bot.think(match.for_bot(seat, rng), seat, 0, rng).move)


def test_every_way_to_pay_is_there_once() -> None:
    for _, _, view in played(3, 5):
        pays = [move.pieces for move in view.moves if isinstance(move, Pay)]
        if pays:
            told = [way.pieces for way in view.ways]
            assert len(set(told)) == len(told) == min(len(pays), thrift.MOST_WAYS)
            assert set(told) <= set(pays)
        elif view.stage == "books":
            (way,) = view.ways
            assert UseBooks(way.pieces) in view.moves
        else:
            assert view.ways == ()


def test_what_is_proposed_for_a_tile_can_be_paid_for_it() -> None:
    def allowed(match: Match, seat: int, place: int, pieces: Any) -> bool:
        chain = [{"type": "Buy", "place": place}, {"type": "Pay", "pieces": pieces}]
        return match.ask(seat, chain).refusal is None

    for match, seat, view in played(2, 6):
        if view.stage == "turn":
            buys = {move.place for move in view.moves if hasattr(move, "place")}
            assert buys == {place for place, pieces in enumerate(view.proposals) if pieces is not None}
            for place in buys:
                assert allowed(match, seat, place, view.proposals[place])


def test_who_pays_is_proposed_nothing_and_others_still_are() -> None:
    seen = 0
    for match, seat, view in played(2, 6):
        if view.stage == "paying":
            other: Any = match.view(1 - seat)
            assert view.proposals == ()
            assert len(other.proposals) == len(view.board)
            seen += 1
    assert seen


def test_the_thriftiest_spares_famine_and_war_and_then_books() -> None:
    match = new_match("nations", 2, 1)
    position, seat = match.position, match.to_act[0]
    box, player = position.box, position.players[seat]
    player.available = [0] * len(player.available)
    for name in ("white-food-1", "white-book-1", "white-stone-1", "white-strength-1", "chit-gold"):
        player.available[box.number[name]] += 1
    position.event = next(
        number for number, event in enumerate(box.data.events) if event.food == event.strength == 1
    )
    place = next(
        place
        for place in range(len(position.board))
        if position.price(place) == 2 and box.tile_kind[position.board[place]] != COLONY
    )
    answer = match.ask(seat, [{"type": "Buy", "place": place}])
    (paying,) = answer.views
    assert isinstance(paying, NationsView)
    best = paying.ways[0]
    assert sorted(best.pieces) == ["chit-gold", "white-book-1", "white-stone-1"]
    assert (best.famine, best.war, best.books, best.lost) == ("kept", "kept", 1, 0)


def test_the_development_to_spare_is_no_better_than_any_other() -> None:
    for _, _, view in played(3, 8):
        for player in view.players:
            spare = player.developments[player.spare]
            for other in player.developments:
                assert (spare.points, spare.dice) <= (other.points, other.dice) or other.colour == "white"
