"""The parts of the Nations bots: the quick hand, the foresight, the search, the levels."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.chance import Chance
from sandtable.nations.bots import policy, value
from sandtable.nations.bots import search as searching
from sandtable.nations.datafile import standard
from sandtable.nations.rules import deal, engine, flow, scoring
from sandtable.nations.rules.box import NONE, box_of
from sandtable.nations.rules.position import Position
from sandtable.study.ladder import ladder

from ..battery import SEEDS

BOX = box_of(standard())


def begun(seats: int, seed: int) -> tuple[Position, Chance]:
    chance = Chance(Random(seed).randbytes(32))
    position = deal.start(BOX, seats, False, chance)
    flow.advance(position, chance, [])
    return position, chance


@given(seats=st.integers(1, 4), seed=SEEDS, astray=st.sampled_from((0.0, 0.3, 0.9)))
def test_the_quick_hand_does_only_what_is_allowed(seats: int, seed: int, astray: float) -> None:
    position, chance = begun(seats, seed)
    rng = Random(seed)
    while position.seat != NONE:
        listed = engine.moves(position, position.seat)
        chosen = policy.choose(position)
        assert chosen in listed
        assert set(searching.candidates(position)) <= set(listed)
        engine.play(position, position.seat, rng.choice(listed) if rng.random() < astray else chosen, chance)


@given(seed=SEEDS)
def test_counting_pieces_in_and_out_leaves_the_worth(seed: int) -> None:
    position, _ = begun(2, seed)
    hand = policy.Hand(position, position.seat)
    held = [kind for kind in range(BOX.kinds) if hand.player.available[kind]]
    for kind in held:
        hand.loss(kind)
    hand.cheapest(0, 2)
    assert hand.worth() == pytest.approx(hand.now)


def test_at_the_end_the_outlook_is_the_score() -> None:
    position, chance = begun(3, 5)
    while position.seat != NONE:
        engine.play(position, position.seat, policy.choose(position), chance)
    for seat in range(3):
        assert value.outlook(position, seat) == scoring.score(BOX, position.players[seat])
    winner = scoring.ranking(position)[0]
    assert [searching.chance_of(position, seat, 0.0) for seat in range(3)] == [
        seat == winner for seat in range(3)
    ]


def test_weights_fit_the_features() -> None:
    position, _ = begun(2, 1)
    assert len(value.features(position, 0)) == value.FEATURES
    solo, _ = begun(1, 1)
    for table in (position, solo):
        assert [len(value.weights(table, age)) for age in range(1, 6)] == [value.FEATURES] * 5


def test_a_search_spends_its_budget_and_repeats() -> None:
    position, _ = begun(2, 3)
    before = position.save()
    found = searching.search(position, Random(1), 120)
    assert position.save() == before
    assert 60 <= sum(each.games for each in found) <= 130
    again = searching.search(position, Random(1), 120)
    assert [(each.move, each.mean()) for each in found] == [(each.move, each.mean()) for each in again]


def test_a_search_sees_what_wins_at_once() -> None:
    """In the last war whoever can pay for the points does."""
    for seed in range(200):
        position, chance = begun(1, seed)
        while position.seat != NONE and not (position.age == 4 and position.stage == 13):
            engine.play(position, position.seat, policy.choose(position), chance)
        if position.seat != NONE:
            best = searching.search(position, Random(1), 40)[0]
            assert best.move is not engine.DECLINE
            return
    pytest.fail("no war in 200 games")


@pytest.mark.parametrize(
    ("weaker", "stronger"), [("random", "novice"), ("novice", "player"), ("greedy", "player")]
)
def test_levels_are_in_order(weaker: str, stronger: str) -> None:
    """A few games with fixed shuffles; docs/bots.md has many."""
    found = ladder("nations", [weaker, stronger], games=10, seed=1, jobs=1)
    assert found.standings[0].bot == stronger
    assert found.pairings[0].unfinished == 0
