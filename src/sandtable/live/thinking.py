"""Runs bots in processes of their own, so that a slow one delays nobody."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, NamedTuple

from ..bots import Advice, Thought, bot_named
from ..bots.hints import hints
from ..core import wire
from ..core.chance import Chance
from ..core.match import Match
from ..core.registry import BOTS, game_named, load, names
from ..study import review
from .processes import Processes


class Thinking(Processes):
    """A bot that thinks for longer than `seconds` is killed with its process; hints of people come first."""

    def __init__(self, most: int = 1, *, seconds: float = 20, niceness: int = 0) -> None:
        super().__init__(most, niceness=niceness)
        self.seconds = seconds

    async def think(self, match: Match, seat: int, at: int, bot: str) -> Thought:
        """What this bot does with its own copy of the match."""
        return await self.decide(known(match, seat, at), bot)

    async def advise(self, match: Match, seat: int, at: int) -> list[Advice]:
        """The best moves of a seat with their reasons, from what the seat may know."""
        return await self.recommend(known(match, seat, at))

    async def decide(self, known: Known, bot: str) -> Thought:
        return await self.run(_think, known, bot, seconds=self.seconds)

    async def recommend(self, known: Known) -> list[Advice]:
        return await self.run(_advise, known, seconds=self.seconds, urgent=True)

    async def look_back(self, record: bytes, entry: int, seat: int, quick: bool) -> review.Misstep | None:
        """What this entry of a finished match cost the seat that made it, or that waited; None if nothing."""
        return await self.run(review.look, record, entry, 1, seat, quick)


class Known(NamedTuple):
    """What a seat may know of a match, with the rest dealt anew; nothing else leaves this process."""

    game: str
    seats: int
    options: bytes
    position: bytes
    now: int
    seat: int
    at: int
    seed: int

    def begin(self) -> tuple[Match, Random]:
        rng, game = Random(self.seed), game_named(self.game)
        options: Any = wire.decode(self.options, game.options_type, "options")
        position, chance = game.load(self.position), Chance(rng.randbytes(32))
        return Match.without_past(game, self.seats, options, position, chance, self.now), rng


def known(match: Match, seat: int, at: int) -> Known:
    rng = Random(secrets.randbits(64))
    return Known(
        match.game.name,
        match.seats,
        wire.encode(match.options),
        match.game.save(match.for_bot(seat, rng).position),
        match.now,
        seat,
        at,
        rng.getrandbits(64),
    )


def _think(known: Known, bot: str) -> Thought:
    match, rng = known.begin()
    thought: object = bot_named(match.game, bot).think(match, known.seat, known.at, rng)
    if not isinstance(thought, Thought) or not isinstance(thought.again, int | None):
        raise TypeError(f"a bot must return a Thought, not {thought!r:.100}")
    return thought


def unusable() -> dict[str, str]:
    """The bots that are announced but cannot be loaded, and why."""
    found = {}
    for name in names(BOTS):
        try:
            load(BOTS, name)
        except BaseException as error:
            found[name] = f"{type(error).__name__}: {error}"
    return found


def _advise(known: Known) -> list[Advice]:
    match, rng = known.begin()
    return hints(match, known.seat, at=known.at, rng=rng)
