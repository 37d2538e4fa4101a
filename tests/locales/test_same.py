"""Every language has the same messages: ids, variables, attributes, and what is selected on."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sandtable.core import text
from tests.locales.catalogues import LANGUAGES, LOCALES, messages

EXAMPLE = Path(__file__).parents[1] / "example_game" / "sandtable_tricks" / "locales"
FOLDERS = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder in (LOCALES, EXAMPLE)
    for language in LANGUAGES
]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Shape(Visitor):
    """What callers have to do with a message: its variables, its attributes, the words it selects by."""

    def __init__(self, message: ast.Message, others: dict[str, ast.Message]) -> None:
        self._others = others
        self.variables: set[str] = set()
        self.selected: dict[str, set[str]] = defaultdict(set)
        self.attributes = {each.id.name for each in message.attributes}
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        assert node.id.name in self._others, f"there is no {node.id.name}"
        self.visit(self._others[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            self.selected[node.selector.id.name] |= keys - PLURALS
        self.generic_visit(node)

    @property
    def told(self) -> set[str]:
        """`$area` and `$area-name` are told together: one language selects by it, another prints it."""
        return {re.sub(r"-(name|count)$", "", name) for name in self.variables}


def shapes(folder: Path, language: str) -> dict[str, Shape]:
    found = messages(language, folder)
    return {name: Shape(message, found) for name, message in found.items()}


def is_told(name: str) -> bool:
    """Of moves, events and prompts: `test_sentences` checks their variables against their types."""
    return re.search(r"^[a-z]+-(move|event|prompt|each)(-|$)", name) is not None


@pytest.mark.parametrize(("folder", "language"), FOLDERS)
def test_the_same_files_and_ids(folder: Path, language: str) -> None:
    names = [{path.name for path in (folder / each).glob("*.ftl")} for each in ("en", language)]
    assert names[0] == names[1]
    for name in names[0]:
        ids = [
            re.findall(r"^([a-zA-Z][\w-]*) *=", (folder / each / name).read_text("utf-8"), re.M)
            for each in ("en", language)
        ]
        assert set(ids[0]) == set(ids[1]), name


@pytest.mark.parametrize(("folder", "language"), FOLDERS)
def test_the_same_variables_attributes_and_selectors(folder: Path, language: str) -> None:
    english, other = shapes(folder, "en"), shapes(folder, language)
    wrong = []
    for name in english.keys() & other.keys():
        ours, theirs = english[name], other[name]
        if missing := ours.told - theirs.told:
            wrong.append(f"{name} does not tell {sorted(missing)}")
        if (more := theirs.told - ours.told) and not is_told(name):
            wrong.append(f"{name} is not told {sorted(more)}")
        if ours.attributes != theirs.attributes:
            wrong.append(f"{name} has the attributes {sorted(theirs.attributes)}")
        for variable, keys in ours.selected.items():
            # Where one language says "won" of anybody, another needs a word for you.
            more_keys = {"you", "none"} if is_told(name) else set()
            if (
                keys
                and variable in theirs.selected
                and theirs.selected[variable] - more_keys != keys - more_keys
            ):
                wrong.append(f"{name} selects ${variable} by {sorted(theirs.selected[variable])}")
            if keys and variable not in theirs.selected:
                wrong.append(f"{name} does not select by ${variable}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("folder", "language"), FOLDERS)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    """With its variables nothing is left in braces, whichever variant is taken."""
    for name, shape in shapes(folder, language).items():
        if messages(language, folder)[name].value is None:
            continue
        for number in (0, 1, 2, 5):
            facts: dict[str, str | int] = dict.fromkeys(shape.variables, number)
            said = text.say(name, language, folder, **facts)
            assert not re.search(r"[{}]|\$[a-z]", said), said
        for variable, keys in shape.selected.items():
            for key in keys:
                said = text.say(
                    name, language, folder, **{**dict.fromkeys(shape.variables, 2), variable: key}
                )
                assert not re.search(r"[{}]|\$[a-z]", said), said


def test_a_difference_is_found(tmp_path: Path) -> None:
    for language, said in (
        ("en", "a-b = { $who ->\n    [you] You\n   *[other] { $name }\n}\n"),
        ("zz", "a-b = { $who ->\n    [yu] Yu\n   *[other] Nobody\n}\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(said)
    with pytest.raises(AssertionError, match="does not tell") as found:
        test_the_same_variables_attributes_and_selectors(tmp_path, "zz")
    assert "selects $who by ['yu']" in str(found.value)
