"""The judge of attacks, retreats and Mobile moves."""

from __future__ import annotations

import pytest

from tests.games.conquest.legality.judging import CASE, MELEE, Side, case, judged

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


@pytest.mark.parametrize(CASE, FIGHTING)
def test_an_attack_or_retreat_is_refused_for_the_rule_it_breaks(
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
    judged(number, why, text, mine, theirs, ok, at, do, position)
