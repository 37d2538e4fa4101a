"""Tricks: everybody lays a card in secret, the highest wins. Nobody waits for a turn."""

from .game import game

__all__ = ["game"]
