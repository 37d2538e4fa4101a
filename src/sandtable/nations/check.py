"""Checks component values against what is known of the real components: `sandtable data nations`."""

from __future__ import annotations

from collections import Counter

from ..core.sheet import Finding, equal
from .data import Advisor, AnyTile, Colony, Data, Development, Wonder

AGES = (1, 2, 3, 4)
KINDS = ("Development", "Advisor", "Colony", "Wonder")


def findings(data: Data) -> list[Finding]:
    return [*_tiles(data), *_dice(data), *_chits(data), *_events(data), *_start(data)]


def _tiles(data: Data) -> list[Finding]:
    tiles = {tile.id: tile for tile in data.tiles}
    by_age = Counter(tile.age for tile in data.tiles)
    kinds = Counter((tile.age, type(tile).__name__) for tile in data.tiles)
    developments = [tile for tile in data.tiles if isinstance(tile, Development)]
    colours = Counter((tile.age, tile.colour) for tile in developments)
    chits = Counter(tile.chit for tile in data.tiles if isinstance(tile, (Colony, Wonder)) and tile.chit)
    return [
        equal("nations-tiles", [by_age[age] for age in AGES], [15] * 4),
        equal("nations-kinds", [[kinds[age, kind] for kind in KINDS] for age in AGES], [[6, 3, 3, 3]] * 4),
        equal(
            "nations-colours",
            [[colours[age, colour] for colour in ("orange", "blue", "red", "white")] for age in AGES],
            [[2, 2, 2, 0]] * 4,
        ),
        equal("nations-dice", sorted({tile.dice for tile in developments} - {1, 2}), []),
        equal(
            "nations-rerolls",
            [tile.id for tile in data.tiles if isinstance(tile, Advisor) and tile.rerolls > 2],
            [],
        ),
        equal(
            "nations-tile-chits",
            [chits[symbol] for symbol in ("gold", "stone", "food", "book", "strength")],
            [5, 3, 3, 3, 3],
        ),
        equal("nations-synagogue", _dice_of(tiles.get("synagogue")), "1 orange"),
        equal("nations-terrace-fields", _dice_of(tiles.get("terrace-fields")), "2 orange"),
    ]


def _dice(data: Data) -> list[Finding]:
    faces = {die.colour: Counter(f"{face.amount} {face.symbol}" for face in die.faces) for die in data.dice}
    symbols = {die.colour: {face.symbol for face in die.faces} for die in data.dice}
    in_box = {die.colour: die.in_box for die in data.dice}
    return [
        equal("nations-white-dice", sorted(faces["white"].values()), [1, 1, 1, 1, 2]),
        equal("nations-blue-dice", sorted(symbols["blue"]), ["book", "stone"]),
        equal("nations-orange-dice", sorted(symbols["orange"]), ["food", "gold"]),
        equal("nations-red-dice", sorted(symbols["red"]), ["food", "stone", "strength"]),
        equal(
            "nations-faces",
            [faces["blue"]["3 book"] > 0, faces["orange"]["2 gold"] > 0, faces["red"]["3 strength"] > 0],
            [True] * 3,
        ),
        equal(
            "nations-dice-count",
            [in_box[colour] for colour in ("white", "blue", "orange", "red")],
            [20, 8, 8, 8],
        ),
    ]


def _chits(data: Data) -> list[Finding]:
    in_box: dict[str, int] = {chit.chit: chit.in_box for chit in data.chits}
    chits = ("reroll", "gold", "stone", "food", "book", "strength")
    return [equal("nations-chit-count", [in_box.get(chit, 0) for chit in chits], [12, 9, 3, 3, 3, 3])]


def _events(data: Data) -> list[Finding]:
    by_age = Counter(event.age for event in data.events)
    asked = {(event.age, event.food, event.strength) for event in data.events}
    return [
        equal("nations-events", [by_age[age] for age in AGES], [3] * 4),
        equal("nations-known-events", [known in asked for known in ((2, 2, 2), (3, 3, 4))], [True, True]),
    ]


def _start(data: Data) -> list[Finding]:
    start = data.start
    return [equal("nations-start", [len(start.developments), start.gold, start.rerolls], [5, 1, 1])]


def _dice_of(tile: AnyTile | None) -> str:
    return f"{tile.dice} {tile.colour}" if isinstance(tile, Development) else "no such development"
