"""Ratings and their intervals."""

from __future__ import annotations

from math import log10

import pytest

from sandtable.study.linear import fit
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
