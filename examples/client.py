"""A client of the live protocol in eighty lines: any move against bots, and back again when cut off.

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
        old, made = iter(value), list[Any]()
        for edit in patch["@"]:
            part = edit if isinstance(edit, list) else [next(old) for _ in range(abs(edit))]
            made += part if isinstance(edit, list) or edit > 0 else []
        return [*made, *old]
    if isinstance(value, list):
        return [apply(each, patch[str(n)]) if str(n) in patch else each for n, each in enumerate(value)]
    kept = {key: each for key, each in value.items() if key not in patch.get("-", [])}
    return kept | {key: apply(kept.get(key), each) for key, each in patch.items() if key != "-"}


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
away = 1.0  # Seconds until the next attempt to come back.
while table["status"] == "playing":
    try:
        with connect(address, additional_headers=secret) as socket:
            socket.send(json.dumps(join))
            if sent:
                socket.send(sent)  # The same id again: it is done once.
            while table["status"] == "playing":
                message = json.loads(socket.recv())
                kind = message["type"]
                away = message["retry"] / 1000 if kind == "Bye" and message["retry"] else 1.0
                if kind == "Welcome":
                    view, table, version = message["view"], message["table"], message["version"]
                    join["stream"], seen = message["stream"], 0
                elif kind == "Update":
                    view, table = apply(view, message.get("view", {})), apply(table, message.get("table", {}))
                    version = message["version"]
                elif kind == "Refused" and message["code"] in ("too-fast", "busy"):
                    time.sleep(1)  # It was not even looked at.
                    socket.send(sent)
                elif kind in ("Accepted", "Refused"):
                    sent, seen = "", message.get("version", seen)
                elif kind == "Bye" and message["retry"] is None:
                    sys.exit(message["text"])
                join["version"] = version
                if table["pause"] and table["pause"]["ends"] is None and not table["pause"]["ready"]:
                    socket.send(json.dumps({"type": "Resume"}))
                if not sent and version >= seen and view["moves"] and not table["pause"]:
                    time.sleep(0.1)  # A hand is no faster, and the server takes 20 messages a second.
                    move = random.choice(view["moves"])
                    sent = json.dumps({"type": "Command", "id": str(random.random()), "move": move})
                    socket.send(sent)
    except (OSError, WebSocketException):
        time.sleep(away)
        away = min(2 * away, 60)
print("The scores:", view["result"]["scores"])
