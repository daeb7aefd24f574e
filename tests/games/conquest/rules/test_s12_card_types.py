"""Section 12: types of cards, unique cards and Relics, traits, factions, owner and controller."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.abilities.targets import NON_WARLORD, Units
from hadur.games.conquest.cards.definition import (
    ARMY,
    BY_NAME,
    CARDS,
    EVENT,
    NEUTRAL,
    PLANET,
    TOKEN,
    UNIT,
    WARLORD,
)
from hadur.games.conquest.phases.damage import (
    deal,
    deal_one,
)
from hadur.games.conquest.phases.entering import TOKEN_LIMIT, spare_token, take_control
from hadur.games.conquest.phases.leaving import (
    BY_DISCARDING,
    NOBODY,
    TO_HAND,
    destroy_one,
    remove_one,
)
from hadur.games.conquest.phases.moving import move
from hadur.games.conquest.state import BANK, DECK, IN_PLAY
from hadur.games.conquest.view import faction_name
from tests.games.conquest.rules.common import alone, hit, together, waiting

rule = pytest.mark.rule


HAND = {"hand": ["shoota-mob"]}
"""Something to decide about, so that the game waits at the first deploy turn."""


def taken(t: Any, name: str) -> Any:
    """Seat 0 takes control of a card of seat 1."""
    card = t.card(name, 1)
    alone(t)
    take_control(t.state, card, 0)
    t.state.run()
    return t


@rule("CQ-12.1", "CQ-12.5", "CQ-12.4")
def test_units_are_warlords_army_units_and_tokens_and_all_have_hit_points() -> None:
    for card in CARDS:
        assert card.is_unit == (card.type_name in ("warlord", "army", "token")), card.name
        assert (card.hp > 0) == card.is_unit, card.name
        assert card.is_unit or card.attack == 0, card.name


@rule("CQ-12.2")
def test_the_word_unit_means_all_three(table: Any) -> None:
    t = table(
        {"hand": ["weirdboy-maniak"], "resources": 3},
        {"tarrus": ["nazdreg", "goff-nob", "snotlings"]},
    )
    t.do("deploy weirdboy-maniak tarrus", "use weirdboy-maniak@tarrus")
    assert (t.damage("nazdreg", 1), t.damage("goff-nob", 1)) == (1, 1)
    assert not t.has("snotlings", 1)


@rule("CQ-12.3")
def test_a_text_may_mean_one_type_only_or_leave_one_out(table: Any) -> None:
    t = table({}, {**HAND, "tarrus": ["nazdreg", "goff-nob", "snotlings"]})
    names = {
        types: [CARDS[t.state.kind[unit]].name for unit in Units(types).find(t.state, 1, slot)]
        for types in (UNIT, ARMY, NON_WARLORD)
        for slot in [t.state.first_planet()]
    }
    assert names[UNIT] == ["nazdreg", "goff-nob", "snotlings"]
    assert names[ARMY] == ["goff-nob"]
    assert names[NON_WARLORD] == ["goff-nob", "snotlings"]


@rule("CQ-12.6")
def test_warlords_and_tokens_have_no_cost_and_everything_else_that_is_deployed_has() -> None:
    for card in CARDS:
        if card.type in (WARLORD, TOKEN, PLANET):
            assert card.cost == -1, card.name
        elif card.type != EVENT:
            assert card.cost >= 0, card.name


@rule("CQ-12.10", "CQ-EX33")
def test_attachments_of_a_warlord_stay_when_it_is_turned(table: Any) -> None:
    t = table({**HAND, "tarrus": ["captain-cato-sicarius 4 damage + iron-halo"]}, {},
              warlords=("captain-cato-sicarius", "nazdreg"))  # fmt: skip
    alone(t)
    deal_one(t.state, t.card("captain-cato-sicarius"), 3, NOBODY)
    t.state.run()
    assert t.has("captain-cato-sicarius@hq")
    assert t.has("iron-halo@hq"), "it came along"
    assert (t.damage("captain-cato-sicarius"), t.ready("captain-cato-sicarius")) == (0, False)
    assert t.result is None


@rule("CQ-12.12")
def test_a_warlord_is_defeated_and_not_destroyed(table: Any) -> None:
    t = table(
        {**HAND, "tarrus": ["captain-cato-sicarius"]},
        {"tarrus": ["nazdreg 6 damage", "shoota-mob"]},
        warlords=("captain-cato-sicarius", "nazdreg"),
    )
    alone(t)
    deal_one(t.state, t.card("nazdreg", 1), 1, NOBODY)
    t.state.run()
    assert t.prompt == "", "Cato answers to enemies that are destroyed"
    assert t.has("nazdreg@hq", 1)
    deal_one(t.state, t.card("shoota-mob", 1), 1, NOBODY)
    t.state.run()
    assert t.legal == ["use captain-cato-sicarius@tarrus", "pass"]


@rule("CQ-12.13")
def test_a_warlord_is_never_sacrificed(table: Any) -> None:
    mine = {"hand": ["pact-of-the-haemonculi"], "resources": 2}
    t = table({**mine, "tarrus": ["nazdreg"]}, HAND)
    assert t.starting("play") == [], "there is nobody to give"
    t = table({**mine, "tarrus": ["nazdreg", "goff-nob", "snotlings"]}, HAND)
    t.do("play pact-of-the-haemonculi")
    assert t.legal == ["pick goff-nob@tarrus", "pick snotlings@tarrus"]


@rule("CQ-12.13", "CQ-13.41")
def test_not_even_if_the_opponent_demands_a_sacrifice(table: Any) -> None:
    t = table(
        {"tarrus": ["soul-grinder"]}, {"tarrus": ["nazdreg exhausted", "snotlings", "bad-dok"]},
        start="struggles",
    )  # fmt: skip
    t.reach("use soul-grinder@tarrus")
    assert (t.seat, t.legal) == (1, ["pick snotlings@tarrus", "pick bad-dok@tarrus"])
    t.do("pick bad-dok@tarrus")
    assert t.zone("discard", 1) == ["bad-dok"]


@rule("CQ-12.18", "CQ-EX10")
def test_token_units_come_from_the_bank_by_abilities(table: Any) -> None:
    t = table({"hand": ["promise-of-glory"]}, HAND)
    in_bank = [card for card in range(len(t.state.kind)) if t.state.zone[card] == BANK]
    assert not any("cultist" in text for text in t.legal), "nobody deploys one"
    t.do("play promise-of-glory")
    arrived = [card for card in in_bank if t.state.zone[card] == IN_PLAY]
    assert [CARDS[t.state.kind[card]].name for card in arrived] == ["cultist", "cultist"]
    assert t.resources[0] == 0


@rule("CQ-12.19", "CQ-18.17", "CQ-EX59")
def test_a_player_has_ten_tokens_at_most_and_what_does_not_fit_stays_out(table: Any) -> None:
    t = table(
        {"hand": ["snotling-attack"], "resources": 2, "barlus": ["cultist"] * 9}, HAND,
    )  # fmt: skip
    t.do("play snotling-attack", "pick tarrus")
    assert (t.prompt, t.seat) == ("deploy-turn", 1), "one of the four came, the rest does not fit"
    assert sorted(set(t.cards(0)) - {f"cultist@barlus#{n}" for n in range(2, 10)}) == [
        "cultist@barlus", "nazdreg@hq", "snotlings@tarrus",
    ]  # fmt: skip
    assert spare_token(t.state, 0, BY_NAME["snotlings"].number) == -1


@rule("CQ-S26")
@pytest.mark.parametrize(("limit", "arriving"), [("player", 0), ("type", 4)])
def test_the_limit_may_be_for_each_type(table: Any, limit: str, arriving: int) -> None:
    t = table(
        {"hand": ["snotling-attack"], "resources": 2, "barlus": ["cultist"] * 10}, HAND,
        options={"token-limit": limit},
    )  # fmt: skip
    assert ("play snotling-attack" in t.legal) == (arriving > 0)
    if arriving:
        t.do("play snotling-attack", *["pick tarrus"] * 4)
    assert sum("snotlings" in name for name in t.cards(0)) == arriving
    assert spare_token(t.state, 0, BY_NAME["cultist"].number) == -1


@rule("CQ-12.20")
def test_the_token_cards_in_the_box_are_no_limit(table: Any) -> None:
    ten = {"barlus": ["snotlings"] * TOKEN_LIMIT}
    t = table({**HAND, **ten}, ten)
    assert BY_NAME["snotlings"].copies == 10, "so many lie in the box"
    assert sum(name.startswith("snotlings") for name in t.cards(0) + t.cards(1)) == 20


@rule("CQ-12.19", "CQ-12.54")
def test_tokens_count_for_the_player_who_controls_them(table: Any) -> None:
    t = table({**HAND, "tarrus": ["snotlings"] * 9}, {"tarrus": ["cultist", "cultist"]})
    snotlings = BY_NAME["snotlings"].number
    assert spare_token(t.state, 0, snotlings) >= 0
    taken(t, "cultist@tarrus")
    assert spare_token(t.state, 0, snotlings) == -1


@rule("CQ-12.23", "CQ-12.24")
def test_any_number_of_attachments_changes_its_host_and_nobody_else(table: Any) -> None:
    many = "goff-nob" + " + ion-rifle" * 4 + " + promotion + cybork-body + rokkit-launcha"
    t = table({**HAND, "tarrus": [many, "goff-nob"]}, {})
    assert len(t.state.attachments_of(t.card("goff-nob@tarrus"))) == 7
    assert (t.attack("goff-nob@tarrus"), t.hp("goff-nob@tarrus")) == (6 + 4 * 3, 12)
    assert t.command("goff-nob@tarrus") == 2
    assert (t.attack("goff-nob@tarrus#2"), t.hp("goff-nob@tarrus#2")) == (6, 6)


@rule("CQ-12.26")
def test_an_attachment_that_is_no_longer_legal_is_discarded(table: Any) -> None:
    # A bodyguard belongs on a unit of its own player.
    t = table({**HAND}, {"tarrus": ["goff-nob + bodyguard + promotion"]})
    taken(t, "goff-nob")
    assert t.zone("discard", 1) == ["bodyguard"]
    assert t.has("promotion@tarrus", 1), "the other one is still legal"


@rule("CQ-12.28")
def test_attachments_move_with_their_host(table: Any) -> None:
    t = table({**HAND, "tarrus": ["goff-nob + promotion + their suffering"]}, {})
    alone(t)
    move(t.state, t.card("goff-nob"), t.state.first_planet() + 1)
    t.state.run()
    assert t.has("promotion@barlus")
    assert t.has("suffering@barlus", 1)
    assert t.attack("goff-nob@barlus") == 4


@rule("CQ-12.31", "CQ-EX58")
def test_an_event_reaches_only_what_is_in_play_when_it_is_played(table: Any) -> None:
    t = table(
        {"hand": ["battle-cry", "goff-nob"], "resources": 3, "tarrus": ["bad-dok"],
         "barlus": ["shoota-mob"]}, {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("play battle-cry")
    assert (t.attack("bad-dok"), t.attack("shoota-mob")) == (3, 4)
    (late,) = t.state.cards_in(2)
    t.state.enter(late, t.state.place[t.card("bad-dok")], 0)
    assert t.attack("goff-nob@tarrus") == 6


@rule("CQ-12.32", "CQ-12.33")
def test_a_cancelled_event_is_paid_for_and_discarded_and_does_nothing(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 3},
        {"hand": ["nullify"], "supports": ["ork-kannon"], "hq": ["eldorath-starbane"]},
        warlords=("nazdreg", "eldorath-starbane"),
    )
    t.do("play squig-bombin", "play nullify")
    assert t.has("ork-kannon", 1)
    assert t.resources[0] == 1
    assert t.zone("discard", 0) == ["squig-bombin"]
    assert t.zone("discard", 1) == ["nullify"]
    assert not t.ready("eldorath-starbane", 1)


@rule("CQ-12.36", "CQ-12.37")
def test_a_planet_has_bonuses_an_ability_and_one_to_three_symbols(table: Any) -> None:
    planets = [card for card in CARDS if card.type == PLANET]
    assert len(planets) == 10
    for card in planets:
        assert 1 <= int(card.symbols).bit_count() <= 3, card.name
        assert card.symbols < 8, card.name
        assert len(card.effects) == 1, card.name
        assert card.card_bonus + card.resource_bonus > 0, card.name
    t = table(HAND, {}, planets=["tarrus", "yvarn", "osus-iv"])
    assert [
        (seen["planet"], seen["cards"], seen["resources"], seen["symbols"])
        for seen in t.state.view(None)["planets"]
    ] == [
        ("tarrus", 1, 1, ["material", "strongpoint"]),
        ("yvarn", 0, 1, ["material", "tech", "strongpoint"]),
        ("osus-iv", 0, 2, ["strongpoint"]),
    ]


@rule("CQ-12.35", "CQ-12.56", "CQ-EX7")
@pytest.mark.parametrize(("place", "usable"), [("barlus", True), ("hq", False)])
def test_an_adjacent_planet_is_one_beside_the_planet_of_the_card(
    table: Any, place: str, usable: bool
) -> None:
    t = table(
        {"tarrus": ["goff-nob"], place: ["wildrider-squadron"], "supports": ["ork-kannon"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert (f"use wildrider-squadron@{place}" in t.legal) == usable


@rule("CQ-12.35", "CQ-12.56", "CQ-EX7")
@pytest.mark.parametrize(("place", "usable"), [("barlus", True), ("hq", False)])
def test_a_support_may_speak_of_the_planet_of_another_card(
    table: Any, place: str, usable: bool
) -> None:
    t = table(
        {"tarrus": ["goff-nob"], place: ["bad-dok 1 damage", "enraged-ork"],
         "supports": ["kraktoof-hall", "ork-kannon"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert ("use kraktoof-hall@hq" in t.legal) == usable
    if usable:
        t.do("use kraktoof-hall@hq")
        assert t.damage("enraged-ork") == 1


@rule("CQ-12.56")
@pytest.mark.parametrize(("planet", "hurt"), [("tarrus", 1), ("barlus", 0)])
def test_here_on_an_attachment_is_the_planet_of_its_host(
    table: Any, planet: str, hurt: int
) -> None:
    t = table(
        {**HAND, "tarrus": ["shoota-mob + mark-of-chaos"]},
        {"tarrus": ["enraged-ork"], planet: ["enraged-ork", "goff-nob"]},
    )
    alone(t)
    deal_one(t.state, t.card("shoota-mob"), 1, NOBODY)
    t.state.run()
    t.do("use mark-of-chaos@tarrus on shoota-mob@tarrus")
    assert t.damage("goff-nob", 1) == hurt


@rule("CQ-12.56")
def test_adjacent_on_a_planet_is_beside_that_planet(table: Any) -> None:
    t = table(
        {"atrox-prime": ["goff-nob"], **HAND}, {"barlus": ["goff-nob"], "ferrin": ["goff-nob"]},
        planets=["atrox-prime", "barlus", "ferrin"], start="battle",
    )  # fmt: skip
    t.do("yes")
    assert t.legal == ["pick barlus", "pick hq", "pick their hq"]


@rule("CQ-12.41", "CQ-EX2", "CQ-EX9")
def test_a_unit_that_is_deployed_as_an_attachment_is_no_unit_any_more(table: Any) -> None:
    t = table({"hand": ["gun-drones"], "resources": 2, "tarrus": ["bad-dok"]}, HAND)
    assert t.starting("deploy") == [
        "deploy gun-drones tarrus", "deploy gun-drones barlus", "deploy gun-drones ferrin",
    ]  # fmt: skip
    assert t.starting("attach") == ["attach gun-drones bad-dok@tarrus"]
    t.do("attach gun-drones bad-dok@tarrus")
    s, drones = t.state, t.card("gun-drones")
    assert not s.is_unit(drones)
    assert list(s.units_at(s.place[t.card("bad-dok")])) == [t.card("bad-dok")]
    assert s.view(0)["planets"][0]["sides"][0][0]["area"] == 2
    alone(t)
    deal_one(s, t.card("bad-dok"), 4, NOBODY)
    s.run()
    assert t.zone("discard", 0) == ["gun-drones", "bad-dok"], "discarded with its host"


@rule("CQ-12.42", "CQ-12.43", "CQ-12.44", "CQ-EX60")
def test_each_player_has_one_copy_of_a_unique_card(table: Any) -> None:
    both = {"hand": ["crushface", "bad-dok"], "resources": 9}
    t = table({**both, "tarrus": ["crushface", "bad-dok"]}, both)
    assert not any(text.startswith("deploy crushface") for text in t.legal)
    assert any(text.startswith("deploy bad-dok") for text in t.legal), "any number of the others"
    t.do("pass").do("deploy crushface tarrus")
    assert t.has("crushface", 0)
    assert t.has("crushface", 1)


@rule("CQ-12.43", "CQ-EX60")
def test_nobody_takes_control_of_a_second_copy(table: Any) -> None:
    theirs = {"tarrus": ["crushface", "bad-dok"]}
    t = taken(table({**HAND, "barlus": ["crushface", "bad-dok"]}, theirs), "crushface")
    assert t.has("crushface@tarrus", 1)
    t = taken(table({**HAND}, theirs), "crushface")
    assert t.has("crushface@tarrus", 0), "without one of his own he may"
    t = taken(table({**HAND, "barlus": ["bad-dok"]}, theirs), "bad-dok")
    assert t.has("bad-dok@tarrus", 0), "others are not unique"


@rule("CQ-12.43", "CQ-17.12")
def test_a_second_copy_is_not_put_into_play_either(table: Any) -> None:
    t = table(
        {"hand": ["crushface", "bad-dok"], "barlus": ["crushface"], "yvarn": ["goff-nob"]}, {},
        planets=["yvarn", "barlus"], start="battle",
    )  # fmt: skip
    t.do("yes")
    assert t.legal == ["take bad-dok"]


@rule("CQ-12.45", "CQ-12.46")
def test_who_controls_a_relic_cannot_deploy_another(table: Any) -> None:
    relics = {"hand": ["iron-halo", "tallassarian-tempest-blade"], "resources": 9}
    t = table({**relics, "tarrus": ["nazdreg + iron-halo"]}, HAND)
    assert t.starting("attach") == []
    t = table({**relics, "tarrus": ["nazdreg"]}, {"tarrus": ["nazdreg + iron-halo"]})
    t.do("attach iron-halo nazdreg@tarrus")
    assert t.has("iron-halo", 0)
    assert t.has("iron-halo", 1), "one for each player"


@rule("CQ-12.45", "CQ-12.47", "CQ-EX50")
@pytest.mark.parametrize(
    ("kept", "lost", "owner"),
    [
        ("iron-halo", "tallassarian-tempest-blade", 1),
        ("tallassarian-tempest-blade", "iron-halo", 0),
    ],
)
def test_who_comes_to_control_two_relics_keeps_one(
    table: Any, kept: str, lost: str, owner: int
) -> None:
    t = table(
        {**HAND, "tarrus": ["nazdreg + iron-halo"]},
        {"tarrus": ["crushface + tallassarian-tempest-blade"]},
    )
    taken(t, "tallassarian-tempest-blade")
    assert (t.prompt, t.seat) == ("keep-relic", 0)
    assert t.legal == ["pick iron-halo@tarrus", "pick tallassarian-tempest-blade@tarrus"]
    t.do(f"pick {kept}@tarrus")
    assert [name for name in t.cards(0) if not name.startswith("nazdreg")] == [f"{kept}@tarrus"]
    assert t.zone("discard", owner) == [lost]


@rule("CQ-12.49")
def test_traits_do_nothing_by_themselves_but_texts_refer_to_them(table: Any) -> None:
    plain = [card.name for card in CARDS if card.type == ARMY and not card.effects
             and card.constant < 0 and not card.keywords and not card.area]  # fmt: skip
    assert {trait for name in plain for trait in BY_NAME[name].traits} >= {"elite", "warrior"}
    t = table({**HAND, "barlus": plain}, {})
    for name in plain:
        printed = BY_NAME[name]
        values = (t.attack(f"{name}@barlus"), t.hp(f"{name}@barlus"), t.command(f"{name}@barlus"))
        assert values == (printed.attack, printed.hp, printed.command), name
    t = table({**HAND, "tarrus": ["colonel-straken", "goff-nob", "bad-dok"]}, {},
              warlords=("colonel-straken", "nazdreg"))  # fmt: skip
    assert (t.attack("goff-nob"), t.attack("bad-dok")) == (7, 1), "a Warrior, and none"


@rule("CQ-12.50")
def test_a_card_is_of_its_faction_and_a_neutral_one_of_none(table: Any) -> None:
    neutral = {card.name for card in CARDS if card.faction == NEUTRAL and card.type != PLANET}
    assert neutral == {
        "no-mercy", "void-pirate", "rogue-trader", "fall-back", "promethium-mine", "promotion",
    }  # fmt: skip
    assert faction_name(int(BY_NAME["goff-nob"].faction)) == "orks"
    t = table(
        {"hand": ["battle-cry"], "resources": 3,
         "tarrus": ["goff-nob", "void-pirate", "10th-company-scout"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("play battle-cry")
    assert t.attack("goff-nob") == 8
    assert (t.attack("void-pirate"), t.attack("10th-company-scout")) == (0, 2)


@rule("CQ-12.51", "CQ-12.52", "CQ-12.53")
def test_cards_enter_play_under_the_control_of_the_player_in_whose_deck_they_were(
    table: Any,
) -> None:
    t = table({"hand": ["goff-nob"], "resources": 5, "deck": ["bad-dok"]}, HAND)
    for card in t.state.cards_in(DECK) + t.state.cards_in(2):
        assert t.state.owner[card] == 0
    t.do("deploy goff-nob tarrus")
    (unit,) = t.state.view(1)["planets"][0]["sides"][0]
    assert (unit["owner"], unit["controller"]) == (0, 0)


@rule("CQ-12.53", "CQ-12.54", "CQ-12.51")
def test_a_unit_that_changes_its_controller_changes_sides(table: Any) -> None:
    t = table(
        {**HAND, "tarrus": ["shoota-mob"]},
        {"tarrus": ["goff-nob exhausted 2 damage + promotion", "bad-dok"], "hq": ["rokkitboy"],
         "supports": ["ork-kannon"]},
    )  # fmt: skip
    taken(t, "goff-nob")
    sides = t.state.view(None)["planets"][0]["sides"]
    assert [unit["card"] for unit in sides[0]] == ["shoota-mob", "goff-nob"]
    assert [unit["card"] for unit in sides[1]] == ["bad-dok"]
    assert (sides[0][1]["owner"], sides[0][1]["controller"]) == (1, 0)
    assert (sides[0][1]["damage"], sides[0][1]["ready"]) == (2, False), "as it was"
    assert t.has("promotion@tarrus", 1), "its attachment keeps its own controller"
    taken(t, "rokkitboy")
    taken(t, "ork-kannon")
    mine, theirs = t.state.view(None)["players"]
    assert [unit["card"] for unit in mine["hq"]] == ["nazdreg", "rokkitboy"]
    assert [support["card"] for support in mine["supports"]] == ["ork-kannon"]
    assert [unit["card"] for unit in theirs["hq"]] == ["nazdreg"]
    assert theirs["supports"] == []


@rule("CQ-12.54", "CQ-12.53")
def test_who_controls_a_unit_uses_it(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob exhausted"]},
        {"tarrus": ["goff-nob", "bad-dok exhausted"], "supports": ["ork-kannon"]}, start="battle",
    )  # fmt: skip
    take_control(t.state, t.card("goff-nob", 1), 0)
    take_control(t.state, t.card("ork-kannon", 1), 0)
    t.do("pass", seat=t.seat)
    t.until("action-window")
    assert (t.seat, t.starting("use")) == (0, ["use ork-kannon@hq"])
    t.reach("attack goff-nob@tarrus")
    assert not t.has("bad-dok", 1)


@rule("CQ-12.55", "CQ-S15", "CQ-13.40")
@pytest.mark.parametrize(("way", "pile"), [("destroy", "discard"), ("return", "hand")])
def test_out_of_play_a_card_goes_to_its_owner_whoever_controls_it(
    table: Any, way: str, pile: str
) -> None:
    t = table(HAND, {"tarrus": ["goff-nob"]})
    taken(t, "goff-nob")
    if way == "destroy":
        destroy_one(t.state, t.card("goff-nob"), NOBODY)
    else:
        remove_one(t.state, t.card("goff-nob"), TO_HAND)
    t.state.run()
    assert t.zone(pile, 1) == ["goff-nob"]
    assert "goff-nob" not in t.zone(pile, 0)


@rule("CQ-S42", "CQ-12.25", "CQ-S15")
def test_attachments_go_to_their_own_owners_when_the_host_leaves(table: Any) -> None:
    t = table(
        {**HAND, "tarrus": ["goff-nob + promotion + their suffering"]}, {"barlus": ["bad-dok"]}
    )
    alone(t)
    take_control(t.state, t.card("promotion"), 1)
    t.state.run()
    assert t.has("promotion@tarrus", 1)
    remove_one(t.state, t.card("goff-nob"), BY_DISCARDING)
    t.state.run()
    assert sorted(t.zone("discard", 0)) == ["goff-nob", "promotion"]
    assert t.zone("discard", 1) == ["suffering"]


@rule("CQ-12.9", "CQ-18.5", "CQ-2.29")
def test_a_hale_warlord_goes_home_bloodied(table: Any) -> None:
    t = waiting(table, {"tarrus": ["nazdreg 5 damage"]})
    hit(t, 0, "nazdreg", 9)
    assert t.has("nazdreg@hq")
    assert (t.damage("nazdreg"), t.ready("nazdreg"), t.hp("nazdreg")) == (0, False, 5)
    assert t.state.view(1)["players"][0]["bloodied"] is True
    assert t.result is None


@rule("CQ-12.11", "CQ-19.3", "CQ-19.8")
def test_a_bloodied_warlord_that_is_defeated_loses(table: Any) -> None:
    t = waiting(table, {"bloodied": True, "tarrus": ["nazdreg"]})
    assert hit(t, 0, "nazdreg", 4).result is None
    assert hit(t, 0, "nazdreg", 1).result == [-1, 1]


@rule("CQ-12.9", "CQ-S45")
def test_a_warlord_and_a_unit_fall_together(table: Any) -> None:
    t = waiting(table, {"tarrus": ["nazdreg 5 damage", "shoota-mob", "bad-dok"]})
    alone(t)
    deal(t.state, together(*(t.card(name) for name in ("nazdreg", "shoota-mob", "bad-dok"))), 2, 0)
    t.state.run()
    assert (t.has("nazdreg@hq"), t.ready("nazdreg"), t.damage("nazdreg")) == (True, False, 0)
    assert (t.zone("discard", 0), t.damage("bad-dok")) == (["shoota-mob"], 2)
    # Both may fall again later: the warlord for good.
    assert hit(t, 0, "bad-dok", 2).zone("discard", 0) == ["shoota-mob", "bad-dok"]
    assert hit(t, 0, "nazdreg", 5).result == [-1, 1]


@rule("CQ-12.15")
def test_healing_does_not_turn_a_warlord_back(table: Any) -> None:
    t = waiting(table, {"bloodied": True, "tarrus": ["nazdreg 2 damage"]})
    t.state.damage[t.card("nazdreg")] = 0
    assert (t.attack("nazdreg"), t.hp("nazdreg")) == (2, 5)


@rule("CQ-12.21", "CQ-EX59")
def test_a_token_unit_returns_to_the_bank(table: Any) -> None:
    t = waiting(table, {"tarrus": ["snotlings"]})
    token = t.card("snotlings")
    hit(t, 0, "snotlings", 1)
    assert t.state.zone[token] == BANK
    assert t.zone("discard", 0) == []


@rule("CQ-12.25")
def test_attachments_go_with_their_host_to_their_owners(table: Any) -> None:
    t = waiting(table, {"tarrus": ["shoota-mob + promotion + their rokkit-launcha"]})  # fmt: skip
    hit(t, 0, "shoota-mob", 1)
    assert sorted(t.zone("discard", 0)) == ["promotion", "shoota-mob"]
    assert t.zone("discard", 1) == ["rokkit-launcha"]
