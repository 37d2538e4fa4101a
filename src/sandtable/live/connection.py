"""One client at a table, seen from the table: a short queue that never makes anyone wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from .errors import Denied
from .messages import bye

QUEUE = 128
"""So many messages may wait to be read before the news among them are dropped."""
ANSWERS = 512
"""So many answers may wait to be read before the connection ends."""


class Connection:
    """A client that reads too slowly loses the news and gets the whole view when it reads again."""

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
        self._queue: deque[tuple[str, bool]] = deque()
        """Messages, and whether each is an answer."""
        self._news = asyncio.Event()
        self._lost = False

    def offer(self, message: str) -> None:
        """News, which a welcome makes up for."""
        if self._lost or self.closing:
            return
        if len(self._queue) >= QUEUE:
            self._drop_news()
        else:
            self._put(message)

    def answer(self, message: str) -> None:
        """What a client waits for: never dropped. Should too many wait to be read, the connection ends."""
        if self.closing:
            return
        if len(self._queue) >= QUEUE:
            self._drop_news()
        if len(self._queue) < ANSWERS:
            self._put(message, is_answer=True)
        else:
            self.close(bye(Denied("too-slow"), self.language, 1000))

    def welcome(self, message: str) -> None:
        """Start anew with the whole view."""
        if not self.closing:
            self._queue = self._answers()
            self._lost = False
            self._put(message)

    def close(self, message: str) -> None:
        if not self.closing:
            self._put(message)
            self.closing = True

    def _put(self, message: str, *, is_answer: bool = False) -> None:
        self._queue.append((message, is_answer))
        self._news.set()

    def _answers(self) -> deque[tuple[str, bool]]:
        return deque(each for each in self._queue if each[1])

    def _drop_news(self) -> None:
        answers = self._answers()
        if len(answers) < len(self._queue):
            self._queue, self._lost = answers, True
            self._news.set()
            if self._dropped is not None:
                self._dropped()

    async def next(self) -> str | None:
        """The next message; None when messages were lost and a welcome has to be asked for."""
        while not self._queue:
            if self._lost:
                return None
            self._news.clear()
            await self._news.wait()
        return self._queue.popleft()[0]

    def is_empty(self) -> bool:
        return not self._queue
