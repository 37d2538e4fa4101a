"""`sandtable admin` at a running site."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from sandtable.cli import main

from .server import PATIENCE, Player, Server, make_table


def test_the_host_keeps_order_while_the_site_runs(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*words: str, code: int = 0) -> str:
        assert main(["admin", *words, f"--database={database}"]) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    def read(*words: str) -> Any:
        return json.loads(admin(*words, "--json"))

    with Server(database) as server:
        table, secrets = make_table(server, "nations", "pp", public=True)
        loud = server.ok("PUT", "/api/me", {"name": "Loud"})
        token, secret = loud["person"]["token"], loud["secret"]

        async def talk() -> None:
            player = await Player.at(server, table, secrets[0])
            await player.send({"type": "Chat", "id": "c", "text": "rude words"})
            await player.until("Accepted")
            await player.close()

        asyncio.run(talk())
        path = f"/api/tables/{table}/chat/0/report"
        server.ok("POST", path, sandtable_person=secret)
        assert server.request("POST", path)[0] == 401
        (report,) = read("reports")
        assert (report["text"], report["reporter"], report["table"]) == ("rude words", token, table)
        assert "rude words" in admin("reports")
        admin("settle", report["id"])
        assert read("reports") == []

        (found,) = read("tables", "P1")
        assert (found["id"], found["people"], found["status"]) == (table, ["P0", "P1"], "playing")
        assert read("tables", "nothing like it") == []
        assert [each["name"] for each in read("persons", "lOu")] == ["Loud"]
        figures = read("statistics")
        assert (figures["tables-playing"], figures["persons-seen-1"], figures["chat"]) == (1, 4, 1)

        admin("ban", token, "--reason", "rude")
        status, answer, _ = server.request("GET", "/api/me", headers={"sandtable-person": secret})
        assert (status, answer["code"]) == (403, "banned")
        assert [each["name"] for each in read("bans")] == ["Loud"]
        admin("unban", token)
        server.ok("GET", "/api/me", sandtable_person=secret)
        admin("ban", "127.0.0.1")
        assert server.request("GET", "/")[1]["code"] == "banned"
        admin("unban", "127.0.0.1")

        admin("close-table", table)
        assert "over" in admin("close-table", table, code=2)
        admin("delete-table", table)
        assert server.request("GET", f"/api/tables/{table}")[0] == 404
        admin("delete-person", token)
        assert read("persons", token) == []
        assert "which" in admin("ban", code=2)
        log = read("log")
        assert [each["act"] for each in log if each["outcome"] == "done"] == [
            *("delete-person", "delete-table", "close-table", "unban", "ban", "unban", "ban", "settle")
        ]
        assert "rude" in {each["reason"] for each in log}
        assert "Traceback" not in server.stop()


def test_what_no_server_did_yet_waits_for_one(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.live.admin.SECONDS", 0)
    with Server(database):
        pass
    assert main(["admin", "ban", "127.0.0.1", f"--database={database}"]) == 1
    assert "as soon as one is running" in capsys.readouterr().out
    with Server(database) as server:
        until = time.monotonic() + PATIENCE
        while server.request("GET", "/health")[0] != 403:
            assert time.monotonic() < until
            time.sleep(0.05)
