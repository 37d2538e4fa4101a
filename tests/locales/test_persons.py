"""Everybody at a table reads their own language, and can change it at any time."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core import text
from sandtable.live import messages as m
from tests.live.house import House, in_house
from tests.locales.pseudo import PSEUDO, accented
from tests.web.server import Server


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", "en"),
        ("xx", "xx"),
        ("en, xx", "en"),
        ("en;q=0.3, xx;q=0.8", "xx"),
        ("fr-CH, xx;q=0.2", "xx"),
        ("xx;q=0", "en"),
        ("xx;q=high", "en"),
        ("xx_YY.UTF-8", "xx"),
        ("XX-YY", "xx"),
    ],
)
def test_the_language_that_is_preferred_most(pseudo: Path, accepted: str, chosen: str) -> None:
    assert text.chosen(accepted) == chosen


def test_each_seat_is_told_in_its_own_language(tmp_path: Path, pseudo: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        assert table.match is not None
        waiting = 1 - table.match.to_act[0]
        guest, other = await house.guest(table, waiting), await house.guest(table, None)
        refused = (await guest.command({"type": "Pass"}))[-1]
        assert refused["text"] == text.say("nations-refused-not-your-turn")
        assert await guest.say(m.Speak(PSEUDO)) == []
        refused = (await guest.command({"type": "Pass"}))[-1]
        assert refused["text"] == text.say("nations-refused-not-your-turn", PSEUDO)
        assert refused["text"] != text.say("nations-refused-not-your-turn")
        assert (await other.say(m.Pause()))[-1]["text"] == text.say("live-no-seat")
        await other.say(m.Speak(PSEUDO))
        assert (await other.say(m.Pause()))[-1]["text"] == text.say("live-no-seat", PSEUDO)

    in_house(tmp_path, scene)


def test_a_person_is_remembered_with_a_language(tmp_path: Path, pseudo: Path) -> None:
    async def scene(house: House) -> None:
        person, secret = await house.tables.persons.new("Ada", PSEUDO)
        assert await house.tables.persons.with_secret(secret) == person
        await house.tables.persons.speak(person, "en")
        found = await house.tables.persons.with_secret(secret)
        assert found
        assert found.language == "en"
        assert (await house.tables.persons.rename(found, "Eva")).language == "en"

    in_house(tmp_path, scene)


def test_a_server_speaks_the_language_of_who_asks(tmp_path: Path, pseudo: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        me = server.ok("PUT", "/api/me", {"name": "Ada"}, accept_language="en-GB, xx;q=0.5")["secret"]
        own = {"sandtable-person": me}
        assert server.request("GET", "/api/me", None, own)[1]["language"] == "en"
        assert server.request("PUT", "/api/me/language", {"language": PSEUDO}, own)[0] == 204
        assert server.request("GET", "/api/me", None, own)[1]["language"] == PSEUDO
        assert server.request("PUT", "/api/me/language", {"language": PSEUDO})[0] == 204
        assert server.request("PUT", "/api/me/language", {"language": "english"}, own)[0] == 400
        for asked, told in (({"accept-language": PSEUDO}, PSEUDO), ({}, "en")):
            problem = server.request("GET", "/api/tables/none", None, asked)[1]
            assert problem["text"] == text.say("live-no-such-table", told)
        titles = {
            game["game"]: game["title"] for game in server.ok("GET", "/api/games", accept_language="xx")
        }
        assert titles["pendulum"] == accented("Pendulum")
        page = server.request("GET", "/api", None, {**own, "accept-language": "en"})[1]
        assert '<html lang="xx">' in page
        assert accented("The HTTP API") in page
        assert '<a href="/api/protocol">' in page
        assert "\0" not in page
        assert '<html lang="en">' in server.request("GET", "/api", None, {})[1]


def test_errors_are_in_the_language_of_who_asks(tmp_path: Path) -> None:
    wish = {
        "game": "pendulum",
        "seats": [{"kind": "person"}, {"kind": "open"}],
        "options": {"tempo": 9},
        "name": "Ada",
    }
    with Server(tmp_path / "tables.db") as server:
        for language, method, path, body, status, said in (
            ("de", "GET", "/api/nothing", None, 404, "Unter dieser Adresse gibt es nichts."),
            ("nl", "GET", "/api/nothing", None, 404, "Op dit adres is niets te vinden."),
            ("de", "DELETE", "/api/games", None, 405, "Diese Adresse nimmt solche Anfragen nicht an."),
            (
                *("de", "POST", "/api/tables", wish, 400),
                "Mit diesen Optionen kann man nicht spielen: options.tempo: 9.0 liegt nicht",
            ),
        ):
            found = server.request(method, path, body, {"accept-language": language})
            assert (found[0], found[1]["text"][: len(said)]) == (status, said)
