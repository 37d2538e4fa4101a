"""Whole matches over real sockets, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from sandtable.core.game import Game
from sandtable.core.match import load_record
from sandtable.core.registry import GAMES, game_named, names

from .server import PATIENCE, Player, Server, make_table, play_until_over

ROOT = Path(__file__).parents[2]


def is_timed(game: str) -> bool:
    return type(game_named(game)).next_change is not Game.next_change


# Sand is the same on every database, and one such match takes long enough.
MATCHES = [
    (kind, game)
    for kind in ("sqlite", "postgresql")
    for game in names(GAMES)
    if kind == "sqlite" or not is_timed(game)
]


@pytest.mark.parametrize(("database", "game"), MATCHES, indirect=["database"])
def test_a_whole_match_with_bots_and_broken_connections(database: str, game: str) -> None:
    timed = is_timed(game)
    with Server(database, times=100 if timed else 2) as server:
        table, secrets = make_table(server, game, "pbp", options={"tempo": 0.5} if timed else {})
        assert server.request("GET", f"/api/tables/{table}")[0] == 404, "private: not shown to strangers"
        people = [Player(server, table, secret, f"p{n}") for n, secret in enumerate(secrets) if secret]

        async def run() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                playing = (play_until_over(each, Random(n), 0.02) for n, each in enumerate(people))
                await asyncio.gather(*playing)

        asyncio.run(run())
        assert people[0].table["status"] == "finished"
        assert people[0].welcomes < 10, "who comes back gets what was missed"
        sat = {"authorization": f"Bearer {secrets[0]}"}
        status, record, headers = server.request("GET", f"/api/tables/{table}/record", headers=sat)
        assert status == 200
        assert "attachment" in headers["content-disposition"]
        match = load_record(json.dumps(record).encode())
        assert match.result is not None
        assert match.commitment == people[0].table["commitment"]
        assert {entry.seat for entry in match.record.entries} == {0, 1, 2}
        acknowledged = {each["id"] for player in people for each in player.seen if each["type"] == "Accepted"}
        assert len(acknowledged) == sum(entry.seat != 1 for entry in match.record.entries)
        errors = server.stop()
        assert "Traceback" not in errors, errors


EXAMPLE = ROOT / "examples" / "client.py"


@pytest.mark.parametrize("game", names(GAMES))
def test_the_example_client_plays_a_match(tmp_path: Path, game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 80
    with Server(tmp_path / "tables.db", times=500) as server:
        done = subprocess.run(
            [sys.executable, EXAMPLE, server.address, game],
            capture_output=True,
            text=True,
            timeout=5 * PATIENCE,
            check=False,
        )
        assert "The scores:" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("game", names(GAMES))
def test_the_example_client_comes_back(tmp_path: Path, game: str) -> None:
    """Also where sand runs: there a match goes on only when its persons say so."""
    database = tmp_path / "tables.db"
    with Server(database) as server:
        command = [sys.executable, str(EXAMPLE), server.address, game]
        client = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            moves = wait_for_moves(database, client, 3)
            server.kill()
            server.start()
            wait_for_moves(database, client, moves + 3)
        finally:
            client.kill()
            client.communicate()


def wait_for_moves(database: Path, client: subprocess.Popen[str], count: int) -> int:
    """Until the client, at seat 0, has made so many."""
    deadline = time.monotonic() + 3 * PATIENCE
    while client.poll() is None and time.monotonic() < deadline:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            made = connection.execute("SELECT count(*) FROM entries WHERE seat = 0").fetchone()[0]
        if made >= count:
            return int(made)
        time.sleep(0.01)
    raise AssertionError(f"the client made no {count} moves")


def test_reordered_and_repeated_commands(server: Server) -> None:
    table, secrets = make_table(server, "nations", "p")

    async def run() -> None:
        player = await Player.at(server, table, secrets[0])
        buy = next(move for move in player.view["moves"] if move["type"] == "Buy")
        late = {"type": "Command", "id": "b", "move": {"type": "Pay", "pieces": []}}
        for message in (late, {"type": "Command", "id": "a", "move": buy}, late, late):
            await player.send(message)
        answers = [await player.until("Accepted", "Refused") for _ in range(4)]
        assert [(each["id"], each["type"]) for each in answers][:2] == [("b", "Refused"), ("a", "Accepted")]
        two = await Player.at(server, table, secrets[0])
        assert two.view == player.view, "another tab is where the first one is"
        assert (await two.command(buy, "a"))["type"] == "Accepted"
        assert two.table["entries"] == 1
        await player.close()
        await two.close()

    asyncio.run(run())
