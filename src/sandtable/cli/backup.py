"""`sandtable backup`: a copy of everything a site keeps, while it runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from .serve import database_from
from .settings import add_settings
from .words import words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("backup", help=say("backup"), description=say("backup-about"))
    parser.add_argument("file", metavar=say("word-file"), type=Path, help=say("backup-file"))
    parser.add_argument("--database", metavar=say("word-where"), help=say("serve-database"))
    add_settings(parser, say, strict=False)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    from ..live.backup import backup

    copied = asyncio.run(backup(database_from(arguments), arguments.file))
    print(words(arguments.lang)("backup-made", file=str(arguments.file), **copied._asdict()))
    return 0
