"""Sentences: what a message needs its type tells, and what a field holds is worded by its kind."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest
from fluent.syntax import ast, visitor

from sandtable.core import sentences, text
from sandtable.core.game import Event, Move, Seat, Seats, Tells, words
from sandtable.core.registry import game_named
from sandtable.core.sentences import Teller
from sandtable.core.wire import kinds
from tests.locales.catalogues import messages

GAMES = [game_named(name) for name in ("nations", "pendulum")]
TOLD = [
    pytest.param(game, sort, kind, id=f"{game.name}-{sort}-{kind.__name__}")
    for game in GAMES
    for sort, union in (
        ("move", game.move_type),
        ("event", game.event_type),
        ("premove", game.premove_type),
    )
    for kind in sorted(kinds(union), key=lambda each: str(each.__name__))
]
LANGUAGES = text.languages()


class Needs(visitor.Visitor):
    """The variables of a message and of those it refers to."""

    def __init__(self, message: str, language: str) -> None:
        self.names: set[str] = set()
        self._messages = messages(language)
        self.visit(self._messages[message])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self._messages[node.id.name])


def variables(name: str, kind: str) -> set[str]:
    name = name.replace("_", "-")
    if kind.split(" ", maxsplit=1)[0] in ("list", "either", "by-seat", "counted", "amounts"):
        return {name, f"{name}-count"}
    return {name} if kind in ("", "from-0", "count", "amount") else {name, f"{name}-name"}


def told(fields: dict[str, str], tells: Tells) -> set[str]:
    every = {**fields, **{name: kind for name, (kind, _) in tells.items()}}
    found = set().union(*(variables(name, kind) for name, kind in every.items()))
    return found | ({"amounts", "amounts-count"} if "amount" in every.values() else set())


@pytest.mark.parametrize(("game", "sort", "kind"), TOLD)
def test_every_variable_of_a_sentence_is_told(game: Any, sort: str, kind: Any) -> None:
    fields = {name: sentences.fields(kind).get(name, "") for name in kind.__struct_fields__}
    for language in LANGUAGES:
        needs = Needs(f"{game.name}-{sort}-{kind.__name__}", language).names
        assert needs <= told(fields, kind.tells), language


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_variable_of_a_prompt_is_told(game: Any) -> None:
    for language in LANGUAGES:
        needs = Needs(f"{game.name}-prompt", language).names
        assert needs <= {"turn", *told({}, game.view_type.tells)}, language


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_table_for_clients(game: Any) -> None:
    table = sentences.table(game)
    for name, fields in table["fields"].items():
        kind = next(each for each in kinds(game.move_type) | kinds(game.event_type) if each.__name__ == name)
        assert set(fields) <= set(kind.__struct_fields__)


class Went(Event, frozen=True, kw_only=True):
    tells: ClassVar[Tells] = {"first": ("seat", "order.0"), "age": ("count", "view.age")}

    seat: Seat | None
    order: Seats
    won: bool
    place: Annotated[int, words("from-0")]
    strength: Annotated[tuple[int, ...], words("by-seat")]
    tiles: tuple[Annotated[str, words("tile")], ...]
    gold: Annotated[int, words("amount")] = 0
    move: Move | None = None


def test_kinds() -> None:
    teller = Teller(game_named("nations"), names=("Ada", "You"), seat=1)
    went = Went(seat=1, order=(1, 0), won=True, place=0, strength=(2, 5), tiles=("farm", "temple"))
    values = {field: getattr(went, field) for field in went.__struct_fields__}
    facts = teller._facts(values, sentences.fields(Went), went.tells)
    assert facts == facts | {
        "seat": "you",
        "seat-name": "You",
        "order": "you and Ada",
        "order-count": 2,
        "won": "true",
        "place": 1,
        "strength": "you 5 and Ada 2",
        "tiles": "Farm and Temple",
        "gold": 0,
        "amounts": "nothing",
        "amounts-count": 0,
        "move": "none",
        "first": "you",
        "age": 0,
    }
    assert teller.sentence("event", went) == "Went"


def test_nobody_is_none() -> None:
    teller = Teller(game_named("nations"), names=("Ada", "You"), seat=1)
    facts = teller._facts({"seat": None}, {"seat": "seat"}, {})
    assert facts == {"seat": "none", "seat-name": ""}
