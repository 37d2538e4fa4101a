"""The rules that are easy to get wrong, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import IllegalMove
from sandtable.core.match import Match
from sandtable.pendulum import codes, ending, events, moves, tables
from sandtable.pendulum.codes import BOX, FRAME, MAT
from sandtable.pendulum.position import Player

from ..rules import rule
from .tables import call, deal, open_match, put, rich, started, through_council, to_council


def refused(match: Match, seat: int, move: Any, at: int | None = None) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move, at)
    return f"{error.value.rule.removeprefix('pendulum.')} {error.value.reason}"


def card(player: Player, name: str) -> None:
    player.hand.append(tables.CARD_NUMBER[name])


def slotted(player: Player, colour: str, *provinces: str) -> None:
    for province in provinces:
        player.slotted.append(codes.COLOURS.index(colour) << 6 | tables.PROVINCE_NUMBER[province])


@rule("pendulum.SET-8")
@rule("pendulum.WRK-13")
def test_two_players_meet_neutral_workers_and_double_frames() -> None:
    match = open_match(deal(2, grace=0))
    assert match.position.order[-1] == 2
    put(match, 0, 1, MAT)
    assert refused(match, 0, moves.Place(1, "purple", "top", 1)) == "WRK-3 frame-taken"
    match.play(0, moves.Place(1, "purple", "top", 0))
    rich(match, 0, gold=2)
    match.position.timer_rows[0] = codes.TOP
    assert refused(match, 0, moves.Act(1, 2)) == "WRK-13 not-under-frame"
    match.play(0, moves.Act(1, 1))
    assert match.position.players[0].workers[1] == BOX + 1


@rule("pendulum.SET-9")
def test_the_opening_goes_by_privilege() -> None:
    match = deal()
    first, second = match.position.order[:2]
    place = moves.Place(0, "purple", "bottom", 0)
    assert refused(match, second, place) == "SET-9 not-your-turn"
    assert refused(match, first, moves.Place(1, "purple", "bottom", 0)) == "SET-9 grande-then-common"
    assert refused(match, first, moves.Place(0, "purple", "top", 0)) == "WRK-1 timer-there"
    match.play(first, place)
    match.play(second, place)


@rule("pendulum.TIM-2")
def test_a_timer_has_run_out_at_its_last_millisecond() -> None:
    match = started()
    assert refused(match, 0, moves.Flip("black"), 44_999) == "TIM-2 still-running"
    assert match.next_change(44_999) == 45_000
    match.play(0, moves.Flip("black"), 45_000)


@rule("pendulum.TIM-6")
def test_a_pause_keeps_the_sand() -> None:
    match = started()
    match.play(1, moves.Pause(), 40_000)
    for seat in range(4):
        match.play(seat, moves.Resume(), 100_000 + seat)
    assert refused(match, 0, moves.Flip("black"), 105_002) == "TIM-2 still-running"
    match.play(0, moves.Flip("black"), 105_003)


@rule("pendulum.WRK-6")
def test_the_green_action_in_five_steps() -> None:
    match = started(grace=0)
    put(match, 0, 1, MAT)
    player = rich(match, 0, gold=2)
    match.play(0, moves.Place(1, "green", "top", 1), 1000)
    assert refused(match, 0, moves.Act(1, 1)) == "WRK-6 no-timer"
    match.play(0, moves.Flip("green"), 120_000)
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 stuck"
    before = player.tracks[codes.POPULARITY]
    match.play(0, moves.Act(1, 1))
    player = match.position.players[0]
    assert player.tracks[codes.POPULARITY] == before + 2
    assert player.resources[codes.GOLD] == 0
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-1 stuck"
    match.play(0, moves.Flip("green"), 240_000)
    match.play(0, moves.Withdraw(1))


@rule("pendulum.ECO-5")
def test_red_production_of_the_rulebook() -> None:
    match = started()
    player = rich(match, 0, 0, 0, 2)
    slotted(player, "red", "kasalat", "arcanhold", "ma-rook-plateau")
    put(match, 0, 0, FRAME + 9)
    found = match.play(0, moves.Act(0, 0))
    gained = next(event for event in found if isinstance(event, events.Gained))
    assert (gained.military, gained.culture, gained.power) == (6, 2, 1)


@rule("pendulum.WRK-9")
@rule("pendulum.WRK-10")
def test_an_unfinished_action_survives_a_flip() -> None:
    match = started(grace=0)
    rich(match, 0, military=4)
    put(match, 0, 0, FRAME + 18)
    match.play(0, moves.Act(0, 2), 45_000)
    match.play(1, moves.Flip("black"))
    assert refused(match, 0, moves.Withdraw(1)) == "WRK-10 unfinished"
    match.play(0, moves.Draw())
    match.play(0, moves.Slot("brown"))
    assert len(match.position.players[0].slotted) == 1


@rule("pendulum.ECO-9")
def test_the_last_province_makes_other_conquests_lapse() -> None:
    match = started(grace=0)
    position = match.position
    position.provinces_out += position.province_deck + position.places[1:]
    position.province_deck = []
    position.places[1:] = [codes.NOBODY] * 3
    for seat in (0, 1):
        rich(match, seat, military=4)
        put(match, seat, 0, FRAME + 18)
        match.play(seat, moves.Act(0, 2))
    found = match.play(1, moves.Conquer(tables.PROVINCE_NAMES[position.places[0]]))
    assert events.Lapsed(seat=0) in found
    assert not match.position.players[0].queue
    rich(match, 2, military=4)
    put(match, 2, 0, FRAME + 18)
    assert refused(match, 2, moves.Act(0, 2)) == "ECO-9 no-object"


@rule("pendulum.ECO-4")
def test_any_one_lists_each_mix_and_fills_the_room() -> None:
    match = started()
    rich(match, 0, 10, 9, 9)
    put(match, 0, 0, FRAME + 19)
    match.play(0, moves.Act(0, 3))
    assert match.moves(0)[:2] == [moves.Take(0, 0, 1), moves.Take(0, 1, 0)]
    rich(match, 1, 10, 10, 9)
    put(match, 1, 0, FRAME + 19)
    match.play(1, moves.Act(0, 3))
    assert match.position.players[1].resources == [10, 10, 10]
    assert not match.position.players[1].queue


@rule("pendulum.STR-4")
def test_whom_to_retrieve_is_fixed_when_it_begins() -> None:
    match = started(grace=0)
    match.play(0, moves.PlayStratagem("champion-retrieve"), 45_000)
    match.play(1, moves.Flip("black"))
    assert match.moves(0)[:2] == [moves.Retrieve(0), moves.Retrieve(1)]
    match.play(0, moves.Retrieve(0))
    assert match.position.players[0].workers[0] == MAT


@rule("pendulum.STR-7")
@rule("pendulum.STR-10")
def test_the_second_action_of_the_warmonger_and_waives() -> None:
    match = started(2, characters=["bolk-warmonger", None], grace=0)
    player = rich(match, 0, 0, 0, 0)
    card(player, "waive-1")
    put(match, 0, 0, FRAME + 9)
    assert refused(match, 0, moves.Act(0, 0, also=2)) == "STR-10 not-adjacent"
    assert refused(match, 0, moves.Act(0, 0, also=1, waive=1)) == "WRK-7 cannot-pay"
    assert refused(match, 0, moves.Act(0, 0, also=1, waive=2)) == "STR-6 not-in-hand"
    card(player, "waive-2")
    assert refused(match, 0, moves.Act(0, 0, waive=2)) == "STR-7 too-many-waives"
    match.play(0, moves.Act(0, 0, also=1, waive=2))
    player = match.position.players[0]
    assert player.tracks[codes.POWER] == 1
    assert player.tracks[codes.POPULARITY] == 4
    assert len(player.discard) == 3


@rule("pendulum.STR-11")
def test_the_tyrants_double_claim() -> None:
    match = started(characters=["dhrenkir-tyrant", None, None, None])
    position = match.position
    position.achievement = tables.ACHIEVEMENT_NAMES.index("trade-pact")
    player = rich(match, 0, 0, 4, 4, votes=3)
    before = player.tracks.copy()
    match.play(0, moves.Claim(legendary=True, double=True))
    assert player.tracks == [before[0], before[1] + 1, before[2] + 1, 1]
    assert refused(match, 0, moves.Claim()) == "ACH-2 claimed-already"


@rule("pendulum.STR-12")
def test_the_bold_placement() -> None:
    match = started(2, characters=["gambal-insurgent", None], grace=0)
    rich(match, 0, gold=2)
    put(match, 0, 1, MAT)
    assert refused(match, 0, moves.BoldAct(1, "green", "bottom", 2)) == "STR-12 production"
    assert refused(match, 0, moves.BoldAct(1, "green", "bottom", 0)) == "WRK-3 frame-taken"
    assert refused(match, 0, moves.BoldAct(1, "green", "top", 0)) == "STR-12 no-timer"
    match.play(0, moves.BoldAct(1, "green", "bottom", 1))
    assert match.position.players[0].workers[1] == BOX + 10


@rule("pendulum.STR-14")
def test_the_pacifists_claim() -> None:
    match = started(characters=["mesoat-pacifist", None, None, None])
    player = rich(match, 0, 0, 4, 0, votes=2)
    match.play(0, moves.Claim(legendary=True, unearned=True))
    assert player.tracks[3] == 1
    assert player.resources[codes.CULTURE] == 0
    assert player.votes == 0


@rule("pendulum.STR-15")
def test_the_pacifists_double_action_counts_what_the_first_brought() -> None:
    match = started(characters=["mesoat-pacifist", None, None, None])
    player = rich(match, 0, 0, 0, 4)
    match.position.places[0] = tables.PROVINCE_NUMBER["valthok"]
    put(match, 0, 0, FRAME + 9)
    match.play(0, moves.Act(0, 0, twice=True))
    match.play(0, moves.Conquer("valthok"))
    match.play(0, moves.Slot("red"))
    assert player.resources[codes.MILITARY] == 2
    assert match.moves(0)[-2] == moves.Decline()
    match.play(0, moves.Decline())


@rule("pendulum.ADV-3")
def test_glory_lowers_the_limit() -> None:
    match = started(glory=[0])
    player = rich(match, 0, 10, 0, 2)
    player.tracks[codes.POWER] = 20
    slotted(player, "brown", "kasalat", "jillay")
    put(match, 0, 0, FRAME + 3)
    match.play(0, moves.Act(0, 0))
    assert match.moves(0)[:3] == [moves.Glory(0), moves.Glory(1), moves.Glory(2)]
    match.play(0, moves.Glory(2))
    assert player.resources[codes.MILITARY] == 8
    assert player.limit(codes.MILITARY) == 8


@rule("pendulum.ADV-2")
def test_the_worker_rule() -> None:
    match = open_match(deal(glory=[0], worker_rule=[0], grace=0))
    put(match, 0, 1, MAT)
    match.play(0, moves.Place(1, "black", "top", 0))
    put(match, 0, 0, MAT)
    assert refused(match, 0, moves.Place(0, "black", "top", 0)) == "ADV-2 own-worker-there"


@rule("pendulum.COU-1")
@rule("pendulum.TIM-5")
def test_after_the_call() -> None:
    match = call(started(grace=0))
    assert refused(match, 0, moves.Flip("black")) == "TIM-5 called"
    match.play(0, moves.Done())
    put(match, 0, 1, MAT)
    assert events.TookDoneBack(seat=0) in match.play(0, moves.Place(1, "black", "top", 0))
    assert not match.position.players[0].done


@rule("pendulum.COU-2")
def test_claimed_privilege_orders_the_end_of_the_round() -> None:
    match = call(started())
    match.play(1, moves.Done())
    match.play(0, moves.ClaimPrivilege())
    assert refused(match, 1, moves.Done()) == "COU-2 not-your-turn"
    for seat in (3, 2, 1):
        match.play(seat, moves.Done())
    assert refused(match, 1, moves.Undone()) == "COU-2 not-your-turn"
    match.play(0, moves.Done())
    assert match.position.phase == codes.REWARDS


@rule("pendulum.COU-4")
def test_the_order_by_votes_with_reversed_ties_and_the_neutral_player() -> None:
    match = call(started(2))
    rich(match, 0, votes=3)
    rich(match, 1, votes=3)
    match.play(0, moves.Done())
    found = match.play(1, moves.Done())
    began = next(event for event in found if isinstance(event, events.CouncilBegan))
    assert began.order == (2, 1, 0)
    assert began.votes == (3, 3, 3)
    assert match.position.players[0].votes == 0
    assert match.position.turn == 1
    assert [type(move) for move in match.moves(1)[:3]] == [moves.Step] * 3
    match.play(1, moves.Step("power"))
    match.play(1, moves.TakeReward("printed"))
    match.play(1, moves.Step("power"))
    assert {type(move) for move in match.moves(0)[:-1]} == {moves.TakeReward}


@rule("pendulum.COU-7")
def test_the_grande_card() -> None:
    match = to_council(call(started()))
    seat = match.position.order[0]
    match.play(seat, moves.Step("power"))
    match.play(seat, moves.Step("prestige"))
    match.play(seat, moves.TakeReward("grande"))
    assert match.moves(seat) == [moves.Promote(1), moves.Pause()]
    before = match.position.players[seat].workers[1]
    match.play(seat, moves.Promote(1))
    assert match.position.players[seat].workers == [before, codes.GONE, codes.RESERVE, codes.RESERVE, before]
    second = match.position.order[1]
    match.play(second, moves.Step("power"))
    assert refused(match, second, moves.TakeReward("grande")) == "COU-7 turned-over"


@rule("pendulum.COU-11")
@rule("pendulum.COU-12")
def test_trimming_and_the_next_round() -> None:
    match = call(started())
    slotted(match.position.players[2], "red", "kasalat", "jillay", "lochern")
    to_council(match)
    while match.position.phase == codes.REWARDS:
        seat = match.position.order[match.position.turn]
        match.play(
            seat,
            moves.TakeReward("printed")
            if match.position.players[seat].queue[0] >> 16 == 17
            else match.moves(seat)[0],
        )
    assert match.game.awaited(match.position) == (2,)  # type: ignore[attr-defined]
    assert refused(match, 2, moves.Trim("fellis")) == "COU-11 not-in-slot"
    match.play(2, moves.Trim("jillay"))
    position = match.position
    assert position.phase == codes.PLACING
    assert position.round == 2
    assert position.markers == [2, 1]
    assert refused(match, 0, moves.PlayStratagem("champion-prestige")) == "COU-13 only-placing"


@rule("pendulum.UNT-1")
@rule("pendulum.UNT-2")
def test_an_untimed_round_has_eleven_spaces() -> None:
    match = started(untimed=[1])
    assert refused(match, 0, moves.Flip("black"), 10**9) == "UNT-2 nobody-flips"
    rows = [match.position.timer_rows.copy()]
    while match.position.phase == codes.ROUND:
        for seat in range(4):
            match.play(seat, moves.Ready())
        rows.append(match.position.timer_rows.copy())
    assert len(rows) == 11
    assert rows[0] == [1, 1, 1]
    assert rows[5] == [0, 0, 1]
    assert match.position.phase == codes.CALLED
    assert sum(match.position.markers) == 0


@rule("pendulum.UNT-4")
def test_the_mode_changes_when_all_wish_it() -> None:
    match = through_council(to_council(call(started())))
    assert match.position.phase == codes.PLACING
    for seat in range(3):
        match.play(seat, moves.Wish(timed=False))
    assert match.position.timed_rounds[1]
    match.play(3, moves.Wish(timed=False))
    assert match.position.timed_rounds == [True, False, False, False]


def ended(tracks: list[list[int]], **options: Any) -> Match:
    match = started(len(tracks), **options)
    for player, columns in zip(match.position.players, tracks, strict=True):
        player.tracks = columns
    match.position.phase = codes.OVER
    return match


@rule("pendulum.END-2")
@rule("pendulum.END-3")
@rule("pendulum.END-4")
@rule("pendulum.ADV-4")
@pytest.mark.parametrize(
    ("tracks", "glory", "winners", "reason"),
    [
        ([[14, 14, 14, 1], [21, 21, 13, 1], [21, 21, 21, 0]], None, [0], "parchment"),
        ([[14, 14, 14, 1], [15, 14, 14, 1], [21, 21, 21, 0]], None, [1], "points"),
        ([[15, 14, 14, 1], [14, 15, 14, 1], [21, 21, 21, 0]], None, [0], "privilege"),
        ([[15, 14, 14, 1], [14, 15, 14, 1], [21, 21, 21, 0]], 1, [1], "glory"),
        ([[13, 9, 21, 1], [13, 10, 11, 1], [20, 20, 20, 0]], None, [1], "worst-track"),
        ([[13, 9, 12, 1], [9, 14, 12, 1], [20, 20, 20, 0]], None, [1], "worst-track"),
        ([[13, 9, 12, 1], [9, 14, 12, 1], [20, 20, 20, 0]], 0, [0], "glory"),
        ([[13, 9, 12, 0], [0, 14, 12, 1], [20, 20, 20, 0]], None, [1], "legendary"),
        ([[21, 21, 21, 0], [9, 14, 12, 0], [20, 20, 20, 0]], None, [], "nobody"),
    ],
)
def test_who_wins(tracks: list[list[int]], glory: int | None, winners: list[int], reason: str) -> None:
    match = ended(tracks, glory=[] if glory is None else [glory])
    if glory is not None:
        match.position.players[glory].glory = [1, 0, 0]
    assert ending.winners(match.position) == winners
    assert ending.reason(match.position) == reason
    result = match.result
    assert result is not None
    assert [sum(source.values()) for source in result.sources] == list(result.scores)
