### Playing a match at one screen.

## Whose turn it is

your-turn = It is your turn.
waiting-for = Waiting for { $player }.
choose-move = Choose a number or type a move:
menu-moves = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
hand-over = Hand the screen to { $player }.
hand-over-ready = Press Enter when nobody else can see the screen.

## Commands: what each does

help-title = Besides moves you can type:
help-moves = show all legal moves
help-board = show the table again
help-card = show a card with its text
help-log = show what has happened so far
help-rules = look up rules by id or by words
help-odds = the chances of an attack, or of every one that is possible
help-numbers = why numbers on the table are not the printed ones
help-piles = every pile that may be looked through, and its cards
help-recap = what others did last, and the last roll
help-why = ask why a move is not allowed
help-undo = take back the last move
help-redo = make the move taken back again
help-order = pass by itself for a while: “order pass”, “order pass phase”; “order” tells more
help-stop = be asked where there is only one answer; “stop” lists where that can be
help-sure = be asked again before a move that harms you, or no more
help-save = save the game to a file
help-concede = give up the game
help-say = say something to the others
help-team = say something to your own side alone
help-help = show this list
help-quit = leave the game

## What the commands answer

undone = Taken back: { $move }
redone = Made again: { $move }
undo-barrier = “{ $move }” can only be taken back if everybody agrees: it threw dice or showed something new.
undo-ask = Do all players agree to take it back?
nothing-to-undo = There is no move to take back.
nothing-to-redo = There is no move to make again.
saved = Saved to { $path }.
loaded = Loaded from { $path }: { $count ->
        [one] 1 move
       *[other] { $count } moves
    } so far.
concede-ask = Do you really give up the game?
goodbye = Goodbye!

## How it ended

result-won = You have won!
result-lost = You have lost.
result-drawn = The game is drawn.
result-winner = { $player } wins.
result-winners = { $player } win.

## Moves that harm who makes them

harm-own-target = This harms what is your own.
harm-helps-enemy = This does your opponent good.
harm-unused-attack = You could still attack. The attack is lost if you end now.
harm-win-at-hand = Another move would win the game at once.

## Why a number is what it is

reason-lasting = an effect that lasts
reason-least = not less than that

## The chances of an attack

odds-title = Chances
odds-exact = exact
odds-sampled = sampled: imagined { $count } times
odds-none = That is no attack, so there are no chances to tell.
odds-no-attacks = No attack is possible just now.
odds-destroyed = destroyed
cli-numbers-printed = Every number on the table is as printed.
