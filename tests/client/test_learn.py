"""The guided first games: whoever does what the guide points at is led to the end, and nothing is skipped."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.client.axe import violations
from tests.client.conftest import Open
from tests.client.layout import faults
from tests.client.player import Player

Keep = Callable[[Page, str], None]
LONGEST = 600
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "phone-wide": (844, 390)}

Evidence = dict[str, tuple[str, dict[str, Any]] | None]
"""By lesson, in their order, the event that shows that it was done; None: it is there to be read."""
NATIONS: Evidence = {
    "dice": None,
    "pay": ("Paid", {"seat": 0, "purpose": "buy", "exchanged": []}),
    "replace": ("Left", {"seat": 0}),
    "exchange": ("Paid", {"seat": 0, "symbol": "gold"}),
    "reroll": ("Rolled", {"seat": 0, "why": "reroll"}),
    "colony": ("Bought", {"seat": 0, "to": "colonies"}),
    "advisor": ("Bought", {"seat": 0, "to": "advisor"}),
    "wonder": ("Bought", {"seat": 0, "to": "construction"}),
    "build": ("Built", {"seat": 0}),
    "event": None,
    "pass": ("Passed", {"seat": 0}),
    "books": ("BooksUsed", {"seat": 0}),
    "famine": ("Famine", {"seat": 0, "fed": True}),
    "war": ("War", {"seat": 0, "won": True}),
    "age": None,
}
PENDULUM: Evidence = {
    "welcome": None,
    "areas": None,
    "grande": ("Placed", {"seat": 0, "worker": 0}),
    "common": ("Placed", {"seat": 0, "worker": 1}),
    "ready": ("RoundBegan", {"round": 1}),
    "act": ("Acted", {"seat": 0}),
    # Its sand ran out, or nobody could have flipped it.
    "stuck": ("Flipped", {"seat": 0, "timer": "black"}),
    "flip": ("Flipped", {"seat": 0, "timer": "black"}),
    "again": ("Placed", {"seat": 0, "worker": 1}),
    "claim": ("Claimed", {"seat": 0}),
    "conquer": ("Slotted", {"seat": 0}),
    "stratagem": ("StratagemPlayed", {"seat": 0}),
    "pickup": ("PickedUp", {"seat": 0}),
    "votes": ("Acted", {"seat": 0, "action": "vote"}),
    "call": ("CouncilCalled", {"round": 1}),
    "done": ("CouncilBegan", {"round": 1}),
    "privilege": None,
    "reward": ("RewardTaken", {"seat": 0}),
    "next": ("RoundBegan", {"round": 2}),
}
LESSONS = {"nations": NATIONS, "pendulum": PENDULUM}

# What the guide shows, once all that is new has been drawn; null: it is gone, for now.
SHOWN = """async () => {
  for (let frames = 0; frames < 8; frames++) await new Promise(requestAnimationFrame);
  const guide = document.querySelector('aside.guide');
  if (!guide) return null;
  const own = guide.getBoundingClientRect();
  const rings = [...document.querySelectorAll('svg .ring')].map((ring) => ring.getBoundingClientRect());
  const meets = (one) => Math.min(one.right, own.right) - Math.max(one.left, own.left) > 8
    && Math.min(one.bottom, own.bottom) - Math.max(one.top, own.top) > 8;
  const [first] = rings;
  return {
    lesson: guide.dataset.lesson,
    text: guide.querySelector('p').textContent,
    reads: guide.querySelector('.btn.primary') !== null,
    onward: document.querySelector('[data-continue]') !== null,
    points: rings.length,
    covered: rings.filter(meets).length,
    away: first ? first.bottom < 0 || first.top > innerHeight || first.left > innerWidth : false,
    wide: document.documentElement.scrollWidth > innerWidth,
    lit: [...document.querySelectorAll('[data-part=confirm]')].every((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return rings.some((ring) => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom);
    }),
  };
}"""

# What is replaced, if it is asked for, lies behind nothing.
CHOSEN = """() => {
  const chosen = document.querySelector('[data-part=replace] button[aria-pressed=true]');
  if (!chosen) return true;
  const { left, top, width, height } = chosen.getBoundingClientRect();
  return chosen.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

# Does what is pointed at, and nothing else.
DO = """(lesson) => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const open = (each) => each && each.getAttribute('aria-disabled') !== 'true';
  const press = (each) => { each?.click(); return Boolean(each); };
  const guide = document.querySelector('aside.guide');
  if (guide?.dataset.lesson !== lesson) return false;
  const rings = [...document.querySelectorAll('svg .ring')].map((ring) => ring.getBoundingClientRect());
  const within = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // What lies under something else cannot be pressed.
    if (!each.contains(document.elementFromPoint(x, y))) return false;
    return rings.some((ring) => x >= ring.left && x <= ring.right && y >= ring.top && y <= ring.bottom);
  };
  if (!rings.length) return false;
  const [confirm] = all('[data-part=confirm]');
  if (confirm && open(confirm)) return press(confirm);
  const pieces = '[data-available] button, [data-spot=decision] button[aria-pressed=false]';
  if (confirm) return press(all(pieces)[0]);
  const [mix] = all('[data-mix]');
  const [take] = all('[data-mix] [data-take]');
  if (mix) return press(open(take) ? take : all('[data-mix] [data-more]')[0]);
  return press(all('button').filter((each) => open(each) && within(each) && !guide.contains(each))[0]);
}"""


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Guide")


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    expect(guide(page)).to_be_visible()


class Heard:
    """The events that the server told the page."""

    def __init__(self, page: Page) -> None:
        self.events: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: self._note(json.loads(said)))

    def _note(self, said: dict[str, Any]) -> None:
        if said["type"] == "Update":
            self.events += said.get("events") or []

    def has(self, event: str, facts: dict[str, Any]) -> bool:
        # A field with its default may be left out.
        return any(
            each["type"] == event and all(each.get(key, value) == value for key, value in facts.items())
            for each in self.events
        )


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("nations", "desktop"),
        ("nations", "phone"),
        ("nations", "phone-wide"),
        ("pendulum", "desktop"),
        ("pendulum", "phone"),
        ("pendulum", "phone-wide"),
    ],
)
def test_a_guided_game_is_learnt_by_doing_all_of_it(
    open_page: Open, keep: Keep, game: str, size: str
) -> None:
    width, height = SIZES[size]
    page = open_page("about:blank", phone=size != "desktop", viewport={"width": width, "height": height})
    heard = Heard(page)
    page.goto(f"/learn/{game}")
    begin(page)
    lessons = LESSONS[game]
    passed: list[str] = []
    said = ""
    end = time.monotonic() + LONGEST
    while re.search("/t/", page.url):
        try:
            shown = page.evaluate(SHOWN)
        except PlaywrightError:
            continue  # Another chapter opens.
        assert time.monotonic() < end, (passed, shown, page.locator("body").inner_text())
        if shown is None:
            continue
        lesson = shown["lesson"]
        if lesson and lesson not in passed:
            passed.append(lesson)
        if shown["text"] != said:
            said = shown["text"]
            keep(page, f"guide-{game}-{size}-{len(passed)}-{lesson}")
            assert not shown["wide"], lesson
            if shown["covered"]:  # It may still be moving out of the way.
                page.wait_for_function(f"async () => !(await ({SHOWN})())?.covered")
            assert not shown["away"], (lesson, said)
            if shown["points"] and not shown["lit"]:
                page.wait_for_function(f"async () => (await ({SHOWN})())?.lit")
            if lesson == "replace":
                page.wait_for_function(CHOSEN)
            if size == "phone":  # Where it is low the guide is a card that lies over the table.
                assert faults(page) == set(), lesson
            if lesson in ("replace", "books", "grande", "reward"):
                assert violations(page) == [], lesson
        # Only what is there to be read has a button to go on, where the table has none.
        read = not lesson or (lessons[lesson] is None and not shown["onward"])
        assert shown["reads"] == read, (lesson, said)
        if shown["reads"]:
            page.evaluate("document.querySelector('aside.guide .btn.primary')?.click()")
        else:
            page.evaluate(DO, lesson)
    assert passed == list(lessons)
    for name, proof in lessons.items():
        assert proof is None or heard.has(*proof), name


