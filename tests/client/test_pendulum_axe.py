"""No screen of Pendulum has a barrier that axe can find, in either theme, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.client.axe import violations
from tests.client.conftest import Open
from tests.client.pendulum_player import ACT, CHOICE, COUNCIL, LEGAL, OVER, PendulumPlayer
from tests.client.server import Server

Keep = Callable[[Page, str], None]
UNTIMED = {"untimed": [1, 2, 3, 4]}

themes = pytest.mark.parametrize("theme", ["light", "dark"])
sizes = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


class Inspected(PendulumPlayer):
    def __init__(self, page: Page, keep: Keep, place: str) -> None:
        super().__init__(page)
        self._keep = keep
        self._place = place

    def check(self, name: str) -> None:
        self._keep(self.page, f"pendulum-{name}-{self._place}")
        assert violations(self.page) == [], name


@pytest.fixture
def inspected(open_page: Open, fast: Server, keep: Keep, theme: str, phone: bool) -> Inspected:
    page = open_page(base_url=fast.address, phone=phone, color_scheme=theme)
    return Inspected(page, keep, f"{'phone' if phone else 'desktop'}-{theme}")


@themes
@sizes
def test_a_match(inspected: Inspected, phone: bool) -> None:
    page = inspected.page
    inspected.quick_start(seats=2, options=UNTIMED)
    inspected.play_until(LEGAL)
    inspected.check("opening")
    inspected.play_until(ACT)
    inspected.check("board")
    if phone:
        for tab in ("Mat", "Rivals", "Council", "Log", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=tab).click()
            inspected.check(tab.lower())
    inspected.play_until(f"{CHOICE}, {COUNCIL}")
    inspected.check("choice")
    inspected.play_until(f"{COUNCIL} [data-take]")
    inspected.check("reward")
    inspected.play_until("[data-say=Ready]:not([data-council] *)")
    inspected.check("placing")
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Paused by")).to_be_visible()
    inspected.check("pause")


@themes
@sizes
def test_alone(inspected: Inspected) -> None:
    inspected.quick_start(
        kind="solo", bot=None, options={"tempo": 0.005, "automa": "C", "foreshadowing": True}
    )
    inspected.play_until(ACT)
    inspected.check("solo")
    inspected.play_until(OVER)
    expect(inspected.page.get_by_role("heading", name="Tracks over time")).to_be_visible()
    inspected.check("result")


@themes
@sizes
def test_setting_up(inspected: Inspected) -> None:
    inspected.page.goto("/new/pendulum")
    inspected.page.get_by_role("button", name="Make the table").wait_for()
    inspected.check("set-up")
