"""Pictures of a mission, drawn from views."""
