"""`sandtable admin`: what the host of a site looks at and does, while the site runs."""

from __future__ import annotations

import argparse
import asyncio
import textwrap
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from ..core.errors import BadInput
from .arguments import add_json, print_json
from .serve import database_from
from .settings import add_settings
from .words import words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say

LISTS = ("tables", "persons", "bans", "reports", "log")
SEARCHED = ("tables", "persons")
ACTS = ("close-table", "delete-table", "delete-person", "ban", "unban", "settle")
WHAT = (*LISTS, "statistics", *ACTS)
TIMES = ("made", "ended", "seen")
HANG = 17
"""The column in which the help says what an action does."""


class Listing(argparse.HelpFormatter):
    """Keeps lines apart, and wraps each."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            textwrap.fill(line, width, subsequent_indent=" " * HANG if line.startswith(" ") else "")
            for line in text.splitlines()
        )


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    about = "\n".join(f"{'  ' + what:{HANG}}{say(f'admin-what-{what}')}" for what in WHAT)
    parser = commands.add_parser(
        "admin",
        help=say("admin"),
        description=say("admin-about"),
        epilog=f"{say('admin-whats')}\n{about}",
        formatter_class=Listing,
    )
    parser.add_argument("what", metavar=say("word-what"), choices=WHAT, help=say("admin-what"))
    parser.add_argument(
        "subject", metavar=say("word-subject"), nargs="?", default="", help=say("admin-subject")
    )
    parser.add_argument("--reason", metavar=say("word-reason"), default="", help=say("admin-reason"))
    parser.add_argument("--database", metavar=say("word-where"), help=say("serve-database"))
    add_settings(parser, say, strict=False)
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    if arguments.what in ACTS and not arguments.subject:
        raise BadInput(arguments.what, "subject-needed")
    if arguments.what not in (*ACTS, *SEARCHED) and arguments.subject:
        raise BadInput(arguments.what, "no-subject", subject=repr(arguments.subject))
    return asyncio.run(_run(arguments))


async def _run(arguments: argparse.Namespace) -> int:
    from ..live.admin import site
    from ..live.errors import Denied

    say = words(arguments.lang)
    async with site(database_from(arguments)) as admin:
        try:
            if arguments.what in SEARCHED:
                _show(await getattr(admin, arguments.what)(arguments.subject), arguments, say)
            elif arguments.what in LISTS:
                _show(await getattr(admin, arguments.what)(), arguments, say)
            elif arguments.what == "statistics":
                figures = await admin.statistics()
                if arguments.json:
                    print_json(figures)
                else:
                    for name, count in figures.items():
                        print(f"{count:8}  {say(f'admin-count-{name}')}")
            elif arguments.what == "settle":
                await admin.settle(arguments.subject)
            else:
                outcome = await admin.act(arguments.what, arguments.subject, arguments.reason)
                if outcome is None:
                    print(say("admin-waits"))
                    return 1
                if outcome != "done":
                    raise Denied(outcome)
        except Denied as denied:
            raise BadInput(arguments.subject or arguments.what, denied.text(arguments.lang)) from None
    if arguments.what in ACTS:
        print(say("admin-done"))
    return 0


def _show(found: list[dict[str, Any]], arguments: argparse.Namespace, say: Say) -> None:
    if arguments.json:
        print_json(found)
    elif not found:
        print(say("admin-none"))
    else:
        lines = [[say(f"column-{name}") for name in found[0]]]
        lines += [[_cell(name, value, say) for name, value in each.items()] for each in found]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _cell(name: str, value: Any, say: Say) -> str:
    if value is None:
        return ""
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return say("yes") if value else ""
    return ", ".join(value) if isinstance(value, list) else str(value)
