"""What is told of a move is what it did, and what may be done is listed."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import IllegalMove
from sandtable.core.match import Match
from sandtable.pendulum.automa.tables import CARDS
from sandtable.pendulum.automa.view import card_view
from sandtable.pendulum.rules import codes, effects, events, moves, tables

from ..rules import rule
from .tables import (
    box,
    call,
    choosing_reward,
    frame,
    of,
    offer,
    play_random,
    put,
    refused,
    rich,
    slotted,
    started,
)

PRODUCTION = {
    codes.MILITARY: ("green bottom", 0),
    codes.CULTURE: ("purple bottom", 2),
    codes.GOLD: ("black bottom", 0),
}
"""Row and frame of the action that produces each resource for a champion."""
AMOUNTS = ("military", "culture", "gold", "votes", "power", "prestige", "popularity")


def held(match: Match, seat: int) -> list[int]:
    player = match.position.players[seat]
    return [*player.resources, player.votes, *player.tracks[:3]]


def paid(seat: int, **amounts: int) -> events.Paid:
    return events.Paid(seat=seat, **dict.fromkeys(AMOUNTS, 0) | amounts)


def gained(seat: int, **amounts: int) -> events.Gained:
    return events.Gained(seat=seat, **dict.fromkeys((*AMOUNTS, "legendary", "lost"), 0) | amounts)


@rule("pendulum.ECO-3")
@rule("pendulum.ECO-6")
def test_what_is_paid_and_gained_is_told_and_nothing_else() -> None:
    match = started(characters=["bolk-warmonger", None, None, None], grace=0)
    player = rich(match, 0, 4, 4, 8)
    player.tracks = [9, 9, 9, 0]
    put(match, 0, 0, frame(match, "green bottom", 1))
    found = match.play(0, moves.Act(0, 1))
    assert of(found, events.Paid) == [paid(0, gold=2)]
    assert of(found, events.Gained) == [gained(0, popularity=2)]


@rule("pendulum.ECO-6")
@pytest.mark.parametrize(
    ("character", "steps"), [("bolk-warmonger", {"power": 2}), ("mesoat-pacifist", {"popularity": 3})]
)
def test_steps_that_are_paid_are_told_by_their_track(character: str, steps: dict[str, int]) -> None:
    match = started(characters=[character, None, None, None], grace=0)
    match.position.players[0].tracks = [9, 9, 9, 0]
    before = held(match, 0)
    found = match.play(0, moves.PlayStratagem(f"{character.split('-')[1]}-recruit"))
    gone = [then - now for now, then in zip(held(match, 0), before, strict=True)]
    assert {name: amount for name, amount in zip(AMOUNTS, gone, strict=True) if amount} == steps
    assert of(found, events.Paid) == [paid(0, **steps)]


@rule("pendulum.ECO-1")
@pytest.mark.parametrize("kind", [codes.MILITARY, codes.CULTURE, codes.GOLD])
def test_each_kind_is_counted_for_itself_when_it_is_lost(kind: int) -> None:
    match = started()
    player = rich(match, 0, 10, 10, 10)
    row, number = PRODUCTION[kind]
    if kind != codes.GOLD:
        player.resources[codes.GOLD] = 2
    put(match, 0, 0, frame(match, row, number))
    match.play(0, moves.Act(0, number))
    lost = [player.counts[codes.LOST + each] for each in range(3)]
    assert lost[kind] > 0
    assert sum(lost) == lost[kind]


@rule("pendulum.ACH-3")
def test_a_star_is_told_as_one() -> None:
    match = started(characters=["mesoat-pacifist", None, None, None], grace=0)
    rich(match, 0, 0, 4, 0, votes=2)
    found = match.play(0, moves.Claim(legendary=True, unearned=True))
    assert of(found, events.StratagemPlayed) == [events.StratagemPlayed(seat=0, card="pacifist-claim")]
    assert of(found, events.Paid) == [paid(0, culture=4, votes=2)]
    assert of(found, events.Gained) == [gained(0, legendary=1)]


@rule("pendulum.STR-11")
def test_a_double_claim_tells_of_its_stratagem() -> None:
    match = started(characters=["dhrenkir-tyrant", None, None, None], grace=0)
    match.position.achievement = tables.ACHIEVEMENT_NAMES.index("trade-pact")
    rich(match, 0, 0, 4, 4, votes=3)
    found = match.play(0, moves.Claim(double=True))
    assert of(found, events.StratagemPlayed) == [events.StratagemPlayed(seat=0, card="tyrant-double-claim")]


@rule("pendulum.COU-5")
@pytest.mark.parametrize("reward", ["grande", "printed", "pick-up"])
def test_the_reward_that_was_taken_is_told(reward: str) -> None:
    match = started()
    offer(match, "pick-up")
    found = choosing_reward(match).play(0, moves.TakeReward(reward))
    assert of(found, events.RewardTaken) == [events.RewardTaken(seat=0, card=reward)]


@rule("pendulum.PRV-5")
def test_the_province_that_was_given_up_is_told() -> None:
    match = started()
    slotted(match.position.players[0], "red", "kasalat", "alay", "dalor")
    choosing_reward(match).play(0, moves.TakeReward("printed"))
    while match.position.phase == codes.REWARDS:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    found = match.play(0, moves.Trim("kasalat"))
    assert of(found, events.Trimmed) == [events.Trimmed(seat=0, province="kasalat")]


@rule("pendulum.ACH-1")
@pytest.mark.parametrize("character", ["bolk-champion", "dhrenkir-tyrant", "mesoat-pacifist"])
@pytest.mark.parametrize("rich_enough", [True, False])
def test_every_claim_that_is_allowed_is_listed(character: str, rich_enough: bool) -> None:
    match = started(characters=[character, None, None, None], grace=0)
    match.position.achievement = tables.ACHIEVEMENT_NAMES.index("trade-pact")
    rich(match, 0, 0, 4, 4 if rich_enough else 0, votes=3)
    ways = [moves.Claim(*way) for way in product((False, True), repeat=3)]
    allowed = [way for way in ways if match.refusal(0, way) is None]
    assert bool(allowed) == (rich_enough or character == "mesoat-pacifist")
    assert [move for move in match.moves(0) if isinstance(move, moves.Claim)] == allowed


@rule("pendulum.STR-12")
def test_every_bold_placement_that_is_allowed_is_listed() -> None:
    match = started(2, characters=["gambal-insurgent", None], grace=0)
    rich(match, 0, 5, 5, 5)
    put(match, 0, 1, frame(match, "purple top", 0))
    each: Any = product(range(2), codes.AREAS, codes.ROWS, range(4))
    ways = [moves.BoldAct(*way) for way in each]
    allowed = {way for way in ways if match.refusal(0, way) is None}
    assert allowed
    assert {move for move in match.moves(0) if isinstance(move, moves.BoldAct) and not move.waive} == allowed


@rule("pendulum.ECO-4")
@pytest.mark.parametrize("kind", range(3))
def test_every_kind_of_cube_needs_its_room(kind: int) -> None:
    match = started(characters=["dhrenkir-tyrant", None, None, None], grace=0)
    player = rich(match, 0, 4, 4, 4)
    match.play(0, moves.PlayStratagem("tyrant-any"))
    player.resources[kind] = 8
    take = [0, 0, 0]
    take[kind] = 3
    assert refused(match, 0, moves.Take(*take)) == "ECO-4 no-room"


@rule("pendulum.ECO-4")
def test_every_mix_that_the_mat_takes_is_listed() -> None:
    match = started(characters=["dhrenkir-tyrant", None, None, None], grace=0)
    player = rich(match, 0, 4, 4, 4)
    match.play(0, moves.PlayStratagem("tyrant-any"))
    player.resources = [9, 8, 4]
    allowed = {
        way for way in (moves.Take(*mix) for mix in product(range(4), repeat=3)) if not match.refusal(0, way)
    }
    assert set(match.moves(0)) == allowed
    assert len(allowed) == 6


@rule("pendulum.COU-10")
@pytest.mark.parametrize("kind", range(3))
def test_a_reward_can_be_paid_with_one_kind_alone(kind: int) -> None:
    match = choosing_reward(started(grace=0))
    offer(match, "final-legendary")
    cubes = [10 if each == kind else 0 for each in range(3)]
    match.position.players[0].resources = cubes.copy()
    ways = [move for move in match.moves(0) if getattr(move, "card", "") == "final-legendary"]
    assert ways == [moves.TakeReward("final-legendary", *cubes)]


@rule("pendulum.ECO-3")
@pytest.mark.parametrize("kind", range(3))
def test_a_stratagem_can_be_paid_with_one_kind_alone(kind: int) -> None:
    match = started(characters=["licinia-alchemist", None, None, None], grace=0)
    cubes = [2 if each == kind else 0 for each in range(3)]
    match.position.players[0].resources = cubes.copy()
    ways = [move for move in match.moves(0) if getattr(move, "card", "") == "alchemist-track"]
    assert ways == [moves.PlayStratagem("alchemist-track", *cubes)]


@rule("pendulum.STR-8")
def test_a_legendary_achievement_is_no_step_to_give() -> None:
    player = started(grace=0).position.players[0]
    player.tracks = [*(player.start_of(track) for track in range(3)), 1]
    assert not effects.can_swap(player)


@rule("pendulum.COU-1")
def test_no_timer_runs_after_the_call() -> None:
    match = call(started(grace=0))
    view: Any = match.view(None)
    assert [timer.running for timer in view.timers.values()] == [False] * 3


@rule("pendulum.WRK-6")
def test_a_worker_in_the_first_frame_has_missed_too() -> None:
    match = started(grace=0)
    put(match, 0, 0, frame(match, "black bottom", 0))
    put(match, 0, 1, frame(match, "black bottom", 3))
    match.play(0, moves.Flip("black"), 45_000)
    assert match.position.players[0].counts[codes.MISSED + codes.BLACK] == 2


def test_the_place_of_an_automa_card_counts_from_none() -> None:
    places = [card_view(number).place for number in range(len(CARDS))]
    assert sorted(place for place in places if place is not None) == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_player_has_changes_by_what_is_told(seed: int) -> None:
    """In rounds; at councils votes and markers go without a word of their own."""
    match = started(3, seed, grace=0)
    phase, before = match.position.phase, [held(match, seat) for seat in range(3)]
    compared = 0
    told: list[Any] = []
    play = match.play

    def noting(*given: Any) -> list[Any]:
        told[:] = play(*given)
        return told

    match.play = noting  # type: ignore[method-assign, assignment]

    def watch(match: Match) -> None:
        nonlocal phase, before, compared
        now = [held(match, seat) for seat in range(3)]
        if phase == match.position.phase == codes.ROUND and not of(told, events.Swapped):
            for seat in range(3):
                expected = before[seat]
                for event in told:
                    if isinstance(event, events.Paid | events.Gained) and event.seat == seat:
                        sign = 1 if isinstance(event, events.Gained) else -1
                        amounts = [sign * getattr(event, name) for name in AMOUNTS]
                        expected = [old + amount for old, amount in zip(expected, amounts, strict=True)]
                assert now[seat] == expected, told
                compared += 1
        phase, before = match.position.phase, now

    play_random(match, Random(seed), most=400, watch=watch, to_the_end=False)
    assert compared > 200


@rule("pendulum.ECO-5")
@pytest.mark.parametrize(("kind", "colour"), [(codes.MILITARY, "red"), (codes.CULTURE, "blue")])
def test_production_is_told_by_its_colour(kind: int, colour: Any) -> None:
    match = started(grace=0)
    rich(match, 0, 0, 0, 2)
    row, number = PRODUCTION[kind]
    put(match, 0, 0, frame(match, row, number))
    found = match.play(0, moves.Act(0, number))
    assert of(found, events.Produced) == [events.Produced(seat=0, colour=colour)]


@rule("pendulum.TIM-2")
@pytest.mark.parametrize(("at", "seconds"), [(0, 120), (1, 120), (60_000, 60), (119_999, 1)])
def test_who_flips_too_early_is_told_for_how_long(at: int, seconds: int) -> None:
    match = started()
    with pytest.raises(IllegalMove) as error:
        match.play(0, moves.Flip("green"), at)
    assert error.value.facts == {"timer": "green", "seconds": seconds}


@rule("pendulum.WRK-1")
@rule("pendulum.WRK-6")
@pytest.mark.parametrize("where", ["purple top", "green top", "black top"])
@pytest.mark.parametrize(
    ("stands", "before", "after"), [(frame, "waiting", "ready"), (None, "free", "stuck")]
)
def test_what_a_worker_can_do_changes_with_the_timer(
    where: str, stands: Any, before: str, after: str
) -> None:
    match = started()
    put(match, 0, 0, stands(match, where, 0) if stands else box(where, 0))

    def state() -> str:
        view: Any = match.view(0)
        told: str = view.players[0].workers[0].state
        return told

    assert state() == before
    area: Any = where.split(maxsplit=1)[0]
    match.play(1, moves.Flip(area), 180_000)
    assert state() == after


@rule("pendulum.COU-8")
def test_how_many_provinces_may_stay_is_told() -> None:
    match = started()
    match.position.players[1].limit_card = tables.CARD_NUMBER["limit-1"]
    for seat in (0, 1):
        slotted(match.position.players[seat], "red", "kasalat", "jillay", "herkashor")
    view: Any = match.view(0)
    assert [player.province_limit for player in view.players] == [2, 3, 2, 2]
    assert [player.room["red"] for player in view.players] == [-1, 0, 2, 2]
    assert view.players[0].room["blue"] == 2
