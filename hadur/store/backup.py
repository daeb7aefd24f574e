"""Backups: everything a store holds in one file, whichever database it is of.

The file is gzip of lines of JSON: a head, one line for each row with the name of its table, and an
end with the number of rows and a digest of all lines before it. It is read from one moment of the
database while servers go on, and written back into an empty one, all or nothing; so it also carries
tables from SQLite to PostgreSQL.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hadur.store.database import Database
from hadur.store.errors import BadBackup
from hadur.store.migrating import version
from hadur.store.schema import METADATA

_FORM: Final = 1
_AT_ONCE: Final = 500
_TABLES: Final = {str(table.name): table for table in METADATA.sorted_tables}


def backup(database: Database, file: Path) -> int:
    """Write all rows into a file, readable for its owner alone; how many there were."""
    beside = file.with_name(file.name + ".part")
    try:
        with open(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
                count = _write(database, packed)
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadBackup(f"cannot write {file}: {error.strerror or error}") from error
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return count


def _write(database: Database, packed: gzip.GzipFile) -> int:
    digest, count = hashlib.sha256(), 0

    def put(line: object) -> None:
        text = msgspec.json.encode(line) + b"\n"
        digest.update(text)
        packed.write(text)

    with database.one_moment() as connection:
        put({"hadur-backup": _FORM, "schema": version(connection)})
        for name, table in _TABLES.items():
            found = connection.execution_options(yield_per=_AT_ONCE).execute(sa.select(table))
            for row in found.mappings():
                put([name, {str(key): value for key, value in row.items()}])
                count += 1
    packed.write(msgspec.json.encode({"rows": count, "sha256": digest.hexdigest()}) + b"\n")
    return count


def restore(database: Database, file: Path) -> int:
    """Write the rows of a backup into a store that is empty; how many there were. BadBackup, and
    nothing is written, if the file is not whole or the store holds anything."""
    with database.write() as connection:
        for name, table in _TABLES.items():
            if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise BadBackup(f"{database.shown_url} is not empty: it has rows in '{name}'")
        here = version(connection)
        # It is read to its end before anything is done.
        count = sum(1 for _ in _rows(file, here))
        try:
            for name, rows in _batches(file, here):
                connection.execute(sa.insert(_TABLES[name]), rows)
        except IntegrityError as error:
            raise BadBackup(f"{file} does not hold together: {error.orig}") from error
    return count


def _batches(file: Path, schema: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a file by table, a few at a time."""
    last, rows = "", list[dict[str, Any]]()
    for name, row in _rows(file, schema):
        if rows and (name != last or len(rows) >= _AT_ONCE):
            yield last, rows
            rows = []
        last = name
        rows.append(row)
    if rows:
        yield last, rows


def _rows(file: Path, schema: str) -> Iterator[tuple[str, dict[str, Any]]]:
    digest, count, end = hashlib.sha256(), 0, None
    for number, (text, line) in enumerate(_lines(file)):
        if end is not None:
            raise BadBackup(f"{file}: line {number + 1} comes after the end")
        if number == 0:
            _check_head(file, line, schema)
        elif isinstance(line, dict):
            end = line
            continue
        else:
            yield _row(file, number, line)
            count += 1
        digest.update(text)
    if end != {"rows": count, "sha256": digest.hexdigest()}:
        raise BadBackup(f"{file} is not whole: its end does not fit what comes before it")


def _lines(file: Path) -> Iterator[tuple[bytes, Any]]:
    try:
        with gzip.open(file, "rb") as packed:
            for text in packed:
                yield text, msgspec.json.decode(text)
    except OSError as error:
        raise BadBackup(f"cannot read {file}: {error.strerror or error}") from error
    except (EOFError, zlib.error, msgspec.DecodeError) as error:
        raise BadBackup(f"{file} is damaged: {error}") from error


def _check_head(file: Path, line: Any, schema: str) -> None:
    if not isinstance(line, dict) or line.get("hadur-backup") != _FORM:
        raise BadBackup(f"{file} is no backup of a Hadúr that is known here")
    if line.get("schema") != schema:
        raise BadBackup(
            f"{file} is of schema {line.get('schema')}, this is {schema}:"
            " restore it with the Hadúr that wrote it, then upgrade"
        )


def _row(file: Path, number: int, line: Any) -> tuple[str, dict[str, Any]]:
    name, row = line if isinstance(line, list) and len(line) == 2 else ("", None)
    if name not in _TABLES or not isinstance(row, dict) or set(row) != set(_TABLES[name].c.keys()):
        raise BadBackup(f"{file}: line {number + 1} is no row of a table")
    return name, row
