### What a player is asked, by the name of the question; the ways to choose from are attributes.

## The phases

prompt-summon = Summon phase: what do you do?
prompt-move = Move phase: what do you do?
prompt-build = Build phase: what do you do?
prompt-attack = Attack phase: what do you do?
prompt-magic = Magic phase: what do you do?
prompt-draw = Draw phase: what do you do?

## Rules that all cards share

prompt-order = Several effects are waiting. Which one comes first?
prompt-target = Which card is attacked?
prompt-extra-attack = Extra attack: which card is attacked, if any?
prompt-prepare-extra-attack = Does the unit make its extra attack?
prompt-force = To which space is the card forced?
prompt-may-force = You may force the card. To which space?

trigger-inaction = the price of inaction
trigger-expiry = the event ends
trigger-give-back = control ends
trigger-fade = borrowed abilities end
trigger-blood-fury-fades = { ability-blood-fury } fades

## Polar Dwarves

prompt-structural-shift = { ability-structural-shift }: which friendly structure do you force 1 space?
prompt-ice-shards = { ability-ice-shards }: do you spend 1 charge so that every enemy unit beside your structures takes 1 damage?
prompt-frost-axe = { ability-frost-axe }: what does the unit do?
    .gain-charge = gain 1 charge
    .go-under = spend 1 charge and go under a friendly common
prompt-frost-axe-bearer = { ability-frost-axe }: under which common does the card go?
prompt-ice-ram = { card-ice-ram }: which unit beside the structure takes 1 damage?
prompt-glacial-shift = { card-glacial-shift }: which structure do you force next, if any?

## Tundra Orcs

prompt-influence = { ability-influence }: do you spend 1 charge to reroll all the dice?
prompt-blood-rush = { ability-blood-rush }: does the unit take 1 damage to be forced 1 space, and where to?
prompt-frenzy = { ability-frenzy }: to which space do you force the unit for an extra attack, if at all?
prompt-forceful-attack = { ability-forceful-attack }: to which space do you force the attacked unit, if at all?
prompt-freeze = { card-freeze }: which unit freezes?
prompt-primal-fury = { card-primal-fury }: to which space do you force your summoner for an extra attack, if at all?

## Fallen Kingdom

prompt-raise-the-dead = { ability-raise-the-dead }: which Undead unit comes back from your discard pile?
prompt-raise-the-dead-space = { ability-raise-the-dead }: on which space does it stand up?
prompt-life-drain = { ability-life-drain }: which friendly unit do you destroy before the attack, if any?
prompt-soul-shift = { ability-soul-shift }: does the unit take the place of the destroyed one?
prompt-infect = { ability-infect }: which Carrier of your discard pile takes the place of the destroyed unit?
prompt-blood-summon = { card-blood-summon }: beside which friendly unit do you place another one, if any? It takes 2 damage.
prompt-blood-summon-card = { card-blood-summon }: which unit of your hand do you place?
prompt-blood-summon-space = { card-blood-summon }: on which space?
prompt-hellforged-weapon = { card-hellforged-weapon }: under which friendly common does it go?
prompt-purge = { card-purge }: which friendly unit do you choose next, if any? All those chosen are destroyed.
prompt-purge-strike = { card-purge }: which unit beside it takes 2 damage, if any?
prompt-sacrificial-pyre = { card-sacrificial-pyre }: from which unit is damage removed?

## Phoenix Elves

prompt-call-protection = { ability-call-protection }: do you spend 1 charge to call a friendly common, and which one?
prompt-call-protection-space = { ability-call-protection }: on which space is it placed?
prompt-quick-shot = { ability-quick-shot }: which unit takes 1 damage, if any?
prompt-shove = { ability-shove }: to which space do you force the attacked unit, if at all?
prompt-burn = { card-burn }: which unit takes 2 damage?

## Cave Goblins

prompt-sly = { ability-sly }: which unit does it swap places with?
prompt-blood-runes = { ability-blood-runes }: what do you choose?
    .pay-magic = spend 1 magic, the unit gains 1 charge
    .take-damage = the unit takes 1 damage
prompt-magic-junkie = { ability-magic-junkie }: what do you choose?
    .pay-magic = spend 1 magic
    .discard = discard the unit
prompt-feed-the-eater = { ability-feed-the-eater }: which unit do you discard?
prompt-cling = { ability-cling }: on which space beside the unit that moved do you place the clinging one, if at all?
prompt-enrage-the-horde = { card-enrage-the-horde }: which unit makes an extra attack next, if any?
prompt-sneak = { card-sneak }: which unit do you force next, if any?

## Savanna Elves

prompt-spirit-bond = { ability-spirit-bond }: which friendly unit gets the charges, if any?
prompt-swift-shot = { ability-swift-shot }: do you spend 1 charge for an extra attack?
prompt-withdraw-space = { ability-withdraw }: to which space?
prompt-withdraw = { ability-withdraw }: how do you pay, if at all?
    .spend-charge = spend 1 charge from the unit
    .spend-magic = spend 1 magic
prompt-commune-with-spirits = { ability-commune-with-spirits }: what does the unit do?
    .gain-charge = gain 1 charge
    .give-charge = spend 1 charge so that a friendly unit gains 1
prompt-commune-with-spirits-friend = { ability-commune-with-spirits }: which friendly unit gains 1 charge?
prompt-chant-of-entangling = { card-chant-of-entangling }: which common is the first target?
prompt-chant-of-entangling-other = { card-chant-of-entangling }: which common is the second target?
prompt-chant-of-growth = { card-chant-of-growth }: which friendly unit is the target?
prompt-chant-of-power = { card-chant-of-power }: which common or champion is the target?
prompt-chant-of-weaving = { card-chant-of-weaving }: which friendly unit is the target?

## Breakers

prompt-mind-capture = { ability-mind-capture }: do you ignore the damage and take control of the unit?
prompt-telepathic-command = { ability-telepathic-command }: which friendly common makes an extra attack, if any?
prompt-greater-push = { ability-greater-push }: which unit do you force 1 space, if any?
prompt-greater-push-instead = { ability-greater-push }: which unit do you force 1 space?
prompt-push = { ability-push }: which unit do you force 1 space, if any?
prompt-push-instead = { ability-push }: which unit do you force 1 space?
prompt-mimic = { ability-mimic }: whose abilities does the unit have this turn?
prompt-mind-control = { card-mind-control }: which enemy unit do you control next, if any?
prompt-blast = { card-blast }: which unit is the target?
prompt-blast-landing = { card-blast }: to which space do you force it?
prompt-hypnotic-call = { card-hypnotic-call }: which unit is the target?

## Vanguards

prompt-the-citadels-might = { ability-the-citadels-might }: which Citadel unit of your discard pile do you take into your hand, if any?
prompt-arrow-of-light = { ability-arrow-of-light }: which unit of your hand do you discard next, if any?
prompt-heal = { ability-heal }: which card of your hand do you discard so that the attack heals, if any?
prompt-holy-judgment = { card-holy-judgment }: do you spend 1 charge to keep it?

## Moves that harm who makes them

harm-inaction = You have targeted no enemy card this turn and still could. If you end the phase now, your summoner takes 1 damage.
harm-fatal-inaction = You have targeted no enemy card this turn and still could. If you end the phase now, your summoner takes 1 damage and is destroyed.
