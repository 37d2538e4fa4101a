"""Stratagems (STR)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.match import Match
from sandtable.pendulum.rules import codes, events, moves
from sandtable.pendulum.rules.codes import MAT, NOBODY, RESERVE

from ..rules import rule
from .tables import (
    achievement,
    box,
    call,
    card,
    choosing_reward,
    frame,
    lazy_game,
    of,
    offer,
    one,
    open_choice,
    put,
    refused,
    rich,
    started,
)

play = moves.PlayStratagem


def hand(match: Match, seat: int = 0) -> tuple[set[str], set[str]]:
    """The names of the cards in hand and of those discarded."""
    view: Any = match.view(None)
    return set(view.players[seat].hand), set(view.players[seat].discard)


@rule("pendulum.STR-1")
def test_a_stratagem_is_played_from_the_hand_and_lies_discarded() -> None:
    match = one("bolk-champion")
    match.play(0, play("champion-prestige"))
    assert match.position.players[0].tracks[codes.PRESTIGE] == 4
    assert "champion-prestige" in hand(match)[1]
    assert refused(match, 0, play("champion-prestige")) == "STR-1 not-in-hand"
    assert refused(match, 0, play("justicar-prestige")) == "STR-1 not-in-hand"
    call(match)
    rich(match, 0, 10, 10, 10)
    match.play(0, play("champion-any"))


@rule("pendulum.STR-2")
@pytest.mark.parametrize(
    ("character", "cost"),
    [
        ("bolk-champion", {"culture": 5}),
        ("bolk-warmonger", {"power": 2}),
        ("dhrenkir-tyrant", {"votes": 4}),
        ("licinia-alchemist", {"culture": 5}),
    ],
)
def test_picking_up_for_the_cost_on_the_mat(character: str, cost: dict[str, int]) -> None:
    match = one(character)
    player = rich(match, 0, 0, 0, 0)
    player.discard = [player.hand.pop(), player.hand.pop(0)]
    assert refused(match, 0, moves.PickUp()) == "STR-2 cannot-pay"
    player.resources[codes.CULTURE] = cost.get("culture", 0)
    player.tracks[codes.POWER] += cost.get("power", 0)
    player.votes = cost.get("votes", 0)
    paid = of(match.play(0, moves.PickUp()), events.Paid)[0]
    assert {name: getattr(paid, name) for name in cost} == cost
    assert len(player.hand) == 4
    assert not player.discard
    assert (player.resources[codes.CULTURE], player.votes) == (0, 0)
    assert player.tracks[codes.POWER] == player.start_of(codes.POWER)


@rule("pendulum.STR-2")
@rule("pendulum.WRK-10")
def test_what_comes_after_a_pick_up_is_done_at_once() -> None:
    match = started(grace=0)
    player = match.position.players[0]
    player.discard = [player.hand.pop()]
    player.queue = [codes.PICK_UP_ALL << codes.SHIFT, codes.RECRUIT << codes.SHIFT]
    assert of(match.play(0, moves.PickUp()), events.Recruited)
    assert not player.queue


@rule("pendulum.STR-3")
@rule("pendulum.COU-9")
def test_a_permanent_reward_joins_the_hand_and_is_paid_for_when_played() -> None:
    match = started(grace=0)
    offer(match, "conquer-votes")
    player = rich(match, 0, 0, 0, 0)
    choosing_reward(match)
    match.play(0, moves.TakeReward("conquer-votes"))
    assert "conquer-votes" in hand(match)[0]
    lazy_game(match, rounds=1)
    for seat in range(4):
        match.play(seat, moves.Ready())
    assert refused(match, 0, play("conquer-votes")) == "ECO-3 cannot-pay"
    player.votes = 2
    match.play(0, play("conquer-votes"))
    match.play(0, moves.Draw())
    match.play(0, moves.Slot("red"))
    assert player.votes == 0
    assert "conquer-votes" in hand(match)[1]
    player.resources[codes.CULTURE] = 5
    match.play(0, moves.PickUp())
    assert "conquer-votes" in hand(match)[0]


@rule("pendulum.STR-4")
def test_retrieving_from_frame_or_box_of_a_row_with_the_timer() -> None:
    match = one("bolk-champion")
    player = match.position.players[0]
    player.workers[2] = player.workers[3] = MAT
    put(match, 0, 0, box("green bottom", 0))
    put(match, 0, 1, frame(match, "black bottom", 0))
    put(match, 0, 2, frame(match, "green top", 0))
    match.play(0, play("champion-retrieve"))
    assert match.moves(0) == [moves.Retrieve(0), moves.Retrieve(1), moves.Decline()]
    for wrong in (2, 3):
        assert refused(match, 0, moves.Retrieve(wrong)) == "STR-4 not-in-timer-row"
    match.play(0, moves.Retrieve(0))
    match.play(0, moves.Place(0, "green", "top", 2))


@rule("pendulum.STR-4")
def test_the_worker_that_just_acted_may_be_retrieved() -> None:
    match = one("gambal-insurgent")
    rich(match, 0, gold=2)
    put(match, 0, 0, frame(match, "green bottom", 0))
    put(match, 0, 1, MAT)
    match.play(0, moves.Act(0, 0))
    match.play(0, moves.Retrieve(0))
    assert match.position.players[0].workers[0] == MAT


@rule("pendulum.STR-4")
def test_whom_to_retrieve_is_fixed_when_it_begins() -> None:
    match = one("bolk-champion")
    put(match, 0, 1, frame(match, "black top", 0))
    match.play(0, play("champion-retrieve"), 45_000)
    match.play(1, moves.Flip("black"))
    assert match.moves(0)[:2] == [moves.Retrieve(0), moves.Decline()]
    match.play(0, moves.Retrieve(0))
    assert match.position.players[0].workers[0] == MAT


@rule("pendulum.STR-5")
def test_recruiting_a_common() -> None:
    match = one("bolk-champion")
    player = rich(match, 0, 7, 0, 0)
    match.play(0, play("champion-recruit"))
    assert player.workers[2:] == [MAT, RESERVE, codes.COUNCIL]
    match.play(0, moves.Place(2, "green", "top", 0))


@rule("pendulum.STR-6")
@rule("pendulum.STR-16")
def test_a_waive_saves_the_gold_of_purple_and_green() -> None:
    match = one("bolk-champion")
    player = rich(match, 0, 0, 0, 0)
    put(match, 0, 0, frame(match, "green bottom", 1))
    assert refused(match, 0, moves.Act(0, 1)) == "WRK-7 cannot-pay"
    assert refused(match, 0, moves.Act(0, 1, waive=1)) == "STR-6 not-in-hand"
    card(player, "waive-1")
    assert refused(match, 0, play("waive-1")) == "STR-6 never-alone"
    put(match, 0, 1, frame(match, "black bottom", 2))
    player.resources[codes.MILITARY] = 4
    assert refused(match, 0, moves.Act(1, 2, waive=1)) == "STR-6 not-in-black"
    assert moves.Act(0, 1, waive=1) in match.moves(0)
    found = match.play(0, moves.Act(0, 1, waive=1))
    assert of(found, events.Acted)[0].stratagems == ("waive-1",)
    assert not of(found, events.Paid)
    assert "waive-1" in hand(match)[1]


@rule("pendulum.STR-7")
@pytest.mark.parametrize(("waive", "gold"), [(0, 4), (1, 2), (2, 0)])
@pytest.mark.parametrize(
    ("character", "extra"), [("bolk-warmonger", {"also": 1}), ("mesoat-pacifist", {"twice": True})]
)
def test_each_waive_removes_one_of_two_payments(
    character: str, extra: dict[str, Any], waive: int, gold: int
) -> None:
    match = one(character)
    player = rich(match, 0, 0, 0, gold)
    card(player, "waive-1")
    put(match, 0, 0, frame(match, "green bottom", 2))
    assert refused(match, 0, moves.Act(0, 2, waive=2, **extra)) == "STR-6 not-in-hand"
    card(player, "waive-2")
    if gold:
        player.resources[codes.GOLD] = gold - 1
        assert refused(match, 0, moves.Act(0, 2, waive=waive, **extra)) == "WRK-7 cannot-pay"
        player.resources[codes.GOLD] = gold
    assert refused(match, 0, moves.Act(0, 2, waive=2)) == "STR-7 too-many-waives"
    match.play(0, moves.Act(0, 2, waive=waive, **extra))
    assert player.resources[codes.GOLD] == 0
    assert len(player.discard) == 1 + waive


@rule("pendulum.STR-8")
def test_swapping_steps() -> None:
    match = one("licinia-implacable")
    player = match.position.players[0]
    card(player, "swap")
    player.tracks = [4, 21, 3, 1]
    match.play(0, play("swap"))
    assert refused(match, 0, moves.Swap("power", "power")) == "STR-8 same-track"
    swaps = {(move.give, move.gain) for move in match.moves(0) if isinstance(move, moves.Swap)}
    assert swaps == {(a, b) for a in ("power", "prestige") for b in codes.TRACKS if a != b}
    match.play(0, moves.Swap("power", "prestige"))
    assert player.tracks == [3, 21, 3, 1], "past the end it is lost"


@rule("pendulum.STR-9")
def test_the_warmonger_exchanges() -> None:
    match = one("bolk-warmonger")
    player = rich(match, 0, 3, 2, 9)
    name = "warmonger-exchange"
    for wrong in (play(name), play(name, 1, 1), play(name, gold=1), play(name, military=1, gold=1)):
        assert refused(match, 0, wrong) == "STR-9 one-kind"
    for more in (play(name, military=4), play(name, culture=3)):
        assert refused(match, 0, more) == "ECO-3 cannot-pay"
    found = [move for move in match.moves(0) if isinstance(move, play) and move.card == name]
    assert found == [play(name, 1), play(name, 2), play(name, 3), play(name, 0, 1), play(name, 0, 2)]
    match.play(0, play(name, military=2))
    assert player.resources == [1, 4, 9]
    player.hand.append(player.discard.pop())
    match.play(0, play(name, culture=4))
    assert player.resources == [5, 0, 9]


@rule("pendulum.STR-10")
def test_the_box_beside_whatever_frame_is_above_it() -> None:
    match = one("bolk-warmonger", 2)
    player = rich(match, 0, 0, 0, 4)
    put(match, 0, 0, frame(match, "green bottom", 1))
    put(match, 0, 1, MAT)
    alsos = {(move.box, move.also) for move in match.moves(0) if isinstance(move, moves.Act)}
    assert alsos == {(1, None), (2, None), (1, 0), (1, 2), (2, 1)}, "not (2, 3): the row ends"
    assert refused(match, 0, moves.Act(0, 1, also=1)) == "STR-10 not-adjacent"
    assert refused(match, 0, moves.Act(0, 2, also=0)) == "STR-10 not-adjacent"
    assert refused(match, 0, moves.Act(0, 2, also=3)) == "STR-10 not-adjacent"
    before = player.tracks.copy()
    found = match.play(0, moves.Act(0, 1, also=0))
    assert [type(event) for event in found] == [events.Acted, events.Paid, events.Gained, events.Gained]
    own, other = of(found, events.Gained)
    assert (own.popularity, other.power, other.votes) == (2, 1, 2), "its own reward first"
    assert of(found, events.Paid)[0].gold == 4
    assert player.workers[0] == box("green bottom", 1), "it stands in its own box"
    assert player.tracks == [before[0] + 1, before[1], before[2] + 2, 0]
    put(match, 0, 0, frame(match, "green bottom", 1))
    assert refused(match, 0, moves.Act(0, 1, also=0)) == "STR-10 not-in-hand"


@rule("pendulum.STR-10")
def test_in_black_both_costs_are_paid_first() -> None:
    match = one("bolk-warmonger")
    rich(match, 0, 3, 0, 0)
    put(match, 0, 0, frame(match, "black bottom", 3))
    assert refused(match, 0, moves.Act(0, 3, also=2)) == "WRK-7 cannot-pay"
    player = rich(match, 0, 4, 0, 0)
    match.play(0, moves.Act(0, 3, also=2))
    assert player.resources == [0, 0, 0]
    match.play(0, moves.Take(military=1))
    assert open_choice(match, 0) == "conquer"
    match.play(0, moves.Decline())
    assert not player.queue


@rule("pendulum.STR-10")
@rule("pendulum.ECO-9")
@pytest.mark.parametrize(("own", "other"), [(2, 3), (2, 1), (3, 2), (1, 2)])
def test_one_of_the_two_boxes_with_an_object_is_enough(own: int, other: int) -> None:
    """No province is left, so the conquest, box 2 of the black bottom row, has no object."""
    match = one("bolk-warmonger")
    position = match.position
    position.provinces_out += (*position.province_deck, *position.places)
    position.province_deck, position.places = [], [NOBODY] * 4
    player = rich(match, 0, 4, 0, 0)
    put(match, 0, 0, frame(match, "black bottom", own))
    put(match, 0, 1, MAT)
    if own == 2:
        assert refused(match, 0, moves.Act(0, 2)) == "ECO-9 no-object"
    act = moves.Act(0, own, also=other)
    assert act in match.moves(0)
    match.play(0, act)
    assert player.resources[codes.MILITARY] == 0, "the cost of the conquest is paid all the same"
    if 3 in (own, other):
        match.play(0, moves.Take(gold=1))
        assert player.resources == [0, 0, 1]
    else:
        assert player.votes == 1
    assert not player.queue, "the conquest has lapsed"


@rule("pendulum.STR-11")
@rule("pendulum.ACH-3")
@pytest.mark.parametrize(
    ("seats", "legendary", "gained"),
    [(4, True, [0, 1, 1, 1]), (4, False, [0, 2, 2, 0]), (3, False, [0, 2, 2, 0])],
)
def test_the_tyrants_double_claim(seats: int, legendary: bool, gained: list[int]) -> None:
    match = one("dhrenkir-tyrant", seats)
    achievement(match, "trade-pact")
    player = rich(match, 0, 0, 4, 4, votes=3)
    before = player.tracks.copy()
    if seats == 3:
        assert refused(match, 0, moves.Claim(legendary=True, double=True)) == "ACH-3 token-gone"
    match.play(0, moves.Claim(legendary=legendary, double=True))
    assert [now - then for now, then in zip(player.tracks, before, strict=True)] == gained
    assert refused(match, 0, moves.Claim()) == "ACH-2 claimed-already"
    assert hand(match)[1] == {"tyrant-double-claim"}
    rich(match, 1, 0, 4, 4, votes=3)
    assert refused(match, 1, moves.Claim(double=True)) == "STR-11 not-in-hand"


@rule("pendulum.STR-11")
def test_the_two_rewards_come_one_after_the_other() -> None:
    match = one("dhrenkir-tyrant")
    achievement(match, "divine-favor")
    rich(match, 0, 0, 8, 0, votes=3)
    match.play(0, moves.Claim(double=True))
    for _ in range(2):
        match.play(0, moves.Draw())
        match.play(0, moves.Slot("red"))
    assert len(match.position.players[0].slotted) == 2
    assert not match.position.players[0].queue


@rule("pendulum.STR-12")
def test_the_bold_placement() -> None:
    match = one("gambal-insurgent", 2)
    player = rich(match, 0, gold=2)
    put(match, 0, 1, frame(match, "purple top", 0))
    bold = moves.BoldAct
    assert refused(match, 0, bold(0, "green", "bottom", 1)) == "WRK-1 stuck", "only a free worker"
    for area, number in (("green", 2), ("purple", 0), ("black", 0)):
        assert refused(match, 0, bold(1, area, "bottom", number)) == "STR-12 production"  # type: ignore[arg-type]
    assert refused(match, 0, bold(1, "green", "bottom", 0)) == "WRK-3 frame-taken"
    assert refused(match, 0, bold(1, "green", "top", 0)) == "STR-12 no-timer"
    assert refused(match, 0, bold(1, "green", "bottom", 3)) == "WRK-13 not-under-frame"
    player.resources[codes.GOLD] = 1
    assert refused(match, 0, bold(1, "green", "bottom", 1)) == "WRK-7 cannot-pay"
    player.resources[codes.GOLD] = 2
    before = player.tracks[codes.POPULARITY]
    match.play(0, bold(1, "green", "bottom", 1))
    assert player.workers[1] == box("green bottom", 1), "it never stops in the frame"
    assert player.tracks[codes.POPULARITY] == before + 2
    assert player.resources[codes.GOLD] == 0
    assert refused(match, 0, bold(0, "green", "bottom", 1)) == "STR-12 not-in-hand"


@rule("pendulum.STR-12")
def test_what_does_not_hinder_the_bold_placement() -> None:
    match = one("gambal-insurgent", glory=[0], worker_rule=[0])
    rich(match, 0, gold=2)
    put(match, 0, 0, MAT)
    put(match, 0, 1, frame(match, "green bottom", 1))
    put(match, 1, 0, frame(match, "green bottom", 1))
    match.play(0, moves.BoldAct(0, "green", "bottom", 1))
    match = one("gambal-insurgent", glory=[0], worker_rule=[0])
    put(match, 0, 1, MAT)
    put(match, 0, 0, frame(match, "black bottom", 1))
    match.play(0, moves.BoldAct(1, "black", "bottom", 1))
    assert match.position.players[0].votes == 1


@rule("pendulum.STR-12")
@rule("pendulum.STR-6")
def test_a_bold_placement_with_a_waive() -> None:
    match = one("gambal-insurgent")
    player = rich(match, 0, 0, 0, 0)
    card(player, "waive-1", "waive-2")
    put(match, 0, 0, MAT)
    assert refused(match, 0, moves.BoldAct(0, "green", "bottom", 1, waive=2)) == "STR-7 too-many-waives"
    match.play(0, moves.BoldAct(0, "green", "bottom", 1, waive=1))
    assert len(player.discard) == 2


@rule("pendulum.STR-13")
def test_the_alchemists_two_steps_on_one_track() -> None:
    match = one("licinia-alchemist")
    player = rich(match, 0, 1, 1, 0)
    before = player.tracks.copy()
    match.play(0, play("alchemist-track", 1, 1))
    assert match.moves(0) == [*(moves.Step(track) for track in codes.TRACKS)]
    match.play(0, moves.Step("popularity"))
    assert player.tracks == [before[0], before[1], before[2] + 2, 0]
    assert not player.queue
    assert player.resources == [0, 0, 0]


@rule("pendulum.STR-13")
def test_the_alchemist_takes_one_stratagem_back_but_not_that_one() -> None:
    match = one("licinia-alchemist")
    player = rich(match, 0, 9, 0, 0)
    match.play(0, play("alchemist-track", 2))
    match.play(0, moves.Step("power"))
    match.play(0, play("alchemist-retrieve", 2))
    match.play(0, moves.Retrieve(0))
    match.play(0, play("alchemist-recall", 2))
    assert refused(match, 0, moves.Recall("alchemist-recall")) == "STR-13 not-discarded"
    assert refused(match, 0, moves.Recall("alchemist-recruit")) == "STR-13 not-discarded"
    assert len(match.moves(0)) == 3
    match.play(0, moves.Recall("alchemist-track"))
    assert hand(match) == (
        {"alchemist-track", "alchemist-recruit"},
        {"alchemist-retrieve", "alchemist-recall"},
    )
    assert player.resources[codes.MILITARY] == 3


@rule("pendulum.STR-14")
def test_the_pacifists_claim() -> None:
    match = one("mesoat-pacifist")
    player = rich(match, 0, 0, 4, 0, votes=1)
    claim = moves.Claim(legendary=True, unearned=True)
    assert refused(match, 0, moves.Claim(legendary=True)) == "ACH-1 need-not-held"
    assert refused(match, 0, claim) == "STR-14 cannot-pay"
    assert refused(match, 0, play("pacifist-claim")) == "STR-14 never-alone"
    player.votes = 2
    match.play(0, claim)
    assert (player.tracks[codes.LEGENDARY], player.resources[codes.CULTURE], player.votes) == (1, 0, 0)
    player.hand.append(player.discard.pop())
    rich(match, 0, 9, 9, 9, votes=9)
    assert refused(match, 0, moves.Claim(unearned=True)) == "ACH-2 claimed-already"
    rich(match, 1, 0, 4, 0, votes=2)
    assert refused(match, 1, moves.Claim(unearned=True)) == "STR-14 not-in-hand"


@rule("pendulum.STR-14")
def test_the_pacifists_claim_may_be_for_the_reward() -> None:
    match = one("mesoat-pacifist", 3)
    achievement(match, "crush-rebellion")
    player = rich(match, 0, 0, 4, 0, votes=2)
    match.play(0, moves.Claim(unearned=True))
    assert player.resources == [0, 0, 5]


@rule("pendulum.STR-15")
def test_the_pacifists_double_action() -> None:
    match = one("mesoat-pacifist")
    player = rich(match, 0, 0, 0, 3)
    put(match, 0, 0, frame(match, "purple bottom", 1))
    assert refused(match, 0, moves.Act(0, 1, twice=True)) == "WRK-7 cannot-pay"
    assert moves.Act(0, 1, twice=True) not in match.moves(0)
    player.resources[codes.GOLD] = 4
    assert moves.Act(0, 1, twice=True) in match.moves(0)
    found = match.play(0, moves.Act(0, 1, twice=True))
    assert [type(event) for event in found] == [events.Acted, events.Paid, events.Gained, events.Gained]
    assert (player.votes, player.tracks[:3]) == (2, [7, 2, 2])
    assert player.resources[codes.GOLD] == 0
    put(match, 0, 1, frame(match, "black bottom", 2))
    player.hand.append(player.discard.pop())
    rich(match, 0, 7, 0, 0)
    assert refused(match, 0, moves.Act(1, 2, twice=True)) == "WRK-7 cannot-pay"
    rich(match, 1, 8, 0, 8)
    put(match, 1, 0, frame(match, "black bottom", 2))
    assert refused(match, 1, moves.Act(0, 2, twice=True)) == "STR-15 not-in-hand"


@rule("pendulum.STR-16")
@pytest.mark.parametrize(
    ("character", "name", "rule_id"),
    [
        ("bolk-warmonger", "warmonger-adjacent", "STR-16"),
        ("mesoat-pacifist", "pacifist-double-action", "STR-16"),
        ("dhrenkir-tyrant", "tyrant-double-claim", "STR-16"),
        ("gambal-insurgent", "insurgent-bold-placement", "STR-12"),
    ],
)
def test_what_goes_with_a_command_is_never_played_alone(character: str, name: str, rule_id: str) -> None:
    match = one(character)
    rich(match, 0, 10, 10, 10, votes=10)
    assert refused(match, 0, play(name)) == f"{rule_id} never-alone"
    assert play(name) not in match.moves(0)
