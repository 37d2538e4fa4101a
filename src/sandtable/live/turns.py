"""One job at a time for each address, so that no address can block all others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from .errors import Denied


class Turns:
    def __init__(self, most: int) -> None:
        self._most = most
        """How many jobs of one address may wait."""
        self._queues: dict[str, _Queue] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for this address's turn, first come first served."""
        queue = self._queues.setdefault(address, _Queue())
        if queue.length >= self._most:
            raise Denied("too-much-at-once", most=self._most)
        queue.length += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[address]


class _Queue:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0
