"""A game that is no part of Sandtable, played to the end in the browser without a line of code for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.client.axe import violations_in_themes
from tests.client.conftest import Open
from tests.client.server import Server

EXAMPLE = Path(__file__).resolve().parents[1] / "example_game"


@pytest.fixture(scope="module")
def with_example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("example"), PYTHONPATH=str(EXAMPLE))
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("phone", [False, True])
def test_the_example_game(
    open_page: Open, with_example: Server, keep: Callable[[Page, str], None], phone: bool
) -> None:
    page = open_page(base_url=with_example.address, phone=phone)
    box = page.get_by_role("article", name="Tricks")
    box.get_by_role("button", name="Play now").click()
    moves = page.locator("[data-move]")
    for held in range(5, 0, -1):
        expect(moves).to_have_count(held)
        expect(moves.first).to_contain_text("Lay the")
        if held == 5:
            expect(page.get_by_role("term").filter(has_text="Your hand")).to_be_visible()
            keep(page, f"third-game{'-phone' if phone else ''}")
            assert violations_in_themes(page) == []
        moves.first.click()
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    expect(page.get_by_text("Tricks").first).to_be_visible()
    expect(page.get_by_role("heading", name="Points over time")).to_have_count(0)
    keep(page, f"third-game-result{'-phone' if phone else ''}")
    assert violations_in_themes(page) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_table_of_the_example_game_is_set_up(open_page: Open, with_example: Server) -> None:
    page = open_page("/new/tricks", base_url=with_example.address)
    words = page.locator(".words")
    expect(words).to_contain_text("The highest card wins", ignore_case=True)
    page.get_by_role("button", name=re.compile("^Expert")).click()
    expect(words).to_contain_text("The lowest card wins", ignore_case=True)
    page.get_by_role("group", name=re.compile("^Seat .*2")).get_by_role("button", name="Bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-move]")).to_have_count(5)
