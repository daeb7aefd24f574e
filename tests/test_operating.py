"""The examples for operators: they can be read by what they are for, and name what there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hadur.server.metrics import Metrics

FOLDER = Path(__file__).parents[1] / "docs" / "operating"


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    panels = json.loads((FOLDER / "dashboard.json").read_text())["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"hadur_[a-z_]+", target["expr"])
    }
    told = Metrics().text()
    gauges = {"hadur_rooms", "hadur_watchers"}
    assert len(asked) > 6 and gauges <= asked
    assert not [name for name in asked - gauges if name not in told]


def test_the_unit_starts_a_command_that_there_is() -> None:
    unit = (FOLDER / "hadur.service").read_text().replace("\\\n", " ")
    (command,) = re.findall(r"ExecStart=\S+/hadur serve (.*)", unit)
    options = re.findall(r"--[a-z-]+", command)
    source = (FOLDER.parents[1] / "hadur/cli/serve.py").read_text()
    source += (FOLDER.parents[1] / "hadur/cli/store_file.py").read_text()
    assert len(options) == 5 and not [option for option in options if f'"{option}"' not in source]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    """What it starts is not there in tests, so something else is started."""
    text = (FOLDER / "hadur.service").read_text()
    unit = tmp_path / "hadur.service"
    unit.write_text(text.replace("/opt/hadur/bin/hadur", "/bin/true"))
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in found.stderr.splitlines() if "hadur.service" in line]
    assert found.returncode == 0 and not complaints, found.stderr


def test_the_image_is_built_from_what_is_there() -> None:
    """Whether it can be built, only a machine with podman can tell: here that what it copies,
    installs and starts is there."""
    lines = (FOLDER / "Containerfile").read_text().splitlines()
    steps = {line.split()[0]: line for line in lines if line and not line.startswith("#")}
    root = FOLDER.parents[1]
    assert (root / "constraints.txt").exists() and "constraints.txt" in steps["RUN"] + str(lines)
    extras = re.findall(r'"\.\[(\w+)\]"', "\n".join(lines))
    project = (root / "pyproject.toml").read_text()
    assert extras == ["postgres"] and re.search(r"^postgres = ", project, re.M)
    entry = json.loads(steps["ENTRYPOINT"].partition(" ")[2])
    assert entry[:2] == ["hadur", "serve"] and 'hadur = "hadur' in project
