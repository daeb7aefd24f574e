"""Section 5: magic and costs."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME, log
from hadur.games.summoner_wars.cards.definition import BY_NAME
from hadur.kernel.events import Heard

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
SUMMONERS = "d1: 0 svara; d8: 1 ret-talus"


# -- spending and gaining --------------------------------------------------------------------------


@pytest.mark.rule("SW-5.1")
def test_magic_is_what_costs_are_paid_with(table: Any) -> None:
    rest = f"c3: 0 gate; {SUMMONERS}; hand0: frost-mage"
    assert table(f"phase=summon magic=0,15; {rest}").starting("summon") == []
    t = table(f"phase=summon magic=1,15; {rest}")
    t.do("summon frost-mage c4")
    assert t.magic == [0, 15], "the own magic, not the opponent's"


@pytest.mark.rule("SW-5.2")
def test_a_marker_moves_by_as_much_as_is_spent_or_gained(table: Any) -> None:
    t = table(f"phase=summon magic=9,4; c3: 0 gate; {SUMMONERS}; hand0: jarmund bear-cavalry gate")
    t.do("summon jarmund c4")
    assert t.magic == [4, 4]
    t.do("summon bear-cavalry c2")
    assert t.magic == [1, 4]
    t.many("end", "end", "end", "end", "discard gate")
    assert t.magic == [2, 4]


@pytest.mark.rule("SW-5.2")
def test_every_change_of_magic_is_told_by_its_amount(table: Any) -> None:
    t = table(f"phase=summon magic=9,4; c3: 0 gate; {SUMMONERS}; hand0: jarmund frost-mage")
    heard = Heard()
    t.state.listener = heard
    t.many("summon jarmund c4", "end", "end", "end", "end", "discard frost-mage")
    told = [(event.kind, event.a, event.b) for event in heard.events]
    assert (log.SPENT_MAGIC, 0, 5) in told
    assert (log.GAINED_MAGIC, 0, 1) in told


@pytest.mark.rule("SW-5.3", "SW-5.4")
@pytest.mark.parametrize(("before", "after"), [(13, 15), (14, 15), (15, 15)])
def test_magic_beyond_15_is_lost(table: Any, before: int, after: int) -> None:
    t = table(f"phase=magic magic={before},0; {SUMMONERS}; hand0: gate gate")
    t.many("discard gate", "discard gate")
    assert (t.magic, len(t.discard(0))) == ([after, 0], 2)


@pytest.mark.rule("SW-5.4")
def test_magic_for_a_destroyed_card_is_lost_at_15_too_and_not_kept_for_later(table: Any) -> None:
    t = table(
        f"phase=attack magic=15,15; {SUMMONERS}; c3: 0 frost-mage; c4: 1 gate damage=4;"
        "a3: 0 gate; hand0: frost-mage; active0: renewed-hope"
    )
    t.do("attack c3 c4", dice=HIT)
    assert (t.at("c4"), t.magic) == ("", [15, 15])
    t.do("summon frost-mage a4")
    assert t.magic == [14, 15]


# -- paying ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-5.5")
@pytest.mark.parametrize(("magic", "legal"), [(0, False), (2, False), (3, True), (4, True)])
def test_a_cost_is_paid_in_full_or_not_at_all(table: Any, magic: int, legal: bool) -> None:
    t = table(f"phase=summon magic={magic},9; {SUMMONERS}; c3: 0 gate; hand0: bear-cavalry")
    if legal:
        t.do("summon bear-cavalry c4")
        assert t.magic == [magic - 3, 9]
    else:
        assert t.refused_for("summon bear-cavalry c4") == ["SW-5.5"]


@pytest.mark.rule("SW-5.5")
def test_magic_never_goes_below_0(table: Any) -> None:
    t = table(f"phase=summon magic=3,0; {SUMMONERS}; c3: 0 gate; hand0: ice-golem ice-golem")
    t.do("summon ice-golem c4")
    assert (t.magic, t.starting("summon")) == ([1, 0], [])


@pytest.mark.rule("SW-5.6")
@pytest.mark.parametrize(
    "name",
    [
        "ice-smith",
        "frost-mage",
        "undead-archer",
        "smasher",
        "ollag",
        "dragos",
        "kalal",
        "fire-drake",
    ],
)
def test_to_pay_for_a_card_is_to_spend_its_cost(table: Any, name: str) -> None:
    t = table(f"phase=summon magic=10,0; d1: 0 grognack; c3: 0 gate; hand0: {name}")
    t.do(f"summon {name} b3")
    assert t.magic == [10 - int(BY_NAME[name].cost), 0]


@pytest.mark.rule("SW-5.7")
@pytest.mark.parametrize(
    ("phase", "card", "move", "cost"),
    [
        ("summon", "undead-archer", "summon undead-archer c4", 2),
        ("build", "ice-golem", "build ice-golem a1", 2),
        ("build", "gate", "build gate a1", 0),
        ("summon", "sacrificial-pyre", "play sacrificial-pyre", 1),
        ("magic", "unrelenting", "play unrelenting", 1),
        ("move", "mass-heal", "play mass-heal", 1),
        ("move", "ice-repair", "play ice-repair", 0),
    ],
)
def test_summoning_building_and_playing_are_paid_for(
    table: Any, phase: str, card: str, move: str, cost: int
) -> None:
    rest = f"{SUMMONERS}; c3: 0 gate; hand0: {card}"
    t = table(f"phase={phase} magic=4,4; {rest}")
    t.do(move)
    assert t.magic == [4 - cost, 4]
    poor = table(f"phase={phase} magic={max(cost - 1, 0)},4; {rest}")
    assert poor.refused_for(move) == (["SW-5.5"] if cost else [])


@pytest.mark.rule("SW-5.7")
def test_a_card_that_is_placed_and_not_summoned_is_not_paid_for(table: Any) -> None:
    t = table("phase=summon magic=1,0; d1: 0 ret-talus; d8: 1 svara; discard0: undead-archer")
    t.many("use raise-the-dead d1", "take undead-archer", "pick d2")
    assert (t.at("d2"), t.magic) == ("undead-archer", [1, 0])


@pytest.mark.rule("SW-5.8")
def test_without_magic_an_effect_that_costs_magic_cannot_be_chosen(table: Any) -> None:
    rest = "d1: 0 sneeks; d8: 1 svara; c3: 0 blarf; c4: 1 gate"
    t = table(f"phase=build magic=1,9; {rest}")
    t.do("end")
    assert t.legal == ["choose pay-magic", "choose take-damage"]
    t = table(f"phase=build magic=0,9; {rest}")
    t.do("end")
    assert (t.prompt, t.damage("c3"), t.charges("c3"), t.magic) == ("attack", 1, 0, [0, 9])


@pytest.mark.rule("SW-5.8")
def test_without_charges_an_effect_that_costs_charges_cannot_be_used(table: Any) -> None:
    rest = "phase=attack; c3: 0 border-archer{}; c5: 1 starting-gate; d3: 0 lioness charges=5"
    t = table(rest.format(" charges=1"))
    t.do("attack c3 c5", dice=f"{BARE} {BARE}")
    assert t.prompt == "swift-shot"
    t = table(rest.format(""))
    t.do("attack c3 c5", dice=f"{BARE} {BARE}")
    assert (t.prompt, t.charges("d3")) == ("attack", 5)


@pytest.mark.rule("SW-5.8")
def test_what_can_be_paid_in_one_of_two_ways_is_offered_in_that_way_only(table: Any) -> None:
    rest = "c3: 0 miti-kyru{}; c4: 1 starting-gate"
    miss = "ranged+special " * 4
    for magic, charges, ways in (
        (1, 1, ["no", "choose spend-charge", "choose spend-magic"]),
        (0, 1, ["no", "choose spend-charge"]),
        (1, 0, ["no", "choose spend-magic"]),
    ):
        t = table(f"phase=attack magic={magic},9; {rest.format(f' charges={charges}')}")
        t.do("attack c3 c4", dice=miss)
        assert (t.prompt, t.legal) == ("withdraw", ways)
    t = table(f"phase=attack magic=0,9; {rest.format('')}")
    t.do("attack c3 c4", dice=miss)
    assert t.prompt == "attack"


@pytest.mark.rule("SW-5.9")
def test_charges_are_taken_from_the_card_that_spends_them(table: Any) -> None:
    t = table(
        "phase=build magic=2,2; d1: 0 svara; a1: 0 jarmund charges=3; a3: 0 ollag charges=2;"
        "c3: 0 gate; c4: 1 gul-dass charges=1; d8: 1 svara"
    )
    t.many("end", "yes")
    assert (t.charges("a1"), t.charges("a3"), t.charges("c4")) == (2, 2, 1)
    assert (t.damage("c4"), t.magic) == (1, [2, 2])


@pytest.mark.rule("SW-5.9")
def test_the_last_charge_can_be_spent_and_is_then_gone(table: Any) -> None:
    t = table("phase=attack; c3: 0 border-archer charges=1; c5: 1 starting-gate; a1: 0 svara")
    t.do("attack c3 c5", dice=f"{BARE} {BARE}").do("yes", dice=f"{HIT} {HIT}")
    assert (t.charges("c3"), t.damage("c5"), t.prompt) == (0, 2, "attack")


# -- sources ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-5.10")
@pytest.mark.parametrize("victim", ["gate damage=4", "frost-mage damage=3", "ollag damage=6"])
def test_each_enemy_card_destroyed_is_one_magic(table: Any, victim: str) -> None:
    t = table(f"phase=attack magic=3,3; {SUMMONERS}; c3: 0 frost-mage; c5: 1 {victim}")
    t.do("attack c3 c5", dice=HIT)
    assert (t.at("c5"), t.magic) == ("", [4, 3])


@pytest.mark.rule("SW-5.10")
def test_each_card_discarded_in_the_magic_phase_is_one_magic(table: Any) -> None:
    t = table(f"phase=magic magic=3,3; {SUMMONERS}; hand0: gate jarmund ice-ram")
    t.many("discard gate", "discard jarmund", "discard ice-ram")
    assert (t.magic, t.hand(0)) == ([6, 3], [])


@pytest.mark.rule("SW-5.10")
def test_nothing_else_gives_magic(table: Any) -> None:
    t = table(
        f"moment=turn magic=3,3; {SUMMONERS}; c3: 0 gate; b3: 0 ollag; b4: 0 ice-smith;"
        "f4: 1 gate; f5: 0 frost-mage; hand0: ice-smith gate ice-ram; draw0: gate gate gate"
    )
    t.many(
        "play ice-ram", "summon ice-smith c4", "end", "move b4 a4", "end", "build gate a1", "end"
    )
    t.do("attack f5 f4", dice=BARE)
    t.do("attack b3 c3", dice=f"{HIT} {HIT} {HIT}")
    t.many("end", "end")
    assert (t.seat, t.magic, len(t.hand(0))) == (1, [3, 3], 3)


@pytest.mark.rule("SW-5.10")
def test_an_own_card_destroyed_gives_magic_to_nobody(table: Any) -> None:
    t = table(f"phase=attack magic=3,3; {SUMMONERS}; c3: 0 frost-mage; c5: 0 ice-smith damage=1")
    t.do("attack c3 c5", dice=HIT)
    assert (t.at("c5"), t.magic) == ("", [3, 3])


@pytest.mark.rule("SW-5.10")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_magic_comes_from_these_two_sources_alone(seed: int) -> None:
    heard = Heard()
    state = GAME.begin({"decks": ["polar-dwarves", "fallen-kingdom"]}, seed, None, heard)
    count = 0
    while not state.over:
        count += 1
        legal = state.legal()
        state.advance(legal[(count * 7919 + seed) % len(legal)])
    gained = sum(event.b for event in heard.events if event.kind == log.GAINED_MAGIC)
    sources = sum(event.kind in (log.DESTROYED, log.DISCARDED_UNSEEN) for event in heard.events)
    spent = sum(event.b for event in heard.events if event.kind == log.SPENT_MAGIC)
    assert 0 < gained <= sources
    assert sum(player["magic"] for player in state.view(None)["players"]) == 5 + gained - spent
