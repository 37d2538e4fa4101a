"""A match in the terminal: played, left and taken up again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable import load_record, new_match
from sandtable.cli import main


def play(
    typed: str, *words: str, game: str = "nations", columns: int = 200
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sandtable", "play", game, "--seed", "3", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "COLUMNS": str(columns)},
    )


def test_a_whole_match_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    # The last choice of a turn is to pass; where pieces are picked, 0 is none and 1 the first.
    told = play("99\n8\n7\n6\n5\n4\n3\n2\n1\n0\n" * 400, "--seats", "me,greedy", "--record", str(record))
    assert told.returncode == 0, told.stderr
    assert "Total" in told.stdout
    match = load_record(record)
    assert match.result is not None
    assert str(match.result.scores[0]) in told.stdout


def test_nothing_is_cut_at_80_columns() -> None:
    typed = "99\n8\n7\n6\n5\n4\n3\n2\n1\n0\n" * 400
    told = play(typed, "--seats", "me,greedy,greedy,greedy", "--lang", "de", columns=80)
    assert told.returncode == 0, told.stderr
    assert "…" not in told.stdout
    for word in ("Entwicklungen", "Hungersnot", "Summe"):
        assert word in told.stdout


def test_leaving_keeps_the_match_and_coming_back_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    first = play("1\n1\nq\n", "--seats", "me,greedy", "--record", str(record))
    assert first.returncode == 0
    entries = len(load_record(record))
    assert entries
    second = play("?\nh\nr BUY-3\nr NO-1\nwhat\n", "--seats", "me,greedy", "--record", str(record))
    assert second.returncode == 0
    assert "continues" in second.stdout
    assert "Hint:" in second.stdout
    assert "There is no such rule." in second.stdout
    assert len(load_record(record)) == entries


def test_an_interrupt_keeps_the_match_too(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    command = [sys.executable, "-m", "sandtable", "play", "nations", "--seats", "me", "--record", str(record)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as playing:
        assert playing.stdout and playing.stderr
        told = b""
        while not told.endswith(b"You> "):
            told += playing.stdout.read(1) or pytest.fail(f"it ended: {told!r}")
        os.killpg(playing.pid, signal.SIGINT)
        told = playing.stdout.read()
        assert (playing.wait(), playing.stderr.read()) == (130, b"")
    assert b"--record" in told
    assert load_record(record).seats == 1


@pytest.mark.parametrize("count", [2, 3])
def test_coming_back_needs_no_word_about_who_plays(tmp_path: Path, count: int) -> None:
    record = tmp_path / "mine.json"
    seats = ["random", "me", "novice"][:count]
    names = ["Ada", "Ben", "Cleo"][:count]
    words = ("--seats", ",".join(seats), "--names", ",".join(names), "--record", str(record))
    assert play("1\nq\n", *words).returncode == 0
    again = play("b\nq\n", "--record", str(record))
    assert again.returncode == 0, again.stderr
    assert "Ben> " in again.stdout
    assert all(name in again.stdout for name in names)
    kept = json.loads(record.read_text())
    assert kept["players"] == [
        {"name": name, "bot": None if seat == "me" else seat} for name, seat in zip(names, seats, strict=True)
    ]
    assert main(["verify", str(record)]) == 0


def test_a_record_that_does_not_say_who_plays(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    record.write_bytes(new_match("nations", seats=2, seed=3).record.to_bytes())
    told = play("q\n", "--record", str(record))
    assert told.returncode == 0, told.stderr
    assert "You> " in told.stdout


def test_a_move_can_be_taken_back_until_something_random_was_shown() -> None:
    told = play("1\nu\n1\nu\nu\n", "--seats", "me")
    assert told.stdout.count("You chose ") == 2
    assert "You can't undo that" in told.stdout


def test_pendulum_is_played_untimed_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    typed = "".join(f"{number % 14 + 1}\n" for number in range(60)) + "q\n"
    told = play(typed, "--seats", "me,greedy", "--record", str(record), game="pendulum")
    assert told.returncode == 0, told.stderr
    match = load_record(record)
    assert match.options.untimed == (1, 2, 3, 4)
    assert {seat for _, seat, _ in match.entries} == {0, 1}
    assert {at for at, _, _ in match.entries} == {0}
    assert "space 1 of 11 on the timer track" in told.stdout


def test_alone_time_passes_in_pendulum_by_waiting(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    typed = "1\n2\n3\n4\n5\n6\n7\nw\nw\nw\n" * 12 + "q\n"
    told = play(typed, "--seats", "me", "--record", str(record), game="pendulum")
    assert told.returncode == 0, told.stderr
    assert load_record(record).now > 0
