"""Makes the sample of a release for `releases/`, once: `python -m tests.hosting.make VERSION`."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.golden.ends import FOLDER as GOLDEN
from tests.web.server import Player, Server, chosen, play_until_over

from .test_upgrade import RELEASES

RECORDS = {"nations": "nations-4-players.json", "pendulum": "pendulum-clashes.json"}


async def begin(server: Server, table: str, secrets: list[str], moves: int) -> None:
    """Say something and make some moves, whoever's turn it is."""
    players = [Player(server, table, secret, f"p{number}") for number, secret in enumerate(secrets)]
    for player in players:
        await player.join()
        await player.until("Welcome")
    await players[0].send({"type": "Chat", "id": "chat", "text": "Good luck!"})
    rng, made = Random(5), 0
    while made < moves:
        for player in players:
            try:
                while True:
                    await player.receive(timeout=0.5)
            except TimeoutError:
                pass
            if player.view["moves"]:
                answer = await player.command(chosen(player.view["moves"], rng))
                made += answer["type"] == "Accepted"
    for player in players:
        await player.close()


def fill(server: Server) -> dict[str, Any]:
    """A finished match, one of each game that goes on, an open table; return what the test has to know."""
    person, open_seat = {"kind": "person"}, {"kind": "open"}
    body: dict[str, Any] = {"game": "nations", "seats": [person, {"kind": "bot", "bot": "random"}]}
    made = server.ok("POST", "/api/tables", {**body, "name": "Ann", "public": True})
    ann, finished = made["person"]["secret"], made["table"]["table"]
    server.ok("POST", f"/api/tables/{finished}/start", sandtable_person=ann)
    asyncio.run(play_until_over(Player(server, finished, made["secret"], "ann"), Random(1)))
    known = {"ann": ann, "finished": finished}
    for game, options in (("nations", {}), ("pendulum", {"untimed": [1, 2, 3, 4]})):
        seats = [person, open_seat, {"kind": "bot", "bot": "novice"}]
        body = {"game": game, "seats": seats, "options": options, "called": f"Second of {game}"}
        made = server.ok("POST", "/api/tables", body, sandtable_person=ann)
        table = made["table"]["table"]
        sit = {"seat": 1, "name": "Bea", "invite": made["invite"]}
        bea = server.ok("POST", f"/api/tables/{table}/sit", sit)
        server.ok("POST", f"/api/tables/{table}/start", sandtable_person=ann)
        asyncio.run(begin(server, table, [made["secret"], bea["secret"]], 6))
        known |= {game: table, f"{game}_seat": made["secret"]}
    body = {"game": "nations", "seats": [person, open_seat], "public": True}
    made = server.ok("POST", "/api/tables", body, sandtable_person=ann)
    return {**known, "open": made["table"]["table"]}


def main(version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        with Server(path) as server:
            known = fill(server)
            server.stop()
        with sqlite3.connect(path) as stored:
            known["persons"] = stored.execute("SELECT count(*) FROM persons").fetchone()[0]
            (RELEASES / f"{version}.sql").write_text("\n".join(stored.iterdump()) + "\n")
        (RELEASES / f"{version}.json").write_text(json.dumps(known, indent=1) + "\n")
    for game, name in RECORDS.items():
        shutil.copy(GOLDEN / name, RELEASES / f"{version}-{game}.json")


if __name__ == "__main__":
    main(sys.argv[1])
