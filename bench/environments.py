"""Steps per second of learning environments, beside those of others in the same run on the same core."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from .engine import ROUNDS, Entrant, Round, Worker, measured, rounded

ENTRANTS = [
    Entrant(("nations", "2"), "Nations, 2 players, AEC", "environment_game:sandtable", ("nations", 2)),
    Entrant(("nations", "4"), "Nations, 4 players, AEC", "environment_game:sandtable", ("nations", 4)),
    Entrant(("pendulum", "2"), "Pendulum, 2 players, AEC", "environment_game:sandtable", ("pendulum", 2)),
    *(
        Entrant(("pettingzoo", name), f"PettingZoo, {name}, AEC", "environment_game:pettingzoo", (name,))
        for name in ("tictactoe_v3", "connect_four_v3")
    ),
    *(
        Entrant(
            ("openspiel", name),
            f"OpenSpiel, {name}, its Python environment",
            "environment_game:openspiel",
            (name,),
        )
        for name in ("tic_tac_toe", "backgammon")
    ),
]


def run(seconds: float) -> dict[Entrant, list[Round]]:
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    with ExitStack() as stack:
        workers: dict[Entrant, Worker] = {}
        for entrant in ENTRANTS:
            worker = stack.enter_context(Worker(entrant, core))
            if missing := worker.about.get("missing"):
                print(f"{entrant.title}: no {missing} here; make bench installs it", file=sys.stderr)
            else:
                workers[entrant] = worker
        return measured(workers, seconds / ROUNDS)


def plain(rounds: dict[Entrant, list[Round]]) -> dict[str, Any]:
    """The JSON form."""
    found: dict[str, Any] = {}
    for entrant, each in rounds.items():
        speeds = [one["steps_per_second"] for one in each]
        place = found.setdefault(entrant.path[0], {})
        place[entrant.path[1]] = {
            "steps_per_second": rounded(median(speeds)),
            "spread": [rounded(min(speeds)), rounded(max(speeds))],
        }
    return found


def show(rounds: dict[Entrant, list[Round]]) -> None:
    table = Table(title="Random play through environments: medians of short rounds in turn on one core")
    for column in ("environment", "steps/s", "from - to"):
        table.add_column(column, justify="left" if column == "environment" else "right", no_wrap=True)
    for entrant, each in rounds.items():
        speeds = [one["steps_per_second"] for one in each]
        table.add_row(entrant.title, f"{median(speeds):,.0f}", f"{min(speeds):,.0f} - {max(speeds):,.0f}")
    Console(width=None if sys.stdout.isatty() else 100).print(table)
