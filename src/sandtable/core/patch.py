"""The changed parts of a view, small: `apply(plain(old), diff(old, new)) == plain(new)`.

A patch of an object or a list is an object; every other JSON value is itself the new value.

    {"=": value}               the new value, when it is an object
    {key: patch, ...}          an object: these members changed or are new; `"-": [key, ...]` are gone
    {"2": patch, ...}          a list of the same length: these items changed
    {"@": [5, -2, [x, y], 3]}  a list, read along the old one: keep 5, leave out 2, insert x and y, keep 3;
                               what is left of the old one is kept

Compiled with mypyc.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

SAME: Final[Any] = msgspec.UNSET
"""The patch between equal values."""

_MARKS: Final = ("=", "-", "@")


class _Kind:
    """How values of a type are compared."""

    def __init__(self, kind: Any) -> None:
        self.is_list = kind is tuple or kind is list
        self.is_dict = kind is dict
        self.fields: list[str] | None = None
        """Of a struct that is compared field by field."""
        self.names: list[str] = []
        """What its fields are called in JSON."""
        if issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            if not (config.array_like or config.omit_defaults):
                self.fields = list(kind.__struct_fields__)
                self.names = list(kind.__struct_encode_fields__)


_KINDS: Final[dict[Any, _Kind]] = {}


def _kind_of(value: Any) -> _Kind:
    found = _KINDS.get(value.__class__)
    if found is None:
        found = _KINDS[value.__class__] = _Kind(value.__class__)
    return found


def diff(old: Any, new: Any) -> Any:
    """The patch from one typed value to another of the same kind, or `SAME`."""
    if old is new:
        return SAME
    if old.__class__ is not new.__class__:
        return _whole(new)
    kind = _kind_of(new)
    if kind.fields is not None:
        return _diff_structs(old, new, kind)
    if kind.is_dict:
        return _diff_dicts(old, new)
    if old == new:
        return SAME
    return _diff_lists(old, new) if kind.is_list else _whole(new)


Known = dict[str, tuple[Any, Any, Any]]
"""By field: old value, new value, patch."""


def diff_like(old: Any, new: Any, known: Known) -> Any:
    """Like `diff`, for several viewers of one change: equal fields are compared only once."""
    fields = None if old is None or new is None else _kind_of(new).fields
    if fields is None:
        return diff(old, new)
    changes = {}
    for name in fields:
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        found = known.get(name)
        if found is None or not (_same(found[1], after) and _same(found[0], before)):
            found = known[name] = (before, after, diff(before, after))
        if found[2] is not SAME:
            changes[name] = found[2]
    return changes or SAME


def _same(one: Any, other: Any) -> bool:
    return one is other or bool(one == other)


def apply(value: Any, patch: Any) -> Any:
    """The new plain value; the old one is not changed."""
    if not isinstance(patch, dict):
        return patch
    if "=" in patch:
        return patch["="]
    if isinstance(value, list):
        if "@" in patch:
            return _edited(value, patch["@"])
        items = value.copy()
        for index, change in patch.items():
            items[int(index)] = apply(items[int(index)], change)
        return items
    members = dict(value)
    for key, change in patch.items():
        if key == "-":
            for gone in change:
                del members[gone]
        else:
            members[key] = apply(members.get(key), change)
    return members


def _whole(value: Any) -> Any:
    plain = msgspec.to_builtins(value)
    return {"=": plain} if isinstance(plain, dict) else plain


def _diff_structs(old: Any, new: Any, kind: _Kind) -> Any:
    changes = {}
    assert kind.fields is not None
    for number, field in enumerate(kind.fields):
        before, after = getattr(old, field), getattr(new, field)
        if before is not after:
            change = diff(before, after)
            if change is not SAME:
                changes[kind.names[number]] = change
    return changes or SAME


def _diff_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
    if old == new:
        return SAME
    for key in new:
        if key.__class__ is not str or key in _MARKS:
            return _whole(new)
    changes: dict[str, Any] = {}
    gone: list[Any] = []
    for key in old:
        if key.__class__ is not str or key in _MARKS:
            return _whole(new)
        if key not in new:
            gone.append(key)
    for key, value in new.items():
        if key not in old:
            changes[key] = _whole(value)
        elif (change := diff(old[key], value)) is not SAME:
            changes[key] = change
    if gone:
        changes["-"] = gone
    return changes


def _diff_lists(old: Any, new: Any) -> Any:
    """Of different lists, the changed items if they are few, else whatever is shortest."""
    if len(new) == 1 and new[0].__class__ is int:
        return [new[0]]
    candidates: list[Any] = []
    if len(old) == len(new):
        changes: dict[str, Any] = {}
        for index in range(len(new)):
            change = diff(old[index], new[index])
            if change is not SAME:
                changes[str(index)] = change
        if 2 * len(changes) <= len(new):
            return changes
        candidates.append(changes)
    whole = msgspec.to_builtins(new)
    if old and new:
        edits, kept = _edits(old, new, whole)
        if kept:
            candidates.append({"@": edits})
    if not candidates:
        return whole
    best, least = whole, _size(whole)
    for candidate in candidates:
        size = _size(candidate)
        if size < least:
            best, least = candidate, size
    return best


def _size(patch: Any) -> int:
    return len(msgspec.json.encode(patch))


def _edits(old: Any, new: Any, plain: Any) -> tuple[list[Any], int]:
    """What leads from one to the other, and how many items it keeps: those at the beginning and at the end of
    both, and of the others the longest run that stands in both in the same order, each taken once."""
    size, other_size = len(new), len(old)
    start = 0
    while start < size and start < other_size and _same(old[start], new[start]):
        start += 1
    end = 0
    while end < size - start and end < other_size - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    places: dict[Any, int] = {}
    common: list[tuple[int, int]] = [(each, each) for each in range(start)]
    if start + end < size and start + end < other_size:
        for index in range(start, other_size - end):
            places.setdefault(_mark(old[index]), index)
        found = []
        for index in range(start, size - end):
            place = places.pop(_mark(new[index]), None)
            if place is not None:
                found.append((place, index))
        common += _rising(found)
    common += [(other_size - end + each, size - end + each) for each in range(end)]
    edits: list[Any] = []
    from_old = from_new = kept = 0
    for place, index in [*common, (other_size, size)]:
        if place > from_old or index > from_new:
            if kept:
                edits.append(kept)
                kept = 0
            if place > from_old:
                edits.append(from_old - place)
            if index > from_new:
                edits.append(plain[from_new:index])
        kept += 1
        from_old, from_new = place + 1, index + 1
    return edits, len(common)


def _mark(item: Any) -> Any:
    """A hashable key for an item, different for items of different types."""
    if isinstance(item, str):
        return item
    if isinstance(item, msgspec.Struct):
        try:
            hash(item)
        except TypeError:
            pass
        else:
            return item
    return msgspec.json.encode(item)


def _rising(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest subsequence of these pairs whose first numbers rise."""
    ends: list[int] = []
    last: list[int] = []
    before: list[int] = []
    for number, (place, _) in enumerate(pairs):
        length = bisect_left(ends, place)
        before.append(last[length - 1] if length else -1)
        if length == len(ends):
            ends.append(place)
            last.append(number)
        else:
            ends[length] = place
            last[length] = number
    chain = []
    number = last[-1] if last else -1
    while number >= 0:
        chain.append(pairs[number])
        number = before[number]
    return chain[::-1]


def _edited(items: list[Any], edits: list[Any]) -> list[Any]:
    made: list[Any] = []
    at = 0
    for edit in edits:
        if isinstance(edit, list):
            made += edit
        elif edit < 0:
            at -= edit
        else:
            made += items[at : at + edit]
            at += edit
    return made + items[at:]
