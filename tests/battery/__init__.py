"""The battery: what every game must stand, whatever it is about. It follows the contract in `core.game`.

A game joins with a few lines; nothing here knows turns, dice or any game by name:

    TABLES = [Table("chess", seats=2, inventory=Pieces)]

    @pytest.mark.parametrize("check", CHECKS, ids=name_of)
    @pytest.mark.parametrize("table", TABLES, ids=str)
    @given(seed=SEEDS)
    def test_battery(table: Table, check: Check, seed: int) -> None:
        check(table, seed)
"""

from __future__ import annotations

from .copies import (
    COPIES,
    copies_are_equal_and_independent,
    records_replay,
    saves_and_loads,
    seeking_goes_anywhere,
    the_wire_loses_nothing,
)
from .course import nothing_is_lost_or_made, plays_to_the_end, premoves_are_followed, time_runs_forward
from .driver import SEEDS, Check, Pile, Table, Tempo, Visit, finish, name_of, state, views, visits
from .knowledge import (
    a_bots_copy_knows_nothing,
    all_that_is_hidden_is_dealt_anew_and_nothing_else,
    the_hidden_stays_hidden,
    what_is_dealt_depends_on_nothing_hidden,
)
from .moves import (
    catalogue,
    chains_can_be_asked,
    listed_moves_are_accepted,
    malformed_moves_are_bad_input,
    other_moves_are_refused,
    rules_in,
)

__all__ = [
    "CHECKS",
    "COPIES",
    "SEEDS",
    "Check",
    "Pile",
    "Table",
    "Tempo",
    "Visit",
    "catalogue",
    "finish",
    "name_of",
    "rules_in",
    "state",
    "views",
    "visits",
]

CHECKS: list[Check] = [
    plays_to_the_end,
    listed_moves_are_accepted,
    other_moves_are_refused,
    chains_can_be_asked,
    malformed_moves_are_bad_input,
    copies_are_equal_and_independent,
    saves_and_loads,
    records_replay,
    seeking_goes_anywhere,
    time_runs_forward,
    nothing_is_lost_or_made,
    the_hidden_stays_hidden,
    what_is_dealt_depends_on_nothing_hidden,
    all_that_is_hidden_is_dealt_anew_and_nothing_else,
    a_bots_copy_knows_nothing,
    the_wire_loses_nothing,
    premoves_are_followed,
]
