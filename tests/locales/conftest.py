from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core import text

from .catalogues import LOCALES
from .pseudo import write


@pytest.fixture(scope="session")
def with_pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of catalogues in which the pseudo-language is one more."""
    return write(tmp_path_factory.mktemp("locales"), LOCALES)


@pytest.fixture
def pseudo(with_pseudo: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, for all that this process says."""
    monkeypatch.setenv("SANDTABLE_LOCALES", str(with_pseudo))
    monkeypatch.setattr(text, "own_folder", lambda: with_pseudo)
    return with_pseudo
