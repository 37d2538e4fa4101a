"""Every card once: what it does is what its data say, reckoned by `reckoning.Account`."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

from sandtable.core.match import Match
from sandtable.pendulum.data import DATA, Achievement, Card, Character, Cost, Gain, Reward
from sandtable.pendulum.rules import codes, moves, tables
from sandtable.pendulum.rules.codes import MAT

from ..rules import rule
from .reckoning import Account, decide, mix
from .tables import card, choosing_reward, frame, offer, put, refused, rich, slotted, started

STRATAGEMS = [(character, each) for character in DATA.characters for each in character.stratagems]
PROVINCES = [(kind, name) for kind in DATA.provinces for name in kind.ids]
PRODUCTION = {"brown": ("purple bottom", 0), "red": ("green bottom", 0), "blue": ("purple bottom", 2)}
PRODUCTION["yellow"] = ("black bottom", 0)


def at_the_table(character: str = "licinia-implacable", **options: Any) -> Match:
    """Seat 0 has this character, 8 of each resource, 8 votes, every track 5 columns from the start.

    Both workers stand where the green timer is: the grande in the frame of 2 popularity, the common in the
    frame of red production.
    """
    match = started(characters=[character, None, None, None], grace=0, **options)
    player = rich(match, 0, 8, 8, 8, votes=8)
    player.tracks[:3] = [player.start_of(track) + 5 for track in range(3)]
    put(match, 0, 0, frame(match, "green bottom", 1))
    put(match, 0, 1, frame(match, "green bottom", 0))
    return match


class Special(NamedTuple):
    """How a stratagem that needs code is played here, and what comes of it, as printed on the board."""

    move: Any
    cost: Cost
    gain: Gain


SPECIALS: dict[str, Special] = {
    "exchange": Special(
        moves.PlayStratagem("warmonger-exchange", culture=2), Cost(culture=2), Gain(military=2)
    ),
    "adjacent": Special(moves.Act(0, 1, also=2), Cost(gold=4), Gain(popularity=2, power=1, votes=2)),
    "double_action": Special(moves.Act(0, 1, twice=True), Cost(gold=4), Gain(popularity=4)),
    "bold_placement": Special(moves.BoldAct(1, "green", "bottom", 2), Cost(gold=2), Gain(power=1, votes=2)),
    "double_claim": Special(moves.Claim(double=True), Cost(), Gain(prestige=2, popularity=2)),
    "claim": Special(moves.Claim(unearned=True), Cost(culture=4, votes=2), Gain(prestige=1, popularity=1)),
}


@rule("pendulum.STR-1")
@pytest.mark.parametrize(("character", "each"), STRATAGEMS, ids=lambda found: found.id)
def test_each_stratagem(character: Character, each: Card) -> None:
    match = at_the_table(character.id)
    match.position.achievement = tables.ACHIEVEMENT_NAMES.index("trade-pact")
    player = match.position.players[0]
    if each.special == "bold_placement":
        put(match, 0, 1, MAT)
    if each.gain.pick_up_one:
        player.discard = [player.hand.pop()]
    account = Account(player)
    if each.special is None:
        paid = mix(each.cost.any)
        account.pay(each.cost, **paid)
        account.gain(each.gain)
        match.play(0, moves.PlayStratagem(each.id, **paid))
        decide(match, 0)
    else:
        special = SPECIALS[each.special]
        account.pay(special.cost)
        account.gain(special.gain)
        if each.special == "bold_placement":
            account.has["available"] -= 1
        match.play(0, special.move)
    account.play(each.id)
    assert Account(player).plain() == account.plain()
    assert not player.queue


@rule("pendulum.COU-8")
@rule("pendulum.COU-9")
@pytest.mark.parametrize("each", DATA.rewards, ids=lambda found: found.id)
def test_each_council_reward(each: Reward) -> None:
    match = at_the_table()
    offer(match, each.id)
    player = match.position.players[0]
    player.discard = [player.hand.pop(), player.hand.pop()]
    choosing_reward(match)
    match.position.timer_rows[codes.GREEN] = codes.BOTTOM
    account = Account(player)
    if each.permanent:
        account.hand = sorted([*account.hand, tables.CARD_NUMBER[each.id]])
    else:
        account.gain(each.gain)
    match.play(0, moves.TakeReward(each.id))
    decide(match, 0)
    assert Account(player).plain() == account.plain()
    assert (tables.CARD_NUMBER[each.id] in match.position.rewards_out) == (
        not each.permanent and not each.gain.raise_limit
    )


@rule("pendulum.STR-3")
@pytest.mark.parametrize(
    "each", [each for each in DATA.rewards if each.permanent], ids=lambda found: found.id
)
def test_each_permanent_reward_when_it_is_played(each: Reward) -> None:
    match = at_the_table()
    player = match.position.players[0]
    card(player, each.id)
    account = Account(player)
    account.play(each.id)
    account.pay(each.cost)
    if each.gain.waive:
        account.gain(Gain(popularity=2))
        match.play(0, moves.Act(0, 1, waive=1))
    else:
        account.gain(each.gain)
        match.play(0, moves.PlayStratagem(each.id))
    decide(match, 0)
    assert Account(player).plain() == account.plain()


@rule("pendulum.COU-10")
@pytest.mark.parametrize("each", DATA.final_rewards, ids=lambda found: found.id)
def test_each_final_reward(each: Card) -> None:
    match = at_the_table()
    offer(match, each.id)
    choosing_reward(match)
    player = match.position.players[0]
    account = Account(player)
    paid = mix(each.cost.any)
    account.pay(each.cost, **paid)
    account.gain(each.gain)
    match.play(0, moves.TakeReward(each.id, **paid))
    assert Account(player).plain() == account.plain()
    assert not player.queue


@rule("pendulum.COU-6")
@rule("pendulum.COU-7")
@pytest.mark.parametrize("each", [DATA.grande_card, DATA.printed_reward], ids=lambda found: found.id)
def test_the_grande_card_and_the_printed_reward(each: Card) -> None:
    match = choosing_reward(at_the_table())
    player = match.position.players[0]
    account = Account(player)
    account.gain(each.gain)
    match.play(0, moves.TakeReward(each.id))
    decide(match, 0)
    assert Account(player).plain() == account.plain()


@rule("pendulum.PRV-1")
@rule("pendulum.ECO-5")
@pytest.mark.parametrize(("kind", "name"), PROVINCES, ids=[name for _, name in PROVINCES])
def test_each_province_under_each_slot(kind: Any, name: str) -> None:
    for colour, (where, number) in PRODUCTION.items():
        match = at_the_table()
        player = rich(match, 0, 3, 3, 3, votes=3)
        slotted(player, colour, name)
        put(match, 0, 0, frame(match, where, number))
        account = Account(player)
        account.pay(Cost(gold=0 if where == "black bottom" else 2))
        account.gain(Gain(produce=colour))  # type: ignore[arg-type]
        account.gain(getattr(kind, colour))
        match.play(0, moves.Act(0, number))
        assert Account(player).plain() == account.plain()


@rule("pendulum.ACH-1")
@rule("pendulum.ACH-3")
@pytest.mark.parametrize("each", DATA.achievements, ids=lambda found: found.id)
def test_each_achievement(each: Achievement) -> None:
    match = at_the_table()
    match.position.achievement = tables.ACHIEVEMENT_NAMES.index(each.id)
    need = {name: number for name, number in msgspec.to_builtins(each.need).items() if number}
    military, culture, gold = (need.get(name, 0) for name in codes.RESOURCES)
    held = [military + need.get("any", 0) // 2, culture, gold + need.get("any", 0) // 2]
    for missing in range(4):
        less = [*held, need["votes"]]
        less[missing] -= 1
        if less[missing] >= 0:
            rich(match, 0, *less)
            assert refused(match, 0, moves.Claim()) == "ACH-1 need-not-held"
    player = rich(match, 0, held[0], held[1], held[2], need["votes"])
    account = Account(player)
    account.gain(each.reward)
    match.play(0, moves.Claim())
    decide(match, 0)
    assert Account(player).plain() == account.plain()
    assert match.position.token
    other = rich(match, 1, held[0], held[1], held[2], need["votes"])
    account = Account(other)
    account.gain(Gain(legendary=1))
    match.play(1, moves.Claim(legendary=True))
    assert Account(other).plain() == account.plain()
    assert not match.position.token


@rule("pendulum.ECO-5")
@rule("pendulum.STR-2")
@pytest.mark.parametrize("character", DATA.characters, ids=lambda found: found.id)
def test_the_productions_and_the_pick_up_of_each_character(character: Character) -> None:
    match = at_the_table(character.id)
    player = match.position.players[0]
    for colour, (where, number) in PRODUCTION.items():
        rich(match, 0, 5, 5, 5, votes=4)
        put(match, 0, 0, frame(match, where, number))
        account = Account(player)
        account.pay(Cost(gold=0 if where == "black bottom" else 2))
        account.gain(getattr(character.production, colour))
        match.play(0, moves.Act(0, number))
        decide(match, 0)
        assert Account(player).plain() == account.plain()
    player.discard = [player.hand.pop(), player.hand.pop()]
    rich(match, 0, 8, 8, 8, votes=8)
    account = Account(player)
    account.pay(character.pick_up)
    account.gain(Gain(pick_up_all=1))
    match.play(0, moves.PickUp())
    assert Account(player).plain() == account.plain()
