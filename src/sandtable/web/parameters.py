"""The parameters of requests, with their bounds.

Litestar checks bounds only around the whole type: `Annotated[int | None, ...]`, not
`Annotated[int, ...] | None`.
"""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from ..live.replay import MOST

SeatNumber = Annotated[int, Parameter(ge=0, le=63)]
SeatOrNone = Annotated[int | None, Parameter(ge=0, le=63)]
LineNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
EntryNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
EntryStep = Annotated[int, Parameter(ge=1, le=1_000_000)]
MomentCount = Annotated[int, Parameter(ge=1, le=MOST)]
WallOrNone = Annotated[int | None, Parameter(ge=0, le=2**53)]
GameOrNone = Annotated[str | None, Parameter(max_length=40)]
InviteOrNone = Annotated[str | None, Parameter(max_length=64)]
KeyOrNone = Annotated[str | None, Parameter(max_length=64)]
PlayerOrNone = Annotated[str | None, Parameter(max_length=120)]
NamesOrNone = Annotated[str | None, Parameter(max_length=4096)]
