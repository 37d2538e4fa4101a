"""The one command, `sandtable`.

Exit codes: 0 success; 1 a check failed; 2 bad arguments or input; 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import version

from ..core.errors import SandtableError
from . import balance, check_data, hint, ladder, play, review, rules, schema, serve, simulate, verify


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="sandtable",
        description="A table for two board games: Pendulum and Nations: The Dice Game.",
        epilog="`sandtable COMMAND --help` tells more about a command.",
    )
    parser.add_argument(
        "--version", action="version", version=f"sandtable {version('sandtable')}, {engine()}"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (
        play,
        hint,
        review,
        serve,
        simulate,
        ladder,
        verify,
        check_data,
        rules,
        schema,
        balance,
    ):
        command.add(commands)
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
    except SandtableError as error:
        print(f"sandtable: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def engine() -> str:
    """Which engine runs: `compiled engine` or `pure engine`."""
    from ..core import chance

    return "pure engine" if chance.__file__.endswith(".py") else "compiled engine"
