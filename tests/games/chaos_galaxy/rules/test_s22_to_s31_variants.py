"""Sections 22 to 31: bluffing, more than two players, variants, decks."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hadur.games.chaos_galaxy import GAME, deck, packs
from hadur.games.chaos_galaxy.phases.moments import BEGIN
from hadur.games.chaos_galaxy.state import RUIN, galaxy
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS, T
from hadur.games.chaos_galaxy.vocabulary import GAIN, RACES
from hadur.kernel.errors import HadurError, IllegalDeck
from tests.games.chaos_galaxy.conftest import Setting, Table


@pytest.mark.rule("KG-23.1", "KG-9.15")
def test_a_cards_text_goes_before_the_rules(table: Setting) -> None:
    t = table({"hangar": ["forgoszel"]}, {"hangar": ["forgoszel"]})
    t.do("attack 1 colony")
    assert t.prompt == "bombers"


@pytest.mark.rule("KG-24.1", "KG-24.4", "KG-S15")
def test_any_card_may_lie_face_down_anywhere(table: Setting) -> None:
    t = table({"hand": ["unicornis", "sarc", "hitelkeret"], "hangar": ["cobra-flash"]})
    for name in ("unicornis", "sarc", "hitelkeret"):
        for place in ("surface", "canteen", "cobra-flash"):
            assert f"lay {name} {place}" in t.legal


@pytest.mark.rule("KG-26.2", "KG-26.4", "KG-25.4", "KG-22.6")
def test_turns_go_clockwise_and_only_neighbours_are_attacked(table: Setting) -> None:
    ship = {"hangar": ["unicornis"]}
    t = table(ship, ship, ship, ship)
    assert {move.split()[1] for move in t.starting("attack")} == {"1", "3"}
    seats = []
    for _ in range(5):
        seats.append(t.seat)
        t.do("end")
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.rule("KG-26.5", "KG-S31")
def test_the_player_of_a_card_chooses_which_neighbour_it_means(table: Setting) -> None:
    t = table({"hand": ["birodalmi-ostrom"], "credits": 4}, {}, {}, {})
    assert t.starting("play") == ["play birodalmi-ostrom of 1", "play birodalmi-ostrom of 3"]
    t.do("play birodalmi-ostrom of 3")
    assert [t.count("colony", seat) for seat in range(4)] == [12, 12, 12, 8]


@pytest.mark.rule("KG-26.6", "KG-26.9")
def test_with_more_players_the_first_turn_gives_five_credits_and_no_attack(
    table: Setting,
) -> None:
    seat = {"hangar": ["unicornis"], "begun": 0}
    t = table(seat, seat, seat, start="turn", turns=0)
    for player in range(3):
        assert t.seat == player
        assert t.credits(player) == 5
        assert not t.starting("attack")
        t.do("end")
    assert t.starting("attack")


@pytest.mark.rule("KG-26.10", "KG-26.11", "KG-S31")
def test_neighbours_without_a_colony_are_out_and_most_eliminations_win(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"colony": [], "hangar": ["crx"]}, {}, {"colony": []})
    t.do("end")
    assert t.state.view(0)["out"] == [1, 3]
    assert t.seat == 2
    assert t.cards(1) == []
    assert t.result is None
    t.state.game().withdraw(t.state, 0)
    assert t.result == [1, -1, -1, -1]


@pytest.mark.rule("KG-26.1", "KG-S32", "KG-S7")
def test_everybody_may_interrupt_in_a_game_for_more(table: Setting) -> None:
    hand = {"hand": ["ellenparancs"], "credits": 3}
    t = table({"hand": ["hitelkeret"], "credits": 4}, hand, {"hand": ["kaosz"], "credits": 3})
    t.do("play hitelkeret")
    assert (t.prompt, t.seat) == ("response", 1)
    t.do("pass")
    assert (t.prompt, t.seat) == ("response", 2)
    t.do("play kaosz of 0 #0")
    t.quiet()
    assert t.credits(0) == 0


@pytest.mark.rule("KG-S31")
def test_who_gives_up_is_out_in_the_middle_of_anything(table: Setting) -> None:
    ship = {"hangar": ["unicornis", "holdimado"], "canteen": ["tuzer"], "credits": 9}
    for moves in ([], ["attack 1 colony"], ["attack 1 colony", "send unicornis", "done"]):
        for leaver in range(3):
            t = table(ship, ship, ship)
            t.do(*moves)
            t.state.game().withdraw(t.state, leaver)
            assert t.cards(leaver) == []
            assert t.seat != leaver
            for _ in range(40):
                t.state.play(t.legal[-1], t.seat)
                assert t.seat != leaver


@pytest.mark.rule("KG-S7", "KG-S32")
@pytest.mark.parametrize("leaver", [1, 2])
def test_who_gives_up_takes_nobody_elses_answer_away(table: Setting, leaver: int) -> None:
    hand = {"hand": ["extra-talalat"], "credits": 5}
    t = table({"hangar": ["unicornis"], **hand}, {"hangar": ["crx"], **hand}, hand)
    t.fight("colony", ["unicornis"], ["crx"])
    t.do("fire unicornis 1:crx", "no", "pass")
    assert (t.prompt, t.seat) == ("response", 2)
    t.state.game().withdraw(t.state, leaver)
    asked = []
    while t.prompt == "response" and t.state.shooter >= 0:
        asked.append(t.seat)
        t.state.play("pass", t.seat)
    assert asked == [seat for seat in (2, 0) if seat != leaver]


@pytest.mark.rule("KG-S31", "KG-3.11")
def test_what_others_own_goes_back_to_them_when_its_controller_is_out(table: Setting) -> None:
    """From aboard a ship of the leaver's own, and with a ship that was seized."""
    t = table({"hangar": ["unicornis + sarc of=1", "cobra-flash of=2 + sarc of=1"]}, {}, {})
    t.state.game().withdraw(t.state, 0)
    assert t.cards(0) == [] and t.pile("scrap", 0) == t.pile("ruin", 0) == []
    assert t.pile("ruin", 1) == ["sarc", "sarc"]
    assert t.pile("scrap", 2) == ["cobra-flash"]


