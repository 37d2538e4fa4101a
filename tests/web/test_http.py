"""The HTTP API: tables, persons, finished matches, and what keeps it safe."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sandtable import load_record
from sandtable.core.registry import GAMES, game_named, names

from .server import Player, Server, play_until_over


def test_cookies_and_secrets(server: Server) -> None:
    body = {"game": "nations", "kind": "solo", "name": "Ann"}
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("POST", "/api/quick-start", json.dumps(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    made = json.loads(answer.read())
    cookies = [value for name, value in answer.getheaders() if name.lower() == "set-cookie"]
    assert len(cookies) == 2
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
    seat = next(cookie for cookie in cookies if cookie.startswith("sandtable_seat="))
    assert f"Path=/api/tables/{made['table']['table']}" in seat
    assert made["secret"] in seat
    assert made["secret"] not in made["link"]
    assert made["invite"] in made["link"]
    assert made["secret"] != made["invite"] != made["person"]["secret"]
    assert made["secret"] not in json.dumps(server.ok("GET", "/api/tables"))
    database = Path(server.database)
    on_disk = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert made["secret"].encode() not in on_disk
    assert made["person"]["secret"].encode() not in on_disk


def test_a_lesson_begins_where_its_record_ends(server: Server) -> None:
    for game, lesson in (("nations", "tiles"), ("pendulum", "workers"), ("pendulum", "sand")):
        folder = game_named(game).lessons
        assert folder is not None
        record = load_record(folder / f"{lesson}.json")
        made = server.ok("POST", "/api/quick-start", {"game": game, "lesson": lesson, "name": "Ann"})
        table = made["table"]
        assert table["commitment"] == record.commitment
        assert table["entries"] == len(record)
        assert table["time"] == {"at": record.now, "since": 0, "running": False}
        assert [seat["bot"] for seat in table["seats"]] == [None, "guide"]
        assert table["pause"] is None
    body = {"game": "nations", "lesson": "../turns", "name": "Ann"}
    assert server.request("POST", "/api/quick-start", body)[1]["code"] == "no-such-lesson"


def test_a_challenge_that_is_none(server: Server) -> None:
    ann = server.ok("PUT", "/api/me", {"name": "Ann"})["secret"]
    challenges: list[Any] = ["\ud800", "é", "", "A", [], {"a": 1}, None, 5]
    for challenge in challenges:
        signed = base64.urlsafe_b64encode(json.dumps({"challenge": challenge}).encode()).decode()
        body = {"id": "AAAA", "response": {"clientDataJSON": signed}}
        for path in ("/api/passkeys", "/api/me/passkeys"):
            status, answer, _ = server.request("POST", path, body, {"sandtable-person": ann})
            assert (status, answer["code"]) == (403, "passkey-failed"), ascii(challenge)


def test_a_foreign_page_can_do_nothing(server: Server) -> None:
    body = {"game": "nations", "kind": "solo", "name": "Ann"}
    for origin in ("http://evil.example", "null", server.address + "0"):
        status, answer, _ = server.request("POST", "/api/quick-start", body, {"origin": origin})
        assert status == 403
        assert answer["code"] == "foreign-origin"
    assert server.request("POST", "/api/quick-start", body, {"origin": server.address})[0] == 201


def test_a_table_from_the_making_to_the_rematch(server: Server) -> None:
    made = server.ok(
        "POST",
        "/api/tables",
        {
            "game": "nations",
            "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
            "name": "Ann",
            "public": True,
        },
    )
    table, ann = made["table"]["table"], made["person"]["secret"]
    assert made["seat"] == 0
    assert len(made["table"]["commitment"]) == 64
    assert table in {each["table"] for each in server.ok("GET", "/api/tables")}
    path = f"/api/tables/{table}"
    assert (
        server.request("POST", f"{path}/start", headers={"sandtable-person": ann})[1]["code"] == "seats-open"
    )
    sat = server.ok("POST", f"{path}/sit", {"seat": 1, "name": "Bob"})
    bob = sat["person"]["secret"]
    assert sat["invite"] is None
    for method, where in (("POST", "start"), ("POST", "close"), ("DELETE", "seats/0/person")):
        status, answer, _ = server.request(method, f"{path}/{where}", headers={"sandtable-person": bob})
        assert (status, answer["code"]) == (403, "not-host")
        assert server.request(method, f"{path}/{where}")[0] == 401
    server.ok("PATCH", path, {"absence": {"do": "wait", "after": 5}}, sandtable_person=ann)
    server.ok("POST", f"{path}/start", sandtable_person=ann)
    mine = server.ok("GET", "/api/me", sandtable_person=ann)
    other = server.ok("GET", "/api/me", sandtable_person=bob)
    assert mine["person"]["name"] == "Ann"
    assert [each["your_seat"] for each in mine["tables"]] == [0]
    turns = [each["tables"][0]["your_turn"] for each in (mine, other)]
    assert sum(turns) <= 1
    assert server.request("GET", f"{path}/record")[1]["code"] == "not-finished"
    assert server.request("GET", f"{path}/replay")[1]["code"] == "not-finished"
    assert (
        server.request("POST", f"{path}/rematch", headers={"sandtable-person": ann})[1]["code"]
        == "not-finished"
    )

    async def play() -> None:
        people = [
            Player(server, table, secret, name)
            for secret, name in ((made["secret"], "a"), (sat["secret"], "b"))
        ]
        await asyncio.gather(*(play_until_over(player, Random(3)) for player in people))

    asyncio.run(play())
    finished = next(each for each in server.ok("GET", "/api/finished") if each["table"] == table)
    assert [seat["name"] for seat in finished["seats"]] == ["Ann", "Bob", ""]
    record = server.ok("GET", f"{path}/record")
    assert record["seed"]
    last = server.ok("GET", f"{path}/replay?entry=99999")["replay"]
    assert last["moments"][0]["entry"] == last["entries"] == len(record["entries"])
    assert last["view"]["result"]
    found = server.ok("GET", f"{path}/replay?count=3&step=2&seat=1")
    assert found["table"]["seed"] == record["seed"]
    assert [each["entry"] for each in found["replay"]["moments"]] == [0, 2, 4]
    assert found["replay"]["view"]["seat"] == 1
    assert server.request("GET", f"{path}/replay?seat=3")[1]["code"] == "no-such-seat"
    assert server.request("GET", f"{path}/replay?count=501")[0] == 400
    token = made["person"]["person"]["token"]
    figures = server.ok("GET", f"/api/persons/{token}", sandtable_person=ann)
    assert figures["games"][0]["matches"] == 1
    status, imported, _ = server.request(
        "POST", "/api/records?seat_names=X,Y,Z", record, {"sandtable-person": ann}
    )
    assert status == 201, imported
    again = server.ok("GET", f"/api/tables/{imported['table']}/record", sandtable_person=ann)
    assert again == record
    record["entries"][0]["at"] += 1
    status, answer, _ = server.request("POST", "/api/records", record, {"sandtable-person": ann})
    assert (status, answer["code"]) == (400, "bad-record")
    new = server.ok("POST", f"{path}/rematch", authorization=f"Bearer {made['secret']}", sandtable_person=ann)
    assert [seat["name"] for seat in new["seats"]] == ["", "Ann", "Bob"]
    assert new["your_seat"] == 1
    back = server.ok("POST", f"/api/tables/{new['table']}/sit", {"seat": 1}, sandtable_person=ann)
    assert back["secret"]
    assert back["secret"] != made["secret"]


def test_a_private_match_is_for_those_with_its_link(server: Server) -> None:
    """While it is played it is nobody else's; then who has the key may see it, and no list shows it."""
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "kind": "solo", "name": "Private"})
    path, stranger = f"/api/tables/{made['table']['table']}", {"sandtable-person": "x" * 43}
    own = {"authorization": f"Bearer {made['secret']}"}
    for what in ("record", "replay"):
        assert server.request("GET", f"{path}/{what}", None, stranger)[1]["code"] == "no-such-table"
        assert server.request("GET", f"{path}/{what}", None, own)[1]["code"] == "not-finished"
    assert server.request("POST", f"{path}/review?seat=0", None, own)[1]["code"] == "not-finished"
    asyncio.run(play_until_over(Player(server, made["table"]["table"], made["secret"]), Random(1)))
    key = server.ok("GET", path, authorization=own["authorization"])["table"]["replay_key"]
    for what in ("record?", "replay?seat=0&"):
        for wrong in ("", "key=", "key=x", f"key={key[:-1]}"):
            answer = server.request("GET", f"{path}/{what}{wrong}", None, stranger)[1]
            assert answer["code"] == "no-such-table", wrong
        assert server.request("GET", f"{path}/{what}key={key}", None, stranger)[0] == 200
        assert server.request("GET", f"{path}/{what}", None, own)[0] == 200
    assert server.ok("GET", f"{path}/replay?key={key}")["guest"] is False
    assert server.request("GET", f"{path}?invite={key}")[1]["code"] == "no-such-table", "it is no invite"
    assert server.request("GET", path, None, stranger)[1]["code"] == "no-such-table", "its chat is its own"
    assert server.request("POST", f"{path}/review?seat=0", None, stranger)[1]["code"] == "no-such-table"
    assert server.ok("POST", f"{path}/review?seat=0", authorization=f"Bearer {made['secret']}")["of"] > 10
    lists = [server.request("GET", f"/api/{what}", None, stranger)[1] for what in ("tables", "finished")]
    lists.append(server.ok("GET", "/api/halls/nations"))
    assert made["table"]["table"] not in str(lists)
    mine = server.ok("GET", "/api/finished", sandtable_person=made["person"]["secret"])
    (listed,) = (each for each in mine if each["table"] == made["table"]["table"])
    assert listed["replay"].endswith(f"?key={key}")


