"""Pictures of the table, drawn from views."""
