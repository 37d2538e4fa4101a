"""Workers: moving, blocking, acting (WRK, ADV-2)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, events, moves
from sandtable.pendulum.rules.codes import FRAME, MAT, RESERVE

from ..rules import rule
from .tables import (
    box,
    call,
    card,
    frame,
    lazy_game,
    line,
    move_kinds,
    of,
    open_choice,
    put,
    refused,
    rich,
    started,
)


def free(match: Match, seat: int = 0) -> Match:
    """Take a player's workers to the mat."""
    for worker in (0, 1):
        put(match, seat, worker, MAT)
    return match


@rule("pendulum.WRK-1")
def test_to_and_from_rows_without_the_timer_only() -> None:
    match = started(grace=0)
    player = match.position.players[0]
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 stuck", "in a frame with the timer"
    assert refused(match, 0, moves.Place(1, "green", "top", 0)) == "WRK-1 stuck"
    put(match, 0, 1, box("black bottom", 1))
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 stuck", "in a box with the timer"
    put(match, 0, 1, box("green top", 0))
    assert refused(match, 0, moves.Place(1, "purple", "bottom", 0)) == "WRK-1 timer-there"
    match.play(0, moves.Place(1, "green", "top", 0))
    assert player.workers[1] == frame(match, "green top", 0), "the frame above its own box included"
    match.play(0, moves.Place(1, "green", "top", 1))
    match.play(0, moves.Place(1, "black", "top", 1))
    match.play(0, moves.Withdraw(1))
    assert player.workers[1] == MAT
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 already-there"
    match.play(0, moves.Place(1, "purple", "top", 2))
    assert refused(match, 0, moves.Place(1, "purple", "top", 2)) == "WRK-1 already-there"


@rule("pendulum.WRK-1")
def test_only_workers_in_play_move() -> None:
    match = started()
    for worker in (2, 4):
        assert refused(match, 0, moves.Place(worker, "green", "top", 0)) == "SET-6 not-in-play"
        assert refused(match, 0, moves.Withdraw(worker)) == "SET-6 not-in-play"


@rule("pendulum.WRK-2")
def test_boxes_are_entered_by_acting_and_frames_are_not() -> None:
    match = started()
    rich(match, 0)
    put(match, 0, 0, frame(match, "green bottom", 1))
    put(match, 0, 1, frame(match, "purple top", 0))
    for place in match.moves(0):
        if isinstance(place, moves.Place):
            twin = match.copy()
            twin.play(0, place)
            assert FRAME <= twin.position.players[0].workers[place.worker] < codes.BOX
    match.play(0, moves.Act(0, 1))
    assert match.position.players[0].workers[0] == box("green bottom", 1)


@rule("pendulum.WRK-3")
@pytest.mark.parametrize("area", ["purple", "green"])
def test_a_common_needs_an_empty_frame(area: Any) -> None:
    match = free(started(grace=0))
    where = f"{area} top"
    put(match, 1, 1, frame(match, where, 0))
    put(match, 2, 0, frame(match, where, 1))
    put(match, 0, 0, frame(match, where, 2))
    for number in range(3):
        assert refused(match, 0, moves.Place(1, area, "top", number)) == "WRK-3 frame-taken"
        assert moves.Place(1, area, "top", number) not in match.moves(0)
    put(match, 1, 1, box(where, 0))
    match.play(0, moves.Place(1, area, "top", 0))


@rule("pendulum.WRK-4")
def test_black_has_room_for_all() -> None:
    match = started(5, grace=0)
    for seat in range(5):
        free(match, seat)
        for worker in (0, 1):
            match.play(seat, moves.Place(worker, "black", "top", 3))
    assert match.position.crowd[15] == 10


