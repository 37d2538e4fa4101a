"""An episode in words, for `render`."""

from __future__ import annotations

from .encoding import WAIT
from .episode import Episode

MODES = ["ansi", "human"]


def shown(episode: Episode, seat: int, mode: str | None) -> str | None:
    """What a seat decides and may do, with the numbers of the actions; `human` prints it."""
    if mode is None:
        return None
    match = episode.playing
    view = match.view(seat, episode.at)
    lines = [match.game.prompt(view, episode.agents, match.options)]
    if episode.over():
        assert match.result is not None
        lines += [
            f"{agent}: {score}" for agent, score in zip(episode.agents, match.result.scores, strict=True)
        ]
    else:
        lines += [
            f"{action:5}  {match.game.move_line(moves[0], view, match.options)}{' ...' * (len(moves) > 1)}"
            for action, moves in sorted(episode.choices(seat).items())
            if action != WAIT
        ]
    words = "\n".join(lines)
    if mode == "human":
        print(words)
        return None
    return words
