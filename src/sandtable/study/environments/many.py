"""Many matches at once, in worker processes that share memory: Gymnasium's vectorised kind."""

from __future__ import annotations

import math
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

_SPAWN = get_context("spawn")
KINDS = (np.float32, np.int64, np.float32, np.int8, np.bool_, np.bool_)


class TableMany(VectorEnv):
    """A match that is over begins anew with the next step, whose action counts for nothing (`NEXT_STEP`). The
    arrays that `reset` and `step` return are the memory of the workers: copy what is to last."""

    metadata = {"name": "sandtable", "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, bots: Sequence[str | None], count: int, workers: int, options: Any = None
    ) -> None:
        from . import against

        one = against(game, bots, options)
        self.num_envs = count
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, count)
        self.action_space = spaces.MultiDiscrete([one.episode.actions] * count)
        self._memory = Arrays(count, one.episode.size, one.episode.actions)
        shares = np.array_split(np.arange(count), min(workers, count))
        self._pipes: list[Connection] = []
        self._processes = []
        for share in shares:
            ours, theirs = _SPAWN.Pipe()
            facts = (theirs, self._memory, game, [*bots], options, share.tolist())
            process = _SPAWN.Process(target=_work, args=facts, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Each match gets a seed of its own, the first one `seed`."""
        self._all("reset", seed)
        return self._memory.observed(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        memory = self._memory
        memory.actions[:] = actions
        self._all("step", None)
        return memory.observed(), memory.rewards, memory.over, memory.cut, {}

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def _all(self, what: str, seed: int | None) -> None:
        for pipe in self._pipes:
            pipe.send((what, seed))
        errors = [error for pipe in self._pipes if (error := pipe.recv()) is not None]
        if errors:
            raise errors[0]


class Arrays:
    """What goes between the processes."""

    def __init__(self, count: int, size: int, actions: int) -> None:
        shapes = ((count, size), (count,), (count,), (count, actions), (count,), (count,))
        self._memory = [
            _SPAWN.RawArray(np.ctypeslib.as_ctypes_type(kind), math.prod(shape))
            for shape, kind in zip(shapes, KINDS, strict=True)
        ]
        self._shapes = shapes
        self._open()

    def _open(self) -> None:
        views: list[Any] = [
            np.frombuffer(cast(Any, memory), kind).reshape(shape)
            for memory, kind, shape in zip(self._memory, KINDS, self._shapes, strict=True)
        ]
        self.seen, self.actions, self.rewards, self.mask, self.over, self.cut = views

    def __getstate__(self) -> dict[str, Any]:
        """What another process gets: the same memory."""
        return {"_memory": self._memory, "_shapes": self._shapes}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._open()

    def observed(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.seen, "action_mask": self.mask}


def _work(
    pipe: Connection,
    memory: Arrays,
    game: str,
    bots: list[str | None],
    options: Any,
    numbers: list[int],
) -> None:
    """What a worker does: play the matches of these numbers until the other end of the pipe is gone."""
    from . import against

    tables = {number: against(game, bots, options) for number in numbers}
    while True:
        try:
            what, seed = pipe.recv()
        except EOFError:
            return
        error = None
        try:
            for number, table in tables.items():
                if what == "reset" or memory.over[number] or memory.cut[number]:
                    begin = None if seed is None else seed + number
                    seen, _ = table.reset(seed=begin)
                    memory.rewards[number], memory.over[number], memory.cut[number] = 0, False, False
                else:
                    seen, *facts, _ = table.step(int(memory.actions[number]))
                    memory.rewards[number], memory.over[number], memory.cut[number] = facts
                memory.seen[number], memory.mask[number] = seen["observation"], seen["action_mask"]
        except Exception as raised:
            error = raised
        pipe.send(error)
