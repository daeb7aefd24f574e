"""The history of the schema, which Alembic runs when a store is opened."""
