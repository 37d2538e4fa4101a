"""Longer words than English ones: nothing is cut or overlaps, no page scrolls sideways. And the switch."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable import Match, load_record
from sandtable.core import text
from tests.client import layout
from tests.client.conftest import Open
from tests.client.golden_table import NAMES, lay_out, quiet
from tests.client.server import Server
from tests.client.test_pendulum_sizes import MOMENTS as PENDULUM_MOMENTS
from tests.client.test_pendulum_sizes import until
from tests.client.test_sizes import moments
from tests.golden.ends import FOLDER
from tests.locales.catalogues import LOCALES
from tests.locales.pseudo import PSEUDO, accented, write

Keep = Callable[[Page, str], None]
OTHERS = [language for language in text.languages() if language != "en"]
LONGEST = "de"
"""The language in which `test_sizes` and `test_pendulum_sizes` look at every table."""
SIZES = ((390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080))
PARTS = [
    (language, part)
    for language in OTHERS
    for part in ("pages", "panels", "nations", "pendulum")
    if language != LONGEST or part in ("pages", "panels")
]


NATIONS = "nations-4-players.json"
PENDULUM = "pendulum-five-players.json"
PLACES = {
    "start": "/",
    "set-up-pendulum": "/new/pendulum",
    "set-up-nations": "/new/nations",
    "learn-pendulum": "/learn/pendulum",
    "learn-nations": "/learn/nations",
    "games": "/games",
    "you": "/you",
    "api": "/api",
}


PERSON = "Annegret Wollschläger"
RAW = re.compile(r"\b(?:client|core|live|nations|pendulum)(?:-[a-z_]+){2,}\b")
"""What looks like the id of a text."""
BOARDS = [f"pendulum-{moment}-of-five" for moment in ("opening", "untimed-round", "placing")]
"""Screens whose lower parts are drawn after the upper ones."""


PLAIN = [PERSON, *NAMES, " and ", " or "]
"""What is in no catalogue: names, and how the browser joins a list in a language it does not know."""
PLAIN_WORDS = """(plain) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const said = plain.reduce((left, each) => left.replaceAll(each, ''), texts.currentNode.data).trim();
        if (/[aeiou]/.test(said) && texts.currentNode.parentElement.checkVisibility()) found.add(said);
    }
    return [...found];
}"""
"""What is shown without an accent; every text of the pseudo-language has one."""


class Tour:
    """The main screens, one after the other. Each part yields the name of a screen while it is open."""

    def __init__(self, page: Page, server: Server, language: str) -> None:
        self.page, self.server, self.language = page, server, language
        self.person: str = self.ask("put", "/api/me", name=PERSON)["person"]["token"]
        assert page.request.put("/api/me/language", data={"language": language}).ok

    def pages(self) -> Iterator[str]:
        club = self.ask("post", "/api/clubs", name="Donnerstagsrunde am Kanal")["club"]
        for name in self.places({**PLACES, "person": f"/person/{self.person}", "club": f"/club/{club}"}):
            if name.startswith("learn"):
                expect(self.page.locator("[data-terms]").first).to_be_visible()
            yield name
            if name == "start":
                yield from self.settings()
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = self.ask("post", "/api/tables", game="nations", seats=seats)["table"]["table"]
        yield from self.places({"waiting-room": f"/t/{table}"})

    def settings(self) -> Iterator[str]:
        self.page.get_by_role("button", name=text.say("client-tool-settings", self.language)).click()
        yield from self.opened("settings")

    def opened(self, *names: str) -> Iterator[str]:
        """A dialog, while it is open."""
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        yield from names
        self.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

    def ask(self, how: str, path: str, **body: Any) -> Any:
        answer = getattr(self.page.request, how)(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def places(self, addresses: dict[str, str]) -> Iterator[str]:
        for name, address in addresses.items():
            self.page.set_viewport_size({"width": 1366, "height": 768})
            self.page.goto(address)
            expect(self.page.locator("main, .room, .result").first).to_be_visible()
            layout.settle(self.page)
            yield name

    def table(self, name: str, match: Match, seat: int) -> Iterator[str]:
        table = lay_out(self.server, match.record, {seat: self.page.context}, hints=True)
        yield from self.places({name: f"/t/{table}"})

    def over(self, game: str, golden: str) -> Iterator[str]:
        """The result of a game, and its replay."""
        yield from self.table(f"{game}-result", load_record(FOLDER / golden), 0)
        record = (FOLDER / golden).read_bytes()
        answer = self.page.request.post("/api/records", data=record)
        assert answer.ok, answer.text()
        yield from self.places({f"{game}-replay": f"/replay/{answer.json()['table']}"})

    def nations(self) -> Iterator[str]:
        for name, (record, seat) in moments(4).items():
            screen = f"nations-{name.replace(' ', '-')}"
            for each in self.table(screen, load_record(record), seat):
                if name == "end of an age":
                    self.page.locator("section.decision .foot .btn").first.click()
                    expect(self.page.locator("[data-age-end]")).to_be_visible()
                yield each
        yield from self.over("nations", NATIONS)

    def pendulum(self) -> Iterator[str]:
        for name in ("opening of five", "untimed round of five", "council of five", "placing of five"):
            yield from self.table(f"pendulum-{name.replace(' ', '-')}", until(*PENDULUM_MOMENTS[name]), 0)
        yield from self.over("pendulum", PENDULUM)

    def panels(self) -> Iterator[str]:
        """What opens over a table."""
        record, seat = moments(4)["busy"]
        for _ in self.table("nations", load_record(record), seat):
            yield from self.panels_of("nations")
        for _ in self.table("pendulum", until(*PENDULUM_MOMENTS["untimed round of five"]), 0):
            yield from self.panels_of("pendulum")

    def panels_of(self, game: str) -> Iterator[str]:
        for name, key in (("rules", "?"), ("in-words", "t")):
            self.page.set_viewport_size({"width": 1366, "height": 768})
            self.page.keyboard.press(key)
            yield from self.opened(f"{game}-{name}")
        self.page.set_viewport_size({"width": 1366, "height": 768})
        self.page.keyboard.press("h")
        expect(self.page.locator(".hints .move").first).to_be_visible()
        yield f"{game}-hints"
        self.page.keyboard.press("Escape")


@pytest.mark.parametrize(("language", "part"), PARTS)
def test_every_screen_has_room_for_the_words(
    open_page: Open,
    server: Server,
    language: str,
    part: str,
    console: list[str],
    keep: Keep,
) -> None:
    page = open_page("about:blank", locale=language)
    found = []
    for screen in getattr(Tour(page, server, language), part)():
        found += lacking(page, screen, language, keep)
    quiet(console)
    assert found == []


def lacking(page: Page, screen: str, language: str, keep: Keep) -> list[str]:
    """What is not said, or has no room at some size."""
    found = [f"{screen}: {each} is not said" for each in RAW.findall(page.inner_text("body"))]
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    for size in layout.in_sizes(page, layout.SIZES if language == LONGEST else SIZES):
        if screen in BOARDS:
            expect(page.locator("[data-worker]").first).to_be_visible()
        faults = layout.faults(page, ".tile", spills=True)
        found += [f"{screen}, {size}: {fault}" for fault in sorted(faults)]
        keep(page, f"{language}-{screen}-{size}")
    return found


def test_a_visitor_without_a_name_has_room(open_page: Open) -> None:
    host, page = open_page("about:blank"), open_page("about:blank", locale=LONGEST)
    wish = {"game": "pendulum", "seats": [{"kind": "person"}, {"kind": "open"}]}
    made = host.request.post("/api/tables", data={"name": PERSON, **wish})
    assert made.ok, made.text()
    found = []
    for address in ("/", "/you", made.json()["link"]):
        page.goto(address)
        expect(page.locator("main, .room").first).to_be_visible()
        layout.settle(page)
        for size in layout.in_sizes(page, ((390, 844), (820, 1180), (1366, 768))):
            found += [f"{address}, {size}: {fault}" for fault in layout.faults(page, spills=True)]
    assert found == []


@pytest.fixture(scope="module")
def with_pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose folder of catalogues has one language more."""
    folder = tmp_path_factory.mktemp("pseudo")
    running = Server(folder, SANDTABLE_LOCALES=str(write(folder / "locales", LOCALES)))
    running.start()
    yield running
    running.stop()


