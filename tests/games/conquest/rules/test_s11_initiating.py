"""Section 11: using abilities and playing cards: steps, effects, costs, targets, limits."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.abilities.effect import Effect, effect_of
from hadur.games.conquest.cards.definition import BY_NAME, RANGED
from hadur.games.conquest.phases.cards import gain
from hadur.games.conquest.phases.leaving import LEAVES
from hadur.games.conquest.state import (
    COMBAT_PHASE,
    HAND,
    LASTING,
    ONCE_PER_BATTLE,
    ONCE_PER_PHASE,
    ONCE_PER_ROUND,
    PLAYING,
    Campaign,
)
from hadur.games.conquest.values import has
from hadur.kernel.windows import INTERRUPT, cancel

rule = pytest.mark.rule


PAUSE: dict[str, Any] = {"supports": ["craftworld-gate"], "hq": ["rogue-trader"]}
"""An action that can always be used, so that every window is put to its player."""


def offered(t: Any) -> list[str]:
    """The abilities and events that may be used now."""
    return [move for move in t.legal if move.split()[0] in ("use", "play")]


@rule("CQ-11.1")
@pytest.mark.parametrize(
    ("move", "name"),
    [("play squig-bombin", "squig-bombin"), ("deploy bad-dok tarrus", "bad-dok")],
)
def test_a_card_is_announced_before_anything_else_is_done_with_it(
    table: Any, move: str, name: str
) -> None:
    t = table(
        {"hand": ["squig-bombin", "bad-dok"], "resources": 3,
         "supports": ["bigtoof-banna"]},
        {"hand": ["goff-nob"], "supports": ["ork-kannon"]},
    )  # fmt: skip
    state = t.state
    card = next(card for card in state.cards_in(HAND) if state.kind[card] == BY_NAME[name].number)
    assert not state.knows_card(1, card)
    t.do(move)
    assert t.seat == 0, "a target, or an interrupt, is still to be chosen"
    assert state.zone[card] == PLAYING
    assert state.knows_card(1, card)


@rule("CQ-11.2", "CQ-11.28", "CQ-EX8")
def test_restrictions_are_checked_first(table: Any) -> None:
    """Battle Cry is a Combat Action, and for battles alone."""
    mine = {"hand": ["battle-cry"], "resources": 3, "barlus": ["nazdreg", "goff-nob"], **PAUSE}
    assert "play battle-cry" not in offered(table(mine, {}))
    t = table(mine, {"barlus": ["land-raider"]}, start="combat")
    assert (t.prompt, t.phase, t.state.battle) == ("action-window", "combat", -1)
    assert t.refuses("play battle-cry")
    while t.state.battle < 0:
        t.do("pass")
    assert "play battle-cry" in offered(t)
    t.do("play battle-cry")
    assert t.attack("goff-nob") == 8


@rule("CQ-11.3", "CQ-11.4", "CQ-11.5")
def test_the_base_cost_is_modified_and_then_paid(table: Any) -> None:
    t = table(
        {"hand": ["goff-nob", "bigga-is-betta"], "resources": 5, "supports": ["bigtoof-banna"]},
        {"hand": ["goff-nob"]},
    )  # fmt: skip
    t.do("deploy goff-nob tarrus")
    assert t.resources[0] == 5, "nothing is paid while it can still get cheaper"
    t.do("use bigtoof-banna@hq")
    assert t.resources[0] == 5
    t.do("pass")
    assert t.resources[0] == 5 - (5 - 1)
    assert t.has("goff-nob@tarrus")


@rule("CQ-11.3")
def test_without_modifiers_the_base_cost_is_paid(table: Any) -> None:
    t = table({"hand": ["goff-nob"], "resources": 5, "supports": ["bigtoof-banna"]}, {})
    t.do("deploy goff-nob tarrus", "pass")
    assert t.resources[0] == 0


@rule("CQ-11.5", "CQ-11.6", "CQ-11.7")
def test_first_comes_the_cost_then_the_target_then_the_effect(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2},
        {"supports": ["ork-kannon", "kraktoof-hall"]},
    )  # fmt: skip
    t.do("play squig-bombin")
    assert t.resources[0] == 0, "it is paid"
    assert t.prompt == "target-of-squig-bombin"
    assert (t.has("ork-kannon", 1), t.has("kraktoof-hall", 1)) == (True, True)
    t.do("pick their kraktoof-hall@hq")
    assert (t.has("ork-kannon", 1), t.has("kraktoof-hall", 1)) == (True, False)


@rule("CQ-11.8")
def test_interrupts_to_a_step_come_before_it(table: Any) -> None:
    """The unit that is exhausted as a cost is hurt by its mutation before it exhausts; the event
    is met by Nullify before it is carried out."""
    t = table(
        {"hand": ["suppressive-fire"], "tarrus": ["goff-nob + their dire-mutation"]},
        {"tarrus": ["land-raider"], "hq": ["spiritseer-erathal"], "hand": ["nullify"]},
        start="combat",
    )  # fmt: skip
    t.until("action-window").do("play suppressive-fire")
    assert (t.damage("goff-nob"), t.ready("goff-nob")) == (1, False)
    assert (t.seat, t.legal) == (1, ["play nullify", "pass"])
    assert t.ready("land-raider", 1)
    t.do("pass")
    assert not t.ready("land-raider", 1)


@rule("CQ-11.10")
def test_a_gained_ability_works_like_a_printed_one_and_a_lost_one_not_at_all(table: Any) -> None:
    printed = table({"tarrus": ["viorla-marksman"]}, {"tarrus": ["goff-nob"]}, start="battle")
    gained = table(
        {"tarrus": ["goff-nob + rokkit-launcha"]}, {"tarrus": ["goff-nob"]}, start="battle"
    )
    for t in (printed, gained):
        assert (len(t.starting("attack")), t.state.ranged) == (1, True)
    lost = table(
        {"tarrus": ["viorla-marksman"], "supports": ["twisted-laboratory"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    lost.do("use twisted-laboratory@hq", "pick viorla-marksman@tarrus").until("combat-turn")
    assert (lost.starting("attack"), lost.state.ranged) == ([], True)


@rule("CQ-11.11", "CQ-11.23")
def test_what_is_paid_is_no_effect_and_stays_paid_when_the_effect_is_cancelled(table: Any) -> None:
    t = table(
        {"hand": ["pact-of-the-haemonculi"], "resources": 2, "tarrus": ["goff-nob"]},
        {"tarrus": ["spiritseer-erathal"], "hand": ["nullify", "goff-nob"]},
    )  # fmt: skip
    t.do("play pact-of-the-haemonculi")
    assert (t.seat, t.legal) == (1, ["play nullify", "pass"])
    assert not t.has("goff-nob"), "it has been sacrificed"
    t.do("play nullify")
    assert t.resources[0] == 0
    assert t.zone("discard", 0) == ["goff-nob", "pact-of-the-haemonculi"]
    assert t.zone("hand", 0) == [], "nothing is drawn"
    assert t.zone("hand", 1) == ["goff-nob"], "nothing is discarded"


@rule("CQ-11.12")
@pytest.mark.parametrize(
    ("resources", "supports", "legal"),
    [(2, ["ork-kannon"], True), (1, ["ork-kannon"], False), (2, [], False)],
)
def test_an_ability_needs_a_target_and_its_whole_cost(
    table: Any, resources: int, supports: list[str], legal: bool
) -> None:
    t = table(
        {"hand": ["squig-bombin", "goff-nob"], "resources": resources}, {"supports": supports}
    )
    assert ("play squig-bombin" in t.legal) == legal


@rule("CQ-11.12")
@pytest.mark.parametrize(("resources", "legal"), [(4, True), (3, False)])
def test_the_cost_that_counts_is_the_modified_one(table: Any, resources: int, legal: bool) -> None:
    t = table({"hand": ["goff-nob"], "resources": resources, "supports": ["bigtoof-banna"]}, {})
    assert ("deploy goff-nob tarrus" in t.legal) == legal


@rule("CQ-11.13", "CQ-11.14")
@pytest.mark.parametrize(("there", "come"), [(7, 2), (9, 1)])
def test_what_can_be_done_in_part_may_be_started_and_is_done_as_far_as_possible(
    table: Any, there: int, come: int
) -> None:
    t = table({"hand": ["promise-of-glory", "goff-nob"], "hq": ["snotlings"] * there}, {})
    t.do("play promise-of-glory")
    assert sum("cultist" in card for card in t.cards(0)) == come


@rule("CQ-11.13")
def test_what_can_be_done_in_no_part_may_not_be_started(table: Any) -> None:
    t = table({"hand": ["promise-of-glory", "goff-nob"], "hq": ["snotlings"] * 10}, {})
    assert t.refuses("play promise-of-glory")


@rule("CQ-11.14")
def test_only_what_is_worded_so_may_be_left_out(table: Any) -> None:
    """The Wraithfighter's victim must discard a card; the Warp Spiders' player may."""
    must = table(
        {"tarrus": ["wailing-wraithfighter"]},
        {"tarrus": ["land-raider"], "hand": ["raid", "doom"]}, start="battle",
    )  # fmt: skip
    must.strike("wailing-wraithfighter@tarrus", "land-raider@tarrus")
    must.do("use wailing-wraithfighter@tarrus")
    assert (must.seat, must.legal) == (1, ["take raid", "take doom"])
    may = table({"tarrus": ["biel-tan-warp-spiders"]}, {"tarrus": ["land-raider"]}, start="battle")
    may.strike("biel-tan-warp-spiders@tarrus", "land-raider@tarrus")
    may.do("use biel-tan-warp-spiders@tarrus", "choose own")
    assert may.legal == ["no", "take sniveling-grot"]


@rule("CQ-11.16")
def test_an_ability_may_have_a_cost_of_its_own(table: Any) -> None:
    t = table({"tarrus": ["haemonculus-tormentor"], "resources": 2, "hand": ["goff-nob"]}, {})
    t.do("use haemonculus-tormentor@tarrus")
    assert (t.resources[0], t.attack("haemonculus-tormentor")) == (1, 4)
    t.do("use haemonculus-tormentor@tarrus")
    assert (t.resources[0], t.attack("haemonculus-tormentor")) == (0, 6)
    assert t.refuses("use haemonculus-tormentor@tarrus")


@rule("CQ-11.17", "CQ-11.18")
def test_costs_are_paid_with_cards_in_play_under_ones_own_control(table: Any) -> None:
    """The hounds want a Cultist: neither the opponent's nor one of a pile will do."""
    hounds = "ravenous-flesh-hounds 1 damage"
    t = table(
        {"tarrus": [hounds], "hand": ["splintered-path-acolyte"],
         "discard": ["splintered-path-acolyte"]},
        {"tarrus": ["cultist", "splintered-path-acolyte"]},
    )  # fmt: skip
    assert t.refuses("use ravenous-flesh-hounds@tarrus")
    t = table(
        {"tarrus": [hounds], "hq": ["cultist", "splintered-path-acolyte"], "hand": ["goff-nob"]},
        {"tarrus": ["cultist"]},
    )  # fmt: skip
    t.do("use ravenous-flesh-hounds@tarrus")
    assert t.prompt == "price-of-ravenous-flesh-hounds"
    assert sorted(t.legal) == ["pick cultist@hq", "pick splintered-path-acolyte@hq"]


