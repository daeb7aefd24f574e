### DOOM on web pages: cards, the map, the attack.

## Cards

kind-action = action card
kind-class = class card
kind-squad = squad card
kind-glory = Glory Kill card
kind-event = event card
kind-invasion = invasion card
kind-demon = demon card
kind-threat = threat card
kind-objective = objective card
kind-weapon = weapon
kind-set = event cards
action-main = main action
action-bonus = bonus action
action-reaction = reaction
faction-marines = marines
faction-invader = Invader
faction-alpha = Alpha
faction-bravo = Bravo
faction-charlie = Charlie
faction-delta = Delta
faction-mission = mission
column-values = values
column-defense = defense
value-speed = Speed
value-health = Health
value-stagger = Stagger
value-range = Range
value-red = red dice
value-black = black dice
value-shields = shields
value-dodge = dodge
value-special = special defense
value-toughness = toughness
value-flying = flying
value-frags = frag tokens for the invader
goal-collect = The marines collect the objective tokens.
goal-deliver = The marines carry the objective tokens to an exit.
goal-progress = The marines put progress tokens on the objective tokens.
goal-close = The marines remove the portals.
goal-slay = The marines slay the demons that bear an objective token.
goal-hold = The marines hold the objective tokens for so many rounds.

## The page

side-1 = invader
side-2 = marine

dm-map = The map
dm-zoom-in = larger
dm-zoom-out = smaller
dm-turns = Initiative
dm-turn-unknown = face down
dm-piles = Cards and piles
dm-hand = Your cards
dm-events = Your events
dm-glory = Your Glory Kills
dm-attack-with = { $attacker } attacks with { $card }
dm-attack-on = { $attacker } attacks { $defender } with { $card }
dm-attack-dice = Dice to be rolled: { $red } red, { $black } black
dm-damage =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } − { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } = { $damage } damage
dm-aim-free = free target, { $distance } away
dm-aim-cover = target in cover, { $distance } away
dm-aim-far = out of Range: { $distance } away, Range { $range }
dm-aim-unseen = no line of sight
dm-aim-cut-off = no count of spaces leads there
dm-aim = Targets of { $attacker }, Range { $range }:
dm-aim-key-free = free
dm-aim-key-cover = in cover
dm-aim-key-not = not possible (the reason stands on the space)
dm-die = { $colour } die: { $damage }
dm-acting = acting now
dm-acted = has acted

hazard-lava = lava

rules-example = cover, or DM-14.5
judge-example = step c5
