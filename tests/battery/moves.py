"""Which moves are accepted and which are refused (contract, 8 to 10)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable import BadInput, IllegalMove, Match
from sandtable.core import text, wire
from sandtable.core.game import Game

from ..wrong_moves import malformed, mutations
from .driver import Table, state, visits


def catalogue(game: Game[Any]) -> set[str]:
    """The full ids of the rules of a game: the messages `GAME-XXX-N` in `en/GAME-rules.ftl`."""
    return rules_in(game.name, game.locales or text.own_folder())


@cache
def rules_in(name: str, folder: Path) -> set[str]:
    path = folder / "en" / f"{name}-rules.ftl"
    found = re.findall(rf"^{name}-([A-Z]+-[0-9]+) *=", path.read_text("utf-8"), re.M)
    return {f"{name}.{each}" for each in found}


def refused(match: Match, seat: int, move: Any, at: int) -> IllegalMove:
    """Make sure that the move is refused as the contract wants it (9, 10), and say how."""
    before = state(match)
    told = match.refusal(seat, move, at)
    assert state(match) == before, "asking changed something"
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move, at)
    error = caught.value
    assert state(match) == before, f"{move} was refused, but changed something"
    assert told is not None, f"{move} was refused, but not when asked"
    assert told.args == error.args
    assert error.rule in catalogue(match.game), f"{error.rule} is not in the catalogue"
    sentence = text.refusal(match.game, error)
    assert "-refused-" not in sentence, f"there is no message {sentence}"
    assert sentence.endswith(f"({error.rule})")
    return error


def listed_moves_are_accepted(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        listed = visit.moves()
        before = state(match)
        for seat, move in listed if rng.random() < 0.03 else rng.sample(listed, min(2, len(listed))):
            for form in (move, wire.plain(move)):
                assert match.refusal(seat, form, at) is None
                twin = match.copy()
                twin.play(seat, form, at)
                assert len(twin) == len(match) + 1
        assert state(match) == before


def other_moves_are_refused(table: Table, seed: int) -> None:
    pool: list[Any] = []
    for visit in visits(table, seed):
        match, at, _, rng = visit
        listed = {seat: match.moves(seat, at) for seat in range(table.seats)}
        everything = [move for moves in listed.values() for move in moves]
        if rng.random() < 0.3:
            wrong = [rng.choice(everything), *rng.sample(pool, min(3, len(pool)))]
            plain = list(mutations(rng.choice(everything), pool or everything, rng))
            for each in rng.sample(plain, min(3, len(plain))):
                try:
                    wrong.append(wire.convert(each, match.game.move_type, "move"))
                except BadInput:
                    assert_bad_input(match, visit.to_act[0], each, at, "move")
            for move in wrong:
                for seat in range(table.seats):
                    if table.same(move) not in map(table.same, listed[seat]):
                        _refused_unless_granted(table, match, seat, move, at)
        pool += rng.sample(everything, min(2, len(everything)))


def _refused_unless_granted(table: Table, match: Match, seat: int, move: Any, at: int) -> None:
    if table.grants_more and match.refusal(seat, move, at) is None:
        match.copy().play(seat, move, at)
    else:
        refused(match, seat, move, at)


def chains_can_be_asked(table: Table, seed: int) -> None:
    """The answer is what playing them would bring, up to what is refused or reveals something."""
    for visit in visits(table, seed, part=0.1):
        match, at, _, rng = visit
        before = state(match)
        seat = rng.choice(visit.to_act)
        twin, chain, revealed = match.copy(), [], 3
        for number in range(3):
            listed = twin.moves(seat, at)
            if not listed:
                break
            chain.append(rng.choice(listed))
            if any(event.reveals for event in twin.play(seat, chain[-1], at)):
                revealed = number
                break
        answer = match.ask(seat, chain, at)
        assert answer.refusal is None
        assert len(answer.views) == min(revealed, len(chain))
        assert answer == match.for_bot(seat, rng).ask(seat, chain, at), "whatever is hidden and to be drawn"
        after = match.copy()
        for move, view in zip(chain, answer.views, strict=False):
            after.play(seat, move, at)
            assert view == after.view(seat, at)
        wrong = [move for move in chain if after.refusal(seat, move, at) is not None]
        for move in wrong:
            other = match.ask(seat, [*chain[: len(answer.views)], move, *chain], at)
            assert other.refusal is not None
            assert other.refusal.args == refused(after, seat, move, at).args
            assert other.views == answer.views
        assert state(match) == before


def malformed_moves_are_bad_input(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if rng.random() < 0.2:
            seat, move = rng.choice(visit.moves())
            for wrong, where in malformed(move, len(wire.kinds(match.game.move_type)) > 1):
                assert_bad_input(match, seat, wrong, at, where)
            for nobody in (-1, table.seats, None, "0", 0.0, True, 2**70):
                assert_bad_input(match, nobody, move, at, "seat")
            for never in (match.now - 1, -1, 0.5, float(at), str(at), True, 10**5000):
                assert_bad_input(match, seat, move, never, "at")


def assert_bad_input(match: Match, seat: Any, move: Any, at: Any, where: str) -> None:
    before = state(match)
    with pytest.raises(BadInput) as caught:
        match.play(seat, move, at)
    assert caught.value.where.startswith(where), f"{caught.value} does not say where"
    assert state(match) == before
