"""Section 33 and definitions here and there: what follows from the rules taken together."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy import GAME, deck
from hadur.games.chaos_galaxy.phases.damage import after, take_damage
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.vocabulary import BASE, NO_RACE, RESEARCH, SHIP, TRAP
from tests.games.chaos_galaxy.conftest import Setting


@pytest.mark.rule("KG-1.3", "KG-23.3")
def test_credits_never_fall_below_none(table: Setting) -> None:
    t = table({"hand": ["sarc"], "credits": 1}, {"credits": 2}, start="turn")
    t.do("play sarc")
    t.quiet()
    assert t.credits(1) == 0


@pytest.mark.rule("KG-1.11", "KG-1.14")
def test_ships_have_four_values_and_bases_a_limit_and_perhaps_armour(table: Setting) -> None:
    t = table({"hangar": ["crx"]})
    facts = t.state.view(1)["players"][0]["hangar"][0]  # type: ignore[index]
    assert [facts[name] for name in ("speed", "firepower", "armour", "bombing")] == [0, 5, 5, 5]
    bases = [card for card in CARDS if card.type == BASE]
    assert bases
    for card in bases:
        assert (card.stats[2] > 0) == (card.subtype not in (RESEARCH, TRAP))


@pytest.mark.rule("KG-S1", "KG-S2", "KG-31.3")
def test_the_fifteen_cards_of_the_rulebook_have_no_race_and_fit_every_deck() -> None:
    ours = [card for card in CARDS if card.source == "rulebook"]
    assert len(ours) == 15
    assert {card.race for card in ours} == {NO_RACE}
    for ready in ("vasfal", "egyesult-flotta"):
        cards = dict(deck.ready_deck(ready).cards)
        plain = {**cards, "unicornis": 1}
        reasons = deck.problems(deck.Deck("x", "", plain))
        assert {reason.rule for reason in reasons} <= {"KG-31.1"}


@pytest.mark.rule("KG-S38", "KG-28.3")
def test_any_legal_list_is_a_deck_and_the_table_has_one_level_of_races() -> None:
    cards = {card.id: 3 for card in CARDS if card.type == SHIP}
    chosen = dict(list(cards.items())[:15])
    data = {"name": "ships", "cards": chosen}
    setup = {"seats": [{"deck": data}, {"deck": data}], "options": {"races": "free"}}
    assert GAME.check_setup(setup)["seats"][1]["deck"]["cards"] == chosen


@pytest.mark.rule("KG-3.2")
def test_the_colony_is_drawn_from_in_its_order(table: Setting) -> None:
    t = table({"colony": ["crx", "sarc", "kekorr", "arva"], "credits": 3})
    t.do("draw", "draw", "draw")
    assert t.pile("hand") == ["crx", "sarc", "kekorr"]


@pytest.mark.rule("KG-3.13", "KG-3.14", "KG-3.15", "KG-22.12")
def test_only_cards_on_the_table_are_in_play(table: Setting) -> None:
    t = table(
        {"hand": ["kantinbunyo"], "credits": 3},
        {"hand": ["tuzer"], "scrap": ["tuzer"], "ruin": ["tuzer"], "canteen": ["sarc"]},
    )
    t.do("play kantinbunyo")
    t.quiet()
    assert t.pile("ruin", 1) == ["tuzer", "sarc"]
    assert t.pile("hand", 1) == ["tuzer"]


@pytest.mark.rule("KG-3.4")
def test_weapons_lie_on_ships_in_the_hangar(table: Setting) -> None:
    t = table({"hangar": ["cobra-flash + kenpajzs"]})
    facts = t.state.view(1)["players"][0]["hangar"][0]  # type: ignore[index]
    assert [card["ref"] for card in facts["aboard"]] == ["cobra-flash+1"]
    assert facts["aboard"][0]["card"] is None


@pytest.mark.rule("KG-7.4", "KG-10.7", "KG-10.42", "KG-22.7")
def test_whoever_answers_can_neither_play_ships_nor_pay_bases(table: Setting) -> None:
    t = table(
        {"credits": 1},
        {
            "hand": ["kekorr", "veszhelyzeti-tartalek"], "credits": 9, "ruin": ["crx"],
            "surface": ["romtelep 2 markers"],
        },
    )  # fmt: skip
    t.do("draw")
    assert t.seat == 1
    assert t.legal == ["play veszhelyzeti-tartalek", "pass"]


@pytest.mark.rule("KG-9.7")
def test_general_and_reaction_interrupts_are_played_in_the_own_main_phase(table: Setting) -> None:
    t = table({"hand": ["remulet"], "credits": 2}, {"hangar": ["holdimado"]})
    t.do("play remulet 1:holdimado")
    assert t.pile("scrap") == ["remulet"]
    assert t.credits() == 0


@pytest.mark.rule("KG-10.40", "KG-S27")
def test_a_passenger_on_a_ship_cannot_be_turned(table: Setting) -> None:
    t = table({"hangar": ["unicornis"], "canteen": ["szenator paid"]})
    t.do("attack 1 colony", "board canteen-1 unicornis")
    assert t.prompt == "bombers"
    t.do("done")
    assert t.count("hand") == 0


@pytest.mark.rule("KG-S14", "KG-4.14")
def test_sacrifice_gives_up_the_card_and_not_its_ship(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"]},
        {"hangar": ["bastya"], "canteen": ["onfelaldozo-orseg paid"]},
    )
    t.do("attack 1 colony", "send bastya", "board canteen-1 bastya")
    t.do("fire unicornis 1:bastya", "no")
    t.reach("use bastya+1")
    t.do("use bastya+1")
    t.quiet()
    assert t.pile("scrap", 1) == ["onfelaldozo-orseg"]
    assert t.armour("bastya", 1) == 5


@pytest.mark.rule("KG-12.10", "KG-7.5")
def test_a_combat_goes_through_its_five_steps(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis + kenpajzs"], "credits": 0},
        {"hangar": ["bastya"]},
    )
    t.do("attack 1 colony")
    steps = []
    while t.prompt != "main":
        combat = t.state.view(0)["combat"]
        steps.append(combat["step"] if combat else "")  # type: ignore[index]
        for move in ("send bastya", "fire unicornis 1:bastya", "no", "done", "pass"):
            if move in t.legal:
                t.do(move)
                break
    assert [step for step in steps if step] == sorted(
        (step for step in steps if step), key=["equip", "payment", "firing", "bombing"].index
    )
    assert {"equip", "payment", "firing"} <= set(steps)


@pytest.mark.rule("KG-S18")
def test_two_damage_at_once_destroy_an_unpaid_base_and_crew_takes_none(table: Setting) -> None:
    t = table({}, {"surface": ["aknagyuru", "romtelep"], "canteen": ["tuzer"]})
    for ref, amount in (("surface-1", 1), ("surface-2", 2), ("canteen-1", 5)):
        take_damage(t.state, t.slot(ref, 1), amount, -1)
    after(t.state)
    assert t.pile("ruin", 1) == ["romtelep"]
    assert len(t.cards(1)) == 2


@pytest.mark.rule("KG-S41")
def test_the_closing_phase_has_two_windows_or_one(table: Setting) -> None:
    for windows, count in (("two", 2), ("one", 1)):
        t = table(
            {},
            {"hand": ["veszhelyzeti-tartalek"], "credits": 1},
            options={"closing-windows": windows},
        )
        t.do("end")
        asked = 0
        while t.prompt == "response" and t.state.turn == 0:
            asked += 1
            t.do("pass")
        assert asked == count


@pytest.mark.rule("KG-S47")
def test_a_payment_cannot_be_neutralised(table: Setting) -> None:
    t = table(
        {"surface": ["romtelep 2 markers"]},
        {"hand": ["kaosz", "veszhelyzeti-tartalek"], "credits": 9, "ruin": ["crx"]},
    )
    t.do("pay surface-1")
    assert t.seat == 1
    assert t.starting("play") == ["play veszhelyzeti-tartalek"]


@pytest.mark.rule("KG-S40", "KG-2.9", "KG-2.10")
def test_cards_ask_for_subtypes(table: Setting) -> None:
    t = table(
        {"hangar": ["kekorr used", "holdimado used"], "hand": ["tartalek-hadrend"], "credits": 2}
    )
    t.do("play tartalek-hadrend")
    assert (t.turned("kekorr"), t.turned("holdimado")) == ("active", "used")


@pytest.mark.rule("KG-33.1", "KG-33.2")
def test_a_new_ship_bombs_and_is_active_again_to_defend(table: Setting) -> None:
    t = table({"hand": ["kekorr"], "credits": 3}, {"hangar": ["unicornis"]})
    t.do("ship kekorr", "attack 1 colony", "done", "bomb kekorr")
    assert t.turned("kekorr") == "used"
    t.do("end", "attack 0 colony")
    assert (t.prompt, t.seat) == ("defenders", 0)
    assert "send kekorr" in t.legal


@pytest.mark.rule("KG-33.3")
def test_a_defender_that_fired_stays_used_through_its_own_turn(table: Setting) -> None:
    t = table({"hangar": ["bastya"]}, {"hangar": ["kovethajo"]})
    t.fight("colony", ["bastya"], ["kovethajo"])
    t.do("fire kovethajo 0:bastya", "no", "pass", "done", "end")
    assert t.turned("kovethajo", 1) == "used"
    assert not t.starting("attack")
    t.do("end")
    assert t.turned("kovethajo", 1) == "active"


@pytest.mark.rule("KG-33.20")
def test_a_seized_ship_counts_in_the_new_hangar_and_dies_to_its_owner(table: Setting) -> None:
    t = table(
        {"hand": ["behodolas", "kekorr"], "credits": 8, "hangar": ["crx", "crx", "crx"]},
        {"hangar": ["cobra-flash"]},
    )
    t.do("play behodolas 1:cobra-flash", "end")
    assert t.prompt == "scrap-ship"
    t.do("choose cobra-flash")
    assert t.pile("scrap", 1) == ["cobra-flash"]


@pytest.mark.rule("KG-22.22", "KG-22.23")
def test_attacking_and_defending_cards_are_those_of_each_side(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["bastya"]})
    t.fight("colony", ["unicornis"], ["bastya"])
    combat = t.state.view(None)["combat"]
    assert combat["attackers"] == ["unicornis"]  # type: ignore[index]
    assert combat["defenders"] == ["bastya"]  # type: ignore[index]


@pytest.mark.rule("KG-16.5")
def test_bombing_hits_the_one_target_that_was_named(table: Setting) -> None:
    t = table({"hangar": ["crx"]}, {"surface": ["romtelep paid"], "canteen": ["tuzer"]})
    t.do("attack 1 1:canteen-1", "bomb crx")
    t.quiet()
    assert t.pile("scrap", 1) == []
    assert t.pile("ruin", 1) == ["tuzer"]
    assert t.count("colony", 1) == 12


@pytest.mark.rule("KG-29.5")
def test_the_quick_start_game_is_begun_by_chance() -> None:
    setup = {"seats": 2, "options": {"profile": "quick-start"}}
    starters = {GAME.begin(setup, seed).view(None)["starter"] for seed in range(12)}
    assert starters == {0, 1}
