"""Moves made by carrying things, by mouse and by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.client.conftest import Open
from tests.client.deals import components, sit_down
from tests.client.pendulum_player import LEGAL, PendulumPlayer
from tests.client.player import Player
from tests.client.server import Server

BUY = re.compile("^Buy")


def middle(found: Locator) -> tuple[float, float]:
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, what: Locator, where: Locator) -> None:
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(where), steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def rich(open_page: Open, **more: object) -> Player:
    return sit_down(open_page("about:blank", **more), options={"data": components("gold")})


def test_a_tile_carried_to_the_nation_is_bought(open_page: Open) -> None:
    player = rich(open_page)
    page = player.page
    tile = player.board.locator(".k-development[aria-disabled=false]").first
    place = tile.get_attribute("data-place")
    slot = page.locator("[data-slot='2']")
    name = slot.locator("b").first
    left = name.inner_text()
    carry(page, tile, slot)
    expect(page.locator(f".gone[data-spot='place-{place}']")).to_be_visible()
    expect(name).not_to_have_text(left)


def test_a_tile_let_go_elsewhere_is_not(open_page: Open) -> None:
    player = rich(open_page)
    page = player.page
    tile = player.open_tiles.first
    carry(page, tile, page.get_by_role("tab", name="Log"))
    expect(page.get_by_role("region", name=BUY)).to_be_hidden()
    expect(player.board.locator(".gone")).to_have_count(0)

    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-slot='2']")), steps=4)
    expect(page.get_by_role("region", name=BUY)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    expect(page.get_by_role("region", name=BUY)).to_be_hidden()
    expect(player.board.locator(".gone")).to_have_count(0)


def test_what_cannot_be_bought_says_why_when_pulled(open_page: Open) -> None:
    player = sit_down(open_page("about:blank"), options={"data": components("gold", ("colony",))})
    page = player.page
    page.mouse.move(*middle(player.board.locator("button").first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-slot='2']")), steps=4)
    page.wait_for_timeout(600)  # A note that goes with the pointer is gone after 250.
    expect(page.locator(".tip")).to_contain_text("BUY-1")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    expect(player.board.locator(".gone")).to_have_count(0)


def test_dice_carried_to_a_tile_and_in_and_out_of_the_payment(open_page: Open) -> None:
    player = rich(open_page)
    page = player.page
    tray = page.get_by_role("region", name="Available")
    payment = page.get_by_role("region", name="In this payment")
    tile = page.locator("[data-place='0']")
    price = int(page.locator(".price b").first.inner_text())
    carry(page, tray.locator(".piece").nth(3), tile)
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(payment.locator(".piece")).to_have_count(price)
    carry(page, payment.locator(".piece").first, tray)
    expect(payment.locator(".piece")).to_have_count(price - 1)
    buy = page.locator("section.decision .btn.primary")
    expect(buy).to_have_attribute("aria-disabled", "true")
    carry(page, tray.locator(".piece").first, page.get_by_role("region", name=BUY))
    expect(payment.locator(".piece")).to_have_count(price)
    buy.click()
    expect(page.locator(".gone[data-spot='place-0']")).to_be_visible()


def test_by_touch_after_a_short_hold(open_page: Open) -> None:
    """A quick stroke scrolls the page, a held finger carries."""
    player = rich(open_page, phone=True)
    page = player.page
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    tile = player.open_tiles.first
    x, y = middle(tile)
    touch("touchStart", (x, y))
    expect(page.locator(".carried")).to_be_visible()
    sheet = page.get_by_role("region", name=BUY)
    below = middle(sheet)
    touch("touchMove", (x, y + 30))
    touch("touchMove", below)
    touch("touchEnd")
    expect(page.locator(".carried")).to_have_count(0)
    expect(sheet).to_be_visible()
    page.locator("section.decision .btn.primary").click()
    expect(player.board.locator(".gone").first).to_be_visible()


def test_a_worker_of_pendulum_is_carried_to_a_frame(open_page: Open, fast: Server) -> None:
    # So low that everything on the table is drawn smaller.
    low = {"width": 1280, "height": 720}
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, viewport=low))
    player.quick_start(seats=2)
    page = player.page
    expect(player.prompt).to_contain_text("Place")
    page.keyboard.press("1")
    page.locator(LEGAL).first.wait_for()
    frames = page.locator(LEGAL).evaluate_all("(all) => all.map((each) => each.dataset.frame)")
    refused = page.locator("[data-frame][aria-disabled=true]").first.get_attribute("data-frame")
    first, second = map(player.frame, frames[:2])
    # Worker 3 is in the reserve: the one that was chosen before does not go in its place.
    carry(page, player.worker(3), first)
    expect(page.locator(LEGAL)).to_have_count(0)
    carry(page, player.worker(1), player.frame(str(refused)))
    expect(page.locator(".tip")).to_contain_text("WRK-1")
    expect(player.worker(1)).to_have_attribute("data-state", "available")
    carry(page, player.worker(1), second)
    expect(second).to_have_accessible_name(re.compile("Your worker .*1"))
    expect(first).not_to_have_accessible_name(re.compile("Your worker"))
    # The line of the log that tells of it points at the frame.
    player.log.get_by_role("listitem").filter(has_text=re.compile("^\\W*You\\W* placed")).get_by_role(
        "button"
    ).first.hover()
    expect(second).to_have_attribute("data-lit", "")
