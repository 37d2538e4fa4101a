"""Long work: in other processes, one thing at a time for each address."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from sandtable.core import wire
from sandtable.core.record import checked
from sandtable.live.counting import MOST_ENTRIES
from sandtable.live.errors import Denied
from sandtable.live.replay import replay
from sandtable.live.turns import Turns
from sandtable.live.working import Span, Working

from .house import played


def test_a_replay_is_made_in_another_process() -> None:
    match = played("nations", 60)

    async def run() -> None:
        working = Working()
        record, span = match.record.to_bytes(), Span(1, 5, 20, 2)
        body: Callable[..., Any] = partial(dict, guest=True)
        assert await working.run(os.getpid) != os.getpid()
        plain, packed = [await working.replay(record, span, body, pack) for pack in (False, True)]
        assert plain == gzip.decompress(packed) == wire.encode(body(replay=replay(match, *span)))
        working.close()

    asyncio.run(run())


def test_a_record_is_checked_in_another_process() -> None:
    match = played("nations", 10_000)
    assert match.result is not None

    async def run() -> None:
        working = Working()
        found = await working.check(match.record.to_bytes())
        assert len(found.entries) == len(match)
        assert [score for score, _, _ in found.outcomes] == list(match.result.scores)  # type: ignore[union-attr]
        entries = match.record.entries
        unfinished, endless = (
            checked(msgspec.structs.replace(match.record, entries=each)).to_bytes()
            for each in (entries[:-1], entries[:1] * (MOST_ENTRIES + 1))
        )
        for data, code, problem in (
            (b"{", "bad-record", ""),
            (unfinished, "record-unfinished", ""),
            (endless, "bad-record", "more than 20,000 entries"),
        ):
            with pytest.raises(Denied) as refused:
                await working.check(data)
            assert refused.value.code == code
            assert problem in refused.value.text("en")
            assert refused.value.text("en")
        working.close()

    asyncio.run(run())


def test_an_address_waits_for_itself_alone() -> None:
    async def run() -> None:
        turns, done = Turns(3), list[str]()
        going, may_end = asyncio.Event(), asyncio.Event()

        async def work(address: str, name: str) -> None:
            async with turns.turn(address):
                if name == "a1":
                    going.set()
                    await may_end.wait()
                done.append(name)

        first = asyncio.create_task(work("a", "a1"))
        await going.wait()
        waiting = [asyncio.create_task(work("a", name)) for name in ("a2", "a3")]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="too-much-at-once"):
            await work("a", "a4")
        await work("b", "b1")
        assert done == ["b1"], "another address is not held up"
        waiting[0].cancel()
        may_end.set()
        await asyncio.gather(first, waiting[1])
        assert done == ["b1", "a1", "a3"]
        await work("a", "a5")
        assert done[-1] == "a5"

    asyncio.run(run())
