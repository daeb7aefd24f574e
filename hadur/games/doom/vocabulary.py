"""The words of cards and maps as numbers (docs/sets/doom-format.md says what each means).

A list gives the words in the order of their numbers; the loader looks words up in the lists, the
engine uses the constants.
"""

from __future__ import annotations

from typing import Final

# -- what lies on a border (DM-27.2): open, wall and door are the kernel's -------------------------

BLOCKING: Final = 3
IMPASSABLE: Final = 4
DIFFICULT: Final = 5

# -- kinds of sheets: whatever has abilities or values ---------------------------------------------

ACTION_CARD: Final = 0
EVENT_CARD: Final = 1
GLORY_CARD: Final = 2
MARINE_INITIATIVE: Final = 3
INVADER_INITIATIVE: Final = 4
CLASS_CARD: Final = 5
SQUAD_CARD: Final = 6
DEMON_CARD: Final = 7
THREAT_CARD: Final = 8
OBJECTIVE_CARD: Final = 9
MISSION_RULES: Final = 10

# -- kinds of action (DM-6.15) and of weapon -------------------------------------------------------

NO_ACTION: Final = 0
MAIN: Final = 1
BONUS: Final = 2
REACTION: Final = 3
ACTIONS: Final = ["", "main", "bonus", "reaction"]

UAC: Final = 0
BASIC: Final = 1
SPECIAL: Final = 2
GRENADE: Final = 3
WEAPON_KINDS: Final = ["uac", "basic", "special", "grenade"]

# -- who: whose moment -----------------------------------------------------------------------------

SELF: Final = 0
FRIEND: Final = 1
OWN: Final = 2
ENEMY: Final = 3
A_MARINE: Final = 4
A_DEMON: Final = 5
ANYBODY: Final = 6
WHO: Final = ["self", "friend", "own", "enemy", "marine", "demon", "any"]

# -- when: moments ---------------------------------------------------------------------------------

ALWAYS: Final = 0
PLAYED: Final = 1
ANYTIME: Final = 2
AT_SETUP: Final = 3
STATUS: Final = 4
INITIATIVE: Final = 5
START: Final = 6
END: Final = 7
ENTERED: Final = 8
TOOK: Final = 9
DOOR_OPENED: Final = 10
BEFORE_ATTACK: Final = 11
ROLL: Final = 12
ROLLED: Final = 13
REVEALED: Final = 14
DEFEND: Final = 15
ATTACK: Final = 16
AFTER_ATTACK: Final = 17
SUFFER: Final = 18
FRAGGED: Final = 19
GLORY_KILL: Final = 20
SUMMONED: Final = 21
MOMENTS: Final = [
    "always",
    "played",
    "anytime",
    "setup",
    "status",
    "initiative",
    "start",
    "end",
    "entered",
    "took",
    "door-opened",
    "before-attack",
    "roll",
    "rolled",
    "revealed",
    "defend",
    "attack",
    "after-attack",
    "suffer",
    "fragged",
    "glory-kill",
    "summoned",
]

# -- if: conditions --------------------------------------------------------------------------------

IF_ADJACENT: Final = 0
IF_WITHIN: Final = 1
IF_BEYOND: Final = 2
IF_NEAR: Final = 3
IF_SEEN: Final = 4
IF_TOKEN: Final = 5
IF_TRAIT: Final = 6
IF_STILL: Final = 7
IF_MOVED: Final = 8
IF_DEALT: Final = 9
IF_FRAGGED: Final = 10
IF_SIZE: Final = 11
IF_STATE: Final = 12
IF_TARGET: Final = 13
IF_NO_GLORY: Final = 14
IF_NO_ATTACK: Final = 15
IF_BESIDE: Final = 16
IF_TOKEN_HERE: Final = 17
IF_BEARING: Final = 18
IF_ON: Final = 19
IF_PORTAL: Final = 20
IF_THREATS: Final = 21
IF_PROGRESS_MAX: Final = 22
CONDITIONS: Final = [
    "adjacent",
    "within",
    "beyond",
    "near",
    "seen",
    "token",
    "trait",
    "still",
    "moved",
    "dealt",
    "fragged",
    "size",
    "state",
    "target",
    "no-glory",
    "no-attack",
    "beside",
    "token-here",
    "bearing",
    "on",
    "portal",
    "threats",
    "progress-max",
]
SIZES: Final = ["small", "large"]
STATES: Final = ["stunned"]
TARGETS: Final = ["wounded"]
WOUNDED: Final = 5
"""A defender with so much damage is wounded."""
COLOURS: Final = ["blue", "yellow", "red"]
BESIDE_PORTAL: Final = -1
"""In place of a kind of objective token: `beside = "portal"`."""

# -- do: effects -----------------------------------------------------------------------------------

