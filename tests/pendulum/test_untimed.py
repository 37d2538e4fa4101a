"""Untimed play and changing between timed and untimed (UNT)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.pendulum.rules import codes, events, moves
from sandtable.pendulum.rules.codes import MAT

from ..rules import rule
from .clashes import FIRST, untimed
from .tables import deal, lazy_game, move_kinds, of, open_match, put, refused, rich, started

SPACES = ["pgb", "b", "b", "g", "b", "pb", "b", "g", "b", "b", "pgb"]


@rule("pendulum.UNT-1")
@rule("pendulum.UNT-3")
def test_the_eleven_spaces() -> None:
    match = open_match(deal(3, untimed=[1], grace=0))
    position = match.position
    rows = [0, 0, 0]
    for number, shown in enumerate(SPACES, start=1):
        rows = [1 - row if area[0] in shown else row for row, area in zip(rows, codes.AREAS, strict=True)]
        assert position.timer_rows == rows
        view: Any = match.view(None)
        if number < 11:
            assert (view.phase, view.space) == ("round", number)
            ahead = [
                next(later for later in range(number + 1, 12) if area[0] in SPACES[later - 1])
                for area in codes.AREAS
            ]
            assert [view.timers[area].next_space for area in codes.AREAS] == ahead
            found = []
            for seat in range(3):
                found = match.play(seat, moves.Ready())
            assert found[1] == events.SpaceEntered(space=number + 1)
            assert {flip.seat for flip in of(found, events.Flipped)} == {None}
    assert position.phase == codes.CALLED
    called: Any = match.view(None)
    assert called.timers["black"].next_space is None
    assert position.markers == (0, 0), "purple flips push markers off here too"
    for seat in range(3):
        match.play(seat, moves.Done())
    assert position.phase == codes.REWARDS


@rule("pendulum.UNT-2")
def test_players_act_freely_until_all_are_ready() -> None:
    match = started(3, untimed=[1], grace=0)
    position = match.position
    assert refused(match, 0, moves.Flip("black"), 10**9) == "UNT-2 nobody-flips"
    assert match.next_change() is None
    match.play(0, moves.Act(0, 1))
    for seat in (0, 1):
        match.play(seat, moves.Ready())
    match.play(0, moves.NotReady())
    match.play(1, moves.Act(0, 1))
    assert not position.players[1].done, "acting takes ready back"
    match.play(2, moves.Ready())
    assert position.space == 0
    for seat in (0, 1):
        match.play(seat, moves.Ready())
    assert position.space == 1
    assert not any(player.done for player in position.players)


@rule("pendulum.UNT-2")
@rule("pendulum.WRK-10")
def test_nobody_is_ready_in_the_middle_of_an_action() -> None:
    match = started(3, untimed=[1], grace=0)
    rich(match, 0)
    match.play(0, moves.PlayStratagem("champion-any"))
    assert refused(match, 0, moves.Ready()) == "WRK-10 unfinished"


@rule("pendulum.UNT-4")
def test_the_mode_changes_when_all_wish_it() -> None:
    match = started(3)
    assert refused(match, 0, moves.Wish(timed=False)) == "UNT-4 only-after-council"
    lazy_game(match, rounds=1)
    position = match.position
    assert refused(match, 0, moves.Wish(timed=True)) == "UNT-4 wished-already"
    for seat in (0, 1):
        assert not of(match.play(seat, moves.Wish(timed=False)), events.ModeAgreed)
    found = match.play(0, moves.Wish(timed=True))
    assert of(found, events.Wished) == [events.Wished(seat=0, timed=True)]
    match.play(2, moves.Wish(timed=False))
    assert position.timed_rounds[1], "not without seat 0"
    found = match.play(0, moves.Wish(timed=False))
    assert of(found, events.ModeAgreed) == [events.ModeAgreed(timed=False)]
    assert position.timed_rounds == (True, False, False, False), "and so it stays"
    for seat in range(3):
        match.play(seat, moves.Ready())
    view: Any = match.view(None)
    assert (view.timed, view.space) == (False, 1)
    assert refused(match, 0, moves.Flip("black"), 10**9) == "UNT-2 nobody-flips"


@rule("pendulum.UNT-4")
def test_who_says_nothing_wishes_what_the_table_chose_for_the_round() -> None:
    match = started(3, untimed=[1])
    lazy_game(match, rounds=1)
    assert not match.position.untimed()
    assert refused(match, 2, moves.Wish(timed=True)) == "UNT-4 wished-already"


@rule("pendulum.UNT-4")
def test_otherwise_the_mode_stays_and_it_may_change_back() -> None:
    match = started(3, untimed=[1, 2, 3, 4])
    lazy_game(match, rounds=1)
    for seat in (0, 1):
        match.play(seat, moves.Wish(timed=True))
    for seat in range(3):
        match.play(seat, moves.Ready())
    assert match.position.untimed()
    lazy_game(match, rounds=2)
    for seat in range(3):
        match.play(seat, moves.Wish(timed=True))
    match.play(0, moves.Wish(timed=False))
    for seat in range(3):
        match.play(seat, moves.Ready())
    view: Any = match.view(None)
    assert view.timed
    assert view.timers["black"].runs_out == match.now + 45_000
    assert move_kinds(match, 0, match.now + 45_000) >= {moves.Flip}


@rule("pendulum.UNT-4")
@pytest.mark.parametrize("untimed", [[1], [1, 3]])
def test_the_option_says_which_rounds_are_untimed(untimed: list[int]) -> None:
    match = started(3, untimed=untimed)
    told = lazy_game(match)
    timed = [event.timed for event in of(told, events.RoundBegan)]
    assert [True, *timed][1:] == [number not in untimed for number in (2, 3, 4)]


@rule("pendulum.UNT-5")
def test_against_the_automas_no_round_is_untimed() -> None:
    from sandtable import BadInput, new_match

    with pytest.raises(BadInput):
        new_match("pendulum", 1, 1, {"untimed": [1]})


@rule("pendulum.UNT-6")
def test_privilege_without_running_timers() -> None:
    match = started(3, untimed=[1])
    for seat in range(3):
        put(match, seat, 1, MAT)
    place = moves.Place(1, "green", "top", 0)
    match.play(2, place, 10_000)
    found = match.play(0, place, 11_000)
    assert of(found, events.TakenBack) == [events.TakenBack(seat=2, move=place, by=0)]
    match.play(1, moves.ClaimPrivilege())
    assert refused(match, 0, moves.Ready(), match.now + 2000) == "COU-2 not-your-turn"
    for seat in (2, 1):
        match.play(seat, moves.Ready())
        assert refused(match, seat, moves.NotReady()) == "COU-2 final"
    match.play(0, moves.Ready())
    assert match.position.space == 1
    match.play(0, moves.Ready())


@rule("pendulum.CLM-6")
@rule("pendulum.UNT-6")
def test_nothing_is_granted_that_would_have_moved_the_marker_on() -> None:
    """Without the placement that made the lower player unready, all would have been ready."""
    match, (top, high, low, last) = untimed()
    match.play(top, moves.Ready(), 49_000)
    match.play(low, moves.Ready(), 49_500)
    match.play(low, FIRST, 50_000)
    match.play(high, moves.Ready(), 50_200)
    match.play(last, moves.Ready(), 50_300)
    assert refused(match, high, FIRST, 50_400) == "WRK-3 frame-taken"
    assert match.position.space == 1