@rule("CQ-11.17")
def test_the_opponents_resources_pay_nothing(table: Any) -> None:
    t = table(
        {"tarrus": ["haemonculus-tormentor"], "hand": ["shoota-mob", "squig-bombin"]},
        {"resources": 9, "supports": ["ork-kannon"]},
    )  # fmt: skip
    assert t.legal == ["pass"]


@rule("CQ-11.19")
def test_what_is_out_of_play_is_taken_from_ones_own_zones_and_pool(table: Any) -> None:
    """The Power Sword discards from its player's hand, Maxos pays for a unit of his."""
    sword = table(
        {"tarrus": ["goff-nob + banshee-power-sword"], "hand": ["raid", "doom"]},
        {"tarrus": ["land-raider"], "hand": ["nullify"]}, start="battle",
    )  # fmt: skip
    sword.strike("goff-nob@tarrus", "land-raider@tarrus").do("use banshee-power-sword@tarrus")
    assert sword.legal == ["take raid", "take doom"]
    maxos = table(
        {"tarrus": ["veteran-brother-maxos"], "hand": ["10th-company-scout", "goff-nob"],
         "discard": ["honored-librarian"], "resources": 1},
        {"tarrus": ["land-raider"], "hand": ["eager-recruit"], "resources": 9}, start="battle",
    )  # fmt: skip
    maxos.reach("use veteran-brother-maxos@tarrus")
    assert maxos.legal == ["take 10th-company-scout"]
    maxos.do("take 10th-company-scout")
    assert maxos.resources == [0, 9]
    assert maxos.has("10th-company-scout@tarrus")