@pytest.mark.rule("KG-S31", "KG-23.4")
@pytest.mark.parametrize("out", [True, False])
def test_a_clause_that_waits_comes_to_nothing_when_its_player_is_out(
    table: Setting, out: bool
) -> None:
    t = table({}, {"surface": ["romtelep paid"], "credits": 1}, {})
    s = t.state
    slot = next(n for n in range(s.slots()) if s.in_play(n) and s.holder(n) == 1)
    clause = next(n for n in range(len(T.when)) if T.do[T.effect[n]] == GAIN and not T.priced[n])
    if out:
        s.game().withdraw(s, 1)
    before = t.credits(1)
    s.push(BEGIN, clause, slot, 1, -1, 0)
    s.asks = []
    s.run()
    assert (t.credits(1) == before) is out


@pytest.mark.rule("KG-27.1", "KG-27.2", "KG-27.3", "KG-27.4", "KG-27.5", "KG-27.8", "KG-S33")
def test_simplified_combat_ships_fire_in_turns_and_fall_together(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"]}, {"hangar": ["halalszarny", "cobra-flash"]},
        options={"combat": "simplified"},
    )  # fmt: skip
    t.fight("colony", ["unicornis"], ["halalszarny", "cobra-flash"])
    assert (t.prompt, t.seat) == ("fire", 0)
    t.do("fire unicornis 1:halalszarny")
    assert (t.prompt, t.seat) == ("fire", 1)
    assert t.armour("halalszarny", 1) == 1
    t.do("fire halalszarny 0:unicornis")
    assert t.seat == 1
    t.do("fire cobra-flash 0:unicornis")
    assert t.cards(0) == []
    assert t.cards(1) == ["cobra-flash"]


