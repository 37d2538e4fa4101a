"""The ladder: every pair, seats swapped, the same standings whoever plays the games."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from sandtable import BadInput
from sandtable.cli import main
from sandtable.study.ladder import Ladder, ladder, markdown, play_one

PAIR = [("random", "greedy")]


def results(found: Ladder) -> list[object]:
    """All but the times."""
    standings = [(each.bot, each.rating, each.wins, each.games, each.decisions) for each in found.standings]
    return [*standings, *found.pairings]


def test_the_number_of_workers_makes_no_difference() -> None:
    bots = ["random", "novice", "greedy"]
    alone, shared = (ladder("nations", bots, games=6, seed=3, jobs=jobs) for jobs in (1, 2))
    assert results(alone) == results(shared)
    assert [each.bot for each in alone.standings][-1] == "random"
    assert {each.games for each in alone.standings} == {12}
    assert sum(each.wins for each in alone.standings) == 18
    assert sum(each.rating for each in alone.standings) == pytest.approx(0)
    assert all(each.milliseconds > 0 for each in alone.standings)
    other = ladder("nations", bots, games=6, seed=4, jobs=1)
    assert results(other) != results(alone)


def test_two_games_have_one_shuffle_and_swapped_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def watch(match, bots, rng, names):  # type: ignore[no-untyped-def]
        seen.append((match.commitment, [each.bot for each in bots], names))
        return 0

    monkeypatch.setattr("sandtable.study.ladder.play_out", watch)
    outcomes = [play_one("nations", PAIR, 4, None, 1, number) for number in range(4)]
    assert [each.wins for each in outcomes] == [0.5] * 4
    assert not any(each.finished for each in outcomes)
    assert seen[0][0] == seen[1][0] != seen[2][0] == seen[3][0]
    assert seen[0][1] == seen[1][1][::-1] == seen[2][1]
    assert seen[0][2] == seen[1][2][::-1] == PAIR[0]


@pytest.mark.parametrize(("bots", "games"), [(["random", "greedy"], 3), (["random"], 2), (["random"] * 2, 2)])
def test_what_cannot_be_played(bots: list[str], games: int) -> None:
    with pytest.raises(BadInput):
        ladder("nations", bots, games, seed=1, jobs=1)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    words = ["ladder", "nations", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--out", str(out)]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["bot"] for each in found["standings"]] == ["greedy", "random"]
    assert "| random - greedy | 4 |" in out.read_text()
    assert main(words) == 0
    assert "greedy" in capsys.readouterr().out
    assert main([*words[:4], "--games", "3"]) == 2


def test_the_tables_for_the_page() -> None:
    found = ladder("nations", ["random", "greedy"], games=4, seed=1, jobs=1)
    lines = markdown(found).splitlines()
    assert lines[0] == "| bot | rating | 95% | games | won | ms per decision |"
    assert len(lines) == 2 + 2 + 1 + 2 + 1


@pytest.mark.parametrize(
    "address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:sand", "nowhere.invalid:1"]
)
def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str], address: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # Without listening: nobody answers.
        address = address.format(port=taken.getsockname()[1])
        words = ["ladder", "nations", "--bots", "random,greedy", "--games", "4", "--ray", address]
        assert main(words) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"sandtable: --ray: no cluster at {address}\n")
    assert "Traceback" not in err
