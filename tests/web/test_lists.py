"""What a person finds in their lists, what they take from them, and who has no name yet."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any
from urllib.parse import urlencode

from sandtable.core import text

from .server import Player, Server, play_until_over


def own_tables(server: Server, person: str) -> list[Any]:
    found: list[Any] = server.ok("GET", "/api/me", sandtable_person=person)["tables"]
    return found


def finished_of(server: Server, person: str) -> list[str]:
    return [each["table"] for each in server.ok("GET", "/api/finished", sandtable_person=person)]


def hide(server: Server, table: str, person: str) -> int:
    return server.request("DELETE", f"/api/me/tables/{table}", None, {"sandtable-person": person})[0]


def test_who_has_no_name_gets_one_in_their_language(server: Server) -> None:
    german = text.say("live-names-of-people", "de").split(", ")
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "kind": "solo"}, accept_language="de")
    assert made["person"]["person"]["name"] in german
    assert made["table"]["name"] in text.say("live-names-of-tables", "de").split(", ")
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    table = server.ok("POST", "/api/tables", {"game": "nations", "seats": seats, "called": "Low  tide"})
    assert table["table"]["name"] == "Low tide"
    path = f"/api/tables/{table['table']['table']}"
    names = {table["person"]["person"]["name"]}
    for seat in (1, 2):
        sat = server.ok("POST", f"{path}/sit", {"seat": seat, "invite": table["invite"]})
        names.add(sat["person"]["person"]["name"])
    assert len(names) == 3, "nobody at a table is called like another"
    suggested = server.ok("GET", "/api/names", accept_language="de")
    assert suggested["person"] in german


def test_a_table_is_hidden_from_who_took_it_from_their_list(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = server.ok("POST", "/api/tables", {"game": "nations", "seats": seats, "name": "Ann"})
    table, ann = made["table"]["table"], made["person"]["secret"]
    sat = server.ok("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob", "invite": made["invite"]})
    bob = sat["person"]["secret"]
    for person in (ann, bob):
        (own,) = own_tables(server, person)
        assert (own["table"], own["name"], own["part"]) == (table, made["table"]["name"], None)
    assert hide(server, table, "x" * 43) == 401
    stranger = server.ok("PUT", "/api/me", {"name": "Eve"})["secret"]
    assert hide(server, table, stranger) == 404
    for _ in range(2):
        assert hide(server, table, ann) == 204
    assert own_tables(server, ann) == []
    assert [each["table"] for each in own_tables(server, bob)] == [table]
    assert server.ok("GET", f"/api/tables/{table}", sandtable_person=ann)["table"]["table"] == table


def test_who_resigns_may_do_so_from_another_device(server: Server) -> None:
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "name": "Ann"})
    table, ann = made["table"]["table"], made["person"]["secret"]
    (own,) = own_tables(server, ann)
    assert own["part"] == 1
    stranger = server.ok("PUT", "/api/me", {"name": "Eve"})["secret"]
    path = f"/api/tables/{table}/resign"
    assert server.request("POST", path, None, {"sandtable-person": stranger})[0] == 404
    assert server.ok("POST", path, sandtable_person=ann)["status"] == "closed"
    assert own_tables(server, ann) == []


def private(server: Server, who: str) -> list[str]:
    """Without the public matches of other tests."""
    return [table for table in finished_of(server, who) if table not in finished_of(server, "")]


def test_an_imported_match_is_in_the_list_of_who_brought_it(server: Server) -> None:
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "kind": "solo", "name": "Ann"})
    table, ann = made["table"]["table"], made["person"]["secret"]
    asyncio.run(play_until_over(Player(server, table, made["secret"]), Random(1)))
    assert private(server, ann) == [table]
    bob = server.ok("PUT", "/api/me", {"name": "Bob"})["secret"]
    record = server.ok("GET", f"/api/tables/{table}/record", sandtable_person=ann)
    imported = server.ok("POST", "/api/records", record, sandtable_person=bob)["table"]
    assert private(server, bob) == [imported]
    assert private(server, ann) == [table]
    assert imported not in finished_of(server, "")
    assert hide(server, imported, bob) == 204
    assert private(server, bob) == []
    assert server.ok("GET", f"/api/tables/{imported}/replay", sandtable_person=bob)["guest"]
    new = server.ok(
        "POST",
        f"/api/tables/{table}/rematch",
        authorization=f"Bearer {made['secret']}",
        sandtable_person=ann,
    )
    assert (new["status"], new["your_seat"]) == ("playing", 0)


def test_finished_matches_are_found_by_player_game_and_date(server: Server) -> None:
    name = "Zo% _Ö"
    made = server.ok("POST", "/api/quick-start", {"game": "nations", "kind": "solo", "name": name})
    table, zoe = made["table"]["table"], made["person"]["secret"]
    asyncio.run(play_until_over(Player(server, table, made["secret"]), Random(3)))

    def found(**sought: Any) -> list[str]:
        path = f"/api/finished?{urlencode(sought)}"
        return [each["table"] for each in server.ok("GET", path, sandtable_person=zoe)]

    (ended,) = (
        each["ended"]
        for each in server.ok("GET", "/api/finished", sandtable_person=zoe)
        if each["table"] == table
    )
    for player in (name, "zo% _", "% _", made["person"]["person"]["token"]):
        assert found(player=player) == [table]
    assert found(player="Zo__") == [], "no pattern, but letters"
    assert found(player=name, game="nations", since=ended, before=ended + 1) == [table]
    assert found(player=name, game="pendulum") == []
    assert found(player=name, since=ended + 1) == []
    assert found(player=name, before=ended) == []
    assert server.ok("GET", f"/api/finished?{urlencode({'player': name})}") == [], "it was a private table"
