"""What lasts: the logs of tables, accounts and decks, in SQLite or PostgreSQL.

`store.store.Store` is the door. It keeps entries and never plays them: what a table is follows
from its log, and whoever wants to know folds it.
"""
