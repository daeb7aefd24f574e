### Many games at once: headers and notes of the tables.

sim-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game }
sim-progress = Games played
sim-matchup = Match-up
sim-deck = Deck
sim-opponent = Against
sim-bot = Bot
sim-seat = Seat
sim-games = Games
sim-wins = Won
sim-draws = Drawn
sim-losses = Lost
sim-win-rate = Won %
sim-interval = 95 % interval
sim-first-player = Won by the first player %
sim-turns = Turns on average
sim-decisions = Decisions on average
sim-speed = Games per second
sim-rating = Rating
sim-stopped = Stopped early after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
