"""Runs pytest with a mistake in a module from its import on: `python -m proof.anew PATH PLACE [PYTEST ...]`.
A place of -1 is no mistake.

So mistakes are tried in code that no test runs, since it lays out tables when its module is imported.
"""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

import pytest

from .mutation import mutated_module

AS_WRITTEN = SourceFileLoader.get_code


def plant(path: Path, place: int) -> None:
    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return mutated_module(path, place) if Path(loader.path) == path else AS_WRITTEN(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    plant(Path(sys.argv[1]), int(sys.argv[2]))
    sys.exit(pytest.main(["-x", "-p", "no:cacheprovider", "-p", "no:xdist", *sys.argv[3:]]))