@rule("pendulum.WRK-5")
@rule("pendulum.WRK-14")
def test_a_grande_is_never_blocked() -> None:
    match = free(started(grace=0))
    place = moves.Place(1, "green", "top", 0)
    match.play(0, place)
    match.play(0, moves.Place(0, "green", "top", 0))
    assert match.position.players[0].workers[:2] == [frame(match, "green top", 0)] * 2
    match.position.players[1].workers[4] = MAT
    match.play(1, moves.Place(4, "green", "top", 0))
    free(match, 2)
    assert refused(match, 2, place) == "WRK-3 frame-taken"


@rule("pendulum.WRK-6")
def test_the_green_action_in_five_steps() -> None:
    """The example of the rulebook: place, wait for the timer, act and pay, wait again, move on."""
    match = free(started(grace=0))
    player = rich(match, 0, gold=2)
    match.play(0, moves.Place(1, "green", "top", 1), 1000)
    assert refused(match, 0, moves.Act(1, 1)) == "WRK-6 no-timer"
    match.play(0, moves.Flip("green"), 120_000)
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 stuck"
    before = player.tracks[codes.POPULARITY]
    found = match.play(0, moves.Act(1, 1))
    assert [type(event) for event in found] == [events.Acted, events.Paid, events.Gained], "paid first"
    assert player.tracks[codes.POPULARITY] == before + 2
    assert player.resources[codes.GOLD] == 0
    assert player.workers[1] == box("green top", 1)
    assert refused(match, 0, moves.Act(1, 1)) == "WRK-6 acted-already"
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 stuck"
    match.play(0, moves.Flip("green"), 240_000)
    match.play(0, moves.Place(1, "black", "top", 0))


@rule("pendulum.WRK-6")
@rule("pendulum.WRK-11")
def test_nobody_must_act() -> None:
    match = started(grace=0)
    assert moves.Act(0, 1) in match.moves(0)
    match.play(1, moves.Flip("black"), 45_000)
    match.play(0, moves.Withdraw(0))
    assert match.position.players[0].counts[codes.MISSED + codes.BLACK] == 2
    assert refused(match, 0, moves.Act(0, 1)) == "WRK-6 not-in-frame"


COSTS = [
    ("purple bottom", 0, "gold", 2),
    ("purple bottom", 1, "gold", 2),
    ("purple bottom", 2, "gold", 2),
    ("green bottom", 0, "gold", 2),
    ("green bottom", 1, "gold", 2),
    ("green bottom", 2, "gold", 2),
    ("black bottom", 0, "gold", 0),
    ("black bottom", 1, "gold", 0),
    ("black bottom", 2, "military", 4),
    ("black bottom", 3, "gold", 0),
]


@rule("pendulum.WRK-7")
@pytest.mark.parametrize(("where", "number", "resource", "cost"), COSTS)
def test_what_an_action_costs(where: str, number: int, resource: str, cost: int) -> None:
    match = started(grace=0)
    kind = codes.RESOURCES.index(resource)
    put(match, 0, 0, frame(match, where, number))
    if cost:
        rich(match, 0, 10, 10, 10).resources[kind] = cost - 1
        assert refused(match, 0, moves.Act(0, number)) == "WRK-7 cannot-pay"
    held = [0, 0, 0]
    held[kind] = cost
    rich(match, 0, *held)
    found = match.play(0, moves.Act(0, number))
    paid = [(event.military, event.culture, event.gold, event.votes) for event in of(found, events.Paid)]
    assert paid == ([(held[0], 0, held[2], 0)] if cost else [])


@rule("pendulum.WRK-8")
def test_nothing_blocks_the_way_to_the_box() -> None:
    match = started(5, worker_rule=[0], glory=[0])
    for seat in range(5):
        rich(match, seat)
        put(match, seat, 0, frame(match, "green bottom", 1))
        match.play(seat, moves.Act(0, 1))
    put(match, 0, 1, frame(match, "green bottom", 1))
    match.play(0, moves.Act(1, 1))
    assert match.position.players[0].workers[:2] == [box("green bottom", 1)] * 2


def conquering(**options: Any) -> Match:
    match = started(grace=0, **options)
    rich(match, 0, military=4)
    put(match, 0, 0, frame(match, "black bottom", 2))
    match.play(0, moves.Act(0, 2), 45_000)
    return match


