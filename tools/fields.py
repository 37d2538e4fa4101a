"""Writes the methods of a position that touch every field: `python tools/fields.py`.

A field is declared once, by its assignment in `__init__`. From that come `copy`, `become`, `save` and `load`,
written between two comments in the class, so that they are compiled like the rest. A test sees that they are
up to date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

SRC = Path(__file__).resolve().parents[1] / "src" / "sandtable"
FILES = [
    SRC / "nations/rules/position.py",
    SRC / "pendulum/automa/automas.py",
    SRC / "pendulum/rules/position.py",
]
BEGIN = re.compile(r"^    # By tools/fields.py from the fields above: ([a-z, ]+)\.$", re.MULTILINE)
END = "    # End of what tools/fields.py wrote.\n"
PLAIN = {"int", "bool", "str"}
WIDTH = 110


class Field(NamedTuple):
    name: str
    type: str
    given: bool
    """Whether the constructor takes it."""


def written(sources: dict[Path, str]) -> dict[Path, str]:
    """The files as they should be."""
    classes = {node.name for source in sources.values() for node, _ in _classes(source)}
    return {path: _rewrite(source, classes) for path, source in sources.items()}


_parsed = lru_cache(maxsize=8)(ast.parse)


def _classes(source: str) -> Iterator[tuple[ast.ClassDef, re.Match[str]]]:
    """The classes with such methods, and where these begin; from the end, so that one can be rewritten."""
    found = {node.name: node for node in _parsed(source).body if isinstance(node, ast.ClassDef)}
    for begins in reversed(list(BEGIN.finditer(source))):
        name = re.findall(r"^class (\w+):", source[: begins.start()], re.MULTILINE)[-1]
        yield found[name], begins


def _rewrite(source: str, classes: set[str]) -> str:
    for node, begins in _classes(source):
        after = source.index(END, begins.end())
        methods = [_METHODS[name](node.name, fields(node), classes) for name in begins[1].split(", ")]
        body = "\n".join(methods)
        source = f"{source[: begins.end()]}\n    # fmt: off\n\n{body}\n    # fmt: on\n{source[after:]}"
    return source


def fields(node: ast.ClassDef) -> list[Field]:
    init = next(each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__")
    given = {each.arg: ast.unparse(each.annotation) for each in init.args.args[1:] if each.annotation}
    found: dict[str, Field] = {}
    for each in ast.walk(init):
        target = each.targets[0] if isinstance(each, ast.Assign) else getattr(each, "target", None)
        if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name):
            continue
        value = getattr(each, "value", None)
        if isinstance(each, ast.AnnAssign):
            kind = ast.unparse(each.annotation)
        elif isinstance(value, ast.Name) and value.id in given:
            if value.id != target.attr:
                sys.exit(f"{node.name}.{target.attr}: its argument has another name")
            kind = given[target.attr]
        else:
            kind = _kind(value) or sys.exit(f"{node.name}.{target.attr} does not say its type")
        found[target.attr] = Field(target.attr, kind, target.attr in given)
    if missing := set(given) - set(found):
        sys.exit(f"{node.name}: {missing} is no field")
    return [*(found[name] for name in given), *(each for each in found.values() if not each.given)]


def _kind(value: ast.expr | None) -> str | None:
    """The type of a plain value or of a list of them."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        value = value.left
    if isinstance(value, ast.List):
        return "list[int]" if value.elts and all(map(_is_plain, value.elts)) else None
    return "int" if _is_plain(value) else None


def _is_plain(value: ast.expr | None) -> bool:
    """A number, a truth value, or a constant of another module."""
    if isinstance(value, ast.IfExp):
        return _is_plain(value.body) and _is_plain(value.orelse)
    name = getattr(value, "attr", getattr(value, "id", ""))
    return isinstance(value, ast.Constant) or name.isupper()


