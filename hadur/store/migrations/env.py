"""Alembic's entry: migrations run in the transaction that `migrating.py` has opened."""

from __future__ import annotations

from alembic import context

from hadur.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
