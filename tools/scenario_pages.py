"""Write what `hadur scenario names` prints into the pages of docs/scenarios.

python tools/scenario_pages.py [GAME...]    all games that are registered, if none is named
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.cli.scenario_names import listed  # noqa: E402
from hadur.games import NAMES, load  # noqa: E402

FENCE = "```text\n"


def main() -> None:
    for name in sys.argv[1:] or NAMES:
        page = ROOT / "docs/scenarios" / f"{name}.md"
        before, _, _ = page.read_text(encoding="utf-8").rpartition(FENCE)
        page.write_text(f"{before}{FENCE}{listed(load(name))}\n```\n", encoding="utf-8")


if __name__ == "__main__":
    main()
