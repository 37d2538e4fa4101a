"""The rules of Nations: positions, moves, events, views."""
