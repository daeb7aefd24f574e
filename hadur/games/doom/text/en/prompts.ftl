### What a player is asked, by the name of the question; .about says it with what is at stake,
### .at-MOMENT which moment it is.

## Setting up

prompt-event-set = Which event cards do you take?
prompt-invasion-card = Which invasion card do you take?
prompt-class = Which class card do you take?
prompt-weapon = Which basic weapon do you take?
prompt-taking-point = Who takes point?
prompt-start-space = In which start space do you begin?

## The Status Phase and summoning

prompt-trade = Which event card do you discard for 1 Argent Power?
    .done = discard no more
prompt-argent = Where does 1 Argent Power go?
prompt-wake = Which portal becomes active?
prompt-summon = From which portal do you summon?
prompt-group = Which group do you summon?
    .about = Which group do you summon from the portal in { $portal }?
prompt-place-demon = Where do you put the demon?
    .about = Where do you put { $figure }?
prompt-share-argent = To which of the new demons does 1 Argent Power go?
    .done = the rest goes back
prompt-mark = Which of the new demons holds the token?

## Activations

prompt-respawn = Where do you respawn?
prompt-act = What does your marine do?
    .about = What does { $figure } do? Movement points: { $points }.
prompt-type = Which demon type do you activate?
prompt-figure = Which demon activates next?
prompt-demon = What does the demon do?
    .about = What does { $figure } do? Movement points: { $points }.
prompt-move-now = Where does the figure move?
    .about = Where does { $figure } move? Movement points: { $points }.
    .done = move no farther
prompt-kill = Do you carry out the Glory Kill?
prompt-give-way = Which displaced figure gives way first?
prompt-displaced = Where does the displaced figure go?
    .about = Where does { $figure } go, which is displaced?
prompt-beside = Which of the nearest empty spaces do you take?
prompt-push = Where is the figure pushed?
    .about = Where is { $figure } pushed?
    .done = push no farther
prompt-drop = Into which space does the token fall?

## Attacks

prompt-whether-attack = Do you attack, or move first?
prompt-target = Whom do you attack?
prompt-remove-die = Which die is removed?
prompt-cover = Do you keep the defense card?
    .about = { $defender } is in cover: do you keep { $card }?
prompt-reroll = Which die do you roll again?
    .done = leave the dice as they are
prompt-turn-die = Which die do you turn, and to which side?
    .done = leave the dice as they are
prompt-recover = How much damage do you recover?
    .about = How much damage does { $figure } recover? It has { $damage }.

## Cards and abilities

prompt-whether-use = Do you use the card's ability?
    .about = { $card }: do you use its ability?
prompt-whom = Which figure do you choose?
prompt-discard = Which card do you discard?
prompt-door-afar = Which door do you open?
prompt-teleport-to = To which teleporter do you go?
prompt-throw = Where do you throw the grenade?
prompt-put-back = Where does the initiative card go?
prompt-next-seat = Whose abilities come next?
prompt-use = Do you use anything now?
    .at-setup = The mission is set up: do you use anything?
    .at-status = The Status Phase ends: do you use anything?
    .at-initiative = Before the next initiative card: do you use anything?
    .at-summoned = Demons have been summoned: do you use anything?
    .at-start = The activation of { $figure } starts: do you use anything?
    .at-end = The activation of { $figure } ends: do you use anything?
    .at-entered = { $figure } has entered a space: do you use anything?
    .at-took = { $figure } has taken an item: do you use anything?
    .at-door-opened = { $figure } has opened a door: do you use anything?
    .at-before-attack = { $figure } is about to attack: do you use anything?
    .at-roll = { $figure } is about to roll: do you use anything?
    .at-rolled = { $figure } has rolled: do you use anything?
    .at-revealed = The defense card of { $figure } is revealed: do you use anything?
    .at-defend = { $figure } defends: do you use anything?
    .at-attack = { $figure } attacks: do you use anything?
    .at-after-attack = The attack of { $figure } is over: do you use anything?
    .at-suffer = { $figure } is about to suffer damage: do you use anything?
    .at-fragged = { $figure } has been fragged: do you use anything?
    .at-glory-kill = { $figure } has carried out a Glory Kill: do you use anything?
