"""One word for one thing: no text uses a word that the glossary sets aside."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from sandtable.core import registry, text
from tests.locales.catalogues import LANGUAGES, LOCALES, messages, texts

GLOSSARY: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((LOCALES / "glossary.toml").read_text("utf-8"))
HOUSE = "sandtable"
TERMS = [(section, key, term) for section, terms in GLOSSARY.items() for key, term in terms.items()]


def pattern(word: str) -> re.Pattern[str]:
    """A word of `avoid_*`: alone, or with any start or ending where a star stands."""
    body = re.escape(word.strip("*"))
    return re.compile(
        ("" if word.startswith("*") else r"\b") + body + ("" if word.endswith("*") else r"\b"), re.I
    )


def named(term: dict[str, Any], language: str) -> str:
    return re.sub(r" \(.*\)$", "", term[language])


def test_a_word_to_avoid_is_found_as_it_stands_or_with_any_ending() -> None:
    assert pattern("Timer*").search("Drei timern zusehen")
    assert pattern("macht").search("Macht gewinnen")
    assert not pattern("macht").search("machtig")
    assert not pattern("eer").search("meer")


def test_every_term_has_a_word_in_every_language() -> None:
    games = {name for name in registry.names(registry.GAMES) if registry.game_named(name).locales is None}
    assert set(GLOSSARY) == {HOUSE, *games}
    missing = [
        f"{section}.{key}: {language}"
        for section, key, term in TERMS
        for language in {*LANGUAGES, "en", "de", "nl"}
        if not term.get(language)
    ]
    assert not missing


def test_no_term_is_a_word_to_avoid() -> None:
    clashes = [
        f"{section}.{key}: {word}"
        for section, key, term in TERMS
        for language in ("en", "de", "nl")
        for word in term.get(f"avoid_{language}", [])
        for other in GLOSSARY[section].values()
        if pattern(word).search(named(other, language))
    ]
    assert not clashes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_another_word_for_a_term(language: str) -> None:
    found = []
    for section, key, term in TERMS:
        for word in term.get(f"avoid_{language}", []):
            for name, message in messages(language).items():
                if section != HOUSE and section not in name.split("-"):
                    continue
                if any(pattern(word).search(each) for each in texts(message)):
                    found.append(f"{name} says {word!r}; the word is {term[language]!r} ({section}.{key})")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_names_a_term_says_the_term(language: str) -> None:
    wrong = [
        f"{term['id']} is {said!r}, not {named(term, language)!r}"
        for _, _, term in TERMS
        if term.get("id") in messages(language)
        if (said := text.say(term["id"], language)).casefold() != named(term, language).casefold()
    ]
    assert not wrong, "\n".join(wrong)
