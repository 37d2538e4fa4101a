"""What happens around a table of Nations, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.player import Player
from tests.client.server import Server

Keep = Callable[[Page, str], None]


def solo(open_page: Open, **more: object) -> Player:
    player = Player(open_page("/", **more))
    player.quick_start("Solo")
    player.wait_for_turn()
    return player


def test_everything_by_keyboard(open_page: Open) -> None:
    player = solo(open_page)
    page = player.page
    page.locator("[data-place='8']").focus()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    place = page.evaluate("document.activeElement.dataset.place")
    assert place == "7"
    player.open_tiles.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=re.compile("^Buy"))).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=re.compile("^Buy"))).to_be_hidden()
    player.open_tiles.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=re.compile("^Buy"))).to_be_hidden()
    expect(page.get_by_role("log").get_by_text("You").first).to_be_attached()
    player.wait_for_turn()
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Roll dice again")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="The position in words")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.get_by_text("Sure?")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_text("Sure?")).to_be_hidden()
    for _ in range(12):
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator(".progress")).to_contain_text("II", timeout=20_000)


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

    build = page.get_by_role("button", name=re.compile("^Build")).first
    build.focus()
    expect(page.locator(".tip")).to_contain_text("WON-1")


def test_undo_takes_back_the_whole_purchase(open_page: Open) -> None:
    page = open_page("/new/nations")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_role("textbox", name="Invitation").input_value()
    other = open_page(link)
    other.get_by_role("button", name="Take this seat").click()
    page.get_by_role("button", name="Start the game").click()
    players = [Player(page), Player(other)]
    for player in players:
        player.at_table()
    # A purchase after which somebody rolls for the age cannot be taken back: so one player passes.
    first = next(each for each in players if each.page.locator(".prompt.yours").count())
    first.page.keyboard.press("p")
    first.page.keyboard.press("p")
    first = next(each for each in players if each is not first)
    first.wait_for_turn()
    fitting = first.board.locator("button[aria-disabled=false]:is(.k-wonder, .k-colony, .k-advisor)")
    if not fitting.count():
        return  # The dice did not fall for it: a development reveals new dice and cannot be taken back.
    name = fitting.first.locator(".name").inner_text()
    fitting.first.click()
    first.page.locator("section.decision .btn.primary").click()
    expect(first.board.get_by_text("bought by")).to_be_visible()
    first.page.get_by_role("button", name="Undo").click()
    expect(first.board.get_by_text("bought by")).to_be_hidden()
    expect(first.board.get_by_role("button", name=re.compile(name))).to_be_visible()
    expect(first.page.locator(".prompt.yours")).to_contain_text("One action")


def test_comes_back_after_the_server_was_away(
    open_page: Open, server: Server, console: list[str], keep: Keep
) -> None:
    player = solo(open_page)
    page = player.page
    player.open_tiles.first.click()
    player.decide()
    expect(player.board.locator(".gone").first).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    page.mouse.move(0, 0)
    shown = player.board.inner_text()
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=20_000)
    keep(page, "connection-lost")
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
    assert player.board.inner_text() == shown
    player.wait_for_turn()
    assert player.decide() is not None
    console[:] = [
        line for line in console if "ERR_CONNECTION_REFUSED" not in line and "WebSocket" not in line
    ]


def test_a_second_tab_shows_the_same_and_may_act(open_page: Open) -> None:
    player = solo(open_page)
    twin = Player(open_page(player.page.url, context=player.page.context))
    twin.at_table()
    twin.wait_for_turn()
    twin.open_tiles.first.click()
    twin.decide()
    expect(player.board.locator(".gone").first).to_be_visible()
    player.page.reload()
    player.at_table()
    expect(player.board.locator(".gone").first).to_be_visible()


def test_the_log_points_at_the_board(open_page: Open) -> None:
    player = solo(open_page)
    page = player.page
    player.open_tiles.first.click()
    player.decide()
    link = page.get_by_role("list", name="Log").get_by_role("button").first
    expect(link).to_be_visible()
    link.focus()


def test_a_spectator_sees_and_cannot_act(open_page: Open) -> None:
    page = open_page("/new/nations")
    page.get_by_role("radio", name="Everyone").check()
    page.get_by_role("group", name=re.compile("^Seat .*2")).get_by_role("button", name="Bot").click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Start the game").click()
    Player(page).at_table()
    address = page.url.split("?")[0]
    watching = Player(open_page(address))
    watching.at_table()
    assert not watching.page.get_by_role("button", name=re.compile("^Pass")).count()
    assert not watching.open_tiles.count()


def test_a_wrong_address_says_so(open_page: Open, console: list[str], keep: Keep) -> None:
    page = open_page("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    console[:] = [line for line in console if "404" not in line]
