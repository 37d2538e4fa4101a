"""The bench of the client runs and finds what it measures; how long things take is not asserted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bench.client import frames, measure, tasks


def test_a_few_seconds() -> None:
    # In a thread of its own: the browser of the other tests has the loop of this one.
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(measure, minutes=0.1, slower=1).result()
    assert found.presses
    assert found.to_board > 0
    assert found.idle > 0
    assert min(found.loops) > 0
    assert any(task.parts for task in found.tasks)
    assert any(frame.cpu for frame in found.frames)
    assert all(task.cpu >= 0 and task.wall >= 0 for task in found.tasks)


def event(name: str, start: float, milliseconds: float, **args: Any) -> dict[str, Any]:
    took = milliseconds * 1000
    where = {"ph": "X", "pid": 1, "tid": 1}
    return {**where, "name": name, "ts": start * 1000, "dur": took, "tdur": took, "args": args}


def drawn(number: int, begun: float, ended: float) -> list[dict[str, Any]]:
    one = {"pid": 1, "tid": 1, "name": "AnimationFrame", "id2": {"local": hex(number)}, "args": {}}
    return [{**one, "ph": "b", "ts": begun * 1000}, {**one, "ph": "e", "ts": ended * 1000}]


THREAD = {"ph": "M", "pid": 1, "tid": 1, "name": "thread_name", "args": {"name": "CrRendererMain"}}


def test_the_measuring_itself_does_not_count() -> None:
    outside = {"mojo_interface_tag": "blink.mojom.DevToolsSession"}
    events = [
        THREAD,
        event("RunTask", 0, 100),
        event("FunctionCall", 1, 20, data={"url": "table.js"}),
        event("FunctionCall", 30, 40, data={"url": ""}),
        event("Layout", 35, 10),
        event("Layout", 80, 15),
        event("RunTask", 110, 9),
        event("Receive mojo message", 110, 8, chrome_mojo_event_info=outside),
    ]
    ours, outer = tasks(events)
    assert (ours.cpu, ours.wall) == (70, 70)
    assert ours.parts == {"FunctionCall": 20, "Layout": 15}
    assert (outer.cpu, outer.parts) == (1, {})


def test_a_frame_is_measured_with_all_that_was_done_for_it() -> None:
    events = [
        THREAD,
        event("RunTask", 0, 10),
        event("RunTask", 50, 30),
        event("RunTask", 81, 20),
        event("RunTask", 102, 7),
        event("RunTask", 200, 5),
        *drawn(1, begun=50, ended=100),
        *drawn(2, begun=102, ended=108),
    ]
    found = frames(events, tasks(events))
    assert [(frame.cpu, frame.wall) for frame in found] == [(50, 50), (7, 6)]
