"""Every table fits every screen: no controls over each other, no text cut, nothing out of reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable import Match, load_record
from sandtable.core.record import Record
from sandtable.nations.data import Development
from tests.client.conftest import Open
from tests.client.golden_table import lay_out
from tests.client.layout import faults_at_all_sizes
from tests.client.server import Server
from tests.golden.ends import FOLDER

NATIONS = {
    1: "nations-solo-with-a-high-name.json",
    2: "nations-2-players.json",
    3: "nations-3-players.json",
    4: "nations-4-players.json",
}


def opening(match: Match, seat: int) -> float:
    return 1 if not match.record.entries else 0


def busy(match: Match, seat: int) -> float:
    """Much owned, and a development to be bought with many pieces."""
    view: Any = match.view(seat)
    own = view.players[seat]
    if view.stage != "turn":
        return 0
    paid = [
        len(pieces)
        for place, pieces in enumerate(view.proposals)
        if pieces and isinstance(view.board[place].tile, Development)
    ]
    if not paid:
        return 0
    owned = len(own.wonders) + len(own.colonies) + (own.advisor is not None) + (own.construction is not None)
    return 10 * max(paid) + len(own.available) + owned


def at(stage: str) -> Callable[[Match, int], float]:
    def worth(match: Match, seat: int) -> float:
        view: Any = match.view(seat)
        return len(view.players[seat].available) + 1 if view.stage == stage else 0

    return worth


def best(seats: int, worth: Callable[[Match, int], float]) -> tuple[Record, int]:
    """Up to the moment that is worth most to who is to act, and who that is."""
    whole = load_record(FOLDER / NATIONS[seats])
    match = whole.seek(0)
    most, length, actor = 0.0, 0, 0
    for number in range(len(whole.entries) + 1):
        for seat in match.to_act:
            if (found := worth(match, seat)) > most:
                most, length, actor = found, number, seat
        if number < len(whole.entries):
            when, seat, move = whole.entries[number]
            match.play(seat, move, when)
    assert most, worth
    return whole.seek(length).record, actor


def sit_down(page: Page, server: Server, record: Record, seat: int) -> None:
    page.goto(f"/t/{lay_out(server, record, {seat: page.context})}")
    expect(page.locator("main, .result").first).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("seats", NATIONS)
def test_nations(open_page: Open, server: Server, seats: int) -> None:
    page = open_page("about:blank")
    found = []
    for moment in (opening, busy, at("books"), at("war")):
        sit_down(page, server, *best(seats, moment))
        name = getattr(moment, "__name__", "")
        found += faults_at_all_sizes(page, name)
        if moment is busy:
            page.set_viewport_size({"width": 1366, "height": 768})
            page.locator("[data-place].k-development[aria-disabled=false]").first.click()
            expect(page.locator("section.decision .btn.primary")).to_be_visible()
            found += faults_at_all_sizes(page, "paying")
    sit_down(page, server, load_record(FOLDER / NATIONS[seats]).record, 0)
    found += faults_at_all_sizes(page, "result")
    assert found == []
