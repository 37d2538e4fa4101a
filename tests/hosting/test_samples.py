"""The samples for hosts name only what there is."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from sandtable.cli import main, serve
from sandtable.cli.words import words
from sandtable.web.metrics import Metrics
from sandtable.web.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
ENDINGS = {"gauge": [""], "counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
"""What Prometheus calls the figures of each kind."""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that servers were started with, which none of them is."""
    found: list[Settings] = []

    def started(settings: Settings, listener: socket.socket, *_: object) -> int:
        listener.close()
        found.append(settings)
        return 0

    monkeypatch.setattr("sandtable.web.run.serve", started)
    return found


def test_every_setting_of_the_sample_is_one(started: list[Settings]) -> None:
    assert main(["serve", "--port=0", "--settings", str(DEPLOY / "sandtable.toml")]) == 0
    assert started[0].address == "https://tables.example.org"
    assert started[0].database == "/var/lib/sandtable/sandtable.db"


def test_every_setting_of_the_containers_is_one(
    monkeypatch: pytest.MonkeyPatch, started: list[Settings]
) -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    image = re.findall(r"(SANDTABLE_\w+)=(\S+)", (DEPLOY / "Dockerfile").read_text())
    given = {**dict(image), **dict(re.findall(r"^ +(SANDTABLE_\w+): (.+)$", compose, re.MULTILINE))}
    commands = argparse.ArgumentParser().add_subparsers()
    options = {action.dest.upper() for action in serve.add(commands, words("en"))._actions}
    assert {name.removeprefix("SANDTABLE_") for name in given} <= options | {"DATA", "COMPILE"}
    for name, value in given.items():
        filled = value.replace("${SITE:?}", "tables.example.org").replace("${PASSWORD:?}", "a-b-1")
        monkeypatch.setenv(name, filled)
    assert main(["serve", "--port=0"]) == 0
    assert started[0].address == "https://tables.example.org"
    assert started[0].database == "postgresql://sandtable:a-b-1@database/sandtable"
    assert f"subnet: {given['SANDTABLE_PROXY']}" in compose


def test_what_the_sample_leaves_out_is_a_setting_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "all.toml"
    left_out = re.findall(r"^# ([\w-]+ = .*)$", (DEPLOY / "sandtable.toml").read_text(), re.MULTILINE)
    assert len(left_out) > 8
    path.write_text("\n".join([*left_out, "no-such = 1"]))
    assert main(["serve", "--settings", str(path)]) == 2
    assert "no-such: there is no such setting" in capsys.readouterr().err


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_every_figure_they_ask_for_is_there(file: str) -> None:
    there = set()
    for family in Metrics().registry.collect():
        there |= {family.name + ending for ending in ENDINGS[family.type]}
    text = (DEPLOY / file).read_text()
    asked = set(re.findall(r"\bsandtable_\w+", text))
    assert len(asked) > 4
    assert asked <= there
    if file.endswith(".json"):
        assert json.loads(text)["panels"]


def test_the_first_error_of_the_program_rings() -> None:
    told = Metrics().text().decode()
    named = re.findall(r'(\w+)({\w+="\w+"})', (DEPLOY / "alerts.yaml").read_text())
    counted = [f"{name}{labels} 0.0" for name, labels in named if name.endswith("_total")]
    assert len(counted) == 2
    assert set(counted) <= set(told.splitlines())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "sandtable.service"
    unit.write_text(
        (DEPLOY / unit.name).read_text().replace("/opt/sandtable/bin/sandtable", str(shutil.which("true")))
    )
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
