"""How fast Sandtable is beside other engines."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from . import crowd, engine, environments, pauses, server


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parts = parser.add_subparsers(dest="part", metavar="PART")
    one = parts.add_parser("engine", help="decisions per second and microseconds per copy")
    one.add_argument("--json", action="store_true", help="print JSON instead of a table")
    one.add_argument(
        "--seconds", type=float, default=engine.SECONDS, help="of play by each engine (default: %(default)s)"
    )
    one.add_argument(
        "--games", default=",".join(engine.GAMES), help="of Sandtable, by commas (default: %(default)s)"
    )
    other = parts.add_parser("environments", help="steps per second of learning environments")
    other.add_argument("--json", action="store_true", help="print JSON instead of a table")
    other.add_argument(
        "--seconds", type=float, default=engine.SECONDS, help="of play by each one (default: %(default)s)"
    )
    server.add(parts)
    pauses.add(parts)
    crowd.add(parts)
    third = parts.add_parser("cluster", help="several processes as one site; needs PostgreSQL")
    third.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    third.add_argument("--game", default="nations", help="that is played (default: %(default)s)")
    third.add_argument("--rooms", type=int, default=20, help="of four (default: %(default)s)")
    third.add_argument("--seconds", type=float, default=10.0, help="of each run (default: %(default)s)")
    third.add_argument(
        "--processes", default="1,2,4", help="how many, one run for each (default: %(default)s)"
    )
    third.add_argument(
        "--clients", type=int, default=1, help="processes of clients for each of them (default: %(default)s)"
    )
    third.add_argument("--picture", type=Path, help="draw the figures into this SVG file")
    given = parser.parse_args(None)
    if given.part is None:
        given = parser.parse_args(["engine"])
    if given.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if given.part == "server":
        server.run(given)
        return
    if given.part == "pauses":
        pauses.run(given)
        return
    if given.part == "crowd":
        crowd.run(given)
        return
    if given.part == "environments":
        rounds = environments.run(given.seconds)
        if given.json:
            print(json.dumps(environments.plain(rounds), indent=2))
        else:
            environments.show(rounds)
        return
    if given.part == "cluster":
        from . import cluster

        counts = [int(count) for count in given.processes.split(",")]
        measured = cluster.run(given.game, given.rooms, given.seconds, counts, given.clients)
        if given.picture:
            measured.draw(given.picture)
        if given.json:
            print(msgspec.json.format(msgspec.json.encode(measured)).decode())
        else:
            cluster.show(measured)
        return
    games = given.games.split(",")
    if unknown := set(games) - set(engine.GAMES):
        one.error(f"no game {', '.join(sorted(unknown))}; there is: {', '.join(engine.GAMES)}")
    outcome = engine.run(games, given.seconds)
    if given.json:
        print(json.dumps(outcome.plain(), indent=2))
    else:
        outcome.show()


main()
