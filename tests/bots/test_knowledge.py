"""No bot knows more than its seat: what is hidden, and the seed, make no difference to what it does."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sandtable import Match, new_match
from sandtable.bots import Adviser, Thought, bot_named, bots_for
from sandtable.bots.bot import Watcher
from sandtable.core.chance import Chance
from sandtable.core.registry import GAMES, game_named, names
from sandtable.study.selfplay import play_out

from ..battery import SEEDS

PLAYERS = [
    (game, seats, bot)
    for game in names(GAMES)
    for seats in {max(2, game_named(game).seats[0]), game_named(game).seats[-1]}
    for bot in bots_for(game_named(game))
]


def is_tried(bot: str, seed: int) -> bool:
    """The master thinks for long: a quarter of all examples has to do."""
    return bot != "master" or seed % 4 == 0


def somewhere(game: str, seats: int, seed: int, moves: int) -> tuple[Match, int]:
    """A match after some moves by chance, and the time."""
    rng = Random(seed)
    match = new_match(game, seats, seed)
    for _ in range(moves):
        at = match.now + rng.randrange(3000)
        seat = rng.choice(match.game.to_act(match.position, at))
        listed = match.moves(seat, at)
        if not listed:
            continue
        after = match.copy()
        after.play(seat, rng.choice(listed), at)
        if after.result is not None:
            break
        match = after
    return match, match.now + rng.randrange(3000)


def otherwise(match: Match, seat: int, seed: int) -> Match:
    """The same to this seat, but all that it cannot know is another, and so is the luck to come."""
    twin = match.copy()
    other = Chance(Random(f"other {seed}").randbytes(32))
    match.game.deal_anew(twin.position, seat, other)
    twin._seed, twin._chance = other.key, other
    return twin


@pytest.mark.parametrize(("game", "seats", "bot"), PLAYERS, ids=str)
@given(seed=SEEDS, moves=st.integers(0, 60))
def test_hidden_things_make_no_difference(game: str, seats: int, bot: str, seed: int, moves: int) -> None:
    if not is_tried(bot, seed):
        return
    match, at = somewhere(game, seats, seed, moves)
    for seat in match.game.to_act(match.position, at)[:2]:
        twin = otherwise(match, seat, seed)
        assert match.view(seat, at) == twin.view(seat, at)
        assert thought(match, seat, at, bot, seed) == thought(twin, seat, at, bot, seed)


WHOLE = [
    ("nations", 1, {}),
    ("nations", 3, {}),
    ("pendulum", 1, {"automa": "D", "foreshadowing": True}),
    ("pendulum", 2, {}),
    ("pendulum", 4, {"untimed": [2, 3], "sides": "any"}),
]


@cache
def whole(number: int) -> Match:
    """A match played to its end, so that there are all its phases to choose from."""
    game, seats, options = WHOLE[number]
    match = new_match(game, seats, number, options)
    play_out(match, [bot_named(match.game, "novice")] * seats, Random(number))
    return match


@pytest.mark.parametrize(
    ("number", "bot"),
    [(number, bot) for number, (game, *_) in enumerate(WHOLE) for bot in bots_for(game_named(game))],
    ids=lambda value: str(WHOLE[value]) if isinstance(value, int) else value,
)
@given(moment=st.floats(0, 1), later=st.integers(0, 60_000), seed=SEEDS)
@example(moment=0.59375, later=0, seed=11704)
def test_nor_do_they_later_in_a_match(number: int, bot: str, moment: float, later: int, seed: int) -> None:
    if not is_tried(bot, seed):
        return
    match = whole(number)
    match = match.seek(int(moment * (len(match) - 1)))
    at = match.now + later if match.game.name == "pendulum" else match.now
    adviser = bot_named(match.game, bot)
    for seat in match.game.to_act(match.position, at)[:2]:
        twin = otherwise(match, seat, seed)
        assert thought(match, seat, at, bot, seed) == thought(twin, seat, at, bot, seed)
        if isinstance(adviser, Adviser):
            assert _advice(adviser, match, seat, at, seed) == _advice(adviser, twin, seat, at, seed)


def thought(match: Match, seat: int, at: int, name: str, seed: int) -> Thought:
    rng = Random(seed)
    return bot_named(match.game, name).think(match.for_bot(seat, rng), seat, at, rng)


@pytest.mark.parametrize("game", names(GAMES))
@given(seed=SEEDS, moves=st.integers(0, 60))
def test_hidden_things_make_no_difference_to_advice(game: str, seed: int, moves: int) -> None:
    rules = game_named(game)
    advisers = [bot for name in bots_for(rules) if isinstance(bot := bot_named(rules, name), Adviser)]
    if not is_tried(bots_for(rules)[-1], seed):
        return
    match, at = somewhere(game, max(2, rules.seats[0]), seed, moves)
    for seat in match.game.to_act(match.position, at)[:1]:
        twin = otherwise(match, seat, seed)
        for adviser in advisers[-1:]:
            given_here, given_there = (_advice(adviser, each, seat, at, seed) for each in (match, twin))
            assert given_here == given_there


def _advice(adviser: Adviser, match: Match, seat: int, at: int, seed: int) -> Any:
    """All that it says: beforehand, about a move that was made, and about waiting."""
    rng = Random(seed)
    played = rng.choice(match.moves(seat, at) or [None])
    said = [adviser.advise(match.for_bot(seat, rng), seat, at, rng, move) for move in (None, played)]
    if isinstance(adviser, Watcher):
        said.append(adviser.pressing(match.for_bot(seat, rng), seat, at, rng))
    return said


@pytest.mark.parametrize(("game", "seats", "bot"), PLAYERS, ids=str)
@given(seed=SEEDS, moves=st.integers(0, 60))
def test_what_a_bot_does_is_allowed(game: str, seats: int, bot: str, seed: int, moves: int) -> None:
    if not is_tried(bot, seed):
        return
    match, at = somewhere(game, seats, seed, moves)
    for seat in match.game.to_act(match.position, at)[:2]:
        move, again = thought(match, seat, at, bot, seed)
        assert move is None or move in match.moves(seat, at)
        assert again is None or again >= 0
