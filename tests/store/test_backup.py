"""Backups: everything comes back, into either kind of database, or nothing does."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
import sqlalchemy as sa

from hadur.store.errors import BadBackup
from hadur.store.schema import METADATA
from hadur.store.store import Store
from hadur.table.table import Table
from tests.hostile.tables import keep, played
from tests.postgres import Postgres


@pytest.fixture
def full(store: Store) -> Store:
    """A store with something of everything."""
    for number, game in enumerate(("summoner-wars", "doom")):
        keep(store, f"t{number}", played(game, 30, players=("anna", "béla")))
    store.accounts.add("Árpád", "correct horse", 1)
    store.decks.save("anna", "conquest", "Zöld", "warlord nazdreg\n3 goff-boyz\n")
    store.secret()
    store.pulse.beat(1_000)
    store.pulse.beat(10**9)
    return store


def everything(store: Store) -> dict[str, list[str]]:
    with store.writing() as connection:
        return {
            table.name: sorted(
                repr(dict(row)) for row in connection.execute(sa.select(table)).mappings()
            )
            for table in METADATA.sorted_tables
        }


def test_all_of_it_comes_back(full: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    count = full.backup(file)
    assert file.stat().st_mode & 0o077 == 0
    other = Store.open(f"sqlite:///{tmp_path / 'other.db'}")
    try:
        assert other.restore(file) == count == sum(map(len, everything(full).values()))
        assert everything(other) == everything(full)
        assert other.accounts.check("Árpád", "correct horse") is not None
        assert Table.of(other.entries("t1")).moves == Table.of(full.entries("t1")).moves > 0
        assert other.secret() == full.secret()
    finally:
        other.close()


def test_tables_move_to_postgresql(store: Store, postgres: Postgres, tmp_path: Path) -> None:
    keep(store, "t", played("conquest", 30))
    store.backup(tmp_path / "b")
    other = Store.open(postgres.fresh())
    try:
        other.restore(tmp_path / "b")
        assert everything(other) == everything(store)
    finally:
        other.close()


def test_a_store_that_holds_anything_is_left_alone(full: Store, tmp_path: Path) -> None:
    full.backup(tmp_path / "b")
    before = everything(full)
    with pytest.raises(BadBackup, match="not empty"):
        full.restore(tmp_path / "b")
    assert everything(full) == before


@pytest.mark.parametrize("harm", ["cut", "line", "row", "schema", "head", "text", "missing"])
def test_a_backup_that_is_not_whole_brings_nothing(full: Store, tmp_path: Path, harm: str) -> None:
    file = tmp_path / "b"
    full.backup(file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if harm == "cut":
        file.write_bytes(file.read_bytes()[:-40])
    elif harm == "line":
        del lines[5]
    elif harm == "row":
        lines[5] = b'["tables",{"id":"x"}]\n'
    elif harm == "schema":
        lines[0] = lines[0].replace(b"000", b"999")
    elif harm == "head":
        del lines[0]
    if harm in ("line", "row", "schema", "head"):
        file.write_bytes(gzip.compress(b"".join(lines)))
    if harm == "text":
        file.write_text("this is no backup")
    if harm == "missing":
        file.unlink()
    other = Store.open(f"sqlite:///{tmp_path / 'other.db'}")
    try:
        with pytest.raises(BadBackup):
            other.restore(file)
        assert not any(everything(other).values())
    finally:
        other.close()


def test_a_backup_that_cannot_be_written_leaves_the_one_before(full: Store, tmp_path: Path) -> None:
    file = tmp_path / "folder" / "b"
    with pytest.raises(BadBackup, match="cannot write"):
        full.backup(file)
    assert not list(tmp_path.glob("**/*.part"))
