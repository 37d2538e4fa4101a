"""How a field of a position says that its copies share it: see tools/fields.py."""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")
Shared = Annotated[T, "Never changed in place."]
