"""Build a wheel with the compiled engine in it: it runs at full speed wherever it is installed.

    python tools/wheel.py             the engine at its fastest (tools/fast.py --best)
    python tools/wheel.py --as-built  with the engine as it lies in build/fast
    … --to FOLDER                     put the wheel there, in place of dist/

The wheel fits this kind of interpreter and machine. Elsewhere, install from source.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur import engine  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--as-built", action="store_true")
    parser.add_argument("--to", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    if not options.as_built:
        subprocess.run([sys.executable, str(ROOT / "tools" / "fast.py"), "--best"], check=True)
    folder = engine.home(ROOT)
    if not folder.is_dir():
        raise SystemExit("there is no compiled engine to put into a wheel: see `make fast`")
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(
        [*hatchling, "-d", str(options.to.resolve())],
        cwd=ROOT,
        env={**os.environ, "HADUR_COMPILED": str(folder)},
        check=True,
    )


if __name__ == "__main__":
    main()
