"""Answers for reasons.test.ts, one line of JSON for each line: which positions of the golden games there are
to look at, how one of them is seen, why moves are refused in it, and what they would lead to."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from sandtable import Match, load_record
from sandtable.core import text, wire

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
EVERY = {"nations": 13, "pendulum": 53}
"""Of the entries of all golden games of a game, every so many."""


LATER = 10_000
"""Milliseconds after the last move, so that privilege does not grant what is no longer possible."""


@cache
def golden(name: str) -> Match:
    return load_record(GOLDEN / name)


class Desk:
    """Holds the position that is asked about."""

    match: Match
    seat: int
    at: int

    def answer(self, question: Any) -> Any:
        match question:
            case {"positions": str(game)}:
                return positions(game)
            case {"open": [str(name), int(entry), int(seat)]}:
                self.match, self.seat = golden(name).seek(entry), seat
                self.at = self.match.now + LATER
                return {
                    "view": wire.plain(self.match.view(seat, self.at)),
                    "options": wire.plain(self.match.options),
                    "at": self.at,
                }
            case {"chains": list(chains)}:
                return [self.foreseen(chain, views=False) for chain in chains]
            case {"ask": list(chain)}:
                return self.foreseen(chain, views=True)
        raise ValueError(question)

    def foreseen(self, chain: list[Any], views: bool) -> Any:
        found = self.match.ask(self.seat, chain, self.at, views=views)
        why = found.refusal and {
            "rule": found.refusal.rule,
            "sentence": text.reason(self.match.game, found.refusal),
        }
        events = [event for events in found.events for event in events]
        return {
            "why": why,
            "events": wire.plain(events),
            "views": wire.plain(found.views),
            "certain": wire.plain(found.certain),
        }


def positions(game: str) -> list[tuple[str, int, int]]:
    """Seen by who moved next and, where others differ, by seat 0. Time stands still here. The first of each
    kind of decision is among them."""
    found: list[tuple[str, int, int]] = []
    number = 0
    decided: set[object] = set()
    for path in sorted(GOLDEN.glob(f"{game}-*.json")):
        for entry, (_, seat, move) in enumerate(golden(path.name).entries):
            number += 1
            if number % EVERY[game] == 0 or type(move) not in decided:
                found += [(path.name, entry, each) for each in sorted({seat, 0})]
            decided.add(type(move))
    found.sort(key=lambda each: (each[0], each[2], each[1]))
    return found


def main() -> None:
    desk = Desk()
    for line in sys.stdin:
        print(json.dumps(desk.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
