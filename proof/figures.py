"""The figures of each part, kept as JSON in a folder that git ignores, so that a run can be continued."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "proof"
PAGE = ROOT / "docs" / "proof.md"


def commit() -> str:
    """The commit that is checked out, and whether there is more than that beside the page itself."""
    known = _git("rev-parse", "--short=12", "HEAD") or "unknown"
    changed = _git("status", "--porcelain", "--", ".", f":!{PAGE.relative_to(ROOT)}")
    return f"{known}-dirty" if changed else known


def _git(*arguments: str) -> str:
    told = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.strip()


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
