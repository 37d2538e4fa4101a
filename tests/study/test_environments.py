"""The learning environments, by PettingZoo's own tests and a few more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from sandtable import Match, new_match
from sandtable.bots import Thought, bot_named
from sandtable.pendulum.study.encoding import LEFT_OUT, OTHERS
from sandtable.study.environments import encoding_of, together, turns
from sandtable.study.environments.encoding import WAIT
from sandtable.study.selfplay import play_out

TABLES = [("nations", 1), ("nations", 2), ("nations", 4), ("pendulum", 1), ("pendulum", 2), ("pendulum", 5)]
# An observation with a mask is a dict, as PettingZoo itself advises, but its test warns of it.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_one_after_the_other(game: str, seats: int) -> None:
    api_test(turns(game, seats), num_cycles=200)
    seed_test(lambda: turns(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_together(game: str, seats: int) -> None:
    parallel_api_test(together(game, seats), num_cycles=200)
    parallel_seed_test(lambda: together(game, seats), num_cycles=60)


def play(env: Any, seed: int) -> list[float]:
    """To the end, by chance; the rewards by seat."""
    rng = Random(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        allowed = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if over else rng.choice(allowed))
    return list(rewards.values())


def test_one_wins_and_the_others_do_not() -> None:
    assert sorted(play(turns("nations", 3), 1)) == [-1, -1, 1]


def test_alone_the_reward_is_the_score() -> None:
    env = turns("nations", 1)
    rewards = play(env, 1)
    result = env.episode.playing.result
    assert result is not None
    assert rewards == [result.scores[0]]


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_actions_are_moves(game: str) -> None:
    env = turns(game, 2)
    env.reset(seed=4)
    encoding = encoding_of(game)
    rng = Random(1)
    for _ in range(60):
        seat = env.possible_agents.index(env.agent_selection)
        choices = env.episode.choices(seat)
        assert set(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])) == set(choices)
        assert set(choices.values()) - {None} <= set(env.episode.playing.moves(seat, env.episode.at))
        assert (WAIT in choices) == bool(encoding.tick)
        assert all(0 <= action < encoding.actions for action in choices)
        env.step(rng.choice(sorted(choices)))


def test_an_action_of_pendulum_keeps_its_meaning() -> None:
    """Every move that people do not keep to themselves has a number, and most have one of their own."""
    encoding = encoding_of("pendulum")
    match = new_match("pendulum", 4, 3, {"sides": "any", "glory": [0, 1, 2, 3]})
    meanings: dict[int, set[str]] = {}
    counted = numbered = 0

    class Watching:
        def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
            nonlocal counted, numbered
            listed = [each for each in match.moves(seat, at) if not isinstance(each, LEFT_OUT)]
            found = encoding.number(listed)
            counted += len(listed)
            numbered += len(found)
            for number, move in found.items():
                meanings.setdefault(number, set()).add(repr(move))
            return bot_named(match.game, "player").think(match, seat, at, rng)

    play_out(match, [Watching()] * 4, Random(1))
    assert counted == numbered
    assert all(len(meant) == 1 for number, meant in meanings.items() if number < OTHERS)
    assert len(meanings) > 200


def test_who_is_not_to_act_can_only_wait() -> None:
    env = together("nations", 2)
    observed, _ = env.reset(seed=1)
    (seat,) = env.episode.to_act()
    other = env.possible_agents[1 - seat]
    assert np.flatnonzero(observed[other]["action_mask"]).tolist() == [WAIT]
    observed, *_ = env.step(dict.fromkeys(env.agents, 15))
    assert env.episode.playing.position.players[seat].passed
    assert len(env.episode.playing) == 1


def test_too_long_is_cut_short() -> None:
    env = turns("nations", 2)
    env.max_cycles = 3
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
