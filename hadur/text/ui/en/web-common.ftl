### Pages: what many of them share.

web-description = Play war games by the book, against people or bots, in Hungarian or English.
web-skip = Skip to the content
web-nav = Site
web-nav-lobby = Tables
web-nav-cards = Cards
web-nav-decks = Decks
web-nav-rules = Rules
web-nav-about = About Hadúr
web-nav-ranking = Ranking
web-guest = Guest
web-theme-auto = Colours: as the device has them. Switch to dark
web-theme-dark = Colours: dark. Switch to light
web-theme-light = Colours: light. Switch to automatic
web-all = all
web-search = Search
web-cards-later = Not yet playable: { $count }
web-cards-later-lead = Cards of later sets: what is printed on them is known, what they do is still to be written.
web-found-count = { $count ->
        [one] 1 found
       *[other] { $count } found
    }
web-copy = Copy
web-copied = Copied
web-close = Close
web-choose = Choose
web-send = Send
web-cancel = Cancel
web-you = you
web-and = { $first } and { $last }
web-your-name = Your name
web-deck = Deck
web-your-deck = Your deck
web-its-deck = Its deck
web-rated = rated
web-private = by invitation only
web-age-now = just now
web-age-minutes = { $count } min ago
web-age-hours = { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
web-age-days = { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }

## Games

web-game-summoner-wars = Summoner Wars
    .text = Two summoners, one battlefield. Call your units through your gates, roll the dice, and bring down the summoner on the other side.
web-game-conquest = Warhammer 40,000: Conquest
    .text = Warlords fight over a row of planets: command struggles, battles, and decks that you build card by card.
web-game-chaos-galaxy = Káosz Galaktika
    .text = The Hungarian card classic of fleets and adventurers, with chains of answers to every card.
web-game-forbidden-stars = Forbidden Stars
    .text = Hidden orders, a storm-torn sector, and four races after the same objectives.
web-game-doom = DOOM: The Board Game
    .text = Marines against the Overlord, one room after the other.
web-all-games = All games

## Bots to play against

web-level = Opponent
web-level-1 = bot, level 1: for a first game
web-level-2 = bot, level 2: easy
web-level-3 = bot, level 3: average
web-level-4 = bot, level 4: strong
web-level-5 = bot, level 5: the strongest
web-level-random = bot that plays at random

## Clocks

web-pace-none = no clock
    .text = Everybody takes the time they need.
web-pace-bank = time for the whole game
    .text = Each player has a bank of minutes; every turn gives some seconds back.
web-pace-move = time for each decision
    .text = So many seconds for every decision.
web-pace-days = by correspondence
    .text = So many days for every decision: come back whenever you like.
web-pace-bank-of = { $minutes } min + { $increment } s
web-pace-move-of = { $seconds } s a decision
web-pace-days-of = { $days ->
        [one] 1 day a decision
       *[other] { $days } days a decision
    }

## Errors

web-error-home = To the start page
web-error-400 = That did not make sense
    .text = The request was not what this page understands. Nothing has changed.
web-error-403 = Not for you
    .text = You may not see or do this. If you were invited, open the whole link you were sent.
web-error-404 = Nothing here
    .text = There is no such page or table. Perhaps the link was cut short.
web-error-409 = Somebody was faster
    .text = The table has changed in the meantime. Go back and try again.
web-error-410 = No longer playable
    .text = This game was played by rules of another version and cannot be shown here.
web-error-413 = Too much
    .text = What was sent is larger than allowed. Nothing has changed.
web-error-429 = One moment
    .text = That was a little too often. Wait a few seconds and try again.
web-error-500 = Something broke
    .text = The mistake is ours and has been noted. Moves already made are safe.
web-error-503 = Back in a moment
    .text = The server is starting or very busy. Moves already made are safe.
