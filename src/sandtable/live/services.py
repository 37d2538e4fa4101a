"""What all tables of a server share."""

from __future__ import annotations

import os
import random
from typing import Any

from .bans import Bans
from .clock import Clock, SystemClock
from .inbox import Rota
from .pool import Pool
from .processes import PATIENT
from .ratings import Ratings
from .site import Site
from .storage import Storage
from .thinking import Thinking
from .working import Working


class Watch:
    """Is told what happens, to count it for the metrics; this one counts nothing."""

    def command(self, game: str, outcome: str) -> None: ...
    def refusal(self, rule: str) -> None: ...
    def latency(self, seconds: float) -> None: ...
    def bot_fault(self, game: str, bot: str, kind: str) -> None: ...
    def shared_thought(self, how: str) -> None: ...


class Services:
    def __init__(
        self,
        storage: Storage,
        *,
        clock: Clock | None = None,
        thinking: Any = None,
        reviewing: Any = None,
        watch: Watch | None = None,
        site: Site | None = None,
        pace: int = 800,
        countdown: int = 3000,
        seconds_to_think: float = 20,
    ) -> None:
        self.storage = storage
        self.clock: Clock = clock or SystemClock()
        self.reviewing: Thinking = reviewing or Thinking(niceness=PATIENT)
        """Has its own processes, so that bots at tables never wait for a review."""
        self.working = Working()
        self.ratings = Ratings(storage, self._settle)
        self.site = site
        """The other processes; None: this is the only one."""
        self.bans = Bans(storage)
        self.rota = Rota()
        self.watch: Watch = watch or Watch()
        self.thinking: Thinking = thinking or self._thinking(seconds_to_think)
        self.pace = pace
        """About how many milliseconds a bot takes for a decision."""
        self.countdown = countdown
        """Milliseconds of countdown before time runs again."""

    def _thinking(self, seconds: float) -> Thinking:
        most = min(4, os.cpu_count() or 1)
        if self.site is None:
            return Thinking(most, seconds=seconds)
        return Pool(self.site, most, seconds=seconds, watch=self.watch.shared_thought)

    @property
    def runs_errands(self) -> bool:
        """Whether this process does what must be done once for the whole site."""
        return self.site is None or self.site.runs_errands

    def _settle(self) -> bool:
        """Whether matches are counted here; otherwise those who do it are told."""
        if self.site is not None and not self.site.runs_errands:
            self.site.post.tell("settle")
        return self.runs_errands

    def hesitation(self) -> int:
        return round(self.pace * random.uniform(0.6, 1.4))
