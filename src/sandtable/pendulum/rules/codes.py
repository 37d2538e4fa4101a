"""The numbers that stand for words inside the engine. Compiled with mypyc, which writes them in place.

Boxes are numbered 0 to 19: purple top 0-2, purple bottom 3-5, green 6-8 and 9-11, black 12-15 and 16-19. A
*line* is a row of an area, 0 to 5, even at the top. A frame has the number of its leftmost box; so a
double-width frame (WRK-13) covers its own number and the next.
"""

from __future__ import annotations

from typing import Final

PURPLE: Final = 0
GREEN: Final = 1
BLACK: Final = 2
AREAS: Final = ("purple", "green", "black")

TOP: Final = 0
BOTTOM: Final = 1
ROWS: Final = ("top", "bottom")

BOXES: Final = 20
LINES: Final = 6
LINE_START: Final = [0, 3, 6, 9, 12, 16, 20]
LINE_OF: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]

MILITARY: Final = 0
CULTURE: Final = 1
GOLD: Final = 2
VOTES: Final = 3
RESOURCES: Final = ("military", "culture", "gold")
LIMIT: Final = 10
WAIVED: Final = 2
"""The gold that a waive saves (STR-6)."""
ROUNDS: Final = 4
NEUTRAL_VOTES: Final = 3

POWER: Final = 0
PRESTIGE: Final = 1
POPULARITY: Final = 2
LEGENDARY: Final = 3
TRACKS: Final = ("power", "prestige", "popularity")
FIRST_STEP: Final = 4
"""Costs and fixed gains are lists of 8: resources, votes, from here three tracks, then any or legendary."""
ANY_COST: Final = 7
LEGENDARY_GAIN: Final = 7

COLOURS: Final = ("brown", "red", "blue", "yellow")

# The place of a worker: one of these, or FRAME or BOX plus the number of the frame or box.
MAT: Final = 0
RESERVE: Final = 1
COUNCIL: Final = 2
GONE: Final = 3
FRAME: Final = 8
BOX: Final = 32
LINE_OF_PLACE: Final = [-1] * FRAME + LINE_OF + [-1] * (BOX - FRAME - BOXES) + LINE_OF
"""By place, the line on which a worker stands there, or -1."""
WORKERS: Final = 5
SECOND_GRANDE: Final = 4

# The phases.
OPENING: Final = 0
STARTING: Final = 1
"""After the opening: every seat says ready (TIM-8)."""
ROUND: Final = 2
CALLED: Final = 3
REWARDS: Final = 4
"""Council, step 2."""
TRIMMING: Final = 5
"""Council, step 3."""
PLACING: Final = 6
"""Council, step 5."""
OVER: Final = 7
PHASES: Final = ("opening", "starting", "round", "called", "rewards", "trimming", "placing", "over")

# Effects in a queue: one of these shifted, plus a number.
SHIFT: Final = 16
ARGUMENT: Final = 0xFFFF
"""Masks the number."""
GLORY_SHIFT: Final = 8
GLORY_STEPS: Final = 0xFF
"""The number of `GLORY`: its track shifted, plus the steps past the end."""
SLOT_SHIFT: Final = 6
SLOTTED: Final = 0x3F
"""A province in a slot: the colour of the slot shifted, plus the province, which this masks."""
GAIN: Final = 1
PRODUCE: Final = 2
ANY: Final = 3
STEPS: Final = 4
ONE_TRACK: Final = 5
SWAP: Final = 6
CONQUER: Final = 7
SLOT: Final = 8
RETRIEVE: Final = 9
RETRIEVE_FROM: Final = 10
RECRUIT: Final = 11
PICK_UP_ONE: Final = 12
PICK_UP_ALL: Final = 13
RAISE_LIMIT: Final = 14
GRANDE: Final = 15
GLORY: Final = 16
REWARD: Final = 17
TRIM: Final = 18
EFFECTS: Final = (
    "", "gain", "produce", "any", "steps", "one-track", "swap", "conquer", "slot", "retrieve", "retrieve",
    "recruit", "pick-up-one", "pick-up-all", "raise-limit", "grande", "glory", "reward", "trim",
)  # fmt: skip

# What is counted for each player, by area or by resource from these on.
TAKEN: Final = 0
MISSED: Final = 3
GAINED: Final = 6
LOST: Final = 9
LOST_ANY: Final = 12
"""After the three of LOST: of a gain of any N, which is of no kind until it is taken."""
TIME: Final = 13
CLAIMS: Final = 14
COUNTS: Final = 15

NOBODY: Final = -1
AUTOMAS: Final = -2
"""Who flipped a timer, when it was the Automas (AUT-6)."""
LONG_AGO: Final = -(10**9)

ALLOWED: Final = ""
"""What a predicate returns when nothing forbids the move; otherwise it returns the rule and the reason."""
