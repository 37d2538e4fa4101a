"""Processes of one site think for each other, over a real NATS."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandtable.bots import Thought
from sandtable.core.match import Match, new_match
from sandtable.live.pool import Pool
from sandtable.live.site import Site
from tests.web import nats

pytestmark = pytest.mark.skipif(nats.PROGRAM is None, reason="nats-server is not installed")

PATIENCE = 60


class Process:
    """One of a site, with one thinker."""

    def __init__(self, address: str) -> None:
        self.site = Site(address, "http://x")
        self.shared: Counter[str] = Counter()
        self.thinking = Pool(self.site, 1, seconds=PATIENCE, watch=self._watch)

    def _watch(self, how: str) -> None:
        self.shared[how] += 1

    async def close(self) -> None:
        self.thinking.close()
        await self.site.close()


def in_two(
    scene: Callable[[Process, Process, nats.Nats], Awaitable[None]], seconds: float = PATIENCE
) -> None:
    """The thinker of the first one is busy for so many seconds."""

    async def run(broker: nats.Nats) -> None:
        one, two = Process(broker.address), Process(broker.address)
        for each in (one, two):
            await each.site.open("key")
        deadline = time.monotonic() + PATIENCE
        while not two.site.others or not one.site.others:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        busy = asyncio.create_task(one.thinking.run(time.sleep, seconds))
        await asyncio.sleep(0)
        try:
            await scene(one, two, broker)
        finally:
            busy.cancel()
            await one.close()
            await two.close()

    with nats.Nats() as broker:
        asyncio.run(run(broker))


def a_match() -> Match:
    return new_match("nations", 2, bytes(32))


async def thought(process: Process, match: Match) -> Thought:
    async with asyncio.timeout(PATIENCE):
        return await process.thinking.think(match, 0, match.now, "greedy")


def test_what_a_busy_process_has_no_time_for() -> None:
    async def scene(one: Process, two: Process, broker: nats.Nats) -> None:
        match = a_match()
        found = await thought(one, match)
        assert match.refusal(0, found.move, match.now) is None
        advice = await one.thinking.advise(match, 0, match.now)
        assert match.refusal(0, advice[0].move, match.now) is None
        assert advice[0].reasons[0].message
        assert (one.shared, two.shared) == ({"given": 2}, {"taken": 2})
        two_alone = await thought(two, match)
        assert two_alone.move is not None
        assert two.shared == {"taken": 2}, "who has an idle thinker uses it"

    in_two(scene)


@pytest.mark.parametrize("how", ["busy", "another release", "gone"])
def test_where_nobody_takes_it_a_process_thinks_by_itself(how: str) -> None:
    async def scene(one: Process, two: Process, broker: nats.Nats) -> None:
        blocked = None
        if how == "busy":
            blocked = asyncio.create_task(two.thinking.run(time.sleep, PATIENCE))
            await asyncio.sleep(0)
        elif how == "another release":

            async def of_another(release: str, *facts: Any) -> list[Any]:
                return await two.thinking._think_for(f"not {release}", *facts)

            two.site.post.on("think", of_another)
        else:
            await two.site.close()
        assert (await thought(one, a_match())).move is not None
        assert not one.shared + two.shared
        if blocked is not None:
            blocked.cancel()

    in_two(scene, seconds=1)


@pytest.mark.parametrize("who", ["process", "nats"])
def test_what_is_gone_while_it_thinks_for_another(who: str) -> None:
    async def scene(one: Process, two: Process, broker: nats.Nats) -> None:
        began = asyncio.Event()

        async def never(*_: object) -> None:
            began.set()
            await asyncio.sleep(2 * PATIENCE)

        two.site.post.on("think", never)
        waits = asyncio.create_task(thought(one, a_match()))
        await began.wait()
        if who == "process":
            await two.site.close()
        else:
            broker.stop()
        assert (await waits).move is not None
        assert not one.shared

    in_two(scene, seconds=5)
