"""Commands, answers, updates: in order, once, and only from the seat."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.registry import GAMES, names
from sandtable.live import messages as m
from sandtable.live import seating
from sandtable.live.table import Table

from .house import Guest, House, in_house, settle


def types(fresh: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in fresh]


async def play_any(guests: list[Guest]) -> Guest:
    """Let the first seat that can make a move do so."""
    for guest in guests:
        await guest.read()
        listed = [move for move in guest.view["moves"] if move["type"] != "Pause"]
        if listed:
            assert types(await guest.command(listed[0]))[0] == "Accepted"
            return guest
    raise AssertionError("nobody can move")


@pytest.mark.parametrize("game", names(GAMES))
def test_everyone_sees_every_move(tmp_path: Path, game: str) -> None:
    async def scene(house: House) -> None:
        table = await house.table(game, "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        watcher = await house.guest(table, None)
        for _ in range(12):
            await play_any(guests)
            await house.clock.advance(700, table)
        for guest in (*guests, watcher):
            await guest.read()
            guest.up_to_date()
        assert watcher.view["seat"] is None
        assert table.match is not None
        assert len(table.match) == 12

    in_house(tmp_path, scene)


def test_a_command_is_acknowledged_and_then_shown(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        guest = guests[table.to_act()[0]]
        await guest.read()
        fresh = await guest.command({"type": "Pass"})
        assert types(fresh) == ["Accepted", "Update"]
        assert fresh[1]["version"] == fresh[0]["version"]
        assert fresh[1]["events"][0]["type"] == "Passed"

    in_house(tmp_path, scene)


def test_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        first = await guest.command({"type": "Pass"}, id="same")
        again = await guest.command({"type": "Pass"}, id="same")
        assert types(first)[0] == "Accepted"
        assert types(again) == ["Accepted"]
        assert table.match is not None
        assert len(table.match) == 1
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        later = await house.guest(loaded, 0)
        assert types(await later.command({"type": "Pass"}, id="same")) == ["Accepted"]
        assert loaded.match is not None
        assert len(loaded.match) == 1

    in_house(tmp_path, scene)


def test_command_ids_are_those_of_a_person(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        await guest.command(guest.view["moves"][0], id="c-1")
        await guest.say(m.Chat("t-1", "good bye"))
        await table.ask(lambda: seating.remove(table, 0))
        person = await house.person("Newcomer")
        await table.ask(lambda: seating.sit(table, 0, person.token, person.name))
        newcomer = await house.guest(table, 0)
        await newcomer.say(m.Chat("t-1", "hello"))
        assert newcomer.chat == ["good bye", "hello"]
        move = newcomer.view["moves"][0]
        assert types(await newcomer.command(move, id="c-1"))[0] == "Accepted"
        assert table.match is not None
        assert len(table.match) == 2, "not taken for the command of who sat here before"
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        later = await house.guest(loaded, 0)
        assert types(await later.command(move, id="c-1"))[0] == "Accepted"
        assert loaded.match is not None
        assert len(loaded.match) == 2, "their own, which was done before"

    in_house(tmp_path, scene)


def test_refusals_change_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        acting, waiting = (guests[n] for n in (table.to_act()[0], 1 - table.to_act()[0]))
        watcher = await house.guest(table, None)
        version = table.version

        async def refused(guest: Guest, code: str, move: Any, **more: Any) -> dict[str, Any]:
            fresh = [each for each in await guest.command(move, **more) if each["type"] != "Update"]
            assert types(fresh) == ["Refused"]
            assert fresh[0]["code"] == code
            assert fresh[0]["text"]
            return fresh[0]

        answer = await refused(waiting, "rule", {"type": "Pass"})
        assert (answer["rule"], answer["text"]) == ("nations.AGE-3", "It is not your turn.")
        await refused(acting, "bad-move", {"type": "Fly"})
        await refused(acting, "bad-move", {"type": "Buy", "place": "first"})
        await refused(acting, "bad-move", {"type": "Buy"})
        await refused(acting, "rule", {"type": "Buy", "place": 10**30})
        await refused(acting, "bad-move", {})
        await refused(watcher, "no-seat", {"type": "Pass"})
        await refused(acting, "out-of-date", {"type": "Pass"}, version=table.version + 5)
        assert table.version == version
        assert table.match is not None
        assert len(table.match) == 0
        old = table.version
        await acting.command({"type": "Pass"}, version=old)
        await refused(waiting, "out-of-date", {"type": "Pass"}, version=old)

    in_house(tmp_path, scene)


def test_a_returning_client_gets_what_it_missed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        watcher = await house.guest(table, None)
        await watcher.leave()
        for _ in range(5):
            await play_any(guests)
        back = await Guest(house, table, None).join(resume=watcher)
        await back.read()
        assert set(types(back.messages)) == {"Update"}
        back.up_to_date()
        for _ in range(300):
            await guests[0].say(m.Chat(str(_), "x"))
        late = await Guest(house, table, None).join(resume=watcher)
        await late.read()
        assert types(late.messages)[0] == "Welcome"
        stranger = Guest(house, table, None)
        await stranger.say(m.Join("another", 3))
        assert types(stranger.messages)[0] == "Welcome"

    in_house(tmp_path, scene)


def test_a_slow_client_is_dropped_to_the_whole_view(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        slow = await house.guest(table, None)
        for number in range(200):
            await guest.say(m.Chat(str(number), "x"))
        assert slow.connection.wants_welcome()
        await table.ask(lambda: table.welcome(slow.connection))
        await slow.read()
        assert slow.messages[-1]["type"] == "Welcome"
        slow.up_to_date()
        await guest.say(m.Chat("last", "y"))
        await slow.read()
        assert slow.chat[-1] == "y"

    in_house(tmp_path, scene)


def test_a_welcome_drops_no_answer(tmp_path: Path) -> None:
    """Sent in one go, with what makes the server start anew with the whole view in between."""

    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guest = await house.guest(table, 0)
        for number in range(40):
            guest.send(m.Chat(f"c{number}", "x"))
        guest.send(m.Mute(1))
        guest.send(m.Command("m", {"type": "Fly"}))
        await settle(table)
        fresh = await guest.read()
        assert [each["id"] for each in fresh if each["type"] == "Accepted"] == [f"c{n}" for n in range(40)]
        assert [each["id"] for each in fresh if each["type"] == "Refused"] == ["m"]
        assert types(fresh).count("Welcome") == 1
        guest.up_to_date()

    in_house(tmp_path, scene)


def test_a_slow_client_gets_every_answer(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        slow, other = [await house.guest(table, seat) for seat in (0, 1)]
        for number in range(300):
            slow.send(m.Chat(f"s{number}", "x"))
            other.send(m.Chat(f"o{number}", "x"))
            if number % 50 == 0:
                await settle(table)
        await settle(table)
        answers = await slow.read()
        assert [each["id"] for each in answers] == [f"s{n}" for n in range(300)]
        assert set(types(answers)) == {"Accepted"}
        assert slow.connection.wants_welcome()
        await table.ask(lambda: table.welcome(slow.connection))
        assert types(await slow.read()) == ["Welcome"]
        slow.up_to_date()

    in_house(tmp_path, scene)


def test_who_never_reads_an_answer_is_told_to_come_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        for number in range(1000):
            guest.send(m.Chat(f"c{number}", "x"))
            if number % 100 == 0:
                await settle(table)
        await settle(table)
        fresh = await guest.read()
        assert types(fresh) == ["Accepted"] * (len(fresh) - 1) + ["Bye"]
        assert fresh[-1]["code"] == "too-slow"
        assert fresh[-1]["retry"] is not None
        again = await house.guest(table, 0)
        unanswered = f"c{len(fresh) - 1}"
        assert (await again.say(m.Chat(unanswered, "x")))[-1]["id"] == unanswered
        assert table.chat_number == 1000, "it is done once"

    in_house(tmp_path, scene)


def test_a_finished_match_shows_its_seed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pb")
        guest = await house.guest(table, 0)
        assert not guest.shown["seed"]
        commitment = guest.shown["commitment"]
        for _ in range(3000):
            if table.status != "playing":
                break
            await guest.read()
            if guest.view["moves"]:
                await guest.command(guest.view["moves"][0])
            await house.clock.advance(1000, table)
        await guest.read()
        guest.up_to_date()
        assert guest.shown["status"] == "finished"
        assert sha256(bytes.fromhex(guest.shown["seed"])).hexdigest() == commitment
        assert table.match is not None
        stored = await house.storage.table(table.id)
        assert stored is not None
        assert stored.record().to_bytes() == table.match.record.to_bytes()

    in_house(tmp_path, scene)


def test_a_move_that_breaks_the_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table: Table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        assert table.match is not None
        with monkeypatch.context() as patched:

            def broken(*_: Any) -> None:
                raise ZeroDivisionError

            patched.setattr(type(table.match.game), "play", broken)
            fresh = await guest.command({"type": "Pass"})
            assert fresh[0]["code"] == "move-broke"
        assert types(await guest.command({"type": "Pass"}))[0] == "Accepted"

    in_house(tmp_path, scene)


def answers(fresh: list[dict[str, Any]]) -> list[str]:
    return [
        message["id"] for message in fresh if message["type"] in ("Accepted", "Refused") and message["id"]
    ]


def test_answers_come_in_the_order_of_the_messages(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        sent = []
        for number in range(20):
            sent.append(f"c-{number}")
            guest.send(m.Command(sent[-1], {"type": "Pass"}))
            sent.append(f"u-{number}")
            guest.send(m.Undo(sent[-1]) if number % 3 else m.Chat(sent[-1], "hm"))
        assert answers(await guest.say(m.Resume())) == [*sent]
        stored = await house.storage.table(table.id)
        assert stored is not None
        kept = [row.command for row in stored.entries]
        assert kept == [each for each in sent if each in kept], "first time, in the order of the record"
        table.end("table-reloads", 0)
        again = await house.guest(await house.tables.find(table.id), 0)
        for command_id in reversed(kept):
            again.send(m.Command(command_id, {"type": "Pass"}))
        assert answers(await again.say(m.Resume())) == kept[::-1], "sent again, in the order of the sending"
        later = await house.storage.table(table.id)
        assert later is not None
        assert [row.command for row in later.entries] == kept

    in_house(tmp_path, scene)


def test_what_was_refused_before_a_restart_is_tried_again_after_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        guest = await house.guest(table, 0)
        await guest.say(m.Pause())
        assert types(await guest.command(guest.view["moves"][0], id="first"))[0] == "Refused"
        await guest.say(m.Resume())
        await house.clock.advance(5000, table)
        await guest.command(guest.view["moves"][0], id="second")
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        again = await house.guest(loaded, 0)
        again.send(m.Command("first", again.view["moves"][0]))
        again.send(m.Command("second", {"type": "Pass"}))
        fresh = await again.say(m.Resume())
        assert [each["id"] for each in fresh if each["type"] == "Accepted"] == ["first", "second"]
        stored = await house.storage.table(table.id)
        assert stored is not None
        assert [row.command for row in stored.entries] == ["second", "first"]

    in_house(tmp_path, scene)
