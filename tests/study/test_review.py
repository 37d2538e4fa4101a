"""The look back at a match: it finds what was plainly bad."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sandtable import Match, new_match
from sandtable.bots import bot_named
from sandtable.cli import main
from sandtable.core.errors import BadInput
from sandtable.nations.moves import Pass
from sandtable.study import review as reviewing
from sandtable.study.review import decisions, review


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


def test_a_game_without_an_adviser(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "adviser_of", lambda game: None)
    with pytest.raises(BadInput):
        review(match)


def test_the_commands(match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(match.record.to_bytes())
    assert main(["review", str(path), "--seat", "0", "--count", "2", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "Pass" in out
    assert "Better: " in out
    assert main(["review", str(path), "--seat", "0", "--count", "2", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found[0]["played"]["move"] == {"type": "Pass"}
    assert main(["hint", str(path), "--entry", "0", "--count", "2"]) == 0
    assert capsys.readouterr().out.startswith("1. ")
    assert main(["hint", str(path), "--entry", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) == 3
    assert all(each["reasons"] for each in found)
