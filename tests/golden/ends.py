"""The ends that a match of Nations can come to. Every one of them must be reached by a golden game."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from sandtable import Match
from sandtable.core.game import Event
from sandtable.nations import datafile
from sandtable.nations.data import Data
from sandtable.nations.datafile import standard
from sandtable.nations.rules import events as happened
from sandtable.nations.rules.scoring import HALL_OF_FAME

FOLDER = Path(__file__).parent

NAMES = [name for _, name in reversed(HALL_OF_FAME)]
"""Of the hall of fame, the least first."""


class Played(NamedTuple):
    match: Match
    told: list[list[Event]]
    """First what happened before the first move."""

    def scores(self) -> list[int]:
        assert self.match.result is not None
        return sorted(self.match.result.scores, reverse=True)

    def name(self) -> str | None:
        return getattr(self.match.result, "hall_of_fame", None)

    def events(self) -> list[Event]:
        return [event for events in self.told for event in events]

    def solo(self, opponent: str) -> bool:
        return self.match.seats == 1 and self.match.options.opponent == opponent


End = Callable[[Played], bool]


def _tied(played: Played, seats: int) -> bool:
    scores = played.scores()
    return played.match.seats == seats and scores[0] == scores[1]


def _by_order(played: Played) -> bool:
    """Tied, and the winner has the higher seat, so that the numbers of the seats cannot have decided."""
    result = played.match.result
    assert result is not None
    first, second = result.ranking[:2]
    return _tied(played, played.match.seats) and first > second


def _books_tied(played: Played) -> bool:
    """Four players, and in some scoring two of them had equal books: the points differ from 3, 2, 1, 0."""
    scored = [event for event in played.events() if isinstance(event, happened.BooksScored)]
    return played.match.seats == 4 and any(sorted(each.points) != [0, 1, 2, 3] for each in scored)


def _nobody(played: Played, kind: type[Event], field: str) -> bool:
    ages: list[list[Any]] = [[]]
    for event in played.events():
        if isinstance(event, happened.AgeBegan):
            ages.append([])
        elif isinstance(event, kind):
            ages[-1].append(getattr(event, field))
    return played.match.seats > 1 and any(age and not any(age) for age in ages)


def _from_last(played: Played) -> bool:
    """Last before the tiles were counted, first with them."""
    result = played.match.result
    assert result is not None
    track = [sum(sources[each] for each in ("books", "famine", "war")) for sources in result.sources]
    return played.match.seats >= 3 and track[result.winners[0]] == min(track) < max(track)


ENDS: dict[str, End] = {
    "2-players": lambda played: played.match.seats == 2,
    "3-players": lambda played: played.match.seats == 3,
    "4-players": lambda played: played.match.seats == 4,
    "solo-without-a-name": lambda played: played.solo("normal") and played.name() is None,
    "solo-with-a-low-name": lambda played: played.solo("normal") and played.name() in NAMES[:2],
    "solo-with-a-high-name": lambda played: played.solo("normal") and played.name() in NAMES[4:],
    "hard-solo-without-a-name": lambda played: played.solo("hard") and played.name() is None,
    "hard-solo-with-a-name": lambda played: played.solo("hard") and played.name() is not None,
    "2-players-win-by-one": lambda played: (
        played.match.seats == 2 and played.scores()[0] == played.scores()[1] + 1
    ),
    "2-players-tied": lambda played: _tied(played, 2) and _by_order(played),
    "3-players-tied": lambda played: _tied(played, 3) and _by_order(played),
    "4-players-books-tied": _books_tied,
    "nobody-fed": lambda played: _nobody(played, happened.Famine, "fed"),
    "nobody-at-war": lambda played: _nobody(played, happened.War, "won"),
    "won-from-behind": _from_last,
    "own-values": lambda played: played.match.options.data not in (None, standard()),
}

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"opponent": "normal"}),
    "hard-solo": (1, {"opponent": "hard"}),
    "2-players": (2, {}),
    "3-players": (3, {}),
    "4-players": (4, {}),
    "nobody": (3, {}),
    "won": (4, {}),
    "own": (3, {}),
}


def own_values() -> Data:
    """The values of the program, changed as somebody might who owns the game."""
    text = files("sandtable.nations").joinpath("data.toml").read_text("utf-8")
    text = re.sub(r"(?m)^gold = \d+\nrerolls = \d+$", "gold = 2\nrerolls = 3", text, count=1)
    text += """
[[tiles]]
kind = "colony"
id = "atlantis"
name = "Atlantis"
age = 1
chit = "book"
points = 9

[[events]]
id = "plenty"
name = "Plenty"
age = 4
food = 1
strength = 1
"""
    data = datafile.read(text, "own-values.toml")
    assert data.start.rerolls == 3
    return data


def table(end: str) -> tuple[int, dict[str, Any]]:
    """The seats and options to look for this end at."""
    seats, options = next(found for start, found in TABLES.items() if end.startswith(start))
    if end == "own-values":
        options = {**options, "data": own_values()}
    return seats, options


def reached(played: Played, ends: dict[str, End] = ENDS) -> list[str]:
    return [name for name, end in ends.items() if end(played)]