def test_a_folder_is_all_a_language_needs(
    open_page: Open, with_pseudo: Server, console: list[str], keep: Keep
) -> None:
    page = open_page("/", base_url=with_pseudo.address)
    page.get_by_role("button", name=PSEUDO.upper(), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(accented(text.say("client-start-title")))
    tour = Tour(page, with_pseudo, PSEUDO)
    record, seat = moments(4)["busy"]
    screens = itertools.chain(
        tour.places({name: PLACES[name] for name in ("start", "set-up-pendulum", "set-up-nations")}),
        tour.table("nations", load_record(record), seat),
        tour.table("pendulum", until(*PENDULUM_MOMENTS["untimed round of five"]), 0),
    )
    found = []
    for screen in screens:
        found += [f"{screen}: {each!r} is in no catalogue" for each in page.evaluate(PLAIN_WORDS, PLAIN)]
        found += lacking(page, screen, PSEUDO, keep)
    quiet(console)
    assert not found, "\n".join(found)


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
    begun = load_record(FOLDER / NATIONS).seek(0)
    page.goto(f"/t/{lay_out(server, begun.record, {begun.to_act[0]: page.context})}")
    page.get_by_role("button", name=text.say("client-language"), exact=True).click()
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.get_by_role("button", name=text.say("client-tool-rules", "de"), exact=True)).to_be_visible()
    expect(page.locator("html[lang=de]")).to_be_attached()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=text.say("client-tool-more", "de"), exact=True).click()
    page.get_by_role("button", name="NL", exact=True).click()
    expect(page.get_by_role("button", name=text.say("client-tool-more", "nl"), exact=True)).to_be_visible()
    expect(page.locator("html[lang=nl]")).to_be_attached()
