"""The rules of Nations: The Dice Game. Its values are in `data.toml`, its rules by their ids in `locales`."""

from .game import game

__all__ = ["game"]