@pytest.mark.rule("KG-27.6", "KG-31.8")
def test_cards_about_speed_or_return_fire_are_barred_from_simplified_combat() -> None:
    barred = {card.id for card in CARDS if card.names_speed_or_return()}
    assert {"celzoprizma", "kardhal", "megbenult-hajtomu", "hidegveru-mesterlovesz"} <= barred
    assert not barred & {"cobra-flash", "crx", "ammonia", "extra-talalat"}
    cards = {"vasfog": 3, "celzoprizma": 1}
    reasons = deck.problems(deck.Deck("x", "", cards), small=False, simplified=True)
    assert "KG-27.6" in {reason.rule for reason in reasons}


@pytest.mark.rule("KG-29.2", "KG-29.10", "KG-29.20", "KG-29.9")
def test_quick_start_knows_ships_only_and_ignores_texts(table: Setting) -> None:
    t = table(
        {"hand": ["sarc", "tuzer", "crx"], "credits": 25, "hangar": ["crx", "crx", "crx"]},
        {"surface": ["aknagyuru"], "canteen": ["tuzer"]},
        options={"profile": "quick-start"},
    )
    assert set(t.legal) == {
        "ship crx", "draw", "attack 1 colony", "attack 1 headquarters", "end",
    }  # fmt: skip
    assert not t.has("salvo", "crx")
    t.do("ship crx", "end")
    assert t.seat == 1
    assert len(t.cards(0)) == 4


@pytest.mark.rule("KG-29.21")
def test_quick_start_ends_when_a_colony_runs_out(table: Setting) -> None:
    t = table({"colony": ["crx"], "credits": 3}, options={"profile": "quick-start"})
    t.do("draw")
    assert t.result == [-1, 1]


@pytest.mark.rule("KG-29.12", "KG-29.18", "KG-29.27")
def test_quick_start_headquarters_have_no_threshold(table: Setting) -> None:
    t = table({"hangar": ["halalszarny"]}, {"hand": ["sarc"]}, options={"profile": "quick-start"})
    t.do("attack 1 headquarters", "bomb halalszarny", "discard sarc")
    assert t.pile("ruin", 1) == ["sarc"]


# -- decks -----------------------------------------------------------------------------------------


def built(cards: dict[str, int]) -> deck.Deck:
    return deck.Deck("x", "", cards)


@pytest.mark.rule("KG-31.1", "KG-31.2", "KG-31.3", "KG-31.4", "KG-31.5")
def test_the_ready_decks_are_legal_and_what_breaks_a_rule_is_named() -> None:
    assert len(deck.ready_names()) == 16
    for ready in deck.ready_decks():
        assert not deck.problems(ready), ready.name
    cards = dict(deck.ready_deck("vasfal").cards)
    rules = [r.rule for r in deck.problems(built({**cards, "vasfog": 4}))]
    assert rules == ["KG-31.1", "KG-31.2"]
    name = next(n for n in cards if BY_NAME[n].race < 0 and cards[n] == 1)
    human = {**{n: c for n, c in cards.items() if n != name}, "hellhound": 1}
    assert [r.rule for r in deck.problems(built(human))] == ["KG-31.3"]
    assert not deck.problems(built(human), races="free")
    assert [r.rule for r in deck.problems(built(human), races="four")] == ["KG-28.1"]


@pytest.mark.rule("KG-28.1", "KG-28.2", "KG-S49")
def test_simplified_races_keep_size_and_copies() -> None:
    cards = {**dict(deck.ready_deck("vasfal").cards), "vasfog": 4}
    for races in ("four", "free"):
        assert "KG-31.2" in {r.rule for r in deck.problems(built(cards), races=races)}


@pytest.mark.rule("KG-31.6", "KG-29.1", "KG-31.9")
def test_small_decks_have_thirty_cards_and_no_other_limit() -> None:
    assert not deck.problems(built({"vasfog": 30}), small=True)
    assert deck.problems(built({"vasfog": 29}), small=True)
    with pytest.raises(IllegalDeck):
        GAME.check_setup({"seats": [{"deck": "starter-xeno"}, {}], "options": {}})
    small = GAME.check_setup({"seats": 2, "options": {"deck-size": "30"}})
    assert [seat["deck"] for seat in small["seats"]] == ["starter-human", "starter-xeno"]


