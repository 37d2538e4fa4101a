"""Which engine runs: compiled, or the same modules as plain Python."""

from __future__ import annotations

from . import chance


def engine() -> str:
    return "pure" if chance.__file__.endswith(".py") else "compiled"
