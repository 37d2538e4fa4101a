"""Linear equations of a few unknowns, in plain Python: enough for ratings and for learned weights."""

from __future__ import annotations

from collections.abc import Sequence


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    count = len(matrix)
    rows = [[*row, *(float(n == m) for m in range(count))] for n, row in enumerate(matrix)]
    for column in range(count):
        pivot = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [each / head for each in rows[column]]
        for row in range(count):
            if row != column and (factor := rows[row][column]):
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[count:] for row in rows]


def times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def fit(samples: Sequence[tuple[Sequence[float], float]], ridge: float) -> list[float]:
    """The weights of the features, the last of which is the constant 1, that foretell the targets best.

    `ridge` draws all weights but the last one to zero, as much as so many samples of spread 1 would.
    """
    count = len(samples[0][0])
    means = [sum(row[n] for row, _ in samples) / len(samples) for n in range(count - 1)] + [0.0]
    products = [[ridge * (n == m < count - 1) for m in range(count)] for n in range(count)]
    targets = [0.0] * count
    for row, target in samples:
        centred = [each - mean for each, mean in zip(row, means, strict=True)]
        for n, each in enumerate(centred):
            if each:
                targets[n] += each * target
                line = products[n]
                for m in range(n, count):
                    line[m] += each * centred[m]
    for n in range(count):
        for m in range(n):
            products[n][m] = products[m][n]
    weights = times(inverse(products), targets)
    weights[-1] -= sum(weight * mean for weight, mean in zip(weights[:-1], means[:-1], strict=True))
    return weights
