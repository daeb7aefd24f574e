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
SOURCE: Final = Path(__file__).resolve().parent


def digest(source: Path = SOURCE) -> str:
    """A name for this source on this interpreter."""
    state = hashlib.blake2b(sysconfig.get_platform().encode(), digest_size=8)
    state.update(sys.version.encode())
    for package in PACKAGES:
        for path in sorted((source / package).rglob("*")):
            if path.is_file() and path.suffix in (".py", ".ftl", ".toml", ".jinja"):
                state.update(str(path.relative_to(source)).encode())
                state.update(path.read_bytes())
    return state.hexdigest()


def home(root: Path, source: Path = SOURCE) -> Path:
    """Where the compiled engine of a source lies, built or not."""
    return root / "build" / "fast" / digest(source)


def choose() -> Path | None:
    """The folder of the compiled engine to run, or None for the pure one."""
    wanted = os.environ.get("HADUR_ENGINE", "")
    if wanted == "pure":
        return None
    folder = home(SOURCE.parent)
    if folder.is_dir():
        return folder
    if wanted == "fast":
        missing = "HADUR_ENGINE=fast, but this source is not compiled: run `make fast`"
        print(f"hadur: {missing}", file=sys.stderr)
        raise SystemExit(2)
    return None


def install(search_path: list[str]) -> str:
    """Let `hadur` import the chosen engine; returns its name."""
    folder = choose()
    if folder is None:
        return "pure"
    search_path.insert(0, str(folder / "hadur"))
    sys.path.append(str(folder))
    return "compiled"
