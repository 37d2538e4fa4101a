"""A seat at a table: whose it is, whether they are there, and who plays it now. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ..bots import bot_named
from ..core.errors import BadInput
from ..core.registry import game_named
from .errors import Denied
from .planned import Planned
from .tableview import SeatKind, SeatView


class Seat:
    def __init__(self, number: int, kind: SeatKind, name: str = "", bot: str | None = None) -> None:
        self.number = number
        self.kind = kind
        self.name = name
        self.token: str | None = None
        self.bot = bot
        self.secret: str | None = None
        """The hash of the seat's secret."""
        self.muted: set[int] = set()
        self.connections = 0
        self.gone_since: int | None = None
        self.offered = False
        self.stand_in: str | None = None
        self.thinking = False
        self.look: int | None = None
        """Server time at which the bot looks at the table again; None if it waits for a change."""
        self.faults = 0
        """How often in a row the bot failed: no answer in time, an error, nonsense or an illegal move."""
        self.sat: int | None = None
        """The table time at which the person sat down, if the match was under way."""
        self.reminded: int | None = None
        """The deadline of which the person was reminded, in table time."""
        self.told = False
        """Whether the person was called to the turn that is now."""
        self.ran_out: str | None = None
        """The name of who ran out of time here."""
        self.replaced: str | None = None
        """The bot that failed too often, if another plays in its place."""
        self.choices = 0
        """Counts what makes advice for this seat outdated: its own moves and undos."""
        self.advising = False
        self.advised: int | None = None
        """Server time of the last hint for the current choice."""
        self.planned: Planned | None = None

    @property
    def present(self) -> bool:
        return self.connections > 0

    @property
    def played_by(self) -> str | None:
        """The level of the bot that plays this seat now; None for a person or nobody."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def plans_ahead(self) -> bool:
        """Whether a premove waits for its time."""
        return self.planned is not None and self.planned.ended is None

    def choice_over(self) -> None:
        self.choices += 1
        self.advised = None

    def take(self, name: str, token: str, secret: str) -> None:
        self.kind, self.bot = "person", None
        self.name, self.token, self.secret = name, token, secret
        self.offered, self.stand_in = False, None
        self.ran_out = self.planned = None

    def empty(self) -> None:
        self.give_to_bot(None)
        self.kind = "open"

    def give_to_bot(self, bot: str | None) -> None:
        self.kind, self.bot = "bot", bot
        self.name, self.token, self.secret = "", None, None
        self.muted = set()
        self.gone_since, self.offered, self.stand_in = None, False, None
        self.told = False
        self.look = self.planned = None

    def view(self) -> SeatView:
        return SeatView(
            seat=self.number,
            kind=self.kind,
            name=self.name,
            token=self.token,
            bot=self.bot,
            present=self.present,
            gone_since=self.gone_since,
            offered=self.offered,
            stand_in=self.stand_in,
            ran_out=self.ran_out,
            replaced=self.replaced,
        )


def seat_from(row: Any) -> Seat:
    seat = Seat(row.seat, cast(SeatKind, row.kind), row.name, row.bot)
    seat.token = row.token
    seat.secret = row.secret
    seat.told = row.told
    seat.sat, seat.reminded, seat.ran_out = row.sat, row.reminded, row.ran_out
    seat.muted = set(msgspec.json.decode(row.muted))
    seat.planned = msgspec.json.decode(row.premove, type=Planned) if row.premove else None
    return seat


def check_bot(game: str, bot: str) -> None:
    try:
        bot_named(game_named(game), bot)
    except BadInput:
        raise Denied("no-such-bot", bot=bot) from None
