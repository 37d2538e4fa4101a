"""Every rule of every game has a test that names it, and nothing names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sandtable
from sandtable.core import registry, text

from .battery import rules_in

TESTS = Path(__file__).parent
SRC = Path(sandtable.__file__).parent
CATALOGUES = sorted(path.name.removesuffix("-rules.ftl") for path in text.own_folder().glob("en/*-rules.ftl"))
GAMES = registry.names(registry.GAMES)
"""One that is not announced yet may still lack tests."""
FULL_ID = re.compile(r"\b([a-z]+)\.([A-Z]{3,4}-[0-9]+)\b")
SHORT_ID = re.compile(r"\b[A-Z]{3,4}-[0-9]+\b")


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"), str(path))


@cache
def named_by_tests() -> dict[str, list[str]]:
    """The ids in `@rule("...")` on test functions, each with the tests that name it."""
    found: dict[str, list[str]] = {}
    for path, tree in trees(TESTS):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for rule_id in _ids(decorator):
                        found.setdefault(rule_id, []).append(f"{path.name}::{node.name}")
    return found


def _ids(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    function = decorator.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name != "rule":
        return []
    return [
        arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


@cache
def literals(folder: Path) -> list[tuple[str, str]]:
    """What is written in code, and where."""
    return [
        (f"{path.relative_to(SRC)}:{node.lineno}", node.value)
        for path, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def known(game: str) -> set[str]:
    return rules_in(game, text.own_folder())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    rules = known(game)
    assert rules
    missing = sorted(rules - named_by_tests().keys())
    assert not missing, f"no test has @rule for {len(missing)} of {len(rules)}: {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    rules = {rule for game in CATALOGUES for rule in known(game)}
    wrong = {rule_id: tests for rule_id, tests in named_by_tests().items() if rule_id not in rules}
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_the_program_names_no_rule_that_does_not_exist(game: str) -> None:
    """In refusals above all; a docstring must not mislead either."""
    rules = known(game)
    wrong = [
        f"{place} {game}.{found}"
        for place, literal in literals(SRC / game)
        for found in SHORT_ID.findall(literal)
        if f"{game}.{found}" not in rules
    ]
    wrong += [
        f"{place} {game}.{found}"
        for place, literal in literals(SRC)
        for name, found in FULL_ID.findall(literal)
        if name == game and f"{game}.{found}" not in rules
    ]
    assert not wrong


def test_the_counting_counts() -> None:
    """Decorators count, on test functions, and nothing else does."""
    tree = ast.parse(
        '@rule("a.ONE-1")\n@pytest.mark.rule("a.TWO-2")\ndef test_it(): rule("a.THR-3")\n'
        "@rule\ndef test_none(): ..."
    )
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert [_ids(each) for each in functions[0].decorator_list] == [["a.ONE-1"], ["a.TWO-2"]]
    assert [_ids(each) for each in functions[1].decorator_list] == [[]]
    assert SHORT_ID.findall("BUY-2 and XXX-10, not utf-8, A-1") == ["BUY-2", "XXX-10"]
