"""The end of the game, and the advanced variant (END, ADV)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import BadInput, new_match
from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, ending, events, moves
from sandtable.pendulum.rules.result import PendulumResult

from ..rules import rule
from .tables import (
    card,
    census,
    choosing_reward,
    frame,
    lazy_game,
    of,
    open_choice,
    put,
    refused,
    rich,
    slotted,
    started,
)


def ended(
    tracks: list[list[int]], glory: list[list[int]] | None = None, order: list[int] | None = None
) -> Match:
    """A match that ends with these columns; if glory is given, seat 0 at least plays with it."""
    match = started(len(tracks), glory=[] if glory is None else [0])
    for seat, player in enumerate(match.position.players):
        player.tracks = tracks[seat]
        if glory is not None:
            player.glory = tuple(glory[seat])
    match.position.order = tuple(order or match.position.order)
    match.position.phase = codes.OVER
    return match


def outcome(match: Match) -> PendulumResult:
    result = match.result
    assert isinstance(result, PendulumResult)
    return result


@rule("pendulum.END-1")
def test_points_in_the_parchment() -> None:
    match = ended([[13, 14, 21, 0], [15, 0, 16, 1], [21, 21, 21, 1]])
    view: Any = match.view(0)
    assert view.players[0].to_go == {"power": 1, "prestige": 0, "popularity": 0, "legendary": 1}
    assert view.players[1].to_go == {"power": 0, "prestige": 14, "popularity": 0, "legendary": 0}
    result = outcome(match)
    assert result.sources[0] == {"power": 0, "prestige": 1, "popularity": 8, "legendary": 0}
    assert result.sources[1] == {"power": 2, "prestige": 0, "popularity": 3, "legendary": 1}
    assert result.scores == (9, 6, 25)
    assert result.winners == (2,)


@rule("pendulum.END-1")
@rule("pendulum.END-2")
def test_the_end_of_the_game_of_the_rulebook() -> None:
    """One with 5 points in the parchment wins; of three outside, A: B lacks legendary, C's worst is worse."""
    assert outcome(ended([[14, 15, 14, 1], [13, 21, 21, 1], [12, 12, 12, 1]])).scores[0] == 5
    result = outcome(ended([[13, 12, 10, 1], [14, 15, 14, 0], [15, 9, 14, 1]]))
    assert result.winners == (0,)
    assert result.reason == "worst-track"
    assert result.ranking == (0, 2, 1)


@rule("pendulum.END-2")
@pytest.mark.parametrize(
    ("tracks", "order", "winner", "reason"),
    [
        ([[14, 14, 14, 1], [21, 21, 13, 1], [21, 21, 21, 0]], [2, 1, 0], 0, "parchment"),
        ([[14, 14, 14, 1], [15, 14, 14, 1], [21, 21, 21, 0]], [0, 1, 2], 1, "points"),
        ([[15, 14, 14, 1], [14, 15, 14, 1], [21, 21, 21, 0]], [2, 1, 0], 1, "privilege"),
        ([[15, 14, 14, 1], [14, 15, 14, 1], [21, 21, 21, 0]], [0, 2, 1], 0, "privilege"),
        ([[16, 14, 14, 1], [15, 15, 14, 1], [14, 14, 16, 1]], [1, 2, 0], 1, "privilege"),
    ],
)
def test_all_four_tracks_in_the_parchment(
    tracks: list[list[int]], order: list[int], winner: int, reason: str
) -> None:
    result = outcome(ended(tracks, order=order))
    assert (result.winners, result.reason) == ((winner,), reason)


@rule("pendulum.END-3")
@pytest.mark.parametrize(
    ("tracks", "order", "winner", "reason"),
    [
        ([[13, 9, 21, 1], [13, 10, 11, 1], [20, 20, 20, 0]], [2, 0, 1], 1, "worst-track"),
        ([[13, 9, 12, 1], [9, 14, 11, 1], [20, 20, 20, 0]], [2, 1, 0], 0, "worst-track"),
        ([[13, 9, 12, 1], [9, 14, 12, 1], [20, 20, 20, 0]], [2, 0, 1], 1, "worst-track"),
        ([[13, 9, 12, 1], [9, 12, 13, 1], [20, 20, 20, 0]], [2, 1, 0], 1, "privilege"),
        ([[13, 9, 12, 0], [0, 14, 12, 1], [20, 20, 20, 0]], [2, 0, 1], 1, "legendary"),
        ([[21, 21, 13, 1], [14, 14, 13, 1], [20, 20, 20, 0]], [1, 0, 2], 0, "worst-track"),
    ],
)
def test_nobody_in_the_parchment(tracks: list[list[int]], order: list[int], winner: int, reason: str) -> None:
    result = outcome(ended(tracks, order=order))
    assert (result.winners, result.reason) == ((winner,), reason)


@rule("pendulum.END-4")
def test_nobody_wins_without_legendary() -> None:
    result = outcome(ended([[21, 21, 21, 0], [9, 14, 12, 0], [20, 20, 20, 0]]))
    assert (result.winners, result.reason) == ((), "nobody")
    assert result.ranking == (0, 2, 1)


