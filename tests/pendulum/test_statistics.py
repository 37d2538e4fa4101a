"""What is counted for the result: actions, resources, time, privilege."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, commands, effects, events, moves, tables
from sandtable.pendulum.rules.result import PendulumResult

from .tables import call, deal, open_match, play_random, put, rich, started, to_council


def count(match: Match, seat: int, which: int) -> int:
    number: int = match.position.players[seat].counts[which]
    return number


def test_resources_beyond_the_limit_are_lost_by_kind() -> None:
    match = started()
    rich(match, 0, military=8)
    put(match, 0, 0, codes.FRAME + 9)
    match.play(0, moves.Act(0, 0))
    assert count(match, 0, codes.GAINED + codes.MILITARY) == 2
    assert count(match, 0, codes.LOST + codes.MILITARY) == 2
    assert count(match, 0, codes.TAKEN + codes.GREEN) == 1


@pytest.mark.parametrize(("gold", "got"), [(10, 0), (9, 1), (8, 2), (7, 3)])
def test_any_n_without_room_is_lost_without_a_kind(gold: int, got: int) -> None:
    match = started(4, characters=["dhrenkir-tyrant", None, None, None])
    player = rich(match, 0, 10, 10, gold)
    player.queue = [codes.ANY << codes.SHIFT | 3, codes.STEPS << codes.SHIFT | 1]
    told: list[Any] = []
    effects.run(match.position, 0, told)
    assert player.resources == [10, 10, gold + got]
    assert [(event.gold, event.lost) for event in told] == [(got, 3 - got)]
    assert count(match, 0, codes.LOST_ANY) == 3 - got
    assert count(match, 0, codes.GAINED + codes.GOLD) == got
    assert len(player.queue) == 1


def test_any_n_with_a_choice_loses_nothing() -> None:
    match = started(4, characters=["dhrenkir-tyrant", None, None, None])
    rich(match, 0, 9, 10, 7)
    match.play(0, moves.PlayStratagem("tyrant-any"))
    match.play(0, moves.Take(military=1, culture=1, gold=1))
    assert count(match, 0, codes.LOST_ANY) == 0


def test_a_worker_in_its_frame_when_the_timer_leaves_has_missed() -> None:
    match = started()
    match.play(0, moves.Act(0, 1))
    match.play(1, moves.Flip("black"), 45_000)
    assert [count(match, seat, codes.MISSED + codes.BLACK) for seat in range(4)] == [1, 2, 2, 2]
    match.play(1, moves.Flip("black"), 90_000)
    assert [count(match, seat, codes.MISSED + codes.BLACK) for seat in range(4)] == [1, 2, 2, 2]


def test_the_end_of_the_last_round_misses_as_a_flip_does() -> None:
    for number, missed in ((1, 0), (4, 2)):
        match = started()
        match.position.round = number
        call(match)
        assert match.position.timer_rows[codes.BLACK] == codes.BOTTOM
        to_council(match)
        assert count(match, 0, codes.MISSED + codes.BLACK) == missed


def test_the_game_waits_in_the_opening_and_for_ready_but_not_while_timers_run() -> None:
    match = deal(2)
    first, second = (seat for seat in match.position.order if seat < 2)
    match.play(first, moves.Place(0, "black", "bottom", 0), 1_000)
    match.play(second, moves.Place(0, "black", "bottom", 0), 3_500)
    assert [count(match, seat, codes.TIME) for seat in (first, second)] == [1_000, 2_500]
    open_match(match)
    assert [count(match, seat, codes.TIME) for seat in (first, second)] == [1_000, 2_500]
    match.play(first, moves.Act(0, 0), match.now + 30_000)
    call(match)
    assert [count(match, seat, codes.TIME) for seat in (first, second)] == [1_000, 2_500]
    match.play(first, moves.Done(), match.now + 5_000)
    match.play(second, moves.Done(), match.now + 7_000)
    assert [count(match, seat, codes.TIME) for seat in (first, second)] == [6_000, 14_500]


def test_a_claimed_order_waits_for_one_at_a_time() -> None:
    match = started(3, untimed=[1, 2, 3, 4])
    match.play(1, moves.ClaimPrivilege(), 1_000)
    match.play(2, moves.Ready(), 3_000)
    match.play(1, moves.Ready(), 3_500)
    assert [count(match, seat, codes.TIME) for seat in range(3)] == [1_000, 1_500, 3_000]
    assert [count(match, seat, codes.CLAIMS) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("options", [{}, {"untimed": [2, 3], "sides": "advanced", "characters": []}])
def test_a_whole_match_counted_again(options: dict[str, Any]) -> None:
    match = play_random(deal(3, 3, grace=0, **options), Random(3))
    again = deal(3, 3, grace=0, **options)
    gained = [dict.fromkeys(codes.RESOURCES, 0) for _ in range(3)]
    taken = [dict.fromkeys(codes.AREAS, 0) for _ in range(3)]
    time, claims, clock = [0, 0, 0], [0, 0, 0], 0
    for at, seat, move in match.entries:
        position = again.position
        if position.phase != codes.ROUND or position.untimed():
            for each in commands.to_act(position):
                time[each] += at - clock
        clock = at
        for event in again.play(seat, move, at):
            if isinstance(event, events.Gained):
                for name in codes.RESOURCES:
                    gained[event.seat][name] += getattr(event, name)
            elif isinstance(event, events.Acted):
                taken[event.seat][event.area] += 1
            elif isinstance(event, events.ClaimedPrivilege):
                claims[event.seat] += 1
    result = match.result
    assert isinstance(result, PendulumResult)
    assert [each.gained for each in result.statistics] == gained
    assert [each.actions_taken for each in result.statistics] == taken
    assert [each.time_used for each in result.statistics] == time
    assert [each.privilege_claims for each in result.statistics] == claims
    assert all(set(each.lost) == {*codes.RESOURCES, "any"} for each in result.statistics)


def test_privilege_recounts_what_it_rewrites() -> None:
    match = started()
    for seat in (0, 1):
        rich(match, seat, military=8)
        put(match, seat, 0, codes.FRAME + 18)
        match.play(seat, moves.Act(0, 2), 1_000)
    name = tables.PROVINCE_NAMES[match.position.places[0]]
    match.play(1, moves.Conquer(name), 2_000)
    match.play(0, moves.Conquer(name), 2_500)
    assert match.position.counted_until == 2_000
    assert match.position.grants == (1, 0, 0, 0)
    assert match.position.losses == (0, 1, 0, 0)
    assert [count(match, seat, codes.TAKEN + codes.BLACK) for seat in (0, 1)] == [1, 1]
