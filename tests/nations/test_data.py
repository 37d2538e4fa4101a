"""The components as values: what is known of them, a file of one's own, and files that are no good."""

from __future__ import annotations

import gc
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable import BadInput, BadRecord, load_record, new_match
from sandtable.core import wire
from sandtable.nations import game
from sandtable.nations.check import findings
from sandtable.nations.data import Data
from sandtable.nations.datafile import read, read_file, standard
from sandtable.nations.rules.box import Box
from sandtable.nations.rules.view import NationsView
from tests.nations.tables import Table, random_match

TEXT = (Path(read.__code__.co_filename).parent / "data.toml").read_text("utf-8")

Plain = dict[str, Any]


def changed(change: Callable[[Plain], object]) -> Data:
    plain = json.loads(wire.encode(standard()))
    change(plain)
    data: Data = wire.convert(plain, Data, "data")
    return data


def tile(plain: Plain, name: str) -> Plain:
    found: Plain = next(each for each in plain["tiles"] if each["id"] == name)
    return found


def die(plain: Plain, colour: str) -> Plain:
    found: Plain = next(each for each in plain["dice"] if each["colour"] == colour)
    return found


def test_the_values_of_the_program_hold_every_constraint() -> None:
    assert [each for each in findings(standard()) if not each.holds] == []


def test_values_of_tables_long_gone_are_not_kept() -> None:
    def there() -> Counter[type]:
        gc.collect()
        return Counter(type(each) for each in gc.get_objects() if isinstance(each, Box | Data))

    def ask(number: int) -> None:
        data = changed(lambda plain: tile(plain, "library").update(name=f"Library {number}"))
        match = new_match("nations", 2, 1, {"data": wire.plain(data)})
        match.game.components(match.options)

    before = there()
    for number in range(60):
        ask(number)
    fresh = there() - before
    assert 0 < fresh[Box] < 60
    assert 0 < fresh[Data] < 60


def no_weak_faces(plain: Plain) -> None:
    for face in die(plain, "red")["faces"]:
        face["amount"] = min(face["amount"], 2)


def no_known_events(plain: Plain) -> None:
    for event in plain["events"]:
        event["food"] = 1


MUTATIONS: dict[str, Callable[[Plain], object]] = {
    "60 tiles": lambda plain: plain["tiles"].pop(),
    "12 events": lambda plain: plain["events"].pop(),
    "6 developments, 3 advisors": lambda plain: tile(plain, "library").update(age=2),
    "two developments each": lambda plain: tile(plain, "library").update(colour="white"),
    "5 gold chits": lambda plain: tile(plain, "carthage").update(chit="food"),
    "Synagogue": lambda plain: tile(plain, "synagogue").update(dice=2),
    "Terrace Fields": lambda plain: tile(plain, "terrace-fields").update(colour="red"),
    "white dice show": lambda plain: die(plain, "white")["faces"][2].update(symbol="gold"),
    "blue dice show": lambda plain: die(plain, "blue")["faces"][0].update(symbol="food"),
    "orange dice show": lambda plain: die(plain, "orange")["faces"][0].update(symbol="stone"),
    "red dice show": lambda plain: die(plain, "red")["faces"][4].update(symbol="stone"),
    "faces with 3 books": no_weak_faces,
    "44 dice": lambda plain: die(plain, "blue").update(in_box=12),
    "33 chits": lambda plain: plain["chits"].pop(),
    "an age II event": no_known_events,
    "the start is": lambda plain: plain["start"].update(gold=2),
}
BY_TYPE = ("a development gives 1 or 2 dice", "an advisor gives at most 2 rerolls")
"""Constraints that no values can break: their types forbid it."""


@pytest.mark.parametrize("constraint", MUTATIONS)
def test_a_constraint_fails_when_a_value_breaks_it(constraint: str) -> None:
    failed = [each.constraint for each in findings(changed(MUTATIONS[constraint])) if not each.holds]
    assert any(constraint in each for each in failed), failed


