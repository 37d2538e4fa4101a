"""Tables are served in turn, and everything else in the process in between."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from sandtable.live.inbox import SLICE

from .house import House, in_house, settle


def test_a_table_with_much_to_do_keeps_nobody_waiting(tmp_path: Path) -> None:
    done: list[str] = []

    def take_time() -> None:
        time.sleep(SLICE / 5)
        done.append("much")

    async def scene(house: House) -> None:
        much, little = await house.table("nations", "pp"), await house.table("nations", "pp")
        for _ in range(100):
            much.post(take_time)
        for _ in range(3):
            little.post(lambda: done.append("little"))
        asyncio.get_running_loop().call_soon(lambda: done.append("else"))
        await settle(much)

    in_house(tmp_path, scene)
    assert [done.count(each) for each in ("much", "little", "else")] == [100, 3, 1]
    called = [each for each in done if each != "else"]
    assert called[:6] == ["much", "little"] * 3
    assert done.index("else") < 20


def test_what_a_call_brings_about_is_done_too(tmp_path: Path) -> None:
    done: list[int] = []

    async def scene(house: House) -> None:
        one, two = await house.table("nations", "pp"), await house.table("nations", "pp")

        def go_on(number: int) -> None:
            done.append(number)
            if number < 10:
                (one, two)[number % 2].post(lambda: go_on(number + 1))

        one.post(lambda: go_on(0))
        while len(done) < 11:
            await asyncio.sleep(0)
        assert one.ended is False

    in_house(tmp_path, scene)
    assert done == list(range(11))
