"""The command as a user meets it: what it prints, and its exit codes."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from sandtable import new_match
from sandtable.cli import main
from sandtable.core.text import languages

from ..rules import rule


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err


def read(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = run(capsys, *words)
    assert code == 0, err
    return json.loads(out)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = new_match("nations", seats=2, seed=3)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    path = tmp_path / "match.json"
    path.write_bytes(match.record.to_bytes())
    return path


GOLDEN = Path(__file__).parents[1] / "golden" / "nations-2-players.json"
SIMULATE = ("simulate", "nations", "--seats", "greedy,random", "--games", "6", "--seed", "1", "--json")


def test_simulate_prints_the_figures_a_program_wants(capsys: pytest.CaptureFixture[str]) -> None:
    figures = read(capsys, *SIMULATE, "--jobs", "1")
    assert figures["games"] == 6
    assert figures["unfinished"] == 0
    assert sum(figures["wins_by_seat"]) == sum(figures["wins_by_bot"].values()) == 6
    assert figures["wins_by_bot"]["greedy"] == 6
    assert figures["decisions"] > 6 * 8
    assert figures["decisions_per_second"] > 0
    scores = figures["scores"]["greedy"]
    assert scores["p5"] <= scores["p50"] <= scores["p95"] <= scores["best"]
    assert sum(figures["sources"]["greedy"].values()) == pytest.approx(1)


def test_simulate_gives_the_same_games_however_many_processes(capsys: pytest.CaptureFixture[str]) -> None:
    alone, spread = (read(capsys, *SIMULATE, "--jobs", jobs) for jobs in ("1", "2"))
    for figures in (alone, spread):
        del figures["seconds"], figures["decisions_per_second"]
    assert alone == spread


@pytest.mark.parametrize(
    "command", [SIMULATE[:-1], ("ladder", "nations", "--bots", "greedy,random", "--games", "4")]
)
def test_figures_are_written_as_in_the_language(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    for language, point, share in (("en", ".", r"\d%"), ("de", ",", r"\d\xa0%"), ("nl", ",", r"\d%")):
        assert main([*command, "--jobs", "1", "--lang", language]) == 0
        out = capsys.readouterr().out
        assert set(re.findall(r"\d([.,])\d\b", out)) == {point}, out
        assert re.search(share, out), out


def test_simulate_takes_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    solo = ("simulate", "nations", "--seats", "greedy", "--games", "3", "--jobs", "1", "--json")
    normal = read(capsys, *solo)
    hard = read(capsys, *solo, "--option", "opponent=hard")
    assert normal["scores"] != hard["scores"]


@rule("nations.SOL-5")
@pytest.mark.parametrize(("game", "told"), [("nations", False), ("pendulum", True)])
def test_simulate_tells_of_wins_where_there_can_be_some(
    capsys: pytest.CaptureFixture[str], game: str, told: bool
) -> None:
    assert main(["simulate", game, "--seats", "random", "--games", "1", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert ("wins" in out) is told, out
    assert "average" in out


@pytest.mark.parametrize("untimed", ["1", "[1]", "1,2", "[1, 2]", ""])
def test_an_option_of_several_values(capsys: pytest.CaptureFixture[str], untimed: str) -> None:
    words = ("simulate", "pendulum", "--seats", "novice,novice", "--games", "1", "--jobs", "1", "--json")
    found = read(capsys, *words, "--option", f"untimed={untimed}")
    numbers = [int(each) for each in untimed.strip("[]").split(",") if each]
    same = read(capsys, *words, "--option", f"untimed={numbers}")
    other = read(capsys, *words, "--option", "untimed=4")
    assert found["decisions"] == same["decisions"] != other["decisions"]


def test_an_option_that_may_be_left_open(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "pendulum", "--seats", "novice,novice", "--games", "1", "--jobs", "1", "--json")
    assert read(capsys, *words, "--option", "characters=bolk-champion,null")["unfinished"] == 0
    assert read(capsys, *words, "--option", "automa=null", "--option", "foreshadowing=false")["games"] == 1


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (
            ("simulate", "nations", "--option", "opponent=kind"),
            "option.opponent: 'kind' is not one of: hard, normal",
        ),
        (("simulate", "nations", "--option", "opponents=hard"), "no 'opponents'; choose from: opponent"),
        (
            ("ladder", "pendulum", "--option", "sands=1"),
            "no 'sands'; choose from: tempo, grace, untimed, sides",
        ),
        (("balance", "automas", "--option", "sides=both"), "'both' is not one of: advanced, any, basic"),
        (("simulate", "pendulum", "--option", "foreshadowing=maybe"), "'maybe' is not one of: true, false"),
        (("simulate", "pendulum", "--option", "untimed=first"), "option.untimed[0]"),
        (("simulate", "pendulum", "--option", "untimed=5"), "5 is not a round from 1 to 4"),
        (("simulate", "pendulum", "--option", "untimed=[1"), "option.untimed: [1: "),
        (("simulate", "nations", "--option", "opponent"), "KEY=VALUE"),
        (("simulate", "nations", "--seats", "greedy,nobody"), "--seats: nations has no bot 'nobody'"),
        (("simulate", "nations", "--seats", "greedy," * 5 + "greedy"), "1 to 4"),
        (("simulate", "nations", "--data", "no-such-file.toml"), "no-such-file.toml"),
        (("simulate", "nations", "--option", "opponent=hard"), "solo"),
        (("verify", "no-such-file.json"), "no-such-file.json"),
        (("ladder", "nations", "--games", "3"), "--games: not an even number"),
        (("hint", str(GOLDEN), "--entry", "999"), "--entry: not a number from 0 to 107"),
        (("simulate", "pendulum", "--option", "tempo=9"), "--option.tempo: 9.0 is not between 0.5 and 3"),
        (
            ("train", "nations", "--out", str(GOLDEN)),
            "nations-2-players.json cannot be written: part of its path is not a folder",
        ),
        (("review", str(GOLDEN), "--seat", "3"), "--seat: not a number from 1 to 2"),
        (("hint", str(GOLDEN), "--seat", "3"), "--seat: not a number from 1 to 2"),
        (("rules", "nations", "FLY-1"), "FLY-1"),
        (("serve", "--port", "abc"), "--port: 'abc' is not a whole number from 0 to 65535"),
        (("serve", "--port", "70000"), "--port: '70000' is not a whole number from 0 to 65535"),
        pytest.param(("serve", "--port", "9" * 5000), "--port: '99999", id="a long port"),
        (("serve", "--port", "-1"), "--port: '-1' is not a whole number from 0 to 65535"),
        (("serve", "--host", "no.such.invalid"), "--host: no machine called 'no.such.invalid' was found"),
        (("serve", "--host", "a..b"), "--host: no machine called 'a..b' was found"),
        (("serve", "--host", "192.0.2.1"), "--host: cannot listen at 192.0.2.1:8000"),
        (
            ("play", "nations", "--seats", "ann,greedy"),
            "--seats: nations has no bot 'ann'; choose from: me, ",
        ),
        (
            ("play", "nations", "--record", "no/such/file"),
            "--record: no/such/file cannot be written: no such file or folder",
        ),
        (
            ("balance", "nations", "--out", "no/such/file"),
            "no/such/file cannot be written: no such file or folder",
        ),
        (
            ("ladder", "nations", "--out", "no/such/file"),
            "no/such/file cannot be written: no such file or folder",
        ),
    ],
)
def test_a_wrong_call_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], names: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("sandtable: ")
    assert names in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["fly"], "'fly'"),
        (["rules"], "required: GAME (see sandtable rules --help)"),
        (["serve", "--fly"], "sandtable serve: unknown arguments: --fly (see sandtable serve --help)"),
        (["simulate", "chess"], "'chess'"),
        (["simulate", "nations", "--games", "many"], "--games: 'many'"),
        (["review", "x", "--count", "0"], "--count: '0'"),
        (["serve", "--pace", "-1"], "--pace: '-1'"),
        (["serve", "--keep-chat", "-1"], "--keep-chat: '-1'"),
    ],
)
def test_unknown_words_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], wrong: str
) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert wrong in told
    assert "--help" in told
    assert told.count("\n") == 1


def test_without_a_command_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys)
    assert (code, err) == (0, "")
    assert out.startswith("usage: sandtable")
    assert "--version" in out and "simulate" in out


def test_a_shell_completes_commands_and_options(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "completion"
    script.write_text(capsys.readouterr().out)

    def complete(*words: str) -> list[str]:
        typed = " ".join(f"'{word}'" for word in words)
        ask = f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _shtab_sandtable; echo ${{COMPREPLY[@]}}"
        done = subprocess.run(
            ["bash", "-c", f"source {script}; {ask}"], capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    assert complete("sandtable", "ser") == ["serve"]
    assert complete("sandtable", "serve", "--addr") == ["--address"]
    assert complete("sandtable", "rules", "nat") == ["nations"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "tcsh"])
def test_there_is_a_script_for_each_shell(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    code, out, err = run(capsys, "completion", shell)
    assert (code, err) == (0, "")
    assert "serve" in out


@pytest.mark.parametrize("words", [["hint"], ["review"], ["play", "nations", "--record"]])
@pytest.mark.parametrize(
    ("content", "told"),
    [("Dear diary", "(this isn't valid JSON"), ("", "(it is empty, or its end is missing)")],
)
def test_a_file_that_is_no_record_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], content: str, told: str
) -> None:
    file = tmp_path / "diary"
    file.write_text(content)
    code, out, err = run(capsys, *words, str(file))
    assert (code, out) == (2, "")
    assert err.startswith(f"sandtable: {file}: header: not a record {told}")


def test_verify_accepts_a_true_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    told = read(capsys, "verify", str(record), "--json")
    assert told["ok"] is True
    assert told["result"]["scores"]
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert ": valid." in out


def test_verify_names_the_entry_that_was_changed(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[5] = lines[5].replace('"at":0', '"at":1')
    record.write_text("\n".join(lines))
    code, out, _ = run(capsys, "verify", str(record), "--json")
    assert code == 1
    told = json.loads(out)
    assert told["ok"] is False
    assert told["entry"] == 4


def test_verify_notices_another_seed(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    plain = json.loads(record.read_text())
    plain["seed"] = "00" * 32
    record.write_text(json.dumps(plain))
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 1
    assert "the seed does not match" in out


def test_data_shows_every_value_with_its_status(capsys: pytest.CaptureFixture[str]) -> None:
    told = read(capsys, "data", "nations", "--json")
    assert told["ok"] is True
    assert all(constraint["holds"] for constraint in told["constraints"])
    statuses = {(value["of"], value["field"]): value["status"] for value in told["values"]}
    assert statuses["terrace-fields", "dice"] == "printed"
    assert statuses["terrace-fields", "points"] == "reconstructed"
    assert run(capsys, "data", "nations")[0] == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_tables_of_values_fit_in_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = run(capsys, "data", game, "--lang", language)[1]
    table = [line for line in told.splitlines() if line.startswith("│")]
    assert table
    assert max(map(len, table)) <= 80
    assert "…" not in told


def test_data_ends_with_1_when_a_constraint_is_broken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import sandtable.nations

    own = Path(sandtable.nations.__file__).with_name("data.toml").read_text()
    broken = tmp_path / "own.toml"
    broken.write_text(own.replace("rerolls = 1\nprinted", "rerolls = 2\nprinted", 1))
    code, out, _ = run(capsys, "data", "nations", "--data", str(broken))
    assert code == 1
    assert "NOT  the start is" in out


def test_rules_prints_all_one_or_a_group(capsys: pytest.CaptureFixture[str]) -> None:
    everything = read(capsys, "rules", "nations", "--json")
    assert len(everything) == 38
    assert set(read(capsys, "rules", "nations", "buy", "WAR-1", "--json")) == {
        rule for rule in everything if rule.startswith("BUY-") or rule == "WAR-1"
    }


def test_a_long_rule_goes_on_below_its_beginning_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(capsys, "rules", "nations", "BUY-3")[1]
    assert whole.count("\n") == 1
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    first, *further = run(capsys, "rules", "nations", "BUY-3")[1].splitlines()
    assert " ".join([first, *(line.strip() for line in further)]) == whole.strip()
    assert max(map(len, (first, *further))) <= 60
    assert all(line.startswith(" " * 8) for line in further)


def test_schema_is_json_schema(capsys: pytest.CaptureFixture[str]) -> None:
    schema = read(capsys, "schema", "nations")
    assert {"Buy", "Pay", "AgeBegan", "NationsView", "NationsOptions"} <= set(schema["$defs"])


def test_balance_writes_the_same_report_twice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    reports = []
    for name in ("first.md", "second.md"):
        words = ("balance", "nations", "--games", "2", "--jobs", "1", "--out", str(tmp_path / name))
        assert run(capsys, *words)[0] == 0
        reports.append((tmp_path / name).read_text())
    assert reports[0] == reports[1]
    assert "| 4 |" in reports[0]


def test_the_engine_is_named_with_the_version() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "sandtable", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith(f"sandtable {version('sandtable')}, ")
    assert told.stdout.strip().endswith("engine")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [("data", "nations"), ("schema", "nations"), ("rules", "nations")])
def test_whoever_reads_may_leave_early(words: tuple[str, ...], unbuffered: str) -> None:
    command = [sys.executable, "-m", "sandtable", *words]
    environment = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as telling:
        assert telling.stdout and telling.stderr
        telling.stdout.close()
        assert (telling.wait(), telling.stderr.read()) == (0, b"")


def test_a_start_waits_for_nothing_that_only_some_commands_use() -> None:
    heavy = ("alembic", "litestar", "numpy", "rich", "sqlalchemy")
    program = f"""
import sys
from sandtable.cli import main
try:
    main(["--version"])
finally:
    print([name for name in {heavy} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
