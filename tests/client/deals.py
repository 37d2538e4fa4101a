"""Tables of Nations whose dice fall as a test needs them: components of a table's own are options of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from sandtable.core import wire
from sandtable.nations.datafile import standard
from tests.client.asking import post
from tests.client.player import Player


def components(symbol: str = "gold", kinds: tuple[str, ...] = ("development", "advisor")) -> Any:
    """White dice show this symbol alone, and the tiles of the first age are of these kinds."""
    data: Any = wire.plain(standard())
    for die in data["dice"]:
        if die["colour"] == "white":
            die["faces"] = [{"symbol": symbol, "amount": 1}] * 6
    fitting = [tile for tile in data["tiles"] if tile["kind"] in kinds]
    data["tiles"] = [
        {**fitting[number % len(fitting)], "id": tile["id"], "name": tile["name"], "age": 1, "printed": []}
        if tile["age"] == 1
        else tile
        for number, tile in enumerate(data["tiles"])
    ]
    return data


def sit_down(page: Page, **wish: Any) -> Player:
    """At a table of one's own, alone or against a bot, in one's turn."""
    made = post(page, "/api/quick-start", {"game": "nations", "kind": "solo", "name": "Ada", **wish})
    page.goto(f"/t/{made['table']['table']}")
    player = Player(page)
    player.at_table()
    player.wait_for_turn()
    return player


def invite(page: Page, **wish: Any) -> str:
    """Makes a table for two people and returns the link for the other."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = post(page, "/api/tables", {"game": "nations", "name": "Ada", "seats": seats, **wish})
    link = str(made["link"])
    page.goto(link)
    return link
