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
from sandtable.nations.bots import levels, policy, sight
from sandtable.nations.rules import engine
from sandtable.nations.rules.box import NONE
from sandtable.nations.rules.position import TURN

from ..battery import SEEDS
from .test_nations import begun

WEIGHTS = Path(levels.__file__).with_name("master.npz")


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


@pytest.mark.parametrize(("name", "words"), [("age.weights-1", "damaged"), ("version", "version 2")])
def test_other_weights_are_refused(name: str, words: str, tmp_path: Path) -> None:
    with np.load(WEIGHTS) as read:
        arrays = {each: read[each] for each in read.files}
    arrays[name] = arrays[name] + 1
    np.savez(tmp_path / "other.npz", **arrays)
    with pytest.raises(BadWeights, match=words):
        load(tmp_path / "other.npz")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_master_repeats_itself(seats: int) -> None:
    match = new_match("nations", seats, 5)
    master = bot_named(match.game, "master")
    seat = match.to_act[0]
    first, second = (master.think(match.for_bot(seat, Random(2)), seat, 0, Random(2)) for _ in range(2))
    assert first == second
    assert first.move in match.moves(seat)
