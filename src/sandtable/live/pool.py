"""Bots and hints of all processes of a site share their thinkers.

While all thinkers of a process are busy, what it has to think about goes to a process with an idle one, and
with it only what the seat may know. Where nobody takes it, or whoever took it goes away, it is thought here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any

import msgspec

from ..bots import Advice, Thought
from ..core import wire
from ..core.registry import game_named
from .errors import Denied
from .post import PATIENCE
from .site import Site
from .thinking import Known, Thinking

RELEASE = version("sandtable")
"""A position of another release may mean something else."""


class Pool(Thinking):
    def __init__(
        self, site: Site, most: int, *, seconds: float, watch: Callable[[str], None] = lambda _: None
    ) -> None:
        """`watch` is told of everything that was "taken" from another process or "given" to one."""
        super().__init__(most, seconds=seconds)
        self._site = site
        self._watch = watch
        site.idle = lambda: self.idle
        site.post.on("think", self._think_for)
        site.post.on("advise", self._advise_for)

    async def decide(self, known: Known, bot: str) -> Thought:
        if not (found := await self._ask("think", known, bot)):
            return await super().decide(known, bot)
        move, again = found[0]
        return Thought(_move(known, move), again)

    async def recommend(self, known: Known) -> list[Advice]:
        if not (found := await self._ask("advise", known)):
            return await super().recommend(known)
        advice = msgspec.convert(found[0], list[Advice])
        return [each._replace(move=_move(known, each.move)) for each in advice]

    async def _ask(self, kind: str, known: Known, *more: str) -> list[Any]:
        """What another process found; nothing if it must be thought here."""
        process = None if self.idle else self._site.idle_process()
        if process is None:
            return []
        try:
            patience = self.seconds + PATIENCE
            found = await self._site.ask_long(process, kind, RELEASE, known, *more, timeout=patience)
        except Denied:
            return []
        self._site.count_idle(process, 1)
        self._watch("given")
        if not found:
            raise TimeoutError
        answer: list[Any] = found
        return answer

    async def _think_for(self, release: str, known: list[Any], bot: str) -> list[Any]:
        return await self._take(release, super().decide, Known(*known), bot)

    async def _advise_for(self, release: str, known: list[Any]) -> list[Any]:
        return await self._take(release, super().recommend, Known(*known))

    async def _take(self, release: str, call: Callable[..., Awaitable[Any]], *facts: Any) -> list[Any]:
        """What was found, in a list; an empty one if it took too long."""
        if release != RELEASE or not self.idle:
            raise Denied("busy")
        self._watch("taken")
        try:
            return [await call(*facts)]
        except TimeoutError:
            return []


def _move(known: Known, move: Any) -> Any:
    return None if move is None else wire.convert(move, game_named(known.game).move_type, "move")
