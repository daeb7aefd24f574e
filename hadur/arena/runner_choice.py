"""Which runner plays, by what --on and --workers say."""

from __future__ import annotations

from hadur.arena.runners import Processes, Runner, Serial, cores
from hadur.kernel.errors import UnknownName


def choose(on: str, workers: int) -> Runner:
    """The runner that is asked for; no workers: as many as there are cores.

    Ray is imported only when it is wanted."""
    if on == "ray" or on.startswith("ray://"):
        from hadur.arena.on_ray import OnRay

        return OnRay("" if on == "ray" else on, workers)
    if on not in ("", "processes", "serial"):
        raise UnknownName(
            f"--on {on}: games can be played on processes, serial, ray or ray://ADDRESS"
        )
    wanted = workers or cores()
    return Serial() if on == "serial" or wanted == 1 else Processes(wanted)
