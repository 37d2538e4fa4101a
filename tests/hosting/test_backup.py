"""A backup of a running site, put back into a database of either kind."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.live.schema import metadata
from tests.web.postgres import postgres
from tests.web.server import Player, Server, make_table
from tools.parts import postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The site's, and the one that it moves to: of the other kind, if there is one."""
    here = str(tmp_path / "here.db")
    if postgresql() is not None:
        with postgres() as there:
            yield (here, there) if request.param == "sqlite" else (there, here)
    elif request.param == "sqlite":
        yield here, str(tmp_path / "there.db")
    else:
        pytest.skip("PostgreSQL is not installed")


async def move(server: Server, table: str, secret: str | None) -> int:
    """Make one move; return how many entries there are then."""
    player = await Player.at(server, table, secret, os.urandom(4).hex())
    if player.table["pause"]:
        await player.send({"type": "Resume"})
        while player.table["pause"]:
            await player.receive()
    answer = await player.command(player.view["moves"][0])
    assert answer["type"] == "Accepted", answer
    await player.close()
    return int(answer["version"])


def entries(server: Server, table: str, secret: str | None) -> int:
    async def look() -> int:
        player = Player(server, table, secret)
        await player.join()
        welcome = await player.until("Welcome")
        await player.close()
        return len(welcome["log"])

    return asyncio.run(look())


def test_a_running_site_is_copied_and_put_back(
    databases: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, back = databases
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with Server(database) as server:
        table, secrets = make_table(server, "nations", "p")
        asyncio.run(move(server, table, secrets[0]))
        told = entries(server, table, secrets[0])
        assert main(["backup", f"--database={database}", str(copy)]) == 0
        assert capsys.readouterr().out == f"{copy}: 1 table, 2 people\n"
        asyncio.run(move(server, table, secrets[0]))
        assert main(["backup", f"--database={database}", str(copy)]) == 2, "no backup is written over"
        assert "already exists" in capsys.readouterr().err
        assert main(["restore", f"--database={database}", str(copy)]) == 2
        refused = capsys.readouterr().err
        assert ("has the tables in" if "://" not in database else "not empty") in refused
    assert oct(copy.stat().st_mode)[-3:] == "600"
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert main(["restore", f"--database={back}", str(copy)]) == 0
    with Server(back) as server:
        assert entries(server, table, secrets[0]) == told, "as it was when the backup was made"
        asyncio.run(move(server, table, secrets[0]))
        assert main(["backup", f"--database={back}", str(again)]) == 0
    assert main(["restore", f"--database={back}", str(again)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_a_site_that_was_started_and_not_used_is_not_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has keys of its own, which a restore would have to replace."""
    site, copy = tmp_path / "site.db", tmp_path / "copy.db"
    with Server(site):
        assert main(["backup", f"--database={site}", str(copy)]) == 0
    assert main(["restore", f"--database={site}", str(copy)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_numbers_that_a_database_would_give_are_not_used() -> None:
    """They would have to be set after a restore."""
    assert not [table.name for table in metadata.sorted_tables if table.autoincrement_column is not None]


def test_what_is_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = f"--database={tmp_path / 'new.db'}"
    assert main(["backup", new, str(tmp_path / "copy.db")]) == 2
    assert "new.db" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert main(["restore", new, str(tmp_path / "missing.db")]) == 2
    (tmp_path / "text.db").write_text("hello " * 1000)
    sqlite3.connect(tmp_path / "empty.db").close()
    for name in ("text.db", "empty.db"):
        capsys.readouterr()
        assert main(["restore", new, str(tmp_path / name)]) == 2
        assert "is not a complete backup" in capsys.readouterr().err
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("words", [["backup"], ["admin", "tables"]])
def test_a_database_that_cannot_be_used(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("hello " * 1000)
    files = [str(tmp_path / "copy.db")] if words == ["backup"] else []
    for database, why in (
        (str(tmp_path / "text.db"), "file is not a database"),
        ("postgresql://ann:secret@127.0.0.1:1/tables", "there is no answer"),
    ):
        assert main([*words, f"--database={database}", *files]) == 2
        assert capsys.readouterr().err == f"sandtable: the database can't be used: {why}\n"
    assert main(["backup", f"--database={tmp_path / 'text.db'}", str(tmp_path / "no" / "copy.db")]) == 2
    assert "copy.db can't be used: no such file or folder" in capsys.readouterr().err
