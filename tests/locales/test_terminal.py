"""The command speaks every language there is a folder for, the one of the system by itself."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.core import text
from sandtable.core.registry import game_named
from tests.locales.pseudo import PSEUDO, accented

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "400")


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_rules(pseudo: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--lang", PSEUDO]) == 0
    said = capsys.readouterr().out
    for rule in text.rules(game_named(game), PSEUDO).values():
        assert rule in said
    assert text.rules(game_named(game)) != text.rules(game_named(game), PSEUDO)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, PSEUDO),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx", "LC_ALL": "en_GB"}, "en"),
    ],
)
def test_the_language_of_the_system(
    pseudo: Path,
    variables: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(["rules", "nations", "BUY-1"]) == 0
    assert capsys.readouterr().out.strip().endswith(text.rules(game_named("nations"), language)["BUY-1"])


def test_a_language_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "nations", "--lang", "zz"])
    assert "--lang" in capsys.readouterr().err


def test_play(pseudo: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h\nr BUY-1\nu\n99\nq\n"))
    assert main(["play", "nations", "--lang", PSEUDO, "--seats", "me,random", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    for message in ("terminal-help", "terminal-no-undo", "terminal-not-kept"):
        rule = next(iter(text.rules(game_named("nations"))))
        assert text.say(message, PSEUDO, rule=rule) in said
        assert text.say(message, rule=rule) not in said
    assert text.rules(game_named("nations"), PSEUDO)["BUY-1"] in said
    assert accented("reroll") in said


@pytest.mark.parametrize("record", ["nations-3-players.json", "pendulum-points.json"])
def test_hint(pseudo: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["hint", str(GOLDEN / record), "--entry", "20", "--count", "1"]
    assert main(asked) == 0
    english = capsys.readouterr().out
    assert main([*asked, "--lang", PSEUDO]) == 0
    pseudo_said = capsys.readouterr().out
    assert len(pseudo_said) > len(english) * 1.15
    assert not {"Your", "You ", "the "} & {*pseudo_said.split(" ")}


COMMANDS = [
    "play", "hint", "review", "serve", "simulate", "ladder", "verify", "data", "rules", "schema", "balance",
]  # fmt: skip


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(pseudo: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No word of argparse's own, and none that stands in code."""
    with pytest.raises(SystemExit) as end:
        main([*filter(None, [command]), "--help", "--lang", PSEUDO])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(accented("usage:"))
    assert accented("show this help and exit") in said
    assert accented("options") in said
    assert not {"the", "and", "exit", "number", "positional", "options:"} & {*said.split()}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["simulate", "nations", "--option", "x=3"], "nations hat kein 'x'; vorhanden: opponent"),
        (["simulate", "nations", "--option", "opponent=hard"], "einen Gegner gibt es nur im Solospiel"),
        (["rules", "nations", "FLY-1"], "nations hat keine Regel FLY-1"),
        (["serve", "--port", "abc"], "'abc' ist keine ganze Zahl von 0 bis 65535"),
        (["simulate", "pendulum", "--option", "untimed=5"], "5 ist keine Runde von 1 bis 4"),
        (["simulate", "pendulum", "--option", "untimed=x"], "erwartet wird `int`, da steht `str`"),
    ],
)
def test_what_is_wrong(words: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", "de"]) == 2
    assert problem in capsys.readouterr().err


def test_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (["fly"], "'fly' gibt es hier nicht"),
        (["simulate"], "es fehlt: SPIEL"),
        (["ladder", "nations", "--games", "0"], "--games: '0' ist keine ganze Zahl ab 1"),
        (["rules", "nations", "--seed"], "unbekannt: --seed"),
    ):
        with pytest.raises(SystemExit):
            main(["--lang=de", *words])
        assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("en", "valid", "not valid"),
        ("de", "in Ordnung", "nicht in Ordnung"),
        ("nl", "in orde", "niet in orde"),
    ],
)
def test_verify(
    language: str, good: str, bad: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record, changed = GOLDEN / "nations-3-players.json", tmp_path / "changed.json"
    plain = json.loads(record.read_text("utf-8"))
    plain["entries"][3]["at"] += 1
    changed.write_text(json.dumps(plain), "utf-8")
    assert main(["verify", str(record), "--lang", language]) == 0
    assert capsys.readouterr().out.startswith(f"{record}: {good}. ")
    assert main(["verify", str(changed), "--lang", language]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{changed}: {bad}. ")
    assert text.say("problem-entry-changed", language) in said


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_data(pseudo: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", game, "--lang", PSEUDO]) == 0
    said = capsys.readouterr().out
    assert accented("points") in said
    assert not {"the", "and", "a", "of"} & {*said.split()}


def test_simulate(pseudo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "nations", "--games", "1", "--jobs", "1", "--seats", "random,random"]
    assert main([*asked, "--lang", PSEUDO]) == 0
    said = capsys.readouterr().out
    assert accented("where the points come from") in said
    assert accented("Famine") in said
