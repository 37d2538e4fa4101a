"""What the tests need of the machine is installed before them, once; what is missing is told."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import engine, parts

ROOT = Path(__file__).resolve().parents[1]
SENTENCE = "No Chromium was found that starts"

APT_GET = """
import os, pathlib, sys
folder = pathlib.Path(__file__).parent
with (folder / "calls").open("a") as calls:
    told = [word for word in sys.argv[1:] if word in ("update", "install") or "chromium" in word]
    calls.write(" ".join(told) + chr(10))
try:
    (folder / "lock").mkdir()
except FileExistsError:
    sys.exit("E: Unable to acquire the dpkg frontend lock")
if "install" in sys.argv:
    browser = folder / next(word for word in sys.argv if "chromium" in word)
    browser.write_text("#!/bin/sh" + chr(10))
    browser.chmod(0o755)
(folder / "lock").rmdir()
"""


def program(folder: Path, name: str, code: str) -> None:
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{code}")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser: where its programs are. Root may install there, with an empty apt-get."""
    programs = tmp_path / "programs"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", "http://127.0.0.1:9")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(parts, "fonts", lambda: True)
    monkeypatch.setattr(parts, "postgresql", lambda: programs)
    for each in ("nginx", "caddy"):
        monkeypatch.setattr(parts, each, lambda: str(programs))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return programs


def test_what_is_missing_is_installed_once(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also by two at the same moment: the package manager refuses the second."""
    program(machine, "apt-get", APT_GET)
    with ThreadPoolExecutor(2) as both:
        assert list(both.map(lambda _: parts.main(), range(2))) == [0, 0]
    assert (machine / "calls").read_text().splitlines() == ["update", "install chromium-headless-shell"]
    assert capsys.readouterr().out.splitlines() == [
        "==> installing Chromium for the browser tests: Playwright's own",
        "==> installing Chromium for the browser tests: Debian's package",
    ]
    assert parts.main() == 0
    assert capsys.readouterr().out == ""


def test_an_older_system_without_the_shell_gets_the_whole_browser(machine: Path) -> None:
    refuse = "if 'chromium-headless-shell' in sys.argv: sys.exit('E: Unable to locate package')\n"
    program(machine, "apt-get", APT_GET.replace("try:\n", f"{refuse}try:\n", 1))
    assert parts.main() == 0
    assert parts.chromium() == str(machine / "chromium")
    program(machine, "chromium-headless-shell", "")
    assert parts.chromium() == str(machine / "chromium-headless-shell")


def test_every_way_that_failed_is_told(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program(machine, "chromium", "import sys; sys.exit('this is a placeholder')")
    program(machine, "apt-get", "import sys; sys.exit('E: no such package')")
    assert parts.main() == 1
    told = capsys.readouterr().err
    assert "Playwright's own: " in told and "ECONNREFUSED" in told
    assert "Debian's package: E: no such package" in told
    assert SENTENCE in told


def test_without_root_nothing_is_tried_that_needs_it(
    machine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    program(machine, "apt-get", APT_GET)
    assert parts.main() == 1
    assert not (machine / "calls").exists()
    told = capsys.readouterr().err
    assert (
        "Debian's package: only root can: apt-get install chromium-headless-shell fonts-dejavu-core" in told
    )
    assert ".venv/bin/playwright install chromium, which needs no root" in told


def test_another_user_of_the_package_manager_is_waited_for(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = "E: Could not get lock /var/lib/apt/lists/lock"
    said = iter([locked, locked])

    def run(*command: str) -> None:
        if "update" in command and (problem := next(said, None)):
            raise parts.Failed(problem)

    monkeypatch.setattr(parts, "run", run)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    program(machine, "apt-get", APT_GET)
    parts.debian("chromium")
    assert next(said, None) is None


def run_pytest(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{done.returncode}\n{done.stdout}"


def test_a_browser_test_without_a_browser_fails_with_one_sentence(tmp_path: Path) -> None:
    test = "tests/client/test_start.py::test_a_pasted_link_leads_to_the_seat"
    told = run_pytest(test, PATH=str(tmp_path), PLAYWRIGHT_BROWSERS_PATH=str(tmp_path))
    assert told.startswith("1\n")
    assert SENTENCE in told
    assert "Traceback" not in told


def test_what_was_not_run_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "test_parts_missing.py"
    file.write_text(
        "import pytest\n"
        "@pytest.mark.parametrize('number', [1, 2])\n"
        "def test_one(number): pytest.skip('a part is missing')\n"
        "def test_two(): pytest.skip('so is another')\n"
    )
    told = run_pytest(str(file), "-p", "tests.conftest", "--rootdir", str(ROOT))
    assert "\nnot run: 2 tests (a part is missing), 1 test (so is another)" in told


@pytest.mark.parametrize(
    ("compiler", "said"),
    [
        ("no-such-compiler", "there is no C compiler no-such-compiler"),
        ("false", "the C compiler does not work: false"),
    ],
)
def test_without_a_c_compiler_one_line_says_so(
    compiler: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.delenv("SANDTABLE_PURE", raising=False)
    monkeypatch.setattr(engine, "SRC", tmp_path)
    monkeypatch.setattr(engine, "digest", lambda files: "")
    engine.main(tmp_path / "stamp")
    told = capsys.readouterr().out
    assert told.startswith(f"==> using the engine in pure Python, which is slower: {said}")
    assert told.count("\n") == 1


def test_a_wheel_is_compiled_where_that_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SANDTABLE_COMPILE", raising=False)
    monkeypatch.setattr(engine, "lacking", lambda: None)
    assert engine.wanted()
    monkeypatch.setattr(engine, "lacking", lambda: "there is no C compiler")
    assert not engine.wanted()
    monkeypatch.setenv("SANDTABLE_COMPILE", "1")
    assert engine.wanted()


def test_a_compiled_wheel_is_made_with_the_types_of_all_that_live_tables_import(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SANDTABLE_COMPILE", "1")
    project = tomllib.loads((engine.ROOT / "pyproject.toml").read_text())["project"]
    core = SimpleNamespace(
        dependencies=project["dependencies"], optional_dependencies=project["optional-dependencies"]
    )
    hook: Any = SimpleNamespace(metadata=SimpleNamespace(core=core))
    needed = engine.Hook.dependencies(hook)
    assert {"mypy[mypyc]", *project["dependencies"], *project["optional-dependencies"]["cluster"]} <= {
        *needed
    }
