"""Learning environments as PettingZoo and Gymnasium know them; needs `pip install 'sandtable[learn]'`.

>>> from sandtable.study.environments import turns
>>> env = turns("nations", seats=2)
>>> env.reset(seed=1)
>>> sorted(env.observe(env.agent_selection))
['action_mask', 'observation']

`turns` gives one agent after the other (AEC), `together` all at a time (parallel), `against` one learner
against bots (Gymnasium), `many` a number of these at once. An action is a number that means the same in every
position; 0 is to wait, the mask tells which ones are allowed, and any other is an error. An observation holds
all that its seat knows, as numbers, and the actions of a move that is not complete yet. A reward comes at the
end: 1 for winning and -1 for not winning, or the score of who plays alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.registry import ENCODINGS, load, names
from .aec import TableTurns
from .against import TableAgainst
from .encoding import Encoding
from .many import TableMany
from .parallel import TableTogether
from .plain import PlainEncoding


def encoding_of(game: str, options: Any = None) -> Encoding:
    if game not in names(ENCODINGS):
        return PlainEncoding(game)
    encoding: Encoding = load(ENCODINGS, game)(options)
    return encoding


def turns(game: str, seats: int, options: Any = None, render_mode: str | None = None) -> TableTurns:
    return TableTurns(encoding_of(game, options), seats, options, render_mode)


def together(game: str, seats: int, options: Any = None, render_mode: str | None = None) -> TableTogether:
    return TableTogether(encoding_of(game, options), seats, options, render_mode)


def against(
    game: str, bots: Sequence[str | None], options: Any = None, render_mode: str | None = None
) -> TableAgainst:
    """`bots` has a name for each seat, and None for the learner's."""
    return TableAgainst(encoding_of(game, options), bots, options, render_mode)


def many(
    game: str, bots: Sequence[str | None], count: int, workers: int = 1, options: Any = None
) -> TableMany:
    """So many matches of `against` at once, in so many processes."""
    return TableMany(game, bots, count, workers, options)
