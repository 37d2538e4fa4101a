"""What a player of Nations can do. A piece is named by what it is and shows: `white-gold-1`, `chit-gold`."""

from __future__ import annotations

from ...core.game import Move

Pieces = tuple[str, ...]


class Buy(Move, frozen=True):
    """Take the tile at this place of the progress board, counted from the top left, row by row."""

    place: int


class Build(Move, frozen=True):
    """Build the wonder under construction."""


class Reroll(Move, frozen=True):
    """Use a reroll chit; which dice comes next."""


class Pass(Move, frozen=True):
    """Do nothing more this age."""


class Pay(Move, frozen=True):
    """Use these pieces for what is to be paid: a price, the famine or the war."""

    pieces: Pieces


class Decline(Move, frozen=True):
    """Do not feed the people, or do not go to war."""


class Roll(Move, frozen=True):
    """Roll these dice again."""

    pieces: Pieces


class Replace(Move, frozen=True):
    """Put the new development in this place, counted from 0, of the five."""

    slot: int


class ReturnDice(Move, frozen=True):
    """Give these dice back for the development that left; `white-used` is a used one."""

    pieces: Pieces


class ReturnChits(Move, frozen=True):
    """Give reroll chits back for the advisor that left: so many used ones, the others available ones."""

    used: int


class UseBooks(Move, frozen=True):
    """Use these pieces for their books; none is fine."""

    pieces: Pieces


AnyMove = Buy | Build | Reroll | Pass | Pay | Decline | Roll | Replace | ReturnDice | ReturnChits | UseBooks
