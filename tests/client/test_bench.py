"""The bench of the client runs and finds what it measures; how long things take is not asserted."""

from __future__ import annotations

import json
from typing import Any

from bench.client import Task, frames, measure, tasks


def test_a_few_seconds() -> None:
    found = measure(minutes=0.1, slower=1)
    assert found.presses
    assert min(found.loops) > 0
    assert any(task.parts for task in found.tasks)
    assert all(task.cpu >= 0 and task.wall >= 0 for task in found.tasks)


def event(name: str, start: int, milliseconds: int, **data: str) -> dict[str, Any]:
    took = milliseconds * 1000
    where = {"ph": "X", "pid": 1, "tid": 1}
    return {**where, "name": name, "ts": start * 1000, "dur": took, "tdur": took, "args": {"data": data}}


def traced(*events: dict[str, Any]) -> list[Task]:
    thread = {"ph": "M", "pid": 1, "tid": 1, "name": "thread_name", "args": {"name": "CrRendererMain"}}
    return tasks(json.dumps({"traceEvents": [thread, *events]}).encode())


def test_the_measuring_itself_does_not_count() -> None:
    [found] = traced(
        event("RunTask", 0, 100),
        event("FunctionCall", 1, 20, url="table.js"),
        event("FunctionCall", 30, 40, url=""),
        event("Layout", 35, 10),
        event("Layout", 80, 15),
    )
    assert (found.cpu, found.wall) == (70, 70)
    assert found.parts == {"FunctionCall": 20, "Layout": 15}
    assert not found.draws


def test_a_frame_is_measured_with_what_came_right_before_it() -> None:
    found = traced(
        event("RunTask", 0, 10),
        event("RunTask", 50, 30),
        event("RunTask", 81, 20),
        event("Layerize", 90, 5),
        event("RunTask", 102, 7),
        event("Layerize", 103, 2),
        event("RunTask", 200, 5),
    )
    assert [(frame.cpu, frame.wall) for frame in frames(found)] == [(50, 51), (7, 7)]
