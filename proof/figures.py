"""The figures of each part, kept as JSON in a folder that git ignores, so that a run can be continued."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "proof"


def commit() -> str:
    """The commit that is checked out, and whether there is more than that."""
    told = subprocess.run(
        ["git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def keep(part: str, figures: dict[str, Any]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    whole = {"commit": commit(), "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()), **figures}
    path = FOLDER / f"{part}.json"
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n")
    fresh.replace(path)


def kept(part: str) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads((FOLDER / f"{part}.json").read_text())
    except FileNotFoundError:
        return None
    return found
