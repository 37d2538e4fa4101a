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
CHOICE_AT_BOARD = f":is({CHOICE}):not({COUNCIL} *)"
PLACING = f"[data-say=Ready]:not({COUNCIL} *)"

themes = pytest.mark.parametrize("theme", ["light", "dark"])
sizes = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


class Inspected(PendulumPlayer):
    def __init__(self, page: Page, keep: Keep, place: str) -> None:
        super().__init__(page)
        self._keep = keep
        self._place = place

    def check(self, name: str, shown: str) -> None:
        """On the screen of a match that shows this."""
        expect(self.page.locator(shown).first).to_be_visible()
        self.see_log()
        self.inspect(name)

    def inspect(self, name: str) -> None:
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
    inspected.check("opening", ":text('Opening: grandes first')")
    inspected.play_until(ACT)
    inspected.check("board", ACT)
    if phone:
        for tab in ("Mat", "Rivals", "Council", "Log", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=tab).click()
            inspected.check(tab.lower(), f"[aria-current=page]:has-text('{tab}')")
    inspected.play_until(CHOICE_AT_BOARD)
    inspected.check("choice", CHOICE_AT_BOARD)
    inspected.play_until(f"[data-say=Done], {COUNCIL}")
    inspected.check("called", "[data-say=Done]")
    inspected.play_until(f"{COUNCIL} [data-take]")
    inspected.check("reward", "[data-council=rewards] [data-reward]")
    inspected.play_until(PLACING)
    expect(inspected.prompt).to_contain_text("Place and move")
    inspected.check("placing", PLACING)
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Paused by")).to_be_visible()
    inspected.check("pause", ":text('Paused by')")


@themes
@sizes
def test_alone(inspected: Inspected) -> None:
    inspected.quick_start(
        kind="solo", bot=None, options={"tempo": 0.005, "automa": "C", "foreshadowing": True}
    )
    inspected.play_until(ACT)
    inspected.check("solo", ACT)
    inspected.play_until(OVER)
    expect(inspected.page.get_by_role("heading", name="Tracks over time")).to_be_visible()
    inspected.check("result", OVER)
    inspected.page.locator(OVER).click()
    inspected.check("replay", "input[type=range]")


@themes
@sizes
def test_setting_up(inspected: Inspected) -> None:
    inspected.page.goto("/new/pendulum")
    characters = inspected.page.get_by_role("group", name="Your character").get_by_role("radio")
    expect(characters.and_(inspected.page.get_by_label("Random"))).to_be_checked()
    inspected.inspect("set-up")
