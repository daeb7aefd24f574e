### Sok játszma egyszerre: a táblázatok fejlécei és megjegyzései.

sim-progress = Lejátszott játszmák
sim-deck = Pakli
sim-chosen = Mivel játszott
sim-opponent = Ellenfél
sim-games = Játszma
sim-draws = Döntetlen
sim-interval = 95%-os tartomány
sim-rating = Értékszám
sim-stopped = { $games } játszma után megállítva.
