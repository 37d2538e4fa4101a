"""Rubbish in requests: addresses, parameters and bodies that make no sense get an answer that says so."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from typing import Any

from .server import PATIENCE, Server

ODD_TEXTS = [
    "%00",
    "a%00b",
    "%ed%a0%80",
    "%ff",
    "x" * 300,
    "%c3%a9" * 200,
    "%2e%2e%2f",
    "..",
    "%0d%0a",
    "%f0%9f%8e%b2",
]
ODD_NUMBERS = [
    "-1",
    "64",
    "1e400",
    "nan",
    "1.5",
    str(2**31),
    str(2**63),
    "9" * 30,
    "9" * 5000,
    "",
    "%00",
    "x",
]
ODD_STRINGS = [b'"\\ud800"', b'"\xed\xa0\x80"', b'"\xff"', b'"\\u0000"', b'"' + b"x" * 5000 + b'"', b'""']
ODD_VALUES = [*ODD_STRINGS, b"-1", b"9" * 30, b"1e400", b"NaN", b"null", b"true", b"[]", b"{}", b"[" * 5000]

PAGES = [
    "/%00", "/" + "a" * 300, "/" + "a/" * 3000, "/a/" + "b" * 300 + ".js", "/%ed%a0%80", "/%ff", "/a%0d%0ab",
    "/assets/%00.js", "/assets/" + "a" * 300, "/api/%00", "/api/" + "a" * 300, "/api/nothing",
]  # fmt: skip


class Asker:
    """Sends addresses and bodies as they are, which no proper client does."""

    def __init__(self, server: Server, person: str) -> None:
        self.port = server.port
        self.person = person
        self.found: list[str] = []

    def ask(self, method: str, path: str, body: bytes | None = None) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.putrequest(method, path)
        connection.putheader("sandtable-person", self.person)
        if body is not None:
            connection.putheader("content-type", "application/json")
            connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        said = answer.read()
        connection.close()
        if answer.status >= 500 or (answer.status >= 400 and not json.loads(said)["text"].strip()):
            self.found.append(f"{answer.status} {method} {path[:80]} {(body or b'')[:80]!r}: {said[:200]!r}")


def test_rubbish_in_requests_is_answered(database: str) -> None:
    with Server(database) as server:
        made = server.ok("POST", "/api/tables", {"game": "nations", "seats": [{"kind": "open"}], "name": "A"})
        asker = Asker(server, made["person"]["secret"])
        known = {
            "table_id": made["table"]["table"],
            "token": made["person"]["person"]["token"],
            "game": "nations",
            "seat": "0",
            "line": "0",
            "channel": "mail",
            "club": "none",
            "device": "none",
            "passkey": "none",
        }
        described = server.ok("GET", "/api/openapi/openapi.json")
        for page in PAGES:
            asker.ask("GET", page)
        for path, operations in described["paths"].items():
            for method, operation in operations.items():
                if "close" in path:
                    continue
                for address in _addresses(path, operation, known):
                    asker.ask(method.upper(), address, b"{}" if "requestBody" in operation else None)
                for body in _bodies(operation, described["components"]["schemas"]):
                    asker.ask(method.upper(), path.format(**known), body)
        assert asker.found == []
        assert "Traceback" not in server.stop()


def _addresses(path: str, operation: dict[str, Any], known: dict[str, str]) -> Iterator[str]:
    """The address with each parameter in turn replaced by rubbish."""
    parameters = operation.get("parameters", ())
    needed = {each["name"]: "0" for each in parameters if each["in"] == "query" and each["required"]}
    for parameter in parameters:
        name, place = parameter["name"], parameter["in"]
        for odd in ODD_NUMBERS if "integer" in json.dumps(parameter["schema"]) else ODD_TEXTS:
            parts = {**known, name: odd} if place == "path" else known
            asked = {**needed, name: odd} if place == "query" else needed
            yield f"{path.format(**parts)}?{'&'.join(f'{key}={value}' for key, value in asked.items())}"


def _bodies(operation: dict[str, Any], schemas: dict[str, Any]) -> Iterator[bytes]:
    """A body with each field in turn replaced by rubbish, and rubbish by itself."""
    if "requestBody" not in operation:
        return
    yield from ODD_VALUES
    reference = operation["requestBody"]["content"]["application/json"]["schema"].get("$ref", "")
    fields = schemas.get(reference.rpartition("/")[2], {}).get("properties", {})
    sensible = {
        "game": b'"nations"',
        "name": b'"A"',
        "seats": b'[{"kind": "open"}]',
        "seat": b"0",
        "kind": b'"open"',
        "absence": b"{}",
    }
    for name in fields:
        for value in ODD_VALUES:
            given = {key: each for key, each in sensible.items() if key in fields} | {name: value}
            yield b"{" + b", ".join(b'"%s": %s' % (key.encode(), each) for key, each in given.items()) + b"}"


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
