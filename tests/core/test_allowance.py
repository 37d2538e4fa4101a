"""What a seat has left to think follows from the record alone."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from sandtable.core.allowance import Allowance, SeatTime
from sandtable.core.errors import BadInput
from sandtable.core.match import Match, load_record, new_match

HOUR = 3_600_000
DAY = Allowance(kind="move", seconds=24 * 3600)
STOCK = Allowance(kind="stock", seconds=72 * 3600, increment=3600)


def play(match: Match, at: int) -> int:
    """One move of whoever is asked first, at this time; returns who made it."""
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0], at)
    return seat


def until_turn_ends(match: Match, at: int) -> int:
    seat = match.to_act[0]
    while seat in match.to_act:
        play(match, at)
    return seat


def test_a_time_for_each_move_begins_anew_with_every_move() -> None:
    match = new_match("nations", 2, 7, allowance=DAY)
    first = match.to_act[0]
    assert match.times[first] == SeatTime(DAY.full, 0)
    assert match.times[1 - first] == SeatTime(DAY.full, None)
    until_turn_ends(match, 20 * HOUR)
    assert match.times[first] == SeatTime(DAY.full, None)
    assert match.times[1 - first].deadline == 44 * HOUR


def test_a_stock_is_used_up_and_grows_after_each_turn() -> None:
    match = new_match("nations", 2, 7, allowance=STOCK)
    first = until_turn_ends(match, 10 * HOUR)
    assert match.times[first] == SeatTime(63 * HOUR, None)
    until_turn_ends(match, 15 * HOUR)
    assert match.times[1 - first] == SeatTime(68 * HOUR, None)
    assert match.times[first] == SeatTime(63 * HOUR, 15 * HOUR)


def test_a_stock_does_not_grow_without_end() -> None:
    match = new_match(
        "nations",
        2,
        7,
        allowance=Allowance(kind="stock", seconds=80 * DAY.seconds, increment=9 * DAY.seconds),
    )
    first = until_turn_ends(match, 0)
    assert match.times[first].left == 89 * DAY.full
    until_turn_ends(match, 0)
    while match.times[first].since is not None:
        until_turn_ends(match, 0)
    assert match.times[first].left == 90 * DAY.full


def test_who_plays_after_time_ran_out_begins_anew() -> None:
    match = new_match("nations", 2, 7, allowance=STOCK)
    first = until_turn_ends(match, 100 * HOUR)
    assert match.times[first].left == STOCK.full + HOUR


def test_replays_seeking_undo_and_copies_agree() -> None:
    match, rng = new_match("nations", 3, 5, allowance=STOCK), Random(1)
    seen = [match.times]
    while match.result is None:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)), match.now + rng.randrange(HOUR))
        seen.append(match.times)
    again = load_record(match.record.to_bytes())
    assert again.allowance == STOCK
    assert again.times == match.times == pickle.loads(pickle.dumps(match)).times == match.copy().times
    for number in (0, 1, 31, 32, 33, 50, len(match)):
        assert again.seek(number).times == seen[number]
    again.undo()
    assert again.times == seen[-2]


def test_a_record_without_an_allowance_is_as_before() -> None:
    assert b"allowance" not in new_match("nations", 2, 7).record.to_bytes()


def test_a_game_whose_time_runs_by_itself_takes_none() -> None:
    with pytest.raises(BadInput, match="allowance"):
        new_match("pendulum", 2, 7, {"untimed": [1]}, DAY)
    match = new_match("pendulum", 2, 7, {"untimed": [1, 2, 3, 4]}, DAY)
    waited = [seat for seat in range(2) if match.times[seat].since is not None]
    assert waited == list(match.to_act)
