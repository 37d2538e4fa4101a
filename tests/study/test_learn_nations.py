"""The weights that are learned fit the bots, and the module that holds them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.nations.bots import value as nations_value
from sandtable.nations.bots import weights as nations_weights
from sandtable.nations.study.learn import learn, module


def test_learning_repeats_and_fits() -> None:
    first, second = (learn(2, 12, seed=1) for _ in range(2))
    assert first == second != learn(2, 12, seed=2)
    assert [len(row) for row in first] == [nations_value.FEATURES] * 5


def test_the_module_is_as_it_was_written() -> None:
    written = module(nations_weights.SOLO, nations_weights.TABLE)
    assert Path(nations_value.__file__).with_name("weights.py").read_text("utf-8") == written
    found: dict[str, Any] = {}
    exec(written, found)
    assert found["SOLO"] == nations_weights.SOLO
    assert found["TABLE"] == nations_weights.TABLE
