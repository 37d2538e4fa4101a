"""Nights and days off: how much of the time between two moments counts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from ..core.allowance import Allowance

Span = tuple[int, int]
"""Begin and end in milliseconds since 1970."""


def known_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def counted(allowance: Allowance, begin: int, end: int) -> int:
    """How many milliseconds count from `begin` to `end`."""
    if not allowance.night and not allowance.days_off:
        return max(0, end - begin)
    total = 0
    for start, stop in _waking(allowance, begin):
        if start >= end:
            break
        total += min(stop, end) - start
    return total


@lru_cache(maxsize=1000)
def reached(allowance: Allowance, begin: int, milliseconds: int) -> int:
    """When so many milliseconds have counted since `begin`."""
    if not allowance.night and not allowance.days_off:
        return begin + milliseconds
    left = milliseconds
    for start, stop in _waking(allowance, begin):
        if left <= stop - start:
            return start + left
        left -= stop - start
    raise AssertionError("there is always another day")


def _waking(allowance: Allowance, begin: int) -> Iterator[Span]:
    """The spans that count, from `begin` on."""
    day = datetime.fromtimestamp(begin / 1000, ZoneInfo(allowance.zone)).date()
    while True:
        if day.weekday() not in allowance.days_off:
            for start, stop in _of_day(allowance.zone, allowance.night, day):
                if stop > begin:
                    yield max(start, begin), stop
        day += timedelta(days=1)


@lru_cache(maxsize=1000)
def _of_day(zone: str, night: tuple[int, int] | None, day: date) -> tuple[Span, ...]:
    midnight, next_midnight = _moment(zone, day, 0), _moment(zone, day + timedelta(days=1), 0)
    if night is None or night[0] == night[1]:
        return ((midnight, next_midnight),)
    falls, ends = (_moment(zone, day, minute) for minute in night)
    spans = ((ends, falls),) if night[1] < night[0] else ((midnight, falls), (ends, next_midnight))
    return tuple((start, stop) for start, stop in spans if start < stop)


def _moment(zone: str, day: date, minute: int) -> int:
    local = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=ZoneInfo(zone))
    return round(local.timestamp() * 1000)
