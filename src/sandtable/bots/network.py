"""Small networks of learned weights, on one core and with the same answers on every machine.

A layer passes on no value below zero. All numbers are whole: weights and values count in parts of `ONE`, and
a float64 adds up whole numbers of this size exactly, in whatever order a machine does it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

# For such small sums more threads only wait for each other. numpy reads it when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

VERSION = 1
ONE = 16_384
LARGEST = 8 * ONE
"""The largest weight: sums of weights up to this stay far below 2^53."""
IMPOSSIBLE = -1e9

Arrays = dict[str, "np.ndarray[Any, Any]"]


def _rows(seen: list[bytes]) -> Any:
    import numpy as np

    return np.frombuffer(b"".join(seen), dtype=np.uint8).reshape(len(seen), -1).astype(np.float64)


class Stack:
    """One layer after the other: `weights-0`, `offsets-0` and so on."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.layers = [
            (arrays[f"weights-{n}"].astype("float64"), arrays[f"offsets-{n}"].astype("float64"))
            for n in range(len(arrays) // 2)
        ]

    def __call__(self, seen: list[bytes]) -> Any:
        """The answers to some inputs of small whole numbers, an input a row."""
        import numpy as np

        weights, offsets = self.layers[0]
        passed = _rows(seen) @ weights + offsets
        for weights, offsets in self.layers[1:]:
            np.maximum(passed, 0.0, out=passed)
            passed = np.floor(passed @ weights / ONE) + offsets
        return passed / ONE


class Chooser:
    """Says how good actions are. All actions are judged with the same weights, from the whole input (`whole`)
    and the part of it that tells of the action alone (`part`); `action` sets them apart.

    The input ends with what is possible. The parts of the first actions lie in it one after the other
    (`parts`: from where, and how many); the other actions have none.
    """

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.first, self.parts = (int(each) for each in arrays["parts"])
        self.whole, self.part, self.action, self.weights, self.offsets, self.last = (
            arrays[name].astype("float64")
            for name in ("whole", "part", "action", "weights", "offsets", "last")
        )

    def __call__(self, seen: list[bytes]) -> Any:
        """For each input a row with the worth of all actions."""
        import numpy as np

        rows = _rows(seen)
        actions, size = len(self.action), len(self.part)
        able = rows[:, -actions:] > 0
        found = np.full(able.shape, IMPOSSIBLE)
        asked, action = np.nonzero(able)
        passed = (rows @ self.whole)[asked] + self.action[action]
        has_part = action < self.parts
        own = rows[:, self.first : self.first + self.parts * size].reshape(len(rows), self.parts, size)
        passed[has_part] += own[asked[has_part], action[has_part]] @ self.part
        np.maximum(passed, 0.0, out=passed)
        passed = np.floor(passed @ self.weights / ONE) + self.offsets
        np.maximum(passed, 0.0, out=passed)
        found[asked, action] = passed @ self.last / ONE**2
        return found


class Values:
    """Numbers that were learned beside the networks."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays

    def __call__(self) -> list[float]:
        return [int(each) / ONE for each in self.arrays["values"]]


class BadWeights(Exception):
    """The file is of another version, or not what was written."""


Learned = Stack | Chooser | Values


def save(path: Path, networks: Mapping[str, Learned], about: str) -> None:
    """All networks of a game in one file. `about` says where they come from."""
    import numpy as np

    arrays: Arrays = {"version": np.array(VERSION), "about": np.array(about)}
    for name, network in networks.items():
        for part, array in network.arrays.items():
            arrays[f"{name}.{part}"] = array.astype(np.int32)
    np.savez_compressed(path, allow_pickle=False, checksum=np.array(_checksum(arrays)), **arrays)


def load(path: Path) -> dict[str, Any]:
    """The networks and values by their names."""
    import numpy as np

    with np.load(path, allow_pickle=False) as found:
        arrays = {name: found[name] for name in found.files}
    if int(arrays["version"]) != VERSION:
        raise BadWeights(f"{path.name} is of version {arrays['version']}, not {VERSION}")
    if str(arrays.pop("checksum")) != _checksum(arrays):
        raise BadWeights(f"{path.name} is damaged: its checksum does not fit")
    parts: dict[str, Arrays] = {}
    for name, array in arrays.items():
        network, dot, part = name.partition(".")
        if dot:
            parts.setdefault(network, {})[part] = array
    return {name: _made(each) for name, each in parts.items()}


def _made(arrays: Arrays) -> Learned:
    if "values" in arrays:
        return Values(arrays)
    return Chooser(arrays) if "whole" in arrays else Stack(arrays)


def _checksum(arrays: Arrays) -> str:
    found = hashlib.sha256()
    for name in sorted(arrays):
        found.update(name.encode() + b"\0" + arrays[name].tobytes())
    return found.hexdigest()
