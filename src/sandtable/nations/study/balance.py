"""How the component values of Nations play: `sandtable balance nations` writes docs/balance-nations.md."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from statistics import fmean

import msgspec

from ...bots import bot_named
from ...core import text
from ...core.game import Event
from ...core.match import new_match
from ...core.registry import game_named
from ...study.report import Report, head, words
from ...study.selfplay import play_out
from ...study.simulate import percentile
from ..data import Data, Development
from ..naming import tile_name
from ..options import NationsOptions
from ..rules.box import COLOURS
from ..rules.events import AgeBegan, Bought, Left

DYED = COLOURS[1:]
ROMAN = ("I", "II", "III", "IV")

Run = tuple[int, NationsOptions]
"""The number of seats, and the options."""


class PlayedNations(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    winner_place: int | None
    """The winner's place in the first player order; nobody wins alone."""
    winner_seat: int | None
    laid: tuple[str, ...]
    bought: tuple[str, ...]
    owned_by_winner: tuple[str, ...]
    most_dice: dict[str, int]
    """By colour, the most that all players held at one time."""


def play_one(bot: str, run: Run, seed: int, number: int) -> PlayedNations:
    seats, options = run
    rng = Random(f"{seed} {number}")
    game = game_named("nations")
    match = new_match("nations", seats, rng.randbytes(32), options)
    first_order: list[int] = match.position.order.copy()
    data: Data = match.position.box.data
    dice = {tile.id: (tile.colour, tile.dice) for tile in data.tiles if isinstance(tile, Development)}
    laid: list[str] = []
    bought: list[tuple[int, str]] = []
    held = Counter[str]()
    most = Counter[str]()

    def watch(events: list[Event]) -> None:
        for event in events:
            if isinstance(event, AgeBegan):
                laid.extend(event.tiles)
            elif isinstance(event, Bought):
                bought.append((event.seat, event.tile))
                if event.tile in dice:
                    colour, count = dice[event.tile]
                    held[colour] += count
                    most[colour] = max(most[colour], held[colour])
            elif isinstance(event, Left) and event.tile in dice:
                colour, count = dice[event.tile]
                held[colour] -= count

    watch(match.opening)
    play_out(match, [bot_named(game, bot)] * seats, rng, watch)
    result = match.result
    assert result is not None
    winner = result.winners[0] if result.winners else None
    return PlayedNations(
        result.scores,
        result.sources,
        None if winner is None else first_order.index(winner),
        winner,
        tuple(laid),
        tuple(tile for _, tile in bought),
        tuple(tile for seat, tile in bought if seat == winner),
        {colour: most[colour] for colour in DYED},
    )


def _runs(options: NationsOptions) -> list[Run]:
    alone = [(1, options), (1, msgspec.structs.replace(options, opponent="hard"))]
    return alone + [(seats, options) for seats in (2, 3, 4)]


def _parts(options: NationsOptions, by_run: list[list[PlayedNations]], language: str) -> list[str]:
    return [
        *_scores(_runs(options), by_run, language),
        *_seats(by_run, language),
        *_dice(by_run[-1], options, language),
        *_tiles(by_run, options, language),
    ]


def _scores(runs: list[Run], by_run: list[list[PlayedNations]], language: str) -> list[str]:
    say, percent = words(language), partial(text.percent, language=language)
    columns = (say("players"), say("mean"), *map(percent, (0.05, 0.5, 0.95)), say("best"), say("sources"))
    lines = [f"## {say('scores')}", "", *head(*columns)]
    for (seats, options), played in zip(runs, by_run, strict=True):
        scores = sorted(score for game in played for score in game.scores)
        points = Counter[str]()
        for game in played:
            for sources in game.sources:
                points.update(sources)
        shares = ", ".join(
            f"{text.say(f'nations-source-{source}', language)} {percent(count / points.total())}"
            for source, count in points.items()
        )
        opponent = text.say(f"nations-option-opponent-{options.opponent}-told", language)
        name = say("alone", opponent=opponent) if seats == 1 else str(seats)
        low, middle, high = (percentile(scores, share) for share in (5, 50, 95))
        mean = text.decimal(fmean(scores), language, 1)
        lines.append(f"| {name} | {mean} | {low} | {middle} | {high} | {scores[-1]} | {shares} |")
    return [*lines, ""]


def _seats(by_run: list[list[PlayedNations]], language: str) -> list[str]:
    say = words(language)
    lines = [f"## {say('winners')}", "", say("winners-about"), ""]
    lines += head(say("players"), say("by-place"), say("by-seat"))
    for played in by_run[2:]:
        seats = len(played[0].scores)
        places = Counter(game.winner_place for game in played)
        chairs = Counter(game.winner_seat for game in played)
        cells = [
            ", ".join(text.percent(count[each] / len(played), language, 1) for each in range(seats))
            for count in (places, chairs)
        ]
        fair = say("fair", seats=seats, share=text.percent(1 / seats, language))
        lines.append(f"| {fair} | {cells[0]} | {cells[1]} |")
    return [*lines, ""]


def _dice(played: list[PlayedNations], options: NationsOptions, language: str) -> list[str]:
    say = words(language)
    data = _data(options)
    in_box: dict[str, int] = {die.colour: die.in_box for die in data.dice}
    lines = [f"## {say('dice')}", "", say("dice-about"), ""]
    lines += head(say("colour"), say("in-box"), say("enough"), say("most"), say("ever"))
    for colour in DYED:
        most = [game.most_dice[colour] for game in played]
        enough = sum(each <= in_box[colour] for each in most) / len(most)
        name = text.say(f"nations-{colour}", language)
        share, mean = text.percent(enough, language, 1), text.decimal(fmean(most), language, 2)
        lines.append(f"| {name} | {in_box[colour]} | {share} | {mean} | {max(most)} |")
    enough = sum(all(game.most_dice[c] <= in_box[c] for c in DYED) for game in played) / len(played)
    return [*lines, "", say("dice-all", share=text.percent(enough, language, 1)), ""]


def _tiles(by_run: list[list[PlayedNations]], options: NationsOptions, language: str) -> list[str]:
    say = words(language)
    lines = [f"## {say('tiles')}", "", say("tiles-about"), ""]
    lines += head(say("age"), say("tile"), "1", "2", "3", "4", say("wins"))
    groups = [by_run[0] + by_run[1], *by_run[2:]]
    counts = [
        (Counter(t for game in played for t in game.laid), Counter(t for game in played for t in game.bought))
        for played in groups
    ]
    laid = [laid for laid, _ in counts]
    extremes: list[str] = []
    for tile in _data(options).tiles:
        shares = [bought[tile.id] / max(1, laid[tile.id]) for laid, bought in counts]
        extremes += [
            f"{tile_name(tile, language)} ({players})"
            for players, share in enumerate(shares, 1)
            if laid[players - 1][tile.id] and share in (0, 1)
        ]
        won = sum(tile.id in game.owned_by_winner for played in by_run[2:] for game in played)
        fair = sum(game.bought.count(tile.id) / len(game.scores) for played in by_run[2:] for game in played)
        cells = " | ".join(text.percent(share, language) for share in shares)
        name = tile_name(tile, language)
        wins = text.decimal(won / max(1, fair), language, 2)
        lines.append(f"| {ROMAN[tile.age - 1]} | {name} | {cells} | {wins} |")
    return [*lines, "", f"{say('extremes')} {', '.join(extremes) or say('none')}."]


def _data(options: NationsOptions) -> Data:
    from ..datafile import standard

    return options.data or standard()


REPORT = Report("nations", "nations", "line", _runs, play_one, _parts, bot="greedy")
