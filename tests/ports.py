"""Ports for servers that have to know theirs before they start, or keep it when they start again."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

OWN = range(20_000, 32_000)
"""Below those that systems give to connections: one of these could take a port that was free just now."""


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(OWN)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
