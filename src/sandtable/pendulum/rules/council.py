"""The council step by step (COU-3 to COU-16). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ..automa import council as automa_council
from ..automa import ending as automa_ending
from ..automa.automas import RIVALS
from . import codes, effects, ending, moves, provinces, tables, timers
from .codes import ALLOWED, LEGENDARY, NOBODY, SHIFT
from .events import CouncilBegan, Ended, Prepared, RewardTaken
from .kinds import Choice, Turn
from .mixes import CardMoves, mixes
from .position import Position


def begin(position: Position, at: int, chance: Chance, events: list[Any]) -> None:
    """Step 1 (COU-4, CLM-3): order by votes, which are then given up."""
    position.round_lengths += (at - position.round_began,)
    if position.round == codes.ROUNDS:  # Otherwise the flip that starts the next round counts them.
        for timer in range(3):
            timers.count_missed(position, timer)
    drawn = [] if position.automas is None else automa_council.count(position, chance, events)
    votes = _votes(position, drawn)
    position.order = after = tuple(_order(position, votes))
    for player in position.players:
        player.votes = 0
    position.enter(codes.REWARDS)
    position.turn = -1
    ties = tuple([seat for place, seat in enumerate(after[1:]) if votes[seat] == votes[after[place]]])
    events.append(CouncilBegan(round=position.round, order=after, votes=tuple(votes), ties=ties))
    next_turn(position, chance, events)


def order_now(position: Position) -> list[int]:
    """The order of privilege if the votes were counted now, those of the Automas as far as they are known."""
    automas = position.automas
    known = [] if automas is None else [automas.votes_for(rival, position.round) for rival in range(RIVALS)]
    return _order(position, _votes(position, known))


def _votes(position: Position, of_automas: list[int]) -> list[int]:
    """COU-4: by seat; after the players the Automas (AUT-10) or the neutral player."""
    votes = [player.votes for player in position.players]
    votes.extend(of_automas)
    if len(votes) < len(position.order):
        votes.append(codes.NEUTRAL_VOTES)
    return votes


def _order(position: Position, votes: list[int]) -> list[int]:
    """COU-4: ties in reverse of the order before."""
    after: list[int] = []
    for i in range(len(position.order) - 1, -1, -1):
        seat = position.order[i]
        place = len(after)
        while place > 0 and votes[after[place - 1]] < votes[seat]:
            place -= 1
        after.insert(place, seat)
    return after


def next_turn(position: Position, chance: Chance, events: list[Any]) -> None:
    """Step 2 (COU-5): the place's steps, then a reward; the neutral player takes nothing."""
    position.turn += 1
    while position.turn < len(position.order) and position.order[position.turn] >= position.seats:
        if position.automas is not None:
            automa_council.take_turn(position, position.order[position.turn] - position.seats, events)
        position.turn += 1
    if position.turn >= len(position.order):
        _begin_trimming(position, chance, events)
        return
    queue = position.players[position.order[position.turn]].queue
    queue.append(codes.STEPS << SHIFT | tables.PLACE_STEPS[position.side][position.turn])
    queue.append(codes.REWARD << SHIFT)
    effects.run(position, position.order[position.turn], events)


def may_take_reward(position: Position, seat: int, card: int, military: int, culture: int, gold: int) -> str:
    """COU-5 to COU-8, COU-10; even a reward that gives nothing may be taken (ECO-9)."""
    player = position.players[seat]
    if card == tables.PRINTED:
        return ALLOWED if not military and not culture and not gold else "COU-6 no-cost"
    if card == tables.GRANDE_CARD:
        if not position.grande_up:
            return "COU-7 turned-over"
        if player.workers[codes.SECOND_GRANDE] != codes.COUNCIL:
            return "COU-7 two-grandes"
    elif card < 0 or card not in position.rewards:
        return "COU-5 not-there"
    if tables.CARD_PERMANENT[card]:
        return ALLOWED if not military and not culture and not gold else "STR-3 paid-when-played"
    if _raises_limit(card) and player.limit_card != NOBODY:
        return "COU-8 limit-raised-already"
    if tables.FIXED[tables.CARD_GAIN[card]][codes.LEGENDARY_GAIN] and player.tracks[LEGENDARY]:
        return "COU-10 legendary-already"
    if not effects.can_pay(player, tables.CARD_COST[card], military, culture, gold):
        return "COU-10 cannot-pay"
    return ALLOWED


