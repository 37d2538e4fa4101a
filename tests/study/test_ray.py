"""The same games over a Ray cluster, a local one. Not in the usual run: `pytest -m ray`."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from sandtable import BadInput
from sandtable.study.ladder import ladder

from .test_ladder import results

pytestmark = pytest.mark.ray
os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")  # On a busy machine it takes longer to start.


@pytest.fixture
def cluster() -> Iterator[str]:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield "auto"
    ray.shutdown()


def test_a_cluster_makes_no_difference(cluster: str) -> None:
    bots = ["random", "novice", "greedy"]
    alone = ladder("nations", bots, games=10, seed=3, jobs=1)
    assert results(ladder("nations", bots, games=10, seed=3, jobs=1, cluster=cluster)) == results(alone)


def test_a_cluster_just_for_this() -> None:
    pytest.importorskip("ray")
    alone = ladder("nations", ["random", "greedy"], games=4, seed=3, jobs=1)
    found = ladder("nations", ["random", "greedy"], games=4, seed=3, jobs=1, cluster="local")
    assert results(found) == results(alone)


def test_no_cluster_runs_here() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadInput, match="no cluster at auto"):
        ladder("nations", ["random", "greedy"], games=4, seed=3, jobs=1, cluster="auto")