def test_each_constraint_can_fail() -> None:
    for each in findings(standard()):
        assert each.constraint in BY_TYPE or any(part in each.constraint for part in MUTATIONS), each
    for name, field in (("library", "dice"), ("sun-tzu", "rerolls")):
        with pytest.raises(BadInput):
            changed(lambda plain, name=name, field=field: tile(plain, name).update({field: 3}))  # type: ignore[misc]


def test_each_value_says_whether_it_is_printed_or_reconstructed() -> None:
    assert standard().start.status("gold") == "printed"
    known = next(each for each in standard().events if each.id == "harsh-winter")
    assert (known.status("food"), known.status("name")) == ("printed", "reconstructed")
    names = {name for name in Data.__annotations__ if name != "start"}
    for value in (standard().start, *(each for name in names for each in getattr(standard(), name))):
        assert all(hasattr(value, field) for field in value.printed)


# A file of one's own


def own_values() -> Data:
    text = TEXT.replace('name = "Library"', 'name = "Bibliotheca"').replace(
        "rerolls = 1\nprinted", "rerolls = 3\nprinted"
    )
    return read(text, "mine.toml")


def test_values_of_ones_own_are_played_with() -> None:
    match = new_match("nations", 2, 1, {"data": own_values()})
    view = match.view(0)
    assert isinstance(view, NationsView)
    assert [player.rerolls for player in view.players] == [3, 3]
    assert match.game.data_version(match.options) == own_values().version != standard().version


def test_the_record_keeps_the_values_it_was_played_with() -> None:
    match, _ = random_match(2, 3, data=wire.plain(own_values()))
    record = match.record
    assert "Bibliotheca" in record.to_bytes().decode()
    again = load_record(record.to_bytes())
    assert again.result == match.result
    assert again.view(None) == match.view(None)


def test_a_position_with_own_values_is_saved_and_loaded() -> None:
    table = Table(2, data=own_values())
    loaded = game.load(table.saved)
    assert loaded.box.data == own_values()
    assert game.save(loaded) == table.saved


def test_equal_values_save_alike_whether_ours_or_given() -> None:
    given: Data = wire.convert(wire.plain(standard()), Data, "data")
    ours = new_match("nations", 2, 9)
    theirs = new_match("nations", 2, 9, {"data": given})
    assert game.save(ours.position) == game.save(theirs.position)
    assert len(game.save(ours.position)) < 2000, "the values of the program are not written out"


def test_a_value_changed_in_a_record_is_found() -> None:
    match = new_match("nations", 2, 1, {"data": own_values()})
    match.play(match.to_act[0], {"type": "Pass"})
    forged = match.record.to_bytes().replace(b"Bibliotheca", b"Biblioteca")
    with pytest.raises(BadRecord):
        load_record(forged)


# Values and files that are no good


UNPLAYABLE: dict[str, Callable[[Plain], object]] = {
    "tiles[1].id": lambda plain: plain["tiles"][1].update(id="synagogue"),
    "tiles[0].id": lambda plain: plain["tiles"][0].update(id="farm"),
    "start.developments": lambda plain: plain["start"]["developments"][1].update(id="axeman"),
    "events[2].id": lambda plain: plain["events"][2].update(id="drought"),
    "dice[1].colour": lambda plain: plain["dice"][1].update(colour="white"),
    "tiles[9]": lambda plain: plain.update(tiles=plain["tiles"][:10]),
    "events[0]": lambda plain: plain.update(events=plain["events"][:1]),
    "tiles": lambda plain: plain.update(tiles=plain["tiles"] * 5),
    "tiles[3].points": lambda plain: plain["tiles"][3].update(points=-1),
    "tiles[3]": lambda plain: plain["tiles"][3].update(cost=1),
}


@pytest.mark.parametrize("where", UNPLAYABLE)
def test_options_with_unplayable_values_are_refused(where: str) -> None:
    """They come from anyone who opens a table, and no match may choke on them."""
    plain = json.loads(wire.encode(standard()))
    UNPLAYABLE[where](plain)
    with pytest.raises(BadInput) as caught:
        new_match("nations", 2, 1, {"data": plain})
    assert caught.value.where == f"options.data.{where}"


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


