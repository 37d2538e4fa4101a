"""Matches over days: the clock runs by the calendar, reminds, and takes the seat of who runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.allowance import Allowance
from sandtable.core.match import load_record
from sandtable.live import messages as m
from sandtable.live import seating
from sandtable.live.errors import Denied
from sandtable.live.finished import record_of
from sandtable.live.table import Table

from .house import House, in_house, settle

HOUR = 3_600_000
DAY = Allowance(kind="move", seconds=24 * 3600)


def to_move(table: Table) -> int:
    (seat,) = table.to_act()
    return seat


async def take_turn(house: House, table: Table) -> int:
    """Whoever is asked comes, plays, and goes; returns their seat."""
    seat = to_move(table)
    guest = await house.guest(table, seat)
    while seat in table.to_act():
        answers = await guest.command(guest.view["moves"][0])
        assert answers[0]["type"] == "Accepted", answers
    await guest.leave()
    return seat


def test_time_runs_without_anybody_and_who_runs_out_is_played_by_a_bot(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppp", allowance=DAY)
        first = to_move(table)
        assert table.pause is None
        await house.clock.advance(23 * HOUR, table)
        assert table.time.at() == 23 * HOUR
        await take_turn(house, table)
        late = to_move(table)
        clock = table.view().clock
        assert clock is not None
        assert clock.seats[late].due == house.clock.wall() + 24 * HOUR
        assert clock.seats[first].due is None
        await house.clock.advance(17 * HOUR, table)
        assert table.seats[late].reminded is None
        await house.clock.advance(HOUR, table)
        assert table.seats[late].reminded == 47 * HOUR
        await house.clock.advance(6 * HOUR - 1, table)
        assert table.seats[late].kind == "person"
        await house.clock.advance(1, table)
        seat = table.seats[late]
        assert (seat.kind, seat.bot, seat.ran_out) == ("bot", table.strongest_bot, f"P{late}")
        await house.clock.advance(10_000, table)
        assert late not in table.to_act(), "the bot plays on"

    in_house(tmp_path, scene)


def test_a_free_seat_gives_whoever_takes_it_the_full_time(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table(
            "nations", "ppp", allowance=Allowance(kind="stock", seconds=3600, then="free")
        )
        late = to_move(table)
        await house.clock.advance(HOUR, table)
        assert table.seats[late].kind == "open"
        await house.clock.advance(100 * HOUR, table)
        assert table.status == "playing"
        person = await house.person("New")
        await table.ask(lambda: seating.sit(table, late, person.token, person.name))
        clock = table.view().clock
        assert clock is not None
        assert clock.seats[late].due == house.clock.wall() + HOUR
        assert table.seats[late].ran_out is None
        await house.clock.advance(HOUR, table)
        assert table.seats[late].kind == "open"

    in_house(tmp_path, scene)


def test_the_match_ends_without_who_runs_out_and_its_record_tells_the_clock(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        given = Allowance(kind="move", seconds=24 * 3600, then="end")
        table = await house.table("nations", "pp", allowance=given)
        await take_turn(house, table)
        late = to_move(table)
        times = table.match.times if table.match is not None else ()
        await house.clock.advance(24 * HOUR, table)
        assert table.status == "closed"
        assert table.view().seats[late].ran_out == f"P{late}"
        record = await record_of(house.services, table.id)
        again = load_record(record)
        assert again.allowance == given
        assert again.times == times

    in_house(tmp_path, scene)


def test_nights_do_not_count_but_moves_do(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        # It is 22:30 in UTC when the house opens: 1_700_000_000 + 1000 s is on 14 November 2023.
        asleep = Allowance(kind="move", seconds=3600, night=(22 * 60, 8 * 60))
        table = await house.table("nations", "pp", allowance=asleep)
        await house.clock.advance(9 * HOUR, table)
        assert table.time.at() == 0
        await take_turn(house, table)
        assert table.match is not None
        assert table.match.now == 0
        late = to_move(table)
        clock = table.view().clock
        assert clock is not None
        due = clock.seats[late].due
        assert due is not None
        await house.clock.advance(due - house.clock.wall() - 1, table)
        assert table.status == "playing"
        await house.clock.advance(1, table)
        assert table.seats[late].kind == "bot"

    in_house(tmp_path, scene)


def test_a_match_over_days_has_no_pause_and_no_late_undo(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp", allowance=DAY)
        first = to_move(table)
        await house.clock.advance(20 * HOUR, table)
        guest = await house.guest(table, first)
        await guest.command({"type": "Pass"})
        assert (await guest.say(m.Pause()))[0]["code"] == "no-pause"
        await house.clock.advance(5 * HOUR, table)
        assert (await guest.say(m.Undo("u1")))[0]["code"] == "undo-too-late"

    in_house(tmp_path, scene)


@pytest.mark.parametrize(
    ("game", "given", "code"),
    [
        ("pendulum", DAY, "bad-options"),
        ("nations", Allowance(kind="move", seconds=3600, zone="Nowhere"), "no-such-zone"),
        ("nations", Allowance(kind="move", seconds=3600, night=(0, 23 * 60)), "night-too-long"),
    ],
)
def test_what_cannot_be(tmp_path: Path, game: str, given: Allowance, code: str) -> None:
    async def scene(house: House) -> None:
        with pytest.raises(Denied) as denied:
            await house.table(game, "pp", allowance=given)
        assert denied.value.code == code

    in_house(tmp_path, scene)


def test_pendulum_untimed_is_played_over_days(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        options = {"untimed": [1, 2, 3, 4]}
        table = await house.table("pendulum", "ppb", options=options, allowance=DAY)
        await house.clock.advance(10_000, table)
        clock = table.view().clock
        assert clock is not None
        waited = [seat for seat in table.to_act() if table.seats[seat].kind == "person"]
        assert waited
        assert all(clock.seats[seat].due is not None for seat in waited)

    in_house(tmp_path, scene)


def test_killed_in_the_middle_it_goes_on_and_the_time_it_was_down_does_not_count(tmp_path: Path) -> None:
    async def scene() -> None:
        before = House(tmp_path)
        await before.storage.open()
        await before.tables.begin()
        table = await before.table("nations", "ppp", allowance=DAY)
        await before.clock.advance(5 * HOUR, table)
        await take_turn(before, table)
        late = to_move(table)
        await before.clock.advance(10 * HOUR, table)
        await before.tables.look_after_days()
        times = table.match.times if table.match is not None else ()
        table.end("table-reloads", 0)
        await before.storage.close()

        after = House(tmp_path, clock=before.clock)
        await before.clock.advance(50 * HOUR)
        await after.storage.open()
        try:
            await after.tables.begin()
            assert after.tables.loaded == {}, "nothing is due yet"
            await after.clock.advance(8 * HOUR - 1)
            await after.tables.look_after_days()
            assert after.tables.loaded == {}
            await after.clock.advance(1)
            await after.tables.look_after_days()
            again = after.tables.loaded[table.id]
            await settle(again)
            await after.clock.advance(0, again)
            assert again.match is not None
            assert again.match.times == times
            assert again.time.at() == 23 * HOUR
            assert again.seats[late].reminded == 29 * HOUR
            await after.clock.advance(6 * HOUR, again)
            assert again.seats[late].ran_out == f"P{late}"
        finally:
            await after.tables.stop()
            await after.storage.close()

    asyncio.run(scene())


def test_lists_tell_when_time_runs_out(tmp_path: Path) -> None:
    from sandtable.web.summaries import summary

    async def scene(house: House) -> None:
        table = await house.table("nations", "pp", allowance=DAY)
        seat = to_move(table)
        told: Any = summary(table, table.seats[seat].token)
        assert told.your_turn
        assert told.due == house.clock.wall() + 24 * HOUR
        assert told.allowance == DAY
        assert not told.paused

    in_house(tmp_path, scene)


def test_a_clock_that_is_set_back_stops_nobody(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp", allowance=DAY)
        house.clock._now += 1000
        seat = table.to_act()[0]
        guest = await house.guest(table, seat)
        await guest.command({"type": "Pass"})
        house.clock._now -= 500
        assert len(table.to_act()) == 1
        assert (await house.guest(table, None)).view is not None
        other = await house.guest(table, 1 - seat)
        assert (await other.command({"type": "Pass"}))[0]["type"] == "Accepted"

    in_house(tmp_path, scene)