class TakeReward(Choice):
    def __init__(self) -> None:
        super().__init__(moves.TakeReward, [codes.REWARD])
        self.cards = CardMoves(moves.TakeReward, tables.CARD_NAMES)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        card = tables.CARD_NUMBER.get(move.card, -2)
        return may_take_reward(position, seat, card, move.military, move.culture, move.gold)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        held = position.players[seat].resources
        for card in offered(position):
            any_n = 0 if tables.CARD_PERMANENT[card] else tables.CARD_COST[card][codes.ANY_COST]
            for mix in mixes(any_n, held[0], held[1], held[2]):
                if not may_take_reward(position, seat, card, mix.military, mix.culture, mix.gold):
                    found.append(self.cards.move(card, mix))

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """COU-7: the grande card turns over. COU-8: immediate cards leave. COU-9: permanent ones join."""
        position, player = turn.position, turn.player
        card = tables.CARD_NUMBER[move.card]
        turn.events.append(RewardTaken(seat=turn.seat, card=move.card))
        if card == tables.GRANDE_CARD:
            position.grande_up = False
        elif card != tables.PRINTED:
            position.rewards[position.rewards.index(card)] = NOBODY
            if tables.CARD_PERMANENT[card]:
                player.hand.append(card)
                return
            if not _raises_limit(card):
                position.rewards_out += (card,)
            cost = tables.CARD_COST[card]
            effects.pay(position, turn.seat, cost, move.military, move.culture, move.gold, turn.events)
        player.queue.append(codes.GAIN << SHIFT | tables.CARD_GAIN[card])


TAKE_REWARD: Final[TakeReward] = TakeReward()


def offered(position: Position) -> list[int]:
    """COU-5 to COU-7: the cards that lie there, the grande card and the printed reward."""
    return [card for card in [*position.rewards, tables.GRANDE_CARD, tables.PRINTED] if card != NOBODY]


def _raises_limit(card: int) -> bool:
    following = tables.FOLLOWING[tables.CARD_GAIN[card]]
    return bool(following) and following[0] >> SHIFT == codes.RAISE_LIMIT


def _begin_trimming(position: Position, chance: Chance, events: list[Any]) -> None:
    """Step 3 (COU-11): each owner decides what goes."""
    position.enter(codes.TRIMMING)
    for seat in range(position.seats):
        for colour in provinces.excess(position, seat):
            position.players[seat].queue.append(codes.TRIM << SHIFT | colour)
    end_trimming_if_due(position, chance, events)


def end_trimming_if_due(position: Position, chance: Chance, events: list[Any]) -> None:
    """Step 4 (COU-12): after the fourth council the game ends (END-1, SET-10); else the next is laid out."""
    for player in position.players:
        if player.queue:
            return
    if position.round == codes.ROUNDS:
        position.enter(codes.OVER)
        winners, reason = outcome(position)
        events.append(Ended(winners=tuple(winners), reason=reason))
    else:
        _prepare(position, chance, events)


def outcome(position: Position) -> tuple[list[int], str]:
    """Who wins at the end, and why (END; AUT-14 against the Automas)."""
    if position.automas is not None:
        return automa_ending.winners(position), automa_ending.reason(position)
    return ending.winners(position), ending.reason(position)


def _prepare(position: Position, chance: Chance, events: list[Any]) -> None:
    """COU-12; resources, hands, discards and workers stay as they are (COU-16)."""
    position.round += 1
    position.grande_up = True
    lay_out_rewards(position)
    provinces.lay_out(position)
    position.achievements_out += (position.achievement,)
    position.achievement = position.achievement_deck.pop()
    position.token = True
    timers.lay_out_markers(position)
    if position.automas is not None:
        automa_council.prepare(position, chance)
    timed = position.timed_rounds[position.round - 1]
    for player in position.players:
        player.claimed = False
        player.wishes_timed = timed
    position.enter(codes.PLACING)
    events.append(
        Prepared(
            round=position.round,
            provinces=tuple([tables.PROVINCE_NAMES[p] for p in position.places if p != NOBODY]),
            rewards=tuple([tables.CARD_NAMES[card] for card in position.rewards]),
            achievement=tables.ACHIEVEMENT_NAMES[position.achievement],
        )
    )


def lay_out_rewards(position: Position) -> None:
    """SET-5, COU-12: unclaimed rewards leave the game, five new ones come."""
    for place in range(5):
        if position.rewards[place] != NOBODY:
            position.rewards_out += (position.rewards[place],)
        position.rewards[place] = position.reward_deck.pop()
