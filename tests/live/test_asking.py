"""Questions about moves: answered as the move would be, seen by nobody else, and without any effect."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.live import messages as m
from sandtable.live.table import Table

from .house import Guest, House, in_house


async def ask(guest: Guest, *moves: dict[str, Any]) -> dict[str, Any]:
    (answer,) = await guest.say(m.Ask("a", list(moves)))
    assert answer["id"] == "a"
    return answer


def everything(table: Table) -> tuple[Any, ...]:
    assert table.match is not None
    game, chance = table.match.game, table.match._chance
    return table.version, table.number, game.save(table.match.position), chance.drawn, len(table.match)


async def both(house: House, game: str = "nations") -> tuple[Table, Guest, Guest]:
    """A table, who is to act first, and the other."""
    table = await house.table(game, "pp")
    guests = [await house.guest(table, seat) for seat in (0, 1)]
    for guest in guests:
        await guest.read()
    first = table.to_act()[0]
    return table, guests[first], guests[1 - first]


def test_the_answer_is_what_a_command_would_get(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, first, other = await both(house)
        before = everything(table)
        answer = await ask(other, {"type": "Pass"})
        assert answer["tried"] == 0
        assert everything(table) == before
        (refused,) = await other.command({"type": "Pass"})
        assert answer["why"] == {each: refused[each] for each in ("rule", "text", "facts")}
        assert answer["why"]["rule"] == "nations.AGE-3"
        assert (await ask(first, {"type": "Pass"}))["why"] is None
        assert everything(table) == before
        assert await first.read() == []
        assert not house.thinking.calls

    in_house(tmp_path, scene)


def test_a_chain_leads_on_to_the_move_that_fails(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, first, _ = await both(house)
        before = everything(table)
        buy = next(move for move in first.view["moves"] if move["type"] == "Buy")
        answer = await ask(first, buy, {"type": "Pay", "pieces": []})
        assert answer["tried"] == 1
        assert answer["why"]["rule"] == "nations.PAY-1"
        assert everything(table) == before
        await first.command(buy)
        assert answer["views"] == [first.view], "what was foretold came"

    in_house(tmp_path, scene)


def test_nothing_random_or_hidden_is_told(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        _, first, _ = await both(house)
        answer = await ask(first, {"type": "Pass"}, {"type": "Pass"})
        assert answer["why"] is None
        assert answer["tried"] == 0, "the other rolls"
        assert answer["views"] == []
        assert [player["passed"] for player in answer["certain"]["players"]].count(True) == 1
        assert [event["type"] for event in answer["events"]] == ["Passed"], "which comes before the roll"

    in_house(tmp_path, scene)


def test_chains_tried_at_once_are_answered_as_each_alone(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, first, _ = await both(house)
        before = everything(table)
        buy = next(move for move in first.view["moves"] if move["type"] == "Buy")
        chains = [[{"type": "Build"}], [buy], [buy, {"type": "Pay", "pieces": []}], [{"type": "Pass"}]]
        (tried,) = await first.say(m.Try("w", chains))
        whys = [trial["why"] for trial in tried["trials"]]
        assert whys == [(await ask(first, *chain))["why"] for chain in chains]
        assert [why and why["rule"] for why in whys] == [
            "nations.WON-1",
            None,
            "nations.PAY-1",
            None,
        ]
        events = [[event["type"] for event in trial["events"]] for trial in tried["trials"]]
        assert events == [[], ["Chosen"], ["Chosen"], ["Passed"]], "nothing random: who comes next rolls"
        assert everything(table) == before
        (refused,) = await first.say(m.Try("w", [[{"type": "Pass"}], [{"type": "Dance"}]]))
        assert refused["code"] == "bad-move"

    in_house(tmp_path, scene)


def test_who_may_not_ask(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, first, _ = await both(house)
        spectator = await house.guest(table, None)
        for guest in (first, spectator):
            await guest.read()
        assert (await ask(spectator, {"type": "Pass"}))["code"] == "no-seat"
        assert (await ask(first, {"type": "Dance"}))["code"] == "bad-move"
        await first.say(m.Pause())
        assert (await ask(first, {"type": "Pass"}))["code"] == "paused"

    in_house(tmp_path, scene)


@pytest.mark.parametrize("language", ["en", "xx"])
def test_a_broken_question_breaks_nothing(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        table, first, _ = await both(house)
        first.connection.language = language
        assert table.match is not None

        def broken(*_: Any) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(type(table.match.game), "refusal", broken)
            assert (await ask(first, {"type": "Pass"}))["code"] == "move-broke"
        assert (await ask(first, {"type": "Pass"}))["type"] == "Answer"

    in_house(tmp_path, scene)