@rule("CQ-11.20", "CQ-11.26", "CQ-EX57")
def test_without_a_legal_target_nothing_is_started_and_nothing_paid(table: Any) -> None:
    t = table(
        {"hand": ["archons-terror", "warpstorm"], "resources": 9, "tarrus": ["nazdreg"], **PAUSE,
         "hq": ["rogue-trader + promotion"]},
        {"hq": ["goff-nob + promotion"], "tarrus": ["nazdreg + command-link-drone"]},
        start="combat",
    )  # fmt: skip
    assert t.prompt == "action-window"
    assert t.refuses("play archons-terror")
    assert offered(t) == ["use craftworld-gate@hq", "play warpstorm"]
    t.do("play warpstorm", "no")
    assert t.damage("nazdreg@tarrus") == 2, "the only place with a unit that is bare"


@rule("CQ-11.20")
def test_an_event_that_reaches_nobody_cannot_be_played(table: Any) -> None:
    """Only an Ogryn is bare, whom the enemy's events do not reach."""
    home = {"hq": ["rogue-trader + promotion"], "supports": ["craftworld-gate"]}
    t = table(
        {"hand": ["warpstorm"], "resources": 3, **home, "tarrus": ["nazdreg + command-link-drone"]},
        {"tarrus": ["stalwart-ogryn"], "barlus": ["nazdreg + command-link-drone"]}, start="combat",
    )  # fmt: skip
    assert t.prompt == "action-window"
    assert t.refuses("play warpstorm")


