"""The ways from the start page to a table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.deals import invite
from tests.client.player import Player


def test_a_pasted_link_leads_to_the_seat(open_page: Open) -> None:
    host = open_page("/")
    link = invite(host)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy link").click()
    expect(host.get_by_text("Copied")).to_be_visible()
    copied = host.evaluate("navigator.clipboard.readText()")
    assert copied == host.get_by_role("textbox", name="Invitation").input_value() == link

    page = open_page("/")
    field = page.get_by_role("textbox", name="Paste a table link")
    field.fill("https://example.org/elsewhere")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="isn't a link")).to_be_visible()
    field.fill(f"  {copied} ")
    field.press("Enter")
    page.get_by_label("Your name").fill("Jonas")
    page.get_by_role("button", name="Take this seat").click()
    expect(host.get_by_text("Jonas").first).to_be_visible()


def test_own_tables_say_where_it_is_your_turn(open_page: Open) -> None:
    page = open_page("/")
    player = Player(page)
    player.quick_start("Solo")
    player.wait_for_turn()
    address = page.url
    page.goto("/")
    own = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
    expect(own.get_by_role("link", name=re.compile("Nations.*Your turn", re.S))).to_be_visible()
    own.get_by_role("link").click()
    player.at_table()
    assert page.url == address
