"""The judge: every reason by its rule, the forms it reads, and the two accounts held together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.abilities.effect import (
    ACTION,
    EXHAUST_ONE,
    SACRIFICE_ONE,
    ChoosePrice,
    ChooseTarget,
    Effect,
)
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.cards.definition import (
    ARMY,
    ATTACHMENT,
    CARDS,
    EVENT,
    PLANET,
    SUPPORT,
    TOKEN,
    WARLORD,
)
from hadur.games.conquest.legality.judge import answers_to
from hadur.games.conquest.legality.reasons import SENTENCES, WHY
from hadur.games.conquest.legality.texts import PICKS, PRICES, TAKES, TARGETS, WHEN
from hadur.games.conquest.prompts import Pick, Question, TakeCard
from hadur.games.conquest.words import refusal_line
from hadur.kernel.errors import BadNotation, BadScenario, IllegalMove
from hadur.kernel.state import PROMPTS, State
from hadur.kernel.windows import ABILITIES, cancel, occurrences
from hadur.text.catalogue import catalogue_of

from .conftest import Lay, Table, lay

MELEE = "melee"
"""Instead of a prompt: the first turn of a combat round."""

rule = pytest.mark.rule
Side = dict[str, Any]


def whys(t: Table, text: str, seat: int | None = None) -> list[tuple[str, str]]:
    """The reasons against a text, most telling first; the state is left as it was."""
    before = t.state.fingerprint()
    verdict = t.state.explain(text, seat)
    assert t.state.fingerprint() == before
    assert not verdict.legal, f"'{text}' should be refused"
    return [(refusal.rule, dict(refusal.facts)[WHY]) for refusal in verdict.refusals]


def case(
    number: str,
    why: str,
    text: str,
    mine: Side,
    theirs: Side | None = None,
    *,
    ok: str = "pass",
    at: str = "",
    do: tuple[str, ...] = (),
    **position: Any,
) -> Any:
    """A position, a text that it refuses for this reason first, and one that it allows."""
    given = (number, why, text, mine, theirs or {}, ok, at, do, position)
    return pytest.param(*given, id=f"{number} {why} {text}", marks=rule(number))


def wait(t: Table, at: str) -> None:
    """Decline everything until this is asked."""
    t.until("combat-turn" if at == MELEE else at)
    while at == MELEE and t.state.ranged:
        t.do("pass").until("combat-turn")


def attack(t: Table, attacker: str, defender: str) -> None:
    """Decline everything until a unit attacks: somebody, or by Area Effect where it can."""
    t.reach(f"attack {attacker}")
    if defender:
        t.do(f"pick {defender}")
    elif "area" in t.legal:
        t.do("area")


DEPLOYING = [
    case("CQ-6.8", "deploy-phase", "deploy goff-nob tarrus", {"hand": ["goff-nob", "battle-cry"],
         "resources": 9, "tarrus": ["goff-boyz"]}, start="combat", at="action-window"),
    case("CQ-15.5", "ambush-phase", "deploy eager-recruit tarrus", {"hand": ["eager-recruit",
         "raid"], "resources": 9}, {"resources": 10}, start="struggles", at="action-window",
         ok="play raid"),
    case("CQ-S9", "ambush-place", "deploy eager-recruit barlus", {"hand": ["eager-recruit"],
         "resources": 9, "tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]}, start="battle",
         at="action-window", options={"ambush": "battle"}, ok="deploy eager-recruit tarrus"),
    case("CQ-6.2", "not-in-hand", "deploy goff-nob tarrus", {"hand": ["goff-boyz"]}),
    case("CQ-6.16", "an-event", "deploy battle-cry tarrus", {"hand": ["battle-cry"]}),
    case("CQ-6.16", "an-event", "attach battle-cry nazdreg@hq", {"hand": ["battle-cry"]}),
    case("CQ-6.13", "an-attachment", "deploy promotion tarrus", {"hand": ["promotion"]}),
    case("CQ-6.14", "a-support", "deploy ork-kannon tarrus", {"hand": ["ork-kannon"],
         "resources": 1}, ok="deploy ork-kannon"),
    case("CQ-6.11", "needs-planet", "deploy goff-boyz", {"hand": ["goff-boyz"], "resources": 1},
         ok="deploy goff-boyz tarrus"),
    case("CQ-6.2", "not-in-hand", "deploy nazdreg tarrus", {"hand": ["goff-boyz"]}),
    case("CQ-6.11", "no-planet", "deploy goff-boyz iridial", {"hand": ["goff-boyz"],
         "resources": 1}, ok="deploy goff-boyz ferrin"),
    case("CQ-15.17", "limited", "deploy promethium-mine", {"hand": ["bigtoof-banna",
         "promethium-mine"], "resources": 9}, do=("deploy bigtoof-banna",)),
    case("CQ-12.43", "unique", "deploy crushface tarrus", {"hand": ["crushface"], "resources": 9,
         "barlus": ["crushface"]}, {"barlus": ["goff-boyz"]}),
    case("CQ-12.46", "relic", "attach iron-halo nazdreg@hq", {"hand": ["iron-halo"], "resources": 9,
         "barlus": ["crushface + tallassarian-tempest-blade"]}),
    case("CQ-6.10", "cost", "deploy goff-nob tarrus", {"hand": ["goff-nob", "goff-boyz"],
         "resources": 4}, ok="deploy goff-boyz tarrus"),
    case("CQ-6.10", "cost", "deploy goff-nob barlus", {"hand": ["goff-nob"], "resources": 4,
         "tarrus": ["crushface"]}, ok="deploy goff-nob tarrus"),
    case("CQ-6.10", "cost", "deploy goff-nob tarrus", {"hand": ["goff-nob"], "resources": 4,
         "supports": ["bigtoof-banna exhausted"]}),
    case("CQ-6.13", "no-attachment", "attach goff-boyz nazdreg@hq", {"hand": ["goff-boyz"]}),
    case("CQ-6.13", "host", "attach promotion nazdreg@hq", {"hand": ["promotion"],
         "tarrus": ["goff-boyz"]}, ok="attach promotion goff-boyz@tarrus"),
    case("CQ-6.13", "host", "attach bodyguard their goff-boyz@tarrus", {"hand": ["bodyguard"],
         "tarrus": ["goff-boyz"]}, {"tarrus": ["goff-boyz"]},
         ok="attach bodyguard goff-boyz@tarrus"),
    case("CQ-6.13", "host", "attach gun-drones rugged-killa-kans@tarrus", {"hand": ["gun-drones"],
         "resources": 2, "tarrus": ["rugged-killa-kans", "goff-boyz"]},
         ok="attach gun-drones goff-boyz@tarrus"),
    case("CQ-6.13", "not-there", "attach promotion goff-nob@tarrus", {"hand": ["promotion"]}),
    case("CQ-15.21", "no-attachments", "attach promotion ravenous-flesh-hounds@tarrus",
         {"hand": ["promotion"], "tarrus": ["ravenous-flesh-hounds", "goff-boyz"]},
         ok="attach promotion goff-boyz@tarrus"),
    case("CQ-S19", "no-wargear", "attach ion-rifle rugged-killa-kans@tarrus", {"hand": ["ion-rifle",
         "promotion"], "resources": 1, "tarrus": ["rugged-killa-kans"]},
         ok="attach promotion rugged-killa-kans@tarrus"),
    case("CQ-11.28", "one-each", "attach repulsor-impact-field goff-nob@tarrus",
         {"hand": ["repulsor-impact-field"], "resources": 2,
         "tarrus": ["goff-nob + repulsor-impact-field", "goff-boyz"]},
         ok="attach repulsor-impact-field goff-boyz@tarrus"),
]  # fmt: skip

ABILITIES_USED = [
    case("CQ-10.9", "not-in-hand", "play battle-cry", {"hand": ["goff-boyz"]}),
    case("CQ-2.10", "not-there", "use ork-kannon@hq", {"hand": ["goff-boyz"]}),
    case("CQ-2.10", "not-there", "use goff-boyz", {"hand": ["goff-boyz"]}),
    case("CQ-6.16", "no-event", "play goff-boyz", {"hand": ["goff-boyz"]}),
    case("CQ-6.16", "an-event", "use battle-cry", {"hand": ["battle-cry"]}),
    case("CQ-10.6", "no-ability", "use goff-boyz@tarrus", {"hand": ["goff-boyz"],
         "tarrus": ["goff-boyz"]}),
    case("CQ-10.9", "not-yours", "use their khymera-den@hq", {"hand": ["goff-boyz"],
         "tarrus": ["khymera"]}, {"supports": ["khymera-den"], "barlus": ["khymera"]}),
    case("CQ-10.8", "other-moment", "play no-mercy", {"hand": ["no-mercy"]}),
    case("CQ-10.8", "other-moment", "use bigtoof-banna@hq", {"hand": ["goff-boyz"],
         "supports": ["bigtoof-banna"]}),
    case("CQ-10.8", "not-about", "use khymera-den@hq on khymera@barlus", {"hand": ["goff-boyz"],
         "supports": ["khymera-den"], "barlus": ["khymera"]}, ok="use khymera-den@hq"),
    case("CQ-5.19", "phase", "use ork-kannon@hq", {"hand": ["goff-boyz"],
         "supports": ["ork-kannon"], "tarrus": ["goff-boyz"]}),
    case("CQ-5.19", "phase", "play doom", {"hand": ["doom"], "resources": 9, "hq": ["goff-boyz"],
         "supports": ["ork-kannon"], "tarrus": ["goff-boyz"]}, start="combat", at="action-window",
         ok="use ork-kannon@hq"),
    case("CQ-16.13", "blank", "use haemonculus-tormentor@tarrus", {"hand": ["goff-boyz"],
         "resources": 2, "tarrus": ["haemonculus-tormentor blank", "haemonculus-tormentor"]},
         ok="use haemonculus-tormentor@tarrus#2"),
    case("CQ-15.17", "limited", "play raid", {"hand": ["bigtoof-banna", "raid"], "resources": 1},
         {"resources": 3}, do=("deploy bigtoof-banna",)),
    case("CQ-11.12", "cost", "use haemonculus-tormentor@tarrus", {"hand": ["goff-boyz"],
         "tarrus": ["haemonculus-tormentor"]}),
    case("CQ-11.12", "cost", "play squig-bombin", {"hand": ["squig-bombin"], "resources": 1,
         "supports": ["ork-kannon"]}),
    case("CQ-2.25", "exhausted", "use khymera-den@hq", {"hand": ["goff-boyz"],
         "supports": ["khymera-den exhausted"], "barlus": ["khymera"]}),
    case("CQ-11.30", "once", "use wildrider-squadron@barlus", {"tarrus": ["wildrider-squadron"],
         "hand": ["eager-recruit"], "resources": 1}, start="combat",
         do=("use wildrider-squadron@tarrus",), at="action-window"),
    case("CQ-11.22", "no-price", "play squadron-redeployment", {"hand": ["squadron-redeployment"],
         "tarrus": ["goff-boyz"]}),
    case("CQ-11.26", "no-target", "play squig-bombin", {"hand": ["squig-bombin"], "resources": 2}),
    case("CQ-11.20", "no-resources", "play tzeentchs-firestorm", {"hand": ["tzeentchs-firestorm"]},
         {"tarrus": ["goff-boyz"]}),
    case("CQ-11.28", "no-more-resources", "play raid", {"hand": ["raid"], "resources": 3},
         {"resources": 3}),
    case("CQ-11.28", "no-battle-now", "play battle-cry", {"hand": ["battle-cry", "goff-boyz"],
         "resources": 9, "tarrus": ["goff-nob"], "supports": ["ork-kannon"]}, start="combat",
         at="action-window"),
    case("CQ-12.19", "no-token", "play promise-of-glory", {"hand": ["promise-of-glory"],
         "hq": ["10 cultist"]}),
    case("CQ-11.13", "no-cards-held", "play pact-of-the-haemonculi",
         {"hand": ["pact-of-the-haemonculi"], "resources": 2, "tarrus": ["goff-boyz"]}),
    case("CQ-11.13", "none-to-sacrifice", "play power-from-pain", {"hand": ["power-from-pain"],
         "resources": 2, "supports": ["ork-kannon"]}, {"tarrus": ["stalwart-ogryn"]},
         start="combat", at="action-window"),
    case("CQ-11.13", "none-held", "play infernal-gateway", {"hand": ["infernal-gateway",
         "soul-grinder", "goff-boyz"], "resources": 9, "supports": ["ork-kannon"],
         "tarrus": ["goff-boyz"]}, start="combat", at="action-window"),
    case("CQ-11.13", "not-topmost", "play gift-of-isha", {"hand": ["gift-of-isha"], "resources": 2,
         "discard": ["goff-boyz"]}),
    case("CQ-11.20", "no-effect", "play doom", {"hand": ["doom"], "resources": 4,
         "tarrus": ["goff-boyz"], "hq": ["crushface"]}),
    case("CQ-12.35", "not-at-planet", "use wildrider-squadron@hq", {"hand": ["goff-boyz",
         "eager-recruit"], "resources": 1, "hq": ["wildrider-squadron"]}, start="combat",
         at="action-window"),
    case("CQ-14.5", "nowhere", "use wildrider-squadron@tarrus", {"hand": ["eager-recruit"],
         "resources": 1, "tarrus": ["wildrider-squadron"]}, start="combat", at="action-window",
         planets=["tarrus"]),
    case("CQ-11.13", "no-attachment-held", "use ambush-platform@hq", {"hand": ["goff-boyz"],
         "supports": ["ambush-platform", "ork-kannon"], "tarrus": ["goff-boyz"]}, start="combat",
         at="action-window", ok="use ork-kannon@hq"),
    case("CQ-2.28", "undamaged", "use ravenous-flesh-hounds@tarrus", {"hand": ["goff-boyz"],
         "tarrus": ["ravenous-flesh-hounds", "ravenous-flesh-hounds 1 damage"], "hq": ["cultist"]},
         ok="use ravenous-flesh-hounds@tarrus#2"),
    case("CQ-2.26", "is-ready", "use nazdregs-flash-gitz@tarrus", {"hand": ["goff-boyz"],
         "tarrus": ["nazdregs-flash-gitz", "nazdregs-flash-gitz exhausted"]}, start="combat",
         at="action-window", ok="use nazdregs-flash-gitz@tarrus#2"),
]  # fmt: skip


def aiming(
    number: str, why: str, text: str, card: str, mine: Side, theirs: Side | None = None, **rest: Any
) -> Any:
    """The same for a card that has been used and asks for a target or for what pays."""
    return case(number, why, text, mine, theirs, do=(card,), **rest)


TARGETING = [
    aiming("CQ-12.3", "not-a", "pick nazdreg@hq", "use twisted-laboratory@hq",
           {"hand": ["goff-boyz"], "supports": ["twisted-laboratory"], "tarrus": ["goff-nob",
           "goff-boyz"]}, ok="pick goff-nob@tarrus"),
    aiming("CQ-2.9", "a-planet", "pick tarrus", "use twisted-laboratory@hq", {"hand": ["goff-boyz"],
           "supports": ["twisted-laboratory"], "tarrus": ["goff-nob", "goff-boyz"]},
           ok="pick goff-nob@tarrus"),
    aiming("CQ-2.9", "not-there", "pick goff-nob@barlus", "use twisted-laboratory@hq",
           {"hand": ["goff-boyz"], "supports": ["twisted-laboratory"], "tarrus": ["goff-nob",
           "goff-boyz"]}, ok="pick goff-nob@tarrus"),
    aiming("CQ-12.53", "not-yours", "pick their goff-nob@tarrus", "use craftworld-gate@hq",
           {"hand": ["goff-boyz"], "supports": ["craftworld-gate"], "tarrus": ["goff-nob",
           "goff-boyz"]}, {"tarrus": ["goff-nob"]}, ok="pick goff-nob@tarrus"),
    aiming("CQ-12.50", "no-faction", "pick shoota-mob@tarrus", "play preemptive-barrage",
           {"hand": ["preemptive-barrage"], "resources": 1, "tarrus": ["penal-legionnaire",
           "sanctioned-psyker", "shoota-mob"]}, start="combat", at="action-window",
           ok="pick penal-legionnaire@tarrus"),
    aiming("CQ-12.56", "not-here", "pick penal-legionnaire@barlus", "play preemptive-barrage",
           {"hand": ["preemptive-barrage"], "resources": 1, "barlus": ["penal-legionnaire"],
           "tarrus": ["penal-legionnaire", "sanctioned-psyker"]}, start="combat",
           at="action-window", then=("pick sanctioned-psyker@tarrus",), ok="done"),
    aiming("CQ-11.24", "chosen", "pick sanctioned-psyker@tarrus", "play preemptive-barrage",
           {"hand": ["preemptive-barrage"], "resources": 1, "tarrus": ["penal-legionnaire",
           "sanctioned-psyker"]}, start="combat", at="action-window",
           then=("pick sanctioned-psyker@tarrus",), ok="done"),
    aiming("CQ-11.24", "must-choose", "done", "play preemptive-barrage",
           {"hand": ["preemptive-barrage"], "resources": 1, "tarrus": ["penal-legionnaire",
           "sanctioned-psyker"]}, start="combat", at="action-window",
           ok="pick penal-legionnaire@tarrus"),
    aiming("CQ-11.24", "must", "no", "use twisted-laboratory@hq", {"hand": ["goff-boyz"],
           "supports": ["twisted-laboratory"], "tarrus": ["goff-nob", "goff-boyz"]},
           ok="pick goff-nob@tarrus"),
    aiming("CQ-2.3", "not-at-planet", "pick goff-boyz@hq", "play archons-terror",
           {"hand": ["archons-terror"], "resources": 2, "hq": ["goff-boyz"], "tarrus": ["goff-boyz",
           "goff-nob"]}, start="combat", at="action-window", ok="pick goff-nob@tarrus"),
    aiming("CQ-12.42", "is-unique", "pick crushface@tarrus", "play archons-terror",
           {"hand": ["archons-terror"], "resources": 2, "tarrus": ["goff-boyz", "goff-nob",
           "crushface"]}, start="combat", at="action-window", ok="pick goff-nob@tarrus"),
    aiming("CQ-2.25", "exhausted", "pick their goff-nob@tarrus", "play suppressive-fire",
           {"hand": ["suppressive-fire"], "tarrus": ["goff-boyz"]},
           {"tarrus": ["goff-nob exhausted", "goff-boyz", "shoota-mob"]}, start="combat",
           at="action-window", ok="pick their shoota-mob@tarrus"),
    aiming("CQ-11.12", "spoils-target", "pick goff-boyz@barlus", "play suppressive-fire",
           {"hand": ["suppressive-fire"], "tarrus": ["goff-boyz", "goff-nob"],
           "barlus": ["goff-boyz"]}, start="combat", at="action-window",
           ok="pick goff-boyz@tarrus"),
    aiming("CQ-11.18", "a-planet", "pick tarrus", "play suppressive-fire",
           {"hand": ["suppressive-fire"], "tarrus": ["goff-boyz", "goff-nob"]}, start="combat",
           at="action-window", ok="pick goff-boyz@tarrus"),
    aiming("CQ-12.49", "no-trait", "pick goff-boyz@tarrus", "use ravenous-flesh-hounds@tarrus",
           {"hand": ["goff-boyz"], "tarrus": ["ravenous-flesh-hounds 1 damage", "goff-boyz"],
           "hq": ["2 cultist"]}, ok="pick cultist@hq"),
    aiming("CQ-12.49", "a-trait", "pick their goff-nob@tarrus", "play deception",
           {"hand": ["deception"], "resources": 2}, {"tarrus": ["goff-nob", "goff-boyz",
           "shoota-mob"]}, ok="pick their goff-boyz@tarrus"),
    aiming("CQ-15.16", "immune", "pick their stalwart-ogryn@tarrus", "play deception",
           {"hand": ["deception"], "resources": 2}, {"tarrus": ["stalwart-ogryn", "goff-boyz",
           "shoota-mob"]}, ok="pick their goff-boyz@tarrus"),
    aiming("CQ-1.3", "covered", "pick their goff-boyz@tarrus", "play deception",
           {"hand": ["deception"], "resources": 2}, {"tarrus": ["land-raider", "goff-boyz"],
           "barlus": ["goff-boyz", "shoota-mob"]}, ok="pick their goff-boyz@barlus"),
    aiming("CQ-17.9", "undamageable", "pick their goff-nob@tarrus", "use zarathurs-flamers@tarrus",
           {"hand": ["goff-boyz"], "tarrus": ["zarathurs-flamers"]},
           {"tarrus": ["goff-nob undamageable", "goff-boyz", "shoota-mob"]},
           ok="pick their goff-boyz@tarrus"),
    aiming("CQ-2.3", "wanted-planet", "pick hq", "use khymera-den@hq", {"hand": ["goff-boyz"],
           "supports": ["khymera-den"], "barlus": ["khymera"]}, ok="pick tarrus"),
    aiming("CQ-2.12", "no-planet", "pick iridial", "use khymera-den@hq", {"hand": ["goff-boyz"],
           "supports": ["khymera-den"], "barlus": ["khymera"]}, ok="pick tarrus"),
    aiming("CQ-14.5", "nobody-there", "pick barlus", "use khymera-den@hq", {"hand": ["goff-boyz"],
           "supports": ["khymera-den"], "barlus": ["khymera"]}, ok="pick tarrus"),
    aiming("CQ-12.38", "first-planet", "pick tarrus", "play exterminatus",
           {"hand": ["exterminatus"], "resources": 3}, {"tarrus": ["goff-boyz"],
           "barlus": ["goff-boyz"], "ferrin": ["goff-boyz"]}, ok="pick barlus"),
    aiming("CQ-14.4", "moves-here", "pick goff-nob@tarrus", "use tellyporta-pad@hq",
           {"hand": ["eager-recruit"], "supports": ["tellyporta-pad"], "tarrus": ["goff-nob"],
           "barlus": ["goff-boyz"], "ferrin": ["goff-boyz"]}, start="combat", at="action-window",
           ok="pick goff-boyz@barlus"),
    aiming("CQ-14.2", "not-next", "pick iridial", "use wildrider-squadron@barlus",
           {"hand": ["eager-recruit"], "barlus": ["wildrider-squadron"]}, start="combat",
           at="action-window", planets=["tarrus", "barlus", "ferrin", "iridial"], ok="pick tarrus"),

    aiming("CQ-14.5", "no-host", "pick ion-rifle@tarrus", "play even-the-odds",
           {"hand": ["even-the-odds"], "resources": 1, "tarrus": ["goff-nob + ion-rifle"]},
           {"tarrus": ["goff-nob + ion-rifle", "goff-boyz + ion-rifle"]},
           ok="pick their ion-rifle@tarrus"),
    aiming("CQ-12.3", "not-a", "pick goff-boyz@tarrus", "use khymera-den@hq",
           {"hand": ["goff-boyz"], "supports": ["khymera-den"], "barlus": ["2 khymera"],
           "tarrus": ["goff-boyz"]}, then=("pick tarrus",), ok="pick khymera@barlus#2"),
    aiming("CQ-14.3", "chosen", "pick khymera@barlus", "use khymera-den@hq",
           {"hand": ["goff-boyz"], "supports": ["khymera-den"], "barlus": ["2 khymera"]},
           then=("pick tarrus", "pick khymera@barlus"), ok="pick khymera@barlus#2"),
    aiming("CQ-11.18", "bare", "pick goff-boyz@tarrus", "play squadron-redeployment",
           {"hand": ["squadron-redeployment"], "barlus": ["goff-nob + ion-rifle"],
           "tarrus": ["goff-boyz", "goff-nob + ion-rifle"]}, ok="pick goff-nob@tarrus"),
    aiming("CQ-11.20", "number", "x 0", "play tzeentchs-firestorm",
           {"hand": ["tzeentchs-firestorm"], "resources": 3}, {"tarrus": ["goff-boyz"]}, ok="x 3"),
    aiming("CQ-S35", "number", "x 4", "play tzeentchs-firestorm", {"hand": ["tzeentchs-firestorm"],
           "resources": 3}, {"tarrus": ["goff-boyz"]}, ok="x 1"),
    aiming("CQ-16.2", "too-dear", "take soul-grinder", "play infernal-gateway",
           {"hand": ["infernal-gateway", "soul-grinder", "chaos-fanatics"], "resources": 9},
           start="combat", at="action-window", then=("pick barlus",), ok="take chaos-fanatics"),
    aiming("CQ-17.12", "must", "no", "play infernal-gateway", {"hand": ["infernal-gateway",
           "soul-grinder", "chaos-fanatics"], "resources": 9}, start="combat", at="action-window",
           then=("pick barlus",), ok="take chaos-fanatics"),
    aiming("CQ-17.12", "not-in-pile", "take khorne-berzerker", "play infernal-gateway",
           {"hand": ["infernal-gateway", "soul-grinder", "chaos-fanatics"], "resources": 9},
           start="combat", at="action-window", then=("pick barlus",), ok="take chaos-fanatics"),
    aiming("CQ-12.3", "not-a", "take warpstorm", "play infernal-gateway",
           {"hand": ["infernal-gateway", "warpstorm", "chaos-fanatics"], "resources": 9},
           start="combat", at="action-window", then=("pick barlus",), ok="take chaos-fanatics"),
    aiming("CQ-12.50", "no-faction", "take goff-boyz", "play infernal-gateway",
           {"hand": ["infernal-gateway", "goff-boyz", "chaos-fanatics"], "resources": 9},
           start="combat", at="action-window", then=("pick barlus",), ok="take chaos-fanatics"),
    aiming("CQ-12.13", "a-warlord", "pick nazdreg@hq", "play pact-of-the-haemonculi",
           {"hand": ["pact-of-the-haemonculi"], "resources": 2, "hq": ["goff-boyz"],
           "tarrus": ["shoota-mob"]}, {"hand": ["goff-boyz"]}, ok="pick goff-boyz@hq"),
    aiming("CQ-12.3", "not-a", "pick promotion@tarrus", "play pact-of-the-haemonculi",
           {"hand": ["pact-of-the-haemonculi"], "resources": 2, "hq": ["goff-boyz"],
           "tarrus": ["shoota-mob + promotion"]}, {"hand": ["goff-boyz"]}, ok="pick goff-boyz@hq"),
    aiming("CQ-12.13", "a-warlord", "pick nazdreg@tarrus", "use captain-markis@tarrus",
           {"hand": ["goff-boyz"], "tarrus": ["captain-markis", "nazdreg", "sanctioned-psyker"]},
           {"tarrus": ["goff-nob"]}, ok="pick sanctioned-psyker@tarrus"),
    aiming("CQ-12.3", "a-warlord", "pick nazdreg@hq", "play tzeentchs-firestorm",
           {"hand": ["tzeentchs-firestorm"], "resources": 1}, {"tarrus": ["goff-boyz", "goff-nob"]},
           ok="pick their goff-nob@tarrus"),
    aiming("CQ-11.24", "wanted-planet", "pick khymera@barlus", "use khymera-den@hq",
           {"hand": ["goff-boyz"], "supports": ["khymera-den"], "barlus": ["khymera"]},
           ok="pick tarrus"),
    aiming("CQ-11.24", "wanted-place", "pick goff-boyz@tarrus", "play warpstorm",
           {"hand": ["warpstorm"], "resources": 3, "tarrus": ["goff-boyz"], "hq": ["goff-boyz"]},
           start="combat", at="action-window", ok="pick hq"),
    aiming("CQ-12.53", "other-side", "pick goff-boyz@tarrus", "play even-the-odds",
           {"hand": ["even-the-odds"], "resources": 1, "tarrus": ["goff-boyz"]},
           {"tarrus": ["goff-nob + ion-rifle", "shoota-mob", "bad-dok"]},
           ok="pick their shoota-mob@tarrus"),
    aiming("CQ-14.3", "say", "pass", "use khymera-den@hq", {"hand": ["goff-boyz"],
           "supports": ["khymera-den"], "barlus": ["2 khymera"]}, then=("pick tarrus",), ok="done"),
    aiming("CQ-11.24", "no-attachment", "pick goff-boyz@tarrus", "play even-the-odds",
           {"hand": ["even-the-odds"], "resources": 1, "tarrus": ["goff-nob + ion-rifle",
           "goff-boyz"], "barlus": ["goff-nob + ion-rifle"]}, ok="pick ion-rifle@tarrus"),
]  # fmt: skip

BATTLE: Side = {"start": "battle", "at": MELEE}
SKIRMISH: Side = {"start": "battle", "at": "combat-turn"}

FIGHTING = [
    case("CQ-13.1", "not-yours", "attack their goff-nob@tarrus", {"tarrus": ["goff-nob",
         "goff-boyz"]}, {"tarrus": ["goff-nob"]}, ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-13.1", "not-a", "attack ork-kannon@hq", {"tarrus": ["goff-nob", "goff-boyz"],
         "supports": ["ork-kannon"]}, {"tarrus": ["goff-nob"]}, ok="attack goff-nob@tarrus",
         **BATTLE),
    case("CQ-14.1", "not-fighting", "attack goff-boyz@barlus", {"tarrus": ["goff-nob"],
         "barlus": ["goff-boyz"]}, {"tarrus": ["goff-nob"]}, ok="attack goff-nob@tarrus", **BATTLE),

    case("CQ-2.25", "exhausted", "attack goff-boyz@tarrus", {"tarrus": ["goff-nob",
         "goff-boyz exhausted"]}, {"tarrus": ["goff-nob"]}, ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-8.8", "not-ranged", "attack goff-nob@tarrus", {"tarrus": ["goff-nob",
         "ratling-deadeye"]}, {"tarrus": ["goff-nob"]}, ok="attack ratling-deadeye@tarrus",
         **SKIRMISH),
    case("CQ-8.10", "must-attack", "pass", {"tarrus": ["goff-nob", "ratling-deadeye"]},
         {"tarrus": ["goff-nob"]}, ok="attack ratling-deadeye@tarrus", **SKIRMISH),
    case("CQ-8.20", "must-attack", "pass", {"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]},
         ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-S49", "nobody-to-attack", "attack goff-nob@tarrus", {"tarrus": ["goff-nob"]},
         {"tarrus": ["honored-librarian", "goff-nob undamageable"]},
         options={"undamageable": "spared"}, **BATTLE),
    case("CQ-14.7", "not-warlord", "retreat goff-nob@tarrus", {"tarrus": ["goff-nob", "nazdreg"]},
         {"tarrus": ["goff-nob"]}, ok="retreat nazdreg@tarrus", **BATTLE),
    case("CQ-8.8", "not-ranged", "retreat nazdreg@tarrus", {"tarrus": ["nazdreg",
         "ratling-deadeye"]}, {"tarrus": ["goff-nob"]}, ok="attack ratling-deadeye@tarrus",
         **SKIRMISH),
    case("CQ-8.46", "called", "stalemate", {"tarrus": ["goff-nob", "goff-boyz"]},
         {"tarrus": ["goff-nob"]}, then=("stalemate", "no"), ok="attack goff-nob@tarrus", **BATTLE),

    case("CQ-5.14", "action-window", "use khymera-den@hq", {"tarrus": ["goff-nob"],
         "supports": ["khymera-den"], "barlus": ["khymera"]}, {"tarrus": ["goff-nob"]},
         ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-6.2", "not-now-deploy", "deploy eager-recruit tarrus", {"tarrus": ["goff-nob"],
         "hand": ["eager-recruit"], "resources": 1}, {"tarrus": ["goff-nob"]},
         ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-13.9", "no-shield-now", "shield promotion", {"tarrus": ["goff-nob"],
         "hand": ["promotion"]}, {"tarrus": ["goff-nob"]}, ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-7.1", "no-dials-now", "dial 2", {"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]},
         ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-15.19", "no-mobile-now", "move goff-nob@tarrus barlus", {"tarrus": ["goff-nob"]},
         {"tarrus": ["goff-nob"]}, ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-15.11", "no-area-now", "area", {"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]},
         ok="attack goff-nob@tarrus", **BATTLE),
    case("CQ-8.16", "combat-turn", "attack goff-nob@tarrus", {"hand": ["eager-recruit"],
         "resources": 1, "tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]}, start="battle",
         at="action-window"),
    case("CQ-14.6", "no-retreat-now", "retreat nazdreg@tarrus", {"hand": ["eager-recruit"],
         "resources": 1, "tarrus": ["nazdreg"]}, {"tarrus": ["goff-nob"]}, start="battle",
         at="action-window"),
    case("CQ-8.44", "no-stalemate-now", "stalemate", {"hand": ["eager-recruit"], "resources": 1,
         "tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]}, start="battle", at="action-window"),
    case("CQ-13.2", "own-unit", "pick goff-nob@tarrus", {"tarrus": ["goff-nob"]},
         {"tarrus": ["goff-nob", "goff-boyz"]}, then=("attack goff-nob@tarrus",),
         ok="pick their goff-nob@tarrus", **BATTLE),
    case("CQ-13.2", "not-a", "pick tarrus", {"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob",
         "goff-boyz"]}, then=("attack goff-nob@tarrus",), ok="pick their goff-nob@tarrus",
         **BATTLE),
    case("CQ-14.1", "not-fighting", "pick their goff-nob@barlus", {"tarrus": ["goff-nob"]},
         {"tarrus": ["goff-nob", "goff-boyz"], "barlus": ["goff-nob"]},
         then=("attack goff-nob@tarrus",), ok="pick their goff-nob@tarrus", **BATTLE),
    case("CQ-1.3", "guarded", "pick their honored-librarian@tarrus", {"tarrus": ["goff-nob"]},
         {"tarrus": ["goff-nob", "goff-boyz", "honored-librarian"]}, then=("attack goff-nob@tarrus",
         ), ok="pick their goff-nob@tarrus", **BATTLE),
    case("CQ-S43", "undamageable", "pick their goff-boyz@tarrus", {"tarrus": ["goff-nob"]},
         {"tarrus": ["goff-nob", "goff-boyz undamageable", "shoota-mob"]},
         then=("attack goff-nob@tarrus",), options={"undamageable": "spared"},
         ok="pick their goff-nob@tarrus", **BATTLE),
    case("CQ-15.7", "no-area", "area", {"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob",
         "goff-boyz"]}, then=("attack goff-nob@tarrus",), ok="pick their goff-nob@tarrus",
         **BATTLE),
    case("CQ-8.26", "not-yours", "pick their goff-boyz@tarrus", {"tarrus": ["goff-boyz exhausted"]},
         {"tarrus": ["goff-boyz exhausted"]}, start="battle", at="retreat",
         ok="pick goff-boyz@tarrus"),
    case("CQ-8.26", "not-a", "pick tarrus", {"tarrus": ["goff-boyz exhausted"]},
         {"tarrus": ["goff-boyz exhausted"]}, start="battle", at="retreat",
         ok="pick goff-boyz@tarrus"),
    case("CQ-14.6", "not-fighting", "pick goff-boyz@barlus", {"tarrus": ["goff-boyz exhausted"],
         "barlus": ["goff-boyz"]}, {"tarrus": ["goff-boyz exhausted"]}, start="battle",
         at="retreat", ok="pick goff-boyz@tarrus"),
    case("CQ-1.3", "held", "pick goff-boyz@tarrus", {"tarrus": ["goff-boyz exhausted",
         "nazdreg exhausted"]}, {"tarrus": ["umbral-preacher exhausted"]}, start="battle",
         at="retreat", ok="pick nazdreg@tarrus"),
    case("CQ-8.26", "chosen", "pick goff-boyz@tarrus", {"tarrus": ["goff-boyz exhausted",
         "goff-nob exhausted"]}, {"tarrus": ["goff-boyz exhausted"]}, start="battle", at="retreat",
         then=("pick goff-boyz@tarrus",), ok="pick goff-nob@tarrus"),
]  # fmt: skip

SHIELDING: Side = {"start": "battle", "initiative": 1}

PROCEDURES = [
    case("CQ-7.1", "number", "dial 4", {}, {}, start="command", at="dial", ok="dial 3"),
    case("CQ-7.1", "number", "dial 0", {}, {}, start="command", at="dial", ok="dial 1"),
    case("CQ-15.19", "not-mobile", "move goff-boyz@tarrus barlus", {"tarrus": ["goff-boyz",
         "soaring-falcon"]}, start="combat", at="mobile", ok="move soaring-falcon@tarrus barlus"),
    case("CQ-15.19", "not-a", "move ork-kannon@hq barlus", {"tarrus": ["soaring-falcon"],
         "supports": ["ork-kannon"]}, start="combat", at="mobile", ok="done"),
    case("CQ-15.20", "not-yours", "move their soaring-falcon@tarrus barlus",
         {"tarrus": ["soaring-falcon"]}, {"tarrus": ["soaring-falcon"]}, start="combat",
         at="mobile", ok="move soaring-falcon@tarrus barlus"),
    case("CQ-15.19", "has-moved", "move soaring-falcon@barlus ferrin", {"tarrus": ["soaring-falcon",
         "vile-raider"]}, start="combat", at="mobile", then=("move soaring-falcon@tarrus barlus",),
         ok="move vile-raider@tarrus barlus"),
    case("CQ-18.25", "not-at-planet", "move soaring-falcon@hq tarrus", {"tarrus": ["vile-raider"],
         "hq": ["soaring-falcon"]}, start="combat", at="mobile", ok="done"),
    case("CQ-15.19", "no-planet", "move soaring-falcon@tarrus iridial",
         {"tarrus": ["soaring-falcon"]}, start="combat", at="mobile", ok="done"),
    case("CQ-14.2", "not-next", "move soaring-falcon@tarrus ferrin", {"tarrus": ["soaring-falcon"]},
         start="combat", at="mobile", ok="move soaring-falcon@tarrus barlus"),
    case("CQ-13.9", "not-in-hand", "shield ion-rifle", {"tarrus": ["goff-boyz"],
         "hand": ["promotion"]}, {"tarrus": ["goff-nob"]}, at="shield", strike="goff-nob@tarrus",
         ok="shield promotion", **SHIELDING),
    case("CQ-13.9", "no-shield-icons", "shield goff-boyz", {"tarrus": ["goff-boyz"],
         "hand": ["promotion", "goff-boyz"]}, {"tarrus": ["goff-nob"]}, at="shield",
         strike="goff-nob@tarrus", ok="no", **SHIELDING),
    case("CQ-13.20", "not-yours", "pick their goff-nob@tarrus", {"tarrus": ["goff-boyz",
         "shoota-mob", "goff-nob"], "hand": ["promotion", "promotion"]},
         {"tarrus": ["tactical-squad-cardinis", "goff-nob"]}, at="shield-order",
         strike="tactical-squad-cardinis@tarrus", ok="pick goff-boyz@tarrus", **SHIELDING),
    case("CQ-13.9", "no-damage-beside", "pick nazdreg@hq", {"tarrus": ["goff-boyz", "shoota-mob"],
         "hand": ["promotion", "promotion"]}, {"tarrus": ["tactical-squad-cardinis", "goff-nob"]},
         at="shield-order", strike="tactical-squad-cardinis@tarrus", ok="pick goff-boyz@tarrus",
         **SHIELDING),
    case("CQ-13.22", "shielded", "pick goff-boyz@tarrus", {"tarrus": ["goff-boyz", "shoota-mob",
         "goff-nob"], "hand": ["promotion", "promotion"]}, {"tarrus": ["tactical-squad-cardinis",
         "goff-nob"]}, at="shield-order", strike="tactical-squad-cardinis@tarrus",
         then=("pick goff-boyz@tarrus", "shield promotion"), ok="pick shoota-mob@tarrus",
         **SHIELDING),
    case("CQ-13.9", "not-a", "pick tarrus", {"tarrus": ["goff-boyz", "shoota-mob"],
         "hand": ["promotion", "promotion"]}, {"tarrus": ["tactical-squad-cardinis", "goff-nob"]},
         at="shield-order", strike="tactical-squad-cardinis@tarrus", ok="pick goff-boyz@tarrus",
         **SHIELDING),
    case("CQ-13.30", "not-damaged-there", "pick goff-boyz@barlus", {"hand": ["eager-recruit"],
         "supports": ["ork-kannon"], "barlus": ["goff-boyz"], "tarrus": ["goff-boyz", "goff-nob"]},
         start="combat", at="action-window", do=("use ork-kannon@hq",), then=("pick tarrus",),
         ok="pick goff-nob@tarrus"),
    case("CQ-17.9", "undamageable", "pick goff-boyz@tarrus", {"hand": ["eager-recruit"],
         "supports": ["ork-kannon"], "tarrus": ["goff-boyz undamageable", "goff-nob",
         "shoota-mob"]}, {"barlus": ["goff-boyz"]}, start="combat", at="action-window",
         do=("use ork-kannon@hq",), then=("pick tarrus",), ok="pick goff-nob@tarrus"),
]  # fmt: skip

AREA: Side = {
    "start": "battle",
    "initiative": 1,
    "at": "offer",
    "strike": "daring-assault-squad@tarrus",
}
BOMBER: Side = {"tarrus": ["daring-assault-squad", "goff-nob"]}

TRIGGERS = [
    case("CQ-10.8", "not-such", "use crushface@barlus", {"hand": ["goff-nob"], "resources": 9,
         "supports": ["bigtoof-banna"], "barlus": ["crushface"]}, do=("deploy goff-nob tarrus",),
         ok="use bigtoof-banna@hq"),
    case("CQ-5.14", "action-window", "use khymera-den@hq", {"hand": ["goff-nob"], "resources": 9,
         "supports": ["bigtoof-banna", "khymera-den"], "barlus": ["khymera"]},
         do=("deploy goff-nob tarrus",), ok="use bigtoof-banna@hq"),
    case("CQ-10.8", "other-moment", "play no-mercy", {"hand": ["goff-nob", "no-mercy"],
         "resources": 9, "supports": ["bigtoof-banna"]}, do=("deploy goff-nob tarrus",),
         ok="use bigtoof-banna@hq"),
    case("CQ-10.9", "not-yours", "use their bigtoof-banna@hq", {"hand": ["goff-nob"],
         "resources": 9, "supports": ["bigtoof-banna"]}, {"supports": ["bigtoof-banna"]},
         do=("deploy goff-nob tarrus",), ok="use bigtoof-banna@hq"),
    case("CQ-10.6", "no-ability", "use goff-boyz@tarrus", {"hand": ["goff-nob"], "resources": 9,
         "supports": ["bigtoof-banna"], "tarrus": ["goff-boyz"]}, do=("deploy goff-nob tarrus",),
         ok="use bigtoof-banna@hq"),
    case("CQ-17.7", "not-it", "use kiths-khymeramasters@barlus", {"hand": ["kiths-khymeramasters"],
         "resources": 9, "barlus": ["kiths-khymeramasters"]},
         do=("deploy kiths-khymeramasters tarrus",), ok="use kiths-khymeramasters@tarrus"),
    case("CQ-12.23", "not-its-host", "use strakens-cunning@barlus",
         {"hand": ["pact-of-the-haemonculi"], "resources": 2,
         "barlus": ["goff-boyz + strakens-cunning"], "tarrus": ["strakens-command-squad"]},
         {"hand": ["goff-boyz"]}, do=("play pact-of-the-haemonculi",),
         then=("pick strakens-command-squad@tarrus",), ok="use strakens-command-squad@tarrus"),
    case("CQ-10.8", "used", "use rockcrete-bunker@hq on goff-nob@tarrus",
         {"supports": ["rockcrete-bunker", "rockcrete-bunker"], "tarrus": ["goff-nob",
         "burna-boyz"]}, BOMBER, then=("use rockcrete-bunker@hq on goff-nob@tarrus",),
         ok="use rockcrete-bunker@hq#2 on goff-nob@tarrus", **AREA),
    case("CQ-10.8", "not-about", "use rockcrete-bunker@hq on nazdreg@hq",
         {"supports": ["rockcrete-bunker"], "tarrus": ["goff-nob", "burna-boyz"]}, BOMBER,
         ok="use rockcrete-bunker@hq on burna-boyz@tarrus", **AREA),
    case("CQ-13.35", "redirected", "use rockcrete-bunker@hq#3 on goff-nob@tarrus",
         {"supports": ["rockcrete-bunker", "rockcrete-bunker", "rockcrete-bunker"],
         "tarrus": ["goff-nob", "burna-boyz"]}, BOMBER,
         then=("use rockcrete-bunker@hq on goff-nob@tarrus",
         "use rockcrete-bunker@hq#2 on goff-nob@tarrus"),
         ok="use rockcrete-bunker@hq#3 on burna-boyz@tarrus", **AREA),
    case("CQ-11.20", "no-damage-left",
         "use blood-angels-veterans@tarrus on blood-angels-veterans@tarrus",
         {"supports": ["rockcrete-bunker", "rockcrete-bunker", "rockcrete-bunker"],
         "tarrus": ["goff-nob", "blood-angels-veterans"]}, BOMBER,
         then=("use rockcrete-bunker@hq on blood-angels-veterans@tarrus",
         "use rockcrete-bunker@hq#2 on blood-angels-veterans@tarrus"),
         ok="use rockcrete-bunker@hq#3 on goff-nob@tarrus", **AREA),
    case("CQ-10.8", "not-attack", "play indomitable on blood-angels-veterans@tarrus",
         {"hand": ["indomitable"], "resources": 1, "tarrus": ["goff-nob", "blood-angels-veterans"]},
         BOMBER, ok="use blood-angels-veterans@tarrus on blood-angels-veterans@tarrus", **AREA),
    case("CQ-12.53", "not-yours", "use rockcrete-bunker@hq", {"supports": ["rockcrete-bunker"],
         "tarrus": ["goff-nob"], "hand": ["indomitable"], "resources": 1},
         {"tarrus": ["blood-angels-veterans"]}, start="battle", strike="goff-nob@tarrus",
         at="offer", ok="play indomitable"),
    case("CQ-18.29", "not-enemy-fell", "use catos-stronghold@hq", {"hand": ["fall-back"],
         "resources": 1, "supports": ["catos-stronghold"], "tarrus": ["goff-nob 5 damage",
         "blood-angels-veterans exhausted"]}, {"tarrus": ["goff-nob"]}, start="battle",
         initiative=1, strike="goff-nob@tarrus", at="offer", pick="their goff-nob@tarrus",
         ok="play fall-back"),
    case("CQ-10.8", "your-doing", "play no-mercy", {"hand": ["no-mercy", "ion-rifle"],
         "tarrus": ["fireblade-kaisvre"]}, {"tarrus": ["goff-nob"]}, start="battle", initiative=1,
         strike="goff-nob@tarrus", at="shield", then=("shield ion-rifle",),
         ok="use fireblade-kaisvre@tarrus"),
    case("CQ-12.42", "is-common", "pick goff-boyz@tarrus", {"hand": ["no-mercy"],
         "tarrus": ["goff-nob", "goff-boyz"], "hq": ["crushface"]}, {"hand": ["ion-rifle"],
         "tarrus": ["goff-boyz"]}, start="battle", strike="goff-nob@tarrus", at="shield",
         then=("shield ion-rifle", "play no-mercy"), ok="pick crushface@hq"),
    case("CQ-2.30", "not-enemy", "pick goff-nob@tarrus", {"tarrus": ["burna-boyz", "goff-nob"]},
         {"tarrus": ["goff-nob", "goff-boyz", "shoota-mob"]}, start="battle",
         strike="burna-boyz@tarrus", pick="their goff-nob@tarrus", at="offer",
         then=("use burna-boyz@tarrus",), ok="pick their goff-boyz@tarrus"),
    case("CQ-11.14", "attacked", "pick their nazdreg@tarrus",
         {"tarrus": ["burna-boyz", "nazdreg"]},
         {"tarrus": ["nazdreg", "goff-boyz", "shoota-mob"]}, start="battle",
         strike="burna-boyz@tarrus", pick="their nazdreg@tarrus", at="offer",
         then=("use burna-boyz@tarrus",), ok="pick their goff-boyz@tarrus"),
    case("CQ-17.9", "undamageable", "pick their shoota-mob@tarrus", {"tarrus": ["burna-boyz"]},
         {"tarrus": ["goff-nob", "goff-boyz", "bad-dok", "shoota-mob undamageable"]},
         start="battle", strike="burna-boyz@tarrus", pick="their goff-nob@tarrus", at="offer",
         then=("use burna-boyz@tarrus",), ok="pick their goff-boyz@tarrus"),
    case("CQ-10.23", "say", "no", {"hand": ["weirdboy-maniak"], "resources": 3,
         "tarrus": ["goff-nob"]}, do=("deploy weirdboy-maniak tarrus",)),
    case("CQ-10.12", "say", "pass", {"tarrus": ["goff-nob"]}, {"barlus": ["goff-nob",
         "goff-boyz"]}, start="battle", at="battle-ability", ok="no"),
    case("CQ-8.16", "must", "no", {"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]},
         start="battle", at=MELEE, ok="attack goff-nob@tarrus"),
    case("CQ-11.20", "no-effect", "play battle-cry", {"hand": ["battle-cry", "raid"],
         "resources": 3, "tarrus": ["10th-company-scout"]}, {"tarrus": ["goff-nob"],
         "resources": 9}, warlords=("captain-cato-sicarius", "nazdreg"), start="battle",
         at="action-window", ok="play raid"),
    case("CQ-17.16", "no-equipment", "take goff-boyz", {"hand": ["earth-caste-technician"],
         "resources": 1, "deck": ["goff-boyz", "recon-drone", "ion-rifle"]},
         do=("deploy earth-caste-technician tarrus", "use earth-caste-technician@tarrus"),
         ok="take recon-drone"),
    case("CQ-17.7", "itself", "pick spiritseer-erathal@tarrus",
         {"tarrus": ["spiritseer-erathal 1 damage", "goff-nob 1 damage", "goff-boyz 1 damage"]},
         {"tarrus": ["goff-nob"]}, start="battle", strike="spiritseer-erathal@tarrus", at="offer",
         then=("use spiritseer-erathal@tarrus",), ok="pick goff-nob@tarrus"),
    case("CQ-14.2", "not-adjacent", "pick their goff-boyz@ferrin", {"hand": ["sicariuss-chosen"],
         "resources": 3}, {"barlus": ["goff-boyz", "goff-nob"], "ferrin": ["goff-boyz"]},
         do=("deploy sicariuss-chosen tarrus", "use sicariuss-chosen@tarrus"),
         ok="pick their goff-boyz@barlus"),
    case("CQ-11.20", "no-icons", "pick their goff-boyz@tarrus", {"hand": ["superiority"],
         "resources": 1}, {"tarrus": ["goff-boyz", "shoota-mob", "bad-dok"]}, start="struggles",
         at="offer", do=("play superiority",), ok="pick their bad-dok@tarrus"),
    case("CQ-11.20", "empty", "use promethium-mine@hq", {"supports": ["promethium-mine",
         "promethium-mine 2 resources"]}, at="offer", start="headquarters",
         ok="use promethium-mine@hq#2"),
    case("CQ-10.26", "forced", "pass", {"tarrus": ["goff-nob + bodyguard", "burna-boyz + bodyguard",
         "goff-boyz"]}, {"tarrus": ["goff-nob"]}, start="battle", initiative=1,
         strike="goff-nob@tarrus", pick="their goff-boyz@tarrus", ok="use bodyguard@tarrus#2"),
    case("CQ-13.31", "no-hp-left", "pick shoota-mob@tarrus", {"tarrus": ["shoota-mob", "goff-nob",
         "goff-boyz"]}, happens=["0 divides 3 at tarrus"], do=("pick shoota-mob@tarrus",),
         ok="pick goff-nob@tarrus"),
    case("CQ-12.47", "no-relic", "pick crushface@tarrus", {"tarrus": ["crushface + iron-halo"]},
         {"tarrus": ["crushface + iron-halo"]}, happens=["0 takes iron-halo@tarrus"],
         ok="pick iron-halo@tarrus"),
    case("CQ-10.12", "no-such-way", "choose damage", {"tarrus": ["goff-nob"]},
         {"barlus": ["goff-nob", "goff-boyz"]}, start="battle", at="battle-ability", do=("yes",),
         ok="choose cards"),
    case("CQ-11.28", "no-more-units", "pick tarrus", {"carnath": ["goff-nob"]}, planets=["carnath",
         "tarrus", "elouith", "atrox-prime"], start="battle", at="battle-ability", do=("yes",),
         ok="pick elouith"),
    case("CQ-11.1", "which-one", "use rockcrete-bunker@hq", {"supports": ["rockcrete-bunker"],
         "tarrus": ["goff-nob", "burna-boyz"]}, BOMBER,
         ok="use rockcrete-bunker@hq on burna-boyz@tarrus", **AREA),
    case("CQ-3.3", "not-leaving", "pick nazdreg@hq", {"hand": ["exterminatus", "coliseum-fighters"],
         "resources": 3, "barlus": ["goff-boyz", "shoota-mob", "goff-nob"]},
         do=("play exterminatus",), ok="pick goff-nob@barlus"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "why", "text", "mine", "theirs", "ok", "at", "do", "position"),
    DEPLOYING + ABILITIES_USED + TARGETING + FIGHTING + PROCEDURES + TRIGGERS,
)
def test_a_move_is_refused_for_the_rule_it_breaks(
    number: str,
    why: str,
    text: str,
    mine: Side,
    theirs: Side,
    ok: str,
    at: str,
    do: tuple[str, ...],
    position: Side,
) -> None:
    course = {key: position[key] for key in ("strike", "pick", "then") if key in position}
    keys = {key: value for key, value in position.items() if key not in course}
    t = lay(mine, theirs, **keys)
    if "strike" in course:
        attack(t, course["strike"], course.get("pick", ""))
    if at:
        wait(t, at)
    t.do(*do, *course.get("then", ()))
    assert whys(t, text, t.seat)[0] == (number, why)
    with pytest.raises(IllegalMove, match=number):
        t.do(text, seat=t.seat)
    if ok:
        assert t.state.explain(ok, t.seat).legal, f"{ok}: {t.legal}"


# -- whose decision it is --------------------------------------------------------------------------


@rule("CQ-6.3", "CQ-6.4")
def test_the_other_players_deploy_turn(table: Lay) -> None:
    t = table({"hand": ["goff-boyz"]}, {"hand": ["goff-boyz"]})
    assert whys(t, "pass", 1) == [("CQ-6.3", "not-your-turn")]
    t.do("pass")
    assert whys(t, "pass", 0) == [("CQ-6.4", "passed")]
    assert t.state.explain("pass", 1).legal
    assert t.state.explain("pass").legal, "without a seat it is the move of whoever is asked"


@rule("CQ-7.3")
def test_a_dial_is_set_once(table: Lay) -> None:
    t = table(start="command")
    t.do("dial 1", seat=0)
    assert whys(t, "dial 2", 0) == [("CQ-7.3", "dial-set")]
    assert t.state.explain("dial 2", 1).legal


@rule("CQ-5.16", "CQ-8.17", "CQ-1.7")
def test_windows_and_combat_turns_of_the_other_player(table: Lay) -> None:
    t = table(
        {"tarrus": ["goff-nob", "goff-boyz"], "hand": ["eager-recruit"], "resources": 1},
        {"tarrus": ["goff-nob", "goff-boyz"]}, start="battle",
    )  # fmt: skip
    t.until("action-window")
    assert whys(t, "pass", 1) == [("CQ-5.16", "not-your-turn")]
    wait(t, MELEE)
    assert whys(t, "attack goff-nob@tarrus", 1) == [("CQ-8.17", "not-your-turn")]
    t.do("attack goff-nob@tarrus")
    assert whys(t, "pick goff-nob@tarrus", 1) == [("CQ-1.7", "not-asked")]


@rule("CQ-19.8")
def test_nothing_is_legal_after_the_end(table: Lay) -> None:
    t = table(
        {"tarrus": ["goff-nob", "nazdreg"]}, {"bloodied": True, "tarrus": ["nazdreg 4 damage"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack goff-nob@tarrus").skip()
    assert t.state.over
    assert whys(t, "pass") == [("CQ-19.8", "over")]


def test_a_question_takes_answers_of_its_own_form() -> None:
    t = Table(GAME.begin({"decks": GAME.ready_decks()[:2]}, 1))  # type: ignore[arg-type]
    assert t.prompt == "mulligan"
    assert whys(t, "pick hq") == [("CQ-4.7", "out-of-place")]
    assert whys(t, "done") == [("CQ-4.7", "say")]
    assert t.state.explain("yes").legal
    assert t.state.explain("no").legal


# -- several reasons, and several readings ---------------------------------------------------------


@rule("CQ-6.10", "CQ-12.43", "CQ-6.11", "CQ-12.6")
def test_all_reasons_against_a_move_are_given(table: Lay) -> None:
    t = table({"hand": ["crushface"], "resources": 1, "hq": ["crushface"]})
    verdict = t.state.explain("deploy crushface iridial")
    assert verdict.rules == ("CQ-6.11", "CQ-12.43", "CQ-6.10")
    assert dict(verdict.refusals[-1].facts) == {
        "why": "cost", "card": "crushface", "cost": "3", "pool": "1",
    }  # fmt: skip
    assert ("CQ-12.6", "never-deployed") in whys(t, "deploy nazdreg tarrus")


@rule("CQ-11.26", "CQ-18.1")
def test_the_nearest_miss_says_which_condition_of_a_target_fails(table: Lay) -> None:
    hall = {"supports": ["tellyporta-pad", "ork-kannon"], "tarrus": ["goff-nob"]}
    leaders = ("commander-shadowsun", "nazdreg")
    t = table(hall, {"barlus": ["goff-boyz"]}, warlords=leaders, start="combat")
    t.until("action-window")
    assert whys(t, "use tellyporta-pad@hq")[0] == ("CQ-11.26", "no-target")
    t.do("pass", "pass")
    assert ("CQ-18.1", "no-first-planet") in whys(t, "use tellyporta-pad@hq")
    t = table(
        {"hand": ["drop-pod-assault"], "resources": 2, "supports": ["ork-kannon"],
         "tarrus": ["goff-nob"]}, start="combat",
    ).until("action-window")  # fmt: skip
    no_battle = [("CQ-11.26", "no-target"), ("CQ-11.28", "no-battle")]
    assert whys(t, "play drop-pod-assault") == no_battle


@rule("CQ-15.12")
def test_armorbane_lets_nobody_shield(table: Lay) -> None:
    t = table(
        {"hand": ["promotion", "fall-back"], "resources": 1, "tarrus": ["goff-nob 2 damage"]},
        {"tarrus": ["iyanden-wraithguard"]}, start="battle", initiative=1,
    )  # fmt: skip
    t.reach("attack iyanden-wraithguard@tarrus").until("offer")
    assert whys(t, "shield promotion", 0) == [("CQ-15.12", "armorbane")]


@rule("CQ-10.18")
def test_what_was_cancelled_is_not_answered(table: Lay) -> None:
    t = table(
        {"supports": ["rockcrete-bunker"], "tarrus": ["goff-nob", "burna-boyz"]}, BOMBER,
        start="battle", initiative=1,
    )  # fmt: skip
    attack(t, "daring-assault-squad@tarrus", "")
    assert t.until("offer").seat == 0
    cancel(t.state, occurrences(t.state) - 1)
    text = "use rockcrete-bunker@hq on burna-boyz@tarrus"
    assert whys(t, text) == [("CQ-10.18", "cancelled")]
    assert t.state.explain("use rockcrete-bunker@hq on goff-nob@tarrus").legal


@rule("CQ-11.1")
def test_moves_that_read_alike_are_told_apart_by_a_number(table: Lay) -> None:
    t = table({"hand": ["goff-boyz"], "supports": ["khymera-den"], "barlus": ["khymera"]})
    first = t.state.explain("use khymera-den@hq")
    assert t.state.explain("use khymera-den@hq (1)").move == first.move
    assert whys(t, "use khymera-den@hq (2)") == [("CQ-11.1", "copies")]


def test_a_text_may_have_capitals_and_blanks(table: Lay) -> None:
    t = table({"hand": ["goff-nob"], "resources": 9, "supports": ["bigtoof-banna"]})
    t.do("  DEPLOY  goff-nob   Tarrus ").do("Use BIGTOOF-banna@hq (1)")
    assert t.resources[0] == 5


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "no move of this game"),
        ("atack goff-nob@tarrus", "did you mean 'attack'"),
        ("deploy gof-nob tarrus", "did you mean 'goff-nob'"),
        ("deploy goff-nob goff-boyz", "is no planet"),
        ("attack goff-nob", "name@planet"),
        ("attack goff-nob@nowhere", "no card is called 'nowhere'"),
        ("attack", "should read: attack UNIT@PLANET"),
        ("dial two", "should read: dial NUMBER"),
        ("take goff-nob from deck", "should read: take CARD"),
        ("move goff-nob@tarrus", "is no card in play|is no planet|should read"),
        ("pass now", "should read: pass"),
    ],
)
def test_what_is_no_move_at_all_is_said_to_be_none(table: Lay, text: str, hint: str) -> None:
    with pytest.raises(BadNotation, match=hint):
        table({"hand": ["goff-boyz"]}).state.explain(text)


# -- the second account is complete, and every reason has words ------------------------------------


def effects() -> Iterator[Effect]:
    return (ability for ability in ABILITIES if isinstance(ability, Effect))


def test_the_judge_has_a_check_for_every_ability() -> None:
    for effect in effects():
        assert effect.event is ACTION or effect.name in WHEN or effect.targets, effect.name
        assert (effect.name in TARGETS) == bool(effect.targets), effect.name
        pays = effect.price in (EXHAUST_ONE, SACRIFICE_ONE)
        assert (effect.name in PRICES) == pays, effect.name
    names = {effect.name for effect in effects()}
    assert {*WHEN, *TARGETS, *PRICES} <= names


def test_the_judge_has_a_check_for_every_question() -> None:
    for prompt in PROMPTS:
        if not isinstance(prompt, Question):
            continue
        assert answers_to(prompt)
        if isinstance(prompt, Pick) and not isinstance(prompt, (ChooseTarget, ChoosePrice)):
            assert prompt.name in PICKS
        if isinstance(prompt, (TakeCard, Search)):
            assert prompt.name in TAKES


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_reason_has_a_sentence(lang: str) -> None:
    texts = catalogue_of(lang, "conquest")
    assert all(texts.has(f"refusal-{why}") for why in SENTENCES)


def test_every_reason_is_tested() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [why for why in SENTENCES if f'"{why}"' not in source] == []


def test_a_refusal_says_what_is_wrong_and_which_rule_it_breaks(table: Lay) -> None:
    t = table({"hand": ["goff-nob"], "resources": 2})
    refusal = t.state.explain("deploy goff-nob tarrus").refusals[0]
    assert refusal_line(catalogue_of("en", "conquest"), refusal) == (
        "Goff Nob costs 5, and you have 2. You cannot deploy or play a card you cannot pay for, "
        "unless an interrupt makes it cheap enough. (CQ-6.10)"
    )
    hungarian = refusal_line(catalogue_of("hu", "conquest"), refusal)
    assert hungarian.startswith("A Goff Nob kártya költsége 5, neked pedig 2 erőforrásod van. ")


# -- the two accounts held against each other ------------------------------------------------------

POSITIONS = 12
DECISIONS = 40
WARLORDS = [card.name for card in CARDS if card.type == WARLORD]
UNITS = [card.name for card in CARDS if card.type in (ARMY, TOKEN)]
SUPPORTS = [card.name for card in CARDS if card.type == SUPPORT]
WORN = [card.name for card in CARDS if card.worn.on]
HELD = [card.name for card in CARDS if card.type in (ARMY, SUPPORT, ATTACHMENT, EVENT)]
PLANETS = [card.name for card in CARDS if card.type == PLANET]
STARTS = ("deploy", "command", "struggles", "combat", "combat", "battle", "battle", "headquarters")
MARKS = ("", "", "", " exhausted", " 1 damage", " 1 damage exhausted", " blank", " undamageable")
OPTIONS = ({}, {}, {"ambush": "battle", "undamageable": "spared", "token-limit": "type"})


def agree(s: State, index: int) -> None:
    seat = int(s.asks[index].seat)
    legal = {GAME.text(s, index, int(move)): int(move) for move in s.legal(index)}
    for text in dict.fromkeys([*legal, *GAME.candidates(s, index)]):
        verdict = s.explain(text, seat)
        if text in legal:
            assert verdict.move == legal[text], f"{text}: {verdict}"
        elif verdict.legal:
            assert verdict.move in legal.values(), f"the judge allows {text}"
        else:
            assert verdict.refusals


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_judge_and_generator_agree_in_random_positions(seed: int) -> None:
    """Positions no game would reach: any cards side by side, in any state."""
    rng = random.Random(seed)
    s = random_position(rng)
    for _ in range(DECISIONS):
        if s.over:
            return
        decision = rng.choice(s.decisions)
        agree(s, decision.index)
        moves = decision.moves
        texts = decision.texts
        acting = [m for m, text in zip(moves, texts, strict=True) if text not in ("pass", "no")]
        s.advance(rng.choice(acting if acting and rng.random() < 0.85 else moves), decision.index)


def random_position(rng: random.Random) -> State:
    """One that can be laid: not every attachment fits every unit that is drawn."""
    while True:
        warlords = (rng.choice(WARLORDS), rng.choice(WARLORDS))
        row = rng.sample(PLANETS, rng.randint(1, 5))
        sides = [random_side(rng, row, warlord) for warlord in warlords]
        try:
            return lay(
                *sides, warlords=warlords, options=rng.choice(OPTIONS), planets=row,
                start=rng.choice(STARTS), initiative=rng.randrange(2), seed=rng.randrange(999),
            ).state  # fmt: skip
        except BadScenario:
            continue


def random_side(rng: random.Random, row: list[str], warlord: str) -> Side:
    side: Side = {
        "resources": rng.randint(0, 9),
        "hand": rng.choices(HELD, k=rng.randint(0, 7)),
        "discard": rng.choices(HELD, k=rng.randint(0, 5)),
        "supports": rng.sample(SUPPORTS, rng.randint(0, 4)),
        "hq": [random_unit(rng) for _ in range(rng.randint(0, 2))],
    }
    for planet in row:
        side[planet] = [random_unit(rng) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    if rng.random() < 0.7:
        side[rng.choice(row)].append(warlord)
    return side


def random_unit(rng: random.Random) -> str:
    worn = f" + {rng.choice(WORN)}" if rng.random() < 0.3 else ""
    return rng.choice(UNITS) + rng.choice(MARKS) + worn


# -- and nothing is given away ---------------------------------------------------------------------


@rule("CQ-S23")
@pytest.mark.parametrize("seed", range(4))
def test_a_verdict_tells_a_seat_nothing_it_does_not_know(seed: int) -> None:
    """In every world that the seat cannot tell from this one the judge says the same."""
    rng = random.Random(seed)
    decks = rng.sample(GAME.ready_decks(), 2)
    s = GAME.begin({"decks": decks}, seed)
    compared = 0
    for step in range(300):
        if s.over:
            break
        decision = rng.choice(s.decisions)
        if step % 10 == 0:
            for seat in (0, 1):
                other = s.sample(seat, seed * 1000 + step)
                for text in GAME.candidates(s, decision.index):
                    assert other.explain(text, seat) == s.explain(text, seat), text
                    compared += 1
        s.advance(rng.choice(decision.moves), decision.index)
    assert compared > 100