def test_the_guide_waits_for_who_comes_back(open_page: Open) -> None:
    page = open_page("/learn/nations")
    begin(page)
    page.keyboard.press("g")
    expect(guide(page)).to_contain_text("Buy and pay")
    page.get_by_role("button", name="Hide the guide").click()
    expect(guide(page)).to_have_count(0)
    page.get_by_role("button", name="Guide").click()
    page.get_by_role("button", name="Leave and continue later").click()
    page.get_by_role("link", name="Continue where you left off").click()
    expect(guide(page)).to_contain_text("Buy and pay")
    page.reload()
    expect(guide(page)).to_contain_text("Buy and pay")


def test_a_lesson_by_keyboard(open_page: Open) -> None:
    page = open_page("/learn/nations")
    begin(page)
    page.keyboard.press("g")
    expect(guide(page)).to_contain_text("Buy and pay")
    page.keyboard.press("g")
    expect(page.locator("[data-place]:focus")).to_have_accessible_name(re.compile("Great Lighthouse"))
    page.keyboard.press("Enter")
    expect(guide(page).locator("[aria-live=polite]")).to_contain_text("how you would pay")
    page.keyboard.press("g")
    expect(page.locator("[data-spot=decision] :focus")).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide(page)).to_contain_text("These tiles are for sale")


def test_what_cannot_be_done_any_more_begins_again(open_page: Open) -> None:
    page = open_page("/learn/nations")
    begin(page)
    Player(page).at_table()
    page.keyboard.press("g")
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(guide(page)).to_contain_text("can't be done at this table any more")
    before = page.url
    guide(page).get_by_role("button", name="Start the chapter again").click()
    expect(page).not_to_have_url(before)
    expect(guide(page)).to_contain_text("Your dice")


def test_it_goes_on_on_another_device(open_page: Open) -> None:
    desk = open_page("/learn/nations")
    with desk.expect_response("**/api/me/settings"):
        begin(desk)
    with desk.expect_response("**/api/me/settings"):
        guide(desk).locator(".btn.primary").click()
    expect(desk.locator("aside.guide")).to_have_attribute("data-lesson", "pay")
    desk.goto("/you")
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator("section", has_text="Continue on another device").locator("b").inner_text()
    phone = open_page(f"/you?code={code.replace(' ', '')}", phone=True)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_text("You're now signed in on this device.")).to_be_visible()
    phone.goto("/learn/nations")
    phone.get_by_role("link", name="Continue where").click()
    expect(phone.locator("aside.guide")).to_have_attribute("data-lesson", "pay")
