"""The pages about people: profile, clubs, a club, the lobby, finished games, notices, devices."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.axe import in_themes, violations
from tests.client.conftest import Open
from tests.client.layout import faults_at_all_sizes, settle
from tests.client.server import Server
from tests.rules import rule

DAY = 24 * 3_600_000
OTHERS = ("Bartholomäus Freiherr von Ahlen", "Cleo", "Dan", "Eve")
IN_IDS = str.maketrans("01", "xy")
"""Ids have no letters that are easily confused."""
CLUB = "canastacanasta22"


def insert(database: sqlite3.Connection, table: str, **row: Any) -> None:
    names, places = ", ".join(row), ", ".join("?" * len(row))
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", list(row.values()))


def insert_table(
    database: sqlite3.Connection, table: str, name: str, game: str, host: str, ended: int, club: str | None
) -> None:
    insert(
        database, "tables", id=table, name=name, game=game, rules_version="1", data_version="1",
        options="{}", seed="00", invite="i", public=True, hints=False, hall=True, host=host,
        status="finished", absence="{}", clock=0, imported=False, made=ended, ended=ended, rated=True,
        settled=True, club=club,
    )  # fmt: skip


def fill(server: Server, me: str) -> str:
    """Give a person a past: games, ratings, a club. Returns the token of another one who shows theirs."""
    now = time.time_ns() // 1_000_000
    tokens = [f"guest{number + 2}" for number in range(len(OTHERS))]
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        for token, name in zip(tokens, OTHERS, strict=True):
            insert(database, "persons", token=token, name=name, shown="all", made=now)
        insert(database, "clubs", id=CLUB, name="Donnerstagsrunde am Kanal", owner=me, made=now)
        for token in (me, *tokens):
            insert(database, "members", club=CLUB, token=token, made=now)
        for number in range(24):
            game = ("nations", "pendulum")[number % 2]
            table = f"past{number // 10 + 2}{number % 10}".translate(IN_IDS)
            ended = now - (24 - number) * DAY
            name, club = f"Abendrunde im Leuchtturm {number}", CLUB if number % 3 else None
            insert_table(database, table, name, game, me, ended, club)
            company = [me, *tokens[: 1 + number % 4]]
            for seat, token in enumerate(company):
                name = "Annegret" if token == me else OTHERS[tokens.index(token)]
                place = 1 + (seat + number) % len(company)
                insert(
                    database, "results", table_id=table, seat=seat, game=game, seats=len(company),
                    token=token, name=name, score=40 - 3 * place + number % 7, place=place, won=place == 1,
                    ended=ended, character="eldrin" if game == "pendulum" else None, moves=30,
                    thinking=600_000,
                )  # fmt: skip
                insert(
                    database, "ratings", table_id=table, token=token, ladder=LADDERS[number % 3],
                    mean=25 + number / 4 - place, deviation=8 - number / 6, ended=ended,
                )  # fmt: skip
    return tokens[0]


LADDERS = ("nations", "pendulum-timed", "pendulum-untimed")


def test_the_pages_of_people_are_accessible_and_fit(
    open_page: Open, tmp_path: Path, keep: Callable[[Page, str], None]
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        page = open_page("about:blank", base_url=server.address)
        guest = open_page("about:blank", base_url=server.address)
        assert visit(page, guest.request, server, keep) == []
    finally:
        server.stop()


@rule("nations.SOL-5")
def test_a_profile_counts_wins_only_of_games_that_can_be_won(open_page: Open, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        page = open_page("about:blank", base_url=server.address)
        asked: Any = page.request
        me = asked.put(f"{server.address}/api/me", data={"name": "Ann"}).json()["person"]["token"]
        play(server, me, "nations", seats=1)
        page.goto(f"/person/{me}")
        expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
        expect(page.get_by_text("average", exact=True)).to_be_visible()
        expect(page.locator("main")).not_to_contain_text(re.compile("won|Wins"))
        play(server, me, "nations", seats=2)
        page.reload()
        expect(page.get_by_text(re.compile(r"won, \W?100\W?%"))).to_be_visible()
        expect(page.get_by_text(re.compile(r"^\W?1\W?/\W?1\W?$"))).to_have_count(2)
    finally:
        server.stop()


def play(server: Server, me: str, game: str, seats: int) -> None:
    """A person has played a match of so many, and won it if somebody can."""
    now = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        insert_table(database, f"past{seats}".translate(IN_IDS), "Abend", game, me, now, None)
        insert(
            database, "results", table_id=f"past{seats}".translate(IN_IDS), seat=0, game=game, seats=seats,
            token=me, name="Ann", score=20, place=1, won=seats > 1, ended=now, moves=30, thinking=600_000,
        )  # fmt: skip


def visit(page: Page, guest: Any, server: Server, keep: Callable[[Page, str], None]) -> list[str]:
    """Give both a past and open tables, then look at all pages as one of them."""
    asked: Any = page.request
    me = asked.put(f"{server.address}/api/me", data={"name": "Annegret"}).json()["person"]["token"]
    assert asked.put(f"{server.address}/api/me/language", data={"language": "de"}).ok
    other = fill(server, me)
    for kind in ("discord", "json"):
        hook = {"kind": kind, "address": f"https://hooks.example.org/{kind}"}
        for path in ("me", f"clubs/{CLUB}"):
            assert asked.post(f"{server.address}/api/{path}/channels", data=hook).ok
    assert guest.put(f"{server.address}/api/me", data={"name": "Cleo"}).ok
    wishes = ({"rated": True}, {"club": CLUB}, {"allowance": {"kind": "move", "seconds": 86400}})
    for who, wish in ((asked, wishes[0]), (asked, wishes[1]), (guest, wishes[0]), (guest, wishes[2])):
        seats = [{"kind": "person"}, {"kind": "open"}]
        body = {"game": "nations", "seats": seats, "public": "club" not in wish, **wish}
        assert who.post(f"{server.address}/api/tables", data=body).ok
    found = []
    for name, path, shown in (
        ("profile", f"/person/{me}", "Annegret"),
        ("other", f"/person/{other}", OTHERS[0]),
        ("club", f"/club/{CLUB}", "Donnerstagsrunde am Kanal"),
        ("you", "/you", "Clubs"),
        ("games", "/games", "Abendrunde im Leuchtturm 23"),
        ("start", "/", "Tische"),
    ):
        page.goto(path)
        expect(page.get_by_text(shown).first).to_be_visible()
        settle(page)
        found += look_at(page, name, keep)
    return found


def look_at(page: Page, name: str, keep: Callable[[Page, str], None]) -> list[str]:
    """What axe and the sizes find."""
    found = faults_at_all_sizes(page, name)
    page.set_viewport_size({"width": 1366, "height": 768})
    for theme in in_themes(page):
        found += [f"{name}, {theme}: {each}" for each in violations(page, theme)]
        keep(page, f"people-{name}-{theme}")
    page.emulate_media(color_scheme="light")
    return found
