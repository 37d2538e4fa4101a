"""Prove on a large scale what the tests show in small, and write docs/proof.md."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from .figures import PAGE, ROOT

GAMES = ("nations", "pendulum")


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m proof", description=__doc__)
    whole.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parts = whole.add_subparsers(dest="part", metavar="PART", help="without one, all of them")
    part = parts.add_parser("mutants", help="mistakes in the rules that the tests must notice")
    part.add_argument("--game", choices=GAMES, action="append")
    part.add_argument("--sample", type=int, default=400, help="so many of each game, 0: all (%(default)s)")
    part.add_argument("--seed", type=int, default=1, help="draws the sample (%(default)s)")
    part.add_argument("--without", metavar="WORD", help="leave out tests with this in their name")
    part = parts.add_parser("commands", help="random and mutated commands to the engines")
    part.add_argument("--game", choices=GAMES, action="append")
    part.add_argument("--count", type=int, default=1_000_000, help="to each game (%(default)s)")
    part = parts.add_parser("messages", help="rubbish to the sockets and by HTTP")
    part.add_argument("--count", type=int, default=100_000, help="in all (%(default)s)")
    part = parts.add_parser("taint", help="two servers that differ in what is hidden")
    part.add_argument("--count", type=int, default=400, help="pairs of servers (%(default)s)")
    part = parts.add_parser("kills", help="kill -9 while people play")
    part.add_argument("--sqlite", type=int, default=100, help="kills on SQLite (%(default)s)")
    part.add_argument("--postgresql", type=int, default=30, help="kills on PostgreSQL (%(default)s)")
    part = parts.add_parser("soak", help="memory of a server that is played on for long")
    part.add_argument("--minutes", type=float, default=30, help="(%(default)s)")
    parts.add_parser("page", help="only write the page, from the figures that are there")
    return whole


def everything(options: argparse.ArgumentParser, workers: int) -> None:
    """The soak beside the others, since it takes long and little of the processor."""
    soak = subprocess.Popen([sys.executable, "-m", "proof", "soak"], cwd=ROOT)
    try:
        for part in ("commands", "messages", "taint", "kills", "mutants"):
            run(options.parse_args(["--workers", str(workers), part]))
        soak.wait()
    finally:
        soak.terminate()
    if soak.returncode:
        sys.exit("the soak failed")


def run(given: argparse.Namespace) -> None:
    # Imported here: the engine is chosen when it is first imported.
    match given.part:
        case "mutants":
            from . import mutants

            for game in given.game or GAMES:
                mutants.run(game, given.sample or None, given.seed, given.workers, given.without)
        case "commands":
            from . import commands

            for game in given.game or GAMES:
                commands.run(game, given.count, given.workers)
        case "messages":
            from . import messages

            messages.run(given.count)
        case "taint":
            from . import taint

            taint.run(given.count)
        case "kills":
            from . import kills

            kills.run("sqlite", given.sqlite)
            kills.run("postgresql", given.postgresql)
        case "soak":
            from . import soak

            soak.run(given.minutes * 60)


def main() -> None:
    options = parser()
    given = options.parse_args()
    if given.part is None:
        everything(options, given.workers)
    else:
        run(given)
    from . import page

    faults = page.write(PAGE)
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
