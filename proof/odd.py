"""Values, moves and messages that nobody would send."""

from __future__ import annotations

from random import Random
from typing import Any

ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 5, 8, 99, 2**31, 2**63, 10**25, 1.5, "", "x", "purple", "\x00",
    "é" * 50, [], {}, [[]], [0], [0, 1], ["x"], {"a": 1},
]  # fmt: skip


def made(definitions: dict[str, Any], name: str, rng: Random) -> dict[str, Any]:
    """An object of this type of a JSON Schema, with fields that hold anything."""
    fields = definitions[name].get("properties", {})
    return {"type": name, **{field: rng.choice(ODD) for field in fields if field != "type"}}


def tagged(definitions: dict[str, Any]) -> list[str]:
    """The types that name themselves."""
    return [name for name, each in definitions.items() if "type" in each.get("properties", {})]
