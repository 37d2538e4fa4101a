"""Recorded games that must play the same for ever, or until the rules or the tiles are changed on purpose.

`python -m tests.golden.make` makes them anew: it searches for a game for each end in `ends.py` and
`ends_pendulum.py` and writes the records and `digests.json`.
"""
