"""Everything that can be shown to a player has its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import sandtable.pendulum
from sandtable.core.text import languages, say
from sandtable.pendulum.data import DATA
from sandtable.pendulum.options import PendulumOptions
from sandtable.pendulum.rules import codes, tables
from sandtable.pendulum.rules.result import Reason
from tests.locales.catalogues import messages

WORDS = messages("en").keys()
SOURCES = Path(sandtable.pendulum.__file__).parent


def refusals() -> list[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for source in SOURCES.rglob("*.py"):
        found.update(re.findall(r'"([A-Z]{3}-\d+) ([a-z-]+)"', source.read_text("utf-8")))
    return sorted(found)


@pytest.mark.parametrize(("rule_id", "reason"), refusals())
def test_refusals(rule_id: str, reason: str) -> None:
    assert f"pendulum-{rule_id}" in WORDS
    assert f"pendulum-refused-{reason}" in WORDS


def test_options() -> None:
    for option in PendulumOptions.__struct_fields__:
        assert {f"pendulum-option-{option}", f"pendulum-option-{option}-about"} <= WORDS


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    """It is a name, not what the card does."""
    names = [say(f"pendulum-card-{card}", language) for card in tables.CARD_NAMES]
    assert len(set(names)) == len(names)
    assert not [name for name in names if any(character.isdigit() for character in name)]


def test_components() -> None:
    wanted = {f"pendulum-card-{name}" for name in tables.CARD_NAMES}
    wanted |= {f"pendulum-province-{name}" for name in tables.PROVINCE_NAMES}
    wanted |= {f"pendulum-achievement-{name}" for name in tables.ACHIEVEMENT_NAMES}
    wanted |= {f"pendulum-character-{character.id}" for character in DATA.characters}
    wanted |= {f"pendulum-action-{name}" for name in tables.ACTION_NAMES}
    wanted |= {f"pendulum-reason-{name}" for name in get_args(Reason)}
    words = (*codes.AREAS, *codes.ROWS, *codes.RESOURCES, *codes.TRACKS, *codes.COLOURS)
    wanted |= {f"pendulum-{name}" for name in words}
    assert not wanted - WORDS
