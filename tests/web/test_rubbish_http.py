"""Rubbish in requests: addresses, parameters and bodies that make no sense get an answer that says so."""

from __future__ import annotations

from proof.requests import Asker

from .server import Server

PAGES = [
    "/%00", "/" + "a" * 300, "/" + "a/" * 3000, "/a/" + "b" * 300 + ".js", "/%ed%a0%80", "/%ff", "/a%0d%0ab",
    "/assets/%00.js", "/assets/" + "a" * 300, "/api/%00", "/api/" + "a" * 300, "/api/nothing",
]  # fmt: skip


def test_rubbish_in_requests_is_answered(database: str) -> None:
    with Server(database) as server:
        asker = Asker(server)
        for page in PAGES:
            asker.ask("GET", page)
        asker.ask_everything()
        asker.throw(200, 2)
        assert asker.wrong == []
        assert "Traceback" not in server.stop()


def test_every_number_asked_for_has_bounds(server: Server) -> None:
    described = server.ok("GET", "/api/openapi/openapi.json")
    free = [
        f"{path} {parameter['name']}"
        for path, operations in described["paths"].items()
        for operation in operations.values()
        for parameter in operation.get("parameters", ())
        if not {"maximum", "maxLength"} & set(parameter["schema"])
        and (parameter["in"] == "query" or parameter["schema"].get("type") == "integer")
    ]
    assert free == []
