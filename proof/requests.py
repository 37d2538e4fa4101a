"""Rubbish in requests to a real server: addresses, parameters and bodies that make no sense."""

from __future__ import annotations

import http.client
import json
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.web.server import PATIENCE, Server

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
SENSIBLE = {
    "game": b'"nations"',
    "name": b'"A"',
    "seats": b'[{"kind": "open"}]',
    "seat": b"0",
    "kind": b'"open"',
    "absence": b"{}",
}
Operation = tuple[str, str, dict[str, Any]]


class Asker:
    """Sends addresses and bodies as they are, which no proper client does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.port = server.port
        self.arrive()
        described = server.ok("GET", "/api/openapi/openapi.json")
        self.schemas: dict[str, Any] = described["components"]["schemas"]
        self.operations: list[Operation] = [
            (path, method.upper(), operation)
            for path, operations in described["paths"].items()
            for method, operation in operations.items()
            if "close" not in path
        ]
        self.sent = 0
        self.answers: Counter[int] = Counter()
        self.wrong: list[str] = []

    def arrive(self) -> None:
        """Become a new person with a table: the rubbish may have ended the last one."""
        table = {"game": "nations", "seats": [{"kind": "open"}], "name": "A"}
        made = self.server.ok("POST", "/api/tables", table)
        self.person = made["person"]["secret"]
        self.known = {
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
        self.sent += 1
        self.answers[answer.status] += 1
        if answer.status >= 500 or (answer.status >= 400 and not _is_sentence(json.loads(said)["text"])):
            self.wrong.append(f"{answer.status} {method} {path[:80]} {(body or b'')[:80]!r}: {said[:200]!r}")

    def ask_everything(self) -> None:
        """Each parameter and each field of a body in turn replaced by rubbish."""
        for path, method, operation in self.operations:
            for address in self._addresses(path, operation):
                self.ask(method, address, b"{}" if "requestBody" in operation else None)
            for body in self._bodies(operation):
                self.ask(method, path.format(**self.known), body)

    def throw(self, wanted: int, seed: int) -> None:
        """So many requests in which anything may be rubbish at once."""
        rng = Random(f"requests {seed}")
        began = time.monotonic()
        for number in range(1, wanted + 1):
            if number % 100 == 0:
                self.arrive()
            path, method, operation = rng.choice(self.operations)
            self.ask(method, self._address(path, operation, rng), self._body(operation, rng))
            if number % 2000 == 0 or number == wanted:
                print(f"{number:,} of {wanted:,} requests, {time.monotonic() - began:.0f} s", flush=True)

    def _addresses(self, path: str, operation: dict[str, Any]) -> Iterator[str]:
        """The address with each parameter in turn replaced by rubbish."""
        parameters = operation.get("parameters", ())
        needed = {each["name"]: "0" for each in parameters if each["in"] == "query" and each["required"]}
        for parameter in parameters:
            name, place = parameter["name"], parameter["in"]
            for odd in _odd_for(parameter):
                parts = {**self.known, name: odd} if place == "path" else self.known
                yield _joined(path.format(**parts), {**needed, name: odd} if place == "query" else needed)

    def _address(self, path: str, operation: dict[str, Any], rng: Random) -> str:
        parts, asked = dict(self.known), {}
        for parameter in operation.get("parameters", ()):
            name, odd = parameter["name"], rng.choice(_odd_for(parameter))
            if parameter["in"] == "path" and rng.random() < 0.3:
                parts[name] = odd
            elif parameter["in"] == "query" and rng.random() < 0.5:
                asked[name] = odd
        return _joined(path.format(**parts), asked)

    def _bodies(self, operation: dict[str, Any]) -> Iterator[bytes]:
        """A body with each field in turn replaced by rubbish, and rubbish by itself."""
        if "requestBody" not in operation:
            return
        yield from ODD_VALUES
        fields = self._fields(operation)
        for name in fields:
            for value in ODD_VALUES:
                yield _object({key: each for key, each in SENSIBLE.items() if key in fields} | {name: value})

    def _body(self, operation: dict[str, Any], rng: Random) -> bytes | None:
        if "requestBody" not in operation:
            return None
        if rng.random() < 0.1:
            return rng.choice([*ODD_VALUES, rng.randbytes(rng.randrange(200))])
        values = {
            name: SENSIBLE[name] if name in SENSIBLE and rng.random() < 0.5 else rng.choice(ODD_VALUES)
            for name in self._fields(operation)
            if rng.random() < 0.8
        }
        return _object(values)

    def _fields(self, operation: dict[str, Any]) -> list[str]:
        reference = operation["requestBody"]["content"]["application/json"]["schema"].get("$ref", "")
        return list(self.schemas.get(reference.rpartition("/")[2], {}).get("properties", {}))


def _odd_for(parameter: dict[str, Any]) -> list[str]:
    return ODD_NUMBERS if "integer" in json.dumps(parameter["schema"]) else ODD_TEXTS


def _joined(path: str, asked: dict[str, str]) -> str:
    return f"{path}?{'&'.join(f'{key}={value}' for key, value in asked.items())}"


def _object(values: dict[str, bytes]) -> bytes:
    return b"{" + b", ".join(b'"%s": %s' % (key.encode(), each) for key, each in values.items()) + b"}"


def _is_sentence(text: str) -> bool:
    """And not the id of one that is missing."""
    return bool(text.strip()) and not text.startswith(("live-", "problem-"))
