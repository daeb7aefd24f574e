"""Pictures of a war, drawn from views."""
