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

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    from ..web.settings import Limits

    parser = commands.add_parser(
        "serve",
        help="run tables for people and bots",
        description="Run tables for people and bots until interrupted. Everything is kept in one SQLite "
        "file, or in a PostgreSQL database.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0: everywhere (%(default)s)"
    )
    parser.add_argument("--port", default="8000", help="0: any that is free (%(default)s)")
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help="a file, or postgresql://USER@HOST/NAME (SANDTABLE_DATABASE, else a file in the folder that "
        "SANDTABLE_DATA names, else in the user's data folder)",
    )
    parser.add_argument(
        "--address",
        default="",
        help="how people reach this server, as https://tables.example.org: for the links it makes, and to "
        "tell its own pages from others",
    )
    parser.add_argument(
        "--hosts",
        metavar="NAME,NAME",
        default="",
        help="answer for these names alone, and for that of --address (only for localhost where neither is "
        "given and --host lets in this machine alone)",
    )
    parser.add_argument(
        "--proxy", metavar="IP", help="trust this proxy to say who the client is (X-Forwarded-For)"
    )
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may use it")
    parser.add_argument(
        "--pace", type=int, default=800, help="milliseconds a bot takes to decide (%(default)s)"
    )
    parser.add_argument(
        "--countdown", type=int, default=3000, help="milliseconds of countdown after a pause (%(default)s)"
    )
    parser.add_argument(
        "--limit",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
        help=f"change a limit: {', '.join(Limits.__struct_fields__)}",
    )
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from ..core import wire
    from ..web.run import listen, serve
    from ..web.settings import Limits, Settings

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    wanted = dict(pair.partition("=")[::2] for pair in arguments.limit)
    if unknown := set(wanted) - set(Limits.__struct_fields__):
        raise BadInput("--limit", f"no {', '.join(unknown)}; there is: {', '.join(Limits.__struct_fields__)}")
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
        print(f"sandtable is at {address}  (Ctrl+C stops it)", flush=True)
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
            raise BadInput("--address", f"{arguments.address!r} is not like https://tables.example.org")
        named.append(host_name(rest.partition("/")[0]))
    if not named and not arguments.proxy and is_loopback(arguments.host):
        named.append("localhost")
    return tuple(named)


def port_from(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise BadInput("--port", f"{text!r} is not a whole number from 0 to 65535")
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
