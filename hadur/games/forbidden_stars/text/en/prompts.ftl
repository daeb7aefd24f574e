### What a player is asked, by the name of the question; .about says it with what is at stake.

## Setting up

prompt-place-tile = Which system tile do you place?
    .about = Which system tile do you place, and which side of it?
prompt-place-tile-where = Where does the tile go?
    .about = Where do you put { $tile }?
prompt-turn-tile = How do you turn the tile?
    .about = How do you turn { $tile } on { $square }?
prompt-place-forces = Which of your forces go where on the tile?
prompt-place-objective = Whose objective goes on which world?
prompt-place-storm = On which edge do you put a Warp Storm?

## Planning

prompt-place-order = Which order do you place, and on which system?
    .about = Which order do you place facedown, and where? You still hold { $held }.
prompt-outmanoeuvre = Which of your order tokens do you look at?
prompt-top-or-bottom = Does the token go on top of its stack or at the bottom?
    .about = { $system }: does the token go on top of its stack or at the bottom?
    .top = on top of the stack
    .bottom = at the bottom of the stack

## Operations

prompt-operations-turn = Which order do you reveal?
prompt-order-revealed = Do you resolve this order?
    .about = { $order } in { $system }: do you resolve it?
    .resolve = resolve the order
    .event-deck = do nothing; put it on the event deck
prompt-strategize-revealed = Strategize: do you use an upgrade first?
    .about = Strategize in { $system }: do you use an upgrade first?
    .resolve = go on with the order
prompt-give-order-token = Which order token goes on your event deck?

## Advance

prompt-move-ships = Which ships move into the active system?
    .about = Advance into { $system }: which ships move where?
    .done = no more ships move
prompt-move-ground-units = Which ground units move into the active system?
    .about = Advance into { $system }: which ground units move where?
    .done = no more ground units move
prompt-orbital-strike = Which ships bombard which world?
    .about = { $system }: which ships bombard which world?
    .done = no orbital strike
    .no = no orbital strike
prompt-strike-cards = Which cards do you use for this strike?
    .about = Orbital strike { $in }: which cards do you use before you roll?
    .done = roll now
prompt-strike-effects = What do you spend dice of this strike on?
    .about = Orbital strike { $in }: what do you spend dice on?
    .done = nothing more
prompt-over-capacity = Which unit is destroyed?
    .about = There is room for { $capacity } { $in }: which of your units is destroyed?

## Deploy

prompt-deploy-units = Which units do you purchase?
    .about = Deploy in { $system }: which units do you purchase? You have { $materiel } materiel.
    .done = purchase no more units
prompt-deploy-structure = Which structure do you purchase?
    .about = Deploy in { $system }: do you purchase a structure? You have { $materiel } materiel.
    .done = no structure
prompt-dread-ritual = { card-dread-ritual }: which unit do you purchase?
    .about = { card-dread-ritual } in { $system }: which unit do you purchase? You have { $materiel } materiel.
    .done = no unit

## Strategize

prompt-purchase-upgrades = Which upgrades do you purchase?
    .about = Strategize in { $system }: which upgrades do you purchase? You have { $materiel } materiel.
    .done = purchase nothing more
prompt-use-farseers = Do you use { card-farseers } to purchase upgrades without a unit here?
    .about = { $system }: do you use { card-farseers } to purchase upgrades without a unit there?
    .done = no
prompt-replace-combat-card = Which combat card leaves your deck?
    .about = { $card } joins your deck: which combat card leaves it?

## Dominate

prompt-choose-asset = Which asset do you take?
prompt-faction-ability = Do you use the ability of your faction?
    .about = { $faction-ability }: { $ability-text }
    .no = do not use it

## Combat

prompt-use-crusade = Do you use { card-crusade } to gain a reinforcement token?
    .about = Combat { $in }: do you use { card-crusade } to gain a reinforcement token?
prompt-commit-reinforcements = How many reinforcement tokens do you commit?
    .about = Combat { $in }: how many reinforcement tokens do you commit?
prompt-choose-combat-card = Which combat card do you play?
    .about = Combat { $in }, execution round { $round }: which combat card do you play?
    .no = you have none to play
prompt-ability = Do you use this ability?
    .about = { $card }: { $text }
    .no = leave it
prompt-ability-again = Once more?
    .about = Once more? { $card }: { $text }
    .no = enough
prompt-meet-demand = What do you do about this card?
    .about = { $card } is played against you: { $text } What do you do?
    .no = refuse
prompt-bring-unit = Which unit joins the combat?
    .about = { $card }: which unit joins the combat?
prompt-pick-unit = Which unit is it?
    .about = Combat { $in }: which unit is it?
