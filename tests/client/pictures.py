"""Takes the pictures in docs/pictures anew: `python -m tests.client.pictures`.

Golden games go on at tables where everybody sits.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from sandtable import Match, load_record
from sandtable.core.record import Record
from tests.client.chromium import launch
from tests.client.conftest import DESKTOP, PHONE
from tests.client.golden_table import go_on, lay_out
from tests.client.pendulum_player import PendulumPlayer
from tests.client.server import Server
from tests.golden.ends import FOLDER

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
# A machine that is busy shows a delay that nobody has; a phone shows none.
QUICK = """() => innerWidth < 820 ||
  Number(document.querySelector('.delay')?.textContent.replace(/\\D/g, '') || NaN) < 20"""
# Somebody is at the table without a page that has to be drawn.
JOIN = """(table) => new Promise((done) => {
  const socket = new WebSocket(`/api/tables/${table}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'Join', language: 'en' }));
  socket.onmessage = done;
})"""


def best(golden: str, worth: Callable[[Match], float]) -> Record:
    """Up to the moment of this golden game that is worth most."""
    whole = load_record(FOLDER / golden)
    match = whole.seek(0)
    most, length = 0.0, 0
    for number, (at, seat, move) in enumerate(whole.entries, 1):
        match.play(seat, move, at)
        if (found := worth(match)) > most:
            most, length = found, number
    return whole.seek(length).record


def board(match: Match) -> float:
    """Seat 0 in round 3 with much to see."""
    view: Any = match.view(0)
    own = view.players[0]
    if view.phase != "round" or view.round != 3 or not view.timed or any(p.choosing for p in view.players):
        return 0
    states = {worker.state for worker in own.workers}
    provinces = sum(len(each) for each in own.provinces.values())
    return float(
        10 * ("ready" in states)
        + 5 * len(states & {"free", "waiting", "stuck"})
        + 4 * min(provinces, 5)
        + len(own.hand)
        + min(sum(own.resources.values()), 8)
    )


def council(match: Match) -> float:
    view: Any = match.view(0)
    own = view.players[0]
    if own.choosing != "steps" or view.round == 4:
        return 0
    return float(own.choosing_number + len(own.hand) / 10)


def purchase(match: Match) -> float:
    view: Any = match.view(0)
    if match.to_act != (0,) or view.age != 3:
        return 0
    return sum(type(move).__name__ == "Buy" for move in match.moves(0))


class Table:
    def __init__(
        self, browser: Browser, server: Server, record: Record, shape: dict[str, Any], runs: bool
    ) -> None:
        self._contexts = {
            seat: browser.new_context(base_url=server.address, reduced_motion="reduce", **shape)
            for seat in range(record.seats)
        }
        table = lay_out(server, record, self._contexts)
        self.page, *others = (each.new_page() for each in self._contexts.values())
        self.page.goto(f"/t/{table}")
        if runs:
            go_on(PendulumPlayer(self.page))
        for each in others:
            each.goto("/health")
            each.evaluate(JOIN, table)

    def shoot(self, name: str) -> None:
        self.page.wait_for_function(QUICK, timeout=60_000)
        self.page.mouse.move(0, 0)
        self.page.screenshot(path=PICTURES / f"{name}.png")
        for context in self._contexts.values():
            context.close()


def main() -> None:
    desktop: dict[str, Any] = {"viewport": DESKTOP}
    phone: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "color_scheme": "dark"}
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        record = best("pendulum-points.json", board)
        for name, shape in (("pendulum", desktop), ("pendulum-phone", phone)):
            Table(browser, server, record, shape, runs=True).shoot(name)
        table = Table(browser, server, best("pendulum-privilege.json", council), desktop, runs=False)
        for _ in range(2):
            table.page.locator("[data-step]").nth(1).click()
        table.page.locator("[data-reward][aria-disabled=false]").nth(4).click()
        table.shoot("pendulum-council")
        table = Table(browser, server, best("nations-3-players.json", purchase), desktop, runs=False)
        table.page.locator("button[aria-disabled=false][aria-pressed=false]").nth(3).click()
        table.shoot("nations")
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
