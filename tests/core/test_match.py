"""Matches: seeds, times, seats, undoing, and what a refused move must not do."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from hashlib import sha256
from importlib.metadata import version
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable import BadInput, IllegalMove, Match, load_record, new_match
from sandtable.core.match import LATEST, OLD_EVERY, RECENT, SNAPSHOT_EVERY
from sandtable.core.registry import GAMES, names
from sandtable.nations.options import NationsOptions
from sandtable.nations.rules.moves import Buy, Pass, Pay
from sandtable.pendulum.rules.moves import Claim, Flip

from ..battery import COPIES, SEEDS, Table, finish, state, views

HUGE = pytest.param(10**5000, id="huge")
TWO = Table("nations", 2)


def play_some(match: Match, entries: int, seed: int = 0) -> Match:
    rng = Random(seed)
    for _ in range(entries):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


# Seeds


def test_a_number_is_spread_to_a_seed() -> None:
    by_number = new_match("nations", 2, seed=7)
    by_bytes = new_match("nations", 2, seed=sha256(b"sandtable 7").digest())
    assert state(by_number) == state(by_bytes)
    assert by_number.record.seed == sha256(b"sandtable 7").hexdigest()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    match = new_match("nations", 2, seed=b"sixteen bytes ok")
    assert match.commitment == sha256(b"sixteen bytes ok").hexdigest() == match.record.commitment


def test_without_a_seed_every_match_is_another() -> None:
    assert len({new_match("nations", 2).commitment for _ in range(20)}) == 20


@pytest.mark.parametrize("seed", [b"", b"x" * 15, b"x" * 65, "sixteen letters!", 0.5, [1] * 20])
def test_a_seed_is_a_number_or_enough_bytes(seed: Any) -> None:
    with pytest.raises(BadInput, match=r"^seed: "):
        new_match("nations", 2, seed)


@pytest.mark.parametrize("seed", [0, -1, 2**200, b"x" * 16, b"x" * 64])
def test_every_fit_seed_is_played_and_recorded(seed: int | bytes) -> None:
    match = play_some(new_match("nations", 2, seed), 3)
    assert state(load_record(match.record.to_bytes())) == state(match)


# What starts a match


@pytest.mark.parametrize("seats", [0, 5, -1, True, 2.0, "2", None, HUGE])
def test_seats_are_a_number_the_game_takes(seats: Any) -> None:
    with pytest.raises(BadInput, match=r"^seats: nations takes 1 to 4"):
        new_match("nations", seats)


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"no 'chess'; choose from: .*nations"):
        new_match("chess", 2)


def test_options_come_as_their_type_or_plain() -> None:
    plain = new_match("nations", 1, seed=1, options={"opponent": "hard"})
    typed = new_match("nations", 1, seed=1, options=NationsOptions(opponent="hard"))
    assert plain.options == typed.options == NationsOptions(opponent="hard")
    assert state(plain) == state(typed)
    assert new_match("nations", 1).options == new_match("nations", 1, options={}).options == NationsOptions()


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"opponent": "easy"}, "options.opponent"),
        (NationsOptions(opponent="easy"), "options.opponent"),  # type: ignore[arg-type]
        ({"opponents": "hard"}, "options"),
        ({"data": {}}, "options.data"),
        ("hard", "options"),
        (object(), "options"),
    ],
)
def test_options_are_checked_whatever_they_come_as(options: Any, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        new_match("nations", 1, options=options)
    assert caught.value.where == where


def test_options_must_go_with_the_seats() -> None:
    with pytest.raises(BadInput, match=r"^options\.opponent: "):
        new_match("nations", 2, options={"opponent": "hard"})


# Moves


def test_a_move_may_be_plain_or_typed_and_is_recorded_alike() -> None:
    typed, plain = new_match("nations", 2, seed=1), new_match("nations", 2, seed=1)
    seat = typed.to_act[0]
    assert typed.play(seat, Pass()) == plain.play(seat, {"type": "Pass"})
    assert typed.record.to_bytes() == plain.record.to_bytes()


@pytest.mark.parametrize(
    ("move", "where"),
    [
        (Buy(True), "move.place"),
        (Buy(0.0), "move.place"),  # type: ignore[arg-type]
        (Buy("0"), "move.place"),  # type: ignore[arg-type]
        (Buy(None), "move.place"),  # type: ignore[arg-type]
        (Buy(object()), "move"),  # type: ignore[arg-type]
        (Pay("chit-gold"), "move.pieces"),  # type: ignore[arg-type]
        (Pay(["chit-gold"]), "move"),  # type: ignore[arg-type]
        (Pay((1,)), "move.pieces[0]"),  # type: ignore[arg-type]
    ],
)
def test_a_typed_move_has_fields_of_its_types(move: Any, where: str) -> None:
    match = new_match("nations", 2, seed=7)
    before = state(match)
    for ask in (match.play, match.refusal):
        with pytest.raises(BadInput) as caught:
            ask(match.to_act[0], move)
        assert caught.value.where == where
    assert state(match) == before
    assert load_record(match.record.to_bytes()).view(None) == match.view(None)


@pytest.mark.parametrize(
    ("move", "where"),
    [
        (Flip(["black"]), "move.timer"),  # type: ignore[arg-type]
        (Flip(None), "move.timer"),  # type: ignore[arg-type]
        (Flip("blue"), "move.timer"),  # type: ignore[arg-type]
        (Claim("yes"), "move.legendary"),  # type: ignore[arg-type]
    ],
)
def test_so_has_one_whose_fields_are_words(move: Any, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        new_match("pendulum", 2, seed=7).play(0, move)
    assert caught.value.where == where


def test_after_a_refused_move_all_goes_on() -> None:
    match, calm = new_match("nations", 2, seed=1), new_match("nations", 2, seed=1)
    seat = match.to_act[0]
    for _ in range(3):
        with pytest.raises(IllegalMove):
            match.play(seat, Buy(99), at=500)
        with pytest.raises(IllegalMove):
            match.play(1 - seat, Pass(), at=700)
        with pytest.raises(BadInput):
            match.play(seat, {"type": "Buy"}, at=900)
    assert match.now == 0
    assert match.play(seat, Pass(), at=10) == calm.play(seat, Pass(), at=10)
    assert state(match) == state(calm)


def test_time_is_that_of_the_last_entry_unless_told() -> None:
    match = new_match("nations", 2, seed=1)
    assert match.now == 0
    play_some(match, 1)
    assert match.now == 0
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[-1], at=1200)
    play_some(match, 2)
    assert match.now == 1200
    assert [entry.at for entry in match.record.entries] == [0, 1200, 1200, 1200]


@pytest.mark.parametrize("at", [1199, -1, True, 1500.0, "1500", LATEST + 1, HUGE])
def test_time_is_a_whole_number_and_never_runs_backwards(at: Any) -> None:
    match = new_match("nations", 2, seed=1)
    seat = match.to_act[0]
    match.play(seat, Pass(), at=1200)
    before = state(match)
    other = match.to_act[0]
    for ask in (
        lambda: match.play(other, Pass(), at=at),
        lambda: match.moves(other, at),
        lambda: match.view(None, at),
        lambda: match.next_change(at),
    ):
        with pytest.raises(BadInput, match=r"^at: "):
            ask()
    assert state(match) == before


def test_the_latest_time_can_be_recorded() -> None:
    match = new_match("nations", 2, seed=1)
    match.play(match.to_act[0], Pass(), at=LATEST)
    assert load_record(match.record.to_bytes()).now == LATEST


@pytest.mark.parametrize("seat", [2, -1, True, 0.0, "0", HUGE])
def test_a_seat_is_a_number_at_this_table(seat: Any) -> None:
    match = new_match("nations", 2, seed=1)
    for ask in (
        lambda: match.play(seat, Pass()),
        lambda: match.moves(seat),
        lambda: match.view(seat),
        lambda: match.for_bot(seat, Random(1)),
    ):
        with pytest.raises(BadInput, match=r"^seat: "):
            ask()


# Copies, the past, undoing


@given(seed=SEEDS, n=st.integers(0, 80))
def test_a_copy_shares_nothing_that_changes(seed: int, n: int) -> None:
    match = finish(TWO, seed)
    past = match.seek(min(n, len(match)))
    before, seen = state(past), views(past)
    twin = past.copy()
    for entry in match.record.entries[len(past) :]:
        twin.play(entry.seat, entry.move, entry.at)
    assert state(twin) == state(match)
    assert state(past) == before
    assert views(past) == seen
    assert state(match.seek(len(past))) == before


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", names(GAMES))
def test_copy_deepcopy_and_pickle_give_a_match_of_its_own(
    copied: Callable[[Match], Match], game: str
) -> None:
    match = play_some(new_match(game, 4, seed=2), 2 * SNAPSHOT_EVERY + 5)
    before, seen = state(match), views(match)
    twin = copied(match)
    assert (state(twin), views(twin), repr(twin)) == (before, seen, repr(match))
    assert twin.record == match.record
    assert twin.opening == match.opening
    assert state(twin.seek(SNAPSHOT_EVERY + 1)) == state(match.seek(SNAPSHOT_EVERY + 1))
    play_some(twin, 20, seed=1)
    assert (state(match), views(match)) == (before, seen)
    assert state(play_some(match, 20, seed=1)) == state(twin)


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_bots_copy_can_be_copied_and_still_has_no_past(copied: Callable[[Match], Match]) -> None:
    match = play_some(new_match("nations", 2, seed=3), 10).for_bot(0, Random(1))
    twin = copied(match)
    assert state(twin) == state(match)
    with pytest.raises(BadInput, match="no seed"):
        twin.record  # noqa: B018
    assert state(play_some(twin, 20)) == state(play_some(match, 20))


def test_a_match_tells_what_it_is_and_not_its_seed() -> None:
    match = new_match("nations", 2, seed=b"sixteen bytes ok")
    assert repr(match) == f"<Match nations, seats 2, entries 0, to act {list(match.to_act)}>"
    over = finish(TWO, 1)
    assert over.result
    won = list(over.result.winners)
    assert repr(over) == f"<Match nations, seats 2, entries {len(over)}, over, won by {won}>"
    assert repr(finish(Table("nations", 1), 1)).endswith("over, won by []>")


def test_whatever_a_program_uses_of_a_match_is_explained() -> None:
    public = [each for name, each in vars(Match).items() if not name.startswith("_")]
    assert all(each.__doc__ or getattr(each, "__func__", each).__doc__ for each in public)


def test_the_version_is_that_of_the_package() -> None:
    assert sandtable.__version__ == version("sandtable")


def test_snapshots_are_never_played_on() -> None:
    match = play_some(new_match("nations", 4, seed=2), 3 * SNAPSHOT_EVERY + 5)
    states = [state(match.seek(n)) for n in range(len(match) + 1)]
    for n in (SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY, 3 * SNAPSHOT_EVERY):
        play_some(match.seek(n), 20, seed=99)
        play_some(match.copy(), 5, seed=98)
        match.seek(n).undo()
    assert [state(match.seek(n)) for n in range(len(match) + 1)] == states


def test_few_old_snapshots_are_kept() -> None:
    match = new_match("pendulum", 5, seed=2)
    states = {0: state(match)}
    while len(match) < 2 * OLD_EVERY + 7:
        before = len(match)
        play_some(match, 50, seed=before)
        assert len(match) > before
        states[len(match)] = state(match)
    assert len(match._snapshots) <= RECENT + len(match) // OLD_EVERY
    for each in (match, pickle.loads(pickle.dumps(match))):
        assert {n: state(each.seek(n)) for n in states} == states
    back = match.seek(OLD_EVERY + 5)
    assert state(play_some(back, 200, seed=1)) == state(back.seek(len(back)))


def test_a_seek_within_a_seek() -> None:
    match = play_some(new_match("nations", 4, seed=2), 100)
    assert state(match.seek(90).seek(64).seek(33).seek(3)) == state(match.seek(3))
    assert match.seek(90).record.entries == match.record.entries[:90]


def test_undo_back_to_the_start_and_forward_another_way() -> None:
    match = play_some(new_match("nations", 3, seed=5), 70, seed=1)
    states = [state(match.seek(n)) for n in range(len(match) + 1)]
    for n in range(len(match), 0, -1):
        assert state(match) == states[n]
        match.undo()
    assert state(match) == states[0] == state(new_match("nations", 3, seed=5))
    with pytest.raises(BadInput, match=r"^undo: "):
        match.undo()
    play_some(match, 70, seed=2)
    again = load_record(match.record.to_bytes())
    assert state(again) == state(match)
    assert [state(again.seek(n)) for n in (31, 32, 33, 64, 70)] == [
        state(match.seek(n)) for n in (31, 32, 33, 64, 70)
    ]


def test_time_goes_back_with_an_undo() -> None:
    match = new_match("nations", 2, seed=1)
    match.play(match.to_act[0], Pass(), at=100)
    match.play(match.to_act[0], Pass(), at=300)
    match.undo()
    assert match.now == 100


def test_a_move_that_shows_something_may_not_be_undone() -> None:
    match = new_match("nations", 2, seed=7)
    seat = match.to_act[0]
    other = 1 - seat
    assert not match.may_undo(seat)
    buy = next(move for move in match.moves(seat) if isinstance(move, Buy))
    match.play(seat, buy)
    assert match.may_undo(seat)
    assert not match.may_undo(other)
    match.undo()
    assert not match.may_undo(seat)
    match.play(seat, Pass())  # The other one rolls.
    assert not match.may_undo(seat)
    again = load_record(match.record.to_bytes())
    assert not again.may_undo(seat)
    assert not match.seek(1).may_undo(seat)


@given(seed=SEEDS)
def test_whether_a_move_may_be_undone_is_the_same_ever_after(seed: int) -> None:
    match = new_match("nations", 2, seed)
    rng = Random(seed)
    may = []
    while match.to_act:
        seat = match.to_act[0]
        events = match.play(seat, rng.choice(match.moves(seat)))
        assert match.may_undo(seat) == (not any(event.reveals for event in events))
        may.append(match.may_undo(seat))
    entries = match.record.entries
    for n in (1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, len(match)):
        if n <= len(match):
            assert match.seek(n).may_undo(entries[n - 1].seat) == may[n - 1]


def test_what_may_be_undone_drew_nothing() -> None:
    for seed in range(10):
        match = new_match("nations", 1 + seed % 4, seed)
        rng = Random(seed)
        while match.to_act:
            seat, drawn = match.to_act[0], match._chance.drawn
            match.play(seat, rng.choice(match.moves(seat)))
            if match.may_undo(seat):
                assert match._chance.drawn == drawn


def test_the_length_is_that_of_the_record() -> None:
    match = play_some(new_match("nations", 2, seed=1), 40)
    assert len(match) == 40 == len(match.record.entries)


# Bots


def test_a_bots_copy_is_told_the_same_only_if_the_rng_is() -> None:
    match = play_some(new_match("nations", 2, seed=1), 10)
    one, same, other = (match.for_bot(0, Random(n)) for n in (1, 1, 2))
    assert state(one) == state(same)
    assert state(one) != state(other)
    for _ in range(20):
        play_some(match.for_bot(0, Random(3)), 20, seed=4)
    assert state(match) == state(play_some(new_match("nations", 2, seed=1), 10))


def test_a_bots_copy_of_a_bots_copy() -> None:
    match = play_some(new_match("nations", 4, seed=1), 10)
    twin = play_some(match.for_bot(0, Random(1)).copy(), 40)
    assert len(twin) == 40
    assert not twin._snapshots
    assert twin.for_bot(1, Random(2)).view(1) == twin.view(1)


@pytest.mark.parametrize("game", names(GAMES))
def test_a_match_goes_to_another_process_whole(game: str) -> None:
    match = play_some(new_match(game, 2, 5), 36)
    twin: Match = pickle.loads(pickle.dumps(match))
    assert twin.record == match.record
    assert twin.opening == match.opening
    for number in (36, 33, 32, 3):
        assert state(twin.seek(number)) == state(match.seek(number))
    assert pickle.loads(pickle.dumps(twin)).record == match.record
    for each in (match, twin):
        each.undo()
        play_some(each, 3)
    assert state(twin) == state(match)
    assert twin.record == match.record
