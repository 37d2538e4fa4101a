"""The settings of a server: from the command line, the environment and a file, in this order."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.web.limits import Limits
from sandtable.web.settings import Settings

FILE = """
port = 0
address = "https://file.example"
hosts = ["a.example", "b.example"]
origin = ["https://c.example"]
pace = 1
countdown = 1
database = "/nowhere/file.db"

[limit]
connections = 1
strikes = 1
"""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that servers were started with, which none of them is."""
    found: list[Settings] = []

    def serve(settings: Settings, listener: socket.socket, *_: object) -> int:
        listener.close()
        found.append(settings)
        return 0

    monkeypatch.setattr("sandtable.web.run.serve", serve)
    return found


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: list[Settings]
) -> None:
    path = tmp_path / "sandtable.toml"
    path.write_text(FILE)
    monkeypatch.setenv("SANDTABLE_SETTINGS", str(path))
    monkeypatch.setenv("SANDTABLE_COUNTDOWN", "2")
    monkeypatch.setenv("SANDTABLE_DATABASE", "/nowhere/environment.db")
    monkeypatch.setenv("SANDTABLE_LIMIT", "strikes=2, tables_an_hour=2")
    assert main(["serve", "--database=/nowhere/line.db", "--limit=tables_an_hour=3"]) == 0
    assert started == [
        Settings(
            database="/nowhere/line.db",
            address="https://file.example",
            hosts=("a.example", "b.example", "file.example"),
            origins=("https://c.example",),
            pace=1,
            countdown=2,
            limits=Limits(connections=1, strikes=2, tables_an_hour=3),
        )
    ]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pace = -1", "pace: '-1' is not a whole number of at least 0"),
        ("adress = 'x'", "adress: there is no such setting; choose from: host, port, database, address"),
        ("address = 'foo'", "address: 'foo' is not like https://tables.example.org"),
        ("address = 'https://x.example/tables/'", "address: the site cannot be at the path /tables/"),
        ("proxy = 'nginx'", "proxy: 'nginx' is not an IP address or network"),
        ("metrics = 'all'", "metrics: 'all' is not an IP address or network"),
        ("port = 70000", "port: '70000' is not a whole number from 0 to 65535"),
        ("log = 'loud'", "log: invalid choice: 'loud'"),
        ("limit = { connections = 0 }", "limit.connections: "),
        ("limit = { conections = 1 }", "limit: no conections; choose from: message_bytes, "),
        ("pace =", "not a TOML file: "),
    ],
)
def test_what_is_wrong_in_a_file_is_named(
    line: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sandtable.toml"
    path.write_text(line)
    database = f"--database={tmp_path / 'x.db'}"
    port = [] if line.startswith("port") else ["--port=0"]
    assert main(["serve", "--settings", str(path), database, *port]) == 2
    assert capsys.readouterr().err.startswith(f"sandtable: {path}: {told}")


def test_what_is_wrong_in_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SANDTABLE_ADDRESS", "foo")
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith("sandtable: SANDTABLE_ADDRESS: 'foo' is not like")
    assert main(["serve", "--address=bar"]) == 2
    assert capsys.readouterr().err.startswith("sandtable: --address: 'bar' is not like")


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--settings", "no-such.toml"]) == 2
    assert "no-such.toml" in capsys.readouterr().err


def test_the_help_lists_all_limits_with_their_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = "".join(capsys.readouterr().out.split())
    for name in Limits.__struct_fields__:
        assert f"{name}={getattr(Limits(), name)}" in told


def test_numbers_below_zero_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--pace", "-1"])
    assert end.value.code == 2
    assert "--pace" in capsys.readouterr().err
