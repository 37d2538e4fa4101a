"""The second of grace (CLM)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import IllegalMove
from sandtable.core.match import Match, load_record
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.codes import FRAME, MAT

from ..rules import rule
from .tables import call, deal, open_match, put, refused, rich, started

PLACE_1 = moves.Place(1, "green", "top", 0)
GREEN_TOP = FRAME + 6


def kinds(found: list[Any]) -> list[type]:
    return [type(event) for event in found]


def of(found: list[Any], kind: type) -> list[Any]:
    return [event for event in found if isinstance(event, kind)]


def with_commons_free(seats: int = 4, **options: Any) -> Match:
    """All commons on the mats, timers on the bottom rows."""
    match = started(seats, **options)
    for seat in range(seats):
        put(match, seat, 1, MAT)
    return match


@rule("pendulum.CLM-1")
@rule("pendulum.CLM-2")
def test_the_same_frame() -> None:
    match = with_commons_free()
    match.play(2, PLACE_1, 10_000)
    found = match.play(1, PLACE_1, 10_900)
    position = match.position
    assert position.players[1].workers[1] == GREEN_TOP
    assert position.players[2].workers[1] == MAT
    assert kinds(found) == [events.Granted, events.Placed, events.TakenBack]
    assert found[-1] == events.TakenBack(seat=2, move=PLACE_1, by=1)
    assert position.grants == (0, 1, 0, 0)
    assert position.losses == (0, 0, 1, 0)


@rule("pendulum.CLM-2")
@rule("pendulum.CLM-6")
@pytest.mark.parametrize(
    ("grace", "late", "granted"), [(1000, 1000, True), (1000, 1001, False), (0, 0, False)]
)
def test_the_window_is_inclusive_and_may_be_off(grace: int, late: int, granted: bool) -> None:
    match = with_commons_free(grace=grace)
    match.play(2, PLACE_1, 10_000)
    if granted:
        match.play(1, PLACE_1, 10_000 + late)
        assert match.position.players[1].workers[1] == GREEN_TOP
    else:
        with pytest.raises(IllegalMove) as error:
            match.play(1, PLACE_1, 10_000 + late)
        assert error.value.rule == "pendulum.WRK-3"


@rule("pendulum.CLM-1")
def test_equal_times_and_the_lower_rank_gets_nothing() -> None:
    match = with_commons_free()
    match.play(1, PLACE_1, 10_000)
    with pytest.raises(IllegalMove):
        match.play(2, PLACE_1, 10_000)
    match.play(0, PLACE_1, 10_000)
    assert match.position.players[0].workers[1] == GREEN_TOP


@rule("pendulum.CLM-1")
def test_a_placement_against_a_flip() -> None:
    match = with_commons_free()
    match.play(3, moves.Flip("green"), 120_000)
    match.play(0, PLACE_1, 120_400)
    position = match.position
    assert position.players[0].workers[1] == GREEN_TOP
    assert position.timer_rows[codes.GREEN] == codes.TOP, "the flip still fits"
    assert position.losses == (0, 0, 0, 0)


@rule("pendulum.CLM-5")
def test_nobody_clashes_with_an_own_command() -> None:
    match = with_commons_free()
    match.position.places[0] = codes.NOBODY
    match.position.provinces_out += (0,)
    match.play(3, moves.Refill(0), 120_000)
    match.play(0, moves.Flip("green"), 120_100)
    with pytest.raises(IllegalMove) as error:
        match.play(0, PLACE_1, 120_400)
    assert error.value.rule == "pendulum.WRK-1"


@rule("pendulum.CLM-1")
def test_the_same_province_even_after_a_refill() -> None:
    match = started()
    for seat in (0, 2):
        rich(match, seat, military=4)
        put(match, seat, 0, FRAME + 18)
    province = tables.PROVINCE_NAMES[match.position.places[1]]
    match.play(0, moves.Act(0, 2), 1000)
    match.play(2, moves.Act(0, 2), 1100)
    match.play(2, moves.Conquer(province), 1200)
    match.play(2, moves.Slot("red"), 1300)
    refilled: Any = match.play(3, moves.Refill(1), 1400)[0]
    found = match.play(0, moves.Conquer(province), 1500)
    assert [event.move for event in of(found, events.TakenBack)] == [
        moves.Conquer(province),
        moves.Slot("red"),
    ]
    position = match.position
    assert codes.EFFECTS[position.players[2].queue[0] >> 16] == "conquer"
    assert not position.players[2].slotted
    assert tables.PROVINCE_NAMES[position.places[1]] == refilled.province
    match.play(0, moves.Slot("blue"), 1600)


@rule("pendulum.CLM-1")
@rule("pendulum.ACH-4")
def test_the_legendary_token() -> None:
    match = started()
    for seat in (0, 1, 2):
        rich(match, seat, 10, 10, 10, votes=9)
    match.play(2, moves.Claim(legendary=True), 5000)
    found = match.play(1, moves.Claim(legendary=True), 5500)
    assert of(found, events.TakenBack)
    match.play(0, moves.Claim(legendary=True), 5900)
    position = match.position
    assert [player.tracks[3] for player in position.players] == [1, 0, 0, 0]
    assert [player.claimed for player in position.players] == [True, False, False, False]
    assert position.grants == (1, 1, 0, 0)
    assert position.losses == (0, 1, 1, 0)


@rule("pendulum.CLM-5")
def test_what_followed_from_it_goes_too() -> None:
    match = with_commons_free()
    match.play(2, PLACE_1, 10_000)
    match.play(2, moves.Place(1, "green", "top", 1), 10_200)
    match.play(3, PLACE_1, 10_400)
    match.play(3, moves.Withdraw(1), 10_500)
    match.play(2, PLACE_1, 10_600)
    match.play(1, PLACE_1, 10_700)
    position = match.position
    assert position.players[1].workers[1] == GREEN_TOP
    assert position.players[2].workers[1] == GREEN_TOP + 1, "only the last move was displaced"
    assert position.players[3].workers[1] == MAT


@rule("pendulum.CLM-5")
def test_later_choices_of_the_same_action_go_too() -> None:
    match = started(characters=[None, None, "mesoat-pacifist", None])
    rich(match, 0, military=4)
    put(match, 0, 0, FRAME + 18)
    rich(match, 2, gold=4)
    put(match, 2, 0, FRAME + 9)
    first, second = (tables.PROVINCE_NAMES[place] for place in match.position.places[:2])
    match.play(0, moves.Act(0, 2), 1000)
    match.play(2, moves.Act(0, 0, twice=True), 1000)
    script = [moves.Conquer(first), moves.Slot("blue"), moves.Conquer(second), moves.Slot("blue")]
    for number, move in enumerate(script):
        match.play(2, move, 1100 + number)
    found = match.play(0, moves.Conquer(first), 1200)
    assert [event.move for event in of(found, events.TakenBack)] == script
    assert len(match.position.players[2].queue) == 2, "both conquests are open again"


@rule("pendulum.CLM-5")
def test_choices_of_an_action_that_stands_stay() -> None:
    match = with_commons_free()
    rich(match, 3, military=4)
    put(match, 3, 0, FRAME + 18)
    province = tables.PROVINCE_NAMES[match.position.places[1]]
    match.play(3, moves.Act(0, 2), 9000)
    match.play(2, PLACE_1, 10_000)
    match.play(3, moves.Conquer(province), 10_200)
    match.play(3, moves.Slot("red"), 10_300)
    found = match.play(1, PLACE_1, 10_400)
    assert of(found, events.TakenBack) == [events.TakenBack(seat=2, move=PLACE_1, by=1)]
    assert len(match.position.players[3].slotted) == 1


@rule("pendulum.CLM-6")
@pytest.mark.parametrize(("gold", "granted"), [(9, False), (2, True)])
def test_own_commands_must_come_out_the_same(gold: int, granted: bool) -> None:
    """With 9 gold the coin would be lost to the limit, had the production come before it."""
    match = started()
    player = rich(match, 0, gold=gold)
    player.hand.append(tables.CARD_NUMBER["coin"])
    put(match, 0, 0, FRAME + 16)
    match.play(3, moves.Flip("black"), 45_000)
    match.play(0, moves.PlayStratagem("coin"), 45_100)
    if granted:
        match.play(0, moves.Act(0, 0), 45_200)
        assert match.position.players[0].resources[codes.GOLD] == 5
    else:
        with pytest.raises(IllegalMove):
            match.play(0, moves.Act(0, 0), 45_200)


@rule("pendulum.CLM-5")
def test_two_flips_or_two_refills_are_one() -> None:
    match = started()
    match.play(3, moves.Flip("black"), 45_000)
    before = match.game.save(match.position)
    assert match.play(1, moves.Flip("black"), 45_700) == [events.Coincided(seat=1, move=moves.Flip("black"))]
    assert match.game.save(match.position) == before
    with pytest.raises(IllegalMove):
        match.play(3, moves.Flip("black"), 45_800)
    with pytest.raises(IllegalMove):
        match.play(1, moves.Flip("black"), 46_001)
    match.position.provinces_out += (match.position.places[2],)
    match.position.places[2] = codes.NOBODY
    match.play(0, moves.Refill(2), 50_000)
    assert kinds(match.play(3, moves.Refill(2), 50_500)) == [events.Coincided]


@rule("pendulum.CLM-5")
@rule("pendulum.TIM-4")
def test_two_flips_that_call_council_are_one() -> None:
    match = started()
    match.play(2, moves.Flip("purple"), 180_000)
    match.play(2, moves.Flip("purple"), 360_000)
    assert match.position.phase == codes.CALLED
    assert kinds(match.play(0, moves.Flip("purple"), 360_500)) == [events.Coincided]


@rule("pendulum.CLM-4")
def test_saving_keeps_the_past_and_replays_agree() -> None:
    match = started()
    for seat in range(4):
        put(match, seat, 1, MAT)
    match.play(2, PLACE_1, 10_000)
    twin = match.game.load(match.game.save(match.position))
    assert twin == match.position
    match.game.play(twin, 1, PLACE_1, 10_500, match._chance)
    match.play(1, PLACE_1, 10_500)
    assert match.game.save(twin) == match.game.save(match.position)


@rule("pendulum.CLM-4")
def test_a_record_with_a_grant_replays() -> None:
    match = open_match(deal())
    high, low = match.position.order[0], match.position.order[3]
    match.play(low, moves.Flip("black"), 45_000)
    place = moves.Place(1, "green", "top", 0)
    match.play(low, place, 45_100)
    found = match.play(high, place, 45_200)
    assert of(found, events.Granted)
    again = load_record(match.record.to_bytes())
    assert match.game.save(again.position) == match.game.save(match.position)


@rule("pendulum.CLM-6")
def test_nothing_reaches_across_the_call() -> None:
    match = with_commons_free()
    match.play(0, moves.Flip("purple"), 180_000)
    match.play(2, PLACE_1, 359_900)
    match.play(3, moves.Flip("purple"), 360_000)
    with pytest.raises(IllegalMove):
        match.play(1, PLACE_1, 360_100)


@rule("pendulum.CLM-5")
def test_the_past_stays_short() -> None:
    match = with_commons_free()
    for number in range(200):
        match.play(0, moves.Place(1, "black", "top", number % 4), 100 * number)
    assert len(match.position.past.log) <= 64


@rule("pendulum.CLM-6")
@rule("pendulum.COU-2")
def test_a_late_done_that_would_end_the_phase_is_not_granted() -> None:
    """It would count as given before the claim, and council would have begun: another phase, though with the
    same order."""
    match = call(started())
    for place, seat in enumerate(match.position.order):
        match.position.players[seat].votes = 4 - place
    for seat in (1, 2, 3):
        match.play(seat, moves.Done())
    match.play(2, moves.ClaimPrivilege(), match.now + 100)
    assert refused(match, 0, moves.Done(), match.now + 100) == "COU-2 not-your-turn"
    assert match.position.grants == (0, 0, 0, 0)
