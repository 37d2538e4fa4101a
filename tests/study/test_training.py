"""Training in small: it learns, leaves what it should, and goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from sandtable.bots.network import load, save
from sandtable.cli import main
from sandtable.nations.study import training
from sandtable.nations.study.generation import duel
from sandtable.pendulum.bots.levels import expert
from sandtable.pendulum.bots.weights import LEARNED, values_of
from sandtable.pendulum.study import training as pendulum_training
from sandtable.pendulum.study.generation import Taken, astray
from sandtable.study.curve import Point
from sandtable.study.learning import ChooserModel, Library, StackModel, as_shown


def untrained(seen: Any) -> ChooserModel:
    return training.new_chooser(Library(), seen, np.random.default_rng(3))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("trained")
    assert main(["train", "nations", "--small", "--out", str(out), "--jobs", "1"]) == 0
    return out


def test_training_leaves_weights_and_a_curve(trained: Path) -> None:
    assert set(load(trained / "nations.npz")) == {"turn", "age"}
    curve = msgspec.json.decode((trained / "curve.json").read_bytes(), type=list[Point])
    assert [each.round for each in curve] == [0, 2, 4]
    assert (trained / "curve.svg").read_text().count("<path") == 5 + len(curve)


def test_what_is_learned_beats_what_is_not(trained: Path, tmp_path: Path) -> None:
    blank = tmp_path / "blank.npz"
    save(blank, {"turn": untrained(np.load(trained / "shown.npz")["seen"]).network()}, "")
    assert duel(trained / "nations.npz", blank, 100, 1, 0) > 0.6


def test_a_stopped_run_goes_on(trained: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (trained / "nations.npz").unlink()
    games = {name: (trained / name).stat().st_mtime_ns for name in ("shown.npz", "state.npz", "ages.npz")}
    assert main(["train", "nations", "--small", "--out", str(trained), "--jobs", "1"]) == 0
    assert games == {name: (trained / name).stat().st_mtime_ns for name in games}
    assert str(trained / "nations.npz") in capsys.readouterr().out


def test_the_way_back_fits_the_way_there() -> None:
    """Slopes are what a small step changes, and whole numbers answer as fractions do."""
    rng = np.random.default_rng(0)
    seen = rng.integers(0, 20, size=(60, 40)).astype(np.uint8)
    seen[:, 4:28].reshape(-1, 4, 6)[:, :, 0] = 1
    seen[:, -6:] = seen[:, -6:] > 5
    seen[:, -1] = 1
    able = seen[:, -6:] > 0
    shares = np.where(able, rng.random(able.shape), 0)
    target = np.where(able, shares / shares.sum(axis=1, keepdims=True), -1)
    chooser = ChooserModel(Library(), (4, 4, 6), 6, (16, 8), seen, rng)
    stack = StackModel(Library(), (40, 16, 6), seen, rng)
    for model in (chooser, stack):
        model.some = [each.astype(np.float64) + 0.1 * rng.normal(size=each.shape) for each in model.some]

        def loss(model: ChooserModel | StackModel = model) -> float:
            return float(as_shown(np, model.answers(seen)[-1], [target])[0].mean())

        passed = model.answers(seen)
        slopes = model.back(passed, as_shown(np, passed[-1], [target])[1])
        for some, slope in zip(model.some, slopes, strict=True):
            place = tuple(rng.integers(0, size) for size in some.shape)
            some[place] += 1e-5
            up = loss()
            some[place] -= 2e-5
            assert (up - loss()) / 2e-5 == pytest.approx(slope[place], abs=1e-6)
            some[place] += 1e-5
        answers = model.network()([each.tobytes() for each in seen])
        assert np.abs(np.where(able, answers - passed[-1], 0)).max() < 0.01


@pytest.fixture(scope="module")
def pendulum(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("pendulum")
    assert main(["train", "pendulum", "--small", "--out", str(out), "--jobs", "1"]) == 0
    return out


def test_training_pendulum_leaves_opinions_a_network_and_a_curve(pendulum: Path) -> None:
    found = load(pendulum / "pendulum.npz")
    assert set(found) == {"round", "together", "alone"}
    assert len(found["together"]()) == len(LEARNED)
    curve = msgspec.json.decode((pendulum / "curve.json").read_bytes(), type=list[Point])
    assert [each.round for each in curve] == [0, 1, 2]
    assert (pendulum / "curve.svg").read_text().count("<path") == 5 + len(curve)


def test_who_will_win_is_foretold(pendulum: Path) -> None:
    """Better than by chance, in games that nothing was learned from."""
    judge = load(pendulum / "pendulum.npz")["round"]
    taken = astray(values_of(expert.weights), values_of(expert.alone), 24, 99, 0)
    answers = judge([each.tobytes() for each in taken.seen])[:, 0]
    won = taken.came[:, 0] > 0
    assert answers[won].mean() > answers[~won].mean() + 0.1


def test_opinions_go_where_more_was_won() -> None:
    rng = np.random.default_rng(1)
    shifts = rng.normal(size=(4000, len(LEARNED)))
    won = (shifts[:, 0] - shifts[:, 1] + rng.normal(size=4000) > 0) - 0.5
    alone = np.zeros(4000, dtype=bool)
    alone[:10] = True
    taken = Taken(np.zeros((0, 1)), np.zeros((0, 2)), shifts, won, alone)
    before = pendulum_training.first()
    after = pendulum_training.learn_opinions(before, [taken], 0.1)
    changed = np.log(np.array(after.together) / np.array(before.together))
    assert changed[0] > 0.05
    assert changed[1] < -0.05
    assert np.abs(changed[2:]).max() < 0.02


def test_a_stopped_training_of_pendulum_goes_on(pendulum: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (pendulum / "pendulum.npz").unlink()
    games = {path: path.stat().st_mtime_ns for path in pendulum.glob("games-*.npz")}
    assert main(["train", "pendulum", "--small", "--out", str(pendulum), "--jobs", "1"]) == 0
    assert games == {path: path.stat().st_mtime_ns for path in pendulum.glob("games-*.npz")}
    assert str(pendulum / "pendulum.npz") in capsys.readouterr().out
