"""A PostgreSQL of the tests' own, on a socket in a folder of theirs."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from glob import glob
from pathlib import Path


@cache
def binaries() -> Path | None:
    """Where initdb and postgres are; as root they are installed if need be."""
    found = _find()
    if found is None and _is_root() and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-qq", *command], check=False, env=environment, capture_output=True)
        found = _find()
    return found


def _find() -> Path | None:
    places = [*sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    if shutil.which("initdb"):
        places.append(str(Path(str(shutil.which("initdb"))).parent))
    return next((Path(place) for place in places if (Path(place) / "initdb").exists()), None)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh, empty database."""
    place = binaries()
    assert place is not None
    folder = Path(tempfile.mkdtemp(prefix="st-pg-", dir="/tmp"))
    user = ["runuser", "-u", "postgres", "--"] if _is_root() else []
    if _is_root():
        shutil.chown(folder, "postgres")
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
