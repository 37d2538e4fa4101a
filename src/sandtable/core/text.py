"""Every sentence a person reads comes from the Fluent catalogues in `locales`, one folder a language.

A game outside this package brings a folder of its own, named by its `locales`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.localedata import locale_identifiers
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from .errors import BadInput, BadRecord, Flawed, IllegalMove, SandtableError
from .game import Game
from .registry import game_named

FALLBACK = "en"
_REGION = {"en": "en_GB"}
"""Lists have no comma before the last item."""
_NAMED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
"""What a message or a term is called."""
_REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""The messages and terms that a text contains."""
_MOST_ACCEPTED = 1000
"""Characters of what a browser accepts that are looked at."""
_MOST_OF_A_FACT = 1000
"""Characters of one fact in a sentence. Strangers may have written it, and Fluent does not take 2,500."""


@cache
def own_folder() -> Path:
    """The program's own catalogues; SANDTABLE_LOCALES names another folder, to try a language out."""
    if named := os.environ.get("SANDTABLE_LOCALES"):
        return Path(named)
    package = Path(__file__).parents[1]
    installed = package / "locales"
    return installed if installed.is_dir() else package.parents[1] / "locales"


@cache
def _languages(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


class _Catalogue:
    """The texts of one language in a folder. Each is parsed once it is asked for."""

    def __init__(self, folder: Path, language: str) -> None:
        # Terminals show isolation marks as rubbish. Plurals are as in English where Babel knows no others.
        self.bundle = FluentBundle([language, FALLBACK], use_isolating=False)
        self._waiting: dict[str, str] = {}
        self._ready: set[str] = set()
        self._parsing = Lock()
        for path in sorted((folder / language).glob("*.ftl")):
            source = path.read_text("utf-8")
            named = list(_NAMED.finditer(source))
            ends = [*(each.start() for each in named[1:]), len(source)]
            for each, end in zip(named, ends, strict=True):
                self._waiting[each[1]] = source[each.start() : end]

    def pattern(self, message: str) -> Any:
        """None if there is no such text."""
        if message not in self._ready:
            with self._parsing:
                self._parse(message)
            if not self.bundle.has_message(message):
                return None
            self._ready.add(message)
        return self.bundle.get_message(message).value

    def _parse(self, name: str) -> None:
        """Parse a text, and all those that it refers to."""
        if source := self._waiting.pop(name, ""):
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERRED.findall(source):
                self._parse(other)


_catalogue = cache(_Catalogue)


def languages() -> list[str]:
    return _languages(own_folder()).copy()


def chosen(accepted: str) -> str:
    """The language among ours that comes first in what a browser or a system accepts.

    >>> chosen("fr-CH, fr;q=0.9, en;q=0.5")
    'en'
    >>> chosen("C.UTF-8")
    'en'
    """
    wanted = []
    for each in accepted[:_MOST_ACCEPTED].lower().split(","):
        name, *details = each.split(";")
        given = next((detail.strip()[2:] for detail in details if detail.strip().startswith("q=")), "1")
        weight = float(given) if re.fullmatch(r"[01](\.\d*)?", given) else 0
        wanted.append((-weight, re.split(r"[-_.@]", name.strip())[0]))
    found = (
        name for weight, name in sorted(wanted, key=lambda each: each[0]) if weight and name in languages()
    )
    return next(found, FALLBACK)


def find(message: str, language: str = FALLBACK, folder: Path | None = None, **facts: Any) -> str | None:
    """The sentence with its facts put in; None if no catalogue has it."""
    for place in (folder, own_folder()):
        for tongue in (language, FALLBACK):
            if place is None or tongue not in _languages(place):
                continue
            texts = _catalogue(place, tongue)
            if pattern := texts.pattern(message):
                told = {name: _cut(fact) for name, fact in facts.items()}
                text, problems = texts.bundle.format_pattern(pattern, told)
                if problems:
                    raise BadInput(f"text {message}", "; ".join(map(str, problems)))
                return str(text)
    return None


def _cut(fact: Any) -> Any:
    return f"{fact[:_MOST_OF_A_FACT]}…" if isinstance(fact, str) and len(fact) > _MOST_OF_A_FACT else fact


def say(message: str, language: str = FALLBACK, folder: Path | None = None, **facts: Any) -> str:
    return find(message, language, folder, **facts) or message


def joined(items: Sequence[str], language: str = FALLBACK, either: bool = False) -> str:
    """A list in one line; `either` of them.

    >>> joined(["gold", "stone", "food"])
    'gold, stone and food'
    """
    return format_list(items, "or" if either else "standard", _place(language))


def decimal(value: float, language: str = FALLBACK, digits: int = 0, signed: bool = False) -> str:
    """A number with so many digits after its point or comma.

    >>> decimal(12.345, "de", 1), decimal(7, signed=True)
    ('12,3', '+7')
    """
    shape = f"#,##0.{'0' * digits}".rstrip(".")
    return format_decimal(value, f"+{shape};-{shape}" if signed else shape, _place(language))


def percent(value: float, language: str = FALLBACK, digits: int = 0) -> str:
    """A share of one.

    >>> percent(0.5), percent(0.12345, "nl", 1)
    ('50%', '12,3%')
    """
    place = _place(language)
    shape = str(Locale.parse(place).percent_formats[None].pattern)
    return format_percent(value, shape.replace("##0", f"##0.{'0' * digits}".rstrip(".")), place)


def _place(language: str) -> str:
    """Where lists and numbers are written as in this language."""
    place = language if language in languages() and language in locale_identifiers() else FALLBACK
    return _REGION.get(place, place)


def rule(game: Game[Any], rule_id: str, language: str = FALLBACK) -> str:
    """What the rule with this full id (`nations.BUY-2`) says."""
    return say(rule_id.replace(".", "-", 1), language, game.locales)


def refusal(game: Game[Any], error: SandtableError, language: str = FALLBACK) -> str:
    """Why a move was refused: the reason first, then the id of the rule.

    >>> from sandtable import new_match
    >>> match = new_match("nations", seats=2, seed=1)
    >>> try:
    ...     match.play(1 - match.to_act[0], {"type": "Pass"})
    ... except SandtableError as error:
    ...     print(refusal(match.game, error))
    It is not your turn. (nations.AGE-3)
    """
    if not isinstance(error, IllegalMove):
        return problem(error, language)
    return f"{reason(game, error, language)} ({error.rule})"


def reason(game: Game[Any], error: IllegalMove, language: str = FALLBACK) -> str:
    """The same without the rule id, where that is shown separately."""
    name = error.rule.split(".")[0]
    facts: dict[str, str | int] = dict(error.facts)
    for key, value in error.facts.items():
        if isinstance(value, str):  # An id: sentences select on it and print its name.
            facts[f"{key}-name"] = say(f"{name}-{value}", language, game.locales)
    return say(f"{name}-refused-{error.reason}", language, game.locales, **facts)


def problem(error: SandtableError, language: str = FALLBACK) -> str:
    """What is wrong with something, and where."""
    match error:
        case BadInput():
            return f"{error.where}: {problem_words(error, language)}"
        case BadRecord(entry=None):
            return f"{say('problem-header', language)}: {problem_words(error, language)}"
        case BadRecord(entry=int(entry)):
            return f"{say('problem-entry', language, entry=entry)}: {problem_words(error, language)}"
        case IllegalMove():
            return refusal(game_named(error.rule.split(".")[0]), error, language)
        case Flawed():
            return problem_words(error, language)
    return str(error)


def problem_words(error: Flawed, language: str = FALLBACK) -> str:
    """The same without the place."""
    facts: dict[str, Any] = {
        name: problem(fact, language) if isinstance(fact, SandtableError) else fact
        for name, fact in error.facts.items()
    }
    return find(f"problem-{error.message}", language, **facts) or error.message


def sources(language: str, folder: Path | None = None) -> dict[str, str]:
    """The catalogues by name, for the browser. Where the language lacks texts, all English ones come first:
    of two with the same id the last one counts.
    """
    place = folder or own_folder()
    tongue = language if language in _languages(place) else FALLBACK
    found = {}
    for path in sorted((place / FALLBACK).glob("*.ftl")):
        english, translated = path.read_text("utf-8"), place / tongue / path.name
        own = translated.read_text("utf-8") if translated.exists() else ""
        lacks = set(_NAMED.findall(english)) - set(_NAMED.findall(own))
        found[path.stem] = f"{english}\n{own}" if lacks else own
    return found


def catalogue(game: Game[Any], language: str = FALLBACK) -> str:
    """The source of a game's texts, in English where the language lacks them."""
    found = sources(language, game.locales)
    return "\n".join(source for name, source in found.items() if name.startswith(game.name))


def rules(game: Game[Any], language: str = FALLBACK) -> dict[str, str]:
    """All rules of a game by their short ids, in the order of the catalogue."""
    catalogue = (game.locales or own_folder()) / FALLBACK / f"{game.name}-rules.ftl"
    ids = re.findall(rf"^{game.name}-([A-Z]{{3}}-\d+)\s*=", catalogue.read_text("utf-8"), re.M)
    return {short: rule(game, f"{game.name}.{short}", language) for short in ids}
