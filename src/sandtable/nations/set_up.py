"""What people choose when they set a table of Nations up."""

from __future__ import annotations

from ..core.set_up import Preset, SetUp, choice


def set_up(seats: int) -> SetUp:
    first = Preset(id="first", bot="novice", hints=True, minutes=35)
    standard = Preset(id="standard", minutes=25)
    if seats > 1:
        expert = Preset(id="expert", bot="expert", hints=False, minutes=25)
        return SetUp(presets=(first, standard, expert, Preset(id="days", waits=True)), days={})
    expert = Preset(id="expert", choices={"opponent": "hard"}, hints=False, minutes=25)
    opponent = choice(
        "opponent", {"normal": {"opponent": "normal"}, "hard": {"opponent": "hard"}}, front=True
    )
    return SetUp(presets=(first, standard, expert), choices=(opponent,))
