"""What a player of Nations can do. A piece is named by what it is and shows: `white-gold-1`, `chit-gold`."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ...core.game import Move, Tells, words

PIECE = "piece die symbol amount"
"""How a piece is named: `white-gold-1`, `chit-gold`, `red-used`."""
Pieces = Annotated[tuple[str, ...], words(f"counted {PIECE}")]


class Buy(Move, frozen=True):
    """Take the tile at this place of the progress board, counted from the top left, row by row."""

    tells: ClassVar[Tells] = {
        "tile": ("tile", "view.board.{place}.tile.id"),
        "kind": ("", "view.board.{place}.tile.kind"),
        "price": ("count", "view.board.{place}.price"),
    }

    place: int


class Build(Move, frozen=True):
    """Build the wonder under construction."""

    tells: ClassVar[Tells] = {
        "tile": ("tile", "own.construction.id"),
        "stone": ("count", "own.construction.stone"),
    }


class Reroll(Move, frozen=True):
    """Use a reroll chit; which dice comes next."""

    tells: ClassVar[Tells] = {"chits": ("count", "own.rerolls")}


class Pass(Move, frozen=True):
    """Do nothing more this age."""


class Pay(Move, frozen=True):
    """Use these pieces for what is to be paid: a price, the famine or the war."""

    pieces: Pieces


class Decline(Move, frozen=True):
    """Do not feed the people, or do not go to war."""

    tells: ClassVar[Tells] = {"stage": ("", "view.stage")}


class Roll(Move, frozen=True):
    """Roll these dice again."""

    pieces: Pieces


class Replace(Move, frozen=True):
    """Put the new development in this place, counted from 0, of the five."""

    tells: ClassVar[Tells] = {
        "tile": ("tile", "own.developments.{slot}.id"),
        "colour": ("", "own.developments.{slot}.colour"),
        "count": ("count", "own.developments.{slot}.dice"),
    }

    slot: int


class ReturnDice(Move, frozen=True):
    """Give these dice back for the development that left; `white-used` is a used one."""

    pieces: Pieces


class ReturnChits(Move, frozen=True):
    """Give reroll chits back for the advisor that left: so many used ones, the others available ones."""

    tells: ClassVar[Tells] = {"count": ("count", "own.advisor.rerolls")}

    used: int


class UseBooks(Move, frozen=True):
    """Use these pieces for their books; none is fine."""

    pieces: Pieces


AnyMove = Buy | Build | Reroll | Pass | Pay | Decline | Roll | Replace | ReturnDice | ReturnChits | UseBooks
