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

from dataclasses import is_dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

SAME: Final[Any] = msgspec.UNSET
"""The patch between equal values."""

_MARKS: Final = ("=", "-", "@")
_MANY: Final = 8
"""Fields of a large struct."""


class _Kind:
    """How values of a type are compared."""

    def __init__(self, kind: Any) -> None:
        self.is_list = kind is tuple or kind is list
        self.is_dict = kind is dict
        self.is_object = issubclass(kind, dict) or is_dataclass(kind)
        """Whether it is an object in JSON."""
        self.names: list[str] | None = None
        """What the fields of a struct that is compared field by field are called in JSON."""
        if issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            self.is_object = not config.array_like
            if not (config.array_like or config.omit_defaults):
                self.names = list(kind.__struct_encode_fields__)
        self.is_large = self.names is not None and len(self.names) > _MANY
        """Such items of a list hardly ever change as a whole: a patch of each is shorter than all of them."""


_KINDS: Final[dict[Any, _Kind]] = {}


def _kind_of(value: Any) -> _Kind:
    found = _KINDS.get(value.__class__)
    if found is None:
        found = _KINDS[value.__class__] = _Kind(value.__class__)
    return found


def diff(old: Any, new: Any) -> Any:
    """The patch from one typed value to another of the same kind, or `SAME`. What is new in it stays typed:
    its JSON form is what counts."""
    if old is new:
        return SAME
    if old.__class__ is not new.__class__:
        return _whole(new)
    kind = _kind_of(new)
    if kind.names is not None:
        return _diff_structs(old, new, kind.names)
    if kind.is_list:
        return _diff_lists(old, new)
    if old == new:
        return SAME
    if kind.is_dict:
        return _diff_dicts(old, new)
    return _whole(new)


Known = dict[str, tuple[Any, Any, Any]]
"""By field: old value, new value, the patch in JSON."""


def diff_like(old: Any, new: Any, known: Known) -> Any:
    """Like `diff`, for several viewers of one change: equal fields are compared and encoded only once."""
    names = _kind_of(new).names
    if names is None or old.__class__ is not new.__class__:
        return diff(old, new)
    changes = {}
    before_all, after_all = astuple(old), astuple(new)
    for number, after in enumerate(after_all):
        before = before_all[number]
        if before is after:
            continue
        name = names[number]
        found = known.get(name)
        if found is None or not (_same(found[1], after) and _same(found[0], before)):
            change = diff(before, after)
            if change is not SAME:
                change = msgspec.Raw(msgspec.json.encode(change))
            found = known[name] = (before, after, change)
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
    return {"=": value} if _kind_of(value).is_object else value


def _diff_structs(old: Any, new: Any, names: list[str]) -> Any:
    changes = {}
    before_all, after_all = astuple(old), astuple(new)
    for number, after in enumerate(after_all):
        before = before_all[number]
        if before is not after:
            change = diff(before, after)
            if change is not SAME:
                changes[names[number]] = change
    return changes or SAME


def _diff_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
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
        if key in old:
            change = diff(old[key], value)
            if change is not SAME:
                changes[key] = change
        else:
            changes[key] = _whole(value)
    if gone:
        changes["-"] = gone
    return changes


def _diff_lists(old: Any, new: Any) -> Any:
    """The changed items, if they are few or large; else what stands between the equal items at the beginning
    and those at the end, if there are any."""
    size, old_size = len(new), len(old)
    least = min(size, old_size)
    start = 0
    while start < least and _same(old[start], new[start]):
        start += 1
    if start == size == old_size:
        return SAME
    end = 0
    while end < least - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    if size == old_size:
        places = [start] if start + end + 1 == size else _changed_places(old, new, start, size - end)
        if 2 * len(places) <= size or _kind_of(new[start]).is_large:
            return {str(place): diff(old[place], new[place]) for place in places}
    if start + end == 0:
        return new
    edits: list[Any] = [start] if start else []
    if start + end < old_size:
        edits.append(start + end - old_size)
    if start + end < size:
        edits.append(new[start : size - end])
    return {"@": edits}


def _changed_places(old: Any, new: Any, start: int, end: int) -> list[int]:
    return [place for place in range(start, end) if not _same(old[place], new[place])]


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
