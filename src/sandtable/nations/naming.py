"""What tiles and events are called: by the catalogues, unless the table's own data names them otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..core import text
from .data import AnyTile, Data, EventTile, StartDevelopment
from .datafile import standard

Named = AnyTile | EventTile | StartDevelopment


def named(data: Data) -> Iterable[Named]:
    """Everything with a name."""
    return (*data.start.developments, *data.tiles, *data.events)


@cache
def standard_names() -> dict[str, str]:
    return {each.id: each.name for each in named(standard())}


def own_names(data: Data) -> dict[str, str]:
    """The names that no catalogue has, by id."""
    return {each.id: each.name for each in named(data) if _is_own(each)}


def message(tile: Named) -> str:
    """`tile-ID`, to be found in the catalogues; the name itself where it is the table's own."""
    return tile.name if _is_own(tile) else f"tile-{tile.id}"


def tile_name(tile: Named, language: str = text.FALLBACK) -> str:
    return text.find(f"nations-{message(tile)}", language) or tile.name


def nation_name(nation: str, language: str = text.FALLBACK) -> str:
    """By the catalogues, or as the table's own data has it."""
    return text.find(f"nations-nation-{nation.lower()}", language) or nation


def _is_own(tile: Named) -> bool:
    return standard_names().get(tile.id) != tile.name
