"""A NATS server of the tests' own."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.ports import free_port

from .program import Program
from .server import PATIENCE

PROGRAM = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")


class Nats(Program):
    def __init__(self) -> None:
        super().__init__("nats")
        self.address = ""
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert PROGRAM is not None
        folder = str(self.folder)
        command = [PROGRAM, "-js", "-a", "127.0.0.1", "-p", str(self._port), "-sd", folder]
        command += ["--ports_file_dir", folder]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        ports = self.folder / f"{Path(PROGRAM).name}_{self._process.pid}.ports"
        deadline = time.monotonic() + PATIENCE
        while not (ports.exists() and ports.read_text()):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        self.address = json.loads(ports.read_text())["nats"][0]

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def processes(self) -> list[int]:
        return [] if self._process is None else [self._process.pid]
