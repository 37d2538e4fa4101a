"""Which engine runs, and how hard hypothesis tries."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import Phase, settings

import sandtable

# Read when numpy is loaded. Two threads for small matrices wait for each other, at four times the work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

SRC = Path(sandtable.__file__).parent
PURE = os.environ.get("SANDTABLE_PURE") == "1"

# Always the same examples: passing is no matter of luck. The thorough profile searches for new ones.
settings.register_profile("default", deadline=None, max_examples=10, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=200)
settings.register_profile(
    "proof",
    deadline=None,
    max_examples=2,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


LONG = (
    *(f"web/test_{name}.py" for name in ("trouble", "api", "second", "kill", "matches")),
    *(
        f"client/test_{name}.py"
        for name in ("screens", "languages", "sizes", "people", "pendulum_axe", "reasons")
    ),
    "web",
    "hosting",
)
"""What takes or waits longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is long, or one worker would be busy with it alone in the end."""

    def place(item: pytest.Item) -> int:
        path = item.path.as_posix()
        return next((number for number, long in enumerate(LONG) if f"/tests/{long}" in path), len(LONG))

    items.sort(key=place)


def engine() -> str:
    from sandtable.nations.rules import engine as module

    return "pure" if str(module.__file__).endswith(".py") else "compiled"


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {engine()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The engine again, since `-q` leaves out the header; and what was not run, and why."""
    terminalreporter.write_line(f"engine: {engine()}")
    reasons = Counter(reason(report) for report in terminalreporter.stats.get("skipped", ()))
    left_out = [f"{count} test{'s' * (count > 1)} ({reason})" for reason, count in reasons.items()]
    if engine() == "pure" and not PURE:
        left_out.append("the compiled engine (`make setup` says why it was not compiled)")
    if left_out:
        terminalreporter.write_line(f"not run: {', '.join(left_out)}")


def reason(report: pytest.TestReport) -> str:
    return str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr).removeprefix(
        "Skipped: "
    )


def pytest_configure(config: pytest.Config) -> None:
    # Started in the background of a shell, the tests and the programs they interrupt would ignore that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not PURE and (stale := stale_modules()):
        pytest.exit(
            f"The compiled engine is not made from the sources as they are ({', '.join(stale)} changed): "
            "run `make setup`, or test the pure one with SANDTABLE_PURE=1.",
            returncode=3,
        )


def stale_modules() -> list[str]:
    """Compiled modules older than their sources, unless it is only the time stamp that changed."""
    stale = [
        str(source.relative_to(SRC))
        for compiled in SRC.rglob("*.so")
        if (source := compiled.with_name(compiled.name.split(".")[0] + ".py")).exists()
        and source.stat().st_mtime > compiled.stat().st_mtime
    ]
    if not stale:
        return []
    root = SRC.parents[1]
    sys.path.insert(0, str(root))
    try:
        from tools.engine import digest, modules

        made_from = (root / ".venv" / ".engine").read_text()
        return [] if digest(modules()) == made_from else stale
    except (ImportError, OSError):
        return stale
    finally:
        sys.path.remove(str(root))
