"""Every table fits every screen, in the language of the longest words.

No controls lie over each other, no text is cut, no word broken, nothing out of reach.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable import load_record
from sandtable.core.record import Record
from sandtable.nations.data import Development
from sandtable.nations.rules.events import AgeBegan
from tests.client.asking import post
from tests.client.axe import violations
from tests.client.conftest import DESKTOP, PHONE, Open
from tests.client.golden_table import LONG_NAMES, lay_out, quiet
from tests.client.layout import LARGER, SIZES, faults, faults_at_all_sizes, in_sizes, settle
from tests.client.server import Server
from tests.golden.ends import FOLDER

Worth = Callable[[Any, int], float]
"""What a view is worth to the seat that sees it."""
NATIONS = {
    1: "nations-solo-with-a-high-name.json",
    2: "nations-2-players.json",
    3: "nations-3-players.json",
    4: "nations-4-players.json",
}


def busy(view: Any, seat: int) -> float:
    """Much owned, and a development to be bought with many pieces."""
    own = view.players[seat]
    paid = [
        len(pieces)
        for place, pieces in enumerate(view.proposals)
        if pieces and isinstance(view.board[place].tile, Development)
    ]
    if view.stage != "turn" or not paid:
        return 0
    owned = len(own.wonders) + len(own.colonies) + (own.advisor is not None) + (own.construction is not None)
    return 10 * max(paid) + len(own.available) + owned


def at(stage: str) -> Worth:
    return lambda view, seat: len(view.players[seat].available) + 1 if view.stage == stage else 0


MOMENTS: dict[str, Worth] = {
    "opening": lambda view, seat: 1 if view.age == 1 else 0,
    "busy": busy,
    "giving dice back": at("returning-dice"),
    "books": at("books"),
    "famine": at("famine"),
}


def moments(seats: int) -> dict[str, tuple[Record, int]]:
    """The record up to the best moment of each kind, and who is to act in it."""
    whole = load_record(FOLDER / NATIONS[seats])
    match = whole.seek(0)
    found: dict[str, tuple[float, int, int]] = {}
    for number, (when, actor, move) in enumerate(whole.entries):
        for seat in match.to_act:
            view = match.view(seat)
            for name, worth in MOMENTS.items():
                if (now := worth(view, seat)) > found.get(name, (0, 0, 0))[0]:
                    found[name] = (now, number, seat)
        events = match.play(actor, move, when)
        if any(isinstance(event, AgeBegan) for event in events):
            found["end of an age"] = (1, number, actor)
    return {name: (whole.seek(number).record, seat) for name, (_, number, seat) in found.items()}


def sit_down(page: Page, server: Server, record: Record, seat: int) -> None:
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.goto(f"/t/{lay_out(server, record, {seat: page.context}, names=LONG_NAMES, hints=True)}")
    expect(page.locator("main, .result").first).to_be_visible()
    settle(page)


@pytest.mark.parametrize("seats", NATIONS)
def test_nations(open_page: Open, server: Server, console: list[str], seats: int) -> None:
    page = open_page("about:blank", locale="de")
    found = []
    for name, (record, seat) in moments(seats).items():
        sit_down(page, server, record, seat)
        if name == "end of an age":
            page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            expect(page.locator("main .board.narrow")).to_be_visible()
            # The log may not reach back to what lay there; then it is told who took it.
            taken = page.locator(".gone").all_inner_texts()
            assert taken and all(text.strip() for text in taken)
            page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
            page.locator("section.decision .foot .btn").first.click()
            expect(page.locator("[data-age-end]")).to_be_visible()
            if seats == 1:
                expect(page.locator(".nation")).to_be_visible()
        found += faults_at_all_sizes(page, name)
        if name == "busy":
            buy(page)
            found += faults_at_all_sizes(page, "paying")
    sit_down(page, server, load_record(FOLDER / NATIONS[seats]).record, 0)
    expect(page.locator(".win")).to_be_visible()
    found += faults_at_all_sizes(page, "result")
    quiet(console)
    assert found == []


def buy(page: Page) -> None:
    """Choose a development, with its payment and what it replaces."""
    page.locator("[data-place].k-development[aria-disabled=false]").first.click()
    expect(page.locator("section.decision .btn.primary[aria-disabled=false]")).to_be_visible()


def test_larger_text(open_page: Open, server: Server) -> None:
    """It is like a smaller window, and fits as one does."""
    page = open_page("about:blank", locale="de")
    page.add_init_script(LARGER)
    sit_down(page, server, *moments(3)["busy"])
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 20
    assert faults_at_all_sizes(page, "turn") == []
    buy(page)
    assert violations(page) == []
    assert faults_at_all_sizes(page, "paying") == []
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("main").evaluate("(main) => main.scrollTo(0, 0)")
        expect(page.locator("[data-part=confirm]"), f"{width}x{height}").to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator("[data-tab=log]").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_placeholder("Nachricht schreiben")).to_be_visible()
    assert faults(page, spills=True) == set()
    page.keyboard.press("?")
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert faults(page, spills=True) == set()


def test_the_waiting_room(open_page: Open, server: Server) -> None:
    page = open_page("about:blank", locale="de")
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "pendulum", "name": LONG_NAMES[1], "called": "Die lange Tafel", "seats": seats}
    table = post(page, "/api/tables", wish)["table"]["table"]
    page.goto(f"/t/{table}")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    assert faults_at_all_sizes(page, "waiting room") == []


BESIDE = """(clock) => {
  const [own, next] = [clock, clock.closest('.say').nextElementSibling.nextElementSibling].map((each) =>
    each.getBoundingClientRect());
  return own.right <= next.left;
}"""
"""Whether the clock lies over nothing that follows it in the bar."""


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_the_time_left_of_a_match_over_days(open_page: Open, server: Server, game: str) -> None:
    """On a phone it stands beside the prompt, for who is to move and for who waits."""
    pages = [open_page("/", locale="de", phone=True) for _ in range(2)]
    wish = {
        "game": game,
        "name": LONG_NAMES[0],
        "seats": [{"kind": "person"}, {"kind": "open"}],
        "allowance": {"kind": "move", "seconds": 9 * 3600 + 59 * 60 + 59},
        "options": {"untimed": [1, 2, 3, 4]} if game == "pendulum" else {},
    }
    made = post(pages[0], "/api/tables", wish)
    path = f"/api/tables/{made['table']['table']}"
    post(pages[1], f"{path}/sit", {"seat": 1, "name": LONG_NAMES[1], "invite": made["link"].split("=")[-1]})
    post(pages[0], f"{path}/start", {})
    told = set()
    for page in pages:
        page.goto(f"/t/{made['table']['table']}")
        clock = page.locator("header .say button")
        expect(clock).to_have_text(re.compile(r"9 Std\. 59 Min\."))
        sentence = str(clock.get_attribute("aria-label"))
        [whose] = re.findall(r"^(Du hast|.*(?:Annegret|Wilhelmine).* hat) bis .* Zeit", sentence)
        told.add(whose == "Du hast")
        for size in in_sizes(page, SIZES[:2]):
            assert faults(page, spills=True) == set(), size
            assert clock.evaluate(BESIDE), size
    assert told == {True, False}


WHOLE = """(game) => {
  const mats = [...document.querySelectorAll('section.mat')];
  return (mats.length > 0 || game === 'nations') && mats.every((each) =>
    each.scrollHeight <= each.clientHeight + 1);
}"""


@pytest.mark.parametrize("golden", ["nations-4-players", "pendulum-five-players"])
def test_replays(open_page: Open, server: Server, console: list[str], golden: str) -> None:
    page = open_page("about:blank", locale="de")
    whole = load_record(FOLDER / f"{golden}.json").record
    table = lay_out(server, whole, {0: page.context}, names=LONG_NAMES)
    page.goto(f"/replay/{table}?entry={len(whole.entries) // 2}")
    expect(page.locator("input[type=range]")).to_be_visible()
    settle(page)
    assert faults_at_all_sizes(page, "replay") == []
    page.set_viewport_size({"width": 1180, "height": 820})
    page.wait_for_function(WHOLE, arg=golden.partition("-")[0])
    page.add_init_script(LARGER)
    page.reload()
    expect(page.locator("input[type=range]")).to_be_visible()
    wrong = {size: found for size in in_sizes(page, SIZES[:2]) if (found := faults(page, spills=True))}
    assert wrong == {}
    quiet(console)
