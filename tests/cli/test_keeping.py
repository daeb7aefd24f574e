"""`hadur doctor`, `hadur backup`, `hadur restore`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from hadur.store.schema import ENTRIES, TABLES
from hadur.store.store import Store
from tests.hostile.tables import keep, played


def hadur(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hadur.cli.main", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.fixture
def db(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store.open(url)
    keep(store, "t", played("summoner-wars", 20))
    store.close()
    return url


def test_a_store_goes_into_a_file_and_comes_back(db: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    said = hadur("backup", str(file), "--db", db)
    assert said.returncode == 0 and str(file) in said.stdout and said.stderr == ""
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert hadur("restore", str(file), "--db", other).returncode == 0
    done = hadur("doctor", "--db", other)
    assert done.returncode == 0 and "Tables: 1, findings: 0, still wrong: 0." in done.stdout
    again = hadur("restore", str(file), "--db", other)
    assert again.returncode != 0 and "is not empty" in again.stderr
    assert len(again.stderr.splitlines()) == 1


def test_the_doctor_names_and_mends(db: str) -> None:
    store = Store.open(db)
    with store.writing() as connection:
        connection.execute(sa.update(TABLES).values(status="open"))
    ill = hadur("doctor", "--db", db)
    assert ill.returncode == 1 and "does not follow from its log (status)" in ill.stdout
    mended = hadur("doctor", "--mend", "--db", db)
    assert mended.returncode == 0 and "It was made anew." in mended.stdout
    with store.writing() as connection:
        connection.execute(sa.update(ENTRIES).where(ENTRIES.c.number == 9).values(body="{"))
    store.close()
    hopeless = hadur("doctor", "--mend", "--db", db)
    assert hopeless.returncode == 1 and "Table t: its log is damaged." in hopeless.stdout
