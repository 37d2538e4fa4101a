"""Events, moves, pieces and prompts in words, for a log and for menus in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, assert_never

from ..core import text
from ..core.text import FALLBACK, joined, table
from .data import Advisor, AnyTile, Colony, Data, EventTile, Wonder
from .rules import events as e
from .rules import moves as m
from .rules.events import AnyEvent
from .rules.moves import AnyMove
from .rules.view import NationsView, PlayerView


def piece(name: str, language: str = FALLBACK, count: int = 1) -> str:
    """What a piece is and shows: `a white die showing gold`.

    >>> piece("blue-book-3", count=2)
    '2 blue dice showing 3 books each'
    """
    kind, _, rest = name.partition("-")
    if kind == "chit":
        return text.say(f"nations-{name}", language, count=count)
    if rest == "used":
        return text.say(f"nations-used-{kind}", language, count=count)
    symbol, _, amount = rest.partition("-")
    return text.say(
        "nations-piece",
        language,
        die=text.say(f"nations-die-{kind}", language, count=count),
        face=text.say(f"nations-face-{symbol}", language, amount=int(amount)),
        each="each" if count > 1 and int(amount) > 1 else "plain",
    )


def pieces(names: Iterable[str], language: str = FALLBACK) -> str:
    """Pieces joined to a list, equal ones counted.

    >>> pieces(["white-gold-1", "chit-gold", "white-gold-1"])
    '2 white dice showing gold and a gold chit'
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    if not counts:
        return text.say("nations-no-pieces", language)
    return joined([piece(name, language, count) for name, count in counts.items()], language)


def event_line(event: AnyEvent, names: Sequence[str], data: Data, language: str = FALLBACK) -> str:
    """One line of the log; `names` are those of the players by seat, and `You` is fine for one of them."""
    return _say(f"event-{type(event).__name__}", language, **_event_facts(event, names, data, language))


def move_line(move: AnyMove, view: NationsView, language: str = FALLBACK) -> str:
    """What a menu calls a move of the player whose turn it is."""
    return _say(f"move-{type(move).__name__}", language, **_move_facts(move, view, language))


def prompt(view: NationsView, language: str = FALLBACK) -> str:
    """What the viewer must decide now; a viewer who need not is told what is going on."""
    if view.to_act and view.seat not in view.to_act:
        return _say("prompt-waiting", language, stage=_say(f"stage-{view.stage}", language))
    return _say(f"prompt-{view.stage}", language, **_prompt_facts(view, language))


def _event_facts(event: AnyEvent, names: Sequence[str], data: Data, language: str) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    seat = getattr(event, "seat", None)
    if seat is not None:
        facts["player"] = names[seat]
    if isinstance(shown := getattr(event, "pieces", None), tuple):
        facts["pieces"] = pieces(shown, language)
    if isinstance(tile := getattr(event, "tile", None), str):
        facts["tile"] = _tile_names(data)[tile]
    match event:
        case e.AgeBegan():
            tile_of = next(each for each in data.events if each.id == event.event)
            facts |= {"age": event.age, "event": tile_of.name}
            facts |= {"food": tile_of.food, "strength": tile_of.strength}
        case e.Rolled():
            facts |= {"why": event.why, "before": pieces(event.before, language)}
        case e.Chosen():
            facts |= {"purpose": "build" if event.place is None else "buy", "amount": event.amount}
            facts["symbol"] = _say(event.symbol, language)
        case e.Paid():
            facts |= {"amount": event.amount, "symbol": _say(event.symbol, language)}
        case e.Bought():
            facts["to"] = event.to
        case e.ChitsReturned():
            facts["pieces"] = _say("chit-reroll", language, count=event.available + event.used)
        case e.ChitTaken():
            facts["pieces"] = piece(f"chit-{event.chit}", language, event.count)
        case e.BooksUsed() | e.OpponentRead():
            facts |= {"gained": event.gained, "count": event.books}
        case e.BooksScored():
            facts["list"] = table(zip(names, event.points, strict=True), language)
        case e.Famine():
            facts |= {"outcome": _outcome("fed", event.fed, event.able), "count": event.points}
        case e.War():
            facts |= {"outcome": _outcome("won", event.won, event.able), "count": event.points}
        case e.OrderSet():
            facts["list"] = table([(names[each], event.strength[each]) for each in event.order], language)
        case e.OpponentTook():
            facts["took"] = "nothing" if event.tile is None else "tile"
            facts["rolls"] = joined([str(roll) for roll in event.rolls], language)
        case e.Ended():
            facts["ending"] = "solo" if event.winner is None else "table"
            facts |= {"player": names[event.winner or 0], "count": event.scores[0]}
            facts["list"] = table(zip(names, event.scores, strict=True), language)
            facts["fame"] = _say(f"fame-{event.hall_of_fame or 'none'}", language)
        case e.RerollUsed() | e.Left() | e.DiceReturned() | e.Built() | e.Passed():
            pass
        case _:
            assert_never(event)
    return facts


