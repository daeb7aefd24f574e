"""The words cards are written in (docs/sets/chaos-galaxy-format.md), each with its number."""

from __future__ import annotations

from typing import Final

TYPES: Final[tuple[str, ...]] = ("ship", "weapon", "crew", "base", "event", "interrupt")
SHIP: Final = 0
WEAPON: Final = 1
CREW: Final = 2
BASE: Final = 3
EVENT: Final = 4
INTERRUPT: Final = 5

# Four subtypes of each type, in the same order (KG-2.3 to KG-2.8): number // 4 is the type.
SUBTYPES: Final[tuple[str, ...]] = (
    "scout", "fighter", "cruiser", "destroyer",
    "gun", "shield", "item", "rocket",
    "captain", "staff", "passenger", "robot",
    "research", "building", "bunker", "trap",
    "attack", "response", "resource", "special",
    "starting", "combat", "reaction", "general",
)  # fmt: skip
ROCKET: Final = 7
PASSENGER: Final = 10
RESEARCH: Final = 12
TRAP: Final = 15
STARTING_INTERRUPT: Final = 20
COMBAT_INTERRUPT: Final = 21
REACTION_INTERRUPT: Final = 22
GENERAL_INTERRUPT: Final = 23

# Neighbours in this list are opposites (KG-31.4): number ^ 1.
RACES: Final[tuple[str, ...]] = (
    "human", "xeno", "insectoid", "karnoplantus",
    "cerebrita", "zarg", "triciplita", "space-shark",
)  # fmt: skip
NO_RACE: Final = -1

RARITIES: Final[tuple[str, ...]] = ("common", "uncommon", "rare", "ultra-rare")
SOURCES: Final[tuple[str, ...]] = ("rulebook", "hadur", "published")

# The eight abilities of section 19, a bit each.
ABILITIES: Final[tuple[str, ...]] = (
    "camouflage", "rapid-fire", "salvo", "formation",
    "stealth", "heavy-armament", "repair", "demolition",
)  # fmt: skip
CAMOUFLAGE: Final = 1
RAPID_FIRE: Final = 2
SALVO: Final = 4
FORMATION: Final = 8
STEALTH: Final = 16
HEAVY_ARMAMENT: Final = 32
REPAIR: Final = 64
DEMOLITION: Final = 128

STATS: Final[tuple[str, ...]] = ("speed", "firepower", "armour", "bombing", "limit")
SPEED: Final = 0
FIREPOWER: Final = 1
ARMOUR: Final = 2
BOMBING: Final = 3
LIMIT: Final = 4

# Development limits that are no number (KG-1.15).
X_LIMIT: Final = -1
ANY_LIMIT: Final = -2
NO_LIMIT: Final = -3
COST_OF_TARGET: Final = -1

WHENS: Final[tuple[str, ...]] = (
    "play", "payment-end", "always", "use", "fires", "aimed", "hits", "hit", "kills", "dies",
    "bombs", "attacks", "defends", "assailed", "income", "closing",
)  # fmt: skip
PLAY: Final = 0
PAYMENT_END: Final = 1
ALWAYS: Final = 2
USE: Final = 3
FIRES: Final = 4
AIMED: Final = 5
HITS: Final = 6
HIT: Final = 7
KILLS: Final = 8
DIES: Final = 9
BOMBS: Final = 10
ATTACKS: Final = 11
DEFENDS: Final = 12
ASSAILED: Final = 13
INCOME: Final = 14
CLOSING: Final = 15

PLACES_OF_USE: Final[tuple[str, ...]] = ("", "combat", "main")
ANYWHERE: Final = 0
IN_COMBAT: Final = 1
IN_MAIN: Final = 2

# How a card is turned (KG-4.1).
STATES: Final[tuple[str, ...]] = ("active", "used", "damaged")
ACTIVE: Final = 0
USED: Final = 1
DAMAGED: Final = 2

# Whom an effect concerns.
NOBODY: Final = 0
TARGET: Final = 1
EACH: Final = 2
VICTIM: Final = 3
THIS: Final = 4
CARD: Final = 5
IT: Final = 6
OTHER: Final = 7
YOU: Final = 8
OPPONENT: Final = 9
ONS: Final[dict[str, int]] = {"this": THIS, "card": CARD, "it": IT, "other": OTHER}
WHOS: Final[dict[str, int]] = {"you": YOU, "opponent": OPPONENT}

# What an amount is multiplied by.
ONCE: Final = 0
PER_CARD: Final = 1
PER_X: Final = 2
PER_MARKER: Final = 3

