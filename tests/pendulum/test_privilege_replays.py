"""Clashes in matches played from the first move on: each is decided as CLM says, and again in its replay."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.pendulum.rules import codes, events, moves, tables

from ..rules import rule
from .clashes import (
    FIRST,
    GRANDE,
    SECOND,
    called,
    choosing_rewards,
    conquerors,
    opened,
    parade,
    replays,
    taken_back,
    untimed,
    with_free_commons,
    worker,
)
from .tables import box, frame, of, open_choice, refused


@rule("pendulum.CLM-1")
@rule("pendulum.CLM-4")
@pytest.mark.parametrize("late", [0, 1, 999, 1000])
def test_the_same_frame(late: int) -> None:
    match, order = with_free_commons()
    match.play(order[2], FIRST, 50_000)
    found = match.play(order[1], FIRST, 50_000 + late)
    assert found[0] == events.Granted(seat=order[1], move=FIRST, at=50_000)
    assert taken_back(found) == [(order[2], FIRST)]
    assert worker(match, order[1]) == frame(match, "green top", 0)
    assert worker(match, order[2]) == frame(match, "black bottom", 1), "where it was before"
    assert refused(match, order[2], FIRST) == "WRK-3 frame-taken"
    replays(match)


@rule("pendulum.CLM-1")
@rule("pendulum.CLM-4")
def test_the_same_province() -> None:
    match, order = conquerors(0, 2)
    high, low = order[0], order[2]
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(low, moves.Conquer(name), 2000)
    match.play(low, moves.Slot("red"), 2300)
    found = match.play(high, moves.Conquer(name), 2500)
    assert taken_back(found) == [(low, moves.Conquer(name)), (low, moves.Slot("red"))]
    assert (open_choice(match, high), open_choice(match, low)) == ("slot", "conquer")
    match.play(high, moves.Slot("blue"), 2600)
    match.play(low, moves.Draw(), 2700)
    replays(match)


@rule("pendulum.CLM-1")
@rule("pendulum.CLM-4")
@rule("pendulum.ACH-3")
def test_the_legendary_token() -> None:
    """Played untimed up to the sixth space, where three hold 4 military, 4 gold and 3 votes."""
    match, order = opened(("green", 0), ("black", 1), seed=parade(), untimed=[1])
    players = order[:3]
    again = moves.Place(1, "black", "bottom", 1)
    acts = moves.Act(1, 1)
    by_space: list[list[Any]] = [
        [moves.Act(0, 0), acts],
        [again],
        [acts],
        [moves.Place(0, "black", "top", 0)],
        [moves.Act(0, 0), again],
        [acts],
    ]
    for number, script in enumerate(by_space):
        for seat in players:
            for move in script:
                match.play(seat, move)
        if number < 5:
            for seat in order:
                match.play(seat, moves.Ready())
    claim = moves.Claim(legendary=True)
    match.play(players[2], claim, 5000)
    assert taken_back(match.play(players[1], claim, 5400)) == [(players[2], claim)]
    assert taken_back(match.play(players[0], claim, 5900)) == [(players[1], claim)]
    assert [match.position.players[seat].tracks[3] for seat in players] == [1, 0, 0]
    assert [match.position.players[seat].claimed for seat in players] == [True, False, False]
    match.play(players[2], moves.Claim(), 6000)
    replays(match)


@rule("pendulum.CLM-1")
@rule("pendulum.CLM-4")
def test_a_placement_against_a_flip() -> None:
    match, order = with_free_commons()
    match.play(order[3], moves.Flip("green"), 120_000)
    found = match.play(order[0], FIRST, 121_000)
    assert taken_back(found) == [], "the flip still fits"
    assert worker(match, order[0]) == frame(match, "green top", 0)
    assert match.position.timer_rows[codes.GREEN] == codes.TOP
    assert refused(match, order[0], moves.Withdraw(1), 121_001) == "WRK-1 stuck"
    replays(match)


@rule("pendulum.CLM-1")
@rule("pendulum.WRK-9")
def test_an_action_against_a_flip() -> None:
    match, order = opened(("green", 1), ("black", 1))
    match.play(order[2], moves.Flip("green"), 120_000)
    act = moves.Act(0, 1)
    assert refused(match, order[3], act, 120_500) == "WRK-6 no-timer"
    match.play(order[0], act, 120_600)
    assert worker(match, order[0], 0) == box("green bottom", 1)
    assert match.position.timer_rows[codes.GREEN] == codes.TOP
    replays(match)


@rule("pendulum.CLM-2")
@rule("pendulum.CLM-4")
def test_two_conflicts_in_one_window() -> None:
    match, order = with_free_commons()
    match.play(order[2], FIRST, 50_000)
    match.play(order[3], SECOND, 50_200)
    assert taken_back(match.play(order[0], FIRST, 50_400)) == [(order[2], FIRST)]
    assert taken_back(match.play(order[1], SECOND, 50_500)) == [(order[3], SECOND)]
    match.play(order[3], moves.Place(1, "green", "top", 2), 50_600)
    assert match.position.grants == tuple(1 if seat in order[:2] else 0 for seat in range(4))
    assert match.position.losses == tuple(1 if seat in order[2:] else 0 for seat in range(4))
    replays(match)


@rule("pendulum.CLM-2")
def test_one_after_the_other_the_highest_has_it() -> None:
    match, order = with_free_commons()
    for number, seat in enumerate(reversed(order)):
        found = match.play(seat, FIRST, 50_000 + 300 * number)
        assert len(taken_back(found)) == (1 if number else 0)
    assert worker(match, order[0]) == frame(match, "green top", 0)
    replays(match)


@rule("pendulum.CLM-5")
def test_what_the_owner_did_since_goes_too_if_it_depends_on_it() -> None:
    match, order = with_free_commons()
    low = order[3]
    gold = match.position.players[low].resources[codes.GOLD]
    match.play(low, SECOND, 119_800)
    match.play(low, moves.Flip("green"), 120_000)
    match.play(low, moves.Act(1, 1), 120_200)
    match.play(low, moves.PlayStratagem(tables.CARD_NAMES[match.position.players[low].hand[0]]), 120_300)
    assert match.position.players[low].resources[codes.GOLD] == gold - 2
    found = match.play(order[1], SECOND, 120_400)
    assert taken_back(found) == [(low, SECOND), (low, moves.Act(1, 1))]
    assert match.position.players[low].resources[codes.GOLD] == gold, "what was paid comes back"
    assert match.position.timer_rows[codes.GREEN] == codes.TOP, "the flip did not depend on it"
    assert len(match.position.players[low].discard) == 1, "nor did the stratagem"
    assert worker(match, order[1]) == frame(match, "green top", 1)
    replays(match)


@rule("pendulum.CLM-5")
def test_a_command_that_revealed_a_card_is_never_taken_back() -> None:
    match, order = conquerors(0, 2)
    high, low = order[0], order[2]
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(low, moves.Conquer(name), 2000)
    match.play(low, moves.Slot("red"), 2100)
    match.play(low, moves.Refill(0), 2200)
    assert refused(match, high, moves.Conquer(name), 2300) == "PRV-1 not-face-up"
    replays(match)


@rule("pendulum.CLM-6")
def test_a_card_that_another_revealed_stays_as_it_is() -> None:
    match, order = conquerors(0, 2)
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(order[2], moves.Conquer(name), 2000)
    match.play(order[3], moves.Refill(0), 2200)
    shown = match.position.places[0]
    match.play(order[0], moves.Conquer(name), 2300)
    assert match.position.places[0] == shown
    replays(match)


@rule("pendulum.CLM-6")
def test_commands_of_higher_ranked_players_must_come_out_the_same() -> None:
    match, order = opened(("green", 0), ("black", 2))
    highest, high, low = order[0], order[1], order[3]
    for seat in (high, low):
        match.play(seat, moves.Act(0, 0), 1000)
        match.play(seat, moves.Act(1, 2))
    match.play(highest, moves.Flip("black"), 45_000)
    match.play(highest, moves.Place(1, "black", "bottom", 1), 119_000)
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(low, moves.Conquer(name), 119_500)
    match.play(low, moves.Slot("red"), 119_600)
    match.play(low, moves.Flip("black"), 119_700)
    twin = match.copy()
    assert len(taken_back(twin.play(high, moves.Conquer(name), 120_000))) == 3, "the flip goes too"
    assert twin.position.timer_rows[codes.BLACK] == codes.TOP
    replays(twin)
    match.play(highest, moves.Act(1, 1), 119_800)
    assert refused(match, high, moves.Conquer(name), 120_000) == "PRV-1 not-face-up"
    replays(match)


@rule("pendulum.CLM-5")
def test_a_choice_of_an_older_action_of_another_stays() -> None:
    match, order = conquerors(0, 2, 3)
    shown = [tables.PROVINCE_NAMES[place] for place in match.position.places]
    match.play(order[2], moves.Conquer(shown[0]), 2000)
    match.play(order[3], moves.Conquer(shown[1]), 2100)
    found = match.play(order[0], moves.Conquer(shown[0]), 2300)
    assert taken_back(found) == [(order[2], moves.Conquer(shown[0]))]
    assert [open_choice(match, order[rank]) for rank in (0, 2, 3)] == ["slot", "conquer", "slot"]
    replays(match)


@rule("pendulum.CLM-5")
def test_own_commands_must_come_out_the_same() -> None:
    match, order = conquerors(0, 2)
    high, low = order[0], order[2]
    shown = [tables.PROVINCE_NAMES[place] for place in match.position.places]
    match.play(low, moves.Conquer(shown[0]), 2000)
    match.play(high, moves.Conquer(shown[1]), 2100)
    match.play(high, moves.Slot("red"), 2200)
    assert refused(match, high, moves.Conquer(shown[0]), 2300) == "WRK-15 nothing-open"
    replays(match)


@rule("pendulum.CLM-5")
def test_an_allowed_command_unsettles_nothing() -> None:
    match, order = with_free_commons()
    match.play(order[3], FIRST, 50_000)
    assert taken_back(match.play(order[0], SECOND, 50_100)) == []
    grande = moves.Place(0, "green", "top", 0)
    assert taken_back(match.play(order[0], grande, 50_200)) == [], "a grande is not blocked"
    assert worker(match, order[3]) == frame(match, "green top", 0)
    replays(match)


@rule("pendulum.CLM-6")
def test_the_latest_point_that_serves() -> None:
    match, order = with_free_commons()
    match.play(order[3], FIRST, 50_000)
    match.play(order[3], SECOND, 50_100)
    match.play(order[2], FIRST, 50_200)
    found = match.play(order[0], FIRST, 50_900)
    assert of(found, events.Granted)[0].at == 50_200
    assert taken_back(found) == [(order[2], FIRST)]
    assert worker(match, order[3]) == frame(match, "green top", 1)
    replays(match)


@rule("pendulum.CLM-6")
def test_done_is_never_displaced() -> None:
    match, order = called()
    match.play(order[3], FIRST, 370_000)
    match.play(order[3], moves.Done(), 370_100)
    assert taken_back(match.play(order[1], FIRST, 370_200)) == [(order[3], FIRST)]
    assert match.position.players[order[3]].done
    replays(match)


@rule("pendulum.CLM-6")
def test_done_after_a_conquest_protects_it() -> None:
    match, order = conquerors(0, 2)
    high, low = order[0], order[2]
    match.play(order[1], moves.Flip("purple"), 180_000)
    match.play(order[1], moves.Flip("purple"), 360_000)
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(low, moves.Conquer(name), 370_000)
    match.play(low, moves.Slot("red"), 370_100)
    match.play(low, moves.Done(), 370_200)
    assert refused(match, high, moves.Conquer(name), 370_300) == "PRV-1 not-face-up"
    replays(match)


@rule("pendulum.CLM-3")
@rule("pendulum.COU-4")
def test_tied_votes_are_never_settled_by_privilege() -> None:
    match, order = called()
    for seat in order:
        match.position.players[seat].votes = 0
    for seat in order:
        match.play(seat, moves.Done(), 360_100)
    assert match.position.order == tuple(order[::-1])
    assert refused(match, order[0], moves.Act(0, 1), 360_200) == "COU-3 council"
    assert refused(match, order[0], moves.Undone(), 360_200) == "COU-3 council"
    assert match.position.grants == (0, 0, 0, 0)


@rule("pendulum.CLM-5")
def test_two_flips_are_one_in_the_record_too() -> None:
    match, order = with_free_commons()
    flip = moves.Flip("green")
    match.play(order[3], flip, 120_000)
    assert match.play(order[0], flip, 121_000) == [events.Coincided(seat=order[0], move=flip)]
    assert refused(match, order[3], flip, 121_000) == "TIM-2 still-running", "not with an own one"
    assert refused(match, order[1], flip, 121_001) == "TIM-2 still-running"
    replays(match)


@rule("pendulum.CLM-6")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (None, SECOND),
        (SECOND, moves.Withdraw(1)),
        (SECOND, moves.Place(1, "black", "bottom", 0)),
    ],
)
def test_nothing_is_granted_that_an_own_later_command_undoes(first: Any, then: Any) -> None:
    match, order = with_free_commons()
    high, low = order[1], order[2]
    if first:
        match.play(high, first, 48_000)
    match.play(low, FIRST, 50_000)
    match.play(high, then, 50_200)
    assert refused(match, high, FIRST, 50_400) == "WRK-3 frame-taken"
    assert worker(match, low) == frame(match, "green top", 0)
    replays(match)


@rule("pendulum.CLM-6")
@rule("pendulum.UNT-6")
@pytest.mark.parametrize("lapses_by", [moves.Place(0, "green", "top", 1), moves.NotReady()])
def test_a_ready_that_lapses_by_the_granted_command_is_no_difference(lapses_by: Any) -> None:
    match, order = untimed()
    high, low = order[1], order[2]
    match.play(high, moves.Ready(), 49_000)
    match.play(low, FIRST, 50_000)
    match.play(high, lapses_by, 50_200)
    assert taken_back(match.play(high, FIRST, 50_400)) == [(low, FIRST)]
    assert worker(match, high) == frame(match, "green top", 0)
    assert not match.position.players[high].done
    replays(match)


@rule("pendulum.CLM-6")
@rule("pendulum.COU-1")
def test_a_done_that_lapses_by_the_granted_command_is_no_difference() -> None:
    match, order = called()
    high, low = order[1], order[2]
    match.play(high, moves.Done(), 370_000)
    match.play(low, FIRST, 370_100)
    match.play(high, moves.Undone(), 370_200)
    match.play(high, moves.Done(), 370_300)
    assert taken_back(match.play(high, FIRST, 370_400)) == [(low, FIRST)]
    assert match.position.players[high].done, "said after the moment that the command counts for"
    replays(match)


@rule("pendulum.CLM-6")
@rule("pendulum.COU-1")
def test_a_done_that_lapsed_by_an_own_action_is_no_difference() -> None:
    match, order = called()
    high, low = order[1], order[2]
    match.play(high, moves.Done(), 369_000)
    match.play(low, FIRST, 370_000)
    match.play(high, moves.Place(0, "green", "top", 1), 370_200)
    assert taken_back(match.play(high, FIRST, 370_400)) == [(low, FIRST)]
    assert not match.position.players[high].done
    replays(match)


@rule("pendulum.CLM-6")
@pytest.mark.parametrize("other_rank", [0, 1])
def test_what_an_own_or_higher_ranked_command_blocks_too_is_not_granted(other_rank: int) -> None:
    match, order = untimed()
    high, low = order[1], order[2]
    match.play(low, FIRST, 50_000)
    match.play(order[other_rank], GRANDE, 50_200)
    assert refused(match, high, FIRST, 50_400) == "WRK-3 frame-taken"
    assert worker(match, low) == frame(match, "green top", 0)
    replays(match)


@rule("pendulum.CLM-6")
def test_a_lower_ranked_grande_in_the_same_frame_is_no_bar() -> None:
    match, order = untimed()
    match.play(order[2], FIRST, 50_000)
    match.play(order[3], GRANDE, 50_200)
    found = match.play(order[1], FIRST, 50_400)
    assert taken_back(found) == [(order[2], FIRST)], "a grande still fits"
    assert worker(match, order[1]) == frame(match, "green top", 0)
    replays(match)


@rule("pendulum.CLM-5")
@rule("pendulum.PRV-3")
@pytest.mark.parametrize("choosing_first", [True, False])
def test_two_refills_are_one_for_a_seat_with_a_reward_to_choose(choosing_first: bool) -> None:
    match, order = choosing_rewards()
    first, second = (order[0], order[1]) if choosing_first else (order[1], order[0])
    match.play(first, moves.Refill(0), 380_000)
    found = match.play(second, moves.Refill(0), 380_500)
    assert found == [events.Coincided(seat=second, move=moves.Refill(0))]
    assert refused(match, second, moves.Refill(0), 381_001) == "PRV-3 place-full"


@rule("pendulum.CLM-5")
@rule("pendulum.WRK-10")
def test_nothing_coincides_for_a_seat_with_an_unfinished_action() -> None:
    match, order = conquerors(0, 2)
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(order[2], moves.Conquer(name), 2000)
    match.play(order[1], moves.Refill(0), 2100)
    assert refused(match, order[0], moves.Refill(0), 2200) == "WRK-10 unfinished"
