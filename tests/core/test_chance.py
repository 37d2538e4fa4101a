"""Chance: the same draws from the same key, everywhere and for ever, and no draw likelier than another."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.chance import Chance

KEY = bytes(range(32))
KEYS = st.binary(min_size=16, max_size=64)


def test_known_draws() -> None:
    """If these change, no record of before can be replayed."""
    chance = Chance(KEY)
    assert bytes(chance.byte() for _ in range(16)).hex() == "9212bc97156556f62890b1af16325851"
    assert [chance.below(6) for _ in range(12)] == [4, 0, 0, 2, 1, 1, 2, 3, 3, 2, 5, 4]
    assert [chance.below(1000) for _ in range(6)] == [863, 106, 481, 907, 393, 413]
    items = list(range(12))
    chance.shuffle(items)
    assert items == [3, 10, 0, 5, 4, 8, 1, 7, 9, 6, 11, 2]
    assert chance.drawn == 53


def test_the_bytes_are_blake2b_in_counter_mode() -> None:
    chance = Chance(KEY)
    expected = b"".join(blake2b(n.to_bytes(8, "big"), key=KEY).digest() for n in range(4))
    assert bytes(chance.byte() for _ in range(256)) == expected


@given(key=KEYS, drawn=st.integers(0, 300))
def test_key_and_count_are_the_whole_state(key: bytes, drawn: int) -> None:
    chance = Chance(key)
    for _ in range(drawn):
        chance.byte()
    assert chance.drawn == drawn
    resumed = Chance(key, drawn)
    assert [resumed.byte() for _ in range(130)] == [chance.byte() for _ in range(130)]


@given(key=KEYS, drawn=st.integers(0, 200), n=st.integers(1, 300))
def test_a_copy_draws_the_same_and_disturbs_nothing(key: bytes, drawn: int, n: int) -> None:
    chance = Chance(key)
    for _ in range(drawn):
        chance.byte()
    twin = chance.copy()
    ahead = [twin.below(n) for _ in range(100)]
    assert chance.drawn == drawn
    assert [chance.below(n) for _ in range(100)] == ahead
    assert twin.drawn == chance.drawn


@given(key=KEYS, n=st.integers(1, 65_536))
def test_below_stays_below(key: bytes, n: int) -> None:
    chance = Chance(key)
    assert all(0 <= chance.below(n) < n for _ in range(50))


@pytest.mark.parametrize("n", [0, -1, 65_537, 2**70])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    """Before, more than 256 drew for ever."""
    chance = Chance(KEY)
    with pytest.raises(ValueError, match="is not from 1 to 65536"):
        chance.below(n)
    assert chance.drawn == 0


@pytest.mark.parametrize("n", [2, 3, 4, 6, 7, 100, 129, 200, 255, 256, 257, 300])
def test_every_number_is_as_likely(n: int) -> None:
    chance = Chance(KEY)
    draws = 200 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    squares = sum((counts[number] - 200) ** 2 for number in range(n)) / 200
    # Mean n - 1, deviation the root of 2 (n - 1): five of them off is not chance.
    assert abs(squares - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


@given(key=KEYS, size=st.integers(0, 300))
def test_shuffling_loses_nothing(key: bytes, size: int) -> None:
    items = list(range(size))
    Chance(key).shuffle(items)
    assert sorted(items) == list(range(size))


def test_every_order_is_as_likely() -> None:
    chance = Chance(KEY)
    orders: Counter[str] = Counter()
    for _ in range(24 * 200):
        items = list("abcd")
        chance.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 for count in orders.values()) / 200 < 23 + 5 * 46**0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first, second = (Chance(bytes([n]) * 32) for n in (1, 2))
    same = sum(first.byte() == second.byte() for _ in range(2560))
    assert same < 30
