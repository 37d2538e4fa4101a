"""Matches of Pendulum in which commands may clash."""

from __future__ import annotations

from typing import Any

from sandtable.core.match import Match, load_record
from sandtable.pendulum.rules import codes, events, moves, tables

from .tables import deal, of, open_choice

FIRST = moves.Place(1, "green", "top", 0)
SECOND = moves.Place(1, "green", "top", 1)
GRANDE = moves.Place(0, "green", "top", 0)


def opened(grande: tuple[Any, int], common: tuple[Any, int], **options: Any) -> tuple[Match, list[int]]:
    """Four players who open like this, each in the frame of a bottom row; and their order, highest first."""
    match = deal(4, **options)
    order: list[int] = list(match.position.order)
    for worker, (area, number) in enumerate((grande, common)):
        for seat in order:
            match.play(seat, moves.Place(worker, area, "bottom", number))
    for seat in order:
        match.play(seat, moves.Ready())
    return match, order


def with_free_commons(**options: Any) -> tuple[Match, list[int]]:
    """At 45 s the black timer is flipped, so that all commons are free; green runs out at 120 s."""
    match, order = opened(("black", 1), ("black", 1), **options)
    match.play(order[0], moves.Flip("black"), 45_000)
    return match, order


def conquerors(*ranks: int, **options: Any) -> tuple[Match, list[int]]:
    """The seats of these ranks have taken the black conquest at 1 s and still have to choose."""
    match, order = opened(("green", 0), ("black", 2), **options)
    for rank in ranks:
        match.play(order[rank], moves.Act(0, 0), 1000)
        match.play(order[rank], moves.Act(1, 2))
    return match, order


def untimed() -> tuple[Match, list[int]]:
    """All commons are free, on the second space of the timer track."""
    match, order = opened(("black", 1), ("black", 1), untimed=[1])
    for seat in order:
        match.play(seat, moves.Ready(), 1000)
    return match, order


def called(grace: int = 1000) -> tuple[Match, list[int]]:
    match, order = with_free_commons(grace=grace)
    match.play(order[0], moves.Flip("purple"), 180_000)
    match.play(order[0], moves.Flip("purple"), 360_000)
    return match, order


def sit_through_council(match: Match) -> None:
    """All take the printed reward, and all their steps on power."""
    while match.position.phase != codes.PLACING:
        seat = match.to_act[0]
        reward = open_choice(match, seat) == "reward"
        match.play(seat, moves.TakeReward("printed") if reward else moves.Step("power"))


def at_step_5() -> tuple[Match, list[int]]:
    """After the first council, all commons on the mats; and the new order. Green stands on the bottom row."""
    match, order = called()
    for seat in order:
        match.play(seat, moves.Withdraw(1))
        match.play(seat, moves.Done())
    sit_through_council(match)
    return match, list(match.position.order)


def choosing_rewards() -> tuple[Match, list[int]]:
    """The highest in the new order has a council reward to choose; one place for provinces is empty."""
    match, order = called()
    for seat in order:
        match.play(seat, moves.Done(), 370_000)
    match.position.provinces_out += (match.position.places[0],)
    match.position.places[0] = codes.NOBODY
    return match, list(match.position.order)


def parade() -> int:
    """A seed that reveals the achievement of 4 military, 4 gold and 3 votes."""
    wanted = tables.ACHIEVEMENT_NAMES.index("military-parade")
    return next(seed for seed in range(1000) if deal(4, seed).position.achievement == wanted)


def replays(match: Match) -> None:
    data = match.record.to_bytes()
    again = load_record(data)
    assert again.record.to_bytes() == data
    assert match.game.save(again.position) == match.game.save(match.position)
    for seat in (None, *range(match.seats)):
        assert again.view(seat) == match.view(seat)


def taken_back(found: list[Any]) -> list[tuple[int, Any]]:
    return [(event.seat, event.move) for event in of(found, events.TakenBack)]


def worker(match: Match, seat: int, number: int = 1) -> int:
    place: int = match.position.players[seat].workers[number]
    return place
