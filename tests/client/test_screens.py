"""Every screen in both themes: nothing for axe to find, nothing on the console."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from sandtable.core import text
from tests.client.axe import THEMES, in_themes, violations, violations_in_themes
from tests.client.conftest import Open
from tests.client.layout import settle
from tests.client.player import Player, card

Keep = Callable[[Page, str], None]
FIRST_SCREEN = 100_000
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TINY = 100
"""Bytes that compression would only make more of."""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe(open_page: Open, keep: Keep, phone: bool) -> None:
    page = open_page(phone=phone)
    place = "phone" if phone else "desktop"

    def check(name: str) -> None:
        page.evaluate(DRAWN)
        for theme in in_themes(page):
            keep(page, f"{name}-{place}-{theme}")
            assert violations(page, theme) == [], (name, theme)

    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    check("start")
    page.get_by_role("button", name="Settings").click()
    check("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hall of fame").first.click()
    check("hall-of-fame")
    page.goto("/new/pendulum")
    expect(page.get_by_role("switch", name="First round untimed")).to_be_checked()
    check("set-up-pendulum")
    page.goto("/new/nations")
    page.get_by_text("More options").click()
    expect(page.get_by_role("switch", name="Hints")).to_be_visible()
    check("set-up")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    check("waiting-room")
    for game, rule in (("pendulum", "WRK-3"), ("nations", "BUY-3")):
        page.goto(f"/learn/{game}")
        expect(page.get_by_text(rule)).to_be_visible()
        check(f"learn-{game}")

    page.goto("/")
    player = Player(page)
    player.quick_start()
    player.wait_for_turn()
    check("turn")
    player.open_tiles.first.click()
    check("buying")
    page.keyboard.press("Escape")
    if not phone:
        page.get_by_role("button", name="Rules").click()
        check("rules")
        page.keyboard.press("Escape")
        page.get_by_role("tab", name="Chat").click()
        check("chat")
        page.get_by_role("button", name="Players").click()
        check("players")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="position in words").click()
        check("words")
        page.keyboard.press("Escape")
    else:
        for tab in ("Nation", "Rivals", "Rules", "Log", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=tab).click()
            check(f"tab-{tab.lower()}")
    seen: set[str] = set()
    while not player.over:
        for stage in ("Books", "Famine", "War"):
            if stage not in seen and page.get_by_role("region", name=stage, exact=True).count():
                seen.add(stage)
                check(stage.lower())
        if not player.decide():
            page.wait_for_timeout(30)
    page.mouse.move(0, 0)
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    check("result")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    check("replay")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("won, "))).to_be_visible()
    check("finished")


def test_axe_of_the_page_about_the_api(open_page: Open) -> None:
    page = open_page("/api")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert violations(page, theme) == [], theme


def test_two_hundred_percent(open_page: Open) -> None:
    """A zoom of 200 % is a screen of half the size: nothing scrolls sideways, all can be reached."""
    page = open_page(viewport={"width": 683, "height": 384})

    def fits(name: str) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 683, name

    player = Player(page)
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    fits("start")
    for path, button in (("/new/pendulum", "Open the table"), ("/learn/nations", "Begin")):
        page.goto(path)
        found = page.get_by_role("button", name=button)
        found.scroll_into_view_if_needed()
        expect(found).to_be_in_viewport()
        fits(path)
    page.goto("/")
    player.quick_start("Solo")
    player.wait_for_turn()
    fits("table")
    player.buy()
    expect(player.board.locator(".gone").first).to_be_visible()
    player.play_on()
    fits("result")
    rematch = page.get_by_role("button", name="Rematch")
    rematch.scroll_into_view_if_needed()
    expect(rematch).to_be_in_viewport()


def first_screen(page: Page, language: str = "en") -> list[Response]:
    """The answers that make up the start page, without those of the API."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto("/")
    expect(card(page).get_by_role("button", name=text.say("client-play-now", language))).to_be_visible()
    settle(page)
    page.remove_listener("response", note)
    return [answer for answer in answers if "/api/" not in answer.url and answer.status == 200]


@pytest.mark.parametrize("language", text.languages())
def test_the_first_screen_is_small_and_cached(open_page: Open, language: str) -> None:
    answers = first_screen(open_page("about:blank", locale=language), language)
    bodies = {answer.url: answer.body() for answer in answers}
    sizes = {url: len(gzip.compress(body)) for url, body in bodies.items()}
    assert 20_000 < sum(sizes.values()) < FIRST_SCREEN, sizes
    # Only the language in use is sent.
    sent = b"".join(bodies.values()).decode(errors="replace")
    titles = {each: text.say("client-start-title", each) for each in text.languages()}
    assert [each for each, title in titles.items() if f" = {title}" in sent] == [language]
    for answer in answers:
        if "/assets/" in answer.url:
            assert "immutable" in (answer.header_value("cache-control") or ""), answer.url


def test_the_first_screen_is_compressed(open_page: Open) -> None:
    assets = [answer for answer in first_screen(open_page("about:blank")) if "/assets/" in answer.url]
    plain = {
        answer.url: size
        for answer in assets
        if answer.header_value("content-encoding") != "gzip" and (size := len(answer.body())) > TINY
    }
    assert plain == {}
    assert len(assets) > 3


def test_it_can_be_installed_and_opens_without_a_network(open_page: Open, console: list[str]) -> None:
    page = open_page("/", service_workers="allow")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text=re.compile("Can't reach"))).to_be_visible()
    # No part of this page was ever brought here.
    page.goto("/learn/nations")
    expect(page.get_by_role("heading", name="Can't reach the server.")).to_be_visible()
    assert violations_in_themes(page) == []
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name=re.compile("^Learn .?Nations"))).to_be_visible()
    console[:] = [line for line in console if not re.search("ERR_(INTERNET|FAILED)|preload", line)]


def test_reduced_motion_and_the_theme_switch(open_page: Open) -> None:
    page = open_page(color_scheme="dark")
    expect(page.locator("html[data-theme=dark][data-motion=off]")).to_be_attached()
    page.get_by_role("button", name="Light theme").click()
    expect(page.locator("html[data-theme=light]")).to_be_attached()
    page.reload()
    expect(page.locator("html[data-theme=light]")).to_be_attached()
