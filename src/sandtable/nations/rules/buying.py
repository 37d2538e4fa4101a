"""BUY and WON: taking tiles from the board and building wonders, step by step. Compiled with mypyc.

The order is that of BUY-9: choose and pay, the old tile goes, its dice or chits go back, the new ones come.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ...core.game import Event
from . import events as happened
from .box import ADVISOR, COLONY, DEVELOPMENT, GOLD, NONE, RETURN_DICE, STONE, STRENGTH, SYMBOLS, Box
from .dice import roll_new
from .moves import Build, Buy, Replace, ReturnChits, ReturnDice
from .payments import can_pay, held, most, shown
from .position import NEXT_TURN, PAYING, REPLACING, RETURNING_CHITS, RETURNING_DICE, Player, Position
from .refusal import Refusal

GOALS: Final[tuple[happened.Goal, ...]] = ("developments", "advisor", "colonies", "construction")
"""Where a tile goes, by its kind (BUY-3, BUY-5 to BUY-7)."""
BUY: Final = [Buy(place) for place in range(12)]
BUILD: Final = Build()
REPLACE: Final = [Replace(slot) for slot in range(5)]
RETURN_CHITS: Final = [ReturnChits(used) for used in range(3)]


def price_symbol(box: Box, tile: int) -> int:
    """BUY-1: colonies cost strength, all others gold."""
    return STRENGTH if box.tile_kind[tile] == COLONY else GOLD


def buy_refusal(position: Position, player: Player, place: int) -> Refusal | None:
    """BUY-1, BUY-2."""
    if not 0 <= place < len(position.board):
        return Refusal("AGE-1", "no-such-place")
    tile = position.board[place]
    if tile == NONE:
        return Refusal("BUY-2", "place-empty")
    return _price_refusal(
        position.box, player, "BUY-1", price_symbol(position.box, tile), position.price(place)
    )


def purchases(position: Position, player: Player) -> list[Any]:
    """Every `Buy` that `buy_refusal` does not refuse."""
    box = position.box
    gold = most(box, player, GOLD)
    strength = most(box, player, STRENGTH)
    result: list[Any] = []
    for place, tile in enumerate(position.board):
        if tile != NONE:
            purse = gold if price_symbol(box, tile) == GOLD else strength
            if purse >= position.price(place):
                result.append(BUY[place])
    return result


def build_refusal(position: Position, player: Player) -> Refusal | None:
    """WON-1."""
    if player.construction == NONE:
        return Refusal("WON-1", "no-wonder-begun")
    return _price_refusal(position.box, player, "WON-1", STONE, position.box.tile_stone[player.construction])


def _price_refusal(box: Box, player: Player, rule: str, symbol: int, amount: int) -> Refusal | None:
    if can_pay(box, player, symbol, amount):
        return None
    return Refusal(rule, "cannot-afford", SYMBOLS[symbol], amount, shown(box, player, symbol))


def buy(position: Position, seat: int, place: int) -> Event:
    box = position.box
    tile = position.board[place]
    position.place = place
    position.symbol = price_symbol(box, tile)
    position.amount = position.price(place)
    position.stage = PAYING
    return happened.Chosen(
        seat=seat, tile=box.ids[tile], place=place, symbol=SYMBOLS[position.symbol], amount=position.amount
    )


def build(position: Position, seat: int) -> Event:
    box = position.box
    tile = position.players[seat].construction
    position.place = NONE
    position.symbol = STONE
    position.amount = box.tile_stone[tile]
    position.stage = PAYING
    return happened.Chosen(
        seat=seat, tile=box.ids[tile], place=None, symbol=SYMBOLS[STONE], amount=position.amount
    )


def take(position: Position, seat: int, events: list[Event]) -> None:
    """What was chosen is paid: it changes hands, or a choice comes first."""
    box = position.box
    player = position.players[seat]
    place = position.place
    if place == NONE:
        _finish_wonder(box, player, seat, events)
        position.stage = NEXT_TURN
        return
    tile = position.board[place]
    kind = box.tile_kind[tile]
    if kind == DEVELOPMENT:
        position.stage = REPLACING
    elif kind == ADVISOR:
        _dismiss_advisor(position, seat, events)
    else:
        position.take_off(position.place, seat)
        if kind == COLONY:
            player.colonies.append(tile)
            events.append(happened.Bought(seat=seat, tile=box.ids[tile], place=place, to="colonies"))
            _take_chit(box, player, seat, tile, events)
        else:
            _leave_game(box, seat, player.construction, events)
            player.construction = tile
            events.append(happened.Bought(seat=seat, tile=box.ids[tile], place=place, to="construction"))
        position.stage = NEXT_TURN


def _leave_game(box: Box, seat: int, tile: int, events: list[Event]) -> None:
    if tile != NONE:
        events.append(happened.Left(seat=seat, tile=box.ids[tile]))


def _take_chit(box: Box, player: Player, seat: int, tile: int, events: list[Event]) -> None:
    """BUY-6, WON-1; BUY-8: there is always one."""
    chit = box.tile_chit[tile]
    if chit != NONE:
        player.available[box.dice_kinds + chit] += 1
        events.append(happened.ChitTaken(seat=seat, chit=SYMBOLS[chit]))


def _finish_wonder(box: Box, player: Player, seat: int, events: list[Event]) -> None:
    """WON-1."""
    tile = player.construction
    player.construction = NONE
    player.wonders.append(tile)
    events.append(happened.Built(seat=seat, tile=box.ids[tile]))
    _take_chit(box, player, seat, tile, events)


# Developments: BUY-3, BUY-4


def replace_refusal(slot: int) -> Refusal | None:
    if not 0 <= slot < 5:
        return Refusal("BUY-3", "no-such-slot")
    return None


def replace(position: Position, seat: int, slot: int, chance: Chance, events: list[Event]) -> None:
    """BUY-3: the old development leaves; which dice go back is asked only if they differ."""
    player = position.players[seat]
    position.slot = slot
    _leave_game(position.box, seat, player.developments[slot], events)
    choices = returns(position, player)
    if len(choices) == 1:
        return_dice(position, seat, choices[0], chance, events)
    else:
        position.stage = RETURNING_DICE


def returns(position: Position, player: Player) -> list[Any]:
    """Every `ReturnDice` for the development that is being replaced, what shows least first: BUY-3, BUY-4."""
    box = position.box
    old = player.developments[position.slot]
    colour = box.tile_colour[old]
    used = box.kinds + colour
    chosen: list[list[int]] = [[]]
    for _ in range(box.tile_yield[old]):
        longer: list[list[int]] = []
        for each in chosen:
            for kind in [*box.of_colour[colour], used]:
                count = player.idle[colour] if kind == used else player.available[kind]
                if (not each or each[-1] <= kind) and count > each.count(kind):
                    longer.append([*each, kind])
        chosen = longer
    if len(chosen) > 1:
        worths = [sum([box.amount[kind] for kind in each if kind < box.kinds]) for each in chosen]
        chosen = [chosen[at] for at in sorted(range(len(chosen)), key=worths.__getitem__)]
    return [box.move(RETURN_DICE, each) for each in chosen]


def return_dice_refusal(position: Position, player: Player, move: ReturnDice) -> Refusal | None:
    """BUY-3: of the old development's colour, as many as it shows."""
    box = position.box
    old = player.developments[position.slot]
    colour = box.tile_colour[old]
    kinds = box.kinds_of(move.pieces)
    if kinds is None or len(kinds) != box.tile_yield[old]:
        return Refusal("BUY-3", "wrong-dice-returned")
    used = kinds.count(box.kinds + colour)
    for kind in kinds:
        if box.colour[kind] != colour:
            return Refusal("BUY-3", "wrong-dice-returned")
    if used > player.idle[colour] or not held(box, player, kinds[: len(kinds) - used]):
        return Refusal("BUY-3", "wrong-dice-returned")
    return None


