"""Resources, costs, rewards (ECO)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.codes import MAT, NOBODY
from sandtable.pendulum.rules.view import Yield

from ..rules import rule
from .tables import (
    card,
    choosing_reward,
    conquering,
    frame,
    of,
    offer,
    only_province,
    open_choice,
    put,
    refused,
    rich,
    slotted,
    started,
)


@rule("pendulum.ECO-1")
def test_ten_of_each_resource_and_any_number_of_votes() -> None:
    match = started()
    player = rich(match, 0, 8, 0, 2, votes=99)
    put(match, 0, 0, frame(match, "green bottom", 0))
    gained = of(match.play(0, moves.Act(0, 0)), events.Gained)[0]
    assert (gained.military, gained.lost) == (2, 2)
    assert player.resources == [10, 0, 0]
    assert player.counts[codes.LOST] == 2
    match.play(0, moves.Act(1, 1))
    assert player.votes == 100


@rule("pendulum.ECO-1")
@rule("pendulum.ADV-3")
def test_glory_lowers_the_limit() -> None:
    match = started(glory=[0])
    player = rich(match, 0, 5, 0, 2)
    player.glory = (3, 0, 0)
    put(match, 0, 0, frame(match, "green bottom", 0))
    match.play(0, moves.Act(0, 0))
    assert player.resources[codes.MILITARY] == 7


@rule("pendulum.ECO-2")
def test_steps_past_the_end_are_lost() -> None:
    match = started()
    player = rich(match, 0, gold=2)
    player.tracks[codes.POPULARITY] = 20
    put(match, 0, 0, frame(match, "green bottom", 1))
    gained = of(match.play(0, moves.Act(0, 1)), events.Gained)[0]
    assert (gained.popularity, gained.lost) == (1, 1)
    assert player.tracks[codes.POPULARITY] == 21
    assert not player.queue


@rule("pendulum.ECO-3")
def test_costs_come_first_and_once_for_one_reward() -> None:
    """The rulebook: nobody may pay 6 for 4 where 3 give 2."""
    match = started(characters=["dhrenkir-tyrant", None, None, None])
    player = rich(match, 0, 0, 6, 0)
    before = player.tracks[codes.PRESTIGE]
    play = moves.PlayStratagem("tyrant-prestige")
    found = match.play(0, play)
    assert [type(event) for event in found] == [events.StratagemPlayed, events.Paid, events.Gained]
    assert (player.resources[codes.CULTURE], player.tracks[codes.PRESTIGE]) == (3, before + 2)
    assert refused(match, 0, play) == "STR-1 not-in-hand"
    rich(match, 1, 6, 0, 0)
    card(match.position.players[1], "retrieve-military")
    rich(match, 1, 1, 9, 9)
    assert refused(match, 1, moves.PlayStratagem("retrieve-military")) == "ECO-3 cannot-pay"


@rule("pendulum.ECO-4")
def test_any_as_a_cost_is_any_mix_without_votes() -> None:
    match = started(characters=["licinia-implacable", None, None, None])
    rich(match, 0, 3, 3, 2, votes=9)
    play = moves.PlayStratagem
    for wrong in (play("implacable-recruit", 3, 3, 1), play("implacable-recruit", 4, 3, 1)):
        assert refused(match, 0, wrong) == "ECO-3 cannot-pay"
    mixes = [move for move in match.moves(0) if isinstance(move, play) and "recruit" in move.card]
    assert mixes == [play("implacable-recruit", 3, 3, 2)]
    rich(match, 0, 3, 3, 3)
    mixes = [move for move in match.moves(0) if isinstance(move, play) and "recruit" in move.card]
    assert len(mixes) == 3
    match.play(0, mixes[0])
    assert sum(match.position.players[0].resources) == 1


@rule("pendulum.ECO-4")
def test_any_as_a_gain_uses_the_room_there_is() -> None:
    match = started()
    for seat, held in enumerate(([10, 9, 9], [10, 10, 9], [10, 10, 10])):
        rich(match, seat, *held)
        put(match, seat, 0, frame(match, "black bottom", 3))
        match.play(seat, moves.Act(0, 3))
    assert match.moves(0) == [moves.Take(0, 0, 1), moves.Take(0, 1, 0)]
    assert refused(match, 0, moves.Take(military=1)) == "ECO-4 no-room"
    assert refused(match, 0, moves.Take()) == "ECO-4 wrong-number"
    match.play(0, moves.Take(culture=1))
    assert match.position.players[0].resources == [10, 10, 9]
    assert match.position.players[1].resources == [10, 10, 10]
    assert not match.position.players[1].queue
    assert not match.position.players[2].queue, "no room, so nothing is asked"


@rule("pendulum.ECO-5")
def test_red_production_of_the_rulebook() -> None:
    """6 military, 2 culture and 1 power, with three provinces, one more than council will leave."""
    match = started(characters=["dhrenkir-insidious", None, None, None])
    player = rich(match, 0, 0, 0, 2)
    slotted(player, "red", "kasalat", "arcanhold", "ma-rook-plateau")
    slotted(player, "blue", "jillay")
    put(match, 0, 0, frame(match, "green bottom", 0))
    gained = of(match.play(0, moves.Act(0, 0)), events.Gained)[0]
    assert (gained.military, gained.culture, gained.power) == (6, 2, 1)
    assert (gained.gold, gained.votes, gained.prestige) == (0, 0, 0)


@rule("pendulum.ECO-5")
def test_the_view_tells_what_production_would_bring_and_what_of_it_is_lost() -> None:
    match = started(characters=["dhrenkir-insidious", "licinia-alchemist", None, None])
    player = rich(match, 0, 7, 0, 2)
    slotted(player, "red", "kasalat", "arcanhold", "ma-rook-plateau")
    view: Any = match.view(0)
    told = view.players[0].production["red"]
    assert told == Yield({"military": 6, "culture": 2, "power": 1}, 3)
    assert view.players[1].production["red"].gain["any"] == 4, "something to choose"
    put(match, 0, 0, frame(match, "green bottom", 0))
    gained = of(match.play(0, moves.Act(0, 0)), events.Gained)[0]
    assert (gained.military, gained.culture, gained.power, gained.lost) == (3, 2, 1, told.lost)


@rule("pendulum.ECO-5")
def test_the_order_within_a_production() -> None:
    """Fixed gains come before any N: with them the room for it shrinks."""
    match = started(characters=["licinia-alchemist", None, None, None])
    player = rich(match, 0, 5, 10, 9)
    slotted(player, "red", "kasalat", "jillay")
    put(match, 0, 0, frame(match, "green bottom", 0))
    match.play(0, moves.Act(0, 0))
    assert player.resources == [10, 10, 10], "after 4 military only 1 + 3 cubes have room"


@rule("pendulum.ECO-5")
def test_a_province_conquered_by_a_production_yields_from_the_next_on() -> None:
    match = started(characters=["mesoat-pacifist", None, None, None])
    player = rich(match, 0, 0, 0, 4)
    name = "valthok"
    match.position.places[0] = tables.PROVINCE_NUMBER[name]
    put(match, 0, 0, frame(match, "green bottom", 0))
    match.play(0, moves.Act(0, 0, twice=True))
    match.play(0, moves.Conquer(name))
    match.play(0, moves.Slot("red"))
    assert player.resources[codes.MILITARY] == 2, "only the second of the two"
    assert open_choice(match, 0) == "conquer"


@rule("pendulum.ECO-5")
def test_fixed_gains_before_retrieval() -> None:
    match = started(characters=["gambal-insurgent", None, None, None])
    player = rich(match, 0, 0, 0, 2)
    slotted(player, "red", "kasalat")
    put(match, 0, 0, frame(match, "green bottom", 0))
    found = match.play(0, moves.Act(0, 0))
    assert of(found, events.Gained)[0].military == 4
    assert open_choice(match, 0) == "retrieve"


@rule("pendulum.ECO-6")
def test_steps_as_a_cost_never_below_the_start() -> None:
    match = started(characters=["bolk-warmonger", None, None, None])
    player = match.position.players[0]
    play = moves.PlayStratagem("warmonger-recruit")
    player.tracks[codes.POWER] = 1
    assert refused(match, 0, play) == "ECO-3 cannot-pay"
    player.tracks[codes.POWER] = 3
    paid = of(match.play(0, play), events.Paid)[0]
    assert (paid.power, player.tracks[codes.POWER]) == (2, 1)


@rule("pendulum.ECO-6")
def test_the_start_of_a_track_is_its_floor() -> None:
    match = started(characters=["mesoat-pacifist", "licinia-implacable", None, None], grace=0)
    player = match.position.players[1]
    card(player, "swap")
    assert player.tracks == [3, 3, 3, 0]
    assert refused(match, 1, moves.PlayStratagem("swap")) == "ECO-9 no-object"
    player.tracks[codes.PRESTIGE] = 4
    match.play(1, moves.PlayStratagem("swap"))
    assert refused(match, 1, moves.Swap("power", "prestige")) == "ECO-6 at-the-start"
    match.play(1, moves.Swap("prestige", "power"))
    assert player.tracks == [4, 3, 3, 0]
    card(player, "warmonger-recruit")
    assert refused(match, 1, moves.PlayStratagem("warmonger-recruit")) == "ECO-3 cannot-pay", "2 of 1 step"


@rule("pendulum.ECO-7")
def test_what_one_has_only_its_owner_changes() -> None:
    match = started(3, characters=["gambal-insurgent", "licinia-alchemist", "bolk-warmonger"])
    for seat in range(3):
        rich(match, seat, 10, 10, 10, votes=9)

    def holdings(of_match: Match, seat: int) -> list[Any]:
        player = of_match.position.players[seat]
        return [player.resources, player.votes, player.tracks, player.hand, player.discard, player.slotted]

    for move in match.moves(0):
        twin = match.copy()
        twin.play(0, move)
        assert [holdings(twin, seat) for seat in (1, 2)] == [holdings(match, seat) for seat in (1, 2)]


@rule("pendulum.ECO-8")
def test_what_may_be_declined() -> None:
    match = conquering(started(grace=0))
    found = match.play(0, moves.Decline())
    assert found == [events.Declined(seat=0)]
    assert not match.position.players[0].queue
    assert match.position.players[0].resources[codes.MILITARY] == 0, "the cost stays paid"
    match.play(0, moves.PlayStratagem("champion-retrieve"))
    match.play(0, moves.Decline())
    assert match.position.players[0].workers[0] != MAT


@rule("pendulum.ECO-8")
def test_a_pick_up_as_a_reward_may_be_declined() -> None:
    match = started()
    player = match.position.players[0]
    player.discard.append(player.hand.pop())
    offer(match, "pick-up")
    choosing_reward(match)
    match.play(0, moves.TakeReward("pick-up"))
    match.play(0, moves.Decline())
    assert len(player.discard) == 1


@rule("pendulum.ECO-8")
def test_what_must_be_taken() -> None:
    match = conquering(started())
    match.play(0, moves.Draw())
    assert refused(match, 0, moves.Decline()) == "ECO-8 must-be-taken", "a province once drawn is slotted"
    assert set(match.moves(0)) == {*(moves.Slot(colour) for colour in codes.COLOURS)}
    match.play(0, moves.Slot("red"))
    match.play(1, moves.PlayStratagem("justicar-any"))
    assert refused(match, 1, moves.Decline()) == "ECO-8 must-be-taken"
    match.play(1, moves.Take(gold=1))
    choosing_reward(match)
    match.play(0, moves.TakeReward("grande"))
    assert refused(match, 0, moves.Decline()) == "ECO-8 must-be-taken"


@rule("pendulum.ECO-9")
def test_an_effect_without_an_object_is_refused() -> None:
    match = started(characters=["mesoat-pacifist", "bolk-champion", "licinia-alchemist", None], grace=0)
    only_province(match)
    match.position.provinces_out += (match.position.places[0],)
    match.position.places[0] = NOBODY
    for seat in range(3):
        rich(match, seat, 10, 10, 10, votes=9)
        put(match, seat, 0, frame(match, "black bottom", 2))
    assert refused(match, 1, moves.Act(0, 2)) == "ECO-9 no-object"
    put(match, 0, 0, frame(match, "green bottom", 0))
    assert refused(match, 0, moves.Act(0, 0)) == "ECO-9 no-object", "her red production is a conquest"
    player = match.position.players[0]
    player.slotted = (codes.COLOURS.index("red") << codes.SLOT_SHIFT | tables.PROVINCE_NUMBER["kasalat"],)
    found = match.play(0, moves.Act(0, 0))
    assert of(found, events.Lapsed), "what the province gives is an object; the conquest lapses"
    assert refused(match, 1, moves.PickUp()) == "ECO-9 nothing-discarded"
    assert refused(match, 2, moves.PlayStratagem("alchemist-recall", military=2)) == "ECO-9 no-object"
    for worker in (0, 1):
        put(match, 1, worker, MAT)
    assert refused(match, 1, moves.PlayStratagem("champion-retrieve")) == "ECO-9 no-object"
    card(player, "conquer-military-1")
    assert refused(match, 0, moves.PlayStratagem("conquer-military-1")) == "ECO-9 no-object"


@rule("pendulum.ECO-9")
@rule("pendulum.STR-10")
def test_an_object_of_the_adjacent_box_alone_will_do() -> None:
    match = started(characters=["bolk-warmonger", None, None, None], grace=0)
    only_province(match)
    match.position.provinces_out += (match.position.places[0],)
    match.position.places[0] = NOBODY
    rich(match, 0, 10, 10, 10, votes=9)
    put(match, 0, 0, frame(match, "black bottom", 2))
    assert refused(match, 0, moves.Act(0, 2)) == "ECO-9 no-object"
    assert moves.Act(0, 2, also=3) in match.moves(0)
    found = match.play(0, moves.Act(0, 2, also=3))
    assert of(found, events.Lapsed), "there is no province to conquer"
    assert open_choice(match, 0) == "any", "the steps of the other box are still to be taken"


@rule("pendulum.ECO-9")
def test_a_gain_that_merely_overflows_is_not_refused() -> None:
    match = started()
    player = rich(match, 0, 10, 10, 10)
    player.tracks[codes.PRESTIGE] = 21
    match.play(0, moves.PlayStratagem("champion-prestige"))
    match.play(0, moves.PlayStratagem("champion-any"))
    assert len(player.discard) == 2
    assert not player.queue


@rule("pendulum.ECO-9")
def test_the_last_province_makes_other_conquests_lapse() -> None:
    match = started(grace=0)
    name = only_province(match)
    for seat in (0, 1):
        conquering(match, seat)
    found = match.play(1, moves.Conquer(name))
    assert events.Lapsed(seat=0) in found
    assert not match.position.players[0].queue
    assert match.position.players[0].resources[codes.MILITARY] == 0, "the cost stays paid"
    assert open_choice(match, 1) == "slot"


@rule("pendulum.ECO-9")
@rule("pendulum.COU-5")
def test_a_council_reward_may_be_taken_for_nothing() -> None:
    match = started()
    offer(match, "pick-up", "conquer-1")
    choosing_reward(match)
    found = match.play(0, moves.TakeReward("pick-up"))
    assert events.Lapsed(seat=0) in found
    assert not match.position.players[0].queue


@rule("pendulum.ECO-9")
@rule("pendulum.COU-15")
def test_a_production_that_retrieves_nobody_gives_the_rest() -> None:
    match = started(characters=["gambal-insurgent", None, None, None])
    offer(match, "produce-red")
    choosing_reward(match)
    player = rich(match, 0, 0, 0, 0)
    for worker in (0, 1):
        put(match, 0, worker, MAT)
    found = match.play(0, moves.TakeReward("produce-red"))
    assert events.Lapsed(seat=0) in found
    assert player.resources[codes.MILITARY] == 2
    assert not player.queue


@rule("pendulum.STR-6")
@rule("pendulum.STR-7")
@pytest.mark.parametrize(
    ("character", "way"), [("bolk-warmonger", {"also": 1}), ("mesoat-pacifist", {"twice": True})]
)
def test_no_action_in_black_has_gold_to_waive(character: str, way: dict[str, Any]) -> None:
    match = started(characters=[character, None, None, None], grace=0)
    card(rich(match, 0, 8, 0, 0), "waive-1")
    put(match, 0, 0, frame(match, "black bottom", 2))
    assert moves.Act(0, 2, **way) in match.moves(0)
    assert refused(match, 0, moves.Act(0, 2, **way, waive=1)) == "STR-6 not-in-black"
