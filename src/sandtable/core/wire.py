"""The one JSON form of everything that crosses an edge: moves, events, views, options, results, records.

Every move and event is an object with its class name as `type`; all else is fields by name. The JSON Schema
is generated from the types themselves, so it cannot disagree with the code.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args

import msgspec

from .descriptions import describe, structs_in
from .errors import BadInput
from .game import Game

T = TypeVar("T")

_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_WHERE = re.compile(r"^(?P<problem>.*?)(?: - at `\$?\.?(?P<where>[^`]*)`)?$", re.S)
_PROBLEMS = {
    "expected": re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`", re.S),
    "expected-only": re.compile(r"Expected (?P<wanted>.*)", re.S),
    "field-missing": re.compile(r"Object missing required field `(?P<field>.*)`", re.S),
    "field-unknown": re.compile(r"Object contains unknown field `(?P<field>.*)`", re.S),
    "value-unknown": re.compile(r"Invalid (?:enum )?value (?P<value>.*)", re.S),
    "not-json": re.compile(r"JSON is malformed: (?P<detail>.*)", re.S),
    "cut-short": re.compile("Input data was truncated"),
}
"""What msgspec finds wrong, by the name of our sentence for it."""


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)


def plain(value: Any) -> Any:
    """The JSON form as dicts, lists, words and numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_text(data: bytes | str, where: str) -> None:
    """Refuse JSON with a NUL in any of its texts, which PostgreSQL cannot store; `decode` does it itself.

    Lone surrogates, the other thing that no store takes, are not JSON to msgspec anyway.
    """
    data = data.encode(errors="replace") if isinstance(data, str) else data
    if b"\\u0000" in data and _NUL.search(data):
        raise BadInput(where, "nul")


@cache
def kinds(union: Any) -> frozenset[Any]:
    """The types that a union is made of."""
    return frozenset(get_args(union) or (union,))


class Reader:
    """Reads values of one kind, or raises `BadInput` that says where they are wrong."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)
        self._named = {each.__name__: each for each in get_args(kind) if hasattr(each, "__struct_fields__")}
        """The types of a union: msgspec remembers what it knows of a type, but not of a union."""

    def read(self, data: bytes | str, where: str) -> Any:
        """Read JSON."""
        check_text(data, where)
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _bad_input(error, where) from None

    def convert(self, value: Any, where: str, *, lenient: bool = False) -> Any:
        """Read plain values; `lenient` accepts numbers, true and false as words, as on a command line."""
        kind = self._kind
        if value.__class__ is dict and (name := value.get("type")).__class__ is str:
            kind = self._named.get(name, kind)
        try:
            return msgspec.convert(value, kind, strict=not lenient)
        except msgspec.ValidationError as error:
            raise _bad_input(error, where) from None


reader: Callable[[Any], Reader] = cache(Reader)
"""Hold on to the reader where much is read: finding it again takes longer than reading a message."""


def decode(data: bytes | str, kind: type[T] | Any, where: str) -> T:
    """Read JSON as `kind`.

    >>> decode('{"type": "Fly"}', int, "move")
    Traceback (most recent call last):
    sandtable.core.errors.BadInput: move: Expected `int`, got `object`
    """
    value: T = reader(kind).read(data, where)
    return value


def convert(value: Any, kind: type[T] | Any, where: str, *, lenient: bool = False) -> T:
    """The same for plain values."""
    converted: T = reader(kind).convert(value, where, lenient=lenient)
    return converted


def checked(value: T, where: str) -> T:
    """The value itself, if all its fields are of their types: Python does not look at that."""
    kind: Any = value.__class__
    for field, fits in _simple_fields(kind):
        if not fits(getattr(value, field)):
            break
    else:
        return value
    try:
        plain_value = msgspec.to_builtins(value)
    except TypeError as error:
        raise BadInput(where, str(error)) from None
    if convert(plain_value, kind, where) != value:
        raise BadInput(where, "not-tuples")
    return value


@cache
def _simple_fields(kind: Any) -> tuple[tuple[str, Callable[[Any], bool]], ...]:
    """A quick test for each field. A test that always fails leaves the decision to the thorough check."""
    return tuple(
        (field.encode_name, _quick_test(field.type))
        for field in msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
    )


def _quick_test(info: msgspec.inspect.Type) -> Callable[[Any], bool]:
    match info:
        case msgspec.inspect.IntType(gt=None, ge=low, lt=None, le=high, multiple_of=None):
            least, most = -(2**63) if low is None else low, 2**63 - 1 if high is None else high
            return lambda value: value.__class__ is int and least <= value <= most
        case msgspec.inspect.BoolType():
            return lambda value: value is True or value is False
        case msgspec.inspect.StrType(min_length=None, max_length=None, pattern=None):
            return lambda value: value.__class__ is str
        case msgspec.inspect.LiteralType(values=values) if all(isinstance(each, str) for each in values):
            known = frozenset(values)
            return lambda value: value.__class__ is str and value in known
        case msgspec.inspect.NoneType():
            return lambda value: value is None
        case msgspec.inspect.Metadata(type=inner):
            return _quick_test(inner)
        case msgspec.inspect.VarTupleType(item_type=item, min_length=None, max_length=None):
            each = _quick_test(item)
            return lambda value: value.__class__ is tuple and all(map(each, value))
        case msgspec.inspect.UnionType(types=(one, other)):
            first, second = _quick_test(one), _quick_test(other)
            return lambda value: first(value) or second(value)
    return lambda value: False


def _bad_input(error: Exception, where: str) -> BadInput:
    found = _WHERE.match(str(error))
    assert found
    inner = found["where"]
    place = f"{where}.{inner}" if inner else where
    for name, pattern in _PROBLEMS.items():
        if known := pattern.fullmatch(found["problem"]):
            return BadInput(place, name, **known.groupdict(""))
    return BadInput(place, found["problem"])


def schema(game: Game[Any]) -> dict[str, Any]:
    """The JSON Schema of everything a client of this game reads or writes."""
    from .record import Record

    kinds = {
        "Move": game.move_type,
        "Event": game.event_type,
        **({} if game.premove_type is None else {"Premove": game.premove_type}),
        "Options": game.options_type,
        "View": game.view_type,
        "Result": game.result_type,
        "Record": Record,
    }
    roots, definitions = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    describe(definitions, structs_in(*kinds.values()))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"sandtable {game.name}",
        "properties": dict(zip(kinds, roots, strict=True)),
        "$defs": definitions,
    }
