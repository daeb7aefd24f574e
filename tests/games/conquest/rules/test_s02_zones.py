"""Section 2: components, zones and the state of cards."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.abilities.constant import same_planet
from hadur.games.conquest.abilities.targets import ENEMY, Units
from hadur.games.conquest.cards.definition import CARDS, SUPPORT, UNIT
from hadur.games.conquest.phases.damage import deal_one
from hadur.games.conquest.phases.leaving import NOBODY
from hadur.games.conquest.phases.moving import adjacent_slots, exhaust, move, ready, rout
from hadur.games.conquest.state import (
    ATTACHED,
    BANK,
    CANNOT_READY,
    DECK,
    DISCARD,
    FACE_DOWN,
    HAND,
    HQ,
    IN_PLAY,
    PILES,
    PLACES,
    PLAYING,
    ROW,
    SUPPORTS,
    UNTIL_ROUND_ENDS,
    VICTORY,
    Campaign,
    campaign,
)
from hadur.text.catalogue import catalogue_of
from tests.games.conquest.rules.common import alone

rule = pytest.mark.rule


ENGLISH = catalogue_of("en", GAME.name)


def text_of(name: str) -> str:
    return ENGLISH.say(f"card-{name}.text")


def homes(s: Campaign) -> dict[int, list[str]]:
    """Every place where each card lies, whatever its zone says."""
    found: dict[int, list[str]] = {card: [] for card in range(len(s.kind))}
    for pile in range(PILES):
        for card in s.cards_in(pile):
            found[card].append(f"pile {pile}")
    for place in range(PLACES):
        for card in s.units_at(place):
            found[int(card)].append(f"place {place}")
            for worn in s.attachments_of(card):
                found[int(worn)].append(f"on {card}")
    for slot, card in enumerate(s.row):
        if card >= 0:
            found[int(card)].append(f"slot {slot}")
    return found


def check_zones(s: Campaign) -> None:
    for card, there in homes(s).items():
        zone = int(s.zone[card])
        expected = 0 if zone in (BANK, PLAYING) else 1
        assert len(there) == expected, (CARDS[s.kind[card]].name, zone, there)
        if zone < PILES:
            assert there == [f"pile {zone}"]
        if zone == IN_PLAY:
            place = int(s.place[card])
            assert there == [f"place {place}"]
            assert place % 2 == s.controller[card], "on its controller's side"
            is_unit = CARDS[s.kind[card]].type & UNIT != 0
            assert (place < SUPPORTS) == is_unit, "units at planets and headquarters"
            if not s.over:
                assert place >= HQ or s.row[place >> 1] >= 0, "the planet is there"
        if zone == ATTACHED:
            assert there == [f"on {s.host[card]}"]
        if zone == ROW:
            assert s.row[s.slot_of(card)] == card


@rule("CQ-2.1", "CQ-12.7")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("nazdreg", "zarathur"), ("shadowsun", "kith"), ("straken", "cato")]
)
def test_every_card_is_in_exactly_one_place_at_any_moment(mine: str, theirs: str) -> None:
    s = campaign(GAME.deal(GAME.check_setup({"decks": [mine, theirs]}), 7))
    rng = random.Random(7)
    s.run()
    while not s.over:
        check_zones(s)
        decision = s.decisions[0]
        moves = s.legal(decision.index)
        s.advance(moves[rng.randrange(len(moves))], decision.index)
    check_zones(s)


@rule("CQ-2.3", "CQ-2.4", "CQ-14.2")
def test_a_headquarters_is_no_planet(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "hq": ["nazdreg", "goff-nob 1 damage"], "tarrus": ["bad-dok"]}, {}
    )
    nob, warlord = t.card("goff-nob"), t.card("nazdreg")
    assert t.state.slot_of(nob) == -1
    assert not same_planet(t.state, nob, warlord)
    assert t.attack("goff-nob") == 6, "Nazdreg's text speaks of his planet"
    assert list(adjacent_slots(t.state, t.state.slot_of(nob))) == []


@rule("CQ-2.4")
def test_what_is_done_to_a_planet_is_not_done_to_a_headquarters(table: Any) -> None:
    t = table(
        {"hand": ["exterminatus"], "resources": 3, "hq": ["nazdreg", "goff-nob"]},
        {"hq": ["bad-dok"], "barlus": ["shoota-mob"]},
    )
    t.do("play exterminatus")
    assert not t.has("shoota-mob", 1)
    assert t.has("goff-nob@hq")
    assert t.has("bad-dok@hq", 1)


@rule("CQ-2.5", "CQ-2.6")
def test_what_is_in_play_and_what_is_not(table: Any) -> None:
    t = table(
        {
            "hand": ["shoota-mob"], "discard": ["bad-dok"], "supports": ["ork-kannon"],
            "tarrus": ["goff-nob + promotion"], "hq": ["enraged-ork"], "victory": ["yvarn"],
        },
        {}, face_down=["iridial"],
    )  # fmt: skip
    s = t.state
    for name in ("ork-kannon", "goff-nob", "promotion", "enraged-ork", "nazdreg"):
        assert s.in_play(t.card(name)), name
    for zone in (HAND, DECK, DISCARD, VICTORY, FACE_DOWN):
        assert s.size[zone] > 0
        for card in s.cards_in(zone):
            assert not s.in_play(card), CARDS[s.kind[card]].name
    seen = [planet["planet"] for planet in s.view(None)["planets"]]
    assert seen == ["tarrus", "barlus", "ferrin"], "the face-up planets, whoever is there"


@rule("CQ-2.7")
def test_a_card_enters_play_from_outside_and_not_by_moving(table: Any) -> None:
    t = table(
        {"hand": ["weirdboy-maniak"], "resources": 3, "tarrus": ["bad-dok"],
         "supports": ["tellyporta-pad"]}, {"barlus": ["goff-nob"], "hand": ["shoota-mob"]},
    )  # fmt: skip
    t.do("deploy weirdboy-maniak barlus")
    assert t.legal == ["use weirdboy-maniak@barlus", "pass"], "it has entered play"
    t.do("use weirdboy-maniak@barlus")
    assert t.damage("goff-nob", 1) == 1
    alone(t)
    move(t.state, t.card("weirdboy-maniak"), t.state.first_planet())
    t.state.run()
    assert t.has("weirdboy-maniak@tarrus")
    assert t.prompt == "", "moving is not entering play"
    assert t.damage("bad-dok") == 0


@rule("CQ-2.8")
def test_a_card_leaves_play_for_outside_and_not_by_moving(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["strakens-command-squad"]}, {})
    unit = t.card("strakens-command-squad")
    alone(t)
    rout(t.state, unit, NOBODY)
    t.state.run()
    assert (t.prompt, t.has("strakens-command-squad@hq")) == ("", True), "it is still in play"
    move(t.state, unit, t.state.first_planet())
    t.state.run()
    deal_one(t.state, unit, 2, NOBODY)
    t.state.run()
    assert t.legal == ["use strakens-command-squad@tarrus", "pass"]


@rule("CQ-2.9")
def test_only_cards_in_play_are_targeted_unless_a_text_names_another_zone(table: Any) -> None:
    t = table(
        {"hand": ["deception", "zarathurs-flamers"], "resources": 2, "tarrus": ["bad-dok"],
         "discard": ["shoota-mob", "zarathurs-flamers"], "supports": ["shrine-of-warpflame"]},
        {"discard": ["rokkitboy"], "hand": ["shoota-mob"], "barlus": ["shoota-mob"]},
    )  # fmt: skip
    t.do("play deception")
    assert t.legal == ["pick bad-dok@tarrus", "pick their shoota-mob@barlus"]
    t.do("pick bad-dok@tarrus")
    # The Shrine's text names the discard pile.
    alone(t)
    deal_one(t.state, t.card("shoota-mob", 1), 1, NOBODY)
    t.state.run()
    t.do("use shrine-of-warpflame@hq")
    assert t.zone("discard", 0) == ["shoota-mob", "deception"]


@rule("CQ-2.10")
def test_abilities_work_in_play_alone_unless_a_text_names_another_zone(table: Any) -> None:
    mine = {"hand": ["ork-kannon"], "discard": ["ork-kannon", "goff-boyz"], "tarrus": ["goff-nob"]}
    t = table(mine, {"tarrus": ["goff-nob"]}, start="battle")
    assert t.prompt == "combat-turn", "a Kannon in hand or on the discard pile fires nothing"
    t = table({**mine, "supports": ["ork-kannon"]}, {"tarrus": ["goff-nob"]}, start="battle")
    assert t.starting("use") == ["use ork-kannon@hq"]
    # The Assault Team's text names the hand.
    t = table({"hand": ["elysian-assault-team"], "tarrus": ["shoota-mob"]}, {})
    alone(t)
    deal_one(t.state, t.card("shoota-mob"), 1, NOBODY)
    t.state.run()
    t.do("use elysian-assault-team")
    assert t.has("elysian-assault-team@tarrus")


@rule("CQ-2.11")
def test_the_right_zone_is_not_enough_where_a_restriction_or_a_permission_says_so(
    table: Any,
) -> None:
    t = table(
        {"hand": ["crushface", "battle-cry", "gun-drones"], "resources": 9,
         "tarrus": ["crushface"]}, {},
    )  # fmt: skip
    assert not any("deploy crushface" in move for move in t.legal), "a second copy is barred"
    assert t.starting("play") == [], "Battle Cry waits for a battle"
    assert t.starting("attach") == ["attach gun-drones crushface@tarrus"], "a unit, but permitted"


@rule("CQ-2.17")
def test_resources_pay_for_cards_and_for_abilities(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "resources": 2, "tarrus": ["haemonculus-tormentor"]},
        {"hand": ["shoota-mob"]},
    )
    t.do("deploy shoota-mob tarrus")
    assert t.resources[0] == 1
    t.do("pass").do("use haemonculus-tormentor@tarrus")
    assert t.resources[0] == 0
    assert t.starting("use") == [], "nothing is left to pay with"


@rule("CQ-2.18")
def test_the_number_before_the_resources_is_how_many_are_meant(table: Any) -> None:
    (number,) = re.findall(r"(\d+) resources", text_of("carnivore-pack"))
    t = table({"hand": ["shoota-mob"], "tarrus": ["carnivore-pack"]}, {})
    alone(t)
    deal_one(t.state, t.card("carnivore-pack"), 3, NOBODY)
    t.state.run()
    t.do("use carnivore-pack@tarrus")
    assert t.resources[0] == int(number)


@rule("CQ-2.22", "CQ-2.24", "CQ-2.25", "CQ-2.26", "CQ-EX28")
def test_an_exhausted_card_cannot_be_exhausted_again_until_it_is_readied(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob"], "supports": ["ork-kannon"]},
        {"tarrus": ["goff-nob", "bad-dok exhausted"]}, start="battle",
    )  # fmt: skip
    kannon = t.card("ork-kannon")
    assert [card["ready"] for card in t.state.view(1)["players"][0]["supports"]] == [True]
    t.do("use ork-kannon@hq").do("pick bad-dok@tarrus")
    assert [card["ready"] for card in t.state.view(1)["players"][0]["supports"]] == [False]
    assert not any("ork-kannon" in text for text in t.legal), "its cost cannot be paid again"
    ready(t.state, kannon)
    t.until("action-window")
    assert "use ork-kannon@hq" in t.legal
    t.reach("attack goff-nob@tarrus")
    assert not t.ready("goff-nob"), "to attack is to exhaust"
    t.do("pick their bad-dok@tarrus").until("combat-turn")
    t.do("attack goff-nob@tarrus").until("retreat")
    assert t.ready("goff-nob@tarrus", 1), "the end of the combat round readies"


@rule("CQ-2.25")
def test_exhausting_what_is_exhausted_is_nothing(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob + dire-mutation"]}, {})
    unit = t.card("goff-nob")
    alone(t)
    exhaust(t.state, unit)
    t.state.run()
    assert (t.ready("goff-nob"), t.damage("goff-nob")) == (False, 1)
    exhaust(t.state, unit)
    t.state.run()
    assert t.damage("goff-nob") == 1, "it did not exhaust a second time"


@rule("CQ-2.25")
def test_constant_texts_of_exhausted_cards_go_on_working(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["colonel-straken exhausted", "goff-nob"]}, {},
        warlords=("colonel-straken", "nazdreg"),
    )  # fmt: skip
    assert t.attack("goff-nob") == 7


@rule("CQ-2.27")
def test_damage_stays_on_the_card_that_suffered_it(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob", "bad-dok"]}, {})
    alone(t)
    for amount in (1, 2):
        deal_one(t.state, t.card("goff-nob"), amount, NOBODY)
        t.state.run()
    assert (t.damage("goff-nob"), t.damage("bad-dok")) == (3, 0)
    seen = t.state.view(1)["planets"][0]["sides"][0]
    assert [unit["damage"] for unit in seen] == [3, 0]


@rule("CQ-2.30", "CQ-EX17", "CQ-EX12", "CQ-17.8")
def test_every_card_of_the_opponent_is_an_enemy_card_and_no_other(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["nazdreg", "goff-nob"], "supports": ["ork-kannon"]},
        {"tarrus": ["nazdreg", "snotlings"], "hq": ["bad-dok"], "supports": ["tellyporta-pad"]},
    )
    enemies = Units(UNIT | SUPPORT, ENEMY)
    found = {CARDS[t.state.kind[card]].name for card in enemies.find(t.state, 0)}
    assert found == {"nazdreg", "snotlings", "bad-dok", "tellyporta-pad"}
    assert t.card("nazdreg") not in list(enemies.find(t.state, 0)), "the opponent's, not one's own"
    assert t.card("ork-kannon") not in list(enemies.find(t.state, 0))
    assert not enemies.fits(t.state, 1, t.card("tellyporta-pad", 1)), "no enemy of its own player"


@rule("CQ-S41")
def test_what_cannot_ready_stays_exhausted_when_everything_readies(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2,
         "barlus": ["goff-nob exhausted", "bad-dok exhausted"]},
        {"supports": ["ork-kannon"]}, start="headquarters",
    )  # fmt: skip
    t.state.let_last(CANNOT_READY, t.card("goff-nob"), 0, UNTIL_ROUND_ENDS, 0)
    ready(t.state, t.card("goff-nob"))
    assert not t.ready("goff-nob"), "nor by an effect"
    t.do("pass")
    assert t.prompt == "deploy-turn"
    assert (t.ready("goff-nob"), t.ready("bad-dok")) == (False, True)


@rule("CQ-S28")
def test_a_hand_may_grow_without_limit(table: Any) -> None:
    t = table(
        {"hand": ["sniveling-grot"] * 20 + ["squig-bombin"], "resources": 2},
        {"supports": ["ork-kannon"]}, start="headquarters",
    )  # fmt: skip
    t.do("pass")
    assert t.prompt == "deploy-turn"
    assert len(t.zone("hand", 0)) == 23
    assert t.zone("discard", 0) == []


@rule("CQ-20.1")
@pytest.mark.parametrize("decks", [["nazdreg"], ["nazdreg", "cato", "zarathur"]])
def test_the_game_is_for_two(decks: list[str]) -> None:
    assert tuple(GAME.seats) == (2,)
    with pytest.raises(Exception, match="two players"):
        GAME.check_setup({"decks": decks})
    with pytest.raises(Exception, match=r"for 2 players, not \d \(CQ-20\.1\)$"):
        GAME.check_setup({"seats": len(decks)})
