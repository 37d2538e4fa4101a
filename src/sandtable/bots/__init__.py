"""Players that are programs. Each knows what its seat may know, and no more."""

from .bot import Bot, Thought, bot_named, bots_for

__all__ = ["Bot", "Thought", "bot_named", "bots_for"]
