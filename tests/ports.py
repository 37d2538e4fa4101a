"""Ports for servers that have to know theirs before they start, or keep it when they start again."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

OWN = range(20_000, 32_000)
"""Below those that systems give to connections: one of these could take a port that was free just now."""
_HELD: list[socket.socket] = []
"""For each port one of UDP, until this process ends: tests that run beside these pass it over."""


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(OWN)
        mark = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            mark.bind(("127.0.0.1", port + len(OWN)))
            _HELD.append(mark)
            return port
        mark.close()
