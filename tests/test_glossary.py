"""The glossary of docs/architecture.md holds in code, on the wire and in the texts."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from sandtable.core.registry import game_named
from sandtable.live.messages import AnyFromClient, AnyFromServer

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WORDS = re.findall(r"^\| `(\w+)` \| .+ \| `([\w.]+)` \| (.*?) *\|$", PAGE, re.M)
"""Each word, the place of its class, and what else it must not be called."""


def test_the_glossary_is_there() -> None:
    assert len(WORDS) >= 10


def test_a_word_is_the_name_of_one_class() -> None:
    places: dict[str, list[str]] = {word: [] for word, _, _ in WORDS}
    source = ROOT / "src"
    for path in (source / "sandtable").rglob("*.py"):
        module = ".".join(path.relative_to(source / "sandtable").with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name in places:
                places[node.name].append(f"{module}.{node.name}")
    assert places == {word: [place] for word, place, _ in WORDS}


def test_the_places_can_be_imported() -> None:
    for word, place, _ in WORDS:
        assert hasattr(import_module(f"sandtable.{place.rpartition('.')[0]}"), word), place


def test_the_client_uses_the_words_for_the_same_things() -> None:
    declared = {
        name
        for path in (ROOT / "client" / "src").rglob("*.[ts]*")
        if "wire" not in path.parts and path.suffix in (".ts", ".svelte")
        for name in re.findall(r"^(?:export )?(?:class|interface|type) (\w+)", path.read_text("utf-8"), re.M)
    }
    assert "AtTable" in declared
    assert declared & {word for word, _, _ in WORDS} == {"Foreseen", "Game", "Moment", "Trial", "View"}


@pytest.mark.parametrize("name", ["nations", "pendulum"])
def test_no_message_is_called_like_a_move_an_event_or_a_premove(name: str) -> None:
    game = game_named(name)
    messages = {kind.__name__ for kind in (*get_args(AnyFromClient), *get_args(AnyFromServer))}
    for kinds in (game.move_type, game.event_type, game.premove_type):
        named = {kind.__name__ for kind in get_args(kinds)}
        assert named
        assert not messages & named


OTHERS = [other for _, _, listed in WORDS for other in re.findall(r"\w+", listed)]


def called_otherwise(text: str) -> list[str]:
    return [other for other in OTHERS if re.search(rf"\b{other}s?\b", text, re.IGNORECASE)]


def test_texts_call_things_by_no_other_word() -> None:
    assert OTHERS
    for path in (ROOT / "locales" / "en").glob("*.ftl"):
        said = re.sub(r"^#.*$|^[\w-]+ =|\{[^}]*\}", "", path.read_text("utf-8"), flags=re.M)
        assert called_otherwise(said) == [], path.name


def test_docs_and_code_call_things_by_no_other_word() -> None:
    docs = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    code = [*(ROOT / "src" / "sandtable").rglob("*.py"), *(ROOT / "client" / "src").rglob("*.[ts]*")]
    assert len(docs) > 10
    assert len(code) > 300
    for path in docs + code:
        if path.name.endswith((".de.md", ".nl.md")) or path.suffix not in (".md", ".py", ".ts", ".svelte"):
            continue
        said = re.sub(r"^\| `\w+` \|.*$", "", path.read_text("utf-8"), flags=re.M)
        assert called_otherwise(said) == [], path.name
