"""The end of a round and the council (COU)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, commands, events, moves, tables
from sandtable.pendulum.rules.codes import GONE, MAT, NOBODY, RESERVE

from ..rules import rule
from .tables import (
    box,
    call,
    card,
    choosing_reward,
    frame,
    lazy_game,
    move_kinds,
    of,
    offer,
    open_choice,
    put,
    refused,
    rich,
    slotted,
    started,
    to_council,
)


def take_printed(match: Match) -> None:
    """The seat whose turn it is takes its steps on power, and the printed reward."""
    position = match.position
    seat, turn = position.order[position.turn], position.turn
    while position.phase == codes.REWARDS and position.turn == turn:
        reward = open_choice(match, seat) == "reward"
        match.play(seat, moves.TakeReward("printed") if reward else moves.Step("power"))


def to_round(match: Match, number: int) -> Match:
    lazy_game(match, rounds=number - 1)
    for seat in range(match.seats):
        match.play(seat, moves.Ready())
    return match


@rule("pendulum.COU-3")
def test_no_action_during_council() -> None:
    match = started(3, grace=0)
    for seat in range(3):
        rich(match, seat, 10, 10, 10, votes=9)
    to_council(call(match))
    first, second = match.position.order[:2]
    assert open_choice(match, first) == "steps"
    for seat in (first, second):
        for move in (
            moves.Place(1, "green", "top", 0),
            moves.Act(0, 1),
            moves.PlayStratagem(tables.CARD_NAMES[match.position.players[seat].hand[0]]),
            moves.Claim(),
            moves.Done(),
            moves.ClaimPrivilege(),
        ):
            assert refused(match, seat, move) == "COU-3 council"
    assert refused(match, second, moves.TakeReward("printed")) == "COU-5 not-your-turn"
    assert move_kinds(match, second) == set()


@rule("pendulum.COU-4")
@pytest.mark.parametrize(
    ("before", "votes", "after"),
    [
        ([0, 1, 2, 3], [1, 4, 2, 3], [1, 3, 2, 0]),
        ([0, 1, 2, 3], [0, 0, 0, 0], [3, 2, 1, 0]),
        ([2, 0, 3, 1], [5, 1, 5, 1], [0, 2, 1, 3]),
        ([1, 0, 2], [3, 3, 0], [0, 1, 2]),
    ],
)
def test_the_order_by_votes_with_reversed_ties(before: list[int], votes: list[int], after: list[int]) -> None:
    match = call(started(len(before)))
    match.position.order = tuple(before)
    for player, number in zip(match.position.players, votes, strict=True):
        player.votes = number
    view: Any = match.view(None)
    assert view.next_order == tuple(after)
    to_council(match)
    assert match.position.order == tuple(after)
    assert [player.votes for player in match.position.players] == [0] * len(before)


@rule("pendulum.COU-4")
@rule("pendulum.COU-5")
@pytest.mark.parametrize(
    ("votes", "after", "steps"),
    [
        ([3, 3], [2, 1, 0], [0, 1]),
        ([4, 2], [0, 2, 1], [2, 0]),
        ([5, 4], [0, 1, 2], [2, 1]),
        ([2, 2], [2, 1, 0], [0, 1]),
    ],
)
def test_the_neutral_player_competes_with_three_votes(
    votes: list[int], after: list[int], steps: list[int]
) -> None:
    match = call(started(2))
    assert match.position.order == (0, 1, 2)
    for player, number in zip(match.position.players, votes, strict=True):
        player.votes = number
    before = [player.tracks[0] for player in match.position.players]
    view: Any = match.view(None)
    assert view.next_order == tuple(after)
    match.play(0, moves.Done())
    began = of(match.play(1, moves.Done()), events.CouncilBegan)[0]
    assert began.order == tuple(after)
    assert began.votes == (*votes, 3)
    take_printed(match)
    take_printed(match)
    assert match.position.phase == codes.PLACING
    gained = [player.tracks[0] - then for player, then in zip(match.position.players, before, strict=True)]
    assert gained == [steps[0] + 1, steps[1] + 1], "nobody gets the steps of its place"
    to_round(match, 2)
    call(match)
    for player in match.position.players:
        player.votes = 0
    to_council(match)
    assert match.position.order[0] == 2, "it keeps its votes"


@rule("pendulum.COU-5")
@pytest.mark.parametrize(("seats", "steps"), [(3, [2, 1, 0]), (4, [2, 1, 1, 0]), (5, [2, 1, 1, 0, 0])])
def test_each_place_has_its_steps_then_a_reward(seats: int, steps: list[int]) -> None:
    match = to_council(call(started(seats)))
    for place, number in enumerate(steps):
        seat = match.position.order[place]
        for _ in range(number):
            assert set(match.moves(seat)) == {*(moves.Step(track) for track in codes.TRACKS)}
            match.play(seat, moves.Step("prestige"))
        assert move_kinds(match, seat) == {moves.TakeReward}
        assert refused(match, seat, moves.Decline()) == "ECO-8 must-be-taken"
        for later in match.position.order[place + 1 :]:
            assert match.moves(later) == [], "the next waits"
        match.play(seat, moves.TakeReward("printed"))
        match.play(seat, moves.Step("power"))
    assert match.position.phase == codes.PLACING


@rule("pendulum.COU-5")
def test_taken_cards_are_not_replaced_and_the_next_waits() -> None:
    match = started(3)
    offer(match, "conquer-1", "gold")
    choosing_reward(match)
    match.play(0, moves.TakeReward("conquer-1"))
    second = match.position.order[1]
    assert match.moves(second) == [], "until its effects are done"
    match.play(0, moves.Draw())
    match.play(0, moves.Slot("red"))
    match.play(second, moves.Step("power"))
    assert refused(match, second, moves.TakeReward("conquer-1")) == "COU-5 not-there"
    assert match.position.rewards[0] == NOBODY
    match.play(second, moves.TakeReward("gold"))


@rule("pendulum.COU-6")
def test_the_printed_reward_is_open_to_all() -> None:
    match = to_council(call(started(4)))
    before = [player.tracks[0] for player in match.position.players]
    for _ in range(4):
        take_printed(match)
    assert match.position.phase == codes.PLACING
    after = [player.tracks[0] for player in match.position.players]
    assert sorted(b - a for a, b in zip(before, after, strict=True)) == [1, 2, 2, 3]


@rule("pendulum.COU-6")
def test_the_printed_reward_costs_nothing() -> None:
    match = choosing_reward(started())
    rich(match, 0)
    assert refused(match, 0, moves.TakeReward("printed", gold=1)) == "COU-6 no-cost"


@rule("pendulum.COU-7")
@pytest.mark.parametrize("where", ["mat", "frame", "box"])
def test_the_grande_stands_where_the_common_stood(where: str) -> None:
    match = started(4, glory=[0], worker_rule=[0])
    place = {"mat": MAT, "frame": frame(match, "green bottom", 0), "box": box("green bottom", 0)}[where]
    put(match, 0, 0, frame(match, "green bottom", 0))
    choosing_reward(match)
    player = match.position.players[0]
    put(match, 0, 1, place)
    crowd = match.position.crowd.copy()
    match.play(0, moves.TakeReward("grande"))
    assert match.moves(0) == [moves.Promote(1)], "not the grande, not the reserve"
    for wrong, reason in ((0, "not-a-common"), (2, "not-in-play")):
        assert refused(match, 0, moves.Promote(wrong)) == f"COU-7 {reason}"
    match.play(0, moves.Promote(1))
    assert player.workers == [frame(match, "green bottom", 0), GONE, RESERVE, RESERVE, place]
    assert match.position.crowd == crowd


@rule("pendulum.COU-7")
def test_the_grande_card_turns_over_until_the_next_round() -> None:
    match = choosing_reward(started(3, grace=0))
    match.play(0, moves.TakeReward("grande"))
    match.play(0, moves.Promote(1))
    second = match.position.order[1]
    match.play(second, moves.Step("power"))
    assert refused(match, second, moves.TakeReward("grande")) == "COU-7 turned-over"
    lazy_game(match, rounds=1)
    to_round(match, 2)
    choosing_reward(match)
    assert refused(match, 0, moves.TakeReward("grande")) == "COU-7 two-grandes"
    take_printed(match)
    seat = match.position.order[1]
    match.play(seat, moves.Step("power"))
    match.play(seat, moves.TakeReward("grande"))


@rule("pendulum.COU-8")
@rule("pendulum.COU-11")
def test_the_limit_card_counts_at_once_and_stays() -> None:
    match = started(3, grace=0)
    offer(match, "limit-1", "limit-2", "military")
    player = match.position.players[0]
    slotted(player, "red", "kasalat", "jillay", "lochern")
    choosing_reward(match)
    match.play(0, moves.TakeReward("limit-1"))
    assert len(player.slotted) == 3
    lazy_game(match, rounds=1)
    assert len(player.slotted) == 3, "nothing is trimmed"
    view: Any = match.view(None)
    assert (view.players[0].limit_card, view.players[0].province_limit) == ("limit-1", 3)
    to_round(match, 2)
    offer(match, "limit-2")
    choosing_reward(match)
    assert refused(match, 0, moves.TakeReward("limit-2")) == "COU-8 limit-raised-already"


@rule("pendulum.COU-8")
def test_an_immediate_card_acts_and_leaves_the_game() -> None:
    match = started(3)
    offer(match, "military")
    rich(match, 0, 0, 0, 0)
    choosing_reward(match)
    assert refused(match, 0, moves.TakeReward("military", gold=1)) == "COU-10 cannot-pay"
    match.play(0, moves.TakeReward("military"))
    player = match.position.players[0]
    number = tables.CARD_NUMBER["military"]
    assert player.resources == [5, 0, 0]
    assert number in match.position.rewards_out
    assert number not in player.hand


@rule("pendulum.COU-9")
def test_a_permanent_card_joins_the_hand() -> None:
    match = started(3)
    offer(match, "buy-power")
    rich(match, 0, 0, 0, 0)
    choosing_reward(match)
    assert refused(match, 0, moves.TakeReward("buy-power", military=2)) == "STR-3 paid-when-played"
    match.play(0, moves.TakeReward("buy-power"))
    assert tables.CARD_NUMBER["buy-power"] in match.position.players[0].hand
    assert match.position.turn == 1


@rule("pendulum.COU-10")
def test_the_fourth_council_has_the_final_rewards() -> None:
    match = to_round(started(3, grace=0), 4)
    view: Any = match.view(None)
    assert set(view.rewards) == {
        f"final-{name}" for name in ("tracks", "power", "prestige", "popularity", "legendary")
    }
    assert view.reward_deck == 0
    player = rich(match, 0, 5, 4, 0)
    choosing_reward(match)
    take = moves.TakeReward
    kinds = {move.card for move in match.moves(0) if isinstance(move, take)}
    assert kinds == {"final-tracks", "final-power", "grande", "printed"}
    assert refused(match, 0, take("final-prestige")) == "COU-10 cannot-pay"
    assert refused(match, 0, take("final-legendary", 5, 4, 1)) == "COU-10 cannot-pay"
    rich(match, 0, 5, 4, 2)
    assert refused(match, 0, take("final-legendary", 5, 3, 1)) == "COU-10 cannot-pay"
    twin = match.copy()
    twin.play(0, take("final-legendary", 4, 4, 2))
    assert twin.position.players[0].tracks[codes.LEGENDARY] == 1
    assert twin.position.players[0].resources == [1, 0, 0]
    player.tracks[codes.LEGENDARY] = 1
    assert refused(match, 0, take("final-legendary", 4, 4, 2)) == "COU-10 legendary-already"
    before = player.tracks[codes.POWER]
    match.play(0, take("final-power"))
    assert (player.tracks[codes.POWER], player.resources) == (before + 3, [0, 4, 2])


@rule("pendulum.COU-11")
def test_the_owner_chooses_what_goes() -> None:
    match = call(started(3, grace=0))
    slotted(match.position.players[2], "red", "kasalat", "jillay", "lochern", "fellis")
    slotted(match.position.players[2], "blue", "thedum", "adock", "alay")
    slotted(match.position.players[1], "brown", "uxmal", "dalor", "talyn")
    slotted(match.position.players[0], "brown", "janna", "syldan")
    to_council(match)
    while match.position.phase == codes.REWARDS:
        take_printed(match)
    assert commands.to_act(match.position) == [1, 2]
    assert match.moves(0) == []
    assert len(match.moves(2)) == 4
    assert refused(match, 2, moves.Trim("wilshire")) == "COU-11 not-in-slot"
    assert refused(match, 2, moves.Decline()) == "ECO-8 must-be-taken"
    match.play(2, moves.Trim("jillay"))
    assert refused(match, 2, moves.Trim("jillay")) == "COU-11 not-in-slot"
    match.play(1, moves.Trim("dalor"))
    match.play(2, moves.Trim("fellis"))
    found = match.play(2, moves.Trim("thedum"))
    assert of(found, events.Prepared)
    assert [len(match.position.players[2].slotted_in(colour)) for colour in range(4)] == [0, 2, 2, 0]
    assert tables.PROVINCE_NUMBER["jillay"] in match.position.provinces_out


@rule("pendulum.COU-12")
def test_the_table_is_laid_out_anew() -> None:
    match = started(3, grace=0)
    position = match.position
    shown, rewards, old = position.places.copy(), position.rewards.copy(), position.achievement
    rich(match, 0, 10, 10, 10, votes=20)
    match.play(0, moves.Claim())
    while position.players[0].queue:
        match.play(0, match.moves(0)[0])
    choosing_reward(match)
    match.play(0, moves.TakeReward("grande"))
    match.play(0, moves.Promote(1))
    lazy_game(match, rounds=1)
    assert position.round == 2
    assert position.grande_up
    assert not set(rewards) & set(position.rewards)
    assert set(rewards) <= set(position.rewards_out)
    assert NOBODY not in position.rewards
    assert not set(shown) & set(position.places)
    assert NOBODY not in position.places
    assert not position.players[0].claimed
    assert position.achievements_out == (old,)
    assert position.achievement != old
    assert position.token
    assert position.markers == (2, 1)


@rule("pendulum.COU-12")
@rule("pendulum.COU-7")
def test_the_grande_card_is_up_again_in_every_round() -> None:
    match = started(4, grace=0)
    for number in (1, 2, 3, 4):
        seat = number - 1
        assert match.position.round == number
        assert match.position.grande_up
        choosing_reward(match, seat)
        match.play(seat, moves.TakeReward("grande"))
        match.play(seat, moves.Promote(1))
        assert refused(match, match.position.order[1], moves.TakeReward("grande")) != ""
        assert not match.position.grande_up
        if number < 4:
            lazy_game(match, rounds=number)
            for each in range(4):
                match.play(each, moves.Ready())
    assert [player.workers.count(GONE) for player in match.position.players] == [1, 1, 1, 1]


@rule("pendulum.COU-12")
@rule("pendulum.END-1")
def test_after_the_fourth_council_the_game_ends() -> None:
    match = to_round(started(3, grace=0), 4)
    places = match.position.places.copy()
    slotted(match.position.players[0], "red", "kasalat", "jillay", "lochern")
    call(match)
    to_council(match)
    while match.position.phase == codes.REWARDS:
        take_printed(match)
    assert match.result is None, "provinces are trimmed first"
    match.play(0, moves.Trim("kasalat"))
    assert match.result is not None
    assert match.position.places == places
    assert refused(match, 0, moves.Done()) == "END-1 over"


@rule("pendulum.COU-13")
def test_step_5_is_for_placing_only() -> None:
    match = started(3, grace=0)
    rich(match, 0, 10, 10, 10, votes=9)
    lazy_game(match, rounds=1)
    rich(match, 0, 10, 10, 10, votes=9)
    put(match, 0, 1, MAT)
    row: Any = codes.ROWS[1 - match.position.timer_rows[codes.GREEN]]
    other: Any = codes.ROWS[match.position.timer_rows[codes.GREEN]]
    assert refused(match, 0, moves.Place(1, "green", other, 0)) == "WRK-1 timer-there"
    match.play(0, moves.Ready())
    found = match.play(0, moves.Place(1, "green", row, 0))
    assert events.TookReadyBack(seat=0) in found
    put(match, 1, 1, MAT)
    assert refused(match, 1, moves.Place(1, "green", row, 0)) == "WRK-3 frame-taken"
    match.play(0, moves.Withdraw(1))
    for move in (
        moves.Act(0, 1),
        moves.Flip("black"),
        moves.PlayStratagem("champion-prestige"),
        moves.PickUp(),
        moves.Claim(),
        moves.BoldAct(1, "black", "bottom", 1),
    ):
        assert refused(match, 0, move) == "COU-13 only-placing"
    assert refused(match, 0, moves.Done()) == "COU-1 say-done"
    kinds = {moves.Place, moves.Ready, moves.ClaimPrivilege, moves.Wish}
    assert move_kinds(match, 0) <= kinds | {moves.Withdraw}


@rule("pendulum.COU-13")
def test_privilege_in_step_5() -> None:
    match = started(3)
    lazy_game(match, rounds=1)
    high, _, low = match.position.order
    for seat in range(3):
        put(match, seat, 1, MAT)
    row: Any = codes.ROWS[1 - match.position.timer_rows[codes.GREEN]]
    place = moves.Place(1, "green", row, 0)
    match.play(low, place, match.now + 5000)
    found = match.play(high, place, match.now + 1000)
    assert of(found, events.TakenBack)[0].seat == low
    match.play(high, moves.ClaimPrivilege())
    assert refused(match, high, moves.Withdraw(1)) == "COU-2 not-your-turn"
    for seat in reversed(match.position.order):
        match.play(seat, moves.Ready())
    assert match.position.phase == codes.ROUND


@rule("pendulum.COU-14")
@rule("pendulum.COU-16")
def test_council_leaves_the_rest_as_it_is() -> None:
    match = started(3, grace=0)
    player = rich(match, 1, 3, 4, 5)
    match.play(1, moves.PlayStratagem("justicar-prestige"))
    put(match, 1, 0, box("purple bottom", 1))
    call(match)
    before = [player.resources.copy(), player.hand.copy(), player.discard.copy(), player.workers.copy()]
    rows = match.position.timer_rows.copy()
    lazy_game(match, rounds=1)
    assert [player.resources, player.hand, player.discard, player.workers] == before
    assert match.position.timer_rows == rows
    for seat in range(3):
        match.play(seat, moves.Ready())
    assert match.position.timer_rows == [1 - row for row in rows]
    assert match.position.round == 2


@rule("pendulum.COU-15")
def test_immediate_effects_work_during_council() -> None:
    match = started(3, characters=["gambal-insurgent", None, None], grace=0)
    offer(match, "produce-red", "tracks")
    player = rich(match, 0, 0, 0, 0)
    slotted(player, "red", "thoster")
    choosing_reward(match)
    put(match, 0, 0, frame(match, "green bottom", 1))
    match.position.timer_rows[codes.GREEN] = codes.BOTTOM
    match.play(0, moves.TakeReward("produce-red"))
    assert player.resources[codes.MILITARY] == 2
    assert player.votes == 2, "for the next council"
    match.play(0, moves.Retrieve(0))
    assert player.workers[0] == MAT, "it waits for step 5"
    assert match.position.turn == 1
    lazy_game(match, rounds=1)
    assert player.votes == 2
    card(player, "vote-1")
    assert moves.Place in move_kinds(match, 0)
