"""`sandtable serve`: tables for people and bots, in the browser and for programs."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import BadInput
from .arguments import add_number
from .words import DEFAULT, words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    from ..web.settings import Limits

    parser = commands.add_parser("serve", help=say("serve"), description=say("serve-about"))
    address, names, number = say("word-address"), say("word-names"), say("word-number")
    parser.add_argument(
        "--host", metavar=address, default="127.0.0.1", help=say("serve-host", default=DEFAULT)
    )
    parser.add_argument("--port", metavar=number, default="8000", help=say("serve-port", default=DEFAULT))
    parser.add_argument("--database", metavar=say("word-where"), help=say("serve-database"))
    parser.add_argument("--address", metavar=address, default="", help=say("serve-address"))
    parser.add_argument("--hosts", metavar=names, default="", help=say("serve-hosts"))
    parser.add_argument("--proxy", metavar=say("word-ip"), help=say("serve-proxy"))
    parser.add_argument("--origin", metavar=address, action="append", default=[], help=say("serve-origin"))
    add_number(parser, "--pace", say("serve-pace", default=DEFAULT), say, 800)
    add_number(parser, "--countdown", say("serve-countdown", default=DEFAULT), say, 3000)
    parser.add_argument(
        "--limit",
        metavar=say("word-limit"),
        action="append",
        default=[],
        help=say("serve-limit", limits=", ".join(Limits.__struct_fields__)),
    )
    parser.add_argument("--open", action="store_true", help=say("serve-open"))
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from ..core import wire
    from ..web.run import listen, serve
    from ..web.settings import Limits, Settings

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    wanted = dict(pair.partition("=")[::2] for pair in arguments.limit)
    if unknown := set(wanted) - set(Limits.__struct_fields__):
        known = ", ".join(Limits.__struct_fields__)
        raise BadInput("--limit", "no-such", name=", ".join(unknown), known=known)
    limits: Limits = wire.convert(
        {**msgspec.to_builtins(Limits()), **wanted}, Limits, "--limit", lenient=True
    )
    settings = Settings(
        database=arguments.database
        or os.environ.get("SANDTABLE_DATABASE")
        or str(data_folder() / "sandtable.db"),
        limits=limits,
        hosts=_hosts(arguments),
        origins=tuple(arguments.origin),
        pace=arguments.pace,
        countdown=arguments.countdown,
        address=arguments.address,
    )
    listener = listen(arguments.host, port_from(arguments.port))
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = arguments.address or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"

    def ready() -> None:
        print(words(arguments.lang)("serve-ready", address=address), flush=True)
        if arguments.open and may_open_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, listener, ready, arguments.proxy)


def _hosts(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The names to answer for; numbers and names without a dot need not be among them."""
    from ..web.addresses import is_loopback
    from ..web.origins import host_name

    named = [name.strip() for name in arguments.hosts.split(",") if name.strip()]
    if arguments.address:
        scheme, _, rest = arguments.address.partition("://")
        if scheme not in ("http", "https") or not host_name(rest.partition("/")[0]):
            raise BadInput("--address", "not-an-address", value=repr(arguments.address))
        named.append(host_name(rest.partition("/")[0]))
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
