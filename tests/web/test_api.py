"""Schemathesis against the HTTP API: whatever it sends, the answer is one that the description knows."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .server import PATIENCE, Server


def test_schemathesis_finds_nothing(server: Server) -> None:
    tool = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    if tool is None:
        pytest.skip("schemathesis is not installed: `make test` does so, from requirements/api.txt")
    done = subprocess.run(
        [
            tool,
            "run",
            f"{server.address}/api/openapi/openapi.json",
            "--checks=not_a_server_error,content_type_conformance,response_headers_conformance",
            "--max-examples=12",
            "--phases=examples,coverage,fuzzing",
            "--seed=1",
            "--no-color",
        ],
        capture_output=True,
        text=True,
        timeout=15 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
