"""How a table wants to play Pendulum."""

from __future__ import annotations

from typing import Literal

from ..core.errors import BadInput
from ..core.game import Options
from .data import DATA
from .rules.codes import ROUNDS

Level = Literal["A", "B", "C", "D", "E", "F"]
DEFAULT_LEVEL: Level = "B"
MATS = {character.id: character.mat for character in DATA.characters}


class PendulumOptions(Options, frozen=True):
    tempo: float = 1.0
    """The durations of the timers, as a multiple of the printed ones: 0.5 to 3."""
    grace: int = 1000
    """The window of privilege in milliseconds (CLM-2): 0 to 3000; 0 turns it off."""
    untimed: tuple[int, ...] = ()
    """The rounds, of 1 to 4, played without running timers (UNT); (1,) makes a gentle start."""
    sides: Literal["basic", "advanced", "any"] = "basic"
    """Which side of the mats random characters come from."""
    characters: tuple[str | None, ...] = ()
    """A character by seat, None for a random one; left empty, all are random."""
    glory: tuple[int, ...] = ()
    """The seats that play with glory (ADV-3)."""
    worker_rule: tuple[int, ...] = ()
    """The seats that play with the advanced worker rule (ADV-2); they must play with glory (ADV-1)."""
    automa: Level | None = None
    """The level of the Automas that a single player meets (AUT-15); left out, B. From D on the single player
    has both parts of the advanced variant."""
    foreshadowing: bool = False
    """Whether the Automas lay out their cards for the council during the round (AUT-16)."""
    plans: bool = True
    """Whether a player may mark where a worker shall go next, to be sent the moment it is allowed."""


def check(seats: int, options: PendulumOptions) -> None:
    """Raise `BadInput` for the first option that is out of range or does not go with the others."""
    if not 0.5 <= options.tempo <= 3:
        raise BadInput("options.tempo", "tempo", value=str(options.tempo))
    if not 0 <= options.grace <= 3000:
        raise BadInput("options.grace", "grace", value=str(options.grace))
    _check_set("options.untimed", options.untimed, 1, ROUNDS, "round")
    _check_set("options.glory", options.glory, 0, seats - 1, "seat")
    _check_set("options.worker_rule", options.worker_rule, 0, seats - 1, "seat")
    for number, seat in enumerate(options.worker_rule):
        if seat not in options.glory:
            raise BadInput(f"options.worker_rule[{number}]", "glory-too", seat=seat)
    _check_automas(seats, options)
    if options.characters and len(options.characters) != seats:
        raise BadInput("options.characters", "characters", count=len(options.characters), seats=seats)
    mats: dict[str, int] = {}
    for seat, character in enumerate(options.characters):
        where = f"options.characters[{seat}]"
        if character is None:
            continue
        if character not in MATS:
            raise BadInput(where, "no-such", name=repr(character), known=", ".join(MATS))
        mat = MATS[character]
        if mat in mats:
            raise BadInput(where, "mat-in-use", character=repr(character), seat=mats[mat])
        mats[mat] = seat


def _check_automas(seats: int, options: PendulumOptions) -> None:
    """AUT-1, AUT-15, UNT-5."""
    if seats > 1:
        if options.automa is not None:
            raise BadInput("options.automa", "automas-solo")
        if options.foreshadowing:
            raise BadInput("options.foreshadowing", "automas-solo")
        return
    if options.untimed:
        raise BadInput("options.untimed", "automas-timed")
    level = options.automa or DEFAULT_LEVEL
    for name in ("glory", "worker_rule"):
        if getattr(options, name) and not advanced(level):
            raise BadInput(f"options.{name}", "level-without-variant", level=level)


def advanced(level: Level) -> bool:
    """AUT-15."""
    return level >= "D"


def _check_set(where: str, values: tuple[int, ...], least: int, most: int, what: str) -> None:
    for number, value in enumerate(values):
        if not least <= value <= most:
            raise BadInput(f"{where}[{number}]", f"no-such-{what}", value=value, least=least, most=most)
        if value in values[:number]:
            raise BadInput(f"{where}[{number}]", f"{what}-twice", value=value)
