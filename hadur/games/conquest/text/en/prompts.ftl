### What a player is asked, by the name of the question; ways to answer are attributes, and so is
### the wording that says what it is .about, where a view tells that.

## The round

prompt-mulligan = Do you shuffle your starting hand back for a new one?
    .yes = draw a new hand
    .no = keep this hand
prompt-deploy-turn = Deploy phase: what do you deploy or use?
    .pass = pass, deploy nothing more in this phase
prompt-action-window = Do you take an action?
    .pass = pass, no action now
prompt-dial = To which planet do you send your warlord?
prompt-take-bonus = You have won the command struggle: do you take the bonus of the planet?
    .about = Command struggle won at { $card }: do you take { $bonus }?
    .yes = take the bonus
    .no = take nothing
bonus-resources = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
bonus-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bonus-both = { $first } and { $second }
bonus-none = the bonus
prompt-mobile = Which Mobile unit do you move to an adjacent planet?
    .done = move no more units

## Battles

prompt-combat-turn = Your combat turn: what do you do?
    .pass = pass, no attack
prompt-defender = Which unit is attacked?
    .about = { $card } attacks: which unit?
prompt-retreat = Which of your units retreat from this battle?
    .done = no more units retreat
prompt-stalemate = Your opponent asks for a stalemate check: is the battle a draw?
    .yes = yes, the battle is drawn
    .no = no, fight on
prompt-battle-ability = You have won the battle: do you use the Battle ability of the planet?
    .about = You have won the battle: do you use the Battle ability of { $card }?
    .yes = use it
    .no = do not use it

## Damage

prompt-shield-order = For which of your damaged units do you decide about a shield next?
prompt-shield = Which card do you use as a shield, if any?
    .about = { $card } is about to take { $amount } damage: which card do you use as a shield, if any?
    .no = no shield
prompt-keep-relic = You can control only one Relic: which one do you keep?
prompt-indirect-damage = Which of your units takes the next indirect damage?
    .about = { $amount } indirect damage is left: which of your units takes the next?

## Interrupts and reactions

prompt-offer = An interrupt or a reaction is possible: do you use one?
    .about = { $timing ->
        [interrupt] Interrupt
       *[reaction] Reaction
    } ({ $event }): do you use an ability?
    .pass = pass
prompt-force = Several forced abilities apply: which one comes first?
    .about = Forced { $timing ->
        [interrupt] interrupts
       *[reaction] reactions
    } ({ $event }): which one comes first?

event-phase-begins = the phase begins
event-phase-ends = the phase ends
event-round-ends = the round ends
event-deploying = { $card } is being deployed
event-deployed = { $card } was deployed
event-enters-play = { $card } enters play
event-commits = committed: { $card }
event-moves = moved: { $card }
event-struggle-begins = the command struggle at { $card }
event-struggle-won = the command struggle at { $card } is won
event-attacker-declared = { $card } is declared as attacker
event-would-attack = { $card } is about to attack
event-attack-declared = { $card } declares its attack
event-damage-assigned = damage assigned: { $card }
event-shield-used = a shield is used: { $card }
event-damage-taken = damage taken: { $card }
event-destroyed = destroyed: { $card }
event-defeated = bloodied: { $card }
event-leaves-play = leaving play: { $card }
event-exhausts = exhausted: { $card }
event-ability-resolves = { $card } takes effect
event-event-played = { $card } was played

## Abilities in general

prompt-target-of = { $card }: what is the target?
prompt-price-of = { $card }: which card do you pay with?
prompt-search-of = { $card }: which card do you take, if any?
prompt-value-of-x = How much do you pay for X?
prompt-arrange = Which card goes to the bottom of the deck next?
    .done = all as they are, the topmost first
prompt-order-discards = Which card goes onto your discard pile next?
prompt-other = What do you choose?

## Planets

prompt-plannum = { card-plannum }: which of your units do you move?
prompt-plannum-planet = { card-plannum }: to which planet?
prompt-carnath = { card-carnath }: which planet’s Battle ability do you use?
prompt-tarrus = { card-tarrus }: what do you get?
    .resources = 3 resources
    .cards = 3 cards
prompt-yvarn = { card-yvarn }: which unit of your hand do you put into play at your headquarters?

## Space Marines

prompt-veteran-brother-maxos = { card-veteran-brother-maxos }: which unit of your hand do you put into play?
prompt-search-of-drop-pod-assault = { card-drop-pod-assault }: which unit do you put into play, if any?

## Astra Militarum

prompt-search-of-enginseer-augur = { card-enginseer-augur }: which support do you put into play, if any?

## Orks

prompt-burna-boyz = { card-burna-boyz }: which other enemy unit here is dealt 1 damage?
prompt-snotling-attack = { card-snotling-attack }: at which planet does the next token arrive?

## Chaos

prompt-soul-grinder = { card-soul-grinder }: which of your units do you sacrifice?
prompt-infernal-gateway-planet = { card-infernal-gateway }: at which planet?
prompt-infernal-gateway = { card-infernal-gateway }: which unit of your hand do you put into play?

## Dark Eldar

prompt-khymera-den = { card-khymera-den }: which of your units move?
    .done = no more units move
prompt-power-from-pain = { card-power-from-pain }: which of your army units do you sacrifice?

## Eldar

prompt-wildrider-squadron = { card-wildrider-squadron }: to which adjacent planet does it move?
prompt-wailing-wraithfighter = { card-wailing-wraithfighter }: which card of your hand do you discard?
prompt-biel-tan-warp-spiders = { card-biel-tan-warp-spiders }: into whose deck do you look?
    .own = into your own
    .theirs = into your opponent’s
prompt-search-of-biel-tan-warp-spiders = { card-biel-tan-warp-spiders }: which card do you discard, if any?
prompt-banshee-power-sword = { card-banshee-power-sword }: which card do you discard for +1 attack?
prompt-banshee-power-sword-more = { card-banshee-power-sword }: which card do you discard for another +1 attack, if any?
prompt-foresight = { card-foresight }: to which planet does your warlord commit instead?
prompt-gift-of-isha = { card-gift-of-isha }: at which planet does the unit return?

## Tau

prompt-commander-shadowsun = { card-commander-shadowsun }: which card of your hand or discard pile do you attach?
prompt-commander-shadowsun-host = { card-commander-shadowsun }: to which unit?
prompt-ambush-platform = { card-ambush-platform }: which attachment of your hand do you deploy, and on which unit?
prompt-command-link-drone = { card-command-link-drone }: to which unit does it move?
prompt-squadron-redeployment = { card-squadron-redeployment }: to which planet does the unit move?
prompt-even-the-odds = { card-even-the-odds }: to which unit does the attachment move?

## Topics of standing orders

topic-windows = everything offered in passing: actions, interrupts, reactions
topic-offer = all interrupts and reactions
topic-action-window = all action windows
topic-offer-of = { $timing ->
        [interrupt] interrupts
       *[reaction] reactions
    } ({ $event })