@pytest.mark.rule("KG-31.1")
def test_huge_counts_are_refused_before_anything_is_made_of_them() -> None:
    for cards in ({"vasfog": 10**12}, {"vasfog": -4}, {"vasfog": "9" * 5000}, {"": 1}):
        with pytest.raises(HadurError):
            GAME.check_setup({"seats": [{"deck": {"cards": cards}}, {}]})


def test_a_deck_text_has_no_leader_and_reads_back() -> None:
    ready = deck.ready_deck("vasfal")
    again = deck.from_text(deck.to_text(ready))
    assert dict(again.cards) == dict(ready.cards)
    assert again.leader == ""


@pytest.mark.rule("KG-32.1", "KG-32.2", "KG-32.3", "KG-32.4")
def test_a_pack_has_thirty_commons_ten_uncommons_three_rares() -> None:
    pack = packs.booster(5)
    counts = [sum(BY_NAME[name].rarity == n for name in pack) for n in range(4)]
    assert counts == [30, 10, 3, 0]
    assert pack == packs.booster(5) != packs.booster(6)
    assert len(packs.booster(1, 15)) == 15
    pool = packs.sealed_pool(9, 3)
    assert sum(pool.values()) == 129


@pytest.mark.rule("KG-30.5", "KG-30.6", "KG-S36")
def test_an_endless_game_is_decided_by_colony_credits_and_ruin(table: Setting) -> None:
    t = table({"credits": 1}, {"credits": 3}, turns=200, start="turn")
    assert t.result == [-1, 1]


@pytest.mark.rule("KG-26.3", "KG-23.8")
def test_decks_are_cut_by_the_right_neighbour() -> None:
    state = galaxy(GAME.begin({"seats": 3, "options": {"first": "0"}}, 1))
    t = Table(state)
    cutters = []
    while t.prompt == "cut":
        cutters.append(t.seat)
        t.do("cut 0")
    assert cutters == [2, 0, 1]


@pytest.mark.rule("KG-31.2", "KG-31.3", "KG-31.4")
def test_the_decks_of_example_8_and_what_would_spoil_one() -> None:
    """KG-EX8: a fourth copy is refused, and so is a Human card beside Xenos."""
    scenario = Path(__file__).parents[3] / "scenarios/chaos-galaxy/KG-EX08-legal-decks.toml"
    seats = tomllib.loads(scenario.read_text("utf-8"))["setup"]["seats"]
    cards = seats[1]["deck"]["cards"]
    assert {BY_NAME[name].race for name in cards} == {
        RACES.index(race) for race in ("xeno", "insectoid", "zarg", "space-shark")
    }
    assert deck.problems(built(cards)) == []
    first, second = list(cards)[:2]
    four = {**cards, first: 4, second: 2}
    assert [r.rule for r in deck.problems(built(four))] == ["KG-31.2"]
    human = {**cards, first: 2, "sasfioka": 1}
    assert [r.rule for r in deck.problems(built(human))] == ["KG-31.3"]


@pytest.mark.rule("KG-23.2", "KG-23.3")
def test_a_price_that_falls_below_nothing_pays_nobody(table: Setting) -> None:
    t = table({"surface": ["gyors-rajzas 3 markers"], "hand": ["marduk-kurios"], "credits": 2})
    t.do("pay surface-1").quiet()
    assert t.credits() == 2
    t.do("ship marduk-kurios").quiet()
    assert t.cards(0) == ["marduk-kurios"]
    assert t.credits() == 2
    t = table({"hand": ["marduk-kurios"], "credits": 2})
    assert "ship marduk-kurios" not in t.legal


@pytest.mark.rule("KG-5.13", "KG-5.14")
def test_what_is_bombed_off_a_colony_only_its_player_gets_to_see(table: Setting) -> None:
    t = table({"hangar": ["hellfire-brothers"]}, {})
    t.do("attack 1 colony", "bomb hellfire-brothers").quiet()
    lost = t.state.cards_in(RUIN + 1)
    assert len(lost) == 4
    for card in lost:
        assert t.state.knows_card(1, card)
        assert not t.state.knows_card(0, card)
