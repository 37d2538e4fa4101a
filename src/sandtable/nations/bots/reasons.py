"""Why a move of Nations is good, in words, from what came of it in the games played out."""

from __future__ import annotations

from ...bots.bot import Advice, Fact, Reason
from ..naming import message
from ..rules import moves as m
from ..rules import solo
from ..rules.box import ADVISOR, COLOURS, DEVELOPMENT, NONE, SYMBOLS, WONDER
from ..rules.flow import AGES
from ..rules.position import Position
from .search import Candidate

TOLD = 0.1
"""A share of games that differs by less is not worth a word."""
MOST = 3
"""Reasons for a move."""


def advice(position: Position, own: Candidate, beside: list[Candidate], first: bool) -> Advice:
    """What to say about a candidate; `beside` are all that were tried out with the same luck. `first`: it did
    best of those that are advised."""
    others = [each for each in beside if each is not own]
    reasons = _gains(position, own, first) + _prevents(position, own, others) + _ends(position, own, others)
    alone = Reason("hint-nations-fair", {}) if first else _behind(position, own, others)
    return Advice(
        own.move,
        own.chance / own.games,
        "points" if position.solo() else "chance",
        tuple(reasons[:MOST]) or (alone,),
    )


def _behind(position: Position, own: Candidate, others: list[Candidate]) -> Reason:
    """How much less it brings than the best."""
    best = max(each.chance / each.games for each in others)
    less = best - own.chance / own.games
    count = round(less if position.solo() else 100 * less)
    if count < 1:
        return Reason("hint-nations-close", {})
    return Reason("hint-nations-behind", {"count": count, "unit": "points" if position.solo() else "chance"})


def _gains(position: Position, own: Candidate, first: bool) -> list[Reason]:
    """What the move brings at once."""
    player = position.players[position.seat]
    match own.move:
        case m.Buy(place):
            return _tile(position, position.board[place])
        case m.Build():
            return _finished(position, player.construction)
        case m.Replace(slot) if first:
            tile = position.box.tiles[player.developments[slot]]
            return [Reason("hint-nations-least", {"tile": message(tile)})]
        case m.Pass() if first:
            return [Reason("hint-nations-enough", {})]
    return []


def _tile(position: Position, tile: int) -> list[Reason]:
    box = position.box
    ages = AGES + 1 - position.age
    kind = box.tile_kind[tile]
    if kind == WONDER:
        facts = {"count": box.tile_points[tile], "stone": box.tile_stone[tile]}
        return [Reason("hint-nations-wonder", facts)]
    found: list[Reason] = []
    if kind == DEVELOPMENT:
        dice = f"die-{COLOURS[box.tile_colour[tile]]}"
        found.append(Reason("hint-nations-dice", {"dice": dice, "count": box.tile_yield[tile], "ages": ages}))
    elif kind == ADVISOR and box.tile_yield[tile]:
        found.append(Reason("hint-nations-rerolls", {"count": box.tile_yield[tile], "ages": ages}))
    return found + _finished(position, tile)


def _finished(position: Position, tile: int) -> list[Reason]:
    box = position.box
    found: list[Reason] = []
    if box.tile_points[tile]:
        found.append(Reason("hint-nations-points", {"count": box.tile_points[tile]}))
    if box.tile_chit[tile] != NONE:
        facts: dict[str, Fact] = {"chit": SYMBOLS[box.tile_chit[tile]], "ages": AGES + 1 - position.age}
        found.append(Reason("hint-nations-chit", facts))
    return found


def _prevents(position: Position, own: Candidate, others: list[Candidate]) -> list[Reason]:
    """Who would take the tile otherwise."""
    if not isinstance(own.move, m.Buy):
        return []
    place = own.move.place
    if position.solo():
        below = range(place + position.columns(), len(position.board), position.columns())
        if all(position.takers[each] != NONE for each in below):
            return [Reason("hint-nations-removes", {"share": _per_cent(solo.column_chance(position))})]
        return []
    games = sum(each.games for each in others)
    share = sum(each.taken[place] for each in others) / games if games else 0.0
    return [Reason("hint-nations-prevents", {"share": _per_cent(share)})] if share > 2 * TOLD else []


def _ends(position: Position, own: Candidate, others: list[Candidate]) -> list[Reason]:
    """What it does for famine, war, books and the order of play, against the other moves on average."""
    games = sum(each.games for each in others)
    if not games:
        return []
    found: list[tuple[float, Reason]] = []
    for name, mine, theirs in (
        ("feeds", own.fed, sum(each.fed for each in others)),
        ("fights", own.won, sum(each.won for each in others)),
        ("reads", own.read, sum(each.read for each in others)),
        ("leads", own.first, sum(each.first for each in others)),
    ):
        here, there = mine / own.games, theirs / games
        if name == "reads":
            here, there = here / _most_for_books(position), there / _most_for_books(position)
        if here - there > TOLD:
            facts: dict[str, Fact] = {"share": _per_cent(here), "other": _per_cent(there)}
            found.append((here - there, Reason(f"hint-nations-{name}", facts)))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])]


def _most_for_books(position: Position) -> int:
    return max(2, len(position.players) - 1)


def _per_cent(share: float) -> int:
    return round(100 * share)
