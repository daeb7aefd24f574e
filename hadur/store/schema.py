"""The tables of the database. `entries` is the truth; `tables` and `players` are made from it, to
find things by. A change here needs a migration beside it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("listing", Text, nullable=False),
    Index("tables_in_the_lobby", "public", "status", "updated"),
)
"""`length` is the number of the next entry; `listing` is what the lobby shows, as JSON."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
)
"""By which tables are found whose code somebody types."""

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""`folded` is the name as it must be unique: without capitals and other forms of a letter."""

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
