### Words of the interface that all games share.

language-name = English
yes = yes
no = no

## Players

player-named = { $name }
player-opponent = your opponent
player-seat = player { $number }

## Pictures

table-player-1 = player 1
table-player-2 = player 2
table-player-3 = player 3
table-player-4 = player 4
table-player-5 = player 5
table-winners = Winners
table-before = Set-up

## What goes wrong

error = Error: { $message }
warning = Note: { $message }
unknown-command = “{ $text }” is neither a command nor a legal move. Type “help” to see what you can do.

## Rules

rule-line = { $rule }: { $sentence }
rules-none = No rule mentions “{ $words }”.
rules-found = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    } found for “{ $words }”:
rules-section = Section { $number }: { $title }

## Choices that several games have

option-series = Games in a row
    .single = a single game
    .best-of-3 = best of three
    .best-of-5 = best of five