def return_dice(position: Position, seat: int, move: ReturnDice, chance: Chance, events: list[Event]) -> None:
    box = position.box
    player = position.players[seat]
    kinds = box.kinds_of(move.pieces)
    assert kinds is not None
    for kind in kinds:
        if kind >= box.kinds:
            player.idle[box.colour[kind]] -= 1
        else:
            player.available[kind] -= 1
    events.append(happened.DiceReturned(seat=seat, pieces=box.pieces(kinds)))
    tile = position.board[position.place]
    player.developments[position.slot] = tile
    events.append(
        happened.Bought(
            seat=seat, tile=box.ids[tile], place=position.place, to="developments", slot=position.slot
        )
    )
    position.take_off(position.place, seat)
    events.append(roll_new(position, seat, box.tile_colour[tile], box.tile_yield[tile], chance))
    position.slot = NONE
    position.stage = NEXT_TURN


# Advisors: BUY-5


def _dismiss_advisor(position: Position, seat: int, events: list[Event]) -> None:
    player = position.players[seat]
    _leave_game(position.box, seat, player.advisor, events)
    choices = chit_returns(position.box, player)
    if len(choices) == 1:
        return_chits(position, seat, choices[0], events)
    else:
        position.stage = RETURNING_CHITS


def chit_returns(box: Box, player: Player) -> list[Any]:
    """Every `ReturnChits` for the old advisor, most used ones first; any reroll chit will do."""
    owed = 0 if player.advisor == NONE else box.tile_yield[player.advisor]
    return [
        RETURN_CHITS[used]
        for used in range(owed, -1, -1)
        if used <= player.used_rerolls and owed - used <= player.rerolls
    ]


def return_chits_refusal(box: Box, player: Player, move: ReturnChits) -> Refusal | None:
    for choice in chit_returns(box, player):
        if choice.used == move.used:
            return None
    return Refusal("BUY-5", "wrong-chits-returned")


def return_chits(position: Position, seat: int, move: ReturnChits, events: list[Event]) -> None:
    box = position.box
    player = position.players[seat]
    if player.advisor != NONE and box.tile_yield[player.advisor]:
        available = box.tile_yield[player.advisor] - move.used
        player.used_rerolls -= move.used
        player.rerolls -= available
        events.append(happened.ChitsReturned(seat=seat, available=available, used=move.used))
    tile = position.board[position.place]
    player.advisor = tile
    events.append(happened.Bought(seat=seat, tile=box.ids[tile], place=position.place, to="advisor"))
    position.take_off(position.place, seat)
    rerolls = box.tile_yield[tile]
    player.rerolls += rerolls
    if rerolls:
        events.append(happened.ChitTaken(seat=seat, chit="reroll", count=rerolls))
    position.stage = NEXT_TURN
