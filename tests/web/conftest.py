"""Servers that several tests share, and the databases under them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.parts import postgresql

from .postgres import postgres
from .server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not mind what others do to it."""
    with Server(tmp_path_factory.mktemp("shared") / "tables.db") as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    if postgresql() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres() as address:
        yield address
