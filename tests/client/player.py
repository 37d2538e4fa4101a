"""Plays Nations through the page, with nothing but what a person can see and press."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

LONGEST = 240


def card(page: Page) -> Locator:
    """Nations on the start page."""
    return page.get_by_role("article", name="Nations")


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    def quick_start(self, kind: str = "Play now") -> None:
        card(self.page).get_by_role("button", name=kind).click()
        self.at_table()

    def at_table(self) -> None:
        expect(self.page.get_by_role("status").first).to_be_visible()
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="Progress board")

    @property
    def open_tiles(self) -> Locator:
        return self.board.locator("button[aria-disabled=false][aria-pressed=false]")

    @property
    def over(self) -> bool:
        return self.page.get_by_role("link", name="Leave").is_visible()

    def button(self, pattern: str) -> Locator:
        return self.page.locator("button[aria-disabled=false], button:not([aria-disabled])").filter(
            has_text=re.compile(pattern)
        )

    def decide(self, greedy: bool = True) -> str | None:
        """Make the decision that lies before the player, if there is one; say which."""
        read = self.page.locator("[data-continue]")
        if read.count():
            said = read.inner_text(timeout=2000)
            read.click(timeout=5000)
            return said
        confirm = self.page.locator("section.decision .btn.primary[aria-disabled=false]")
        if confirm.count():
            said = confirm.inner_text(timeout=2000)
            confirm.click(timeout=5000)
            return said
        if greedy and self.open_tiles.count():
            self.open_tiles.first.click(timeout=5000)
            return "tile"
        passing = self.button(r"^Pass")
        if passing.count():
            passing.first.click(timeout=5000)
            return "pass"
        return None

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".prompt.yours")).to_be_visible()

    def play_on(self, others: tuple[Player, ...] = ()) -> int:
        """Play until the match is over; return how many decisions it took."""
        decisions = 0
        end = time.monotonic() + LONGEST
        while not all(player.over for player in (self, *others)):
            assert time.monotonic() < end, self.page.locator("body").inner_text()[:2000]
            moved = False
            for player in (self, *others):
                try:
                    moved = player.decide() is not None or moved
                except PlaywrightError:
                    # What was to be pressed went away, because the match went on.
                    if player.over:
                        break
            decisions += moved
            if not moved:
                self.page.wait_for_timeout(60)
        return decisions
