"""Nations stands the battery."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from sandtable import Match
from sandtable.core.game import Event
from sandtable.nations.rules import events as happened
from sandtable.nations.rules.box import COLOURS, NONE, SYMBOLS
from sandtable.nations.rules.position import RETURNING_CHITS, RETURNING_DICE, Player, Position

from ..battery import CHECKS, SEEDS, Check, Pile, Table, name_of


class NationsInventory:
    """Dice go with developments, chits with what gave them, and every tile is in exactly one place."""

    def __init__(self, match: Match) -> None:
        self.box = match.position.box
        self.gone: set[str] = set()
        self.board: set[str] = set()

    def check(self, position: Position, events: list[Event]) -> None:
        for event in events:
            self._follow(event)
        for player in position.players:
            self._check_pieces(player)
        self._check_tiles(position)

    def _follow(self, event: Event) -> None:
        if isinstance(event, happened.AgeBegan):
            self.gone |= self.board
            self.board = set(event.tiles)
        elif isinstance(event, happened.Bought):
            self.board.remove(event.tile)
        elif isinstance(event, happened.Left):
            self.gone.add(event.tile)
        elif isinstance(event, happened.OpponentTook) and event.tile:
            self.board.remove(event.tile)
            self.gone.add(event.tile)

    def _check_pieces(self, player: Player) -> None:
        box = self.box
        assert min([*player.available, *player.idle, *player.used_chits]) >= 0
        assert min(player.rerolls, player.used_rerolls) >= 0
        for colour in range(len(COLOURS)):
            held = player.idle[colour] + sum(player.available[kind] for kind in box.of_colour[colour])
            assert held == sum(
                box.tile_yield[tile] for tile in player.developments if box.tile_colour[tile] == colour
            )
        for number, symbol in enumerate(SYMBOLS):
            held = player.available[box.dice_kinds + number] + player.used_chits[number]
            given = [box.tile_chit[tile] for tile in player.colonies + player.wonders].count(number)
            assert held == given + (box.start_gold if symbol == "gold" else 0)
        advisor = 0 if player.advisor == NONE else box.tile_yield[player.advisor]
        assert player.rerolls + player.used_rerolls == box.start_rerolls + advisor

    def _check_tiles(self, position: Position) -> None:
        box = self.box
        assert {box.ids[tile] for tile in position.board if tile != NONE} == self.board
        there: Counter[str] = Counter()
        for stack in [*position.stacks, position.board]:
            there.update(box.ids[tile] for tile in stack if tile != NONE)
        printed = box.ids[:5]
        for seat, player in enumerate(position.players):
            owned = [*player.developments, *player.colonies, *player.wonders]
            owned += [tile for tile in (player.advisor, player.construction) if tile != NONE]
            there.update(box.ids[tile] for tile in owned if tile >= len(printed))
            assert len(player.developments) == 5
            # While dice or chits go back the tile that makes room for another still lies there.
            if seat != position.seat:
                pass
            elif position.stage == RETURNING_DICE:
                owned.remove(player.developments[position.slot])
            elif position.stage == RETURNING_CHITS:
                owned.remove(player.advisor)
            assert not self.gone & {box.ids[tile] for tile in owned if tile >= len(printed)}
        assert max(there.values()) == 1
        gone = {tile for tile in self.gone if tile not in printed}
        assert set(there) | gone == set(box.ids[5:])
        seen = len(position.event_stacks[0]) + position.age
        assert seen >= len(box.events_of_age[0])
        assert sum(map(len, position.event_stacks)) == len(box.data.events) - position.age


def pieces_in_order(move: Any) -> Any:
    """Pieces may be named in any order; the list has one."""
    return (type(move), tuple(sorted(move.pieces))) if hasattr(move, "pieces") else move


def stacks(position: Position, seat: int) -> list[Pile]:
    """The unseen tiles and events of each age."""
    return [
        [[(stack, place)] for place in range(len(stack))]
        for stack in [*position.stacks, *position.event_stacks]
    ]


TABLES = [
    Table("nations", seats, options, NationsInventory, pieces_in_order, hidden=stacks)
    for seats, options in [(1, {}), (2, {}), (3, {}), (4, {}), (1, {"opponent": "hard"})]
]


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=SEEDS)
def test_battery(table: Table, check: Check, seed: int) -> None:
    check(table, seed)
