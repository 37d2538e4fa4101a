"""Longer words than English ones: nothing is cut or overlaps, no page scrolls sideways. And the switch."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from sandtable import load_record
from sandtable.core import text
from tests.client import layout
from tests.client.conftest import Open
from tests.client.golden_table import lay_out
from tests.client.server import Server
from tests.golden.ends import FOLDER
from tests.locales.pseudo import catalogue

SIZES = {390: 844, 820: 1180, 1366: 768, 1920: 1080}
OTHERS = [language for language in text.languages() if language != "en"]


def lengthened(route: Route) -> None:
    """A catalogue as the browser gets it, in the pseudo-language."""
    answer = route.fetch()
    body = answer.text()
    found = re.fullmatch(r"(?s)(.*?=)`((?:[^`\\]|\\.)*)`(;export\{.*)", body)
    if not found or not re.search(r"(?m)^[\w-]+ = ", found[2]):
        route.fulfill(response=answer, body=body)
        return
    source = re.sub(r"(?s)\\(.)", lambda each: "\n" if each[1] == "n" else each[1], found[2])
    route.fulfill(response=answer, body=f"{found[1]}{json.dumps(catalogue(source))}{found[3]}")


SCREENS = {
    "start": "/",
    "set-up-pendulum": "/new/pendulum",
    "set-up-nations": "/new/nations",
    "learn-nations": "/learn/nations",
}
TABLES = {"nations": "nations-4-players.json", "pendulum": "pendulum-points.json"}
"""Golden games, of which the beginning is shown."""


def address(page: Page, server: Server, screen: str) -> str:
    """Of one of the main screens; the tables are the own ones of who looks at the page."""
    if golden := TABLES.get(screen):
        begun = load_record(FOLDER / golden).seek(0)
        return f"/t/{lay_out(server, begun.record, {begun.to_act[0]: page.context})}"
    if screen == "waiting-room":
        seats = [{"kind": "person"}, {"kind": "open"}]
        answer = page.request.post("/api/tables", data={"name": "Ada", "game": "nations", "seats": seats})
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['table']['table']}"
    return SCREENS[screen]


def faults(open_page: Open, server: Server, language: str, screen: str) -> set[str]:
    page = open_page("about:blank", locale=language)
    if language == "xx":
        page.route("**/assets/*.js", lengthened)
    page.goto(address(page, server, screen))
    expect(page.locator("main, .room").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    found = set()
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        # Names of tiles are the same in every language.
        found |= {f"{width}: {fault}" for fault in layout.faults(page, ".tile")}
    return found


@pytest.mark.parametrize("screen", [*SCREENS, "waiting-room", *TABLES])
def test_longer_words_have_room(open_page: Open, server: Server, screen: str) -> None:
    """What lacks room in English too is a fault of the screen and not of the language."""
    anyway = faults(open_page, server, "en", screen)
    for language in OTHERS or ["xx"]:
        assert faults(open_page, server, language, screen) - anyway == set(), language


@pytest.mark.parametrize("language", OTHERS)
def test_the_switch_works_at_once_and_is_remembered(open_page: Open, language: str) -> None:
    page = open_page("/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(text.say("client-start-title"))
    page.get_by_role("button", name=language.upper(), exact=True).click()
    expect(heading).to_have_text(text.say("client-start-title", language))
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    page.reload()
    expect(heading).to_have_text(text.say("client-start-title", language))
    page.request.put("/api/me", data={"name": "Ada"})
    with page.expect_response("**/api/me/language") as told:
        page.get_by_role("button", name="EN", exact=True).click()
    assert told.value.status == 204
    expect(heading).to_have_text(text.say("client-start-title"))
    assert page.request.get("/api/me").json()["language"] == "en"


def test_the_switch_at_a_table(open_page: Open, server: Server) -> None:
    page = open_page("/", viewport={"width": 1366, "height": 768})
    page.goto(address(page, server, "nations"))
    page.get_by_role("button", name=text.say("client-language"), exact=True).click()
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.get_by_role("button", name=text.say("client-tool-rules", "de"), exact=True)).to_be_visible()
    expect(page.locator("html[lang=de]")).to_be_attached()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=text.say("client-tool-more", "de"), exact=True).click()
    page.get_by_role("button", name="NL", exact=True).click()
    expect(page.get_by_role("button", name=text.say("client-tool-more", "nl"), exact=True)).to_be_visible()
    expect(page.locator("html[lang=nl]")).to_be_attached()
