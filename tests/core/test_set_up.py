"""What people may choose for a table can be played, and has its words."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from sandtable import new_match
from sandtable.bots import bots_for
from sandtable.core import text, wire
from sandtable.core.registry import GAMES, game_named, names
from sandtable.core.set_up import SetUp

TABLES = [(name, seats) for name in names(GAMES) for seats in game_named(name).seats]


def options(set_up: SetUp, seats: int, chosen: dict[str, str]) -> dict[str, Any]:
    """As a client puts them together."""
    found: dict[str, Any] = {}
    for choice in set_up.choices:
        value = chosen.get(choice.id, choice.values[0].id)
        (sets,) = (each.options for each in choice.values if each.id == value)
        for key, option in sets.items():
            if not choice.by_seat:
                found[key] = option
            else:
                # A character can be at one seat only; all others have the usual one.
                usual = choice.values[0].options[key]
                found[key] = [option, *[usual] * (seats - 1)]
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_preset_can_be_played(name: str, seats: int) -> None:
    game = game_named(name)
    set_up = game.set_up(seats)
    assert "standard" in [preset.id for preset in set_up.presets]
    for preset in set_up.presets:
        assert preset.choices.keys() <= {choice.id for choice in set_up.choices}
        assert preset.bot is None or preset.bot in bots_for(game)
        new_match(name, seats, 1, options(set_up, seats, preset.choices))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_value_can_be_played(name: str, seats: int) -> None:
    set_up = game_named(name).set_up(seats)
    for choice in set_up.choices:
        assert choice.switch is None or {*choice.switch} <= {value.id for value in choice.values}
        for value in choice.values:
            new_match(name, seats, 1, options(set_up, seats, {choice.id: value.id}))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_chooses_nothing_plays_the_usual_options(name: str, seats: int) -> None:
    """The level of the Automas, and that every character is random, are told outright."""
    game = game_named(name)
    chosen = new_match(name, seats, 1, options(game.set_up(seats), seats, {})).options
    usual = new_match(name, seats, 1).options
    unset = {"automa", "characters"}
    assert {key: value for key, value in _plain(chosen).items() if key not in unset} == {
        key: value for key, value in _plain(usual).items() if key not in unset
    }


def _plain(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = wire.plain(options)
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_value_has_its_words(name: str, seats: int) -> None:
    game = game_named(name)
    ids = chain.from_iterable(
        [
            f"{name}-option-{choice.id}",
            *(
                f"{name}-option-{choice.id}-{value.id}{more}"
                for value in choice.values
                for more in ("", "-about")
            ),
            *([f"{name}-option-{choice.id}-switch"] if choice.switch else []),
        ]
        for choice in game.set_up(seats).choices
    )
    for each in ids:
        for language in text.languages():
            assert text.find(each, language, game.locales), (each, language)
