"""Which moves there are, why one is refused, and what it does. Compiled with mypyc.

There is one object for each stage in which a seat has something to decide, and it answers all three.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, Final

from ...core.chance import Chance, NoChance, Unknown
from ...core.game import Event
from . import buying, dice, scoring
from . import events as happened
from . import moves as m
from .box import BOOK, NONE, ROLL, SYMBOLS, USE_BOOKS
from .flow import advance, after_action
from .payments import exchanged, payments, problem, selections, use, worth
from .position import (
    NEXT_BOOKS,
    NEXT_FAMINE,
    NEXT_TURN,
    NEXT_WAR,
    OVER,
    PAYING,
    ROLLING,
    TURN,
    Player,
    Position,
)
from .refusal import Refusal

PASS: Final = m.Pass()
REROLL: Final = m.Reroll()
DECLINE: Final = m.Decline()
# Compiled code finds these at once, but looks up `m.Buy` in its module every time.
_BUY: Final[Any] = m.Buy
_BUILD: Final[Any] = m.Build
_REROLL: Final[Any] = m.Reroll
_PASS: Final[Any] = m.Pass
_PAY: Final[Any] = m.Pay
_NO_CHANCE: Final = NoChance(b"")


class Stage(ABC):
    """What the seat whose turn it is may decide."""

    def __init__(self, types: tuple[Any, ...], rule: str, reason: str, ends_age: bool = False) -> None:
        self.types = types
        """The types of its moves."""
        self.rule = rule
        self.reason = reason
        """Why every other move is refused."""
        self.ends_age = ends_age
        """Whether it comes when all have passed, and its rule says whose turn it is; else AGE-3 does."""

    def rule_of(self, position: Position) -> str:
        return self.rule

    @abstractmethod
    def moves(self, position: Position, player: Player) -> list[Any]:
        """All there are."""

    @abstractmethod
    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        """Why not, for a move of one of the types."""

    @abstractmethod
    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        """Do what is allowed."""


class Turn(Stage):
    """AGE-5: buy, build, reroll or pass."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        result = buying.purchases(position, player)
        if buying.build_refusal(position, player) is None:
            result.append(buying.BUILD)
        if dice.reroll_refusal(player, position.box) is None:
            result.append(REROLL)
        result.append(PASS)
        return result

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        kind = type(move)
        if kind is _BUY:
            return buying.buy_refusal(position, player, move.place)
        if kind is _BUILD:
            return buying.build_refusal(position, player)
        return dice.reroll_refusal(player, position.box) if kind is _REROLL else None

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        player = position.players[seat]
        kind = type(move)
        if kind is _BUY:
            events.append(buying.buy(position, seat, move.place))
        elif kind is _BUILD:
            events.append(buying.build(position, seat))
        elif kind is _REROLL:
            player.rerolls -= 1
            player.used_rerolls += 1
            position.stage = ROLLING
            events.append(happened.RerollUsed(seat=seat))
        else:
            player.passed = True
            events.append(happened.Passed(seat=seat))
            position.stage = NEXT_TURN


class Paying(Stage):
    """PAY-1, PAY-2: with pieces that show enough."""

    def rule_of(self, position: Position) -> str:
        """BUY-9: first pay for a tile; WON-1: for the wonder."""
        return "WON-1" if position.stage == PAYING and position.place == NONE else self.rule

    def moves(self, position: Position, player: Player) -> list[Any]:
        return payments(position.box, player, position.symbol, position.amount)

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        box = position.box
        symbol = position.symbol
        kinds = box.kinds_of(move.pieces)
        reason = problem(box, player, kinds, symbol, position.amount)
        if not reason:
            return None
        rule = "PAY-2" if reason == "piece-does-not-show-it" else "PAY-1"
        held = worth(box, kinds or [], symbol)
        halves = " ".join(box.pieces(exchanged(box, kinds or [], symbol)))
        return Refusal(rule, reason, SYMBOLS[symbol], position.amount, held, halves)

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        self.pay(position, seat, move, "build" if position.place < 0 else "buy", events)
        buying.take(position, seat, events)

    def pay(self, position: Position, seat: int, move: m.Pay, purpose: str, events: list[Event]) -> None:
        box = position.box
        kinds = box.kinds_of(move.pieces)
        assert kinds is not None
        use(box, position.players[seat], kinds)
        events.append(
            happened.Paid(
                seat=seat,
                pieces=box.pieces(kinds),
                exchanged=box.pieces(exchanged(box, kinds, position.symbol)),
                symbol=SYMBOLS[position.symbol],
                amount=position.amount,
                purpose=purpose,  # type: ignore[arg-type]
            )
        )


