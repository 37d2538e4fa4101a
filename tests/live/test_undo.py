"""Taking moves back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.core.match import load_record
from sandtable.live import counting, seating
from sandtable.live import messages as m

from .house import Guest, House, in_house, sand_runs


def buy(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(move for move in view["moves"] if move["type"] == "Buy")
    return found


def test_the_own_last_move_at_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        guest, other = (guests[seat] for seat in (table.to_act()[0], 1 - table.to_act()[0]))
        await guest.read()
        before = guest.view
        await guest.command(buy(guest.view), id="chosen")
        assert guest.view["buying"] is not None
        fresh = await guest.say(m.Undo("u1"))
        assert [each["type"] for each in fresh] == ["Accepted", "Update"]
        assert fresh[1]["taken_back"] == 1
        assert guest.view == before
        again = await guest.say(m.Undo("u1"))
        assert [each["type"] for each in again] == ["Accepted"]
        await other.read()
        other.up_to_date()
        resent = await guest.command(buy(guest.view), id="chosen")
        assert [each["type"] for each in resent] == ["Accepted"], "a command counts once, taken back or not"
        assert table.match is not None
        assert len(table.match) == 0
        await guest.command({"type": "Pass"})
        stored = await house.storage.table(table.id)
        assert stored is not None
        assert [(row.undoes, row.move is None) for row in stored.entries] == [
            (0, False),
            (1, True),
            (0, False),
        ]
        assert stored.record().to_bytes() == table.match.record.to_bytes()
        assert [entry.move["type"] for entry in load_record(stored.record()).record.entries] == ["Pass"]
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        assert loaded.match is not None
        assert len(loaded.match) == 1

    in_house(tmp_path, scene)


def test_after_another_has_moved_all_must_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppp")
        guests = [await house.guest(table, seat) for seat in range(3)]
        first = guests[table.to_act()[0]]
        assert (await first.say(m.Undo("u0")))[-1]["code"] == "nothing-to-undo"
        await first.command({"type": "Pass"})
        second = guests[table.to_act()[0]]
        await second.command({"type": "Pass"})
        assert table.match is not None
        assert len(table.match) == 2
        await first.say(m.Undo("u1"))
        assert first.shown["undo"] == {"by": first.seat, "entries": 2, "agreed": []}
        third = next(guest for guest in guests if guest not in (first, second))
        await second.say(m.Agree(True))
        await first.say(m.Undo("u1-again"))
        assert first.shown["undo"]["agreed"] == [second.seat], "it is asked already"
        assert len(table.match) == 2
        await third.say(m.Agree(True))
        assert len(table.match) == 0
        for guest in guests:
            await guest.read()
            guest.up_to_date()
            assert guest.shown["undo"] is None
        await first.command({"type": "Pass"})
        await second.command({"type": "Pass"})
        await first.say(m.Undo("u2"))
        await third.say(m.Agree(False))
        assert third.shown["undo"] is None
        assert (await third.say(m.Agree(True)))[-1]["code"] == "nothing-asked"
        await first.say(m.Undo("u3"))
        await first.say(m.Agree(False))
        await second.read()
        assert second.shown["undo"] is None, "who asked may withdraw it"
        await first.say(m.Undo("u4"))
        await third.command({"type": "Pass"})
        assert table.undo is None, "a move in between calls it off"

    in_house(tmp_path, scene)


@pytest.mark.parametrize(("most", "codes"), [(2, []), (1, ["undo-never"])])
def test_only_so_much_can_be_taken_back_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, codes: list[str]
) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppp")
        guests = [await house.guest(table, seat) for seat in range(3)]
        first = guests[table.to_act()[0]]
        for _ in range(2):
            await guests[table.to_act()[0]].command({"type": "Pass"})
        answers = await first.say(m.Undo("u1"))
        assert [each["code"] for each in answers if each["type"] == "Refused"] == codes
        assert (table.undo is None) == bool(codes)

    monkeypatch.setattr("sandtable.live.undo.MOST_BACK", most)
    in_house(tmp_path, scene)


def test_what_chance_has_shown_stays_when_nobody_can_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        assert any(move["type"] == "Reroll" for move in guest.view["moves"])
        await guest.command({"type": "Reroll"})
        roll = next(move for move in guest.view["moves"] if move["type"] == "Roll")
        await guest.command(roll)
        assert (await guest.say(m.Undo("u1")))[-1]["code"] == "undo-revealed"

    in_house(tmp_path, scene)


def test_no_undo_while_sand_runs(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, (guest, _) = await sand_runs(house)
        await guest.read()
        move = guest.view["moves"][0]
        await guest.command(move)
        assert (await guest.say(m.Undo("u1")))[-1]["code"] == "undo-timed"
        assert table.undo is None

    in_house(tmp_path, scene)


def test_a_game_may_forbid_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        await guest.command(buy(guest.view))
        assert table.match is not None
        with monkeypatch.context() as patched:
            patched.setattr(type(table.match.game), "undoable", lambda *_: False)
            assert (await guest.say(m.Undo("u1")))[-1]["code"] == "undo-never"
        assert (await guest.say(m.Undo("u2")))[0]["type"] == "Accepted"

    in_house(tmp_path, scene)


def test_in_untimed_pendulum_until_the_marker_moves(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pp", options={"untimed": [1, 2, 3, 4]})
        guests = [await house.guest(table, seat) for seat in range(2)]

        async def make(kind: str) -> Guest | None:
            for guest in guests:
                await guest.read()
                for move in guest.view["moves"]:
                    if move["type"] == kind:
                        assert (await guest.command(move))[0]["type"] == "Accepted"
                        return guest
            return None

        first = await make("Place")
        assert first is not None
        await first.read()
        assert first.view["phase"] == "opening"
        assert (await first.say(m.Undo("u1")))[0]["type"] == "Accepted"
        while guests[0].view["phase"] != "round":
            assert await make("Place") or await make("Ready")
            await guests[0].read()
        space = guests[0].view["space"]
        ready = await make("Ready")
        assert ready is not None
        await ready.say(m.Undo("u2"))
        assert table.match is not None
        for guest in guests:
            await guest.read()
            await guest.command(next(move for move in guest.view["moves"] if move["type"] == "Ready"))
        await guests[1].read()
        assert guests[1].view["space"] == space + 1
        assert (await guests[1].say(m.Undo("u3")))[-1]["code"] == "undo-never"

    in_house(tmp_path, scene)


def test_in_timed_pendulum_while_no_sand_runs(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pb")
        guest = await house.guest(table, 0)
        while not any(move["type"] == "Place" for move in guest.view["moves"]):
            await house.clock.advance(1000, table)
            await guest.read()
        before = guest.view["moves"]
        await guest.command(next(move for move in before if move["type"] == "Place"))
        assert (await guest.say(m.Undo("u1")))[0]["type"] == "Accepted"
        assert guest.view["moves"] == before

    in_house(tmp_path, scene)


def test_after_a_bot_has_moved(tmp_path: Path) -> None:
    """Nobody minds: it is taken back with what the bot did, unless that showed something."""

    async def scene(house: House) -> None:
        table = await house.table("pendulum", "pb", options={"untimed": [1, 2, 3, 4]})
        guest = await house.guest(table, 0)
        assert table.match is not None
        while not any(move["type"] == "Place" for move in guest.view["moves"]):
            await house.clock.advance(1000, table)
            await guest.read()
        length = len(table.match)
        await guest.command(next(move for move in guest.view["moves"] if move["type"] == "Place"))
        while table.movers[-1].seat == 0:
            await house.clock.advance(1000, table)
        assert (await guest.say(m.Undo("u1")))[-1]["type"] == "Update"
        assert len(table.match) == length

    in_house(tmp_path, scene)


def test_a_match_has_only_so_many_entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "MOST_ENTRIES", 8)

    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        codes: list[str | None] = []
        while "undo-too-many" not in codes:
            await guest.command(buy(guest.view))
            codes += [each.get("code") for each in await guest.say(m.Undo(f"u{len(codes)}"))]
        assert 4 <= table.number < 8
        while "match-too-long" not in codes:
            codes += [each.get("code") for each in await guest.command(guest.view["moves"][0])]
        assert table.number == 8
        await table.ask(lambda: seating.close(table))

    in_house(tmp_path, scene)


def test_bots_do_not_break_a_match_that_is_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "MOST_ENTRIES", 8)

    async def scene(house: House) -> None:
        table = await house.table("nations", "bb")
        await house.guest(table, None)
        while table.number < 8:
            await house.clock.advance(1000, table)
        await house.clock.advance(5000, table)
        assert not table.ended
        assert table.number == 8

    in_house(tmp_path, scene)