@rule("CQ-11.21", "CQ-11.22", "CQ-EX28")
@pytest.mark.parametrize(("state", "legal"), [("", True), (" exhausted", False)])
def test_who_cannot_do_the_one_does_not_get_the_other(table: Any, state: str, legal: bool) -> None:
    """Exhaust this support to take a unit back."""
    t = table(
        {"supports": [f"craftworld-gate{state}"], "tarrus": ["goff-nob"], "hand": ["raid"]},
        {"supports": ["craftworld-gate"], "tarrus": ["goff-nob"]},
    )  # fmt: skip
    assert ("use craftworld-gate@hq" in t.legal) == legal
    if legal:
        t.do("use craftworld-gate@hq")
        assert (t.ready("craftworld-gate"), t.zone("hand", 0)) == (False, ["raid", "goff-nob"])


class Stands(Effect):
    """When a unit of yours would leave play, it does not."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        cancel(s, at)


@rule("CQ-11.22", "CQ-S32", "CQ-EX14")
def test_a_cost_that_is_prevented_is_not_paid_and_nothing_follows_from_it(
    table: Any, invent: Any
) -> None:
    invent(Stands, "kraktoof-hall", LEAVES, INTERRUPT)
    t = table(
        {"hand": ["pact-of-the-haemonculi"], "resources": 2, "tarrus": ["goff-nob"],
         "supports": ["kraktoof-hall"]},
        {"hand": ["goff-nob"]},
    )  # fmt: skip
    t.do("play pact-of-the-haemonculi", "use kraktoof-hall@hq")
    assert t.has("goff-nob@tarrus")
    assert t.resources[0] == 0, "what could be paid is"
    assert t.zone("hand", 0) == [], "no card is drawn"
    assert t.zone("hand", 1) == ["goff-nob"]
    assert t.zone("discard", 0) == ["pact-of-the-haemonculi"]


@rule("CQ-S32")
def test_who_falls_before_exhausting_has_not_paid(table: Any) -> None:
    t = table(
        {"hand": ["suppressive-fire"], "tarrus": ["shoota-mob + their dire-mutation"], **PAUSE},
        {"tarrus": ["land-raider"]}, start="combat",
    )  # fmt: skip
    t.until("action-window").do("play suppressive-fire")
    assert not t.has("shoota-mob")
    assert t.ready("land-raider", 1)
    assert t.zone("discard", 0)[-1] == "suppressive-fire"


@rule("CQ-S21", "CQ-11.6")
def test_without_a_target_left_after_the_costs_nothing_more_happens(table: Any) -> None:
    """The Flamers are sacrificed, and the mark on them kills the only one they could burn."""
    t = table(
        {"hand": ["goff-nob"], "tarrus": ["zarathurs-flamers + mark-of-chaos"]},
        {"hand": ["goff-nob"], "tarrus": ["shoota-mob"], "barlus": ["shoota-mob"]},
    )
    t.do("use zarathurs-flamers@tarrus")
    t.do("use mark-of-chaos@tarrus on zarathurs-flamers@tarrus").skip("shield")
    assert (t.zone("discard", 0), t.zone("discard", 1)) == (
        ["mark-of-chaos", "zarathurs-flamers"], ["shoota-mob"],
    )  # fmt: skip
    assert t.damage("shoota-mob@barlus", 1) == 0
    assert (t.prompt, t.seat) == ("deploy-turn", 1)


@rule("CQ-S21")
def test_the_effect_on_a_target_that_is_gone_fails_and_stays_paid(table: Any) -> None:
    """Erathal is exhausted to nullify a Firestorm on itself, and falls by its mutation: the event
    is not nullified, but there is nobody left to burn."""
    erathal = "spiritseer-erathal 2 damage + their dire-mutation"
    t = table(
        {"hand": ["tzeentchs-firestorm", "goff-nob"], "resources": 3},
        {"tarrus": [erathal, "shoota-mob"], "hand": ["nullify"]},
    )  # fmt: skip
    t.do("play tzeentchs-firestorm", "x 3", "pick their spiritseer-erathal@tarrus", "play nullify")
    assert not t.has("spiritseer-erathal", 1)
    assert t.damage("shoota-mob", 1) == 0
    assert t.resources[0] == 0
    assert t.zone("discard", 0) == ["dire-mutation", "tzeentchs-firestorm"]


@rule("CQ-S21")
def test_an_attachment_that_has_left_with_its_host_is_not_moved(table: Any) -> None:
    erathal = "spiritseer-erathal 2 damage + their dire-mutation"
    t = table(
        {"hand": ["even-the-odds"], "resources": 1},
        {"tarrus": [f"{erathal} + promotion", "goff-nob"], "hand": ["nullify"]},
    )  # fmt: skip
    t.do("play even-the-odds", "pick their promotion@tarrus", "play nullify")
    assert not t.has("promotion", 1)
    assert t.zone("discard", 1) == ["promotion", "spiritseer-erathal", "nullify"]


@rule("CQ-S21", "CQ-11.14")
def test_the_targets_that_are_left_are_affected_all_the_same(table: Any) -> None:
    """Erathal falls like that again; the Mark on it takes one of the two targets along."""
    erathal = "spiritseer-erathal 2 damage + their dire-mutation + mark-of-chaos"
    t = table(
        {"hand": ["preemptive-barrage"], "resources": 1,
         "tarrus": ["ratling-deadeye", "leman-russ-battle-tank"], **PAUSE},
        {"tarrus": [erathal], "hand": ["nullify"]}, start="combat",
    )  # fmt: skip
    t.do("play preemptive-barrage", "pick ratling-deadeye@tarrus")
    t.do("pick leman-russ-battle-tank@tarrus", "play nullify")
    t.reach("use mark-of-chaos@tarrus on spiritseer-erathal@tarrus")
    assert not t.has("ratling-deadeye")
    assert has(t.state, t.card("leman-russ-battle-tank"), RANGED)
    lasting = [int(n) for n in t.state.lasting]
    strengthened = lasting[1::LASTING]
    assert strengthened == [t.card("leman-russ-battle-tank")]


@rule("CQ-11.24")
def test_a_target_must_be_chosen_among_the_legal_ones(table: Any) -> None:
    t = table(
        {"hand": ["deception", "raid"], "resources": 2, "tarrus": ["shoota-mob"]},
        {"tarrus": ["bad-dok", "goff-nob", "snotlings"], "hq": ["rogue-trader"]},
    )  # fmt: skip
    t.do("play deception")
    assert t.legal == [
        "pick shoota-mob@tarrus",
        "pick their bad-dok@tarrus",
        "pick their rogue-trader@hq",
    ], "army units that are not Elite, and no way out"


@rule("CQ-11.25")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_uses_an_ability_chooses_its_target(table: Any, seat: int) -> None:
    mine = {"supports": ["twisted-laboratory"], "tarrus": ["goff-nob", "shoota-mob"]}
    t = table(*([mine, {}] if seat == 0 else [{}, mine]), initiative=1 - seat)
    t.reach("use twisted-laboratory@hq")
    assert (t.prompt, t.seat) == ("target-of-twisted-laboratory", seat)


@rule("CQ-11.25")
def test_unless_the_text_says_otherwise(table: Any) -> None:
    """The opponent himself says which unit he sacrifices."""
    t = table(
        {"hand": ["power-from-pain"], "resources": 2}, {"tarrus": ["goff-nob", "shoota-mob"]},
        start="combat",
    )  # fmt: skip
    t.do("play power-from-pain")
    assert (t.seat, t.legal) == (1, ["pick goff-nob@tarrus", "pick shoota-mob@tarrus"])


@rule("CQ-11.27")
def test_a_qualifier_belongs_to_every_item_of_its_list(table: Any) -> None:
    """Straken: each *other* Soldier or Warrior unit that *you control* at *this planet*."""
    units = ["sanctioned-psyker", "cadian-mortar-squad", "stalwart-ogryn"]
    t = table(
        {"tarrus": ["colonel-straken", *units], "barlus": units, "hand": ["goff-nob"]},
        {"tarrus": units}, warlords=("colonel-straken", "nazdreg"),
    )  # fmt: skip
    psyker, soldier, warrior = (t.attack(f"{unit}@barlus") for unit in units)
    assert t.attack("colonel-straken") == 2, "a Soldier, but no other"
    assert [t.attack(f"{unit}@tarrus") for unit in units] == [psyker, soldier + 1, warrior + 1]
    assert [t.attack(unit, 1) for unit in units] == [psyker, soldier, warrior]


@rule("CQ-11.29", "CQ-EX9")
def test_a_permission_allows_another_way(table: Any) -> None:
    """Gun Drones are a unit, and may be deployed as an attachment."""
    t = table({"hand": ["gun-drones"], "resources": 2, "tarrus": ["goff-nob"]}, {})
    assert "deploy gun-drones barlus" in t.legal
    t.do("attach gun-drones goff-nob@tarrus")
    assert t.resources[0] == 0
    assert "area" in t.state.view(None)["planets"][0]["sides"][0][0]


@rule("CQ-11.29")
def test_a_permission_allows_another_time(table: Any) -> None:
    t = table(
        {"hand": ["eager-recruit", "10th-company-scout"], "resources": 2, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert t.starting("deploy") == [
        f"deploy eager-recruit {planet}" for planet in ("tarrus", "barlus", "ferrin")
    ]


def decline(t: Any) -> None:
    """Give way, whatever is asked; the dials point at the first planet."""
    words = ("pass", "no", "done", "dial", "retreat")
    t.do(next(move for move in t.legal if move.split()[0] in words), seat=t.seat)


def go_to(t: Any, phase: str) -> Any:
    """Give way until another phase of this name is reached."""
    while t.phase == phase:
        decline(t)
    while t.phase != phase:
        decline(t)
    return t


@rule("CQ-11.30")
def test_a_limited_ability_is_used_once_in_its_period(table: Any) -> None:
    """Wildriders move once in a phase, and again in the next combat phase."""
    t = table(
        {"barlus": ["wildrider-squadron"]}, {"hq": ["rogue-trader"]},
        start="combat", planets=["tarrus", "barlus", "ferrin", "plannum"],
    )  # fmt: skip
    t.do("use wildrider-squadron@barlus", "pick ferrin")
    assert t.has("wildrider-squadron@ferrin")
    while t.phase == "combat":
        assert not t.starting("use")
        decline(t)
    go_to(t, "combat")
    assert "use wildrider-squadron@ferrin" in t.legal


class Loots(Effect):
    """Gain a resource."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        gain(s, seat, 1)


