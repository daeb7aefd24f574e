### Words on the picture of the table.

table-turn-number = Turn { $number }
table-seat = seat
table-magic = magic
table-hand = hand
table-draw-pile = draw pile
table-discard-pile = discard pile
table-moves-left = moves left
table-attacks-left = attacks left
table-decides = decides
table-waiting = waiting
table-life = life
table-charges = charges
table-moved = moved
table-attacked = attacked
table-frozen = frozen
table-under = under it
table-lent = lent
table-winner = Winner
table-drawn = The game is drawn
table-strength = strength
reason-base-strength = another base strength
odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
odds-life = against { $count } life
odds-damage = at least { $count } damage
table-deck-left = left in the draw pile
