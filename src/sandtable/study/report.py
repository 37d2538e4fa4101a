"""What `sandtable balance` writes; each report is an entry point in the group `sandtable.reports`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from ..core import text, wire
from ..core.registry import game_named
from ..core.text import FALLBACK
from .spread import spread


class Report(NamedTuple):
    """Figures from several runs: in each, the same number of games is played in another way."""

    name: str
    """Its name in the command, and of its title in the catalogues."""
    game: str
    each: str
    """What has a run of its own, for the sentence `report-made`."""
    runs: Callable[[Any], Sequence[Any]]
    """The runs, from the options of the game."""
    play: Callable[[str, Any, int, int], Any]
    """What is kept of one game, from bot, run, seed and number: everything about it follows from these."""
    parts: Callable[[Any, list[list[Any]], str], list[str]]
    """The lines below the head, from the options, what was kept of each run, and the language."""
    bot: str | None = None
    """Who plays if nobody else is named; None: the strongest."""

    def write(
        self,
        games: int,
        seed: int,
        jobs: int,
        bot: str | None = None,
        options: Any = None,
        track: Callable[[Iterable[Any]], Iterable[Any]] = iter,
        language: str = FALLBACK,
    ) -> str:
        """The report as Markdown; same games, seed and values, same text."""
        game = game_named(self.game)
        bot = bot or self.bot or game.bots[-1]
        options = options or game.options_type()
        runs = self.runs(options)
        play = partial(_play_in, self.play, bot, runs, games, seed)
        played = list(track(spread(play, games * len(runs), jobs)))
        by_run = [played[n * games : (n + 1) * games] for n in range(len(runs))]
        say = words(language)
        command = f"sandtable balance {self.name} --games {games} --seed {seed} --bot {bot}{_told(options)}"
        lines = [
            f"# {say(self.name)}",
            "",
            say("made", each=self.each, games=games, bot=bot, version=game.data_version(options)),
            "",
            f"    {command} --out docs/balance-{self.name}.md",
            "",
            *self.parts(options, by_run, language),
        ]
        return "\n".join(lines) + "\n"


def _play_in(
    play: Callable[[str, Any, int, int], Any],
    bot: str,
    runs: Sequence[Any],
    games: int,
    seed: int,
    number: int,
) -> Any:
    return play(bot, runs[number // games], seed, number % games)


def _told(options: msgspec.Struct) -> str:
    """Options that are not the usual ones, for the command; component values have their version instead."""
    usual = wire.plain(type(options)())
    changed = {name: value for name, value in wire.plain(options).items() if value != usual[name]}
    changed.pop("data", None)
    return "".join(f" --option {name}={_typed(value)}" for name, value in changed.items())


def _typed(value: Any) -> str:
    return value if isinstance(value, str) else wire.encode(value).decode()


class Say(Protocol):
    """The text `report-MESSAGE` in the language of the report."""

    def __call__(self, message: str, **facts: str | int) -> str: ...


def words(language: str) -> Say:
    return partial(_say, language)


def _say(language: str, message: str, **facts: Any) -> str:
    return text.say(f"report-{message}", language, **facts)


def head(*columns: str) -> list[str]:
    """The first two lines of a table."""
    return [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
