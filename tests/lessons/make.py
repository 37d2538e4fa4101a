"""Writes the records at which lessons begin anew: `python -m tests.lessons.make`.

Needed when the versions of rules or components have changed. The same moves are played again; where they no
longer can be, or no longer lead to what a lesson needs, choose another seed and other moves.
"""

from __future__ import annotations

import msgspec

from sandtable import new_match
from sandtable.core.registry import GAMES, game_named, names


def main() -> None:
    for game in names(GAMES):
        folder = game_named(game).lessons
        for path in sorted(folder.glob("*.json")) if folder else ():
            old = msgspec.json.decode(path.read_bytes())
            match = new_match(game, old["seats"], bytes.fromhex(old["seed"]), old["options"])
            for entry in old["entries"]:
                match.play(entry["seat"], entry["move"], entry["at"])
            path.write_bytes(match.record.to_bytes())


if __name__ == "__main__":
    main()
