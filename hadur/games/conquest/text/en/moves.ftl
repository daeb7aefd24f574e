### Legal moves in words, and the groups in which a menu shows them.

move-pass = pass
move-done = that is all
move-yes = yes
move-no = no, decline
move-stalemate = call for a stalemate check
move-area = use Area Effect instead of attacking one unit
move-concede = give up the game
move-deploy = deploy { $card } to { $planet }
move-deploy-support = deploy { $card } at your headquarters
move-attach = attach { $card } to { $host }
move-play = play { $card }
move-use = use { $card }
move-attack = attack with { $card }
move-retreat = retreat with { $card }
move-move = move { $card } to { $planet }
move-shield = shield with { $card }
move-take = { $card }
move-take-discarded = { $card } (from the discard pile)
move-take-unseen = take a card unseen
move-dial = { $number }: { $planet }
move-x = { $number }
move-on = { $move } – about { $card }
move-again = { $move }, no. { $number }
move-card = { $card } ({ $place })
move-card-again = { $card } no. { $number } ({ $place })
move-their = enemy { $card }
move-own-hq = your headquarters
move-their-hq = the enemy headquarters

group-pass = Enough
group-hand = { $card } (in your hand)
group-answer = Your answer
group-game = The game
