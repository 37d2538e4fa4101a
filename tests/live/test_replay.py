"""Replays: ranges of moments from any seat, patched together to what was there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.core import patch, registry
from sandtable.core.match import new_match
from sandtable.core.registry import GAMES, names
from sandtable.live.replay import MOST, replay

from .house import played


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", names(GAMES))
def test_every_moment_is_what_was_seen_then(game: str, seat: int | None) -> None:
    match = played(game, 90)
    for entry, count, step in ((0, MOST, 1), (7, 5, 3), (0, 3, 40), (len(match), 4, 1), (10**6, 1, 1)):
        found = plain(replay(match, seat, entry, count, step))
        first = min(entry, len(match))
        assert found["entries"] == len(match)
        numbers = list(range(first, len(match) + 1, step))[:count]
        assert [moment["entry"] for moment in found["moments"]] == numbers
        view = found["view"]
        for number, moment in zip(numbers, found["moments"], strict=True):
            view = patch.apply(view, moment["view"]) if "view" in moment else view
            past = match.seek(number)
            then = match.entries[number - 1][0] if number else 0
            assert moment["at"] == then
            assert view == {**plain(past.view(seat, then)), "moves": [], "ways": []}
            if number:
                before = match.seek(number - 1)
                at, mover, move = match.entries[number - 1]
                events = [each for each in before.play(mover, move, at) if each.only in (None, seat)]
                assert moment["seat"] == mover
                assert moment["events"] == plain(events)
            else:
                assert moment["seat"] is None


def test_a_seat_sees_its_own_hidden_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "example_game"))
    match = new_match("tricks", 2, 4)
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    for seat, others in ((0, 1), (1, 0)):
        found, other, public = (plain(replay(match, each, 0, 9, 1)) for each in (seat, others, None))
        assert found["view"]["hand"]
        assert found["view"]["hand"] != other["view"]["hand"]
        assert public["view"]["hand"] == []
        assert {event["only"] for each in found["moments"] for event in each["events"]} == {None, seat}
        assert {event["only"] for each in public["moments"] for event in each["events"]} <= {None}
    registry.load.cache_clear()


def test_an_answer_has_a_size() -> None:
    match = played("pendulum", MOST + 20)
    assert len(match) > MOST
    assert len(replay(match, None, 0, 10**6, 1).moments) == MOST
