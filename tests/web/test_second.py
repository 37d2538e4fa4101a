"""A server that cannot have its port or its file says in one line why it does not start."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.cli import main
from tools.parts import postgresql

from .postgres import postgres
from .server import Server


def test_the_port_is_in_use(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(server.port), "--database", str(tmp_path / "tables.db")]) == 2
    told = f"{server.port} is in use, perhaps by another sandtable; choose another, or 0 for any free port"
    assert capsys.readouterr().err == f"sandtable: --port: {told}\n"


def test_the_file_is_in_use(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", server.database]) == 2
    told = f"another sandtable has the tables in {server.database} open"
    assert capsys.readouterr().err == f"sandtable: {told}: stop it, or choose another file with --database\n"


def test_the_lock_of_the_file_belongs_to_somebody_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Root may open anything, so a folder stands for it here."""
    (tmp_path / "x.db.lock").mkdir()
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "x.db")]) == 2
    assert capsys.readouterr().err.startswith(f"sandtable: {tmp_path}/x.db.lock can't be used: ")


@pytest.mark.skipif(postgresql() is None, reason="PostgreSQL is not installed")
def test_the_database_is_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    """By a server alone. One that was killed leaves nothing behind that hinders the next."""
    with postgres() as database, Server(database) as server:
        for more in ([], ["--nats", "nats://127.0.0.1:1"]):
            assert main(["serve", "--port", "0", "--database", database, *more]) == 2
            told = "another sandtable uses it: stop that one, or start all of them with the same --nats"
            assert capsys.readouterr().err == f"sandtable: the database can't be used: {told}\n"
        server.kill()
        server.start()
        server.stop()
        server.start()


@pytest.mark.skipif(postgresql() is None, reason="PostgreSQL is not installed")
def test_there_is_no_nats(capsys: pytest.CaptureFixture[str]) -> None:
    with postgres() as database:
        nowhere = "nats://127.0.0.1:1"
        assert main(["serve", "--port", "0", "--database", database, "--nats", nowhere]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line for line in told if line.startswith("sandtable: ")] == [
        f"sandtable: NATS at {nowhere} cannot be used: there is no answer"
    ]
    assert not any("Traceback" in line for line in told)
