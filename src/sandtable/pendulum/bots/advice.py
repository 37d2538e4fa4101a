"""What to advise in Pendulum: the moves worth making, by what the bot computed about them."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...bots.bot import Advice
from ...core.match import Match
from ..rules import codes, commands, rounds, tables, workers
from ..rules import moves as m
from ..rules.codes import BOX, FRAME, NOBODY
from ..rules.mixes import mix
from ..rules.position import Position
from .choice import Choices
from .frames import WORTH_DOING
from .mind import choose
from .plan import Plan
from .reasons import Reasons
from .weights import Weights
from .worth import Worth

MOST = 3
"""Moves to advise."""


class Offer(NamedTuple):
    value: float
    """In steps on a track, beyond leaving everything as it is."""
    move: Any | None
    """None is to wait."""
    stock: list[int]
    """What it leaves: see `worth`."""


def advise(match: Match, seat: int, at: int, weights: Weights, played: Any) -> list[Advice]:
    """What the bot would do, then what else is worth doing; or `played`, and what it shut out."""
    position: Position = match.position
    plan = Plan(position, seat, at, weights)
    chosen = _chosen(plan, at, weights)
    if chosen is None and not _may_wait(position, seat):
        return []
    offers = _weighed(plan, at, played)
    choosing = bool(plan.player.queue)
    first = _named(plan, offers, chosen)
    if played is None:
        # The bot waits or flips when nothing is worth doing; it does not weigh these against other moves.
        others = [each for each in offers if first in offers and (choosing or _worth_doing(plan, each))]
        found = _best([first, *others])
    else:
        own = _named(plan, offers, played)
        rivals = [first, *offers]
        if not choosing:
            after = _after(match, seat, at, weights, played)
            rivals = [each for each in rivals if _excluded(plan, after, at, own.move, each.move)]
        found = _best(sorted(rivals, key=lambda each: -each.value))
        found += [own] if own not in found else []
    return _explained(plan, at, found)


def pressing(position: Position, seat: int, at: int, weights: Weights) -> list[Advice]:
    """While the sand runs, all that is worth doing; but not that a worker could stand better."""
    if not _may_wait(position, seat):
        return []
    plan = Plan(position, seat, at, weights)
    offers = _weighed(plan, at, None)
    return _explained(
        plan, at, [each for each in offers if _worth_doing(plan, each) and not _stands(plan, each.move)]
    )


def _worth_doing(plan: Plan, offer: Offer) -> bool:
    """Whether it is more than a trifle; of a frame, also that its action will bring something: to be better
    than where a worker stands is not enough."""
    if offer.value <= WORTH_DOING or not isinstance(offer.move, m.Place):
        return offer.value > WORTH_DOING
    stock = plan.projected(offer.move.worker, NOBODY)
    frame = workers.frame_number(plan.position, offer.move)
    return plan.best_box(frame, stock, plan.worth.value(stock))[0] > 0.0


def _explained(plan: Plan, at: int, offers: list[Offer]) -> list[Advice]:
    reasons = Reasons(plan, at)
    return [
        Advice(each.move, each.value, "steps", reasons.of(each.move, each.stock, number == 0))
        for number, each in enumerate(offers)
    ]


def _stands(plan: Plan, move: Any) -> bool:
    """Whether a move only changes the frame of a worker."""
    return isinstance(move, m.Place) and FRAME <= plan.player.workers[move.worker] < BOX


def _chosen(plan: Plan, at: int, weights: Weights) -> Any:
    """What the bot would do; how to play the next round is for the person to say."""
    move, _ = choose(plan.position, plan.seat, at, weights)
    if isinstance(move, m.Wish):
        return plan.next_command() or rounds.READY.moves[0]
    return move


def _may_wait(position: Position, seat: int) -> bool:
    """While the sand runs one may do nothing; otherwise it is for others to decide."""
    running = position.phase == codes.ROUND and not position.untimed()
    return running and not position.players[seat].queue


def _weighed(plan: Plan, at: int, played: Any) -> list[Offer]:
    """All that the bot weighs, what was played among it, if it is allowed; worth most first."""
    position, seat = plan.position, plan.seat
    weighed: list[tuple[float, Any, list[int]]] = []
    if plan.player.queue:
        weighed = Choices(position, seat, plan.worth).offers
    else:
        plan.offers.clear()
        plan.weigh()
        if isinstance(played, m.PlayStratagem):
            paid = mix(played.military, played.culture, played.gold)
            plan.try_play(tables.CARD_NUMBER[played.card], paid)
        elif isinstance(played, m.BoldAct):
            plan.try_bold_act(played.worker, workers.line_number(played), played.box, played.waive)
        weighed = plan.offers
    found = [
        Offer(*each)
        for each in weighed
        if not commands.refusal(position, seat, each[1], at)
        and (each[1] == played or not isinstance(each[1], m.Withdraw))
    ]
    return sorted(found, key=lambda each: -each.value)


def _named(plan: Plan, offers: list[Offer], move: Any | None) -> Offer:
    """The offer of this move; what is not weighed brings nothing by itself, but a flip lets others act."""
    for offer in offers:
        if offer.move == move:
            return offer
    value = plan.lets_act(tables.AREA_NUMBER[move.timer]) if isinstance(move, m.Flip) else 0.0
    return Offer(value, move, plan.worth.stock)


def _best(offers: list[Offer]) -> list[Offer]:
    """The first few, without those that differ only in the worker or in how to pay."""
    found: dict[Any, Offer] = {}
    for offer in offers:
        found.setdefault(_gist(offer.move), offer)
    return list(found.values())[:MOST]


def _gist(move: Any) -> Any:
    match move:
        case m.Place():
            return m.Place, move.area, move.row, move.frame
        case m.BoldAct():
            return m.BoldAct, move.area, move.row, move.box
        case m.Act():
            return m.Act, move.worker, move.box
        case m.PlayStratagem() | m.TakeReward():
            return type(move), move.card
        case m.Claim():
            return m.Claim
    return move


def _after(match: Match, seat: int, at: int, weights: Weights, played: Any) -> Position:
    """The position when the move is finished; after done and ready, when the others are done too."""
    after = match.copy()
    position: Position = after.position
    phase = position.phase
    if isinstance(played, m.Done | m.Ready):
        for other, player in enumerate(position.players):
            player.done = other != seat
    after.play(seat, played, at)
    while position.phase == phase and position.players[seat].queue:
        after.play(seat, Choices(position, seat, Worth(position, seat, at, weights)).best(), at)
    return position


def _excluded(plan: Plan, after: Position, at: int, own: Any, other: Any) -> bool:
    """Whether one has to choose between one's own move and the other: both are of one worker, or the own one
    makes the other impossible. Not excluded is a better frame for another worker when the own move is of no
    worker, and the same placement by another worker."""
    if other is None:
        return True
    mover = getattr(own, "worker", None)
    worker = getattr(other, "worker", None)
    if worker is not None and worker == mover:
        return True
    if (mover is None and _stands(plan, other)) or (
        isinstance(other, m.Place) and _gist(other) == _gist(own)
    ):
        return False
    return bool(commands.refusal(after, plan.seat, other, at))
