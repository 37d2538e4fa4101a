"""`sandtable backup`: a copy of everything a site keeps, while it runs. `sandtable restore` puts it into an
empty database."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .serve import database_from
from .settings import add_settings
from .words import words

if TYPE_CHECKING:
    from ..live.backup import Copied
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    return _add(commands, say, "backup", _backup)


def add_restore(commands: Commands, say: Say) -> argparse.ArgumentParser:
    return _add(commands, say, "restore", _restore)


def _add(
    commands: Commands, say: Say, name: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=say(name), description=say(f"{name}-about"))
    parser.add_argument("file", metavar=say("word-file"), type=Path, help=say(f"{name}-file"))
    parser.add_argument("--database", metavar=say("word-where"), help=say("serve-database"))
    add_settings(parser, say, strict=False)
    parser.set_defaults(run=run)
    return parser


def _backup(arguments: argparse.Namespace) -> int:
    from ..live.backup import backup

    return _tell(arguments, "backup-made", asyncio.run(backup(database_from(arguments), arguments.file)))


def _restore(arguments: argparse.Namespace) -> int:
    from ..live.backup import restore

    return _tell(arguments, "restore-done", asyncio.run(restore(database_from(arguments), arguments.file)))


def _tell(arguments: argparse.Namespace, sentence: str, copied: Copied) -> int:
    print(words(arguments.lang)(sentence, file=str(arguments.file), **copied._asdict()))
    return 0
