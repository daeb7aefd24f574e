### The command line: what it says beside the words of play.ftl and sim.ftl.

## Cards and decks

cli-card = card
cli-cost = cost
cli-strength = strength
cli-life = life
cli-symbols = symbols
cli-text = text
cli-card-which = Which one: { $names }?
cli-card-none = No card is called “{ $name }”.
cli-cards-later = Not yet playable: { $count } { $count ->
    [one] card
   *[other] cards
}
cli-cards-more = hadur cards GAME WORDS shows those with these words on them.
cli-cards-check-what = Say which file: hadur cards check FILE.
cli-cards-check-fine = Everything is in order.
cli-no-cards = There are no cards there.
cli-cardless = There are no cards in this game.
cli-deck-legal = { $name } may be played: { $count } cards chosen, everything in order.
cli-mission-playable = { $file } can be played.

## Before a game

cli-choose-deck = Which deck do you play?
cli-choose-vs = Against which deck?
cli-choose-opponent = Who plays it?
cli-choose-others = Who plays the other seats?
cli-choose-seats = How many play?
cli-players = { $count } players
cli-choose-own = Which seats do you play, 1 to { $count }? (such as 2, or 1 2, or “all”; Enter: the first)
cli-choose-own-bad = Type one or more of these numbers: { $numbers }; or “all”.
cli-choose-alone = You have several seats. Who plays them?
cli-own-alone = you play all of them
cli-own-shared = a person for each; the screen is handed over
cli-choose-settings = This is how it is played. (Enter: like this; a number changes one of them)
cli-choose-range = Type a number from { $least } to { $most }.
cli-choice-of = { $choice } ({ $player })
cli-usual = { $value } (Enter)
cli-deck = Deck
cli-choose-number = Type a number from 1 to { $count }, or the start of a name.
cli-opponent-search-1 = bot, level 1: for a first game
cli-opponent-search-2 = bot, level 2
cli-opponent-search-3 = bot, level 3
cli-opponent-search-4 = bot, level 4
cli-opponent-search-5 = bot, level 5: the strongest
cli-opponent-random = bot that plays at random
cli-opponent-own = a program of your own
cli-opponent-hot-seat = a second person at this terminal
cli-choose-program = How is your program started? (such as ./mybot; Enter: somebody else)
cli-run-program = This game is played against the program “{ $command }”. Start it? (yes/no)

## Playing

cli-table = At the table:
cli-you = you
cli-seat-you = { $player } (you)
cli-seat-out = { $player } (out)
cli-and = { $first } and { $last }
cli-now-plays = You now play for { $player }.
cli-others-play-on = You are out. The others play on.
cli-one-is-out = { $player } is out. The others play on.
cli-series = After { $count ->
        [one] 1 game
       *[other] { $count } games
    } of the series: { $standing }.
cli-next-choose = You choose what is played next. { $what }: type a number, or Enter for the one with a star.
cli-next-number = Type a number from 1 to { $count }, or Enter.
cli-place = { $place }. { $player }
cli-how = Type the number of a move, or the move itself as it stands in records (such as “end”). Enter alone makes the only move there is.
cli-no-number = There is no move { $number }: the numbers go from 1 to { $count }.
cli-legal = “{ $move }” is legal.
cli-refused = “{ $move }” is not legal:
cli-why-what = Say which move, as in “why 3” or “why end”.
cli-near = Did you mean “{ $text }”?
cli-order = { $question }: { $answer }, until { $until }.
cli-order-how = “order pass” passes for you until something is done to you. Say when it ends with “phase”, “asked” (something else) or “always”; add “this” to mean only what you are asked now. “order off” ends all orders.
cli-order-none = No standing order can answer this: something has to be chosen.
cli-order-answer = A standing order can answer this with: { $answers }.
cli-order-word = “{ $word }” says nothing about an order: use attacked, phase, asked, always or this.
cli-orders-off = No standing orders any more.
cli-stop-how = “stop 3” asks you there though there is only one answer, and again “stop 3” no longer. Elsewhere the only answer is given for you.
cli-stop-here = You are asked here from now on: { $window }
cli-stop-no-more = Here the only answer is given for you again: { $window }
cli-stop-which = Say which window by its number, 1 to { $count }; “stop” lists them.
cli-sure = { $why } Do it all the same? (yes/no)
cli-sure-on = You are asked again before a move that harms you.
cli-sure-off = You are not asked again before a move that harms you.
cli-secret-move = a secret choice
cli-undo-ask = { $player }, do you agree to take it back? (yes/no)
cli-undo-denied = It stays as it is.
cli-undo-crossed = That went back over dice or cards already seen; the program does not mind.
help-hand = show your hand with its texts
help-discard = show your discard pile

## Where the game is kept

cli-not-kept = The game goes on, but it could not be saved ({ $message }). Type “save FILE” to save it elsewhere.
cli-left = The game is saved in { $path }. Go on with: hadur play --resume
cli-record-at = The record is { $path }. See it again with: hadur replay FILE
cli-verified = { $path }: all { $count } results of chance follow from the { $source ->
        [key] key that was promised before the game
       *[seed] seed
    }.
cli-sound = { $path } is sound: { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.

## Simulations

sim-seat-score = score of seat { $seat } ({ $bot })
sim-first-score = score of the first player
sim-lengths = mean { $mean }, p50 { $median }, max { $max }
sim-length-turns = turns
sim-length-decisions = decisions
sim-decision-speed = decisions per second
sim-speeds = { $all } in all, { $each } per process
sim-time = time
sim-no-mirrors = W–D–L: games won, drawn and lost; a draw counts half. Games where all had the same are left out here.

## Games on a server

cli-backed-up = { $count ->
    [one] One row is
   *[other] { $count } rows are
} in { $file } now.
cli-restored = { $count ->
    [one] One row of { $file } is
   *[other] { $count } rows of { $file } are
} in the store now.
cli-doctor-file = The file is damaged: { $said }
cli-doctor-log = Table { $table }: its log is damaged. { $said }
cli-doctor-version = Table { $table } is of other rules. { $said }
cli-doctor-listing = Table { $table }: what the lobby says of it does not follow from its log ({ $said }).
cli-doctor-players = Table { $table }: other players are noted than sit there.
cli-doctor-codes = Table { $table }: its invitations lead elsewhere.
cli-doctor-mended = It was made anew.
cli-doctor-done = Tables: { $tables }, findings: { $found }, still wrong: { $wrong }.
cli-serving = Hadúr serves at { $address } (Ctrl-C stops it)
cli-serving-scenario = The scenario’s table: { $address }
cli-server-at = The table is { $address } in a browser.
cli-server-open = Waiting for the other seats.
cli-server-left = The game goes on at the server. Come back with: hadur play --server URL --resume
cli-again = Another game? (yes/no)
cli-again-too = { $players } would like another game. You too? (yes/no)
cli-again-asked = You have asked for another game. Waiting for the others; Ctrl-C ends it.
cli-to-side = to your side
cli-server-invite = Invite somebody with: { $address }
cli-moderate-nobody = No account is called “{ $name }”. Guests are named by their ids in the log, such as guest:…
cli-moderated = { $what }: { $player }
