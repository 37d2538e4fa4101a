"""Whole games of Pendulum in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.pendulum_keys import play_by_keys, press, walk_to
from tests.client.pendulum_player import ACT, COUNCIL, OVER, PendulumPlayer, open_round
from tests.client.server import Server

Keep = Callable[[Page, str], None]
UNTIMED = {"untimed": [1, 2, 3, 4]}
FAST = {"tempo": 0.01}


def test_an_untimed_game_by_keyboard(open_page: Open, fast: Server, keep: Keep) -> None:
    page = open_page(base_url=fast.address)
    player = PendulumPlayer(page)
    press(page, "[data-game=pendulum] a[href^='/new/']")
    press(page, ".presets button:last-child")
    press(page, "li:nth-child(2) .seg button:nth-of-type(2)")
    walk_to(page, "li:nth-child(2) select")
    page.keyboard.type("Gre")
    press(page, "form button.go")
    player.at_table()
    open_round((player, "ui"))
    for worker in (1, 2):
        player.act(worker)
    page.keyboard.press("2")
    expect(player.prompt).to_contain_text("where should it go next")
    page.keyboard.press("r")
    expect(page.get_by_role("button", name=re.compile("Cancel the plan"))).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="The position in words")).to_contain_text("Purple")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    done = play_by_keys(page, ACT)
    keep(page, "pendulum-board")
    done += play_by_keys(page, COUNCIL)
    keep(page, "pendulum-council")
    done += play_by_keys(page, OVER)
    assert {"act", "choose", "place", "say", "take"} <= set(done)
    expect(page.get_by_role("heading", name="Tracks over time")).to_be_visible()
    expect(page.get_by_role("table", name="Actions and resources")).to_contain_text("taken")
    expect(page.get_by_role("img", name=re.compile("over the game")).first).to_be_visible()
    keep(page, "pendulum-result")


def test_a_timed_game(open_page: Open, fast: Server) -> None:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address))
    player.quick_start(seats=3, options=FAST)
    done = player.play_until(OVER)
    assert {"act", "flip", "place", "take"} <= set(done)


def test_a_solo_game(open_page: Open, fast: Server, keep: Keep) -> None:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address))
    player.quick_start(kind="solo", bot=None, options={**FAST, "automa": "C", "foreshadowing": True})
    page = player.page
    expect(page.get_by_text("Automas at level").first).to_be_visible()
    player.play_until(COUNCIL)
    keep(page, "pendulum-solo")
    done = player.play_until(OVER)
    assert {"flip", "take"} <= set(done)
    expect(page.get_by_text("Automa").first).to_be_visible()


def test_a_game_on_a_phone(open_page: Open, fast: Server, keep: Keep) -> None:
    player = PendulumPlayer(open_page("about:blank", base_url=fast.address, phone=True, color_scheme="dark"))
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
