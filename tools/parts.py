"""What the tests need of the machine beside the packages: Chromium, fonts, PostgreSQL, nginx, Caddy.

The tests find these parts; `make test` installs what is missing, once, before them.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from glob import glob
from pathlib import Path

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The shell first: it has no windows, and does the same with two thirds of the work."""
FONTS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")
PATIENCE = 900
"""Seconds for one step of an installation, a lock of the package manager included."""

NO_CHROMIUM = """No Chromium was found that starts; the browser tests need one.
Do one of these, then run `make test` again:
  - install Chromium or Google Chrome (Debian, as root:
    apt-get install chromium-headless-shell fonts-dejavu-core);
  - .venv/bin/playwright install chromium, which needs no root (HTTPS_PROXY names a proxy,
    PLAYWRIGHT_DOWNLOAD_HOST a mirror); if libraries are missing then, as root:
    .venv/bin/playwright install-deps chromium.
`make check` does without a browser."""


class Failed(Exception):
    """Why something could not be installed."""


# Finding


def chromium(own: str | None = None) -> str | None:
    """A Chromium that starts: the machine's, or the one that Playwright keeps at `own`."""
    for path in filter(None, map(shutil.which, BROWSERS)):
        if trouble(path) is None:
            return path
    own = own or playwrights_own()
    return own if trouble(own) is None else None


def playwrights_own() -> str:
    """Where Playwright keeps its Chromium, whether it is there or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def trouble(browser: str) -> str | None:
    """Why it does not start. Some systems have a placeholder under the name, and libraries may be missing."""
    try:
        done = subprocess.run([browser, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return None if done.returncode == 0 else end_of(done.stderr or done.stdout)


def fonts() -> bool:
    folders = [Path(each).expanduser() for each in FONTS]
    kinds = (".ttf", ".otf", ".ttc", ".pfb")
    return sys.platform == "darwin" or any(
        path.suffix in kinds for folder in folders for path in folder.rglob("*")
    )


def postgresql() -> Path | None:
    """The folder of initdb and pg_ctl."""
    debians = sorted(glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True)
    found = next(iter(debians), None) or shutil.which("initdb")
    return Path(found).parent if found else None


def nginx() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def caddy() -> str | None:
    return shutil.which("caddy")


# Installing


def run(*command: str) -> None:
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(str(error)) from None
    if done.returncode:
        raise Failed(end_of(done.stdout))


def end_of(output: str) -> str:
    """What a program said last, without the places in its own code."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return "\n".join([line for line in lines if not line.startswith("at ")][-8:]) or "it said nothing"


def debian(*packages: str) -> None:
    if not shutil.which("apt-get"):
        raise Failed("there is no apt-get")
    if os.geteuid() != 0:
        raise Failed(f"only root can: apt-get install {' '.join(packages)}")
    said = ""
    try:
        update()
    except Failed as error:
        said = f"{error}\n"
    wait = f"DPkg::Lock::Timeout={PATIENCE // 2}"
    try:
        run("apt-get", "-qq", "-o", wait, "install", "-y", "--no-install-recommends", *packages)
    except Failed as error:
        raise Failed(f"{said}{error}") from None


def update() -> None:
    """apt-get waits for others when it installs, but not when it updates its lists."""
    until = time.monotonic() + PATIENCE / 2
    while True:
        try:
            return run("apt-get", "-qq", "update")
        except Failed as error:
            if "Could not get lock" not in str(error) or time.monotonic() > until:
                raise
        time.sleep(2)


def download() -> None:
    """Playwright's own Chromium, and as root the libraries it needs."""
    run(sys.executable, "-m", "playwright", "install", "chromium")
    if trouble(playwrights_own()) is not None and os.geteuid() == 0:
        run(sys.executable, "-m", "playwright", "install-deps", "chromium")
    if said := trouble(playwrights_own()):
        raise Failed(f"it was downloaded and does not start: {said}")


def install(part: str, there: Callable[[], object], *ways: tuple[str, Callable[[], None]]) -> bool:
    """Try one way after the other until the part is there, and tell of all that failed."""
    errors = []
    for name, way in ways:
        if there():
            return True
        print(f"==> installing {part}: {name}", flush=True)
        try:
            way()
        except Failed as error:
            errors.append(f"{name}: {error}")
    if there():
        return True
    print(f"==> {part} could not be installed", *errors, sep="\n", file=sys.stderr, flush=True)
    return False


def main() -> int:
    lock = Path(tempfile.gettempdir()) / f"sandtable-parts-{os.geteuid()}.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        browser = install(
            "Chromium for the browser tests",
            chromium,
            ("Playwright's own", download),
            ("Debian's package", lambda: debian("chromium-headless-shell", "fonts-dejavu-core")),
            ("Debian's larger package", lambda: debian("chromium", "fonts-dejavu-core")),
        )
        if not browser:
            print(NO_CHROMIUM, file=sys.stderr)
            return 1
        if not install("fonts", fonts, ("Debian's package", lambda: debian("fonts-dejavu-core"))):
            print("The browser tests measure text: without fonts some of them may fail.", file=sys.stderr)
        if not install(
            "PostgreSQL for its tests", postgresql, ("Debian's package", lambda: debian("postgresql"))
        ):
            print("The tests on PostgreSQL will not be run.", file=sys.stderr)
        if not install("nginx for its test", nginx, ("Debian's package", lambda: debian("nginx"))):
            print("The test behind nginx will not be run.", file=sys.stderr)
        if not install("Caddy for its test", caddy, ("Debian's package", lambda: debian("caddy"))):
            print("The test behind Caddy will not be run.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
