"""Setting up and the opening (SET)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sandtable import BadInput, new_match
from sandtable.pendulum.data import DATA, Character
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.view import Standing

from ..rules import rule
from .tables import deal, frame, lazy_game, move_kinds, open_match, put, refused, started

FINAL = {card.id for card in DATA.final_rewards}


@rule("pendulum.SET-1")
@pytest.mark.parametrize(("seats", "side"), [(2, "small"), (3, "small"), (4, "large"), (5, "large")])
def test_the_side_of_the_board(seats: int, side: str) -> None:
    view: Any = deal(seats).view(None)
    assert view.side == side
    assert len(view.players) == seats


@rule("pendulum.SET-1")
def test_not_more_than_five_play() -> None:
    for seats in (0, 6):
        with pytest.raises(BadInput):
            new_match("pendulum", seats)


@rule("pendulum.SET-2")
def test_timers_and_time_markers() -> None:
    view: Any = deal().view(None)
    assert {area: timer.row for area, timer in view.timers.items()} == dict.fromkeys(codes.AREAS, "top")
    assert view.markers == {"top": 1, "bottom": 2}


@rule("pendulum.SET-3")
@pytest.mark.parametrize(("seats", "token"), [(2, False), (3, False), (4, True), (5, True)])
def test_one_achievement_and_with_many_players_the_token(seats: int, token: bool) -> None:
    match = deal(seats)
    view: Any = match.view(None)
    assert view.token is token
    assert view.achievement_deck == 9
    assert len({deal(seats, seed).position.achievement for seed in range(30)}) > 4


@rule("pendulum.SET-3")
def test_with_three_players_the_token_joins_at_the_first_council() -> None:
    match = started(3)
    lazy_game(match, rounds=1)
    assert match.position.round == 2
    assert match.position.token


@rule("pendulum.SET-4")
def test_four_provinces_lie_open() -> None:
    match = deal()
    view: Any = match.view(None)
    assert len(set(view.provinces)) == 4
    assert None not in view.provinces
    assert view.province_deck == 52
    assert len({deal(4, seed).position.places[0] for seed in range(30)}) > 10


@rule("pendulum.SET-5")
def test_the_council_deck() -> None:
    match = deal()
    position = match.position
    names = [tables.CARD_NAMES[card] for card in position.reward_deck]
    assert set(names[:5]) == FINAL, "the end of the list is drawn first"
    assert len(names) == 15
    assert not FINAL & set(names[5:])
    assert len(position.rewards_removed) == 10
    view: Any = match.view(None)
    assert view.reward_deck == 15
    assert len(view.rewards) == 5
    assert view.grande_card
    assert len({deal(4, seed).position.reward_deck[0] for seed in range(30)}) == 5
    assert len({deal(4, seed).position.rewards[0] for seed in range(30)}) > 10


@rule("pendulum.SET-6")
@pytest.mark.parametrize("character", DATA.characters, ids=lambda character: character.id)
def test_each_character_begins_with_what_is_printed(character: Character) -> None:
    match = deal(2, characters=[None, character.id])
    view: Any = match.view(None)
    player = view.players[1]
    assert player.character == character.id
    start = msgspec.to_builtins(character.start)
    assert {**player.resources, "votes": player.votes} == start
    assert player.tracks == {**msgspec.to_builtins(character.columns), "legendary": 0}
    assert player.hand == tuple(card.id for card in character.stratagems)
    assert [worker.state for worker in player.workers] == ["available"] * 2 + ["reserve"] * 2 + ["council"]
    assert [worker.grande for worker in player.workers] == [True, False, False, False, True]
    assert not player.discard


@rule("pendulum.SET-6")
def test_the_two_sides_of_a_mat_never_meet() -> None:
    seen = set()
    for seed in range(25):
        view: Any = new_match("pendulum", 5, seed, {"sides": "any"}).view(None)
        names = [player.character for player in view.players]
        assert len({name.split("-")[0] for name in names}) == 5
        seen.update(names)
    assert len(seen) == 10
    with pytest.raises(BadInput, match=r"characters\[1\]"):
        new_match("pendulum", 2, 1, {"characters": ["bolk-champion", "bolk-warmonger"]})


@rule("pendulum.SET-6")
@pytest.mark.parametrize(("sides", "advanced"), [("basic", False), ("advanced", True)])
def test_random_characters_of_one_side_beside_a_chosen_one(sides: str, advanced: bool) -> None:
    by_name = {character.id: character for character in DATA.characters}
    for seed in range(5):
        chosen = [None, None, "mesoat-pacifist", None, None]
        match = new_match("pendulum", 5, seed, {"sides": sides, "characters": chosen})
        view: Any = match.view(None)
        names = [player.character for player in view.players]
        assert names[2] == "mesoat-pacifist"
        assert len({by_name[name].mat for name in names}) == 5
        assert all(by_name[name].advanced is advanced for name in names[:2] + names[3:])


@rule("pendulum.SET-7")
def test_the_first_order_is_random() -> None:
    assert len({tuple(deal(3, seed).position.order) for seed in range(60)}) == 6


@rule("pendulum.SET-8")
def test_neutral_workers_and_marker_with_two_players() -> None:
    match = started(2)
    view: Any = match.view(None)
    assert view.neutral_workers == (
        Standing("purple", "top", 1, None),
        Standing("purple", "bottom", 0, None),
        Standing("green", "top", 1, None),
        Standing("green", "bottom", 0, None),
    )
    assert view.order[-1] == 2
    assert {deal(2, seed).position.order[-1] for seed in range(5)} == {2}
    for worker in (0, 1):
        put(match, 0, worker, codes.MAT)
    for area in ("purple", "green"):
        assert refused(match, 0, moves.Place(1, area, "top", 1)) == "WRK-3 frame-taken"
    match.play(0, moves.Place(0, "purple", "top", 1))
    match.play(0, moves.Place(1, "purple", "top", 0))
    lazy_game(match)
    after: Any = match.view(None)
    assert after.neutral_workers == view.neutral_workers
    three: Any = deal(3).view(None)
    assert three.neutral_workers == ()
    assert len(three.order) == 3


@rule("pendulum.SET-9")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_opening_goes_by_privilege_grandes_first(seats: int) -> None:
    match = deal(seats)
    order = [seat for seat in match.position.order if seat < seats]
    turns = []
    while match.position.phase == codes.OPENING:
        view: Any = match.view(None)
        seat = view.turn
        turns.append(seat)
        for other in set(range(seats)) - {seat}:
            assert match.moves(other) == []
        found = [move for move in match.moves(seat) if isinstance(move, moves.Place)]
        assert len(match.moves(seat)) == len(found)
        assert {move.row for move in found} == {"bottom"}
        assert {move.worker for move in found} == {0 if len(turns) <= seats else 1}
        match.play(seat, found[-1])
    assert turns == order * 2
    assert match.position.timer_rows == [codes.TOP] * 3
    assert move_kinds(match, 0) == {moves.Ready}, "nothing else before the flip"
    for seat in range(seats):
        match.play(seat, moves.Ready())
    assert match.position.timer_rows == [codes.BOTTOM] * 3
    assert match.position.phase == codes.ROUND


@rule("pendulum.SET-9")
def test_what_the_opening_refuses() -> None:
    match = deal()
    first, second, third = match.position.order[:3]
    place = moves.Place(0, "purple", "bottom", 0)
    assert refused(match, second, place) == "SET-9 not-your-turn"
    assert refused(match, first, moves.Place(1, "purple", "bottom", 0)) == "SET-9 grande-then-common"
    assert refused(match, first, moves.Place(0, "purple", "top", 0)) == "WRK-1 timer-there"
    assert refused(match, first, moves.PlayStratagem("champion-prestige")) == "SET-9 opening"
    match.play(first, place)
    assert refused(match, first, moves.Withdraw(0)) == "SET-9 opening"
    match.play(second, place)
    match.play(third, moves.Place(0, "black", "bottom", 0))
    match.play(match.position.order[3], moves.Place(0, "black", "bottom", 0))
    assert refused(match, first, moves.Place(1, "purple", "bottom", 0)) == "WRK-3 frame-taken"


@rule("pendulum.SET-9")
@rule("pendulum.ADV-2")
def test_the_worker_rule_holds_in_the_opening() -> None:
    match = deal(2, glory=[0, 1], worker_rule=[0, 1])
    first, second = match.position.order[:2]
    for seat in (first, second):
        match.play(seat, moves.Place(0, "black", "bottom", 0))
    assert refused(match, first, moves.Place(1, "black", "bottom", 0)) == "ADV-2 own-worker-there"
    match.play(first, moves.Place(1, "black", "bottom", 1))


@rule("pendulum.SET-10")
def test_four_rounds_each_with_a_council() -> None:
    found = lazy_game(open_match(deal(3)))
    told = [event for event in found if isinstance(event, events.RoundBegan | events.CouncilBegan)]
    assert [event.round for event in told] == [1, 2, 2, 3, 3, 4, 4]
    assert isinstance(found[-1], events.Ended)


@rule("pendulum.SET-11")
def test_all_see_the_same_but_no_face_down_card() -> None:
    match = started(3)
    put(match, 0, 1, frame(match, "green top", 0))
    seen: list[Any] = [match.view(seat) for seat in (None, 0, 1, 2)]
    for view in seen[1:]:
        assert msgspec.structs.replace(view, seat=None, moves=(), ways=()) == seen[0]
    shown = msgspec.json.encode(seen[1]).decode()
    position = match.position
    hidden = [tables.PROVINCE_NAMES[number] for number in position.province_deck]
    hidden += [tables.ACHIEVEMENT_NAMES[number] for number in position.achievement_deck]
    hidden += [tables.CARD_NAMES[number] for number in position.reward_deck + position.rewards_removed]
    hidden = [name for name in hidden if name not in codes.RESOURCES]
    assert len(hidden) > 80
    assert not [name for name in hidden if f'"{name}"' in shown]
