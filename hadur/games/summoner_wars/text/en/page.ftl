### Summoner Wars on web pages: what each faction is like, and the settings of a table.

about-polar-dwarves = Builders of ice. They push walls over the field and fight beside them.
about-tundra-orcs = Wild luck. They roll for everything and strike again when it holds.
about-fallen-kingdom = The dead return. Units are spent like coins and rise again.
about-phoenix-elves = Sure fire. Damage without dice, and a queen who is hard to reach.
about-cave-goblins = A swarm that costs nothing. Many small blades on one target.
about-savanna-elves = Strength that grows. They gather charges and let them loose at once.
about-breakers = Stolen minds. They push, turn and take over what stands against them.
about-vanguards = The shield of the realm. They heal, guard and advance in order.

option-first = Who begins
    .random = at random
    .seat-0 = seat 1
    .seat-1 = seat 2
option-both-summoners = Both summoners fall at once
    .draw = the game is drawn
    .active-wins = the player whose turn it is wins
option-extra-after-instead = Extra attack after an action “instead of attacking”
    .allowed = allowed
    .barred = not allowed

## Examples in search fields

rules-example = reroll, or SW-9.25
judge-example = move c3 c6
