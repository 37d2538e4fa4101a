"""What is on disk, and what happens when writing fails or the database is of another time."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from sandtable.core.registry import game_named
from sandtable.live import messages as m
from sandtable.live import seating, sqlite
from sandtable.live.errors import Denied, StorageError
from sandtable.live.migrate import FOLDER, migrate
from sandtable.live.rows import delete_chat, delete_notices_of_turn, keep, keep_first, new_chat
from sandtable.live.schema import devices, metadata, results, tables
from sandtable.live.storage import Storage
from sandtable.live.tableview import ChatLine

from .house import Guest, House, in_house


async def opened(database: str) -> Storage:
    storage = Storage(database)
    await storage.open()
    return storage


def test_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        pass

    in_house(tmp_path, scene)
    with create_engine(f"sqlite:///{tmp_path}/house.db").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_what_two_processes_keep_at_the_same_moment(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def keeps() -> None:
        storage = await opened(str(tmp_path / "house.db"))
        for value in ("one", "other"):
            await storage.write(keep_first("key", value))
            assert await storage.kept("key") == "one"
        await storage.write(keep("key", "later"))
        assert await storage.keep_first("key", "again") == "later"
        await storage.close()

    asyncio.run(keeps())
    assert not caplog.records


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"

    async def make() -> None:
        await (await opened(str(path))).close()

    asyncio.run(make())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    async def refused() -> None:
        storage = Storage(str(path))
        try:
            with pytest.raises(StorageError, match=r"9999.*newer sandtable"):
                await storage.open()
        finally:
            await storage.engine.dispose()

    asyncio.run(refused())


def test_nobody_has_won_the_solo_matches_of_nations_that_were_stored_as_won(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    words = ("rules_version", "data_version", "options", "seed", "invite", "host", "absence")
    stored = '{"winners":[0],"ranking":[0]}'
    with create_engine(f"sqlite:///{path}").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for number, (game, seats) in enumerate([("nations", 1), ("nations", 2), ("pendulum", 1)]):
            table: dict[str, Any] = {
                **dict.fromkeys(words, ""),
                "id": str(number),
                "game": game,
                "status": "finished",
            }
            table |= {"public": False, "hints": False, "imported": False, "clock": 0, "made": 0}
            connection.execute(insert(tables).values(**table, result=stored))
            result: dict[str, Any] = {
                "table_id": str(number),
                "seat": 0,
                "game": game,
                "seats": seats,
                "name": "Ann",
            }
            result |= {"token": "ann", "score": 30, "place": 1, "won": True, "ended": number}
            connection.execute(insert(results).values(**result))

    async def look() -> list[tuple[bool, str]]:
        storage = await opened(str(path))
        query = select(results.c.won, tables.c.result).join(tables, tables.c.id == results.c.table_id)
        found = await storage.rows(query.order_by(tables.c.id))
        await storage.close()
        return [(row.won, row.result) for row in found]

    assert asyncio.run(look()) == [(False, '{"winners":[],"ranking":[0]}'), (True, stored), (True, stored)]


@pytest.mark.parametrize("database", ["mysql://x/y", "sqlite://", "/proc/none/x.db", "://"])
def test_databases_that_are_none(database: str) -> None:
    with pytest.raises(StorageError):
        Storage(database)


def test_errors_of_the_database_tell_no_values(tmp_path: Path) -> None:
    """They go to the log, and values may be secrets."""

    async def fail() -> str:
        storage = await opened(str(tmp_path / "x.db"))
        try:
            async with storage.engine.begin() as connection:
                await connection.execute(insert(devices).values(id="1", token="2", secret="hidden-value"))
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await storage.close()
        return ""

    told = asyncio.run(fail())
    assert "devices" in told
    assert "hidden-value" not in told


def test_many_writes_are_one_transaction(tmp_path: Path) -> None:
    batches: list[int] = []

    async def run() -> None:
        storage = Storage(str(tmp_path / "x.db"), lambda size, _: batches.append(size))
        await storage.open()
        lines = [ChatLine(number=n, seat=0, token="", name="", text="", wall=0) for n in range(500)]
        waiting = [storage.writer.write([new_chat("t", line, "")]) for line in (*lines, lines[7])]
        *right, wrong = await asyncio.gather(*waiting, return_exceptions=True)
        assert right == [None] * len(lines)
        assert "UNIQUE" in str(wrong)
        await storage.close()
        again = await opened(str(tmp_path / "x.db"))
        async with again.engine.connect() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM chat")
            assert found.scalar() == 500
        await again.close()

    asyncio.run(run())
    assert len(batches) <= 3


def test_statements_with_lists_of_values_are_written(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await opened(str(tmp_path / "x.db"))
        line = ChatLine(number=0, seat=0, token="", name="", text="", wall=0)
        await storage.writer.write(
            [new_chat("t", line, ""), delete_chat(0), delete_notices_of_turn("t", 0, 0)]
        )
        await storage.close()

    asyncio.run(run())


def test_nothing_is_acknowledged_or_shown_before_it_is_on_disk(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        watcher = await house.guest(table, None)
        await watcher.read()
        await guest.read()
        commit = house.storage.writer._commit
        go_on = asyncio.Event()

        async def slow(jobs: Any) -> None:
            async with asyncio.timeout(60):
                await go_on.wait()
            await commit(jobs)

        house.storage.writer._commit = slow  # type: ignore[method-assign]
        saying = asyncio.create_task(guest.command({"type": "Pass"}))
        joining = asyncio.create_task(house.guest(table, None))
        assert table.match is not None
        while not len(table.match):
            await asyncio.sleep(0)
        await asyncio.sleep(0.1)
        assert await watcher.read() == []
        assert guest.unread() == []
        assert not saying.done()
        assert not joining.done(), "nobody is shown what may not last"
        go_on.set()
        assert [each["type"] for each in await saying] == ["Accepted", "Update", "Update"]
        assert (await joining).shown["entries"] == 1

    in_house(tmp_path, scene)


def test_a_write_that_fails_counts_for_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        commit = house.storage.writer._commit

        async def broken(jobs: Any) -> None:
            raise OperationalError("disk", None, OSError("full"))

        house.storage.writer._commit = broken  # type: ignore[method-assign]
        with pytest.raises(Denied, match="not-stored"):
            await guest.command({"type": "Pass"}, id="lost")
        fresh = await guest.read()
        assert [each["type"] for each in fresh] == ["Bye"]
        assert fresh[0]["code"] == "not-stored"
        assert fresh[0]["retry"] is not None
        house.storage.writer._commit = commit  # type: ignore[method-assign]
        loaded = await house.tables.find(table.id)
        assert loaded is not table
        assert loaded.match is not None
        assert len(loaded.match) == 0
        again = await house.guest(loaded, 0)
        assert (await again.command({"type": "Pass"}, id="lost"))[0]["type"] == "Accepted"

    in_house(tmp_path, scene)


async def until_bye(guest: Guest) -> dict[str, Any]:
    while True:
        for text in guest.unread():
            said: dict[str, Any] = msgspec.json.decode(text)
            if said["type"] == "Bye":
                return said
        await asyncio.sleep(0.001)


def entry_numbers(folder: Path) -> list[int]:
    with sqlite3.connect(folder / "house.db") as connection:
        return [number for (number,) in connection.execute("SELECT number FROM entries ORDER BY number")]


def test_a_locked_database_leaves_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 500)

    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        assert table.match is not None
        first = table.to_act()[0]
        writer = house.storage.writer
        lock = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        guests[first].send(m.Command("a", {"type": "Pass"}))
        while len(table.match) < 1 or writer.waiting:
            await asyncio.sleep(0.001)
        guests[1 - first].send(m.Command("b", {"type": "Pass"}))
        while writer.waiting < 1:
            await asyncio.sleep(0.001)
        bye = await until_bye(guests[first])
        lock.execute("ROLLBACK")
        lock.close()
        assert bye["code"] == "not-stored"
        assert "not count" not in bye["text"], "nobody is told that something does not count that may"
        loaded = await house.tables.find(table.id)
        assert entry_numbers(tmp_path) == []
        again = [await house.guest(loaded, seat) for seat in (0, 1)]
        for guest, command_id in ((again[first], "a"), (again[1 - first], "b")):
            answers = await guest.command({"type": "Pass"}, id=command_id)
            assert [each["type"] for each in answers if each["type"] != "Update"] == ["Accepted"]
        assert entry_numbers(tmp_path) == [0, 1]

    in_house(tmp_path, scene)


def test_a_record_with_a_gap_is_opened_up_to_it_and_goes_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        for number in range(4):
            await guest.read()
            await guest.command(guest.view["moves"][0], id=f"c-{number}")
            await guest.say(m.Chat(f"t-{number}", f"line {number}"))
        assert entry_numbers(tmp_path) == [0, 1, 2, 3]
        kept = table.match.entries[:1] if table.match else None
        table.end("table-reloads", 0)
        with sqlite3.connect(tmp_path / "house.db") as connection:
            connection.execute("DELETE FROM entries WHERE number = 1")
            connection.execute("DELETE FROM chat WHERE number = 1")
        loaded = await house.tables.find(table.id)
        assert loaded.match is not None
        assert loaded.match.entries == kept
        again = await house.guest(loaded, 0)
        assert again.shown["lost"] == 3, "the players are told"
        assert again.chat == ["line 0", "line 2", "line 3"]
        assert entry_numbers(tmp_path) == [0, 2, 3], "looking changes nothing"
        assert (await again.command(again.view["moves"][0], id="c-3"))[0]["type"] == "Accepted"
        assert len(loaded.match) == 2, "what was lost can be done again, by the same id"
        assert (await again.say(m.Chat("t-9", "line 9")))[0]["type"] == "Accepted"
        played = loaded.match.entries[:]
        loaded.end("table-reloads", 0)
        later = await house.tables.find(table.id)
        assert later.match is not None
        assert later.match.entries == played
        assert later.lost == 3
        guest = await house.guest(later, 0)
        await guest.command(guest.view["moves"][0])
        stored = await house.storage.table(table.id)
        assert stored is not None
        assert len(stored.record().entries) == 3
        assert entry_numbers(tmp_path) == [0, 2, 3, 4, 5, 6]

    in_house(tmp_path, scene)


def test_two_servers_cannot_both_write_an_entry(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        other = House(tmp_path)
        await other.storage.open()
        twin = await other.tables.find(table.id)
        guests = [await house.guest(table, 0), await other.guest(twin, 0)]
        assert (await guests[0].command({"type": "Pass"}))[0]["type"] == "Accepted"
        with pytest.raises(Denied):
            await guests[1].command({"type": "Pass"})
        assert (await guests[1].read())[-1]["type"] == "Bye"
        loaded = await other.tables.find(table.id)
        assert loaded.match is not None
        assert len(loaded.match) == 1
        await other.tables.stop()
        await other.storage.close()

    in_house(tmp_path, scene)


def test_a_match_of_other_rules_says_why_it_cannot_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        await guest.command({"type": "Pass"})
        table.end("table-reloads", 0)
        monkeypatch.setattr(type(game_named("nations")), "rules_version", "99")
        loaded = await house.tables.find(table.id)
        assert loaded.problem is not None
        assert "rules 1" in loaded.problem
        again = await house.guest(loaded, 0)
        assert again.shown["problem"] == loaded.problem
        fresh = await again.command({"type": "Pass"}, id="new")
        assert [each["type"] for each in fresh] == ["Refused"], fresh
        refused: Any = fresh[0]
        assert refused["code"] == "cannot-go-on"
        assert "99" in refused["text"]
        await loaded.ask(partial(seating.close, loaded))
        stored = await house.storage.table(table.id)
        assert stored is not None
        record = stored.record()
        assert record.rules_version == "1"
        assert len(record.entries) == 1
        assert (await again.say(m.Pause()))[-1]["code"] == "not-playing"

    in_house(tmp_path, scene)


def test_only_the_first_answer_of_a_database_has_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large one takes its time to come to a new schema, and a busy machine to make one."""
    limits: list[float] = []
    limited: list[list[float]] = []

    @contextlib.asynccontextmanager
    async def timeout(seconds: float) -> AsyncIterator[None]:
        limits.append(seconds)
        yield
        limits.remove(seconds)

    def migrate_and_tell(connection: Connection) -> None:
        limited.append(limits.copy())
        migrate(connection)

    monkeypatch.setattr(asyncio, "timeout", timeout)
    monkeypatch.setattr("sandtable.live.database.migrate", migrate_and_tell)

    async def run() -> None:
        await (await opened(str(tmp_path / "x.db"))).close()

    asyncio.run(run())
    assert limited == [[]]


def test_a_database_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.live.database.SECONDS_TO_OPEN", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://somebody@127.0.0.1:{silent.getsockname()[1]}/tables"
        with pytest.raises(StorageError, match="does not answer"):
            asyncio.run(opened(address))


def test_the_pool_tells_of_connections_never_given_back_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Of one that it gives up, whoever asked in vain has told."""
    pool: Any = Storage(str(tmp_path / "a.db")).engine.pool

    class Broken:
        def close(self) -> None:
            raise OSError("the database hangs")

    pool._close_connection(Broken())
    pool.logger.error("The garbage collector is trying to clean up a connection")
    assert [record.message[:21] for record in caplog.records] == ["The garbage collector"]
