"""Starts the Chromium of the tests. They find it; `tools/parts.py` installs it before them."""

from __future__ import annotations

from playwright.sync_api import Browser, Playwright, expect

from tools.parts import chromium

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000
"""Milliseconds for whatever is waited for: enough on a machine that is busy with something else."""
MISSING = "No Chromium was found that starts: `make test` or `.venv/bin/python tools/parts.py` installs one."


def launch(playwright: Playwright) -> Browser:
    path = chromium(playwright.chromium.executable_path)
    if path is None:
        raise SystemExit(MISSING)
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
