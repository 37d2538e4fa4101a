"""What happens around a table of Nations, in a real browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.client.axe import in_themes, violations, violations_in_themes
from tests.client.conftest import Open
from tests.client.deals import components, invite, sit_down
from tests.client.layout import SIZES
from tests.client.player import Player, card
from tests.client.server import Server

Keep = Callable[[Page, str], None]


def solo(open_page: Open, **more: object) -> Player:
    return sit_down(open_page("about:blank", **more))


ON_A_TILE = "document.activeElement?.matches('[data-place][aria-disabled=false]')"


def test_everything_by_keyboard(open_page: Open) -> None:
    """A whole match with the hands on the keys: the page is only looked at."""
    page = open_page("/")
    card(page).get_by_role("button", name="Solo").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Solo"):
            break
    page.keyboard.press("Enter")
    player = Player(page)
    player.at_table()
    player.wait_for_turn()

    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Reroll dice")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    words = page.get_by_role("dialog", name="The position in words")
    expect(words).to_be_visible()
    page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")

    done = {"buy": 0, "other": 0, "pass": 0, "settle": 0}
    end = time.monotonic() + 120
    while not player.over:
        assert time.monotonic() < end, done
        deciding = page.locator("section.decision .btn.primary[aria-disabled=false]")
        if player.open_tiles.count() and not deciding.count():
            for _ in range(40):
                page.keyboard.press("Tab")
                if page.evaluate(ON_A_TILE):
                    break
            else:
                continue  # What was open went with the last purchase.
            page.keyboard.press("Enter")
            if page.locator("kbd", has_text=re.compile("^N$")).count():
                page.keyboard.press("n")
                done["other"] += 1
            page.keyboard.press("Enter")
            expect(page.get_by_role("region", name=re.compile("^Buy"))).to_be_hidden()
            done["buy"] += 1
        elif page.locator("[data-continue]").count():
            page.keyboard.press("Enter")
            expect(page.locator("[data-continue]")).to_be_hidden()
        elif deciding.count():
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
            done["settle"] += 1
        elif player.button("^Pass").count():
            only = page.get_by_role("heading", name="All you can do is pass").count()
            page.keyboard.press("p")
            if not only:
                expect(page.get_by_text("Pass? You won't")).to_be_visible()
                page.keyboard.press("p")
            expect(player.button("^Pass")).to_have_count(0)
            done["pass"] += 1
        page.wait_for_timeout(30)
    assert done["buy"] > 3
    assert done["pass"] == 4


def test_arrows_walk_over_the_board(open_page: Open) -> None:
    page = solo(open_page).page
    page.locator("[data-place='8']").focus()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.place") == "7"


def test_undo_and_reasons(open_page: Open) -> None:
    player = solo(open_page)
    page = player.page
    page.get_by_role("button", name=re.compile("^Reroll")).first.click()
    roll = page.locator("section.decision .btn.primary")
    expect(roll).to_have_attribute("aria-disabled", "true")
    roll.hover()
    expect(page.locator(".tip")).to_contain_text("RER-1")
    page.locator(".tip").get_by_role("button", name="RER-1").click()
    expect(page.get_by_role("dialog", name="Rules").locator(".shown")).to_contain_text("RER-1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cancel").click()

    build = page.get_by_role("button", name="No wonder to build").first
    build.focus()
    expect(page.locator(".tip")).to_contain_text("WON-1")


def test_undo_takes_back_the_whole_purchase(open_page: Open) -> None:
    page = open_page("about:blank")
    # Advisors roll no dice: after one that does, nothing is taken back.
    other = open_page(invite(page, options={"data": components("gold", ("advisor",))}))
    other.get_by_label("Your name").fill("Jonas")
    other.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start the game").click()
    players = [Player(page), Player(other)]
    for player in players:
        player.at_table()
    guests = page.get_by_role("heading", name=re.compile("^.?Jonas.*'s turn$"))
    expect(page.locator(".prompt.yours").or_(guests)).to_be_visible()
    first, second = players if page.locator(".prompt.yours").count() else players[::-1]
    # A purchase after which somebody rolls for the age cannot be taken back either: so one player passes.
    first.wait_for_turn()
    first.page.keyboard.press("p")
    first.page.keyboard.press("p")
    second.wait_for_turn()
    name = second.open_tiles.first.locator(".name").inner_text()
    second.buy()
    expect(second.board.get_by_text("bought by")).to_be_visible()
    second.page.get_by_role("button", name="Undo").click()
    expect(second.board.get_by_text("bought by")).to_be_hidden()
    expect(second.board.get_by_role("button", name=re.compile(name))).to_be_visible()
    expect(second.page.locator(".prompt.yours")).to_contain_text("buy, build")

    second.buy()
    for player in players:  # A move that comes after the request would end it.
        expect(player.board.get_by_text("bought by")).to_be_visible()
    first.page.get_by_role("button", name="Undo").click()
    asked = second.page.get_by_text("would like to undo")
    expect(asked).to_be_visible()
    first.page.get_by_role("button", name="Withdraw").click()
    expect(asked).to_be_hidden()
    expect(first.page.get_by_text("Waiting for the others")).to_be_hidden()


COVERED = """() => [...document.querySelectorAll('header.bar :is(a, button)')].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return width && !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((each) => each.textContent || each.ariaLabel)"""
"""The controls of the bar that something lies over."""


def test_comes_back_after_the_server_was_away(
    open_page: Open, server: Server, console: list[str], keep: Keep
) -> None:
    player = solo(open_page)
    page = player.page
    player.buy()
    expect(player.board.locator(".gone").first).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    page.mouse.move(0, 0)
    shown = player.board.inner_text()
    server.stop()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_text("Connection lost")).to_be_visible()
        expect(page.locator("header.bar button").last).to_be_in_viewport()
        assert page.evaluate(COVERED) == [], (width, height)
    page.set_viewport_size({"width": 1366, "height": 768})
    assert violations_in_themes(page) == []
    keep(page, "connection-lost")
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert player.board.inner_text() == shown
    player.wait_for_turn()
    assert player.decide()
    console[:] = [
        line for line in console if "ERR_CONNECTION_REFUSED" not in line and "WebSocket" not in line
    ]


def test_a_second_tab_shows_the_same_and_may_act(open_page: Open) -> None:
    player = solo(open_page)
    twin = Player(open_page(player.page.url, context=player.page.context))
    twin.at_table()
    twin.wait_for_turn()
    twin.buy()
    expect(player.board.locator(".gone").first).to_be_visible()
    player.page.reload()
    player.at_table()
    expect(player.board.locator(".gone").first).to_be_visible()


def test_the_log_points_at_the_board(open_page: Open) -> None:
    player = sit_down(open_page("about:blank"), options={"data": components("gold")})
    page = player.page
    tile = player.open_tiles.first.locator(".name").inner_text()
    player.buy()
    link = page.get_by_role("group", name="Log").get_by_role("button", name=tile, exact=True)
    expect(page.locator(".lit")).to_have_count(0)
    link.focus()
    expect(page.locator(".lit")).to_contain_text(tile)
    link.blur()
    expect(page.locator(".lit")).to_have_count(0)
    link.hover()
    expect(page.locator(".lit")).to_contain_text(tile)


def test_a_spectator_sees_and_cannot_act(open_page: Open, keep: Keep) -> None:
    page = open_page("/new/nations")
    page.get_by_role("group", name=re.compile("^Seat .*2")).get_by_role("button", name="Bot").click()
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="The table is listed in the lobby").check()
    page.get_by_role("button", name="Start the game").click()
    Player(page).at_table()
    watching = Player(open_page("/"))
    lobby = watching.page.locator("section", has=watching.page.get_by_role("heading", name="Lobby"))
    lobby.get_by_role("link", name="Watch").first.click()
    watching.at_table()
    assert not watching.page.get_by_role("button", name=re.compile("^Pass")).count()
    assert not watching.open_tiles.count()
    for theme in in_themes(watching.page):
        keep(watching.page, f"spectator-{theme}")
        assert violations(watching.page, theme) == []


def test_a_wrong_address_says_so(open_page: Open, console: list[str], keep: Keep) -> None:
    page = open_page("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There's nothing here.")).to_be_visible()
    console[:] = [line for line in console if "404" not in line]
