"""The cards, levels and track of the Automas as the engine reads them. Compiled with mypyc."""

from __future__ import annotations

from typing import Final

from ..data import DATA, AutomaCard
from ..rules import tables
from ..rules.codes import AREAS, NOBODY

CARDS: Final[list[AutomaCard]] = DATA.automa.deck
IDS: Final[list[int]] = [card.id for card in DATA.automa.deck]
WORKER: Final[list[int]] = [
    NOBODY if card.worker is None else AREAS.index(card.worker) for card in DATA.automa.deck
]
"""By card, the area of its worker icon, or -1."""
TIMER: Final[list[int]] = [
    NOBODY if card.timer is None else AREAS.index(card.timer) for card in DATA.automa.deck
]
"""By card, the timer it shows, or -1."""
PLACE: Final[list[int]] = [NOBODY if card.place is None else card.place - 1 for card in DATA.automa.deck]
"""By card, the place whose province goes, or -1."""
POINTS: Final[list[int]] = [card.points for card in DATA.automa.deck]
VOTES: Final[list[int]] = [card.votes for card in DATA.automa.deck]
ICON: Final[list[str]] = [card.reward for card in DATA.automa.deck]
"""By card, the icon that is looked for among the council rewards (AUT-11)."""

LEVELS: Final[list[str]] = sorted(DATA.automa.levels)
FIRST_ADVANCED: Final = 3
LEVEL_POINTS: Final[list[list[int]]] = [level.points for _, level in sorted(DATA.automa.levels.items())]
"""By level and round."""
LEVEL_VOTES: Final[list[list[int]]] = [level.votes for _, level in sorted(DATA.automa.levels.items())]
MOST_VOTES: Final = 20

PARCHMENT: Final = DATA.automa.track.parchment
LAST_PARCHMENT: Final = PARCHMENT + DATA.automa.track.parchment_spaces - 1
LAST_GREEN: Final = LAST_PARCHMENT + DATA.automa.track.glory_spaces

REWARD_ICON: Final[list[str]] = [""] * len(tables.CARD_NAMES)
"""By council card, its icon on the cards of the Automas; empty where there is none."""
for _reward in DATA.rewards:
    REWARD_ICON[tables.CARD_NUMBER[_reward.id]] = _reward.automa
REWARD_ICON[tables.GRANDE_CARD] = "grande"


def distance(points: int) -> int:
    """AUT-14: the label of a space outside the parchment, or of the one just before it; 0 inside."""
    return max(0, (PARCHMENT - points + 1) // 2)
