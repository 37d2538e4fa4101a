"""A client of the live protocol in eighty lines: it plays any move against bots, and comes back when cut off.

python examples/client.py http://127.0.0.1:8000 nations [BOT]
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.exceptions import WebSocketException
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
wish = json.dumps({"game": game, "kind": "bots", "bot": bot, "name": "Example"}).encode()
request = urllib.request.Request(f"{server}/api/quick-start", wish, {"content-type": "application/json"})
seated = json.load(urllib.request.urlopen(request))
address = server.replace("http", "ws", 1) + f"/api/tables/{seated['table']['table']}/live"
secret = {"authorization": f"Bearer {seated['secret']}"}
view: Any = None
table: Any = {"status": "playing"}
sent = ""  # The command that has no answer yet.
join: dict[str, Any] = {"type": "Join"}
version = seen = 0
while table["status"] == "playing":
    try:
        with connect(address, additional_headers=secret) as socket:
            socket.send(json.dumps(join))
            if sent:
                socket.send(sent)  # The same id again: it is done once.
            while table["status"] == "playing":
                message = json.loads(socket.recv())
                kind = message["type"]
                if kind == "Welcome":
                    view, table, version = message["view"], message["table"], message["version"]
                    join["stream"], seen = message["stream"], 0
                elif kind == "Update":
                    view, table = apply(view, message.get("view", {})), apply(table, message.get("table", {}))
                    version = message["version"]
                elif kind in ("Accepted", "Refused"):
                    sent, seen = "", message.get("version", seen)
                elif kind == "Bye" and message["retry"] is None:
                    sys.exit(message["text"])
                join["version"] = version
                if not sent and version >= seen and view["moves"] and not table["pause"]:
                    move = random.choice(view["moves"])
                    sent = json.dumps({"type": "Command", "id": str(random.random()), "move": move})
                    socket.send(sent)
    except (OSError, WebSocketException):
        time.sleep(1)
print("The scores:", view["result"]["scores"])
