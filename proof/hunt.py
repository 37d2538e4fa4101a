"""Runs the tests of a game against mistakes in its rules: a pytest plugin that forks for each of them.

The tests are collected once, and run once to see which lines of the rules each of them reaches. For each
mutant a child process gives the function in question other code and runs those tests, until one fails.
If no test reaches it, it perhaps runs when its module is imported: then all tests are run anew (`anew.py`).
If all of them pass, what was made before the mistake and kept perhaps hides it: those tests are run anew.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Protocol

import pytest
from _pytest.runner import runtestprotocol

from .mutation import Mutant, is_code_of, mutated

OVERTIME = 4
"""A test that takes so many times as long as it should, and two seconds more, will never end."""
ANEW = "from the import on"
"""Instead of the name of a test, where tests were run anew."""
LONGEST = 900
"""Seconds for all tests anew; then one of them will never end."""
FOLLOWED = 300
"""So many calls of a function are followed line by line in each test."""
Line = tuple[str, int]


class Hunted(Protocol):
    """Gets each outcome as it comes: the test that failed, or None for a survivor."""

    def __call__(self, mutant: Mutant, killer: str | None) -> None: ...


@dataclass
class Reach:
    """What a test takes, and the lines of the rules that it reaches."""

    seconds: float
    lines: set[Line]


@dataclass
class _Child:
    mutant: Mutant
    tells: int


class Hunter:
    def __init__(
        self,
        mutants: list[Mutant],
        workers: int,
        hunted: Hunted,
        reached: dict[str, Reach] | None = None,
        measured: Callable[[dict[str, Reach]], None] = lambda reached: None,
        options: Iterable[str] = (),
        settled: Container[str] = (),
    ) -> None:
        """`reached` has what is known of tests from an earlier run, `measured` gets what is known now;
        `options` are those of pytest, to run all tests anew; `settled` are mutants that are known to survive,
        for which no test is run anew."""
        self.mutants = mutants
        self.workers = workers
        self.hunted = hunted
        self.reached: dict[str, Reach] = reached or {}
        self.measured = measured
        self.options = list(options)
        self.settled = settled
        self.failed: list[str] = []
        self._killers: dict[str, Counter[str]] = defaultdict(Counter)
        self._items: dict[str, pytest.Item] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        files = {str(mutant.path) for mutant in self.mutants}
        began = time.monotonic()
        for number, item in enumerate(session.items, 1):
            if item.nodeid in self.reached:
                continue
            self.reached[item.nodeid] = reach = Reach(0, set())
            forget()
            before = time.process_time()
            with _noting_lines(files, reach.lines), _quiet():
                passed = _passes(item)
            reach.seconds = time.process_time() - before
            if not passed:
                self.failed.append(item.nodeid)
            if number % 100 == 0 or number == len(session.items):
                print(f"{number} tests run without a mistake, {time.monotonic() - began:.0f} s", flush=True)
        for name in set(self.reached) - set(self._items):
            del self.reached[name]
        unreached = next((mutant for mutant in self.mutants if not self.tests_for(mutant)), None)
        if (
            unreached is not None
            and not self.failed
            and not self._passes_anew(unreached.path, -1, self.options)
        ):
            self.failed.append(ANEW)
        if not self.failed:
            self.measured(self.reached)
            self._hunt()
        return True

    def _hunt(self) -> None:
        gc.collect()
        gc.freeze()
        waiting = list(reversed(self.mutants))
        running: dict[int, _Child] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                child = self._start(waiting.pop())
                running[child.tells] = child
            for ready in select.select(list(running), [], [])[0]:
                child = running.pop(ready)
                self._ended(child, os.read(ready, 4096).decode())
                os.close(ready)

    def _ended(self, child: _Child, said: str) -> None:
        """It said which test failed, that none did, or nothing, if it came to a sudden end."""
        os.wait()
        killer = None if said == "alive" else said or "a crash"
        if killer:
            self._killers[child.mutant.function][killer] += 1
        self.hunted(child.mutant, killer)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Those that reach the line: the ones that killed others in the same function, then the fastest."""
        lines = {(str(mutant.path), line) for line in mutant.lines}
        known = self._killers[mutant.function]
        found = [name for name, reach in self.reached.items() if not lines.isdisjoint(reach.lines)]
        if not found:
            # Perhaps one that calls the function very often does.
            begins = (str(mutant.path), mutant.begins)
            found = [name for name, reach in self.reached.items() if begins in reach.lines]
        return sorted(found, key=lambda name: self.reached[name].seconds / (1 + 4 * known[name]))

    def _start(self, mutant: Mutant) -> _Child:
        tests = self.tests_for(mutant)
        tells, telling = os.pipe()
        sys.stdout.flush()
        if os.fork():
            os.close(telling)
            return _Child(mutant, tells)
        try:
            self._try(mutant, tests, telling)
        finally:
            os._exit(0)

    def _try(self, mutant: Mutant, tests: list[str], telling: int) -> None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        if not tests:
            self._try_anew(mutant, self.options, telling)
        signal.signal(signal.SIGPROF, lambda *_: _tell_and_leave(telling, current))
        replace(mutant)
        forget()
        current = ""
        for current in tests:
            signal.setitimer(signal.ITIMER_PROF, OVERTIME * self.reached[current].seconds + 2)
            if not _passes(self._items[current]):
                _tell_and_leave(telling, current)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if str(mutant) in self.settled:
            _tell_and_leave(telling, "alive")
        self._try_anew(mutant, tests, telling)

    def _try_anew(self, mutant: Mutant, tests: list[str], telling: int) -> None:
        _tell_and_leave(telling, "alive" if self._passes_anew(mutant.path, mutant.place, tests) else ANEW)

    def _passes_anew(self, path: Path, place: int, tests: list[str]) -> bool:
        command = [sys.executable, "-m", "proof.anew", str(path), str(place), *tests]
        try:
            return subprocess.run(command, timeout=LONGEST, check=False).returncode == 0
        except subprocess.TimeoutExpired:
            return False


