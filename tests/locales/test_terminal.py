"""The command speaks every language there is a folder for, the one of the system by itself."""

from __future__ import annotations

import io
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
        assert text.say(message, PSEUDO) in said
        assert text.say(message) not in said
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
