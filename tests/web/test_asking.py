"""Questions over a real socket: answered in the language of who asks, and limited like other messages."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .server import Player, Server, make_table


def test_asking_is_limited_and_changes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db", generous=False) as server:
        _ask_often(server)


def _ask_often(server: Server) -> None:
    table, secrets = make_table(server, "nations", "pp")

    async def run() -> None:
        player = await Player.at(server, table, secrets[0])
        view = player.view
        answers = []
        for number in range(100):
            await player.send({"type": "Ask", "id": str(number), "moves": [{"type": "Build"}]})
        for _ in range(100):
            answers.append(await player.until("Answer", "Refused"))
        told = [each for each in answers if each["type"] == "Answer"]
        assert {each["why"]["text"] for each in told} <= {
            "It is not your turn.",
            "You have no wonder to build. Buy one first, then build it on a later turn.",
        }
        assert {each["code"] for each in answers if each["type"] == "Refused"} == {"too-fast"}
        assert player.view == view
        assert player.table["entries"] == 0
        await player.close()

    asyncio.run(run())
