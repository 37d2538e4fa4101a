"""Linear regression for learned weights."""

from __future__ import annotations

from collections.abc import Sequence


def fit(samples: Sequence[tuple[Sequence[float], float]], ridge: float) -> list[float]:
    """The weights of the features, the last of which is the constant 1, that predict the targets best.

    `ridge` draws all weights but the last one to zero, as much as so many samples of spread 1 would.
    """
    import numpy as np

    rows = np.array([row for row, _ in samples])
    targets = np.array([target for _, target in samples])
    means = rows.mean(axis=0)
    means[-1] = 0.0
    centred = rows - means
    penalty = ridge * np.eye(rows.shape[1])
    penalty[-1, -1] = 0.0
    weights = np.linalg.solve(centred.T @ centred + penalty, centred.T @ targets)
    weights[-1] -= weights[:-1] @ means[:-1]
    found: list[float] = weights.tolist()
    return found
