### How the judge says no: what is wrong here, then the rule's own sentence with its id.
### $place and $other are areas or systems, $edge is where a Warp Storm lies.

refusal = { $reason } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.

## Places

refusal-void = the { $quadrant } void of { $tile }
refusal-system = { $name } ({ $tile })
refusal-edge = { $one } / { $other }
refusal-quadrant = { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
}
refusal-side = { $side ->
    [n] north edge
    [s] south edge
    [w] west edge
   *[e] east edge
}
refusal-state = { $state ->
    [routed] routed
   *[unrouted] unrouted
}

## Whose decision it is, and which

refusal-over = The game is over.
refusal-out = You are out of the game.
refusal-not-your-turn = It is not your turn to decide.
refusal-card-chosen = You have chosen your combat card.
refusal-not-fighting = You take no part in this combat.
refusal-out-of-place = “{ $word }” does not answer what you are asked now.
refusal-must = You cannot decline this.
refusal-must-meet = You can do what the card demands, so you have to.
refusal-which-one = { $number } moves could be meant; say more.
refusal-no-such-way = “{ $way }” is none of the ways; there are: { $ways }.
refusal-not-on-board = { $place } is not on this board.

## The moment

refusal-only-setup = The board has been built already.
refusal-other-step = That is another step of building the board.
refusal-no-placing = No units are placed at this moment.
refusal-only-planning = Orders are placed in the Planning Phase, one on each of your turns.
refusal-only-operations = Orders are revealed on your turns of the Operations Phase.
refusal-no-order-revealed = No order of yours has just been revealed.
refusal-other-moment-scheme = Your scheme cannot be used at this moment.
refusal-other-moment-upgrade = Your order upgrades cannot be used at this moment.
refusal-other-moment = { $card } waits for another moment.
refusal-other-order = { $card } belongs to another order.
refusal-no-moving = You are not moving units now.
refusal-moving-done = Your ships and ground units have moved already.
refusal-ships-first = Ships move first; { $unit } follows in the second step.
refusal-ships-done = Ships have moved already; { $unit } comes too late.
refusal-no-strike = There is no orbital strike of yours now.
refusal-no-deploying = You are not purchasing units now.
refusal-no-building = You are not purchasing a structure now.
refusal-units-first = Units are purchased before the structure; say “done” first.
refusal-units-done = Units have been purchased already; { $unit } comes too late.
refusal-units-bought = { $card } works only before you have purchased a unit.
refusal-no-strategizing = You are not purchasing upgrades now.
refusal-no-preparing = No reinforcement tokens are committed now.
refusal-no-card-now = You are not choosing a combat card now.
refusal-no-event-now = You are not choosing an event now.
refusal-no-storm-now = You are not moving a Warp Storm now.
refusal-no-asset-now = You are not gaining assets now.
refusal-goes-there-anyway = A Strategize Order goes onto your event deck by itself; resolve it.

## Building the board

refusal-no-tile = { $tile } is none of your tiles.
refusal-other-side = That tile was dealt with its other side up, not { $tile }.
refusal-no-room-left = With { $tile } your starting forces would not all find room.
refusal-no-room-later = Your other tiles cannot hold the rest of your forces.
refusal-first-tile = The first tile lies in the middle, on d4, not on { $square }.
refusal-taken-square = A tile lies on square { $square } already.
refusal-apart = Square { $square } is beside no tile.
refusal-too-large = With { $square } the board would be larger than { $long } × { $short }.
refusal-quarter-turns = A tile is turned by 0, 90, 180 or 270 degrees, not by { $number }.
refusal-one-by-one = Starting forces are placed one after the other.
refusal-none-to-place = You have no { $unit } left to place.
refusal-other-tile = { $unit } goes onto the tile just placed, and { $place } is not on it.
refusal-not-free = Somebody else is in { $place }.
refusal-full = { $place } holds { $number } of your units at most.
refusal-place-all = All your starting forces have to be placed with your last tile.
refusal-no-objective-held = You hold no objective token of this faction: { $faction }.
refusal-objective-other-tile = Objectives go onto the tile just placed, and { $place } is not on it.
refusal-no-space = { $place } has no objective space.
refusal-space-taken = { $place } has an objective token already.
refusal-twice-in-system = A token of this faction lies in the system already: { $faction }.
refusal-more-of-another = You hold more tokens of { $other } than of { $faction }.
refusal-storm-there = A Warp Storm lies there already: { $edge }.

