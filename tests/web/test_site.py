"""Several processes with one PostgreSQL and one NATS are one site."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from proof.kills import Ledger, play_on, stored
from sandtable.cli import main
from sandtable.live.site import LEASE, RENEWED
from tools.parts import postgresql

from . import nats
from .postgres import Postgres
from .server import PATIENCE, Player, Server, make_table

pytestmark = [
    pytest.mark.skipif(postgresql() is None, reason="PostgreSQL is not installed"),
    pytest.mark.skipif(nats.PROGRAM is None, reason="nats-server is not installed"),
]


class Site:
    def __init__(self, postgres: Postgres, broker: nats.Nats) -> None:
        self.postgres = postgres
        self.database = postgres.address
        self.nats = broker
        self.one, self.two = (Server(self.database, "--nats", broker.address) for _ in range(2))

    def start(self) -> None:
        """Those that do not run, all at once."""
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, [each for each in (self.one, self.two) if each.process is None]))
        asyncio.run(_lets_in(self.one, self.two.address))
        asyncio.run(_lets_in(self.two, self.one.address))


async def _lets_in(server: Server, origin: str) -> None:
    """Returns once a page of that origin may come: the server is in touch and has heard of the other one."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(InvalidStatus):
            async with connect(server.live("abcdefghjk"), origin=origin) as socket:  # type: ignore[arg-type]
                if json.loads(await socket.recv())["code"] == "no-such-table":
                    return
        await asyncio.sleep(0.1)
    raise AssertionError("it lets nobody in")


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with ExitStack() as stack:
        site = Site(stack.enter_context(Postgres()), stack.enter_context(nats.Nats()))
        stack.callback(site.one.kill)
        stack.callback(site.two.kill)
        yield site


@pytest.fixture
def site(running: Site) -> Site:
    running.start()
    return running


async def come(player: Player) -> dict[str, Any]:
    """The first that a client is told."""
    await player.connect()
    with contextlib.suppress(ConnectionClosed):  # It may be sent away before it says anything.
        await player.send({"type": "Join"})
    return await player.receive()