def _tell_and_leave(telling: int, what: str) -> None:
    os.write(telling, what.encode())
    os._exit(0)


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def replace(mutant: Mutant) -> None:
    """Give the function its other code, wherever it is known by now."""
    new = mutated(mutant)
    found = [each for each in _functions() if _is(each.__code__, mutant)]
    if not found:
        raise LookupError(f"there is no function {mutant.function}")
    for each in found:
        each.__code__ = new


def forget() -> None:
    """Clear all caches of the project, so that what is kept in them is made anew by the code as it is now."""
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if not file.startswith((sys.prefix, sys.base_prefix)):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def _functions() -> Iterator[FunctionType]:
    gc.unfreeze()
    yield from (each for each in gc.get_objects() if isinstance(each, FunctionType))


def _is(code: CodeType, mutant: Mutant) -> bool:
    return is_code_of(code, mutant) and code.co_filename == str(mutant.path)


@contextmanager
def _noting_lines(files: Iterable[str], lines: set[Line]) -> Iterator[None]:
    """Add each line of the files that is run; of code that is called very often, only in its first calls."""
    wanted = set(files)
    whole: dict[CodeType, set[int]] = {}
    calls: Counter[CodeType] = Counter()

    def called(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        code = frame.f_code
        if code.co_filename not in wanted:
            return None
        left = whole.get(code)
        if left is None:
            left = whole[code] = {line for _, _, line in code.co_lines() if line is not None}
            lines.add((code.co_filename, code.co_firstlineno))
            left.discard(code.co_firstlineno)
        calls[code] += 1
        if not left or calls[code] > FOLLOWED:
            return None
        file = code.co_filename

        def at_line(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
            if event == "line" and frame.f_lineno in left:
                left.discard(frame.f_lineno)
                lines.add((file, frame.f_lineno))
            return at_line

        return at_line

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(before)


@contextmanager
def _quiet() -> Iterator[None]:
    """What tests print is of no interest."""
    sys.stdout.flush()
    kept = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)
