"""Who may hold a connection, for how long, and how many."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from .server import Player, Server, make_table


def test_the_time_to_join_does_not_start_anew(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db", "--limit=seconds_to_join=1") as server:
        table, secrets = make_table(server, "nations", "pp")

        async def scene() -> dict[str, Any]:
            ghost = Player(server, table, secrets[0])
            await ghost.connect()

            async def ping() -> None:
                with contextlib.suppress(ConnectionClosed):
                    for number in itertools.count():
                        await ghost.send({"type": "Ping", "sent": number})
                        await asyncio.sleep(0.1)

            pinging = asyncio.create_task(ping())
            async with asyncio.timeout(20):
                bye = await ghost.until("Bye")
                await pinging
            return bye

        bye = asyncio.run(scene())
        assert bye["code"] == "joined-late"
        assert bye["retry"] > 0


def test_a_removed_person_is_out_at_once(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = server.ok("POST", "/api/tables", {"game": "nations", "seats": seats, "name": "Ann"})
    table, ann, invite = made["table"]["table"], made["person"]["secret"], made["invite"]
    path = f"/api/tables/{table}"
    eve = server.ok("POST", f"{path}/sit", {"seat": 1, "name": "Eve", "invite": invite})

    async def scene() -> None:
        joined, ghost = Player(server, table, eve["secret"]), Player(server, table, eve["secret"])
        await joined.join()
        await joined.until("Welcome")
        await ghost.connect()
        server.ok("DELETE", f"{path}/seats/1/person", sandtable_person=ann)
        assert (await joined.until("Bye"))["code"] == "removed"
        for person in ({}, {"sandtable_person": eve["person"]["secret"]}):
            headers = {name.replace("_", "-"): value for name, value in person.items()}
            body = {"seat": 1, "name": "Eve", "invite": invite}
            assert server.request("POST", f"{path}/sit", body, headers)[1]["code"] == "no-such-table"
        fresh = server.ok("GET", path, sandtable_person=ann)["invite"]
        bob = server.ok("POST", f"{path}/sit", {"seat": 1, "name": "Bob", "invite": fresh})
        await ghost.send({"type": "Join"})
        assert (await ghost.receive())["code"] == "wrong-secret"
        newcomer = Player(server, table, bob["secret"])
        await newcomer.join()
        assert (await newcomer.until("Welcome"))["seat"] == 1
        again = server.ok("POST", f"{path}/sit", {"seat": 1}, sandtable_person=bob["person"]["secret"])
        assert (await newcomer.until("Bye"))["code"] == "seat-moved"
        newcomer.secret = again["secret"]
        await newcomer.join()
        await newcomer.until("Welcome", "Update")
        await newcomer.close()

    asyncio.run(scene())