async def welcomed(server: Server, table: str, secret: str | None, name: str = "x") -> Player:
    """A client that comes to a server and goes where it is sent, until it is let in."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        player = Player(server, table, secret, name)
        told = await come(player)
        if told["type"] == "Welcome":
            return player
        await player.close()
        assert told["retry"] is not None, told
        await asyncio.sleep(0.05)
    raise AssertionError("nobody has the table")


def test_every_process_answers_for_every_table(site: Site) -> None:
    one, two = site.one, site.two
    made = one.ok("POST", "/api/tables", {"game": "nations", "seats": [{"kind": "open"}] * 2, "name": "Ann"})
    table, ann = made["table"]["table"], {"sandtable-person": made["person"]["secret"]}
    path = f"/api/tables/{table}"
    sat = two.ok("POST", f"{path}/sit", {"seat": 0, "invite": made["invite"]}, **ann)
    assert sat["seat"] == 0
    bob = two.ok("POST", f"{path}/sit", {"seat": 1, "name": "Bob", "invite": made["invite"]})
    assert two.request("POST", f"{path}/start")[0] == 404
    assert two.ok("POST", f"{path}/start", **ann)["status"] == "playing"
    assert [each["your_seat"] for each in two.ok("GET", "/api/me", **ann)["tables"]] == [0]
    assert two.request("GET", "/api/tables/abcdefghjk")[0] == 404

    async def run() -> None:
        async with connect(two.live(table), additional_headers=ann) as socket:
            bye = json.loads(await socket.recv())
        assert (bye["code"], bye["address"]) == ("elsewhere", one.address)
        forged = f"{one.live(table)}?ticket={bye['ticket'][:-1]}-"
        async with connect(forged) as socket:
            assert json.loads(await socket.recv())["code"] == "no-such-table"
        there = f"{one.live(table)}?ticket={bye['ticket']}"
        async with connect(there, origin=two.address) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"type": "Join"}))
            welcome = json.loads(await socket.recv())
            assert (welcome["type"], welcome["seat"]) == ("Welcome", 0)
            assert welcome["others"]["addresses"] == [two.address]
            assert abs(welcome["server"] - time.time() * 1000) < 60_000
            seats = two.ok("GET", path, **ann)["table"]["seats"]
            assert [seat["present"] for seat in seats] == [True, False]
            own = two.ok("GET", "/api/me/devices", **ann)["devices"][0]["device"]
            two.request("DELETE", f"/api/me/devices/{own}", headers=ann)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert told["code"] == "signed-out"

    asyncio.run(run())
    assert bob["seat"] == 1


def test_the_page_of_a_process_that_is_gone_goes_on_elsewhere(site: Site) -> None:
    gone = site.two.address
    site.two.kill()
    time.sleep(LEASE + RENEWED)
    asyncio.run(_lets_in(site.one, gone))
    strange = connect(site.one.live("abcdefghjk"), origin="http://a.example")  # type: ignore[arg-type]
    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(strange.__aenter__())


def test_the_lobby_shows_the_tables_of_all(site: Site) -> None:
    table, secrets = make_table(site.one, "nations", "pp", public=True)

    async def run() -> None:
        player = await welcomed(site.one, table, secrets[1])
        deadline = time.monotonic() + PATIENCE
        while True:
            listed = {each["table"]: each for each in site.two.ok("GET", "/api/tables")}
            if [seat["present"] for seat in listed[table]["seats"]] == [False, True]:
                break
            assert time.monotonic() < deadline
        await player.close()

    asyncio.run(run())


class Playing:
    """People who play on at three tables, whatever happens to the site, and resend what was not answered."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._over = threading.Event()
        self.players: list[Player] = []
        self._ledgers: list[Ledger] = []
        for number in range(3):
            table, secrets = make_table(site.one, "nations", "pp")
            for seat, secret in enumerate(secrets):
                self.players.append(Player(site.one, table, secret, f"{table}{number}s{seat}"))
                self._ledgers.append(Ledger())
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()), daemon=True)

    async def _play(self) -> None:
        both = zip(self.players, self._ledgers, strict=True)
        await asyncio.gather(*(play_on(player, ledger, Random(1), self._over) for player, ledger in both))

    def __enter__(self) -> Playing:
        self._thread.start()
        self.wait_for_more()
        return self

    def wait_for_more(self) -> None:
        """Until ten more moves are acknowledged."""
        deadline, wanted = time.monotonic() + PATIENCE, self._acknowledged() + 10
        while self._acknowledged() < wanted and not all(map(_is_over, self.players)):
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def _acknowledged(self) -> int:
        return sum(len(ledger.acknowledged) for ledger in self._ledgers)

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join(PATIENCE)

    def check(self) -> None:
        """Everything that was acknowledged is stored, once."""
        counts = stored(self._site.database)
        assert set(counts.values()) == {1}, "a command counts once"
        for player, ledger in zip(self.players, self._ledgers, strict=True):
            on_disk = {command for table, command in counts if table == player.table_id}
            assert ledger.acknowledged <= on_disk, "an acknowledged command is on disk"


def test_a_process_dies_and_nothing_acknowledged_is_lost(site: Site) -> None:
    with Playing(site) as playing:
        for player in playing.players:
            player.server = site.two
        site.one.kill()
        playing.wait_for_more()
    playing.check()


@pytest.mark.parametrize("what", ["postgres", "nats"])
@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_play_goes_on_after_trouble(site: Site, what: str, how: str) -> None:
    """PostgreSQL or NATS is away for longer than anything waits for it."""
    away = getattr(getattr(site, what), how)
    own = [(server, *make_table(server, "nations", "p")) for server in (site.one, site.two)]
    with Playing(site) as playing, away():
        time.sleep(12 if what == "postgres" else 6)

    async def go_on() -> None:
        for server, table, secrets in own:
            player = await welcomed(server, table, secrets[0])
            assert (await player.command({"type": "Pass"}))["type"] == "Accepted"
            await player.close()

    asyncio.run(go_on())
    playing.check()


def _is_over(player: Player) -> bool:
    return bool(player.table) and player.table["status"] != "playing"


