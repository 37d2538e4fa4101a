"""A Chromium for the tests: one that is there, else Playwright's own, else Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def _installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _run(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=600, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def launch(playwright: Playwright) -> Browser:
    path = _installed()
    if path is None and not Path(playwright.chromium.executable_path).exists():
        fetched = _run(sys.executable, "-m", "playwright", "install", "chromium")
        if not fetched and os.geteuid() == 0:
            _run("apt-get", "update")
            _run("apt-get", "install", "-y", "--no-install-recommends", "chromium")
            path = _installed()
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
