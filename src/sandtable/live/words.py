"""Cleans names and chat lines that people typed."""

from __future__ import annotations

import unicodedata

from .errors import Denied

NAME_LENGTH = 30
CHAT_LENGTH = 500
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols of Unicode that show nothing."""


def name(text: str) -> str:
    return _line(text, NAME_LENGTH, "name")


def chat(text: str) -> str:
    return _line(text, CHAT_LENGTH, "chat")


def _line(text: str, most: int, what: str) -> str:
    """One line in NFC, without invisible characters or ones that change the reading direction."""
    if len(text) > 4 * most:
        raise Denied(f"{what}-too-long", most=most)
    kept = [
        " " if char.isspace() or char in BLANK else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    ]
    line = " ".join("".join(kept).split())
    if all(char == " " or unicodedata.category(char).startswith("M") for char in line):
        raise Denied(f"{what}-empty")
    if len(line) > most:
        raise Denied(f"{what}-too-long", most=most)
    return line
