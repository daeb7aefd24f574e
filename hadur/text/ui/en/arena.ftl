### The arena: many games between bots or decks, and tournaments.

## Tables

arena-players = Players
arena-player = Player
arena-score = Score
arena-place = Mean place
arena-tally = W–D–L
arena-thinking = ms a move (max)
arena-faults = Games left by breaking down: { $list }
arena-versus = Against each other
arena-deals = Deals won – split – lost
arena-verdict = Verdict
arena-better = better
arena-worse = worse
arena-open = open
arena-versus-note = W–D–L: games won, drawn and lost; a draw of two counts half. Every deal is played from all sides, the players moving on and what lies at the seats staying there. “Better” and “worse” are said only where the whole interval lies on one side of 50 %.
arena-progress = games
arena-kept = Every game is a line of { $path }.
arena-stopped = Stopped; { $games ->
        [one] 1 game is
       *[other] { $games } games are
    } in { $path }. Go on with the same command and: --json { $path } --resume
arena-fault = Game { $job }: { $what }; it leaves the game.

## Deck against deck

arena-matrix = Deck against deck, { $player } on both sides, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-matrix-note = Points of the deck on the left in percent, below them the 95 % interval; bold where it lies on one side of 50. Columns are numbered as the rows.
arena-mean = Mean
arena-cell = { $one } against { $two }: { $share } % ({ $low }–{ $high }), { $games ->
        [one] 1 game
       *[other] { $games } games
    }

## Swiss tournaments

arena-swiss-start = { $players } players, { $rounds ->
        [one] 1 Swiss round
       *[other] { $rounds } Swiss rounds
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } a match (KG-30.1). Order of the draw: { $names }
arena-swiss-round = Round { $number } of { $rounds }
arena-swiss-semi-final = Semi-finals
arena-swiss-final = Finals
arena-swiss-table = Table
arena-swiss-first = First
arena-swiss-second = Second
arena-swiss-result = Games
arena-swiss-bye = bye
arena-swiss-why-swiss = Players of like points meet, the upper half against the lower; nobody meets anybody twice. The one named first was first less often so far.
arena-swiss-why-semi-final = First against fourth, second against third, three games each (KG-30.3).
arena-swiss-why-final = The winners play for places 1 and 2; the losers may play for 3 and 4 (0-0: not played, the ranking decides); three games each (KG-30.4).
arena-swiss-why-bye = A bye is a point without a match, for the last who had none; nobody gets two.
arena-swiss-ranking = Ranking
arena-swiss-place = #
arena-swiss-points = Points
arena-swiss-buchholz = Buchholz
arena-swiss-berger = S–B
arena-swiss-lot = Lot
arena-swiss-opponents = Opponents
arena-swiss-why-ranking = Points are matches won. Ties are broken by Buchholz (the points of all opponents; a bye counts as an opponent with one’s own points), then Sonneborn–Berger (the points of the opponents beaten), then the lot. A star marks an opponent who was beaten.
arena-swiss-finalists = The first four enter the finals (KG-30.2): { $names }
arena-swiss-few = Fewer than four players: there are no finals.
arena-swiss-ask = Table { $table }, { $one } – { $two }: games won by each ({ $example }), Enter to leave it open:
arena-swiss-wrong = That is no result of this match. Write the games won by each, as in { $example }; somebody has to win, for a match is never a draw (KG-30.6).
arena-swiss-wrong-correction = That cannot be entered. Write the number of a table where a match was played, and the games won by each, as in 1={ $example }; a match is never a draw (KG-30.6).
arena-swiss-places = Final places
arena-swiss-kept = The tournament is kept in { $path }; the same command goes on with it.
arena-swiss-over = The tournament is kept in { $path }; the same command shows it again.
arena-swiss-missing = Still without a result: { $tables }
arena-swiss-hour = A game has one hour; then the judge decides, and a game is never a draw (KG-30.5, KG-30.6). A result can be corrected until the next round is paired (KG-30.8).
arena-swiss-next = Enter to go on (no complaint after that, KG-30.8), or correct a result as TABLE=GAMES, for example 1={ $example }:
arena-swiss-complete = The round is complete. The same command without --result goes on.
arena-swiss-champion = { $name } has won the tournament.
