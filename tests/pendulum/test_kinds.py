"""Every kind of move, every choice and every special stratagem has its one place."""

from __future__ import annotations

from typing import get_args

from sandtable.pendulum.data import DATA
from sandtable.pendulum.rules import codes, commands, specials, tables
from sandtable.pendulum.rules.moves import AnyMove

from ..rules import rule

BY_THEMSELVES = {codes.GAIN, codes.PRODUCE, codes.RETRIEVE, codes.RECRUIT, codes.RAISE_LIMIT}
"""Effects that nobody decides on."""


def test_every_move_is_of_one_kind() -> None:
    assert [kind.type for kind in commands.KINDS] == list(commands.KIND_OF)
    assert set(commands.KIND_OF) == set(get_args(AnyMove))
    for kind in commands.KINDS:
        assert all(type(move) is kind.type for move in kind.moves)


@rule("pendulum.WRK-10")
def test_every_effect_works_by_itself_or_is_decided() -> None:
    for effect in range(1, len(codes.EFFECTS)):
        assert bool(commands.DECIDING[effect]) == (effect not in BY_THEMSELVES), codes.EFFECTS[effect]
        assert all(effect in kind.decides for kind in commands.DECIDING[effect])


@rule("pendulum.STR-16")
def test_every_special_stratagem_of_the_data_is_an_exception() -> None:
    named = {card.special for character in DATA.characters for card in character.stratagems} - {None}
    found = {special.name for special in specials.OF_CARD if special is not None}
    assert found == named | {"waive"}
    for card, special in enumerate(specials.OF_CARD):
        if special is None:
            fixed = any(tables.FIXED[tables.CARD_GAIN[card]])
            assert fixed or tables.FOLLOWING[tables.CARD_GAIN[card]], tables.CARD_NAMES[card]


@rule("pendulum.STR-5")
def test_the_card_that_recruits_is_found_in_the_data() -> None:
    for character, cards in enumerate(tables.STRATAGEMS):
        card = tables.recruit_card(character)
        assert card in cards
        assert tables.FOLLOWING[tables.CARD_GAIN[card]] == [codes.RECRUIT << codes.SHIFT]
