"""The table of Pendulum in windows of all sizes, in the language of the longest words.

Nothing overlaps, is cut or out of reach, or scrolls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable import Match, load_record
from sandtable.core import wire
from sandtable.core.record import Entry, Record
from tests.client.conftest import Open
from tests.client.golden_table import LONG_NAMES, lay_out, quiet, sit_down
from tests.client.layout import LARGER, faults_at_all_sizes, faults_now, in_sizes, lasting
from tests.client.pendulum_player import PendulumPlayer
from tests.client.server import Server
from tests.client.test_story import PLAY
from tests.golden.ends import FOLDER

ALWAYS = "[data-spot^=timer-], [data-spot^=tracks-0], [data-spot=gold-0], [data-worker]"
# Actions that are wider than their column or higher than the axle.
CROWDED = """() => [...document.querySelectorAll('.axle .actions li')].filter((column) => {
  const own = column.getBoundingClientRect();
  const axle = column.closest('.axle').getBoundingClientRect();
  return [...column.querySelectorAll('.i, b')].some((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const beside = left < own.left - 1 || right > own.right + 1;
    return width > 0 && (beside || top < axle.top - 1 || bottom > axle.bottom + 1);
  });
}).map((column) => 'crowded: ' + column.textContent.trim())"""
# Parts of a council that lie over those that follow them.
OVERLAID = """() => [...document.querySelectorAll('.council .scroll > *')]
  .filter((part) => part.scrollHeight > part.clientHeight + 4)
  .map((part) => 'lies over what follows: ' + part.className)"""
SEEN = """(selector) => [...document.querySelectorAll(selector)].every((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""

Wanted = Callable[[Any], bool]


def view_of(match: Match) -> Any:
    return match.view(0)


def until(golden: str, wanted: Wanted) -> Match:
    """A golden game up to the first moment when seat 0 sees this."""
    whole = load_record(FOLDER / f"pendulum-{golden}.json")
    match = whole.seek(0)
    for at, seat, move in whole.entries:
        match.play(seat, move, at)
        if wanted(view_of(match)):
            return match
    raise AssertionError("there is no such moment")


def opening(view: Any) -> bool:
    return bool(view.phase == "opening" and view.turn == 0)


def busy(view: Any) -> bool:
    """Much of the board is taken, and one has something of everything."""
    own = view.players[0]
    stand = sum(worker.place is not None for player in view.players for worker in player.workers)
    plenty = sum(map(len, own.provinces.values())) >= 1 and len(own.hand) >= 2
    return bool(view.phase == "round" and not own.choosing and plenty and stand >= 2 * len(view.players))


def runs_out(view: Any) -> bool:
    """The same, and a timer can be flipped."""
    return busy(view) and any(type(move).__name__ == "Flip" for move in view.moves)


def chooses(what: str) -> Wanted:
    return lambda view: bool(view.phase == "round" and view.players[0].choosing == what)


def two_ways(view: Any) -> bool:
    """A worker in a frame of double width can act in either way (WRK-13)."""
    acts = [(way.move.worker, way.actions) for way in view.ways if type(way.move).__name__ == "Act"]
    return any(one == other and how != why for one, how in acts for other, why in acts) and opened(view)


def opened(view: Any) -> bool:
    return bool(view.phase == "round" and not view.players[0].choosing)


def conquered(view: Any) -> bool:
    """More provinces lie under one slot than may stay there."""
    return opened(view) and max(map(len, view.players[0].provinces.values())) == 4


def claims(view: Any) -> bool:
    """After the call, with all that can be claimed."""
    return view.phase == "called" and sum(type(move).__name__ == "Claim" for move in view.moves) == 4


def untimed(view: Any) -> bool:
    return opened(view) and not view.timed


def council(view: Any) -> bool:
    return bool(view.phase == "rewards" and view.players[0].choosing in ("steps", "reward"))


def placing(view: Any) -> bool:
    return bool(view.phase == "placing" and any(type(move).__name__ == "Ready" for move in view.moves))


MOMENTS: dict[str, tuple[str, Wanted]] = {
    "alone": ("solo-lost-without-legendary", conquered),
    "alone in council": ("solo-won-by-parchment", council),
    "opening of two": ("parchment", opening),
    "two": ("parchment", two_ways),
    "any of two": ("legendary", chooses("any")),
    "council of two": ("parchment", council),
    "opening of three": ("privilege", opening),
    "three": ("privilege", busy),
    "council of three": ("privilege", council),
    "conquest of three": ("privilege", chooses("conquer")),
    "opening of four": ("points", opening),
    "four": ("points", runs_out),
    "claim of four": ("points", claims),
    "council of four": ("points", council),
    "opening of five": ("five-players", opening),
    "five": ("five-players", busy),
    "any of five": ("five-players", chooses("any")),
    "column of five": ("five-players", chooses("slot")),
    "untimed round of five": ("five-players", untimed),
    "placing of five": ("five-players", placing),
    "council of five": ("five-players", council),
}


def begin(page: Page, match: Match) -> None:
    expect(page.locator("[data-area=purple], [data-council]").first).to_be_visible()
    if match.next_change() is not None:
        page.locator(".veil .btn.primary").click()
        expect(page.locator(".veil")).to_be_hidden()


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_has_room(open_page: Open, fast: Server, moment: str) -> None:
    golden, wanted = MOMENTS[moment]
    match = until(golden, wanted)
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, locale="de"))
    sit_down(fast, match.record, {0: player}, names=LONG_NAMES, hints=True)
    page = player.page
    begin(page, match)
    if moment.startswith("claim"):
        page.keyboard.press("a")
        expect(page.locator("[data-offer]")).to_have_count(4)
    wrong = {size: found for size in in_sizes(page) if (found := lasting(lambda: look(page)))}
    assert wrong == {}