@rule("pendulum.END-2")
def test_the_order_that_decides_is_that_of_the_fourth_council() -> None:
    match = started(3, grace=0)
    lazy_game(match, rounds=3)
    for seat in range(3):
        match.play(seat, moves.Ready())
    for player in match.position.players:
        player.tracks = [14, 14, 14, 1]
    choosing_reward(match, seat=2)
    match.position.players[2].tracks = [14, 14, 14, 1]
    match.play(2, moves.TakeReward("printed"))
    match.play(2, moves.Step("power"))
    first, second = match.position.order[1:]
    for seat, track in ((first, "prestige"), (second, "power")):
        match.position.players[seat].tracks = [14, 14, 14, 1]
        while match.position.players[seat].queue:
            reward = open_choice(match, seat) == "reward"
            match.play(seat, moves.TakeReward("printed") if reward else moves.Step(track))  # type: ignore[arg-type]
    match.position.players[first].tracks = [14, 15, 14, 1]
    result = outcome(match)
    assert result.order[0] == 2
    assert (result.winners, result.reason) == ((2,), "privilege")


@rule("pendulum.ADV-1")
def test_glory_without_the_worker_rule_but_not_the_reverse() -> None:
    match = new_match("pendulum", 3, 1, {"glory": [0, 2], "worker_rule": [2]})
    view: Any = match.view(None)
    assert [player.glory_rule for player in view.players] == [True, False, True]
    assert [player.worker_rule for player in view.players] == [False, False, True]
    with pytest.raises(BadInput, match="worker_rule"):
        new_match("pendulum", 3, 1, {"glory": [0], "worker_rule": [1]})


def past_the_end(steps_left: int, **options: Any) -> Match:
    """Seat 0 gains 2 popularity with so many columns left."""
    match = started(3, grace=0, **options)
    player = rich(match, 0, 1, 1, 9)
    player.tracks[codes.POPULARITY] = 21 - steps_left
    put(match, 0, 0, frame(match, "green bottom", 1))
    match.play(0, moves.Act(0, 1))
    return match


@rule("pendulum.ADV-3")
@pytest.mark.parametrize(("steps_left", "most"), [(0, 2), (1, 1), (2, None)])
def test_steps_past_the_end_may_become_glory(steps_left: int, most: int | None) -> None:
    match = past_the_end(steps_left, glory=[0])
    player = match.position.players[0]
    assert player.tracks[codes.POPULARITY] == 21, "gains fill the track first"
    if most is None:
        assert not player.queue
        return
    assert match.moves(0) == [*(moves.Glory(cubes) for cubes in range(most + 1))]
    assert refused(match, 0, moves.Glory(most + 1)) == "ADV-3 too-many"
    found = match.play(0, moves.Glory(most))
    assert found == [events.Glorified(seat=0, track="popularity", cubes=most)]
    assert player.glory == (0, 0, most)
    view: Any = match.view(None)
    assert view.players[0].limits == {"military": 10, "culture": 10, "gold": 10 - most}
    assert player.resources[codes.GOLD] == 7, "from the supply"
    census(match.position)


@rule("pendulum.ADV-3")
def test_without_the_rule_there_is_no_glory_and_with_it_it_may_be_declined() -> None:
    assert not past_the_end(0).position.players[0].queue
    match = past_the_end(0, glory=[0])
    assert match.play(0, moves.Glory(0)) == []
    assert match.position.players[0].glory == (0, 0, 0)
    assert not match.position.players[0].queue


@rule("pendulum.ADV-3")
def test_with_an_empty_supply_the_cube_comes_from_the_mat() -> None:
    match = started(3, glory=[0], grace=0)
    player = rich(match, 0, 10, 0, 2)
    player.tracks[codes.POWER] = 21
    put(match, 0, 0, frame(match, "green bottom", 0))
    match.play(0, moves.Act(0, 0))
    match.play(0, moves.Glory(1))
    assert player.resources[codes.MILITARY] == 9
    player = rich(match, 0, 8, 0, 2)
    card(player, "buy-power")
    match.play(0, moves.PlayStratagem("buy-power"))
    match.play(0, moves.Glory(1))
    assert player.resources[codes.MILITARY] == 6, "two were paid, so the supply has cubes"
    assert player.glory == (2, 0, 0)


@rule("pendulum.ADV-3")
def test_at_most_ten_a_colour() -> None:
    match = started(3, glory=[0], grace=0)
    player = rich(match, 0, 0, 0, 0)
    player.tracks[codes.POWER] = 21
    player.glory = (9, 0, 0)
    slotted(player, "brown", "kasalat", "jillay", "lochern")
    player.resources[codes.GOLD] = 2
    put(match, 0, 0, frame(match, "purple bottom", 1))
    match.play(0, moves.Act(0, 2))
    assert match.moves(0) == [moves.Glory(0), moves.Glory(1)]
    match.play(0, moves.Glory(1))
    player.resources[codes.GOLD] = 2
    put(match, 0, 0, frame(match, "purple bottom", 1))
    gained = of(match.play(0, moves.Act(0, 2)), events.Gained)[0]
    assert not player.queue
    assert gained.lost == 4


