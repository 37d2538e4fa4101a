"""The clock of a table: pauses, people who leave and come back, bots at their pace."""

from __future__ import annotations

from pathlib import Path

from sandtable.live import messages as m
from sandtable.live import seating
from sandtable.live.tableview import Absence

from ..rules import rule
from .house import House, in_house, round_begins, sand_runs, settle


def test_time_alone_brings_an_update(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, other) = await sand_runs(house)
        await guest.read()
        assert not any(move["type"] == "Flip" for move in guest.view["moves"])
        change = table.change
        assert change is not None
        await house.clock.advance(change - table.time.at(), table)
        await guest.read()
        assert any(move["type"] == "Flip" for move in guest.view["moves"])
        guest.up_to_date()
        flip = next(move for move in guest.view["moves"] if move["type"] == "Flip")
        await guest.command(flip)
        assert table.match is not None
        assert table.match.now == change
        assert other.seat == 1

    in_house(tmp_path, scene)


def test_a_countdown_before_the_sand_runs(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, other) = await round_begins(house)
        await guest.read()
        await other.read()
        begins = table.time.at()
        ends = house.clock.now() + 3000
        assert other.shown["pause"] == {"reason": "start", "by": None, "ready": [], "ends": ends}
        fresh = await guest.command({"type": "Withdraw", "worker": 0})
        assert fresh[0]["code"] == "paused"
        await house.clock.advance(2999, table)
        assert table.time.at() == begins
        await house.clock.advance(501, table)
        assert table.time.at() == begins + 500
        await other.read()
        assert other.shown["pause"] is None

    in_house(tmp_path, scene)


def test_a_pause_calls_the_countdown_off(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, _) = await round_begins(house)
        begins = table.time.at()
        await guest.say(m.Pause())
        await house.clock.advance(10_000, table)
        assert table.time.at() == begins
        assert guest.shown["pause"]["reason"] == "person"

    in_house(tmp_path, scene)


@rule("pendulum.TIM-6")
def test_a_pause_stops_the_sand_until_all_are_ready(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, other) = await sand_runs(house)
        await guest.say(m.Pause())
        at, timers = table.time.at(), guest.view["timers"]
        assert guest.shown["pause"] == {"reason": "person", "by": 0, "ready": [], "ends": None}
        await house.clock.advance(100_000, table)
        assert table.time.at() == at
        for asking in (guest, other):
            await asking.read()
            fresh = await asking.command({"type": "Withdraw", "worker": 0})
            assert (fresh[0]["code"], fresh[0]["rule"]) == ("paused", "pendulum.TIM-6")
        await guest.say(m.Resume())
        assert guest.shown["pause"]["ready"] == [0]
        await other.say(m.Resume())
        ends = house.clock.now() + 3000
        assert other.shown["pause"]["ends"] == ends
        await house.clock.advance(1000, table)
        await other.say(m.Resume(False))
        assert other.shown["pause"]["ends"] is None
        await house.clock.advance(5000, table)
        await other.say(m.Resume())
        await house.clock.advance(2999, table)
        assert table.time.at() == at
        await house.clock.advance(501, table)
        await other.read()
        assert other.shown["pause"] is None
        assert table.time.at() == at + 500
        await guest.read()
        assert guest.view["timers"] == timers, "every timer keeps its sand"
        shown = other.shown["time"]
        assert shown["running"]
        assert shown["at"] + house.clock.now() - shown["since"] == table.time.at()

    in_house(tmp_path, scene)


@rule("pendulum.TIM-6")
def test_a_pause_in_the_opening_and_by_who_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pp")
        guests = [await house.guest(table, seat) for seat in range(2)]
        (first,) = table.to_act()
        await guests[1 - first].say(m.Pause())
        await guests[first].read()
        move = guests[first].view["moves"][0]
        fresh = await guests[first].command(move)
        assert (fresh[0]["code"], fresh[0]["rule"]) == ("paused", "pendulum.TIM-6")
        for guest in guests:
            await guest.say(m.Resume())
        await house.clock.advance(1, table)
        assert any(message["type"] == "Accepted" for message in await guests[first].command(move))

    in_house(tmp_path, scene)


def test_only_who_is_there_must_be_ready(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, other) = await sand_runs(house)
        await guest.say(m.Pause())
        await other.leave()
        await guest.say(m.Resume())
        await house.clock.advance(3000, table)
        assert table.pause is None
        assert table.time.running

    in_house(tmp_path, scene)


def test_sand_stops_when_nobody_is_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, other) = await sand_runs(house)
        await guest.leave()
        assert table.time.running
        await other.leave()
        at = table.time.at()
        await house.clock.advance(3_600_000, table)
        assert table.time.at() == at
        back = await house.guest(table, 1)
        await back.read()
        assert back.shown["pause"]["reason"] == "nobody"
        await back.say(m.Resume())
        await house.clock.advance(3000, table)
        assert table.time.running

    in_house(tmp_path, scene)


