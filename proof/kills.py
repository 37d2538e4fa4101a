"""A server killed while people play: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import threading
import time
from collections import Counter
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sqlalchemy import select
from websockets.exceptions import WebSocketException

from sandtable.live.schema import entries
from sandtable.live.storage import Storage
from tests.web.postgres import postgres
from tests.web.server import PATIENCE, Player, Server, make_table
from tools.parts import postgresql

from .figures import commit, keep, kept

A_ROUND = 8
"""After so many kills, before the matches are over, others begin."""


@dataclass
class Ledger:
    """What one client was told, and what it still waits to hear of."""

    sent: set[str] = field(default_factory=set)
    acknowledged: set[str] = field(default_factory=set)


def stored(database: str) -> Counter[tuple[str, str]]:
    """The commands on disk, and how often."""

    async def read() -> Counter[tuple[str, str]]:
        storage = Storage(database)
        query = select(entries.c.table_id, entries.c.command).where(entries.c.command.is_not(None))
        found = Counter((row.table_id, row.command) for row in await storage.rows(query))
        await storage.engine.dispose()
        return found

    return asyncio.run(read())


async def play_on(player: Player, ledger: Ledger, rng: Random, over: threading.Event) -> None:
    """Play and resend what was not answered, through all that happens to the server."""
    waiting: dict[str, Any] | None = None
    while not over.is_set():
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            await player.rejoin()
            while not over.is_set():
                if waiting is not None:
                    await player.send(waiting)
                    answer = await player.until("Accepted", "Refused", "Bye")
                    if answer["type"] == "Bye":
                        break
                    if answer["type"] == "Accepted":
                        ledger.acknowledged.add(answer["id"])
                        while player.version < answer["version"]:
                            await player.receive()
                    waiting = None
                if player.view and player.table["status"] != "playing":
                    return
                if player.view and player.view["moves"]:
                    number = f"{player.name}-{len(ledger.sent)}"
                    ledger.sent.add(number)
                    waiting = {"type": "Command", "id": number, "move": rng.choice(player.view["moves"])}
                else:
                    await player.receive(timeout=5)
        await player.close()


def kill_while_playing(server: Server, kills: int, rng: Random) -> int:
    """At three tables. Every acknowledged command must be on disk once; returns how many there were."""
    tables = [make_table(server, "nations", "ppbp") for _ in range(3)]
    over = threading.Event()
    players: list[Player] = []
    ledgers: list[Ledger] = []
    for number, (table, secrets) in enumerate(tables):
        for seat, secret in enumerate(secrets):
            if secret:
                players.append(Player(server, table, secret, f"t{number}s{seat}"))
                ledgers.append(Ledger())

    async def clients() -> None:
        both = zip(players, ledgers, strict=True)
        await asyncio.gather(*(play_on(player, ledger, Random(1), over) for player, ledger in both))

    thread = threading.Thread(target=lambda: asyncio.run(clients()))
    thread.start()
    for _ in range(kills):
        time.sleep(rng.uniform(0.05, 0.8))
        server.kill()
        server.start()
    deadline = time.monotonic() + 2 * PATIENCE
    while sum(len(ledger.acknowledged) for ledger in ledgers) < 20 and time.monotonic() < deadline:
        time.sleep(0.1)
    over.set()
    thread.join(3 * PATIENCE)
    assert not thread.is_alive()
    server.kill()
    counts = stored(server.database)
    assert set(counts.values()) == {1}, "a command counts once"
    acknowledged = 0
    for player, ledger in zip(players, ledgers, strict=True):
        on_disk = {command for table, command in counts if table == player.table_id}
        assert ledger.acknowledged <= on_disk, "an acknowledged command is on disk"
        assert {command for command in on_disk if command.startswith(f"{player.name}-")} <= ledger.sent
        acknowledged += len(ledger.acknowledged)
    server.start()
    for number, (table, secrets) in enumerate(tables):
        asyncio.run(_is_there_and_paused(server, table, secrets[0], f"again{number}"))
    return acknowledged


async def _is_there_and_paused(server: Server, table: str, secret: str | None, name: str) -> None:
    player = Player(server, table, secret, name)
    await player.join()
    welcome = await player.until("Welcome")
    if welcome["table"]["status"] == "playing":
        assert welcome["table"]["pause"]["reason"] == "restart"
        assert not welcome["table"]["time"]["running"]
    await player.close()


def run(kind: str, wanted: int) -> None:
    """Round by round, each on a database of its own, so that a run can be continued."""
    if kind == "postgresql" and postgresql() is None:
        print("PostgreSQL is not installed: left out")
        return
    before = kept(f"kills-{kind}") or {}
    done, acknowledged, since = 0, 0, commit()
    if before.get("wanted") == wanted:
        done, acknowledged, since = before["kills"], before["acknowledged"], before["since"]
    began = time.monotonic()
    while done < wanted:
        kills = min(A_ROUND, wanted - done)
        with (
            tempfile.TemporaryDirectory() as folder,
            _database(kind, folder) as database,
            Server(database) as server,
        ):
            acknowledged += kill_while_playing(server, kills, Random(f"kills {kind} {done}"))
        done += kills
        spent = time.monotonic() - began
        print(f"{kind}: {done} of {wanted} kills, {acknowledged:,} acknowledged, {spent:.0f} s", flush=True)
        keep(
            f"kills-{kind}",
            {"wanted": wanted, "kills": done, "acknowledged": acknowledged, "lost": 0, "since": since},
        )


def _database(kind: str, folder: str) -> AbstractContextManager[str]:
    return postgres() if kind == "postgresql" else nullcontext(f"{folder}/proof.db")
