"""Setting up the Automas (AUT-2). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ..rules import tables
from ..rules.codes import BLACK, BOTTOM, TOP
from ..rules.events import AutomasBegan
from ..rules.position import Position
from . import tables as automa_tables
from .automas import Automas


def set_up(position: Position, level: int, foreshadowing: bool, chance: Chance) -> AutomasBegan:
    """Six grandes: one in each frame of the bottom rows of purple and green, one in each of their top rows,
    where the worker icon of the area on a card means the single-width frame."""
    automas = Automas(level, foreshadowing)
    automas.gather(chance)
    frames = tables.FRAMES[position.side]
    for area in range(BLACK):
        automas.workers.extend(frames[2 * area + BOTTOM])
    cards: list[Any] = []
    for area in range(BLACK):
        card = automas.take(chance)
        cards.append(automa_tables.IDS[card])
        top = frames[2 * area + TOP]
        has_icon = automa_tables.WORKER[card] == area
        for frame in top:
            if has_icon == (tables.FRAME_OF[position.side].count(frame) == 1):
                automas.workers.append(frame)
    automas.gather(chance)
    for frame in automas.workers:
        position.crowd[frame] += 1
    position.automas = automas
    return AutomasBegan(level=automa_tables.LEVELS[level], foreshadowing=foreshadowing, cards=tuple(cards))
