"""The page of a person: devices, passkeys, data."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.client.axe import violations_in_themes
from tests.client.conftest import Open
from tests.client.layout import faults_at_all_sizes
from tests.client.player import Player
from tests.client.server import Server


def named(page: Page, name: str) -> None:
    page.goto("/you")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def test_a_second_device_goes_on_where_the_first_was(open_page: Open, console: list[str]) -> None:
    desk = open_page("/")
    Player(desk).quick_start("Solo")
    address = desk.url
    named(desk, "Ada Desk")
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator("section", has_text="Continue on another device").locator("b").inner_text()
    phone = open_page("/you", phone=True)
    phone.get_by_label("Code").fill(code)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_text("You're now signed in on this device.")).to_be_visible()
    expect(phone.get_by_label("Your name")).to_have_value("Ada Desk")
    # Both are at the same seat at the same time.
    desk.goto(address)
    phone.goto(address)
    for page in (desk, phone):
        Player(page).at_table()
        expect(page.get_by_text("watching")).to_have_count(0)
    phone.goto("/you")
    phone.get_by_role("button", name="Sign out").first.click()
    expect(phone.get_by_role("button", name="Sign out")).to_have_count(0)
    desk.goto("/you")
    expect(desk.get_by_role("heading", name="Devices")).to_have_count(0)
    phone.get_by_label("Code").fill(code)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_role("alert").filter(has_text="wrong, used or too old")).to_be_visible()
    console[:] = [line for line in console if "403" not in line]


def test_a_passkey_brings_a_person_back(open_page: Open, server: Server) -> None:
    port = server.address.rsplit(":", 1)[1]
    page = open_page("/you", base_url=f"http://localhost:{port}")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    named(page, "Ada Key")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey added.")).to_be_visible()
    page.context.clear_cookies()
    page.goto("/you")
    expect(page.get_by_role("heading", name="Devices")).to_have_count(0)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You're now signed in on this device.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ada Key")
    expect(page.locator("section", has_text="Devices").locator("li")).to_have_count(2)
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)


def test_settings_come_along(open_page: Open) -> None:
    desk = open_page("about:blank")
    named(desk, "Ada Dark")
    desk.goto("/")
    with desk.expect_response("**/api/me/settings"):
        desk.get_by_role("button", name="Dark theme").click()
    expect(desk.locator("html")).to_have_attribute("data-theme", "dark")
    desk.goto("/you")
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator("section", has_text="Continue on another device").locator("b").inner_text()
    phone = open_page(f"/you?code={code.replace(' ', '')}", phone=True)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_can_be_downloaded_and_deleted(open_page: Open) -> None:
    page = open_page("about:blank")
    named(page, "Ada Gone")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert "Ada Gone" in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/you")
    expect(page.get_by_role("heading", name="Your data")).to_have_count(0)


def test_how_one_is_called_is_kept(open_page: Open, console: list[str]) -> None:
    page = open_page("about:blank")
    named(page, "Ada Called")
    notices = page.locator("section", has=page.get_by_role("heading", name="Notifications"))
    notices.get_by_label("Webhook type").select_option("JSON")
    address = notices.get_by_label("Webhook address")
    address.fill("http://hooks.example.org/ada")
    notices.get_by_role("button", name="Add").click()
    expect(notices.get_by_role("alert")).to_be_visible()
    console[:] = [line for line in console if "400" not in line]
    address.fill("https://hooks.example.org/ada")
    notices.get_by_role("button", name="Add").click()
    hook = notices.get_by_role("listitem")
    expect(hook).to_contain_text("hooks.example.org")
    expect(notices.get_by_role("alert")).to_have_count(0)
    with page.expect_response("**/api/me/channels/*"):
        hook.get_by_label("time running out").uncheck()
    with page.expect_response("**/api/me/quiet"):
        notices.get_by_role("switch", name="Quiet hours").click()
    with page.expect_response("**/api/me/quiet"):
        notices.get_by_label("Quiet from").fill("23:30")
        notices.get_by_label("Quiet from").blur()
    page.reload()
    expect(hook.get_by_label("time running out")).not_to_be_checked()
    expect(hook.get_by_label("your turn")).to_be_checked()
    expect(notices.get_by_label("Quiet from")).to_have_value("23:30")
    hook.get_by_role("button", name="Remove").click()
    expect(hook).to_have_count(0)


def test_the_page_is_accessible_and_fits(open_page: Open) -> None:
    page = open_page("about:blank")
    named(page, "Ada")
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert faults_at_all_sizes(page, "you") == []
    assert violations_in_themes(page) == []
