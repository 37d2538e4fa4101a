"""Whole games of Nations in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.player import Player

Keep = Callable[[Page, str], None]


def test_a_game_against_bots(open_page: Open, keep: Keep) -> None:
    page = open_page(service_workers="allow")
    player = Player(page)
    player.quick_start()
    player.wait_for_turn()
    keep(page, "nations-turn")
    player.open_tiles.first.click()
    keep(page, "nations-buying")
    assert player.play_on() > 20
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    expect(page.get_by_text("Checked on this device")).to_be_visible()
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    keep(page, "nations-result")

    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("group", name="Jump to").get_by_role("button", name="III", exact=True).click()
    expect(page.get_by_text("Age III of IV".replace("III", "\u2068III\u2069"))).to_be_visible()
    slider.fill(str(last))
    expect(page.locator(".prompt")).to_contain_text(str(last))
    slider.fill("1")
    page.get_by_role("button", name="16").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Stop").click()
    keep(page, "nations-replay")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_solo_game_against_the_hard_opponent(open_page: Open, keep: Keep) -> None:
    page = open_page("/new/nations")
    page.get_by_role("group", name=re.compile("^Seat .*2")).get_by_role("button", name="None").click()
    page.get_by_role("combobox", name="Opponent").select_option("Hard")
    expect(page.get_by_text("1 thing changed")).to_be_visible()
    keep(page, "set-up")
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    player.at_table()
    expect(page.get_by_text("Hall of fame")).to_be_visible()
    expect(page.get_by_text("Hard", exact=True)).to_be_visible()
    keep(page, "nations-solo")
    assert player.play_on() > 10
    expect(page.get_by_role("heading", name=re.compile(r"\d+\W* points?"), level=1)).to_be_visible()
    shown = page.get_by_role("checkbox", name="Show this result in the hall of fame")
    expect(shown).not_to_be_checked()
    with page.expect_response("**/hall"):
        shown.check()
    page.reload()
    expect(shown).to_be_checked()


def test_two_people_at_one_table(open_page: Open, keep: Keep) -> None:
    host_page = open_page("/new/nations")
    host_page.get_by_role("button", name="Open the table").click()
    link = host_page.get_by_role("textbox", name="Invitation").input_value()
    expect(host_page.get_by_role("img", name="QR code")).to_be_visible()
    keep(host_page, "waiting-room")

    guest_page = open_page(link)
    guest_page.get_by_label("Your name").fill("Jonas")
    guest_page.get_by_role("button", name="Sit down").click()
    expect(host_page.get_by_text("Jonas").first).to_be_visible()
    host_page.get_by_role("button", name="Start the game").click()
    host, guest = Player(host_page), Player(guest_page)
    host.at_table()
    guest.at_table()

    host_page.get_by_role("tab", name="Chat").click()
    host_page.get_by_role("textbox", name="Write a message").fill("<b>Good luck</b>")
    host_page.get_by_role("button", name="Send").click()
    guest_page.get_by_role("tab", name="Chat").click()
    expect(guest_page.get_by_text("<b>Good luck</b>")).to_be_visible()
    guest_page.get_by_role("button", name="Report this message").click()
    guest_page.get_by_role("button", name="Report", exact=True).click()
    expect(guest_page.get_by_text("Reported to the host of this site.")).to_be_visible()
    expect(host_page.get_by_role("button", name="Report")).to_have_count(0)

    host.play_on((guest,))
    expect(guest_page.get_by_role("link", name="Leave")).to_be_visible()
    headings = {page.get_by_role("heading", level=1).inner_text() for page in (host_page, guest_page)}
    assert "You win" in headings
    host_page.get_by_role("button", name="Rematch").click()
    expect(host_page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_game_on_a_phone(open_page: Open, keep: Keep) -> None:
    page = open_page(phone=True, service_workers="allow")
    keep(page, "phone-start")
    player = Player(page)
    player.quick_start("Solo")
    player.wait_for_turn()
    keep(page, "phone-board")
    player.open_tiles.first.click()
    keep(page, "phone-buying")
    for tab in ("Nation", "Rivals", "Rules", "Log", "Board"):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, tab
        keep(page, f"phone-{tab.lower()}")
    page.keyboard.press("Escape")
    box = player.button("^Pass").bounding_box()
    assert box
    # Who taps twice is asked, or has changed their mind; they have not passed.
    for _ in range(2):
        page.touchscreen.tap(box["x"] + 3, box["y"] + box["height"] / 2)
    player.wait_for_turn()
    page.keyboard.press("Escape")
    player.button("^Pass").click()
    expect(page.get_by_text("Sure?")).to_be_visible()
    keep(page, "phone-pass")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "pass"
    page.get_by_role("button", name="No", exact=True).click()
    assert player.play_on() > 10
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
