"""The documentation of the protocol says what the code does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

from sandtable.core import text
from sandtable.live import messages
from sandtable.live.messages import AnyFromClient, AnyFromServer, schema
from sandtable.web.limits import Limits

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_the_schema_is_that_of_the_code() -> None:
    kept = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    made = json.loads(json.dumps(schema()))
    assert kept == made, (
        "write docs/protocol.schema.json anew: "
        "json.dumps(sandtable.live.messages.schema(), indent=1, sort_keys=True)"
    )


def test_every_example_can_be_read() -> None:
    examples = re.findall(r"```json\n(.*?)\n```", PAGE, re.S)
    assert len(examples) >= 10
    for example in examples:
        msgspec.json.decode(example, type=AnyFromClient | AnyFromServer)


def test_every_message_is_told_of() -> None:
    for kind in (*get_args(AnyFromClient), *get_args(AnyFromServer)):
        assert re.search(rf"`{kind.__name__}`|\"type\": \"{kind.__name__}\"", PAGE), kind


def test_the_limits_are_those_of_the_code() -> None:
    limits = Limits()
    numbers = (limits.message_bytes, limits.messages_a_second, limits.messages_at_once, limits.strikes)
    for number in (*numbers, limits.connections, limits.requests_a_second, limits.tables_an_hour):
        assert re.search(rf"\b{number:,}\b", PAGE), number


def test_every_refusal_has_its_sentence() -> None:
    sources = [*(ROOT / "src/sandtable/live").glob("*.py"), *(ROOT / "src/sandtable/web").glob("*.py")]
    codes = set()
    for source in sources:
        said = (
            r'(?:Denied\(|\.end\(|_empty\(table, seat, |_empty\(table, _seat\(table, number\), )"([a-z-]+)"'
        )
        codes |= set(re.findall(said, source.read_text("utf-8")))
    codes |= {f"{what}-{problem}" for what in ("name", "chat") for problem in ("empty", "too-long")}
    catalogue = (ROOT / "locales/en/live.ftl").read_text("utf-8")
    told = set(re.findall(r"^live-([a-z-]+) =", catalogue, re.M))
    assert codes <= told, codes - told
    assert text.say("live-too-fast", milliseconds=5) == "Too fast: wait 5 milliseconds."
    assert messages.Bye.__doc__
