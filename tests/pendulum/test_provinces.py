"""Provinces (PRV)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.codes import NOBODY

from ..rules import rule
from .tables import (
    call,
    conquering,
    frame,
    lazy_game,
    move_kinds,
    only_province,
    open_choice,
    put,
    refused,
    rich,
    slotted,
    started,
    to_council,
)


@rule("pendulum.PRV-1")
def test_a_province_is_seen_before_its_slot_is_chosen() -> None:
    match = conquering(started(grace=0))
    position = match.position
    shown = {tables.PROVINCE_NAMES[province] for province in position.places}
    assert {move.province for move in match.moves(0) if isinstance(move, moves.Conquer)} == shown
    top = tables.PROVINCE_NAMES[position.province_deck[-1]]
    assert refused(match, 0, moves.Conquer(top)) == "PRV-1 not-face-up"
    found = match.play(0, moves.Draw())
    assert found == [events.Drew(seat=0, province=top)]
    assert move_kinds(match, 0) == {moves.Slot}
    match.play(0, moves.Slot("yellow"))
    view: Any = match.view(None)
    assert view.players[0].provinces == {"brown": (), "red": (), "blue": (), "yellow": (top,)}


@rule("pendulum.PRV-1")
@rule("pendulum.PRV-3")
def test_a_face_up_province_leaves_its_place_empty() -> None:
    match = conquering(started(grace=0))
    position = match.position
    name = tables.PROVINCE_NAMES[position.places[2]]
    assert match.play(0, moves.Conquer(name)) == [events.Conquered(seat=0, province=name)]
    assert position.places[2] == NOBODY
    match.play(0, moves.Slot("blue"))
    conquering(match, 1)
    match.play(1, moves.Draw())
    assert position.places[2] == NOBODY, "drawing needs no refill first"


@rule("pendulum.PRV-2")
def test_provinces_stay_where_they_are() -> None:
    match = conquering(started(3))
    match.play(0, moves.Draw())
    match.play(0, moves.Slot("blue"))
    before = match.position.players[0].slotted
    lazy_game(match)
    assert match.result is not None
    assert match.position.players[0].slotted == before


@rule("pendulum.PRV-3")
def test_anyone_refills_one_place_at_a_time() -> None:
    match = started(grace=0)
    position = match.position
    position.provinces_out += (position.places[1], position.places[3])
    position.places[1] = position.places[3] = NOBODY
    top = position.province_deck[-1]
    assert refused(match, 2, moves.Refill(0)) == "PRV-3 place-full"
    found = match.play(2, moves.Refill(3))
    assert found == [events.Refilled(seat=2, place=3, province=tables.PROVINCE_NAMES[top])]
    assert position.places[1] == NOBODY
    assert position.places[3] == top
    match.play(0, moves.Refill(1))


@rule("pendulum.PRV-3")
@rule("pendulum.COU-3")
@rule("pendulum.CLM-5")
def test_refilling_is_possible_all_through_the_council() -> None:
    match = call(started(3))
    position = match.position
    slotted(position.players[0], "red", "kasalat", "jillay", "lochern")

    def empty() -> None:
        position.provinces_out += (position.places[0],)
        position.places[0] = NOBODY

    to_council(match)
    first, second = position.order[:2]
    for seat in (second, first):
        empty()
        assert moves.Refill(0) in match.moves(seat)
        match.play(seat, moves.Refill(0))
    while open_choice(match, first) == "steps":
        match.play(first, moves.Step("power"))
    empty()
    match.play(first, moves.Refill(0))
    match.play(first, moves.TakeReward("printed"))
    empty()
    assert refused(match, first, moves.Refill(0)) == "WRK-10 unfinished"
    while position.phase == codes.REWARDS:
        seat = position.order[position.turn]
        reward = open_choice(match, seat) == "reward"
        match.play(seat, moves.TakeReward("printed") if reward else moves.Step("power"))
    assert position.phase == codes.TRIMMING
    match.play(0, moves.Refill(0))
    match.play(0, moves.Trim("kasalat"))
    assert position.phase == codes.PLACING
    assert refused(match, 1, moves.Refill(0)) == "PRV-3 place-full", "no part of the refill before step 4"
    empty()
    match.play(1, moves.Refill(0))


@rule("pendulum.PRV-4")
def test_any_number_under_a_slot_between_councils() -> None:
    match = started(grace=0)
    for _ in range(5):
        conquering(match)
        match.play(0, moves.Draw())
        match.play(0, moves.Slot("brown"))
    assert len(match.position.players[0].slotted_in(0)) == 5
    player = rich(match, 0, gold=2)
    before = player.tracks.copy()
    put(match, 0, 0, frame(match, "purple bottom", 0))
    match.play(0, moves.Act(0, 0))
    assert sum(player.tracks) == sum(before) + 6, "every brown slot gives a step, and the mat one"


@rule("pendulum.PRV-5")
def test_an_empty_deck() -> None:
    match = started(3, grace=0)
    position = match.position
    name = only_province(match)
    assert refused(match, 0, moves.Refill(1)) == "PRV-5 deck-empty"
    conquering(match)
    assert refused(match, 0, moves.Draw()) == "PRV-5 deck-empty"
    assert match.moves(0) == [moves.Conquer(name), moves.Decline()]
    match.play(0, moves.Decline())
    position.province_deck = list(position.provinces_out[-3:])
    position.provinces_out = position.provinces_out[:-3]
    out = position.places[0]
    lazy_game(match, rounds=1)
    assert position.places.count(NOBODY) == 1, "what is left is laid out"
    assert out in position.provinces_out


@rule("pendulum.ECO-9")
@rule("pendulum.PRV-5")
@pytest.mark.parametrize("province", [0, 55])
def test_one_province_is_enough_to_conquer(province: int) -> None:
    match = started(3, grace=0)
    position = match.position
    position.province_deck = []
    position.places[:] = [NOBODY] * 4
    rich(match, 0, military=4)
    put(match, 0, 0, frame(match, "black bottom", 2))
    assert refused(match, 0, moves.Act(0, 2)).startswith("ECO-9 ")
    position.places[3] = province
    match.play(0, moves.Act(0, 2))
    match.play(0, moves.Conquer(tables.PROVINCE_NAMES[province]))


@pytest.mark.parametrize("colour", codes.COLOURS)
@rule("pendulum.PRV-1")
def test_each_slot_takes_each_province(colour: Any) -> None:
    match = conquering(started())
    match.play(0, moves.Draw())
    match.play(0, moves.Slot(colour))
    assert len(match.position.players[0].slotted_in(codes.COLOURS.index(colour))) == 1
