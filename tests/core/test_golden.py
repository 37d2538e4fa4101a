"""Golden games: what was recorded once is played again, byte for byte. See `tests/golden`."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sandtable import load_record

from ..golden import ends_pendulum
from ..golden.ends import ENDS, FOLDER, End, Played, reached
from ..golden.replay import golden, replay, stored

AGAIN = "If rules, tiles, events or views were changed on purpose: python -m tests.golden.make"


@cache
def replayed(name: str) -> tuple[Played, dict[str, Any]]:
    return replay((FOLDER / name).read_bytes())


@pytest.mark.parametrize("name", golden())
def test_golden_game(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    match = load_record(data)
    assert match.record.to_bytes() == data, AGAIN
    played, digests = replayed(name)
    assert match.result is not None
    assert played.match.result == match.result
    assert digests == stored()[name], AGAIN


@pytest.mark.parametrize("name", golden())
def test_golden_game_on_the_way(name: str) -> None:
    """Seeking gives what playing gave."""
    match = load_record(FOLDER / name)
    for n in {0, 31, 32, 33, len(match) // 2, len(match)}:
        if n <= len(match):
            past = match.seek(n)
            assert past.record.entries == match.record.entries[:n]
            assert load_record(past.record).view(None) == past.view(None)


@pytest.mark.parametrize(("game", "wanted"), [("nations", ENDS), ("pendulum", ends_pendulum.ENDS)])
def test_every_end_has_its_game(game: str, wanted: dict[str, End]) -> None:
    names = [name for name in golden() if name.startswith(game)]
    ends = {end for name in names for end in reached(replayed(name)[0], wanted)}
    assert sorted(wanted.keys() - ends) == [], AGAIN


def test_nothing_is_left_over() -> None:
    assert sorted(stored()) == golden()
    assert len(golden()) >= 12
