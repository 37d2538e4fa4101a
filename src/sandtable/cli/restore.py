"""`sandtable restore`: puts a backup into an empty database."""

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
    parser = commands.add_parser("restore", help=say("restore"), description=say("restore-about"))
    parser.add_argument("file", metavar=say("word-file"), type=Path, help=say("restore-file"))
    parser.add_argument("--database", metavar=say("word-where"), help=say("serve-database"))
    add_settings(parser, say, strict=False)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    from ..live.backup import restore

    copied = asyncio.run(restore(database_from(arguments), arguments.file))
    print(words(arguments.lang)("restore-done", file=str(arguments.file), **copied._asdict()))
    return 0
