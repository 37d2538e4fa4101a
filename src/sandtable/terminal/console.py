"""A console whose reader may leave early, as `head` does."""

from __future__ import annotations

from typing import NoReturn

import rich.console


class Console(rich.console.Console):
    def on_broken_pipe(self) -> NoReturn:
        """Like a `print`; rich itself ends the program as if something were wrong."""
        raise BrokenPipeError
