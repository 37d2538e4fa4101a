"""Pendulum stands the battery: 2 to 5 players, both sides of the mats, timed, untimed and changing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from sandtable.core.game import Event
from sandtable.core.match import Match
from sandtable.pendulum.rules import moves, tables
from sandtable.pendulum.rules.position import Position

from ..battery import CHECKS, SEEDS, Check, Pile, Table, Tempo, name_of
from .tables import census


class PendulumInventory:
    """Ten cubes of each kind a player, workers, cards and markers: each in exactly one place."""

    def __init__(self, match: Match) -> None:
        pass

    def check(self, position: Position, events: list[Event]) -> None:
        census(position)


def face_down(position: Position, seat: int) -> list[Pile]:
    """SET-11: each deck; the final rewards lie below the others, and ten of those left the game unseen."""
    past = position.past
    remembered = [position] if past is None else [position, past.base]
    if past is not None and past.newer is not None:
        remembered.append(past.newer)

    def pile(name: str) -> Pile:
        return [
            [(getattr(each, name), place) for each in remembered]
            for place in range(len(getattr(position, name)))
        ]

    final = sum(card in tables.FINAL_REWARDS for card in position.reward_deck)
    rewards = pile("reward_deck")
    found = [pile("province_deck"), pile("achievement_deck")]
    found += [rewards[:final], rewards[final:] + pile("rewards_removed")]
    if position.automas is not None:
        decks = [each.automas.deck for each in remembered if each.automas is not None]
        found.append([[(deck, place) for deck in decks] for place in range(len(decks[0]))])
    return found


ONWARD = (moves.Flip, moves.Ready, moves.Done)
BACK = (moves.Undone, moves.NotReady, moves.Withdraw)


def hurry(found: list[tuple[int, Any]], rng: Random) -> tuple[int, Any]:
    """By chance, but what brings the match on more often than what holds it up."""
    chance = rng.random()
    if chance < 0.35:
        wanted = [each for each in found if isinstance(each[1], ONWARD)]
    elif chance < 0.4:
        wanted = [each for each in found if isinstance(each[1], moves.ClaimPrivilege)]
    elif chance < 0.95:
        wanted = [each for each in found if not isinstance(each[1], BACK)]
    else:
        wanted = []
    return rng.choice(wanted or found)


def waver(found: list[tuple[int, Any]], rng: Random) -> tuple[int, Any]:
    """In a hurry, but after a council they soon agree on another mode."""
    wishes = [each for each in found if isinstance(each[1], moves.Wish)]
    return rng.choice(wishes) if wishes and rng.random() < 0.5 else hurry(found, rng)


BOTH = {"glory": [0, 1], "worker_rule": [1]}

GAMES: list[tuple[int, dict[str, Any], tuple[Tempo, ...]]] = [
    (2, {}, ("jumps",)),
    (2, {"untimed": [1, 2, 3, 4], "grace": 0}, ("jumps", "mixed")),
    (3, {"sides": "advanced", **BOTH}, ("jumps", "mixed")),
    (3, {"sides": "any", "untimed": [1, 3]}, ("jumps",)),
    (4, {"grace": 0, "tempo": 0.5}, ("jumps",)),
    (4, {"sides": "any", "untimed": [1], **BOTH}, ("jumps", "mixed")),
    (5, {"sides": "advanced", "grace": 3000}, ("jumps",)),
    (5, {"sides": "any", "untimed": [2], **BOTH}, ("jumps",)),
]
"""Time mostly goes on: if it stood still, no timer would ever run out."""

TABLES = [
    Table(
        "pendulum",
        seats,
        options,
        PendulumInventory,
        grants_more=options.get("grace") != 0,
        tempos=tempos,
        choose=waver if seats == 3 else hurry,
        hidden=face_down,
    )
    for seats, options, tempos in GAMES
]


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=max(1, settings.default.max_examples // 20) if settings.default else 1)
@given(seed=SEEDS)
def test_battery(table: Table, check: Check, seed: int) -> None:
    check(table, seed)
