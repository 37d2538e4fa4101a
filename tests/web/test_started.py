"""How a server starts and stops, and what a host reads about it: the first line, the log, the metrics."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from sandtable.core.engine import engine
from sandtable.live.acts import Acts
from sandtable.live.directory import Directory
from sandtable.live.storage import Storage
from sandtable.web.app import create
from sandtable.web.settings import Settings

from .server import PATIENCE, Server


def test_the_start_tells_version_engine_database_and_address(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    command = [sys.executable, "-m", "sandtable", "serve", "--port=0", f"--database={database}", "--log=json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        started = json.loads(process.stdout.readline())
        process.terminate()
        process.wait(PATIENCE)
    assert (started["version"], started["engine"]) == (version("sandtable"), engine())
    assert started["database"] == str(database)
    assert started["address"].startswith("http://127.0.0.1:")


def test_a_line_of_json_for_what_was_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db", "--hosts=tables.example") as server:
        assert server.request("GET", "/api/tables", None, {"host": "evil.example"})[0] == 421
        (line,) = server.stop().splitlines()
    assert "evil.example" in line
    with Server(tmp_path / "x.db", "--hosts=tables.example", "--log=json", "--address=http://a.b") as server:
        server.request("GET", "/api/tables", None, {"host": "evil.example"})
        (line,) = server.stop().splitlines()
    assert "evil.example" in json.loads(line)["message"]


def test_metrics_are_for_those_whom_the_host_names(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db", generous=False) as server:
        assert server.request("GET", "/metrics")[0] == 404
    with Server(tmp_path / "x.db", "--metrics=127.0.0.1, 10.0.0.0/8", "--proxy=127.0.0.1") as server:
        assert server.request("GET", "/metrics")[0] == 200
        for address, status in (("10.1.2.3", 200), ("192.0.2.1", 404)):
            assert server.request("GET", "/metrics", None, {"x-forwarded-for": address})[0] == status


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_database_stays_open_until_all_that_reads_it_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A query that is cut off twice, by the stop and at the end of the loop, may never end."""
    steps: list[str] = []
    stopped = asyncio.Event()
    stop, close = Directory.stop, Storage.close

    async def run(acts: Acts) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await stopped.wait()
            steps.append("a query ends")

    async def stopping(tables: Directory) -> None:
        await stop(tables)
        stopped.set()

    async def closing(storage: Storage) -> None:
        steps.append("the database closes")
        await close(storage)

    async def start_and_stop() -> None:
        async with create(Settings(database=str(tmp_path / "x.db"))).app.lifespan():
            await asyncio.sleep(0)  # So that it runs.

    monkeypatch.setattr(Acts, "run", run)
    monkeypatch.setattr(Directory, "stop", stopping)
    monkeypatch.setattr(Storage, "close", closing)
    asyncio.run(start_and_stop())
    assert steps == ["a query ends", "the database closes"]
