"""Bots: programs that play. A bot knows only what its seat may know."""

from .bot import Advice, Adviser, Bot, Reason, Thought, bot_named, bots_for

__all__ = ["Advice", "Adviser", "Bot", "Reason", "Thought", "bot_named", "bots_for"]
