"""The rules of Pendulum: positions, moves, events, views."""
