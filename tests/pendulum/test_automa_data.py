"""The values of the Automas, held against all that the rules fix."""

from __future__ import annotations

import msgspec
import pytest

from sandtable.cli import main
from sandtable.core.sheet import Finding
from sandtable.pendulum.check import findings
from sandtable.pendulum.data import DATA, Automa, AutomaCard, AutomaLevel, Data

from ..rules import rule

replace = msgspec.structs.replace


def broken(automa: Automa) -> list[Finding]:
    return [finding for finding in findings(replace(DATA, automa=automa)) if not finding.holds]


def with_card(**values: object) -> Data:
    """The first card changed."""
    first = msgspec.convert({**msgspec.to_builtins(DATA.automa.deck[0]), **values}, AutomaCard)
    return replace(DATA, automa=replace(DATA.automa, deck=[first, *DATA.automa.deck[1:]]))


def with_level(name: str, points: list[int], votes: list[int]) -> Automa:
    return replace(DATA.automa, levels={**DATA.automa.levels, name: AutomaLevel(points, votes)})


@rule("pendulum.AUT-15")
@rule("pendulum.AUT-17")
def test_the_values_satisfy_all_that_is_known() -> None:
    assert [finding.constraint for finding in findings(DATA) if not finding.holds] == []


@rule("pendulum.AUT-17")
def test_level_d_is_as_printed() -> None:
    level = DATA.automa.levels["D"]
    assert (level.points[1], level.votes[1], level.points[2], level.votes[2]) == (5, 5, 10, 9)
    found = broken(with_level("D", [2, 6, 10, 13], [2, 5, 9, 12]))
    assert "level D adds 5 points and 5 votes in round 2, 10 and 9 in round 3" in [
        finding.constraint for finding in found
    ]


def test_a_check_for_each_thing_that_can_be_wrong() -> None:
    deck = DATA.automa.deck
    assert broken(replace(DATA.automa, deck=deck[:31]))
    assert [f for f in findings(with_card(place=2)) if "province icon" in f.constraint and not f.holds]
    assert [f for f in findings(with_card(reward="vote")) if not f.holds] == []
    without_minus = [card for card in deck if card.votes >= 0]
    assert any(
        "published example" in finding.constraint
        for finding in broken(replace(DATA.automa, deck=without_minus))
    )
    assert broken(with_level("F", [0, 0, 0, 0], [0, 0, 0, 0]))
    assert broken(with_level("A", [3, 1, 0, 0], [0, 0, 0, 0]))
    assert broken(replace(DATA.automa, status="printed"))
    levels = {name: level for name, level in DATA.automa.levels.items() if name != "F"}
    assert broken(replace(DATA.automa, levels=levels))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "pendulum"]) == 0
    shown = capsys.readouterr().out
    assert "ok   six levels, A to F" in shown
    assert "5*" in shown
    assert main(["data", "pendulum", "--json"]) == 0
    sheet = msgspec.json.decode(capsys.readouterr().out)
    assert sheet["ok"]
    statuses = {(v["component"], v["of"], v["field"]): v["status"] for v in sheet["values"]}
    assert statuses["automa level", "D", "points 2"] == "printed"
    assert statuses["automa level", "D", "points 1"] == "reconstructed"
    assert statuses["automa card", "1", "votes"] == "reconstructed"
    assert statuses["timers", "timers", "purple"] == "printed"
    assert main(["data", "pendulum", "--data", "x.toml"]) == 2
    assert "pendulum takes no" in capsys.readouterr().err
