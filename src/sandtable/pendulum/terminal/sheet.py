"""The component values of Pendulum, for `sandtable data`."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table

from ...core import text
from ...core.errors import BadInput
from ...core.sheet import Sheet, heading
from ..check import KNOWN_D, findings
from ..data import DATA, Data

AREAS = ("purple", "green", "black")


def sheet(path: str | None, language: str) -> Sheet:
    if path:
        raise BadInput("--data", "no-own-data", game="pendulum")
    return Sheet(DATA.version, findings(DATA), _values(DATA), _tables(DATA, language))


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


def _tables(data: Data, language: str) -> list[Table]:
    def head(*columns: str) -> list[str]:
        return [heading(each, language) for each in columns]

    columns = head("card", "worker", "timer", "place", "points", "votes", "reward")
    cards = Table(*columns, title=heading("automa-cards", language))
    for card in data.automa.deck:
        shown = (card.worker, card.timer, card.place, card.points, card.votes)
        words = ("" if value is None else _word(value, language) for value in shown)
        cards.add_row(str(card.id), *words, text.say(f"pendulum-automa-icon-{card.reward}", language))
    columns = head("level", "points-in-rounds", "votes")
    bonuses = Table(*columns, title=heading("automa-bonuses", language))
    for name, level in data.automa.levels.items():
        bonuses.add_row(name, *(_bonuses(name, each) for each in (level.points, level.votes)))
    return [cards, bonuses]


def _word(value: object, language: str) -> str:
    """The colour of an area by its name; numbers and ids as they are."""
    return text.say(f"pendulum-{value}", language) if value in AREAS else str(value)


def _bonuses(level: str, values: list[int]) -> str:
    return "  ".join(
        f"{value}{'*' if level == 'D' and number in KNOWN_D else ''}"
        for number, value in enumerate(values, 1)
    )
