"""A server that cannot have its port or its file says in one line why it does not start."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.cli import main

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
