"""The program with sand as fast as a test wants it: the table option has a least value, for people."""

from __future__ import annotations

import sys
from typing import Any

from sandtable.cli import main
from sandtable.pendulum import game

# The package names its game like the module it comes from.
module: Any = sys.modules[type(game).__module__]
module.check = lambda seats, options: None

if __name__ == "__main__":
    sys.exit(main())
