### What can be chosen before a mission.

option-mission = Mission
option-operation = Length
    .single = one mission
    .operation = an operation of six missions
    .custom = six missions that the players choose
option-class-deal = Class cards
    .choose = each marine chooses among all
    .two = each marine draws two and keeps one
option-invader-cards = The invader's cards
    .free = chosen by the invader
    .recommended = those of the mission
option-argent = Argent Power of the Status Phase
    .any = goes on the invasion card or on demon cards
    .invasion = goes on the invasion card only
option-shared-corner = A shared corner rules out cover
    .free = always
    .adjacent = only between adjacent spaces
option-glory-kill = Entering the space of a staggered demon
    .forced = always is a Glory Kill
    .optional = may be a Glory Kill
option-telefrag = A telefrag gives a Glory Kill card
    .staggered = if the demon was staggered
    .always = always
option-summon-large = A large demon is summoned
    .nearest = into the nearest spaces with room
    .displaces = also where it displaces small figures
option-respawn-beside = Respawning beside a teleporter
    .telefrags = frags a demon there
    .empty = needs an empty space
option-simultaneous = Abilities of the same moment
    .own = everybody orders their own
    .active = the active player orders all
option-difficult-inside = Between two figures in one area, difficult terrain
    .open = gives no cover
    .covers = gives cover
option-grazing = A line along an obstacle
    .free = is free
    .blocks = is blocked
option-newcomers = Demons that arrive while their type acts
    .wait = wait
    .act = act with it

## Missions, called as their files call them

deck-1 = 1. Knee Deep in the Dead
deck-2 = 2. Cold Relays
deck-3 = 3. The Long Corridor
deck-4 = 4. Reactor Watch
deck-5 = 5. Sealed Gates
deck-6 = 6. Lord of the Foundry
deck-7 = 7. The Tyrant Wakes
deck-8 = 8. Bone Fields
deck-9 = 9. Blood Causeway
deck-10 = 10. Broken Spires
deck-11 = 11. The Last Beacon
deck-12 = 12. Shut the Gate
