"""The guided first games: whoever does what the guide says is led to the end of it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.client.axe import violations
from tests.client.conftest import Open
from tests.client.pendulum_player import STEP, PendulumPlayer
from tests.client.player import Player

Keep = Callable[[Page, str], None]
LONGEST = 150


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Guide")


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    expect(guide(page)).to_be_visible()


# A council may be longer than the page.
FITS = """() => document.querySelector('[data-council]') !== null
  || document.documentElement.scrollHeight <= innerHeight"""

READ_ON = """(title) => {
  const guide = document.querySelector('aside.guide');
  if (guide?.querySelector('h2').textContent !== title) return true;
  const more = guide.querySelector('.btn.primary');
  more?.click();
  return Boolean(more);
}"""


# Only what the guide still asks for when all that is new has been drawn.
GUIDED = f"""async (title) => {{
  for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
  return document.querySelector('.guide h2')?.textContent === title && ({STEP})();
}}"""


def follow(page: Page, act: Callable[[str], object], look: Callable[[str], None]) -> list[str]:
    """Read what is to be read, do what is to be done; return the titles of the lessons."""
    titles: list[str] = []
    end = time.monotonic() + LONGEST
    while guide(page).count():
        assert time.monotonic() < end, (titles, guide(page).inner_text())
        try:
            title = guide(page).get_by_role("heading").inner_text(timeout=2000)
            if not titles or titles[-1] != title:
                titles.append(title)
                look(title)
            if not page.evaluate(READ_ON, title) and not act(title):
                page.wait_for_timeout(60)
        except PlaywrightError:
            continue  # It went on by itself meanwhile.
    return titles


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_guided_age_of_nations(open_page: Open, keep: Keep, phone: bool) -> None:
    page = open_page("/learn/nations", phone=phone)
    begin(page)
    player = Player(page)
    player.at_table()
    checked: list[str] = []

    def look(title: str) -> None:
        keep(page, f"guide-nations-{'phone-' if phone else ''}{len(checked)}")
        checked.append(title)
        if title in ("Your dice", "Buy a tile", "Books"):
            assert violations(page) == [], title
        assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1366)

    def act(title: str) -> object:
        if title == "Enough for this age":
            page.keyboard.press("p")
            page.keyboard.press("p")
            return None
        return player.decide()

    titles = follow(page, act, look)
    assert titles[:4] == ["Welcome, leader", "Your dice", "The progress board", "Buy a tile"]
    assert titles[-2:] == ["The next age", "That's the whole game"]
    expect(page.locator(".progress")).to_have_text(re.compile(r"\bII\b"))


def test_the_guide_waits_for_who_comes_back(open_page: Open) -> None:
    page = open_page("/learn/nations")
    begin(page)
    page.keyboard.press("g")
    expect(guide(page)).to_contain_text("Your dice")
    page.get_by_role("button", name="Hide the guide").click()
    expect(guide(page)).to_have_count(0)
    page.goto("/learn/nations")
    page.get_by_role("link", name="Continue where you left off").click()
    expect(page.get_by_role("button", name="Guide")).to_be_visible()
    page.keyboard.press("g")
    expect(guide(page)).to_contain_text("Your dice")
    page.get_by_role("button", name="Continue without the guide").click()
    expect(guide(page)).to_have_count(0)
    page.reload()
    Player(page).at_table()
    expect(page.get_by_role("button", name="Guide")).to_have_count(0)


def test_a_guided_round_of_pendulum(open_page: Open, keep: Keep) -> None:
    page = open_page("/learn/pendulum")
    player = PendulumPlayer(page)
    begin(page)
    player.at_table()
    checked: list[str] = []

    def look(title: str) -> None:
        keep(page, f"guide-pendulum-{len(checked)}")
        checked.append(title)
        assert page.evaluate(FITS), title

    opening = {"Place your grande": 1, "Place your common": 2}

    def act(title: str) -> object:
        worker = opening.get(title)
        if worker is None:
            answered = player.answered()
            pressed = page.evaluate(GUIDED, title)
            if pressed == "say":
                player.wait_for_answer(answered + 1)
            return pressed
        # Who presses on before it is their turn plans, and the plans overtake the guide.
        expect(player.prompt).to_contain_text("Place")
        page.keyboard.press(str(worker))
        page.locator("[data-legal]:not([data-legal=''])").first.click()
        expect(player.worker(worker)).not_to_have_attribute("data-state", "available")
        return worker

    titles = follow(page, act, look)
    assert titles[:4] == [
        "Welcome to the court",
        "Three areas, three timers",
        "Place your grande",
        "Place your common",
    ]
    assert {"Act", "Play the round", "The council", "Before the next round"} <= set(titles)
    assert titles[-1] == "That's the whole game"
    expect(page.get_by_text("Round").first).to_be_visible()
