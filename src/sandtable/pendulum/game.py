"""Pendulum as a game of the core."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.game import Event, Game
from . import commands, dealing, listing, privilege, refusals, saving, tables, timers
from . import result as results
from . import view as views
from .codes import NOBODY
from .data import DATA
from .events import AnyEvent, Began
from .moves import AnyMove
from .options import PendulumOptions, check
from .position import Position
from .result import PendulumResult
from .view import PendulumView


class Pendulum(Game[Position]):
    name = "pendulum"
    rules_version = "1"
    seats = range(2, 6)
    move_type = AnyMove
    event_type = AnyEvent
    options_type = PendulumOptions
    view_type = PendulumView
    result_type = PendulumResult

    def data_version(self, options: PendulumOptions) -> str:
        return DATA.version

    def check_options(self, seats: int, options: PendulumOptions) -> None:
        check(seats, options)

    def start(self, seats: int, options: PendulumOptions, chance: Chance) -> tuple[Position, list[Event]]:
        names = tables.CHARACTER_NAMES
        chosen = [NOBODY if name is None else names.index(name) for name in options.characters]
        candidates = [
            number
            for number, advanced in enumerate(tables.ADVANCED)
            if options.sides == "any" or advanced == (options.sides == "advanced")
        ]
        position = dealing.set_up(
            seats,
            chosen or [NOBODY] * seats,
            candidates,
            list(options.glory),
            list(options.worker_rule),
            chance,
        )
        position.durations = [round(duration * options.tempo) for duration in tables.DURATIONS]
        position.grace = options.grace
        position.timed_rounds = [number not in options.untimed for number in range(1, 5)]
        began = Began(
            characters=tuple(names[player.character] for player in position.players),
            order=tuple(position.order),
            provinces=tuple(tables.PROVINCE_NAMES[province] for province in position.places),
            rewards=tuple(tables.CARD_NAMES[card] for card in position.rewards),
            achievement=tables.ACHIEVEMENT_NAMES[position.achievement],
        )
        return position, [began]

    def to_act(self, position: Position, at: int) -> tuple[int, ...]:
        return views.to_act(position)

    def awaited(self, position: Position) -> tuple[int, ...]:
        """The seats that hold the game up; the others of `to_act` may act, but need not."""
        return tuple(commands.awaited(position))

    def moves(self, position: Position, seat: int, at: int) -> list[AnyMove]:
        return listing.moves(position, seat, at)

    def play(self, position: Position, seat: int, move: AnyMove, at: int, chance: Chance) -> list[Event]:
        events: list[Event] = []
        refused = commands.refusal(position, seat, move, at)
        if not refused:
            privilege.play(position, seat, move, at, events)
        elif not privilege.coincides(position, seat, move, at, events) and not privilege.grant(
            position, seat, move, at, events
        ):
            raise refusals.illegal(position, seat, move, at, refused)
        return events

    def next_change(self, position: Position, at: int) -> int | None:
        moment = timers.next_run_out(position, at)
        return None if moment == NOBODY else moment

    def view(self, position: Position, seat: int | None, at: int) -> PendulumView:
        return views.view(position, seat, at)

    def result(self, position: Position) -> PendulumResult | None:
        return results.result(position)

    def deal_anew(self, position: Position, seat: int, chance: Chance) -> None:
        dealing.deal_anew(position, chance)

    def save(self, position: Position) -> bytes:
        return saving.save(position)

    def load(self, saved: bytes) -> Position:
        return saving.load(saved)


game = Pendulum()
