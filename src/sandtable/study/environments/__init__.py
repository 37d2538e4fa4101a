"""Learning environments of the kind that PettingZoo knows; needs `pip install 'sandtable[learn]'`.

>>> from sandtable.study.environments import turns
>>> env = turns("nations", seats=2)
>>> env.reset(seed=1)
>>> sorted(env.observe(env.agent_selection))
['action_mask', 'observation']

`turns` gives one agent after the other (AEC), `together` all at a time (parallel). An action is a number; 0
is to wait, and the mask tells which ones are allowed. An observation holds what the seat's view shows, as
numbers. A reward comes at the end: 1 for winning and -1 for not winning, or the score of who plays alone.
"""

from __future__ import annotations

from typing import Any

from ...core.registry import ENCODINGS, load, names
from .aec import TableTurns
from .encoding import Encoding
from .parallel import TableTogether
from .plain import PlainEncoding


def encoding_of(game: str) -> Encoding:
    if game not in names(ENCODINGS):
        return PlainEncoding(game)
    encoding: Encoding = load(ENCODINGS, game)()
    return encoding


def turns(game: str, seats: int, options: Any = None) -> TableTurns:
    return TableTurns(encoding_of(game), seats, options)


def together(game: str, seats: int, options: Any = None) -> TableTogether:
    return TableTogether(encoding_of(game), seats, options)
