"""The networks of the level master: what they see, their file, and moves that repeat."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable import new_match
from sandtable.bots import bot_named
from sandtable.bots.network import BadWeights, load
from sandtable.core.chance import Chance
from sandtable.nations.bots import levels, policy, sight
from sandtable.nations.rules import engine
from sandtable.nations.rules.box import NONE
from sandtable.nations.rules.position import TURN
from sandtable.pendulum.bots import levels as pendulum_levels
from sandtable.pendulum.bots import sight as pendulum_sight
from sandtable.pendulum.bots.ahead import Ahead
from sandtable.pendulum.bots.levels import Insight, learned
from sandtable.pendulum.bots.lookahead import Search
from sandtable.pendulum.bots.mind import choose
from sandtable.pendulum.bots.sight import holdings
from sandtable.pendulum.rules import codes, commands

from ..battery import SEEDS
from .test_nations import begun

WEIGHTS = Path(levels.__file__).with_name("master.npz")
PENDULUM_WEIGHTS = Path(pendulum_levels.__file__).with_name("master.npz")


@given(seats=st.integers(1, 4), seed=SEEDS, astray=st.sampled_from((0.0, 0.3, 0.9)))
def test_sight_knows_every_action_of_a_turn(seats: int, seed: int, astray: float) -> None:
    position, chance = begun(seats, seed)
    rng = Random(seed)
    while position.seat != NONE:
        listed = engine.moves(position, position.seat)
        if position.stage == TURN:
            seen = sight.sight(position)
            assert [move for move in seen.moves if move in listed] == [m for m in seen.moves if m is not None]
            assert seen.choices == len(listed)
            assert len(seen.seen) == sight.TURN_SIZE
            assert list(seen.seen[-sight.ACTIONS :]) == [int(move is not None) for move in seen.moves]
            assert len(sight.holdings(position, position.seat)) == sight.AGE_SIZE
        move = rng.choice(listed) if rng.random() < astray else policy.choose(position)
        engine.play(position, position.seat, move, chance)


def test_the_weights_are_small_and_whole() -> None:
    assert WEIGHTS.stat().st_size < 2_000_000
    networks = load(WEIGHTS)
    assert len(networks["turn"].arrays["whole"]) == sight.TURN_SIZE
    assert len(networks["age"].arrays["weights-0"]) == sight.AGE_SIZE
    assert PENDULUM_WEIGHTS.stat().st_size < 2_000_000
    assert len(load(PENDULUM_WEIGHTS)["round"].arrays["weights-0"]) == pendulum_sight.SIZE


@pytest.mark.parametrize(("name", "words"), [("age.weights-1", "damaged"), ("version", "version 2")])
def test_other_weights_are_refused(name: str, words: str, tmp_path: Path) -> None:
    with np.load(WEIGHTS) as read:
        arrays = {each: read[each] for each in read.files}
    arrays[name] = arrays[name] + 1
    np.savez(tmp_path / "other.npz", **arrays)
    with pytest.raises(BadWeights, match=words):
        load(tmp_path / "other.npz")


@pytest.mark.parametrize(
    ("game", "seats"), [("nations", 1), ("nations", 2), ("nations", 4), ("pendulum", 1), ("pendulum", 3)]
)
def test_the_master_repeats_itself(game: str, seats: int) -> None:
    match = new_match(game, seats, 5)
    master = bot_named(match.game, "master")
    seat = match.to_act[0]
    first, second = (master.think(match.for_bot(seat, Random(2)), seat, 0, Random(2)) for _ in range(2))
    assert first == second
    assert first.move in match.moves(seat)


def begun_in_time(seats: int, seed: int, rounds: int) -> tuple[Ahead, Insight]:
    """A game of Pendulum that the master's plans were followed in for some rounds."""
    insight = learned()
    match = new_match("pendulum", seats, seed)
    ahead = Ahead(match.position, 0, Chance(b"ahead"), [insight.together] * seats)
    assert ahead.go_on(1 + rounds)
    return ahead, insight


def test_the_planners_play_to_the_end_in_simulated_time() -> None:
    ahead, _ = begun_in_time(4, 1, 4)
    assert ahead.position.phase == codes.OVER
    assert 4 * 350_000 < ahead.at < 4 * 400_000


def test_a_search_keeps_to_its_budget_and_finds_better_moves() -> None:
    searched = changed = 0
    for seed in range(8):
        ahead, insight = begun_in_time(2, seed, 1)
        args = (ahead.position, 0, ahead.at, insight.together)
        search = Search(*args, insight.judge, 400)
        move, _ = search.choose(Chance(b"search"))
        assert search.left >= 0
        searched += search.left < 400
        changed += move != choose(*args)[0]
        short = Search(*args, insight.judge, 20)
        assert short.choose(Chance(b"search")) == choose(*args)
    assert searched >= changed > 0


def test_a_position_of_two_is_worth_to_one_what_it_is_not_to_the_other() -> None:
    """Nearly: a network says what is likely, seat by seat, and nobody may win."""
    for seed in range(6):
        ahead, insight = begun_in_time(2, seed, 3)
        odds = insight.judge([holdings(ahead.position, seat) for seat in range(2)])[:, 0]
        assert 0.6 < (1 / (1 + np.exp(-odds))).sum() < 1.4


@pytest.mark.parametrize(("seed", "phase"), [(256, codes.CALLED), (1, codes.PLACING), (2, codes.PLACING)])
def test_there_is_an_end_of_changing_frames(seed: int, phase: int) -> None:
    """Where no time passes; in the first of these a worker went to and fro."""
    ahead = Ahead(new_match("pendulum", 2, seed).position, 0, Chance(b"x%d" % seed), [learned().together] * 2)
    ahead.go_on(2)
    while ahead.position.phase != phase:
        ahead.most = ahead.thoughts + 1
        ahead.go_on(3)
    position = ahead.position
    rng = Random(seed)
    for _ in range(30):
        search = Search(position, 0, ahead.at, learned().together, learned().judge)
        move, _ = search.choose(Chance(rng.randbytes(32)))
        commands.perform(position, 0, move, ahead.at, Chance(b"y"), [])
        if position.players[0].done or position.phase != phase:
            return
    raise AssertionError("no end")
