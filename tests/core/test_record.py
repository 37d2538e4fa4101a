"""Records: what is written is read again, and what was changed is found where it was changed."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable import BadInput, BadRecord, Match, load_record, new_match
from sandtable.core import record as records
from sandtable.core import wire
from sandtable.core.record import Entry, Record

from ..battery import Table, finish, state


@cache
def finished() -> Match:
    return finish(Table("nations", 2), 11)


@cache
def genuine() -> bytes:
    return finished().record.to_bytes()


def plain() -> Any:
    return json.loads(genuine())


def written(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def entry_of(data: bytes | Record) -> int | None:
    """The entry that is said to be wrong."""
    with pytest.raises(BadRecord) as caught:
        load_record(data)
    return caught.value.entry


def forged(value: Any) -> bytes:
    """With all checks made anew, as somebody would who wants to deceive."""
    return records.checked(msgspec.convert(value, Record)).to_bytes()


N = st.integers(0, 10_000)
MANY = settings(max_examples=8 * settings().max_examples)
"""These are cheap."""


# What is right


def test_one_entry_a_line() -> None:
    lines = genuine().decode().splitlines()
    assert len(lines) == len(finished()) + 2
    assert lines[0].startswith('{"format":1,"game":"nations","rules_version":')
    assert lines[0].endswith('"entries":[')
    assert all(json.loads(line.removesuffix(","))["check"] for line in lines[1:-1])
    assert lines[-1] == "]}"


def test_without_entries() -> None:
    match = new_match("nations", 3, seed=4)
    data = match.record.to_bytes()
    assert state(load_record(data)) == state(match)
    assert load_record(data).record.to_bytes() == data


def test_from_bytes_text_path_and_record(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(genuine())
    for source in (genuine(), path, str(path), finished().record):
        assert state(load_record(source)) == state(finished())
    with pytest.raises(BadInput, match="cannot be read"):
        load_record(tmp_path / "none.json")
    with pytest.raises(BadInput, match="cannot be read"):
        load_record(tmp_path)


def test_other_white_space_changes_nothing() -> None:
    assert state(load_record(json.dumps(plain(), indent=2).encode())) == state(finished())


def test_options_are_in_it() -> None:
    match = new_match("nations", 1, seed=1, options={"opponent": "hard"})
    match.play(0, match.moves(0)[0])
    again = load_record(match.record.to_bytes())
    assert again.options == match.options
    assert again.position.hard
    value = json.loads(match.record.to_bytes())
    value["options"]["opponent"] = "normal"
    assert entry_of(written(value)) is None


def test_own_values_are_in_it() -> None:
    data = wire.plain(new_match("nations", 1).position.box.data)
    data["tiles"][0]["points"] = 7
    match = new_match("nations", 2, seed=1, options={"data": data})
    assert match.record.data_version != finished().record.data_version
    match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    again = load_record(match.record.to_bytes())
    assert again.record.to_bytes() == match.record.to_bytes()
    assert again.position.box.data.tiles[0].points == 7


def test_the_start_of_a_record_is_a_record() -> None:
    """Entries taken off the end cannot be noticed: so it was, at that time."""
    value = plain()
    value["entries"] = value["entries"][:40]
    assert state(load_record(written(value))) == state(finished().seek(40))


# The seed


def test_without_the_seed_a_record_can_be_read_but_not_played() -> None:
    data = written({**plain(), "seed": None})
    assert records.read(data).commitment == finished().record.commitment
    assert entry_of(data) is None


@pytest.mark.parametrize("seed", ["", "00", "zz", "é", "00" * 15, "00" * 32, "00" * 65])
def test_another_seed_is_refused(seed: str) -> None:
    assert entry_of(written({**plain(), "seed": seed})) is None
    assert entry_of(forged({**plain(), "seed": seed})) is None
    fit = "".join(f"{byte:02x}" for byte in seed.encode())
    assert entry_of(written({**plain(), "seed": fit})) is None


def test_the_seed_has_one_form() -> None:
    seed = plain()["seed"]
    for same in (seed.upper(), f"{seed[:2]} {seed[2:]}", seed + "\n"):
        assert bytes.fromhex(same) == bytes.fromhex(seed)
        if same != seed:
            assert entry_of(written({**plain(), "seed": same})) is None


def test_another_seed_with_its_own_commitment_breaks_the_check_of_the_header() -> None:
    value = plain()
    value["seed"], value["commitment"] = "ab" * 32, records.commit(bytes.fromhex("ab" * 32))
    assert entry_of(written(value)) is None


# Tampering


HEADER = {
    "format": 2,
    "game": "chess",
    "rules_version": "0",
    "data_version": "0" * 12,
    "seats": 3,
    "options": {"opponent": "normal"},
    "commitment": "0" * 64,
    "check": "0" * 16,
}


@pytest.mark.parametrize("field", HEADER)
def test_a_changed_header(field: str) -> None:
    assert plain()[field] != HEADER[field]
    assert entry_of(written({**plain(), field: HEADER[field]})) is None
    empty = json.loads(new_match("nations", 2, seed=1).record.to_bytes())
    assert entry_of(written({**empty, field: HEADER[field]})) is None, "also when there are no entries"


@pytest.mark.parametrize("field", ["game", "rules_version", "data_version", "seats", "commitment", "format"])
def test_a_forged_header(field: str) -> None:
    value = forged({**plain(), field: HEADER[field]})
    found = entry_of(value)
    # More seats are another deal: the moves do not fit it.
    assert found is None or (field == "seats" and found == 0)


@pytest.mark.parametrize(
    ("options", "seats"), [({"opponent": "easy"}, 2), ({"fly": 1}, 2), ({}, 9), ({"opponent": "hard"}, 2)]
)
def test_forged_options(options: Any, seats: int) -> None:
    assert entry_of(forged({**plain(), "options": options, "seats": seats})) is None


@pytest.mark.parametrize("field", [*HEADER, "seed", "entries"])
def test_a_lost_or_added_field(field: str) -> None:
    value = plain()
    del value[field]
    assert entry_of(written(value)) is None
    assert entry_of(written({**plain(), "more": 1})) is None
    value = plain()
    value["entries"][3]["more"] = 1
    assert entry_of(written(value)) is None, "not a record at all"


def changed(entry: dict[str, Any], rng: Random) -> dict[str, Any]:
    field = rng.choice(["at", "seat", "move", "check"])
    other: dict[str, Any] = {
        "at": entry["at"] + rng.choice([-1, 1, 10**30]),
        "seat": rng.choice([1 - entry["seat"], -1, 99]),
        "move": rng.choice(
            [{"type": "Pass"}, {"type": "Fly"}, None, 5, [], {}, "x", {"type": "Buy", "place": 1}]
        ),
        "check": rng.choice(["", "0" * 16, entry["check"].upper() + "x", entry["check"][:-1]]),
    }
    if other[field] == entry[field]:
        return changed(entry, rng)
    return {**entry, field: other[field]}


@MANY
@given(n=N, seed=N)
def test_a_changed_entry(n: int, seed: int) -> None:
    value = plain()
    n %= len(value["entries"])
    value["entries"][n] = changed(value["entries"][n], Random(seed))
    assert entry_of(written(value)) == n


@MANY
@given(n=N)
def test_a_lost_entry(n: int) -> None:
    value = plain()
    n %= len(value["entries"]) - 1
    del value["entries"][n]
    assert entry_of(written(value)) == n


@MANY
@given(n=N, m=N)
def test_swapped_entries(n: int, m: int) -> None:
    value = plain()
    entries = value["entries"]
    n, m = sorted((n % len(entries), m % len(entries)))
    if n == m:
        return
    entries[n], entries[m] = entries[m], entries[n]
    assert entry_of(written(value)) == n


@MANY
@given(n=N, m=N)
def test_an_entry_twice(n: int, m: int) -> None:
    value = plain()
    entries = value["entries"]
    n, m = n % len(entries), m % (len(entries) + 1)
    entries.insert(m, dict(entries[n]))
    assert entry_of(written(value)) == (m if m != n else n + 1)


@MANY
@given(n=N, seed=N)
def test_an_entry_of_another_match(n: int, seed: int) -> None:
    value = plain()
    other = json.loads(finish(Table("nations", 2), 12).record.to_bytes())["entries"]
    m = n % (len(value["entries"]) + 1)
    value["entries"].insert(m, other[seed % len(other)])
    assert entry_of(written(value)) == m


@MANY
@given(n=N)
def test_a_cut_file(n: int) -> None:
    whole = genuine().rstrip()
    assert entry_of(whole[: n % len(whole)]) is None


@MANY
@given(data=st.data())
def test_flipped_bytes(data: st.DataObject) -> None:
    damaged = bytearray(genuine())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        damaged[at] ^= data.draw(st.integers(1, 255))
    try:
        match = load_record(bytes(damaged))
    except BadRecord:
        return
    # White space, perhaps; never anything that means something else.
    assert match.record.to_bytes() == genuine()


@MANY
@given(junk=st.binary(max_size=200))
def test_junk(junk: bytes) -> None:
    assert entry_of(junk) is None


# Somebody who makes the checks anew


@MANY
@given(n=N, seed=N)
def test_a_forger_is_caught_at_the_move_that_cannot_be(n: int, seed: int) -> None:
    value = plain()
    n %= len(value["entries"])
    past = finished().seek(n)
    entry = value["entries"][n]
    rng = Random(seed)
    wrong = rng.choice(
        [
            {"seat": 1 - entry["seat"]},
            {"seat": 2},
            {"seat": -1},
            {"at": past.now - 1},
            {"at": 2**53},
            {"move": {"type": "Buy", "place": 50}},
            {"move": {"type": "Pay", "pieces": ["no-such-piece"]}},
            {"move": {"type": "Fly"}},
            {"move": None},
            {"move": 5},
            {"move": [entry["move"]]},
            {"move": {}},
        ]
    )
    value["entries"][n] = {**entry, **wrong}
    assert entry_of(forged(value)) == n


def test_a_forger_cannot_play_on_after_the_end() -> None:
    value = plain()
    value["entries"].append({**value["entries"][-1], "move": {"type": "Pass"}})
    assert entry_of(forged(value)) == len(finished())


def test_a_record_in_hand_is_checked_like_one_that_is_read() -> None:
    record = finished().record
    entries = record.entries.copy()
    entries[5] = Entry(entries[5].at + 1, entries[5].seat, entries[5].move, entries[5].check)
    assert entry_of(msgspec.structs.replace(record, entries=entries)) == 5
    assert entry_of(msgspec.structs.replace(record, commitment="0" * 64)) is None


# What is no JSON of this world


@pytest.mark.parametrize(
    "number",
    ["1e400", "-1e400", "9" * 30, "-" + "9" * 30, "9" * 5000, "1.5", "NaN", "Infinity", "true", "0.0"],
)
@pytest.mark.parametrize("field", ["at", "seat"])
def test_huge_and_odd_numbers(field: str, number: str) -> None:
    value = plain()
    value["entries"] = value["entries"][:3]
    value["entries"][2][field] = "HERE"
    assert entry_of(written(value).replace(b'"HERE"', number.encode())) in (None, 2)
    if number.strip("-").isdigit() and len(number) < 40:
        value["entries"][2][field] = int(number)
        assert entry_of(forged(value)) == 2
    value["entries"][2] = {**plain()["entries"][2], "move": {"type": "Buy", "place": "HERE"}}
    assert entry_of(written(value).replace(b'"HERE"', number.encode())) in (None, 2)


@pytest.mark.parametrize("depth", [100, 400, 500, 900, 950, 980, 990, 1000, 5000, 100_000])
@pytest.mark.parametrize("bracket", ["[]", "{}"])
def test_deep_nesting(depth: int, bracket: str) -> None:
    opening = "[" if bracket == "[]" else '{"a":'
    deep = f"{opening * depth}0{bracket[1] * depth}".encode()
    value = plain()
    value["entries"][2]["move"] = "HERE"
    assert entry_of(written(value).replace(b'"HERE"', deep)) in (None, 2)
    value = plain()
    value["options"] = {"data": "HERE"}
    assert entry_of(written(value).replace(b'"HERE"', deep)) is None
    assert entry_of(deep) is None


def test_deep_in_the_stack() -> None:
    """What can just be read at this depth must not fail later with another error."""

    def dive(levels: int, data: bytes) -> int | None:
        return entry_of(data) if levels == 0 else dive(levels - 1, data)

    value = plain()
    value["entries"][2]["move"] = "HERE"
    for depth in range(380, 520, 3):
        deep = b"[" * depth + b"]" * depth
        assert dive(400, written(value).replace(b'"HERE"', deep)) in (None, 2)


@pytest.mark.parametrize(
    "text", ['"\\ud800"', '"\\u0000"', '"\x00"', '"\\ud83d\\ude00"', "'x'", "[1,]", "//"]
)
def test_odd_texts(text: str) -> None:
    value = plain()
    value["entries"][2]["move"] = "HERE"
    assert entry_of(written(value).replace(b'"HERE"', text.encode())) in (None, 2)
    header = plain()
    header["data_version"] = "HERE"
    assert entry_of(written(header).replace(b'"HERE"', text.encode())) is None


def test_not_utf8() -> None:
    assert entry_of(genuine().replace(b"nations", b"nat\xff\xfens")) is None
    assert entry_of(genuine().decode().encode("utf-16")) is None
    assert entry_of(b"\xef\xbb\xbf" + genuine()) is None
