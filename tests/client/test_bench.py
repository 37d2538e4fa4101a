"""The bench of the client runs and finds what it measures; how long things take is not asserted."""

from __future__ import annotations

from bench.client import measure


def test_a_few_seconds() -> None:
    found, pressed = measure(minutes=0.1, slower=1)
    assert pressed
    assert any(task.parts for task in found)
    assert all(task.cpu >= 0 and task.wall >= 0 for task in found)
