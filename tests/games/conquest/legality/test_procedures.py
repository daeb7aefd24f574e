"""The judge of dials, shields, indirect damage and other procedures."""

from __future__ import annotations

import pytest

from tests.games.conquest.legality.judging import CASE, Side, case, judged

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


@pytest.mark.parametrize(CASE, PROCEDURES)
def test_an_answer_to_a_procedure_is_refused_for_the_rule_it_breaks(
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
