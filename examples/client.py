"""A client of the live protocol in seventy lines: it sits down against bots and plays any move until the end.

python examples/client.py http://127.0.0.1:8000 nations [BOT]
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def apply(value: Any, patch: Any) -> Any:  # The patch format of docs/protocol.md.
    if not isinstance(patch, dict):
        return patch
    if "=" in patch:
        return patch["="]
    if isinstance(value, list) and "@" in patch:
        made: list[Any] = []
        at = 0
        for edit in patch["@"]:
            if isinstance(edit, list):
                made += edit
            else:
                made += value[at : at + edit] if edit > 0 else []
                at += abs(edit)
        return made + value[at:]
    value = value.copy()
    for gone in patch.get("-", []):
        del value[gone]
    for key, change in patch.items():
        if key != "-":
            where = int(key) if isinstance(value, list) else key
            known = isinstance(value, list) or key in value
            value[where] = apply(value[where] if known else None, change)
    return value


server, game, bot = (*sys.argv[1:], "random")[:3]
body = json.dumps({"game": game, "kind": "bots", "bot": bot, "name": "Example"}).encode()
request = urllib.request.Request(
    f"{server}/api/quick-start", body, {"content-type": "application/json"}, method="POST"
)
seated = json.load(urllib.request.urlopen(request))
address = server.replace("http", "ws", 1) + f"/api/tables/{seated['table']['table']}/live"
with connect(address, additional_headers={"authorization": f"Bearer {seated['secret']}"}) as socket:
    socket.send(json.dumps({"type": "Join"}))
    view: Any = None
    table: Any = None
    version = seen = 0
    free = True  # No command is on its way.
    while table is None or table["status"] == "playing":
        message = json.loads(socket.recv())
        kind = message["type"]
        if kind == "Welcome":
            view, table, version = message["view"], message["table"], message["version"]
        elif kind == "Update":
            view = apply(view, message.get("view", {}))
            table = apply(table, message.get("table", {}))
            version = message["version"]
        elif kind in ("Done", "Refused"):
            free, seen = True, message.get("version", seen)
        if free and version >= seen and view["moves"] and not table["pause"]:
            move = random.choice(view["moves"])
            socket.send(json.dumps({"type": "Command", "id": str(random.random()), "move": move}))
            free = False
    print("The scores:", view["result"]["scores"])
