"""Long lines: whole for programs, wrapped for people."""

from __future__ import annotations

import shutil
import sys
import textwrap


def tell(line: str, indent: int = 0) -> None:
    """Print; on a terminal what does not fit in one line goes on below it, further in."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        further = " " * indent
        line = textwrap.fill(line, width, subsequent_indent=further, break_on_hyphens=False)
    print(line)
