"""The page of figures, and the soak that is one of them."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from proof import figures, page, soak
from tests.web.server import Server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    return tmp_path


def test_what_falls_short_is_told(folder: Path) -> None:
    survivors = {"rules/x.py f: a < b → a <= b": 7}
    figures.keep(
        "mutants-nations",
        {
            "without": None,
            "seed": 3,
            "all": 200,
            "chosen": 50,
            "tried": 50,
            "noticed": 40,
            "survived": survivors,
            "killed": {},
        },
    )
    figures.keep("kills-sqlite", {"wanted": 100, "kills": 8, "acknowledged": 512, "lost": 0, "since": "abc"})
    lossy = {"wanted": 30, "kills": 30, "acknowledged": 99, "lost": 2, "since": "abc"}
    figures.keep("kills-postgresql", lossy)
    earlier = (
        "# Proof\n\n## What a seat cannot know\n\nMuch, of commit abc.\n\n## Half an hour of play\n\nFlat.\n"
    )
    (folder / "proof.md").write_text(earlier)
    faults = page.write(folder / "proof.md")
    text = (folder / "proof.md").read_text()
    assert "## What a seat cannot know\n\nMuch, of commit abc.\n\n## Killed" in text
    assert "| Nations: The Dice Game | 200 | 50 | 3 | 40 | 80.0% | 67.0% to 88.8% |" in text
    assert "| SQLite | 8 of 100 | 512 | 0 | abc to " in text
    assert text.count("Not run yet.") == 2
    assert faults == [
        "nations: 40 of 50 mutants noticed, less than 90%",
        "nations: no reason for the survivor rules/x.py f: a < b → a <= b",
        "Pendulum: the mutants were not tried",
        "SQLite: 8 of 100 kills",
        "PostgreSQL: 2 commands lost or stored twice",
        "Commands to the engines: not run",
        "Messages to the server: not run",
        "What a seat cannot know: not run again, these are earlier figures",
        "Half an hour of play: not run again, these are earlier figures",
    ]


def test_the_memory_of_a_server_is_seen(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db") as server:
        samples, loaded, _ = asyncio.run(soak.watch(server, 1, 0.2))
    assert min(samples) > 10
    assert len(loaded) == len(samples)


def test_growth_is_of_the_last_third_over_the_second() -> None:
    assert soak.growth([1, 2, 3, 100, 100, 100, 110, 110, 110]) == pytest.approx(0.1)


def test_the_page_itself_is_no_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    monkeypatch.setattr(figures, "PAGE", tmp_path / "proof.md")
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for arguments in (("init",), (*who, "commit", "--allow-empty", "--message=First")):
        subprocess.run(["git", *arguments], cwd=tmp_path, check=True, capture_output=True)
    clean = figures.commit()
    assert len(clean) == 12
    (tmp_path / "proof.md").write_text("figures")
    assert figures.commit() == clean
    (tmp_path / "rules.py").write_text("")
    assert figures.commit() == f"{clean}-dirty"


def test_a_database_without_kills_falls_short(folder: Path) -> None:
    figures.keep("kills-sqlite", {"wanted": 9, "kills": 9, "acknowledged": 512, "lost": 0, "since": "abc"})
    faults = page.write(folder / "proof.md")
    assert "PostgreSQL: no kills" in faults
    assert not [fault for fault in faults if fault.startswith("SQLite")]
