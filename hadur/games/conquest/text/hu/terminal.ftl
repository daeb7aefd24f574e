### A Conquest a terminálban.

table-legend = ▲ ▼ kié  ⚔ támadóérték, bolygónál: csata  ♥ maradék életpont  ✪ irányítási ikon  ◉ erőforrás  ▤ lap  ★ első bolygó  N T E nyersanyag, technológia, erődítmény  ↷ kimerült  + erősítőkártyák  ⛨ védő  ◆ választható
