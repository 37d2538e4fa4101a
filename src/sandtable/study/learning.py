"""Learning the weights of a small network from samples: with PyTorch on a GPU if there is one, or with numpy.

Both are used as a library of arrays, with the same code: the ways back through the layers are written out,
and the method is Adam with a rate that falls to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.network import LARGEST, ONE, Chooser, Stack

Array = Any
"""An array of numpy or of PyTorch."""
Loss = Callable[[Any, Array, Sequence[Array]], tuple[Array, Array]]
"""Takes the library, answers and targets; returns the loss of each sample and the slopes of the mean loss."""

HELD_BACK = 20
"""One sample in this many is held back for testing."""
LEAST_SPREAD = 0.25
"""Inputs are divided by their spread, but by no less than this: a nearly constant one must not be blown
up."""
TESTED = 4096
"""Samples tested at a time."""


def write_arrays(path: Path, **arrays: Any) -> None:
    """Write the file whole or not at all."""
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)
    part.rename(path)


class Library:
    """PyTorch on a GPU if there is one, or numpy."""

    def __init__(self) -> None:
        self.xp: Any = np
        try:
            import torch
        except ImportError:
            return
        if torch.cuda.is_available():
            self.xp = torch

    @property
    def name(self) -> str:
        return "numpy" if self.xp is np else f"PyTorch on {self.xp.cuda.get_device_name()}"

    def here(self, array: Any) -> Array:
        return array if self.xp is np else self.xp.from_numpy(np.ascontiguousarray(array)).to("cuda")

    def floats(self, array: Array) -> Array:
        return array.astype(np.float32) if self.xp is np else array.float()


def host(array: Array) -> Any:
    return array if isinstance(array, np.ndarray) else array.cpu().numpy()


def normal(rng: Any, *shape: int) -> Any:
    """Weights to begin with."""
    return (rng.normal(size=shape) * np.sqrt(2 / shape[0])).astype(np.float32)


class Inputs:
    """The mean and the spread of each input, so that all come to the network alike."""

    def __init__(self, library: Library, seen: Any) -> None:
        some = seen[:100_000].astype(np.float32)
        self.library = library
        self.mean = library.here(some.mean(axis=0))
        self.spread = library.here(np.maximum(some.std(axis=0), LEAST_SPREAD))

    def __call__(self, seen: Array) -> Array:
        return (self.library.floats(seen) - self.mean) / self.spread

    def work_in(self, weights: Any, offsets: Any) -> tuple[Any, Any]:
        """The same for inputs as they come, in whole numbers."""
        weights = _whole(weights / host(self.spread)[:, None])
        return weights, np.round(offsets * ONE - host(self.mean).astype(np.float64) @ weights)


def _whole(weights: Any) -> Any:
    return np.clip(np.round(weights.astype(np.float64) * ONE), -LARGEST, LARGEST)


class StackModel:
    """A `Stack` that can learn."""

    def __init__(self, library: Library, sizes: Sequence[int], seen: Any, rng: Any) -> None:
        self.inputs = Inputs(library, seen)
        self.layers = len(sizes) - 1
        weights = [normal(rng, a, b) for a, b in pairwise(sizes)]
        weights[-1] *= 0.1
        self.some = [library.here(each) for each in weights]
        self.some += [library.here(np.zeros(size, dtype=np.float32)) for size in sizes[1:]]

    def answers(self, seen: Array) -> list[Array]:
        """What passes each layer, from the input on."""
        passed = [self.inputs(seen)]
        for number in range(self.layers):
            answer = passed[-1] @ self.some[number] + self.some[self.layers + number]
            passed.append(answer if number == self.layers - 1 else answer * (answer > 0))
        return passed

    def back(self, passed: list[Array], slope: Array) -> list[Array]:
        slopes: list[Array] = [None] * (2 * self.layers)
        for number in reversed(range(self.layers)):
            slopes[number] = passed[number].T @ slope
            slopes[self.layers + number] = slope.sum(axis=0)
            if number:
                slope = (slope @ self.some[number].T) * (passed[number] > 0)
        return slopes

    def network(self) -> Stack:
        arrays: dict[str, Any] = {}
        for number in range(self.layers):
            weights, offsets = host(self.some[number]), host(self.some[self.layers + number])
            if number:
                weights, offsets = _whole(weights), np.round(offsets * ONE)
            else:
                weights, offsets = self.inputs.work_in(weights, offsets)
            arrays[f"weights-{number}"], arrays[f"offsets-{number}"] = weights, offsets
        return Stack(arrays)


class ChooserModel:
    """A `Chooser` that can learn."""

    def __init__(
        self,
        library: Library,
        parts: tuple[int, int, int],
        actions: int,
        sizes: tuple[int, int],
        seen: Any,
        rng: Any,
    ) -> None:
        """`parts`: from where in the input, how many, and of what size."""
        self.inputs = Inputs(library, seen)
        self.library = library
        self.actions = actions
        self.first, self.parts, self.size = parts
        own = self._parts(seen[:20_000]).astype(np.float32)
        there = own[own[:, :, 0] > 0]
        self.mean = library.here(there.mean(axis=0))
        self.spread = library.here(np.maximum(there.std(axis=0), LEAST_SPREAD))
        first = [normal(rng, seen.shape[1], sizes[0]) * 0.5, normal(rng, self.size, sizes[0])]
        then = [np.zeros((actions, sizes[0]), dtype=np.float32), normal(rng, *sizes)]
        last = [np.zeros(sizes[1], dtype=np.float32), normal(rng, sizes[1]) * 0.1]
        self.some = [library.here(each) for each in [*first, *then, *last]]

    def _parts(self, seen: Array) -> Array:
        until = self.first + self.parts * self.size
        return seen[:, self.first : until].reshape(len(seen), self.parts, self.size)

    def answers(self, seen: Array) -> list[Array]:
        xp = self.library.xp
        whole, part, action, weights, offsets, last = self.some
        inputs = self.inputs(seen)
        own = (self.library.floats(self._parts(seen)) - self.mean) / self.spread
        none = inputs[:, : self.actions - self.parts, None] * 0 + part[0] * 0
        own_passed = xp.concatenate([own @ part, none], 1)
        one = (inputs @ whole)[:, None, :] + own_passed + action
        one = one * (one > 0)
        two = one @ weights + offsets
        two = two * (two > 0)
        return [inputs, own, one, two, two @ last]

    def back(self, passed: list[Array], slope: Array) -> list[Array]:
        inputs, own, one, two, _ = passed
        _, _, _, weights, _, last = self.some
        second = slope[:, :, None] * last * (two > 0)
        first = (second @ weights.T) * (one > 0)
        flat = first[:, : self.parts].reshape(-1, first.shape[2])
        return [
            inputs.T @ first.sum(axis=1),
            own.reshape(-1, self.size).T @ flat,
            first.sum(axis=0),
            one.reshape(-1, one.shape[2]).T @ second.reshape(-1, second.shape[2]),
            second.sum(axis=1).sum(axis=0),
            (two * slope[:, :, None]).sum(axis=1).sum(axis=0),
        ]

    def network(self) -> Chooser:
        whole, part, action, weights, offsets, last = (host(each) for each in self.some)
        whole, shift = self.inputs.work_in(whole, np.zeros(whole.shape[1]))
        part = _whole(part / host(self.spread)[:, None])
        actions = np.round(action * ONE) + shift
        actions[: self.parts] -= np.round(host(self.mean).astype(np.float64) @ part)
        return Chooser(
            {
                "parts": np.array([self.first, self.parts]),
                "whole": whole,
                "part": part,
                "action": actions,
                "weights": _whole(weights),
                "offsets": np.round(offsets * ONE),
                "last": _whole(last),
            }
        )


class Adam:
    def __init__(self, model: StackModel | ChooserModel) -> None:
        self.model = model
        self.step = 0
        self.first = [each * 0 for each in model.some]
        self.second = [each * 0 for each in model.some]

    def go(self, slopes: Sequence[Array], rate: float) -> None:
        self.step += 1
        for number, slope in enumerate(slopes):
            self.first[number] = 0.9 * self.first[number] + 0.1 * slope
            self.second[number] = 0.999 * self.second[number] + 0.001 * slope * slope
            wide = (self.second[number] / (1 - 0.999**self.step)) ** 0.5 + 1e-8
            self.model.some[number] -= rate / (1 - 0.9**self.step) * self.first[number] / wide


class Samples:
    """What is learned from, and what is held back for testing."""

    def __init__(self, library: Library, seen: Any, targets: Sequence[Any], rng: Any) -> None:
        order = rng.permutation(len(seen))
        held, kept = order[: len(order) // HELD_BACK + 1], order[len(order) // HELD_BACK :]
        self.library = library
        self.rng = rng
        self.kept = [library.here(each[kept]) for each in (seen, *targets)]
        self.held = [library.here(each[held]) for each in (seen, *targets)]

    def learn(self, model: Any, loss: Loss, steps: int, batch: int, rate: float) -> float:
        """Returns the loss on the samples that were held back."""
        adam = Adam(model)
        xp = self.library.xp
        for step in range(steps):
            drawn = self.library.here(self.rng.integers(0, len(self.kept[0]), size=batch))
            seen, *targets = (each[drawn] for each in self.kept)
            passed = model.answers(seen)
            adam.go(model.back(passed, loss(xp, passed[-1], targets)[1]), falling(rate, step, steps))
        total = 0.0
        for start in range(0, len(self.held[0]), TESTED):
            seen, *targets = (each[start : start + TESTED] for each in self.held)
            total += float(loss(xp, model.answers(seen)[-1], targets)[0].sum())
        return total / len(self.held[0])


def falling(rate: float, step: int, steps: int) -> float:
    return rate * 0.5 * (1 + cos(pi * step / steps))


def likely(xp: Any, answers: Array, able: Array) -> Array:
    """The share of each action, from its worth; nothing for what is not possible."""
    found = xp.exp(xp.clip(answers, -30.0, 30.0)) * able
    return found / found.sum(axis=1)[:, None]


def as_shown(xp: Any, answers: Array, targets: Sequence[Array]) -> tuple[Array, Array]:
    """Choose as the targets do, which are shares of 1; below 0: not possible."""
    target = targets[0]
    able = target >= 0
    target = target * able
    share = likely(xp, answers, able)
    losses = -(target * xp.log(share + 1e-9)).sum(axis=1)
    return losses, (share - target) / len(answers)
