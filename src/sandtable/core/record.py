"""The record is the game: a header and the moves in order. All else is computed from it.

Every entry carries a check, a short hash over its own content and the check before it, and the first one
builds on the check of the header. Any change, loss, insertion or swap therefore shows where it happened. The
seed is hidden behind its hash, the commitment, until it is revealed; then anyone can deal the match again.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from . import wire
from .allowance import Allowance
from .errors import BadInput, BadRecord, Flawed, trouble

FORMAT = 1


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    seat: int
    move: Any
    check: str = ""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """Empty if nobody gave one."""
    bot: str | None
    """None: a person."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: int
    game: str
    rules_version: str
    data_version: str
    seats: int
    options: dict[str, Any]
    allowance: Allowance | UnsetType = UNSET
    """The time to think of a match over days."""
    commitment: str
    seed: str | None
    """Hexadecimal; None while it must stay secret."""
    players: list[Player] | msgspec.UnsetType = msgspec.UNSET
    """Who plays, by seat; optional."""
    check: str = ""
    """Over all of the above but the seed, which has the commitment."""
    entries: list[Entry]

    def to_bytes(self) -> bytes:
        """JSON, one entry a line."""
        header = msgspec.structs.replace(self, entries=[])
        head = wire.encode(header).removesuffix(b"]}")
        return head + b",".join(b"\n" + wire.encode(entry) for entry in self.entries) + b"\n]}\n"


def commit(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def checks(record: Record) -> tuple[str, list[str]]:
    """What the check of the header and of each entry must be."""
    header = msgspec.structs.replace(record, seed=None, check="", entries=[])
    first = previous = sha256(wire.encode(header)).hexdigest()[:16]
    result = []
    for entry in record.entries:
        content = wire.encode([previous, entry.at, entry.seat, entry.move])
        previous = sha256(content).hexdigest()[:16]
        result.append(previous)
    return first, result


def checked(record: Record) -> Record:
    """The record with all checks filled in."""
    first, others = checks(record)
    entries = [
        Entry(entry.at, entry.seat, entry.move, check)
        for entry, check in zip(record.entries, others, strict=True)
    ]
    return msgspec.structs.replace(record, check=first, entries=entries)


def read(source: bytes | str | Path) -> Record:
    """Read a record from bytes or a file and make sure that nothing in it was changed: see `verified`."""
    if isinstance(source, str | Path):
        path = Path(source)
        try:
            source = path.read_bytes()
        except OSError as error:
            raise BadInput(str(path), "cannot-read", reason=trouble(error)) from None
    try:
        record: Record = wire.decode(source, Record, "record")
    except BadInput as error:
        at_top = error.where == "record"
        problem = Flawed(error.message, **error.facts) if at_top else error
        raise BadRecord(None, "not-a-record", problem=problem) from None
    return verified(record)


def verified(record: Record) -> Record:
    """The same record, or `BadRecord` with the first entry whose check does not fit."""
    if record.format != FORMAT:
        raise BadRecord(None, "other-format", found=record.format, known=FORMAT)
    first, others = checks(record)
    if record.check != first:
        raise BadRecord(None, "header-changed")
    for number, (entry, check) in enumerate(zip(record.entries, others, strict=True)):
        if entry.check != check:
            raise BadRecord(number, "entry-changed")
    if record.seed is not None:
        try:
            seed = bytes.fromhex(record.seed)
        except ValueError:
            raise BadRecord(None, "seed-not-hexadecimal") from None
        if seed.hex() != record.seed:
            raise BadRecord(None, "seed-unusual")
        if commit(seed) != record.commitment:
            raise BadRecord(None, "seed-other")
    return record
