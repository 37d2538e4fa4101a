"""The ways from the start page to a table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.client.axe import violations_in_themes
from tests.client.conftest import Open
from tests.client.deals import invite
from tests.client.player import Player


def test_a_pasted_link_leads_to_the_seat(open_page: Open) -> None:
    host = open_page("about:blank")
    link = invite(host)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy link").click()
    expect(host.get_by_text("Copied")).to_be_visible()
    copied = host.evaluate("navigator.clipboard.readText()")
    assert copied == host.get_by_role("textbox", name="Invitation").input_value() == link

    page = open_page("about:blank", phone=True)
    # Nobody has to wait for the lists.
    page.route("**/api/lobby", lambda _: None)
    page.goto("/")
    field = page.get_by_role("textbox", name="Paste a table link")
    field.fill("https://example.org/elsewhere")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="isn't a link")).to_be_visible()
    field.fill(f"  {copied} ")
    field.press("Enter")
    page.get_by_label("Your name").fill("Jonas")
    page.get_by_role("button", name="Sit down").click()
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
    parts = page.locator("main").locator("article, section")
    expect(parts.first).not_to_contain_text("Your tables")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(parts.first).to_contain_text("Your tables")
    own.get_by_role("link").click()
    player.at_table()
    assert page.url == address


def test_what_is_not_there_leads_back(open_page: Open, console: list[str]) -> None:
    page = open_page("/nonsense")
    for address in (
        "/nonsense",
        "/person/nobody",
        "/club/none",
        "/learn/chess",
        "/new/chess",
        "/replay/none",
    ):
        page.goto(address)
        expect(page.get_by_role("heading", name="There's nothing here.")).to_be_visible()
    assert violations_in_themes(page) == []
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    console[:] = [line for line in console if "404" not in line]


def test_nobody_gets_into_running_sand_unwarned(open_page: Open) -> None:
    page = open_page("/learn/pendulum")
    page.get_by_role("button", name="Play solo").click()
    warning = page.get_by_role("dialog", name="This game runs in real time")
    expect(warning).to_be_visible()
    assert violations_in_themes(page) == []
    page.keyboard.press("Escape")
    page.goto("/")
    pendulum = page.get_by_role("article", name="Pendulum")
    pendulum.get_by_role("button", name="Solo").click()
    warning.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/learn/pendulum")
    page.get_by_role("button", name="Play solo").click()
    page.wait_for_url(re.compile("/t/"))


def test_who_resigns_is_told_of(open_page: Open, console: list[str]) -> None:
    host = open_page("about:blank")
    guest = open_page("about:blank")
    suggested: list[Route] = []

    def hold(route: Route) -> None:
        suggested.append(route)

    guest.route("**/api/names", hold)
    guest.goto(invite(host))
    field = guest.get_by_label("Your name")
    field.focus()
    while not suggested:
        guest.wait_for_timeout(10)
    suggested[0].continue_()
    expect(field).not_to_have_value("")
    guest.keyboard.type("Jonas")
    expect(field).to_have_value("Jonas")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    Player(guest).at_table()
    Player(host).at_table()
    guest.get_by_role("button", name="Players").click()
    guest.get_by_role("button", name="Leave the game for good").click()
    guest.get_by_role("button", name="Resign").click()
    told = host.get_by_role("status").filter(has_text=re.compile("Jonas.? has resigned. A bot, .?Flint"))
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(guest.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(guest.get_by_text("Games you start appear here.")).to_be_visible()
    # The guest's page asked to have the table out of their lists, and it was in none any more.
    console[:] = [line for line in console if "404" not in line]


def lists(page: Page, heading: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name=heading))


def test_what_differs_from_the_preset_is_told_and_taken_back(open_page: Open) -> None:
    page = open_page("/new/pendulum")
    words = page.locator(".words")
    expect(words.get_by_role("heading", name="First game", exact=True)).to_be_visible()
    expect(words).to_contain_text("untimed first round")
    page.get_by_role("switch", name="First round untimed").click()
    expect(words.locator("mark")).to_have_text("timed throughout")
    words.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("switch", name="First round untimed")).to_be_checked()
    page.get_by_role("button", name=re.compile("^Expert")).click()
    expect(words).to_contain_text("glory and the worker rule")
    page.get_by_role("button", name=re.compile("^Over days")).click()
    expect(page.get_by_role("switch", name="First round untimed")).to_have_count(0)
    page.get_by_label("Name of the table").fill("Low tide")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invitation").input_value()

    guest = open_page(link)
    expect(guest.get_by_role("heading", name="Low tide")).to_be_visible()
    expect(guest.locator(".words")).to_contain_text("untimed throughout")
    expect(guest.get_by_label("Your name")).not_to_have_value("")
    expect(guest.get_by_text(re.compile("You're invited to a game of .?Pendulum"))).to_be_visible()
    expect(guest.get_by_role("button", name="Take this seat")).to_have_count(0)
    assert violations_in_themes(guest) == []
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(guest.get_by_text("You have a seat.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(guest.get_by_role("button", name="Start the game")).to_have_count(0)


def wished(asked: Request) -> Any:
    sent: Any = asked.post_data_json
    return sent["options"]


def test_play_now_begins_without_running_sand(open_page: Open) -> None:
    page = open_page("/")
    box = page.get_by_role("article", name="Pendulum")
    with page.expect_request("**/api/quick-start") as asked:
        box.get_by_role("button", name="Play now").click()
    assert wished(asked.value) == {"untimed": [1]}
    page.goto("/")
    box.get_by_role("switch", name="First round untimed").click()
    box.get_by_role("button", name="Play now").click()
    warning = page.get_by_role("dialog", name="This game runs in real time")
    with page.expect_request("**/api/quick-start") as asked:
        warning.get_by_role("button", name="Start the game").click()
    assert wished(asked.value) == {"untimed": []}


def test_tables_are_taken_from_the_list(open_page: Open) -> None:
    page = open_page("/")
    Player(page).quick_start()
    page.goto("/")
    own = lists(page, "Your tables")
    expect(own.get_by_role("link")).to_contain_text("Nations, Age I")
    own.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations_in_themes(page) == []
    with page.expect_response("**/resign"):
        page.get_by_role("dialog").get_by_role("button", name="Abandon it").click()
    expect(own.get_by_role("link")).to_have_count(0)
    expect(own).to_contain_text("Games you start appear here.")


def test_a_seat_that_was_given_up_is_taken_by_another(open_page: Open) -> None:
    host = open_page("about:blank")
    guest = open_page(invite(host))
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    Player(guest).at_table()
    Player(host).at_table()
    remove(host)
    expect(guest.get_by_text("The host removed you from your seat.")).to_be_visible()
    expect(guest.get_by_role("link", name="Start page", exact=True)).to_be_visible()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.locator("[data-free]").get_by_role("button", name="Copy link").click()
    expect(host.get_by_text("Copied")).to_be_visible()

    other = open_page(host.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_role("button", name="Watching")).to_be_visible()
    other.get_by_role("button", name="Take this seat").click()
    expect(other.get_by_role("button", name="Watching")).to_have_count(0)
    expect(host.locator("[data-free]")).to_have_count(0)
    Player(other).at_table()

    remove(host)
    expect(host.get_by_role("button", name="Copy link")).to_be_visible()
    host.locator("[data-free]").get_by_role("button", name="Let a bot play").click()
    expect(host.locator("[data-free]")).to_have_count(0)
    seats = host.request.get(f"/api/tables/{host.url.rsplit('/', 1)[1]}").json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]


def remove(host: Page) -> None:
    """Whoever sits with the host."""
    host.get_by_role("button", name="Players").click()
    host.get_by_role("dialog").get_by_role("button", name=re.compile("^Remove")).click()
    host.keyboard.press("Escape")
