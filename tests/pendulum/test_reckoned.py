"""Games by chance, reckoned again from what everybody sees and from the components alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from sandtable import Match, new_match
from sandtable.pendulum.data import DATA
from sandtable.pendulum.options import DEFAULT_LEVEL, Level
from sandtable.pendulum.rules import codes, events

from ..rules import rule
from .tables import play_random

STEPS = (2, 1, 0)
"""By place, on the side for up to three players."""
CARDS = {card.id: card for card in DATA.automa.deck}


class Reckoning:
    """The order, the flips and the Automas of a match, from its events."""

    def __init__(self, match: Match) -> None:
        view: Any = match.view(None)
        self.order = list(view.order)
        self.seats = match.seats
        self.round = 0
        self.flips = 0
        self.claimed = False
        self.rewards: Counter[tuple[int, int]] = Counter()
        self.level: Level = match.options.automa or DEFAULT_LEVEL
        self.points = [0, 0]
        self.markers = 0

    def hear(self, event: Any) -> None:
        match event:
            case events.RoundBegan():
                self.round, self.flips, self.markers, self.claimed = event.round, 0, 0, False
            case events.Flipped(timer="purple") | events.AutomaFlipped(timer="purple"):
                self.flips += 1
                self.markers += isinstance(event, events.AutomaFlipped)
            case events.CouncilCalled():
                assert self.flips == 3
            case events.ClaimedPrivilege():
                self.claimed = True
            case events.SpaceEntered():
                self.claimed = False
            case events.CouncilBegan():
                self.claimed = False
                # Most votes first, tied ones in reverse of their order before: sorting keeps it.
                backwards = self.order[::-1]
                self.order = sorted(backwards, key=[-each for each in event.votes].__getitem__)
                assert list(event.order) == self.order
                pairs = zip(self.order, self.order[1:], strict=False)
                tied = [lower for higher, lower in pairs if event.votes[higher] == event.votes[lower]]
                assert list(event.ties) == tied
                assert len(self.order) != self.seats + 1 or event.votes[self.seats] == codes.NEUTRAL_VOTES
            case events.RewardTaken():
                self.rewards[self.round, event.seat] += 1
            case events.AutomaScored():
                self._scored(event)
            case events.AutomaAdvanced():
                assert event.why == "place" or self.round < 4
                place = STEPS[self.order.index(event.automa)]
                self._advance(event, place if event.why == "place" else 1)

    def see(self, view: Any) -> None:
        """SET-9, COU-2, COU-5: who acts alone, one after the other."""
        players = [seat for seat in self.order if seat < self.seats]
        if view.phase == "rewards":
            assert list(view.turns) == self.order
        elif view.phase == "opening":
            assert list(view.turns) == players
        else:
            assert list(view.turns) == (players[::-1] if self.claimed else [])
        assert (view.turn in view.turns) == (view.turn is not None) == bool(view.turns)
        assert view.councils_left == 4 - view.round
        if view.phase in ("round", "called"):
            assert view.flips_left == 3 - self.flips

    def _scored(self, event: events.AutomaScored) -> None:
        cards, level = [CARDS[card] for card in event.cards], DATA.automa.levels[self.level]
        assert len(cards) == 3
        points = sum(card.points for card in cards) + level.points[self.round - 1] + self.markers
        votes = sum(card.votes for card in cards) + level.votes[self.round - 1] + self.markers
        assert event.votes == max(0, min(20, votes))
        self._advance(event, max(0, points))

    def _advance(self, event: events.AutomaScored | events.AutomaAdvanced, points: int) -> None:
        track, rival = DATA.automa.track, event.automa - 1
        green = track.glory_spaces if self.level >= "D" else 0
        end = track.parchment + track.parchment_spaces - 1 + green
        before = self.points[rival]
        self.points[rival] = min(before + points, end)
        assert (event.points, event.total) == (self.points[rival] - before, self.points[rival])


def reckoned(seats: int, seed: int, **options: Any) -> tuple[Match, Reckoning]:
    """A whole match by chance, and what its events say."""
    played = play_random(new_match("pendulum", seats, seed, options), Random(seed))
    match = new_match("pendulum", seats, seed, options)
    reckoning = Reckoning(match)
    for at, seat, move in played.entries:
        reckoning.see(match.view(None))
        for event in match.play(seat, move, at):
            reckoning.hear(event)
    assert reckoning.rewards == {(number, seat): 1 for number in range(1, 5) for seat in range(seats)}
    end: Any = match.view(None)
    assert list(end.order) == reckoning.order
    return match, reckoning


@rule("pendulum.COU-2")
@rule("pendulum.COU-4")
@rule("pendulum.COU-5")
@rule("pendulum.TIM-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_councils_come_out_as_reckoned(seats: int) -> None:
    reckoned(seats, 10 * seats, sides="any", glory=[0])


@rule("pendulum.AUT-7")
@rule("pendulum.AUT-9")
@rule("pendulum.AUT-10")
@rule("pendulum.AUT-11")
@rule("pendulum.AUT-12")
@rule("pendulum.AUT-15")
@pytest.mark.parametrize("foreshadowing", [False, True])
@pytest.mark.parametrize("level", "ABCDEF")
def test_the_automas_come_out_as_reckoned(level: str, foreshadowing: bool) -> None:
    match, reckoning = reckoned(1, ord(level), automa=level, foreshadowing=foreshadowing)
    end: Any = match.view(None)
    assert [automa.points for automa in end.result.automas] == reckoning.points
