"""Events, moves, premoves, prompts and what components do as sentences, in the same way for every game.

A message is named by the type, `GAME-event-Type`, `GAME-move-Type` or `GAME-premove-Type`; its variables are
the fields and what the type `tells` beyond them. What a field holds is declared once, on its type
(`core.game.words`):

    seat        `$seat` is you, other or none; `$seat-name` whose it is
    card, ...   an id: `$card` to select on, `$card-name` its name, the message `GAME-card-ID` or `GAME-ID`
    from-0      a place that people count from 1
    count       a number; 0 where there is none
    amount      all such fields together are `$amounts`, each as `GAME-amount-FIELD` with `$count`
    amounts     the same for a mapping of names to numbers
    effects     a mapping too: each as `GAME-do-NAME` with `$count`, or `$NAME-name` for an id; those without
                such a message are amounts, together in `GAME-do-gain`
    list K      the list in words, and as `$FIELD-count` its length; `GAME-each-K` words one of it
    either K    the same, joined by "or"
    by-seat K   the same with `$seat-name`, in the order of the field `order` if there is one
    counted K   the same, equal ones once with `$count`; `counted piece die symbol` splits an id at hyphens

Anything else is passed as it is: numbers, words, true and false, none, and the type of a move.
`client/src/shared/sentences.ts` does the same with the `table` made here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from . import text
from .wire import kinds as types_of

if TYPE_CHECKING:
    from .game import Game, Tells

Facts = dict[str, Any]


@cache
def fields(kind: Any) -> dict[str, str]:
    """What the fields of a type hold, without those that are passed as they are."""
    _, definitions = msgspec.json.schema_components([kind])
    properties = definitions[kind.__name__]["properties"]
    return {name: held for name, part in properties.items() if (held := _held(part))}


def _held(schema: Mapping[str, Any]) -> str:
    if "words" in schema:
        return str(schema["words"])
    if schema.get("items"):
        return f"list {_held(schema['items'])}".strip()
    return next(filter(None, map(_held, schema.get("anyOf", ()))), "")


def table(game: Game[Any]) -> dict[str, Any]:
    """What a client needs to word moves and events."""
    kinds = types_of(game.move_type) | types_of(game.event_type)
    if game.premove_type is not None:
        kinds |= types_of(game.premove_type)
    told = sorted(kinds, key=lambda each: each.__name__)
    return {
        "fields": {each.__name__: held for each in told if (held := fields(each))},
        "tells": {each.__name__: each.tells for each in told if each.tells},
        "prompt": game.view_type.tells,
        "about": game.about,
    }


class Teller:
    """Words for one viewer: `names` are the players' by seat, `seat` the viewer's own."""

    def __init__(
        self,
        game: Game[Any],
        options: Any = None,
        *,
        language: str = text.FALLBACK,
        names: Sequence[str] = (),
        seat: int | None = None,
        view: Any = None,
    ) -> None:
        self.game, self.language, self.names, self.seat = game, language, names, seat
        players = getattr(view, "players", ())
        own = None if seat is None or seat >= len(players) else players[seat]
        data = game.components(game.options_type() if options is None else options)
        self.scope = {"data": data, "view": view, "own": own, "seats": len(names) or len(players)}

    def sentence(self, kind: str, thing: Any) -> str:
        """A move, an event or a premove; the name of its type if there is no message."""
        kind_of: Any = type(thing)
        name = kind_of.__name__
        values = {field: getattr(thing, field) for field in thing.__struct_fields__}
        return self.find(f"{kind}-{name}", **self._facts(values, fields(kind_of), thing.tells)) or name

    def prompt(self, view: Any) -> str:
        turn = "over" if not view.to_act else "yours" if view.seat in view.to_act else "others"
        facts = {"turn": turn, **self._facts({}, {}, view.tells)}
        return self.find("prompt", **facts) or text.say("core-prompt", self.language, **facts)

    def about(self, kind: str, id: str) -> str:
        """What a component does."""
        return self.say(f"does-{kind}", **self.facts_about(kind, id))

    def facts_about(self, kind: str, id: str) -> Facts:
        return self._facts({"id": id}, {}, self.game.about[kind])

    def _facts(self, values: Mapping[str, Any], held: Mapping[str, str], tells: Tells) -> Facts:
        facts: Facts = {}
        scope = {**self.scope, **values}
        for name, value in values.items():
            self._put(facts, name, value, held.get(name, ""), scope)
        for name, (kind, path) in tells.items():
            scope[name] = _look(path, scope)
            self._put(facts, name, scope[name], kind, scope)
        if amounts := {name: values[name] for name, kind in held.items() if kind == "amount"}:
            self._put(facts, "amounts", amounts, "amounts", scope)
        return facts

    def _put(
        self, facts: Facts, field: str, value: Any, kind: str, scope: Facts, listed: bool = False
    ) -> None:
        name = field.replace("_", "-")
        how, *item = kind.split(" ")
        if how in ("list", "either", "by-seat", "counted", "amounts", "effects"):
            items = self._items(value or (), how, item, scope)
            facts |= {name: self.joined(items, how == "either"), f"{name}-count": len(items)}
        elif kind == "count":
            facts[name] = value or 0
        elif value is None:
            facts |= {name: "none", f"{name}-name": ""}
        elif kind == "seat":
            facts |= {
                name: "you" if value == self.seat else "other",
                f"{name}-name": self.player(value, listed),
            }
        elif kind == "from-0":
            facts[name] = value + 1
        elif kind not in ("", "amount"):
            facts |= {name: value, f"{name}-name": self.name(kind, value)}
        elif isinstance(value, bool):
            facts[name] = str(value).lower()
        else:
            facts[name] = value if isinstance(value, int | str) else type(value).__name__

    def joined(self, items: Sequence[str], either: bool = False) -> str:
        return text.joined(items, self.language, either) if items else text.say("core-nothing", self.language)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        return self.joined(self._items(amounts, "amounts", [], {}))

    def _items(self, values: Any, how: str, item: list[str], scope: Facts) -> list[str]:
        if how == "amounts":
            return [self.say(f"amount-{key}", count=count) for key, count in dict(values).items() if count]
        if how == "effects":
            return self._effects(dict(values))
        if how == "counted":
            return [self.counted(item, each, values.count(each)) for each in dict.fromkeys(values)]
        if how == "by-seat":
            seats = scope.get("order", range(len(values)))
            return [self._each(item, values[seat], seat) for seat in seats if seat < len(values)]
        return [self._each(item, each) for each in values]

    def _effects(self, gain: Mapping[str, Any]) -> list[str]:
        amounts, effects = {}, []
        for name, value in gain.items():
            facts: Facts = {"count": value}
            self._put(facts, name, value, name if isinstance(value, str) else "", {})
            if effect := self.find(f"do-{name}", **facts):
                effects.append(effect)
            else:
                amounts[name] = value
        return [self.say("do-gain", list=self.amounts(amounts)), *effects] if amounts else effects

    def counted(self, item: Sequence[str], value: str, count: int = 1) -> str:
        parts = [int(part) if part.isdigit() else part for part in value.split("-")]
        return self.say(f"each-{item[0]}", count=count, **dict(zip(item[1:], parts, strict=False)))

    def _each(self, item: list[str], value: Any, seat: int | None = None) -> str:
        facts: Facts = {}
        kind = item[0] if item else ""
        self._put(facts, kind or "value", value, kind, {}, listed=True)
        if seat is not None:
            self._put(facts, "seat", seat, "seat", {}, listed=True)
        if kind and (worded := self.find(f"each-{kind}", **facts)):
            return worded
        plain = str(facts.get(f"{kind}-name", value))
        if seat is None:
            return plain
        return text.say("core-name-value", self.language, name=facts["seat-name"], value=plain)

    def player(self, seat: int, listed: bool = False) -> str:
        """Who sits at a seat; the game names seats that nobody has. In a list the viewer is "you", without a
        capital."""
        names = self.names
        if listed and seat == self.seat:
            return text.say("core-you", self.language)
        return names[seat] if seat < len(names) else self.say("seat", seat=seat, seats=len(names))

    def name(self, kind: str, value: Any) -> str:
        named = self.scope["data"].get("names", {}).get(kind, {}).get(value)
        return named or self.find(f"{kind}-{value}") or self.say(str(value))

    def find(self, message: str, **facts: Any) -> str | None:
        return text.find(f"{self.game.name}-{message}", self.language, self.game.locales, **facts)

    def say(self, message: str, **facts: Any) -> str:
        return self.find(message, **facts) or f"{self.game.name}-{message}"


def _look(path: str, scope: Facts) -> Any:
    """The value at a path. `{name}` in it stands for a value told before; in a list it is the id of an item,
    or its number."""
    found: Any = scope
    for part in path.split("."):
        key = scope.get(part[1:-1]) if part.startswith("{") else part
        if isinstance(found, list | tuple):
            number = int(str(key)) if str(key).isdigit() else len(found)
            named = [each for each in found if key is not None and _get(each, "id") == key]
            found = (named or found[number : number + 1] or (None,))[0]
        else:
            found = _get(found, str(key))
    return found


def _get(thing: Any, name: str) -> Any:
    if isinstance(thing, Mapping):
        return thing.get(name)
    config = getattr(thing, "__struct_config__", None)
    return config.tag if config and config.tag_field == name else getattr(thing, name, None)