def test_a_table_without_sand_goes_on_when_somebody_comes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        assert loaded.pause is not None
        assert loaded.view().pause is not None
        guest = await house.guest(loaded, 0)
        assert loaded.pause is None
        assert (await guest.command({"type": "Pass"}))[0]["type"] == "Accepted"

    in_house(tmp_path, scene)


def test_loaded_again_the_sand_stands_where_it_was(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, _) = await sand_runs(house)
        await house.clock.advance(1234, table)
        assert table.match is not None
        last = table.match.now
        await guest.say(m.Pause())
        stopped = table.time.at()
        assert stopped > last
        table.end("table-reloads", 0)
        await house.clock.advance(50_000)
        loaded = await house.tables.find(table.id)
        assert loaded.time.at() == stopped
        assert not loaded.time.running
        assert loaded.pause is not None
        assert loaded.pause.reason == "restart"
        back = await house.guest(loaded, 0)
        assert loaded.pause is not None, "where sand runs, all say that they are ready"
        await back.say(m.Resume())
        await house.clock.advance(3000, loaded)
        assert loaded.time.running

    in_house(tmp_path, scene)


def test_an_absent_seat_is_offered_to_the_others(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppp")
        guests = [await house.guest(table, seat) for seat in range(3)]
        gone = table.to_act()[0]
        other, third = (guests[seat] for seat in range(3) if seat != gone)
        await guests[gone].leave()
        await other.read()
        assert other.shown["seats"][gone]["gone_since"] == house.clock.now()
        assert (await other.say(m.StandIn(gone, "random")))[0]["code"] == "not-offered"
        await house.clock.advance(59_999, table)
        assert not table.seats[gone].offered
        await house.clock.advance(1, table)
        await other.read()
        assert other.shown["seats"][gone]["offered"]
        assert (await other.say(m.StandIn(gone, "nobody")))[0]["code"] == "no-such-bot"
        await other.say(m.StandIn(gone, "random"))
        assert table.match is not None
        before = len(table.match)
        await house.clock.advance(5000, table)
        assert len(table.match) > before, "the bot plays the seat"
        back = await house.guest(table, gone)
        await house.clock.advance(2000, table)
        after = len(table.match)
        assert table.seats[gone].stand_in is None
        await house.clock.advance(60_000, table)
        assert len(table.match) == after, "the person is back"
        await back.leave()
        await house.clock.advance(60_000, table)
        await third.say(m.Free(gone))
        assert table.seats[gone].kind == "open"
        person = await house.person("New")
        await table.ask(lambda: seating.sit(table, gone, person.token, person.name))
        assert table.seats[gone].name == "New"

    in_house(tmp_path, scene)


def test_the_host_chooses_what_an_absence_brings(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        pausing = await house.table("nations", "pp", absence=Absence("pause", 5))
        botted = await house.table("nations", "pp", absence=Absence("bot", 5))
        waiting = await house.table("nations", "pp", absence=Absence("wait", 5))
        for table in (pausing, botted, waiting):
            for seat in range(2):
                guest = await house.guest(table, seat)
                if seat == 1:
                    await guest.leave()
        await house.clock.advance(5000, pausing, botted, waiting)
        assert pausing.pause is not None
        assert pausing.pause.reason == "absence"
        assert botted.seats[1].stand_in == botted.strongest_bot
        assert waiting.seats[1].view().stand_in is None
        assert not waiting.seats[1].offered
        await waiting.ask(lambda: seating.set_absence(waiting, Absence("bot", 0)))
        await house.clock.advance(0, waiting)
        assert waiting.seats[1].stand_in == waiting.strongest_bot

    in_house(tmp_path, scene)


def test_an_absence_calls_the_countdown_off(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, other) = await round_begins(house)
        await table.ask(lambda: seating.set_absence(table, Absence("pause", 1)))
        begins = table.time.at()
        await other.leave()
        await house.clock.advance(10_000, table)
        await guest.read()
        assert guest.shown["pause"] == {"reason": "absence", "by": 1, "ready": [], "ends": None}
        assert table.time.at() == begins

    in_house(tmp_path, scene)


def test_bots_take_their_time_and_never_flood(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, _ = await sand_runs(house, "pbbb")
        assert table.match is not None
        thoughts, before = house.thinking.calls, len(table.match)
        await house.clock.advance(20_000, table)
        made = len(table.match) - before
        assert 1 <= made <= 3 * 20_000 / 300
        assert house.thinking.calls - thoughts <= 3 * 20_000 / 200
        await house.guest(table, None)
        await settle(table)

    in_house(tmp_path, scene, pace=500)


def test_bots_stop_in_a_pause(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest,) = await sand_runs(house, "pbb")
        await guest.say(m.Pause())
        assert table.match is not None
        before = len(table.match)
        await house.clock.advance(60_000, table)
        assert len(table.match) == before
        await guest.say(m.Resume())
        await house.clock.advance(20_000, table)
        assert len(table.match) > before

    in_house(tmp_path, scene)
