"""The bench of the client runs and finds what it measures; how long things take is not asserted."""

from __future__ import annotations

import json
from typing import Any

from bench.client import Task, measure, tasks


def test_a_few_seconds() -> None:
    found = measure(minutes=0.1, slower=1)
    assert found.presses
    assert min(found.loops) > 0
    assert any(task.parts for task in found.tasks)
    assert all(task.cpu >= 0 and task.wall >= 0 for task in found.tasks)


def test_the_measuring_itself_does_not_count() -> None:
    def event(name: str, start: int, milliseconds: int, **data: str) -> dict[str, Any]:
        took = milliseconds * 1000
        args = {"data": data}
        return {
            "ph": "X",
            "pid": 1,
            "tid": 1,
            "name": name,
            "ts": start,
            "dur": took,
            "tdur": took,
            "args": args,
        }

    thread = {"ph": "M", "pid": 1, "tid": 1, "name": "thread_name", "args": {"name": "CrRendererMain"}}
    trace = [
        thread,
        event("RunTask", 0, 100),
        event("FunctionCall", 1000, 20, url="table.js"),
        event("FunctionCall", 30_000, 40, url=""),
        event("Layout", 35_000, 10),
        event("Layout", 80_000, 15),
    ]
    found = tasks(json.dumps({"traceEvents": trace}).encode())
    assert found == [Task(cpu=70, wall=70, parts={"FunctionCall": 20, "Layout": 15})]
