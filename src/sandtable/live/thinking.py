"""Where bots think: in processes of their own, so that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from random import Random
from typing import Any

from ..bots import Thought, bot_named
from ..core import wire
from ..core.chance import Chance
from ..core.match import Match
from ..core.registry import game_named

log = logging.getLogger(__name__)


class Thinking:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, match: Match, seat: int, at: int, bot: str) -> Thought:
        """What this bot does with its own copy of the match."""
        rng = Random(secrets.randbits(64))
        copy = match.for_bot(seat, rng)
        saved = match.game.save(copy.position)
        options = wire.encode(match.options)
        call = (match.game.name, match.seats, options, saved, match.now, seat, at, bot, rng.getrandbits(64))
        try:
            move, again = await self._run(call)
        except BrokenProcessPool:
            log.warning("a process in which bots think has died; starting another")
            self._pool = None
            move, again = await self._run(call)
        return Thought(move, again)

    async def _run(self, call: tuple[Any, ...]) -> tuple[Any, int | None]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), initializer=_end_with_parent
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, *call)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _think(
    game_name: str,
    seats: int,
    options: bytes,
    saved: bytes,
    now: int,
    seat: int,
    at: int,
    bot: str,
    seed: int,
) -> tuple[Any, int | None]:
    rng = Random(seed)
    game = game_named(game_name)
    chance = Chance(rng.randbytes(32))
    match = Match(
        game, seats, wire.decode(options, game.options_type, "options"), b"", game.load(saved), chance
    )
    match._now = now
    thought = bot_named(game, bot).think(match, seat, at, rng)
    return (None if thought.move is None else wire.plain(thought.move)), thought.again


def _end_with_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
