"""Nations: The Dice Game, as a game of the core."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ..core.chance import Chance
from ..core.errors import BadInput, IllegalMove
from ..core.game import Event, Game, PremoveOver
from ..core.parts import Parts
from ..core.set_up import SetUp
from .data import AnyTile, Data
from .datafile import find_flaw, read_file, standard
from .naming import own_names, standard_names
from .options import NationsOptions
from .premoves import AnyPremove, follow, offered
from .rules import deal, engine, flow, viewing
from .rules.box import BOXES, NONE, SYMBOLS, box_of
from .rules.events import AnyEvent
from .rules.moves import AnyMove
from .rules.payments import exchangeable
from .rules.position import Position
from .rules.scoring import HALL_OF_FAME
from .rules.view import NationsResult, NationsView
from .set_up import set_up


class Nations(Game[Position]):
    name = "nations"
    rules_version = "1"
    seats = range(1, 5)
    bots = ("novice", "greedy", "player", "expert", "master")
    lessons = Path(__file__).parent / "lessons"
    move_type = AnyMove
    event_type = AnyEvent
    premove_type = AnyPremove
    options_type = NationsOptions
    view_type = NationsView
    result_type = NationsResult

    def data_version(self, options: NationsOptions) -> str:
        return _data(options).version

    def read_data(self, path: str) -> Any:
        return msgspec.to_builtins(read_file(path))

    def check_options(self, seats: int, options: NationsOptions) -> None:
        if options.opponent == "hard" and seats != 1:
            raise BadInput("options.opponent", "only-solo")
        if options.data and (flaw := find_flaw(options.data)):
            raise BadInput(f"options.data.{flaw.where}", flaw.message, **flaw.facts)

    def set_up(self, seats: int) -> SetUp:
        return set_up(seats)

    def start(self, seats: int, options: NationsOptions, chance: Chance) -> tuple[Position, list[Event]]:
        position = deal.start(box_of(_data(options)), seats, options.opponent == "hard", chance)
        events: list[Event] = []
        flow.advance(position, chance, events)
        return position, events

    def to_act(self, position: Position, at: int) -> tuple[int, ...]:
        return () if position.seat == NONE else (position.seat,)

    def moves(self, position: Position, seat: int, at: int) -> list[AnyMove]:
        return engine.moves(position, seat)

    def refusal(self, position: Position, seat: int, move: AnyMove, at: int) -> IllegalMove | None:
        refused = engine.refusal(position, seat, move)
        return None if refused is None else refused.error()

    def play(self, position: Position, seat: int, move: AnyMove, at: int, chance: Chance) -> list[Event]:
        return engine.play(position, seat, move, chance)

    def foresee(self, position: Position, seat: int, move: AnyMove, at: int) -> NationsView:
        return viewing.foreseen(position, seat, move)

    def premoves(self, position: Position, seat: int, at: int) -> list[AnyPremove]:
        return offered(position, seat)

    def follow(
        self, then: Position, now: Position, seat: int, premove: AnyPremove, at: int
    ) -> AnyMove | PremoveOver | None:
        return follow(then, now, seat, premove)

    def view(self, position: Position, seat: int | None, at: int) -> NationsView:
        return viewing.views(position, (seat,), Parts())[seat]

    def views(
        self, position: Position, seats: Iterable[int | None], at: int, parts: Parts
    ) -> dict[int | None, NationsView]:
        return viewing.views(position, seats, parts)

    def result(self, position: Position) -> NationsResult | None:
        return viewing.result(position)

    def can_be_won(self, seats: int) -> bool:
        """SOL-5."""
        return seats > 1

    def part(self, position: Position) -> int | None:
        return position.age

    def deal_anew(self, position: Position, seat: int, chance: Chance) -> None:
        deal.deal_anew(position, chance)

    def save(self, position: Position) -> bytes:
        data = position.box.data
        return msgspec.json.encode([None if data == standard() else data, position.save()])

    def load(self, saved: bytes) -> Position:
        data, plain = msgspec.json.decode(saved, type=tuple[Data | None, list[object]])
        return Position.load(plain, box_of(data or standard()))

    def components(self, options: NationsOptions) -> dict[str, Any]:
        return _components(_data(options))


@lru_cache(maxsize=BOXES)
def _components(data: Data) -> dict[str, Any]:
    return {
        "dice": [{"colour": die.colour, "faces": msgspec.to_builtins(die.faces)} for die in data.dice],
        "tiles": [_values(tile) for tile in data.tiles],
        "names": {"tile": own_names(data)},
        "standard_names": standard_names(),
        "exchange": [name for symbol, name in enumerate(SYMBOLS) if exchangeable(symbol)],
        "hall_of_fame": [{"least": least, "name": name} for least, name in HALL_OF_FAME],
    }


def _values(tile: AnyTile) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(tile).items() if name != "printed"}


def _data(options: NationsOptions) -> Data:
    return options.data or standard()


game = Nations()
