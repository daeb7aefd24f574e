### Forbidden Stars on web pages: the settings of a table, cards, the battle.

## Settings

option-faction = Faction
    .space-marines = { faction-space-marines }
    .chaos = { faction-chaos }
    .orks = { faction-orks }
    .eldar = { faction-eldar }
    .random = at random
option-first = First player
    .random = at random
    .seat-0 = seat 1
    .seat-1 = seat 2
    .seat-2 = seat 3
    .seat-3 = seat 4
option-board = The galaxy
    .built = built by the players
    .introductory = that of the introductory game
    .random = laid by chance
option-tile-sides = Sides of the tiles
    .chosen = chosen by whoever places them
    .dealt = as dealt
option-strategize = To purchase upgrades in a system
    .unit = you need a unit there
    .unit-or-structure = a unit or a structure there is enough
option-unchosen-events = Events that are not chosen
    .shown = are shown to all
    .hidden = stay hidden
option-second-damage = Damage to a unit that is damaged again in a round
    .separate = is counted anew
    .added = is added up

## Cards

kind-combat = combat card
kind-combat-upgrade = combat upgrade
kind-order-upgrade = order upgrade
kind-event = event
kind-order = order
kind-unit = unit
kind-structure = structure
card-copies = twice in the deck
card-start = starting card
column-level = level
column-cost = cost
column-icons = icons
icons-none = no icons

## The page

fs-orders = Your orders
fs-hand = Your combat cards
fs-drawn = Events you drew
fs-piles = Cards and supply
fs-known = known
fs-unknown = unknown
fs-next-roll = Dice are rolled and cards drawn next.
fs-next-cards = Both sides choose a card, facedown.
fs-next-reveal = The cards are resolved, the attacker’s first; then damage is assessed.
fs-next-damage = Damage is suffered.
fs-next-morale = The side with more morale wins; the defender if it is equal.
fs-strike-next = The attack dice are the damage that the world suffers.
fs-map = The galaxy
fs-zoom-in = larger
fs-zoom-out = smaller
fs-objectives = { $count } of { $needed } objectives
fs-facedown = facedown

rules-example = retreat, or FS-19.4
judge-example = move scout turaci medrias
