"""What hatchling asks when it builds a wheel: whether there is a compiled engine to put into it.

tools/wheel.py names one in HADUR_COMPILED; without it the wheel is plain Python and fits anywhere.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        named = os.environ.get("HADUR_COMPILED", "")
        if not named or version != "standard":
            return
        folder = Path(named)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][named] = f"hadur/compiled/{folder.name}"
        # What native modules call at run time, in the version they were compiled for.
        compiling = self.metadata.core.optional_dependencies["fast"]
        build_data["dependencies"] += [need for need in compiling if need.startswith("librt")]
