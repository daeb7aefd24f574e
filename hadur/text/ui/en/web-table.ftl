### The table page.

## Board and seats

web-board = Battlefield
web-board-empty = { $space }, empty
web-board-yours = yours
web-board-theirs = your opponent’s
web-far = Opponent
web-others = The other players
web-near = Your side
web-hand = Your hand
web-detail = Card
web-detail-empty = Point at a card, tap it or move to it with the keyboard to read it here.
web-card-cost = cost
web-card-text = What it does
web-decides = to decide
web-decides-you = your move
web-away = away
web-out = out of the game
web-out-you = You are out of the game. You may stay and watch how it goes on.
web-side-yours = on your side
web-side-number = side { $number }
web-time-left = Time left

## The question

web-ask = Your move
web-hint-point = Choose a marked piece or card, then where it should go.
web-hint-pick = Choose one of those marked.
web-hint-take = Choose one of the marked cards.
web-all-moves = { $count ->
        [one] 1 move in words
       *[other] All { $count } moves in words
    }
web-waiting-for = { $count ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
web-chosen = Chosen
web-lost = The connection is lost. Trying again …
web-found = Connected again.

## Standing orders

web-orders = Standing order
web-orders-what = Whenever this question comes, the same answer is given for you:
web-orders-which = Whenever this comes, the same answer is given for you
web-order-pass-until = Pass until
web-order-until = Until
web-order-until-asked = I am asked something else
web-order-until-attacked = something is done to me
web-order-until-stage = the phase ends
web-order-until-cancelled = I cancel it
web-order-no = always decline
web-order-end = always end it at once
web-order-pass = always pass
web-order-cancel = Cancel
web-sure = Are you sure?
web-sure-no = Not that
web-sure-setting = Ask me again before a move that harms me
web-stops = Stop me at …
web-stops-what = Where there is only one answer, the table gives it for you, after a short random pause if others look on. Here you are asked all the same.
web-stops-at = Stop me at
web-stops-add = Stop me there
web-standing = { $count ->
        [one] 1 standing order
       *[other] { $count } standing orders
    }

## Why not?

web-why = Why not?
web-why-what = Point at a piece and a space that does not light up, or type a move:
web-why-ask = Ask the judge

## Tools

web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = You have asked to take the move back.
web-concede = Concede
web-concede-yes = Yes, I concede
web-quit = Leave the game
web-quit-ask = Do you really give up? The others play on without you.
web-quit-yes = Yes, I leave the game
web-record = Save the record
web-replay = Replay
web-patience = Whoever cannot be reached for { $minutes } min during the game may lose it: the others can claim it.
web-long-log = So much has happened at this table that only moves are written down now.
web-damaged = The log of this table is damaged. It is the server’s fault and has been noted; the operator can look with “hadur doctor”.
web-promise = Fair dice
web-promise-what = All chance at this table comes from a secret key that was drawn before the game. This is its SHA-256 digest. The key is told with the record when the game is over: “hadur replay --verify” then proves that nothing was chosen.
web-more = More
web-report = Report a mistake
web-report-what = What should have happened?
web-report-carries = The record of this game goes along, so that we can see what you saw.
web-log = What happened
web-log-earlier = Earlier turns
web-chat = Chat
web-say = Say something
web-audience = Who hears it?
web-audience-all = to everybody
web-audience-side = to my side: { $names }
web-to-side = to the side
web-spectators = { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
web-mute = mute
web-mute-who = Mute { $name }
web-muted = Muted
web-unmute = hear again
web-unmute-who = Hear { $name } again

## Requests and the end

web-asks-undo = { $name } would like to take a move back.
web-asks-bot = { $name } would like { $bot } to go on for { $other }.
web-asks-bot-own = { $name } would like { $bot } to go on in their place.
web-agree = I agree
web-disagree = No
web-absent = { $name } is away. You may wait, claim the game, or let a bot go on.
web-claim = Claim the game
web-absent-on = { $name } is away. You may wait, go on without them, or let a bot go on.
web-claim-on = Go on without them
web-hand-to-bot = Let a bot go on
web-hand-own = Let a bot play on for me
web-hand-own-what = The others are asked whether they agree.
web-hand-own-do = Ask for it
web-ended-conceded = The game was conceded.
web-ended-time = Time was up.
web-ended-abandoned = The game was closed, because nobody had touched it for a long time.
web-ended-claimed = The game was claimed, because a player did not come back.
web-result-won-with = You have won, together with { $names }!
web-result-winners = { $names } win.
web-rating-of = { $name }: { $rating } ({ $change })
web-table-closed = The table was closed before the game began.
web-rematch = Play again
web-rematch-wanted = Accept the rematch
web-rematch-asked = You have asked for another game.
web-rematch-go = To the new table
web-series = { $form }, game { $number }: { $score }
web-series-form = games in a row
web-series-next = Next game of the series
web-series-won = { $count ->
    [one] { $names } wins the series.
   *[other] { $names } win the series.
}
web-series-theirs = The losers choose what is played next. { $what }: { $value }

## Before the game

web-filling = The game begins when all seats are taken and ready.
web-seat-number = Seat { $number }
web-seat-free = free seat
web-sit = Sit down here
web-sit-ready = Sit down and play
web-seat-bot = Or let a bot sit here
web-seat-bot-do = Add the bot
web-invite = Invite by link
web-invite-what = Whoever opens this link can sit down at once, without an account.
web-invite-seat = Link to this seat
web-ready = ready
web-not-ready = not ready yet
web-ready-do = I am ready
web-ready-not-do = Not yet after all
web-leave = Stand up
web-unseat = Free this seat
web-close-table = Close the table

## Replay

web-steps = Move by move
web-step-first = To the start
web-step-back = One move back
web-step-forth = One move on
web-step-last = To the end
web-step-of = { $number } / { $count }
web-step-jump = Jump to
web-step-turn = Turn { $turn } (move { $move })
web-step-go = Show
web-step-play = Play
web-step-stop = Stop
web-eyes = Seen by
web-eyes-spectator = a spectator

## Dice

web-roll = The last roll
web-roll-none = The dice of the last roll lie here.
web-roll-hits = { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }

## The log

web-log-declined = { $who ->
        [you] You decline
       *[other] { $player } declines
    }: { $question }
web-recap = { $name } did this last
web-recap-others = Since your last move
web-recap-hurt = { $count } damage
web-recap-healed = { $count } damage removed
web-recap-lost = { $count ->
        [one] 1 piece lost
       *[other] { $count } pieces lost
    }

## The show

web-show-pause = Pause
web-show-step = Step
web-show-skip = Skip
web-show-pace = Show:
web-show-pace-slow = slow
web-show-pace-normal = normal
web-show-pace-fast = fast
web-show-pace-off = off
web-show-again = Show that turn again

## Sounds and hot keys

web-sound = Sounds
web-keys = Keys
web-keys-on = Letters act at once
web-key-e = end it: the phase, a pass or “no”
web-key-u = take the last move back
web-key-n = the next piece that can act; during a show, skip it
web-key-y = the main answer
web-key-zoom = map larger, smaller (or two fingers on a touch screen)
web-key-l = to the log
web-key-list = this list
