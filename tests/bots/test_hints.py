"""Hints: the best moves, and sentences that say why."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable import Match, new_match
from sandtable.bots import Advice, bot_named, bots_for, nations_reasons
from sandtable.bots.hints import adviser_of, hints, say
from sandtable.core import text
from sandtable.core.registry import game_named

from ..battery import SEEDS

RAW = re.compile(r"hint-|nations-|[{}]|\bNone\b")


def played(seats: int, seed: int, moves: int) -> Match:
    match = new_match("nations", seats, seed)
    rng = Random(seed)
    greedy = bot_named(match.game, "greedy")
    for _ in range(moves):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, greedy.think(match.for_bot(seat, rng), seat, 0, rng).move)
    return match


@given(seats=st.integers(1, 4), seed=SEEDS, moves=st.integers(0, 150))
def test_hints_are_moves_with_reasons(seats: int, seed: int, moves: int) -> None:
    match = played(seats, seed, moves)
    if not match.to_act:
        assert hints(match, 0) == []
        return
    seat = match.to_act[0]
    found = hints(match, seat, count=2, rng=Random(1))
    assert 1 <= len(found) <= 2
    for hint in found:
        assert hint.move in match.moves(seat)
        assert hint.reasons
        for reason in hint.reasons:
            sentence = say(match.game, reason)
            assert not RAW.search(sentence), sentence
            assert sentence.endswith(".")
    if seats > 1:
        assert all(0 <= hint.value <= 1 for hint in found)
        assert hints(match, (seat + 1) % seats) == []


def test_hints_change_nothing_and_repeat() -> None:
    match = played(2, 4, 20)
    before = match.record.to_bytes()
    first, second = (hints(match, match.to_act[0], rng=Random(9)) for _ in range(2))
    assert first == second
    assert match.record.to_bytes() == before


def test_a_development_is_explained_by_its_dice() -> None:
    match = new_match("nations", 2, 3)
    found = hints(match, match.to_act[0], rng=Random(1))
    sentences = [say(match.game, reason) for hint in found for reason in hint.reasons]
    assert any(re.fullmatch(r"It gives you an? \w+ die, to roll in 4 ages\.", each) for each in sentences)
    assert any("somebody else takes it" in each for each in sentences)


def test_a_move_that_was_played_is_among_the_advised() -> None:
    match = new_match("nations", 2, 3)
    seat = match.to_act[0]
    adviser = adviser_of(match.game)
    assert adviser is not None
    for move in match.moves(seat):
        rng = Random(1)
        advised = adviser.advise(match.for_bot(seat, rng), seat, 0, rng, move)
        assert move in [each.move for each in advised]
        assert all(isinstance(each, Advice) for each in advised)


def test_every_reason_has_its_sentence() -> None:
    source = Path(nations_reasons.__file__).with_suffix(".py").read_text("utf-8")
    used = set(re.findall(r'"hint-nations-([a-z]+)"', source)) | {"feeds", "fights", "reads", "leads"}
    catalogue = (text.own_folder() / "en" / "hints.ftl").read_text("utf-8")
    assert used == set(re.findall(r"^hint-nations-([a-z]+) =", catalogue, re.M))


def test_bots_are_listed_weakest_first() -> None:
    assert bots_for(game_named("nations")) == ["random", "novice", "greedy", "player", "expert"]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_strongest_adviser_is_asked(seats: int) -> None:
    match = new_match("nations", seats, 1)
    expert: object = bot_named(match.game, "expert")
    assert adviser_of(match.game) is expert
