"""Decisions per second and microseconds per copy, beside other engines in the same run on the same core.

Every engine is asked the same: list the moves, pick one at random, play it, until the game is over. Games are
whole, and setting them up is part of the time. Rolls of dice take time too, but only choices of players count
as decisions. The engines take turns in several short rounds, so that a slow moment of the machine meets all
of them. Every figure is the median of the rounds, every ratio the median of the ratios in each round; beside
both stand the lowest and the highest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from sandtable.cli.progress import tracked
from sandtable.core.registry import GAMES as REGISTERED
from sandtable.core.registry import names

ROUNDS = 8
SECONDS = 4.0


class Entrant(NamedTuple):
    path: tuple[str, ...]
    """Its place in the JSON."""
    title: str
    factory: str
    arguments: tuple[Any, ...] = ()
    pure: bool = False


def both_ways(path: tuple[str, ...], title: str, factory: str, *arguments: Any) -> list[Entrant]:
    """A game of Sandtable, compiled and pure."""
    return [
        Entrant((*path[:1], way, *path[1:]), f"{title}, {way}", factory, arguments, way == "pure")
        for way in ("compiled", "pure")
    ]


KNOWN = {
    "nations": both_ways(("nations",), "Nations, 3 players", "sandtable_game:nations", 3),
    "pendulum": [
        *both_ways(("pendulum", "untimed_2"), "Pendulum untimed, 2 players", "pendulum_game:untimed", 2),
        *both_ways(("pendulum", "untimed_5"), "Pendulum untimed, 5 players", "pendulum_game:untimed", 5),
        *both_ways(("pendulum", "timed_2"), "Pendulum timed, 2 players", "pendulum_game:timed", 2),
        *both_ways(("pendulum", "timed_5"), "Pendulum timed, 5 players", "pendulum_game:timed", 5),
    ],
}
GAMES = {name: KNOWN[name] for name in names(REGISTERED) if name in KNOWN}
CATANATRON = Entrant(("catanatron",), "catanatron, 3 players", "catanatron_game:catanatron", (3,))
BACKGAMMON = Entrant(
    ("openspiel_backgammon",), "backgammon of OpenSpiel, 2 players", "openspiel_game:backgammon"
)
PEERS = [CATANATRON, BACKGAMMON]

Round = dict[str, float]


class Worker:
    """An engine in a child process; see `bench.worker`."""

    def __init__(self, entrant: Entrant, core: int) -> None:
        environment = os.environ | {"SANDTABLE_PURE": "1" if entrant.pure else "0"}
        command = [sys.executable, "-m", "bench.worker"]
        self._process = subprocess.Popen(
            [*command, str(core), entrant.factory, json.dumps(entrant.arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.about = self._hear()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def measure(self, seconds: float) -> Round:
        assert self._process.stdin
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("an engine stopped before it was measured; its error is above")
        heard: dict[str, Any] = json.loads(line)
        return heard


class Outcome:
    def __init__(self, rounds: dict[Entrant, list[Round]]) -> None:
        self.rounds = rounds

    def ratios(self, entrant: Entrant, peer: Entrant) -> list[float]:
        """How many times as fast as the peer it was in each round, the slowest first."""
        pairs = zip(self.rounds[entrant], self.rounds[peer], strict=True)
        return sorted(own["decisions_per_second"] / other["decisions_per_second"] for own, other in pairs)

    def figures(self, entrant: Entrant) -> dict[str, Any]:
        rounds = self.rounds[entrant]
        speeds = [each["decisions_per_second"] for each in rounds]
        figures: dict[str, Any] = {
            name: rounded(median(each[name] for each in rounds))
            for name in rounds[0]
            if name not in ("decisions", "games")
        }
        figures["spread"] = [rounded(min(speeds)), rounded(max(speeds))]
        figures["decisions"] = sum(each["decisions"] for each in rounds)
        figures["games"] = sum(each["games"] for each in rounds)
        if entrant not in PEERS:
            ratios = {peer.path[0]: self.ratios(entrant, peer) for peer in PEERS if peer in self.rounds}
            figures["ratios"] = {name: rounded(median(found)) for name, found in ratios.items()}
            figures["ratios_spread"] = {
                name: [rounded(found[0]), rounded(found[-1])] for name, found in ratios.items()
            }
        return figures

    def plain(self) -> dict[str, Any]:
        """The JSON form."""
        result: dict[str, Any] = {}
        for entrant in self.rounds:
            place = result
            for step in entrant.path[:-1]:
                place = place.setdefault(step, {})
            place[entrant.path[-1]] = self.figures(entrant)
        return result

    def show(self) -> None:
        peers = [peer for peer in PEERS if peer in self.rounds]
        table = Table(
            title="Random play of whole games, set-up included: medians of short rounds in turn on one core",
            caption="A match is copied with its record, and so are the states of the other engines.",
        )
        columns = ["decisions/s", "from - to", *(f"x {short(peer)}" for peer in peers)]
        columns += ["moves listed", "copy us", "match copy us", "listing us", "a long list us"]
        table.add_column("engine", no_wrap=True)
        for column in columns:
            table.add_column(column, justify="right")
        for entrant in self.rounds:
            all_of = self.figures(entrant)
            table.add_row(
                entrant.title,
                f"{all_of['decisions_per_second']:,.0f}",
                " - ".join(f"{speed:,.0f}" for speed in all_of["spread"]),
                *(_with_spread(self.ratios(entrant, peer)) for peer in peers),
                f"{all_of['moves_listed']:.1f}",
                *(
                    f"{all_of[name]:.1f}" if name in all_of else ""
                    for name in ("copy_us", "match_copy_us", "moves_us", "busy_moves_us")
                ),
            )
        Console(width=None if sys.stdout.isatty() else 160).print(table)


def run(games: Iterable[str], seconds: float) -> Outcome:
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    with ExitStack() as stack:
        workers: dict[Entrant, Worker] = {}
        entrants = [*(entrant for game in games for entrant in GAMES[game]), *PEERS]
        for entrant in tracked("Starting the engines", len(entrants))(entrants):
            worker = stack.enter_context(Worker(entrant, core))
            if missing := worker.about.get("missing"):
                print(f"{entrant.title}: no {missing} here; make bench installs it", file=sys.stderr)
            elif entrant not in PEERS and worker.about["compiled"] == entrant.pure:
                print(f"{entrant.title}: not there; make setup compiles where it can", file=sys.stderr)
            else:
                workers[entrant] = worker
        return Outcome(measured(workers, seconds / ROUNDS))


def measured(workers: dict[Entrant, Worker], seconds: float) -> dict[Entrant, list[Round]]:
    rounds: dict[Entrant, list[Round]] = {entrant: [] for entrant in workers}
    turns: Sequence[Entrant] = [*workers] * ROUNDS
    for entrant in tracked("Measuring", len(turns))(turns):
        rounds[entrant].append(workers[entrant].measure(seconds))
    return rounds


def _with_spread(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({ratios[0]:.2f} - {ratios[-1]:.2f})"


def short(entrant: Entrant) -> str:
    return entrant.title.replace(",", "").split()[0]


def rounded(value: float) -> float:
    return round(value) if value >= 1000 else round(value, 2)
