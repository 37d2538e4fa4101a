"""Texts: found in the language asked for, else in English, else the bare name."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sandtable import BadInput, IllegalMove, new_match
from sandtable.core import text

from ..battery import catalogue

NATIONS = new_match("nations", 2).game
PREFIXES = {"hints": ("hint-", "review-"), "notices": ("notice-",)}
"""What the ids of a catalogue begin with, where it is not the catalogue's own name."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, content in {
        "en": "chess-hello = Hello, { $name }.\nchess-only = Only here.\nchess-empty =\n    .note = none\n",
        "de": "chess-hello = Hallo, { $name }.\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "chess.ftl").write_text(content, "utf-8")
    (tmp_path / "README").write_text("not a language")
    return tmp_path


def test_in_the_language_asked_for(folder: Path) -> None:
    assert text.say("chess-hello", "de", folder, name="Ada") == "Hallo, Ada."
    assert text.say("chess-hello", "en", folder, name="Ada") == "Hello, Ada."


def test_a_long_fact_is_cut(folder: Path) -> None:
    said = text.say("chess-hello", "en", folder, name="a" * 5000)
    assert said.startswith("Hello, aaa") and said.endswith("a….")
    assert len(said) < 1100


def test_of_what_a_browser_accepts_only_the_beginning_counts() -> None:
    assert text.chosen("xx," * 100 + "de") == "de"
    assert text.chosen("xx," * 20_000 + "de") == "en"


def test_english_where_there_is_no_other(folder: Path) -> None:
    assert text.say("chess-only", "de", folder) == "Only here."
    assert text.say("chess-hello", "nl", folder, name="Ada") == "Hello, Ada."


def test_catalogues_for_the_browser_have_english_before_a_translation_that_lacks_texts(folder: Path) -> None:
    english, german = ((folder / each / "chess.ftl").read_text("utf-8") for each in ("en", "de"))
    assert text.sources("en", folder) == {"chess": english}
    assert text.sources("de", folder) == {"chess": f"{english}\n{german}"}
    assert text.sources("../en", folder) == {"chess": english}
    (folder / "de" / "chess.ftl").write_text(english + german.replace("hello", "more"), "utf-8")
    assert text.sources("de", folder)["chess"].count("chess-hello") == 1


def test_the_name_where_there_is_nothing(folder: Path) -> None:
    assert text.find("chess-nothing", "de", folder) is None
    assert text.find("chess-empty", "de", folder) is None
    assert text.say("chess-nothing", "de", folder) == "chess-nothing"


@pytest.mark.parametrize(
    "language", ["", "..", "../en", "/etc", "klingon", "e\0n", "README", "EN", "x" * 5000]
)
def test_an_odd_language_is_english(folder: Path, language: str) -> None:
    assert text.say("chess-hello", language, folder, name="Ada") == "Hello, Ada."
    assert text.rule(NATIONS, "nations.SET-1", language) == text.rule(NATIONS, "nations.SET-1")


def test_numbers() -> None:
    assert [text.decimal(1234.56, each, 1) for each in ("en", "de", "nl")] == [
        "1,234.6",
        "1.234,6",
        "1.234,6",
    ]
    assert [text.decimal(each, signed=True) for each in (-12.4, 0, 12.4)] == ["-12", "+0", "+12"]
    assert [text.percent(0.125, each, 1) for each in ("en", "de", "nl")] == ["12.5%", "12,5\xa0%", "12,5%"]
    assert text.percent(0.07, "klingon") == "7%"


def test_a_missing_fact_is_told(folder: Path) -> None:
    with pytest.raises(BadInput, match="text chess-hello"):
        text.say("chess-hello", "en", folder)


def test_a_text_may_contain_texts_of_other_files(folder: Path) -> None:
    (folder / "en" / "board.ftl").write_text("chess-board = The { -board }, { chess-white }.\n", "utf-8")
    (folder / "en" / "terms.ftl").write_text("-board = board\n", "utf-8")
    (folder / "en" / "white.ftl").write_text("chess-white = white: { chess-side }\n", "utf-8")
    (folder / "en" / "sides.ftl").write_text("chess-side = first\n", "utf-8")
    assert text.say("chess-board", "en", folder) == "The board, white: first."


def test_no_isolation_marks(folder: Path) -> None:
    assert "\u2068" not in text.say("chess-hello", "en", folder, name="Ada")


def test_the_languages() -> None:
    assert "en" in text.languages()
    text.languages().clear()
    assert "en" in text.languages()


def test_a_rule_and_a_refusal() -> None:
    assert text.rule(NATIONS, "nations.BUY-2") != "nations-BUY-2"
    match = new_match("nations", 2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play(match.to_act[0], {"type": "Buy", "place": 99})
    assert text.refusal(NATIONS, caught.value).endswith(" (nations.AGE-1)")
    assert text.refusal(NATIONS, BadInput("move.place", "Expected `int`")) == "move.place: Expected `int`"


def test_all_rules_of_a_game() -> None:
    rules = text.rules(NATIONS)
    assert {f"nations.{short}" for short in rules} == catalogue(NATIONS)
    assert rules["BUY-2"] == text.rule(NATIONS, "nations.BUY-2")


def test_facts_that_are_words_are_translated() -> None:
    error = IllegalMove("nations.BUY-1", "cannot-afford", symbol="gold", needed=3, held=1)
    sentence = text.refusal(NATIONS, error)
    assert "3" in sentence
    assert "nations-gold" not in sentence
    assert str(error) == "nations.BUY-1: cannot-afford {'symbol': 'gold', 'needed': 3, 'held': 1}"
    pendulum = new_match("pendulum", 2).game
    running = IllegalMove("pendulum.TIM-2", "still-running", timer="purple", seconds=2)
    assert "Lila" in text.refusal(pendulum, running, "de")
    assert "paarse" in text.refusal(pendulum, running, "nl")


@pytest.mark.parametrize("path", sorted(text.own_folder().rglob("*.ftl")), ids=lambda path: path.name)
def test_the_catalogues_are_well_formed(path: Path) -> None:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names)), "a message is there twice"
    prefixes = PREFIXES.get(path.stem, (path.stem.split("-")[0] + "-",))
    assert all(each.startswith(prefixes) for each in names)
