"""What an object file follows from: its C file, the headers mypyc made for it, flags, compiler."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

# Headers of the own library stand in quotes, those of the kernel's in angle brackets.
_INCLUDE = re.compile(r'#include ["<](.+?)[">]')


def with_headers(source: Path, made: Path, found: dict[Path, bytes]) -> dict[Path, bytes]:
    """A C file and the headers among those in `made` that it includes, by way of others too."""
    if source not in found and source.exists():
        found[source] = source.read_bytes()
        for name in _INCLUDE.findall(found[source].decode()):
            with_headers(made / name, made, found)
    return found


def key_of(source: Path, made: Path, flags: list[str]) -> str:
    """All of it as a short text."""
    state = hashlib.blake2b(json.dumps(flags).encode(), digest_size=16)
    for path, text in sorted(with_headers(source, made, {}).items()):
        state.update(f"{path} {len(text)} ".encode())
        state.update(text)
    return state.hexdigest()
