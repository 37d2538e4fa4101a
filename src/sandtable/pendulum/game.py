"""Pendulum as a game of the core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ..core import wire
from ..core.chance import Chance
from ..core.errors import IllegalMove
from ..core.game import Event, Game, PremoveOver, Tells, Tempo
from ..core.parts import Parts
from ..core.set_up import SetUp
from .automa import setup as automa_setup
from .automa import tables as automa_tables
from .data import DATA
from .options import DEFAULT_LEVEL, PendulumOptions, advanced, check
from .premoves import AnyPremove, follow, offered
from .rules import commands, dealing, privilege, rounds, tables, timers, viewing
from .rules import result as results
from .rules.codes import (
    AREAS,
    COLOURS,
    LIMIT,
    NEUTRAL_VOTES,
    NOBODY,
    OPENING,
    PLACING,
    REWARDS,
    ROUNDS,
    ROWS,
    TRIMMING,
)
from .rules.events import AnyEvent, Began
from .rules.moves import AnyMove, Flip
from .rules.position import Position
from .rules.result import PendulumResult
from .rules.view import PendulumView
from .set_up import set_up

_DATA_VERSION = DATA.version
SANDLESS = (OPENING, REWARDS, TRIMMING, PLACING)
"""The phases in which no timer runs, timed or not."""


class Pendulum(Game[Position]):
    name = "pendulum"
    rules_version = "2"
    seats = range(1, 6)
    bots = ("novice", "player", "greedy", "expert", "master")
    pause_rule = "pendulum.TIM-6"
    lessons = Path(__file__).parent / "lessons"
    move_type = AnyMove
    event_type = AnyEvent
    premove_type = AnyPremove
    options_type = PendulumOptions
    view_type = PendulumView
    result_type = PendulumResult
    about: ClassVar[Mapping[str, Tells]] = {
        "card": {
            "kind": ("", "data.cards.{id}.kind"),
            "cost": ("amounts", "data.cards.{id}.cost"),
            "effects": ("effects", "data.cards.{id}.does"),
        },
        "achievement": {
            "need": ("amounts", "data.achievements.{id}.need"),
            "effects": ("effects", "data.achievements.{id}.reward"),
        },
        "province": {
            "kind": ("", "data.province_kinds.{id}"),
            **{colour: ("amounts", f"data.provinces.{{kind}}.{colour}") for colour in COLOURS},
        },
    }

    def data_version(self, options: PendulumOptions) -> str:
        return _DATA_VERSION

    def check_options(self, seats: int, options: PendulumOptions) -> None:
        check(seats, options)

    def set_up(self, seats: int) -> SetUp:
        return set_up(seats)

    def start(self, seats: int, options: PendulumOptions, chance: Chance) -> tuple[Position, list[Event]]:
        names = tables.CHARACTER_NAMES
        chosen = [NOBODY if name is None else names.index(name) for name in options.characters]
        candidates = [
            number
            for number, advanced in enumerate(tables.ADVANCED)
            if options.sides == "any" or advanced == (options.sides == "advanced")
        ]
        level = options.automa or DEFAULT_LEVEL
        with_variant = [0] if seats == 1 and advanced(level) else []
        position = dealing.set_up(
            seats,
            chosen or [NOBODY] * seats,
            candidates,
            with_variant or list(options.glory),
            with_variant or list(options.worker_rule),
            chance,
        )
        position.durations = [round(duration * options.tempo) for duration in tables.DURATIONS]
        position.grace = options.grace if seats > 1 else 0  # CLM-5: alone there is nobody to clash with.
        position.timed_rounds = tuple(number not in options.untimed for number in range(1, ROUNDS + 1))
        began = Began(
            characters=tuple(names[player.character] for player in position.players),
            order=tuple(position.order),
            provinces=tuple(tables.PROVINCE_NAMES[province] for province in position.places),
            rewards=tuple(tables.CARD_NAMES[card] for card in position.rewards),
            achievement=tables.ACHIEVEMENT_NAMES[position.achievement],
        )
        if seats > 1:
            return position, [began]
        number = automa_tables.LEVELS.index(level)
        return position, [began, automa_setup.set_up(position, number, options.foreshadowing, chance)]

    def to_act(self, position: Position, at: int) -> tuple[int, ...]:
        return tuple(commands.to_act(position))

    def moves(self, position: Position, seat: int, at: int) -> list[AnyMove]:
        return commands.listing(position, seat, at)

    def refusal(self, position: Position, seat: int, move: AnyMove, at: int) -> IllegalMove | None:
        refused = commands.refusal(position, seat, move, at)
        if not refused or privilege.coincides(position, seat, move, at, []):
            return None
        # What privilege reaches back over is never random.
        if privilege.grant(position.copy(), seat, move, at, Chance(b""), []):
            return None
        return _illegal(position, move, at, refused)

    def play(self, position: Position, seat: int, move: AnyMove, at: int, chance: Chance) -> list[Event]:
        events: list[Event] = []
        refused = privilege.play(position, seat, move, at, chance, events)
        if refused:
            raise _illegal(position, move, at, refused)
        return events

    def next_change(self, position: Position, at: int) -> int | None:
        moment = timers.next_run_out(position, at)
        return None if moment == NOBODY else moment

    def may_wait(self, options: Any) -> bool:
        return len(options.untimed) == ROUNDS

    def undoable(self, before: Position, after: Position) -> bool:
        """Only while no sand runs, and until the marker moves or a phase ends."""
        still = before.untimed() or before.phase in SANDLESS
        return still and (before.round, before.phase, before.space) == (after.round, after.phase, after.space)

    def premoves(self, position: Position, seat: int, at: int) -> list[AnyPremove]:
        return offered(position, seat)

    def follow(
        self, then: Position, now: Position, seat: int, premove: AnyPremove, at: int
    ) -> AnyMove | PremoveOver | None:
        return follow(then, now, seat, premove, at)

    def view(self, position: Position, seat: int | None, at: int) -> PendulumView:
        return viewing.views(position, (seat,), at, Parts())[seat]

    def views(
        self, position: Position, seats: Iterable[int | None], at: int, parts: Parts
    ) -> dict[int | None, PendulumView]:
        return viewing.views(position, seats, at, parts)

    def result(self, position: Position) -> PendulumResult | None:
        return results.result(position)

    def part(self, position: Position) -> int | None:
        return max(1, position.round)

    def tempo(self, options: PendulumOptions) -> Tempo:
        return "untimed" if len(options.untimed) == ROUNDS else "timed"

    def character(self, position: Position, seat: int) -> str:
        return tables.CHARACTER_NAMES[position.players[seat].character]

    def deal_anew(self, position: Position, seat: int, chance: Chance) -> None:
        dealing.deal_anew(position, chance)

    def save(self, position: Position) -> bytes:
        return msgspec.json.encode(position.save())

    def load(self, saved: bytes) -> Position:
        position = Position.load(msgspec.json.decode(saved))
        if position.past is not None:
            position.past.log = [
                (at, seat, wire.convert(move, AnyMove, "move")) for at, seat, move in position.past.log
            ]
        return position

    def components(self, options: PendulumOptions) -> dict[str, Any]:
        return _components()


@cache
def _components() -> dict[str, Any]:
    """The components without amounts of 0 and empty words, which are half of them."""
    sides = {name: {area: getattr(side, area) for area in AREAS} for name, side in DATA.sides.items()}
    data: dict[str, Any] = _without_nothing(msgspec.to_builtins(DATA))
    cards = _cards(data)
    return data | {
        "cards": cards,
        "rounds": ROUNDS,
        "limit": LIMIT,
        "neutral_votes": NEUTRAL_VOTES,
        "side": {str(seats): "large" if seats > 3 else "small" for seats in Pendulum.seats},
        "province_kinds": {id: number for number, kind in enumerate(DATA.provinces) for id in kind.ids},
        "boxes": {
            side: {
                area: {row: list(chain(*getattr(rows, row))) for row in ROWS} for area, rows in areas.items()
            }
            for side, areas in sides.items()
        },
    }


def _cards(data: dict[str, Any]) -> dict[str, Any]:
    """All cards by their ids, taken out of the data; `does` is what a card lets one do."""
    found: dict[str, Any] = {}
    stratagems = [
        {**card, "kind": "stratagem"} for each in data["characters"] for card in each.pop("stratagems")
    ]
    rewards = [*data.pop("rewards"), *data.pop("final_rewards")]
    for card in (*stratagems, *rewards, data.pop("grande_card"), data.pop("printed_reward")):
        special = card.get("special") or ("waive" if "waive" in card["gain"] else None)
        found[card["id"]] = {
            "kind": card.get("kind", "permanent" if card.get("permanent") else "immediate"),
            "cost": card["cost"],
            "gain": card["gain"],
            "special": special,
            "does": {special: 1} if special else card["gain"],
        }
    return found


def _without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            name: _without_nothing(each) for name, each in value.items() if each not in (0, None, False, "")
        }
    return [_without_nothing(each) for each in value] if isinstance(value, list) else value


def _illegal(position: Position, move: AnyMove, at: int, refused: str) -> IllegalMove:
    """The error for what the rules say: the id of a rule and the name of a reason."""
    rule, reason = refused.split(" ")
    return IllegalMove(f"pendulum.{rule}", reason, **_facts(position, move, at, reason))


def _facts(position: Position, move: AnyMove, at: int, reason: str) -> dict[str, str | int]:
    """The values in the sentence of the reason."""
    if reason == "still-running" and isinstance(move, Flip):
        timer = tables.AREA_NUMBER[move.timer]
        left = timers.runs_out_at(position, timer) - at
        return {"timer": move.timer, "seconds": -(-left // 1000)}
    whose = rounds.turn(position) if reason == "not-your-turn" else None
    return {} if whose is None else {"seat": whose}


game = Pendulum()
