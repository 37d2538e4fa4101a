"""Moves that no game should accept: plausible ones, and what is no move at all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from sandtable.core import wire


def mutations(move: Any, pool: list[Any], rng: Random) -> Iterator[dict[str, Any]]:
    """Plausible wrong moves in their plain form: one field changed, or taken from another move."""
    plain = wire.plain(move)
    for key, value in plain.items():
        if key == "type":
            continue
        for other in _changed(value, rng):
            yield {**plain, key: other}
        donors = [found for each in pool if type(found := getattr(each, key, None)) is type(value)]
        if donors:
            yield {**plain, key: wire.plain(rng.choice(donors))}


def _changed(value: Any, rng: Random) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 99, 2**70]
    if isinstance(value, str):
        return ["", value + "x"]
    if isinstance(value, list | tuple):
        values = list(value)
        if not values:
            return []
        one = rng.randrange(len(values))
        less = values[:one] + values[one + 1 :]
        changed = [[*less, other] for other in _changed(values[one], rng)[:2]]
        return [[], less, [*values, values[one]], [*values, *values], *changed]
    return []


def malformed(move: Any, several: bool) -> Iterator[tuple[Any, str]]:
    """What is no move at all, and where that should be seen; `several`: the game has more than one type."""
    yield from ((wrong, "move") for wrong in (None, 5, "Pass", b"Pass", [], {}, {"type": None}, object()))
    plain = wire.plain(move)
    yield {**plain, "type": "Fly"}, "move"
    yield {**plain, "type": 5}, "move"
    yield {**plain, "nonsense": 1}, "move"
    yield {**plain, 5: 1}, "move"
    if several:
        yield {key: value for key, value in plain.items() if key != "type"}, "move"
    yield [plain], "move"
    fields = {each.name: each for each in msgspec.structs.fields(move)}
    for key, value in plain.items():
        if key != "type":
            if fields[key].required:
                yield {each: plain[each] for each in plain if each != key}, "move"
            yield {**plain, key: {"a": 1}}, f"move.{key}"
            if not isinstance(value, float):
                yield {**plain, key: 0.5}, f"move.{key}"
            if isinstance(value, list | tuple):
                yield {**plain, key: [*value, [None]]}, f"move.{key}[{len(value)}]"
            for other in _of_another_type(value):
                yield msgspec.structs.replace(move, **{key: other}), "move"


def _of_another_type(value: Any) -> list[Any]:
    """What Python takes for a field, though its type is another."""
    if isinstance(value, bool):
        return [int(value), object()]
    if isinstance(value, int):
        return [bool(value), float(value), str(value), object()]
    if isinstance(value, list | tuple):
        return [list(value), set(value), [*value, 5], object()]
    return [5, object()]
