"""Hints at the table: by key, shown on the board, followed by a press; refused where the table says so."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.client.axe import violations
from tests.client.conftest import Open
from tests.client.deals import sit_down
from tests.client.pendulum_player import PendulumPlayer
from tests.client.player import Player

Keep = Callable[[Page, str], None]


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Hints")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_hint_is_asked_shown_and_followed(open_page: Open, keep: Keep, phone: bool) -> None:
    page = open_page("about:blank", phone=phone)
    player = sit_down(page)
    if phone:
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Hint", exact=True).tap()
    else:
        page.keyboard.press("h")
    first = panel(page).locator("ol > li").first
    expect(first).to_be_visible()
    expect(first.locator("li").first).to_have_text(re.compile(r"\.$"))
    expect(first.locator(".worth")).to_have_text(re.compile("points at the end"))
    expect(first.get_by_role("button").first).to_be_focused()
    if first.locator(".move").inner_text().startswith("Buy"):
        expect(player.board.locator("[data-lit]")).to_have_count(1)
    keep(page, f"hints-{'phone' if phone else 'desktop'}")
    assert violations(page) == []
    first.get_by_role("button", name=re.compile("^Do it")).click()
    expect(panel(page)).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.locator("section.decision").get_by_role("button", name="Cancel")).to_be_visible()
    page.keyboard.press("h")
    expect(panel(page).locator("ol > li").first).to_be_visible()
    if not phone:
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(panel(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)


def ask(open_page: Open) -> Player:
    """For hints, in one's first turn alone."""
    player = sit_down(open_page("about:blank"))
    player.page.keyboard.press("h")
    return player


def test_hints_closed_while_they_are_thought_out_are_kept(open_page: Open) -> None:
    page = ask(open_page).page
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(panel(page).locator("ol > li").first).to_be_visible()


def test_a_hint_is_void_when_the_match_moves_on(open_page: Open) -> None:
    player = ask(open_page)
    page = player.page
    expect(panel(page).locator("ol > li").first).to_be_visible()
    player.buy()
    expect(panel(page)).to_contain_text("The game has moved on.")
    expect(panel(page).locator("ol")).to_have_count(0)
    panel(page).get_by_role("button", name="Ask again").click()
    expect(panel(page).locator("ol > li").first).to_be_visible()


LIT_BELOW = """() => {
  const panel = document.querySelector('.hints').getBoundingClientRect();
  return [...document.querySelectorAll('[data-area] [data-lit]')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top;
  }).map((each) => each.dataset.spot);
}"""
"""What hints speak of on the board, and lie over."""


def test_hints_in_pendulum(open_page: Open, keep: Keep) -> None:
    page = open_page()
    page.get_by_role("article", name="Pendulum").get_by_role("button", name="Play now").click()
    # Before one's turn there is nothing to advise.
    expect(PendulumPlayer(page).prompt).to_contain_text("Place")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    page.keyboard.press("h")
    first = panel(page).locator("ol > li").first
    expect(first).to_be_visible()
    expect(first.locator("li").first).to_have_text(re.compile(r"\.$"))
    keep(page, "hints-pendulum")
    assert violations(page) == []
    page.set_viewport_size({"width": 844, "height": 390})
    for number, move in enumerate(panel(page).locator(".move").all()):
        move.click()
        keep(page, f"hints-pendulum-low-{number}")
        assert page.evaluate(LIT_BELOW) == []


def test_a_table_without_hints_says_so(open_page: Open) -> None:
    page = open_page("/new/nations")
    page.get_by_role("group", name=re.compile("^Seat .*2")).get_by_role("button", name="None").click()
    page.get_by_text("More options").click()
    hints = page.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    hints.click()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    player.at_table()
    player.wait_for_turn()
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_have_text("Hints are off at this table.")
    expect(panel(page)).to_have_count(0)
