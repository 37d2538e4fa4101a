"""How far back a clash may lie, and what it never reaches across."""

from __future__ import annotations

import pytest

from sandtable.pendulum.rules import codes, events, moves

from ..rules import rule
from .clashes import (
    FIRST,
    GRANDE,
    SECOND,
    at_step_5,
    called,
    opened,
    replays,
    sit_through_council,
    taken_back,
    untimed,
    with_free_commons,
    worker,
)
from .tables import frame, of, refused


@rule("pendulum.CLM-2")
@rule("pendulum.CLM-6")
@pytest.mark.parametrize(("grace", "late"), [(1000, 1001), (0, 0), (300, 301)])
def test_outside_the_window_nothing_is_granted(grace: int, late: int) -> None:
    match, order = with_free_commons(grace=grace)
    match.play(order[3], FIRST, 50_000)
    assert refused(match, order[0], FIRST, 50_000 + late) == "WRK-3 frame-taken"
    replays(match)


@rule("pendulum.CLM-6")
@pytest.mark.parametrize(("at", "granted"), [(51_000, True), (51_001, False)])
def test_a_granted_command_counts_at_the_time_of_the_one_it_displaced(at: int, granted: bool) -> None:
    match, order = with_free_commons()
    match.play(order[3], FIRST, 50_000)
    match.play(order[2], SECOND, 50_800)
    assert of(match.play(order[1], FIRST, 50_900), events.Granted)[0].at == 50_000
    if granted:
        assert taken_back(match.play(order[0], FIRST, at)) == [(order[1], FIRST)]
    else:
        assert refused(match, order[0], FIRST, at) == "WRK-3 frame-taken"
    replays(match)


@rule("pendulum.CLM-6")
def test_a_granted_command_comes_just_before_the_one_it_displaced() -> None:
    """The time the game waited for each is counted as if the placement had been made then."""
    match, order = called()
    twin = match.copy()
    twin.play(order[1], FIRST, 370_000)
    match.play(order[3], FIRST, 370_000)
    for each in (match, twin):
        each.play(order[2], moves.Done(), 370_300)
        each.play(order[3], GRANDE, 370_600)
    assert taken_back(match.play(order[1], FIRST, 370_800)) == [(order[3], FIRST)]
    waited, expected = (
        [player.counts[codes.TIME] for player in each.position.players] for each in (match, twin)
    )
    assert waited == expected


@rule("pendulum.CLM-2")
@rule("pendulum.CLM-6")
@pytest.mark.parametrize("between", [1, 5, 40, 90])
def test_a_clash_may_lie_many_commands_back(between: int) -> None:
    """What others and the player did in between, and does not clash, stays."""
    match, order = with_free_commons()
    match.play(order[3], FIRST, 50_000)
    for number in range(between):
        seat = order[number % 3]
        match.play(seat, moves.Place(0, "black", "bottom", 2 + number // 3 % 2), 50_000 + 10 * number)
    found = match.play(order[0], FIRST, 51_000)
    assert of(found, events.Granted)[0].at == 50_000
    assert taken_back(found) == [(order[3], FIRST)]
    assert worker(match, order[0]) == frame(match, "green top", 0)
    assert worker(match, order[0], 0) == frame(match, "black bottom", 2 + (between - 1) // 3 % 2)
    replays(match)


@rule("pendulum.CLM-6")
def test_newer_commands_bring_no_older_one_into_the_window() -> None:
    match, order = with_free_commons()
    match.play(order[3], FIRST, 50_000)
    for number in range(10):
        match.play(order[2], moves.Place(0, "black", "bottom", 2 + number % 2), 50_500 + number)
    assert refused(match, order[0], FIRST, 51_001) == "WRK-3 frame-taken"
    assert taken_back(match.play(order[0], FIRST, 51_000)) == [(order[3], FIRST)]
    replays(match)


@rule("pendulum.CLM-6")
@pytest.mark.parametrize("last", [True, False])
def test_the_first_and_the_last_command_of_the_window_can_be_displaced(last: bool) -> None:
    match, order = with_free_commons()
    wanted, other = (SECOND, FIRST) if last else (FIRST, SECOND)
    match.play(order[3], FIRST, 50_000)
    match.play(order[2], SECOND, 51_000)
    found = match.play(order[0], wanted, 51_000)
    assert of(found, events.Granted)[0].at == (51_000 if last else 50_000)
    assert taken_back(found) == [(order[2] if last else order[3], wanted)]
    assert refused(match, order[1], wanted, 51_000) == "WRK-3 frame-taken"
    assert taken_back(match.play(order[1], other, 51_000)) == [(order[3] if last else order[2], other)]
    replays(match)


@rule("pendulum.CLM-6")
def test_nothing_reaches_across_a_space_of_the_timer_track() -> None:
    match, order = opened(("black", 1), ("black", 1), untimed=[1])
    for seat in order:
        match.play(seat, moves.Ready(), 1000)
    match.play(order[3], FIRST, 2000)
    for seat in order:
        match.play(seat, moves.Ready(), 2100)
    assert refused(match, order[0], FIRST, 2200) == "WRK-1 stuck", "the black timer is back on its row"
    replays(match)


@rule("pendulum.CLM-1")
@rule("pendulum.COU-13")
def test_the_same_frame_in_step_5() -> None:
    match, order = at_step_5()
    match.play(order[3], FIRST, 370_000)
    assert taken_back(match.play(order[0], FIRST, 371_000)) == [(order[3], FIRST)]
    replays(match)


@rule("pendulum.CLM-6")
def test_nothing_reaches_across_the_council() -> None:
    """What was placed before it blocks in step 5, though all happens within the window."""
    match, order = called()
    match.play(order[3], FIRST, 360_100)
    for seat in order:
        if seat != order[3]:
            match.play(seat, moves.Withdraw(1))
        match.play(seat, moves.Done())
    sit_through_council(match)
    for seat in order[:3]:
        assert refused(match, seat, FIRST, 360_200) == "WRK-3 frame-taken"
    replays(match)


@rule("pendulum.CLM-6")
@rule("pendulum.COU-14")
def test_nothing_reaches_across_the_start_of_a_round() -> None:
    match, order = at_step_5()
    match.play(order[3], FIRST, 370_000)
    for seat in order:
        match.play(seat, moves.Ready(), 370_100)
    assert match.position.phase == codes.ROUND
    assert refused(match, order[0], FIRST, 370_200) == "WRK-1 timer-there"
    assert worker(match, order[3]) == frame(match, "green top", 0)
    replays(match)


@rule("pendulum.CLM-6")
@rule("pendulum.UNT-6")
def test_nothing_reaches_across_a_space_that_leaves_the_frame_as_it_was() -> None:
    """From the second space to the third only the black timer flips; the commons are not in black."""
    match, order = untimed()
    for seat in order[:3]:
        match.play(seat, moves.Withdraw(1), 40_000)
    match.play(order[3], FIRST, 50_000)
    for seat in order:
        match.play(seat, moves.Ready(), 50_100)
    assert match.position.space == 2
    for seat in order[:3]:
        assert refused(match, seat, FIRST, 50_200) == "WRK-3 frame-taken"
    replays(match)


@rule("pendulum.CLM-5")
@rule("pendulum.END-1")
def test_nothing_coincides_after_the_end() -> None:
    match, order = called()
    match.position.round = 4
    match.position.phase = codes.OVER
    assert refused(match, order[1], moves.Flip("purple"), 360_500) == "END-1 over"
