"""All kinds of move: which moves there are (`listing`), why not (`refusal`), what one does (`perform`).

Each kind answers for itself, in the module of what it is about. Compiled with mypyc.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from . import achievements, choices, codes, council, effects, provinces, rounds, stratagems, workers
from .kinds import Deed, Kind, Turn
from .position import Position

DEEDS: Final[list[Deed]] = [
    workers.PLACE, workers.WITHDRAW, workers.ACT, workers.BOLD_ACT, rounds.FLIP, stratagems.PLAY,
    stratagems.PICK_UP, achievements.CLAIM, provinces.REFILL, rounds.DONE, rounds.UNDONE, rounds.READY,
    rounds.NOT_READY, rounds.CLAIM_PRIVILEGE, rounds.WISH,
]  # fmt: skip
"""In the order in which their moves are listed."""
IN_PHASE: Final[list[list[Deed]]] = [
    [deed for deed in DEEDS if not deed.out_of_place(phase)] for phase in range(len(codes.PHASES))
]
"""By phase, those that have their place in it."""
KINDS: Final[list[Kind]] = [
    *DEEDS, provinces.CONQUER, provinces.DRAW, provinces.SLOT, choices.TAKE, choices.STEP,
    choices.SWAP, workers.RETRIEVE, choices.RECALL, choices.GLORY, workers.PROMOTE, council.TAKE_REWARD,
    provinces.TRIM, choices.DECLINE,
]  # fmt: skip
KIND_OF: Final[dict[Any, Kind]] = {kind.type: kind for kind in KINDS}
DECIDING: Final[list[list[Kind]]] = [
    [kind for kind in KINDS if effect in kind.decides] for effect in range(len(codes.EFFECTS))
]
"""By effect, the kinds of move that decide on it."""


def kind_of(move: Any) -> Kind:
    return KIND_OF[type(move)]


def refusal(position: Position, seat: int, move: Any, at: int) -> str:
    """Rule and reason that forbid the move now; empty when it is allowed."""
    if position.phase == codes.OVER:
        return "END-1 over"
    kind = kind_of(move)
    return kind.gate(position, seat) or kind.refusal(position, seat, move, at)


def listing(position: Position, seat: int, at: int) -> list[Any]:
    """All moves that a seat may make, in a fixed order."""
    found: list[Any] = []
    if position.phase == codes.OVER:
        return found
    queue = position.players[seat].queue
    if queue:
        for kind in DECIDING[queue[0] >> codes.SHIFT]:
            kind.listing(position, seat, at, found)
        if not provinces.REFILL.gate(position, seat):
            provinces.REFILL.listing(position, seat, at, found)
        return found
    has_turn = position.has_turn(seat)
    for deed in IN_PHASE[position.phase]:
        if has_turn or not deed.in_turn:
            deed.listing(position, seat, at, found)
    return found


def perform(position: Position, seat: int, move: Any, at: int, chance: Chance, events: list[Any]) -> None:
    """Do what `refusal` allows, and all that follows from it."""
    if at > position.counted_until:
        _count_time(position, at)
    kind = kind_of(move)
    if position.players[seat].done and position.claim_turn < 0 and isinstance(kind, Deed) and kind.acts:
        rounds.take_back(position, seat, events)
    kind.perform(Turn(position, seat, at, chance, events), move)
    _settle(position, at, chance, events)


def _settle(position: Position, at: int, chance: Chance, events: list[Any]) -> None:
    """Go on to the next phase, space or turn when the present one is finished (SET-9, TIM-8, UNT-2, COU)."""
    phase = position.phase
    if phase == codes.OPENING:
        if position.turn == 2 * position.seats:
            position.enter(codes.STARTING)
    elif phase == codes.REWARDS:
        if not position.players[position.order[position.turn]].queue:
            council.next_turn(position, chance, events)
    elif phase == codes.TRIMMING:
        council.end_trimming_if_due(position, chance, events)
    elif phase != codes.OVER and rounds.all_done(position):
        if phase == codes.CALLED:
            council.begin(position, at, chance, events)
        elif phase == codes.ROUND:
            rounds.next_space(position, at, chance, events)
        else:
            rounds.start(position, at, chance, events)


def _count_time(position: Position, clock: int) -> None:
    """For the statistics: how long the game waited for each seat. While timers run it waits for nobody."""
    if position.phase != codes.ROUND or position.untimed():
        for seat in to_act(position):
            position.players[seat].counts[codes.TIME] += clock - position.counted_until
    position.counted_until = clock


def to_act(position: Position) -> list[int]:
    """The seats that the game waits for: their placement, choice, turn, done or ready is missing. While the
    sand runs it waits for all."""
    if position.phase == codes.OVER:
        return []
    if position.phase == codes.OPENING:
        return [rounds.opening_seat(position)]
    if position.phase == codes.REWARDS or position.phase == codes.TRIMMING:
        return [seat for seat in range(position.seats) if effects.waits_for(position.players[seat])]
    if position.claim_turn >= 0:
        return [position.order[position.claim_turn]]
    return [seat for seat in range(position.seats) if not position.players[seat].done]
