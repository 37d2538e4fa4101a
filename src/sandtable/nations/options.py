"""How a table wants to play Nations."""

from __future__ import annotations

from typing import Literal

from ..core.game import Options
from .data import Data


class NationsOptions(Options, frozen=True):
    opponent: Literal["normal", "hard"] = "normal"
    """Solo only: whether the opponent rolls a 4 again (SOL-3)."""
    data: Data | None = None
    """Component values of the table's own; None: those of the program."""