@rule("pendulum.WRK-10")
@pytest.mark.parametrize("timer", codes.AREAS)
@pytest.mark.parametrize("grace", [0, 1000])
def test_nobody_flips_in_the_middle_of_an_own_action(timer: Any, grace: int) -> None:
    match = started(grace=grace)
    rich(match, 0, military=4)
    put(match, 0, 0, frame(match, "black bottom", 2))
    match.play(0, moves.Act(0, 2), 200_000)
    flip = moves.Flip(timer)
    assert flip not in match.moves(0)
    assert refused(match, 0, flip) == "WRK-10 unfinished"
    match.play(1, flip, 200_100)
    assert refused(match, 0, flip, 200_200) == "WRK-10 unfinished", "not even as one with another's flip"
    match.play(0, moves.Draw(), 200_300)
    assert refused(match, 0, flip, 400_000) == "WRK-10 unfinished"
    match.play(0, moves.Slot("red"), 400_000)
    match.play(0, flip)


@rule("pendulum.WRK-9")
def test_an_unfinished_action_survives_a_flip() -> None:
    match = conquering()
    match.play(1, moves.Flip("black"))
    match.play(0, moves.Draw())
    match.play(2, moves.Flip("black"), 90_000)
    match.play(0, moves.Slot("brown"))
    assert len(match.position.players[0].slotted) == 1


@rule("pendulum.WRK-10")
def test_one_action_at_a_time() -> None:
    match = conquering()
    rich(match, 0, 10, 10, 10, votes=9)
    match.position.provinces_out += (match.position.places[0],)
    match.position.places[0] = codes.NOBODY
    match.position.players[0].discard.append(match.position.players[0].hand.pop())
    put(match, 0, 1, MAT)
    assert move_kinds(match, 0) == {moves.Conquer, moves.Draw, moves.Decline}
    for other in (
        moves.Place(1, "green", "top", 0),
        moves.Withdraw(0),
        moves.Act(1, 1),
        moves.Flip("black"),
        moves.PlayStratagem("champion-prestige"),
        moves.PickUp(),
        moves.Claim(),
        moves.Refill(0),
        moves.Done(),
        moves.Ready(),
        moves.Slot("red"),
        moves.ClaimPrivilege(),
    ):
        assert refused(match, 0, other) == "WRK-10 unfinished"
    match.play(1, moves.Flip("black"))
    match.play(1, moves.Refill(0))
    assert open_choice(match, 0) == "conquer"


@rule("pendulum.WRK-10")
def test_an_open_choice_holds_up_the_council_but_no_player() -> None:
    match = call(conquering(), seat=1)
    assert refused(match, 0, moves.Done()) == "WRK-10 unfinished"
    for seat in (1, 2, 3):
        match.play(seat, moves.Done())
    assert match.position.phase == codes.CALLED
    match.play(0, moves.Decline())
    match.play(0, moves.Done())
    assert match.position.phase == codes.REWARDS


@rule("pendulum.WRK-12")
def test_never_more_than_four_workers() -> None:
    match = started(characters=["licinia-implacable", None, None, None], grace=0)
    player = match.position.players[0]
    for left in (1, 0):
        rich(match, 0, 8, 0, 0)
        match.play(0, moves.PlayStratagem("implacable-recruit", military=8))
        assert player.workers.count(RESERVE) == left
        card(player, "implacable-recruit")
        player.discard.clear()
    rich(match, 0, 8, 0, 0)
    assert refused(match, 0, moves.PlayStratagem("implacable-recruit", military=8)) == "ECO-9 no-object"
    assert [place for place in player.workers if place == codes.COUNCIL] == [codes.COUNCIL]


