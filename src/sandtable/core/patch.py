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


def diff(old: Any, new: Any) -> Any:
    """The patch from one typed value to another of the same kind, or `SAME`."""
    if old is new:
        return SAME
    kind = new.__class__
    if old.__class__ is not kind:
        return _whole(new)
    if isinstance(new, msgspec.Struct):
        if new.__struct_config__.array_like or new.__struct_config__.omit_defaults:
            return SAME if old == new else _whole(new)
        return _diff_structs(old, new)
    if kind is dict:
        return _diff_dicts(old, new)
    if kind is tuple or kind is list:
        return SAME if old == new else _diff_lists(old, new)
    return SAME if old == new else msgspec.to_builtins(new)


Known = dict[str, tuple[Any, Any, Any]]
"""By field: old value, new value, patch."""


def diff_like(old: Any, new: Any, known: Known) -> Any:
    """Like `diff`, for several viewers of one change: equal fields are compared only once."""
    if old is None or new is None:
        return diff(old, new)
    changes = {}
    for name in new.__struct_fields__:
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


def _diff_structs(old: Any, new: Any) -> Any:
    if old == new:
        return SAME
    changes = {}
    for field, name in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
        change = diff(getattr(old, field), getattr(new, field))
        if change is not SAME:
            changes[name] = change
    return changes or SAME


def _diff_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
    if any(mark in old or mark in new for mark in _MARKS) or not all(isinstance(key, str) for key in new):
        return SAME if old == new else _whole(new)
    changes: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            changes[key] = _whole(value)
        elif (change := diff(old[key], value)) is not SAME:
            changes[key] = change
    if gone := [key for key in old if key not in new]:
        changes["-"] = gone
    return changes or SAME


def _diff_lists(old: Any, new: Any) -> Any:
    whole = msgspec.to_builtins(new)
    candidates = [whole]
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        changes = {str(index): change for index, (a, b) in pairs if (change := diff(a, b)) is not SAME}
        if not changes:
            return SAME
        if len(changes) == 1:
            return changes
        candidates.append(changes)
    if old and new:
        candidates.append({"@": _edits(old, new, whole)})
    return min(candidates, key=_size) if len(candidates) > 1 else whole


def _size(patch: Any) -> int:
    return len(msgspec.json.encode(patch))


def _edits(old: Any, new: Any, plain: Any) -> list[Any]:
    """Keep the longest run of items that stand in both in the same order, each taken once."""
    places: dict[Any, int] = {}
    for index, item in enumerate(old):
        places.setdefault(_mark(item), index)
    common = []
    for index, item in enumerate(new):
        place = places.pop(_mark(item), None)
        if place is not None:
            common.append((place, index))
    edits: list[Any] = []
    from_old = from_new = kept = 0
    for place, index in [*_rising(common), (len(old), len(new))]:
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
    return edits


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
