"""What a server tells everyone: its pages, its files, and its API in full."""

from __future__ import annotations

import gzip
import html
import http.client
import re

import pytest

from sandtable.core.registry import GAMES, names
from sandtable.web.described import named_in

from .server import Server


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api", "/api/tables", "/health", "/nothing", "/api.css"):
        _, _, headers = server.request("GET", path)
        lower = {name.lower(): value for name, value in headers.items()}
        policy = lower["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert lower["x-content-type-options"] == "nosniff"
        assert lower["referrer-policy"] == "no-referrer"
        assert "server" not in lower


def test_pages_health_and_metrics(server: Server) -> None:
    assert server.request("GET", "/")[0] == 200
    assert "/api/tables" in server.request("GET", "/api")[1]
    health = server.ok("GET", "/health")
    assert health["status"] == "ok"
    figures = server.request("GET", "/metrics")[1]
    for name in (
        "tables",
        "connections",
        "commands_total",
        "refusals_total",
        "command_seconds",
        "writer_queue",
    ):
        assert f"sandtable_{name}" in figures
    described = server.ok("GET", "/api/openapi/openapi.json")
    assert "/api/tables/{table_id}/sit" in described["paths"]
    assert {game["game"] for game in server.ok("GET", "/api/games")} == set(names(GAMES))


def test_everything_a_program_can_send_is_described(server: Server) -> None:
    schema = server.ok("GET", "/api/openapi/openapi.json")
    bodies = schema["components"]["schemas"]
    missing = []
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            if not operation.get("description"):
                missing.append(f"{method} {path}")
            missing += [
                f"{method} {path} {each['name']}"
                for each in operation.get("parameters", ())
                if not each.get("description")
            ]
            for content in operation.get("requestBody", {}).get("content", {}).values():
                sent = named_in(content["schema"])
                for name in sent:  # It grows by what the fields hold.
                    for field, part in bodies[name].get("properties", {}).items():
                        sent += [each for each in named_in(part) if each not in sent]
                        if not part.get("description"):
                            missing.append(f"{name}.{field}")
    assert not missing


@pytest.mark.parametrize("game", names(GAMES))
def test_every_option_of_a_game_is_described(server: Server, game: str) -> None:
    schema = server.ok("GET", f"/api/games/{game}/schema")
    options = schema["$defs"][schema["properties"]["Options"]["$ref"].rpartition("/")[2]]["properties"]
    assert options
    assert [name for name, option in options.items() if not option.get("description")] == []


def test_the_page_about_the_api_tells_all_of_it(server: Server) -> None:
    page = server.request("GET", "/api")[1].replace("<wbr>", "")
    page = html.unescape(page.replace("<code>", "`").replace("</code>", "`"))
    schema = server.ok("GET", "/api/openapi/openapi.json")
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert f"<h3>{method.upper()} {path}</h3>" in page
            assert operation["description"] in page
    assert "`called?` <i>string | null</i>" in page
    assert "Whom the seat is kept for." in page, "what a list of the request holds is told too"
    assert '<p>Answer: <i><a href="#Seated">Seated</a></i></p>' in page
    assert set(re.findall(r'href="#(\w+)"', page)) == set(re.findall(r'id="(\w+)"', page))


def test_what_never_changes_is_the_same_packed_and_plain(server: Server) -> None:
    addresses = ("/", "/api", "/api/games", "/api/games/nations/schema", "/api/protocol", "/api.css")
    for address in addresses:
        answers = {}
        for accepted in ("gzip", "identity"):
            connection = http.client.HTTPConnection("127.0.0.1", server.port)
            connection.request("GET", address, headers={"accept-encoding": accepted})
            answer = connection.getresponse()
            assert answer.status == 200
            assert answer.getheader("content-encoding") == ("gzip" if accepted == "gzip" else None)
            answers[accepted] = answer.read()
        assert gzip.decompress(answers["gzip"]) == answers["identity"], address
    assert b"/api/tables" in server.request("GET", "/api")[1].encode()


def test_files_outside_the_client_stay_there(server: Server) -> None:
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/..%2fapp.py",
        "/assets/../../app.py",
        "//etc/passwd",
        "/x.py",
    ):
        status, page, _ = server.request("GET", path)
        assert status == 404 or "<!doctype html>" in page, path
    assert server.request("GET", "/api/nothing")[0] == 404
