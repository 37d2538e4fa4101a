"""How often each character of Pendulum wins: `sandtable balance characters` writes
docs/balance-characters.md."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations, product
from math import sqrt
from random import Random

import msgspec

from ...bots import bot_named
from ...core import text
from ...core.match import new_match
from ...study.ratings import CONFIDENT, interval
from ...study.report import Report, Say, head, words
from ...study.selfplay import play_out
from ..data import DATA
from ..options import PendulumOptions
from ..rules.ending import in_parchment

SEATS = (2, 3, 4, 5)


class PlayedCharacters(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    characters: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]
    inside: tuple[bool, ...]
    """By seat, whether it reached the parchment on all tracks, and legendary."""


class Tally(msgspec.Struct):
    """The games of one character with one number of players."""

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


def play_one(bot: str, run: tuple[int, PendulumOptions], seed: int, number: int) -> PlayedCharacters:
    """One deal comes after the other, so that all characters play equally often; who gets which seat is
    chance."""
    seats, options = run
    rng = Random(f"{seed} {seats} {number}")
    characters = list(deals(seats)[number % len(deals(seats))])
    rng.shuffle(characters)
    options = msgspec.structs.replace(options, characters=tuple(characters))
    match = new_match("pendulum", seats, rng.randbytes(32), options)
    play_out(match, [bot_named(match.game, bot)] * seats, rng)
    result = match.result
    if result is None:
        raise RuntimeError(f"{bot} did not end game {number} of seed {seed}")
    inside = tuple(in_parchment(player) for player in match.position.players)
    return PlayedCharacters(tuple(characters), result.winners, inside)


def _runs(options: PendulumOptions) -> list[tuple[int, PendulumOptions]]:
    return [(seats, options) for seats in SEATS]


def _parts(_: PendulumOptions, by_seats: list[list[PlayedCharacters]], language: str) -> list[str]:
    tallies = {seats: tally(played) for seats, played in zip(SEATS, by_seats, strict=True)}
    return [*_overall(tallies, language), *_by_seats(tallies, language), *_remarks(tallies, language)]


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


def _overall(tallies: dict[int, dict[str, Tally]], language: str) -> list[str]:
    say, figure = words(language), partial(text.decimal, language=language, digits=2)
    columns = ("character", "side", "games", "strength", "interval", "inside")
    lines = [f"## {say('overall')}", "", say("overall-about"), "", *head(*map(say, columns))]
    for character in DATA.characters:
        own = [each[character.id] for each in tallies.values()]
        games = sum(each.games for each in own)
        middle, low, high = strength(tallies, character.id)
        inside = sum(each.inside for each in own) / max(1, games)
        lines.append(
            f"| {_name(character.id, language)} | {say('advanced' if character.advanced else 'basic')} "
            f"| {games} | {figure(middle)} | {say('range', low=figure(low), high=figure(high))} "
            f"| {text.percent(inside, language)} |"
        )
    return [*lines, ""]


def _by_seats(tallies: dict[int, dict[str, Tally]], language: str) -> list[str]:
    say, share = words(language), partial(text.percent, language=language, digits=1)
    fair = [say("seats-fair", seats=seats, share=share(1 / seats)) for seats in tallies]
    games = " | ".join(_span([own.games for own in each.values()], say) for each in tallies.values())
    lines = [
        f"## {say('by-seats')}",
        "",
        *head(say("character"), *fair),
        f"| {say('games-each')} | {games} |",
    ]
    for character in DATA.characters:
        cells = []
        for each in tallies.values():
            own = each[character.id]
            low, high = interval(own.wins, own.games)
            within = say("range", low=share(low), high=share(high))
            cells.append(f"{share(own.wins / max(1, own.games))} ({within})")
        lines.append(f"| {_name(character.id, language)} | {' | '.join(cells)} |")
    return [*lines, ""]


def _span(games: list[int], say: Say) -> str:
    low, high = min(games), max(games)
    return str(low) if low == high else say("range", low=low, high=high)


def _remarks(tallies: dict[int, dict[str, Tally]], language: str) -> list[str]:
    say = words(language)
    above = [_name(each.id, language) for each in DATA.characters if strength(tallies, each.id)[1] > 1]
    below = [_name(each.id, language) for each in DATA.characters if strength(tallies, each.id)[2] < 1]
    named = [", ".join(each) or say("nobody") for each in (above, below)]
    return [
        f"## {say('reading')}",
        "",
        say("surely", above=named[0], below=named[1]),
        "",
        say("characters-bot"),
    ]


def _name(character: str, language: str) -> str:
    return text.say(f"pendulum-character-{character}", language)


REPORT = Report("characters", "pendulum", "seats", _runs, play_one, _parts)
