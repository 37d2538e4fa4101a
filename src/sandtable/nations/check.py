"""What is known of the components, to hold values against: `sandtable data nations`."""

from __future__ import annotations

from collections import Counter

from ..core.sheet import Finding, equal
from .data import Advisor, AnyTile, Colony, Data, Development, Wonder


def findings(data: Data) -> list[Finding]:
    tiles = {tile.id: tile for tile in data.tiles}
    by_age = Counter(tile.age for tile in data.tiles)
    events_by_age = Counter(event.age for event in data.events)
    kinds = Counter((tile.age, type(tile).__name__) for tile in data.tiles)
    developments = [tile for tile in data.tiles if isinstance(tile, Development)]
    colours = Counter((tile.age, tile.colour) for tile in developments)
    chits = Counter(tile.chit for tile in data.tiles if isinstance(tile, (Colony, Wonder)) and tile.chit)
    faces = {die.colour: Counter(f"{face.amount} {face.symbol}" for face in die.faces) for die in data.dice}
    symbols = {die.colour: {face.symbol for face in die.faces} for die in data.dice}
    dice_in_box = {die.colour: die.in_box for die in data.dice}
    chits_in_box = {chit.chit: chit.in_box for chit in data.chits}
    ages = (1, 2, 3, 4)
    return [
        equal("60 tiles, 15 an age", [by_age[age] for age in ages], [15] * 4),
        equal("12 events, 3 an age", [events_by_age[age] for age in ages], [3] * 4),
        equal(
            "an age has 6 developments, 3 advisors, 3 colonies, 3 wonders",
            [[kinds[age, kind] for kind in _KINDS] for age in ages],
            [[6, 3, 3, 3]] * 4,
        ),
        equal(
            "an age has two developments each of orange, blue, red; none gives white dice",
            [[colours[age, colour] for colour in ("orange", "blue", "red", "white")] for age in ages],
            [[2, 2, 2, 0]] * 4,
        ),
        equal("a development gives 1 or 2 dice", sorted({tile.dice for tile in developments} - {1, 2}), []),
        equal(
            "an advisor gives at most 2 rerolls",
            [tile.id for tile in data.tiles if isinstance(tile, Advisor) and tile.rerolls > 2],
            [],
        ),
        equal(
            "over all tiles 5 gold chits and 3 each of stone, food, book, strength",
            [chits[symbol] for symbol in ("gold", "stone", "food", "book", "strength")],
            [5, 3, 3, 3, 3],
        ),
        equal("Synagogue gives 1 orange die", _dice(tiles.get("synagogue")), "1 orange"),
        equal("Terrace Fields gives 2 orange dice", _dice(tiles.get("terrace-fields")), "2 orange"),
        equal(
            "white dice show every symbol once, one of them twice",
            sorted(faces["white"].values()),
            [1, 1, 1, 1, 2],
        ),
        equal("blue dice show books and stone", sorted(symbols["blue"]), ["book", "stone"]),
        equal("orange dice show food and gold", sorted(symbols["orange"]), ["food", "gold"]),
        equal(
            "red dice show food, stone and strength", sorted(symbols["red"]), ["food", "stone", "strength"]
        ),
        equal(
            "faces with 3 books, 2 gold and 3 strength exist",
            [faces["blue"]["3 book"] > 0, faces["orange"]["2 gold"] > 0, faces["red"]["3 strength"] > 0],
            [True] * 3,
        ),
        equal(
            "44 dice: 20 white, 8 of each other colour",
            [dice_in_box[colour] for colour in ("white", "blue", "orange", "red")],
            [20, 8, 8, 8],
        ),
        equal(
            "33 chits: 12 reroll, 9 gold, 3 of each other",
            [chits_in_box.get(chit, 0) for chit in ("reroll", "gold", "stone", "food", "book", "strength")],
            [12, 9, 3, 3, 3, 3],
        ),
        equal(
            "an age II event asks 2 food and 2 strength, an age III event 3 and 4",
            [
                any((event.age, event.food, event.strength) == known for event in data.events)
                for known in ((2, 2, 2), (3, 3, 4))
            ],
            [True, True],
        ),
        equal(
            "the start is 5 developments, 1 gold, 1 reroll",
            [len(data.start.developments), data.start.gold, data.start.rerolls],
            [5, 1, 1],
        ),
    ]


_KINDS = ("Development", "Advisor", "Colony", "Wonder")


def _dice(tile: AnyTile | None) -> str:
    return f"{tile.dice} {tile.colour}" if isinstance(tile, Development) else "no such development"
