"""Sections 14 to 18: combat, its cards, dice and tokens, damage, rout and morale."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.phases.combat import fight_over
from hadur.games.forbidden_stars.state import CARDS, COMBAT_DECK, HAND
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.conftest import VOID, Table

Make = Callable[..., Table]
FILL = {"hand0": ["faith-in-the-emperor"], "hand1": ["dark-faith"]}


def round_of(t: Table, mine: str, theirs: str) -> Table:
    """Both play a card and decline everything on it."""
    return t.cards(mine, theirs).decline()


# -- preparation -----------------------------------------------------------------------------------


@pytest.mark.rule("FS-14.10", "FS-14.13", "FS-18.5", "FS-23.9", "FS-4.10")
def test_unrouted_units_and_a_bastion_roll_dice_and_five_cards_are_drawn(fight: Make) -> None:
    t = fight("scout, space-marine, routed land-raider", "cultist, bastion", dice="aad dmm")
    assert (t.dice(0), t.dice(1)) == ("aad", "dmm")
    assert [p["hand-count"] for p in t.view["players"]] == [5, 5]
    assert t.seen_by(None)["combat"]["sides"][0]["dice"] == {"attack": 2, "defence": 1, "morale": 0}


@pytest.mark.rule("FS-14.11", "FS-16.2", "FS-EX25", "FS-24.5")
def test_at_most_eight_dice(fight: Make) -> None:
    t = fight(
        "2 helbrute, chaos-space-marine",
        "2 scout",
        factions="ch sm",
        dice="aaaaaaaa dd",
        played=("foul-worship", "ambush"),
    )
    assert t.dice(0) == "a" * 8
    # "Gain a die" gives nothing and is not offered.
    assert t.seat == 1


@pytest.mark.rule("FS-16.3", "FS-24.6")
def test_after_a_die_is_spent_another_may_be_gained(fight: Make) -> None:
    t = fight(
        "2 helbrute, chaos-space-marine",
        "2 scout",
        factions="ch sm",
        dice="aaaaaaad dd",
        hand0=["khornes-rage", "foul-worship"],
        hand1=["ambush", "reconnaissance"],
    )
    t.cards("khornes-rage", "reconnaissance").do("choose attack")
    assert t.dice(0) == "aaaaaad"
    t = fight(
        "2 helbrute, chaos-space-marine",
        "5 scout",
        factions="ch sm",
        dice="aaaaaaad ddddd",
        played=("mark-of-khorne", "ambush"),
        hand0=["foul-worship"],
    )
    t.do("choose attack").until("choose-combat-card")
    t.do("card foul-worship", seat=0).do(t.state.decisions[0].texts[0], seat=1)
    t.do("choose yes", dice="m")
    assert t.dice(0) == "aaaaaadm"


@pytest.mark.rule("FS-14.14", "FS-14.15", "FS-14.16", "FS-27.9", "FS-14.17", "FS-13.11")
def test_tokens_are_committed_attacker_first_one_for_each_plastic_unit(fight: Make) -> None:
    t = fight(
        "scout, routed scout", "cultist, bastion", dice="a add", reinforcement0=3, reinforcement1=2
    )
    assert (t.seat, t.legal) == (0, ["commit 2", "commit 1", "commit 0"])
    t.do("commit 2")
    assert t.units("smyrna", 0) == ["1 scout", "1 routed scout", "2 reinforcement"]
    assert t.assets(0, "reinforcement") == 1
    # The bastion does not count.
    assert (t.seat, t.legal) == (1, ["commit 1", "commit 0"])


@pytest.mark.rule("FS-27.9")
def test_a_bastion_alone_commits_none(fight: Make) -> None:
    t = fight("2 scout", "bastion", dice="aa dd", reinforcement1=3)
    assert t.prompt == "choose-combat-card"


@pytest.mark.rule("FS-14.18", "FS-14.19", "FS-14.20", "FS-EX48")
def test_a_token_is_a_level_0_unit_without_dice_that_meets_requirements(fight: Make) -> None:
    t = fight(
        "2 space-marine",
        "2 cultist",
        dice="aaam dd",
        reinforcement0=1,
        origins=(),
        hand0=["reconnaissance"],
        hand1=["dark-faith"],
    )
    t.do("commit 1").cards("reconnaissance", "dark-faith")
    assert t.dice(0) == "aaam"
    t.do("no", "no")
    # The token is a Scout; nobody came by an Advance Order, so who retreats is destroyed.
    t.do("choose yes", "pick space-marine")
    assert t.units("smyrna", 0) == ["1 space-marine", "1 reinforcement"]


@pytest.mark.rule("FS-14.22", "FS-14.42", "FS-27.10", "FS-S105", "FS-13.23")
def test_tokens_go_to_the_supply_after_the_combat(fight: Make) -> None:
    t = fight("3 scout", "cultist", dice="aaa d", reinforcement0=3)
    t.do("commit 3")
    assert t.view["supply"]["reinforcement"] == 9
    to_the_end(t)
    assert t.view["supply"]["reinforcement"] == 12
    assert all("reinforcement" not in text for text in t.units("smyrna", 0))


# -- nobody fights back ----------------------------------------------------------------------------


@pytest.mark.rule("FS-14.6", "FS-14.9", "FS-EX27", "FS-14.41", "FS-23.6")
def test_a_lone_factory_is_taken_at_once(fight: Make) -> None:
    t = fight("scout", "factory")
    assert not t.fighting
    assert (t.structures("smyrna"), t.builder("smyrna")) == (["factory"], 0)
    assert t.view["players"][0]["hand-count"] == 0


@pytest.mark.rule("FS-14.7", "FS-27.8", "FS-19.18")
def test_routed_defenders_without_bastion_retreat_at_once(fight: Make) -> None:
    t = fight("scout", "routed cultist", units1="nicea: cultist; 1a-sw: iconoclast-destroyer")
    assert t.units("nicea", 1) == ["1 cultist", "1 routed cultist"]
    assert t.units("smyrna", 1) == []
    gone = fight("scout", "routed cultist")
    assert gone.units("smyrna", 1) == []
    assert gone.view["players"][1]["units-left"]["cultist"] == 9


@pytest.mark.rule("FS-14.8", "FS-23.12", "FS-S109")
def test_a_bastion_defends_alone_and_keeps_routed_units_there(fight: Make) -> None:
    t = fight("2 scout", "bastion, routed cultist", dice="aa dd")
    assert t.fighting
    assert t.dice(1) == "dd"
    assert t.units("smyrna", 1) == ["1 routed cultist"]


@pytest.mark.rule("FS-24.4", "FS-EX28", "FS-23.8")
def test_a_captured_structure_without_control_token_is_destroyed(fight: Make) -> None:
    own = "; ".join(
        f"{world}: factory"
        for world in [
            "argovia",
            "nicea",
            "phlegra",
            "fornax",
            "lilivara",
            "remscheid",
            "thylin",
            "xinghua",
        ]
    )
    t = fight("scout", "city", units0=own)
    assert t.structures("smyrna") == []
    assert t.view["players"][1]["level"] == 0


# -- execution -------------------------------------------------------------------------------------


@pytest.mark.rule("FS-14.24", "FS-14.26", "FS-14.36", "FS-6.9", "FS-6.10")
def test_the_attackers_card_is_resolved_before_the_defenders_is_shown(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="dd dd", played=("ambush", "dark-faith"))
    assert t.view["players"][0]["played"] == ["ambush"]
    assert t.view["players"][1]["played"] == []
    t.do("no", "no")
    assert t.view["players"][1]["played"] == ["dark-faith"]


@pytest.mark.rule("FS-14.27", "FS-14.28", "FS-14.29", "FS-14.30", "FS-14.31", "FS-16.1")
def test_damage_is_attack_less_defence_on_dice_tokens_and_cards(fight: Make) -> None:
    heard = Heard()
    t = fight(
        "2 land-raider", "2 helbrute", dice="aaaaad ddaaaa", played=("ambush", "foul-worship")
    )
    t.state.listener = heard
    t.do("choose yes").decline()
    values = {e.a: (e.b, e.c, e.d) for e in heard.events if e.kind == log.VALUES}
    # Attack 5 + 2 + 1 against 2 + 1, and 4 against 1. The attacker's losses change nothing.
    assert values == {0: (8, 1, 3), 1: (4, 3, 5)}
    assert t.units("smyrna", 0) == ["1 land-raider", "1 routed land-raider"]
    assert t.units("smyrna", 1) == ["1 routed helbrute"]


@pytest.mark.rule("FS-EX3", "FS-15.16", "FS-14.35", "FS-15.15")
def test_card_icons_count_in_every_later_round(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 cultist",
        dice="dd dd",
        hand0=["ambush", "fury-of-the-ultramar", "reconnaissance"],
        hand1=["dark-faith", "dark-faith", "lure-of-chaos"],
    )
    round_of(t, "ambush", "dark-faith")
    assert t.view["combat"]["sides"][0]["attack"] == 1
    t.cards("fury-of-the-ultramar", "dark-faith")
    assert t.view["combat"]["sides"][0]["attack"] == 2


@pytest.mark.rule("FS-14.34", "FS-16.6", "FS-16.10", "FS-16.13")
def test_tokens_go_at_the_end_of_a_round_dice_stay(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="md dd", played=("ambush", "foul-worship"))
    t.do("choose yes")
    assert t.tokens(0) == "aa"
    t.decline()
    assert t.prompt == "choose-combat-card"
    assert (t.tokens(0), t.dice(0)) == ("", "dm")


@pytest.mark.rule("FS-14.32", "FS-14.33")
def test_who_alone_is_left_wins_without_morale(fight: Make) -> None:
    t = fight("2 land-raider", "cultist, city", dice="aaaaaa d", played=("ambush", "dark-faith"))
    t.decline()
    assert not t.fighting
    assert t.builder("smyrna") == 0
    assert t.units("smyrna", 0) == ["2 land-raider"]


@pytest.mark.rule("FS-27.18", "FS-S107")
def test_if_both_are_destroyed_nobody_wins_and_structures_stay(fight: Make) -> None:
    t = fight("scout", "cultist, city", dice="a a", played=("ambush", "khornes-rage"))
    t.do("choose yes").decline()
    # 3 + 1 against nothing, and 1 + 1 against nothing: both health 2.
    assert t.units("smyrna", 0) == []
    assert t.units("smyrna", 1) == []
    assert t.builder("smyrna") == 1
    assert not t.fighting
    assert all(len(p["deck"]) == 10 for p in t.view["players"])


@pytest.mark.rule("FS-27.19")
def test_who_has_no_card_plays_none(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="dd dd", hand0=["blessed-power-armour"] * 2)
    t.do("card blessed-power-armour", seat=0)
    t.do(t.state.decisions[0].texts[0], seat=1).decline()
    hand, deck = t.state.pile_of(0, HAND), t.state.pile_of(0, COMBAT_DECK)
    while t.state.size[hand] > 0:
        t.state.put(t.state.top(hand), deck)
    t.state.shuffle(deck, CARDS)
    # The round after, only the other one is asked; his cards and the table go on without it.
    t.do(t.state.decisions[0].texts[0], seat=0)
    t.do(t.state.decisions[0].texts[0], seat=1).until("choose-combat-card")
    assert [decision.seat for decision in t.state.decisions] == [1]
    assert t.view["players"][0]["played"] == ["blessed-power-armour"]


# -- resolution ------------------------------------------------------------------------------------


def to_the_end(t: Table) -> Table:
    """Play any cards, decline everything, until the combat is over."""
    while t.fighting:
        decision = t.state.decisions[0]
        no = next((m for m in decision.texts if m in ("no", "done")), decision.texts[0])
        t.do(no, seat=decision.seat)
    return t


@pytest.mark.rule("FS-14.37", "FS-14.38", "FS-14.40", "FS-18.4", "FS-18.11", "FS-19.1")
def test_higher_morale_wins_and_the_loser_retreats(fight: Make) -> None:
    t = fight(
        "space-marine, routed scout",
        "2 cultist",
        dice="dd dd",
        hand0=["blessed-power-armour", "blessed-power-armour", "reconnaissance", "reconnaissance"],
        hand1=["foul-worship", "foul-worship", "impure-zeal", "impure-zeal", "khornes-rage"],
    )
    to_the_end(t)
    # 3 for the Space Marine against 4 for two Cultists: the attackers go back, routed.
    assert t.units("medrias", 0) == ["1 routed scout", "1 routed space-marine"]
    assert t.units("smyrna", 1) == ["2 cultist"]


@pytest.mark.rule("FS-14.39", "FS-EX26")
def test_on_equal_morale_the_defender_wins(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 cultist",
        dice="dd dd",
        hand0=["blessed-power-armour", "blessed-power-armour", "reconnaissance", "reconnaissance"],
        hand1=["foul-worship", "foul-worship", "impure-zeal", "impure-zeal", "khornes-rage"],
    )
    to_the_end(t)
    assert t.units("medrias", 0) == ["2 routed scout"]


@pytest.mark.rule("FS-14.42", "FS-14.43", "FS-22.11")
def test_after_the_combat_all_cards_are_in_the_deck_again(fight: Make) -> None:
    t = to_the_end(fight("2 scout", "2 cultist", dice="dd dd"))
    for player in t.view["players"]:
        assert len(player["deck"]) == 10
        assert player["hand-count"] == 0
        assert player["played"] == []


@pytest.mark.rule("FS-14.5", "FS-2.8")
def test_ships_take_no_part_in_a_combat_on_a_world(fight: Make) -> None:
    t = fight("scout", "cultist", units0=f"{VOID}: 3 strike-cruiser", dice="a d")
    assert (t.dice(0), t.dice(1)) == ("a", "d")


@pytest.mark.rule("FS-EX1", "FS-15.10", "FS-15.7")
def test_short_names_of_units_are_the_units(fight: Make) -> None:
    t = fight(
        "2 hellebore-frigate",
        "strike-cruiser",
        VOID,
        "el sm",
        "aaaddd dd",
        ("striking-scorpions", "ambush"),
        ("10a-se",),
    )
    t.do("no")
    assert t.legal == ["choose yes", "no"]


@pytest.mark.rule("FS-15.8", "FS-15.9", "FS-18.3", "FS-15.18")
def test_a_routed_or_distant_unit_meets_no_requirement(fight: Make) -> None:
    t = fight(
        "scout, routed space-marine",
        "2 cultist",
        dice="a dd",
        played=("blessed-power-armour", "dark-faith"),
        units0="argovia: space-marine",
    )
    t.do("no")
    assert t.seat == 1


@pytest.mark.rule("FS-15.1", "FS-15.4", "FS-15.5")
def test_each_paragraph_is_resolved_or_declined_for_itself(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="dd dd", played=("reconnaissance", "dark-faith"))
    t.do("no", "choose attack")
    assert t.tokens(0) == "aa"


@pytest.mark.rule("FS-16.14", "FS-27.11")
def test_dice_stay_when_units_fall(fight: Make) -> None:
    t = fight("2 scout", "2 helbrute", dice="dd aaaddd", played=("ambush", "khornes-rage"))
    t.decline()
    # 4 against 2: one Scout is destroyed.
    assert t.units("smyrna", 0) == ["1 scout"]
    assert t.dice(0) == "dd"


@pytest.mark.rule("FS-S5", "FS-16.5")
def test_a_die_has_three_attack_two_defence_and_one_morale_side(fight: Make) -> None:
    faces = []
    for value in range(6):
        t = fight(
            "2 scout", "2 cultist", dice="dd dd", played=("faith-in-the-emperor", "dark-faith")
        )
        t.state.script = [value]
        t.do("choose yes")
        faces.append(t.dice(0).replace("d", "", 2) or "d")
    assert faces == ["a", "a", "a", "d", "d", "m"]


@pytest.mark.rule("FS-16.12", "FS-15.17", "FS-13.25")
def test_only_dice_of_the_right_face_can_be_spent(fight: Make) -> None:
    t = fight(
        "2 chaos-space-marine",
        "2 scout",
        factions="ch sm",
        dice="dddddd dd",
        played=("khornes-rage", "ambush"),
    )
    # No attack die: the general ability is not offered, the card's own icon is no die.
    assert t.seat == 0
    assert t.legal == ["choose yes", "no"]
    t.do("choose yes")
    assert t.seat == 1


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "FS-17.2", "FS-17.3", "FS-17.5", "FS-17.6", "FS-17.7", "FS-17.8", "FS-EX20", "FS-EX21"
)
@pytest.mark.parametrize(
    ("chosen", "left"),
    [("space-marine", ["1 routed scout"]), ("scout", ["1 routed space-marine"])],
)
def test_damage_goes_to_one_unit_after_the_other(fight: Make, chosen: str, left: list[str]) -> None:
    t = fight(
        "2 helbrute",
        "space-marine, scout",
        factions="ch sm",
        dice="aaaadd add",
        played=("impure-zeal", "ambush"),
    )
    # 4 + 1 against 2, less 1: the defence icon is the attacker's own.
    t.decline()
    assert t.view["combat"]["sides"][1]["damage"] == 3
    t.state.set_side(1, 9, 4)
    t.do(f"pick {chosen}")
    assert t.units("smyrna", 1) == left


@pytest.mark.rule("FS-17.10", "FS-EX22", "FS-18.12", "FS-23.11", "FS-17.4", "FS-EX23", "FS-18.6")
def test_a_bastion_soaks_damage_and_covers_the_routed(fight: Make) -> None:
    t = fight("2 scout", "bastion, routed cultist", dice="aa dd", played=("ambush", "khornes-rage"))
    t.do("choose yes").decline()
    # 2 + 2 + 1 against 2: 3 damage would destroy it; the routed Cultist is no choice.
    assert t.structures("smyrna") == []
    assert t.units("smyrna", 1) == ["1 routed cultist"]
    less = fight(
        "2 scout", "bastion, routed cultist", dice="aa dd", played=("ambush", "khornes-rage")
    )
    less.decline()
    assert less.structures("smyrna") == ["bastion"]


@pytest.mark.rule("FS-17.4", "FS-17.9", "FS-EX24")
def test_if_all_are_routed_they_suffer_and_less_than_health_does_nothing(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 ork-boyz",
        factions="sm or",
        dice="aa dddd",
        reinforcement1=0,
        hand0=["ambush"],
        hand1=["mek-boyz"],
    )
    t.cards("ambush", "mek-boyz")
    t.state.put_army(1, t.state.fight[0], 2 << 4)
    t.state.fight[8 + 12 + 2] = 0
    t.decline()
    # 2 + 1 attack against nothing are 3: one is destroyed, the other absorbs 1.
    assert t.units("smyrna", 1) == ["1 routed ork-boyz"]


@pytest.mark.rule("FS-17.11", "FS-17.13")
def test_damage_is_forgotten_at_the_end_of_the_round(fight: Make) -> None:
    t = fight(
        "2 helbrute",
        "land-raider",
        factions="ch sm",
        dice="aaaddd ddd",
        hand0=["khornes-rage", "khornes-rage"],
        hand1=["ambush", "ambush"],
    )
    t.cards("khornes-rage", "ambush").decline()
    # 3 + 1 against 3: it is routed.
    assert t.units("smyrna", 1) == ["1 routed land-raider"]
    t.cards("khornes-rage", "ambush").decline()
    # 3 + 2 against 3 are 2 more; 3 in all would not destroy it either, but nothing is kept.
    assert t.units("smyrna", 1) == ["1 routed land-raider"]
    assert t.view["combat"]["sides"][1]["damage"] == 0


@pytest.mark.rule("FS-18.8")
def test_a_routed_unit_cannot_be_routed_again(fight: Make) -> None:
    t = fight(
        "chaos-reaver-titan",
        "scout, routed scout",
        factions="ch sm",
        dice="mmmm d",
        played=("chaos-victorious", "ambush"),
    )
    t.do("no", "no", "choose yes")
    assert t.units("smyrna", 1) == ["2 routed scout"]


@pytest.mark.rule("FS-27.25")
def test_where_a_table_plays_so_damage_of_two_steps_adds_up(fight: Make) -> None:
    keys = {"dice": "aaaadd ddd", "played": ("armoured-advance", "foul-worship")}
    # 4 + 2 against 3 + 1 are 2, twice; the Helbrute's health is 4.
    separate = fight("2 land-raider", "helbrute", **keys)
    separate.do("no", "choose yes").decline()
    assert separate.units("smyrna", 1) == ["1 routed helbrute"]
    added = fight("2 land-raider", "helbrute", options={"second-damage": "added"}, **keys)
    added.do("no", "choose yes").decline()
    assert added.units("smyrna", 1) == []


ADDED = {"second-damage": "added"}


@pytest.mark.rule("FS-27.25")
@pytest.mark.parametrize(("which", "left"), [("wounded ", 1), ("", 2)])
def test_a_wound_is_that_of_one_unit_and_not_of_its_kind(
    fight: Make, which: str, left: int
) -> None:
    """2 damage, twice, on Helbrutes (4): one of them has 2 from the first step, the other none."""
    keys = {"dice": "aaaadd ddd", "played": ("armoured-advance", "foul-worship")}
    t = fight("2 land-raider", "helbrute, routed helbrute", options=ADDED, **keys)
    t.do("no", "choose yes").decline()
    assert t.legal == ["pick wounded routed helbrute", "pick routed helbrute"]
    t.do(f"pick {which}routed helbrute")
    assert t.units("smyrna", 1) == [f"{left} routed helbrute"]


@pytest.mark.rule("FS-27.25", "FS-26.10")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_is_destroyed_takes_its_wound_along(fight: Make, answer: str) -> None:
    """2 damage, twice, on Land Raiders (4): if Gitz Dem! destroys the one that the first step has
    routed, the other has no damage from before and is spared by the second."""
    t = fight(
        "3 ork-boyz",
        "land-raider, routed land-raider",
        factions="or sm",
        dice="aaaaad ddd",
        played=("slugga-boyz", "armoured-advance"),
        scheme0="gitz-dem",
        options=ADDED,
    )
    t.do("no", "choose yes")
    assert t.prompt == "gitz-dem" and t.units("smyrna", 1) == ["2 routed land-raider"]
    t.do(answer)
    if answer == "no":
        assert t.legal == ["pick wounded routed land-raider", "pick routed land-raider"]
        t.do("pick wounded routed land-raider")
    assert t.prompt == "choose-combat-card"
    assert t.units("smyrna", 1) == ["1 routed land-raider"]


@pytest.mark.rule("FS-14.3")
def test_a_combat_needs_two_sides(table: Make) -> None:
    t = table(
        start="planning",
        units0={"turaci": "scout", "argovia": "scout"},
        units1={"noatun": "cultist"},
    )
    names = list(t.view["areas"])
    for area, attacker in (("turaci", 0), ("turaci", 1), ("medrias", 0)):
        fight_over(t.state, names.index(area), attacker)
        assert not t.fighting
