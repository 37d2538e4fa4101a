"""No text in code that is in no catalogue, and no text in a catalogue that no code says."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sandtable.core.registry import GAMES, names
from tests.locales.catalogues import messages

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "sandtable"
CLIENT = ROOT / "client" / "src"
WORD = re.compile(r"[A-Za-z]{2,}")

# Svelte: what stands between tags, and attributes that are read out or shown.

SPOKEN = ("aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt", "label")
SHOWN_AS_IS = {"Esc", "sandtable verify"}
"""What is typed: a key, a command."""


def markup(source: str) -> str:
    """What a component draws, without scripts, styles, comments and what is computed."""
    drawn = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.S)
    found, depth = [], 0
    for letter in drawn:
        depth += letter == "{"
        if not depth:
            found.append(letter)
        depth -= letter == "}"
    return "".join(found)


def texts_in(source: str) -> Iterator[str]:
    drawn = markup(source)
    for attribute in SPOKEN:
        for _, value in re.findall(rf"""\s{attribute}=(["'])(.*?)\1""", drawn, re.S):
            if WORD.search(value):
                yield value
    for between in re.split(r"<[^<>]*>", drawn):
        if WORD.search(between) and between.strip() not in SHOWN_AS_IS:
            yield between.strip()


def test_a_text_in_markup_is_found() -> None:
    assert list(texts_in("<p>Hello {name}</p>")) == ["Hello"]
    assert list(texts_in('<b title="Close it" class="big one">{t("x")}</b>')) == ["Close it"]
    assert not list(texts_in("<script>let a = 'b c';</script>{#if a}<i>{t(`x-${a}`)}</i>{/if}"))


@pytest.mark.parametrize(
    "path", sorted(CLIENT.rglob("*.svelte")), ids=lambda path: path.relative_to(CLIENT).as_posix()
)
def test_components_say_nothing_of_their_own(path: Path) -> None:
    assert not list(texts_in(path.read_text("utf-8")))


# TypeScript: a string of several words is a sentence, unless it is for machines.

FOR_MACHINES = re.compile(
    r"""^(?:[^A-Za-z]*$                 # no words
    |[a-z0-9.,#%() *+>:\[\]='"~^$/@|&;!?_{}\\-]+$   # classes, selectors, styles: nothing in capitals
    |(?:[MLHVCSQTAZ][\d\s.,-]*)+$       # a path to draw
    )""",
    re.X,
)
FOR_PROGRAMMERS = (r"throw new Error\(", r"console\.\w+\(", r"complain\(")


def sentences_in(source: str) -> Iterator[str]:
    code = re.sub(r"<style\b.*?</style>|/\*.*?\*/|<!--.*?-->", "", source, flags=re.S)
    code = re.sub(r"(?m)(?<![:'\"`])//.*$", "", code)
    scripts = "\n".join(re.findall(r"<script\b[^>]*>(.*?)</script>", code, re.S)) or code
    for match in re.finditer(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"", scripts):
        value = match[1] or match[2] or ""
        before = scripts[max(0, match.start() - 40) : match.start()]
        is_sentence = re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", value) and not FOR_MACHINES.match(value)
        if is_sentence and not any(re.search(rf"{each}\s*$", before) for each in FOR_PROGRAMMERS):
            yield value


def test_a_sentence_in_a_script_is_found() -> None:
    assert list(sentences_in("const a = 'Not your turn';")) == ["Not your turn"]
    assert not list(sentences_in("const a = 'btn ghost tool'; throw new Error('No such seat');"))


@pytest.mark.parametrize(
    "path",
    sorted(
        path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and "wire" not in path.parts
    ),
    ids=lambda path: path.relative_to(CLIENT).as_posix(),
)
def test_scripts_hold_no_sentence(path: Path) -> None:
    assert not list(sentences_in(path.read_text("utf-8")))


# Python: what is printed, and what a refusal is told with.

PRINTS = {"print", "input"}


def printed_in(source: str) -> Iterator[str]:
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call):
            called = node.func
            name = called.attr if isinstance(called, python.Attribute) else getattr(called, "id", "")
            if name in PRINTS:
                for argument in node.args:
                    yield from _words(argument)


