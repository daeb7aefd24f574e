"""Tau: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.cards.definition import CARDS
from hadur.games.conquest.state import HAND

SHADOWSUN = ("commander-shadowsun", "nazdreg")


def offers(t: Any, name: str) -> list[str]:
    """The ways in which a card may be used or played now."""
    return [text for text in t.legal if text.split()[0] in ("use", "play") and name in text]


def use(t: Any, name: str) -> Any:
    """Use or play a card in the first way there is."""
    return t.do(offers(t, name)[0])


def worn_by(t: Any, name: str, seat: int = 0) -> list[str]:
    """What is attached to a unit, by name."""
    return [CARDS[t.state.kind[card]].name for card in t.state.attachments_of(t.card(name, seat))]


# -- Commander Shadowsun ---------------------------------------------------------------------------


def commit(table: Any, hand: list[str], discard: tuple[str, ...] = (), **more: Any) -> Any:
    """Shadowsun commits to Tarrus, where a Fire Warrior Elite and an enemy Ork are."""
    mine = {"hand": hand, "discard": discard, "tarrus": ["fire-warrior-elite"]}
    theirs = {"tarrus": ["goff-boyz"], "barlus": ["goff-nob"]}
    t = table({**mine, **more.pop("mine", {})}, theirs, warlords=SHADOWSUN, start="command", **more)
    return t.do("dial 1", seat=0).do("dial 2", seat=1)


def test_shadowsun_brings_an_attachment_from_the_hand(table: Any) -> None:
    t = commit(table, ["ion-rifle", "repulsor-impact-field", "ion-rifle", "bad-dok"])
    use(t, "commander-shadowsun")
    assert t.legal == ["take ion-rifle", "take repulsor-impact-field"]
    t.do("take ion-rifle")
    assert t.legal == ["pick fire-warrior-elite@tarrus", "pick their goff-boyz@tarrus"]
    t.do("pick fire-warrior-elite@tarrus")
    assert t.attack("fire-warrior-elite") == 4
    assert sorted(t.zone("hand", 0)) == ["bad-dok", "ion-rifle", "repulsor-impact-field"]
    assert t.resources == [0, 0]


def test_shadowsun_brings_an_attachment_from_the_discard_pile(table: Any) -> None:
    t = commit(table, ["ion-rifle"], ("command-link-drone", "ion-rifle", "promotion"))
    use(t, "commander-shadowsun")
    assert t.legal == [
        "take ion-rifle",
        "take command-link-drone from discard",
        "take ion-rifle from discard",
    ]
    t.do("take command-link-drone from discard")
    assert t.legal[0] == "pick fire-warrior-elite@tarrus"
    t.do("pick commander-shadowsun@tarrus")
    assert t.attack("commander-shadowsun") == 2
    assert t.zone("discard", 0) == ["ion-rifle", "promotion"]


def test_shadowsun_needs_no_hand_for_the_discard_pile(table: Any) -> None:
    t = commit(table, [], ("shadowsuns-stealth-cadre",))
    use(t, "commander-shadowsun").do("take shadowsuns-stealth-cadre from discard")
    t.do("pick fire-warrior-elite@tarrus")
    assert worn_by(t, "fire-warrior-elite") == ["shadowsuns-stealth-cadre"]
    assert t.zone("discard", 0) == []


def test_shadowsun_brings_a_stealth_cadre_as_an_attachment(table: Any) -> None:
    t = commit(table, ["shadowsuns-stealth-cadre", "gun-drones"])
    use(t, "commander-shadowsun")
    assert t.legal == ["take shadowsuns-stealth-cadre"]
    t.do("take shadowsuns-stealth-cadre", "pick fire-warrior-elite@tarrus")
    assert (t.attack("fire-warrior-elite"), t.hp("fire-warrior-elite")) == (3, 7)


def test_shadowsun_brings_nothing_that_nobody_there_may_wear(table: Any) -> None:
    t = table(
        {"hand": ["ion-rifle", "no-mercy"], "barlus": ["fire-warrior-elite"]},
        warlords=SHADOWSUN,
        start="command",
    )
    t.do("dial 1", seat=0).do("dial 2", seat=1)
    assert offers(t, "commander-shadowsun") == []


@pytest.mark.rule("CQ-S23")
def test_what_shadowsun_could_bring_only_her_player_knows(table: Any) -> None:
    t = commit(table, ["bad-dok"])
    assert (t.prompt, t.seat, t.legal) == ("offer", 0, ["pass"])
    t = commit(table, [])
    assert t.prompt != "offer"


def test_a_bloodied_shadowsun_brings_nothing(table: Any) -> None:
    t = commit(table, ["ion-rifle"], mine={"bloodied": True})
    assert offers(t, "commander-shadowsun") == []


def test_shadowsun_does_not_answer_to_the_other_warlord(table: Any) -> None:
    t = commit(table, ["ion-rifle", "ion-rifle"])
    assert offers(t, "commander-shadowsun") == [
        "use commander-shadowsun@tarrus on commander-shadowsun@tarrus"
    ]


# -- Shadowsun's Stealth Cadre ---------------------------------------------------------------------


def test_a_stealth_cadre_comes_as_a_unit_or_as_an_attachment(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["shadowsuns-stealth-cadre"],
            "tarrus": ["carnivore-pack", "experimental-devilfish"],
        },
        {"barlus": ["goff-nob", "snotlings"]},
        planets=("tarrus", "barlus"),
        warlords=SHADOWSUN,
    )
    assert t.starting("deploy") + t.starting("attach") == [
        "deploy shadowsuns-stealth-cadre tarrus",
        "deploy shadowsuns-stealth-cadre barlus",
        "attach shadowsuns-stealth-cadre carnivore-pack@tarrus",
        "attach shadowsuns-stealth-cadre their goff-nob@barlus",
    ]
    t.do("attach shadowsuns-stealth-cadre carnivore-pack@tarrus")
    assert (t.attack("carnivore-pack"), t.hp("carnivore-pack")) == (5, 5)
    assert t.resources == [0, 0]
    assert worn_by(t, "carnivore-pack") == ["shadowsuns-stealth-cadre"]


@pytest.mark.rule("CQ-12.41")
def test_an_attached_stealth_cadre_is_no_unit(table: Any) -> None:
    t = table(
        {"tarrus": ["carnivore-pack + shadowsuns-stealth-cadre", "viorla-marksman"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
        initiative=1,
    )
    assert t.command("carnivore-pack") == 0
    t.reach("attack viorla-marksman@tarrus")
    t.reach("attack goff-nob@tarrus")
    assert t.legal == ["pick their carnivore-pack@tarrus", "pick their viorla-marksman@tarrus"]


def test_a_stealth_cadre_is_discarded_with_its_host(table: Any) -> None:
    t = table(
        {"tarrus": ["fire-warrior-elite 1 damage + shadowsuns-stealth-cadre", "recon-drone"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their fire-warrior-elite@tarrus")
    assert sorted(t.zone("discard", 0)) == ["fire-warrior-elite", "shadowsuns-stealth-cadre"]


# -- Communications Relay --------------------------------------------------------------------------


def burnt(table: Any, unit: str, relay: str = "communications-relay") -> Any:
    """Flamers target a unit."""
    t = table(
        {"supports": [relay], "tarrus": [unit]},
        {"tarrus": ["zarathurs-flamers", "nazdreg"]},
        start="battle",
        initiative=1,
    )
    return t.reach("use zarathurs-flamers@tarrus")


def test_the_communications_relay_protects_a_unit_with_an_attachment(table: Any) -> None:
    t = burnt(table, "fire-warrior-strike-team + ion-rifle")
    use(t, "communications-relay")
    assert t.damage("fire-warrior-strike-team") == 0
    assert not t.ready("communications-relay")
    assert not t.has("zarathurs-flamers", 1), "the cost stays paid"


def test_the_communications_relay_may_be_left_unused(table: Any) -> None:
    t = burnt(table, "fire-warrior-strike-team + ion-rifle").do("pass")
    assert t.damage("fire-warrior-strike-team") == 2
    assert t.ready("communications-relay")


def test_an_enemys_attachment_is_an_attachment_to_the_relay(table: Any) -> None:
    t = table(
        {
            "supports": ["communications-relay"],
            "tarrus": ["carnivore-pack + their promotion"],
        },
        {"hand": ["promotion"], "tarrus": ["zarathurs-flamers"]},
        start="battle",
        initiative=1,
    )
    use(t.reach("use zarathurs-flamers@tarrus"), "communications-relay")
    assert t.damage("carnivore-pack") == 0


def test_the_communications_relay_protects_no_unit_without_attachment(table: Any) -> None:
    t = burnt(table, "fire-warrior-strike-team")
    assert offers(t, "communications-relay") == []
    assert t.damage("fire-warrior-strike-team") == 2


def test_an_exhausted_communications_relay_protects_nobody(table: Any) -> None:
    t = burnt(table, "fire-warrior-strike-team + ion-rifle", "communications-relay exhausted")
    assert offers(t, "communications-relay") == []
    assert t.damage("fire-warrior-strike-team") == 2


def test_the_communications_relay_does_not_answer_to_what_has_no_target(table: Any) -> None:
    t = table(
        {"supports": ["communications-relay"], "tarrus": ["carnivore-pack + ion-rifle"]},
        {"resources": 3, "hand": ["weirdboy-maniak"]},
        initiative=1,
    )
    t.do("deploy weirdboy-maniak tarrus", "use weirdboy-maniak@tarrus")
    assert t.damage("carnivore-pack") == 1
    assert t.ready("communications-relay")


def test_the_communications_relay_does_not_answer_to_its_own_player(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["deception"],
            "supports": ["communications-relay"],
            "tarrus": ["carnivore-pack + ion-rifle"],
        }
    )
    use(t, "deception")
    assert not t.has("carnivore-pack")
    assert t.ready("communications-relay")


def test_the_communications_relay_does_not_protect_the_opponents_units(table: Any) -> None:
    t = table(
        {"supports": ["communications-relay"]},
        {"resources": 2, "hand": ["deception"], "tarrus": ["bad-dok + promotion"]},
        initiative=1,
    )
    use(t, "deception")
    assert t.zone("hand", 1) == ["bad-dok"]
    assert t.ready("communications-relay")


def test_the_communications_relay_does_not_protect_a_headquarters(table: Any) -> None:
    t = table(
        {"supports": ["communications-relay"], "hq": ["carnivore-pack + ion-rifle"]},
        {"atrox-prime": ["goff-nob"]},
        planets=("atrox-prime", "barlus"),
        start="battle",
        initiative=1,
    )
    t.until("battle-ability").do("yes", "pick their hq")
    assert t.damage("carnivore-pack") == 1
    assert t.ready("communications-relay")


def test_the_communications_relay_answers_if_one_of_the_targets_is_such_a_unit(
    table: Any,
) -> None:
    t = table(
        {"supports": ["communications-relay"], "tarrus": ["carnivore-pack + ion-rifle"]},
        {"supports": ["kraktoof-hall"], "tarrus": ["goff-nob 1 damage"]},
        start="battle",
        initiative=1,
    )
    use(t, "kraktoof-hall")
    use(t, "communications-relay")
    assert (t.damage("carnivore-pack"), t.damage("goff-nob", 1)) == (0, 1)


def test_a_cancelled_event_is_paid_and_discarded(table: Any) -> None:
    t = table(
        {"supports": ["communications-relay"], "tarrus": ["carnivore-pack + ion-rifle"]},
        {"resources": 2, "hand": ["deception"]},
        initiative=1,
    )
    use(t, "deception")
    use(t, "communications-relay")
    assert t.has("carnivore-pack@tarrus")
    assert t.resources == [0, 0]
    assert t.zone("discard", 1) == ["deception"]


# -- Squadron Redeployment -------------------------------------------------------------------------


def test_squadron_redeployment_exhausts_and_moves_a_unit_with_an_attachment(table: Any) -> None:
    t = table(
        {
            "hand": ["squadron-redeployment"],
            "tarrus": [
                "carnivore-pack + ion-rifle",
                "recon-drone",
                "stingwing-swarm exhausted + ion-rifle",
            ],
            "hq": ["fire-warrior-elite + ion-rifle"],
        },
        {"tarrus": ["goff-nob + promotion"]},
    )
    t.do("play squadron-redeployment")
    assert t.legal == ["pick carnivore-pack@tarrus", "pick fire-warrior-elite@hq"]
    t.do("pick carnivore-pack@tarrus")
    assert t.legal == ["pick barlus", "pick ferrin"]
    t.do("pick ferrin")
    assert t.has("carnivore-pack@ferrin")
    assert not t.ready("carnivore-pack")
    assert worn_by(t, "carnivore-pack") == ["ion-rifle"]
    assert t.has("fire-warrior-elite@hq")


def test_squadron_redeployment_brings_a_unit_from_the_headquarters(table: Any) -> None:
    t = table({"hand": ["squadron-redeployment"], "hq": ["fire-warrior-elite + ion-rifle"]})
    t.do("play squadron-redeployment", "pick tarrus")
    assert t.has("fire-warrior-elite@tarrus")


def test_squadron_redeployment_needs_a_ready_army_unit_with_an_attachment(table: Any) -> None:
    t = table(
        {
            "hand": ["squadron-redeployment"],
            "hq": ["commander-shadowsun + command-link-drone"],
            "tarrus": ["carnivore-pack exhausted + ion-rifle", "stingwing-swarm"],
        },
        {"tarrus": ["goff-nob + promotion"]},
        warlords=SHADOWSUN,
    )
    assert offers(t, "squadron-redeployment") == []


@pytest.mark.rule("CQ-14.5")
def test_squadron_redeployment_needs_another_planet(table: Any) -> None:
    t = table(
        {"hand": ["squadron-redeployment"], "tarrus": ["carnivore-pack + ion-rifle"]},
        planets=("tarrus",),
    )
    assert t.prompt == "deploy-turn"
    assert offers(t, "squadron-redeployment") == []


# -- Command-Link Drone ----------------------------------------------------------------------------


def test_a_command_link_drone_flies_to_another_unit_for_a_resource(table: Any) -> None:
    t = table(
        {"resources": 1, "tarrus": ["carnivore-pack + command-link-drone", "stingwing-swarm"]},
        {"barlus": ["goff-nob"]},
        warlords=SHADOWSUN,
    )
    assert t.attack("carnivore-pack") == 4
    use(t, "command-link-drone")
    assert t.legal == [
        "pick stingwing-swarm@tarrus",
        "pick their goff-nob@barlus",
        "pick commander-shadowsun@hq",
        "pick their nazdreg@hq",
    ]
    t.do("pick stingwing-swarm@tarrus")
    assert (t.attack("carnivore-pack"), t.attack("stingwing-swarm")) == (3, 4)
    assert t.resources == [0, 0]


def test_a_command_link_drone_stays_without_a_resource(table: Any) -> None:
    t = table({"hand": ["ion-rifle"], "tarrus": ["carnivore-pack + command-link-drone"]})
    assert t.prompt == "deploy-turn"
    assert offers(t, "command-link-drone") == []


def test_the_opponent_does_not_use_my_command_link_drone(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["command-link-drone", "ion-rifle"]},
        {"resources": 1, "hand": ["bad-dok"], "tarrus": ["goff-nob"]},
    )
    t.do("attach command-link-drone their goff-nob@tarrus")
    assert (t.attack("goff-nob", 1), t.seat) == (7, 1)
    assert offers(t, "command-link-drone") == []
    t.do("pass")
    assert offers(t, "command-link-drone") == ["use command-link-drone@tarrus"]


# -- Recon Drone and the plain ones ----------------------------------------------------------------


@pytest.mark.rule("CQ-15.17")
def test_a_recon_drone_is_limited(table: Any) -> None:
    t = table({"hand": ["recon-drone", "recon-drone", "promotion"], "tarrus": ["carnivore-pack"]})
    t.do("deploy recon-drone tarrus").until("deploy-turn")
    assert (t.starting("deploy"), t.starting("attach")) == ([], [])
    assert t.command("recon-drone") == 2


def test_mobile_units_move_as_the_combat_phase_begins(table: Any) -> None:
    t = table(
        {"tarrus": ["vashya-trailblazer", "crisis-battle-guard", "carnivore-pack"]}, start="combat"
    )
    assert t.legal == [
        "done",
        "move vashya-trailblazer@tarrus barlus",
        "move crisis-battle-guard@tarrus barlus",
    ]


def test_ranged_units_shoot_in_the_skirmish(table: Any) -> None:
    t = table(
        {"tarrus": ["viorla-marksman", "stingwing-swarm", "carnivore-pack"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    assert t.state.ranged
    assert t.starting("attack") == [
        "attack viorla-marksman@tarrus",
        "attack stingwing-swarm@tarrus",
    ]


# -- Carnivore Pack --------------------------------------------------------------------------------


def test_a_carnivore_pack_leaves_three_resources_when_destroyed(table: Any) -> None:
    t = table(
        {"tarrus": ["carnivore-pack", "recon-drone"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their carnivore-pack@tarrus")
    use(t, "carnivore-pack")
    assert t.resources == [3, 0]
    assert t.zone("discard", 0) == ["carnivore-pack"]


def test_a_carnivore_pack_leaves_nothing_for_the_loss_of_others(table: Any) -> None:
    t = table(
        {"tarrus": ["carnivore-pack", "recon-drone"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their recon-drone@tarrus")
    assert not t.has("recon-drone")
    assert offers(t, "carnivore-pack") == []


def test_a_carnivore_pack_that_goes_back_to_hand_leaves_nothing(table: Any) -> None:
    t = table({"tarrus": ["carnivore-pack"]}, {"resources": 2, "hand": ["deception"]}, initiative=1)
    use(t, "deception")
    assert t.zone("hand", 0) == ["carnivore-pack"]
    assert t.resources == [0, 0]


def test_a_blank_carnivore_pack_leaves_nothing(table: Any) -> None:
    t = table(
        {"tarrus": ["carnivore-pack", "recon-drone"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
        initiative=1,
    )
    t.blank("carnivore-pack")
    t.reach("attack goff-nob@tarrus").do("pick their carnivore-pack@tarrus")
    assert not t.has("carnivore-pack")
    assert offers(t, "carnivore-pack") == []


# -- Fire Warrior Elite ----------------------------------------------------------------------------


def elite(table: Any, mine: dict[str, Any], defender: str) -> Any:
    """Shoota Mob attack one of these."""
    t = table(mine, {"tarrus": ["shoota-mob"]}, start="battle", initiative=1)
    return t.reach("attack shoota-mob@tarrus").do(f"pick their {defender}@tarrus")


def test_a_fire_warrior_elite_steps_in_for_another(table: Any) -> None:
    mine = {"tarrus": ["carnivore-pack", "fire-warrior-elite exhausted"]}
    t = elite(table, mine, "carnivore-pack")
    use(t, "fire-warrior-elite")
    assert (t.damage("fire-warrior-elite"), t.damage("carnivore-pack")) == (2, 0)


def test_a_fire_warrior_elite_may_stay_aside(table: Any) -> None:
    t = elite(table, {"tarrus": ["carnivore-pack", "fire-warrior-elite"]}, "carnivore-pack")
    t.do("pass")
    assert (t.damage("fire-warrior-elite"), t.damage("carnivore-pack")) == (0, 2)


@pytest.mark.rule("CQ-10.35")
def test_of_two_fire_warrior_elites_the_last_to_step_in_is_attacked(table: Any) -> None:
    mine = {"tarrus": ["carnivore-pack", "fire-warrior-elite", "fire-warrior-elite"]}
    t = elite(table, mine, "carnivore-pack")
    t.do("use fire-warrior-elite@tarrus", "use fire-warrior-elite@tarrus#2")
    assert t.damage("fire-warrior-elite@tarrus") == 0
    assert t.damage("fire-warrior-elite@tarrus#2") == 2


def test_a_fire_warrior_elite_does_not_step_in_for_itself_or_from_elsewhere(table: Any) -> None:
    t = elite(table, {"tarrus": ["carnivore-pack", "fire-warrior-elite"]}, "fire-warrior-elite")
    assert offers(t, "fire-warrior-elite") == []
    assert t.damage("fire-warrior-elite") == 2
    mine = {"tarrus": ["carnivore-pack", "recon-drone"], "barlus": ["fire-warrior-elite"]}
    t = elite(table, mine, "carnivore-pack")
    assert offers(t, "fire-warrior-elite") == []
    assert t.damage("carnivore-pack") == 2


def test_the_enemys_fire_warrior_elite_does_not_answer_to_its_own_attack(table: Any) -> None:
    t = table(
        {"tarrus": ["carnivore-pack", "recon-drone"]},
        {"tarrus": ["shoota-mob", "fire-warrior-elite"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack shoota-mob@tarrus").do("pick their carnivore-pack@tarrus")
    assert t.damage("carnivore-pack") == 2
    assert t.damage("fire-warrior-elite", 1) == 0


# -- Fire Warrior Strike Team ----------------------------------------------------------------------


def test_a_fire_warrior_strike_team_is_stronger_for_each_attachment(table: Any) -> None:
    t = table(
        {
            "tarrus": [
                "fire-warrior-strike-team + promotion + repulsor-impact-field",
                "fire-warrior-strike-team",
                "carnivore-pack + promotion",
            ]
        }
    )
    assert t.attack("fire-warrior-strike-team@tarrus") == 3
    assert t.attack("fire-warrior-strike-team@tarrus#2") == 1
    assert t.attack("carnivore-pack") == 3


def test_a_blank_fire_warrior_strike_team_is_not(table: Any) -> None:
    t = table({"tarrus": ["fire-warrior-strike-team + promotion + ion-rifle"]})
    assert t.attack("fire-warrior-strike-team") == 6
    t.blank("fire-warrior-strike-team")
    assert t.attack("fire-warrior-strike-team") == 4


# -- Earth Caste Technician ------------------------------------------------------------------------

SIX = ["ion-rifle", "gun-drones", "shadowsuns-stealth-cadre", "recon-drone", "deception", "bad-dok"]


def test_an_earth_caste_technician_finds_an_attachment_or_a_drone(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["earth-caste-technician"], "deck": ["promotion", *SIX]},
    )
    t.do("deploy earth-caste-technician tarrus")
    use(t, "earth-caste-technician")
    assert t.legal == ["no", "take recon-drone", "take gun-drones", "take ion-rifle"]
    t.do("take gun-drones", "done")
    assert t.zone("hand", 0) == ["gun-drones"]
    assert t.state.knows_card(1, t.state.card_in(HAND, 0))
    assert t.zone("deck", 0)[-1] == "promotion"


def test_an_earth_caste_technician_may_find_nothing(table: Any) -> None:
    t = table({"resources": 1, "hand": ["earth-caste-technician"], "deck": ["promotion", *SIX]})
    t.do("deploy earth-caste-technician tarrus")
    use(t, "earth-caste-technician").do("no", "done")
    assert t.zone("hand", 0) == []
    assert sorted(t.zone("deck", 0)[:6]) == sorted(SIX)


def test_an_earth_caste_technician_searches_only_on_its_own_arrival(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["carnivore-pack"], "tarrus": ["earth-caste-technician"]},
        {"tarrus": ["earth-caste-technician"]},
    )
    t.do("deploy carnivore-pack tarrus")
    assert offers(t, "earth-caste-technician") == []


# -- Gun Drones ------------------------------------------------------------------------------------


def test_gun_drones_are_a_unit_or_give_area_effect(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["gun-drones"],
            "tarrus": ["carnivore-pack", "experimental-devilfish"],
        },
        {"barlus": ["nazdreg"]},
        planets=("tarrus", "barlus"),
    )
    assert t.starting("deploy") + t.starting("attach") == [
        "deploy gun-drones tarrus",
        "deploy gun-drones barlus",
        "attach gun-drones carnivore-pack@tarrus",
    ]


def test_a_unit_with_gun_drones_strikes_everybody(table: Any) -> None:
    t = table(
        {"tarrus": ["carnivore-pack + gun-drones", "stingwing-swarm exhausted"]},
        {"tarrus": ["goff-nob", "enraged-ork"]},
        start="battle",
    )
    t.reach("attack carnivore-pack@tarrus")
    assert "area" in t.legal
    t.do("area")
    assert (t.damage("goff-nob", 1), t.damage("enraged-ork", 1)) == (2, 2)
    assert t.damage("stingwing-swarm") == 0


def test_gun_drones_as_a_unit_have_no_area_effect(table: Any) -> None:
    t = table({"tarrus": ["gun-drones"]}, {"tarrus": ["goff-nob", "enraged-ork"]}, start="battle")
    t.reach("attack gun-drones@tarrus")
    assert "area" not in t.legal


@pytest.mark.rule("CQ-15.3")
def test_area_effect_of_several_gun_drones_adds_up(table: Any) -> None:
    t = table(
        {"tarrus": ["tactical-squad-cardinis + gun-drones + gun-drones"]},
        {"tarrus": ["goff-nob", "enraged-ork"]},
        start="battle",
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("area")
    assert t.damage("goff-nob", 1) == 5


# -- Fireblade Kais'vre ----------------------------------------------------------------------------


def shielded(table: Any, shield: str, defender: str, **mine: Any) -> Any:
    """A Goff Nob attacks a unit, for which a shield card is used."""
    t = table(
        {"hand": [shield], "tarrus": ["fire-warrior-strike-team", "fireblade-kaisvre"], **mine},
        {"tarrus": ["tankbusta-bommaz"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack tankbusta-bommaz@tarrus").do(f"pick their {defender}@tarrus")
    return t.do(f"shield {shield}")


def test_fireblade_kaisvre_adds_a_shield_icon(table: Any) -> None:
    t = shielded(table, "ion-rifle", "fire-warrior-strike-team")
    use(t, "fireblade-kaisvre")
    assert t.damage("fire-warrior-strike-team") == 1


def test_fireblade_kaisvre_shields_himself_better(table: Any) -> None:
    t = shielded(table, "ion-rifle", "fireblade-kaisvre")
    use(t, "fireblade-kaisvre")
    assert t.damage("fireblade-kaisvre") == 1


def test_fireblade_kaisvre_adds_nothing_to_cards_of_others(table: Any) -> None:
    t = shielded(table, "promotion", "fire-warrior-strike-team")
    assert offers(t, "fireblade-kaisvre") == []
    assert t.damage("fire-warrior-strike-team") == 2


def test_fireblade_kaisvre_adds_nothing_at_another_planet(table: Any) -> None:
    mine = {"tarrus": ["fire-warrior-strike-team", "recon-drone"], "barlus": ["fireblade-kaisvre"]}
    t = shielded(table, "ion-rifle", "fire-warrior-strike-team", **mine)
    assert offers(t, "fireblade-kaisvre") == []
    assert t.damage("fire-warrior-strike-team") == 2


def test_fireblade_kaisvre_adds_nothing_for_the_enemy(table: Any) -> None:
    t = table(
        {"hand": ["ion-rifle"], "tarrus": ["fire-warrior-strike-team", "recon-drone"]},
        {"tarrus": ["tankbusta-bommaz", "fireblade-kaisvre"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack tankbusta-bommaz@tarrus").do("pick their fire-warrior-strike-team@tarrus")
    t.do("shield ion-rifle")
    assert t.damage("fire-warrior-strike-team") == 2


# -- Experimental Devilfish ------------------------------------------------------------------------


def test_an_experimental_devilfish_readies_after_it_commits(table: Any) -> None:
    t = table(
        {
            "hq": ["experimental-devilfish", "carnivore-pack"],
            "barlus": ["experimental-devilfish exhausted"],
        },
        start="command",
    )
    t.do("dial 1", seat=0).do("dial 2", seat=1)
    assert not t.ready("experimental-devilfish@tarrus")
    assert len(offers(t, "experimental-devilfish")) == 1
    use(t, "experimental-devilfish")
    assert t.ready("experimental-devilfish@tarrus")
    assert not t.ready("carnivore-pack@tarrus")
    assert not t.ready("experimental-devilfish@barlus")


def test_a_blank_experimental_devilfish_stays_exhausted(table: Any) -> None:
    t = table({"hq": ["experimental-devilfish"]}, start="command")
    t.blank("experimental-devilfish")
    t.do("dial 1", seat=0).do("dial 2", seat=1)
    assert offers(t, "experimental-devilfish") == []
    assert not t.ready("experimental-devilfish")


def test_an_experimental_devilfish_takes_no_wargear(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["ion-rifle", "command-link-drone"],
            "tarrus": ["experimental-devilfish"],
        },
        planets=("tarrus",),
    )
    assert "attach command-link-drone experimental-devilfish@tarrus" in t.legal
    assert t.refuses("attach ion-rifle experimental-devilfish@tarrus")


# -- Even the Odds ---------------------------------------------------------------------------------


def odds(table: Any, mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Any:
    return table({"resources": 1, "hand": ["even-the-odds"], **mine}, theirs)


def test_even_the_odds_moves_an_attachment_to_another_unit_of_its_player(table: Any) -> None:
    t = odds(
        table,
        {"tarrus": ["carnivore-pack + ion-rifle", "experimental-devilfish", "recon-drone"]},
        {"tarrus": ["goff-nob"]},
    )
    t.do("play even-the-odds")
    assert t.has("ion-rifle@tarrus")
    assert (t.attack("carnivore-pack"), t.attack("recon-drone")) == (3, 3)
    assert t.attack("goff-nob", 1) == 6
    assert t.resources == [0, 0]


def test_even_the_odds_moves_the_enemys_attachments_among_the_enemys_units(table: Any) -> None:
    t = odds(
        table,
        {"tarrus": ["carnivore-pack"]},
        {"tarrus": ["goff-nob + rokkit-launcha", "bad-dok"], "barlus": ["shoota-mob"]},
    )
    t.do("play even-the-odds")
    assert t.legal == ["pick their bad-dok@tarrus", "pick their shoota-mob@barlus"]
    t.do("pick their shoota-mob@barlus")
    assert worn_by(t, "shoota-mob", 1) == ["rokkit-launcha"]
    assert worn_by(t, "goff-nob", 1) == []


@pytest.mark.rule("CQ-18.6")
def test_a_unit_that_lives_by_an_attachment_falls_without_it(table: Any) -> None:
    t = odds(
        table,
        {"tarrus": ["carnivore-pack"]},
        {"tarrus": ["bad-dok 5 damage + cybork-body", "goff-nob"]},
    )
    t.do("play even-the-odds")
    assert t.hp("goff-nob", 1) == 12
    assert not t.has("bad-dok", 1)


def test_even_the_odds_needs_another_eligible_unit(table: Any) -> None:
    t = odds(
        table,
        {"tarrus": ["carnivore-pack + ion-rifle", "experimental-devilfish"]},
        {"tarrus": ["goff-nob"]},
    )
    assert offers(t, "even-the-odds") == []
    t = table({"hand": ["even-the-odds"], "tarrus": ["carnivore-pack + ion-rifle", "recon-drone"]})
    assert offers(t, "even-the-odds") == []


# -- Calculated Strike -----------------------------------------------------------------------------


def test_calculated_strike_destroys_a_limited_card_of_any_type(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["calculated-strike"], "supports": ["frontline-launch-bay"]},
        {
            "supports": ["promethium-mine", "kraktoof-hall"],
            "tarrus": ["recon-drone", "goff-nob + promotion", "bad-dok + rokkit-launcha"],
        },
    )
    t.do("play calculated-strike")
    assert sorted(t.legal) == [
        "pick frontline-launch-bay@hq",
        "pick their promethium-mine@hq",
        "pick their promotion@tarrus",
        "pick their recon-drone@tarrus",
    ]
    t.do("pick their promotion@tarrus")
    assert t.zone("discard", 1) == ["promotion"]
    assert t.command("goff-nob", 1) == 0
    assert t.has("promethium-mine", 1)
    assert t.resources == [0, 0]


def test_calculated_strike_destroys_a_support_or_a_unit(table: Any) -> None:
    mine = {"resources": 1, "hand": ["calculated-strike"]}
    t = table(mine, {"supports": ["promethium-mine"]}).do("play calculated-strike")
    assert t.zone("discard", 1) == ["promethium-mine"]
    t = table(mine, {"tarrus": ["recon-drone"]}).do("play calculated-strike")
    assert t.zone("discard", 1) == ["recon-drone"]


def test_calculated_strike_needs_a_limited_card_and_a_resource(table: Any) -> None:
    t = table({"resources": 1, "hand": ["calculated-strike"]}, {"supports": ["kraktoof-hall"]})
    assert offers(t, "calculated-strike") == []
    t = table({"hand": ["calculated-strike"]}, {"supports": ["promethium-mine"]})
    assert offers(t, "calculated-strike") == []


def test_a_blank_recon_drone_is_not_limited(table: Any) -> None:
    t = table({"resources": 1, "hand": ["calculated-strike"]}, {"tarrus": ["recon-drone"]})
    t.blank("recon-drone", 1)
    assert offers(t, "calculated-strike") == []


# -- Deception -------------------------------------------------------------------------------------


def test_deception_returns_an_army_unit_that_is_not_elite(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["deception"], "tarrus": ["carnivore-pack"]},
        {"tarrus": ["goff-nob", "bad-dok 2 damage + promotion", "snotlings"], "hq": ["shoota-mob"]},
    )
    t.do("play deception")
    assert t.legal == [
        "pick carnivore-pack@tarrus",
        "pick their bad-dok@tarrus",
        "pick their shoota-mob@hq",
    ]
    t.do("pick their bad-dok@tarrus")
    assert t.zone("hand", 1) == ["bad-dok"]
    assert t.zone("discard", 1) == ["promotion"]
    assert t.resources == [0, 0]
    assert t.has("goff-nob", 1)


def test_deception_is_for_the_deploy_phase_and_has_its_price(table: Any) -> None:
    theirs = {"tarrus": ["bad-dok"]}
    t = table({"resources": 1, "hand": ["deception"]}, theirs)
    assert offers(t, "deception") == []
    t = table({"resources": 2, "hand": ["deception", "eager-recruit"]}, theirs, start="combat")
    assert t.prompt == "action-window"
    assert offers(t, "deception") == []


# -- Repulsor Impact Field -------------------------------------------------------------------------


def repelled(table: Any, host: str, attacker: str = "tankbusta-bommaz") -> Any:
    t = table(
        {"tarrus": [host, "recon-drone"]}, {"tarrus": [attacker]}, start="battle", initiative=1
    )
    return t.reach(f"attack {attacker}@tarrus")


def test_a_repulsor_impact_field_strikes_the_attacker(table: Any) -> None:
    t = repelled(table, "fire-warrior-strike-team + repulsor-impact-field")
    t.do("pick their fire-warrior-strike-team@tarrus")
    use(t, "repulsor-impact-field")
    assert t.damage("fire-warrior-strike-team") == 3
    assert t.damage("tankbusta-bommaz", 1) == 2
    assert t.ready("repulsor-impact-field")


def test_a_repulsor_impact_field_does_not_answer_for_others(table: Any) -> None:
    t = repelled(table, "fire-warrior-strike-team + repulsor-impact-field")
    t.do("pick their recon-drone@tarrus")
    assert offers(t, "repulsor-impact-field") == []


def test_a_repulsor_impact_field_falls_with_its_host(table: Any) -> None:
    t = repelled(table, "carnivore-pack + repulsor-impact-field")
    t.do("pick their carnivore-pack@tarrus").skip("offer")
    assert t.damage("tankbusta-bommaz", 1) == 0
    assert sorted(t.zone("discard", 0)) == ["carnivore-pack", "repulsor-impact-field"]


def test_a_repulsor_impact_field_does_not_answer_to_area_effect(table: Any) -> None:
    t = repelled(
        table, "fire-warrior-strike-team + repulsor-impact-field", "tactical-squad-cardinis"
    )
    t.do("area")
    assert t.damage("fire-warrior-strike-team") == 1
    assert offers(t, "repulsor-impact-field") == []


def test_a_unit_has_one_repulsor_impact_field(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["repulsor-impact-field"],
            "tarrus": ["carnivore-pack + repulsor-impact-field", "recon-drone"],
        }
    )
    assert t.starting("attach") == ["attach repulsor-impact-field recon-drone@tarrus"]


# -- Ion Rifle -------------------------------------------------------------------------------------


def test_an_ion_rifle_gives_three_attack(table: Any) -> None:
    t = table({"tarrus": ["carnivore-pack + ion-rifle + ion-rifle", "recon-drone + ion-rifle"]})
    assert (t.attack("carnivore-pack"), t.attack("recon-drone")) == (9, 3)
    assert t.hp("carnivore-pack") == 3


# -- Frontline Launch Bay --------------------------------------------------------------------------


def test_the_frontline_launch_bay_makes_a_tau_unit_cheaper(table: Any) -> None:
    t = table({"resources": 2, "hand": ["carnivore-pack"], "supports": ["frontline-launch-bay"]})
    t.do("deploy carnivore-pack tarrus")
    use(t, "frontline-launch-bay")
    assert t.resources == [0, 0]
    assert not t.ready("frontline-launch-bay")


def test_the_frontline_launch_bay_serves_no_other_faction(table: Any) -> None:
    t = table({"resources": 2, "hand": ["bad-dok"], "supports": ["frontline-launch-bay"]})
    t.do("deploy bad-dok tarrus")
    assert t.resources == [0, 0]
    assert t.ready("frontline-launch-bay")


@pytest.mark.rule("CQ-12.41")
def test_a_unit_deployed_as_an_attachment_is_none_for_the_launch_bay(table: Any) -> None:
    mine = {
        "hand": ["gun-drones"],
        "supports": ["frontline-launch-bay"],
        "tarrus": ["carnivore-pack"],
    }
    t = table({"resources": 1, **mine})
    assert t.starting("attach") == []
    assert "deploy gun-drones tarrus" in t.legal
    t = table({"resources": 2, **mine})
    t.do("attach gun-drones carnivore-pack@tarrus")
    assert t.resources == [0, 0]
    assert t.ready("frontline-launch-bay")


# -- Ambush Platform -------------------------------------------------------------------------------


def platform(table: Any, hand: list[str], resources: int = 1, **more: Any) -> Any:
    return table(
        {
            "resources": resources,
            "hand": hand,
            "supports": more.pop("supports", ["ambush-platform"]),
            "tarrus": ["carnivore-pack"],
        },
        {"tarrus": ["nazdreg"]},
        **more,
    )


def test_the_ambush_platform_makes_every_attachment_cheaper(table: Any) -> None:
    t = platform(
        table, ["repulsor-impact-field", "gun-drones"], 2, supports=["ambush-platform exhausted"]
    )
    t.do("attach repulsor-impact-field carnivore-pack@tarrus")
    use(t, "ambush-platform")
    assert t.resources == [1, 0]
    t.until("deploy-turn").do("attach gun-drones carnivore-pack@tarrus")
    use(t, "ambush-platform")
    assert t.resources == [0, 0]


def test_two_ambush_platforms_make_an_attachment_cheaper_by_two(table: Any) -> None:
    t = platform(
        table, ["repulsor-impact-field"], 0, supports=["ambush-platform", "ambush-platform"]
    )
    t.do("attach repulsor-impact-field carnivore-pack@tarrus")
    t.do("use ambush-platform@hq", "use ambush-platform@hq#2")
    assert worn_by(t, "carnivore-pack") == ["repulsor-impact-field"]


def test_the_ambush_platform_makes_no_unit_cheaper(table: Any) -> None:
    t = platform(table, ["gun-drones"])
    assert t.starting("deploy") == []
    assert t.starting("attach") == ["attach gun-drones carnivore-pack@tarrus"]


def test_the_opponents_ambush_platform_does_nothing(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["ion-rifle", "bad-dok"], "tarrus": ["carnivore-pack"]},
        {"supports": ["ambush-platform"]},
    )
    t.do("attach ion-rifle carnivore-pack@tarrus")
    assert t.resources == [0, 0]


def test_the_ambush_platform_deploys_an_attachment_in_combat(table: Any) -> None:
    hand = ["ion-rifle", "gun-drones", "carnivore-pack", "deception", "ion-rifle"]
    t = platform(table, hand, 4, start="battle")
    assert t.starting("attach") == []
    use(t, "ambush-platform")
    assert t.legal == [
        "attach ion-rifle carnivore-pack@tarrus",
        "attach gun-drones carnivore-pack@tarrus",
    ]
    t.do("attach ion-rifle carnivore-pack@tarrus")
    use(t, "ambush-platform")
    assert t.attack("carnivore-pack") == 6
    assert t.resources == [4, 0]
    assert not t.ready("ambush-platform")
    assert t.until("combat-turn").starting("attach") == []


def test_the_ambush_platform_deploys_nothing_exhausted_or_in_the_deploy_phase(table: Any) -> None:
    t = platform(
        table,
        ["ion-rifle", "eager-recruit"],
        start="battle",
        supports=["ambush-platform exhausted"],
    )
    assert t.prompt == "action-window"
    assert offers(t, "ambush-platform") == []
    assert offers(platform(table, ["ion-rifle"]), "ambush-platform") == []


@pytest.mark.rule("CQ-S23")
def test_what_the_ambush_platform_could_deploy_only_its_player_knows(table: Any) -> None:
    t = platform(table, ["deception"], start="battle")
    assert (t.prompt, t.seat, t.legal) == ("action-window", 0, ["pass"])


@pytest.mark.rule("CQ-15.17")
def test_the_ambush_platform_heeds_the_limit_of_limited_cards(table: Any) -> None:
    t = platform(
        table,
        ["promotion", "promotion"],
        start="battle",
        supports=["ambush-platform", "ambush-platform"],
    )
    t.do("use ambush-platform@hq", "attach promotion carnivore-pack@tarrus")
    assert t.command("carnivore-pack") == 2
    t.until("action-window")
    assert (t.seat, offers(t, "ambush-platform")) == (0, [])
