"""All of a game in one file. The rules are in `locales/en/tricks-rules.ftl`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.errors import BadInput, IllegalMove
from sandtable.core.game import Event, Game, Move, Options, Result, Seat, View, words
from sandtable.core.set_up import Preset, SetUp, choice

CARDS = 40
NONE = -1


class Lay(Move, frozen=True):
    """Lay a card of your hand face down."""

    card: int


class Dealt(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class Laid(Event, frozen=True, kw_only=True):
    """A card lies face down; the one who laid it is told which."""

    seat: Seat
    card: int | None = None


class Shown(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    cards: Annotated[tuple[int, ...], words("by-seat")]
    winner: Seat


class TricksOptions(Options, frozen=True):
    hand: int = 5
    lowest_wins: bool = False


class TricksView(View, frozen=True, kw_only=True):
    moves: tuple[Lay, ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    """By seat, how many cards."""
    laid: tuple[bool, ...]
    own_card: int | None
    out: tuple[int, ...]
    points: tuple[int, ...]


class Position:
    def __init__(
        self,
        lowest_wins: bool,
        deck: list[int],
        hands: list[list[int]],
        laid: list[int],
        out: list[int],
        points: list[int],
    ) -> None:
        self.lowest_wins = lowest_wins
        self.deck = deck
        self.hands = hands
        self.laid = laid
        """By seat, the card face down or NONE."""
        self.out = out
        self.points = points

    def copy(self) -> Position:
        hands = [hand.copy() for hand in self.hands]
        return Position(
            self.lowest_wins, self.deck.copy(), hands, self.laid.copy(), self.out.copy(), self.points.copy()
        )


class Tricks(Game[Position]):
    name = "tricks"
    rules_version = "1"
    seats = range(2, 5)
    locales = Path(__file__).parent / "locales"
    move_type = Lay
    event_type = Dealt | Laid | Shown
    options_type = TricksOptions
    view_type = TricksView
    result_type = Result

    def data_version(self, options: TricksOptions) -> str:
        return "1"

    def set_up(self, seats: int) -> SetUp:
        lowest = choice("lowest", {"no": {"lowest_wins": False}, "yes": {"lowest_wins": True}})
        turned = Preset(id="expert", choices={"lowest": "yes"})
        return SetUp(presets=(Preset(id="standard"), turned), choices=(lowest,))

    def check_options(self, seats: int, options: TricksOptions) -> None:
        if not 1 <= options.hand * seats <= CARDS:
            raise BadInput("options.hand", f"it takes 1 to {CARDS // seats}")

    def start(self, seats: int, options: TricksOptions, chance: Chance) -> tuple[Position, list[Event]]:
        deck = list(range(CARDS))
        chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(options.hand)) for _ in range(seats)]
        position = Position(options.lowest_wins, deck, hands, [NONE] * seats, [], [0] * seats)
        return position, [Dealt(only=seat, cards=tuple(hand)) for seat, hand in enumerate(hands)]

    def to_act(self, position: Position, at: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(position.hands)) if self.moves(position, seat, at))

    def moves(self, position: Position, seat: int, at: int) -> list[Lay]:
        cards = [Lay(card) for card in position.hands[seat]]
        return [move for move in cards if not self.refusal(position, seat, move, at)]

    def refusal(self, position: Position, seat: int, move: Lay, at: int) -> IllegalMove | None:
        if self.result(position):
            return IllegalMove("tricks.END-1", "over")
        if position.laid[seat] != NONE:
            return IllegalMove("tricks.LAY-2", "laid-already")
        if move.card not in position.hands[seat]:
            return IllegalMove("tricks.LAY-1", "not-in-hand", card=move.card)
        return None

    def play(self, position: Position, seat: int, move: Lay, at: int, chance: Chance) -> list[Event]:
        if refusal := self.refusal(position, seat, move, at):
            raise refusal
        position.hands[seat].remove(move.card)
        position.laid[seat] = move.card
        events: list[Event] = [Laid(seat=seat), Laid(only=seat, seat=seat, card=move.card)]
        if NONE not in position.laid:
            cards = position.laid
            winner = cards.index(min(cards) if position.lowest_wins else max(cards))
            position.points[winner] += 1
            position.out += cards
            position.laid = [NONE] * len(cards)
            events.append(Shown(cards=tuple(cards), winner=winner))
        return events

    def view(self, position: Position, seat: int | None, at: int) -> TricksView:
        own = NONE if seat is None else position.laid[seat]
        return TricksView(
            seat=seat,
            to_act=self.to_act(position, at),
            result=self.result(position),
            moves=() if seat is None else tuple(self.moves(position, seat, at)),
            hand=() if seat is None else tuple(position.hands[seat]),
            held=tuple(map(len, position.hands)),
            laid=tuple(card != NONE for card in position.laid),
            own_card=None if own == NONE else own,
            out=tuple(position.out),
            points=tuple(position.points),
        )

    def result(self, position: Position) -> Result | None:
        if any(position.hands) or max(position.laid) != NONE:
            return None
        points = position.points
        ranking = tuple(sorted(range(len(points)), key=lambda seat: -points[seat]))
        winners = tuple(seat for seat in ranking if points[seat] == max(points))
        sources = tuple({"tricks": each} for each in points)
        return Result(winners=winners, ranking=ranking, scores=tuple(points), sources=sources)

    def deal_anew(self, position: Position, seat: int, chance: Chance) -> None:
        others = [other for other in range(len(position.hands)) if other != seat]
        unknown = position.deck + [card for other in others for card in position.hands[other]]
        unknown += [position.laid[other] for other in others if position.laid[other] != NONE]
        unknown.sort()
        chance.shuffle(unknown)
        for other in others:
            position.hands[other] = sorted(unknown.pop() for _ in position.hands[other])
            if position.laid[other] != NONE:
                position.laid[other] = unknown.pop()
        position.deck = unknown

    def save(self, position: Position) -> bytes:
        return msgspec.json.encode(vars(position))

    def load(self, saved: bytes) -> Position:
        return Position(**msgspec.json.decode(saved))


game = Tricks()
