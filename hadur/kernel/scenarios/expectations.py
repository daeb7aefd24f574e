"""What a step expects, held against the judge's view.

A key is a path through the view, its parts joined by dots. Where the view has no such parts of its
own, the last one may be

    count      how many there are: `"hand.0.count" = 3`
    contains   these are among them: `"hand.0.contains" = "gate"`, or a list; twice: two of them
    none       with `true` nothing is there, with `false` something; with names, none of these
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from hadur.kernel.hints import did_you_mean

WORDS: Final = ("count", "contains", "none")
_NOTHING: Final = object()

Found = tuple[str, str]
"""What was expected, and what was found instead."""


def compare(path: str, wanted: object, found: object) -> Found | None:
    """The first part of a view that is not as wanted; a table may leave parts of it out."""
    if not isinstance(wanted, dict) or not wanted:
        if plain(found) != wanted:
            return f"{path} = {wanted!r}", f"{plain(found)!r}"
        return None
    for key, value in wanted.items():
        inner = f"{path}.{key}" if path else key
        difference = _follow(inner, key.split("."), value, found)
        if difference is not None:
            return difference
    return None


def _follow(path: str, names: list[str], wanted: object, found: object) -> Found | None:
    part = found
    for at, name in enumerate(names):
        following = _part(part, name)
        last = at + 1 == len(names)
        if following is _NOTHING and last and name in WORDS:
            return _said(path, name, wanted, part)
        if following is _NOTHING:
            if names[at + 1 :] == ["none"] and isinstance(wanted, bool):
                return None if wanted else (f"{path} = {wanted!r}", f"nothing called '{name}'")
            if _nothing_there(wanted):
                return None
            return f"{path} = {wanted!r}", f"nothing called '{name}' there{_known(name, part)}"
        part = following
    return compare(path, wanted, part)


def _nothing_there(wanted: object) -> bool:
    """Whether a table expects that there is no such thing: { none = true }."""
    return isinstance(wanted, dict) and wanted.get("none") is True and len(wanted) == 1


def _part(whole: object, name: str) -> object:
    if isinstance(whole, Mapping) and name in whole:
        return whole[name]
    if isinstance(whole, (list, tuple)) and name.isdecimal() and int(name) < len(whole):
        return whole[int(name)]
    return _NOTHING


def _known(name: str, part: object) -> str:
    """What there is instead, if that is short or one of it looks alike."""
    if not isinstance(part, Mapping):
        return ""
    known = [str(key) for key in part]
    return did_you_mean(name, known, "'") or f" (there are: {', '.join(known[:40]) or 'none'})"


def _said(path: str, word: str, wanted: object, found: object) -> Found | None:
    """One of `WORDS` about what was found."""
    there = plain(found)
    if not isinstance(there, (list, dict, str)) and there is not None:
        return f"{path} = {wanted!r}", f"{there!r}, in which nothing can be counted or contained"
    if word == "count":
        many = len(there) if isinstance(there, (list, dict)) else int(bool(there))
        return None if many == wanted else (f"{path} = {wanted!r}", f"{many}: {there!r}")
    if word == "none" and isinstance(wanted, bool):
        return None if wanted is not bool(there) else (f"{path} = {wanted!r}", f"{there!r}")
    among = [there] if isinstance(there, str) else list(there or ())
    names = wanted if isinstance(wanted, list) else [wanted]
    holds = Counter(map(repr, names)) <= Counter(map(repr, among))
    if word == "none":
        holds = not any(name in among for name in names)
    return None if holds else (f"{path} = {wanted!r}", f"{there!r}")


def plain(value: object) -> object:
    """A view's value as TOML would give it."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    return value
