### Many games at once: headers and notes of the tables.

sim-progress = Games played
sim-deck = Deck
sim-chosen = Played with
sim-opponent = Against
sim-games = Games
sim-draws = Drawn
sim-interval = 95 % interval
sim-rating = Rating
sim-stopped = Stopped early after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
