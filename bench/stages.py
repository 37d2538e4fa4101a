"""What each stage of a move costs on its own: the functions that a server calls, in this process.

Matches are played at random, and everything that one move brings is done stage by stage. What a server needs
beyond that goes into its table, its event loop and the system.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from websockets.frames import apply_mask  # type: ignore[attr-defined]

from sandtable.core import patch, wire
from sandtable.core.game import View
from sandtable.core.match import Match, new_match
from sandtable.live import rows
from sandtable.live.messages import Accepted, AnyFromClient, Command, Happened, encoded
from sandtable.live.storage import Storage
from sandtable.live.viewers import News, Viewer
from sandtable.web.frames import frame_at, framed
from sandtable.web.run import collect_less

T = TypeVar("T")

MATCHES = 5
MOST_MOVES = 300
BATCH = 16
"""Entries in one transaction: about what waits on a busy server."""
MASK = b"mask"


class Stages:
    def __init__(self, game: str, seats: int) -> None:
        self._game = game
        self._seats = seats
        self._used: defaultdict[str, float] = defaultdict(float)
        self._moves = 0
        self._entries: list[Any] = []
        self._reader = wire.reader(AnyFromClient)
        self._ours, self._theirs = socket.socketpair()

    def measured(self) -> dict[str, float]:
        """Microseconds of processor a move, by stage."""
        collect_less()
        for seed in range(MATCHES):
            self._play(new_match(self._game, self._seats, seed), Random(seed))
        asyncio.run(self._store())
        return {stage: 1e6 * used / self._moves for stage, used in self._used.items()}

    def _timed(self, stage: str, call: Callable[[], T]) -> T:
        began = time.thread_time()
        found = call()
        self._used[stage] += time.thread_time() - began
        return found

    def _play(self, match: Match, rng: Random) -> None:
        viewers = [Viewer(seat) for seat in range(self._seats)]
        for viewer in viewers:
            viewer.view = match.view(viewer.seat)
        for number in range(MOST_MOVES):
            at = match.now
            seats = [seat for seat in range(self._seats) if match.moves(seat, at)]
            while not seats:
                moment = match.next_change(at)
                if moment is None:
                    return
                at = moment
                seats = [seat for seat in range(self._seats) if match.moves(seat, at)]
            seat = rng.choice(seats)
            command = Command(f"{number}", wire.plain(rng.choice(match.moves(seat, at))))
            self._move(match, viewers, seat, at, masked(encoded(command)), number)

    def _move(
        self, match: Match, viewers: list[Viewer], seat: int, at: int, frame: bytes, number: int
    ) -> None:
        command = self._timed("read", lambda: self._read(frame))
        move = self._timed("rules", lambda: match.read_move(command.move))
        events = self._timed("rules", lambda: match.play(seat, move, at))
        views = self._timed("views", lambda: match.views(range(self._seats), at))
        news = News()
        news.match_changed = True
        news.happened.append(Happened(at=at, seat=seat, events=events))
        texts = [encoded(Accepted(id=command.id, version=number))]
        texts += self._timed("updates", lambda: _updates(viewers, number, at, news, views))
        self._timed("send", lambda: self._send(texts))
        entry = rows.new_entry(
            table_id="bench",
            number=self._moves,
            seat=seat,
            at=at,
            move=wire.encode(move).decode(),
            made=0,
            token="person",
            command=command.id,
        )
        self._entries.append(entry)
        self._moves += 1

    def _read(self, frame: bytes) -> Command:
        found = frame_at(frame, 0)
        assert found is not None
        assert found.text is not None
        command: Command = self._reader.read(found.text, "message")
        return command

    def _send(self, texts: list[bytes]) -> None:
        for text in texts:
            self._ours.send(framed(text))
        self._theirs.recv(2**20)

    async def _store(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            storage = Storage(str(Path(folder) / "bench.db"))
            await storage.open()
            began = time.process_time()
            for first in range(0, len(self._entries), BATCH):
                await storage.writer.write(self._entries[first : first + BATCH])
            self._used["store"] = time.process_time() - began
            await storage.close()


def _updates(
    viewers: list[Viewer], version: int, at: int, news: News, views: Mapping[int | None, View]
) -> list[bytes]:
    return [viewer.update(version, at, news, views[viewer.seat], patch.SAME, set()) for viewer in viewers]


def masked(text: bytes) -> bytes:
    """A frame as a client sends it."""
    head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2)
    return head + MASK + apply_mask(text, MASK)
