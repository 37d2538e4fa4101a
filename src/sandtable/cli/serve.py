"""`sandtable serve`: tables for people and bots, in the browser and for programs."""

from __future__ import annotations

import argparse
import os
import re
import sys
import threading
import webbrowser
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.engine import engine
from ..core.errors import BadInput
from . import logs
from .addresses import hosts_from, mail_from, origins_from, reports_from
from .arguments import add_count
from .settings import add_settings
from .words import DEFAULT, words

if TYPE_CHECKING:
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
    from ..live.retention import Retention
    from ..web.run import listen, serve
    from ..web.settings import Settings

    logs.set_up(arguments.log)
    limits = limits_from(arguments)
    hosts, origins = hosts_from(arguments), origins_from(arguments)
    mail, reports = mail_from(arguments), reports_from(arguments)
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
        hosts=hosts,
        origins=origins,
        pace=arguments.pace,
        countdown=arguments.countdown,
        metrics=arguments.metrics,
        mail=mail,
        reports=reports,
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


def limits_from(arguments: argparse.Namespace) -> Limits:
    """The limits with those of `--limit` changed; of one that is given twice the last holds."""
    from ..web.limits import Limits, bounds

    known, wanted = bounds(), {}
    for pair in arguments.limit:
        name, equals, number = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadInput("--limit", "not-a-limit", value=repr(pair))
        if name not in known:
            raise BadInput("--limit", "no-such", name=name, known=", ".join(known))
        least, most = known[name]
        if not re.fullmatch("[0-9]{1,18}", number) or not least <= int(number) <= most:
            where = f"--limit.{name}"
            raise BadInput(where, "not-a-number-from", value=repr(number), least=str(least), most=str(most))
        wanted[name] = int(number)
    return Limits(**wanted)


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


def port_from(text: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > 65535:
        raise BadInput("--port", "not-a-port", value=repr(text))
    return int(text)


def data_folder() -> Path:
    from platformdirs import user_data_path

    named = os.environ.get("SANDTABLE_DATA")
    return Path(named) if named else user_data_path("sandtable", appauthor=False)


def may_open_browser() -> bool:
    """Whether a browser can be opened: there is a screen, and the user is not root."""
    if sys.platform in ("win32", "darwin"):
        return True
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return not root and bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
