"""The seven core decks, ready to play: one for each warlord of the core set.

Each line is a number of copies and a card; signature squads come by themselves."""

from __future__ import annotations

from typing import Final

CORE_DECKS: Final[dict[str, tuple[str, str]]] = {
    # Name: warlord, cards.
    "cato": (
        "captain-cato-sicarius",
        """
        2 10th-company-scout
        3 tactical-squad-cardinis
        3 honored-librarian
        2 blood-angels-veterans
        2 ultramarines-dreadnought
        1 veteran-brother-maxos
        3 eager-recruit
        3 fire-warrior-elite
        3 earth-caste-technician
        2 fortress-monastery
        1 iron-halo
        2 godwyn-pattern-bolter
        2 promotion
        3 ion-rifle
        3 drop-pod-assault
        2 indomitable
        1 exterminatus
        2 no-mercy
        2 fall-back
        """,
    ),
    "straken": (
        "colonel-straken",
        """
        2 cadian-mortar-squad
        1 captain-markis
        3 infantry-conscripts
        3 elysian-assault-team
        3 burna-boyz
        3 shoota-mob
        3 goff-boyz
        2 ratling-deadeye
        1 imperial-bunker
        2 rockcrete-bunker
        2 catachan-outpost
        3 ork-kannon
        3 promotion
        2 bodyguard
        3 preemptive-barrage
        3 suppressive-fire
        3 snotling-attack
        """,
    ),
    "nazdreg": (
        "nazdreg",
        """
        2 goff-nob
        2 weirdboy-maniak
        3 enraged-ork
        1 crushface
        1 bad-dok
        3 goff-boyz
        3 shoota-mob
        3 burna-boyz
        3 elysian-assault-team
        3 ork-kannon
        1 tellyporta-pad
        2 rokkit-launcha
        2 hostile-environment-gear
        3 promotion
        3 battle-cry
        3 snotling-attack
        1 squig-bombin
        3 suppressive-fire
        """,
    ),
    "zarathur": (
        "zarathur-high-sorcerer",
        """
        2 alpha-legion-infiltrator
        3 splintered-path-acolyte
        2 vicious-bloodletter
        2 chaos-fanatics
        3 black-legion-heldrake
        3 sybarite-marksman
        3 incubus-warrior
        2 kabalite-strike-force
        2 fortress-of-madness
        3 dire-mutation
        2 promotion
        3 warpstorm
        3 promise-of-glory
        2 tzeentchs-firestorm
        2 archons-terror
        2 power-from-pain
        3 fall-back
        """,
    ),
    "kith": (
        "packmaster-kith",
        """
        2 sybarite-marksman
        3 incubus-warrior
        3 murder-of-razorwings
        1 syren-zythlex
        2 possessed
        3 splintered-path-acolyte
        3 chaos-fanatics
        2 soul-grinder
        2 ravenous-flesh-hounds
        1 twisted-laboratory
        3 suffering
        2 hypex-injector
        2 promotion
        3 power-from-pain
        3 archons-terror
        3 raid
        3 promise-of-glory
        1 no-mercy
        """,
    ),
    "starbane": (
        "eldorath-starbane",
        """
        3 vashya-trailblazer
        2 fire-warrior-elite
        3 earth-caste-technician
        3 experimental-devilfish
        3 biel-tan-guardians
        3 wailing-wraithfighter
        3 iyanden-wraithguard
        1 frontline-launch-bay
        3 ion-rifle
        3 promotion
        2 banshee-power-sword
        2 calculated-strike
        2 doom
        3 gift-of-isha
        3 nullify
        1 superiority
        2 no-mercy
        """,
    ),
    "shadowsun": (
        "commander-shadowsun",
        """
        3 recon-drone
        3 viorla-marksman
        2 vashya-trailblazer
        3 earth-caste-technician
        3 gun-drones
        1 fireblade-kaisvre
        3 experimental-devilfish
        2 eldar-survivalist
        2 silvered-blade-avengers
        2 ambush-platform
        2 repulsor-impact-field
        3 ion-rifle
        2 calculated-strike
        3 deception
        2 even-the-odds
        2 doom
        2 superiority
        2 no-mercy
        """,
    ),
}
