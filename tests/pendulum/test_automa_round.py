"""The Automas while the human plays: how they begin, and what a card does."""

from __future__ import annotations

import pytest

from sandtable.core.errors import BadInput
from sandtable.core.match import new_match
from sandtable.pendulum.automa import tables as automa_tables
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.codes import BOX, FRAME, MAT, NOBODY

from ..rules import rule
from .solo import (
    BLANK,
    PLACE_ONLY,
    RUN_OUT,
    TIMER_ONLY,
    WORKER_ONLY,
    alone,
    automas_of,
    council,
    empty_places,
    in_free_box,
    names,
    stack,
    stand,
)
from .tables import call, deal, of, put, refused, rich, through_council


@rule("pendulum.AUT-1")
@rule("pendulum.SET-1")
@rule("pendulum.UNT-5")
def test_one_player_meets_two_automas_by_the_rules_for_three() -> None:
    match = deal(1)
    assert match.view(0).side == "small"  # type: ignore[attr-defined]
    assert sorted(match.position.order) == [0, 1, 2]
    assert not match.position.token
    assert len(automas_of(match).points) == 2
    assert match.position.timed_rounds == (True,) * 4
    with pytest.raises(BadInput, match=r"options\.untimed"):
        deal(1, untimed=[1])
    match = alone()
    council(match)
    through_council(match)
    assert match.position.phase == codes.PLACING
    assert refused(match, 0, moves.Wish(timed=False)) == "UNT-5 always-timed"


@rule("pendulum.AUT-15")
def test_what_options_go_together() -> None:
    for level in "ABC":
        player = deal(1, automa=level).position.players[0]
        assert not player.glory_rule and not player.worker_rule
        with pytest.raises(BadInput, match=r"options\.glory"):
            deal(1, automa=level, glory=[0])
    for level in "DEF":
        player = deal(1, automa=level).position.players[0]
        assert player.glory_rule and player.worker_rule
        deal(1, automa=level, glory=[0], worker_rule=[0])
    assert automa_tables.LEVELS[automas_of(deal(1)).level] == "B"
    with pytest.raises(BadInput, match=r"options\.automa"):
        deal(3, automa="C")
    with pytest.raises(BadInput, match=r"options\.foreshadowing"):
        deal(3, foreshadowing=True)
    with pytest.raises(BadInput, match=r"options\.automa"):
        deal(1, automa="G")


@rule("pendulum.AUT-2")
def test_the_six_grandes_at_the_start() -> None:
    seen: set[tuple[str | None, str | None]] = set()
    for seed in range(60):
        match = new_match("pendulum", 1, seed)
        began = of(match.opening, events.AutomasBegan)[0]
        drawn = [automa_tables.CARDS[automa_tables.IDS.index(number)].worker for number in began.cards]
        seen.add((drawn[0], drawn[1]))
        tops = [2 if drawn[0] == "purple" else 0, 8 if drawn[1] == "green" else 6]
        assert sorted(automas_of(match).workers) == sorted([3, 4, 9, 10, *tops])
        assert sorted(automas_of(match).deck) == list(range(32))
        assert match.position.phase == codes.OPENING
    assert len(seen) == 9, "each area saw its own icon, the other one and none"


@rule("pendulum.AUT-2")
def test_the_grandes_block_commons_in_the_opening() -> None:
    match = deal(1)
    match.play(0, moves.Place(0, "purple", "bottom", 0))
    assert refused(match, 0, moves.Place(1, "green", "bottom", 1)) == "WRK-3 frame-taken"
    match.play(0, moves.Place(1, "black", "bottom", 0))
    assert match.position.phase == codes.STARTING


@rule("pendulum.AUT-4")
@rule("pendulum.AUT-6")
def test_the_worker_moves_before_the_timer_flips() -> None:
    match = alone()
    stack(match, 1)  # Purple worker, green timer.
    stand(match, 2, 3, 4, 6, 9, 10)
    in_free_box(match)
    found = match.play(0, moves.Withdraw(1), RUN_OUT)
    assert names(found) == ["Withdrew", "AutomaDrew", "AutomaMoved", "AutomaFlipped"]
    moved = of(found, events.AutomaMoved)[0]
    assert (moved.from_row, moved.to_row) == ("bottom", "top"), "the row with the timer before the flip"


