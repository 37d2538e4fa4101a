"""Messages to a real server, through its sockets and by HTTP: nothing but documented answers."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from tests.web.server import Server

from .figures import keep
from .requests import Asker
from .sockets import Fuzzer


def run(wanted: int) -> None:
    """Three fifths to the sockets of both games, the rest as requests."""
    answers: Counter[str] = Counter()
    wrong: list[str] = []
    sent = {}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "proof.db") as server:
        for game in ("nations", "pendulum"):
            fuzzer = Fuzzer(server, game, 1)
            fuzzer.throw(wanted * 3 // 10)
            answers += fuzzer.answers
            wrong += fuzzer.wrong
            sent[game] = fuzzer.sent
        asker = Asker(server)
        asker.throw(wanted - sum(sent.values()), 1)
        sent["http"] = asker.sent
        wrong += asker.wrong
        if "Traceback" in (complaint := server.stop()):
            wrong.append(complaint)
    keep(
        "messages",
        {"sent": sent, "answers": answers, "statuses": asker.answers, "wrong": wrong},
    )
    for fault in wrong:
        print(fault)
