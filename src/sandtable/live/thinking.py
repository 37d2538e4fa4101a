"""Where bots think: in processes of their own, so that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from random import Random
from typing import Any, NamedTuple, TypeVar

from ..bots import Advice, Thought, bot_named
from ..bots.hints import hints
from ..core import wire
from ..core.chance import Chance
from ..core.match import Match
from ..core.registry import game_named
from ..study import review

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENT = 10
"""The niceness of a process in which nothing is urgent."""


class Thinking:
    def __init__(self, processes: int = 1, *, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, match: Match, seat: int, at: int, bot: str) -> Thought:
        """What this bot does with its own copy of the match."""
        return await self._run(_think, known(match, seat, at), bot)

    async def advise(self, match: Match, seat: int, at: int) -> list[Advice]:
        """The best moves of a seat with their reasons, from what the seat may know."""
        return await self._run(_advise, known(match, seat, at))

    async def look_back(self, record: bytes, entry: int, seat: int) -> review.Moment | None:
        """What this entry of a finished match cost a seat that made it, or waited, if it cost anything."""
        return await self._run(review.look, record, entry, 1, seat)

    async def _run(self, call: Callable[..., T], *facts: Any) -> T:
        for last in (False, True):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._processes,
                    multiprocessing.get_context("spawn"),
                    initializer=_begin,
                    initargs=(self._niceness,),
                )
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, call, *facts)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
                log.warning("a process in which bots think has died; starting another")
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Known(NamedTuple):
    """What a seat may know of a match, with the rest dealt anew: nothing else leaves this process."""

    game: str
    seats: int
    options: bytes
    position: bytes
    now: int
    seat: int
    at: int
    seed: int

    def begin(self) -> tuple[Match, Random]:
        rng, game = Random(self.seed), game_named(self.game)
        options: Any = wire.decode(self.options, game.options_type, "options")
        position, chance = game.load(self.position), Chance(rng.randbytes(32))
        return Match.without_past(game, self.seats, options, position, chance, self.now), rng


def known(match: Match, seat: int, at: int) -> Known:
    rng = Random(secrets.randbits(64))
    return Known(
        match.game.name,
        match.seats,
        wire.encode(match.options),
        match.game.save(match.for_bot(seat, rng).position),
        match.now,
        seat,
        at,
        rng.getrandbits(64),
    )


def _think(known: Known, bot: str) -> Thought:
    match, rng = known.begin()
    return bot_named(match.game, bot).think(match, known.seat, known.at, rng)


def _advise(known: Known) -> list[Advice]:
    match, rng = known.begin()
    return hints(match, known.seat, at=known.at, rng=rng)


def _begin(niceness: int) -> None:
    """Be as patient as told, and end with the parent."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