@rule("pendulum.AUT-5")
@pytest.mark.parametrize("area", ["purple", "green"])
@pytest.mark.parametrize("row", ["top", "bottom"])
@pytest.mark.parametrize("free", [0, 1, 2, 3])
def test_the_leftmost_of_the_row_with_the_timer_goes_to_the_free_frame(
    area: str, row: str, free: int
) -> None:
    match = alone()
    number = codes.AREAS.index(area)
    frames = [frame for line in (0, 1) for frame in tables.FRAMES[0][2 * number + line]]
    others = [frame for line in (0, 1) for frame in tables.FRAMES[0][2 * (1 - number) + line]][:3]
    stand(match, *(frame for frame in frames if frame != frames[free]), *others)
    match.position.timer_rows[number] = codes.ROWS.index(row)
    put(match, 0, 0, FRAME + frames[free])  # Nothing blocks an Automa.
    in_row = [frame for frame in (frames[:2] if row == "top" else frames[2:]) if frame != frames[free]]
    stack(match, WORKER_ONLY[area])
    in_free_box(match, box=12)
    match.play(0, moves.Withdraw(1))
    workers = automas_of(match).workers
    assert min(in_row) not in workers
    assert frames[free] in workers
    assert sorted(workers) == sorted({*frames, *others} - {min(in_row)})


@rule("pendulum.AUT-5")
def test_an_automa_worker_blocks_commons_where_it_went() -> None:
    match = alone()
    stand(match, 2, 3, 4, 6, 9, 10)
    stack(match, WORKER_ONLY["purple"])
    in_free_box(match, box=12)
    match.play(0, moves.Withdraw(1))
    assert refused(match, 0, moves.Place(1, "purple", "top", 0)) == "WRK-3 frame-taken"
    put(match, 0, 0, MAT)
    match.play(0, moves.Place(0, "purple", "top", 0))


@rule("pendulum.AUT-6")
@pytest.mark.parametrize(
    ("shown", "at", "flipped"),
    [
        ("green", 119_999, []),
        ("green", 120_000, ["green"]),
        ("black", 44_999, []),
        ("black", 45_000, ["black"]),
        ("green", 179_999, ["green"]),
        ("green", 180_000, ["purple"]),
        ("black", 180_000, ["purple"]),
    ],
)
def test_purple_before_the_timer_shown_and_one_a_card(shown: str, at: int, flipped: list[str]) -> None:
    match = alone()
    stack(match, TIMER_ONLY[shown])
    in_free_box(match)
    found = match.play(0, moves.Withdraw(1), at)
    assert [event.timer for event in of(found, events.AutomaFlipped)] == flipped


@rule("pendulum.AUT-6")
def test_what_has_run_out_is_judged_when_the_card_is_drawn() -> None:
    """The human's own flip is over by then: the timer it turned is full again, and purple is judged anew."""
    match = alone()
    match.play(0, moves.Flip("purple"), 180_000)
    stack(match, TIMER_ONLY["green"])
    found = match.play(0, moves.Flip("green"), 360_000)
    assert names(found) == ["Flipped", "AutomaDrew", "AutomaFlipped", "CouncilCalled"]
    assert of(found, events.AutomaFlipped)[0].timer == "purple"


@rule("pendulum.AUT-6")
def test_without_a_timer_icon_nothing_flips() -> None:
    match = alone()
    stack(match, BLANK)
    assert names(match.play(0, moves.Flip("green"), RUN_OUT)) == ["Flipped", "AutomaDrew"]


@rule("pendulum.AUT-6")
@rule("pendulum.TIM-5")
def test_after_the_call_only_worker_and_province() -> None:
    match = call(alone())
    stack(match, 1, PLACE_ONLY[2])
    in_free_box(match)
    found = match.play(0, moves.Withdraw(1), match.now + RUN_OUT)
    assert names(found) == ["Withdrew", "AutomaDrew", "AutomaMoved"]
    in_free_box(match)
    assert names(match.play(0, moves.Withdraw(1))) == ["Withdrew", "AutomaDrew", "AutomaRemoved"]


@rule("pendulum.AUT-6")
@rule("pendulum.TIM-5")
@pytest.mark.parametrize("shown", ["green", "black"])
@pytest.mark.parametrize("late", [0, 179_999, 180_000])
def test_after_the_call_the_automas_flip_no_timer_run_out_or_not(shown: str, late: int) -> None:
    """Green and black have run out, purple only in the last case."""
    match = call(alone())
    rows = match.position.timer_rows.copy()
    stack(match, TIMER_ONLY[shown])
    in_free_box(match)
    found = match.play(0, moves.Withdraw(1), match.now + late)
    assert names(found) == ["Withdrew", "AutomaDrew"]
    assert match.position.timer_rows == rows
    assert automas_of(match).markers == 0


