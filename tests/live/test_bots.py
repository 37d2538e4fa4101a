"""Bots of others at a table: none of them can stop a match, or the other bots."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.bots import Thought, bot_named
from sandtable.core.match import Match
from sandtable.live.alarms import MOST_FAULTS
from sandtable.live.processes import ProcessDied, Processes
from sandtable.nations.rules.moves import Build

from .house import House, in_house


class Naughty:
    """Thinks as told; the bot that replaces it thinks as usual."""

    def __init__(self, naughty: Any) -> None:
        self.naughty = naughty
        self.rng = Random(1)

    async def think(self, match: Match, seat: int, at: int, bot: str) -> Thought:
        if bot == "expert":
            return self.naughty(match, seat)  # type: ignore[no-any-return]
        return bot_named(match.game, bot).think(match.for_bot(seat, self.rng), seat, at, self.rng)

    def close(self) -> None:
        pass


def hangs(match: Match, seat: int) -> Thought:
    raise TimeoutError


def raises(match: Match, seat: int) -> Thought:
    raise ValueError("a fault\nof two lines")


def forbidden(match: Match, seat: int) -> Thought:
    return Thought(Build())


def nonsense(match: Match, seat: int) -> Thought:
    return Thought({"type": "Fly"})


@pytest.mark.parametrize("naughty", [hangs, raises, forbidden, nonsense])
def test_a_bot_that_fails_is_replaced(tmp_path: Path, naughty: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        house.services.thinking = Naughty(naughty)  # type: ignore[assignment]
        table = await house.table("nations", "pb")
        bot = table.seats[1]
        bot.bot = "expert"
        guest = await house.guest(table, 0)
        for _ in range(200):
            assert table.match is not None
            if bot.replaced or table.status == "finished":
                break
            if 0 in table.match.to_act:
                moves = guest.view["moves"]
                await guest.command(next((move for move in moves if move["type"] == "Pass"), moves[0]))
            await house.clock.advance(500, table)
        assert (bot.replaced, bot.bot, bot.faults) == ("expert", "player", 0)
        entries = len(table.match or ())
        for _ in range(40):
            await house.clock.advance(500, table)
        await guest.read()
        assert guest.shown["seats"][1]["replaced"] == "expert"
        assert len(table.match or ()) > entries or 0 in (table.match.to_act if table.match else ())

    with caplog.at_level(logging.WARNING):
        in_house(tmp_path, scene)
    lines = [line for line in caplog.messages if "plays on" in line]
    assert len(lines) == 1
    assert f"failed {MOST_FAULTS} times in a row" in lines[0]
    assert "\n" not in lines[0]


def test_a_process_that_hangs_is_killed_and_others_go_on() -> None:
    async def run() -> None:
        pool = Processes(1)
        try:
            first = await pool.run(os.getpid)
            began = time.monotonic()
            with pytest.raises(TimeoutError):
                await pool.run(time.sleep, 1000, seconds=0.3)
            assert time.monotonic() - began < 500
            assert await pool.run(os.getpid) != first
        finally:
            pool.close()

    asyncio.run(run())


def test_a_process_that_dies_is_replaced_once() -> None:
    async def run() -> None:
        pool = Processes(1)
        try:
            with pytest.raises(ProcessDied):
                await pool.run(os._exit, 1)
            assert await pool.run(abs, -3) == 3
        finally:
            pool.close()

    asyncio.run(run())


def test_urgent_jobs_come_first_and_several_run_at_once() -> None:
    async def run() -> None:
        pool = Processes(2)
        order: list[str] = []

        async def job(name: str, seconds: float, urgent: bool) -> None:
            await pool.run(time.sleep, seconds, urgent=urgent)
            order.append(name)

        try:
            long = [asyncio.create_task(job(f"long {n}", 1, False)) for n in range(2)]
            await asyncio.sleep(0)
            rest = [asyncio.create_task(job(f"bot {n}", 0.2, False)) for n in range(4)]
            await asyncio.sleep(0)
            urgent = asyncio.create_task(job("hint", 0, True))
            await asyncio.gather(*long, *rest, urgent)
            assert order.index("hint") < min(order.index(f"bot {n}") for n in range(2, 4))
            assert len({await pool.run(os.getpid) for _ in range(4)}) <= 2
        finally:
            pool.close()

    asyncio.run(run())


def test_what_a_process_raises_is_told_with_its_trace() -> None:
    async def run() -> None:
        pool = Processes(1)
        try:
            with pytest.raises(ZeroDivisionError) as raised:
                await pool.run(divmod, 1, 0)
            assert "Traceback" in raised.value.__notes__[0]
            with pytest.raises(TypeError, match="cannot be sent back"):
                await pool.run(_lock)
        finally:
            pool.close()

    asyncio.run(run())


def _lock() -> Any:
    return threading.Lock()
