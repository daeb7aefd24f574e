"""Every ability by number: what the columns and the card declarations refer to.

The numbers index `Battle.has` (the spaces whose card has the ability) and `NAMES`. The effects
of active events have numbers of their own, for `Battle.in_effect`.
"""

from __future__ import annotations

from typing import Final

STRUCTURAL_SHIFT: Final = 0
MOMENTUM: Final = 1
ICE_SHARDS: Final = 2
GREATER_FROST_BOLT: Final = 3
COLD_SNAP: Final = 4
TRAMPLE: Final = 5
FROST_BOLT: Final = 6
LIVING_GATE: Final = 7
MOBILE_STRUCTURE: Final = 8
SLOW: Final = 9
FROST_AXE: Final = 10
RESTORE: Final = 11
INFLUENCE: Final = 12
BLOOD_BOND: Final = 13
WILD_STRIKE: Final = 14
FAR_SHOT: Final = 15
PIERCING_FROST: Final = 16
UNWIELDY_MAGIC: Final = 17
SLUGGISH: Final = 18
BLOOD_RUSH: Final = 19
FRENZY: Final = 20
FORCEFUL_ATTACK: Final = 21
RECKLESS_STRIKE: Final = 22
RAISE_THE_DEAD: Final = 23
LIFE_DRAIN: Final = 24
SUMMONED_BY_FIRE: Final = 25
WRATH: Final = 26
IMMOLATE: Final = 27
SOUL_SHIFT: Final = 28
SOULLESS: Final = 29
INFECT: Final = 30
BLOOD_FURY: Final = 31
IMBUED_STRENGTH: Final = 32
CURSED: Final = 33
CALL_PROTECTION: Final = 34
RIPOSTE: Final = 35
PROTECTOR: Final = 36
FIRE_BREATH: Final = 37
FIERY_SUMMON: Final = 38
IGNITE: Final = 39
QUICK_SHOT: Final = 40
BORN_OF_FIRE: Final = 41
WILDFIRE: Final = 42
GUARDED: Final = 43
ENGAGE: Final = 44
SHOVE: Final = 45
AURA_OF_THE_PHOENIX: Final = 46
SLY: Final = 47
BLOOD_RUNES: Final = 48
MAGIC_JUNKIE: Final = 49
RELENTLESS: Final = 50
FEED_THE_EATER: Final = 51
CHARGE: Final = 52
CLIMB: Final = 53
IMMOBILE: Final = 54
CLING: Final = 55
GANG_UP: Final = 56
SPIRIT_BOND: Final = 57
PREPARE: Final = 58
SWIFT_SHOT: Final = 59
INSPIRE: Final = 60
WITHDRAW: Final = 61
IMBUED_LIFE: Final = 62
IMBUED_SPEED: Final = 63
CHARGED: Final = 64
COMMUNE_WITH_SPIRITS: Final = 65
MIND_CAPTURE: Final = 66
TELEPATHIC_COMMAND: Final = 67
FLIGHT: Final = 68
LEVITATE: Final = 69
GREATER_PUSH: Final = 70
STEADFAST: Final = 71
STUPEFY: Final = 72
MIMIC: Final = 73
SWIFT: Final = 74
PUSH: Final = 75
THE_CITADELS_MIGHT: Final = 76
DIVINE_SHIELD: Final = 77
RADIANT_SHOT: Final = 78
GUIDANCE: Final = 79
CITADEL_CHAMPION: Final = 80
ARROW_OF_LIGHT: Final = 81
PROTECT: Final = 82
INTERCESSION: Final = 83
HEAL: Final = 84

ABILITIES: Final = 85

NAMES: Final = (
    "structural-shift",
    "momentum",
    "ice-shards",
    "greater-frost-bolt",
    "cold-snap",
    "trample",
    "frost-bolt",
    "living-gate",
    "mobile-structure",
    "slow",
    "frost-axe",
    "restore",
    "influence",
    "blood-bond",
    "wild-strike",
    "far-shot",
    "piercing-frost",
    "unwieldy-magic",
    "sluggish",
    "blood-rush",
    "frenzy",
    "forceful-attack",
    "reckless-strike",
    "raise-the-dead",
    "life-drain",
    "summoned-by-fire",
    "wrath",
    "immolate",
    "soul-shift",
    "soulless",
    "infect",
    "blood-fury",
    "imbued-strength",
    "cursed",
    "call-protection",
    "riposte",
    "protector",
    "fire-breath",
    "fiery-summon",
    "ignite",
    "quick-shot",
    "born-of-fire",
    "wildfire",
    "guarded",
    "engage",
    "shove",
    "aura-of-the-phoenix",
    "sly",
    "blood-runes",
    "magic-junkie",
    "relentless",
    "feed-the-eater",
    "charge",
    "climb",
    "immobile",
    "cling",
    "gang-up",
    "spirit-bond",
    "prepare",
    "swift-shot",
    "inspire",
    "withdraw",
    "imbued-life",
    "imbued-speed",
    "charged",
    "commune-with-spirits",
    "mind-capture",
    "telepathic-command",
    "flight",
    "levitate",
    "greater-push",
    "steadfast",
    "stupefy",
    "mimic",
    "swift",
    "push",
    "the-citadels-might",
    "divine-shield",
    "radiant-shot",
    "guidance",
    "citadel-champion",
    "arrow-of-light",
    "protect",
    "intercession",
    "heal",
)

# What ACTIVE events do while they lie in an active area.
NO_EFFECT: Final = -1
ICE_RAM: Final = 0
BRUTAL_FORCE: Final = 1
FOR_GLORY: Final = 2
FREEZE: Final = 3
PRIMAL_FURY: Final = 4
SACRIFICIAL_PYRE: Final = 5
BLINDING_FLARE: Final = 6
DIVINE_RETRIBUTION: Final = 7
SPIRIT_OF_THE_PHOENIX: Final = 8
PILE_ON: Final = 9
UNRELENTING: Final = 10
CHANT_OF_ENTANGLING: Final = 11
CHANT_OF_WEAVING: Final = 12
HYPNOTIC_CALL: Final = 13
PERPLEXING_TEMPEST: Final = 14
GUARDING_SPIRITS: Final = 15
HOLY_JUDGMENT: Final = 16
RENEWED_HOPE: Final = 17
HELLFORGED_WEAPON: Final = 18  # not active: works from under a unit

EFFECTS: Final = 19