prompt-pick-retreat = Which unit retreats?
    .about = Combat { $in }: which unit retreats?
prompt-reroll-own-die = Do you reroll one of your own dice, too?
prompt-lose-die = Which die do you lose?
prompt-spend-die = Which die do you spend?
prompt-suffer-damage = Which unit suffers the damage?
    .about = You suffer { $damage } damage: which unit takes it?
prompt-save-routed = Do you spend a morale die to save the routed unit?
    .about = { $unit } is routed: do you spend a morale die, or is it destroyed?
    .yes = spend a morale die
    .no = let it be destroyed
prompt-retreat-to = Where do the units retreat to?
    .about = { $whole ->
        [all] You lose the combat: where do your units retreat to?
       *[one] Where does the { $unit } retreat to?
    }
prompt-discard-combat-card = Which faceup combat card is discarded?
prompt-play-further-card = Which card of your hand do you play for its icons?
prompt-choose-die = Which icon does the die show?

## Space Marines

prompt-rally-system = In which system do all your units rally?
prompt-rites-of-battle = { card-rites-of-battle }: which order upgrade do you purchase?
    .no = none
prompt-work-of-the-righteous = { card-work-of-the-righteous }: which world gives you its goods?
prompt-assets-or-materiel = Do you take its assets or its materiel?
    .assets = the assets
    .yes = the materiel
prompt-the-emperor-protects = Which world gets the bastion? Where another structure stands it costs 2 materiel.

## Chaos

prompt-place-cultist = Where does the Cultist go?
prompt-replace-cultist = Which Cultist is replaced?
prompt-complete-destruction = What is destroyed?
prompt-blight-of-nurgle = Which enemy unit is routed?
prompt-touched-by-the-warp = Which Cultist do you destroy?
prompt-free-upgrade = Which upgrade do you take?
prompt-use-prayer = Do you use { card-prayer-to-the-dark-gods } to move the storm yourself?
    .about = The Warp Storm { $edge } is about to move: do you use { card-prayer-to-the-dark-gods } to move it yourself?

## Orks

prompt-rammed = Which of your units is destroyed?
prompt-rokkit-retreat = Does one of your units retreat?
    .no = nobody retreats
prompt-smash-unit = Which enemy unit is smashed?
prompt-save-from-smash = Do you spend dice to save the unit?
    .about = { $unit } is about to be destroyed: do you spend { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    } to save it?
    .yes = save it
    .no = let it be destroyed
prompt-steal-asset = Which asset do you steal?
prompt-teer-it-down = Which structure is destroyed?
prompt-mob-up = { card-mob-up } In which system do you resolve an Advance Order?
prompt-loot-whom = Who loses an asset?
prompt-lose-asset = Which of your assets do you lose?
prompt-gitz-dem = Do you discard { card-gitz-dem } to destroy the routed unit?
    .about = { $unit } is routed: do you discard { card-gitz-dem } to destroy it?

## Eldar

prompt-hit-and-run = Which unit moves where?
prompt-wave-serpent-area = Where do the units go?
prompt-wave-serpent-units = Which units go along?
    .done = nobody else
prompt-allow-discard = Do you let one of your faceup cards be discarded? Else your opponent gains 4 attack tokens.
    .yes = let a card be discarded
    .no = let the opponent gain the tokens
prompt-psychic-lance = Which faceup card of your opponent is discarded?
prompt-tactical-strikes = Which unit suffers damage first?
prompt-strafing-run = To which void do your ships go?
prompt-strafing-run-ships = Which ships go along?
    .done = no more ships
prompt-farsight = Where do your units of this combat go?
prompt-warp-gate-from = { card-warp-gate }: from which area do you take units?
prompt-warp-gate-to = { card-warp-gate }: where do the units go?
prompt-warp-gate-units = { card-warp-gate }: which units go?
    .done = no more units
prompt-vicious-raids = { card-vicious-raids }: which dice do you reroll?
    .done = roll them now
prompt-raid-die = { card-vicious-raids }: which icon does the new die show?
prompt-path-of-the-warrior = { card-path-of-the-warrior }: which combat upgrade do you purchase?
    .no = none
prompt-exodite-colony = Which world gets the city?

## Events and storms

prompt-use-scheme = Do you use your scheme?
    .about = Do you use { $event }? { $text }
    .yes = use it
    .no = keep it
prompt-choose-event = Which event do you choose?
prompt-resolve-event = Do you resolve the event?
    .about = { $event }: { $text }
    .yes = resolve it
    .no = leave it
prompt-place-free-units = Which unit goes where?
    .about = { $event }: { $text } Which unit goes where?
prompt-move-storm = Which Warp Storm moves, and which way?
