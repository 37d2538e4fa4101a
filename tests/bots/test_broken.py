"""A bot of another package that cannot be loaded breaks nothing but itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.bots import bots_for
from sandtable.bots.hints import advisers_of
from sandtable.cli import main
from sandtable.core.registry import game_named


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[sandtable.bots]\nnations.broken = no_such_package:bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("announced")
def test_hints_come_from_the_others() -> None:
    game = game_named("nations")
    assert "broken" in bots_for(game)
    assert len(advisers_of.__wrapped__(game)) > 1


@pytest.mark.usefixtures("announced")
def test_whoever_asks_for_it_is_told_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "nations", "--seats", "broken,greedy"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("sandtable: --seats: nations.broken can't be loaded: ModuleNotFoundError: ")
    assert error.count("\n") == 1
