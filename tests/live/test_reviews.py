"""A look back at a finished match, in a process of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sandtable.bots import bot_named
from sandtable.core.match import Match, new_match
from sandtable.live import finished, reviews
from sandtable.live.errors import Denied
from sandtable.live.processes import ProcessDied
from sandtable.live.thinking import Thinking
from sandtable.nations.rules.moves import Pass
from sandtable.study.review import review

from .house import House, in_house


class Unable(Thinking):
    async def look_back(self, record: bytes, entry: int, seat: int, quick: bool) -> None:
        raise ProcessDied


def played() -> Match:
    """With few decisions: who can pass does."""
    match, rng = new_match("nations", 1, 5), Random(5)
    novice = bot_named(match.game, "novice")
    while match.to_act:
        move = novice.think(match.for_bot(0, rng), 0, 0, rng).move
        match.play(0, Pass() if Pass() in match.moves(0) else move)
    return match


def test_it_is_what_the_study_finds(tmp_path: Path) -> None:
    match = played()

    async def scene(house: House) -> None:
        host = await house.person("Ada")
        kept = await finished.import_record(house.services, match.record.to_bytes(), host, [])
        table = await house.tables.find(kept)
        found = house.tables.reviews.of(table, 0)
        assert not found.done
        assert found.of == len(match)
        assert house.tables.reviews.of(table, 0) is found, "asked twice, looked once"
        while (moments := house.tables.reviews.of(table, 0).moments) is None:
            await asyncio.sleep(0.05)
        assert found.done == found.of
        assert 1 <= len(moments) <= 5
        assert moments == review(match, 0)
        with pytest.raises(Denied, match="no-such-seat"):
            house.tables.reviews.of(table, 1)

    in_house(tmp_path, scene)


def test_one_that_fails_says_so_once(tmp_path: Path) -> None:
    match = played()

    async def scene(house: House) -> None:
        host = await house.person("Ada")
        kept = await finished.import_record(house.services, match.record.to_bytes(), host, [])
        table = await house.tables.find(kept)
        works, house.services.reviewing = house.services.reviewing, Unable()
        found = house.tables.reviews.of(table, 0)
        while not found.failed:
            await asyncio.sleep(0.01)
        with pytest.raises(Denied, match="review-failed"):
            house.tables.reviews.of(table, 0)
        house.services.reviewing = works
        assert not house.tables.reviews.of(table, 0).failed

    in_house(tmp_path, scene)


def test_nobody_waits_for_it_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    monkeypatch.setattr(reviews, "GIVEN_UP", -1)

    async def scene(house: House) -> None:
        host = await house.person("Ada")
        kept = await finished.import_record(house.services, match.record.to_bytes(), host, [])
        table = await house.tables.find(kept)
        found = house.tables.reviews.of(table, 0)
        while house.tables.reviews.of(table, 0) is found:
            await asyncio.sleep(0.01)
        assert found.moments is None

    in_house(tmp_path, scene)


def test_not_before_the_end(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        with pytest.raises(Denied, match="not-finished"):
            house.tables.reviews.of(table, 0)

    in_house(tmp_path, scene)
