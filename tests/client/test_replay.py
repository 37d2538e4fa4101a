"""Replays: a record brought along, watched from a seat, at any speed, from any moment, by a link."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.bots import bot_named
from sandtable.core import text
from sandtable.core.match import Match, load_record, new_match
from tests.client.axe import violations
from tests.client.conftest import Open
from tests.client.layout import faults_at_all_sizes
from tests.client.pendulum_player import AREAS
from tests.client.player import Player
from tests.golden.ends import FOLDER

Keep = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def match() -> Match:
    match, rng = new_match("nations", 2, 7), Random(7)
    greedy = bot_named(match.game, "greedy")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, greedy.think(match.for_bot(seat, rng), seat, 0, rng).move)
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_bytes(match.record.to_bytes())
    return path


def bring(page: Page, record: Path) -> None:
    page.get_by_label("Import a record").set_input_files(record)
    expect(page.get_by_role("slider")).to_be_visible()


def shown(page: Page, entry: int, match: Match) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(entry))
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(match)))


def test_a_record_is_brought_along_and_watched(
    open_page: Open, match: Match, record: Path, keep: Keep
) -> None:
    page = open_page()
    bring(page, record)
    shown(page, 0, match)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    second = next(n for n in range(len(match)) if match.seek(n).view(None).age == 2)  # type: ignore[attr-defined]
    page.get_by_role("group", name="Jump to").get_by_role("button", name="II", exact=True).click()
    shown(page, second, match)
    page.get_by_role("button", name="One step forward").click()
    shown(page, second + 1, match)
    page.get_by_role("group", name="View as").get_by_role("button").nth(1).click()
    own = page.locator('[data-spot="seat-1"]').first
    expect(own).to_be_visible()
    expect(page.get_by_role("group", name="View as").get_by_role("button").nth(1)).to_have_attribute(
        "aria-pressed", "true"
    )
    keep(page, "replay-seat")
    assert violations(page) == []
    page.get_by_role("button", name="Link to this moment").click()
    expect(page).to_have_url(re.compile(rf"\?key=\w+&entry={second + 1}&seat=1$"))
    page.get_by_role("group", name="Jump to").get_by_role("button", name="IV", exact=True).click()
    page.get_by_role("group", name="Speed").get_by_role("button").last.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value(str(len(match)))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert len(asked) <= 8, asked
    page.goto("/")
    remove = page.get_by_role("button", name=re.compile("^Remove "))
    remove.click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    remove.click()
    page.get_by_role("dialog").get_by_role("button", name="Remove it").click()
    expect(remove).to_have_count(0)


def sand(page: Page) -> list[int]:
    """Seconds left of each timer."""
    shown = (page.locator(f"[data-area={area}] [role=timer]").inner_text() for area in AREAS)
    return [60 * int(minutes) + int(seconds) for minutes, seconds in (text.split(":") for text in shown)]


FITS = """() => {
  const [mat, controls] = ["section.mat", ".controls"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return document.documentElement.scrollHeight <= innerHeight && mat.bottom <= controls.top;
}"""


def test_sand_runs_as_fast_as_was_chosen(open_page: Open) -> None:
    path = FOLDER / "pendulum-privilege.json"
    match = load_record(path)
    views: list[Any] = [match.seek(entry).view(None) for entry in range(len(match) + 1)]
    times = [view.at for view in views]
    page = open_page()
    page.clock.install(time=0)
    page.reload()
    bring(page, path)
    position, speeds = page.get_by_role("slider"), page.get_by_role("group", name="Speed")
    jump = page.get_by_role("group", name="Jump to")
    step = page.get_by_role("button", name="One step forward")
    seats = page.get_by_role("group", name="View as").get_by_role("button")
    jump.get_by_role("button", name="2", exact=True).click()
    shown(page, next(n for n, view in enumerate(views) if view.round == 2), match)
    began = next(n for n, view in enumerate(views) if view.round == 2 and view.phase == "round")
    position.fill(str(began - 1))
    step.click()
    shown(page, began, match)
    expect(page.locator("section.mat")).to_be_visible()
    assert page.evaluate(FITS)
    page.clock.pause_at(3_600_000)
    assert sand(page) == [180, 120, 45]
    now, entry = times[began], began
    for number, speed in enumerate((1, 2, 4, 8, 16)):
        before = sand(page)[0]
        speeds.get_by_role("button").nth(number).click()
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(1500)
        # The time runs on, whoever is looked at.
        seats.nth(speed % 3).click()
        expect(seats.nth(speed % 3)).to_have_attribute("aria-pressed", "true")
        page.clock.run_for(1500)
        page.get_by_role("button", name="Stop", exact=True).click()
        page.clock.run_for(100)
        now += 3000 * speed
        # A started second counts.
        assert abs(before - sand(page)[0] - 3 * speed) <= 1, speed
        entry = int(position.input_value())
        assert bisect_right(times, now - 200 * speed) - 1 <= entry <= bisect_right(times, now) - 1
    stopped = sand(page), position.input_value()
    page.clock.run_for(5000)
    assert (sand(page), position.input_value()) == stopped
    names = page.locator("section.mat > .who b")
    for seat in range(3):
        seats.nth(seat).click()
        expect(names).to_have_text(seats.nth(seat).get_attribute("aria-label") or "")
        assert (sand(page), position.input_value()) == stopped
    step.click()
    shown(page, entry + 1, match)
    page.clock.run_for(1000)
    left = [timer.runs_out - times[entry + 1] for timer in views[entry + 1].timers.values()]
    assert sand(page) == [max(0, -(-each // 1000)) for each in left]


def test_a_link_to_a_moment_opens_it_for_anybody(open_page: Open, match: Match, record: Path) -> None:
    page = open_page()
    bring(page, record)
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    address = page.url
    assert "key=" in address, "an imported match is private: its link has a key"
    stranger = open_page(f"{address.replace('entry=0', 'entry=12')}&seat=0")
    expect(stranger.get_by_role("slider")).to_be_visible()
    shown(stranger, 12, match)
    expect(stranger.get_by_role("group", name="View as").get_by_role("button").first).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(stranger.get_by_role("button", name="Result")).to_have_count(0)


def test_a_game_is_reviewed(open_page: Open, keep: Keep) -> None:
    page = open_page()
    player = Player(page)
    player.quick_start("Solo")
    player.wait_for_turn()
    pass_on(page)
    moments = page.get_by_role("link", name=re.compile("^Replay from there: before move"))
    expect(moments.first).to_be_visible()
    expect(page.locator(".decided li", has=moments).first).to_contain_text("Age ")
    assert violations(page) == []
    moments.first.scroll_into_view_if_needed()
    keep(page, "review")
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.get_by_role("link", name=text.say("client-review-watch", "de")).first).to_be_visible()
    assert faults_at_all_sizes(page, "review") == []
    page.get_by_role("button", name="EN", exact=True).click()
    expect(moments.first).to_be_visible()
    entry = re.search(r"\d+", moments.first.get_attribute("aria-label") or "")
    assert entry
    moments.first.click()
    expect(page.get_by_role("slider")).to_have_value(entry[0])
    expect(page).to_have_url(re.compile(r"&seat=0$"))


PASS = """async (table) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
  const say = (message) => socket.send(JSON.stringify(message));
  const MOVES = [{ type: 'Pass' }, { type: 'UseBooks', pieces: [] }, { type: 'Decline' }];
  let sent = 0;
  await new Promise((done) => {
    socket.onopen = () => say({ type: 'Join' });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.table?.status === 'finished') done();
      else if (message.type === 'Welcome' || message.type === 'Accepted' || message.type === 'Refused')
        say({ type: 'Command', id: `p${sent}`, move: MOVES[sent++ % MOVES.length] });
    };
  });
  socket.close();
}"""


def pass_on(page: Page) -> None:
    """To the end, doing nothing, from a second connection of the same person."""
    page.evaluate(PASS, page.url.rpartition("/")[2])
    page.get_by_role("button", name="To the result").click()
    expect(page.get_by_role("link", name="Leave")).to_be_visible()


def test_what_is_no_record_is_refused(open_page: Open, tmp_path: Path, console: list[str]) -> None:
    page = open_page()
    path = tmp_path / "other.json"
    path.write_text('{"format": "something else"}')
    page.get_by_label("Import a record").set_input_files(path)
    expect(page.get_by_role("alert").filter(has_text="isn't a valid Sandtable game record")).to_be_visible()
    console[:] = [line for line in console if "400" not in line]


def test_a_replay_outlives_a_server_that_is_away(
    open_page: Open, match: Match, record: Path, console: list[str]
) -> None:
    page = open_page()
    bring(page, record)
    expect(page.get_by_role("group", name="Jump to").get_by_role("button").first).to_be_visible()
    seat = page.get_by_role("group", name="View as").get_by_role("button").first
    page.context.set_offline(True)
    seat.click()
    expect(page.get_by_text("Can't reach the server.")).to_be_visible()
    expect(seat).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="One step forward").click()
    shown(page, 1, match)
    page.context.set_offline(False)
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Can't reach the server.")).to_have_count(0)
    page.get_by_role("button", name="One step forward").focus()
    page.keyboard.press("Space")
    shown(page, 2, match)
    console[:] = [line for line in console if "ERR_INTERNET_DISCONNECTED" not in line]
