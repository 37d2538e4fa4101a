"""Provinces: refilling, conquering, slotting, trimming (PRV, COU-11). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from . import codes, moves, tables
from .codes import ALLOWED, NOBODY, SHIFT
from .effects import run_all
from .events import Conquered, Drew, Refilled, Slotted, Trimmed
from .kinds import Choice, Deed, Turn
from .position import NEVER_REFILLED, Player, Position, replaced


def may_refill(position: Position, place: int) -> str:
    """PRV-3, PRV-5: one card into an empty place, while the deck lasts."""
    if not 0 <= place < 4:
        return "PRV-3 no-such-place"
    if position.places[place] != NOBODY:
        return "PRV-3 place-full"
    if not position.province_deck:
        return "PRV-5 deck-empty"
    return ALLOWED


def lay_out(position: Position) -> None:
    """SET-4, COU-12, PRV-5: four face up, or as many as there are."""
    for place in range(4):
        if position.places[place] != NOBODY:
            position.provinces_out += (position.places[place],)
        position.places[place] = position.province_deck.pop() if position.province_deck else NOBODY
    position.refilled_at = NEVER_REFILLED


def may_conquer(position: Position, province: int) -> str:
    """PRV-1: a face-up one."""
    return ALLOWED if province in position.places else "PRV-1 not-face-up"


def may_draw(position: Position) -> str:
    """PRV-1, PRV-5: the top of the deck, which needs no refill first."""
    return ALLOWED if position.province_deck else "PRV-5 deck-empty"


def room(player: Player, colour: int) -> int:
    """COU-11: how many more provinces the slot may keep; below 0, how many must go."""
    return player.province_limit() - len(player.slotted_in(colour))


def excess(position: Position, seat: int) -> list[int]:
    """COU-11, COU-8: the slots with too many provinces, each as often as one must go."""
    player = position.players[seat]
    slots: list[int] = []
    for colour in range(4):
        slots.extend([colour] * -room(player, colour))
    return slots


def may_trim(position: Position, seat: int, province: int) -> str:
    """COU-11: the owner chooses which one of the slot goes."""
    player = position.players[seat]
    colour = player.queue[0] & codes.ARGUMENT
    return ALLOWED if colour << codes.SLOT_SHIFT | province in player.slotted else "COU-11 not-in-slot"


def before_choosing(queue: list[int]) -> bool:
    """PRV-3, COU-3: in council, what is still to be chosen or trimmed is no unfinished action."""
    op = queue[0] >> SHIFT
    return (
        op == codes.REWARD or op == codes.TRIM or (op == codes.STEPS and queue[-1] >> SHIFT == codes.REWARD)
    )


class Refill(Deed):
    def __init__(self) -> None:
        phases = [codes.ROUND, codes.CALLED, codes.REWARDS, codes.TRIMMING, codes.PLACING]
        super().__init__(moves.Refill, phases, [moves.Refill(place) for place in range(4)], in_turn=False)

    def gate(self, position: Position, seat: int) -> str:
        queue = position.players[seat].queue
        return ALLOWED if queue and before_choosing(queue) else super().gate(position, seat)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_refill(position, move.place)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        for place in range(4):
            if not may_refill(position, place):
                found.append(self.moves[place])

    def perform(self, turn: Turn, move: Any) -> None:
        position = turn.position
        place: int = move.place
        province = position.province_deck.pop()
        position.places[place] = province
        position.refilled_at = replaced(position.refilled_at, place, turn.at)
        position.refilled_by = replaced(position.refilled_by, place, turn.seat)
        turn.events.append(Refilled(seat=turn.seat, place=place, province=tables.PROVINCE_NAMES[province]))


class Conquer(Choice):
    def __init__(self) -> None:
        super().__init__(
            moves.Conquer, [codes.CONQUER], [moves.Conquer(name) for name in tables.PROVINCE_NAMES]
        )

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_conquer(position, tables.PROVINCE_NUMBER.get(move.province, -2))

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        for province in position.places:
            if province >= 0:
                found.append(self.moves[province])

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        province = tables.PROVINCE_NUMBER[move.province]
        places = turn.position.places
        places[places.index(province)] = NOBODY
        turn.events.append(Conquered(seat=turn.seat, province=move.province))
        _take(turn, province)


class Draw(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Draw, [codes.CONQUER], [moves.Draw()])

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_draw(position)

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        province = turn.position.province_deck.pop()
        turn.events.append(Drew(seat=turn.seat, province=tables.PROVINCE_NAMES[province]))
        _take(turn, province)


def _take(turn: Turn, province: int) -> None:
    """PRV-1: the slot is chosen after the card is seen."""
    turn.player.queue.insert(0, codes.SLOT << SHIFT | province)
    if not turn.position.provinces_left():
        run_all(turn.position, turn.events)


class Slot(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Slot, [codes.SLOT], [moves.Slot(colour) for colour in codes.COLOURS])

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """PRV-1, PRV-2, PRV-4: under any slot, any number, for good."""
        province = effect & codes.ARGUMENT
        turn.player.slotted += (tables.COLOUR_NUMBER[move.colour] << codes.SLOT_SHIFT | province,)
        turn.events.append(
            Slotted(seat=turn.seat, province=tables.PROVINCE_NAMES[province], colour=move.colour)
        )


class Trim(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Trim, [codes.TRIM], [moves.Trim(name) for name in tables.PROVINCE_NAMES])

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_trim(position, seat, tables.PROVINCE_NUMBER.get(move.province, -2))

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        player = position.players[seat]
        for province in player.slotted_in(player.queue[0] & codes.ARGUMENT):
            found.append(self.moves[province])

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """PRV-5: what is trimmed leaves the game."""
        province = tables.PROVINCE_NUMBER[move.province]
        gone = (effect & codes.ARGUMENT) << codes.SLOT_SHIFT | province
        turn.player.slotted = tuple([code for code in turn.player.slotted if code != gone])
        turn.position.provinces_out += (province,)
        turn.events.append(Trimmed(seat=turn.seat, province=move.province))


REFILL: Final[Refill] = Refill()
CONQUER: Final[Conquer] = Conquer()
DRAW: Final[Draw] = Draw()
SLOT: Final[Slot] = Slot()
TRIM: Final[Trim] = Trim()
