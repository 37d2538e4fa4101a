"""The only source of randomness in a match.

A keyed BLAKE2b in counter mode: the next draw cannot be predicted from earlier ones, the whole state is
the key and a count, and the same key gives the same draws on every machine. Compiled with mypyc.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

_BLOCK: Final = 64


class Chance:
    def __init__(self, key: bytes, drawn: int = 0, block: bytes = b"") -> None:
        self.key = key
        self.drawn = drawn
        """How many bytes were used so far: with the key, the whole state."""
        self._block = block

    def copy(self) -> Chance:
        return Chance(self.key, self.drawn, self._block)

    def byte(self) -> int:
        offset = self.drawn % _BLOCK
        if offset == 0 or not self._block:
            counter = self.drawn // _BLOCK
            self._block = blake2b(counter.to_bytes(8, "big"), key=self.key).digest()
        self.drawn += 1
        return self._block[offset]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others; n is from 1 to 65,536."""
        if not 1 <= n <= 65_536:
            raise ValueError(f"{n} is not from 1 to 65536")
        if n <= 256:
            limit = 256 - 256 % n
            drawn = self.byte()
            while drawn >= limit:
                drawn = self.byte()
            return drawn % n
        limit = 65_536 - 65_536 % n
        drawn = 256 * self.byte() + self.byte()
        while drawn >= limit:
            drawn = 256 * self.byte() + self.byte()
        return drawn % n

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Unknown(Exception):
    """Nobody can tell beforehand what would be drawn."""


class NoChance(Chance):
    """Nothing can be drawn from it: whoever tries has come to what is random."""

    def byte(self) -> int:
        raise Unknown
