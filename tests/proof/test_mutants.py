"""The hunt for mistakes in rules: it finds a test that notices them, and says so where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from proof.figures import ROOT
from proof.hunt import ANEW
from proof.mutants import all_of, interval, reasons
from proof.mutation import Mutant, mutants

RULES = '''
from functools import cache

def fare(age: int, bags: int = 0) -> int:
    """Children ride for nothing, bags cost two each."""
    if age < 12:
        return 0
    return 3 + 2 * bags

@cache
def seats() -> int:
    return 40

def forever() -> int:
    steps = 0
    while steps < 3:
        steps += 1
    return steps

def lines() -> list[str]:
    return ["red" for _ in range(2)]

LINES = lines()

MADE: dict[str, str] = {}

def ticket(name: str) -> str:
    if name not in MADE:
        MADE[name] = f"for {name}"
    return MADE[name]
'''

TESTS = """
import rules

def test_adults():
    assert rules.fare(30) == 3

def test_children():
    assert rules.fare(5) == 0

def test_children_grow_up():
    assert rules.fare(12) == 3

def test_seats():
    assert rules.seats() == 40

def test_it_ends():
    assert rules.forever() == 3

def test_lines():
    assert len(rules.LINES) == 2

def test_tickets():
    assert rules.ticket("Ann") == "for Ann"
"""

HUNT = """
from pathlib import Path
from proof.hunt import Hunter
from proof.mutation import mutants

def pytest_configure(config):
    def hunted(mutant, killer):
        print(f"{mutant.function}: {mutant.change} :: {killer}")
    config.pluginmanager.register(Hunter(mutants(Path("rules.py").resolve()), 2, hunted))
"""


def test_what_no_test_notices_survives(tmp_path: Path) -> None:
    for name, code in (("rules", RULES), ("test_rules", TESTS), ("hunting", HUNT)):
        (tmp_path / f"{name}.py").write_text(code)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-s",
        "-p",
        "hunting",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(tmp_path))),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    said = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    found = dict(line.split(" :: ") for line in said.stdout.splitlines() if " :: " in line)
    assert len(found) == len(mutants(tmp_path / "rules.py")), said.stderr
    survived = {change for change, killer in found.items() if killer == "None"}
    assert survived == {
        "fare: 3 + 2 * bags → 3 - 2 * bags",  # No test has bags.
        "fare: 2 → 3",
        "forever: 0 → 1",  # It makes no difference.
        "lines: 'red' → 'redx'",  # No test asks for the colour.
    }
    assert found["lines: 2 → 3"] == ANEW, "it is made by the import alone"
    assert found["ticket: name not in MADE → name in MADE"] == ANEW, (
        "it is made already when the mistake comes"
    )
    assert found["fare: age < 12 → age <= 12"] == "test_rules.py::test_children_grow_up"
    assert found["seats: 40 → 41"] == "test_rules.py::test_seats", "what is cached is made anew"
    assert found["forever: steps += 1 → steps -= 1"] == "test_rules.py::test_it_ends"


def test_annotations_defaults_assertions_and_docstrings_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        textwrap.dedent(
            '''
            LIMIT = 5

            def walk(steps: "int" = 3) -> "int":
                """Walk 4 steps."""
                assert steps > 1, "too few"
                return steps
            '''
        )
    )
    assert mutants(path) == []


def test_generated_methods_are_left_alone() -> None:
    path = ROOT / "src" / "sandtable" / "pendulum" / "rules" / "position.py"
    methods = {mutant.function for mutant in mutants(path)}
    assert "Position.move_worker" in methods
    assert not {each for each in methods if each.endswith((".become", ".load", ".save", ".copy"))}


@pytest.fixture(scope="module")
def everything() -> dict[str, Mutant]:
    return {str(mutant): mutant for game in ("nations", "pendulum") for mutant in all_of(game)}


def test_every_reason_is_of_a_mutant(everything: dict[str, Mutant]) -> None:
    assert set(reasons()) <= set(everything), (
        "the code has changed: the mutant is gone or is called otherwise"
    )


def test_names_are_unique(everything: dict[str, Mutant]) -> None:
    assert len(everything) == len(all_of("nations")) + len(all_of("pendulum"))


def test_the_interval_holds_the_share() -> None:
    least, most = interval(90, 100)
    assert 0.82 < least < 0.9 < most < 0.95
    assert interval(100, 100)[1] == pytest.approx(1)