## Orders

refusal-no-such-order = You have no such order token left: { $order }.
refusal-too-far = You have nothing in or beside { $system }.
refusal-no-order-there = No order lies on { $system }.
refusal-their-order = The order on { $system } belongs to { $faction }.
refusal-covered = Your order on { $system } lies under one of { $faction }.
refusal-no-scheme = You have no such scheme in play: { $card }.
refusal-no-effect = { $card } would have no effect now.
refusal-not-your-card = { $card } is no card of your faction.
refusal-not-bought = You have not purchased { $card }.
refusal-upgrade-used = { $card } has been used this round.
refusal-say-change = Say which structure of which world { $card } changes into which.
refusal-no-change = { $card } is used alone, with nothing named.
refusal-say-order = Say which order to resolve instead: advance, deploy or dominate ({ $card }).
refusal-say-void = Say through which void ({ $card }).
refusal-no-tokens-left = You have not two order tokens left for { $card }.
refusal-no-unit-there = You have no unit in { $system }.
refusal-no-structure = You have no such structure there: { $structure }, { $place }.
refusal-same-structure = { $place } has one already: { $structure }.
refusal-no-structure-left = The supply has none left: { $structure }.

## Units and places

refusal-no-figure = A reinforcement token is a unit only in a combat.
refusal-not-yours = { $unit } is no unit of yours.
refusal-whose-unit = { $unit } is none of the units in question: they are those of { $faction }.
refusal-no-unit = A structure is no unit: { $structure }.
refusal-only-structures = Only a structure can be chosen, not { $unit }.
refusal-never-routed = Structures are never routed: { $structure }.
refusal-own-unit = { $unit } is your own.
refusal-not-there = There is no such unit in { $place }: { $unit }.
refusal-not-so = No such unit in { $place } is { $state }: { $unit }.
refusal-is-routed = { $unit } in { $place } is routed.
refusal-routed-already = { $unit } is routed already.
refusal-must-be-routed = Only a routed unit can be chosen: { $unit }.
refusal-not-active = { $place } is not in the active system.
refusal-same-place = The unit is in { $place } already.
refusal-say-where = Say where it is: { $unit }.
refusal-other-area = It is about { $other }, not { $place }.
refusal-not-in-combat = The combat is in { $other }, not in { $place }.
refusal-not-struck = The strike is on { $other }, not on { $place }.
refusal-to-void = Ships can be only in voids: { $unit }.
refusal-to-world = It can be only on a world: { $unit }.
refusal-not-void = { $place } is no void.
refusal-not-world = { $place } is no world.
refusal-other-kind = Units of a world stay on worlds, ships in voids: not { $place }.
refusal-not-adjacent = { $place } is not adjacent to { $other }.
refusal-enemy-area = Somebody else is in { $place }.
refusal-not-friendly = { $place } is not friendly to you.
refusal-not-uncontrolled = { $place } is not uncontrolled.
refusal-not-in-adjacent = { $place } is in no system beside the active one.
refusal-nowhere = There is no area it could go to.
refusal-nobody-there = Nobody is in { $place }.

## Moving

refusal-not-beside = { $system } is not beside { $other }.
refusal-other-system = Units have come from { $system } already in this order.
refusal-storm = A Warp Storm lies between { $system } and { $other }.
refusal-second-contest = { $other } is contested already, so { $place } cannot be.
refusal-five-there = You would have more than five units in { $place }.
refusal-path-storm = Every path to { $place } crosses a Warp Storm.
refusal-path-third = A path to { $place } would lead through a third system.
refusal-path-new = The way to { $place } leads over an area that you are only now moving into.
refusal-path-contested = The way to { $place } leads over a contested area.
refusal-path-void = The way to { $place } leads over a void where you have no ships.
refusal-no-path = No path of friendly areas leads to { $place }.

