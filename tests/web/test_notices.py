"""Channels over HTTP, at a server that can send no mail and reach nobody."""

from __future__ import annotations

from typing import Any

from .server import Server


def person(server: Server, name: str) -> dict[str, str]:
    made = server.ok("PUT", "/api/me", {"name": name})
    return {"sandtable-person": made["secret"]}


def ask(server: Server, who: dict[str, str], method: str, path: str, body: Any = None) -> tuple[int, Any]:
    status, answer, _ = server.request(method, path, body, who)
    return status, answer


def test_channels_of_a_person(server: Server) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    status, shown = ask(server, ada, "GET", "/api/me/notices")
    assert status == 200
    assert (shown["mail"], shown["quiet"], shown["channels"]) == (False, None, [])
    assert len(shown["push"]) == 87
    hook = {"kind": "json", "address": "https://hooks.example/x"}
    status, shown = ask(server, ada, "POST", "/api/me/channels", hook)
    (channel,) = shown["channels"]
    assert (channel["kind"], channel["wanted"]) == ("json", ["turn", "soon", "over"])
    status, shown = ask(server, ada, "POST", "/api/me/channels", hook)
    assert len(shown["channels"]) == 1, "the same address again is no second channel"
    path = f"/api/me/channels/{shown['channels'][0]['channel']}"
    assert ask(server, bob, "PUT", path, {"wanted": []})[0] == 404
    assert ask(server, bob, "POST", f"{path}/test")[0] == 404
    status, shown = ask(server, ada, "PUT", path, {"wanted": ["over"]})
    assert shown["channels"][0]["wanted"] == ["over"]
    assert ask(server, ada, "POST", f"{path}/test")[1]["code"] == "notice-failed"
    quiet = {"begin": 1320, "end": 480, "zone": "Europe/Berlin"}
    assert ask(server, ada, "PUT", "/api/me/quiet", {"quiet": quiet})[1]["quiet"] == quiet
    assert ask(server, ada, "PUT", "/api/me/quiet", {"quiet": {**quiet, "zone": "x"}})[0] == 400
    status, exported = ask(server, ada, "GET", "/api/me/export")
    assert exported["channels"][0]["address"] == hook["address"]
    status, shown = ask(server, ada, "DELETE", path)
    assert shown["channels"] == []


def test_what_this_server_cannot_do_it_says(server: Server) -> None:
    ada = person(server, "Ada")
    mail = {"kind": "mail", "address": "ada@example.org"}
    assert ask(server, ada, "POST", "/api/me/channels", mail)[1]["code"] == "no-mail"
    for address in ("http://hooks.example/", "https://localhost:8000/", "https://user@hooks.example/"):
        hook = {"kind": "slack", "address": address}
        assert ask(server, ada, "POST", "/api/me/channels", hook)[1]["code"] == "bad-webhook"
    assert ask(server, ada, "POST", "/api/mail", {"code": "nothing"})[1]["code"] == "wrong-code"
    assert ask(server, {}, "GET", "/api/me/notices")[0] == 401