def _words(node: python.expr) -> Iterator[str]:
    """The constant words of what is printed; what is called for them is looked at by itself."""
    parts = node.values if isinstance(node, python.JoinedStr) else [node]
    for part in parts:
        if isinstance(part, python.Constant) and isinstance(part.value, str) and WORD.search(part.value):
            yield part.value


def test_a_printed_text_is_found() -> None:
    assert list(printed_in('print(f"{a}: not your turn")')) == [": not your turn"]
    assert not list(printed_in('print(f"{say(x)} ({a})", file=b)'))


@pytest.mark.parametrize(
    "path",
    sorted(
        path
        for folder in ("cli", "live", "web", "nations/terminal", "pendulum/terminal")
        for path in (SOURCES / folder).rglob("*.py")
    ),
    ids=lambda path: path.relative_to(SOURCES).as_posix(),
)
def test_the_terminal_prints_nothing_of_its_own(path: Path) -> None:
    assert not list(printed_in(path.read_text("utf-8")))


# Ids


@cache
def code() -> str:
    paths = [*SOURCES.rglob("*.py"), *SOURCES.rglob("data.toml")]
    paths += [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte", ".json")]
    return "\n".join(path.read_text("utf-8") for path in paths if "static" not in path.parts)


@cache
def written() -> set[str]:
    """Every word that stands in quotes, is a key or names a field."""
    return set(re.findall(r"""(?<=["'`])[\w-]+(?=["'`])|[\w-]+(?=:)|^[\w-]+(?= =)""", code(), re.M))


KINDS = {"client", "command", "core", "hint", "live", "problem", "review", "terminal"}


@cache
def made() -> re.Pattern[str]:
    """Ids that are put together where they are said: f"hint-worth-{unit}" and the like."""
    found = set()
    pieces = r"""["']((?:[\w-]|\{[^{}"']*\})+)["']|`((?:[\w-]|\$\{[^{}`]*\})+)`"""
    for python_text, script_text in re.findall(pieces, code()):
        fixed = re.split(r"\$?\{[^{}]*\}", python_text + script_text)
        # One that begins anywhere and says nothing of its own would stand for every id.
        if len(fixed) > 1 and {*re.findall(r"[a-z]+", " ".join(fixed))} - KINDS - {*names(GAMES)}:
            found.add(r"[\w-]+".join(map(re.escape, fixed)))
    return re.compile(f"(?:{'|'.join(sorted(found))})")


@cache
def referred() -> set[str]:
    """Messages that others are made from."""
    sources = [path.read_text("utf-8") for path in (ROOT / "locales" / "en").glob("*.ftl")]
    return set(re.findall(r"\{ ([a-z][\w-]+) \}", "\n".join(sources)))


def used(name: str) -> bool:
    if name in written() or name in referred() or made().fullmatch(name):
        return True
    kind, _, rest = re.sub("^(client|hint)-", "", name).partition("-")
    if kind in ("command", "live", "problem"):  # Said by what stands after it, such as the code of a refusal.
        return rest in written() or made().fullmatch(rest) is not None
    # A rule, or a fact of the game by its id: `pendulum-purple`, `pendulum-card-coin`.
    short = rest.partition("-")[2]
    if kind not in names(GAMES) or re.fullmatch(r"[A-Z]{3}-\d+", rest):
        return kind in names(GAMES)
    return rest in written() or short in written() or made().fullmatch(rest) is not None


def test_no_id_is_unused() -> None:
    assert not [name for name in messages("en") if not used(name)]


@pytest.mark.parametrize(
    "name", ["client-says-nobody", "live-never-told", "nations-purple-cow", "hint-of-nothing"]
)
def test_an_unused_id_is_found(name: str) -> None:
    assert not used(name)
