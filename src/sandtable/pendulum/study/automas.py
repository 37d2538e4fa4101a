"""How hard the Automas of Pendulum are: `sandtable balance automas` writes docs/balance-automas.md."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import pairwise
from random import Random
from statistics import fmean

import msgspec

from ...bots import bot_named
from ...core import text
from ...core.match import new_match
from ...study.ratings import interval
from ...study.report import Report, Say, head, words
from ...study.selfplay import play_out
from ..automa.ending import human_distance
from ..data import DATA
from ..options import Level, PendulumOptions
from ..rules.result import PendulumResult

LEVELS: tuple[Level, ...] = ("A", "B", "C", "D", "E", "F")
AIMS = (90, 70, 50, 30, 15, 5)
"""By level, how many games of a hundred the strongest bot should win."""
KNOWN_D = (2, 3)
"""The rounds of level D whose bonuses are printed (AUT-17)."""


class PlayedAlone(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    won: bool
    reason: str
    legendary: bool
    in_parchment: bool
    distance: int
    """From the human's worst track to the parchment."""
    points: tuple[int, ...]
    """The points of the two Automas."""
    minutes: float


def play_one(bot: str, options: PendulumOptions, seed: int, number: int) -> PlayedAlone:
    """The shuffle and the characters do not depend on the level."""
    rng = Random(f"{seed} {number}")
    match = new_match("pendulum", 1, rng.randbytes(32), options)
    play_out(match, [bot_named(match.game, bot)], rng)
    result = match.result
    if not isinstance(result, PendulumResult):
        raise RuntimeError(f"{bot} did not end game {number} of seed {seed}")
    human = match.position.players[0]
    return PlayedAlone(
        won=bool(result.winners),
        reason=result.reason,
        legendary=bool(result.sources[0]["legendary"]),
        in_parchment=not human_distance(human),
        distance=human_distance(human),
        points=tuple(automa.points for automa in result.automas),
        minutes=sum(result.round_lengths) / 60_000,
    )


def _runs(options: PendulumOptions) -> list[PendulumOptions]:
    return [msgspec.structs.replace(options, automa=level) for level in LEVELS]


def _parts(options: PendulumOptions, by_level: list[list[PlayedAlone]], language: str) -> list[str]:
    say = words(language)
    return [
        *([say("foreshadowing"), ""] if options.foreshadowing else []),
        *_wins(by_level, language),
        *_reasons(by_level, language),
        *_bonuses(say),
        *_remarks(by_level, say),
    ]


def _wins(by_level: list[list[PlayedAlone]], language: str) -> list[str]:
    say, share = words(language), partial(text.percent, language=language, digits=1)
    columns = ("level", "won", "interval", "aim", "automa-points", "inside", "minutes")
    lines = [f"## {say('chance')}", "", *head(*map(say, columns))]
    for level, aim, played in zip(LEVELS, AIMS, by_level, strict=True):
        wins = sum(game.won for game in played)
        low, high = interval(wins, len(played))
        best = fmean(max(game.points) for game in played)
        inside = sum(max(game.points) >= DATA.automa.track.parchment for game in played)
        lines.append(
            f"| {level} | {share(wins / len(played))} | {say('range', low=share(low), high=share(high))} "
            f"| {text.percent(aim / 100, language)} | {text.decimal(best, language, 1)} "
            f"| {text.percent(inside / len(played), language)} "
            f"| {text.decimal(fmean(game.minutes for game in played), language)} |"
        )
    return [*lines, "", say("chance-about", points=DATA.automa.track.parchment), ""]


def _reasons(by_level: list[list[PlayedAlone]], language: str) -> list[str]:
    say, figure = words(language), partial(text.decimal, language=language, digits=1)
    counts = [Counter(game.reason for game in played) for played in by_level]
    reasons = sorted({reason for count in counts for reason in count})
    lines = [f"## {say('reasons')}", "", say("reasons-about"), ""]
    lines += head(say("level"), *reasons, say("human-legendary"), say("human-inside"))
    for level, played, count in zip(LEVELS, by_level, counts, strict=True):
        shares = " | ".join(figure(100 * count[reason] / len(played)) for reason in reasons)
        legendary = sum(game.legendary for game in played) / len(played)
        inside = sum(game.in_parchment and game.legendary for game in played) / len(played)
        lines.append(f"| {level} | {shares} | {figure(100 * legendary)} | {figure(100 * inside)} |")
    return [*lines, ""]


def _bonuses(say: Say) -> list[str]:
    lines = [f"## {say('bonuses')}", "", say("bonuses-about"), ""]
    lines += head(say("level"), say("points"), say("votes"))
    for name, level in sorted(DATA.automa.levels.items()):
        cells = " | ".join(
            " ".join(
                f"{bonus}{'*' if name == 'D' and number in KNOWN_D else ''}"
                for number, bonus in enumerate(bonuses, 1)
            )
            for bonuses in (level.points, level.votes)
        )
        lines.append(f"| {name} | {cells} |")
    return [*lines, ""]


def _remarks(by_level: list[list[PlayedAlone]], say: Say) -> list[str]:
    shares = [sum(game.won for game in played) / len(played) for played in by_level]
    falls = all(one > two for one, two in pairwise(shares))
    told = [say("falls", falls="yes" if falls else "no"), "", say("automas-aims"), "", say("automas-fit")]
    return [f"## {say('reading')}", "", *told]


REPORT = Report("automas", "pendulum", "level", _runs, play_one, _parts)
