"""Marks fields of a position that its copies share; see tools/fields.py."""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")
Shared = Annotated[T, "Never changed in place."]
