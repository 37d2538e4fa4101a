"""The report on how hard the Automas are."""

from __future__ import annotations

from pathlib import Path

from sandtable.cli import main
from sandtable.pendulum.options import PendulumOptions
from sandtable.pendulum.study.automas import AIMS, LEVELS, REPORT, play_one


def test_a_game_depends_on_its_arguments_alone() -> None:
    options = PendulumOptions(automa="C")
    assert play_one("greedy", options, 1, 0) == play_one("greedy", options, 1, 0)
    assert play_one("greedy", options, 1, 0) != play_one("greedy", options, 2, 0)


def test_the_report_is_the_same_twice() -> None:
    text = REPORT.write(2, 1, 1, "greedy")
    assert text == REPORT.write(2, 1, 1, "greedy")
    for level, aim in zip(LEVELS, AIMS, strict=True):
        assert any(line.startswith(f"| {level} | ") and f" {aim}% " in line for line in text.split("\n"))
    assert "5*" in text


def test_the_command_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "automas.md"
    words = ["balance", "automas", "--games", "1", "--jobs", "1", "--bot", "greedy", "--out", str(out)]
    assert main([*words, "--option", "foreshadowing=true"]) == 0
    assert "with Foreshadowing" in out.read_text("utf-8")
