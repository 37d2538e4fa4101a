"""`python -m sandtable.study.environments GAME`: what observations and actions mean, as Markdown."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import encoding_of
from .encoding import Part, size


def tables(game: str) -> str:
    encoding = encoding_of(game)
    actions = 1 + size(encoding.numbered)
    seen = [*encoding.seen, Part("the move not yet complete: how often each action was taken", actions)]
    lines = _table("observation", seen)
    for title, parts in encoding.details.items():
        lines += ["", *_table(title, parts)]
    lines += ["", *_table("action", [Part("wait", 1), *encoding.numbered])]
    return "\n".join(lines) + "\n"


def _table(title: str, parts: Sequence[Part]) -> list[str]:
    start = 0
    lines = [f"| {title} | from | numbers |", "|---|---|---|"]
    for part in parts:
        lines.append(f"| {part.name} | {start} | {part.size} |")
        start += part.size
    return lines


if __name__ == "__main__":
    print(tables(sys.argv[1]), end="")
