"""The settings of a server."""

from __future__ import annotations

import msgspec

from ..core.text import FALLBACK
from ..live.retention import Retention
from ..live.sending import Mail
from .limits import Limits


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()
    """Host names the server answers to; empty: all. Numeric addresses and names without a dot always work."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server."""
    pace: int = 800
    """About how many milliseconds a bot takes for a decision."""
    countdown: int = 3000
    """Milliseconds of countdown after a pause."""
    metrics: str = ""
    """IP addresses and networks that may read `/metrics`."""
    mail: Mail | None = None
    """The mail server for notices; None: none are sent by e-mail."""
    reports: str = ""
    """An e-mail address or a webhook that is told of reported chat lines."""
    language: str = FALLBACK
    """What the host is told of."""
    retention: Retention = Retention()
    address: str = ""
    """The public address used in links; empty: the one the request came to.
    With `nats`: where this process is."""
    nats: str = ""
    """The NATS servers over which several processes are one site, with commas; empty: it is the only one."""
