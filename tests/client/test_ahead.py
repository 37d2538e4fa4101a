"""Planning ahead in a browser: chosen, taken back, played by the table, and told when it lapses."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable import load_record
from sandtable.core.record import Record
from tests.client.axe import in_themes, violations
from tests.client.conftest import Open
from tests.client.golden_table import lay_out, quiet
from tests.client.layout import faults_at_all_sizes
from tests.client.server import Server
from tests.golden.ends import FOLDER

Keep = Callable[[Page, str], None]
AHEAD = "[data-spot=ahead]"
PASS = '{"type":"Pass"}'


def waiting(golden: str, wanted: Callable[[Any, int], bool]) -> tuple[Record, int, int]:
    """The record up to a moment at which a seat may plan such a thing; that seat, and who is to act."""
    whole = load_record(FOLDER / golden)
    match = whole.seek(0)
    for at, mover, move in whole.entries:
        match.play(mover, move, at)
        for seat in range(whole.seats):
            if match.to_act and wanted(match, seat):
                return match.record, seat, match.to_act[0]
    raise AssertionError("there is no such moment")


def offers(name: str) -> Callable[[Any, int], bool]:
    def found(match: Any, seat: int) -> bool:
        plans = match.game.premoves(match.position, seat, match.now)
        return any(type(each).__name__ == name for each in plans) and len(match.to_act) == 1

    return found


def between_turns(match: Any, seat: int) -> bool:
    """A turn of Nations in which nothing is begun, and the planner comes next."""
    order = match.position.order
    after = order[(order.index(match.to_act[0]) + 1) % len(order)]
    return match.view(seat).stage == "turn" and after == seat and offers("PassAhead")(match, seat)


def open_plans(page: Page) -> None:
    page.locator(AHEAD).click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_pass_is_planned_taken_back_and_played(
    open_page: Open, server: Server, console: list[str], keep: Keep, phone: bool
) -> None:
    record, seat, rival = waiting("nations-2-players.json", between_turns)
    own, other = open_page("about:blank", phone=phone), open_page("about:blank")
    table = lay_out(server, record, {seat: own.context, rival: other.context})
    for page in (own, other):
        page.goto(f"/t/{table}")
    open_plans(own)
    for theme in in_themes(own):
        keep(own, f"ahead-nations-{'phone' if phone else 'desktop'}-{theme}")
        assert violations(own, theme) == [], theme
    own.locator("[data-premove=PassAhead]").click()
    expect(own.locator(AHEAD)).to_have_text("Planned")
    expect(other.locator(AHEAD)).to_have_count(0)
    own.reload()
    expect(own.locator(AHEAD)).to_have_text("Planned")
    open_plans(own)
    own.get_by_role("button", name="No plan").click()
    expect(own.locator(AHEAD)).to_have_text("Plan ahead")
    own.keyboard.press("v")
    expect(own.get_by_role("dialog")).to_be_visible()
    own.locator("[data-premove=PassAhead]").click()
    expect(own.locator(AHEAD)).to_have_text("Planned")
    other.keyboard.press("p")
    other.keyboard.press("Enter")
    expect(own.locator(AHEAD)).to_have_count(0)
    with closing(sqlite3.connect(server.database, timeout=30)) as database:
        made = "SELECT seat, move FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 2"
        assert database.execute(made, [table]).fetchall() == [(seat, PASS), (rival, PASS)]
    quiet(console)


def test_ready_for_the_rest_of_the_round(
    open_page: Open, server: Server, console: list[str], keep: Keep
) -> None:
    record, seat, rival = waiting("pendulum-five-players.json", offers("StayReady"))
    own, other = open_page("about:blank"), open_page("about:blank")
    table = lay_out(server, record, {seat: own.context, rival: other.context})
    for page in (own, other):
        page.goto(f"/t/{table}")
    open_plans(own)
    keep(own, "ahead-pendulum")
    assert violations(own) == []
    own.locator("[data-premove=StayReady]").click()
    expect(own.locator(AHEAD)).to_have_text("Planned")
    other.get_by_role("button", name="Claim privilege").first.click()
    expect(own.locator("[data-lapsed=claimed]")).to_be_visible()
    assert violations(own) == []
    own.locator("[data-lapsed] button").click()
    expect(own.locator("[data-lapsed]")).to_have_count(0)
    quiet(console)


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_the_button_has_room_at_all_sizes(
    open_page: Open, server: Server, console: list[str], game: str
) -> None:
    golden = {"nations": "nations-4-players.json", "pendulum": "pendulum-five-players.json"}[game]
    wanted = between_turns if game == "nations" else offers("StayReady")
    record, seat, _ = waiting(golden, wanted)
    page = open_page("about:blank")
    page.goto(f"/t/{lay_out(server, record, {seat: page.context})}")
    expect(page.locator(AHEAD)).to_be_visible()
    assert faults_at_all_sizes(page, f"planning in {game}") == []
    quiet(console)