@rule("pendulum.AUT-7")
def test_only_markers_that_the_automas_push_off_are_on_their_mat() -> None:
    match = alone()
    match.play(0, moves.Flip("purple"), 180_000)
    assert automas_of(match).markers == 0
    stack(match, TIMER_ONLY["black"])
    found = match.play(0, moves.Flip("green"), 360_000)
    assert names(found)[-2:] == ["AutomaFlipped", "CouncilCalled"]
    assert automas_of(match).markers == 1
    assert sum(match.position.markers) == 0
    before = [automas_of(match).points_for(rival, 1) for rival in (0, 1)]
    automas_of(match).markers = 0
    assert [automas_of(match).points_for(rival, 1) for rival in (0, 1)] == [each - 1 for each in before]
    automas_of(match).markers = 1
    match.play(0, moves.Done())
    through_council(match)
    assert automas_of(match).markers == 0, "COU-12: they come back"
    assert sorted(match.position.markers) == [1, 2]


@rule("pendulum.AUT-7")
@pytest.mark.parametrize("by_human", [True, False])
def test_the_second_purple_flip_takes_the_token(by_human: bool) -> None:
    match = alone()
    council(match)
    through_council(match)
    assert match.position.token
    match.play(0, moves.Ready())
    assert match.position.token, "the flip that starts the round is the first"
    assert match.position.achievement != NOBODY
    at = match.now + RUN_OUT
    if by_human:
        found = match.play(0, moves.Flip("purple"), at)
    else:
        stack(match, TIMER_ONLY["green"])
        in_free_box(match, box=8)
        match.position.timer_rows[codes.GREEN] = codes.BOTTOM
        found = match.play(0, moves.Withdraw(1), at)
    assert names(found)[-1] == "TokenGone"
    assert not match.position.token
    player = rich(match, 0, 10, 10, 10, votes=10)
    assert refused(match, 0, moves.Claim(legendary=True)) == "ACH-3 token-gone"
    match.play(0, moves.Claim())
    assert player.claimed


@rule("pendulum.AUT-7")
def test_in_round_1_there_is_no_token_to_take() -> None:
    match = alone()
    assert names(match.play(0, moves.Flip("purple"), RUN_OUT)) == ["Flipped"]


@rule("pendulum.AUT-8")
@rule("pendulum.PRV-5")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_the_province_at_the_place_shown_leaves_the_game(place: int) -> None:
    match = alone()
    position = match.position
    province = position.places[place]
    stack(match, PLACE_ONLY[place], PLACE_ONLY[3 - place])
    in_free_box(match)
    found = match.play(0, moves.Withdraw(1))
    removed = of(found, events.AutomaRemoved)
    assert [(each.place, each.province) for each in removed] == [(place, tables.PROVINCE_NAMES[province])]
    assert empty_places(match) == [place]
    assert province in position.provinces_out
    position.provinces_out += (position.places[3 - place],)
    position.places[3 - place] = NOBODY
    in_free_box(match)
    assert names(match.play(0, moves.Withdraw(1))) == ["Withdrew", "AutomaDrew"]
    match.play(0, moves.Refill(place))


@rule("pendulum.AUT-18")
def test_a_frame_that_an_automa_enters_first_leaves_the_common_available() -> None:
    match = alone()
    stand(match, 2, 3, 4, 6, 9, 10)
    stack(match, WORKER_ONLY["purple"])
    in_free_box(match)
    found = match.play(0, moves.Place(1, "purple", "top", 0))
    assert names(found) == ["LeftBox", "AutomaDrew", "AutomaMoved", "Stayed"]
    assert match.position.players[0].workers[1] == MAT


@rule("pendulum.AUT-18")
def test_a_frame_that_an_automa_leaves_stays_open_and_a_grande_is_never_blocked() -> None:
    match = alone()
    stand(match, 2, 3, 4, 6, 9, 10)
    stack(match, WORKER_ONLY["purple"])
    put(match, 0, 0, BOX + 2)
    found = match.play(0, moves.Place(0, "purple", "top", 0))
    assert names(found)[-1] == "Placed"


@rule("pendulum.AUT-18")
def test_a_row_that_the_timer_enters_first_leaves_the_worker_available() -> None:
    match = alone()
    stack(match, TIMER_ONLY["black"])
    in_free_box(match)
    found = match.play(0, moves.Place(1, "black", "top", 0), 45_000)
    assert names(found) == ["LeftBox", "AutomaDrew", "AutomaFlipped", "Stayed"]
    stack(match, TIMER_ONLY["black"])
    in_free_box(match)
    found = match.play(0, moves.Place(1, "purple", "top", 0), 180_000)
    assert names(found)[-2:] == ["AutomaFlipped", "Stayed"]


@rule("pendulum.AUT-18")
def test_a_call_by_the_card_does_not_stop_the_worker() -> None:
    match = alone()
    match.play(0, moves.Flip("purple"), 180_000)
    stack(match, TIMER_ONLY["black"])
    in_free_box(match, box=12)
    found = match.play(0, moves.Place(1, "black", "top", 0), 360_000)
    assert names(found) == ["LeftBox", "AutomaDrew", "AutomaFlipped", "CouncilCalled", "Placed"]
    assert match.position.phase == codes.CALLED