POINTS: Final = 0
RED: Final = 1
BLACK: Final = 2
LOSE_DIE: Final = 3
RANGE: Final = 4
REROLL: Final = 5
TURN: Final = 6
HITS: Final = 7
PIERCE: Final = 8
SHIELDS: Final = 9
DODGE: Final = 10
NO_COVER: Final = 11
REPLACE: Final = 12
DAMAGE: Final = 13
PREVENT: Final = 14
RECOVER: Final = 15
STUN: Final = 16
UNSTUN: Final = 17
PUSH: Final = 18
DRAW: Final = 19
GLORY: Final = 20
HAND: Final = 21
MAINS: Final = 22
GLIDE: Final = 23
STRIDE: Final = 24
STAGGER: Final = 25
LOOK: Final = 26
CALL: Final = 27
OPEN_DOOR: Final = 28
TELEPORT: Final = 29
TOKEN: Final = 30
TAKE_BACK: Final = 31
KEEP: Final = 32
CANNOT: Final = 33
ARGENT: Final = 34
WAKE: Final = 35
SUMMON: Final = 36
THREAT: Final = 37
PROGRESS: Final = 38
MARK: Final = 39
COLLECT: Final = 40
REMOVE: Final = 41
CLOSE: Final = 42
FRAGS: Final = 43
EFFECTS: Final = [
    "points",
    "red",
    "black",
    "lose-die",
    "range",
    "reroll",
    "turn",
    "hits",
    "pierce",
    "shields",
    "dodge",
    "no-cover",
    "replace",
    "damage",
    "prevent",
    "recover",
    "stun",
    "unstun",
    "push",
    "draw",
    "glory",
    "hand",
    "main",
    "glide",
    "stride",
    "stagger",
    "look",
    "call",
    "open",
    "teleport",
    "token",
    "take-back",
    "keep",
    "cannot",
    "argent",
    "wake",
    "summon",
    "threat",
    "progress",
    "mark",
    "collect",
    "remove",
    "close",
    "frags",
]

AMOUNT_RED: Final = -1001
AMOUNT_DEALT: Final = -1002
AMOUNTS: Final = {"red": AMOUNT_RED, "dealt": AMOUNT_DEALT}

# -- to: for whom ----------------------------------------------------------------------------------

TO_OWNER: Final = 0
TO_ACTOR: Final = 1
TO_ATTACKER: Final = 2
TO_DEFENDER: Final = 3
TO_NEWCOMER: Final = 4
TO_SPOT: Final = 5
TO_CARD: Final = 6
TO_ANY: Final = 7
TO_INVASION: Final = 8
TO_INVADER: Final = 9
TO_GROUP: Final = 10
TO: Final = [
    "",
    "actor",
    "attacker",
    "defender",
    "newcomer",
    "spot",
    "card",
    "any",
    "invasion",
    "invader",
]

ALL_OF_THEM: Final = 99
ANY_SIDE: Final = 0
ENEMY_SIDE: Final = 1
OWN_SIDE: Final = 2
SIDES: Final = ["any", "enemy", "own"]
OF_SELF: Final = 0
OF_ACTOR: Final = 1
OF_DEFENDER: Final = 2
OF_TOKEN: Final = 3
OF: Final = ["self", "actor", "defender", "token"]

# -- until, at, and what else an effect names ------------------------------------------------------

FOR_NOW: Final = 0
UNTIL_ACTIVATION: Final = 1
UNTIL_ROUND: Final = 2
UNTIL_NEXT: Final = 3
UNTIL_START: Final = 4
UNTIL_FRAGGED: Final = 5
UNTIL: Final = ["", "activation", "round", "next", "start", "fragged"]
DURING_NEXT: Final = 6
"""What was to hold in the next activation, while that goes on."""

AT_END: Final = 0
AT_START: Final = 1
AT: Final = ["end", "start"]

NO_STUN: Final = 0
NO_SPRINT: Final = 1
NO_TELEPORT: Final = 2
NO_OPEN: Final = 3
FORBIDDEN: Final = ["stun", "sprint", "teleport", "open"]

ACTIVE_PORTALS: Final = 0
WOKEN_PORTALS: Final = 1
SUMMON_FROM: Final = ["active", "woken"]
CHOSEN_PORTALS: Final = 0
PORTALS_BEYOND: Final = 1
WAKE_WHICH: Final = ["chosen", "beyond"]

# -- goals (DM-24.2) -------------------------------------------------------------------------------

GOAL_COLLECT: Final = 0
GOAL_DELIVER: Final = 1
GOAL_PROGRESS: Final = 2
GOAL_CLOSE: Final = 3
GOAL_SLAY: Final = 4
GOAL_HOLD: Final = 5
GOALS: Final = ["collect", "deliver", "progress", "close", "slay", "hold"]
