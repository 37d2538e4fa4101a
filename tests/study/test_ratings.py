"""Ratings and their intervals."""

from __future__ import annotations

from itertools import combinations
from math import log10
from random import Random

import pytest
from openskill.models import PlackettLuce

from sandtable.nations.study.learn import fit
from sandtable.study.ratings import Meeting, interval, ratings


def test_three_of_four_is_190_points() -> None:
    better, worse = ratings(2, [Meeting(0, 1, 4000, 3000)])
    assert better.rating - worse.rating == pytest.approx(400 * log10(3), abs=1)
    assert better.rating == pytest.approx(-worse.rating)


def test_more_games_make_it_surer() -> None:
    few, many = (ratings(2, [Meeting(0, 1, n, n / 2)])[0] for n in (100, 10_000))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.02)
    # By hand: half of 100 games has a deviation of 0.05, which is 17.4 points of each of two ratings.
    assert few.high == pytest.approx(1.96 * 17.4, rel=0.02)
    assert few.low < few.rating < few.high


def test_who_never_won_has_a_rating() -> None:
    first, second, third = ratings(3, [Meeting(0, 1, 50, 50), Meeting(1, 2, 50, 50), Meeting(0, 2, 50, 50)])
    assert first.rating > second.rating > third.rating > -2000
    assert first.rating + second.rating + third.rating == pytest.approx(0, abs=1e-6)


def test_who_did_not_play_is_not_known() -> None:
    rated = ratings(3, [Meeting(0, 1, 10, 5), Meeting(0, 2, 0, 0)])
    assert rated[2].high - rated[2].low > 1.5 * (rated[0].high - rated[0].low)


def test_they_foretell_games_better_than_ratings_that_move_game_by_game() -> None:
    """Why the ladder does not use openskill: its games have no order, and all of them count alike."""
    true = [-500, -250, 0, 100, 250, 400]
    pairs = list(combinations(range(6), 2))
    rng = Random(1)
    games = [
        (one, two, rng.random() < _chance(true[one] - true[two])) for one, two in pairs for _ in range(100)
    ]
    rng.shuffle(games)
    wins = {pair: sum(won for *met, won in games if tuple(met) == pair) for pair in pairs}
    own = [each.rating for each in ratings(6, [Meeting(*pair, 100, wins[pair]) for pair in pairs])]
    model = PlackettLuce()
    moved = [model.rating() for _ in true]
    for one, two, won in games:
        (moved[one],), (moved[two],) = model.rate([[moved[one]], [moved[two]]], ranks=[not won, won])
    own_error = moved_error = 0.0
    for one, two in pairs:
        expected = _chance(true[one] - true[two])
        own_error += abs(_chance(own[one] - own[two]) - expected)
        moved_error += abs(model.predict_win([[moved[one]], [moved[two]]])[0] - expected)
    assert own_error / len(pairs) < 0.03
    assert own_error < moved_error / 2


def _chance(difference: float) -> float:
    return float(1 / (1 + 10 ** (-difference / 400)))


def test_the_interval_of_a_share() -> None:
    low, high = interval(750, 1000)
    assert (round(low, 3), round(high, 3)) == (0.722, 0.776)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 10)[0] == pytest.approx(0)
    assert interval(10, 10)[1] == pytest.approx(1)


def test_a_fit_finds_what_made_the_targets() -> None:
    rows = [[float(n), float(n * n % 7), 1.0] for n in range(30)]
    samples = [(row, 2 * row[0] - 3 * row[1] + 5) for row in rows]
    assert fit(samples, 0.0) == pytest.approx([2, -3, 5])
    drawn = fit(samples, 1e9)
    assert drawn[:2] == pytest.approx([0, 0], abs=1e-3)