@rule("pendulum.WRK-13")
@pytest.mark.parametrize(
    ("where", "number", "boxes"),
    [
        ("purple top", 0, {0, 1}),
        ("purple top", 1, {2}),
        ("purple bottom", 0, {0}),
        ("purple bottom", 1, {1, 2}),
        ("green top", 0, {0, 1}),
        ("green top", 1, {2}),
        ("green bottom", 0, {0}),
        ("green bottom", 1, {1, 2}),
    ],
)
def test_the_boxes_under_each_frame_of_the_small_side(where: str, number: int, boxes: set[int]) -> None:
    match = started(3, grace=0)
    rich(match, 0)
    put(match, 0, 0, frame(match, where, number))
    put(match, 0, 1, MAT)
    match.position.timer_rows[line(where) >> 1] = line(where) & 1
    acts = [move for move in match.moves(0) if isinstance(move, moves.Act)]
    assert {move.box for move in acts} == boxes
    for other in {0, 1, 2} - boxes:
        assert refused(match, 0, moves.Act(0, other)) == "WRK-13 not-under-frame"
    match.play(0, moves.Act(0, max(boxes)))
    assert match.position.players[0].workers[0] == box(where, max(boxes))


@rule("pendulum.WRK-13")
def test_a_double_frame_is_one_space() -> None:
    match = free(started(3, grace=0))
    put(match, 1, 1, frame(match, "purple top", 0))
    assert refused(match, 0, moves.Place(1, "purple", "top", 0)) == "WRK-3 frame-taken"
    assert refused(match, 0, moves.Place(1, "purple", "top", 2)) == "WRK-13 no-such-frame"
    match.play(0, moves.Place(1, "purple", "top", 1))


@rule("pendulum.WRK-15")
def test_all_costs_are_paid_with_the_command() -> None:
    match = started(2, characters=["bolk-warmonger", None], grace=0)
    player = rich(match, 0, 4, 0, 0)
    put(match, 0, 0, frame(match, "black bottom", 2))
    match.play(0, moves.Act(0, 2, also=3))
    assert player.resources == [0, 0, 0]
    assert len(player.discard) == 1
    assert open_choice(match, 0) == "conquer", "only choices inside the reward are open"
    assert refused(match, 1, moves.Take(gold=1)) == "WRK-15 nothing-open"


@rule("pendulum.ADV-2")
def test_the_worker_rule_keeps_own_workers_apart() -> None:
    match = free(started(3, glory=[0, 1], worker_rule=[0], grace=0))
    match.play(0, moves.Place(1, "black", "top", 0))
    assert refused(match, 0, moves.Place(0, "black", "top", 0)) == "ADV-2 own-worker-there"
    put(match, 0, 1, frame(match, "green top", 0))
    assert refused(match, 0, moves.Place(0, "green", "top", 0)) == "ADV-2 own-worker-there"
    put(match, 0, 1, box("green top", 0))
    match.play(0, moves.Place(0, "green", "top", 0))
    free(match, 1)
    for worker in (0, 1):
        match.play(1, moves.Place(worker, "black", "top", 0))


@rule("pendulum.ADV-2")
@rule("pendulum.COU-13")
def test_the_worker_rule_holds_in_step_5() -> None:
    match = started(3, glory=[0], worker_rule=[0])
    lazy_game(match, rounds=1)
    free(match)
    row: Any = codes.ROWS[1 - match.position.timer_rows[codes.BLACK]]
    match.play(0, moves.Place(1, "black", row, 0))
    assert refused(match, 0, moves.Place(0, "black", row, 0)) == "ADV-2 own-worker-there"


@rule("pendulum.WRK-6")
def test_the_words_for_a_workers_state() -> None:
    match = started(grace=0)
    rich(match, 0)
    states = []
    for place in (
        MAT,
        frame(match, "green top", 0),
        frame(match, "green bottom", 0),
        box("green top", 0),
        box("green bottom", 0),
    ):
        put(match, 0, 0, place)
        view: Any = match.view(None)
        states.append(view.players[0].workers[0].state)
    assert states == ["available", "waiting", "ready", "free", "stuck"]
