"""`sandtable completion`: lets a shell complete commands and options."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .words import words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say

LINE = 'eval "$(sandtable completion bash)"'
FISH = "sandtable completion fish | source"
SHELLS = ("bash", "zsh", "fish", "tcsh")


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        "completion", help=say("completion"), description=say("completion-about", line=LINE, fish=FISH)
    )
    parser.add_argument("shell", metavar=say("word-shell"), choices=SHELLS, help=", ".join(SHELLS))
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    import shtab

    file = words(arguments.lang)("word-file")
    for command in arguments.commands.choices.values():
        for action in command._actions:
            if action.metavar == file:
                action.complete = shtab.FILE
    print(shtab.complete(arguments.whole, shell=arguments.shell))
    return 0
