"""People among themselves: quick matches, seats kept for others, clubs, blocking, feeds."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

from .server import PATIENCE, Player, Server, play_until_over

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


def person(server: Server, name: str) -> tuple[str, str]:
    """A new person: the secret and the public token."""
    made = server.ok("PUT", "/api/me", {"name": name})
    return made["secret"], made["person"]["token"]


def table(server: Server, who: str, *seats: dict[str, Any], game: str = "nations", **more: Any) -> Any:
    body = {"game": game, "seats": [PERSON, *seats], **more}
    return server.ok("POST", "/api/tables", body, sandtable_person=who)


def sit(server: Server, made: Any, who: str, seat: int = 1) -> tuple[int, Any]:
    path = f"/api/tables/{made['table']['table']}/sit"
    body = {"seat": seat, "invite": made["invite"]}
    status, answer, _ = server.request("POST", path, body, {"sandtable-person": who})
    return status, answer


def play(server: Server, one: str, other: str, **more: Any) -> str:
    made = table(server, one, OPEN, **more)
    _, sat = sit(server, made, other)
    found: str = made["table"]["table"]
    server.ok("POST", f"/api/tables/{found}/start", sandtable_person=one)
    players = [Player(server, found, secret) for secret in (made["secret"], sat["secret"])]

    async def both() -> None:
        await asyncio.gather(*(play_until_over(each, Random(n)) for n, each in enumerate(players)))

    asyncio.run(both())
    return found


def test_a_quick_match_takes_the_seat_that_waited_longest(server: Server) -> None:
    ann, _ = person(server, "Ann")
    bob, _ = person(server, "Bob")
    wish = {"game": "pendulum", "tempo": "untimed", "rated": True}
    assert (
        server.request("POST", "/api/quick-match", wish, {"sandtable-person": bob})[1]["code"] == "no-match"
    )
    untimed = {"untimed": [1, 2, 3, 4]}
    table(server, ann, OPEN, game="pendulum", options=untimed, rated=True)
    table(server, ann, OPEN, game="pendulum", options=untimed, public=True)
    table(server, ann, OPEN, game="pendulum", rated=True, public=True)
    first = table(server, ann, OPEN, game="pendulum", options=untimed, rated=True, public=True)
    table(server, ann, OPEN, game="pendulum", options=untimed, rated=True, public=True)
    listed = {each["table"]: each for each in server.ok("GET", "/api/tables")}
    found = listed[first["table"]["table"]]
    assert (found["tempo"], found["rated"]) == ("untimed", True)
    own = server.request("POST", "/api/quick-match", wish, {"sandtable-person": ann})
    assert own[1]["code"] == "no-match", "nobody plays with themselves"
    sat = server.ok("POST", "/api/quick-match", wish, sandtable_person=bob)
    assert (sat["table"]["table"], sat["seat"]) == (first["table"]["table"], 1)


def test_for_a_quick_match_a_game_without_time_is_untimed(server: Server) -> None:
    (ann, _), (bob, _) = (person(server, name) for name in ("Ann", "Bob"))
    open_table = table(server, ann, OPEN, game="nations", rated=True, public=True)
    timed, untimed = ({"game": "nations", "rated": True, "tempo": tempo} for tempo in ("timed", "untimed"))
    refused = server.request("POST", "/api/quick-match", timed, {"sandtable-person": bob})
    assert refused[1]["code"] == "no-match"
    sat = server.ok("POST", "/api/quick-match", untimed, sandtable_person=bob)
    assert sat["table"]["table"] == open_table["table"]["table"]


def test_seats_are_kept_for_those_one_has_played_with(server: Server) -> None:
    (ann, _), (bob, bobs), (eve, eves) = (person(server, name) for name in ("Ann", "Bob", "Eve"))
    played = play(server, ann, bob)
    (known,) = server.ok("GET", "/api/me/company", sandtable_person=ann)
    assert (known["token"], known["name"], known["games"]) == (bobs, "Bob", 1)
    made = table(server, ann, {"kind": "person", "token": bobs}, OPEN)
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ann", "Bob", ""]
    path = f"/api/tables/{made['table']['table']}"
    assert path.rpartition("/")[2] in {
        each["table"] for each in server.ok("GET", "/api/me", sandtable_person=bob)["tables"]
    }
    sat = server.ok("POST", f"{path}/sit", {"seat": 1}, sandtable_person=bob)
    assert sat["seat"] == 1, "without an invite"
    for kept in (eves, "x" * 10):
        body = {"game": "nations", "seats": [PERSON, {"kind": "person", "token": kept}]}
        answer = server.request("POST", "/api/tables", body, {"sandtable-person": ann})
        assert (answer[0], answer[1]["code"]) == (403, "not-acquainted")
    assert server.ok("GET", "/api/me/company", sandtable_person=eve) == []
    assert played in str(server.ok("GET", "/api/finished", sandtable_person=ann))


def test_a_blocked_person_cannot_sit_down_or_write(server: Server) -> None:
    (ann, anns), (bob, bobs) = (person(server, name) for name in ("Ann", "Bob"))
    made = table(server, ann, OPEN, OPEN, public=True)
    status, sat = sit(server, made, bob)
    assert status == 200
    found = made["table"]["table"]

    async def talk() -> None:
        listening, writing = Player(server, found, made["secret"]), Player(server, found, sat["secret"])
        for each in (listening, writing):
            await each.join()
            await each.until("Welcome")
        await writing.send({"type": "Chat", "id": "1", "text": "first"})
        while "chat" not in await listening.receive():
            pass
        path = f"/api/me/blocked/{bobs}"
        assert (await asyncio.to_thread(server.request, "PUT", path, None, {"sandtable-person": ann}))[
            0
        ] == 204
        again = await listening.until("Welcome")
        assert (again["chat"], again["muted"]) == ([], [1])
        await writing.send({"type": "Chat", "id": "2", "text": "second"})
        await writing.until("Accepted")
        await listening.send({"type": "Chat", "id": "3", "text": "third"})
        await listening.until("Accepted")
        assert "second" not in str(listening.seen)
        for each in (listening, writing):
            await each.close()

    asyncio.run(talk())
    assert [each["token"] for each in server.ok("GET", "/api/me/blocked", sandtable_person=ann)] == [bobs]
    second = table(server, ann, OPEN, public=True)
    for who, where in ((bob, second), (ann, table(server, bob, OPEN, public=True))):
        status, answer = sit(server, where, who)
        assert (status, answer["code"]) == (403, "blocked"), "neither sits down with the other"
    quick = server.request("POST", "/api/quick-match", {"game": "nations"}, {"sandtable-person": bob})
    assert quick[0] == 404 or quick[1]["table"]["host"] != anns
    assert server.request("PUT", f"/api/me/blocked/{anns}", None, {"sandtable-person": ann})[0] == 404
    assert server.request("DELETE", f"/api/me/blocked/{bobs}", None, {"sandtable-person": ann})[0] == 204
    assert sit(server, second, bob)[0] == 200


def test_a_club_has_tables_results_and_ratings_for_its_members(server: Server) -> None:
    (ann, anns), (bob, bobs), (eve, _) = (person(server, name) for name in ("Ann", "Bob", "Eve"))
    made = server.ok("POST", "/api/clubs", {"name": "  Sand  club "}, sandtable_person=ann)
    club, path = made["club"], f"/api/clubs/{made['club']}"
    assert made["name"] == "Sand club"
    outside = server.ok("GET", path, sandtable_person=eve)
    assert (outside["name"], outside["size"], outside["member"], outside["members"]) == (
        "Sand club",
        1,
        False,
        [],
    )
    for _ in range(2):
        assert server.request("PUT", f"{path}/members", None, {"sandtable-person": bob})[0] == 204
    wish = {"game": "nations", "seats": [PERSON, OPEN], "club": club}
    assert server.request("POST", "/api/tables", wish, {"sandtable-person": eve})[1]["code"] == "no-such-club"
    hook = {"kind": "slack", "address": "https://hooks.example/x"}
    for who, status in ((bob, 409), (eve, 404), (ann, 200)):
        assert server.request("POST", f"{path}/channels", hook, {"sandtable-person": who})[0] == status
    (webhook,) = server.ok("GET", f"{path}/channels", sandtable_person=ann)
    assert server.ok("DELETE", f"{path}/channels/{webhook['channel']}", sandtable_person=ann) == []
    opened = table(server, ann, OPEN, club=club)
    assert opened["table"]["table"] not in str(server.ok("GET", "/api/tables")), "not in the lobby"
    kept = table(server, ann, {"kind": "person", "token": bobs}, club=club)
    assert kept["table"]["seats"][1]["name"] == "Bob", "who shares a club need not have played yet"
    played = play(server, ann, bob, club=club, rated=True)
    inside = server.ok("GET", path, sandtable_person=bob)
    assert (inside["member"], inside["owner"], inside["size"]) == (True, False, 2)
    assert [each["table"] for each in inside["finished"]] == [played]
    links = {each["table"]["table"]: each["link"] for each in inside["tables"]}
    assert set(links) == {opened["table"]["table"], kept["table"]["table"]}
    assert links[opened["table"]["table"]].endswith(f"?invite={opened['invite']}")
    feed = server.ok("GET", f"{path}/feed")
    assert [each["url"] for each in feed["items"]] == [links[opened["table"]["table"]]]
    assert feed["version"] == "https://jsonfeed.org/version/1.1"
    deadline = time.monotonic() + PATIENCE
    while True:  # The rating is counted right after the last answer.
        members = {each["token"]: each for each in server.ok("GET", path, sandtable_person=ann)["members"]}
        if members[anns]["ratings"] or time.monotonic() > deadline:
            break
        time.sleep(0.05)
    for token in (anns, bobs):
        (rating,) = members[token]["ratings"]
        assert (rating["ladder"], rating["matches"], rating["uncertain"]) == ("nations", 1, True)
    for who, whom, status in ((bob, anns, 409), (eve, bobs, 404), (ann, "me", 204), (bob, "me", 204)):
        assert (
            server.request("DELETE", f"{path}/members/{whom}", None, {"sandtable-person": who})[0] == status
        )
    assert server.ok("GET", "/api/me/clubs", sandtable_person=ann) == []


def test_open_tables_are_a_feed(server: Server) -> None:
    ann, _ = person(server, "Ann")
    made = table(server, ann, OPEN, public=True, called="Low tide")
    table(server, ann, OPEN, called="Hidden")
    status, feed, headers = server.request("GET", "/api/feed", headers={"accept-language": "de"})
    assert (status, headers["content-type"].partition(";")[0]) == (200, "application/feed+json")
    (item,) = (each for each in feed["items"] if made["table"]["table"] in each["id"])
    assert item["title"] == "Low tide"
    assert "Ann" in item["content_text"]
    assert "Plätzen" in item["content_text"]
    assert "invite" not in item["url"]
    assert "Hidden" not in str(feed)
