"""A PostgreSQL of the tests' own, on a socket in a folder of theirs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.parts import postgresql


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh, empty database."""
    place = postgresql()
    assert place is not None
    folder = Path(tempfile.mkdtemp(prefix="st-pg-", dir="/tmp"))
    user: list[str] = []
    if os.geteuid() == 0:
        name = max({"postgres", "nobody"} & {each.pw_name for each in pwd.getpwall()})
        user = ["runuser", "-u", name, "--"]
        shutil.chown(folder, name)
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "cwd": folder}
    try:
        initdb = [f"{place}/initdb", "-D", str(data), "-U", "sandtable", "--auth=trust", "--no-sync"]
        subprocess.run([*user, *initdb], check=True, **quiet)  # type: ignore[call-overload]
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        control = [*user, f"{place}/pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-w"]
        subprocess.run([*control, "-o", options, "start"], check=True, **quiet)  # type: ignore[call-overload]
        try:
            yield f"postgresql://sandtable@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
