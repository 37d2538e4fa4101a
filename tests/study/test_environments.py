"""The learning environments, by PettingZoo's own tests and many more."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sandtable import Match, new_match
from sandtable.core import wire
from sandtable.core.errors import BadInput
from sandtable.nations.rules.moves import Buy
from sandtable.pendulum.study.encoding import LEFT_OUT
from sandtable.study.environments import against, encoding_of, many, together, turns
from sandtable.study.environments.__main__ import tables
from sandtable.study.environments.encoding import WAIT, size
from sandtable.study.environments.episode import Episode

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
    # PettingZoo's own test of seeds does not look at the mask.
    assert course(together(game, seats), 7) == course(together(game, seats), 7)
    assert course(together(game, seats), 7) != course(together(game, seats), 8)


def course(env: Any, seed: int) -> list[bytes]:
    """What all agents see on the way, when they act by chance."""
    rng = Random(1)
    observed, _ = env.reset(seed=seed)
    found = []
    for _ in range(20):
        found += [each["observation"].tobytes() for each in observed.values()]
        if not env.agents:
            break
        allowed = {agent: np.flatnonzero(observed[agent]["action_mask"]).tolist() for agent in env.agents}
        observed, *_ = env.step({agent: rng.choice(each) for agent, each in allowed.items()})
    return found


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


GAMES = ["nations", "pendulum"]


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_moves(game: str) -> None:
    env = turns(game, 2)
    env.reset(seed=4)
    rng = Random(1)
    while len(env.episode.playing) < 60 and not any(env.terminations.values()):
        seat = env.possible_agents.index(env.agent_selection)
        choices = env.episode.choices(seat)
        assert set(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])) == set(choices)
        listed = env.episode.playing.moves(seat, env.episode.at)
        assert all(move in listed for moves in choices.values() for move in moves)
        assert (WAIT in choices) == bool(env.episode.encoding.tick and not env.episode.chosen[seat])
        assert all(0 <= action < env.episode.actions for action in choices)
        env.step(rng.choice(sorted(choices)))


OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("nations", 1, {"opponent": "hard"}),
    ("nations", 2, {}),
    ("nations", 4, {}),
    ("pendulum", 1, {"automa": "D", "foreshadowing": True}),
    ("pendulum", 2, {}),
    ("pendulum", 3, {"untimed": [1, 2, 3, 4]}),
    ("pendulum", 5, {"sides": "any", "glory": [0, 1, 2, 3, 4]}),
]


def positions(game: str, seats: int, options: Any, seed: int) -> Iterator[tuple[Match, int]]:
    """Moments of matches by chance, and the time."""
    rng = Random(seed)
    match = new_match(game, seats, seed, options)
    timed = bool(encoding_of(game).tick)
    for _ in range(2000):
        at = match.now + (rng.randrange(3000) if timed else 0)
        if not any(match.moves(seat, at) for seat in range(seats)):
            at = match.next_change(at) or at
        found = [(seat, move) for seat in range(seats) for move in match.moves(seat, at)]
        if not found:
            return
        if rng.random() < (0.05 if timed else 0.3):
            yield match, at
        match.play(*rng.choice(found), at)


def seen(match: Match, seat: int, at: int) -> tuple[bytes, bytes]:
    """What an environment shows of a match, and what the seat is shown."""
    episode = Episode(encoding_of(match.game.name), match.seats, match.options)
    episode.begin(0)
    episode.match, episode.at = match, at
    shown = episode.observe(seat)
    return shown["observation"].tobytes() + shown["action_mask"].tobytes(), wire.encode(match.view(seat, at))


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS, ids=str)
def test_an_observation_is_all_that_the_seat_knows(game: str, seats: int, options: Any) -> None:
    """What comes of two moves from the same position looks different if and only if the seat sees that."""
    rng = Random(5)
    compared = 0
    for number, (match, at) in enumerate(positions(game, seats, options, 3)):
        if number == 12:
            break
        found = [(seat, move) for seat in range(seats) for move in match.moves(seat, at)]
        after = [match]
        for seat, move in rng.sample(found, min(12, len(found))):
            twin = match.copy()
            twin.play(seat, move, at)
            after.append(twin)
        for seat in range(seats):
            other = match.for_bot(seat, rng)
            assert seen(other, seat, at) == seen(match, seat, at)
            looks = [seen(each, seat, at) for each in after]
            compared += len(looks)
            assert len({shown for shown, _ in looks}) == len({view for _, view in looks}) == len({*looks})
    assert compared > 60


def test_what_is_paid_for_is_seen() -> None:
    """Two purchases, before they are paid."""
    match = new_match("nations", 2, 1)
    seat = match.to_act[0]
    looks = []
    for move in match.moves(seat):
        if isinstance(move, Buy):
            twin = match.copy()
            twin.play(seat, move)
            looks.append(seen(twin, seat, 0)[0])
    assert len(looks) == len({*looks}) > 2


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS, ids=str)
def test_an_action_means_the_same_in_every_position(game: str, seats: int, options: Any) -> None:
    """All moves but those left to people are spelled, each in one way and, among those of its kind, in a way
    of its own, and none begins with the whole of another."""
    encoding = encoding_of(game)
    spelled: dict[Any, Any] = {}
    for seed in range(5):
        for match, at in positions(game, seats, options, seed):
            for seat in range(seats):
                for move in match.moves(seat, at):
                    if not isinstance(move, LEFT_OUT):
                        spelling = encoding.spell(move)
                        assert spelled.setdefault(move, spelling) == spelling is not None
                    else:
                        assert encoding.spell(move) is None
    spellings = {*spelled.values()}
    assert len({(type(move), spelling) for move, spelling in spelled.items()}) == len(spelled) > 50
    assert not any(each[:n] in spellings for each in spellings for n in range(1, len(each)))
    actions = 1 + size(encoding.numbered)
    assert all(WAIT < action < actions for each in spellings for action in each)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_is_an_error(game: str) -> None:
    env = turns(game, 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[-1]), -1, len(mask), None):
        with pytest.raises(BadInput, match="may not do"):
            env.step(action)
    assert len(env.episode.playing) == 0
    both = together(game, 2)
    both.reset(seed=1)
    with pytest.raises(BadInput, match="may not do"):
        both.step(dict.fromkeys(both.agents, len(mask)))


def test_a_choice_of_pieces_is_spelled_and_seen() -> None:
    env = turns("nations", 2)
    rng = Random(2)
    for seed in range(20):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            agent = env.agent_selection
            seat = env.possible_agents.index(agent)
            entries = len(env.episode.playing)
            before = env.observe(agent)
            env.step(rng.choice(np.flatnonzero(before["action_mask"]).tolist()))
            if env.episode.chosen[seat]:
                assert len(env.episode.playing) == entries
                assert env.agent_selection == agent, "who began a move completes it"
                assert (env.observe(agent)["observation"] != before["observation"]).sum() == 1
                other = env.possible_agents[1 - seat]
                assert not env.observe(other)["observation"][-env.episode.actions :].any()
                return
    raise AssertionError("no move took two actions")


@pytest.mark.parametrize("game", GAMES)
def test_state_render_and_deepcopy(game: str) -> None:
    env = turns(game, 2, render_mode="ansi")
    env.reset(seed=3)
    rng = Random(1)

    def go_on(env: Any, actions: list[int]) -> list[bytes]:
        found = []
        for action in actions:
            env.step(action)
            found.append(env.state().tobytes())
        return found

    actions = []
    twin, third = copy.deepcopy(env), copy.deepcopy(env)
    for _ in range(20):
        actions.append(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        env.step(actions[-1])
    assert len(third.episode.playing) == 0
    assert go_on(twin, actions) == go_on(third, actions)
    assert twin.state().tobytes() == env.state().tobytes()
    assert env.state().shape == env.state_space.shape
    first = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]
    assert f"{first:5}  " in (env.render() or "")


@pytest.mark.parametrize(
    ("game", "bots"), [("nations", ["greedy", None, "random"]), ("pendulum", [None, "player"])]
)
def test_against_bots(game: str, bots: list[str | None]) -> None:
    env = against(game, bots)
    outcomes = []
    for _ in range(2):
        rng = Random(1)
        observation, _ = env.reset(seed=6)
        over, cut, reward = False, False, 0.0
        while not over and not cut:
            assert env.observation_space.contains(observation)
            action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
            observation, reward, over, cut, _ = env.step(action)
        assert over
        result = env.episode.playing.result
        assert result is not None
        assert reward == (1 if env.seat in result.winners else -1)
        outcomes.append(env.episode.playing.record.to_bytes())
    assert outcomes[0] == outcomes[1], "the same seed and actions, the same match"
    assert {entry[1] for entry in env.episode.playing.entries} == {*range(len(bots))}
    with pytest.raises(BadInput):
        env.step(env.episode.actions)


def test_one_seat_is_for_the_learner() -> None:
    with pytest.raises(BadInput, match="bots"):
        against("nations", ["greedy", "greedy"])


def test_many_at_once_are_the_same_as_one_after_the_other() -> None:
    env = many("nations", [None, "greedy"], 5, workers=2)
    alone = [against("nations", [None, "greedy"]) for _ in range(5)]
    try:
        observed, _ = env.reset(seed=10)
        single = [each.reset(seed=10 + n)[0] for n, each in enumerate(alone)]
        ended = np.zeros(5, bool)
        over = np.zeros(5, bool)
        for _ in range(150):
            for n in range(5):
                for part in ("observation", "action_mask"):
                    assert (observed[part][n] == single[n][part]).all()
            actions = observed["action_mask"].argmax(axis=1)
            again = over.copy()
            observed, rewards, over, cut, _ = env.step(actions)
            assert not cut.any()
            ended |= over
            for n, each in enumerate(alone):
                if again[n]:
                    single[n], reward = each.reset()[0], 0.0
                else:
                    single[n], reward, *_ = each.step(int(actions[n]))
                assert rewards[n] == reward
        assert ended.all()
        with pytest.raises(BadInput):
            env.step(np.full(5, 10_000))
    finally:
        env.close()


def test_who_is_not_to_act_can_only_wait() -> None:
    env = together("nations", 2)
    observed, _ = env.reset(seed=1)
    (seat,) = env.episode.to_act()
    other = env.possible_agents[1 - seat]
    assert np.flatnonzero(observed[other]["action_mask"]).tolist() == [WAIT]
    observed, *_ = env.step({env.possible_agents[seat]: 15, other: WAIT})
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


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_tables_that_the_command_makes(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    assert tables(game) in page
    env = turns(game, 2)
    assert f"| {env.episode.size - env.episode.actions} | {env.episode.actions} |" in tables(game)
