"""A PostgreSQL of the tests' own, on a socket in a folder of theirs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.parts import postgresql

from .program import Program


class Postgres(Program):
    """An empty database of its own."""

    def __init__(self) -> None:
        place = postgresql()
        assert place is not None
        super().__init__("pg")
        self._data = self.folder / "data"
        self.address = f"postgresql://sandtable@/postgres?host={self.folder}"
        user: list[str] = []
        if os.geteuid() == 0:
            name = max({"postgres", "nobody"} & {each.pw_name for each in pwd.getpwall()})
            user = ["runuser", "-u", name, "--"]
            shutil.chown(self.folder, name)
        initdb = [f"{place}/initdb", "-D", str(self._data), "-U", "sandtable", "--auth=trust", "--no-sync"]
        self._call(*user, *initdb)
        log = str(self.folder / "log")
        self._control = [*user, f"{place}/pg_ctl", "-D", str(self._data), "-l", log, "-w"]

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._call(*self._control, "-o", options, "start")

    def stop(self) -> None:
        """As in a power cut: no connection is closed in order."""
        if (self._data / "postmaster.pid").exists():
            self._call(*self._control, "-m", "immediate", "stop")

    def processes(self) -> list[int]:
        first = (self._data / "postmaster.pid").read_text().split()[0]
        return [int(first), *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def _call(self, *command: str) -> None:
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder
        )


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh, empty database."""
    with Postgres() as running:
        yield running.address
