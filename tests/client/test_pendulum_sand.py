"""The sand on the page agrees with the server, however the page came there."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.cable import cable
from tests.client.conftest import Open
from tests.client.pendulum_player import AREAS, open_round, two_people
from tests.client.server import Server

LATEST = 50
"""Milliseconds that the sand may differ from the server's."""
PATIENCE = 30

# The wall times at which the seconds of each timer change, and what is shown then.
WATCH = """async (areas) => {
  const changes = [];
  const timers = areas.map((area) => document.querySelector(`[data-area=${area}] [role=timer]`));
  const shown = timers.map((timer) => timer.textContent);
  await new Promise((done, late) => {
    setTimeout(() => late(new Error('no sand runs')), 60000);
    new MutationObserver(() => timers.forEach((timer, index) => {
      if (timer.textContent === shown[index]) return;
      shown[index] = timer.textContent;
      changes.push([areas[index], performance.timeOrigin + performance.now(), shown[index]]);
      if (changes.length === 12) done();
    })).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return changes;
}"""


def milliseconds(text: str) -> int:
    minutes, seconds = text.split(":")
    return 1000 * (60 * int(minutes) + int(seconds))


class Truth:
    """How much sand is left by the server's own clock, which is that of this machine."""

    def __init__(self, welcome: dict[str, Any]) -> None:
        self._time = welcome["table"]["time"]
        self._timers = welcome["view"]["timers"]

    def left(self, area: str, wall: float) -> float:
        return float(self._timers[area]["runs_out"] - (self._time["at"] + wall - self._time["since"]))

    def errors(self, changes: list[tuple[str, float, str]]) -> list[float]:
        """By how much each change came too late (or, below 0, too early)."""
        return [milliseconds(text) - self.left(area, wall) for area, wall, text in changes]


def agrees(page: Page, truth: Truth) -> None:
    """A busy machine may draw a change late, but never all of them, and none early."""
    end = time.monotonic() + PATIENCE
    while abs(min(errors := truth.errors(page.evaluate(WATCH, AREAS)))) > LATEST:
        assert time.monotonic() < end, errors


def test_after_coming_back_in_a_round(open_page: Open, fast: Server, console: list[str]) -> None:
    with cable(fast.port) as line:
        both = two_people(open_page, line.address, guest_address=fast.address)
        open_round(*((each, "ui") for each in both))
        player, other = sorted(both, key=lambda each: each.page.url.startswith(fast.address))
        other.page.reload()
        other.at_table()
        lost = player.page.get_by_role("status").filter(has_text="Connection lost")
        line.pull()
        expect(lost).to_be_visible()
        other.act(1)
        line.plug()
        missed = player.page.locator("[data-spot^=box-black]").get_by_role("img", name="grande")
        expect(missed).to_be_visible()
        agrees(player.page, Truth(other.last("Welcome")))
    console[:] = [line for line in console if "WebSocket" not in line]


def test_after_a_while_in_the_background(open_page: Open, fast: Server) -> None:
    player, other = two_people(open_page, fast.address)
    open_round((player, "ui"), (other, "ok"))
    player.page.reload()
    player.at_table()
    truth = Truth(player.last("Welcome"))
    session = player.page.context.new_cdp_session(player.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(1)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    agrees(player.page, truth)