START_GOLD = "gold = 1\n"
LIBRARY = 'id = "library"\nname = "Library"\nage = 1\n'


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        (LIBRARY, LIBRARY.replace("1", '"one"'), "tiles.age", "Expected `int`, got `str`"),
        (LIBRARY, LIBRARY.replace("1", "7"), "tiles.age", "<= 4"),
        (LIBRARY, LIBRARY.replace('"library"', '"Library!"'), "tiles.id", "regex"),
        (LIBRARY, LIBRARY + "cost = 3\n", "tiles", "unknown field `cost`"),
        (LIBRARY, LIBRARY.replace('"library"', '"synagogue"'), "tiles.id", "already exists"),
        (LIBRARY, LIBRARY.replace('"library"', '"axeman"'), "tiles.id", "already exists"),
        ('colour = "blue"\nfaces', 'colour = "white"\nfaces', "dice.colour", "already exists"),
        ('colour = "blue"\nfaces', 'colour = "pink"\nfaces', "dice.colour", "pink"),
        ('id = "drought"', 'id = "raiders"', "events.id", "already exists"),
        ('id = "farm"', 'id = "axeman"', "start.developments", "already exists"),
        (START_GOLD, 'gold = "much"\n', "start.gold", "Expected `int`"),
    ],
)  # fmt: skip
def test_a_bad_value_is_named_with_its_line_and_field(old: str, new: str, field: str, problem: str) -> None:
    assert TEXT.count(old) == 1
    text = TEXT.replace(old, new)
    with pytest.raises(BadInput) as caught:
        read(text, "mine.toml")
    assert problem in caught.value.problem
    name, line, where = caught.value.where.replace(":", ", ").split(", ")
    assert (name, where) == ("mine.toml", field)
    named = text.splitlines()[int(line) - 1]
    assert named.split()[0] in (field.rsplit(".", maxsplit=1)[-1], "cost"), named


def test_a_missing_field_is_named_with_the_line_of_its_table() -> None:
    text = TEXT.replace(LIBRARY, LIBRARY.replace('name = "Library"\n', ""))
    with pytest.raises(BadInput, match="missing required field `name`") as caught:
        read(text, "mine.toml")
    header = text[: text.index('id = "library"')].count("\n") - 1
    assert caught.value.where == f"mine.toml:{header}, tiles"


def test_too_few_tiles_or_events_are_named() -> None:
    start, *tiles = TEXT.split("[[tiles]]")
    few = "[[tiles]]".join([start, *tiles[:30], *tiles[-15:]])
    with pytest.raises(BadInput, match="age 3 has 0 tiles but needs at least 12") as caught:
        read(few, "mine.toml")
    assert caught.value.where == f"mine.toml:{few[: few.rindex('[[tiles]]')].count(chr(10)) + 1}, tiles"
    with pytest.raises(BadInput, match="age 1 has 0 events"):
        read(TEXT.replace("age = 1\nfood", "age = 2\nfood"), "mine.toml")


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("", "mine.toml", "there is no start"),
        (TEXT.replace("[start]", "[begin]"), "mine.toml", "there is no start"),
        (TEXT + "\n[colours]\nred = 1\n", "colours", "no such table"),
        ("tiles = 3\n" + TEXT.replace("[[tiles]]", "[[tails]]"), "tiles", "takes a list"),
        (TEXT.replace(START_GOLD, "gold = = 1\n"), "mine.toml", f"line {line_of(TEXT, START_GOLD)}"),
        ("\x00", "mine.toml", "line 1"),
    ],
    ids=["empty", "no start", "unknown table", "no list", "syntax", "not text"],
)
def test_what_is_no_file_of_values_is_refused(text: str, where: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text, "mine.toml")
    assert where in caught.value.where
    assert problem in caught.value.problem


def test_a_file_is_read_or_named(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(TEXT, "utf-8")
    assert read_file(good) == standard()
    bad.write_bytes(b"name = '\xff\xfe'")
    for path in (bad, tmp_path / "absent.toml", tmp_path):
        with pytest.raises(BadInput, match="cannot be read") as caught:
            read_file(path)
        assert caught.value.where == str(path)
