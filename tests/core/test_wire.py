"""The JSON form, its errors and its schema."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable.core
from sandtable import BadInput, new_match
from sandtable.core import registry, wire
from sandtable.core.game import Event, Game, Move, Options
from sandtable.nations.datafile import standard
from sandtable.nations.rules.moves import AnyMove, Buy, Pass, Pay

from ..battery import SEEDS, Table, visits

NATIONS = registry.game_named("nations")


def games() -> list[Game[Any]]:
    return [registry.game_named(name) for name in registry.names(registry.GAMES)]


# A small reader of schemas, enough for those that msgspec writes


def fits(value: Any, schema: dict[str, Any], definitions: dict[str, Any]) -> bool:
    if not schema.keys() <= KNOWN:
        raise AssertionError(f"cannot read {schema.keys() - KNOWN}")
    if "$ref" in schema:
        return fits(value, definitions[schema["$ref"].removeprefix("#/$defs/")], definitions)
    if "anyOf" in schema:
        return any(fits(value, each, definitions) for each in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kind = schema.get("type")
    if kind is None:
        return True
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind in ("integer", "number")):
        return False
    if kind == "array":
        return _array_fits(value, schema, definitions)
    if kind == "object":
        return _object_fits(value, schema, definitions)
    if kind == "string":
        return re.search(schema.get("pattern", ""), value) is not None and schema.get("minLength", 0) <= len(
            value
        ) <= schema.get("maxLength", len(value))
    if kind in ("integer", "number"):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    return True


def _array_fits(value: list[Any], schema: dict[str, Any], definitions: dict[str, Any]) -> bool:
    front = schema.get("prefixItems", [])
    items = schema.get("items", {})
    rest = value[len(front) :]
    return (
        schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
        and all(fits(each, inner, definitions) for each, inner in zip(value, front, strict=False))
        and (not rest if items is False else all(fits(each, items, definitions) for each in rest))
    )


def _object_fits(value: dict[str, Any], schema: dict[str, Any], definitions: dict[str, Any]) -> bool:
    properties = schema.get("properties", {})
    extra = schema.get("additionalProperties", True)
    for key, each in value.items():
        inner = properties.get(key, extra)
        if inner is False or (isinstance(inner, dict) and not fits(each, inner, definitions)):
            return False
    return set(schema.get("required", ())) <= value.keys()


TYPES: dict[str, Any] = {
    "array": list,
    "object": dict,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    *("$ref", "anyOf", "enum", "type", "title", "description", "default", "discriminator", "words"),
    *("items", "prefixItems", "minItems", "maxItems"),
    *("properties", "required", "additionalProperties"),
    *("pattern", "minLength", "maxLength", "minimum", "maximum"),
}


@given(seed=SEEDS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_in_a_match_fits_the_schema(seats: int, seed: int) -> None:
    schema = wire.schema(NATIONS)
    kinds, definitions = schema["properties"], schema["$defs"]
    told: list[list[Event]] = []
    match = new_match("nations", seats, seed)
    for visit in visits(Table("nations", seats), seed, told):
        match, at, _, rng = visit
        if rng.random() < 0.1:
            for _, move in visit.moves()[:20]:
                assert fits(wire.plain(move), kinds["Move"], definitions)
            for seat in (None, rng.randrange(seats)):
                assert fits(wire.plain(match.view(seat, at)), kinds["View"], definitions)
    for event in match.opening + [event for events in told for event in events]:
        assert fits(wire.plain(event), kinds["Event"], definitions)
    assert fits(wire.plain(match.view(None)), kinds["View"], definitions)
    assert fits(wire.plain(match.result), kinds["Result"], definitions)
    assert fits(wire.plain(match.options), kinds["Options"], definitions)


def test_the_schema_refuses_what_is_refused() -> None:
    schema = wire.schema(NATIONS)
    kinds, definitions = schema["properties"], schema["$defs"]
    for kind, wrong in (
        ("Move", {"type": "Fly"}),
        ("Move", {"type": "Buy"}),
        ("Move", {"type": "Buy", "place": "1"}),
        ("Move", {"type": "Buy", "place": True}),
        ("Move", {"type": "Buy", "place": 1, "more": 2}),
        ("Move", {"type": "Pay", "pieces": [1]}),
        ("Options", {"opponent": "easy"}),
        ("Options", {"data": {}}),
        ("View", {}),
    ):
        assert not fits(wrong, kinds[kind], definitions), wrong
    assert fits({"data": wire.plain(standard())}, kinds["Options"], definitions)


def told(game: Game[Any]) -> frozenset[Any]:
    kinds = wire.kinds(game.move_type) | wire.kinds(game.event_type)
    return kinds if game.premove_type is None else kinds | wire.kinds(game.premove_type)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_schema_names_every_type(game: Game[Any]) -> None:
    schema = wire.schema(game)
    kinds = told(game) | {game.options_type, game.view_type, game.result_type}
    assert {kind.__name__ for kind in kinds} <= schema["$defs"].keys()
    plans = set() if game.premove_type is None else {"Premove"}
    assert schema["properties"].keys() == {"Move", "Event", "Options", "View", "Result", "Record"} | plans
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert wire.encode(schema)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_types_of_a_game_keep_the_contract(game: Game[Any]) -> None:
    assert all(issubclass(kind, Move) for kind in wire.kinds(game.move_type))
    assert all(issubclass(kind, Event) for kind in wire.kinds(game.event_type))
    assert issubclass(game.options_type, Options)
    assert game.options_type() == wire.convert({}, game.options_type, "options")
    names = [kind.__name__ for kind in told(game)]
    assert len(set(names)) == len(names), "the same word for two things"


def test_the_name_of_the_class_is_the_type() -> None:
    assert wire.encode(Buy(3)) == b'{"type":"Buy","place":3}'
    assert wire.encode(Pass()) == b'{"type":"Pass"}'
    assert wire.plain(Pay(("white-gold-1",))) == {"type": "Pay", "pieces": ["white-gold-1"]}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"type": "Buy", "place": "x"}', "move.place"),
        ('{"type": "Pay", "pieces": ["a", 1]}', "move.pieces[1]"),
        ('{"type": "Fly"}', "move.type"),
        ('{"type": "Buy"}', "move"),
        ('{"type": "Buy", "place": 1, "x": 1}', "move"),
        ("{", "move"),
        ("", "move"),
        ("\xff", "move"),
        ("[" * 100_000, "move"),
        ('{"type": "Buy", "place": ' + "9" * 5000 + "}", "move.place"),
        ('{"type": "Pay", "pieces": ["\\ud800"]}', "move"),
    ],
    ids=lambda each: str(each)[:30],
)
def test_what_is_wrong_is_told_with_its_place(text: str, where: str) -> None:
    for data in (text, text.encode("latin-1")):
        with pytest.raises(BadInput) as caught:
            wire.decode(data, AnyMove, "move")
        assert caught.value.where == where
        assert caught.value.problem


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)


@given(value=JSON | st.dictionaries(st.sampled_from(["type", "place", "pieces"]), JSON))
def test_plain_nonsense_is_bad_input(value: Any) -> None:
    with pytest.raises(BadInput, match=r"^move"):
        wire.convert(value, AnyMove, "move")


@given(data=st.binary() | st.text())
def test_nonsense_is_bad_input(data: bytes | str) -> None:
    with pytest.raises(BadInput, match=r"^move"):
        wire.decode(data, AnyMove, "move")


def test_nesting_never_breaks_the_stack() -> None:
    value: Any = []
    for _ in range(100_000):
        value = [value]
    with pytest.raises(BadInput):
        wire.convert(value, AnyMove, "move")
    with pytest.raises(BadInput):
        wire.convert({"type": "Pay", "pieces": value}, AnyMove, "move")
    with pytest.raises(BadInput):
        new_match("nations", 2, options={"data": value})
    cyclic: dict[str, Any] = {"type": "Pay"}
    cyclic["pieces"] = [cyclic]
    with pytest.raises(BadInput):
        wire.convert(cyclic, AnyMove, "move")
    while value:  # Let go of it layer by layer.
        value = value[0]


def test_words_are_read_as_numbers_only_where_asked() -> None:
    with pytest.raises(BadInput):
        wire.convert({"type": "Buy", "place": "3"}, AnyMove, "move")
    assert wire.convert({"type": "Buy", "place": "3"}, AnyMove, "move", lenient=True) == Buy(3)


def test_a_random_match_through_json_only() -> None:
    """As a client would: views and moves as bytes, nothing else."""
    match = new_match("nations", 3, seed=2)
    rng = Random(2)
    while match.to_act:
        seat = match.to_act[0]
        seen: Any = wire.decode(wire.encode(match.view(seat)), Any, "view")
        assert seen["to_act"] == [seat]
        match.play(seat, rng.choice(seen["moves"]))
    assert match.result is not None


# The examples in the documentation


@pytest.mark.parametrize(
    "name",
    [
        "sandtable",
        *(f"sandtable.core.{each.name}" for each in pkgutil.iter_modules(sandtable.core.__path__)),
    ],
)
def test_examples_in_docstrings(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert not found.failed


def test_no_text_with_a_nul_comes_in() -> None:
    for text in (r'"\u0000"', r'["a\u0000b"]', r'{"\u0000": 1}', r'"\\\u0000"', '"\\u0000\ud800"'):
        for data in (text, text.encode(errors="surrogatepass")):
            with pytest.raises(BadInput, match="NUL"):
                wire.decode(data, object, "message")
    assert wire.decode(r'"\\u0000"', str, "message") == r"\u0000", "six characters, and no NUL"
