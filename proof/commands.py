"""Random and mutated commands: an engine plays them, or refuses them as documented and changes nothing."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import msgspec

from sandtable import BadInput, IllegalMove, Match
from sandtable.core import text
from tests.battery import Table, Visit, catalogue, state, visits
from tests.conftest import engine
from tests.core import test_battery as nations
from tests.pendulum import test_automa_battery as automas
from tests.pendulum import test_battery as pendulum
from tests.wrong_moves import malformed, mutations

from .figures import commit, keep, kept
from .odd import ODD, made, tagged

TABLES = {"nations": nations.TABLES, "pendulum": [*pendulum.TABLES, *automas.TABLES]}
AT_ONCE = 40
"""So many commands before each decision of a match."""
CHUNK = 5_000


@dataclass
class Answers:
    played: int = 0
    by_rule: Counter[str] = field(default_factory=Counter)
    bad_input: int = 0
    matches: int = 0
    wrong: list[str] = field(default_factory=list)
    """What is not documented, or changed something though it was refused."""

    @property
    def commands(self) -> int:
        return self.played + self.by_rule.total() + self.bad_input + len(self.wrong)

    def add(self, other: Answers) -> None:
        self.played += other.played
        self.by_rule.update(other.by_rule)
        self.bad_input += other.bad_input
        self.matches += other.matches
        self.wrong += other.wrong


def throw(game: str, wanted: int, seed: int) -> Answers:
    """So many commands at moments of matches that are played by chance."""
    answers = Answers()
    rng = Random(f"commands {game} {seed}")
    for number in count():
        table = rng.choice(TABLES[game])
        answers.matches += 1
        for visit in visits(table, rng.randrange(2**32)):
            # Every decision of a long match would be much of the same.
            if rng.random() < 0.2:
                _throw_at(table, visit, answers, rng, f"{game} {seed}.{number}")
            if answers.commands >= wanted:
                return answers
    raise AssertionError


def _throw_at(table: Table, visit: Visit, answers: Answers, rng: Random, where: str) -> None:
    match = visit.match
    before = state(match)
    twin = match.copy()
    for seat, move, at in _commands(visit, rng):
        try:
            twin.play(seat, move, at)
        except IllegalMove as error:
            answers.by_rule[error.rule] += 1
            fault = _undocumented(twin, error)
        except BadInput:
            answers.bad_input += 1
            fault = None
        except Exception as error:
            fault = f"raised {error!r}"
        else:
            answers.played += 1
            twin = match.copy()
            continue
        if fault is None and state(twin) != before:
            fault = "was refused, but changed something"
        if fault is not None:
            answers.wrong.append(
                f"{where} {table}, entry {len(match)}: {move!r} by {seat!r} at {at!r} {fault}"
            )
            twin = match.copy()


def _undocumented(match: Match, error: IllegalMove) -> str | None:
    if error.rule not in catalogue(match.game):
        return f"names the rule {error.rule}, which is not in the catalogue"
    if "-refused-" in text.refusal(match.game, error):
        return f"has no sentence for {error.args}"
    return None


def _commands(visit: Visit, rng: Random) -> Iterator[tuple[Any, Any, Any]]:
    """Moves of others, moves with something changed, moves made of anything, and no moves at all."""
    match, at = visit.match, visit.at
    listed = [move for _, move in visit.moves()]
    pool = [move for _, _, move in match.entries[-200:]] + listed
    definitions = _definitions(match)
    for number in range(AT_ONCE):
        seat: Any = rng.randrange(match.seats)
        when: Any = at + (rng.choice((0, 1, 1000, 60_000)) if rng.random() < 0.2 else 0)
        move = rng.choice(pool)
        sort = number % 4
        if sort == 1:
            move = rng.choice(list(mutations(move, pool, rng)) or [move])
        elif sort == 2:
            move = made(definitions, rng.choice(tagged(definitions)), rng)
        elif sort == 3 and rng.random() < 0.5:
            move = rng.choice(list(malformed(move, len(definitions) > 1)))[0]
        elif sort == 3:
            seat, when = rng.choice([(rng.choice(ODD), when), (seat, rng.choice([*ODD, at - 1]))])
        yield seat, move, when


_known: dict[str, dict[str, Any]] = {}


def _definitions(match: Match) -> dict[str, Any]:
    game = match.game
    if game.name not in _known:
        _known[game.name] = msgspec.json.schema(game.move_type)["$defs"]
    return _known[game.name]


def _chunk(work: tuple[str, int, int]) -> Answers:
    return throw(*work)


def run(game: str, wanted: int, workers: int) -> None:
    """In pieces, each with a seed of its own, so that a run can be continued."""
    before = kept(f"commands-{game}") or {}
    answers = Answers()
    seed = 0
    if before.get("wanted") == wanted and before["commit"] == commit():
        answers = Answers(
            before["played"],
            Counter(before["by_rule"]),
            before["bad_input"],
            before["matches"],
            before["wrong"],
        )
        seed = before["seed"]
    began = time.monotonic()
    sizes = [(game, min(CHUNK, wanted - done), done // CHUNK) for done in range(seed * CHUNK, wanted, CHUNK)]
    with multiprocessing.get_context("spawn").Pool(min(workers, max(1, len(sizes)))) as pool:
        for part in pool.imap(_chunk, sizes):
            answers.add(part)
            seed += 1
            _keep(game, wanted, seed, answers)
            if seed % 10 == 0 or seed * CHUNK >= wanted:
                spent = time.monotonic() - began
                print(f"{game}: {answers.commands:,} of {wanted:,} commands, {spent:.0f} s", flush=True)
    for fault in answers.wrong:
        print(fault)


def _keep(game: str, wanted: int, seed: int, answers: Answers) -> None:
    keep(
        f"commands-{game}",
        {
            "game": game,
            "engine": engine(),
            "wanted": wanted,
            "seed": seed,
            "commands": answers.commands,
            "played": answers.played,
            "by_rule": dict(answers.by_rule),
            "bad_input": answers.bad_input,
            "matches": answers.matches,
            "wrong": answers.wrong,
        },
    )
