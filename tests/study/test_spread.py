"""Games in several processes."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from sandtable.core.errors import Flawed
from sandtable.study.spread import spread

PATIENCE = 60
PROGRAM = """
from sandtable.study.spread import spread
from tests.study.test_spread import {game}
list(spread({game}, 2, jobs=2))
"""


def wait_for(sign: Path, number: int) -> bool:
    """Game 0 is over at once, all others once there is a sign; False: it came too late."""
    until = time.monotonic() + PATIENCE
    while number and not sign.exists():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def test_every_game_is_told_when_it_is_over(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    games = spread(partial(wait_for, sign), 6, jobs=2)
    told = [next(games)]
    sign.touch()
    told += games
    assert told == [True] * 6


def count_on(number: int) -> int:
    """Like a long game in compiled code, in which Python does not look for signals."""
    os.write(1, b"begun\n")  # In one piece, as both write at once.
    return sum(range(10**12))


@contextlib.contextmanager
def playing(game: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program that plays two games in processes of their own, both of which have begun."""
    command = [sys.executable, "-c", PROGRAM.format(game=game)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    ) as program:
        assert program.stdout
        try:
            assert [program.stdout.readline() for _ in range(2)] == [b"begun\n"] * 2
            yield program
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)


def test_an_interrupt_does_not_wait_for_the_games() -> None:
    with playing("count_on") as program:
        os.killpg(program.pid, signal.SIGINT)
        assert program.wait(PATIENCE) == -signal.SIGINT


def sleep_on(number: int) -> None:
    os.write(1, b"begun\n")
    time.sleep(PATIENCE)


def test_no_process_outlives_the_program() -> None:
    with playing("sleep_on") as program:
        assert program.stdout
        program.kill()
        assert select.select([program.stdout], [], [], PATIENCE / 2)[0], "they still have its output"
        assert program.stdout.read() == b""


def end(number: int) -> None:
    os._exit(1)


def test_a_process_that_ends_by_itself_is_told() -> None:
    with pytest.raises(Flawed) as error:
        list(spread(end, 2, jobs=2))
    assert error.value.message == "process-ended"
