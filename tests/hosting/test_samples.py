"""The samples for hosts name only what there is."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.web.metrics import Metrics
from sandtable.web.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
ENDINGS = {"gauge": [""], "counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
"""What Prometheus calls the figures of each kind."""


def test_every_setting_of_the_sample_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Settings] = []

    def serve(settings: Settings, listener: socket.socket, *_: object) -> int:
        listener.close()
        found.append(settings)
        return 0

    monkeypatch.setattr("sandtable.web.run.serve", serve)
    assert main(["serve", "--port=0", "--settings", str(DEPLOY / "sandtable.toml")]) == 0
    assert found[0].address == "https://tables.example.org"
    assert found[0].database == "/var/lib/sandtable/sandtable.db"


def test_what_the_sample_leaves_out_is_a_setting_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "all.toml"
    left_out = re.findall(r"^# (\w+ = .*)$", (DEPLOY / "sandtable.toml").read_text(), re.MULTILINE)
    assert len(left_out) > 2
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
