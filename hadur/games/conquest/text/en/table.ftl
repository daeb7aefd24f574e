### Words on the picture of the table.

phase-deploy = Deploy
    .whole = Deploy phase
phase-command = Command
    .whole = Command phase
phase-combat = Combat
    .whole = Combat phase
phase-headquarters = Headquarters
    .whole = Headquarters phase

table-round-number = Round { $number }
table-seat = seat
table-initiative = initiative
table-first-planet = first planet
table-face-down = planets face down
table-battle = Battle
table-combat-round = combat round
table-combat-round-number = combat round { $number }
table-ranged = ranged skirmish
table-attacks = attacks
table-headquarters = Headquarters
table-supports = supports
table-resources = resources
table-hand = hand
table-known = known cards
table-deck = deck
table-discard-pile = discard pile
table-victory = victory display
table-passed = passed
table-dial = dial
table-decides = decides
table-attack = attack
table-hp = hit points
table-damage = damage
table-assigned = damage beside it
table-chosen = chosen so far
table-command = command
table-card-bonus = card bonus
table-resource-bonus = resource bonus
table-cost = cost
table-shields = shields
table-ready = ready
table-exhausted = exhausted
table-bloodied = bloodied
table-blank = text blank
table-stored = resources on it
table-area = Area Effect
table-attachments = attached
table-winner = Winner
table-drawn = The game is drawn
table-empty = none
odds-damage-dealt = { $count } damage
odds-hp-left = against { $count } hit points
odds-bloodied = bloodied
odds-units-hit = { $count ->
    [one] hits 1 unit
   *[other] hits { $count } units
}
odds-units-fall = { $count ->
    [one] 1 of them falls
   *[other] { $count } of them fall
}
odds-note-shields = if they shield as well as they can
odds-note-no-shields = if nobody is shielded
odds-note-other-cards = if no other card changes it
odds-damage = at least { $count } damage
table-deck-left = left in the deck
table-removed = removed from the game
