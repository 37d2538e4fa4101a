"""Nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections import Counter
from random import Random
from typing import Any

from sqlalchemy import select
from websockets.exceptions import WebSocketException

from sandtable.live.rows import entries
from sandtable.live.storage import Storage

from .server import PATIENCE, Player, Server, make_table

KILLS = 8


def stored(database: str) -> Counter[tuple[str, str]]:
    """The commands on disk, and how often."""

    async def read() -> Counter[tuple[str, str]]:
        storage = Storage(database)
        query = select(entries.c.table_id, entries.c.command).where(entries.c.command.is_not(None))
        found = Counter((row.table_id, row.command) for row in await storage.rows(query))
        await storage.engine.dispose()
        return found

    return asyncio.run(read())


class Ledger:
    """What one client was told, and what it still waits to hear of."""

    def __init__(self) -> None:
        self.sent: set[str] = set()
        self.acknowledged: set[str] = set()


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


def test_kill_at_any_moment(database: str) -> None:
    rng = Random(6)
    with Server(database) as server:
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
        for _ in range(KILLS if "://" not in database else 2):
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
        counts = stored(database)
        assert set(counts.values()) == {1}, "a command counts once"
        acknowledged = 0
        for player, ledger in zip(players, ledgers, strict=True):
            on_disk = {command for table, command in counts if table == player.table_id}
            assert ledger.acknowledged <= on_disk, "an acknowledged command is on disk"
            assert {command for command in on_disk if command.startswith(f"{player.name}-")} <= ledger.sent
            acknowledged += len(ledger.acknowledged)
        assert acknowledged > 10
        server.start()
        for number, (table, secrets) in enumerate(tables):
            asyncio.run(_is_there_and_paused(server, table, secrets[0], f"again{number}"))


async def _is_there_and_paused(server: Server, table: str, secret: str | None, name: str) -> None:
    player = Player(server, table, secret, name)
    await player.join()
    welcome = await player.until("Welcome")
    if welcome["table"]["status"] == "playing":
        assert welcome["table"]["pause"]["reason"] == "restart"
        assert not welcome["table"]["time"]["running"]
    await player.close()


def test_a_graceful_stop_tells_the_clients(tmp_path: Any) -> None:
    with Server(tmp_path / "x.db") as server:
        table, secrets = make_table(server, "nations", "p")

        async def run() -> None:
            player = Player(server, table, secrets[0])
            await player.join()
            await player.until("Welcome")
            assert (await player.command({"type": "Pass"}))["type"] == "Accepted"
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye = await player.until("Bye")
            assert (bye["code"], bye["retry"]) == ("stopping", 1000)
            assert "Traceback" not in await stopping
            server.start()
            await player.rejoin()
            assert (await player.until("Welcome"))["table"]["entries"] >= 1
            await player.close()

        asyncio.run(run())


def test_a_slow_reader_delays_nobody(server: Server) -> None:
    table, secrets = make_table(server, "nations", "pp", public=True)

    async def run() -> None:
        slow = Player(server, table, None)
        await slow.join(receive_buffer=4096)
        assert slow.socket is not None
        await slow.until("Welcome")
        slow.socket.transport.pause_reading()
        talker = Player(server, table, secrets[0])
        await talker.join()
        await talker.until("Welcome")
        for batch in range(60):
            for number in range(50):
                await talker.send({"type": "Chat", "id": f"{batch}.{number}", "text": "\U0001f3b2" * 500})
            for _ in range(50):
                await talker.until("Accepted")
            if _dropped(server):
                break
        assert _dropped(server) >= 1
        slow.socket.transport.resume_reading()
        behind = slow.version
        slow.version = -1
        while slow.welcomes < 2:
            message = json.loads(await slow.socket.recv())
            if message["type"] == "Welcome":
                slow.welcomes += 1
                assert message["version"] > behind
        await slow.close()
        await talker.close()

    asyncio.run(run())


def _dropped(server: Server) -> float:
    status, figures, _ = server.request("GET", "/metrics")
    assert status == 200
    return float(figures.split("\nsandtable_slow_clients_total ")[1].split()[0])
