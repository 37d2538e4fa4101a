"""The component values as the engine reads them: lists by number. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..data import DATA, Cost, Gain, Side
from . import codes
from .codes import AREAS, BOXES, COLOURS, LINE_START, LINES, ROWS, SHIFT

FIXED: Final[list[list[int]]] = []
"""By number of a gain, what it brings at once (see `codes.FIRST_STEP`)."""
FOLLOWING: Final[list[list[int]]] = []
"""By number of a gain, the effects that come after, in the order of ECO-5."""


def _cost(cost: Cost) -> list[int]:
    return [
        cost.military, cost.culture, cost.gold, cost.votes,
        cost.power, cost.prestige, cost.popularity, cost.any,
    ]  # fmt: skip


def _gain(gain: Gain, card: int = 0) -> int:
    FIXED.append(
        [
            gain.military, gain.culture, gain.gold, gain.votes,
            gain.power, gain.prestige, gain.popularity, gain.legendary,
        ]
    )  # fmt: skip
    following: list[int] = []
    if gain.produce is not None:
        following.append(codes.PRODUCE << SHIFT | COLOURS.index(gain.produce))
    for op, number in (
        (codes.ANY, gain.any),
        (codes.STEPS, gain.step),
        (codes.ONE_TRACK, gain.one_track),
    ):
        if number:
            following.append(op << SHIFT | number)
    for op, times, argument in (
        (codes.SWAP, gain.swap, 0),
        (codes.CONQUER, gain.conquer, 0),
        (codes.RETRIEVE, gain.retrieve, 0),
        (codes.RECRUIT, gain.recruit, 0),
        (codes.PICK_UP_ONE, gain.pick_up_one, card),
        (codes.PICK_UP_ALL, gain.pick_up_all, 0),
        (codes.RAISE_LIMIT, gain.raise_limit, card),
        (codes.GRANDE, gain.grande, 0),
    ):
        following.extend([op << SHIFT | argument] * times)
    FOLLOWING.append(following)
    return len(FIXED) - 1


def _amounts(gain: Gain) -> dict[str, int]:
    """What a gain shows in words, without its production."""
    shown: dict[str, Any] = msgspec.structs.asdict(gain)
    return {name: number for name, number in shown.items() if number and name != "produce"}


NOTHING: Final[list[int]] = [0] * 8

# Worker actions.
ACTION_NAMES: Final[list[str]] = list(DATA.actions)
ACTION_COST: Final[list[list[int]]] = [_cost(action.cost) for action in DATA.actions.values()]
ACTION_GAIN: Final[list[int]] = [_gain(action.gain) for action in DATA.actions.values()]
ACTION_AMOUNTS: Final[list[dict[str, int]]] = [_amounts(action.gain) for action in DATA.actions.values()]
ACTION_PRODUCES: Final[list[str | None]] = [action.gain.produce for action in DATA.actions.values()]

# The board, by side: 0 for 1 to 3 players, 1 for 4 and 5.
SIDES: Final[list[Side]] = [DATA.sides["small"], DATA.sides["large"]]
PLACE_STEPS: Final[list[list[int]]] = [side.steps for side in SIDES]
FRAMES: Final[list[list[list[int]]]] = []
"""By side and line, its frames."""
OPEN_FRAMES: Final[list[list[list[int]]]] = []
"""By side and rows of the timers (see `Position.timers_at`), the frames in rows without a timer."""
FRAME_OF: Final[list[list[int]]] = []
"""By side and box, the frame above it."""
FRAME_NUMBER: Final[list[list[int]]] = []
"""By side and frame, its number in the row; -1 where no frame begins."""
BOXES_UNDER: Final[list[list[list[int]]]] = []
"""By side and frame, the boxes under it, counted in their row."""
ACTION_OF: Final[list[list[int]]] = []
"""By side and box, its action."""


def _lay_out(side: Side) -> None:
    frames: list[list[int]] = []
    frame_of: list[int] = []
    number_of = [-1] * BOXES
    under: list[list[int]] = [[] for _ in range(BOXES)]
    actions: list[int] = []
    for area in (side.purple, side.green, side.black):
        for row in (area.top, area.bottom):
            line: list[int] = []
            start = len(actions)
            for number, boxes in enumerate(row):
                frame = len(actions)
                number_of[frame] = number
                line.append(frame)
                for name in boxes:
                    under[frame].append(len(actions) - start)
                    frame_of.append(frame)
                    actions.append(ACTION_NAMES.index(name))
            frames.append(line)
    FRAMES.append(frames)
    OPEN_FRAMES.append(
        [
            [frame for line in range(LINES) if rows >> (line >> 1) & 1 != line & 1 for frame in frames[line]]
            for rows in range(8)
        ]
    )
    FRAME_OF.append(frame_of)
    FRAME_NUMBER.append(number_of)
    BOXES_UNDER.append(under)
    ACTION_OF.append(actions)


for _side in SIDES:
    _lay_out(_side)

# Characters.
CHARACTER_NAMES: Final[list[str]] = [c.id for c in DATA.characters]
MATS: Final[list[str]] = [c.mat for c in DATA.characters]
ADVANCED: Final[list[bool]] = [c.advanced for c in DATA.characters]
START: Final[list[list[int]]] = [
    [c.start.military, c.start.culture, c.start.gold, c.start.votes] for c in DATA.characters
]
COLUMNS: Final[list[list[int]]] = [
    [c.columns.power, c.columns.prestige, c.columns.popularity, 0] for c in DATA.characters
]
PICK_UP_COST: Final[list[list[int]]] = [_cost(c.pick_up) for c in DATA.characters]
MAT_GAIN: Final[list[list[int]]] = [
    [
        _gain(c.production.brown),
        _gain(c.production.red),
        _gain(c.production.blue),
        _gain(c.production.yellow),
    ]
    for c in DATA.characters
]  # fmt: skip
MAT_AMOUNTS: Final[list[list[dict[str, int]]]] = [
    [
        _amounts(gain)
        for gain in (c.production.brown, c.production.red, c.production.blue, c.production.yellow)
    ]
    for c in DATA.characters
]
END_OF_TRACK: Final = DATA.track.columns - 1
PARCHMENT: Final = DATA.track.parchment

# Cards: the stratagems, council rewards, final ones, what is printed.
CARD_NAMES: Final[list[str]] = []
CARD_COST: Final[list[list[int]]] = []
CARD_GAIN: Final[list[int]] = []
CARD_SPECIAL: Final[list[str]] = []
"""The name of what it does, where that needs code (see specials.py); else empty."""
CARD_PERMANENT: Final[list[bool]] = []


def _add_card(name: str, cost: Cost, gain: Gain, special: str | None, permanent: bool) -> int:
    number = len(CARD_NAMES)
    CARD_NAMES.append(name)
    CARD_COST.append(_cost(cost))
    CARD_GAIN.append(_gain(gain, number))
    CARD_SPECIAL.append("waive" if gain.waive else special or "")
    CARD_PERMANENT.append(permanent)
    return number


STRATAGEMS: Final[list[list[int]]] = [
    [_add_card(card.id, card.cost, card.gain, card.special, True) for card in character.stratagems]
    for character in DATA.characters
]
"""By character."""
REWARDS: Final[list[int]] = [
    _add_card(card.id, card.cost, card.gain, None, card.permanent) for card in DATA.rewards
]
FINAL_REWARDS: Final[list[int]] = [
    _add_card(card.id, card.cost, card.gain, None, False) for card in DATA.final_rewards
]
GRANDE_CARD: Final[int] = _add_card(
    DATA.grande_card.id, DATA.grande_card.cost, DATA.grande_card.gain, None, False
)
PRINTED: Final[int] = _add_card(
    DATA.printed_reward.id, DATA.printed_reward.cost, DATA.printed_reward.gain, None, False
)
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_NAMES)}

# Provinces.
PROVINCE_NAMES: Final[list[str]] = [name for kind in DATA.provinces for name in kind.ids]
PROVINCE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(PROVINCE_NAMES)}
PROVINCE_GIVES: Final[list[list[int]]] = []
"""By province times 4 plus colour, its fixed gain."""
for _kind in DATA.provinces:
    _gives = [FIXED[_gain(gain)] for gain in (_kind.brown, _kind.red, _kind.blue, _kind.yellow)]
    for _ in _kind.ids:
        PROVINCE_GIVES.extend(_gives)

# Achievements.
ACHIEVEMENT_NAMES: Final[list[str]] = [a.id for a in DATA.achievements]
NEED: Final[list[list[int]]] = [_cost(a.need) for a in DATA.achievements]
ACHIEVEMENT_GAIN: Final[list[int]] = [_gain(a.reward) for a in DATA.achievements]

# Timers.
DURATIONS: Final[list[int]] = [
    1000 * DATA.timers.purple,
    1000 * DATA.timers.green,
    1000 * DATA.timers.black,
]
SPACES: Final[list[list[int]]] = [
    [AREAS.index(timer) for timer in space] for space in DATA.timer_track.spaces
]

# From the words of a move to numbers.
AREA_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(AREAS)}
ROW_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(ROWS)}
COLOUR_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
TRACK_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(codes.TRACKS)}


def line_length(line: int) -> int:
    return LINE_START[line + 1] - LINE_START[line]


def recruit_card(character: int) -> int:
    """The stratagem of a character that recruits."""
    for card in STRATAGEMS[character]:
        if codes.RECRUIT << SHIFT in FOLLOWING[CARD_GAIN[card]]:
            return card
    raise AssertionError("every character has one")
