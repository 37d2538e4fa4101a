"""Seats, chat, host: what people do at a table beside playing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from sandtable.core import text
from sandtable.live import messages as m
from sandtable.live import naming, seating, talking, words
from sandtable.live.errors import Denied
from sandtable.live.secret import fits, hashed, new_secret

from .house import Guest, House, in_house


def test_chat_is_data_and_apart_from_the_record(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppp")
        guests = [await house.guest(table, seat) for seat in range(3)]
        said = "<script>alert(1)</script> \u202eevil\u0000  {$x} ';--"
        await guests[0].say(m.Chat("c1", said))
        await guests[0].say(m.Chat("c1", said))
        for guest in guests:
            await guest.read()
            assert guest.chat == ["<script>alert(1)</script> evil {$x} ';--"]
        await guests[1].say(m.Mute(0))
        assert guests[1].chat == []
        await guests[0].say(m.Chat("c2", "two"))
        await guests[2].say(m.Chat("c3", "three"))
        for guest in guests:
            await guest.read()
            guest.up_to_date()
        assert guests[1].chat == ["three"]
        assert guests[2].chat[1:] == ["two", "three"]
        assert (await guests[0].say(m.Chat("c4", "x" * 501)))[-1]["code"] == "chat-too-long"
        assert (await guests[0].say(m.Chat("c5", " \u200b ")))[-1]["code"] == "chat-empty"
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        again = [await house.guest(loaded, seat) for seat in range(3)]
        assert [len(guest.chat) for guest in again] == [3, 1, 3]
        assert loaded.match is not None
        assert len(loaded.match) == 0
        await again[1].say(m.Mute(0, False))
        assert len(again[1].chat) == 3

    in_house(tmp_path, scene)


def test_one_seat_cannot_fill_the_chat_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "MOST_LINES", 400)

    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        loud, other = [await house.guest(table, seat) for seat in (0, 1)]
        await other.say(m.Chat("o1", "hello"))
        for number in range(200):
            await loud.say(m.Chat(f"l{number}", "x"))
        assert {each["type"] for each in loud.messages} == {"Welcome", "Update", "Accepted"}
        assert (await loud.say(m.Chat("l200", "x")))[-1]["code"] == "chat-full"
        await other.say(m.Mute(0))
        assert other.chat == ["hello"], "what was said before is not crowded out"
        assert "Accepted" in {each["type"] for each in await other.say(m.Chat("o2", "can you hear me?"))}
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        assert (await house.guest(loaded, 1)).chat == ["hello", "can you hear me?"]
        again = await house.guest(loaded, 0)
        assert (await again.say(m.Chat("l200", "x")))[-1]["code"] == "chat-full"
        assert again.chat == ["x"] * 99 + ["can you hear me?"]

    in_house(tmp_path, scene)


@pytest.mark.parametrize(
    "text", ["", " \t\n ", "\u202e\u200b", "\u3164", "\u2800 \uffa0", "\ufe0f\u0301", "x" * 31, "y" * 1000]
)
def test_names_that_are_none(text: str) -> None:
    with pytest.raises(Denied):
        words.name(text)


def test_names_are_made_fit_to_show() -> None:
    assert words.name("  Ann\u0301a \n\u202e the  2nd ") == "Ann\u0301a the 2nd".replace("n\u0301", "\u0144")
    assert words.name("名前") == "名前"
    assert words.name("A\u2800\u2800B \U0001f3f4\ufe0f") == "A B \U0001f3f4\ufe0f"


def test_secrets() -> None:
    secret = new_secret()
    assert len(secret) >= 43
    assert fits(secret, hashed(secret))
    assert not fits(secret, hashed(new_secret()))
    assert not fits(None, hashed(secret))
    assert not fits(secret, None)
    assert not fits("", hashed(""))


def test_sitting_down_and_starting(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "oob", start=False)
        ann, bob = await house.person("Ann"), await house.person("Bob")
        with pytest.raises(Denied, match="seats-open"):
            await table.ask(partial(seating.start, table))
        secret = await table.ask(partial(seating.sit, table, 0, ann.token, "Ann"))
        assert table.seat_with(secret) == 0
        for seat, person, name, code in (
            (0, bob, "Bob", "seat-taken"),
            (1, ann, "Ann", "one-seat-each"),
            (1, bob, "ANN", "name-taken"),
            (2, bob, "Bob", "seat-taken"),
            (3, bob, "Bob", "no-such-seat"),
        ):
            with pytest.raises(Denied, match=code):
                await table.ask(partial(seating.sit, table, seat, person.token, name))
        again = await table.ask(partial(seating.sit, table, 0, ann.token, "Ann"))
        assert table.seat_with(again) == 0
        assert table.seat_with(secret) is None, "a new secret ends the old one"
        await table.ask(partial(seating.sit, table, 1, bob.token, "Bob"))
        await table.ask(partial(seating.set_seat, table, 2, "greedy"))
        await table.ask(partial(seating.start, table))
        assert table.status == "playing"
        with pytest.raises(Denied, match="started-already"):
            await table.ask(partial(seating.start, table))

    in_house(tmp_path, scene)


def test_removing_and_closing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppb")
        guests = [await house.guest(table, seat) for seat in range(2)]
        await table.ask(partial(seating.remove, table, 1))
        fresh = await guests[1].read()
        assert fresh[-1]["type"] == "Bye"
        assert fresh[-1]["code"] == "removed"
        assert fresh[-1]["retry"] is None
        await guests[0].read()
        assert guests[0].shown["seats"][1]["kind"] == "open"
        refused = await guests[1].command({"type": "Pass"})
        assert table.match is not None
        assert len(table.match) == 0
        assert refused == []
        await table.ask(partial(seating.set_seat, table, 1, "random"))
        await table.ask(partial(seating.close, table))
        await guests[0].read()
        assert guests[0].shown["status"] == "closed"
        assert guests[0].shown["seed"]
        for call in (seating.close, seating.start):
            with pytest.raises(Denied):
                await table.ask(partial(call, table))

    in_house(tmp_path, scene)


def test_a_connection_of_before_has_no_seat_of_now(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        host = await house.guest(table, 0)
        ghost, joined = Guest(house, table, 1), await house.guest(table, 1)
        bob, eve = await house.person("Bob"), await house.person("Eve")
        await table.ask(partial(seating.remove, table, 1))
        assert (await joined.read())[-1]["code"] == "removed"
        await table.ask(partial(seating.sit, table, 1, bob.token, "Bob"))
        fresh = await ghost.say(m.Join())
        assert [(each["type"], each.get("code"), each.get("retry", 0)) for each in fresh] == [
            ("Bye", "wrong-secret", None)
        ]
        await ghost.say(m.Chat("g-1", "I am Bob"))
        await host.read()
        assert host.chat == []
        assert not host.shown["seats"][1]["present"]
        bob_first = await house.guest(table, 1)
        with pytest.raises(Denied, match="seat-taken"):
            await table.ask(partial(seating.sit, table, 1, eve.token, "Eve"))
        await table.ask(partial(seating.sit, table, 1, bob.token, "Bob"))
        fresh = await bob_first.read()
        assert (fresh[-1]["type"], fresh[-1]["code"], fresh[-1]["retry"]) == ("Bye", "seat-moved", None)
        await bob_first.say(m.Chat("b-1", "still here?"))
        bob_again = await house.guest(table, 1)
        await bob_again.say(m.Chat("b-1", "here"))
        await host.read()
        assert host.chat == ["here"]
        host.up_to_date()
        assert host.shown["seats"][1]["present"]

    in_house(tmp_path, scene)


def test_who_was_removed_has_no_invite(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        before = table.invite
        watcher, public = await house.guest(table, None), await house.table("nations", "p", public=True)
        stranger = await house.guest(public, None)
        await table.ask(partial(seating.remove, table, 1))
        await public.ask(partial(seating.remove, public, 0))
        assert table.invite != before
        assert not table.sees(None, before)
        assert table.sees(None, table.invite)
        fresh = await watcher.read()
        assert (fresh[-1]["type"], fresh[-1]["code"]) == ("Bye", "not-admitted")
        assert "Bye" not in {each["type"] for each in await stranger.read()}
        new = table.invite
        table.end("table-reloads", 0)
        assert (await house.tables.find(table.id)).invite == new

    in_house(tmp_path, scene)


def test_a_rematch_moves_everyone_one_seat_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "ppb")
        with pytest.raises(Denied, match="not-finished"):
            await house.tables.rematch(table)
        table.status = "finished"
        new = await house.tables.rematch(table)
        assert new.status == "open"
        assert new.name == table.name
        assert [seat.kind for seat in new.seats] == ["bot", "person", "person"]
        assert new.seats[1].token == table.seats[0].token
        assert new.seats[1].secret is None, "a seat of before is not a seat of now"
        assert table.rematch == new.id
        assert (await house.tables.rematch(table)).id == new.id
        token = table.seats[0].token
        assert token is not None
        assert await new.ask(partial(seating.sit, new, 1, token, "P0"))

    in_house(tmp_path, scene)


def test_a_rematch_against_bots_begins_at_once_with_the_same_seats(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "bpb")
        table.status = "finished"
        new = await house.tables.rematch(table)
        assert new.status == "playing"
        assert [(seat.kind, seat.bot) for seat in new.seats] == [
            ("bot", "random"),
            ("person", None),
            ("bot", "random"),
        ]
        token = table.seats[1].token
        assert token == new.seats[1].token
        assert token is not None
        await new.ask(partial(seating.sit, new, 1, token, "P1"))
        guest = await house.guest(new, 1)
        assert guest.view["seat"] == 1

    in_house(tmp_path, scene)


def test_who_resigns_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        await table.ask(partial(seating.resign, table, 0))
        assert (await guests[0].read())[-1]["code"] == "left"
        assert [(seat.kind, seat.bot) for seat in table.seats] == [("bot", "master"), ("person", None)]
        assert table.status == "playing"
        table.end("table-reloads", 0)
        loaded = await house.tables.find(table.id)
        assert loaded.seats[0].kind == "bot"
        await loaded.ask(partial(seating.resign, loaded, 1))
        assert loaded.status == "closed", "nobody is left to play"
        with pytest.raises(Denied, match="table-over"):
            await loaded.ask(partial(seating.resign, loaded, 1))

    in_house(tmp_path, scene)


def test_who_resigns_before_the_start_opens_the_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp", start=False)
        await table.ask(partial(seating.resign, table, 1))
        assert [seat.kind for seat in table.seats] == ["person", "open"]
        await table.ask(partial(seating.resign, table, 0))
        assert table.status == "closed"

    in_house(tmp_path, scene)


def test_names_are_found_for_those_without(tmp_path: Path) -> None:
    for language in text.languages():
        names = text.say("live-names-of-people", language).split(", ")
        assert naming.person(language, names[1:]) == names[0]
        assert naming.person(language, names) in names, "better two of a name than none"
        for each in (*names, *text.say("live-names-of-tables", language).split(", ")):
            assert words.name(each) == each

    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        assert table.name in text.say("live-names-of-tables").split(", ")
        assert table.view().name == table.name

    in_house(tmp_path, scene)


def test_a_table_knows_which_part_it_is_in(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p", start=False)
        assert table.part() is None
        assert table.since is None
        await table.ask(partial(seating.start, table))
        guest = await house.guest(table, 0)
        assert table.part() == 1
        while table.part() == 1:
            await guest.command(guest.view["moves"][-1])
        assert table.part() == 2
        assert table.since == house.clock.wall()
        await table.ask(partial(seating.close, table))
        assert table.part() is None

    in_house(tmp_path, scene)
