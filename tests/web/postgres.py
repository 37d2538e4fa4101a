"""A PostgreSQL of the tests' own, on a socket in a folder of theirs."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.parts import postgresql


class Postgres:
    """An empty database of its own."""

    def __init__(self) -> None:
        place = postgresql()
        assert place is not None
        self._folder = Path(tempfile.mkdtemp(prefix="st-pg-", dir="/tmp"))
        self._data = self._folder / "data"
        self.address = f"postgresql://sandtable@/postgres?host={self._folder}"
        user: list[str] = []
        if os.geteuid() == 0:
            name = max({"postgres", "nobody"} & {each.pw_name for each in pwd.getpwall()})
            user = ["runuser", "-u", name, "--"]
            shutil.chown(self._folder, name)
        initdb = [f"{place}/initdb", "-D", str(self._data), "-U", "sandtable", "--auth=trust", "--no-sync"]
        self._call(*user, *initdb)
        log = str(self._folder / "log")
        self._control = [*user, f"{place}/pg_ctl", "-D", str(self._data), "-l", log, "-w"]

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self._folder} -c fsync=off"
        self._call(*self._control, "-o", options, "start")

    def stop(self) -> None:
        """As in a power cut: no connection is closed in order."""
        if (self._data / "postmaster.pid").exists():
            self._call(*self._control, "-m", "immediate", "stop")

    @contextmanager
    def stopped(self) -> Iterator[None]:
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All its processes stand still."""
        pids = self.processes()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def processes(self) -> list[int]:
        first = (self._data / "postmaster.pid").read_text().split()[0]
        return [int(first), *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def _call(self, *command: str) -> None:
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self._folder
        )


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh, empty database."""
    with Postgres() as running:
        yield running.address
