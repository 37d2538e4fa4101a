"""What may be planned ahead in untimed rounds of Pendulum, and what ends it."""

from __future__ import annotations

from typing import Any

from sandtable.core.game import PremoveOver
from sandtable.core.match import Match
from sandtable.pendulum import game
from sandtable.pendulum.premoves import Reconsider, RestOfRound, StayReady
from sandtable.pendulum.rules import codes, moves
from sandtable.pendulum.rules.codes import MAT
from sandtable.pendulum.rules.position import Position

from .tables import put, rich, started


def untimed(seats: int = 3) -> Match:
    """The first space; all workers wait in the black vote frame of the row with the timer."""
    return started(seats, untimed=[1, 2, 3, 4], grace=0)


def offered(match: Match, seat: int) -> list[Any]:
    return game.premoves(match.position, seat, match.now)


def follow(match: Match, then: Position, seat: int, premove: Any) -> Any:
    return game.follow(then, match.position, seat, premove, match.now)


def test_who_is_ready_may_plan_and_nobody_else() -> None:
    match = untimed()
    assert offered(match, 0) == []
    match.play(0, moves.Ready())
    assert offered(match, 0) == [StayReady(), RestOfRound(), Reconsider()]
    timed = started(3)
    assert offered(timed, 0) == []


def test_in_a_claimed_order_one_plans_while_others_act() -> None:
    match = untimed()
    match.play(1, moves.ClaimPrivilege())
    assert offered(match, 2) == [], "the lowest acts first"
    assert offered(match, 0) == [RestOfRound()]
    then = match.position.copy()
    for seat in (2, 1):
        assert follow(match, then, 0, RestOfRound()) is None
        match.play(seat, moves.Ready())
    assert follow(match, then, 0, RestOfRound()) == moves.Ready()


def test_ready_until_the_council_and_done_after_the_call() -> None:
    match = untimed(2)
    match.play(0, moves.Ready())
    then = match.position.copy()
    while match.position.phase == codes.ROUND:
        match.play(1, moves.Ready())
        assert follow(match, then, 1, RestOfRound()) in (moves.Ready(), moves.Done())
        found = follow(match, then, 0, RestOfRound())
        assert found == (moves.Done() if match.position.phase == codes.CALLED else moves.Ready())
        match.play(0, found)
    match.play(1, moves.Done())
    assert follow(match, then, 0, RestOfRound()) == PremoveOver()


def test_staying_ready_ends_when_something_new_can_be_done() -> None:
    match = untimed(2)
    for seat in (0, 1):
        player = rich(match, seat, 0, 0, 0)
        player.hand, player.discard = [], []
    for seat in (0, 1):
        match.play(seat, moves.Ready())
    match.play(0, moves.Ready())
    then = match.position.copy()
    match.play(1, moves.Ready())
    assert match.position.space == 2
    assert follow(match, then, 0, StayReady()) == PremoveOver("new"), "the black timer came to the workers"
    put(match, 0, 0, MAT)
    put(match, 0, 1, MAT)
    same = match.position.copy()
    assert follow(match, same, 0, StayReady()) == moves.Ready(), "nothing that could not be done then"


def test_staying_ready_ends_with_a_claim_and_with_the_call() -> None:
    match = untimed(2)
    match.play(0, moves.Ready())
    then = match.position.copy()
    claimed = match.copy()
    claimed.play(1, moves.ClaimPrivilege())
    assert follow(claimed, then, 0, StayReady()) == PremoveOver("claimed")
    match.position.phase = codes.CALLED
    assert follow(match, then, 0, StayReady()) == PremoveOver("council")


def test_ready_unless_somebody_acts() -> None:
    match = untimed(2)
    match.play(0, moves.Ready())
    then = match.position.copy()
    match.play(1, moves.Act(0, 1))
    assert follow(match, then, 0, Reconsider()) == moves.NotReady()
    match.play(0, moves.NotReady())
    assert follow(match, then, 0, Reconsider()) == PremoveOver()


def test_what_others_say_is_no_act() -> None:
    match = untimed(3)
    match.play(0, moves.Ready())
    then = match.position.copy()
    match.play(1, moves.Ready())
    match.play(1, moves.NotReady())
    assert follow(match, then, 0, Reconsider()) is None
    match.play(1, moves.Ready())
    match.play(2, moves.Ready())
    assert match.position.space == 1
    assert follow(match, then, 0, Reconsider()) == PremoveOver(), "the marker has moved"
