"""A NATS server of the tests' own."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .server import PATIENCE

PROGRAM = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")


class Nats:
    def __init__(self) -> None:
        self.address = ""
        self._port = -1
        """Any that is free, and the same one after a stop."""
        self._folder = tempfile.mkdtemp(prefix="st-nats-", dir="/tmp")
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Nats:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        assert PROGRAM is not None
        command = [PROGRAM, "-js", "-a", "127.0.0.1", "-p", str(self._port), "-sd", self._folder]
        command += ["--ports_file_dir", self._folder]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        ports = Path(self._folder, f"{Path(PROGRAM).name}_{self._process.pid}.ports")
        deadline = time.monotonic() + PATIENCE
        while not (ports.exists() and ports.read_text()):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        self.address = json.loads(ports.read_text())["nats"][0]
        self._port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    @contextmanager
    def stopped(self) -> Iterator[None]:
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It stands still."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)
