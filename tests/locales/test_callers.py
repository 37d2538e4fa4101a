"""Every message can be said, in every language, with the variables that its callers really pass."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from sandtable.core import text
from tests.locales.catalogues import LANGUAGES, messages
from tests.locales.test_same import Shape

SOURCES = Path(__file__).parents[2] / "src" / "sandtable"
OWN = {"Denied": {"rule"}}
"""What callers hand over that is not for the sentence."""
PREFIXES = {"Denied": "live-", "BadInput": "problem-", "BadRecord": "problem-", "StorageError": "problem-"}
SAY = {"say", "find", "text", "_say", "_text"}
REASONS = {"Reason": "", "reason": "hint-pendulum-"}
GIVEN = {"dice": "die-white", "chit": "gold", "timer": "purple", "colour": "red", "worker": "own-worker-1"}
"""What a fact that is an id may hold."""


class Call(NamedTuple):
    file: str
    line: int
    message: str
    passed: frozenset[str]


def names(node: python.expr) -> list[str]:
    """The ids that are written out; those put together are seen when they are used."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*names(node.body), *names(node.orelse)] if isinstance(node, python.IfExp) else []


def passed(call: python.Call, facts: python.expr | None, own: set[str]) -> frozenset[str] | None:
    """The variables that are passed; None: known only when it runs."""
    found = {each.arg for each in call.keywords}
    if isinstance(facts, python.Dict):
        found |= {str(key.value) if isinstance(key, python.Constant) else None for key in facts.keys}
    elif facts is not None:
        return None
    return None if None in found else frozenset(str(each) for each in found) - own


def calls_in(source: str, file: str) -> Iterator[Call]:
    for node in python.walk(python.parse(source)):
        if not isinstance(node, python.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name not in {*PREFIXES, *SAY, *REASONS}:
            continue
        place = 1 if name in ("BadInput", "BadRecord") else 0
        if len(node.args) <= place:
            continue
        facts = passed(node, node.args[1] if name == "Reason" else None, OWN.get(name, set()))
        prefix = PREFIXES.get(name) or REASONS.get(name, "")
        if name == "say" and isinstance(node.func, python.Name) and file.startswith("cli/"):
            prefix = "command-"
        for message in names(node.args[place]):
            if facts is not None and f"{prefix}{message}" in messages("en"):
                yield Call(file, node.lineno, f"{prefix}{message}", facts)


@cache
def calls() -> list[Call]:
    paths = sorted(SOURCES.rglob("*.py"))
    return [
        call
        for path in paths
        for call in calls_in(path.read_text("utf-8"), path.relative_to(SOURCES).as_posix())
    ]


def test_calls_are_found() -> None:
    source = (
        'say("seed", language, default=D); raise Denied("x" if a else "busy", rule=r); self._text(a, **b)'
    )
    found = list(calls_in(source, "cli/x.py"))
    assert [(each.message, set(each.passed)) for each in found] == [
        ("command-seed", {"default"}),
        ("live-busy", set()),
    ]
    assert len(calls()) > 350
    assert len({call.message for call in calls()}) > 250


@pytest.mark.parametrize("language", LANGUAGES)
def test_callers_pass_what_a_message_needs(language: str) -> None:
    wrong = []
    for file, line, message, given in calls():
        needs = Shape(messages(language)[message], messages(language)).variables
        told = given | {f"{each}-name" for each in given}
        if missing := needs - told:
            wrong.append(f"{file}:{line} {message} lacks {sorted(missing)}")
            continue
        for number in (0, 1, 2):
            facts = {each: GIVEN.get(each, number) for each in given}
            facts |= {f"{each}-name": "x" for each in given if message.startswith("hint-")}
            said = text.say(message, language, **facts)  # type: ignore[arg-type]
            if re.search(r"[{}]|\$[a-z]", said):
                wrong.append(f"{file}:{line} {message} says {said}")
    assert not wrong, "\n".join(wrong)
