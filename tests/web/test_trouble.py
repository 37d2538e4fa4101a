"""A database that is full, hung, deleted or damaged: said to everyone, and over when it is over."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect

from sandtable.live.storage import Storage
from tools.parts import postgresql

from .postgres import Postgres
from .server import PATIENCE, Player, Server, make_table


def refused(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    status, answer, _ = server.request(method, path, body, headers)
    assert answer["text"]
    return status, answer["code"]


async def turned_away(server: Server, table: str, secret: str | None) -> str:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    async with connect(server.live(table), additional_headers=headers) as socket:
        bye = json.loads(await socket.recv())
        assert (bye["type"], bool(bye["text"])) == ("Bye", True)
        return str(bye["code"])


@contextmanager
def no_room_on_disk(server: Server) -> Iterator[None]:
    assert server.process is not None
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_is_said_and_got_over(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db") as server:
        table, secrets = make_table(server, "nations", "p")

        async def run() -> None:
            player = await Player.at(server, table, secrets[0])
            with no_room_on_disk(server):
                await player.send({"type": "Command", "id": "c", "move": {"type": "Pass"}})
                assert (await player.until("Bye"))["code"] == "not-stored"
                assert refused(server, "PUT", "/api/me", {"name": "Ann"}) == (503, "not-stored")
                assert refused(server, "GET", "/health") == (503, "cannot-store")
            assert server.ok("GET", "/health")["status"] == "ok"
            await player.rejoin()
            assert (await player.until("Welcome"))["table"]["entries"] == 0
            assert (await player.command({"type": "Pass"}, "c"))["type"] == "Accepted"
            await player.close()

        asyncio.run(run())


def test_a_deleted_database_is_noticed(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db") as server:
        table, secrets = make_table(server, "nations", "p")

        async def run() -> None:
            player = await Player.at(server, table, secrets[0])
            os.rename(tmp_path / "x.db", tmp_path / "gone.db")
            await player.send({"type": "Command", "id": "c", "move": {"type": "Pass"}})
            assert (await player.until("Bye"))["code"] == "not-stored"
            assert refused(server, "GET", "/health") == (503, "no-database")
            assert await turned_away(server, table, secrets[0]) == "no-database"
            os.rename(tmp_path / "gone.db", tmp_path / "x.db")
            assert server.ok("GET", "/health")["status"] == "ok"

        asyncio.run(run())


def test_a_damaged_row_spoils_one_table(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db") as server:
        person = server.ok("PUT", "/api/me", {"name": "Ann"})["secret"]
        seats = [{"kind": "person"}, {"kind": "open"}]
        ids = []
        for _ in range(5):
            body = {"game": "nations", "seats": seats, "public": True}
            ids.append(server.ok("POST", "/api/tables", body, sandtable_person=person)["table"]["table"])
        server.stop()
        with sqlite3.connect(tmp_path / "x.db") as connection:
            connection.execute("UPDATE tables SET absence = '{' WHERE id = ?", (ids[1],))
            connection.execute("UPDATE seats SET muted = '[' WHERE table_id = ?", (ids[2],))
            connection.execute("UPDATE tables SET options = '{' WHERE id = ?", (ids[3],))
            connection.execute("UPDATE tables SET allowance = '{' WHERE id = ?", (ids[4],))
            connection.execute("UPDATE persons SET settings = '{', quiet = '['")
        server.start()
        mine = {
            each["table"]: each for each in server.ok("GET", "/api/me", sandtable_person=person)["tables"]
        }
        assert {table for table in mine if mine[table]["problem"]} == set(ids[1:])
        assert set(mine) == set(ids)
        assert {each["table"] for each in server.ok("GET", "/api/tables")} == set(ids)
        assert len(server.ok("GET", "/api/feed")["items"]) == 4, "of one nobody knows whether seats are free"
        assert server.ok("GET", "/api/me", sandtable_person=person)["settings"] is None
        assert server.ok("GET", "/api/me/notices", sandtable_person=person)["quiet"] is None
        assert refused(server, "GET", f"/api/tables/{ids[1]}") == (500, "table-damaged")
        assert asyncio.run(turned_away(server, ids[1], None)) == "table-damaged"


LINUX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells the children")


@pytest.mark.skipif(postgresql() is None, reason="PostgreSQL is not installed")
@pytest.mark.parametrize("how", [pytest.param("frozen", marks=LINUX), "stopped"])
def test_without_postgresql_players_are_told_and_go_on_afterwards(how: str) -> None:
    with Postgres() as database, Server(database.address) as server:
        table, secrets = make_table(server, "nations", "p")
        away = database.frozen if how == "frozen" else database.stopped

        async def run() -> None:
            player = await Player.at(server, table, secrets[0])
            with away():
                await player.send({"type": "Command", "id": "c", "move": {"type": "Pass"}})
                assert await asyncio.to_thread(refused, server, "GET", "/health") == (503, "no-database")
                bye = await player.until("Bye")
                assert (bye["code"], bye["retry"]) == ("not-stored", 500)
                assert await turned_away(server, table, secrets[0]) == "no-database"
            assert server.ok("GET", "/health")["status"] == "ok"
            await player.rejoin()
            assert (await player.until("Welcome"))["table"]["entries"] == 0
            assert (await player.command({"type": "Pass"}, "c"))["type"] == "Accepted"
            await player.close()
            deadline = time.monotonic() + PATIENCE
            while not await claims(database.address):
                assert time.monotonic() < deadline, "no other server may come to this database"
                await asyncio.sleep(0.1)
            with away():
                assert "Traceback" not in server.stop()

        asyncio.run(run())


async def claims(database: str) -> int:
    """How many servers have a lock on this database."""
    storage = Storage(database)
    try:
        query = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted")
        return int((await storage.rows(query))[0][0])  # type: ignore[arg-type]
    finally:
        await storage.engine.dispose()
