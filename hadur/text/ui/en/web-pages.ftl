### The pages around the tables.

## Home and quick start

web-home-title = War games by the book
web-home-head = War games by the book
web-home-lead = Deal, roll and fight in your browser. Hadúr knows every rule, hides what must be hidden, and tells you which rule forbids what you tried.
web-play-bot = Play against a bot
web-play-now = Play now
web-invite-friend = Invite a friend
web-promise-1 = No account needed
web-promise-2 = Only legal moves, and the rule behind every no
web-promise-3 = On the phone, on the desktop, by keyboard alone
web-promise-4 = Nothing is lost if the window closes
web-home-games = The games
web-play-title = Play { $game }
web-play-head = Choose your deck
web-play-lead = One more click and the battle begins.
web-play-sheet-lead = Choose who plays, and the battle begins.
web-play-do = Begin
web-against = Opponent’s deck
web-against-any = a random deck
web-name-head = What shall we call you?
web-name-lead = A name is all you need. You can make an account later.
web-name-do = Let’s go

## Lobby

web-new-table = New table
web-join-code = Have a code?
web-lobby-closed = Closed: nobody played
web-lobby-yours = Your tables
web-lobby-open = Open tables
web-lobby-live = Being played now
web-lobby-none = No open tables at the moment. Open one, or play against a bot.
web-lobby-go-on = Go on
web-lobby-join = Join
web-lobby-watch = Watch

## New table

web-new-players = Players
web-new-seats = How many play?
web-new-player = Who plays here?
web-new-me = I do
web-new-person = free: I invite somebody
web-new-update = Update
web-new-update-hint = Shows what else can be chosen now.
web-new-clock = Clock
web-new-manners = Table rules
web-new-options = Rulings and settings of the game
web-new-open = Open the table
web-amount = Time
web-amount-hint = Minutes for the game, seconds or days for a decision.
web-increment = Seconds back each turn
web-late = When time is up
web-late-lose = the game is lost
web-late-claim = the opponent may claim it
web-late-out = whoever is late is out of the game
web-late-claim-others = the others may go on without them
web-passes = Where there is only one answer
web-passes-given = it is given by itself, after a random pause if it hides something
web-passes-asked = everybody is asked
web-undo-policy = Taking back
web-undo-free = free until something new is known
web-undo-consent = only by consent
web-undo-off = never
web-rated-hint = Counts for the ranking; nothing can be taken back.
web-rated-account = With an account you can open rated tables.
web-public = open to all
web-public-hint = Everybody finds the table in the lobby; otherwise only by link.
web-watchable = spectators welcome
web-watchable-hint = They see what everybody may see, never a hand.

## Cards, decks, rules

web-search-cards = name, ability, symbol …
web-faction = Faction
web-class = Kind
web-search-rules = Search the rulebook
web-contents = Contents
web-deck-from = Start from
web-deck-load = Load
web-deck-name = Name of the deck
web-deck-legal = This deck may be played.
web-deck-save = Save
web-deck-delete = Delete
web-deck-text = As text
web-deck-check = Check
web-deck-show = Show
web-deck-fitting = what fits the leader
web-deck-size = cards in the deck
web-deck-read = Read a deck from text
web-deck-read-what = Paste it here, as “As text” writes it. Nothing is saved yet.
web-deck-unread = This text is no deck: { $problem }
web-deck-copies = Copies of { $card }
web-deck-open-packs = Build a deck of your packs
web-deck-packs = The packs number { $number } of seat { $seat }: only their cards are listed.
web-decks-own = Your decks
web-decks-ready = Ready decks

## Account

web-account = You
web-account-lead = You can play at once as a guest. With an account your games and decks follow you to other devices.
web-account-games = { $games ->
        [one] 1 game played
       *[other] { $games } games played
    }, { $won } won.
web-account-tables = Your last games
web-played-won = won
web-played-lost = lost
web-played-drawn = drawn
web-ratings = Your ratings
web-rating-after = rating { $rating } ({ $change })
web-sign-up-takes = The games and decks you had as a guest come along.
web-guest-head = As a guest
web-guest-do = Use this name
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-signed-in = Where you are signed in
web-signed-in-browser = A browser
web-signed-in-program = A program
web-signed-in-here = here
web-sign-out-others = Sign out everywhere else
web-account-export = Download all that is kept of you
web-password = Password
web-password-new = New password (at least 8 characters)
web-password-old = Current password
web-password-change = Change the password

## Ranking

web-ranking-lead = By rated games: everybody begins at 1500, and every rated game counts.
web-ranking-place = #
web-ranking-name = Name
web-ranking-rating = Rating
web-ranking-games = Games
web-ranking-won = Won
web-ranking-none = Nobody has played a rated game of this yet.
web-ranking-play = Open a rated table

## About

web-about-head = About Hadúr
web-about-lead = Hadúr (“warlord” in Hungarian) plays war games exactly as their rulebooks say.
web-about-fair = Fair
    .text = Dice and shuffles come from the server and are written into the record of every game, so each of them can be replayed and checked. What your seat may not know is never sent to your device.
web-about-rules = By the book
    .text = Every rule has a number. When a move is refused you are told which rule forbids it, and where the rulebook is silent our rulings say how we read it.
web-about-bots = Honest bots
    .text = The bots you play against see only what their seat sees. They imagine the hidden cards, as you do.
web-about-open = Yours
    .text = Every game can be saved as a text file, replayed move by move, and read by other programs.
web-about-privacy = Little is kept
    .text = We keep your name, your games and what you say at tables; for accounts also a password that nobody can read. There is no tracking.
web-about-rights = Names and rights
    .text = The games belong to their makers and publishers. Rules and cards are told here in our own words, and all pictures are our own; to play with the real thing, buy the boxes.
web-about-keys = By keyboard
web-key-arrows = ← ↑ → ↓
    .text = move over the battlefield
web-key-enter = Enter
    .text = choose a piece, then play to the chosen space
web-key-escape = Esc
    .text = let go of the chosen piece
web-key-tab = Tab
    .text = from the battlefield to the hand, the moves, the log and the chat
