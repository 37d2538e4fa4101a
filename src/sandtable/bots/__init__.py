"""Players that are programs. Each knows what its seat may know, and no more."""

from .bot import Advice, Adviser, Bot, Reason, Thought, bot_named, bots_for

__all__ = ["Advice", "Adviser", "Bot", "Reason", "Thought", "bot_named", "bots_for"]
