"""A position as bytes, without loss."""

from __future__ import annotations

import msgspec

from ...core import wire
from .moves import AnyMove
from .position import Position


def save(position: Position) -> bytes:
    return msgspec.json.encode(position.save())


def load(saved: bytes) -> Position:
    position = Position.load(msgspec.json.decode(saved))
    if position.past is not None:
        position.past.log = [
            (at, seat, wire.convert(move, AnyMove, "move")) for at, seat, move in position.past.log
        ]
    return position