def _unwrapped(kind: str, outer: str) -> tuple[bool, str]:
    """Whether a type is `outer[...]` or `... | outer`, and what it is without that."""
    if kind.startswith(f"{outer}["):
        return True, kind.removeprefix(f"{outer}[").removesuffix("]")
    return kind.endswith(f" | {outer}"), kind.removesuffix(f" | {outer}")


def _copied(field: Field, classes: set[str]) -> str:
    value = f"self.{field.name}"
    shared, kind = _unwrapped(field.type, "Shared")
    many, kind = _unwrapped(kind, "list")
    optional, kind = _unwrapped(kind, "None")
    if shared or not (many or kind in classes):
        return value
    if many and (kind in classes or kind.startswith("list[")):
        return f"[each.copy() for each in {value}]"
    return f"None if {value} is None else {value}.copy()" if optional else f"{value}.copy()"


def _each(field: Field, value: str, of_one: str, classes: set[str]) -> str:
    """The value, and where it is made of parts the same `of_one` part for each."""
    many, kind = _unwrapped(_unwrapped(field.type, "Shared")[1], "list")
    optional, kind = _unwrapped(kind, "None")
    if kind not in classes:
        return value
    if many:
        return f"[{of_one.format(kind=kind, value='each')} for each in {value}]"
    one = of_one.format(kind=kind, value=value)
    return f"None if {value} is None else {one}" if optional else one


def _kept_elsewhere(field: Field, classes: set[str]) -> bool:
    """Whether a field is of a type that is not saved: whoever loads brings it."""
    return field.type.isidentifier() and field.type not in classes | PLAIN


def _made(name: str, of: list[Field], values: dict[str, str]) -> str:
    """Lines that make an object with these values."""
    given = [values[each.name] for each in of if each.given]
    rest = [f"        twin.{each.name} = {values[each.name]}" for each in of if not each.given]
    if not rest:
        return _packed(f"        return {name}(", given, ")")
    return "\n".join([_packed(f"        twin = {name}(", given, ")"), *rest, "        return twin"])


def _packed(head: str, parts: list[str], tail: str) -> str:
    """A call or list, filled up line by line."""
    if len(whole := f"{head}{', '.join(parts)}{tail}") <= WIDTH:
        return whole
    lines = [head]
    line = ""
    for part in parts:
        if line and len(line) + len(part) + 2 > WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} {part}," if line else f"            {part},"
    return "\n".join([*lines, line, f"        {tail}"])


def _copy(name: str, of: list[Field], classes: set[str]) -> str:
    return (
        f"    def copy(self) -> {name}:\n"
        + _made(name, of, {each.name: _copied(each, classes) for each in of})
        + "\n"
    )


def _become(name: str, of: list[Field], classes: set[str]) -> str:
    lines = [f"        self.{each.name} = other.{each.name}\n" for each in of]
    return f"    def become(self, other: {name}) -> None:\n{''.join(lines)}"


def _save(name: str, of: list[Field], classes: set[str]) -> str:
    kept = [each for each in of if not _kept_elsewhere(each, classes)]
    parts = [_each(each, f"self.{each.name}", "{value}.save()", classes) for each in kept]
    return "    def save(self) -> list[Any]:\n" + _packed("        return [", parts, "]") + "\n"


def _load(name: str, of: list[Field], classes: set[str]) -> str:
    brought = [each for each in of if _kept_elsewhere(each, classes)]
    values = {each.name: each.name for each in brought}
    for each in of:
        if each not in brought:
            place = f"saved[{len(values) - len(brought)}]"
            if _unwrapped(each.type, "tuple")[0]:  # JSON has lists alone.
                place = f"tuple({place})"
            values[each.name] = _each(each, place, "{kind}.load({value})", classes)
    head = "".join(f", {each.name}: {each.type}" for each in brought)
    return f"    @staticmethod\n    def load(saved: list[Any]{head}) -> {name}:\n{_made(name, of, values)}\n"


_METHODS = {"copy": _copy, "become": _become, "save": _save, "load": _load}

if __name__ == "__main__":
    for file, text in written({path: path.read_text("utf-8") for path in FILES}).items():
        file.write_text(text, "utf-8")
