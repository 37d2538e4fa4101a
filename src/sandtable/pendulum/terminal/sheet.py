"""The component values of Pendulum, for `sandtable data`."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table

from ...core.sheet import Sheet, own_values_refused
from ..check import KNOWN_D, findings
from ..data import DATA, Data


def sheet(path: str | None) -> Sheet:
    if path:
        raise own_values_refused("pendulum")
    return Sheet(DATA.version, findings(DATA), _values(DATA), _tables(DATA))


def _values(data: Data) -> list[dict[str, Any]]:
    plain = msgspec.to_builtins(data)
    found: list[dict[str, Any]] = []
    for group in ("timers", "track", "grande_card", "printed_reward"):
        found += _fields(group, group, plain[group], "printed")
    for group in ("actions", "sides"):
        for name, values in plain[group].items():
            found += _fields(group, name, values, "printed")
    for group in ("characters", "provinces", "achievements", "rewards", "final_rewards"):
        for values in plain[group]:
            found += _fields(group, str(values.get("id", values.get("kind"))), values, "printed")
    status = data.automa.status
    for values in plain["automa"]["deck"]:
        found += _fields("automa card", str(values["id"]), values, status)
    for name, values in plain["automa"]["levels"].items():
        for field, bonuses in values.items():
            for number, bonus in enumerate(bonuses, 1):
                known = "printed" if name == "D" and number in KNOWN_D else status
                found += _fields("automa level", name, {f"{field} {number}": bonus}, known)
    found += _fields("automa track", "track", plain["automa"]["track"], status)
    return found


def _fields(group: str, name: str, values: dict[str, Any], status: str) -> list[dict[str, Any]]:
    return [
        {
            "component": group,
            "of": name,
            "field": field,
            "value": value,
            "status": "reconstructed" if field in ("special", "automa") else status,
        }
        for field, value in values.items()
        if field not in ("id", "kind")
    ]


def _tables(data: Data) -> list[Table]:
    cards = Table(
        "card", "worker", "timer", "place", "points", "votes", "reward", title="cards of the Automas"
    )
    for card in data.automa.deck:
        shown = (card.worker, card.timer, card.place, card.points, card.votes, card.reward)
        cards.add_row(str(card.id), *("" if value is None else str(value) for value in shown))
    bonuses = Table("level", "points in rounds 1 to 4", "votes", title="bonuses of the Automas (* printed)")
    for name, level in data.automa.levels.items():
        bonuses.add_row(name, *(_bonuses(name, each) for each in (level.points, level.votes)))
    return [cards, bonuses]


def _bonuses(level: str, values: list[int]) -> str:
    return "  ".join(
        f"{value}{'*' if level == 'D' and number in KNOWN_D else ''}"
        for number, value in enumerate(values, 1)
    )
