"""Timers, the start of a round (TIM)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, events, moves
from sandtable.pendulum.rules.codes import MAT

from ..rules import rule
from .tables import (
    call,
    deal,
    frame,
    lazy_game,
    move_kinds,
    of,
    open_choice,
    put,
    refused,
    rich,
    slotted,
    started,
    to_council,
)

SECONDS: dict[Literal["purple", "green", "black"], int] = {"purple": 180, "green": 120, "black": 45}


@rule("pendulum.TIM-1")
@pytest.mark.parametrize(("tempo", "factor"), [(1.0, 1000), (0.5, 500), (3.0, 3000)])
def test_durations_and_tempo(tempo: float, factor: int) -> None:
    view: Any = started(tempo=tempo).view(None)
    lasts = {area: seconds * factor for area, seconds in SECONDS.items()}
    assert {area: timer.runs_out for area, timer in view.timers.items()} == lasts
    assert {area: timer.lasts for area, timer in view.timers.items()} == lasts


@rule("pendulum.TIM-2")
@pytest.mark.parametrize("timer", SECONDS)
def test_a_timer_may_be_flipped_from_its_last_millisecond_on(timer: Any) -> None:
    match = started(grace=0)
    end = SECONDS[timer] * 1000
    assert refused(match, 2, moves.Flip(timer), end - 1) == "TIM-2 still-running"
    assert moves.Flip(timer) not in match.moves(2, end - 1)
    assert all(moves.Flip(timer) in match.moves(seat, end) for seat in range(4))
    assert match.next_change(end - 1) == end
    found = match.play(2, moves.Flip(timer), end)
    assert found == [events.Flipped(seat=2, timer=timer, row="top")]
    assert refused(match, 1, moves.Flip(timer), 2 * end - 1) == "TIM-2 still-running"
    match.play(1, moves.Flip(timer), 2 * end)
    assert match.position.timer_rows == [codes.BOTTOM] * 3


@rule("pendulum.TIM-2")
@rule("pendulum.TIM-3")
def test_nobody_must_flip_and_only_the_row_counts() -> None:
    match = started(grace=0)
    put(match, 0, 1, MAT)
    long_after = 10_000_000
    assert match.position.timer_rows == [codes.BOTTOM] * 3
    assert refused(match, 0, moves.Place(1, "black", "bottom", 0), long_after) == "WRK-1 timer-there"
    assert refused(match, 0, moves.Withdraw(0), long_after) == "WRK-1 stuck"
    match.play(0, moves.Act(0, 1), long_after)
    assert match.position.players[0].votes == 1


@rule("pendulum.TIM-4")
def test_three_purple_flips_push_three_markers_off() -> None:
    match = deal(3, grace=0)
    assert match.position.markers == (1, 2)
    match = started(3, grace=0)
    assert match.position.markers == (1, 1), "the flip that starts the round counts"
    assert not of(match.play(0, moves.Flip("purple"), 180_000), events.CouncilCalled)
    assert match.position.markers == (0, 1)
    found = match.play(1, moves.Flip("purple"), 360_000)
    assert match.position.markers == (0, 0)
    assert found[-1] == events.CouncilCalled(round=1)
    assert match.position.phase == codes.CALLED, "at once, though the sand still runs"


@rule("pendulum.TIM-4")
@rule("pendulum.COU-12")
def test_the_second_round_has_three_purple_flips_too() -> None:
    match = started(3, grace=0)
    lazy_game(match, rounds=1)
    position = match.position
    assert position.timer_rows[codes.PURPLE] == codes.BOTTOM
    assert position.markers == (2, 1), "one on each circle without the timer"
    for seat in range(3):
        match.play(seat, moves.Ready())
    assert position.markers == (1, 1)
    for number in (1, 2):
        assert position.phase == codes.ROUND
        match.play(0, moves.Flip("purple"), match.now + 180_000 * number)
    assert position.phase == codes.CALLED
    assert position.markers == (0, 0)


@rule("pendulum.TIM-5")
def test_no_flips_after_the_call() -> None:
    match = call(started(grace=0))
    far = match.now + 10**7
    for timer in SECONDS:
        assert refused(match, 0, moves.Flip(timer), far) == "TIM-5 called"
    assert match.next_change() is None
    to_council(match)
    assert refused(match, 0, moves.Flip("black"), far).startswith(("COU-3", "WRK-10"))


def opening() -> Match:
    return deal(3)


def starting() -> Match:
    match = deal(3)
    while match.position.phase == codes.OPENING:
        view: Any = match.view(None)
        match.play(view.turn, match.moves(view.turn)[0])
    return match


def trimming() -> Match:
    match = call(started(3))
    slotted(match.position.players[0], "red", "kasalat", "jillay", "lochern")
    to_council(match)
    while match.position.phase == codes.REWARDS:
        view: Any = match.view(None)
        done = open_choice(match, view.turn) == "reward"
        match.play(view.turn, moves.TakeReward("printed") if done else moves.Step("power"))
    return match


def placing() -> Match:
    match = started(3)
    lazy_game(match, rounds=1)
    return match


def conquering() -> Match:
    match = started(3)
    rich(match, 0, military=4)
    put(match, 0, 0, frame(match, "black bottom", 2))
    match.play(0, moves.Act(0, 2))
    return match


PHASES = {
    "opening": opening,
    "starting": starting,
    "round": lambda: started(3),
    "called": lambda: call(started(3)),
    "rewards": lambda: to_council(call(started(3))),
    "trimming": trimming,
    "placing": placing,
    "an open choice": conquering,
}


@rule("pendulum.TIM-7")
@rule("pendulum.TIM-8")
@rule("pendulum.COU-14")
def test_the_next_round_starts_without_waiting_for_the_sand() -> None:
    match = placing()
    position = match.position
    rows = position.timer_rows.copy()
    workers = [player.workers.copy() for player in position.players]
    match.play(0, moves.Ready())
    match.play(1, moves.Ready())
    found = match.play(2, moves.Ready())
    assert [(flip.seat, flip.timer) for flip in of(found, events.Flipped)] == [
        (None, area) for area in codes.AREAS
    ]
    assert position.timer_rows == [1 - row for row in rows]
    assert [player.workers for player in position.players] == workers, "workers stay"
    assert position.phase == codes.ROUND
    view: Any = match.view(None)
    assert [view.timers[area].runs_out - match.now for area in codes.AREAS] == [180_000, 120_000, 45_000]


@rule("pendulum.TIM-8")
def test_all_say_ready_and_may_take_it_back() -> None:
    match = starting()
    for seat in (0, 1):
        match.play(seat, moves.Ready())
    assert refused(match, 1, moves.Ready()) == "TIM-8 ready-already"
    match.play(0, moves.NotReady())
    assert refused(match, 0, moves.NotReady()) == "TIM-8 not-ready"
    match.play(2, moves.Ready())
    assert match.position.phase == codes.STARTING
    found = match.play(0, moves.Ready(), 5_000)
    assert of(found, events.RoundBegan)
    view: Any = match.view(None)
    assert view.timers["black"].runs_out == 50_000, "a full glass"
    assert view.timers["black"].flipped_by is None


@rule("pendulum.TIM-8")
def test_every_flip_starts_a_full_glass() -> None:
    match = started(grace=0)
    match.play(0, moves.Flip("black"), 100_000)
    view: Any = match.view(None)
    assert view.timers["black"].runs_out == 145_000
    assert view.timers["black"].flipped_by == 0


@rule("pendulum.TIM-6")
@rule("pendulum.WRK-10")
def test_who_is_choosing_has_nothing_to_wait_for() -> None:
    match = conquering()
    own: Any = match.view(0)
    other: Any = match.view(1)
    assert own.more_from is None
    assert other.more_from == 45_000
    assert move_kinds(match, 0, 45_000) == move_kinds(match, 0)
