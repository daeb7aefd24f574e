### Legal moves in words, and the groups in which menus show them.

move-yes = yes
move-no = no
move-done = done
move-end = end the activation
move-pass = nothing now
move-attack = attack
move-skip = no attack
move-keep = keep the defense card
move-redraw = discard it and reveal another
move-invader = the invader
move-concede = give up the game

move-step = move to { $place }
move-teleport = teleport to { $place }
move-turn = turn, with the upper left at { $place }
move-open = open the door { $door }
move-take = take: { $name }
move-portal = the portal in { $place }
move-place = { $way ->
        [lying] lying across at { $place }
       *[plain] { $place }
    }

move-play = play { $name }
move-sprint = sprint and discard { $name }
move-discard = discard { $name }
move-use = use { $card }
move-use-on = use { $card } at { $place }
move-target = attack { $figure }

move-die = roll again: { $die }
move-face = turn { $die } to { $damage }
move-remove = remove a { $colour } die
move-recover = { $damage ->
        [0] recover nothing
       *[other] recover { $damage } damage
    }

move-class = class card { $name }
move-weapon = weapon: { $name }
move-set = event cards: { $name }
    .unseen = event cards, in secret
move-invasion = invasion card { $name }
    .unseen = an invasion card, in secret
move-marine = { $name }
move-type = { $name }
move-argent = 1 Argent Power on { $name }
move-top = { $name } on the top
    .unseen = an initiative card on the top
move-bottom = { $name } at the bottom
    .unseen = an initiative card at the bottom

group-move = Movement
group-map = Doors and items
group-card = Your cards
group-use = Abilities
group-attack = Attack
group-answer = Your answer
group-game = The game
