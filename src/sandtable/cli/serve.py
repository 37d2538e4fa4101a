"""`sandtable serve`: tables for people and bots, in the browser and for programs."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ..core.engine import engine
from ..core.errors import BadInput
from . import logs
from .arguments import add_count
from .settings import add_settings
from .words import DEFAULT, words

if TYPE_CHECKING:
    from ..live.sending import Mail
    from ..web.limits import Limits
    from ..web.settings import Settings
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    from ..web.limits import Limits

    parser = commands.add_parser("serve", help=say("serve"), description=say("serve-about"))
    address, names, number = say("word-address"), say("word-names"), say("word-number")
    parser.add_argument(
        "--host", metavar=address, default="127.0.0.1", help=say("serve-host", default=DEFAULT)
    )
    parser.add_argument("--port", metavar=number, default="8000", help=say("serve-port", default=DEFAULT))
    parser.add_argument("--database", metavar=say("word-where"), help=say("serve-database"))
    parser.add_argument("--address", metavar=address, default="", help=say("serve-address"))
    parser.add_argument("--nats", metavar=address, default="", help=say("serve-nats"))
    parser.add_argument("--hosts", metavar=names, default="", help=say("serve-hosts"))
    parser.add_argument("--proxy", metavar=say("word-ip"), help=say("serve-proxy"))
    parser.add_argument("--origin", metavar=address, action="append", default=[], help=say("serve-origin"))
    add_count(parser, "--pace", say("serve-pace", default=DEFAULT), say, 800, least=0)
    add_count(parser, "--countdown", say("serve-countdown", default=DEFAULT), say, 3000, least=0)
    parser.add_argument(
        "--limit",
        metavar=say("word-limit"),
        action="append",
        default=[],
        help=say("serve-limit", limits=", ".join(f"{name}={value}" for name, value in _limits(Limits()))),
    )
    parser.add_argument("--smtp", metavar=address, default="", help=say("serve-smtp"))
    parser.add_argument("--mail-from", metavar=address, default="", help=say("serve-mail-from"))
    parser.add_argument("--reports", metavar=address, default="", help=say("serve-reports"))
    for what in ("finished", "chat", "guests"):
        add_count(parser, f"--keep-{what}", say(f"serve-keep-{what}"), say, 0, least=0)
    parser.add_argument("--metrics", metavar=say("word-ip"), default="", help=say("serve-metrics"))
    parser.add_argument("--log", choices=logs.FORMS, default="text", help=say("serve-log", default=DEFAULT))
    add_settings(parser, say, strict=True)
    parser.add_argument("--open", action="store_true", help=say("serve-open"))
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from ..core import wire
    from ..live.retention import Retention
    from ..web.limits import Limits
    from ..web.run import listen, serve
    from ..web.settings import Settings

    logs.set_up(arguments.log)
    wanted = dict(pair.partition("=")[::2] for pair in arguments.limit)
    if unknown := set(wanted) - set(Limits.__struct_fields__):
        known = ", ".join(Limits.__struct_fields__)
        raise BadInput("--limit", "no-such", name=", ".join(unknown), known=known)
    limits: Limits = wire.convert(
        {**msgspec.to_builtins(Limits()), **wanted}, Limits, "--limit", lenient=True
    )
    database = database_from(arguments)
    if arguments.nats and not database.startswith("postgres"):
        raise BadInput("--nats", "nats-without-postgresql")
    listener = listen(arguments.host, port_from(arguments.port))
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = arguments.address or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    settings = Settings(
        database=database,
        limits=limits,
        hosts=_hosts(arguments),
        origins=tuple(arguments.origin),
        pace=arguments.pace,
        countdown=arguments.countdown,
        metrics=arguments.metrics,
        mail=_mail(arguments),
        reports=_reports(arguments),
        language=arguments.lang,
        retention=Retention(
            finished=arguments.keep_finished, chat=arguments.keep_chat, guests=arguments.keep_guests
        ),
        address=address.rstrip("/") if arguments.nats else arguments.address,
        nats=arguments.nats,
    )

    def ready() -> None:
        print(_started(arguments, settings, address), flush=True)
        if arguments.open and may_open_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, listener, ready, arguments.proxy)


SMTP: dict[str, tuple[Literal["starttls", "tls", "none"], int]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp-plain": ("none", 25),
}
"""Of each scheme how the connection is made safe, and its usual port."""


def _mail(arguments: argparse.Namespace) -> Mail | None:
    from urllib.parse import unquote, urlsplit

    from ..live.sending import Mail

    if not arguments.smtp:
        return None
    try:
        parts = urlsplit(arguments.smtp)
        port = parts.port
    except ValueError:
        raise BadInput("--smtp", "not-an-address", value=repr(arguments.smtp)) from None
    if parts.scheme not in SMTP or not parts.hostname:
        raise BadInput("--smtp", "not-an-address", value=repr(arguments.smtp))
    if "@" not in arguments.mail_from:
        raise BadInput("--mail-from", "not-an-address", value=repr(arguments.mail_from))
    security, usual = SMTP[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mail(parts.hostname, port or usual, arguments.mail_from, user, password, security)


def _reports(arguments: argparse.Namespace) -> str:
    """Where the host is told of reports: an address of e-mail, or of a webhook."""
    address: str = arguments.reports
    if address and not address.startswith("https://") and not (arguments.smtp and "@" in address):
        raise BadInput("--reports", "not-an-address", value=repr(address))
    return address


def _limits(limits: Limits) -> list[tuple[str, int]]:
    return [(name, getattr(limits, name)) for name in limits.__struct_fields__]


def _started(arguments: argparse.Namespace, settings: Settings, address: str) -> str:
    """The line that says what runs."""
    from ..live.storage import shown

    facts = {"version": version("sandtable"), "engine": engine(), "database": shown(settings.database)}
    facts["address"] = address
    say = words(arguments.lang)
    line = say("serve-ready", **{**facts, "engine": say(f"engine-{engine()}")})
    return logs.fact(line, **facts) if arguments.log == "json" else line


def database_from(arguments: argparse.Namespace) -> str:
    return arguments.database or str(data_folder() / "sandtable.db")


def _hosts(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The names to answer for; numbers and names without a dot need not be among them."""
    from ..web.addresses import is_loopback
    from ..web.origins import host_name

    named = [name.strip() for name in arguments.hosts.split(",") if name.strip()]
    if arguments.address:
        scheme, _, rest = arguments.address.partition("://")
        host, _, path = rest.partition("/")
        if scheme not in ("http", "https") or not host_name(host):
            raise BadInput("--address", "not-an-address", value=repr(arguments.address))
        if path and not arguments.nats:  # One of several processes may be at a path of the site.
            raise BadInput("--address", "address-with-path", path=f"/{path}", address=f"{scheme}://{host}/")
        named.append(host_name(host))
    if not named and not arguments.proxy and is_loopback(arguments.host):
        named.append("localhost")
    return tuple(named)


def port_from(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise BadInput("--port", "not-a-port", value=repr(text))
    return int(text)


def data_folder() -> Path:
    from platformdirs import user_data_path

    named = os.environ.get("SANDTABLE_DATA")
    return Path(named) if named else user_data_path("sandtable", appauthor=False)


def may_open_browser() -> bool:
    """Not for root, and not where there is no screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return not root and bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
