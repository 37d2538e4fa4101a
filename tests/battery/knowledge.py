"""Nobody learns what they cannot know (contract, 15 to 18)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable import BadInput, Match
from sandtable.core.chance import Chance

from ..reach import knows
from .driver import Pile, Table, state, visits


def the_hidden_stays_hidden(table: Table, seed: int) -> None:
    differed = False
    pool: list[Any] = []
    for visit in visits(table, seed):
        match, at, to_act, rng = visit
        if len(match) and rng.random() > 0.2:
            continue
        game, position = match.game, match.position
        for seat in range(table.seats):
            other = position.copy()
            game.deal_anew(other, seat, Chance(rng.randbytes(32)))
            differed |= game.save(other) != game.save(position)
            assert game.moves(other, seat, at) == match.moves(seat, at)
            for move in rng.sample(pool, min(3, len(pool))):
                told = game.refusal(other, seat, move, at), match.refusal(seat, move, at)
                assert len({each and str(each) for each in told}) == 1
            for viewer in (seat, None):
                assert game.view(other, viewer, at) == match.view(viewer, at)
            actor = rng.choice(to_act)
            listed = game.moves(other, actor, at)
            both = [move for move in match.moves(actor, at) if move in listed]
            if both:
                _same_told(match, other, seat, actor, rng.choice(both), at)
                pool.append(rng.choice(both))
    assert differed == any(table.hidden(table.match(seed).position, seat) for seat in range(table.seats))


def _same_told(match: Match, other: Any, seat: int, actor: int, move: Any, at: int) -> None:
    game = match.game
    this, that = match.position.copy(), other.copy()
    told_this, told_that = (
        [
            event
            for event in game.play(each, actor, move, at, match._chance.copy())
            if event.only in (None, seat)
        ]
        for each in (this, that)
    )
    for one, two in zip(told_this, told_that, strict=False):
        if one.reveals or two.reveals:
            assert one.reveals
            assert two.reveals
            return
        assert one == two
    assert len(told_this) == len(told_that)
    for viewer in (seat, None):
        assert game.view(this, viewer, at) == game.view(that, viewer, at)


def _cards(pile: Pile) -> list[Any]:
    return [place[0][0][place[0][1]] for place in pile]


def _lay(pile: Pile, cards: list[Any]) -> None:
    for place, card in zip(pile, cards, strict=True):
        for cards_there, index in place:
            cards_there[index] = card


def what_is_dealt_depends_on_nothing_hidden(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if len(match) and rng.random() > 0.05:
            continue
        game, seat = match.game, rng.randrange(table.seats)
        saved, key = game.save(match.position), rng.randbytes(32)
        dealt = _dealt(table, match, saved, seat, key)
        for number in range(len(table.hidden(match.position, seat))):
            other = game.load(saved)
            pile = table.hidden(other, seat)[number]
            cards = _cards(pile)
            rng.shuffle(cards)
            _lay(pile, cards)
            for viewer in (seat, None):
                assert game.view(other, viewer, at) == match.view(viewer, at), f"pile {number} shows (15)"
            assert game.moves(other, seat, at) == match.moves(seat, at)
            again = _dealt(table, match, game.save(other), seat, key)
            assert again == dealt, f"the deal depends on the true order of pile {number} (18)"


def _dealt(table: Table, match: Match, saved: bytes, seat: int, key: bytes) -> tuple[bytes, int]:
    """The position dealt anew, and how much chance that took: all that what comes next depends on."""
    position, chance = match.game.load(saved), Chance(key)
    match.game.deal_anew(position, seat, chance)
    return match.game.save(position), chance.drawn


def all_that_is_hidden_is_dealt_anew_and_nothing_else(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, _, _, rng = visit
        if len(match) and rng.random() > 0.01:
            continue
        game, seat = match.game, rng.randrange(table.seats)
        saved = game.save(match.position)
        true = [_cards(pile) for pile in table.hidden(match.position, seat)]
        deals = []
        for _ in range(40):
            other = game.load(saved)
            game.deal_anew(other, seat, Chance(rng.randbytes(32)))
            piles = table.hidden(other, seat)
            deals.append([_cards(pile) for pile in piles])
            for pile, cards in zip(piles, true, strict=True):
                _lay(pile, cards)
            assert game.save(other) == saved, "something that is not hidden was dealt anew (18)"
        for number, cards in enumerate(true):
            for place in range(len(cards) if len(cards) > 1 else 0):
                assert len({deal[number][place] for deal in deals}) > 1, (
                    f"place {place} of pile {number} is never dealt anew (18)"
                )


def a_bots_copy_knows_nothing(table: Table, seed: int) -> None:
    deep = True
    for visit in visits(table, seed, part=0.1):
        match, at, _, rng = visit
        before = state(match)
        secrets = [match._chance.key]
        if match._chance.drawn:
            secrets.append(match._chance._block)
        if deep:
            assert knows(match, secrets), "the walk finds nothing"
        for seat in range(table.seats):
            twin = match.for_bot(seat, Random(rng.random()))
            assert twin.view(seat, at) == match.view(seat, at)
            assert twin.moves(seat, at) == match.moves(seat, at)
            assert twin.now == match.now
            assert not len(twin)
            assert not twin.opening
            assert twin._chance.key not in (match._chance.key, b"")
            if deep:
                assert not knows(twin, secrets)
            deep = False
            _has_no_past(twin)
            for _ in range(40):
                acting = twin.game.to_act(twin.position, max(at, twin.now))
                if not acting:
                    break
                actor = rng.choice(acting)
                if listed := twin.moves(actor, max(at, twin.now)):
                    twin.play(actor, rng.choice(listed), max(at, twin.now))
        one, two = (match.for_bot(0, Random(n)) for n in (1, 2))
        assert one._chance.key != two._chance.key
        assert state(match) == before


def _has_no_past(twin: Match) -> None:
    with pytest.raises(BadInput):
        twin.record  # noqa: B018
    with pytest.raises(BadInput):
        twin.commitment  # noqa: B018
    with pytest.raises(BadInput):
        twin.seek(0)
    with pytest.raises(BadInput):
        twin.undo()