def test_solo_and_its_hall_of_fame(server: Server) -> None:
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "kind": "solo", "name": "Solo"})

    async def play() -> None:
        await play_until_over(Player(server, made["table"]["table"], made["secret"]), Random(1))

    asyncio.run(play())
    path, seat = f"/api/tables/{made['table']['table']}", {"authorization": f"Bearer {made['secret']}"}
    assert "Solo" not in {each["name"] for each in server.ok("GET", "/api/halls/nations")}, "it is private"
    status, answer, _ = server.request("PUT", f"{path}/hall", {"wanted": True})
    assert (status, answer["code"]) == (404, "no-such-table")
    status, answer, _ = server.request("PUT", f"{path}/hall", {"wanted": True}, seat)
    assert (status, answer["hall"]) == (200, True)
    hall = server.ok("GET", "/api/halls/nations")
    entry = next(each for each in hall if each["name"] == "Solo")
    assert entry["table"] is None
    assert "hall_of_fame" in hall[0]["result"]
    assert all(each["result"]["winners"] == [] for each in hall), "a score and perhaps a name, no winner"
    person = made["person"]
    own = server.ok("GET", "/api/finished", sandtable_person=person["secret"])
    assert [seat["won"] for seat in own[0]["seats"]] == [False]
    about = f"/api/persons/{person['person']['token']}"
    assert server.ok("GET", about)["games"] == [], "nobody else sees it by itself"
    (figures,) = server.ok("GET", about, sandtable_person=person["secret"])["games"]
    assert (figures["matches"], figures["solo"], figures["winnable"], figures["won"]) == (1, 1, 0, 0)
    assert [each["of"] for each in figures["by_opponents"]] == ["alone"]
    assert figures["hall"] == [hall.index(entry) + 1]
    assert [each["score"] for each in hall] == sorted((each["score"] for each in hall), reverse=True)
    server.ok("PUT", f"{path}/hall", {"wanted": False}, **seat)
    assert "Solo" not in {each["name"] for each in server.ok("GET", "/api/halls/nations")}


