"""The report on how often each character wins."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.pendulum.data import DATA
from sandtable.pendulum.options import PendulumOptions
from sandtable.pendulum.study.characters import (
    REPORT,
    SEATS,
    PlayedCharacters,
    deals,
    play_one,
    strength,
    tally,
)

MATS = {character.id: character.mat for character in DATA.characters}


@pytest.mark.parametrize("seats", SEATS)
def test_all_characters_are_dealt_equally_often(seats: int) -> None:
    dealt = Counter(character for deal in deals(seats) for character in deal)
    assert dealt.keys() == MATS.keys()
    assert len(set(dealt.values())) == 1
    assert all(len({MATS[character] for character in deal}) == seats for deal in deals(seats))


def test_a_game_depends_on_its_arguments_alone() -> None:
    options = PendulumOptions()
    assert play_one("greedy", (2, options), 1, 5) == play_one("greedy", (2, options), 1, 5)
    assert len({play_one("greedy", (2, options), seed, 5) for seed in range(6)}) > 1


def test_the_tally() -> None:
    one, two, three = list(MATS)[:3]
    found = tally(
        [
            PlayedCharacters((one, two), (0,), (True, False)),
            PlayedCharacters((two, one), (0, 1), (True, True)),
            PlayedCharacters((one, three), (), (False, False)),
        ]
    )
    assert (found[one].games, found[one].wins, found[one].inside) == (3, 1.5, 2)
    assert (found[two].games, found[two].wins, found[two].inside) == (2, 0.5, 1)
    assert (found[three].games, found[three].wins) == (1, 0)
    middle, low, high = strength({2: found}, one)
    assert middle == 1
    assert low < 1 < high


def test_the_report_is_the_same_whoever_plays() -> None:
    text = REPORT.write(4, 1, 1, "greedy")
    assert text == REPORT.write(4, 1, 2, "greedy")
    assert text != REPORT.write(4, 2, 1, "greedy")
    for character in ("Bolk the Champion", "Mesoat the Pacifist"):
        assert len([line for line in text.split("\n") if line.startswith(f"| {character} | ")]) == 2


def test_the_command_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "report.md"
    command = ["balance", "characters", "--games", "2", "--bot", "novice", "--jobs", "1", "--out", str(path)]
    assert main([*command, "--option", "untimed=1"]) == 0
    assert path.read_text("utf-8").startswith("# How often each character wins\n\n2 games of the novice bot")
    assert main([*command, "--option", "untimed=1", "--lang", "de"]) == 0
    said = path.read_text("utf-8")
    assert said.startswith("# Wie oft jeder Anführer gewinnt\n\n2 Partien des Bots novice")
    assert " the " not in said
