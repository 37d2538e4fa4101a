"""Carries out what others ask for, one thing at a time.

A change is first written, then answered and shown: answers and updates wait in `_held`, in order, until
the writer has it on disk. Compiled with mypyc.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from .connection import Connection
from .errors import Denied
from .writer import Taken, Told, Write

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST = 1000
SLICE = 0.005
"""Seconds for which tables are served before all else that waits in the process."""

Show = tuple[tuple[Connection, ...], bytes]
"""A message and who gets it."""


class Rota:
    """Serves all tables that have something to do, one call each in turn: none keeps others waiting."""

    def __init__(self) -> None:
        self._waiting: deque[Inbox] = deque()

    def add(self, inbox: Inbox) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._serve)
        self._waiting.append(inbox)

    def _serve(self) -> None:
        until = time.perf_counter() + SLICE
        try:
            while self._waiting and time.perf_counter() < until:
                self._serve_first(self._waiting[0])
        finally:
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._serve)

    def _serve_first(self, inbox: Inbox) -> None:
        try:
            inbox.serve()
        finally:
            self._waiting.popleft()
            if inbox.has_calls():
                self._waiting.append(inbox)


class Inbox(ABC):
    def __init__(self, name: str, put: Callable[[list[Write], Told], None], rota: Rota) -> None:
        self.ended = False
        self._named = name
        self._put = put
        self._rota = rota
        self._in_rota = False
        self._inbox: deque[Callable[[], None]] = deque()
        self._writes: list[Write] = []
        self._answers: list[Callable[[], None]] = []
        self._held: deque[_Held] = deque()
        self._asked: set[asyncio.Future[Any]] = set()

    @abstractmethod
    def handle(self, call: Callable[[], None]) -> None:
        """Carry out one call and `hold` what comes of it."""

    @abstractmethod
    def end(self, code: str, retry: int | None) -> None:
        """Something broke: stop, and tell everyone."""

    def has_calls(self) -> bool:
        """Whether there is more to carry out; if not, the next call brings it into the rota again."""
        self._in_rota = bool(self._inbox)
        return self._in_rota

    def serve(self) -> None:
        """Carry out the next call."""
        if not self._inbox:
            return
        try:
            self.handle(self._inbox.popleft())
        except Exception:
            log.exception("%s broke", self._named)
            self.end("table-broke", retry=1000)

    def stop(self, denied: Denied) -> None:
        """Carry out nothing more; whoever still waits for an answer gets this one."""
        self.ended = True
        self._inbox.clear()
        for answer in self._asked:
            _fail(answer, denied)

    def post(self, call: Callable[[], None]) -> None:
        """Put a call into the inbox; it is carried out soon."""
        if self.ended:
            raise Denied("table-reloads")
        if len(self._inbox) >= LONGEST:
            raise Denied("busy")
        self._inbox.append(call)
        if not self._in_rota:
            self._in_rota = True
            self._rota.add(self)

    async def ask(self, call: Callable[[], T]) -> T:
        """Put a call into the inbox; returns its result once it is on disk."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def asked() -> None:
            try:
                found = call()
            except Denied as denied:
                self.answer(partial(_fail, answer, denied))
            else:
                self.answer(partial(_succeed, answer, found))

        self._asked.add(answer)
        try:
            self.post(asked)
            return await answer
        finally:
            self._asked.discard(answer)

    def write(self, *writes: Write) -> None:
        self._writes += writes

    def answer(self, call: Callable[[], None]) -> None:
        """Call once everything written so far is on disk."""
        self._answers.append(call)

    def hold(self, shows: list[Show]) -> None:
        """Send these messages, and the answers, once everything written so far is on disk."""
        answers, self._answers = self._answers, []
        writes, self._writes = self._writes, []
        if not (shows or answers or writes):
            return
        held = _Held(answers, shows)
        self._held.append(held)
        if writes:
            self._put(writes, partial(self._written, held))
        else:
            held.on_disk = True
            self._release()

    def _written(self, held: _Held, error: Exception | None) -> None:
        if error is not None:
            self.end("table-moved" if isinstance(error, Taken) else "not-stored", retry=500)
        held.on_disk = True
        try:
            self._release()
        except Exception:
            log.exception("%s broke", self._named)
            self.end("table-broke", retry=1000)

    def _release(self) -> None:
        while self._held and self._held[0].on_disk and not self.ended:
            held = self._held.popleft()
            for answer in held.answers:
                answer()
            for connections, text in held.shows:
                for connection in connections:
                    connection.offer(text)


class _Held:
    def __init__(self, answers: list[Callable[[], None]], shows: list[Show]) -> None:
        self.answers = answers
        self.shows = shows
        self.on_disk = False


def _succeed(answer: asyncio.Future[T], value: T) -> None:
    if not answer.done():
        answer.set_result(value)


def _fail(answer: asyncio.Future[Any], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
