"""Every field of a position is copied, saved, loaded and wound back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import load_record
from sandtable.pendulum.rules.position import Position
from tools import fields

from ..golden.ends import FOLDER

SOURCES = {path: path.read_text("utf-8") for path in fields.FILES}
NAMES = ("pendulum-clashes", "pendulum-solo-foreshadowed", "nations-3-players")
SHARED = {"durations", "base", "newer", "box", "stacks", "event_stacks"}
"""Never changed in place."""


def names(thing: Any) -> tuple[str, ...]:
    """All attributes, whether compiled or not."""
    return getattr(type(thing), "__mypyc_attrs__", None) or tuple(vars(thing))


def all_of(thing: Any) -> Any:
    """A position as nested plain values, found without the methods that are tested."""
    if isinstance(thing, list | tuple):
        return [all_of(each) for each in thing]
    if type(thing).__name__ in ("Position", "Player", "Past", "Automas"):
        return {name: all_of(getattr(thing, name)) for name in names(thing)}
    return thing


def lists_in(thing: Any) -> set[int]:
    """All lists that belong to a position and may change."""
    if isinstance(thing, list):
        return {id(thing), *(number for each in thing for number in lists_in(each))}
    if type(thing).__name__ in ("Position", "Player", "Past", "Automas"):
        own = [getattr(thing, name) for name in names(thing) if name not in SHARED]
        return {number for each in own for number in lists_in(each)}
    return set()


def positions(name: str) -> list[tuple[Any, Any]]:
    match = load_record(FOLDER / f"{name}.json")
    past = [match.seek(number) for number in range(0, len(match.record.entries), 40)]
    return [(match.game, each.position) for each in past]


def test_the_methods_are_those_of_the_fields() -> None:
    assert fields.written(SOURCES) == SOURCES, "run `python tools/fields.py`"


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_or_shared(name: str) -> None:
    for game, position in positions(name):
        twin = position.copy()
        assert all_of(twin) == all_of(position)
        assert not lists_in(twin) & lists_in(position)
        assert all_of(game.load(game.save(position))) == all_of(position)


def test_winding_back_takes_every_field_over() -> None:
    (_, first), *_, (_, last) = positions("pendulum-clashes")
    position: Position = first.copy()
    position.become(last)
    assert all_of(position) == all_of(last)


@pytest.mark.parametrize("path", fields.FILES, ids=lambda path: path.parts[-3])
def test_a_field_that_is_added_or_dropped_shows(path: Any) -> None:
    source = SOURCES[path]
    planted = source.replace("    ) -> None:\n", "    ) -> None:\n        self.planted = 0\n")
    planted = re.sub(r"(def __init__\(.*\) -> None:\n)", r"\1        self.planted = 0\n", planted)
    after = fields.written({**SOURCES, path: planted})[path]
    for line in ("twin.planted = self.planted", "self.planted = other.planted", "self.planted,"):
        assert line in after or (line.startswith("self.planted = ") and "def become" not in source)
    dropped = list(without_a_field(source))
    assert len(dropped) > 20
    for each in dropped:
        assert fields.written({**SOURCES, path: each})[path] == source


def without_a_field(source: str) -> Iterator[str]:
    """The source with one field missing in one of the methods that copy, wind back, save and load."""
    for written in re.finditer(rf"{fields.BEGIN.pattern}.*?^{fields.END}", source, re.M | re.S):
        field = r"^ +(?:twin\.\w+ = |self\.\w+ = other\.).*\n|(?<=[\[( ])self\.\w+(?:\.copy\(\))?, "
        for each in re.finditer(field, written[0], re.M):
            at = written.start() + each.start()
            yield source[:at] + source[at + len(each[0]) :]
