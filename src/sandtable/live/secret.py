"""Random strings: secrets that identify people, invite codes, ids."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without letters that are easily confused."""
_ID = re.compile(f"[{_LETTERS}]{{1,16}}")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether this has the form of an id; anything else need not be looked up."""
    return _ID.fullmatch(text) is not None


def hashed(secret: str) -> str:
    """The hash of a secret; secrets themselves are never stored."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str | None, kept: str | None) -> bool:
    """Whether this secret has that hash, compared in constant time."""
    return bool(secret and kept) and hmac.compare_digest(hashed(secret or ""), kept or "")


def replay_key(invite: str) -> str:
    """Opens the replay of a private table, and nothing else: the invite cannot be told from it."""
    return hashed(f"replay {invite}")[:20]


def same(code: str | None, other: str) -> bool:
    return code is not None and hmac.compare_digest(code.encode(), other.encode())