@rule("pendulum.ADV-3")
def test_glory_is_no_step_and_is_untouched_when_steps_are_paid() -> None:
    match = started(3, characters=["bolk-warmonger", None, None], glory=[0], grace=0)
    player = rich(match, 0, 2, 0, 0)
    player.tracks = [21, 7, 2, 0]
    player.glory = (3, 0, 0)
    match.play(0, moves.PlayStratagem("warmonger-recruit"))
    assert (player.tracks[codes.POWER], player.glory) == (19, (3, 0, 0))
    card(player, "buy-power")
    match.play(0, moves.PlayStratagem("buy-power"))
    assert player.tracks[codes.POWER] == 20, "gains fill the track first, also after steps were paid"
    assert not player.queue
    player.tracks[codes.POWER] = 1
    card(player, "warmonger-recruit")
    assert refused(match, 0, moves.PlayStratagem("warmonger-recruit")) == "ECO-3 cannot-pay"


@rule("pendulum.ADV-3")
def test_glory_in_council_and_after_a_swap() -> None:
    match = started(3, glory=[0], grace=0)
    player = match.position.players[0]
    player.tracks[:3] = [21, 10, 21]
    card(player, "swap")
    match.play(0, moves.PlayStratagem("swap"))
    match.play(0, moves.Swap("prestige", "power"))
    match.play(0, moves.Glory(1))
    choosing_reward_with_glory(match)
    assert player.glory == (2, 0, 0)
    assert player.tracks[:3] == [21, 9, 21]


def choosing_reward_with_glory(match: Match) -> None:
    """The first place of the council: two steps on power, the first for glory, the second for none."""
    for seat in range(3):
        match.position.players[seat].votes = 5 if seat == 0 else 0
    while match.position.phase == codes.ROUND:
        match.play(1, moves.Flip("purple"), match.position.flipped_at[0] + 180_000)
    for seat in range(3):
        match.play(seat, moves.Done())
    for cubes in (1, 0):
        match.play(0, moves.Step("power"))
        match.play(0, moves.Glory(cubes))
    assert open_choice(match, 0) == "reward"


@rule("pendulum.ADV-4")
@pytest.mark.parametrize(
    ("tracks", "glory", "winner", "reason"),
    [
        ([[15, 14, 14, 1], [14, 15, 14, 1]], [[0, 0, 0], [0, 1, 0]], 1, "glory"),
        ([[15, 14, 14, 1], [14, 15, 14, 1]], [[0, 0, 2], [1, 1, 0]], 0, "privilege"),
        ([[15, 14, 15, 1], [14, 15, 14, 1]], [[0, 0, 0], [5, 5, 5]], 0, "points"),
        ([[14, 14, 14, 1], [13, 21, 21, 1]], [[0, 0, 0], [5, 5, 5]], 0, "parchment"),
        ([[13, 9, 12, 1], [9, 14, 12, 1]], [[1, 0, 0], [0, 0, 0]], 0, "glory"),
        ([[13, 9, 12, 1], [9, 14, 12, 1]], [[0, 0, 0], [0, 0, 0]], 0, "privilege"),
        ([[13, 9, 12, 1], [8, 21, 21, 1]], [[0, 0, 0], [9, 9, 9]], 0, "worst-track"),
    ],
)
def test_ties_with_glory(tracks: list[list[int]], glory: list[list[int]], winner: int, reason: str) -> None:
    """The second worst track does not count then; this holds for all, though only seat 0 plays so."""
    match = ended([*tracks, [0, 0, 0, 0]], [*glory, [0, 0, 0]], order=[2, 0, 1])
    result = outcome(match)
    assert (result.winners, result.reason) == ((winner,), reason)
    assert result.glory == tuple(sum(each) for each in [*glory, [0, 0, 0]])


@rule("pendulum.ADV-4")
def test_without_glory_at_the_table_it_counts_for_nobody() -> None:
    match = ended([[13, 9, 12, 1], [9, 14, 12, 1], [0, 0, 0, 0]])
    assert ending.winners(match.position) == [1], "the third track decides"


def test_the_statistics_of_a_match() -> None:
    match = started(3, grace=0)
    rich(match, 0, 8, 0, 2)
    put(match, 0, 0, frame(match, "green bottom", 1))
    match.play(0, moves.Act(0, 2))
    told = lazy_game(match)
    result = outcome(match)
    first = result.statistics[0]
    assert first.actions_taken == {"purple": 0, "green": 1, "black": 0}
    assert first.actions_missed["black"] == 2, "the idle common, whenever the timer leaves its row"
    assert (first.gained["military"], first.lost["military"]) == (2, 2)
    assert len(result.round_lengths) == 4
    assert result.round_lengths[0] == 360_000
    assert of(told, events.Ended)[0].reason == result.reason