def test_only_a_solo_match_may_stand_in_the_hall(server: Server) -> None:
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "name": "Ann"})
    path, own = f"/api/tables/{made['table']['table']}", {"authorization": f"Bearer {made['secret']}"}
    assert server.request("PUT", f"{path}/hall", {"wanted": True}, own)[1]["code"] == "not-solo"
    body = {"game": "nations", "seats": [{"kind": "person"}], "public": True, "name": "Ann"}
    assert server.ok("POST", "/api/tables", body)["table"]["hall"] is True


@pytest.mark.parametrize("game", names(GAMES))
def test_quick_start_against_bots(server: Server, game: str) -> None:
    made = server.ok("POST", "/api/quick-start", {"game": game, "name": "Ann"})
    assert made["table"]["status"] == "playing"
    assert {seat["kind"] for seat in made["table"]["seats"]} == {"person", "bot"}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b"\xff\xfe", 400),
        (b"[" * 60_000, 400),
        ({"game": "chess", "seats": [{"kind": "open"}], "name": "A"}, 404),
        ({"game": "nations", "seats": [], "name": "A"}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}] * 5, "name": "A"}, 400),
        ({"game": "nations", "seats": [{"kind": "bot"}], "name": "A"}, 400),
        ({"game": "nations", "seats": [{"kind": "bot", "bot": "nobody"}], "name": "A"}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}], "name": "\u200b"}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}], "name": "A", "called": "\u200b"}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}], "name": "A", "options": {"x": 1}}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}], "name": "A", "absence": {"after": -1}}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}], "name": "A", "absence": {"after": 10**30}}, 400),
        ({"game": "nations", "seats": [{"kind": "open"}], "name": "A", "extra": 1}, 400),
        (b"x" * 200_000, 413),
    ],
)
def test_bad_requests(server: Server, body: Any, status: int) -> None:
    found, answer, _ = server.request("POST", "/api/tables", body)
    assert found == status, answer
    assert answer["code"]
    assert answer["text"]


