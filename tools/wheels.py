"""Makes a wheel with the compiled engine for each CPython from 3.11 on that this machine has."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAST = (3, 11)
UV = str(Path(sysconfig.get_path("scripts")) / "uv")


def pythons() -> dict[str, str]:
    """Their programs by version, one of each."""
    listed = subprocess.run(
        [UV, "python", "list", "--only-installed", "--output-format", "json"],
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, str] = {}
    for each in json.loads(listed.stdout):
        parts = each["version_parts"]
        version = (parts["major"], parts["minor"])
        usual = each["implementation"] == "cpython" and each.get("variant", "default") == "default"
        if usual and version >= LEAST and has_headers(each["path"]):
            found.setdefault(f"{version[0]}.{version[1]}", each["path"])
    return found


def has_headers(python: str) -> bool:
    code = (
        "import pathlib, sysconfig; print(pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists())"
    )
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() == "True"


def main(folder: str) -> int:
    found = pythons()
    if not found:
        print("No CPython from 3.11 on was found that has its C headers.", file=sys.stderr)
        return 1
    for version, program in sorted(found.items()):
        print(f"==> a wheel for Python {version}", flush=True)
        subprocess.run(
            [UV, "build", "--quiet", "--wheel", "--python", program, "--out-dir", folder, str(ROOT)],
            check=True,
            env={**os.environ, "SANDTABLE_COMPILE": "1"},
        )
    for wheel in sorted(Path(folder).glob("*.whl")):
        print(wheel)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
