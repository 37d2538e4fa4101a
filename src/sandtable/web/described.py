"""The description of the HTTP API (OpenAPI), with a sentence for every operation, parameter and field."""

from __future__ import annotations

import inspect
import re
from html import escape
from typing import Any

import msgspec
from litestar import Litestar

from ..core import set_up
from ..core.descriptions import describe
from ..live import channels, messages, profiles, replay, tableview
from . import bodies

PARAMETERS = {
    "table_id": "The id of the table, as in its address.",
    "seat": "The number of a seat, from 0.",
    "line": "The number of a chat line.",
    "game": "The name of a game, as `/api/games` lists them.",
    "token": "What tells a person from others: their `token`.",
    "channel": "The id of one of your channels.",
    "club": "The id of a club, as in its link.",
    "device": "The id of one of your devices.",
    "passkey": "The id of one of your passkeys.",
    "invite": "The invitation in the link of a private table.",
    "key": "The key in the link of a private table's replay.",
    "player": "Only games with a player whose name has this in it, or who has this `token`.",
    "since": "Only games that ended at this time or later, in milliseconds since 1970.",
    "before": "Only games that ended before this time, in milliseconds since 1970.",
    "entry": "The first entry to show, counted from 0.",
    "count": "How many moments to show.",
    "step": "Show only every so many entries.",
    "seat_names": "Names for the seats, as a JSON list.",
}


def described(app: Litestar) -> dict[str, Any]:
    """Made once for each application."""
    found: dict[str, Any] | None = app.state.get("described")
    if found is None:
        found = app.openapi_schema.to_schema()
        describe(found["components"]["schemas"], _kinds())
        for operations in found["paths"].values():
            for operation in operations.values():
                for parameter in operation.get("parameters", ()):
                    if said := PARAMETERS.get(parameter["name"]):
                        parameter.setdefault("description", said)
        app.state.described = found
    return found


def _kinds() -> list[type]:
    modules = (bodies, channels, messages, profiles, replay, set_up, tableview)
    return [
        each
        for module in modules
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]


def page(schema: dict[str, Any]) -> str:
    """All operations as HTML, in the order of their tags."""
    by_tag: dict[str, list[str]] = {}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            for tag in operation.get("tags", ["server"])[:1]:
                by_tag.setdefault(tag, []).append(_operation(schema, method, path, operation))
    return "\n".join(f"<h2>{escape(tag)}</h2>\n" + "\n".join(parts) for tag, parts in by_tag.items())


def _operation(schema: dict[str, Any], method: str, path: str, operation: dict[str, Any]) -> str:
    lines = [f"<h3>{escape(method.upper())} {escape(path).replace('/', '<wbr>/')}</h3>"]
    lines.append(f"<p>{_prose(operation.get('description', ''))}</p>")
    known = schema["components"]["schemas"]
    fields = [
        _field(each["name"], each["schema"], each.get("description", ""), each.get("required", False), known)
        for each in operation.get("parameters", ())
    ]
    for content in operation.get("requestBody", {}).get("content", {}).values():
        fields += _fields(known.get(_name(content["schema"]), {}), known)
    return "\n".join([*lines, "<dl>", *fields, "</dl>"] if fields else lines)


def _fields(body: dict[str, Any], known: dict[str, Any]) -> list[str]:
    required = body.get("required", ())
    return [
        _field(name, part, part.get("description", ""), name in required, known)
        for name, part in body.get("properties", {}).items()
    ]


def _field(name: str, schema: dict[str, Any], said: str, required: bool, known: dict[str, Any]) -> str:
    """A field as HTML, with the fields of what it holds."""
    star = "" if required else "?"
    kind = f"<i>{escape(_kind(schema))}</i>"
    inner = [field for each in named_in(schema) for field in _fields(known[each], known)]
    more = "\n".join(["<dl>", *inner, "</dl>"]) if inner else ""
    return f"<dt><code>{escape(name)}{star}</code> {kind}</dt><dd>{_prose(said)}{more}</dd>"


def named_in(schema: dict[str, Any]) -> list[str]:
    """The types that a field can hold, one or a list of them."""
    parts = [schema, schema.get("items", {}), *schema.get("oneOf", ()), *schema.get("anyOf", ())]
    return [name for each in parts if (name := _name(each))]


def _prose(said: str) -> str:
    """Text as HTML, with what stands in backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(said))


def _kind(schema: dict[str, Any]) -> str:
    if name := _name(schema):
        return name
    if "enum" in schema:
        return " | ".join(str(each) for each in schema["enum"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(_kind(each) for each in schema[several])
    if schema.get("type") == "array":
        return f"{_kind(schema.get('items', {}))}[]"
    found = schema.get("type", "any")
    return " | ".join(found) if isinstance(found, list) else str(found)


def _name(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]
