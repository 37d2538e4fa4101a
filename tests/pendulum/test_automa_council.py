"""The Automas in the council and at the end."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core import text
from sandtable.core.match import Match
from sandtable.pendulum.automa import tables as automa_tables
from sandtable.pendulum.automa.view import AutomasView
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.codes import BOX, NOBODY

from ..rules import rule
from .solo import BLANK, WORKER_ONLY, alone, automas_of, council, in_free_box, names, stack
from .tables import call, lazy_game, of, offer, put, through_council

EXAMPLE = (10, 28, 19)
"""Cards with 2, 0, 1 points and -1, 2, 3 votes."""
OTHERS = (7, 4, 12)
"""Cards with 0, 1, 1 points, as Automa 2 has in the example."""
NO_VP = ("conquer-1", "military", "vote-1", "produce-red", "limit-1")


def scored(found: list[Any], automa: int) -> events.AutomaScored:
    return next(event for event in of(found, events.AutomaScored) if event.automa == automa)


@rule("pendulum.AUT-17")
@rule("pendulum.AUT-9")
@rule("pendulum.AUT-10")
@pytest.mark.parametrize(("number", "points", "votes", "other"), [(2, 10, 11, 9), (3, 15, 15, 14)])
def test_the_published_example(number: int, points: int, votes: int, other: int) -> None:
    match = alone(automa="D")
    match.position.round = number
    call(match)
    automas_of(match).markers = 2
    found = council(match, *EXAMPLE, *OTHERS, number=number)
    first = scored(found, 1)
    assert (first.cards, first.points, first.votes) == (EXAMPLE, points, votes)
    assert scored(found, 2).points == other


@rule("pendulum.AUT-9")
def test_automa_1_draws_first_and_its_points_never_fall() -> None:
    match = alone(automa="A")
    found = council(match, 7, 28, 29, 1, 9, 21)  # No points on any of them, and level A takes 2 away.
    assert names(found)[:4] == ["SaidDone", "AutomaScored", "AutomaScored", "CouncilBegan"]
    assert [event.automa for event in of(found, events.AutomaScored)] == [1, 2]
    assert [scored(found, automa).points for automa in (1, 2)] == [0, 0]
    assert scored(found, 1).cards == (7, 28, 29)


@rule("pendulum.AUT-9")
@rule("pendulum.AUT-10")
def test_no_automa_has_points_or_votes_before_its_first_council() -> None:
    view: Any = alone().view(0)
    assert [(rival.points, rival.votes) for rival in view.automas.rivals] == [(0, 0), (0, 0)]


@rule("pendulum.AUT-10")
@rule("pendulum.COU-4")
def test_votes_are_from_0_to_20_and_decide_privilege() -> None:
    match = alone(automa="A")
    automas_of(match).markers = 0
    found = council(match, 14, 15, 18, 10, 31, 32)
    began = of(found, events.CouncilBegan)[0]
    assert began.votes == (0, 0, 3)
    assert began.order == (2, 1, 0), "the tie is reversed"
    match = alone(automa="F")
    call(match)
    automas_of(match).markers = 2
    assert of(council(match, 1, 2, 3, number=4), events.CouncilBegan)[0].votes[1] == 20
    match = alone(automa="B")
    found = council(match, 31, 32, 30, 14, 15, 18, votes=7)
    began = of(found, events.CouncilBegan)[0]
    assert began.votes == (7, 7, 0)
    assert began.order == (1, 0, 2)


@rule("pendulum.AUT-11")
def test_points_by_place() -> None:
    match = alone(automa="A")
    offer(match, *NO_VP)
    found = council(match, 31, 32, 29, 10, 14, 15, votes=5)  # Automa 1 first, the human second.
    advanced = of(found, events.AutomaAdvanced)
    assert [(event.automa, event.points, event.why) for event in advanced] == [(1, 2, "place")]
    before = automas_of(match).points.copy()
    match.play(0, moves.Step("power"))
    found = match.play(0, moves.TakeReward("printed"))
    found += match.play(0, moves.Step("power"))
    assert [event.why for event in of(found, events.AutomaAdvanced)] in ([], ["no-match"])
    gained = automas_of(match).points[1] - before[1]
    assert gained == len(of(found, events.AutomaAdvanced)), "nothing for the third place"


@rule("pendulum.AUT-11")
@pytest.mark.parametrize(
    ("cards", "rewards", "taken"),
    [
        ((4, 8, 9), ("vote-1", "gold", "conquer-2", "conquer-1", "military"), "conquer-2"),
        ((9, 8, 4), ("vote-1", "gold", "conquer-2", "conquer-1", "military"), "gold"),
        ((9, 15, 17), ("vote-1", "gold", "military", "culture", "conquer-votes"), "conquer-votes"),
        ((2, 4, 8), ("vote-1", "gold", "conquer-2", "conquer-1", "military"), "grande"),
        ((9, 15, 18), ("limit-1", "gold", "military", "culture", "limit-2"), None),
    ],
)
def test_the_first_icon_that_matches_takes_the_first_reward(
    cards: tuple[int, ...], rewards: tuple[str, ...], taken: str | None
) -> None:
    match = alone(automa="C")
    offer(match, *rewards)
    match.position.players[0].votes = 0
    found = council(match, *cards, 14, 10, 22)
    took = [event.card for event in of(found, events.AutomaTook) if event.automa == 1]
    assert took == ([taken] if taken else [])
    points = [event for event in of(found, events.AutomaAdvanced) if event.automa == 1]
    assert any(event.why == "no-match" for event in points) == (taken is None)
    if taken == "grande":
        assert automas_of(match).grandes == [True, False]
        assert not match.position.grande_up
    elif taken:
        assert tables.CARD_NUMBER[taken] not in match.position.rewards
        assert tables.CARD_NUMBER[taken] in match.position.rewards_out


@rule("pendulum.AUT-11")
def test_grande_icons_of_one_that_has_it_and_of_a_turned_over_card_match_nothing() -> None:
    match = alone(automa="C")
    offer(match, "vote-1", "gold", "military", "culture", "vote-2")
    automas_of(match).grandes = [True, False]
    found = council(match, 31, 32, 26, 2, 6, 7)
    took = {event.automa: event.card for event in of(found, events.AutomaTook)}
    assert took == {2: "grande"}
    assert [event.automa for event in of(found, events.AutomaAdvanced) if event.why == "no-match"] == [1]
    match = alone(automa="C")
    offer(match, "vote-1", "gold", "military", "culture", "vote-2")
    found = council(match, 31, 32, 26, 2, 6, 7)
    took = {event.automa: event.card for event in of(found, events.AutomaTook)}
    assert took == {1: "grande"}, "turned over for the other"


FINAL = ("final-tracks", "final-popularity", "final-power", "final-prestige", "final-legendary")


def final_council(tracks: list[int], glory: list[int] | None = None, without: str = "") -> dict[int, str]:
    match = alone(automa="D" if glory else "C")
    player = match.position.players[0]
    player.tracks = tracks
    player.glory = tuple(glory or (0, 0, 0))
    match.position.rewards = [NOBODY if name == without else tables.CARD_NUMBER[name] for name in FINAL]
    found = council(match, number=4)
    assert [event.why for event in of(found, events.AutomaAdvanced)] == ["place", "place"]
    return {event.automa: event.card for event in of(found, events.AutomaTook)}


@rule("pendulum.AUT-12")
def test_in_the_fourth_council_they_take_what_the_human_needs() -> None:
    first, second = final_council([9, 5, 7, 0]).values()
    assert (first, second) == ("final-legendary", "final-prestige")
    first, second = final_council([9, 5, 7, 0], without="final-legendary").values()
    assert (first, second) == ("final-prestige", "final-popularity")
    first, second = final_council([9, 5, 7, 1]).values()
    assert (first, second) == ("final-prestige", "final-popularity")
    first, second = final_council([7, 7, 7, 1]).values()
    assert (first, second) == ("final-power", "final-prestige"), "the topmost of equals"
    first, second = final_council([21, 21, 21, 1], [0, 3, 1]).values()
    assert (first, second) == ("final-power", "final-popularity"), "glory counts"
    first, second = final_council([9, 5, 7, 1], without="final-prestige").values()
    assert (first, second) == ("final-popularity", "final-power")


@rule("pendulum.AUT-12")
def test_the_reward_of_all_tracks_is_never_taken_and_no_card_counts() -> None:
    match = alone(automa="C")
    match.position.rewards = [tables.CARD_NUMBER["final-tracks"], *[NOBODY] * 4]
    found = council(match, 2, 1, 3, 31, 32, 26, number=4)
    assert not of(found, events.AutomaTook)
    assert {event.why for event in of(found, events.AutomaAdvanced)} == {"place"}
    assert match.position.grande_up


@rule("pendulum.AUT-13")
def test_in_the_council_a_card_only_moves_its_worker() -> None:
    match = alone()
    offer(match, "produce-red")
    put(match, 0, 1, BOX + 16)
    council(match, votes=20)
    match.play(0, moves.Step("power"))
    match.play(0, moves.Step("power"))
    match.position.players[0].queue.insert(0, codes.RETRIEVE << codes.SHIFT)
    match.position.players[0].queue[0] = codes.RETRIEVE_FROM << codes.SHIFT | 2
    stack(match, 5)  # Purple worker, black timer.
    found = match.play(0, moves.Retrieve(1), match.now + 10**6)
    assert names(found) == ["Retrieved", "AutomaDrew", "AutomaMoved"]
    through_council(match)
    assert match.position.phase == codes.PLACING
    stack(match, 8, 27)  # Green worker, black timer; a province.
    in_free_box(match, box=5 - 3 * match.position.timer_rows[0])
    found = match.play(0, moves.Withdraw(1))
    assert names(found) == ["Withdrew", "AutomaDrew", "AutomaMoved"]
    in_free_box(match, box=5 - 3 * match.position.timer_rows[0])
    assert names(match.play(0, moves.Withdraw(1))) == ["Withdrew", "AutomaDrew"]


@rule("pendulum.AUT-13")
def test_in_step_4_all_cards_are_shuffled() -> None:
    match = alone()
    in_free_box(match)
    match.play(0, moves.Withdraw(1))
    council(match)
    automas = automas_of(match)
    assert len(automas.laid[0]) == len(automas.laid[1]) == 3
    assert len(automas.discard) == 1
    before = automas.deck.copy()
    through_council(match)
    assert sorted(automas.deck) == list(range(32))
    assert automas.deck[: len(before)] != before
    assert automas.laid == [[], []]
    assert automas.discard == []


@rule("pendulum.AUT-16")
def test_foreshadowing_lays_cards_out_before_each_purple_flip() -> None:
    match = alone(automa="D", foreshadowing=True)
    automas = automas_of(match)
    assert [len(cards) for cards in automas.laid] == [1, 1]
    stack(match, 10, 7)
    found = match.play(0, moves.Flip("purple"), 180_000)
    assert names(found) == ["AutomaLaid", "AutomaLaid", "Flipped"]
    assert [(event.automa, event.card) for event in of(found, events.AutomaLaid)] == [(1, 10), (2, 7)]
    stack(match, 19, 28, 4)
    in_free_box(match, box=12)
    found = match.play(0, moves.Withdraw(1), 360_000)
    assert names(found) == [
        "Withdrew", "AutomaDrew", "AutomaLaid", "AutomaLaid", "AutomaFlipped", "CouncilCalled",
    ]  # fmt: skip
    assert [len(cards) for cards in automas.laid] == [3, 3]
    view: Any = match.view(0)
    coming = [(rival.points_to_come, rival.votes_to_come) for rival in view.automas.rivals]
    laid = [[automa_tables.IDS[card] for card in cards] for cards in automas.laid]
    found = match.play(0, moves.Done())
    assert [list(scored(found, automa).cards) for automa in (1, 2)] == laid
    assert [(scored(found, automa).points, scored(found, automa).votes) for automa in (1, 2)] == coming
    assert view.next_order == of(found, events.CouncilBegan)[0].order


@rule("pendulum.AUT-16")
def test_a_missing_card_is_drawn_at_step_0() -> None:
    match = alone(foreshadowing=True)
    call(match)
    automas = automas_of(match)
    automas.deck.append(automas.laid[1].pop())
    automas.deck.append(automas.laid[0].pop())
    top = automa_tables.IDS[automas.deck[-1]]
    found = match.play(0, moves.Done())
    assert scored(found, 1).cards[-1] == top
    assert [len(scored(found, automa).cards) for automa in (1, 2)] == [3, 3]


@rule("pendulum.AUT-16")
def test_a_card_laid_out_is_not_resolved() -> None:
    match = alone(foreshadowing=True)
    before = automas_of(match).workers.copy()
    stack(match, 1, WORKER_ONLY["purple"])
    match.play(0, moves.Flip("purple"), 180_000)
    assert automas_of(match).workers == before


@rule("pendulum.AUT-19")
@pytest.mark.parametrize(
    ("level", "end"), [("C", automa_tables.LAST_PARCHMENT), ("D", automa_tables.LAST_GREEN)]
)
def test_the_track_has_an_end(level: str, end: int) -> None:
    match = alone(automa=level)
    automas_of(match).points = [end - 1, end]
    found = council(match, 5, 8, 10, number=4)
    assert automas_of(match).points == [end, end]
    assert [scored(found, automa).points for automa in (1, 2)] == [1, 0]
    assert [event.total for event in of(found, events.AutomaScored)] == [end, end]


@rule("pendulum.AUT-14")
def test_the_labels_of_their_track() -> None:
    """A space without a label counts as the one just before it, so that two spaces share a distance."""
    first = automa_tables.PARCHMENT
    assert [automa_tables.distance(first - n) for n in range(6)] == [0, 1, 1, 2, 2, 3]
    assert automa_tables.distance(automa_tables.LAST_GREEN) == 0
    assert automa_tables.LAST_PARCHMENT - first + 1 == 25


IN = [14, 15, 16, 1]
"""1 + 2 + 3 + 1 points."""
OUT = [12, 14, 20, 1]
"""Two spaces from the parchment."""
FIRST = automa_tables.PARCHMENT
"""The points below are counted from the first space of their parchment."""


@rule("pendulum.AUT-14")
@pytest.mark.parametrize(
    ("level", "tracks", "glory", "points", "order", "won", "reason"),
    [
        ("C", [21, 21, 21, 0], 0, (-33, -33), (0, 1, 2), False, "no-legendary"),
        ("C", IN, 0, (-1, -33), (2, 1, 0), True, "parchment"),
        ("C", IN, 0, (5, 5), (2, 1, 0), True, "points"),
        ("C", IN, 0, (6, -1), (0, 1, 2), True, "privilege"),
        ("C", IN, 0, (6, 6), (1, 0, 2), False, "automa-privilege"),
        ("C", IN, 0, (7, -23), (0, 1, 2), False, "automa-points"),
        ("C", [21, 21, 21, 1], 0, (24, 24), (0, 1, 2), True, "privilege"),
        ("C", OUT, 0, (0, -33), (0, 1, 2), False, "automa-parchment"),
        ("C", OUT, 0, (-5, -6), (2, 1, 0), True, "distance"),
        ("C", OUT, 0, (-4, -6), (0, 1, 2), True, "privilege"),
        ("C", OUT, 0, (-3, -6), (2, 1, 0), False, "automa-privilege"),
        ("C", OUT, 0, (-2, -6), (0, 1, 2), False, "automa-distance"),
        ("D", IN, 1, (6, 6), (2, 1, 0), True, "glory"),
        ("D", IN, 0, (6, 6), (0, 1, 2), True, "privilege"),
        ("D", OUT, 1, (-4, -3), (2, 1, 0), True, "glory"),
        ("D", [21, 21, 21, 1], 3, (26, 27), (0, 1, 2), True, "privilege"),
        ("D", [21, 21, 21, 1], 3, (26, 28), (0, 1, 2), False, "automa-glory"),
        ("D", [21, 21, 20, 1], 9, (25, -13), (0, 1, 2), False, "automa-points"),
        ("C", IN, 0, (-1, 7), (0, 1, 2), False, "automa-points"),
    ],
)
def test_who_wins(
    level: str,
    tracks: list[int],
    glory: int,
    points: tuple[int, int],
    order: tuple[int, ...],
    won: bool,
    reason: str,
) -> None:
    match = alone(automa=level)
    position = match.position
    position.players[0].tracks = tracks
    position.players[0].glory = (glory, 0, 0)
    points = (FIRST + points[0], FIRST + points[1])
    automas_of(match).points = list(points)
    position.order = order
    position.phase = codes.OVER
    result: Any = match.result
    assert result.winners == ((0,) if won else ())
    assert result.reason == reason
    assert [each.points for each in result.automas] == list(points)
    assert all(each.beaten for each in result.automas) == won
    assert reason in [each.by for each in result.automas if each.beaten == won]
    for each in result.automas:
        assert each.beaten != (each.by.startswith("automa-") or each.by == "no-legendary")
    assert text.find(f"pendulum-reason-{reason}")


@rule("pendulum.AUT-14")
def test_the_end_is_announced() -> None:
    found = lazy_game(alone())
    ended = of(found, events.Ended)
    assert [(event.winners, event.reason) for event in ended] == [((), "no-legendary")]


def finished_council(match: Match) -> AutomasView:
    view: Any = match.view(0)
    assert isinstance(view.automas, AutomasView)
    return view.automas


@rule("pendulum.AUT-1")
def test_the_view_shows_the_rivals() -> None:
    match = alone(automa="D", foreshadowing=True)
    view = finished_council(match)
    assert (view.level, view.advanced, view.end, view.green_from, view.parchment_from) == (
        "D", True, automa_tables.LAST_GREEN, automa_tables.LAST_PARCHMENT + 1, FIRST,
    )  # fmt: skip
    assert view.purple_flips == 1
    assert len(view.workers) == 6
    assert [rival.votes_to_come for rival in view.rivals] == [
        automas_of(match).votes_for(rival, 1) for rival in (0, 1)
    ]
    assert view.deck == 30
    stack(match, BLANK)
    in_free_box(match)
    match.play(0, moves.Withdraw(1))
    view = finished_council(match)
    assert view.discard == (BLANK,)
    council(match)
    view = finished_council(match)
    assert [rival.points for rival in view.rivals] == automas_of(match).points
    assert [len(rival.cards) for rival in view.rivals] == [3, 3]
    assert [rival.points_to_come for rival in view.rivals] == [None, None]


@rule("pendulum.AUT-1")
def test_what_they_do_is_told_in_words() -> None:
    match = alone(automa="D", foreshadowing=True)
    told = [*match.opening]
    stack(match, 1)
    in_free_box(match)
    told += match.play(0, moves.Place(1, "purple", "top", 0), 180_000)
    stack(match, 27)
    in_free_box(match, box=12)
    told += match.play(0, moves.Withdraw(1))
    match.position.token = True
    told += lazy_game(match)
    kinds = {type(event).__name__ for event in told if "Automa" in type(event).__name__}
    assert kinds >= {
        "AutomasBegan", "AutomaDrew", "AutomaMoved", "AutomaFlipped", "AutomaRemoved", "AutomaLaid",
        "AutomaScored", "AutomaAdvanced", "AutomaTook",
    }  # fmt: skip
    lines = [
        match.game.event_line(event, ("Ada",), match.options)
        for event in told
        if type(event).__name__ in kinds | {"LeftBox", "Stayed", "TokenGone"}
    ]
    assert "Two Automas at level D joined. They lay out their council cards face up." in lines
    assert "Ada moved a common off its box, triggering an Automa card." in lines
    assert any(line.startswith("The Automas removed ") for line in lines)
    assert not any("pendulum-" in line or "{" in line for line in lines)
