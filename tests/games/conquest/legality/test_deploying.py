"""The judge of deploying and attaching: every reason by its rule."""

from __future__ import annotations

import pytest

from tests.games.conquest.legality.judging import CASE, Side, case, judged

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


@pytest.mark.parametrize(CASE, DEPLOYING)
def test_what_is_deployed_is_refused_for_the_rule_it_breaks(
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
