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


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_can_read_its_example(tmp_path: Path) -> None:
    text = (FOLDER / "nginx.conf").read_text()
    pem, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-subj",
            "/CN=hadur.example",
            "-keyout",
            str(key),
            "-out",
            str(pem),
        ],
        check=True,
        capture_output=True,
    )
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {pem};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n")
    found = subprocess.run(
        ["nginx", "-t", "-c", str(whole)], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="caddy is not installed")
def test_caddy_can_read_its_example() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(FOLDER / "Caddyfile")]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
