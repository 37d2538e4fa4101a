"""Sandtable: a table for board games.

>>> from sandtable import new_match
>>> match = new_match("nations", seats=3, seed=7)
>>> match.to_act
(2,)
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.metadata import version


def _pure(path: str) -> FileFinder:
    """Find the modules of this package by their sources, though compiled ones lie beside them."""
    if path != __path__[0] and not path.startswith(__path__[0] + os.sep):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("SANDTABLE_PURE") == "1":
    sys.path_hooks.insert(0, _pure)
    for _path in [path for path in sys.path_importer_cache if path.startswith(__path__[0])]:
        del sys.path_importer_cache[_path]

from .core.errors import BadInput, BadRecord, IllegalMove, SandtableError  # noqa: E402
from .core.match import Match, load_record, new_match  # noqa: E402

__version__ = version("sandtable")

__all__ = [
    "BadInput",
    "BadRecord",
    "IllegalMove",
    "Match",
    "SandtableError",
    "__version__",
    "load_record",
    "new_match",
]