@pytest.mark.parametrize("moment", ["four", "untimed round of five", "council of five"])
def test_larger_text_has_room(open_page: Open, fast: Server, moment: str) -> None:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, locale="de"))
    player.page.add_init_script(LARGER)
    match = until(*MOMENTS[moment])
    sit_down(fast, match.record, {0: player}, names=LONG_NAMES)
    begin(player.page, match)
    assert faults_at_all_sizes(player.page, moment) == []
    for width, height in ((844, 390), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert lasting(lambda: set(player.page.evaluate(CROWDED))) == set()


def test_larger_text_leaves_a_choice_its_offers(open_page: Open, fast: Server) -> None:
    low = {"width": 844, "height": 390}
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, locale="de", viewport=low))
    page = player.page
    page.add_init_script(LARGER)
    sit_down(fast, until(*MOMENTS["conquest of three"]).record, {0: player}, names=LONG_NAMES)
    page.locator(".veil .btn.primary").click()
    expect(page.locator("section.choice button").first).to_be_in_viewport(ratio=1)


NARROW = """() => {
  const large = /^(desktop|tablet)/.test(document.documentElement.dataset.layout);
  return [
    ...[...document.querySelectorAll('section.tracks > .tracks')]
      .filter((each) => each.offsetWidth < 0.9 * each.parentElement.clientWidth)
      .map(() => 'tracks that leave their panel empty'),
    ...[...document.querySelectorAll('.end .parts')]
      .filter((each) => large && each.scrollHeight > each.clientHeight + 1)
      .map(() => 'not all of it is in sight'),
  ];
}"""


def end_of_a_council(golden: str) -> tuple[Record, Entry]:
    """A golden game up to the entry that ends its first council, and that entry."""
    whole = load_record(FOLDER / f"pendulum-{golden}.json")
    match = whole.seek(0)
    met = False
    for number, entry in enumerate(whole.record.entries):
        match.play(entry.seat, entry.move, entry.at)
        meets = view_of(match).phase in ("rewards", "trimming")
        if met and not meets:
            return whole.seek(number).record, entry
        met = meets
    raise AssertionError("no council ends")


def test_the_end_of_a_council_has_room(open_page: Open, fast: Server) -> None:
    record, last = end_of_a_council("five-players")
    page, other = (open_page("about:blank", base_url=fast.address, locale="de") for _ in range(2))
    table = lay_out(fast, record, {0: page.context, last.seat: other.context}, names=LONG_NAMES)
    for each in (page, other):
        each.goto(f"/t/{table}")
    expect(page.locator("[data-council]")).to_be_visible()
    assert other.evaluate(PLAY, [table, wire.plain(last.move)]) == "Accepted"
    expect(page.locator("[data-council-end]")).to_be_visible()
    found = faults_at_all_sizes(page, "end of a council")
    for size in in_sizes(page):
        found += [f"{size}: {fault}" for fault in lasting(lambda: set(page.evaluate(NARROW)))]
    assert found == []


RESULTS = {1: "solo-won-on-points", 2: "legendary", 3: "privilege", 4: "points", 5: "five-players"}


@pytest.mark.parametrize("seats", RESULTS)
def test_the_result_has_room(open_page: Open, fast: Server, console: list[str], seats: int) -> None:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, locale="de"))
    whole = load_record(FOLDER / f"pendulum-{RESULTS[seats]}.json").record
    sit_down(fast, whole, {0: player}, names=LONG_NAMES)
    expect(player.page.locator(".standing li")).to_have_count(seats if seats > 1 else 0)
    expect(player.page.get_by_role("img", name="Beliebtheit")).to_be_visible()
    assert faults_at_all_sizes(player.page, "result") == []
    player.page.set_viewport_size({"width": 390, "height": 844})
    parts = [
        player.page.locator(f"section.{part}") for part in ("sources", "decided", "course", "proof", "log")
    ]
    for part in parts:
        expect(part).to_be_visible()
    tops = [part.evaluate("(part) => part.getBoundingClientRect().top") for part in parts]
    assert tops == sorted(tops)
    quiet(console)


def look(page: Page) -> set[str]:
    found = faults_now(page, spills=True) | set(page.evaluate(CROWDED))
    if page.evaluate("document.documentElement.scrollHeight > innerHeight"):
        found.add("the page scrolls")
    if page.locator("[data-council]").count():
        return found | set(page.evaluate(OVERLAID))
    # They are drawn last.
    if not page.locator("[data-worker]").count():
        found.add("the workers are not drawn")
    if not page.evaluate(SEEN, ALWAYS):
        found.add("what has to be in sight always is not")
    return found
