"""Metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from ..live.services import Watch

SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
ALARMING = ("500", "503")
"""Statuses that are counted from 0 on: Prometheus sees no increase in a figure that begins with 1."""


disable_created_metrics()  # type: ignore[no-untyped-call]


class Histogram(Collector):
    """Like that of the library, without its locks, since all is counted in one thread."""

    def __init__(self, name: str, text: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self._name = name
        self._text = text
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        total, buckets = 0, []
        for bound, count in zip([*map(str, map(float, self._bounds)), "+Inf"], self._counts, strict=True):
            total += count
            buckets.append((bound, total))
        yield HistogramMetricFamily(self._name, self._text, buckets=buckets, sum_value=self._sum)


class Metrics(Watch):
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self._tables = Gauge("sandtable_tables", "Tables in memory", registry=r)
        self._connections = Gauge("sandtable_connections", "Live connections", registry=r)
        self._waiting = Gauge("sandtable_writer_queue", "Changes that wait to be written", registry=r)
        self._commands = Counter(
            "sandtable_commands", "Commands by their outcome", ["game", "outcome"], registry=r
        )
        self._by_outcome: dict[tuple[str, str], Counter] = {}
        self._refusals = Counter("sandtable_refusals", "Commands that a rule forbade", ["rule"], registry=r)
        self._bot_faults = Counter(
            "sandtable_bot_faults",
            "Thoughts of bots that took too long, raised an error or named a forbidden move",
            ["game", "bot", "kind"],
            registry=r,
        )
        self._shared = Counter(
            "sandtable_shared_thoughts",
            "Thoughts of bots and hints that were given to other processes, or taken from them",
            ["how"],
            registry=r,
        )
        self._dropped = Counter("sandtable_slow_clients", "Clients dropped to the whole view", registry=r)
        self._latency = Histogram(
            "sandtable_command_seconds", "From receiving a command to its acknowledgement", SHORT, r
        )
        self._write = Histogram("sandtable_write_seconds", "One transaction", SHORT, r)
        self._batch = Histogram(
            "sandtable_write_batch", "Changes in one transaction", (1, 2, 5, 10, 20, 50, 100, 500, 1000), r
        )
        self._requests = Counter("sandtable_requests", "HTTP requests by status", ["status"], registry=r)
        for status in ALARMING:
            self._requests.labels(status)

    def look_at(
        self, tables: Callable[[], float], connections: Callable[[], float], waiting: Callable[[], float]
    ) -> None:
        self._tables.set_function(tables)
        self._connections.set_function(connections)
        self._waiting.set_function(waiting)

    def command(self, game: str, outcome: str) -> None:
        found = self._by_outcome.get((game, outcome))
        if found is None:
            found = self._by_outcome[game, outcome] = self._commands.labels(game, outcome)
        found.inc()

    def refusal(self, rule: str) -> None:
        self._refusals.labels(rule).inc()

    def latency(self, seconds: float) -> None:
        self._latency.observe(seconds)

    def bot_fault(self, game: str, bot: str, kind: str) -> None:
        self._bot_faults.labels(game, bot, kind).inc()

    def shared_thought(self, how: str) -> None:
        self._shared.labels(how).inc()

    def dropped(self) -> None:
        self._dropped.inc()

    def written(self, changes: int, seconds: float) -> None:
        self._batch.observe(changes)
        self._write.observe(seconds)

    def request(self, status: int) -> None:
        self._requests.labels(str(status)).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