def _move_facts(move: AnyMove, view: NationsView, language: str) -> dict[str, Any]:
    player = _deciding(view)
    match move:
        case m.Buy():
            place = view.board[move.place]
            symbol = "strength" if isinstance(place.tile, Colony) else "gold"
            return {"tile": _name(place.tile), "price": place.price, "symbol": _say(symbol, language)}
        case m.Build():
            wonder = player.construction
            return {"tile": _name(wonder), "price": wonder.stone if isinstance(wonder, Wonder) else 0}
        case m.Reroll():
            return {"chits": player.rerolls}
        case m.Decline():
            return {"stage": view.stage}
        case m.Replace():
            old = player.developments[move.slot]
            return {
                "tile": old.name,
                "pieces": text.say(f"nations-die-{old.colour}", language, count=old.dice),
            }
        case m.ReturnChits():
            owed = player.advisor.rerolls if isinstance(player.advisor, Advisor) else 0
            available = owed - move.used
            kind = "used" if not available else "both" if move.used else "available"
            return {"kind": kind, "used": move.used, "available": available}
        case m.UseBooks():
            books = sum(int(name.rsplit("-", 1)[1]) if "chit" not in name else 1 for name in move.pieces)
            return {"pieces": pieces(move.pieces, language), "count": books}
        case m.Pay() | m.Roll() | m.ReturnDice():
            return {"pieces": pieces(move.pieces, language)}
        case m.Pass():
            return {}
        case _:
            assert_never(move)


def _prompt_facts(view: NationsView, language: str) -> dict[str, Any]:
    if view.stage in ("turn", "over"):
        return {}
    facts: dict[str, Any] = {"count": view.age}
    if view.due:
        facts |= {"amount": view.due.amount, "symbol": _say(view.due.symbol, language)}
    player = _deciding(view)
    about: AnyTile | EventTile | None
    if view.stage in ("famine", "war"):
        about = view.event
    elif view.stage == "returning-chits":
        about = player.advisor
    elif view.replacing is not None:
        about = player.developments[view.replacing]
    elif view.buying is not None:
        about = view.board[view.buying].tile
    else:
        about = player.construction
    return facts | {"tile": _name(about)}


def _deciding(view: NationsView) -> PlayerView:
    return view.players[view.to_act[0]]


def _name(tile: AnyTile | EventTile | None) -> str:
    return tile.name if tile else ""


@lru_cache(maxsize=16)
def _tile_names(data: Data) -> dict[str, str]:
    return {each.id: each.name for each in (*data.start.developments, *data.tiles)}


def _outcome(success: str, done: bool, able: bool) -> str:
    return success if done else "declined" if able else "unable"


def _say(message: str, language: str, **facts: Any) -> str:
    return text.say(f"nations-{message}", language, **facts)
