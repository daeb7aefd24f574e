"""Where the command keeps its files: under the user's state folder, never in the project."""

from __future__ import annotations

import os
from pathlib import Path

from hadur.kernel.errors import CannotSave


def state_folder(name: str) -> Path:
    """A folder of ours for one purpose, made if it is not there."""
    base = os.environ.get("XDG_STATE_HOME", "")
    root = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "state"
    folder = root / "hadur" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotSave(f"cannot make the folder {folder}: {error.strerror}") from error
    return folder
