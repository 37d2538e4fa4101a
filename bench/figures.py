"""What the clients of a server measured."""

from __future__ import annotations

import os
from pathlib import Path


class Figures:
    def __init__(self) -> None:
        self.waits: list[float] = []
        """Seconds from each move to its acknowledgement."""
        self.shown = 0
        """Updates."""
        self.bytes = 0
        self.counting = False
        self.used = 0.0
        """Processor seconds of the server."""
        self.counted = (0.0, 0.0)
        """From when to when, in monotonic seconds."""

    def told(self) -> dict[str, float]:
        waits, moves = sorted(self.waits) or [0.0], len(self.waits)
        seconds = self.counted[1] - self.counted[0]
        percentiles = {
            f"p{percent} ms": round(1000 * waits[len(waits) * percent // 100], 2) for percent in (50, 95, 99)
        }
        return {
            "moves a second": round(moves / seconds, 1),
            **percentiles,
            "updates a second": round(self.shown / seconds, 1),
            "bytes an update": round(self.bytes / max(1, self.shown)),
            "processor us a move": round(1e6 * self.used / max(1, moves)),
            "moves a processor second": round(moves / self.used) if self.used else 0,
        }


def processor_seconds(process: int) -> float:
    """What a process has used so far; 0 where that cannot be read."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return 0


def on_one_core(process: int) -> None:
    """Keep a server to the first core, so that all have the same; the clients get what is left."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {min(os.sched_getaffinity(0))})
