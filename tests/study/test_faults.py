"""Bots that do what no bot may do, and the examples of our pages, which do not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable import Match, new_match
from sandtable.bots import Bot, Thought, bot_named
from sandtable.cli import main
from sandtable.core.registry import GAMES, names
from sandtable.study import ladder, selfplay, simulate
from sandtable.study.selfplay import play_out

ROOT = Path(__file__).parents[2]


class Odd:
    """Answers with what it is given, or raises it."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


FAULTS = {
    "forbidden": (
        Thought({"type": "Build"}),
        'odd: the move {"type":"Build"} is forbidden: You have no wonder to build. '
        "Buy one first, then build it on a later turn. (nations.WON-1)",
    ),
    "no move": (
        Thought({"type": "Fly"}),
        'odd: the move {"type":"Fly"} is forbidden: move.type: Invalid value \'Fly\'',
    ),
    "raises": (ValueError("no idea"), "odd: failed with ValueError: no idea"),
    "no thought": ("Pass", "odd: a bot must return a Thought, not 'Pass'"),
    "waits": (Thought(None), "all bots are waiting, but the game waits for odd"),
    "dawdles": (Thought(None, 1), "not over after 200 decisions"),
}


@pytest.fixture(params=FAULTS)
def told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot named `odd` joins; what is told about it."""
    answer, words = FAULTS[request.param]

    def named(game: Any, name: str) -> Bot:
        return Odd(answer) if name == "odd" else bot_named(game, name)

    monkeypatch.setattr(simulate, "bot_named", named)
    monkeypatch.setattr(ladder, "bot_named", named)
    monkeypatch.setattr(selfplay, "LONGEST", 200)
    return words


def test_simulate_names_the_bot_and_the_reason(told: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "nations", "--seats", "greedy,odd", "--games", "2", "--jobs", "1"]
    assert main([*words, "--json"]) == 1
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["unfinished"]) == (2, 2)
    bot = "odd" if told.startswith("odd") else None
    assert figures["reasons"] == [{"games": 2, "bot": bot, "problem": told}]
    assert main(words) == 1
    assert f"2 games did not end: {told}" in capsys.readouterr().out.replace("\n", " ").replace("  ", " ")


def test_a_ladder_stops_at_a_fault(told: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "nations", "--bots", "greedy,odd", "--games", "2", "--jobs", "1"]
    assert main(words) == (2 if told.startswith("odd") else 1)
    if told.startswith("odd"):
        assert told in capsys.readouterr().err


def code_on(page: str, marker: str) -> str:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S)
    return next(block for block in blocks if marker in block)


@pytest.mark.parametrize("game", names(GAMES))
def test_the_bot_of_the_page_plays_every_game_to_its_end(game: str) -> None:
    made: dict[str, Any] = {}
    exec(code_on("docs/bots.md", "class Hasty"), made)
    match = new_match(game, 2, 1)
    play_out(match, [made["bot"], bot_named(match.game, "player")], Random(1))
    assert match.result is not None


def test_the_bot_of_the_readme_plays() -> None:
    made: dict[str, Any] = {}
    exec(code_on("README.md", "class Cautious"), made)
    match = new_match("nations", 2, 1)
    play_out(match, [made["bot"]] * 2, Random(1))
    assert match.result is not None
