"""The catalogues of every language, read as what they are: messages with texts, variables and selectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sandtable.core import text

LOCALES = text.own_folder()
LANGUAGES = text.languages()


@cache
def messages(language: str, folder: Path = LOCALES) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    found: dict[str, ast.Message] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} a second time"
                found[entry.id.name] = entry
    return found


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def texts(message: ast.Message) -> Iterator[str]:
    """The words of a message, without what is put in."""
    visitor = _Texts()
    visitor.visit(message)
    yield from visitor.texts
