"""The line between a browser and a server, which can be pulled out and plugged in again, and be slow."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
import time
from collections.abc import Iterator


class Cable:
    def __init__(self, port: int, delay: float = 0) -> None:
        self._port = port
        self._delay = delay
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._plugged = True
        self._lock = threading.Lock()
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        if self._plugged:
            with contextlib.suppress(OSError):
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=(one, other, self._delay), daemon=True).start()
                return
        near.close()

    def pull(self) -> None:
        """Whoever is connected is so no longer, and nobody comes through."""
        with self._lock:
            self._plugged = False
            for end in self._ends:
                _end(end)
            self._ends.clear()

    def plug(self) -> None:
        self._plugged = True

    def close(self) -> None:
        self.pull()
        _end(self._listener)


def _carry(one: socket.socket, other: socket.socket, delay: float) -> None:
    """All that comes from one goes to the other, so many seconds later."""
    under_way: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
    threading.Thread(target=_deliver, args=(under_way, other), daemon=True).start()
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            under_way.put((time.monotonic() + delay, data))
    under_way.put((0, b""))
    _end(one)


def _deliver(under_way: queue.SimpleQueue[tuple[float, bytes]], other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while (due := under_way.get())[1]:
            time.sleep(max(0, due[0] - time.monotonic()))
            other.sendall(due[1])
    _end(other)


def _end(of: socket.socket) -> None:
    with contextlib.suppress(OSError):
        of.shutdown(socket.SHUT_RDWR)
    of.close()


@contextlib.contextmanager
def cable(port: int, delay: float = 0) -> Iterator[Cable]:
    """`delay` in seconds, each way."""
    made = Cable(port, delay)
    try:
        yield made
    finally:
        made.close()
