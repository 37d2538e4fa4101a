"""SET: the start of a match."""

from __future__ import annotations

import pytest

from sandtable import BadInput, new_match
from sandtable.nations import game
from sandtable.nations.datafile import standard
from tests.nations.tables import dice_of
from tests.rules import rule


@rule("nations.SET-1")
def test_one_to_four_can_play() -> None:
    assert [len(new_match("nations", seats, 1).view(None).players) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]  # type: ignore[attr-defined]
    for seats in (0, 5):
        with pytest.raises(BadInput, match="seats"):
            new_match("nations", seats, 1)


@rule("nations.SET-1")
def test_every_player_order_comes_up() -> None:
    orders = {tuple(new_match("nations", 3, seed).position.order) for seed in range(100)}
    assert len(orders) == 6


@rule("nations.SET-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_start_with_five_white_dice_a_gold_and_a_reroll_chit(seats: int) -> None:
    match = new_match("nations", seats, 3)
    for player in game.view(match.position, None, 0).players:
        assert dice_of(player) == {"white": 5}
        assert [piece for piece in player.available if piece.startswith("chit")] == ["chit-gold"]
        assert (player.rerolls, player.used_rerolls) == (1, 0)
        assert [tile.id for tile in player.developments] == ["axeman", "farm", "caravan", "quarry", "temple"]
        assert not (player.used_dice or player.used_chits)
        assert not (player.advisor or player.construction or player.colonies or player.wonders)


@rule("nations.SET-3")
@pytest.mark.parametrize(("seats", "books"), [(1, [1]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_books_at_the_start_go_by_player_order(seats: int, books: list[int]) -> None:
    for seed in range(5):
        view = game.view(new_match("nations", seats, seed).position, None, 0)
        assert [view.players[seat].books for seat in view.order] == books
        assert [player.points for player in view.players] == [0] * seats


@rule("nations.SET-3")
def test_the_solo_opponent_starts_with_one_book() -> None:
    match = new_match("nations", 1, 4)
    read = next(event for event in match.opening if type(event).__name__ == "OpponentRead")
    assert match.position.opponent_books - read.gained == 1  # type: ignore[attr-defined]


@rule("nations.SET-4")
def test_each_age_has_15_tiles_and_3_events_and_only_its_own() -> None:
    position = new_match("nations", 2, 5).position
    tiles = [*position.board, *position.stacks[0]], *position.stacks[1:]
    events = [position.event, *position.event_stacks[0]], *position.event_stacks[1:]
    for age in (1, 2, 3, 4):
        assert {position.box.tiles[tile].id for tile in tiles[age - 1]} == {
            tile.id for tile in standard().tiles if tile.age == age
        }
        assert len(tiles[age - 1]) == 15
        assert sorted(standard().events[event].age for event in events[age - 1]) == [age] * 3


@rule("nations.SET-4")
def test_every_stack_is_shuffled() -> None:
    starts = [new_match("nations", 2, seed).position for seed in range(30)]
    for age in range(4):
        assert len({tuple(start.stacks[age]) for start in starts}) == 30
        assert len({tuple(start.event_stacks[age]) for start in starts}) > 1
