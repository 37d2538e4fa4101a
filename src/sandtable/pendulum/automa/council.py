"""The Automas in the council (AUT-9 to AUT-13). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ..rules import tables
from ..rules.codes import FIRST_STEP, LEGENDARY, LEGENDARY_GAIN, NOBODY, ROUNDS
from ..rules.events import AutomaAdvanced, AutomaScored, AutomaTook, Why
from ..rules.position import Player, Position
from . import tables as automa_tables
from .automas import HAND, RIVALS


def count(position: Position, chance: Chance, events: list[Any]) -> list[int]:
    """Steps 0 and 1 (AUT-9, AUT-10): Automa 1 draws first, then its points are gained; the votes of both.

    AUT-16: what was laid out before counts, and what is missing is drawn now.
    """
    automas = position.automas
    assert automas is not None
    for rival in range(RIVALS):
        while len(automas.laid[rival]) < HAND:
            automas.laid[rival].append(automas.take(chance))
        gained = automas.advance(rival, automas.points_for(rival, position.round))
        automas.votes[rival] = automas.votes_for(rival, position.round)
        events.append(
            AutomaScored(
                automa=rival + 1,
                cards=tuple([automa_tables.IDS[card] for card in automas.laid[rival]]),
                points=gained,
                total=automas.points[rival],
                votes=automas.votes[rival],
            )
        )
    return automas.votes


def take_turn(position: Position, rival: int, events: list[Any]) -> None:
    """Step 2 (AUT-11, AUT-12): points by place, then a reward is gone."""
    _advance(position, rival, tables.PLACE_STEPS[position.side][position.turn], "place", events)
    if position.round == ROUNDS:
        card = _final_reward(position)
    else:
        card = _matching_reward(position, rival)
        if card == NOBODY:
            _advance(position, rival, 1, "no-match", events)
    if card != NOBODY:
        _take(position, rival, card, events)


def _advance(position: Position, rival: int, points: int, why: Why, events: list[Any]) -> None:
    automas = position.automas
    assert automas is not None
    if points:
        gained = automas.advance(rival, points)
        events.append(AutomaAdvanced(automa=rival + 1, points=gained, total=automas.points[rival], why=why))


def _matching_reward(position: Position, rival: int) -> int:
    """AUT-11: its cards from left to right; for each icon the rewards in reading order.

    Only the grande card matches its icon, so where it lies does not matter; it must be up, and this Automa
    must not have one.
    """
    automas = position.automas
    assert automas is not None
    for card in automas.laid[rival]:
        icon = automa_tables.ICON[card]
        if icon == automa_tables.REWARD_ICON[tables.GRANDE_CARD]:
            if position.grande_up and not automas.grandes[rival]:
                return tables.GRANDE_CARD
            continue
        for reward in position.rewards:
            if reward != NOBODY and automa_tables.REWARD_ICON[reward] == icon:
                return reward
    return NOBODY


def _final_reward(position: Position) -> int:
    """AUT-12: legendary if the human lacks it; else of the rewards of one track that of the track on which
    the human is farthest from the end, the topmost of equals."""
    human = position.players[0]
    wanted = NOBODY
    farthest = 0
    for track in (*range(3), LEGENDARY):
        card = _reward_of(position, track)
        if card == NOBODY:
            continue
        if track == LEGENDARY:
            if not human.tracks[LEGENDARY]:
                return card
        elif wanted == NOBODY or from_end(human, track) > farthest:
            wanted = card
            farthest = from_end(human, track)
    return wanted


def from_end(human: Player, track: int) -> int:
    """AUT-12: glory counts as well."""
    return tables.END_OF_TRACK - human.tracks[track] - human.glory[track]


def _reward_of(position: Position, track: int) -> int:
    """The final reward on the board that gives steps on this track and on no other, or -1."""
    for card in position.rewards:
        if card != NOBODY:
            fixed = tables.FIXED[tables.CARD_GAIN[card]]
            others = 0
            for other in range(FIRST_STEP, LEGENDARY_GAIN + 1):
                if other != FIRST_STEP + track:
                    others += fixed[other]
            if fixed[FIRST_STEP + track] and not others:
                return card
    return NOBODY


def _take(position: Position, rival: int, card: int, events: list[Any]) -> None:
    """AUT-1, AUT-11: a reward brings the Automa nothing; it is only gone."""
    automas = position.automas
    assert automas is not None
    if card == tables.GRANDE_CARD:
        position.grande_up = False
        automas.grandes[rival] = True
    else:
        position.rewards[position.rewards.index(card)] = NOBODY
        position.rewards_out += (card,)
    events.append(AutomaTook(automa=rival + 1, card=tables.CARD_NAMES[card]))


def prepare(position: Position, chance: Chance) -> None:
    """Step 4 (AUT-13, COU-12): all cards are shuffled, the markers leave the mat."""
    automas = position.automas
    assert automas is not None
    automas.gather(chance)
    automas.markers = 0
