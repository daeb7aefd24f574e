"""Sections 1, 2 and 3: precedence, zones and the state of cards, what is shown; and 14: places."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from hadur.games.conquest import GAME, log
from hadur.games.conquest.abilities.constant import same_planet
from hadur.games.conquest.abilities.targets import ENEMY, Units
from hadur.games.conquest.cards.definition import CARDS, PLANET, SUPPORT, UNIT
from hadur.games.conquest.phases.cards import discard
from hadur.games.conquest.phases.damage import deal_one
from hadur.games.conquest.phases.entering import take_control
from hadur.games.conquest.phases.leaving import NOBODY
from hadur.games.conquest.phases.moving import adjacent_slots, exhaust, move, ready, rout
from hadur.games.conquest.state import (
    ATTACHED,
    BANK,
    CANNOT_BE_DAMAGED,
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
    UNTIL_PHASE_ENDS,
    UNTIL_ROUND_ENDS,
    VICTORY,
    Campaign,
    campaign,
)
from hadur.kernel.hearing import Heard
from hadur.text.catalogue import catalogue_of

rule = pytest.mark.rule

ENGLISH = catalogue_of("en", GAME.name)


def told(t: Any) -> list[int]:
    """The kinds of events that have been told since the listening began."""
    return [event.kind for event in t.state.listener.events]


def listening(t: Any) -> Any:
    t.state.listener = Heard()
    return t


def text_of(name: str) -> str:
    return ENGLISH.say(f"card-{name}.text")


def alone(t: Any) -> Any:
    """Forget what was to come: only what the test starts happens from here on."""
    t.state.asks = []
    t.state.depth = 0
    return t


# -- precedence ------------------------------------------------------------------------------------


@rule("CQ-1.2")
def test_the_text_of_a_card_wins_over_a_rule(table: Any) -> None:
    # Any enemy there can be attacked (CQ-13.7), but the Librarian's text says otherwise.
    t = table(
        {"tarrus": ["goff-nob"]}, {"tarrus": ["honored-librarian exhausted", "bad-dok exhausted"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack goff-nob@tarrus")
    assert t.prompt != "defender", "there is nobody to choose but Bad Dok"
    assert not t.has("bad-dok", 1)
    assert t.has("honored-librarian", 1)


@rule("CQ-1.3")
def test_cannot_is_stronger_than_an_ability_that_would(table: Any) -> None:
    # A forced ability reassigns damage to the bodyguard's unit, which cannot be damaged.
    t = table(
        {"tarrus": ["goff-nob"]},
        {"tarrus": ["enraged-ork exhausted", "bad-dok exhausted + bodyguard"]}, start="battle",
    )  # fmt: skip
    guard = t.card("bad-dok", 1)
    t.state.let_last(CANNOT_BE_DAMAGED, guard, 0, UNTIL_PHASE_ENDS, 0)
    t.reach("attack goff-nob@tarrus").do("pick their enraged-ork@tarrus")
    assert not t.has("enraged-ork", 1), "all of the damage stayed where it was"
    assert t.damage("bad-dok", 1) == 0


@rule("CQ-1.3")
def test_cannot_is_stronger_than_a_rule_that_allows(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok exhausted", "nazdreg exhausted"]},
        {"tarrus": ["umbral-preacher exhausted"]}, start="battle",
    )  # fmt: skip
    t.until("retreat")
    assert t.legal == ["done", "pick nazdreg@tarrus"]


@rule("CQ-1.4")
def test_a_keyword_does_all_of_its_rule_not_only_what_its_summary_says(table: Any) -> None:
    summary = ENGLISH.say("keyword-area-effect.text", amount=2)
    assert "Flying" not in summary
    assert "shield" not in summary
    t = table(
        {"tarrus": ["daring-assault-squad"]},
        {"hand": ["battle-cry"], "tarrus": ["raven-guard-speeder", "goff-nob"]}, start="battle",
    )  # fmt: skip
    t.reach("attack daring-assault-squad@tarrus").do("area")
    assert (t.prompt, t.seat) == ("shield-order", 1), "shields are decided unit by unit"
    t.skip("shield").do("pick raven-guard-speeder@tarrus", "no").skip("shield")
    assert t.damage("raven-guard-speeder", 1) == 2, "it is no damage of an attack"


@rule("CQ-1.5")
def test_no_text_is_mere_flavour() -> None:
    for card in CARDS:
        has_text = ENGLISH.has(f"card-{card.name}.text")
        does_something = bool(
            card.effects
            or card.constant >= 0
            or card.worn.on
            or (card.type != PLANET and (card.card_bonus or card.resource_bonus))
        )
        assert has_text == does_something, card.name


@rule("CQ-1.6")
def test_what_the_phases_do_is_no_card_effect(table: Any) -> None:
    # The Land Raider shields Bad Dok from card abilities, not from being attacked.
    t = table(
        {"tarrus": ["goff-nob"], "supports": ["catachan-outpost"]},
        {"tarrus": ["land-raider exhausted", "bad-dok exhausted"]}, start="battle",
    )  # fmt: skip
    t.do("use catachan-outpost@hq")
    assert t.legal == ["pick goff-nob@tarrus", "pick their land-raider@tarrus", "pick nazdreg@hq",
                       "pick their nazdreg@hq"]  # fmt: skip
    t.do("pick goff-nob@tarrus").reach("attack goff-nob@tarrus")
    assert t.legal == ["pick their land-raider@tarrus", "pick their bad-dok@tarrus"]


@rule("CQ-1.6")
def test_a_unit_that_is_immune_to_events_is_moved_and_exhausted_by_the_command_phase(
    table: Any,
) -> None:
    t = table({}, {"hq": ["nazdreg", "stalwart-ogryn"]}, start="command")
    t.do("dial 1", seat=0).do("dial 2", seat=1)
    assert t.has("stalwart-ogryn@barlus", 1)
    assert not t.ready("stalwart-ogryn", 1)


@rule("CQ-1.8", "CQ-1.7")
def test_loops_end_with_the_events_that_start_the_next_step(table: Any) -> None:
    t = table(
        {"tarrus": ["enraged-ork", "shoota-mob + rokkit-launcha"]}, {"tarrus": ["goff-nob"]},
        start="battle",
    )  # fmt: skip
    listening(t)
    assert t.state.ranged
    t.do("attack shoota-mob@tarrus").reach("pass")
    # Nobody can shoot any more: the skirmish is over, a combat round begins.
    t.until("combat-turn")
    assert (bool(t.state.ranged), t.state.combat_round) == (False, 1)
    assert log.COMBAT_ROUND in told(t)
    t.do("attack enraged-ork@tarrus").until("combat-turn").do("attack goff-nob@tarrus")
    t.do("pick their enraged-ork@tarrus")
    # Everybody is exhausted: the combat round is over, units ready and may retreat.
    assert t.prompt == "retreat"
    assert t.ready("goff-nob", 1)
    t.do("pick shoota-mob@tarrus", "done")
    # Nobody is left to fight: the battle is won, the planet captured.
    assert t.zone("victory", 1) == ["tarrus"]
    assert told(t).index(log.BATTLE_WON) < told(t).index(log.CAPTURED)


# -- zones -----------------------------------------------------------------------------------------


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


# -- resources and ready cards ---------------------------------------------------------------------


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


# -- what is shown ---------------------------------------------------------------------------------


@rule("CQ-3.10")
def test_a_revealed_card_is_shown_to_both_and_a_drawn_one_is_not(table: Any) -> None:
    t = table(
        {"deck": ["possessed"], "supports": ["murder-cogitator"], "tarrus": ["chaos-fanatics"],
         "hand": ["shoota-mob"]}, {},
    )  # fmt: skip
    listening(alone(t))
    deal_one(t.state, t.card("chaos-fanatics"), 2, NOBODY)
    t.state.run()
    t.do("use murder-cogitator@hq")
    revealed = [event for event in t.state.listener.events if event.kind == log.REVEALED]
    assert [CARDS[event.b].name for event in revealed] == ["possessed"]
    assert revealed[0].heard_by(1)
    assert t.state.view(1)["players"][0]["known"] == ["possessed"], "and not the Shoota Mob"


@rule("CQ-3.10", "CQ-3.11")
def test_what_is_revealed_and_stays_in_the_deck_is_known_to_both_for_as_long_as_it_lies_there(
    table: Any,
) -> None:
    t = table(
        {"deck": ["goff-nob"], "supports": ["murder-cogitator"], "tarrus": ["chaos-fanatics"],
         "hand": ["shoota-mob"]}, {},
    )  # fmt: skip
    alone(t)
    deal_one(t.state, t.card("chaos-fanatics"), 2, NOBODY)
    t.state.run()
    top = t.state.card_in(DECK, t.state.size[DECK] - 1)
    assert not t.state.knows_card(1, top)
    t.do("use murder-cogitator@hq")
    assert t.state.card_in(DECK, t.state.size[DECK] - 1) == top
    assert (t.state.knows_card(0, top), t.state.knows_card(1, top)) == (True, True)
    t.state.shuffle(DECK, 2)
    assert (t.state.knows_card(0, top), t.state.knows_card(1, top)) == (False, False)


@rule("CQ-3.11", "CQ-EX13")
def test_a_revealed_card_that_is_discarded_is_covered_by_the_next_and_still_open(
    table: Any,
) -> None:
    t = table({"deck": ["bad-dok", "goff-nob"], "hand": ["shoota-mob"]}, {})
    s = t.state
    top = s.card_in(DECK, s.size[DECK] - 1)
    s.reveal(top, 3)
    discard(s, top)
    unseen = s.card_in(DECK, s.size[DECK] - 1)
    discard(s, unseen)
    assert (s.knows_card(0, unseen), s.knows_card(1, unseen)) == (True, True)
    for seat in (0, 1, None):
        seen = s.view(seat)["players"][0]
        assert seen["discard"] == ["goff-nob", "bad-dok"], "the second lies on the first"
        assert seen["known"] == [], "nothing is left that is revealed elsewhere"


@rule("CQ-3.13", "CQ-EX15")
def test_a_card_that_was_searched_for_is_shown_before_it_goes_to_the_hand(table: Any) -> None:
    t = table(
        {"hand": ["earth-caste-technician"], "resources": 1,
         "deck": ["promotion", "ion-rifle", "bad-dok"]}, {"hand": ["shoota-mob"]},
    )  # fmt: skip
    t.do("deploy earth-caste-technician tarrus", "use earth-caste-technician@tarrus")
    assert t.legal == ["no", "take ion-rifle", "take promotion"], "what fits, or nothing"
    assert t.state.view(0)["players"][0]["looked"][0] == "bad-dok"
    assert "ion-rifle" not in str(t.state.view(1)), "the search itself is private"
    t.do("take ion-rifle")
    assert t.state.view(1)["players"][0]["known"] == ["ion-rifle"]
    assert "bad-dok" not in str(t.state.view(1))


# -- places and moving -----------------------------------------------------------------------------


@rule("CQ-S8", "CQ-14.2")
def test_neighbours_in_the_row_are_adjacent_if_both_lie_open(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"]}, {}, planets=["tarrus", "barlus", "ferrin"], face_down=["yvarn"]
    )
    s = t.state
    first = int(s.first_planet())
    assert list(adjacent_slots(s, first)) == [first + 1]
    assert list(adjacent_slots(s, first + 1)) == [first, first + 2]
    assert list(adjacent_slots(s, first + 2)) == [first + 1], "a face-down card is no planet"
    s.row[first] = -1
    assert list(adjacent_slots(s, first + 1)) == [first + 2], "nor is a gap"


@rule("CQ-14.3", "CQ-14.4")
def test_what_moves_moves_elsewhere(table: Any) -> None:
    t = table(
        {"plannum": ["goff-nob"], "barlus": ["bad-dok"], "hand": ["shoota-mob"]}, {},
        planets=["plannum", "barlus", "ferrin"], start="battle",
    )  # fmt: skip
    t.do("yes", "pick bad-dok@barlus")
    assert t.legal == ["pick plannum", "pick ferrin"], "not to where it is"
    t.do("pick ferrin")
    assert t.has("bad-dok@ferrin")


@rule("CQ-14.4")
def test_to_move_to_where_one_is_is_no_move(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["soaring-falcon exhausted"],
         "supports": ["alaitoc-shrine"]}, {},
    )  # fmt: skip
    unit = t.card("soaring-falcon")
    alone(t)
    move(t.state, unit, t.state.first_planet())
    t.state.run()
    assert t.prompt == "", "nothing has moved"
    move(t.state, unit, t.state.first_planet() + 1)
    t.state.run()
    assert t.legal == ["use alaitoc-shrine@hq", "pass"]


@rule("CQ-14.5")
@pytest.mark.parametrize(("planets", "usable"), [(["tarrus", "barlus"], True), (["tarrus"], False)])
def test_without_a_place_to_go_a_move_cannot_be_started(
    table: Any, planets: list[str], usable: bool
) -> None:
    t = table(
        {"hand": ["squadron-redeployment"], "tarrus": ["wildrider-squadron + promotion"]},
        {"tarrus": ["goff-nob"]}, planets=planets, start="battle",
    )  # fmt: skip
    assert ("use wildrider-squadron@tarrus" in t.legal) == usable
    assert ("play squadron-redeployment" in t.legal) == usable


@rule("CQ-14.6")
def test_one_retreats_only_when_the_rules_allow_it(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "tarrus": ["nazdreg", "deathwing-guard"]},
        {"tarrus": ["goff-nob"], "supports": ["ork-kannon"]}, start="battle",
    )  # fmt: skip
    assert t.prompt == "action-window"
    assert t.starting("retreat") == [], "not as an action"
    t.until("combat-turn")
    assert t.starting("retreat") == [], "nobody could attack in the ranged skirmish"
    t.do("pass").reach("retreat nazdreg@tarrus")
    assert t.has("nazdreg@hq")
    t.until("combat-turn")
    t.do("attack goff-nob@tarrus").until("combat-turn")
    assert t.starting("retreat") == [], "a unit that is no warlord does not retreat in a turn"


@rule("CQ-14.11", "CQ-14.3", "CQ-14.5")
def test_a_routed_unit_goes_home_exhausted(table: Any) -> None:
    t = table(
        {"hand": ["archons-terror"], "resources": 2, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob 2 damage", "bad-dok"], "hq": ["rokkitboy"]}, start="battle",
    )  # fmt: skip
    t.do("play archons-terror")
    assert "pick their rokkitboy@hq" not in t.legal, "it is at home already"
    t.do("pick their goff-nob@tarrus")
    assert t.has("goff-nob@hq", 1)
    assert (t.ready("goff-nob", 1), t.damage("goff-nob", 1)) == (False, 2)
    assert t.has("bad-dok@tarrus", 1)


@rule("CQ-S27", "CQ-14.10")
@pytest.mark.parametrize("way", ["rout", "retreat", "battle"])
def test_a_unit_under_foreign_control_goes_to_its_controllers_headquarters(
    table: Any, way: str
) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["enraged-ork exhausted"]},
        {"tarrus": ["bad-dok exhausted", "goff-nob exhausted"]}, start="battle",
    )  # fmt: skip
    take_control(t.state, t.card("bad-dok", 1), 0)
    if way == "rout":
        rout(t.state, t.card("bad-dok"), NOBODY)
        t.until("retreat")
    elif way == "retreat":
        t.until("retreat").do("pick bad-dok@tarrus", "done")
    else:
        t.until("retreat").do("done", "pick goff-nob@tarrus").until("deploy-turn")
        assert t.zone("victory", 0) == ["tarrus"]
    assert [unit["card"] for unit in t.state.view(None)["players"][0]["hq"]].count("bad-dok") == 1
    assert t.state.owner[t.card("bad-dok")] == 1


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
