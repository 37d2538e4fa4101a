"""Between the call and the council: done, and the claim that orders it (COU-1, COU-2)."""

from __future__ import annotations

from typing import Any

from sandtable import Match
from sandtable.pendulum.rules import codes, events, moves
from sandtable.pendulum.rules.codes import MAT, NOBODY

from ..rules import rule
from .tables import call, frame, move_kinds, of, put, refused, rich, started


@rule("pendulum.COU-1")
def test_after_the_call_actions_go_on_until_all_are_done() -> None:
    match = call(started(grace=0))
    match.play(0, moves.Act(0, 1), match.now + 10**7)
    match.play(0, moves.Done())
    assert refused(match, 0, moves.Done()) == "COU-1 done-already"
    match.play(0, moves.Undone())
    assert refused(match, 0, moves.Undone()) == "COU-1 not-done"
    match.play(0, moves.Done())
    put(match, 0, 1, MAT)
    found = match.play(0, moves.Place(1, "black", "top", 0))
    assert events.TookDoneBack(seat=0) in found, "acting takes it back"
    for seat in (1, 2, 3):
        match.play(seat, moves.Done())
    assert match.position.phase == codes.CALLED
    match.play(0, moves.Done())
    assert match.position.phase == codes.REWARDS


@rule("pendulum.COU-1")
def test_done_belongs_to_the_time_after_the_call() -> None:
    match = started()
    assert refused(match, 0, moves.Done()) == "COU-1 not-called"
    assert refused(match, 0, moves.Ready()) == "UNT-2 timers-run"
    call(match)
    assert refused(match, 0, moves.Ready()) == "COU-1 say-done"


@rule("pendulum.COU-2")
def test_the_last_in_a_claimed_order_cannot_claim_it_again() -> None:
    match = call(started(grace=0))
    match.play(2, moves.ClaimPrivilege())
    for seat in (3, 2, 1):
        match.play(seat, moves.Done())
    assert match.to_act == (0,)
    assert refused(match, 0, moves.ClaimPrivilege()) == "COU-2 privilege-claimed"
    assert refused(match, 0, moves.Undone()) == "COU-2 final"


def turn_in_view(match: Match) -> int | None:
    view: Any = match.view(None)
    turn: int | None = view.turn
    return turn


@rule("pendulum.COU-2")
def test_claimed_privilege_lets_one_act_at_a_time_from_the_lowest() -> None:
    match = call(started(grace=0))
    for seat in range(4):
        put(match, seat, 1, MAT)
        rich(match, seat)
    match.play(1, moves.Done())
    match.play(3, moves.Done())
    found = match.play(0, moves.ClaimPrivilege())
    assert found == [events.ClaimedPrivilege(seat=0, order=(3, 2, 1, 0))]
    assert not any(player.done for player in match.position.players), "earlier dones are void"
    match.position.provinces_out += (match.position.places[0],)
    match.position.places[0] = NOBODY
    for seat in (0, 1, 2):
        assert move_kinds(match, seat) == {moves.Refill}
        assert refused(match, seat, moves.Done()) == "COU-2 not-your-turn"
        assert refused(match, seat, moves.Place(1, "green", "top", 0)) == "COU-2 not-your-turn"
    assert refused(match, 3, moves.ClaimPrivilege()) == "COU-2 privilege-claimed"
    match.play(3, moves.Place(1, "green", "top", 0))
    for seat in (3, 2, 1):
        assert turn_in_view(match) == seat
        match.play(seat, moves.Done())
        assert refused(match, seat, moves.Undone()) == "COU-2 final"
        assert refused(match, seat, moves.Place(1, "black", "top", 0)) == "COU-2 final"
    assert turn_in_view(match) == 0
    match.play(0, moves.Place(1, "green", "top", 1))
    match.play(0, moves.Done())
    assert match.position.phase == codes.REWARDS
    assert match.position.claim_turn == NOBODY


@rule("pendulum.COU-2")
def test_only_after_the_call_and_without_the_neutral_player() -> None:
    match = started(2, grace=0)
    assert refused(match, 0, moves.ClaimPrivilege()) == "COU-2 not-called"
    call(match)
    match.position.order = (1, 2, 0)
    found = match.play(1, moves.ClaimPrivilege())
    assert of(found, events.ClaimedPrivilege)[0].order == (0, 1)
    match.play(0, moves.Done())
    match.play(1, moves.Done())
    assert match.position.phase == codes.REWARDS


@rule("pendulum.COU-2")
def test_an_open_choice_may_be_finished_out_of_turn() -> None:
    match = started(3, grace=0)
    rich(match, 0, military=4)
    put(match, 0, 0, frame(match, "black bottom", 2))
    match.play(0, moves.Act(0, 2))
    call(match, seat=1)
    match.play(1, moves.ClaimPrivilege())
    match.play(0, moves.Draw())
    match.play(0, moves.Slot("red"))
    assert refused(match, 0, moves.Done()) == "COU-2 not-your-turn"


@rule("pendulum.COU-2")
@rule("pendulum.PRV-3")
def test_a_refill_takes_no_final_done_back() -> None:
    match = call(started(3, grace=0))
    match.position.provinces_out += tuple(match.position.places)
    match.position.places = [NOBODY] * 4
    match.play(0, moves.ClaimPrivilege())
    match.play(2, moves.Done())
    for place, seat in enumerate((2, 1, 0)):
        found = match.play(seat, moves.Refill(place))
        assert [type(event) for event in found] == [events.Refilled]
        assert [player.done for player in match.position.players] == [False, False, True]
    view: Any = match.view(None)
    assert view.turn == 1, "it is still the next one's turn"
    assert refused(match, 2, moves.Undone()) == "COU-2 final"
    match.play(1, moves.Done())
    match.play(2, moves.Refill(3))
    match.play(0, moves.Done())
    assert match.position.phase == codes.REWARDS
