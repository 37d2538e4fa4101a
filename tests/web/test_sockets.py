"""Who may hold a connection, for how long, and how many."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import select
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed

from sandtable.web.addresses import Networks, counted_as
from sandtable.web.door import Config, Door
from sandtable.web.limits import Limits

from .server import PATIENCE, Player, Server, make_table


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


def test_a_table_that_ends_keeps_nobody_who_has_not_joined(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = server.ok("POST", "/api/tables", {"game": "nations", "seats": seats, "name": "Ann"})
    table, ann, invite = made["table"]["table"], made["person"]["secret"], made["invite"]
    bob = server.ok("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob", "invite": invite})

    async def scene() -> None:
        player = Player(server, table, bob["secret"])
        await player.connect()
        server.request("DELETE", "/api/me", headers={"sandtable-person": ann})  # It is loaded again.
        await player.send({"type": "Join"})
        bye = await player.receive()
        assert (bye["type"], bye["code"], bye["retry"]) == ("Bye", "table-reloads", 500)
        await player.join()
        await player.until("Welcome")
        await player.close()

    asyncio.run(scene())


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


def raw(server: Server, said: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    opened = socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0)
    )
    if said:
        opened.sendall(said)
    return opened


def heard(opened: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    found = b""
    with opened, contextlib.suppress(ConnectionResetError):
        while data := opened.recv(65_536):
            found += data
    return found


def status_for(server: Server, address: str, path: str = "/health") -> int:
    asking = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=PATIENCE, source_address=(address, 0)
    )
    with contextlib.closing(asking):
        asking.request("GET", path)
        return asking.getresponse().status


POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


HALVES = (
    b"",
    b"GET /hea",
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    POST + b"Content-Length: 100\r\n\r\n{",
    POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
)


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    seconds = ("--limit=seconds_for_head=1", "--limit=seconds_for_body=1")
    with Server(tmp_path / "x.db", *seconds) as server:
        for each in [raw(server, said) for said in HALVES for _ in range(20)]:
            assert heard(each).startswith(b"HTTP/1.1 408 ")
        late = raw(server, POST + b"Accept-Language: de\r\nContent-Length: 100\r\n\r\n{")
        assert "Die Anfrage kam nicht" in heard(late).decode()
        assert is_cut_off(raw(server, b"GET /"), [b"x"] * 200, 0.05), "byte by byte there is no more time"
        assert status_for(server, "127.0.0.1") == 200
        assert "Traceback" not in server.stop()


def is_cut_off(opened: socket.socket, said: Iterable[bytes], pause: float) -> bool:
    with opened, contextlib.suppress(OSError):
        for each in said:
            opened.sendall(each)
            time.sleep(pause)
        return False
    return True


def test_a_head_without_end(server: Server) -> None:
    assert is_cut_off(
        raw(server, b"GET / HTTP/1.1\r\n"), (b"x-%d: y\r\n" % n * 200 for n in range(500)), 0.001
    )


def test_a_long_head_is_not_remembered(server: Server) -> None:
    """As the framework would, that keeps the last thousand paths, queries and cookies."""
    long, head = b"x" * 20_000, b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    for said in (
        b"/api/tables/" + long + head,
        b"/?" + long + head,
        b"/" + head + b"Cookie: a=" + long + b"\r\n",
    ):
        answer = heard(raw(server, b"GET " + said + b"\r\n"))
        assert answer.startswith(b"HTTP/1.1 431 ") and b"head-too-big" in answer


def test_one_address_leaves_room_for_others(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db", "--limit=open_connections=40", "--limit=seconds_for_head=600") as server:
        opened = [raw(server) for _ in range(300)]
        refused = [each for each in opened if select.select([each], [], [], 0)[0]]
        while len(refused) < 260:
            ready, _, _ = select.select([each for each in opened if each not in refused], [], [], PATIENCE)
            assert ready, "so many were let in"
            refused += ready
        assert {heard(each)[:13] for each in refused} == {b"HTTP/1.1 429 "}
        assert status_for(server, "127.0.0.2") == 200
        assert status_for(server, "127.0.0.1") == 429
        for each in opened:
            each.close()
        wait_until(lambda: status_for(server, "127.0.0.1") == 200)
        table, secrets = make_table(server, "nations", "p")
        for _ in range(50):
            asyncio.run(_come_and_go(Player(server, table, secrets[0])))
        lines = [line for line in server.stop().splitlines() if "connections and gets no more" in line]
        assert len(lines) == 1
        assert "127.0.0.1 holds 40 of 40" in lines[0]


async def _come_and_go(player: Player) -> None:
    await player.join()
    await player.until("Welcome")
    await player.close()


def wait_until(fact: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_when_it_gets_crowded_few_connections_are_enough() -> None:
    """Three quarters are held by one address; what is left is for those who hold few."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(address: str) -> tuple[bytes, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return (await reader.readline())[9:12], writer

    async def scene() -> None:
        door = Door(Limits(open_connections=1000), Networks("127.0.0.9", "--proxy"), most=40)
        server = uvicorn.Server(Config(door, app, log_config=None, lifespan="off", timeout_keep_alive=60))
        running = asyncio.create_task(server.serve([listener]))
        many = [await ask("127.0.0.2") for _ in range(32)]
        assert [status for status, _ in many] == [b"200"] * 30 + [b"429"] * 2
        few = [await ask("127.0.0.3") for _ in range(9)]
        assert [status for status, _ in few] == [b"200"] * 8 + [b"429"]
        proxied = [await ask("127.0.0.9") for _ in range(5)]
        assert {status for status, _ in proxied} == {b"200"}
        assert (await ask("127.0.0.4"))[0] == b"429", "it is full"
        for _, writer in (*many, *few, *proxied):
            writer.close()
        server.should_exit = True
        await running

    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    asyncio.run(scene())


def test_ipv6_counts_by_what_a_subscriber_has(tmp_path: Path) -> None:
    assert (
        counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    )
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") != counted_as("192.0.2.8")
    limits = ("--limit=requests_at_once=3", "--limit=requests_a_second=1", "--proxy=127.0.0.1")
    with Server(tmp_path / "x.db", *limits) as server:

        def ask(address: str) -> int:
            return server.request("GET", "/api/games", None, {"x-forwarded-for": address})[0]

        assert [ask(f"2001:db8::{number}") for number in range(20)].count(429) > 10
        assert ask("2001:db8:0:1::1") == 200


def test_nothing_stays_in_memory_of_who_left(tmp_path: Path) -> None:
    """Without anybody looking for cycles: that is rarely done, since it stops all tables."""
    with Server(tmp_path / "x.db", program="-m tests.web.forgetful_server") as server:
        table, secrets = make_table(server, "nations", "pp")

        async def scene() -> None:
            for secret in secrets:
                player = await Player.at(server, table, secret)
                await player.command({"type": "Pass"})  # One of them is to move, the other is refused.
                await player.close()
            stranger = Player(server, table, "wrong")
            await stranger.connect()
            await stranger.until("Bye")
            await stranger.close()

        asyncio.run(scene())
        assert server.process is not None
        server.process.send_signal(signal.SIGUSR1)
        assert server.process.stdout is not None
        there: set[str] = set()
        came: set[str] = set()
        impatient = threading.Timer(PATIENCE, server.process.kill)
        impatient.start()
        for line in server.process.stdout:
            what, name = line.split()
            if what == "came:":
                came.add(name)
                there.add(name)
            else:
                there.discard(name)
            if {"Table-0", "Connection-1", "SocketAtDoor-2"} <= came and not there:
                break
        impatient.cancel()
        assert not there