def test_a_frozen_process_wakes_up_and_changes_nothing(site: Site) -> None:
    table, secrets = make_table(site.one, "nations", "p")
    assert site.one.process is not None
    process = site.one.process.pid

    async def run() -> None:
        old = await welcomed(site.one, table, secrets[0])
        while not old.table["seats"][0]["present"]:
            await old.receive()
        os.kill(process, signal.SIGSTOP)
        try:
            await old.send({"type": "Command", "id": "late", "move": {"type": "Pass"}})
            new = await welcomed(site.two, table, secrets[0])
            assert new.table["entries"] == 0
            assert (await new.command({"type": "Pass"}, "now"))["type"] == "Accepted"
        finally:
            os.kill(process, signal.SIGCONT)
        told = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                told.append(await old.receive())
        assert {message["type"] for message in told} <= {"Bye"}
        on_disk = await asyncio.to_thread(stored, site.database)
        assert [command for where, command in on_disk if where == table] == ["now"]
        again = Player(site.one, table, secrets[0])
        bye = await come(again)
        assert (bye["code"], bye["address"]) == ("elsewhere", site.two.address)
        await again.close()
        await new.close()

    asyncio.run(run())


def test_a_process_that_stops_hands_over_running_sand(site: Site) -> None:
    table, secrets = make_table(site.two, "pendulum", "pp")

    async def run() -> None:
        players = [await welcomed(site.two, table, secret, f"p{seat}") for seat, secret in enumerate(secrets)]
        for player in players:
            await player.send({"type": "Resume", "ready": True})
        stopping = asyncio.create_task(asyncio.to_thread(site.two.stop))
        byes = [await player.until("Bye") for player in players]
        assert {(bye["code"], bye["retry"]) for bye in byes} == {("table-moved", 0)}
        players = [await welcomed(site.one, table, secret) for secret in secrets]
        while players[1].table["pause"] is not None:
            await players[1].receive()
        assert "Traceback" not in await stopping

    asyncio.run(run())


def test_without_nats_players_are_told_and_go_on_afterwards(site: Site) -> None:
    table, secrets = make_table(site.one, "nations", "p")

    async def run() -> None:
        player = await welcomed(site.one, table, secrets[0])
        site.nats.stop()
        try:
            assert (await player.until("Bye"))["code"] == "table-moved"
            bye = await come(player)
            assert (bye["code"], bye["retry"]) == ("out-of-touch", 1000)
            assert site.one.request("GET", f"/api/tables/{table}")[0] == 503
        finally:
            site.nats.start()
        player = await welcomed(site.one, table, secrets[0])
        assert (await player.command({"type": "Pass"}))["type"] == "Accepted"
        await player.close()

    asyncio.run(run())


def test_bots_think_where_there_is_room(site: Site) -> None:
    bots = [{"kind": "bot", "bot": "expert"}] * 4
    tables = []
    for _ in range(6):  # A server thinks about four at once, where it has the cores.
        made = site.one.ok("POST", "/api/tables", {"game": "nations", "seats": bots, "name": "Host"})
        tables.append((made["table"]["table"], made["person"]["secret"]))
        site.one.ok("POST", f"/api/tables/{tables[-1][0]}/start", sandtable_person=tables[-1][1])

    def entries() -> int:
        found = (site.one.ok("GET", f"/api/tables/{each}", sandtable_person=host) for each, host in tables)
        return sum(each["table"]["entries"] for each in found)

    def wait_for(reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < deadline
            time.sleep(0.1)

    wait_for(lambda: shared(site.one, "given") > 0)
    assert shared(site.two, "taken") > 0
    assert shared(site.one, "taken") == 0
    site.two.kill()
    before = entries()
    wait_for(lambda: entries() > before + 8)
    for table, host in tables:
        site.one.ok("POST", f"/api/tables/{table}/close", sandtable_person=host)


def shared(server: Server, how: str) -> float:
    """How many thoughts a server gave to others, or took from them."""
    named = f'sandtable_shared_thoughts_total{{how="{how}"}} '
    figures: str = server.request("GET", "/metrics")[1]
    return float(figures.partition(named)[2].split("\n")[0] or 0)


def test_no_server_comes_beside_a_site(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", site.database]) == 2
    assert "start all of them with the same --nats" in capsys.readouterr().err


def test_what_a_site_needs(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "x.db"), "--nats", "nats://x"]) == 2
    assert "several processes need PostgreSQL" in capsys.readouterr().err
