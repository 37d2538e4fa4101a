"""Plays Pendulum by what looks best right now."""

from __future__ import annotations

from .pendulum_bot import PendulumBot
from .pendulum_weights import Weights

bot = PendulumBot(Weights(), pace=1000)
