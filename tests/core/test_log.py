"""Logs that share what is past, and are still logs of their own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.log import Log
from sandtable.core.match import new_match

steps = st.lists(st.tuples(st.integers(0, 5), st.sampled_from(["append", "copy", "read"])), max_size=40)


@given(steps)
def test_copies_never_see_each_other(steps: list[tuple[int, str]]) -> None:
    logs = [Log([])]
    lists: list[list[int]] = [[]]
    for number, (which, what) in enumerate(steps):
        index = which % len(logs)
        if what == "append":
            logs[index].append(number)
            lists[index].append(number)
        elif what == "copy":
            logs.append(logs[index].copy())
            lists.append(lists[index].copy())
        else:
            assert logs[index].all() == lists[index]
    for log, expected in zip(logs, lists, strict=True):
        assert (len(log), log.all()) == (len(expected), expected)
        assert log.part(1, 3) == expected[1:3]
        assert not expected or log.last() == expected[-1]


def test_matches_that_share_a_past_go_their_own_ways() -> None:
    match = new_match("nations", seats=2, seed=7)
    twins = []
    for number in range(70):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
        if number % 10 == 0:
            twins.append((match.copy(), len(match)))
    for twin, length in twins:
        assert list(twin.entries) == list(match.entries)[:length]
        assert twin.view(0) == match.seek(length).view(0)
        seat = twin.to_act[0]
        twin.play(seat, twin.moves(seat)[-1])
        assert len(twin) == length + 1
        twin.undo()
        assert twin.view(0) == match.seek(length).view(0)
    assert len(match) == 70