## Orbital strikes

refusal-no-ships = You have no ships in { $place }.
refusal-ships-routed = Your ships in { $place } are routed.
refusal-not-enemy = { $place } is no enemy world.
refusal-bastion = A bastion protects { $place }.
refusal-break-bastion = A bastion protects { $place }; use { $card }.
refusal-not-orbital = { $card } is not for orbital strikes.
refusal-not-named = { $card } was not used before the roll.
refusal-effect-done = The dice for { $card } have been spent.
refusal-say-die = Say which die to spend ({ $card }).
refusal-no-assets = { $faction } has no asset token.
refusal-no-haven = No void beside the active system can be reached.

## Purchases

refusal-no-factory = You have no factory on a friendly world of { $system }.
refusal-deploy-limit = You have purchased { $number ->
        [one] 1 unit
       *[other] { $number } units
    }, and more you cannot deploy here.
refusal-none-in-supply = No figure is left: { $unit }.
refusal-level = { $unit } needs command level { $number }, and yours is { $level }.
refusal-level-forge = { $unit } needs command level { $number }, yours is { $level }, and you have no forge token to make up for it.
refusal-forges = { $unit } takes { $number ->
        [one] 1 forge token
       *[other] { $number } forge tokens
    }, and you have { $have }.
refusal-forge-for-nothing = { $unit } takes no forge token.
refusal-cost = { $unit } costs { $number } materiel, and you have { $have }.
refusal-no-cache = You have no cache token.
refusal-cache-for-nothing = { $unit } costs nothing any more, so a cache token would be wasted.
refusal-built-on = { $place } holds a structure already.
refusal-one-other = { $place } does not hold exactly one other structure.
refusal-one-structure = You have purchased your structure of this order.
refusal-no-control-token = You have no structure control token left.
refusal-ritual-level = { $unit } is of level 3, and the ritual takes level 2 at most.
refusal-no-wealth = Wealth is no token; choose forge, cache or reinforcement.
refusal-three-assets = You have three of them already: { $asset }.
refusal-no-asset-left = The supply has none left: { $asset }.
refusal-other-ability = Your faction's ability is another one: { $ability }.
refusal-not-promoted = Only a Scout or a Space Marine is replaced, not { $unit }.
refusal-only-cultists = Only a Cultist can be chosen, not { $unit }.
refusal-only-ground = Only ground units on worlds can be chosen, not { $unit }.
refusal-only-ships = Only ships can be chosen, not { $unit }.
refusal-in-deck = { $card } is in your combat deck already.
refusal-not-in-deck = { $card } is not in your combat deck.
refusal-card-level = { $card } needs command level { $number }, and yours is { $level }.
refusal-storm-level = { $card } is of level { $number }; Warp Storms around that system: { $level }.
refusal-card-cost = { $card } costs { $number } materiel, and you have { $have }.
refusal-owned-already = You have purchased { $card } already.
refusal-one-combat-upgrade = You have purchased your combat upgrade of this order.
refusal-one-order-upgrade = You have purchased your order upgrade of this order.

## Combat

refusal-tokens-held = You have { $have ->
        [one] 1 reinforcement token
       *[other] { $have } reinforcement tokens
    }, not { $number }.
