"""Plays Pendulum by what looks best right now."""

from __future__ import annotations

from .bot import PendulumBot
from .weights import Weights

bot = PendulumBot(Weights(), pace=1000)
