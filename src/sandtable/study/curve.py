"""How learning went: figures, kept in a file, and a picture of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

WIDTH, HEIGHT, EDGE = 640, 360, 48


class Point(msgspec.Struct, frozen=True):
    """What was measured after a round."""

    round: int
    games: int
    won: float
    low: float
    high: float
    """The upper end of the 95 % interval; `low` is the lower."""
    seconds: float


def read_curve(folder: Path) -> list[Point]:
    """What was measured so far; empty before the first time."""
    path = folder / "curve.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Point]) if path.exists() else []


def write_curve(folder: Path, curve: Sequence[Point], title: str) -> None:
    (folder / "curve.json").write_bytes(msgspec.json.format(msgspec.json.encode(curve)))
    _draw(folder / "curve.svg", curve, title)


def _draw(path: Path, curve: Sequence[Point], title: str) -> None:
    """An SVG: rounds to the right, the share of games won upwards, with its interval."""
    most = max(1, curve[-1].round)

    def x(number: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * number / most

    def y(share: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{WIDTH / 2}" y="24" text-anchor="middle" font-size="14">{escape(title)}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        lines.append(f'<path d="M{EDGE} {y(share):.1f}H{WIDTH - EDGE}" stroke="#ccc"/>')
        lines.append(f'<text x="8" y="{y(share) + 4:.1f}" font-size="12">{share:.0%}</text>')
    for each in curve:
        lines.append(f'<path d="M{x(each.round):.1f} {y(each.low):.1f}V{y(each.high):.1f}" stroke="#89a"/>')
    way = " ".join(f"{x(each.round):.1f},{y(each.won):.1f}" for each in curve)
    lines.append(f'<polyline points="{way}" fill="none" stroke="#246" stroke-width="2"/>')
    lines.append(f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 16}" text-anchor="end" font-size="12">{most}</text>')
    path.write_text("\n".join([*lines, "</svg>"]) + "\n", "utf-8")
