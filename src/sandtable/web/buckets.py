"""Token buckets, which limit how often something may happen. Compiled with mypyc."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 20_000


class Bucket:
    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._filled = time.monotonic()

    def take(self) -> float:
        """Take a token: 0 if there was one, else the seconds until the next."""
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level >= 1:
            self._level -= 1
            return 0
        return (1 - self._level) / self._rate


class Buckets:
    """One bucket for each address; the least recently used are forgotten first."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()
