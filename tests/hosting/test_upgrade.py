"""What earlier releases have stored opens in this one. What is in `releases/` is never made anew."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sandtable import load_record
from sandtable.cli import main
from tests.web.server import Player, Server

RELEASES = Path(__file__).with_name("releases")
DATABASES = sorted(RELEASES.glob("*.sql"))


async def go_on(server: Server, table: str, secret: str) -> dict[str, Any]:
    """Come back to a table and see it as it was left."""
    player = Player(server, table, secret)
    await player.join()
    welcome = await player.until("Welcome")
    await player.close()
    return welcome


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_a_database_of_an_earlier_release(dump: Path, tmp_path: Path) -> None:
    known = json.loads(dump.with_suffix(".json").read_text())
    path = tmp_path / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(dump.read_text())
    connection.close()
    with Server(path) as server:
        ann = {"sandtable_person": known["ann"]}
        finished = server.ok("GET", "/api/finished", **ann)
        assert [each["table"] for each in finished] == [known["finished"]]
        record = server.request("GET", f"/api/tables/{known['finished']}/record")[1]
        (tmp_path / "record.json").write_text(record if isinstance(record, str) else json.dumps(record))
        assert main(["verify", str(tmp_path / "record.json")]) == 0
        own = {each["table"] for each in server.ok("GET", "/api/me", **ann)["tables"]}
        assert own == {known["nations"], known["pendulum"], known["open"]}
        for game in ("nations", "pendulum"):
            welcome = asyncio.run(go_on(server, known[game], known[f"{game}_seat"]))
            assert welcome["table"]["name"] == f"Second of {game}"
            assert [line["text"] for line in welcome["chat"]] == ["Good luck!"]
            assert welcome["log"] and welcome["view"]["to_act"]


def test_a_backup_of_an_earlier_release_is_restored(tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    connection = sqlite3.connect(copy)
    connection.executescript(DATABASES[0].read_text())
    connection.close()
    before = copy.read_bytes()
    assert main(["restore", f"--database={new}", str(copy)]) == 0
    assert copy.read_bytes() == before
    with sqlite3.connect(new) as restored:
        known = json.loads(DATABASES[0].with_suffix(".json").read_text())
        assert restored.execute("SELECT count(*) FROM persons").fetchone() == (known["persons"],)


@pytest.mark.parametrize("path", sorted(RELEASES.glob("*-*.json")), ids=lambda path: path.stem)
def test_a_record_of_an_earlier_release(path: Path) -> None:
    match = load_record(path)
    assert match.result is not None
