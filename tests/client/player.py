"""Plays Nations through the page, with nothing but what a person can see and press."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

LONGEST = 600
# Presses what lies nearest, if nothing covers it, and waits for what that changes.
STEP = """async () => {
  const all = (what) => [...document.querySelectorAll(what)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }) && each.ariaDisabled !== 'true');
  const [next] = [
    ...all('[data-continue]'),
    ...all('section.decision .btn.primary'),
    ...all('[data-place][aria-pressed=false]'),
    ...all('button').filter((each) => each.textContent.trim().startsWith('Pass')),
  ];
  if (!next) return false;
  next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = next.getBoundingClientRect();
  if (!next.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
  const shown = next.outerHTML;
  const patience = performance.now() + 120;
  next.click();
  do await new Promise((go) => setTimeout(go, 10));
  while (next.isConnected && next.outerHTML === shown && performance.now() < patience);
  return true;
}"""


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

    def buy(self) -> None:
        """The first tile that can be bought, paid as is proposed."""
        self.open_tiles.first.click()
        self.page.locator("section.decision .btn.primary[aria-disabled=false]").click()

    def decide(self) -> bool:
        """Make the decision that lies before the player, if there is one; whether there was."""
        pressed: bool = self.page.evaluate(STEP)
        return pressed

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".prompt.yours")).to_be_visible()

    def play_on(self, others: tuple[Player, ...] = ()) -> int:
        """Play until the match is over; return how many decisions it took."""
        decisions = 0
        end = time.monotonic() + LONGEST
        while not all(player.over for player in (self, *others)):
            assert time.monotonic() < end, self.page.locator("body").inner_text()[:2000]
            made = sum(player.decide() for player in (self, *others))
            decisions += made
            if not made:
                self.page.wait_for_timeout(30)
        return decisions
