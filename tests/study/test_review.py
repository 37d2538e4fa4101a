"""The look back at a match: it finds what was plainly bad."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sandtable import Match, load_record, new_match
from sandtable.bots import Advice, Bot, Thought, bot_named
from sandtable.bots.bot import Watcher
from sandtable.cli import main
from sandtable.core import wire
from sandtable.core.errors import BadInput
from sandtable.core.record import Player, checked
from sandtable.core.registry import game_named
from sandtable.nations.rules.moves import Pass
from sandtable.pendulum.bots.bot import PendulumBot
from sandtable.pendulum.bots.levels import learned
from sandtable.pendulum.rules import codes, moves
from sandtable.study import review as reviewing
from sandtable.study.review import decisions, review
from sandtable.study.selfplay import play_out

GOLDEN = Path(__file__).parents[1] / "golden"
PENDULUM = game_named("pendulum")


@pytest.fixture(scope="module")
def match() -> Match:
    """One seat plays fairly, the other passes at once in the first age."""
    match = new_match("nations", 2, 8)
    rng = Random(1)
    player = bot_named(match.game, "greedy")
    while match.to_act and match.position.age == 1:
        seat = match.to_act[0]
        move = player.think(match.for_bot(seat, rng), seat, 0, rng).move
        match.play(seat, Pass() if seat == 0 and Pass() in match.moves(seat) else move)
    return match


def test_passing_at_once_costs_most(match: Match) -> None:
    found = review(match, seat=0, count=1)
    assert isinstance(found[0].played.move, Pass)
    assert found[0].cost > 0.05
    assert found[0].better.value - found[0].played.value == found[0].cost
    assert found[0].better.reasons


def test_who_looks_makes_no_difference(match: Match) -> None:
    found = review(match, seat=1, count=99)
    assert found == review(match, seat=1, count=99, jobs=2)
    assert [each.cost for each in found] == sorted((each.cost for each in found), reverse=True)
    assert {each.seat for each in found} == {1}
    assert len(found) <= len(decisions(match, 1)) < len(decisions(match, None)) == len(match)


class Sleeper:
    """An expert that does nothing while the sand runs."""

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        position = match.position
        if position.phase == codes.ROUND and not position.untimed():
            return Thought(None)
        return bot_named(match.game, "expert").think(match, seat, at, rng)


def pendulum(seed: int, *bots: Bot, **options: Any) -> Match:
    rng = Random(seed)
    match = new_match("pendulum", len(bots), rng.randbytes(32), options)
    play_out(match, bots, rng)
    return match


def costs(match: Match) -> list[float]:
    found = review(match, count=10_000)
    for each in found:
        assert each.cost == pytest.approx(each.better.value - each.played.value)
        assert each.better.reasons
        entry = match.record.entries[each.entry]
        assert each.played.move is None or wire.plain(each.played.move) == entry.move
        assert (each.played.move is None) == (each.seat != entry.seat)
        listed = match.seek(each.entry).moves(each.seat, each.at)
        assert each.better.move is None or each.better.move in listed
    return [sum(each.cost for each in found if each.seat == seat) for seat in range(match.seats)]


@pytest.mark.parametrize("untimed", [[], [1, 2, 3, 4]], ids=["timed", "untimed"])
def test_novices_of_pendulum_leave_more_to_say_than_who_follows_the_plan(untimed: list[int]) -> None:
    """The plan is the master's, who is asked."""
    novice, follower = bot_named(PENDULUM, "novice"), PendulumBot(learned().together, pace=1000)
    for seed in range(3):
        of_novice, of_follower = costs(pendulum(seed, novice, follower, untimed=untimed))
        assert of_novice > 5 * of_follower + 5


def test_what_is_lost_by_waiting_is_told() -> None:
    match = pendulum(2, Sleeper(), bot_named(PENDULUM, "expert"))
    found = review(match, seat=0, count=200)
    waited = [each for each in found if each.played.move is None]
    assert any(isinstance(each.better.move, moves.Act) and each.cost > 1 for each in waited)
    assert {each.seat for each in found} == {0}
    for each in waited:
        assert each.better.move not in match.seek(each.entry + 1).moves(0, each.at)
    assert review(match, seat=0, count=200, jobs=2) == found
    others = review(match, seat=1, count=200)
    assert sum(each.cost for each in others) < sum(each.cost for each in waited) / 5


