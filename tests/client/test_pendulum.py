"""Pendulum in a real browser."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.client.axe import violations
from tests.client.conftest import Open
from tests.client.pendulum_player import PendulumPlayer
from tests.client.server import Server

pytestmark = pytest.mark.skipif(
    "SANDTABLE_LONG" not in os.environ,
    reason="whole games in real time take many minutes in all; SANDTABLE_LONG=1 plays them",
)

Keep = Callable[[Page, str], None]
UNTIMED = {"untimed": [1, 2, 3, 4]}
COUNCIL = "div.council"
BOARD = "main .board, main .areas"
OVER = "main .win"


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose sand can run fifty times as fast."""
    running = Server(tmp_path_factory.mktemp("fast"), "tests.client.fast_sandtable")
    running.start()
    yield running
    running.stop()


def test_a_whole_untimed_game(open_page: Open, keep: Keep) -> None:
    player = PendulumPlayer(open_page())
    player.quick_start(kind="bots", seats=2, bot="greedy", options=UNTIMED)
    page = player.page
    expect(page.get_by_text("Opening")).to_be_visible()
    player.play_until(".half.live .act")
    keep(page, "pendulum-board")
    player.play_until(COUNCIL)
    keep(page, "pendulum-council")
    done = player.play_until(OVER)
    assert {"act", "place", "say", "take"} <= set(done)
    expect(page.get_by_role("heading", name="Tracks over time")).to_be_visible()
    expect(page.get_by_role("table", name="Actions and resources")).to_contain_text("taken")
    expect(page.get_by_role("img", name=re.compile("over the match")).first).to_be_visible(timeout=30_000)
    keep(page, "pendulum-result")


def test_a_whole_timed_game(open_page: Open, fast: Server) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address))
    player.quick_start(kind="bots", seats=3, bot="greedy", options={"tempo": 0.02})
    done = player.play_until(OVER)
    assert {"act", "flip"} <= set(done)


def test_a_solo_game(open_page: Open, fast: Server, keep: Keep) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address))
    player.quick_start(kind="solo", options={"tempo": 0.02, "automa": "C", "foreshadowing": True})
    page = player.page
    expect(page.get_by_text("Automas of level").first).to_be_visible()
    player.play_until(COUNCIL)
    keep(page, "pendulum-solo")
    player.play_until(OVER)
    expect(page.get_by_text("Automa").first).to_be_visible()


def test_keys_reasons_and_plans(open_page: Open) -> None:
    player = PendulumPlayer(open_page())
    player.quick_start(kind="bots", seats=2, bot="greedy", options=UNTIMED)
    page = player.page
    placed = page.get_by_role("list", name="Log").get_by_text(re.compile("You.* placed"))
    for number in (1, 2):
        expect(page.locator(".prompt")).to_contain_text("Place", timeout=20_000)
        page.keyboard.press(str(number))
        page.locator("[data-legal='u']").wait_for()
        page.keyboard.press("u")
        expect(placed).to_have_count(number, timeout=20_000)
    page.get_by_role("button", name="Ready").wait_for()
    page.keyboard.press("d")
    expect(page.locator(".black .bottom.live")).to_be_visible(timeout=20_000)

    page.locator(".dock li.ready .who").nth(1).wait_for()
    page.keyboard.press("2")
    expect(page.locator(".dock li").nth(1)).to_contain_text("Stuck")
    page.keyboard.press("2")
    expect(page.locator(".prompt")).to_contain_text("where shall it go next")
    page.keyboard.press("r")
    expect(page.get_by_role("button", name=re.compile("Drop the plan"))).to_be_visible()

    page.keyboard.press("d")
    expect(page.locator(".green .top .frame").first).to_have_attribute(
        "aria-label", re.compile("Your worker"), timeout=20_000
    )
    expect(page.get_by_role("button", name=re.compile("Drop the plan"))).to_be_hidden()

    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="The position in words")).to_contain_text("Purple")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Claim", exact=True).hover()
    expect(page.locator(".tip")).to_contain_text("ACH-1")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe(open_page: Open, keep: Keep, theme: str, phone: bool) -> None:
    player = PendulumPlayer(open_page(phone=phone, color_scheme=theme))
    page = player.page
    place = f"{'phone' if phone else 'desktop'}-{theme}"

    def check(name: str) -> None:
        page.wait_for_timeout(100)
        keep(page, f"pendulum-{name}-{place}")
        assert violations(page) == [], name

    player.quick_start(kind="bots", seats=2, bot="greedy", options=UNTIMED)
    player.play_until("[data-legal]")
    check("opening")
    player.play_until(".half.live .act")
    check("board")
    if phone:
        for tab in ("Mat", "Rivals", "Council", "Log", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=tab).click()
            check(tab.lower())
    player.play_until(COUNCIL)
    check("council")


def test_the_sand_is_right_after_a_reload(open_page: Open, fast: Server) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address))
    player.quick_start(kind="bots", seats=2, bot="greedy", options={"tempo": 1})
    page = player.page
    player.play_until(".purple .half.live .act, .black .half.live .act, .green .half.live .act")
    shown = page.locator(".purple .seconds")
    before = seconds(shown.inner_text())
    page.reload()
    player.at_table()
    expect(shown).to_be_visible()
    after = seconds(shown.inner_text())
    assert 0 <= before - after < 30
    assert 150 < after <= 180


def seconds(text: str) -> int:
    minutes, rest = text.split(":")
    return 60 * int(minutes) + int(rest)
