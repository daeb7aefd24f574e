### Legal moves in words, and the groups in which menus show them.

move-yes = yes
move-no = no
move-done = done
move-resolve = resolve the order
move-event-deck = put it on the event deck
move-top = on top
move-bottom = at the bottom
move-assets = the assets
move-concede = give up the game

move-order = { $order } → { $system }
move-reveal = { $order } in { $system }
move-token = { $system }, token { $number } from the bottom
move-storm-move = Warp Storm { $edge }: { $way }
way-up = up
way-down = down
way-left = left
way-right = right
way-up-right = up and right
way-up-left = up and left
way-down-right = down and right
way-down-left = down and left

move-move = { $unit }: { $start } → { $end }
move-strike = { $void } → { $world }
move-put = { $count ->
        [one] { $piece }
       *[other] { $count } { $piece }
    } → { $area }
move-buy = { $piece } ({ $cost }) → { $area }
move-build = { $piece } ({ $cost }) → { $area }
move-paid = { $area } (with { $how })
paid-cache = a cache token
paid-warboss = { card-warboss }
paid-upgrade = an order upgrade
move-unit-at = { $unit } ({ $area })
unit-in-state = { $unit }
    .routed = routed { $unit }
    .wounded = wounded { $unit }

move-at = square { $square }
move-turn = turn it by { $degrees }°
move-objective = objective of { $faction } → { $area }

move-commit = { $count ->
        [0] none
       *[other] { $count }
    }
move-card = play { $card }
move-replace = { $card }
move-event = { $card }
move-upgrade = combat upgrade { $card } ({ $cost })
move-learn = order upgrade { $card } ({ $cost })
move-use = use { $card }
move-use-for = use { $card }: { $what }
move-exchange = { $area }: { $old } becomes { $new }
move-scheme = use the scheme { $card }
move-effect = use the effect of { $card }
move-effect-way = { $card }: { $way }

choose-yes = yes, do that
choose-attack = attack
choose-defence = defence
choose-morale = morale
choose-rally = rally
choose-roll = roll a die
choose-die = 1 die
choose-tokens = 2 tokens
choose-own = one of your own units
choose-enemy = an enemy unit
choose-number = { $number } for attack, the rest for defence

group-answer = Your answer
group-upgrade = Upgrades
group-use = Upgrades you have
group-scheme = Your scheme
group-game = The game
