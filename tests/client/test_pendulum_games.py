"""Whole games of Pendulum in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.pendulum_player import ACT, COUNCIL, OVER, PendulumPlayer
from tests.client.server import Server

Keep = Callable[[Page, str], None]
UNTIMED = {"untimed": [1, 2, 3, 4]}
FAST = {"tempo": 0.01}


def test_an_untimed_game(open_page: Open, fast: Server, keep: Keep) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address))
    player.quick_start(seats=2, options=UNTIMED)
    page = player.page
    player.play_until(ACT)
    keep(page, "pendulum-board")
    player.play_until(COUNCIL)
    keep(page, "pendulum-council")
    done = player.play_until(OVER)
    assert {"act", "place", "say", "take"} <= set(done)
    expect(page.get_by_role("heading", name="Tracks over time")).to_be_visible()
    expect(page.get_by_role("table", name="Actions and resources")).to_contain_text("taken")
    expect(page.get_by_role("img", name=re.compile("over the match")).first).to_be_visible(timeout=30_000)
    keep(page, "pendulum-result")


def test_a_timed_game(open_page: Open, fast: Server) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address))
    player.quick_start(seats=3, options=FAST)
    done = player.play_until(OVER)
    assert {"act", "flip", "place", "take"} <= set(done)


def test_a_solo_game(open_page: Open, fast: Server, keep: Keep) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address))
    player.quick_start(kind="solo", bot=None, options={**FAST, "automa": "C", "foreshadowing": True})
    page = player.page
    expect(page.get_by_text("Automas of level").first).to_be_visible()
    player.play_until(COUNCIL)
    keep(page, "pendulum-solo")
    done = player.play_until(OVER)
    assert {"flip", "take"} <= set(done)
    expect(page.get_by_text("Automa").first).to_be_visible()


def test_a_game_on_a_phone(open_page: Open, fast: Server, keep: Keep) -> None:
    player = PendulumPlayer(open_page(base_url=fast.address, phone=True, color_scheme="dark"))
    player.quick_start(seats=2, options=UNTIMED)
    page = player.page
    player.play_until(COUNCIL)
    keep(page, "pendulum-phone-council")
    player.play_until(ACT)
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"\b2\b"))
    for tab in ("Mat", "Rivals", "Council", "Log", "Board"):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
    done = player.play_until(OVER)
    assert {"act", "place", "take"} <= set(done)
