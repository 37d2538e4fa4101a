"""Moments of a game of Pendulum in a real browser: privilege, plans, choices."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from sandtable.pendulum.rules import codes
from tests.client.conftest import Open
from tests.client.golden_table import first, sit_down
from tests.client.pendulum_player import AREAS, COUNCIL, PendulumPlayer, open_round, two_people
from tests.client.server import Server
from tests.client.test_pendulum_sizes import MOMENTS, until

ON_TOP = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def against_a_bot(open_page: Open, fast: Server, **options: Any) -> PendulumPlayer:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address))
    player.quick_start(seats=2, options=options)
    return player


def test_a_clash_in_the_grace_is_told_to_both(open_page: Open, fast: Server) -> None:
    # So long that both have the time.
    higher, lower = both = two_people(open_page, fast.address, tempo=0.05, grace=60_000)
    open_round(*((player, "ui") for player in both))
    for player in both:
        player.act(2)
    higher.page.locator("[data-flip=black]").wait_for()
    higher.page.keyboard.press("f")
    for player in both:
        expect(player.worker(2)).to_have_attribute("data-state", "free")
        player.page.keyboard.press("2")
        # In black any number of workers share a frame.
        player.page.locator("[data-legal]:not([data-frame^=black])").first.wait_for()
    wanted = lower.page.locator("[data-legal]:not([data-frame^=black])").first
    letter, place = wanted.get_attribute("data-legal"), wanted.get_attribute("data-frame")
    assert letter and place
    lower.page.keyboard.press(letter)
    expect(higher.frame(place)).to_have_accessible_name(re.compile("a .*common.* of"))
    higher.page.keyboard.press(letter)
    expect(higher.frame(place)).to_have_accessible_name(re.compile("Your worker .*2"))
    expect(lower.frame(place)).to_have_accessible_name(re.compile("a .*common.* of"))
    expect(lower.worker(2)).to_have_attribute("data-state", "free")
    for player, told in ((higher, "your move counts"), (lower, "was cancelled")):
        expect(player.page.get_by_role("status").filter(has_text="CLM-2")).to_contain_text(told)
        expect(player.log).to_contain_text(re.compile(r"won the clash by privilege\. .* lost .*a placement"))


def test_a_plan_fires_when_it_is_allowed(open_page: Open, fast: Server) -> None:
    player = against_a_bot(open_page, fast, tempo=0.1)
    page = player.page
    # A rival's mat lies in the place of one's own, and play goes on.
    player.show_rival()
    open_round((player, "ui"))
    player.act(1)
    [acted] = player.happened("Acted", seat=0, worker=0)
    page.keyboard.press("1")
    expect(player.prompt).to_contain_text("where should it go next")
    page.keyboard.press("q")
    expect(player.looked_at).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.looked_at).to_be_hidden()
    drop = page.get_by_role("button", name=re.compile("Cancel the plan"))
    expect(drop).to_be_visible()
    expect(player.frame("purple top 0")).to_have_accessible_name(re.compile("Your worker .*1"))
    expect(drop).to_be_hidden()
    placed = player.happened("Placed", seat=0, worker=0, area="purple")[-1]
    flips = player.happened("Flipped", timer="black")
    assert len([flip for flip in flips if acted <= flip <= placed]) == 1, "at the first flip"


def test_a_choice_left_open_while_the_timer_flips(open_page: Open, fast: Server) -> None:
    player = against_a_bot(open_page, fast, tempo=0.05)
    page = player.page
    player.show_rival()
    open_round((player, "uk"))
    page.keyboard.press("2")
    choice = page.locator("[data-mix]")
    choice.wait_for()
    expect(player.looked_at).to_be_hidden()
    page.get_by_role("group", name=re.compile("Black.*top.*the timer is here")).wait_for()
    # What others do takes nobody's focus.
    expect(choice.locator(":focus")).to_be_visible()
    timers = page.get_by_role("timer").or_(page.locator("[data-flip]"))
    expect(timers).to_have_count(len(AREAS))
    for timer in timers.all():
        assert timer.evaluate(ON_TOP)
    choice.get_by_role("button", name=re.compile("Gold")).click()
    expect(choice).to_be_hidden()
    expect(player.log.get_by_text(re.compile("You.* gained .*1.* gold")).first).to_be_visible()
    expect(player.worker(2)).to_have_attribute("data-state", "free")


def test_a_table_without_plans(open_page: Open, fast: Server) -> None:
    player = against_a_bot(open_page, fast, plans=False)
    page = player.page
    open_round((player, "ui"))
    player.act(2)
    for key in ("2", "l", "2"):
        page.keyboard.press(key)
    expect(player.worker(2)).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-legal]")).to_have_count(0)


def test_a_worker_goes_back_to_the_mat_by_thumb(open_page: Open, fast: Server) -> None:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, phone=True))
    sit_down(fast, until(*MOMENTS["placing of five"]).record, {0: player})
    page = player.page
    placed = page.locator("[data-worker][data-state=waiting]")
    placed.wait_for()
    number = int(placed.get_attribute("data-worker") or 0)
    if placed.get_attribute("aria-pressed") == "false":
        placed.tap()
    page.get_by_role("button", name="To mat").tap()
    expect(player.worker(number)).to_have_attribute("data-state", "available")


def test_what_one_writes_outlasts_a_change_of_screens(open_page: Open, fast: Server) -> None:
    found = first(lambda match, _: match.position.phase == codes.REWARDS)
    *_, begins = found.match.record.entries
    assert begins.seat is not None
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address))
    sit_down(fast, found.before(), {begins.seat: player})
    page = player.page
    page.get_by_role("tab", name="Chat").click()
    message = page.get_by_role("textbox", name="Write a message")
    message.press_sequentially("We all pau")
    # Without leaving the field, as when another says the last word.
    page.locator("[data-say=Done]").evaluate("(button) => button.click()")
    page.locator(COUNCIL).wait_for()
    page.keyboard.type("se now")
    expect(message).to_have_value("We all pause now")
    expect(page.get_by_role("heading", name="Paused")).to_be_hidden()


def test_between_phone_and_desktop_nothing_is_smaller(open_page: Open, fast: Server) -> None:
    between = {"width": 1000, "height": 700}
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, viewport=between))
    player.quick_start(seats=2)
    area = player.page.get_by_role("region", name="purple")
    assert area.evaluate("(area) => area.currentCSSZoom") == 1
