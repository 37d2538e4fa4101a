"""What people choose when they set a table of Pendulum up."""

from __future__ import annotations

from typing import get_args

from ..core.set_up import Choice, Preset, SetUp, choice
from .options import DEFAULT_LEVEL, MATS, Level
from .rules.codes import ROUNDS

TEMPI = {"printed": 1.0, "calm": 1.5, "slow": 2.0, "brisk": 0.8, "fast": 0.5}
UNTIMED = {"none": (), "first": (1,), "all": tuple(range(1, ROUNDS + 1))}
FIRST_GAME: Level = "A"
EXPERT: Level = "D"


def set_up(seats: int) -> SetUp:
    tempo = choice(
        "tempo",
        {name: {"tempo": tempo} for name, tempo in TEMPI.items()},
        moot={"untimed": "all"},
        front=True,
    )
    characters = choice(
        "character",
        {"random": {"characters": None}, **{name: {"characters": name} for name in MATS}},
        by_seat=True,
    )
    sides = choice("sides", {name: {"sides": name} for name in ("basic", "advanced", "any")})
    plans = choice("plans", {"yes": {"plans": True}, "no": {"plans": False}})
    alike = (sides, plans, characters)
    if seats == 1:
        return SetUp(presets=_SOLO, choices=(tempo, *_against_automas(), *alike))
    everyone = tuple(range(seats))
    untimed = choice(
        "untimed",
        {name: {"untimed": rounds} for name, rounds in UNTIMED.items()},
        switch=("none", "first"),
        front=True,
    )
    variant = choice(
        "variant",
        {
            "none": {"glory": (), "worker_rule": ()},
            "glory": {"glory": everyone, "worker_rule": ()},
            "both": {"glory": everyone, "worker_rule": everyone},
        },
    )
    return SetUp(presets=_TOGETHER, choices=(tempo, untimed, variant, *alike), days={"untimed": "all"})


def _against_automas() -> tuple[Choice, Choice]:
    """Level B comes first: it is what who says nothing gets."""
    levels = sorted(get_args(Level), key=lambda level: level != DEFAULT_LEVEL)
    return (
        choice("automa", {level: {"automa": level} for level in levels}, front=True),
        choice("foreshadowing", {"no": {"foreshadowing": False}, "yes": {"foreshadowing": True}}),
    )


_TOGETHER = (
    Preset(id="first", choices={"tempo": "calm", "untimed": "first"}, bot="novice", hints=True, minutes=75),
    Preset(id="standard", minutes=60),
    Preset(
        id="expert",
        choices={"tempo": "brisk", "variant": "both", "sides": "advanced"},
        bot="expert",
        hints=False,
        minutes=50,
    ),
    Preset(id="days", choices={"untimed": "all"}, waits=True),
)
_SOLO = (
    # UNT-5: against the Automas the game is timed.
    Preset(id="first", choices={"tempo": "calm", "automa": FIRST_GAME}, hints=True, minutes=60),
    Preset(id="standard", minutes=45),
    Preset(id="expert", choices={"automa": EXPERT, "sides": "advanced"}, hints=False, minutes=45),
)
