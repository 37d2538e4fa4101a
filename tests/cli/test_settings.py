"""The settings of a server: from the command line, the environment and a file, in this order."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.cli.serve import data_folder, may_open_browser
from sandtable.core.text import languages
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
        ("limit = { connections = 0 }", "limit.connections: '0' is not a whole number from 1 to 1000000000"),
        ("limit = 'strikes'", "limit: 'strikes' is not NAME=NUMBER"),
        ("origin = ['foo']", "origin: 'foo' is not like https://tables.example.org"),
        ("hosts = ['a b']", "hosts: 'a b' is not a host name like tables.example.org"),
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


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--address=https://host?x"], "--address: 'https://host?x' is not like https://tables.example.org"),
        (["--address=https://host#x"], "--address: 'https://host#x' is not like https://tables.example.org"),
        (["--address=https://ho st"], "--address: 'https://ho st' is not like https://tables.example.org"),
        (["--address=https://a@host"], "--address: 'https://a@host' is not like https://tables.example.org"),
        (["--address=https://host:x"], "--address: 'https://host:x' is not like https://tables.example.org"),
        (["--address=ftp://host"], "--address: 'ftp://host' is not like https://tables.example.org"),
        (["--address=https://[x]"], "--address: 'https://[x]' is not like https://tables.example.org"),
        (["--origin=foo"], "--origin: 'foo' is not like https://tables.example.org"),
        (["--origin=https://host/page"], "--origin: 'https://host/page' is not like https://"),
        (["--hosts=a b"], "--hosts: 'a b' is not a host name like tables.example.org"),
        (["--hosts=a.example,b.example:80"], "--hosts: 'b.example:80' is not a host name like"),
        (["--mail-from=foo"], "--mail-from: 'foo' is not an e-mail address like tables@example.org"),
        (["--smtp=foo"], "--smtp: it is not like smtp://USER:PASSWORD@mail.example.org:587"),
        (["--smtp=smtp://mail:x"], "--smtp: it is not like smtp://USER:PASSWORD@mail.example.org:587"),
        (["--smtp=smtp://mail"], "--smtp: say with --mail-from which address the mail comes from"),
        (["--reports=foo"], "--reports: 'foo' is neither an e-mail address like you@example.org nor a"),
        (["--reports=https://"], "--reports: 'https://' is neither an e-mail address like"),
        (["--reports=a@example.org"], "--reports: e-mail needs a mail server: name it with --smtp"),
        (["--limit=strikes=-1"], "--limit.strikes: '-1' is not a whole number from 1 to 1000000000"),
        (["--limit=strikes=many"], "--limit.strikes: 'many' is not a whole number from 1 to 1000000000"),
        (["--limit=body_bytes=1"], "--limit.body_bytes: '1' is not a whole number from 1024 to 1000000000"),
        (["--limit=strikes"], "--limit: 'strikes' is not NAME=NUMBER"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_an_option_that_cannot_work_is_refused_in_one_line(
    options: list[str], told: str, started: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port=0", *options]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"sandtable: {told}")
    assert error.count("\n") == 1
    assert not started


def test_a_wrong_mail_server_is_not_repeated_since_it_may_hold_a_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--smtp=smpt://ann:tell-nobody@mail"]) == 2
    assert "tell-nobody" not in capsys.readouterr().err


def test_addresses_of_every_kind(started: list[Settings]) -> None:
    options = [
        "--address=https://[2001:db8::1]:8443/",
        "--hosts=Tables.example.org.,xn--bcher-kva.example,192.0.2.1",
        "--origin=https://Club.example:443/",
        "--origin=capacitor://localhost",
        "--smtp=smtps://ann%40example.org:a%3Ab@mail.example.org",
        "--mail-from=tables@example.org",
        "--reports=https://hooks.example.org/x?key=y",
        "--limit=strikes=5",
        "--limit=strikes = 7",
    ]
    assert main(["serve", "--port=0", "--database=/nowhere/x.db", *options]) == 0
    (settings,) = started
    assert settings.hosts == ("Tables.example.org", "xn--bcher-kva.example", "192.0.2.1", "2001:db8::1")
    assert settings.origins == ("https://club.example", "capacitor://localhost")
    assert settings.mail == ("mail.example.org", 465, "tables@example.org", "ann@example.org", "a:b", "tls")
    assert settings.reports == "https://hooks.example.org/x?key=y"
    assert settings.limits == Limits(strikes=7)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", "serve", "admin", "completion"])
def test_the_help_fits_in_80_columns(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main([*command.split(), "--help", f"--lang={language}"])
    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_a_limit_that_makes_no_sense_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for value in ("0", "-1", "x", "", "1.5", "9" * 30):
        assert main(["serve", "--limit", f"{name}={value}", "--database", "mysql://none"]) == 2
        said = capsys.readouterr().err
        assert name in said, said
        assert "--limit" in said, said
        assert len(said.splitlines()) == 1
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    assert name in capsys.readouterr().out


def test_where_data_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("SANDTABLE_DATA")
    assert data_folder().name == "sandtable"
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert may_open_browser() in (False,) or data_folder().drive
