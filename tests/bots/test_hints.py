"""Hints: the best moves, and sentences that say why."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable import Match, new_match
from sandtable.bots import Advice, Adviser, bot_named, bots_for
from sandtable.bots.hints import adviser_of, hints, say
from sandtable.core import text
from sandtable.core.registry import game_named
from sandtable.nations.bots import reasons as nations_reasons
from sandtable.pendulum.bots import reasons as pendulum_reasons
from sandtable.pendulum.bots.levels import expert as pendulum_expert
from sandtable.pendulum.bots.levels import master as pendulum_master
from sandtable.pendulum.bots.mind import choose
from sandtable.pendulum.bots.plan import Plan
from sandtable.pendulum.bots.reasons import Reasons
from sandtable.pendulum.rules import moves as m
from sandtable.pendulum.rules import tables
from sandtable.pendulum.rules.codes import BOX, FIRST_STEP, FRAME

from ..battery import SEEDS
from ..pendulum.tables import box, frame, put, rich, started

OF_THE_BEST = {
    "hint-nations-fair",
    "hint-nations-enough",
    "hint-nations-least",
    *(f"hint-pendulum-{name}" for name in ("fair", "decline", "least", "ready", "done", "wait", "wait-flip")),
}
"""Said of one move only, the first."""
OF_RIVALS = {"hint-pendulum-blocks", "hint-pendulum-token-rivals", "hint-pendulum-others-conquer"}
RAW = re.compile(r"hint-|nations-|pendulum-|[{}]|\bNone\b|\s\s|\s[.,]")


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


def assert_said(match: Match, hint: Advice) -> None:
    assert hint.reasons
    for reason in hint.reasons:
        sentence = say(match.game, reason)
        assert not RAW.search(sentence), sentence
        assert sentence.endswith(".")


def assert_superlatives_are_of_the_first(found: list[Advice]) -> None:
    for hint in found[1:]:
        assert not OF_THE_BEST & {reason.message for reason in hint.reasons}


PENDULUM = [
    (2, {}),
    (3, {"untimed": [1, 2, 3, 4]}),
    (4, {"sides": "advanced", "glory": [0, 1, 2, 3], "worker_rule": [0], "tempo": 0.5}),
    (5, {"untimed": [1, 3], "sides": "any"}),
    (1, {"automa": "D"}),
]


@cache
def whole(number: int) -> Match:
    """A match of novices, who leave much undone, with some moves by chance and a pause."""
    rng = Random(number)
    seats, options = PENDULUM[number]
    match = new_match("pendulum", seats, number, options)
    novice = bot_named(match.game, "novice")
    at = 0
    while match.to_act:
        at += rng.randrange(4000)
        for seat in match.to_act:
            move = novice.think(match.for_bot(seat, rng), seat, at, rng).move
            listed = match.moves(seat, at)
            if listed and rng.random() < 0.03:
                move = rng.choice(listed)
            if move is not None:
                match.play(seat, move, at)
    return match


def in_pendulum(number: int, moment: float, later: int) -> tuple[Match, int]:
    """The match at a moment from 0 to 1, or a while later; and the time."""
    match = whole(number)
    match = match.seek(int(moment * (len(match) - 1)))
    return match, match.now + later


@pytest.mark.parametrize("number", range(len(PENDULUM)), ids=lambda number: str(PENDULUM[number]))
@given(moment=st.floats(0, 1), later=st.integers(0, 60_000), seed=SEEDS)
def test_hints_for_pendulum_are_moves_with_reasons(number: int, moment: float, later: int, seed: int) -> None:
    match, at = in_pendulum(number, moment, later)
    expert = bot_named(match.game, "expert")
    assert isinstance(expert, Adviser)
    for seat in match.to_act:
        found = hints(match, seat, at=at, rng=Random(1))
        assert len(found) <= 3
        assert found or seat not in match.to_act
        for hint in found:
            assert hint.unit == "steps"
            assert hint.move is None or hint.move in match.moves(seat, at)
            assert_said(match, hint)
            assert match.seats > 1 or not OF_RIVALS & {reason.message for reason in hint.reasons}
        assert_superlatives_are_of_the_first(found)
        assert len({repr(hint.move) for hint in found}) == len(found)
        if not found:
            continue
        if not (listed := match.moves(seat, at)):
            continue
        played = Random(seed).choice(listed)
        looked = expert.advise(match.for_bot(seat, Random(1)), seat, at, Random(1), played)
        assert played in [each.move for each in looked]
        assert_superlatives_are_of_the_first(looked)
        for each in looked:
            assert_said(match, each)


@pytest.mark.parametrize("number", range(len(PENDULUM)), ids=lambda number: str(PENDULUM[number]))
@given(moment=st.floats(0, 1), later=st.integers(0, 60_000))
def test_the_first_hint_is_what_the_master_plans(number: int, moment: float, later: int) -> None:
    match, at = in_pendulum(number, moment, later)
    for seat in match.to_act:
        position = match.for_bot(seat, Random(1)).position
        move = choose(position, seat, at, pendulum_master.opinions(position))[0]
        found = hints(match, seat, at=at, rng=Random(1))
        if found and not isinstance(move, m.Wish):
            assert found[0].move == move


@given(seats=st.integers(1, 4), seed=SEEDS, moves=st.integers(0, 150))
def test_hints_are_moves_with_reasons(seats: int, seed: int, moves: int) -> None:
    match = played(seats, seed, moves)
    if not match.to_act:
        assert hints(match, 0) == []
        return
    seat = match.to_act[0]
    found = hints(match, seat, count=2, rng=Random(1))
    assert 1 <= len(found) <= 2
    assert_superlatives_are_of_the_first(found)
    for hint in found:
        assert hint.move in match.moves(seat)
        assert_said(match, hint)
        assert hint.unit == ("chance" if seats > 1 else "points")
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
    assert any(re.fullmatch(r"It gives you an? \w+ die for 4 ages\.", each) for each in sentences)
    assert any("a rival takes it" in each for each in sentences)


def test_a_move_that_was_played_is_among_the_advised() -> None:
    match = new_match("nations", 2, 3)
    seat = match.to_act[0]
    adviser = adviser_of(match.game)
    assert adviser is not None
    for move in match.moves(seat)[::3]:
        rng = Random(1)
        advised = adviser.advise(match.for_bot(seat, rng), seat, 0, rng, move)
        assert move in [each.move for each in advised]
        assert all(isinstance(each, Advice) for each in advised)


def test_every_reason_has_its_sentence() -> None:
    source = Path(nations_reasons.__file__).with_suffix(".py").read_text("utf-8")
    used = set(re.findall(r'"hint-nations-([a-z]+)"', source)) | {"feeds", "fights", "reads", "leads"}
    catalogue = (text.own_folder() / "en" / "hints.ftl").read_text("utf-8")
    assert used == set(re.findall(r"^hint-nations-([a-z]+) =", catalogue, re.M))


def test_every_reason_of_pendulum_has_its_sentence() -> None:
    source = Path(pendulum_reasons.__file__).read_text("utf-8")
    used = set(re.findall(r'(?:reason\(|: )"([a-z-]+)"', source))
    used |= {
        f"{name}-{what}" for name in ("may", "nears") for what in ("token", "claim", "play", "buy", "pick-up")
    }
    used |= {f"{name}{kind}" for name in ("comes", "leaves", "retrieves") for kind in ("", "-spaces")}
    used |= {"retrieves-now", "will-gain", "each-time", "gains"}
    catalogue = (text.own_folder() / "en" / "hints.ftl").read_text("utf-8")
    assert used == set(re.findall(r"^hint-pendulum-([a-z-]+) =", catalogue, re.M))


def reasons_for(match: Match, seat: int, at: int) -> list[str]:
    return [say(match.game, each) for each in hints(match, seat, at=at, rng=Random(1))[0].reasons]


def test_the_token_is_worth_taking_before_others_do() -> None:
    match = started(seats=4)
    rich(match, 0, 10, 10, 10, votes=3)
    rich(match, 2, 10, 10, 10, votes=3)
    assert hints(match, 0, at=5000)[0].move == m.Claim(legendary=True)
    assert reasons_for(match, 0, 5000) == [
        "You can't win without legendary.",
        "One rival could take the token right now.",
    ]


def why(match: Match, move: object, at: int = 5000, stock: list[int] | None = None) -> list[str]:
    """The reasons for a move of seat 0 that leaves this stock."""
    plan = Plan(match.position, 0, at, pendulum_expert.weights)
    said = Reasons(plan, at).of(move, stock or plan.worth.stock, True)
    return [each.message.removeprefix("hint-pendulum-") for each in said]


def test_only_a_claim_that_costs_nothing_is_called_free() -> None:
    match = started(seats=2)
    assert "claim-free" in why(match, m.Claim())
    assert "claim-free" not in why(match, m.Claim(unearned=True))
    assert "claim-free" not in why(match, m.Claim(double=True))


def test_nobody_takes_the_token_from_who_plays_alone() -> None:
    assert why(started(seats=2), m.Claim(legendary=True)) == ["token", "token-rivals"]
    alone = started(seats=1, automa="B")
    assert why(alone, m.Claim(legendary=True)) == ["token"]


def test_a_rival_is_about_to_conquer_only_with_timer_and_military() -> None:
    match = started(seats=2)
    lying = [tables.PROVINCE_NAMES[each] for each in match.position.places if each >= 0]
    conquer = m.Conquer(lying[0])
    conquering = [FRAME + 14, FRAME + 18]
    with_timer, without = sorted(
        conquering, key=lambda place: not match.position.has_timer(match.position.line_of(place))
    )
    rich(match, 1, military=8)
    put(match, 1, 0, with_timer)
    assert "others-conquer" in why(match, conquer)
    rich(match, 1, military=0, gold=0)
    assert "others-conquer" not in why(match, conquer)
    rich(match, 1, military=8)
    put(match, 1, 0, without)
    assert "others-conquer" not in why(match, conquer)


def test_the_worst_track_counts_first_only_outside_the_parchment() -> None:
    match = started(seats=2)
    for worst, said in ((5, ["weakest"]), (tables.PARCHMENT, [])):
        match.position.players[0].tracks[:3] = [worst, worst + 2, worst + 2]
        stock = Plan(match.position, 0, 5000, pendulum_expert.weights).worth.stock.copy()
        stock[FIRST_STEP] += 1
        assert [each for each in why(match, m.Step("power"), stock=stock) if each == "weakest"] == said


def test_a_worker_that_is_free_already_is_not_said_to_be_held() -> None:
    match = started(seats=2)
    assert why(match, m.Retrieve(0), 5000) == ["retrieves"]
    assert why(match, m.Retrieve(0), 50_000) == ["retrieves-now"]


def test_a_retrieval_is_for_the_worker_that_has_acted() -> None:
    """Though another, which can still act, would be held longer."""
    match = started(seats=2)
    put(match, 0, 0, frame(match, "purple bottom", 0))
    put(match, 0, 1, box("black bottom", 0))
    plan = Plan(match.position, 0, 5000, pendulum_expert.weights)
    assert plan.worth.stay(0) > plan.worth.stay(1) > 0
    card = m.PlayStratagem("champion-retrieve")
    told = Reasons(plan, 5000).of(card, plan.worth.stock, True)
    assert [each.facts["worker"] for each in told if "worker" in each.facts] == ["own-worker-1"]


def test_an_action_is_explained_by_what_it_brings_and_until_when() -> None:
    match = started(seats=2)
    match.position.players[0].hand = []
    put(match, 0, 0, FRAME + 12)
    hint = hints(match, 0, at=30_000)[0]
    assert isinstance(hint.move, m.Act)
    said = reasons_for(match, 0, 30_000)
    assert said[0].startswith("You gain ")
    assert said[-1] == "The black timer leaves in 15 s; then it's too late."


def test_who_has_nothing_to_do_is_told_to_wait() -> None:
    match = started(seats=2)
    for worker in (0, 1):
        put(match, 0, worker, BOX + 3)
    match.position.players[0].hand = []
    hint = hints(match, 0, at=40_000)[0]
    assert hint.move is None
    assert reasons_for(match, 0, 40_000) == [
        "Nothing is worth doing right now. The black timer runs out in 5 s."
    ]


def test_bots_are_listed_weakest_first() -> None:
    assert bots_for(game_named("nations")) == ["random", "novice", "greedy", "player", "expert", "master"]
    assert bots_for(game_named("pendulum")) == ["random", "novice", "player", "greedy", "expert", "master"]


@pytest.mark.parametrize(("game", "seats"), [("nations", 1), ("nations", 2), ("pendulum", 2)])
def test_the_strongest_adviser_is_asked(game: str, seats: int) -> None:
    match = new_match(game, seats, 1)
    master: object = bot_named(match.game, "master")
    assert adviser_of(match.game) is master
