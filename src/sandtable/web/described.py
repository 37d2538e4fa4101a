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
from . import bodies, people

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
    modules = (bodies, channels, messages, people, profiles, replay, set_up, tableview)
    return [
        each
        for module in modules
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]


def page(schema: dict[str, Any]) -> str:
    """All operations as HTML, in the order of their tags, and then what they answer with."""
    by_tag: dict[str, list[str]] = {}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            for tag in operation.get("tags", ["server"])[:1]:
                by_tag.setdefault(tag, []).append(_operation(schema, method, path, operation))
    by_tag["answers"] = _answers(schema)
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
    lines += ["<dl>", *fields, "</dl>"] if fields else []
    lines += [f"<p>Answer: <i>{_linked(answer)}</i></p>" for answer in answers_of(operation)]
    return "\n".join(lines)


def answers_of(operation: dict[str, Any]) -> list[dict[str, Any]]:
    """The schema of what is answered when all is well."""
    return [
        content["schema"]
        for status, response in operation["responses"].items()
        if status.startswith("2")
        for content in response.get("content", {}).values()
        if named_in(content["schema"])
    ]


def answered(schema: dict[str, Any]) -> list[str]:
    """The types of all answers, and of all that these hold."""
    known = schema["components"]["schemas"]
    operations = [each for path in schema["paths"].values() for each in path.values()]
    found = [name for each in operations for answer in answers_of(each) for name in named_in(answer)]
    found = list(dict.fromkeys(found))
    for name in found:  # It grows by what the fields hold.
        for part in known[name].get("properties", {}).values():
            found += [each for each in dict.fromkeys(named_in(part)) if each not in found]
    return sorted(found)


def _answers(schema: dict[str, Any]) -> list[str]:
    """Each type once; what a field holds is a link."""
    lines = []
    for name in answered(schema):
        known = schema["components"]["schemas"][name]
        about = known.get("description", "")
        lines += [f'<h3 id="{name}">{name}</h3>', *([f"<p>{_prose(about)}</p>"] if about else ()), "<dl>"]
        for field, part in known.get("properties", {}).items():
            said = _prose(part.get("description", ""))
            lines.append(f"<dt><code>{escape(field)}</code> <i>{_linked(part)}</i></dt><dd>{said}</dd>")
        lines.append("</dl>")
    return lines


def _linked(schema: dict[str, Any]) -> str:
    """The kind of a field as HTML, with a link to each type."""
    kind = escape(_kind(schema))
    for name in named_in(schema):
        kind = re.sub(rf"\b{name}\b", f'<a href="#{name}">{name}</a>', kind)
    return kind


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
    """The types that a field can hold: one of several, or a list of them, or some by name."""
    parts = [*schema.get("oneOf", ()), *schema.get("anyOf", ()), *_held(schema)]
    return [name for name in (_name(schema), *(name for each in parts for name in named_in(each))) if name]


def _held(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """What a list or an object without fixed names holds."""
    held = (schema.get("items"), schema.get("additionalProperties"))
    return [each for each in held if isinstance(each, dict)]


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
        if parts := schema.get("prefixItems"):
            return f"[{', '.join(map(_kind, parts))}]"
        held = _kind(schema.get("items") or {})
        return f"({held})[]" if " | " in held else f"{held}[]"
    if schema.get("type") == "object" and any(_held(schema)):
        return f"{{string: {_kind(*_held(schema))}}}"
    found = schema.get("type", "any")
    return " | ".join(found) if isinstance(found, list) else str(found)


def _name(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]
