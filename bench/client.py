"""How smoothly a busy game of Pendulum runs in the browser on a slow computer.

    python -m bench.client [--minutes 5] [--slower 4]

Five players in a timed game at the fastest tempo that people may choose: four bots and one who presses
something in the page as often as there is anything to press. Chromium's processor is slowed down and its
trace is read: every task of the page's main thread, and every frame with all that was done for it, by the
time they had the processor, so that other programs on this machine do not count, and by the clock. A machine
shared with others may become slower for a while: a fixed loop is timed all along, and its figures are printed
beside the others. Before it, two figures by the clock: how long it takes from a click on the start page until
the board of Nations is there, and how many frames a second a table of Pendulum draws when nobody acts.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections import Counter
from operator import attrgetter, itemgetter
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.client.chromium import launch
from tests.client.pendulum_player import OVER, PendulumPlayer
from tests.client.server import Server

PRESS_EVERY = 0.25
TRACED = 20
"""Seconds of a trace; its buffer is bounded."""
CATEGORIES = ["toplevel", "devtools.timeline", "v8"]
SHOWN = 5
IDLE = 5
"""Seconds of a table that is left alone."""
TO_BOARD = """() => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    if (document.querySelector('[data-place]')?.checkVisibility()) done(performance.now() - begun);
    else requestAnimationFrame(look);
  };
  document.querySelector('article button.primary').click();
  look();
})"""
FRAMES = """(seconds) => new Promise((done) => {
  let frames = 0;
  const begun = performance.now();
  const count = () => {
    frames += 1;
    const past = (performance.now() - begun) / 1000;
    if (past < seconds) requestAnimationFrame(count);
    else done(frames / past);
  };
  requestAnimationFrame(count);
})"""


class Task(NamedTuple):
    """Without what the measuring itself did in it."""

    begun: float
    """Milliseconds, as all of these."""
    ended: float
    cpu: float
    wall: float
    parts: dict[str, float]
    """What took most of it."""


def tasks(events: list[Any]) -> list[Task]:
    """Those of the main thread of the page, by their time."""
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    found = []
    by_thread: dict[Any, list[Any]] = {}
    for each in events:
        if each["ph"] == "X" and (each["pid"], each["tid"]) in main:
            by_thread.setdefault((each["pid"], each["tid"]), []).append(each)
    for thread in by_thread.values():
        thread.sort(key=lambda each: (each["ts"], -each["dur"]))
        current: Any = None
        for each in thread:
            if current is None or each["ts"] >= current["ts"] + current["dur"]:
                if each["name"].endswith("RunTask"):
                    current = each
                    current["inside"] = []
            else:
                current["inside"].append(each)
        found += [_task(each) for each in thread if "inside" in each]
    return sorted(found)


def _task(event: Any) -> Task:
    parts: Counter[str] = Counter()
    cpu, wall = event.get("tdur", event["dur"]), event["dur"]
    driven_until = forced_until = 0
    for each in event["inside"]:
        spent = each.get("tdur", each["dur"])
        data = each.get("args", {}).get("data") or {}
        if each["ts"] < driven_until:
            # What the measuring asked of the page, the page would have had to do anyway.
            if each["name"] in ("UpdateLayoutTree", "Layout") and each["ts"] >= forced_until:
                forced_until = each["ts"] + each["dur"]
                cpu, wall = cpu + spent, wall + each["dur"]
        elif _measures(each, data):
            driven_until = each["ts"] + each["dur"]
            cpu, wall = cpu - spent, wall - each["dur"]
        elif spent >= 1000:
            parts[each["name"]] += spent / 1000
    begun, ended = event["ts"] / 1000, (event["ts"] + event["dur"]) / 1000
    return Task(begun, ended, cpu / 1000, wall / 1000, dict(parts.most_common(5)))


def _measures(event: Any, data: Any) -> bool:
    """Whether it is something that was asked of the page from outside, or a script from there."""
    if event["name"] in ("FunctionCall", "EvaluateScript"):
        return not data.get("url", "x")
    info = event.get("args", {}).get("chrome_mojo_event_info", {})
    return bool(info.get("mojo_interface_tag") == "blink.mojom.DevToolsSession")


def frames(events: list[Any], done: list[Task]) -> list[Task]:
    """As the browser counts them: from the first task that changes something until that is drawn."""
    begun: dict[Any, float] = {}
    found = []
    for each in sorted((each for each in events if each["name"] == "AnimationFrame"), key=itemgetter("ts")):
        one = each["pid"], json.dumps(each.get("id2", each.get("id")))
        if each["ph"] == "b":
            begun[one] = each["ts"] / 1000
        elif each["ph"] == "e" and one in begun:
            found.append(_frame(begun.pop(one), each["ts"] / 1000, done))
    return found


def _frame(begun: float, ended: float, done: list[Task]) -> Task:
    first = bisect_right(done, begun, key=attrgetter("ended"))
    last = bisect_left(done, ended, key=attrgetter("begun"))
    parts: Counter[str] = Counter()
    for task in done[first:last]:
        parts.update(task.parts)
    measuring = sum(task.ended - task.begun - task.wall for task in done[first:last])
    cpu = sum(task.cpu for task in done[first:last])
    return Task(begun, ended, cpu, ended - begun - measuring, dict(parts.most_common(5)))


def start(player: PendulumPlayer) -> None:
    player.page.goto("/")
    player.quick_start(seats=5, bot="expert", options={"tempo": 0.5})


def fixed_loop() -> float:
    """Milliseconds of the processor for work that is always the same."""
    begun = time.thread_time()
    sum(range(100_000))
    return 1000 * (time.thread_time() - begun)


def play(player: PendulumPlayer, seconds: float) -> tuple[int, list[float]]:
    """How often something was pressed, and how fast the machine was meanwhile."""
    pressed = 0
    loops = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if player.page.locator(OVER).count():
            start(player)
        pressed += player.press_next()
        loops.append(fixed_loop())
        time.sleep(PRESS_EVERY)
    return pressed, loops


def slow_down(page: Page, slower: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})


class Measured(NamedTuple):
    to_board: float
    """Milliseconds from a click to the board."""
    idle: float
    """Frames a second."""
    tasks: list[Task]
    frames: list[Task]
    presses: int
    loops: list[float]


def measure(minutes: float, slower: float) -> Measured:
    found = Measured(0, 0, [], [], 0, [])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            context = browser.new_context(base_url=server.address, viewport={"width": 1366, "height": 768})
            page = context.new_page()
            player = PendulumPlayer(page)
            page.goto("/")
            page.locator("article button.primary").first.wait_for()
            slow_down(page, slower)
            to_board = page.evaluate(TO_BOARD)
            start(player)
            found = found._replace(to_board=to_board, idle=page.evaluate(FRAMES, IDLE))
            left = 60 * minutes
            while left > 0:
                browser.start_tracing(page=page, categories=CATEGORIES)
                presses, loops = play(player, min(TRACED, left))
                events = json.loads(browser.stop_tracing())["traceEvents"]
                left -= TRACED
                done = tasks(events)
                found.tasks.extend(done)
                found.frames.extend(frames(events, done))
                found.loops.extend(loops)
                found = found._replace(presses=found.presses + presses)
        finally:
            browser.close()
            server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.client", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="of play (default: %(default)s)")
    parser.add_argument("--slower", type=float, default=4, help="so many times (default: %(default)s)")
    given = parser.parse_args()
    load = os.getloadavg()
    found = measure(given.minutes, given.slower)
    print(
        f"{given.minutes:g} minutes, {given.slower:g} times slower; "
        f"load {load[0]:.1f} before, {os.getloadavg()[0]:.1f} after; "
        f"{found.presses} presses"
    )
    print(f"  from a click to the board {found.to_board:.0f} ms; {found.idle:.0f} frames a second when idle")
    loops = sorted(found.loops)
    print(
        f"  the machine: a fixed loop took {loops[0]:.2f} ms at best, {median(loops):.2f} ms in the middle, "
        f"{loops[-1]:.2f} ms at worst"
    )
    for name, times in (
        ("tasks by processor", [task.cpu for task in found.tasks]),
        ("tasks by clock", [task.wall for task in found.tasks]),
        ("frames by processor", [frame.cpu for frame in found.frames]),
        ("frames by clock", [frame.wall for frame in found.frames]),
    ):
        over = ", ".join(f"{sum(t > most for t in times)} over {most} ms" for most in (50, 100))
        print(f"  {name}: {len(times)}, {over}, longest {max(times):.0f} ms")
    for name, each in (("task", found.tasks), ("frame", found.frames)):
        for one in sorted(each, key=lambda one: -one.cpu)[:SHOWN]:
            parts = ", ".join(f"{what} {spent:.0f}" for what, spent in one.parts.items())
            print(f"  {name} {one.cpu:5.0f} ms ({one.wall:.0f} by clock): {parts}")


if __name__ == "__main__":
    main()
