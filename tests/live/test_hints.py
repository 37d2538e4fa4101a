"""Hints: for the own seat, where the table allows them, and never for a choice that is over."""

from __future__ import annotations

import asyncio
import pickle
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sandtable.bots import Advice
from sandtable.core.match import Match, new_match
from sandtable.core.registry import GAMES, names
from sandtable.live import messages as m
from sandtable.live import seating
from sandtable.live.table import Table
from sandtable.live.thinking import Thinking, known

from .house import Guest, House, ThinkingHere, in_house


async def ask(guest: Guest, name: str = "h") -> dict[str, Any]:
    """The answer to a hint asked for."""
    fresh = await guest.say(m.Hint(name))
    return next(message for message in fresh if message.get("id") == name)


async def acting(house: House, table: Table) -> Guest:
    return await house.guest(table, table.to_act()[0])


def test_a_hint_is_a_move_that_can_be_made(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        guest = await house.guest(await house.table("nations", "p"), 0)
        answer = await ask(guest)
        assert answer["type"] == "Hints"
        assert answer["version"] == guest.version
        assert 1 <= len(answer["hints"]) <= 3
        for hint in answer["hints"]:
            assert hint["move"] in guest.view["moves"]
            assert hint["text"]
            assert hint["worth"].endswith("points at the end")
            assert all(reason.endswith(".") for reason in hint["reasons"])
        assert (await guest.command(answer["hints"][0]["move"]))[0]["type"] == "Accepted"
        assert (await ask(guest))["type"] == "Hints", "the next choice has hints of its own at once"

    in_house(tmp_path, scene)


@pytest.mark.parametrize(
    ("who", "wish", "allowed"),
    [("p", None, True), ("pb", None, True), ("pp", None, False), ("pp", True, True), ("pb", False, False)],
)
def test_the_table_allows_it_or_not(tmp_path: Path, who: str, wish: bool | None, allowed: bool) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", who, hints=wish)
        guest = await house.guest(table, 0)
        assert guest.shown["hints"] is allowed
        while table.to_act() != (0,):
            if table.seats[1].kind == "bot":
                await house.clock.advance(5000, table)
            else:
                await (await house.guest(table, 1)).command({"type": "Pass"})
        answer = await ask(guest)
        assert answer["type"] == ("Hints" if allowed else "Refused")
        assert allowed or answer["code"] == "no-hints"
        await house.tables.stop()

    in_house(tmp_path, scene)


def test_refusals(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp", hints=True)
        guest = await acting(house, table)
        assert guest.seat is not None
        other = await house.guest(table, 1 - guest.seat)
        assert (await ask(other))["code"] == "nothing-to-choose"
        assert (await ask(await house.guest(table, None)))["code"] == "no-seat"
        assert (await ask(guest))["type"] == "Hints"
        again = await ask(guest, "again")
        assert again["code"] == "too-fast"
        assert again["facts"]["milliseconds"] == 2000
        await house.clock.advance(2000, table)
        assert (await ask(guest, "later"))["type"] == "Hints"
        await guest.say(m.Pause())
        assert (await ask(guest, "paused"))["code"] == "paused"

    in_house(tmp_path, scene)


def test_a_table_not_yet_started_has_nothing_to_choose(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp", start=False, hints=True)
        guest = await house.guest(table, 0)
        assert (await ask(guest))["code"] == "not-playing"
        await table.ask(partial(seating.start, table))

    in_house(tmp_path, scene)


class Slow(ThinkingHere):
    """Tells what it found when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.found, self.go = asyncio.Event(), asyncio.Event()

    async def advise(self, match: Match, seat: int, at: int) -> list[Advice]:
        found = await super().advise(match, seat, at)
        self.found.set()
        await self.go.wait()
        return found


@pytest.mark.parametrize(("back", "kind"), [(False, "Buy"), (True, "Buy"), (False, "Pass")])
def test_a_hint_is_for_the_choice_the_asker_has_when_it_comes(tmp_path: Path, back: bool, kind: str) -> None:
    async def scene(house: House) -> None:
        slow = house.services.thinking = Slow()  # type: ignore[assignment]
        table = await house.table("nations", "pp", hints=True)
        guests = [await house.guest(table, number) for number in (0, 1)]
        guest = guests[next(iter(table.to_act()))]
        move = next(each for each in guest.view["moves"] if each["type"] == kind)
        if back:
            await guest.command(move)
        guest.send(m.Hint("late"))
        guest.send(m.Hint("twice"))
        await slow.found.wait()
        if back:
            guest.send(m.Undo("u"))
        else:
            guest.send(m.Command("c", move))
        await table.ask(lambda: None)
        fresh = {each["id"]: each for each in await guest.read() if "id" in each}
        assert fresh["twice"]["code"] == "hint-coming"
        assert "late" not in fresh
        slow.go.set()
        while table.thoughts:
            await asyncio.sleep(0)
        await table.ask(lambda: None)
        late = next(each for each in await guest.read() if each.get("id") == "late")
        if back or kind == "Buy":
            assert all(hint["move"] in guest.view["moves"] for hint in late["hints"])
        else:
            assert late["code"] == "hint-too-late"

    in_house(tmp_path, scene)


@pytest.mark.parametrize("game", names(GAMES))
def test_what_the_seat_cannot_know_stays_here(game: str) -> None:
    seed = bytes(range(32))
    match = new_match(game, 2, seed)
    true = match.game.save(match.position)
    for seat in (0, 1):
        told = known(match, seat, 0)
        assert seed not in pickle.dumps(told)
        assert told.position != true, "all hidden things lie as they truly do"
        assert told.begin()[0].view(seat) == match.view(seat)


def test_in_a_process_of_its_own() -> None:
    async def run() -> None:
        thinking = Thinking()
        try:
            match = new_match("nations", 2, 5)
            seat = match.to_act[0]
            found = await thinking.advise(match, seat, 0)
            assert found
            assert all(each.move in match.moves(seat) for each in found)
            assert await thinking.advise(match, 1 - seat, 0) == []
            assert (await thinking.think(match, seat, 0, "greedy")).move in match.moves(seat)
        finally:
            thinking.close()

    asyncio.run(run())
