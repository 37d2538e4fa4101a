"""The table tells its story: what others did, and what the end of an age brought everybody."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sandtable import Match, load_record
from sandtable.core import wire
from sandtable.core.game import Event
from sandtable.core.record import Record
from sandtable.nations.rules.events import AgeBegan, Bought, Ended, Famine
from tests.client.axe import in_themes, violations
from tests.client.conftest import Open
from tests.client.golden_table import lay_out, quiet
from tests.client.layout import settle
from tests.client.server import Server
from tests.golden.ends import FOLDER

Keep = Callable[[Page, str], None]
sizes = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])

# Somebody without a page that has to be drawn makes a move.
PLAY = """([table, move]) => new Promise((done) => {
  const socket = new WebSocket(`/api/tables/${table}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'Join', language: 'en' }));
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === 'Welcome') socket.send(JSON.stringify({ type: 'Command', id: 'one', move }));
    if (said.type === 'Accepted' || said.type === 'Refused') done(said.type);
  };
})"""


class Awaited(NamedTuple):
    before: Record
    seat: int
    move: Any
    match: Match
    """After the move."""
    events: list[Event]


def awaited(golden: str, wanted: Callable[[int, Event], bool]) -> Awaited:
    """The entry of a golden game that brings an event, told by its seat and the event."""
    whole = load_record(FOLDER / golden)
    for number, (at, seat, move) in enumerate(whole.entries):
        match = whole.seek(number)
        before = match.record
        events = match.play(seat, move, at)
        if any(wanted(seat, event) for event in events):
            return Awaited(before, seat, move, match, events)
    raise AssertionError("the golden game has no such entry")


class Watched:
    """A table where somebody is about to make a move, seen from another seat."""

    def __init__(self, open_page: Open, server: Server, entry: Awaited, viewer: int, **shape: Any) -> None:
        self.page = open_page("about:blank", base_url=server.address, **shape)
        self._other = self.page if entry.seat == viewer else open_page("/health", base_url=server.address)
        contexts = {viewer: self.page.context, entry.seat: self._other.context}
        self.table = lay_out(server, entry.before, contexts)
        self._move = wire.plain(entry.move)
        self.page.goto(f"/t/{self.table}")
        expect(self.page.locator(".prompt")).to_be_visible()

    def go_on(self) -> None:
        assert self._other.evaluate(PLAY, [self.table, self._move]) == "Accepted"


def age(number: int) -> Callable[[int, Event], bool]:
    """By another than seat 0."""
    return lambda seat, event: isinstance(event, AgeBegan) and event.age == number and seat != 0


@sizes
def test_the_end_of_an_age_is_read_in_peace(open_page: Open, server: Server, keep: Keep, phone: bool) -> None:
    entry = awaited("nations-4-players.json", age(3))
    watched = Watched(open_page, server, entry, 0, phone=phone)
    page = watched.page
    expect(page.locator("[data-age-end]")).to_have_count(0)
    watched.go_on()
    end = page.locator("[data-age-end='2']")
    expect(end).to_be_visible()
    expect(page.get_by_role("region", name="Progress board")).to_have_count(0)
    bar = page.get_by_role("banner")
    expect(bar).to_contain_text(f"Age {isolated('II')} is over")
    expect(bar.locator(".progress")).to_have_text(re.compile(r"Age \W?II\b"))
    view: Any = entry.match.view(0)
    for player in view.players:
        line = end.locator("footer li").filter(has_text="You" if player.seat == 0 else _name(player.seat))
        expect(line).to_contain_text(str(player.points))
    for title in ("Books", "Famine", "New player order", "War"):
        part = end.locator("section").filter(has=page.get_by_role("heading", name=title))
        expect(part.locator(".line")).to_have_count(4)
    for theme in in_themes(page):
        keep(page, f"age-end-{'phone' if phone else 'desktop'}-{theme}")
        assert violations(page, theme) == []
    go_on = page.get_by_role("button", name="Continue to age")
    expect(go_on).to_be_in_viewport()
    if phone:
        go_on.tap()
    else:
        page.keyboard.press("Enter")
    expect(end).to_have_count(0)
    expect(page.get_by_role("region", name="Progress board")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Progress board")).to_be_visible()


def isolated(word: str) -> str:
    return f"\u2068{word}\u2069"


def _name(seat: int) -> str:
    return ("Ada", "Ben", "Cleo", "Dan")[seat]


def test_the_last_age_is_read_before_the_result(open_page: Open, server: Server, console: list[str]) -> None:
    entry = awaited("nations-3-players.json", lambda _, event: isinstance(event, Ended))
    watched = Watched(open_page, server, entry, entry.seat)
    page = watched.page
    watched.go_on()
    expect(page.locator("[data-age-end='4']")).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    expect(page.get_by_role("link", name="Leave")).to_be_visible()
    settle(page)
    quiet(console)


@sizes
def test_what_others_do_is_told_and_shown(open_page: Open, server: Server, phone: bool) -> None:
    entry = awaited("nations-3-players.json", lambda seat, event: isinstance(event, Bought) and seat == 1)
    watched = Watched(open_page, server, entry, 0, phone=phone)
    page = watched.page
    bought = next(event for event in entry.events if isinstance(event, Bought))
    watched.go_on()
    told = page.get_by_role("region", name="What others did") if phone else page.locator(".told")
    expect(told).to_contain_text("Ben")
    expect(page.locator(f"[data-spot=place-{bought.place}][data-told]")).to_have_count(1)
    expect(page.locator("[data-told]")).to_have_count(0)


def invitation(server: Server, table: str) -> str:
    with closing(sqlite3.connect(server.database)) as database:
        (invite,) = database.execute("SELECT invite FROM tables WHERE id = ?", (table,)).fetchone()
    return str(invite)


@sizes
def test_who_watches_is_told_so(open_page: Open, server: Server, phone: bool) -> None:
    entry = awaited("nations-4-players.json", age(3))
    watched = Watched(open_page, server, entry, 0)
    page = open_page("about:blank", base_url=server.address, phone=phone)
    page.goto(f"/t/{watched.table}?invite={invitation(server, watched.table)}")
    watching = page.get_by_role("button", name="Watching")
    watching.click()
    expect(page.locator(".tip")).to_contain_text("You are watching this game")
    for theme in in_themes(page):
        assert violations(page, theme) == []
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    page.locator("[data-place]").first.click(force=True)
    expect(page.locator(".tip")).to_contain_text("You are watching this game")
    expect(page.get_by_text("what you would pay")).to_have_count(0)
    watched.go_on()
    expect(page.locator("[data-age-end='2']")).to_be_visible()
    page.locator("[data-continue]").click()
    expect(page.get_by_role("region", name="Progress board")).to_be_visible()


def test_nothing_that_cannot_be_pressed_is_silent(open_page: Open, server: Server) -> None:
    entry = awaited("nations-4-players.json", age(3))
    watched = Watched(open_page, server, entry, 0)
    page = watched.page
    for name, why in (
        ("Hint", "This table plays without hints"),
        ("Pass", "not your turn"),
    ):
        button = page.get_by_role("button", name=name)
        expect(button).to_have_attribute("aria-disabled", "true")
        button.hover()
        expect(page.locator(".tip")).to_contain_text(why)


@sizes
def test_rules_open_where_they_are_needed(open_page: Open, server: Server, keep: Keep, phone: bool) -> None:
    entry = awaited("nations-4-players.json", lambda _, event: isinstance(event, Famine) and event.fed)
    watched = Watched(open_page, server, entry, entry.seat, phone=phone)
    page = watched.page
    if phone:
        page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Rules").first.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[id='rule-nations.FAM-1']")).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="Famine")).to_be_visible()
    for theme in in_themes(page):
        keep(page, f"rules-{'phone' if phone else 'desktop'}-{theme}")
        assert violations(page, theme) == []
    expect(rules.locator("[data-keys]")).to_have_count(0 if phone else 1)
    solo = rules.get_by_role("heading", name="Solo")
    expect(solo).not_to_be_in_viewport()
    if phone:
        rules.get_by_role("combobox", name="Jump to").select_option("Solo")
    else:
        rules.get_by_role("navigation", name="Jump to").get_by_role("button", name="Solo").click()
    expect(solo).to_be_in_viewport()
    rules.get_by_role("searchbox").fill("reroll chit")
    expect(rules.locator("[id='rule-nations.RER-1']")).to_be_visible()
    expect(rules.locator("[id='rule-nations.WAR-1']")).to_have_count(0)
    expect(rules.locator("[data-terms]").first).to_be_visible()


@sizes
def test_the_result_has_your_own_place_first(
    open_page: Open, server: Server, keep: Keep, console: list[str], phone: bool
) -> None:
    entry = awaited("nations-4-players.json", lambda _, event: isinstance(event, Ended))
    ranking = entry.match.view(0).result.ranking
    loser = next(seat for seat in ranking[1:] if seat != entry.seat)
    watched = Watched(open_page, server, entry, loser, phone=phone)
    page = watched.page
    watched.go_on()
    page.locator("[data-continue]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("You finish")
    assert page.evaluate("scrollY") == 0
    standing = page.get_by_role("list", name="Final standing").get_by_role("listitem")
    expect(standing).to_have_count(4)
    expect(standing.nth(ranking.index(loser))).to_contain_text("You")
    for title in ("Where the points came from", "What decided it", "Points over time"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    settle(page)
    for theme in in_themes(page):
        keep(page, f"result-{'phone' if phone else 'desktop'}-{theme}")
        assert violations(page, theme) == []
    quiet(console)


def test_who_won_against_whom_is_told(open_page: Open, server: Server, console: list[str]) -> None:
    page = open_page("/")
    path = FOLDER / "pendulum-solo-lost-on-points.json"
    page.goto(f"/t/{lay_out(server, load_record(path).record, {0: page.context})}")
    expect(page.get_by_role("heading", name="The Automas win")).to_be_visible()
    assert page.request.put("/api/me", data={"name": "Ada"}).ok
    assert page.request.post("/api/records", data=path.read_bytes()).ok
    page.goto("/")
    expect(page.get_by_role("link").filter(has_text="The Automas beat")).to_be_visible()
    quiet(console)