def test_limits_of_an_address(tmp_path: Path) -> None:
    limits = ("--limit=tables_an_hour=2", "--limit=requests_at_once=8", "--limit=connections=1")
    with Server(tmp_path / "x.db", *limits, "--limit=requests_a_second=1", generous=False) as server:
        body = {"game": "nations", "kind": "solo", "name": "A"}
        made = [server.request("POST", "/api/quick-start", body) for _ in range(3)]
        assert [each[0] for each in made] == [201, 201, 429]
        assert made[2][1]["code"] == "too-many-tables"
        answers = [server.request("GET", "/health") for _ in range(9)]
        limited = [each for each in answers if each[0] == 429]
        assert limited
        assert limited[0][1]["code"] == "too-many-requests"
        assert int({name.lower(): value for name, value in limited[0][2].items()}["retry-after"]) >= 1


def test_limits_of_size_and_time(tmp_path: Path) -> None:
    limits = {
        "record_bytes": 200_000,
        "body_bytes": 1024,
        "message_bytes": 1024,
        "imports_an_hour": 2,
        "seconds_to_join": 1,
    }
    given = [f"--limit={name}={value}" for name, value in limits.items()]
    with Server(tmp_path / "x.db", *given, generous=False) as server:
        made = server.ok("POST", "/api/quick-start", {"game": "nations", "kind": "solo", "name": "A"})
        own = {"sandtable-person": made["person"]["secret"]}
        assert server.request("PUT", "/api/me", b" " * 1025, own)[0] == 413
        assert server.request("POST", "/api/records", b"x" * 200_001, own)[0] == 413
        assert server.request("POST", "/api/records", b"x" * 199_999, own)[1]["code"] in (
            "bad-record",
            "too-many-imports",
        )
        assert server.request("POST", "/api/records", b"x", own)[1]["code"] == "too-many-imports"

        async def run() -> None:
            player = await Player.at(server, made["table"]["table"], made["secret"])
            await player.send({"type": "Chat", "id": "a", "text": "x" * 1024})
            assert (await player.until("Refused"))["code"] == "too-big"
            await player.close()
            async with connect(server.live(made["table"]["table"]), compression=None) as silent:
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await silent.recv()

        asyncio.run(run())
