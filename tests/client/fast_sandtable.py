"""The program as fast as a test wants it: sand below the least tempo that people may choose, and bots that
need no time to see and decide."""

from __future__ import annotations

import sys
from typing import Any

from sandtable.cli import main
from sandtable.pendulum import game
from sandtable.pendulum.bots import bot as pendulum_bot
from sandtable.pendulum.bots.levels import greedy

# The package names its game like the module it comes from.
module: Any = sys.modules[type(game).__module__]
module.check = lambda seats, options: None

# Here and in the processes in which bots think: they import this module too.
pendulum_bot.SURPRISE = 0
greedy.pace = 20

if __name__ == "__main__":
    sys.exit(main())
