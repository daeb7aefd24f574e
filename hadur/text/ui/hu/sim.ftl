### Sok játszma egyszerre: a táblázatok fejlécei és megjegyzései.

sim-title = { $games } játszma: { $game }
sim-progress = Lejátszott játszmák
sim-matchup = Párosítás
sim-deck = Pakli
sim-opponent = Ellenfél
sim-bot = Gépi játékos
sim-seat = Hely
sim-games = Játszmák
sim-wins = Győzelem
sim-draws = Döntetlen
sim-losses = Vereség
sim-win-rate = Győzelem %
sim-interval = 95%-os tartomány
sim-first-player = A kezdő győzelme %
sim-turns = Körök átlaga
sim-decisions = Döntések átlaga
sim-speed = Játszma másodpercenként
sim-rating = Pontszám
sim-stopped = { $games } játszma után megállítva.
