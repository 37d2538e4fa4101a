"""One client at a table, seen from the table: a short queue that never makes anyone wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

QUEUE = 128


class Connection:
    """A client that reads too slowly loses its queue and gets the whole view when it reads again."""

    def __init__(
        self,
        seat: int | None,
        *,
        secret: str | None = None,
        token: str | None = None,
        invite: str | None = None,
        language: str = "en",
        dropped: Callable[[], None] | None = None,
    ) -> None:
        self.seat = seat
        self.secret = secret
        """The hash of what proved the seat; the connection lasts as long as it does."""
        self.token = token
        self.invite = invite
        """What a spectator sees the table by, beside the person that it is."""
        self.language = language
        self.closing = False
        """Nothing comes after what is queued."""
        self._dropped = dropped
        self._queue: deque[str] = deque()
        self._news = asyncio.Event()
        self._lost = False

    def offer(self, message: str) -> None:
        if self._lost or self.closing:
            return
        if len(self._queue) >= QUEUE:
            self._queue.clear()
            self._lost = True
            if self._dropped is not None:
                self._dropped()
        else:
            self._queue.append(message)
        self._news.set()

    def welcome(self, message: str) -> None:
        """Start anew with the whole view."""
        if not self.closing:
            self._queue.clear()
            self._lost = False
            self._queue.append(message)
            self._news.set()

    def close(self, message: str) -> None:
        if not self.closing:
            if len(self._queue) >= QUEUE:
                self._queue.clear()
            self._queue.append(message)
            self.closing = True
            self._news.set()

    async def next(self) -> str | None:
        """The next message; None when messages were lost and a welcome has to be asked for."""
        while not self._queue:
            if self._lost:
                return None
            self._news.clear()
            await self._news.wait()
        return self._queue.popleft()

    def is_empty(self) -> bool:
        return not self._queue
