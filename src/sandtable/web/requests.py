"""What the handlers ask of a request: who calls, the tables, and the address of the site."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from ..live.directory import Directory
from .caller import Caller
from .settings import Settings

AnyRequest = Request[Any, Any, State]


def caller_of(request: AnyRequest) -> Caller:
    return Caller(request, request.app.state.tables)


def tables_of(request: AnyRequest) -> Directory:
    tables: Directory = request.app.state.tables
    return tables


def base_address(request: AnyRequest) -> str:
    settings: Settings = request.app.state.settings
    given = "" if settings.nats else settings.address  # Then the address is that of one process of many.
    return given.rstrip("/") or str(request.base_url).rstrip("/")
