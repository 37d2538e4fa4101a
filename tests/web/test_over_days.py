"""A match over days at a real server, whose clock the test moves, killed and started again in the middle."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sandtable import load_record

from .server import PATIENCE, Player, Server

HOUR = 3_600_000
DAY = 24 * HOUR
ALLOWANCE = {"kind": "move", "seconds": 24 * 3600, "then": "free"}


class Days:
    """The table, as somebody with a seat there sees it."""

    def __init__(self, server: Server, ahead: Path) -> None:
        self.server = server
        self._ahead = ahead
        host = server.ok("PUT", "/api/me", {"name": "Host"})["secret"]
        body = {"game": "nations", "seats": [{"kind": "open"}] * 2, "allowance": ALLOWANCE}
        made = server.ok("POST", "/api/tables", body, sandtable_person=host)
        self.table, self._invite = made["table"]["table"], made["invite"]
        self.secrets = ["", ""]
        for seat in (0, 1):
            self.sit(seat, f"P{seat}")
        server.ok("POST", f"/api/tables/{self.table}/start", sandtable_person=host)

    def sit(self, seat: int, name: str) -> None:
        body = {"seat": seat, "name": name, "invite": self._invite}
        self.secrets[seat] = self.server.ok("POST", f"/api/tables/{self.table}/sit", body)["secret"]

    def as_seat(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secrets[seat]}"}

    def later(self, milliseconds: int) -> None:
        ahead = int(self._ahead.read_text()) + milliseconds
        fresh = self._ahead.with_suffix(".new")
        fresh.write_text(str(ahead))
        fresh.replace(self._ahead)
        if self.server.process is not None:
            self._noted(time.time_ns() // 1_000_000 + ahead)

    def _noted(self, now: int) -> None:
        """Until the server has noted that it is there at this hour."""
        end = time.monotonic() + PATIENCE
        with closing(sqlite3.connect(self.server.database, timeout=PATIENCE)) as database:
            asked = "SELECT value FROM kept WHERE name = 'alive'"
            seen: set[int] = set()
            while len(seen) < 2:  # At the second look idle tables have been put away too.
                assert time.monotonic() < end
                time.sleep(0.02)
                seen |= {found} if (found := int(database.execute(asked).fetchone()[0])) >= now else set()

    def look(self, seat: int = 0) -> Any:
        return self.server.ok("GET", f"/api/tables/{self.table}", **self.as_seat(seat))["table"]

    def until(self, met: Callable[[Any], bool], seat: int = 0) -> Any:
        end = time.monotonic() + PATIENCE
        while not met(shown := self.look(seat)):
            assert time.monotonic() < end, shown
            time.sleep(0.02)
        return shown

    def left(self, seat: int, seen_by: int = 0) -> int:
        """How long until this seat must have moved, by the server's clock; 0 while it need not."""
        due = self.look(seen_by)["clock"]["seats"][seat]["due"]
        return due - time.time_ns() // 1_000_000 - int(self._ahead.read_text()) if due else 0

    def turn(self, seat: int, *, to_the_end: bool = False) -> None:
        """Whoever it is comes, plays until it is another's turn, and goes."""

        async def play() -> None:
            player = Player(self.server, self.table, self.secrets[seat], str(time.monotonic_ns()))
            await player.join()
            await player.until("Welcome")
            while player.table["status"] == "playing" and seat in player.view["to_act"]:
                moves = player.view["moves"]
                passing = [move for move in moves if move["type"] == "Pass"] if to_the_end else []
                answer = await player.command((passing or moves)[0])
                assert answer["type"] == "Accepted", answer
                while player.version < answer["version"]:
                    await player.receive()
            await player.close()

        asyncio.run(play())


def test_a_match_over_days_survives_a_kill_in_the_middle(tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    with Server(tmp_path / "tables.db", ahead=ahead) as server:
        days = Days(server, ahead)
        first = 0 if days.left(0) else 1
        late = 1 - first
        days.later(23 * HOUR)
        days.turn(first)
        assert abs(days.left(late) - DAY) < HOUR / 2
        days.later(20 * HOUR)
        assert abs(days.left(late) - 4 * HOUR) < HOUR / 2
        server.kill()
        days.later(30 * HOUR)
        server.start()
        assert abs(days.left(late) - 4 * HOUR) < HOUR / 2, "the time it was down does not count"
        days.later(3 * HOUR)
        assert days.look()["seats"][late]["kind"] == "person"
        days.later(2 * HOUR)
        shown = days.until(lambda shown: shown["seats"][late]["kind"] == "open", first)
        assert shown["seats"][late]["ran_out"] == f"P{late}"
        server.kill()
        server.start()
        days.sit(late, "Newcomer")
        while days.look(first)["status"] == "playing":
            days.turn(0 if days.left(0) else 1, to_the_end=True)
        record = server.ok("GET", f"/api/tables/{days.table}/record", **days.as_seat(first))
        match = load_record(json.dumps(record).encode())
        assert match.result is not None
        assert match.record.allowance.seconds == ALLOWANCE["seconds"]  # type: ignore[union-attr]
        assert "Traceback" not in server.stop()
