from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.client.chromium import PATIENCE, launch
from tests.client.layout import PICTURES
from tests.client.server import Server

SCREENS = Path(__file__).parent / "screens"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with sand as fast as a test wants it, and bots to match."""
    running = Server(tmp_path_factory.mktemp("fast"), "tests.client.fast_sandtable")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            found = launch(playwright)
        except SystemExit as error:
            pytest.fail(str(error), pytrace=False)
        yield found
        found.close()


def complains(said: ConsoleMessage) -> bool:
    return said.type in ("error", "warning") and "blocked by Playwright" not in said.text


@pytest.fixture
def console() -> list[str]:
    """What the pages of a test complained about; a test that expects something takes it out."""
    return []


@pytest.fixture
def open_page(browser: Browser, server: Server, console: list[str]) -> Iterator[Open]:
    """Opens a page for a new person, or for a known one in a given context."""
    contexts: list[BrowserContext] = []

    def open_one(
        path: str = "/", *, phone: bool = False, context: BrowserContext | None = None, **more: Any
    ) -> Page:
        if context is None:
            size: Any = PHONE if phone else DESKTOP
            shape = {"viewport": size, "has_touch": phone, "is_mobile": phone, "reduced_motion": "reduce"}
            # What it keeps for a time without a network costs a third of each page more; some tests allow it.
            shape["service_workers"] = "block"
            context = browser.new_context(**{"base_url": server.address, **shape, **more})
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: console.append(said.text) if complains(said) else None)
        page.on("pageerror", lambda error: console.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert console == []


@pytest.fixture
def keep() -> Callable[[Page, str], None]:
    """Keeps a picture of the page to look at, if SANDTABLE_PICTURES=1 asks for it."""

    def shoot(page: Page, name: str) -> None:
        if PICTURES:
            SCREENS.mkdir(exist_ok=True)
            page.screenshot(path=SCREENS / f"{name}.png")

    return shoot
