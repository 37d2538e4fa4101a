"""The rules of Pendulum. Start reading at `game.py`; `rules/commands.py` leads to every rule."""

from .game import game

__all__ = ["game"]
