"""Which engine runs: the compiled one if it was built from exactly this source, else the pure.

The compiled engine is a mirror of the packages in PACKAGES with native modules beside the
interpreted ones (tools/fast.py makes it). HADUR_ENGINE=pure or =fast forces one of the two.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from pathlib import Path
from typing import Final

PACKAGES: Final = ("kernel", "search", "games")
GROUP: Final = "hadur_fast"
"""How the names of its libraries begin."""
KIND: Final = "kind"
"""A file in it that says how it was compiled: fast or best."""
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
SOURCE: Final = Path(__file__).resolve().parent
INSTALLED: Final = SOURCE / "compiled"
"""Where a wheel has it."""


def digest(source: Path = SOURCE) -> str:
    """A name for this source on interpreters of this kind."""
    kind = f"{SUFFIX} {sys.version_info[:2]} {sys.version_info.releaselevel}"
    state = hashlib.blake2b(kind.encode(), digest_size=8)
    for package in PACKAGES:
        for path in sorted((source / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                state.update(str(path.relative_to(source)).encode())
                state.update(path.read_bytes())
    return state.hexdigest()


def home(root: Path, source: Path = SOURCE) -> Path:
    """Where the compiled engine of a source lies, built or not."""
    return root / "build" / "fast" / digest(source)


_missed: list[Path] = []


def has_come() -> bool:
    """Whether there is a compiled engine by now that this process could not find when it began: a
    new process runs it."""
    return any(folder.is_dir() for folder in _missed)


def choose() -> Path | None:
    """The folder of the compiled engine to run, or None for the pure one."""
    wanted = os.environ.get("HADUR_ENGINE", "")
    if wanted == "pure":
        return None
    folder = home(SOURCE.parent)
    for found in (folder, INSTALLED / folder.name):
        if found.is_dir():
            return found
    if wanted == "fast":
        missing = "HADUR_ENGINE=fast, but this source is not compiled: run `make fast`"
        print(f"hadur: {missing}", file=sys.stderr)
        raise SystemExit(2)
    _missed.append(folder)
    return None


def install(search_path: list[str]) -> str:
    """Let `hadur` import the chosen engine; returns its name."""
    folder = choose()
    if folder is None:
        return "pure"
    search_path.insert(0, str(folder / "hadur"))
    sys.path.append(str(folder))
    return "compiled"
