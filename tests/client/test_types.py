"""What the client is given by the code of the server is up to date."""

from __future__ import annotations

from tools.client import wire_files


def test_the_types_of_the_client_fit_the_server() -> None:
    stale = [path.name for path, content in wire_files().items() if path.read_text() != content]
    assert stale == [], "make format writes them anew"
