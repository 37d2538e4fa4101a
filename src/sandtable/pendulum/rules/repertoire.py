"""Every move as one shared object, found by the engine's numbers: listing moves then makes nothing new.
Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from . import moves, tables
from .codes import AREAS, BOXES, COLOURS, LINE_OF, LINE_START, ROWS, TRACKS, WORKERS

KINDS: Final[list[Any]] = [
    moves.Place, moves.Withdraw, moves.Act, moves.BoldAct, moves.Flip, moves.PlayStratagem, moves.PickUp,
    moves.Claim, moves.Refill, moves.Done, moves.Undone, moves.ClaimPrivilege, moves.Ready, moves.NotReady,
    moves.Wish, moves.Conquer, moves.Draw, moves.Slot, moves.Take, moves.Step,
    moves.Swap, moves.Retrieve, moves.Recall, moves.Glory, moves.Promote, moves.TakeReward, moves.Trim,
    moves.Decline,
]  # fmt: skip
KIND_OF: Final[dict[Any, int]] = {kind: number for number, kind in enumerate(KINDS)}
PLACE: Final = 0
WITHDRAW: Final = 1
ACT: Final = 2
BOLD_ACT: Final = 3
FLIP: Final = 4
PLAY: Final = 5
PICK_UP: Final = 6
CLAIM: Final = 7
REFILL: Final = 8
LAST_ACTION: Final = 8
"""Up to here are the actions: those that WRK-10 holds up and that take done and ready back (COU-1)."""
DONE: Final = 9
UNDONE: Final = 10
CLAIM_PRIVILEGE: Final = 11
READY: Final = 12
NOT_READY: Final = 13
WISH: Final = 14
CONQUER: Final = 15
FIRST_CHOICE: Final = 15
"""From here on are the choices inside an unfinished action."""
DRAW: Final = 16
SLOT: Final = 17
TAKE: Final = 18
STEP: Final = 19
SWAP: Final = 20
RETRIEVE: Final = 21
RECALL: Final = 22
GLORY: Final = 23
PROMOTE: Final = 24
TAKE_REWARD: Final = 25
TRIM: Final = 26
DECLINE: Final = 27

MIX: Final = 11**3
"""Mixes of resources are numbered military * 121 + culture * 11 + gold."""


def _place(side: int, worker: int, frame: int) -> Any:
    line = LINE_OF[frame]
    number = tables.FRAME_NUMBER[side][frame]
    return moves.Place(worker, AREAS[line >> 1], ROWS[line & 1], number) if number >= 0 else None


places: Final[list[list[Any]]] = [
    [_place(side, worker, frame) for worker in range(WORKERS) for frame in range(BOXES)] for side in range(2)
]
"""By side, and worker * 20 + frame."""
withdraws: Final[list[Any]] = [moves.Withdraw(worker) for worker in range(WORKERS)]
retrieves: Final[list[Any]] = [moves.Retrieve(worker) for worker in range(WORKERS)]
promotes: Final[list[Any]] = [moves.Promote(worker) for worker in range(WORKERS)]
flips: Final[list[Any]] = [moves.Flip(area) for area in AREAS]
refills: Final[list[Any]] = [moves.Refill(place) for place in range(4)]
conquers: Final[list[Any]] = [moves.Conquer(name) for name in tables.PROVINCE_NAMES]
trims: Final[list[Any]] = [moves.Trim(name) for name in tables.PROVINCE_NAMES]
recalls: Final[list[Any]] = [moves.Recall(name) for name in tables.CARD_NAMES]
slots: Final[list[Any]] = [moves.Slot(colour) for colour in COLOURS]
steps: Final[list[Any]] = [moves.Step(track) for track in TRACKS]
swaps: Final[list[Any]] = [moves.Swap(give, gain) for give in TRACKS for gain in TRACKS]
glories: Final[list[Any]] = [moves.Glory(cubes) for cubes in range(11)]
claims: Final[list[Any]] = [moves.Claim(bool(bits & 4), bool(bits & 2), bool(bits & 1)) for bits in range(8)]
"""By legendary * 4 + double * 2 + unearned."""
wishes: Final[list[Any]] = [moves.Wish(False), moves.Wish(True)]
pick_up: Final[Any] = moves.PickUp()
draw: Final[Any] = moves.Draw()
decline: Final[Any] = moves.Decline()
done: Final[Any] = moves.Done()
undone: Final[Any] = moves.Undone()
claim_privilege: Final[Any] = moves.ClaimPrivilege()
ready: Final[Any] = moves.Ready()
not_ready: Final[Any] = moves.NotReady()

_takes: Final[dict[int, Any]] = {}
_plays: Final[dict[int, Any]] = {}
_rewards: Final[dict[int, Any]] = {}
_acts: Final[dict[int, Any]] = {}
_bold_acts: Final[dict[int, Any]] = {}


def take(mix: int) -> Any:
    move = _takes.get(mix)
    if move is None:
        move = _takes[mix] = moves.Take(mix // 121, mix // 11 % 11, mix % 11)
    return move


def play(card: int, mix: int) -> Any:
    key = card * MIX + mix
    move = _plays.get(key)
    if move is None:
        name = tables.CARD_NAMES[card]
        move = _plays[key] = moves.PlayStratagem(name, mix // 121, mix // 11 % 11, mix % 11)
    return move


def take_reward(card: int, mix: int) -> Any:
    key = card * MIX + mix
    move = _rewards.get(key)
    if move is None:
        name = tables.CARD_NAMES[card]
        move = _rewards[key] = moves.TakeReward(name, mix // 121, mix // 11 % 11, mix % 11)
    return move


def act(worker: int, number: int, also: int, twice: bool, waive: int) -> Any:
    key = (((worker * 4 + number) * 5 + also + 1) * 2 + twice) * 3 + waive
    move = _acts.get(key)
    if move is None:
        move = _acts[key] = moves.Act(worker, number, also if also >= 0 else None, twice, waive)
    return move


def bold_act(worker: int, line: int, number: int, waive: int) -> Any:
    key = (worker * BOXES + LINE_START[line] + number) * 3 + waive
    move = _bold_acts.get(key)
    if move is None:
        move = _bold_acts[key] = moves.BoldAct(worker, AREAS[line >> 1], ROWS[line & 1], number, waive)
    return move


def mixes(total: int, military: int, culture: int, gold: int) -> list[int]:
    """All mixes of so many cubes with at most so many of each kind (ECO-4)."""
    found: list[int] = []
    for m in range(min(total, military) + 1):
        for c in range(min(total - m, culture) + 1):
            g = total - m - c
            if g <= gold:
                found.append(m * 121 + c * 11 + g)
    return found
