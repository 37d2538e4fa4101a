"""The bots of Pendulum play every kind of table to its end, at a human pace, and know what matters."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable import Match, new_match
from sandtable.bots import Thought, bot_named
from sandtable.pendulum.bots.flips import NEVER, Flips
from sandtable.pendulum.bots.foresight import Foresight
from sandtable.pendulum.bots.weights import Weights
from sandtable.pendulum.bots.worth import Worth
from sandtable.pendulum.rules import codes, moves, tables
from sandtable.pendulum.rules.codes import BLACK, BOX, FRAME, GREEN, PURPLE
from sandtable.pendulum.rules.position import Position
from sandtable.study.selfplay import play_out

from ..pendulum.tables import card, deal, put, rich, slotted, started

LEVELS = ("novice", "player", "greedy", "expert", "master")
UNTIMED = {"untimed": [1, 2, 3, 4]}
ADVANCED = {"sides": "advanced", "glory": [0, 1], "worker_rule": [0]}


def game(bots: tuple[str, ...], seed: int, options: dict[str, Any] | None = None) -> Match:
    """A match of these bots to its end; a move that is not allowed would stop it."""
    rng = Random(seed)
    match = new_match("pendulum", len(bots), rng.randbytes(32), options)
    play_out(match, [bot_named(match.game, bot) for bot in bots], rng)
    return match


def think(match: Match, seat: int, at: int, bot: str = "greedy") -> Thought:
    rng = Random(1)
    return bot_named(match.game, bot).think(match.for_bot(seat, rng), seat, at, rng)


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("greedy", "expert"), {}),
        (("novice", "player"), {}),
        (("novice", "random"), {}),
        (("player", "expert"), UNTIMED),
        (("novice", "greedy"), {"untimed": [1], "tempo": 0.5}),
        (("expert", "greedy"), ADVANCED),
        (("novice", "player", "greedy", "expert", "random"), {}),
        (("novice", "player", "greedy", "expert", "greedy"), {**UNTIMED, **ADVANCED}),
        (("greedy",), {}),
        (("expert",), {"automa": "D"}),
        (("master",), {"automa": "B"}),
        (("master", "greedy"), UNTIMED),
    ],
    ids=str,
)
def test_every_table_comes_to_its_end(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    match = game(bots, 5, options)
    assert match.result is not None
    assert match.now < 3_600_000


def test_the_same_seed_is_the_same_game() -> None:
    bots = ("novice", "player", "expert")
    assert game(bots, 3).record.to_bytes() == game(bots, 3).record.to_bytes()


def test_good_bots_come_near_the_parchment_and_reach_legendary() -> None:
    players = [player for seed in range(3) for player in game(("expert",) * 4, seed).position.players]
    assert sum(player.tracks[codes.LEGENDARY] for player in players) >= 8
    assert sum(min(player.tracks[:3]) >= tables.PARCHMENT - 2 for player in players) >= 8


@pytest.mark.parametrize("bot", LEVELS)
def test_no_bot_is_faster_than_a_person(bot: str) -> None:
    """Between two moves of one seat in a running round lies most of a second, and novices take longer."""
    match = game((bot, "expert"), 2)
    least = {"novice": 3700, "player": 1500}.get(bot, 700)
    last = -10_000
    for entry in match.record.entries:
        if entry.seat == 0:
            assert entry.at - last >= least
            last = entry.at


def test_a_bot_says_ready_and_agrees_to_a_wish() -> None:
    placing = started(seats=2)
    placing.position.enter(codes.PLACING)
    placing.play(1, moves.Wish(False))
    assert think(placing, 0, 0).move == moves.Wish(False)
    placing.position.players[1].wishes_timed = True
    placing.position.players[0].workers = [FRAME + 0, FRAME + 12, 1, 1, 2]
    while (move := think(placing, 0, 0).move) != moves.Ready():
        placing.play(0, move)
        assert isinstance(move, moves.Place)


def test_the_token_is_claimed_at_once() -> None:
    match = started(seats=4)
    rich(match, 0, 10, 10, 10, votes=3)
    assert think(match, 0, 5000).move == moves.Claim(legendary=True)


def test_a_worker_is_recruited_early() -> None:
    match = started(seats=2)
    rich(match, 0, military=8)
    put(match, 0, 0, FRAME + 0)
    put(match, 0, 1, FRAME + 12)
    assert think(match, 0, 5000).move == moves.PlayStratagem("champion-recruit")


def test_steps_that_a_recruit_costs_are_sought() -> None:
    """ECO-6: they are paid from those beyond the start of the track."""
    match = deal(seats=2, characters=["mesoat-pacifist", "bolk-warmonger"])
    for seat, track, steps in ((0, codes.POPULARITY, 3), (1, codes.POWER, 2)):
        worth = Worth(match.position, seat, 0, Weights())
        (goal,) = [goal for goal in worth.goals if goal.what == worth.recruit_card()]
        nearness = []
        for missing in range(steps, -1, -1):
            stock = worth.stock.copy()
            stock[codes.FIRST_STEP + track] += steps - missing
            assert goal.missing(stock) == missing
            nearness.append(goal.nearness(stock))
        assert nearness == sorted(set(nearness))


def test_nobody_is_retrieved_before_having_acted() -> None:
    """Just before a flip time is dear, but the workers that could come back are those that wait for it."""
    match = started(seats=2)
    player = rich(match, 0, 0, 0, 0)
    for worker in (0, 1):
        put(match, 0, worker, FRAME + 3)
    for colour in codes.COLOURS:
        slotted(player, colour, "valthok")
    player.hand = []
    card(player, "champion-retrieve")
    assert think(match, 0, 179_000, "expert").move != moves.PlayStratagem("champion-retrieve")


def test_a_timer_that_nobody_needs_is_flipped_in_the_end() -> None:
    match = started(seats=2)
    for worker in (0, 1):
        put(match, 0, worker, BOX + 3)
    match.position.players[0].hand = []
    soon = think(match, 0, 45_200)
    assert soon.move is None
    assert soon.again is not None
    assert think(match, 0, 50_000).move == moves.Flip("black")


def test_a_bot_waits_when_it_has_just_seen_a_change() -> None:
    match = started(seats=2)
    match.play(1, moves.Act(0, 1), 9000)
    thought = think(match, 0, 9000)
    assert thought.move is None
    assert thought.again is not None
    assert thought.again >= 700


def test_the_coming_flips() -> None:
    position: Position = started(seats=4).position
    flips = Flips(position, 30_000)
    assert flips.first == [150.0, 90.0, 15.0]
    assert flips.second == [330.0, 210.0, 60.0]
    assert flips.to_call == 330.0
    assert flips.to_end == 330.0 + 3 * 360.0
    position.round = 4
    position.markers = (0, 1)
    late = Flips(position, 170_000)
    assert late.first == [10.0, 0.0, 0.0]
    assert late.to_end == 10.0
    assert late.second == [10.0, 10.0, 10.0]
    position.enter(codes.CALLED)
    assert Flips(position, 170_000).first == [NEVER, NEVER, NEVER]


def test_the_coming_spaces_of_the_timer_track() -> None:
    position: Position = started(seats=4, untimed=[1, 2, 3, 4]).position
    flips = Flips(position, 0)
    assert [len(times) for times in flips.times] == [2 + 3, 3 + 4, 8 + 9]
    assert flips.first == [5 * 33.0, 3 * 33.0, 33.0]


def test_time_just_before_a_flip_is_worth_more_than_just_after() -> None:
    position: Position = started(seats=4).position
    flips = Flips(position, 0)
    values = [0.0] * codes.LINES
    values[2 * PURPLE] = values[2 * PURPLE + 1] = 2.0
    foresight = Foresight(position, flips, values)
    assert foresight.left(350.0) > foresight.left(362.0)
    values[2 * GREEN] = values[2 * BLACK] = 1.0
    assert Foresight(position, flips, values).left(181.0) > 0.0


def test_the_weakest_track_comes_first() -> None:
    match = deal(seats=4)
    match.position.players[0].tracks = [9, 4, 7, 0]
    worth = Worth(match.position, 0, 0, Weights())
    assert worth.best_track(worth.stock, 1) == codes.PRESTIGE
    assert worth.best_swap([0, 0, 0, 0, 9, 4, 7, 0]) == (codes.POWER, codes.PRESTIGE)
