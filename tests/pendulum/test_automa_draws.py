"""What lets the Automas draw a card, and what does not."""

from __future__ import annotations

import pytest

from sandtable.pendulum.automa import tables as automa_tables
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.codes import BOX, FRAME, MAT

from ..rules import rule
from .solo import (
    BLANK,
    RUN_OUT,
    TIMER_ONLY,
    WORKER_ONLY,
    alone,
    automas_of,
    council,
    in_free_box,
    names,
    stack,
    stand,
)
from .tables import card, of, put, refused, rich, through_council


@rule("pendulum.AUT-3")
@pytest.mark.parametrize("box", [0, 2, 6, 8, 12, 15])
def test_a_worker_leaving_a_box_of_any_area_draws_one_card(box: int) -> None:
    match = alone()
    stack(match, BLANK)
    in_free_box(match, box=box)
    assert names(match.play(0, moves.Withdraw(1))) == ["Withdrew", "AutomaDrew"]
    assert automas_of(match).discard == [automa_tables.IDS.index(BLANK)]


@rule("pendulum.AUT-3")
@rule("pendulum.AUT-18")
def test_the_card_is_drawn_before_the_worker_lands() -> None:
    match = alone()
    stack(match, WORKER_ONLY["purple"])
    in_free_box(match)
    found = match.play(0, moves.Place(1, "black", "top", 0))
    assert names(found) == ["LeftBox", "AutomaDrew", "AutomaMoved", "Placed"]


@rule("pendulum.AUT-3")
def test_a_stratagem_that_retrieves_from_a_box_draws_and_from_a_frame_does_not() -> None:
    match = alone()
    put(match, 0, 0, BOX + 17)
    stack(match, BLANK, WORKER_ONLY["green"])
    match.play(0, moves.PlayStratagem("champion-retrieve"))
    assert names(match.play(0, moves.Retrieve(0))) == ["Retrieved", "AutomaDrew"]
    player = match.position.players[0]
    player.hand.append(player.discard.pop())
    match.play(0, moves.PlayStratagem("champion-retrieve"))
    assert names(match.play(0, moves.Retrieve(1))) == ["Retrieved"]


@rule("pendulum.AUT-3")
def test_leaving_a_frame_acting_and_the_grande_card_draw_nothing() -> None:
    match = alone()
    put(match, 0, 0, FRAME + 0)
    assert names(match.play(0, moves.Withdraw(0))) == ["Withdrew"]
    assert "AutomaDrew" not in names(match.play(0, moves.Act(1, 1)))
    put(match, 0, 1, BOX + 2)
    council(match, votes=20)
    match.play(0, moves.Step("power"))
    match.play(0, moves.Step("power"))
    match.play(0, moves.TakeReward("grande"))
    drawn = automas_of(match).discard.copy()
    assert "AutomaDrew" not in names(match.play(0, moves.Promote(1)))
    assert drawn == []


@rule("pendulum.AUT-3")
def test_a_green_or_black_flip_draws_only_while_purple_has_run_out() -> None:
    match = alone()
    stack(match, BLANK, WORKER_ONLY["green"], WORKER_ONLY["purple"])
    assert names(match.play(0, moves.Flip("black"), 45_000)) == ["Flipped"]
    assert names(match.play(0, moves.Flip("green"), 179_999)) == ["Flipped"]
    assert names(match.play(0, moves.Flip("black"), 180_000)) == ["Flipped", "AutomaDrew"]
    assert names(match.play(0, moves.Flip("purple"), 180_000)) == ["Flipped"]
    assert names(match.play(0, moves.Flip("black"), 359_999)) == ["Flipped"]
    assert names(match.play(0, moves.Flip("green"), 360_000)) == ["Flipped", "AutomaDrew", "AutomaMoved"]


@rule("pendulum.AUT-3")
def test_a_flip_of_the_automas_and_the_start_of_a_round_draw_nothing() -> None:
    match = alone()
    assert automas_of(match).discard == []
    stack(match, TIMER_ONLY["green"], BLANK)
    in_free_box(match)
    found = match.play(0, moves.Withdraw(1), RUN_OUT)
    assert names(found) == ["Withdrew", "AutomaDrew", "AutomaFlipped"]
    council(match)
    through_council(match)
    found = match.play(0, moves.Ready())
    assert names(found) == ["SaidReady", "RoundBegan", "Flipped", "Flipped", "Flipped"]


@rule("pendulum.AUT-3")
@rule("pendulum.AUT-16")
def test_an_empty_deck_is_made_anew_from_the_discards_without_cards_laid_out() -> None:
    match = alone(foreshadowing=True)
    automas = automas_of(match)
    laid = [*automas.laid[0], *automas.laid[1]]
    assert len(laid) == 2
    for number in range(31):
        in_free_box(match)
        found = match.play(0, moves.Withdraw(1))
        drew = of(found, events.AutomaDrew)[0]
        assert drew.reshuffled == (number == 30)
        assert automa_tables.IDS.index(drew.card) not in laid
    assert len(automas.deck) == 29
    assert len(automas.discard) == 1


@rule("pendulum.AUT-18")
def test_a_frame_that_was_not_allowed_draws_no_card() -> None:
    match = alone()
    in_free_box(match)
    stand(match, 2, 3, 4, 6, 9, 10)
    assert refused(match, 0, moves.Place(1, "purple", "top", 1)) == "WRK-3 frame-taken"
    assert refused(match, 0, moves.Place(1, "purple", "bottom", 0)) == "WRK-1 timer-there"
    assert automas_of(match).discard == []


@rule("pendulum.AUT-18")
@rule("pendulum.STR-12")
def test_the_bold_placement_from_a_box() -> None:
    match = alone(characters=["gambal-insurgent"])
    player = rich(match, 0, gold=4)
    stack(match, BLANK, TIMER_ONLY["black"])
    in_free_box(match)
    found = match.play(0, moves.BoldAct(1, "black", "bottom", 1))
    assert names(found)[:3] == ["LeftBox", "AutomaDrew", "Acted"]
    assert player.workers[1] == BOX + 17
    card(player, "insurgent-bold-placement")
    player.discard.clear()
    in_free_box(match)
    found = match.play(0, moves.BoldAct(1, "black", "bottom", 1), 45_000)
    assert names(found) == ["LeftBox", "AutomaDrew", "AutomaFlipped", "Stayed"]
    assert player.workers[1] == MAT
    assert tables.CARD_NUMBER["insurgent-bold-placement"] in player.hand


@rule("pendulum.AUT-3")
@rule("pendulum.AUT-4")
def test_a_retrieval_that_calls_the_council_ends_the_action_afterwards() -> None:
    """One move sets off several things: the worker is available, the card flips purple, the last marker
    goes to the mat, council is called; then the rest of the action."""
    match = alone()
    match.play(0, moves.Flip("purple"), 180_000)
    put(match, 0, 0, BOX + 17)
    match.play(0, moves.PlayStratagem("champion-retrieve"), 360_000)
    match.position.players[0].queue.append(codes.STEPS << codes.SHIFT | 1)
    stack(match, 5)  # Purple worker, black timer.
    found = match.play(0, moves.Retrieve(0))
    assert names(found) == ["Retrieved", "AutomaDrew", "AutomaMoved", "AutomaFlipped", "CouncilCalled"]
    assert match.position.phase == codes.CALLED
    assert automas_of(match).markers == 1
    match.play(0, moves.Step("power"))
    match.play(0, moves.Done())
    assert match.position.phase == codes.REWARDS
