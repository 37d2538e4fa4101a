"""Rubbish and mutated commands on the socket of a real server: each is answered as documented."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from random import Random
from typing import Any

import msgspec

from sandtable.core import wire
from sandtable.live import messages
from tests.web.server import Player, Server, make_table

from .odd import ODD, made, tagged

COMMON = ["Command"] * 9 + ["Undo", "Chat", "Mute", "Agree", "Resume", "Join", "Ask", "Try", "Ping"]
ALL = sorted(kind.__name__ for kind in wire.kinds(messages.AnyFromClient))
TOGETHER = 25
"""So many messages before it is waited until all of them are answered."""
_answer = msgspec.json.Decoder(messages.AnyFromServer)


class Fuzzer:
    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.rng = Random(f"sockets {game} {seed}")
        self.schema = server.ok("GET", "/api/protocol")["$defs"]
        self.moves = server.ok("GET", f"/api/games/{game}/schema")["$defs"]
        self.sent = 0
        self.tables = 0
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []

    def throw(self, wanted: int) -> None:
        """So many messages, at as many tables as it takes."""
        began = time.monotonic()
        while self.sent < wanted:
            self.tables += 1
            asyncio.run(self._at_table(wanted))
            spent = time.monotonic() - began
            print(f"{self.game}: {self.sent:,} of {wanted:,} messages, {spent:.0f} s", flush=True)

    async def _at_table(self, wanted: int) -> None:
        table, secrets = make_table(self.server, self.game, "ppp")
        players = [Player(self.server, table, secret) for secret in secrets]
        for player in players:
            await player.join()
            await player.until("Welcome")
        # Sooner or later somebody pauses or ends the match: then the rubbish goes to a fresh table.
        for _ in range(12):
            for player in players:
                if self.sent >= wanted or player.table["status"] != "playing":
                    break
                await self._throw_by(player)
        for player in players:
            await player.drop()
        again = await Player.at(self.server, table, secrets[0])
        await again.close()

    async def _throw_by(self, player: Player) -> None:
        assert player.socket is not None
        for _ in range(TOGETHER):
            await player.socket.send(self._raw(player))
            self.sent += 1
        last = f"last-{self.sent}"
        await player.send({"type": "Ask", "id": last, "moves": [{"type": "Nothing"}]})
        while True:
            message = await player.receive()
            self._look_at(message)
            if message.get("id") == last:
                break
        player.seen.clear()

    def _look_at(self, message: dict[str, Any]) -> None:
        """Of a documented type, and a refusal has a sentence of its own."""
        try:
            _answer.decode(json.dumps(message))
        except msgspec.ValidationError as error:
            self.wrong.append(f"{message['type']} is not as the protocol has it: {error}")
        kind = message["type"]
        if kind in ("Refused", "Bye"):
            self.answers[f"{kind} {message['code']}"] += 1
            if not message["text"] or message["text"].startswith("live-") or "-refused-" in message["text"]:
                self.wrong.append(f"there is no sentence for {message}")
        else:
            self.answers[kind] += 1

    def _raw(self, player: Player) -> str:
        rng = self.rng
        raw = json.dumps(self._message(player))
        if rng.random() < 0.2:
            cut = rng.randrange(len(raw))
            raw = raw[:cut] + chr(rng.randrange(32, 0x2FFF)) + raw[cut + rng.randrange(4) :]
        return raw

    def _message(self, player: Player) -> dict[str, Any]:
        rng = self.rng
        # What takes long to answer, or keeps the others from playing, comes less often.
        message = made(self.schema, rng.choice(COMMON if rng.random() < 0.98 else ALL), rng)
        sensible: dict[str, Any] = {
            "id": f"f{rng.randrange(10**9)}",
            "move": self._move(player),
            "moves": [self._move(player)],
            "chains": [[self._move(player)]],
            "seat": rng.randrange(4),
            "agree": rng.random() < 0.5,
            "text": "hello",
            "sent": 0.5,
        }
        message |= {field: sensible[field] for field in message if field in sensible and rng.random() < 0.9}
        if message["type"] == "Command":
            message.pop("version", None)
        return message

    def _move(self, player: Player) -> dict[str, Any]:
        """One that is allowed, as it is or with one field changed, or one made of anything."""
        rng = self.rng
        listed = player.view["moves"]
        if not listed or rng.random() < 0.5:
            return made(self.moves, rng.choice(tagged(self.moves)), rng)
        move: dict[str, Any] = dict(rng.choice(listed))
        if rng.random() < 0.7:
            move[rng.choice(list(move))] = rng.choice(ODD)
        return move
