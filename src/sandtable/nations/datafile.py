"""Reading component values from a TOML file: `data.toml` here, or one of a player's own."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from ..core import wire
from ..core.errors import BadInput, Fact, trouble
from .data import AnyTile, ChitCount, Data, Die, EventTile, Start

Facts = dict[str, Fact]

_LISTS: dict[str, Any] = {"dice": Die, "chits": ChitCount, "events": EventTile, "tiles": AnyTile}
_HEADER = re.compile(r"\s*\[+\s*(\w+)\s*\]+")
_FIELD = re.compile(r"\s*(\w+)\s*=")


class _File:
    """The text of the file, to say where in it a value stands."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines: dict[tuple[str, int, str], int] = {}
        """(table, which one of that name, field) to line; the field is empty for the header."""
        table, number, seen = "", 0, Counter[str]()
        for line, content in enumerate(text.splitlines(), 1):
            if header := _HEADER.match(content):
                table = header[1]
                number = seen[table]
                seen[table] += 1
                self.lines[table, number, ""] = line
            elif field := _FIELD.match(content):
                self.lines.setdefault((table, number, field[1]), line)

    def refuse(self, table: str, number: int, field: str, message: str, facts: Facts) -> NoReturn:
        named = field or str(facts.get("field", ""))
        line = self.lines.get((table, number, named)) or self.lines.get((table, number, "")) or 1
        where = f"{table}.{field}" if field else table
        raise BadInput(f"{self.name}:{line}, {where}", message, **facts)


def read(text: str, name: str) -> Data:
    """Read values, or raise `BadInput` that names the line and the field."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(name, str(error)) from None
    file = _File(text, name)
    for table, kind in {"start": Start, **_LISTS}.items():
        if table not in plain:
            raise BadInput(name, "no-table", table=table)
        listed = plain[table] if table in _LISTS else [plain[table]]
        if not isinstance(listed, list):
            file.refuse(table, 0, "", "no-list", {"table": table})
        for number, each in enumerate(listed):
            try:
                wire.convert(each, kind, "")
            except BadInput as error:
                field = error.where.lstrip(".").split(".")[0].split("[")[0]
                file.refuse(table, number, field, error.message, error.facts)
    for table in plain:
        if table not in ("start", *_LISTS):
            file.refuse(table, 0, "", "unknown-table", {})
    try:
        data: Data = wire.convert(plain, Data, "")
    except BadInput as error:
        file.refuse(error.where.lstrip(".").split(".")[0], 0, "", error.message, error.facts)
    if flaw := find_flaw(data):
        file.refuse(*flaw)
    return data


@cache
def standard() -> Data:
    """The values that come with the program."""
    return read(files(__package__).joinpath("data.toml").read_text("utf-8"), "data.toml")


def read_file(path: str | Path) -> Data:
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(str(path), "cannot-read", reason=trouble(error)) from None
    return read(text, str(path))


class Flaw(NamedTuple):
    table: str
    number: int
    field: str
    message: str
    facts: Facts

    @property
    def where(self) -> str:
        place = f"{self.table}[{self.number}]" if self.table in _LISTS else self.table
        return f"{place}.{self.field}" if self.field else place


def find_flaw(data: Data) -> Flaw | None:
    """What the rules cannot do without; all else `check.py` judges."""
    seen: set[str] = set()
    for table, values in (
        ("start", data.start.developments),
        ("events", data.events),
        ("tiles", data.tiles),
    ):
        for number, value in enumerate(values):
            if value.id in seen:
                field = "developments" if table == "start" else "id"
                which = 0 if table == "start" else number
                return Flaw(table, which, field, "there-already", {"id": value.id})
            seen.add(value.id)
    colours: set[str] = set()
    for number, die in enumerate(data.dice):
        if die.colour in colours:
            return Flaw("dice", number, "colour", "there-already", {"id": die.colour})
        colours.add(die.colour)
    for age in (1, 2, 3, 4):
        for table, ages, least in (
            ("events", [event.age for event in data.events], 1),
            ("tiles", [tile.age for tile in data.tiles], 12),
        ):
            if (count := ages.count(age)) < least:
                facts: Facts = {"age": age, "count": count, "table": table, "least": least}
                return Flaw(table, max(len(ages) - 1, 0), "", "too-few", facts)
    return None
