"""A real server in a process of its own, that can be stopped and started again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180


class Server:
    def __init__(self, folder: Path, module: str = "sandtable", **environment: str) -> None:
        self._environment = environment
        self._folder = folder
        self.database = folder / "tables.db"
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        limits = (
            "tables_an_hour",
            "requests_a_second",
            "requests_at_once",
            "messages_a_second",
            "connections",
        )
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", self._module, "serve"),
                    *("--port", str(self.port), "--database", str(self.database)),
                    *("--pace", "1", "--countdown", "100"),
                    *(part for limit in limits for part in ("--limit", f"{limit}=100000")),
                ],
                cwd=ROOT,
                env=os.environ | self._environment,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
                return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError((self._folder / "server.log").read_text())

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
