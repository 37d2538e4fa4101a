"""Achievements (ACH)."""

from __future__ import annotations

import pytest

from sandtable.pendulum.rules import codes, events, moves, tables

from ..rules import rule
from .tables import BASIC, achievement, lazy_game, of, one, refused, rich, started


@rule("pendulum.ACH-1")
def test_a_claim_needs_what_is_shown_and_spends_nothing() -> None:
    match = one("bolk-champion")
    achievement(match, "proven-leader")
    player = rich(match, 0, 4, 4, 3, votes=3)
    assert refused(match, 0, moves.Claim()) == "ACH-1 need-not-held", "any 12 are the three together"
    player = rich(match, 0, 4, 4, 4, votes=2)
    assert refused(match, 0, moves.Claim()) == "ACH-1 need-not-held"
    player = rich(match, 0, 4, 4, 4, votes=3)
    found = match.play(0, moves.Claim(legendary=True))
    assert not of(found, events.Paid)
    assert (player.resources, player.votes) == ([4, 4, 4], 3)


@rule("pendulum.ACH-1")
@rule("pendulum.ECO-4")
@pytest.mark.parametrize(
    ("resources", "votes", "allowed"),
    [((4, 4, 4), 3, True), ((10, 2, 0), 3, True), ((10, 1, 0), 9, False), ((0, 0, 0), 15, False)],
)
def test_votes_are_none_of_any_twelve(resources: tuple[int, int, int], votes: int, allowed: bool) -> None:
    match = one("bolk-champion")
    achievement(match, "proven-leader")
    rich(match, 0, *resources, votes=votes)
    if allowed:
        match.play(0, moves.Claim())
    else:
        assert refused(match, 0, moves.Claim()) == "ACH-1 need-not-held"
        assert moves.Claim() not in match.moves(0)


@rule("pendulum.ACH-2")
def test_once_a_round_for_each_player() -> None:
    match = started(3, grace=0, characters=list(BASIC[:3]))
    for seat in range(3):
        rich(match, seat, 10, 10, 10, votes=9)
        match.play(seat, moves.Claim())
        while match.position.players[seat].queue:
            match.play(seat, match.moves(seat)[0])
        assert refused(match, seat, moves.Claim()) == "ACH-2 claimed-already"
    lazy_game(match, rounds=1)
    assert not any(player.claimed for player in match.position.players), "the marker comes back"


@rule("pendulum.ACH-3")
def test_the_token_or_the_reward() -> None:
    match = one("bolk-champion")
    achievement(match, "summit-in-montbrielle")
    for seat in range(3):
        rich(match, seat, 2, 6, 0, votes=3)
    match.play(0, moves.Claim())
    assert (match.position.players[0].votes, match.position.players[0].tracks[3]) == (8, 0)
    assert match.position.token
    match.play(1, moves.Claim(legendary=True))
    assert (match.position.players[1].votes, match.position.players[1].tracks[3]) == (3, 1)
    assert not match.position.token
    assert refused(match, 2, moves.Claim(legendary=True)) == "ACH-3 token-gone"
    match.play(2, moves.Claim())


@rule("pendulum.ACH-3")
def test_nobody_takes_the_token_twice() -> None:
    match = one("bolk-champion")
    achievement(match, "summit-in-montbrielle")
    rich(match, 0, 2, 6, 0, votes=3).tracks[3] = 1
    assert refused(match, 0, moves.Claim(legendary=True)) == "ACH-3 legendary-already"
    match.play(0, moves.Claim())


@rule("pendulum.ACH-3")
@rule("pendulum.STR-14")
def test_the_pacifists_claim_brings_no_token_that_is_not_there() -> None:
    match = one("mesoat-pacifist", 3)
    rich(match, 0, 0, 4, 0, votes=2)
    assert refused(match, 0, moves.Claim(legendary=True, unearned=True)) == "ACH-3 token-gone"


@rule("pendulum.ACH-4")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_token_comes_back_every_round(seats: int) -> None:
    match = one("bolk-champion", seats)
    match.position.token = True
    rich(match, 0, 10, 10, 10, votes=9)
    match.play(0, moves.Claim(legendary=True))
    old = match.position.achievement
    lazy_game(match, rounds=1)
    assert match.position.token
    assert match.position.achievement != old
    for number in (2, 3):
        match.position.token = False
        lazy_game(match, rounds=number)
        assert match.position.token, "taken or not, with any number of players"
    sources = [gain for gain in range(len(tables.FIXED)) if tables.FIXED[gain][codes.LEGENDARY_GAIN]]
    assert sources == [tables.CARD_GAIN[tables.CARD_NUMBER["final-legendary"]]]