class Replacing(Stage):
    """BUY-3: the development that leaves."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        return buying.REPLACE.copy()

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        return buying.replace_refusal(move.slot)

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        buying.replace(position, seat, move.slot, chance, events)


class ReturningDice(Stage):
    """BUY-3, BUY-4: the dice that go back."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        return buying.returns(position, player)

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        return buying.return_dice_refusal(position, player, move)

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        buying.return_dice(position, seat, move, chance, events)


class ReturningChits(Stage):
    """BUY-5: the reroll chits that go back."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        return buying.chit_returns(position.box, player)

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        return buying.return_chits_refusal(position.box, player, move)

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        buying.return_chits(position, seat, move, events)


class Rolling(Stage):
    """RER-1: the dice that are rolled again."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        return selections(position.box, player, list(range(position.box.dice_kinds)), ROLL, 1)

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        return dice.roll_refusal(position.box, player, move)

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        events.append(dice.roll_again(position, seat, move, chance))
        position.stage = NEXT_TURN


class Books(Stage):
    """BOO-1."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        return selections(position.box, player, position.box.showing[BOOK], USE_BOOKS, 0)

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        return scoring.books_refusal(position.box, player, move)

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        events.append(scoring.use_books(position, seat, move))
        position.stage = NEXT_BOOKS


class Famine(Paying):
    """FAM-1: pay, or do without."""

    def moves(self, position: Position, player: Player) -> list[Any]:
        return [*super().moves(position, player), DECLINE]

    def refusal(self, position: Position, player: Player, move: Any) -> Refusal | None:
        return super().refusal(position, player, move) if type(move) is _PAY else None

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        fed = type(move) is _PAY
        if fed:
            self.pay(position, seat, move, "famine", events)
        events.append(scoring.famine(position, seat, fed, True))
        position.stage = NEXT_FAMINE


class War(Famine):
    """WAR-1: the same with strength."""

    def play(self, position: Position, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
        won = type(move) is _PAY
        if won:
            self.pay(position, seat, move, "war", events)
        events.append(scoring.war(position, seat, won, True))
        position.stage = NEXT_WAR


DECISIONS: Final[list[Stage]] = [
    Turn((m.Buy, m.Build, m.Reroll, m.Pass), "AGE-5", "choose-an-action"),
    Paying((m.Pay,), "BUY-9", "pay-first"),
    Replacing((m.Replace,), "BUY-3", "choose-development-to-replace"),
    ReturningDice((m.ReturnDice,), "BUY-3", "choose-dice-to-return"),
    ReturningChits((m.ReturnChits,), "BUY-5", "choose-chits-to-return"),
    Rolling((m.Roll,), "RER-1", "choose-dice-to-roll"),
    Books((m.UseBooks,), "BOO-1", "books-now", ends_age=True),
    Famine((m.Pay, m.Decline), "FAM-1", "famine-now", ends_age=True),
    War((m.Pay, m.Decline), "WAR-1", "war-now", ends_age=True),
]
"""By stage, from `TURN` on."""


def moves(position: Position, seat: int) -> list[Any]:
    """Everything the seat may do now."""
    if seat != position.seat:
        return []
    return DECISIONS[position.stage - TURN].moves(position, position.players[seat])


def refusal(position: Position, seat: int, move: Any) -> Refusal | None:
    """Why the seat may not make this move now."""
    if position.stage == OVER:
        return Refusal("AGE-6", "match-over")
    stage = DECISIONS[position.stage - TURN]
    if seat != position.seat:
        if position.players[seat].passed and not stage.ends_age:
            return Refusal("AGE-3", "passed-already")
        return Refusal(stage.rule if stage.ends_age else "AGE-3", "not-your-turn")
    if type(move) not in stage.types:
        return Refusal(stage.rule_of(position), stage.reason)
    return stage.refusal(position, position.players[seat], move)


def play(position: Position, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Make the move, or raise `IllegalMove` and change nothing."""
    refused = refusal(position, seat, move)
    if refused is not None:
        raise refused.error()
    events: list[Event] = []
    DECISIONS[position.stage - TURN].play(position, seat, move, chance, events)
    if type(move) is not _PASS:
        after_action(position, chance, events)
    advance(position, chance, events)
    return events


def play_certain(position: Position, seat: int, move: Any) -> None:
    """Do of an allowed move what the seat does itself, up to what it rolls. Then nobody is to decide."""
    stage = position.stage
    with suppress(Unknown):
        DECISIONS[stage - TURN].play(position, seat, move, _NO_CHANCE, [])
    position.stage = stage
    position.seat = NONE
