"""What several processes bear and cost, as a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT, EDGE = 640, 360, 48
COLOURS = {"Sandtable": "#246", "PostgreSQL": "#89a", "NATS": "#c73"}


class Bar(NamedTuple):
    processes: int
    moves_a_second: float
    costs: dict[str, float]
    """Milliseconds of processor a move, by who uses them."""


def picture(path: Path, bars: Sequence[Bar], title: str) -> None:
    """An SVG: left the moves a second, right what a move costs, by the number of processes."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{WIDTH / 2}" y="20" text-anchor="middle" font-size="14">{title}</text>',
        *_moves(bars),
        *_costs(bars),
    ]
    path.write_text("\n".join([*lines, "</svg>"]) + "\n", "utf-8")


def _top(most: float) -> float:
    """A round number not below, a multiple of four such."""
    unit = 10.0 ** math.floor(math.log10(most / 4))
    return 4 * unit * next(step for step in (1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10) if 4 * unit * step >= most)


def _scale(most: float) -> Callable[[float], float]:
    return lambda value: HEIGHT - EDGE - (HEIGHT - 2 * EDGE - 16) * value / most


def _frame(left: float, label: str, most: float, digits: int) -> list[str]:
    y, right = _scale(most), left + WIDTH / 2 - EDGE - 16
    lines = [f'<text x="{left}" y="{EDGE}" font-size="12">{label}</text>']
    for part in range(5):
        value = most * part / 4
        lines.append(f'<path d="M{left:.1f} {y(value):.1f}H{right:.1f}" stroke="#ccc"/>')
        lines.append(
            f'<text x="{left - 6:.1f}" y="{y(value) + 4:.1f}" text-anchor="end" font-size="12">'
            f"{value:,.{digits}f}</text>"
        )
    return lines


def _below(x: float, processes: int) -> str:
    return f'<text x="{x:.1f}" y="{HEIGHT - 28}" text-anchor="middle" font-size="12">{processes}</text>'


def _moves(bars: Sequence[Bar]) -> list[str]:
    most = _top(max(bar.moves_a_second for bar in bars))
    most_processes = max(bar.processes for bar in bars)
    y, width = _scale(most), WIDTH / 2 - EDGE - 32
    places = [EDGE + 8 + width * bar.processes / most_processes for bar in bars]
    way = " ".join(f"{x:.1f},{y(bar.moves_a_second):.1f}" for x, bar in zip(places, bars, strict=True))
    dots = [
        f'<circle cx="{x:.1f}" cy="{y(bar.moves_a_second):.1f}" r="3" fill="#246"/>'
        + _below(x, bar.processes)
        for x, bar in zip(places, bars, strict=True)
    ]
    line = f'<polyline points="{way}" fill="none" stroke="#246" stroke-width="2"/>'
    return [*_frame(EDGE, "moves a second, by processes", most, 0), line, *dots]


def _costs(bars: Sequence[Bar]) -> list[str]:
    left = WIDTH / 2 + EDGE - 8
    most = _top(max(sum(bar.costs.values()) for bar in bars))
    y = _scale(most)
    lines = _frame(left, "ms of processor a move, by processes", most, 2)
    for number, bar in enumerate(bars):
        x, below = left + 24 + 60 * number, 0.0
        for who, cost in bar.costs.items():
            top, height = y(below + cost), y(below) - y(below + cost)
            lines.append(
                f'<rect x="{x}" y="{top:.1f}" width="36" height="{height:.1f}" fill="{COLOURS[who]}"/>'
            )
            below += cost
        lines.append(_below(x + 18, bar.processes))
    for number, (who, colour) in enumerate(COLOURS.items()):
        x = left + 92 * number
        lines.append(f'<rect x="{x}" y="{HEIGHT - 20}" width="10" height="10" fill="{colour}"/>')
        lines.append(f'<text x="{x + 14}" y="{HEIGHT - 11}" font-size="12">{who}</text>')
    return lines
