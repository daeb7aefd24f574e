"""The tables of the database. `entries` is the truth; `tables` and `players` are made from it, to
find things by. A change here needs a migration beside it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("due", BigInteger),
    Index("tables_in_the_lobby", "public", "status", "updated"),
    Index("tables_that_are_due", "status", "due"),
)
"""`length` is the number of the next entry; `listing` is what the lobby shows, as JSON; `due` is
when somebody has to look after the table though nobody comes."""

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
"""`folded` is the name as it must be unique: what is the same for all names that look alike."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("program", Boolean, nullable=False),
    Index("sessions_by_owner", "owner"),
)
"""Where accounts are signed in. What is not here any more opens nothing, whoever kept a copy."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("guests_by_owner", "owner"),
)
"""Which guest an account was before: the games of one are those of the other."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

RATED: Final = Table(
    "rated",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
)
"""What each rated game changed, as it is shown: a game that is here has counted."""

RECOVERIES: Final = Table(
    "recoveries",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("digest", Text, nullable=False),
)
"""Codes with which the owner of an account sets another password, as their digests."""

MEASURES: Final = Table(
    "measures",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("what", Text, primary_key=True),
)
"""What moderators have decided about players: who is banned, who is muted, whose name nobody is to
read; and who is a moderator."""

CONTACTS: Final = Table(
    "contacts",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("mail", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("turns", Boolean, nullable=False),
)
"""How an account is written to: an address that it has confirmed ("" for none), in which language,
and whether it wants to be told that it is its turn."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("done", BigInteger),
    Index("reports_by_time", "done", "at"),
)
"""What people report of each other: who of whom, at which table, what that one had `said` there,
and when a moderator was done with it."""

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
"""When no server ran."""

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
