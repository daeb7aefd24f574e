### Legal moves in words, and the groups in which a menu shows them.

move-end = end the { $phase } phase
move-summon = summon { $card } on { $space }
move-move = move { $card } from { $from } to { $to }
move-move-by = move { $card } from { $from } to { $to } by way of { $way }
move-move-back = move { $card } away from { $from } and back
move-charge = charge with { $card } from { $from } to { $to }
move-build = build { $card } on { $space }
move-attack = attack { $target } with { $unit }
move-declare = attack with { $unit }, choosing the target later
move-play = play { $card }
move-discard = discard { $card } for 1 magic
move-discard-unseen = discard a card face down
move-use = use { $ability } with { $unit }
move-yes = yes
move-no = no, decline
move-space = space { $space }
move-first = first: { $effect } – { $source }
move-first-again = first: { $effect } – { $source }, no. { $number }
move-concede = give up the game

group-end = End of the phase
group-hand = { $card } (in your hand)
group-answer = Your answer
group-game = The game
