"""The frames of a WebSocket (RFC 6455, 5.2). Compiled with mypyc."""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]


class Frame:
    """A frame with a mask, as clients send it."""

    def __init__(self, end: int, text: bytes | None) -> None:
        self.end = end
        self.text = text
        """Set if it is a whole text message."""


def frame_at(data: bytes, at: int) -> Frame | None:
    """None if it is not whole, or unusual."""
    if len(data) < at + 6 or data[at + 1] < 0x80:
        return None
    length, start = data[at + 1] & 0x7F, at + 6
    if length == 127:
        return None
    if length == 126:
        length, start = data[at + 2] << 8 | data[at + 3], at + 8
    if not data[at] & 0x80 or len(data) < start + length:
        return None
    end = start + length
    text = apply_mask(data[start:end], data[start - 4 : start]) if data[at] == 0x81 else None
    return Frame(end, text)


def is_unusual(begun: bytes) -> bool:
    """Whether this is the beginning of a frame that is long, has no mask, or is a part of a message."""
    return not begun[0] & 0x80 or (len(begun) > 1 and (begun[1] < 0x80 or begun[1] >= 0xFE))


def is_utf8(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A whole text message, as servers send it."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text
