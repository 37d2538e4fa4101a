"""Games are found by what they announce."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sandtable import BadInput
from sandtable.core import registry
from sandtable.core.game import Game


def announce(folder: Path, group: str, name: str, target: str) -> None:
    info = folder / "somebody-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {target}\n")
    sys.path.append(str(folder))


def test_the_games_of_this_package() -> None:
    assert "nations" in registry.names(registry.GAMES)
    game = registry.game_named("nations")
    assert isinstance(game, Game)
    assert registry.game_named("nations") is game


@pytest.mark.parametrize("name", registry.names(registry.GAMES))
def test_every_game_bears_its_name(name: str) -> None:
    game = registry.game_named(name)
    assert game.name == name
    assert name == name.lower()
    assert name.isalnum()
    assert game.seats


def test_an_unknown_name_is_told_with_those_known() -> None:
    with pytest.raises(BadInput) as caught:
        registry.game_named("chess")
    assert caught.value.where == "game"
    assert "nations" in caught.value.problem
    with pytest.raises(BadInput) as caught:
        registry.load("sandtable.nothings", "x")
    assert caught.value.where == "nothing"
    assert caught.value.problem == "no 'x'; choose from: -"


def test_what_comes_later_is_found(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        registry.load(registry.GAMES, "late")
    before = sys.path.copy()
    try:
        announce(tmp_path, registry.GAMES, "late", "sandtable.nations:game")
        assert "late" in registry.names(registry.GAMES)
        assert registry.load(registry.GAMES, "late") is registry.game_named("nations")
    finally:
        sys.path[:] = before
        registry.load.cache_clear()
    assert "late" not in registry.names(registry.GAMES)
