"""The one place that lists, refuses and plays moves. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ...core.game import Event
from . import buying, dice, scoring
from . import events as happened
from . import moves as m
from .box import BOOK, ROLL, SYMBOLS, USE_BOOKS
from .flow import advance, after_action
from .payments import payments, problem, selections, shown, use
from .position import (
    BOOKS,
    FAMINE,
    NEXT_BOOKS,
    NEXT_FAMINE,
    NEXT_TURN,
    NEXT_WAR,
    OVER,
    PAYING,
    REPLACING,
    RETURNING_CHITS,
    RETURNING_DICE,
    ROLLING,
    TURN,
    WAR,
    Player,
    Position,
)
from .refusal import Refusal

PASS: Final = m.Pass()
REROLL: Final = m.Reroll()
DECLINE: Final = m.Decline()


def moves(position: Position, seat: int) -> list[Any]:
    """Everything the seat may do now."""
    if seat != position.seat:
        return []
    box = position.box
    player = position.players[seat]
    stage = position.stage
    result: list[Any] = []
    if stage == TURN:
        result = buying.purchases(position, player)
        if buying.build_refusal(position, player) is None:
            result.append(buying.BUILD)
        if dice.reroll_refusal(player, box) is None:
            result.append(REROLL)
        result.append(PASS)
    elif stage in (PAYING, FAMINE, WAR):
        result = payments(box, player, position.symbol, position.amount)
        if stage != PAYING:
            result.append(DECLINE)
    elif stage == REPLACING:
        result = buying.REPLACE.copy()
    elif stage == RETURNING_DICE:
        result = buying.returns(position, player)
    elif stage == RETURNING_CHITS:
        result = buying.chit_returns(box, player)
    elif stage == ROLLING:
        result = selections(box, player, list(range(box.dice_kinds)), ROLL, 1)
    elif stage == BOOKS:
        result = selections(box, player, box.showing[BOOK], USE_BOOKS, 0)
    return result


def refusal(position: Position, seat: int, move: Any) -> Refusal | None:
    """Why the seat may not make this move now."""
    stage = position.stage
    if stage == OVER:
        return Refusal("AGE-6", "match-over")
    if seat != position.seat:
        return Refusal(*_OUT_OF_TURN.get(stage, ("AGE-3", "not-your-turn")))
    box = position.box
    player = position.players[seat]
    if stage == TURN:
        if isinstance(move, m.Buy):
            return buying.buy_refusal(position, player, move.place)
        if isinstance(move, m.Build):
            return buying.build_refusal(position, player)
        if isinstance(move, m.Reroll):
            return dice.reroll_refusal(player, box)
        if isinstance(move, m.Pass):
            return None
        return Refusal("AGE-5", "choose-an-action")
    if stage == PAYING:
        if isinstance(move, m.Pay):
            return _pay_refusal(position, player, move)
        return Refusal("BUY-9", "pay-first")
    if stage == REPLACING:
        if isinstance(move, m.Replace):
            return buying.replace_refusal(move.slot)
        return Refusal("BUY-3", "choose-development-to-replace")
    if stage == RETURNING_DICE:
        if isinstance(move, m.ReturnDice):
            return buying.return_dice_refusal(position, player, move)
        return Refusal("BUY-3", "choose-dice-to-return")
    if stage == RETURNING_CHITS:
        if isinstance(move, m.ReturnChits):
            return buying.return_chits_refusal(box, player, move)
        return Refusal("BUY-5", "choose-chits-to-return")
    if stage == ROLLING:
        if isinstance(move, m.Roll):
            return dice.roll_refusal(box, player, move)
        return Refusal("RER-1", "choose-dice-to-roll")
    if stage == BOOKS:
        if isinstance(move, m.UseBooks):
            return scoring.books_refusal(box, player, move)
        return Refusal("BOO-1", "books-now")
    if isinstance(move, m.Pay):
        return _pay_refusal(position, player, move)
    if isinstance(move, m.Decline):
        return None
    return Refusal("FAM-1", "famine-now") if stage == FAMINE else Refusal("WAR-1", "war-now")


_OUT_OF_TURN: Final[dict[int, tuple[str, str]]] = {
    BOOKS: ("BOO-1", "not-your-turn"),
    FAMINE: ("FAM-1", "not-your-turn"),
    WAR: ("WAR-1", "not-your-turn"),
}


def _pay_refusal(position: Position, player: Player, move: m.Pay) -> Refusal | None:
    """PAY-1, PAY-2."""
    box = position.box
    symbol = position.symbol
    reason = problem(box, player, box.kinds_of(move.pieces), symbol, position.amount)
    if not reason:
        return None
    rule = "PAY-2" if reason == "piece-does-not-show-it" else "PAY-1"
    return Refusal(rule, reason, SYMBOLS[symbol], position.amount, shown(box, player, symbol))


def play(position: Position, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make the move, or raise `IllegalMove` and change nothing."""
    refused = refusal(position, seat, move)
    if refused is not None:
        raise refused.error()
    events: list[Event] = []
    stage = position.stage
    player = position.players[seat]
    if stage == TURN:
        if isinstance(move, m.Buy):
            events.append(buying.buy(position, seat, move.place))
        elif isinstance(move, m.Build):
            events.append(buying.build(position, seat))
        elif isinstance(move, m.Reroll):
            player.rerolls -= 1
            player.used_rerolls += 1
            position.stage = ROLLING
            events.append(happened.RerollUsed(seat=seat))
        else:
            player.passed = True
            events.append(happened.Passed(seat=seat))
            position.stage = NEXT_TURN
            advance(position, chance, events)
            return events
    elif stage == PAYING:
        purpose = "build" if position.place < 0 else "buy"
        _pay(position, seat, move, purpose, events)
        buying.take(position, seat, events)
    elif stage == REPLACING:
        buying.replace(position, seat, move.slot, chance, events)
    elif stage == RETURNING_DICE:
        buying.return_dice(position, seat, move, chance, events)
    elif stage == RETURNING_CHITS:
        buying.return_chits(position, seat, move, events)
    elif stage == ROLLING:
        events.append(dice.roll_again(position, seat, move, chance))
        position.stage = NEXT_TURN
    elif stage == BOOKS:
        events.append(scoring.use_books(position, seat, move))
        position.stage = NEXT_BOOKS
    elif stage == FAMINE:
        fed = isinstance(move, m.Pay)
        if fed:
            _pay(position, seat, move, "famine", events)
        events.append(scoring.famine(position, seat, fed, True))
        position.stage = NEXT_FAMINE
    else:
        won = isinstance(move, m.Pay)
        if won:
            _pay(position, seat, move, "war", events)
        events.append(scoring.war(position, seat, won, True))
        position.stage = NEXT_WAR
    after_action(position, chance, events)
    advance(position, chance, events)
    return events


def _pay(position: Position, seat: int, move: m.Pay, purpose: str, events: list[Event]) -> None:
    box = position.box
    kinds = box.kinds_of(move.pieces)
    assert kinds is not None
    use(box, position.players[seat], kinds)
    events.append(
        happened.Paid(
            seat=seat,
            pieces=box.pieces(kinds),
            exchanged=box.pieces([kind for kind in kinds if box.symbol[kind] != position.symbol]),
            symbol=SYMBOLS[position.symbol],
            amount=position.amount,
            purpose=purpose,  # type: ignore[arg-type]
        )
    )