def test_waiting_is_not_blamed_where_the_worker_can_do_as_well() -> None:
    novice, expert = bot_named(PENDULUM, "novice"), bot_named(PENDULUM, "expert")
    assert isinstance(expert, Watcher)
    match = pendulum(0, novice, *[expert] * 4)
    placed = [
        (each, each.better.move.worker)
        for each in review(match, seat=0, count=500)
        if each.played.move is None and isinstance(each.better.move, moves.Place)
    ]
    assert placed
    for each, worker in placed:
        after = match.seek(each.entry + 1).for_bot(0, Random(1))
        for left in expert.pressing(after, 0, each.at, Random(1)):
            if getattr(left.move, "worker", None) == worker:
                assert left.value < each.better.value


def test_the_commands_for_pendulum(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(pendulum(2, Sleeper(), bot_named(PENDULUM, "expert")).record.to_bytes())
    assert main(["review", str(path), "--seat", "1", "--count", "40", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "seat 1 waited until move " in out
    assert "seat 2" not in out
    assert re.search(r"Better: .* \(worth \d.* steps?\)\n   \w.*\.\n", out)
    assert main(["hint", str(path), "--entry", "0"]) == 0
    assert re.match(
        r"1\. Place your grande .* \(worth [\d.]+ steps?\)\n   There you can", capsys.readouterr().out
    )
    assert main(["hint", str(path), "--entry", "30", "--seat", "1", "--json"]) == 0
    assert {each["unit"] for each in json.loads(capsys.readouterr().out)} == {"steps"}


@pytest.mark.parametrize("name", ["clashes", "privilege", "solo-won-outside"])
def test_golden_matches_of_pendulum_can_be_looked_back_at(name: str) -> None:
    assert sum(costs(load_record(GOLDEN / f"pendulum-{name}.json"))) > 0


class Judge:
    """Thinks that another move would always have been better, or worse."""

    def __init__(self, better: float) -> None:
        self.better = better
        self.asked = 0

    def advise(self, match: Match, seat: int, at: int, rng: Random, played: Any = None) -> list[Advice]:
        self.asked += 1
        other = next(move for move in match.moves(seat, at) if move != played)
        values = ((other, self.better), (played, 0.506))
        return [Advice(move, value, "chance", ()) for move, value in values]


def test_the_strongest_looks_only_at_what_a_quick_one_finds_dear(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, strong = Judge(0.6), Judge(0.7)
    monkeypatch.setattr(reviewing, "advisers_of", lambda game: [quick, strong])
    assert [each.better.value for each in review(match, seat=0, count=1)] == [0.7]
    assert strong.asked == 2 < quick.asked
    strong.better = 0.4
    assert review(match, seat=0, count=1) == [], "it has the last word"


def test_what_is_told_to_be_worth_the_same_is_no_misstep(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person reads whole per cents: 51.4 is not better than 50.6, and 52 is."""

    for better, found in ((0.514, 0), (0.506, 0), (0.52, 3)):
        judge = Judge(better)
        monkeypatch.setattr(reviewing, "advisers_of", lambda game, judge=judge: [judge])
        assert len(review(match, seat=0, count=3)) == found


def test_a_game_without_an_adviser(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "advisers_of", lambda game: [])
    with pytest.raises(BadInput):
        review(match)


def test_the_commands(match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(match.record.to_bytes())
    assert main(["review", str(path), "--seat", "1", "--count", "2", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "Pass" in out
    assert "Better: " in out
    named = msgspec.structs.replace(match.record, players=[Player(each, None) for each in ("Ada", "Ben")])
    (tmp_path / "named.json").write_bytes(checked(named).to_bytes())
    assert main(["review", str(tmp_path / "named.json"), "--seat", "1", "--count", "1", "--jobs", "1"]) == 0
    assert "1. Ada, move " in capsys.readouterr().out
    assert main(["review", str(path), "--seat", "1", "--count", "2", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {each["seat"] for each in found} == {0}
    assert found[0]["played"]["move"] == {"type": "Pass"}
    assert main(["hint", str(path), "--entry", "0", "--count", "2"]) == 0
    assert capsys.readouterr().out.startswith("1. ")
    assert main(["hint", str(path), "--entry", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) == 3
    assert all(each["reasons"] for each in found)
