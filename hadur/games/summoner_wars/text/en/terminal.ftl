### Summoner Wars in a terminal.

table-legend = ▲ ▼ whose  ♛ summoner  ★ champion  ∩ gate  ▦ structure  ⚔ melee  ➶ ranged  ✶ special  ♥ life left  ⚡ charges  » has moved  ❄ frozen  + cards under it  ◆ to choose from
