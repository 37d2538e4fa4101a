"""Nights and days off do not count."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from sandtable.core.allowance import Allowance
from sandtable.live.calendar import counted, known_zone, reached

HOUR = 3_600_000
BERLIN = ZoneInfo("Europe/Berlin")


def at(day: int, hour: int, minute: int = 0, month: int = 11) -> int:
    """In November 2026, which begins on a Sunday."""
    return round(datetime(2026, month, day, hour, minute, tzinfo=BERLIN).timestamp() * 1000)


def allowance(night: tuple[int, int] | None = None, days_off: tuple[int, ...] = ()) -> Allowance:
    return Allowance(kind="move", seconds=3600, night=night, days_off=days_off, zone="Europe/Berlin")


PLAIN = allowance()
NIGHT = allowance((22 * 60, 8 * 60))
EARLY = allowance((0, 6 * 60))
WEEKEND = allowance((22 * 60, 8 * 60), (5, 6))


@pytest.mark.parametrize(
    ("given", "begin", "end", "hours"),
    [
        (PLAIN, at(2, 0), at(3, 0), 24),
        (NIGHT, at(2, 0), at(3, 0), 14),
        (NIGHT, at(2, 23), at(3, 7), 0),
        (NIGHT, at(2, 21), at(3, 9), 2),
        (EARLY, at(2, 22), at(3, 7), 3),
        (WEEKEND, at(6, 20), at(9, 9), 3),
        (WEEKEND, at(7, 10), at(8, 20), 0),
        (allowance((3 * 60, 4 * 60)), at(24, 12, month=10), at(25, 12, month=10), 24),
        (NIGHT, at(3, 0), at(2, 0), 0),
    ],
)
def test_what_counts(given: Allowance, begin: int, end: int, hours: int) -> None:
    assert counted(given, begin, end) == hours * HOUR
    if hours:
        assert counted(given, begin, reached(given, begin, hours * HOUR)) == hours * HOUR
        assert reached(given, begin, hours * HOUR) <= end


def test_when_it_is_reached() -> None:
    assert reached(NIGHT, at(2, 21), 2 * HOUR) == at(3, 9)
    assert reached(WEEKEND, at(6, 20), 3 * HOUR) == at(9, 9)
    assert reached(PLAIN, at(2, 21), 2 * HOUR) == at(2, 23)


def test_zones_have_names() -> None:
    assert known_zone("Europe/Amsterdam")
    assert not known_zone("Europe/Nowhere")
    assert not known_zone("../../etc/passwd")
    assert not known_zone("")
