"""Every tile, event and nation has a name in every language; those of a table's own data keep theirs."""

from __future__ import annotations

import msgspec
import pytest

from sandtable.core import text
from sandtable.nations import game
from sandtable.nations.data import Data
from sandtable.nations.datafile import standard
from sandtable.nations.naming import message, named, own_names, tile_name
from sandtable.nations.options import NationsOptions
from sandtable.nations.rules.events import Built
from tests.locales.catalogues import LANGUAGES, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name(language: str) -> None:
    assert not [each.id for each in named(standard()) if f"nations-tile-{each.id}" not in messages(language)]
    nations = standard().start.nations
    assert not [each for each in nations if f"nations-nation-{each.lower()}" not in messages(language)]


def test_the_english_names_are_those_of_the_data() -> None:
    assert not [each.id for each in named(standard()) if text.say(f"nations-tile-{each.id}") != each.name]
    assert not [
        each for each in standard().start.nations if text.say(f"nations-nation-{each.lower()}") != each
    ]


def test_no_name_is_left_over() -> None:
    ids = {f"nations-tile-{each.id}" for each in named(standard())}
    assert {name for name in messages("en") if name.startswith("nations-tile-")} == ids


def renamed(data: Data, tile: str, name: str) -> Data:
    tiles = (msgspec.structs.replace(each, name=name) if each.id == tile else each for each in data.tiles)
    return msgspec.structs.replace(data, tiles=tuple(tiles))


def test_a_sentence_names_tiles_in_its_language() -> None:
    built = Built(seat=0, tile="eiffel-tower")
    assert game.event_line(built, ["Ada"], NationsOptions(), "de") == "Ada hat das Wunder Eiffelturm gebaut."
    own = NationsOptions(data=renamed(standard(), "eiffel-tower", "Atomium"))
    assert game.event_line(built, ["Ada"], own, "de") == "Ada hat das Wunder Atomium gebaut."


def test_names_of_own_data() -> None:
    data = renamed(standard(), "eiffel-tower", "Atomium")
    assert own_names(standard()) == {}
    assert own_names(data) == {"eiffel-tower": "Atomium"}
    tile = next(each for each in data.tiles if each.id == "eiffel-tower")
    other = next(each for each in data.tiles if each.id == "panama-canal")
    assert (tile_name(tile, "de"), message(tile)) == ("Atomium", "Atomium")
    assert (tile_name(other, "de"), message(other)) == ("Panamakanal", "tile-panama-canal")
