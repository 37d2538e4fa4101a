"""What can be got at from an object, to see that it holds no secret."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any


def within_reach(root: Any) -> Iterator[Any]:
    """Everything that can be got at from an object, but not through modules, classes and functions."""
    closed = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
    plain = (list, tuple, dict, set, frozenset)
    seen: dict[int, Any] = {}
    waiting = [root]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, closed):
            continue
        seen[id(each)] = each
        yield each
        if isinstance(each, str | bytes | int | float):
            continue
        waiting += gc.get_referents(each)
        if type(each) in plain:
            continue
        waiting += getattr(each, "__dict__", {}).values()
        for kind in type(each).__mro__:
            for name in (*kind.__dict__.get("__slots__", ()), *kind.__dict__.get("__mypyc_attrs__", ())):
                if name not in ("__dict__", "__weakref__"):
                    waiting.append(getattr(each, name, None))


def knows(root: Any, secrets: list[bytes]) -> bool:
    """Whether any of the secrets is in reach, as bytes or in hexadecimal."""
    for each in within_reach(root):
        if isinstance(each, bytes | bytearray) and any(secret in each for secret in secrets):
            return True
        if isinstance(each, str) and any(secret.hex() in each for secret in secrets):
            return True
    return False
