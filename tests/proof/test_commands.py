"""The engines and random commands, in small; `make proof` throws a million at each."""

from __future__ import annotations

from unittest import mock

import pytest

from proof.commands import throw
from sandtable.core.match import Match


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_random_commands_are_played_or_refused_as_documented(game: str) -> None:
    answers = throw(game, 2000, 1)
    assert answers.wrong == []
    assert answers.commands == 2000
    assert min(answers.played, answers.by_rule.total(), answers.bad_input) > 50


def test_anything_else_is_noticed() -> None:
    with mock.patch.object(Match, "_move", lambda self, move: move):
        assert throw("nations", 2000, 1).wrong != []
