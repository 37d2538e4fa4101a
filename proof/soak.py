"""A server that rooms of people play on for long: does its memory stay as it is?"""

from __future__ import annotations

import asyncio
import tempfile
import time
import urllib.error
from pathlib import Path
from statistics import mean

from bench.figures import Figures
from bench.server import SEATS, Room
from tests.web.server import Server

from .figures import commit, keep

ROOMS = {"nations": 4, "pendulum": 2}
A_MOVE = 0.5
"""Seconds between the moves of a room, on average."""
EVERY = 10.0
"""Seconds between two looks at the memory."""
FLAT = 0.05
"""So much more in the last third than in the second is growth; in the first it fills its caches."""


def memory(process: int) -> float:
    """MiB that a process and its children have written. Programs and libraries do not count: what they share
    depends on what else runs."""
    return sum(_resident(each) for each in (process, *_children(process))) / 2**20


def _resident(process: int) -> int:
    try:
        fields = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:  # It has ended.
        return 0
    return sum(int(line.split()[1]) for line in fields if line.startswith("Private_Dirty")) * 1024


def _children(process: int) -> list[int]:
    found = [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return found + [below for each in found for below in _children(each)]


def growth(samples: list[float]) -> float:
    """Of the last third over the second, as a share."""
    third = len(samples) // 3
    return mean(samples[2 * third :]) / mean(samples[third : 2 * third]) - 1


def tables(server: Server) -> int:
    """How many it has in memory."""
    return int(float(server.request("GET", "/metrics")[1].split("\nsandtable_tables ")[1].split()[0]))


async def keep_coming(address: str, game: str, figures: Figures) -> None:
    """As people do whom a busy server asks to try again later."""
    while True:
        try:
            await (await Room(address, game, A_MOVE, figures).open()).play()
        except urllib.error.HTTPError as error:
            if error.code != 503:
                raise
            await asyncio.sleep(A_MOVE)


async def watch(server: Server, seconds: float, every: float) -> tuple[list[float], list[int], int]:
    """The memory and the tables in it at each look, and how many moves were acknowledged meanwhile."""
    assert server.process is not None
    figures = Figures()
    figures.counting = True
    playing = [
        asyncio.create_task(keep_coming(server.address, game, figures), name=f"{game} {number}")
        for game, rooms in ROOMS.items()
        for number in range(rooms)
    ]
    samples: list[float] = []
    loaded: list[int] = []
    began = time.monotonic()
    while (spent := time.monotonic() - began) < seconds:
        await asyncio.sleep(every)
        samples.append(memory(server.process.pid))
        loaded.append(await asyncio.to_thread(tables, server))
        if len(samples) % 6 == 0:
            told = f"{samples[-1]:.1f} MiB, {loaded[-1]} tables in memory, {len(figures.waits):,} moves"
            print(f"{spent:.0f} s: {told}", flush=True)
        for each in playing:
            if each.done():
                each.result()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return samples, loaded, len(figures.waits)


def run(seconds: float) -> None:
    of = commit()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "proof.db") as server:
        samples, loaded, moves = asyncio.run(watch(server, seconds, min(EVERY, seconds / 12)))
        if "Traceback" in (complaint := server.stop()):
            print(complaint)
    keep(
        "soak",
        {
            "commit": of,
            "seconds": round(seconds),
            "rooms": sum(ROOMS.values()),
            "people": SEATS * sum(ROOMS.values()),
            "moves": moves,
            "memory": [round(each, 1) for each in samples],
            "tables": loaded,
            "growth": growth(samples),
            "flat": growth(samples) < FLAT,
            "complaint": "Traceback" in complaint,
        },
    )
