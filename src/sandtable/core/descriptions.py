"""What classes say about their fields, for JSON Schemas: the string after a field in the source."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec


@cache
def fields_of(kind: type) -> dict[str, str]:
    """The description of each field that has one, also of inherited ones."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            found |= _written(each)
    return found


def _written(kind: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(after.value.value)
        for field, after in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    }


def describe(definitions: dict[str, Any], kinds: Iterable[type]) -> None:
    """Put the descriptions of these classes into a schema that defines them by name."""
    for kind in kinds:
        for name, part in definitions.get(kind.__name__, {}).get("properties", {}).items():
            if description := fields_of(kind).get(name):
                part.setdefault("description", description)


def structs_in(*kinds: Any) -> set[type]:
    """All msgspec classes that these types are made of."""
    found: set[type] = set()
    seen: set[int] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, msgspec.inspect.StructType):
            found.add(each.cls)
            waiting += [field.type for field in each.fields]
        else:
            for part in msgspec.structs.asdict(each).values():
                waiting += [
                    inner
                    for inner in (part if isinstance(part, tuple) else (part,))
                    if isinstance(inner, msgspec.inspect.Type)
                ]
    return found
