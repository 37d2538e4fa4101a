import pickle

import pytest

from sandtable import BadInput, BadRecord, IllegalMove, SandtableError


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (
            IllegalMove("nations.BUY-1", "cannot-afford", needed=3),
            "nations.BUY-1: cannot-afford {'needed': 3}",
        ),
        (IllegalMove("nations.AGE-3", "not-your-turn"), "nations.AGE-3: not-your-turn"),
        (BadInput("seat", "not a number"), "seat: not a number"),
        (BadRecord(None, "cut off"), "header: cut off"),
        (BadRecord(4, "changed"), "entry 4: changed"),
    ],
)
def test_an_error_says_what_it_is_and_crosses_processes(error: SandtableError, says: str) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert str(twin) == str(error) == says
    assert type(twin) is type(error)
    assert twin.__dict__ == error.__dict__
