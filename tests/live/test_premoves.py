"""Premoves: planned while others are to move, seen by nobody else, played by the table, never in the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.allowance import Allowance
from sandtable.core.match import load_record
from sandtable.live import messages as m
from sandtable.live import pauses, seating
from sandtable.live.finished import record_of
from sandtable.live.table import Table

from .house import Guest, House, in_house, settle

HOUR = 3_600_000
DAY = Allowance(kind="move", seconds=24 * 3600)
STOCK = Allowance(kind="stock", seconds=3600, increment=60)
PASS: dict[str, Any] = {"type": "PassAhead"}
REST: dict[str, Any] = {"type": "RestOfAge"}
UNTIMED = {"untimed": [1, 2, 3, 4], "grace": 0}


def to_move(table: Table) -> int:
    (seat,) = table.to_act()
    return seat


async def plan(guest: Guest, premove: dict[str, Any] | None) -> str:
    """Plan it, and say how that was answered."""
    answers = await guest.say(m.SetPremove(f"plan-{guest.version}-{len(guest.heard)}", premove))
    (answer,) = [each for each in answers if each["type"] in ("Accepted", "Refused")]
    return "Accepted" if answer["type"] == "Accepted" else str(answer["code"])


async def turn(guest: Guest) -> None:
    """One turn of Nations: an action that is not a pass if there is one."""
    seat = guest.seat
    assert seat is not None
    table = guest.table
    assert table.match is not None
    while seat in table.to_act():
        answers = await guest.command(table.match.moves(seat)[0])
        assert "Accepted" in [each["type"] for each in answers], answers


async def sat_down(house: House, **more: Any) -> tuple[Table, list[Guest]]:
    """A match of Nations in which everyone has had a turn, and the guests in the order of play."""
    table = await house.table("nations", "ppp", **more)
    guests = [await house.guest(table, seat) for seat in range(3)]
    order = []
    for _ in range(3):
        order.append(guests[to_move(table)])
        await turn(order[-1])
    for guest in guests:
        await guest.read()
    return table, order


def entries(table: Table) -> list[tuple[int, str]]:
    assert table.match is not None
    return [(seat, type(move).__name__) for _, seat, move in table.match.entries]


def test_the_table_plays_what_was_planned_and_nobody_is_called(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, third) = await sat_down(house, allowance=DAY)
        assert second.plans[-1]["offered"] == [PASS, REST]
        assert await plan(second, PASS) == "Accepted"
        await second.read()
        assert second.plans[-1]["planned"] == PASS
        await second.leave()
        await house.clock.advance(HOUR, table)
        await turn(first)
        assert entries(table)[-1] == (second.seat, "Pass")
        assert table.to_act() == (third.seat,)
        assert table.match is not None
        assert table.match.now == HOUR, "at the moment when the turn came"
        assert not await house.storage.notices_due(house.clock.wall() + 100 * HOUR, 100)
        await house.guest(table, second.seat)
        assert table.seats[second.seat or 0].planned is not None, "an undo might bring it back"

    in_house(tmp_path, scene)


def test_its_entries_are_in_the_record_and_cost_no_time(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house, allowance=STOCK)
        assert table.match is not None
        before = table.match.times[second.seat or 0].left
        await plan(second, PASS)
        await house.clock.advance(60_000, table)
        await turn(first)
        assert table.match.times[second.seat or 0] == (before + 60_000, None)
        await table.ask(lambda: seating.close(table))
        again = load_record(await record_of(house.services, table.id))
        assert list(again.entries) == list(table.match.entries)
        assert again.times == table.match.times

    in_house(tmp_path, scene)


def test_others_cannot_tell_that_something_is_planned(tmp_path: Path) -> None:
    """Two houses with the same match; in one of them somebody plans, changes it and takes it back."""

    async def scene(house: House, plans: bool) -> list[list[bytes]]:
        table = await house.table("nations", "ppp", start=False, allowance=DAY)
        table.seed, table.stream = "00" * 32, "stream"
        await table.ask(lambda: seating.start(table))
        guests = [await house.guest(table, seat) for seat in range(3)]
        watcher = await house.guest(table, None)
        for _ in range(3):
            await turn(guests[to_move(table)])
        order = [to_move(table)]
        planner = next(guest for guest in guests if guest.seat not in order)
        told: list[list[bytes]] = []
        for premove in (PASS, REST, None, REST):
            if plans:
                assert await plan(planner, premove) == "Accepted"
        for guest in (*guests, watcher):
            await guest.read()
            if guest is not planner:
                told.append(_without_names(guest.heard, table))
        return told

    def run(folder: str, plans: bool) -> list[list[bytes]]:
        (tmp_path / folder).mkdir()
        return in_house(tmp_path / folder, lambda house: scene(house, plans))

    assert run("one", plans=True) == run("two", plans=False)


def _without_names(heard: list[bytes], table: Table) -> list[bytes]:
    """Without what is drawn for each table anew."""
    drawn = [table.id, table.host, table.commitment, *(seat.token or "" for seat in table.seats), table.name]
    for word in drawn:
        heard = [text.replace(word.encode(), b"") for text in heard if word] or heard
    return heard


def test_a_plan_can_be_changed_and_taken_back_until_it_is_played(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, third) = await sat_down(house)
        assert await plan(second, PASS) == "Accepted"
        assert await plan(second, REST) == "Accepted"
        assert await plan(second, None) == "Accepted"
        assert second.plans[-1] == {
            "type": "Premoves",
            "planned": None,
            "offered": [PASS, REST],
            "lapsed": None,
        }
        await turn(first)
        assert table.to_act() == (second.seat,)
        assert await plan(second, PASS) == "premove-not-offered", "it is their turn"
        assert await plan(third, {"type": "Fly"}) == "bad-premove"
        watcher = await house.guest(table, None)
        assert await plan(watcher, PASS) == "no-seat"

    in_house(tmp_path, scene)


def test_an_own_move_takes_the_place_of_a_plan(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "ppp", options=UNTIMED)
        guests = await in_round(house, table)
        await guests[0].command({"type": "Ready"})
        assert await plan(guests[0], {"type": "RestOfRound"}) == "Accepted"
        await guests[0].command({"type": "NotReady"})
        assert guests[0].plans[-1]["planned"] is None
        for guest in guests[1:]:
            await guest.command({"type": "Ready"})
        assert table.to_act() == (0,)

    in_house(tmp_path, scene)


def test_who_sits_down_anew_plans_nothing_and_other_devices_hear_of_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (_, second, _) = await sat_down(house)
        assert second.seat is not None
        seat = table.seats[second.seat]
        other = Guest(house, table, second.seat)
        other.connection.token = seat.token
        await other.join()
        assert await plan(second, PASS) == "Accepted"
        await other.read()
        assert other.plans[-1]["planned"] == PASS
        await table.ask(lambda: seating.sit(table, seat.number, seat.token or "", seat.name))
        await settle(table)
        await other.read()
        assert other.plans[-1]["planned"] is None

    in_house(tmp_path, scene)


async def in_round(house: House, table: Table) -> list[Guest]:
    """The first space of an untimed round of Pendulum."""
    guests = [await house.guest(table, seat) for seat in range(len(table.seats))]
    assert table.match is not None
    while guests[0].view["phase"] != "round":
        seat = table.to_act()[0]
        await guests[seat].command(next(iter(table.match.moves(seat))))
        for guest in guests:
            await guest.read()
    return guests


def test_ready_for_the_rest_of_the_round(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pp", options=UNTIMED, allowance=DAY)
        one, two = await in_round(house, table)
        for guest in (one, two):
            await guest.command({"type": "Ready"})
        assert table.match is not None
        assert table.match.position.space == 1
        await two.command({"type": "Ready"})
        assert await plan(two, {"type": "RestOfRound"}) == "Accepted"
        await two.leave()
        for space in range(2, 11):
            await one.command({"type": "Ready"})
            assert table.match.position.space == space
            assert table.to_act() == (0,)
        await one.command({"type": "Done"})
        assert one.view["phase"] == "rewards", "done as well"

    in_house(tmp_path, scene)


def test_it_lapses_with_a_word_and_the_person_is_called(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pp", options=UNTIMED, allowance=DAY)
        one, two = await in_round(house, table)
        await two.command({"type": "Ready"})
        assert await plan(two, {"type": "StayReady"}) == "Accepted"
        await two.leave()
        for _ in range(11):
            if two.seat in table.to_act():
                break
            await one.command({"type": "Ready"})
        planned = table.seats[1].planned
        assert planned is not None
        assert planned.lapsed in ("new", "council")
        (notice,) = await house.storage.notices_due(house.clock.wall() + HOUR, 10)
        assert (notice.kind, notice.seat) == ("turn", 1)
        back = await house.guest(table, 1)
        assert back.plans[-1]["lapsed"] == {"premove": {"type": "StayReady"}, "reason": planned.lapsed}
        assert await plan(back, None) == "Accepted"
        assert back.plans[-1]["lapsed"] is None

    in_house(tmp_path, scene)


def test_ready_unless_somebody_acts(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pp", options=UNTIMED)
        one, two = await in_round(house, table)
        await two.command({"type": "Ready"})
        assert await plan(two, {"type": "Reconsider"}) == "Accepted"
        assert table.match is not None
        acts = [move for move in table.match.moves(0) if type(move).__name__ in ("Act", "Place", "Withdraw")]
        await one.command(acts[0])
        assert entries(table)[-1] == (1, "NotReady")
        await one.command({"type": "Ready"})
        assert table.to_act() == (1,), "the marker waits for them"

    in_house(tmp_path, scene)


def test_an_undo_by_somebody_else_brings_a_plan_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house)
        await plan(second, PASS)
        await pass_by(first)
        assert entries(table)[-2:] == [(first.seat, "Pass"), (second.seat, "Pass")]
        await first.say(m.Undo("back"))
        assert table.undo is None, "nobody decided anything since, so nobody is asked"
        assert table.to_act() == (first.seat,)
        assert table.seats[second.seat or 0].plans_ahead
        await turn(first)
        assert entries(table)[-1] == (second.seat, "Pass")

    in_house(tmp_path, scene)


async def pass_by(guest: Guest) -> None:
    answers = await guest.command({"type": "Pass"})
    assert "Accepted" in [each["type"] for each in answers], answers


def test_who_takes_a_planned_move_back_decides_anew(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house)
        await plan(second, REST)
        await pass_by(first)
        assert entries(table)[-1] == (second.seat, "Pass")
        await second.say(m.Undo("back"))
        assert table.to_act() == (second.seat,)
        assert table.seats[second.seat or 0].planned is None

    in_house(tmp_path, scene)


def test_an_undo_past_the_planning_ends_it_with_a_word(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, third) = await sat_down(house)
        await pass_by(first)
        assert table.to_act() == (second.seat,)
        await plan(third, PASS)
        await first.say(m.Undo("back"))
        await third.read()
        assert third.plans[-1]["planned"] is None
        assert third.plans[-1]["lapsed"] == {"premove": PASS, "reason": "undone"}

    in_house(tmp_path, scene)


def test_a_pause_holds_it_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house)
        await plan(second, PASS)
        await first.say(m.Pause())
        before = entries(table)
        await house.clock.advance(HOUR, table)
        assert entries(table) == before
        await table.ask(lambda: pauses.go_on(table))
        assert entries(table) == before, "it is not their turn yet"
        await turn(first)
        assert entries(table)[-1] == (second.seat, "Pass")

    in_house(tmp_path, scene)


@pytest.mark.parametrize("leaves", ["resign", "stand_up"])
def test_it_goes_with_the_person(tmp_path: Path, leaves: str) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house)
        number = second.seat or 0
        await plan(second, PASS)
        act = getattr(seating, leaves)
        await table.ask(lambda: act(table, number))
        assert table.seats[number].planned is None
        stored = await house.storage.table(table.id)
        assert stored is not None
        assert stored.seats[number].premove is None
        await turn(first)
        assert entries(table)[-1][0] == first.seat

    in_house(tmp_path, scene)


def test_it_ends_with_the_match(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (_, second, _) = await sat_down(house)
        await plan(second, PASS)
        await table.ask(lambda: seating.close(table))
        await second.read()
        assert second.plans[-1] == {"type": "Premoves", "planned": None, "offered": [], "lapsed": None}

    in_house(tmp_path, scene)


def test_it_goes_before_a_bot_that_stands_in(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house)
        number = second.seat or 0
        await plan(second, PASS)
        await second.leave()
        table.seats[number].stand_in = "random"
        await turn(first)
        assert entries(table)[-1] == (number, "Pass")
        assert house.thinking.calls == 0

    in_house(tmp_path, scene)


def test_killed_and_started_again_it_is_still_planned(tmp_path: Path) -> None:
    """Killed: nothing is said good-bye to, the database is all there is."""

    async def first_life() -> tuple[str, int, int]:
        house = House(tmp_path)
        await house.storage.open()
        table, (first, second, _) = await sat_down(house, allowance=DAY)
        await plan(second, PASS)
        await house.storage.close()
        return table.id, first.seat or 0, second.seat or 0

    async def second_life(table_id: str, first: int, second: int) -> None:
        house = House(tmp_path)
        await house.storage.open()
        await house.tables.begin()
        table = await house.tables.find(table_id)
        await settle(table)
        assert table.seats[second].plans_ahead
        await turn(await house.guest(table, first))
        assert entries(table)[-1] == (second, "Pass")
        await house.tables.stop()
        await house.storage.close()

    asyncio.run(second_life(*asyncio.run(first_life())))


def test_what_another_release_knew_lapses(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (first, second, _) = await sat_down(house)
        seat = table.seats[second.seat or 0]
        await plan(second, PASS)
        assert seat.planned is not None
        seat.planned.premove["type"] = "Forgotten"
        await turn(first)
        assert seat.planned.lapsed == "unknown"
        assert table.to_act() == (second.seat,)

    in_house(tmp_path, scene)
