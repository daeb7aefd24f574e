### Conquest in a terminal.

table-legend = ▲ ▼ whose  ⚔ attack, at a planet: battle  ♥ hit points left  ✪ command icons  ◉ resources  ▤ cards  ★ first planet  M T S material, tech, strongpoint  ↷ exhausted  + attachments  ⛨ defender  ◆ to choose from
