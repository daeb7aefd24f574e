"""Keywords and effect builders: what units and active events do."""