refusal-tokens-units = With { $have ->
        [one] 1 unit
       *[other] { $have } units
    } there you cannot commit { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-faceup = { $card } does not lie faceup there.
refusal-no-bastion = You have no bastion in { $place }.
refusal-bastion-first = While your bastion stands, routed units suffer nothing: { $unit }.
refusal-routed-spared = Unrouted units of yours suffer first, not the routed { $unit }.
refusal-no-damage-now = Units suffer no damage in this execution round: { $unit }.
refusal-another-first = Another unit has to suffer damage first.
refusal-not-wounded = { $unit } has no damage from before.
refusal-only-wounded = The only such unit has damage already: { $unit }.
refusal-stays = The units have to leave { $place }.
refusal-no-origin = None of the attackers came from { $place }.
refusal-retreat-far = { $place } is too far away.
refusal-their-system = The attackers came from { $system }.
refusal-their-origin = Attackers came from { $place }.
refusal-retreat-storm = A Warp Storm closes the way to { $place }.
refusal-retreat-third = The way to { $place } leads through a third system.
refusal-no-path-back = No path of friendly areas leads to { $place }.
refusal-friends-first = A friendly area can be reached, so not { $place }.

## Combat cards

refusal-eight-dice = You have eight dice already.
refusal-no-dice = That takes { $number } of your dice showing this icon: { $face }.
refusal-no-more-dice = No further die of yours shows this icon: { $face }.
refusal-other-die = It is about a die showing another icon: { $face }.
refusal-no-enemy-die = Your opponent has no die showing this icon: { $face }.
refusal-no-enemy-dice = Your opponent has no dice.
refusal-no-enemy-tokens = Your opponent has no such combat tokens: { $face }.
refusal-no-defence-tokens = You cannot gain defence tokens in this execution round.
refusal-no-fear = Those units cannot be routed in this execution round.
refusal-none-own = You have no such unit in the combat.
refusal-none-routed = None of your units there is routed.
refusal-none-routed-there = None of your units in { $system } is routed.
refusal-none-their = Your opponent has no such unit in the combat.
refusal-none-their-routed = Your opponent has no routed unit in the combat.
refusal-none-low = There is no such unit of command level 0 in the combat.
refusal-not-low = { $unit } is not of command level 0.
refusal-wrong-unit = The card does not allow { $unit }.
refusal-too-high = { $unit } is above command level 1.
refusal-rally-first = Your routed units rally first.
refusal-in-void = { $place } is a void, and the unit belongs on a world.
refusal-no-cards = There is no such card.
refusal-nobody-comes = There is no unit that could come.
refusal-few-cultists = { $unit } is of level { $level }, and { $number ->
        [one] there is 1 Cultist
       *[other] there are { $number } Cultists
    } in this system.
refusal-not-nearby = { $place } is no other world of this system.
refusal-demands-die = The card lets you spend only a die showing this icon: { $face }.
refusal-no-die-helps = No die helps against this card; choose a unit.
refusal-has-no-asset = { $faction } has no such token: { $asset }.

## Events and storms

refusal-not-drawn = { $card } is none of the cards you drew.
refusal-no-storm = No Warp Storm lies there: { $edge }.
refusal-storm-moved = That Warp Storm has moved in this phase already: { $edge }.
refusal-that-storm = It is about the other Warp Storm: { $edge }.
refusal-storm-way = The card moves storms { $icon }; this one can go: { $ways }.
refusal-storm-leaves = The storm would leave the board: { $edge }, { $way }.
refusal-not-this-unit = { $card } does not place { $unit }.
refusal-how-many = { $card } does not place { $number } of them.
refusal-needs-structure = There is no structure in { $place }.
refusal-needs-nob = There is no Nob in { $place }.
refusal-has-cultists = There are Cultists in { $system }.
refusal-carries-nobody = { $card } takes no unit from one place to another.
refusal-no-own-unit = You have no unit in { $system }.
refusal-no-upgrade-left = With { $number ->
        [one] 1 Warp Storm
       *[other] { $number } Warp Storms
    } around it no upgrade could be gained.
refusal-two-units = You have { $have ->
        [one] 1 unit
       *[other] { $have } units
    } in { $system }, and two are needed.
refusal-no-player = There is no player { $number }.
refusal-yourself = Choose somebody else.
refusal-player-out = { $faction } is out of the game.
refusal-nobody-goes = You have no unrouted unit in { $place }.
refusal-no-token-place = The stack of { $system } has { $have ->
        [one] 1 token
       *[other] { $have } tokens
    }; there is no number { $number }.
refusal-their-token = That token on { $system } belongs to { $faction }.
refusal-own-objective = Your objective token lies on { $place }.
