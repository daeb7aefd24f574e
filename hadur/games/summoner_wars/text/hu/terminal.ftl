### A Summoner Wars a terminálban.

table-legend = ▲ ▼ kié  ♛ idéző  ★ bajnok  ∩ kapu  ▦ építmény  ⚔ közelharci  ➶ távolsági  ✶ különleges  ♥ maradék élet  ⚡ töltet  » már mozgott  ❄ befagyasztva  + lapok alatta  ◆ választható
