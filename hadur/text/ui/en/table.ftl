### Tables: what is refused there, and the table's own lines in the log.

## Opening a table and taking a seat

table-bad-patience = A player who is away is waited for: at least { $least } and at most { $most } seconds.
table-bad-clock = This clock cannot be set: a decision may take up to a day, a bank may hold up to 30 days, days per move are 1 to 30, and only a bank has an increment (up to an hour).
table-bad-setup = The game cannot be set up like this: { $message }
table-rated-several = In a rated game everybody has one seat.
table-rated-position = A rated game starts from the beginning, not from a position.
table-rated-bots = No bots play in rated games.
table-no-name = Please choose a name that can be read.
table-long-name = The name is too long: at most { $limit } characters.
table-mixed-name = Please write the name in one alphabet: letters that look alike are taken for each other.
table-name-taken = Somebody here is already called “{ $name }”: please choose another name.
table-already-seated = You already have a seat at this table.
table-not-invited = This table is private: you need its invitation.
table-seat-taken = This seat is taken.
table-no-seat = There is no such seat.
table-no-choice = There is nothing called “{ $name }” to choose here.
table-no-bot = No bot called “{ $bot }” can sit here.
table-not-host = Only whoever opened the table may do that.
table-started = The game has already started.

## Playing

table-not-started = The game has not started yet.
table-not-over = The game is not over yet.
table-over = The game is over.
table-not-seated = You have no seat at this table.
table-which-seat = You have several seats: say for which one this is.
table-not-your-seat = This seat is not yours.
table-not-your-turn = You have nothing to decide now.
table-stale = The game has gone on meanwhile: look at the table again.
table-out-of-time = Your time is up.
table-illegal = “{ $move }” is not allowed now.
table-no-move = “{ $move }” is no move of this game.
table-out = { $player } is out of the game.
table-bad-order = This standing order cannot be given.

## Taking back, claims, bots that take over

table-undo-off = No moves are taken back at this table.
table-nothing-to-undo = You have no move to take back.
table-asked-already = Something has been asked and not been answered yet.
table-nothing-asked = There is nothing for you to answer.
table-still-there = { $player } is still there and in time.

## Talking and afterwards

table-no-message = There is no such message, or nothing to read in it.
table-long-message = The message is too long: at most { $limit } characters.
table-said-enough = Enough has been said at this table: at most { $limit } messages.
table-no-side = You have nobody on your side to talk to.
table-mute-yourself = You cannot mute yourself.
table-rematched = The next game has already been arranged.
table-not-to-choose = What is played next is not yours to choose.
table-no-such-choice = The next game cannot be that.
table-record-later = The record can be had when the game is over: it tells all secrets.
table-record-position = This game began in the middle: it has no record that could be replayed.

## The table's own log

table-log-sat = { $player } takes a seat.
table-log-bot-sat = { $bot } takes a seat.
table-log-left = { $player } leaves the table.
table-log-away = { $player } cannot be reached.
table-log-back = { $player } is back.
table-log-undo-asked = { $player } would like to take back the last decision.
table-log-bot-asked = { $player } proposes that { $bot } take over for { $other }.
table-log-denied = { $player } does not agree.
table-log-took-back = { $player } takes back the last decision.
table-log-bot-took = { $bot } takes over for { $player }.
table-log-flagged = { $player } is out of time.
table-log-conceded = { $player } concedes the game.
table-log-time = { $player } loses the game on time.
table-log-claimed = { $other } claims the game: { $player } is missing.
table-log-conceded-on = { $player } gives up; the others play on.
table-log-time-on = { $player } is out of the game on time; the others play on.
table-log-claimed-on = { $other } goes on without { $player }, who is missing.
table-log-resumed = The server was away for a while. The clocks stood still meanwhile.
table-log-abandoned = Nobody has played here for a long time: the table has been closed.
table-log-parted = This game was played by version { $version } of the rules. Those of today (version { $here }) agree with { $moves } of its { $made } moves: it is shown up to there, and its result stands.
table-log-parted-changed = Since this game was played some of its components were changed ({ $changed }). Today { $moves } of its { $made } moves can be played again: it is shown up to there, and its result stands.
table-log-closed = The table has been closed.
table-log-rematch-asked = { $player } would like another game.
table-log-rematched = The next game begins at another table.
table-log-next-chosen = { $player } has chosen what is played next.
