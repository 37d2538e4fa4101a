"""Nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from proof.kills import kill_while_playing

from .server import Player, Server, make_table


def test_kill_at_any_moment(database: str) -> None:
    with Server(database) as server:
        assert kill_while_playing(server, 4 if "://" not in database else 2, Random(6)) > 10


def test_what_was_planned_ahead_outlives_a_kill(database: str) -> None:
    with Server(database) as server:
        table, secrets = make_table(server, "nations", "ppp")

        async def turn(player: Player) -> None:
            """All moves of one turn, the first that is offered each time."""
            while player.view["moves"]:
                answer = await player.command(player.view["moves"][0])
                assert answer["type"] == "Accepted", answer
                while player.version < answer["version"]:
                    await player.receive()

        async def up_to_date(player: Player) -> None:
            await player.send({"type": "Ping", "sent": 1})
            await player.until("Pong")

        async def run() -> None:
            players = [Player(server, table, secret, f"p{seat}") for seat, secret in enumerate(secrets)]
            for player in players:
                await player.join()
                await player.until("Welcome")
            order = []
            for _ in players:
                order.append(next(player for player in players if player.view["moves"]))
                await turn(order[-1])
                for player in players:
                    await up_to_date(player)
            first, second, third = order
            await second.send({"type": "SetPremove", "id": "plan", "premove": {"type": "PassAhead"}})
            assert (await second.until("Accepted", "Refused"))["type"] == "Accepted"
            server.kill()
            server.start()
            for player in players:
                await player.rejoin()
                await player.until("Welcome")
            assert (await second.until("Premoves"))["planned"] == {"type": "PassAhead"}
            while first.table["pause"]:
                await first.receive()
            await turn(first)
            while third.view["to_act"] != [third.seat]:
                await third.receive()
            assert third.view["players"][second.seat]["passed"]
            assert not any(message["type"] == "Premoves" and message["planned"] for message in third.seen)
            for player in players:
                await player.close()

        asyncio.run(run())


def test_a_graceful_stop_tells_the_clients(tmp_path: Any) -> None:
    with Server(tmp_path / "x.db") as server:
        table, secrets = make_table(server, "nations", "p")

        async def run() -> None:
            player = await Player.at(server, table, secrets[0])
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
        talker = await Player.at(server, table, secrets[0])
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