@rule("CQ-11.30", "CQ-EX5")
def test_once_per_battle_is_again_in_the_next_battle(table: Any, invent: Any) -> None:
    invent(Loots, "possessed", phase=COMBAT_PHASE, once=ONCE_PER_BATTLE)
    t = table(
        {"tarrus": ["goff-nob"], "barlus": ["nazdreg"], "hq": ["possessed"]},
        {"barlus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    first, second = int(t.state.first), int(t.state.first) + 1
    assert t.state.battle == first
    t.do("use possessed@hq")
    while t.state.battle == first:
        assert t.refuses("use possessed@hq")
        decline(t)
    while t.state.battle != second:
        decline(t)
    assert "use possessed@hq" in t.legal


@rule("CQ-S12")
def test_each_copy_in_play_has_its_own_limit(table: Any) -> None:
    gitz = "nazdregs-flash-gitz exhausted"
    t = table({"tarrus": [gitz, gitz]}, {"tarrus": ["land-raider"]}, start="battle")
    t.do("use nazdregs-flash-gitz@tarrus")
    assert t.starting("use") == ["use nazdregs-flash-gitz@tarrus#2"]
    t.do("use nazdregs-flash-gitz@tarrus#2")
    assert [t.damage("nazdregs-flash-gitz@tarrus"), t.damage("nazdregs-flash-gitz@tarrus#2")] == [
        1,
        1,
    ]


@rule("CQ-S12")
def test_a_card_that_left_and_came_again_begins_anew(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-markis", "guardsman", "guardsman"], "resources": 3,
         "supports": ["craftworld-gate"]},
        {"tarrus": ["goff-nob", "shoota-mob"]},
    )  # fmt: skip
    t.do("use captain-markis@tarrus", "pick guardsman@tarrus", "pick their goff-nob@tarrus")
    assert t.refuses("use captain-markis@tarrus")
    t.do("use craftworld-gate@hq")
    t.do("deploy captain-markis tarrus")
    assert "use captain-markis@tarrus" in t.legal


@pytest.fixture
def maximum(invent: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let an event be "max once" in a period; no event of the core set is."""

    def limit(name: str, period: int) -> None:
        monkeypatch.setattr(effect_of(BY_NAME[name].effects[0]), "once", period)

    return limit


PROMISES = {"hand": ["promise-of-glory", "promise-of-glory", "goff-nob"]}


@rule("CQ-11.31", "CQ-S12")
def test_max_once_counts_by_the_name_of_the_card(table: Any, maximum: Any) -> None:
    maximum("promise-of-glory", ONCE_PER_ROUND)
    t = table({**PROMISES, "supports": ["twisted-laboratory"]}, {})
    t.do("play promise-of-glory")
    assert t.zone("hand", 0) == ["promise-of-glory", "goff-nob"]
    assert offered(t) == []
    unlimited = table(PROMISES, {})
    maximum("promise-of-glory", 0)
    unlimited.do("play promise-of-glory")
    assert offered(unlimited) == ["play promise-of-glory"]


BOMBS = {"hand": ["squig-bombin"] * 3, "resources": 9}


SUPPORTS = ["ork-kannon", "kraktoof-hall", "tellyporta-pad"]


@rule("CQ-11.31")
@pytest.mark.parametrize(("period", "in_combat"), [(ONCE_PER_PHASE, True), (ONCE_PER_ROUND, False)])
def test_max_once_lasts_for_its_period(
    table: Any, maximum: Any, period: int, in_combat: bool
) -> None:
    maximum("squig-bombin", period)
    t = table({**BOMBS, **PAUSE}, {"supports": SUPPORTS})
    t.do("play squig-bombin", "pick their ork-kannon@hq")
    while t.phase == "deploy":
        assert t.refuses("play squig-bombin")
        decline(t)
    while t.phase != "combat":
        decline(t)
    assert t.prompt == "action-window"
    assert ("play squig-bombin" in t.legal) == in_combat
    go_to(t, "deploy")
    decline(t)
    assert (t.seat, "play squig-bombin" in t.legal) == (0, True), "in the next round it is, anyway"


@rule("CQ-11.31")
def test_max_once_per_battle_is_again_in_the_next_battle(table: Any, maximum: Any) -> None:
    maximum("squig-bombin", ONCE_PER_BATTLE)
    t = table(
        {**BOMBS, "tarrus": ["goff-nob"], "barlus": ["nazdreg"]},
        {"supports": SUPPORTS, "barlus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    first, second = int(t.state.first), int(t.state.first) + 1
    t.do("play squig-bombin", "pick their ork-kannon@hq")
    while t.state.battle == first:
        assert t.refuses("play squig-bombin")
        decline(t)
    while t.state.battle != second:
        decline(t)
    assert "play squig-bombin" in t.legal


@rule("CQ-11.32", "CQ-EX23")
def test_limits_are_counted_for_each_player(table: Any, maximum: Any) -> None:
    maximum("promise-of-glory", ONCE_PER_ROUND)
    t = table(PROMISES, PROMISES)
    t.do("play promise-of-glory")
    assert (t.seat, offered(t)) == (1, ["play promise-of-glory"])
    t.do("play promise-of-glory")
    assert (t.seat, offered(t)) == (0, [])


@rule("CQ-11.32")
def test_limits_of_abilities_are_counted_for_each_player(table: Any) -> None:
    gitz = {"tarrus": ["nazdregs-flash-gitz exhausted", "goff-nob"]}
    t = table(gitz, gitz, start="battle")
    t.do("use nazdregs-flash-gitz@tarrus")
    assert (t.seat, offered(t)) == (1, ["use nazdregs-flash-gitz@tarrus"])


@rule("CQ-11.33", "CQ-11.23")
def test_a_cancelled_ability_counts_against_its_limit(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-markis", "guardsman", "guardsman"], "hand": ["goff-nob"]},
        {"tarrus": ["goff-nob + promotion", "shoota-mob"], "supports": ["communications-relay"]},
    )  # fmt: skip
    t.do("use captain-markis@tarrus", "pick guardsman@tarrus", "pick their goff-nob@tarrus")
    t.do("use communications-relay@hq")
    assert t.ready("goff-nob", 1), "the ability was cancelled"
    assert sum("guardsman" in card for card in t.cards(0)) == 1, "and stays paid"
    assert (t.seat, offered(t)) == (0, [])


@rule("CQ-11.33", "CQ-EX24")
def test_a_cancelled_event_counts_against_its_maximum(table: Any, maximum: Any) -> None:
    maximum("promise-of-glory", ONCE_PER_ROUND)
    t = table(PROMISES, {"tarrus": ["spiritseer-erathal"], "hand": ["nullify"]})
    t.do("play promise-of-glory", "play nullify")
    assert not t.has("cultist")
    assert (t.seat, t.refuses("play promise-of-glory")) == (0, True)