UNTILS: Final[tuple[str, ...]] = ("", "combat", "turn", "next-turn", "leaves")
NO_END: Final = 0
END_OF_COMBAT: Final = 1
END_OF_TURN: Final = 2
NEXT_TURN: Final = 3
LEAVES: Final = 4

ACTS: Final[tuple[str, ...]] = (
    "fire",
    "return",
    "bomb",
    "attack",
    "defend",
    "ability",
    "traps",
    "stealth",
)
FIRE: Final = 0
RETURN_FIRE: Final = 1
BOMB: Final = 2
ATTACK: Final = 3
DEFEND: Final = 4
ABILITY: Final = 5
TRAPS: Final = 6
STEALTHS: Final = 7

POOLS: Final[tuple[str, ...]] = ("hand", "hangar", "credits")
HAND_LIMIT: Final = 0
HANGAR_LIMIT: Final = 1
CREDIT_LIMIT: Final = 2

DOS: Final[tuple[str, ...]] = (
    "add", "grant", "strip", "damage", "destroy", "restore", "prevent", "turn", "ready", "hold",
    "gain", "lose", "take", "draw", "discard", "burn", "regrow", "recover", "search", "look",
    "unmask", "return", "develop", "price", "settle", "toll", "forbid", "neutralise", "withdraw",
    "join", "redirect", "seize", "move", "limit", "mark",
)  # fmt: skip
ADD: Final = 0
GRANT: Final = 1
STRIP: Final = 2
DAMAGE: Final = 3
DESTROY: Final = 4
RESTORE: Final = 5
PREVENT: Final = 6
TURN: Final = 7
READY: Final = 8
HOLD: Final = 9
GAIN: Final = 10
LOSE: Final = 11
TAKE: Final = 12
DRAW: Final = 13
DISCARD: Final = 14
BURN: Final = 15
REGROW: Final = 16
RECOVER: Final = 17
SEARCH: Final = 18
LOOK: Final = 19
UNMASK: Final = 20
RETURN: Final = 21
DEVELOP: Final = 22
PRICE: Final = 23
SETTLE: Final = 24
TOLL: Final = 25
FORBID: Final = 26
NEUTRALISE: Final = 27
WITHDRAW: Final = 28
JOIN: Final = 29
REDIRECT: Final = 30
SEIZE: Final = 31
MOVE: Final = 32
LIMIT_OF: Final = 33
MARK: Final = 34

# Conditions (`if`).
NO_IF: Final = 0
IF_FIGHTING: Final = 1
IF_ATTACKING: Final = 2
IF_DEFENDING: Final = 3
IF_OWN_TURN: Final = 4
IF_ENEMY_TURN: Final = 5
IF_CARDS_AT_LEAST: Final = 6
IF_CARDS_AT_MOST: Final = 7
IF_METER_AT_LEAST: Final = 8
IF_METER_AT_MOST: Final = 9
IF_METER_LESS: Final = 10
IF_METER_MORE: Final = 11
PLAIN_IFS: Final[dict[str, int]] = {
    "fighting": IF_FIGHTING,
    "attacking": IF_ATTACKING,
    "defending": IF_DEFENDING,
    "own-turn": IF_OWN_TURN,
    "enemy-turn": IF_ENEMY_TURN,
}
METERS: Final[tuple[str, ...]] = ("credits", "hand", "colony", "ruin", "scrap")
CREDITS_METER: Final = 0
HAND_METER: Final = 1
COLONY_METER: Final = 2
RUIN_METER: Final = 3

# Selectors. Whose: 0 anybody's, 1 own, 2 enemy.
ANYBODY: Final = 0
OWN: Final = 1
ENEMY: Final = 2
# Paid: 0 either.
PAID_ONLY: Final = 1
UNPAID_ONLY: Final = 2
# In a combat; any of these bits must all hold.
FIGHTING: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 4
BOMBER: Final = 8
FIGHT_WORDS: Final[dict[str, int]] = {
    "fighting": FIGHTING,
    "attacking": ATTACKING,
    "defending": DEFENDING,
    "bombing": BOMBER,
}
# Where.
ABOARD: Final = 1
IN_CANTEEN: Final = 2
MOUNTED: Final = 4
WHERE_WORDS: Final[dict[str, int]] = {"aboard": ABOARD, "canteen": IN_CANTEEN, "mounted": MOUNTED}
NUMBERS: Final[tuple[str, ...]] = ("cost", "size", "armour", "firepower")
COST_NUMBER: Final = 0
SIZE_NUMBER: Final = 1
ARMOUR_NUMBER: Final = 2
FIREPOWER_NUMBER: Final = 3
AT_MOST: Final = 1
AT_LEAST: Final = 2
PLAYED: Final = "played"
"""The noun for an event or an interrupt on the chain."""
