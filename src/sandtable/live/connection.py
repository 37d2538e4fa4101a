"""One client as its table sees it: a bounded queue of messages, so that a slow client delays nobody.
Compiled with mypyc.
"""

from __future__ import annotations

from collections.abc import Callable

from .errors import Denied
from .messages import bye

QUEUE = 128
"""With more unread messages than this, updates are dropped."""
ANSWERS = 512
"""With more unread answers than this, the connection is closed."""


class Connection:
    """A client that reads too slowly misses updates and gets the whole view when it catches up."""

    def __init__(
        self,
        seat: int | None,
        *,
        secret: str | None = None,
        token: str | None = None,
        device: str | None = None,
        invite: str | None = None,
        address: str = "",
        language: str = "en",
        dropped: Callable[[], None] | None = None,
    ) -> None:
        self.seat = seat
        self.secret = secret
        """The hash of the secret that proved the seat; the connection ends when that secret is replaced."""
        self.token = token
        self.device = device
        self.invite = invite
        """The invite a spectator came with."""
        self.address = address
        self.language = language
        self.closing = False
        """Set when nothing may be queued any more."""
        self._dropped = dropped
        self.send: Callable[[bytes], bool] = _nobody_reads
        """Sends a message; returns False if the client does not read now."""
        self.on_empty: Callable[[], None] = _nothing
        """Called when nothing waits any more after updates were dropped, or at the end."""
        self._queue: list[tuple[bytes, bool]] = []
        """Messages, and whether each is an answer. It is nearly always empty, and an empty deque is large."""
        self._lost = False
        """Whether updates were dropped since the last welcome."""
        self._asked = False
        """Whether the table was asked for a welcome since then."""

    def offer(self, message: bytes) -> None:
        """Queue an update; it may be dropped, since a later welcome makes up for it."""
        if self._lost or self.closing:
            return
        if len(self._queue) >= QUEUE:
            self._drop_news()
        else:
            self._put(message)

    def answer(self, message: bytes) -> None:
        """Queue an answer. Answers are never dropped; if too many are unread, the connection ends."""
        if self.closing:
            return
        if len(self._queue) >= QUEUE:
            self._drop_news()
        if len(self._queue) < ANSWERS:
            self._put(message, is_answer=True)
        else:
            self.close(bye(Denied("too-slow"), self.language, 1000))

    def welcome(self, message: bytes) -> None:
        """Drop queued updates and send the whole view instead."""
        if not self.closing:
            self._queue = self._answers()
            self._lost = self._asked = False
            self._put(message)

    def close(self, message: bytes) -> None:
        if not self.closing:
            self.closing = True
            self._put(message)

    def _put(self, message: bytes, *, is_answer: bool = False) -> None:
        if self._queue or not self.send(message):
            self._queue.append((message, is_answer))
        elif self._lost or self.closing:
            self.on_empty()

    def detach(self) -> None:
        """Nobody sends any more."""
        self.send, self.on_empty = _nobody_reads, _nothing

    def drain(self) -> None:
        """The client reads again: send what waits."""
        while self._queue and self.send(self._queue[0][0]):
            self._queue.pop(0)
        if not self._queue:
            self.on_empty()

    def _answers(self) -> list[tuple[bytes, bool]]:
        return [each for each in self._queue if each[1]]

    def _drop_news(self) -> None:
        answers = self._answers()
        if len(answers) < len(self._queue):
            self._queue, self._lost = answers, True
            if self._dropped is not None:
                self._dropped()

    def wants_welcome(self) -> bool:
        """Whether updates were dropped and all else is sent; says so once."""
        wants = self._lost and not self._asked and not self._queue
        self._asked = self._asked or wants
        return wants


def _nobody_reads(_: bytes) -> bool:
    return False


def _nothing() -> None:
    pass
