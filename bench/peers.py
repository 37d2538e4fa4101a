"""Sandtable beside boardgame.io and Colyseus: rooms of four over real sockets, each server alone on its core.

The others play a game of `bench/peers` in which about as much changes in a move as in Nations; they keep it
in memory, check nothing and hide nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .figures import Figures, on_one_core, processor_seconds

FOLDER = Path(__file__).parent / "peers"
PEERS = {"boardgame.io": "boardgame", "colyseus": "colyseus"}


def install() -> None:
    """Bring the pinned packages, unless they are there."""
    wanted = (FOLDER / "package.json").read_text()
    stamp = FOLDER / "node_modules" / ".stamp"
    if not stamp.exists() or stamp.read_text() != wanted:
        npm = ["npm", "install", "--no-package-lock", "--silent", "--no-audit", "--no-fund"]
        subprocess.run([_found(npm[0]), *npm[1:]], cwd=FOLDER, env=_environment(), check=True)
        stamp.write_text(wanted)


@contextlib.contextmanager
def serving(peer: str) -> Iterator[tuple[str, int]]:
    """The port and the process of a peer's server."""
    command = [_node(), f"{PEERS[peer]}-server.mjs"]
    server = subprocess.Popen(command, cwd=FOLDER, env=_environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        on_one_core(server.pid)
        yield _port(server.stdout), server.pid
    finally:
        server.kill()
        server.wait(20)


def _port(lines: Iterable[str]) -> str:
    """The first line that is a number; before it they may tell of themselves."""
    return next(line.strip() for line in lines if line.strip().isdigit())


def measure(peer: str, port: str, process: int, rooms: int, seconds: float, pause: float) -> Figures:
    command = [_node(), f"{PEERS[peer]}-clients.mjs", port, str(rooms), str(seconds), str(pause)]
    clients = subprocess.Popen(command, cwd=FOLDER, env=_environment(), stdout=subprocess.PIPE, text=True)
    assert clients.stdout
    used = 0.0
    for line in clients.stdout:
        if line in ("begin\n", "end\n"):
            used = processor_seconds(process) - used
        else:
            return _figures(json.loads(line), used, seconds)
    raise SystemExit(f"the clients of {peer} broke")


def _figures(found: Any, used: float, seconds: float) -> Figures:
    figures = Figures()
    figures.waits, figures.shown, figures.bytes = found["waits"], found["shown"], found["bytes"]
    figures.used, figures.counted = used, (0.0, seconds)
    return figures


def _node() -> str:
    """Node.js itself: what is on the path may be a program that starts it."""
    command = [_found("node"), "-p", "process.execPath"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _found(program: str) -> str:
    found = shutil.which(program, path=_environment()["PATH"])
    if not found:
        raise SystemExit(f"there is no {program}: `make setup` brings it")
    return found


def _environment() -> dict[str, str]:
    """With the Node.js that PyPI brings."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NODE_ENV": "production"}
