"""Whole games at the keyboard, in every language, at 80 columns: nothing cut, no word from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len

from sandtable.bots import bot_named
from sandtable.core import text
from sandtable.core.match import load_record
from sandtable.core.registry import TERMINALS, game_named, load
from sandtable.nations.terminal.terminal import _picks, _pieces
from sandtable.terminal.terminal import ME, Terminal
from tests.locales.pseudo import PSEUDO

COLUMNS = 80
TABLES = [
    ("nations", [ME, "greedy", "novice"]),
    ("nations", [ME]),
    ("pendulum", [ME, "greedy", "greedy"]),
    ("pendulum", ["greedy", "greedy", "greedy", ME, "greedy"]),
    ("pendulum", [ME]),
]


class Typist:
    """Somebody who types what a bot would do, and looks at the board now and then."""

    def __init__(self, terminal: Terminal, seat: int) -> None:
        self.terminal, self.seat = terminal, seat
        self.bot = bot_named(terminal.game, "greedy")
        self.rng = Random(7)
        self.asked = 0
        self.leaves_after = 10_000
        terminal.console.input = self  # type: ignore[method-assign, assignment]

    def __call__(self, prompt: str) -> str:
        terminal = self.terminal
        print(prompt)
        self.asked += 1
        if self.asked % 20 == 0:
            return "b"
        if self.asked > self.leaves_after:
            return "q"
        view: Any = terminal.match.view(self.seat, terminal.at)
        own = terminal.match.for_bot(self.seat, self.rng)
        move = self.bot.think(own, self.seat, terminal.at, self.rng).move
        if move is None and terminal.match.next_change(terminal.at) is not None:
            return "w"
        if move is None:
            move = self.rng.choice(terminal.menu(view))
        if terminal.game.name == "nations" and _picks(view):
            pieces = _pieces(view)
            numbers = []
            for piece in msgspec.structs.asdict(move)["pieces"]:
                numbers.append(
                    next(n for n, each in enumerate(pieces, 1) if each == piece and n not in numbers)
                )
            return " ".join(map(str, numbers or [0]))
        return str(list(terminal.menu(view)).index(move) + 1)


def terminal_of(game: str, seats: list[str] | None, language: str, record: Path | None = None) -> Terminal:
    options = game_named(game).options_type()
    found: Terminal = load(TERMINALS, game)(game, seats, None, 3, options, record, language)
    return found


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        *((*table, PSEUDO) for table in TABLES),
        *((*table, language) for table in (TABLES[0], TABLES[2]) for language in ("en", "de", "nl")),
    ],
)
def test_a_whole_game(
    pseudo: Path,
    game: str,
    seats: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    terminal = terminal_of(game, seats, language)
    Typist(terminal, seats.index(ME))
    assert terminal.run() == 0
    assert terminal.match.result is not None
    said = capsys.readouterr().out
    assert text.say("terminal-total", language) in said
    assert not [line for line in said.splitlines() if cell_len(line) > COLUMNS]
    assert "…" not in said
    if language == PSEUDO:
        assert not _in_english(said)


def _in_english(said: str) -> set[str]:
    """Words with a vowel as English has it: not out of the catalogue.

    Babel joins lists as in English where it does not know the language.
    """
    words = re.findall(r"[^\W\d_]{2,}", re.sub(r"[0-9a-f]{64}|[A-Z]{3}-\d+", "", said))
    return {word for word in words if re.search("[AEIOUaeiou]", word)} - {"and", "or"}


def test_words_in_english_are_found() -> None:
    assert _in_english("Ýöü îš Platz 12 and ñö") == {"Platz"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_that_was_left_goes_on_with_the_same_players(
    game: str, seats: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "mine.json"
    first = terminal_of(game, seats, "de", record)
    Typist(first, seats.index(ME)).leaves_after = 12
    assert first.run() == 0
    entries = load_record(record).entries
    again = terminal_of(game, None, "nl", record)
    assert again.seats == seats
    assert again.match.entries == entries
    Typist(again, seats.index(ME)).leaves_after = 12
    assert again.run() == 0
    assert len(again.match.entries) > len(entries)
    assert text.say("terminal-went-on", "nl") in capsys.readouterr().out


def test_nations_that_nobody_named() -> None:
    assert terminal_of("nations", [ME, "greedy", "greedy"], "de").names == ["Du", "Griechenland", "Persien"]
    assert terminal_of("nations", [ME, "greedy", "greedy"], "nl").names == ["Jij", "Griekenland", "Perzië"]
