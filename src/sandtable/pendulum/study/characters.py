"""How often each character of Pendulum wins: `sandtable balance characters` writes
docs/balance-characters.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import combinations, product
from math import sqrt
from random import Random
from typing import Any

import msgspec

from ...bots import bot_named
from ...core import text
from ...core.match import new_match
from ...core.registry import game_named
from ...study.ratings import CONFIDENT, interval
from ...study.report import Report
from ...study.selfplay import play_out
from ...study.spread import spread
from ..data import DATA
from ..options import PendulumOptions

SEATS = (2, 3, 4, 5)


class PlayedCharacters(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    characters: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]
    inside: tuple[bool, ...]
    """By seat, whether it reached the parchment on all tracks, and legendary."""


class Tally(msgspec.Struct):
    """Of one character with one number of players."""

    games: int = 0
    wins: float = 0.0
    inside: int = 0


@cache
def deals(seats: int) -> list[tuple[str, ...]]:
    """All characters that can meet: of each mat one side. Each is in as many as any other."""
    mats: dict[str, list[str]] = {}
    for character in DATA.characters:
        mats.setdefault(character.mat, []).append(character.id)
    return [dealt for some in combinations(mats.values(), seats) for dealt in product(*some)]


def play_one(bot: str, seats: int, options: PendulumOptions, seed: int, number: int) -> PlayedCharacters:
    """Game `number` of a run: everything about it follows from the arguments. One deal comes after the other,
    so that all characters play equally often; who gets which seat is chance."""
    rng = Random(f"{seed} {seats} {number}")
    characters = list(deals(seats)[number % len(deals(seats))])
    rng.shuffle(characters)
    options = msgspec.structs.replace(options, characters=tuple(characters))
    match = new_match("pendulum", seats, rng.randbytes(32), options)
    play_out(match, [bot_named(match.game, bot)] * seats, rng)
    result = match.result
    if result is None:
        raise RuntimeError(f"{bot} did not end game {number} of seed {seed}")
    inside = tuple(
        min(player.tracks[:3]) >= DATA.track.parchment and bool(player.tracks[3])
        for player in match.position.players
    )
    return PlayedCharacters(tuple(characters), result.winners, inside)


def report(
    games: int,
    seed: int,
    jobs: int,
    bot: str | None = None,
    options: PendulumOptions | None = None,
    track: Callable[[Iterable[Any]], Iterable[Any]] = iter,
) -> str:
    """The report as Markdown; same games, seed and values, same text."""
    bot = bot or game_named("pendulum").bots[-1]
    options = options or PendulumOptions()
    numbered = partial(_play_in, bot, options, games, seed)
    played = list(track(spread(numbered, games * len(SEATS), jobs)))
    tallies = {seats: tally(played[n * games : (n + 1) * games]) for n, seats in enumerate(SEATS)}
    lines = [
        "# How often each character wins",
        "",
        f"{games} games of the {bot} bot for each number of players, values {DATA.version}. Made by:",
        "",
        f"    sandtable balance characters --games {games} --seed {seed} --bot {bot} "
        "--out docs/balance-characters.md",
        "",
        *_overall(tallies),
        *_by_seats(tallies),
        *_remarks(tallies),
    ]
    return "\n".join(lines) + "\n"


def _play_in(bot: str, options: PendulumOptions, games: int, seed: int, number: int) -> PlayedCharacters:
    return play_one(bot, SEATS[number // games], options, seed, number % games)


def tally(played: list[PlayedCharacters]) -> dict[str, Tally]:
    """By character."""
    found = {character.id: Tally() for character in DATA.characters}
    for game in played:
        for seat, character in enumerate(game.characters):
            own = found[character]
            own.games += 1
            own.inside += game.inside[seat]
            if seat in game.winners:
                own.wins += 1 / len(game.winners)
    return found


def strength(tallies: dict[int, dict[str, Tally]], character: str) -> tuple[float, float, float]:
    """Wins as a multiple of the fair share, over all numbers of players, with its 95 % interval."""
    fair = sum(each[character].games / seats for seats, each in tallies.items())
    wins = sum(each[character].wins for each in tallies.values())
    variance = sum(
        own.wins * (1 - own.wins / own.games)
        for own in (each[character] for each in tallies.values())
        if own.games
    )
    if not fair:
        return 1.0, 0.0, 2.0
    half = CONFIDENT * sqrt(variance) / fair
    return wins / fair, max(0.0, wins / fair - half), wins / fair + half


def _overall(tallies: dict[int, dict[str, Tally]]) -> list[str]:
    lines = [
        "## All numbers of players together",
        "",
        "*Strength*: games won as a multiple of the fair share, which is one game in as many as there are "
        "players. *In the parchment*: on all three tracks, and with legendary.",
        "",
        "| character | side | games | strength | 95 % interval | in the parchment |",
        "|---|---|---|---|---|---|",
    ]
    for character in DATA.characters:
        own = [each[character.id] for each in tallies.values()]
        games = sum(each.games for each in own)
        middle, low, high = strength(tallies, character.id)
        inside = sum(each.inside for each in own) / max(1, games)
        lines.append(
            f"| {_name(character.id)} | {'advanced' if character.advanced else 'basic'} | {games} "
            f"| {middle:.2f} | {low:.2f} to {high:.2f} | {inside:.0%} |"
        )
    return [*lines, ""]


def _by_seats(tallies: dict[int, dict[str, Tally]]) -> list[str]:
    heads = " | ".join(f"{seats} players: fair is {1 / seats:.1%}" for seats in tallies)
    games = " | ".join(_span([own.games for own in each.values()]) for each in tallies.values())
    lines = [
        "## Games won, by number of players",
        "",
        f"| character | {heads} |",
        "|---" * (len(tallies) + 1) + "|",
        f"| games of each | {games} |",
    ]
    for character in DATA.characters:
        cells = []
        for each in tallies.values():
            own = each[character.id]
            low, high = interval(own.wins, own.games)
            cells.append(f"{own.wins / max(1, own.games):.1%} ({low:.1%} to {high:.1%})")
        lines.append(f"| {_name(character.id)} | {' | '.join(cells)} |")
    return [*lines, ""]


def _span(games: list[int]) -> str:
    return str(games[0]) if min(games) == max(games) else f"{min(games)} to {max(games)}"


def _remarks(tallies: dict[int, dict[str, Tally]]) -> list[str]:
    above = [each.id for each in DATA.characters if strength(tallies, each.id)[1] > 1]
    below = [each.id for each in DATA.characters if strength(tallies, each.id)[2] < 1]
    return [
        "## How to read this",
        "",
        f"Surely above the fair share: {', '.join(map(_name, above)) or 'nobody'}. "
        f"Surely below: {', '.join(map(_name, below)) or 'nobody'}. "
        "Even if all ten were equally strong, about four reports in ten would list at least one of them "
        "here by chance.",
        "",
        "All seats are played by one bot with the same opinions about all characters, and it is better at "
        "what all of them can do than at the special stratagems of the advanced sides: a character that "
        "needs a plan of its own does worse here than in good hands. The values of the characters are "
        "printed ones and stay as they are.",
    ]


def _name(character: str) -> str:
    return text.say(f"pendulum-character-{character}")


REPORT = Report("pendulum", report, len(SEATS))
