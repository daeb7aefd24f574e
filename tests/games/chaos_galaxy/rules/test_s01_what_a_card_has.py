"""What a card has (section 1), its clan (22, 32), and terms of the rulebook that texts use (22)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hadur.games.chaos_galaxy import GAME, deck, log
from hadur.games.chaos_galaxy.loading import files
from hadur.games.chaos_galaxy.state import DAMAGE_TAKEN, WIDE
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.kernel.state import EVERYONE
from tests.games.chaos_galaxy.conftest import Setting

WHOLE = """
source = "published"
[[cards]]
id = "proba"
name = { hu = "Próba", en = "Trial" }
type = "ship"
subtype = "scout"
race = "human"
clan = "Acél Sasok"
rarity = "common"
cost = 3
speed = 4
firepower = 1
armour = 1
bombing = 0
"""


def wrong_with(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return files.problems(path)


@pytest.mark.rule("KG-1.6")
@pytest.mark.parametrize(
    "field", ["id", "name", "type", "subtype", "rarity", "cost", "speed", "firepower", "armour"]
)
def test_a_card_lacks_nothing_that_it_shows(tmp_path: Path, field: str) -> None:
    assert wrong_with(tmp_path, WHOLE) == []
    lines = [line for line in WHOLE.split("\n") if not line.startswith(f"{field} =")]
    assert any(f", {field}:" in line for line in wrong_with(tmp_path, "\n".join(lines)))


@pytest.mark.rule("KG-1.6")
def test_race_and_clan_may_be_missing(tmp_path: Path) -> None:
    for field in ("race", "clan"):
        lines = [line for line in WHOLE.split("\n") if not line.startswith(f"{field} =")]
        assert wrong_with(tmp_path, "\n".join(lines)) == []


@pytest.mark.rule("KG-32.5")
def test_the_clans_are_the_three_of_this_edition() -> None:
    clans = {card.clan for card in CARDS if card.clan}
    assert clans <= {"Galactic Trade", "Acél Sasok", "Gránit Kígyók"}
    assert len(clans) >= 2


@pytest.mark.rule("KG-22.25")
def test_a_clan_changes_nothing() -> None:
    eagle = BY_NAME["eagle-one"]
    assert eagle.clan
    assert replace(eagle, clan="Gránit Kígyók").does() == eagle.does()
    mixed = {"eagle-one": 3, "sasfioka": 3, "galactic-trade-7": 3}
    rest = {card.id: 3 for card in CARDS if card.race < 0 and not card.clan}
    cards = dict(list((mixed | rest).items())[:15])
    assert {BY_NAME[name].clan for name in cards} >= {"Acél Sasok", "Galactic Trade"}
    assert deck.problems(deck.Deck("mixed", "", cards)) == []


@pytest.mark.rule("KG-1.5", "KG-22.13")
def test_other_markers_come_from_a_card_effect_alone(table: Setting) -> None:
    t = table({"hangar": ["unicornis"], "canteen": ["femzabalo paid"]}, {"hangar": ["halalszarny"]})
    t.do("attack 1 colony", "board canteen-1 unicornis", "send halalszarny")
    power = t.value("firepower", "unicornis")
    t.quiet()
    t.do("fire halalszarny 0:unicornis", "no")
    t.do("fire unicornis 1:halalszarny")
    t.quiet()
    assert t.cards(1) == []
    facts = t.state.view(0)["players"]
    assert isinstance(facts, list)
    assert facts[0]["canteen"][0]["marks"] == 1
    assert power == 3
    t = table({"canteen": ["femzabalo paid"]})
    facts = t.state.view(0)["players"]
    assert isinstance(facts, list)
    assert "marks" not in facts[0]["canteen"][0]


@pytest.mark.rule("KG-18.2")
def test_armour_is_never_below_nothing(table: Setting) -> None:
    t = table({"hangar": ["halalszarny"]})
    t.state.table[t.slot("halalszarny") * WIDE + DAMAGE_TAKEN] = 3
    assert t.armour("halalszarny") == 0
    facts = t.state.view(1)["players"]
    assert isinstance(facts, list)
    assert facts[0]["hangar"][0]["armour"] == 0


@pytest.mark.rule("KG-22.1", "KG-4.11")
def test_active_is_paid_and_not_turned(table: Setting) -> None:
    """Turning a passenger as a price needs an active one."""
    assert "use canteen-1" in table({"canteen": ["broker paid"]}).legal
    for state in ("broker paid used", "broker paid damaged", "broker"):
        assert not table({"canteen": [state]}).starting("use"), state


@pytest.mark.rule("KG-22.3")
def test_a_target_is_a_card_in_play_or_a_player(table: Setting) -> None:
    t = table(
        {"hand": ["remulet"], "credits": 9, "hangar": ["crx"]},
        {"hangar": ["cobra-flash"], "scrap": ["crx"], "hand": ["unicornis"]},
        {"hangar": ["unicornis"]},
    )
    assert t.starting("play") == ["play remulet 1:cobra-flash", "play remulet 2:unicornis"]
    t = table({"hand": ["elmevihar"], "credits": 9}, {}, {})
    assert t.starting("play") == ["play elmevihar of 1", "play elmevihar of 2"]


@pytest.mark.rule("KG-22.17", "KG-7.3")
def test_what_lasts_for_the_turn_lasts_through_its_closing_phase(table: Setting) -> None:
    t = table({"hand": ["osszpontositott-roham"], "credits": 9, "hangar": ["unicornis"]})
    t.do("play osszpontositott-roham").quiet()
    assert t.value("firepower", "unicornis") == 4
    state = t.state
    seen = []
    t.do("end")
    while t.prompt == "response" and state.turn == 0:
        seen.append(t.value("firepower", "unicornis"))
        t.do("pass")
    assert all(power == 4 for power in seen)
    t.quiet()
    assert state.turn == 1
    assert t.value("firepower", "unicornis") == 3


@pytest.mark.rule("KG-7.8", "KG-20.13")
def test_the_end_of_a_turn_is_told_to_all(table: Setting) -> None:
    heard = table({}).heard("end")
    kinds = [(event.kind, event.a) for event in heard.events if event.audience == EVERYONE]
    assert kinds.index((log.CLOSING, 0)) < kinds.index((log.TURN, 1))


@pytest.mark.rule("KG-23.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_where_several_have_to_act_the_turn_players_text_comes_first(
    table: Setting, turn: int
) -> None:
    """Two ships shoot each other down, and each lets the other player choose a victim."""
    ships = {"hangar": ["olvadek", "crx", "bastya"]}
    t = table(ships, ships, turn=turn)
    t.do(f"attack {1 - turn} colony").quiet()
    for _ in range(2):
        t.do("send olvadek", "send crx", "send bastya").quiet()
    t.do(f"fire olvadek {1 - turn}:olvadek", "return").quiet()
    assert (t.prompt, t.seat) == ("victim", 1 - turn)
    t.do("choose crx").quiet()
    assert (t.prompt, t.seat) == ("victim", turn)
    t.do("choose bastya").quiet()
    assert (t.armour("crx", 1 - turn), t.armour("bastya", turn)) == (4, 4)


@pytest.mark.rule("KG-29.25", "KG-29.16")
def test_in_the_quick_start_game_a_dying_ship_answers_too(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis 2 damage"]},
        {"hangar": ["halalszarny"]},
        options={"profile": "quick-start"},
    )
    t.do("attack 1 colony", "send halalszarny")
    while t.prompt in ("attackers", "defenders"):
        t.do("done")
    if t.seat == 1:
        t.do("pass")
    t.do("fire unicornis 1:halalszarny", "return")
    assert t.cards(0) == t.cards(1) == []


@pytest.mark.rule("KG-S35")
def test_the_rulebooks_bonuses_end_with_the_combat(table: Setting) -> None:
    t = table({"hangar": ["unicornis"], "hand": ["extra-talalat"], "credits": 9}, {})
    t.do("attack 1 colony")
    t.do("play extra-talalat unicornis").quiet()
    assert t.prompt == "bombers"
    assert t.value("firepower", "unicornis") == 4
    t.do("done").quiet()
    assert t.prompt == "main"
    assert t.value("firepower", "unicornis") == 3


@pytest.mark.rule("KG-S42")
def test_two_to_five_may_play() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    for seats in GAME.seats:
        assert GAME.begin({"seats": seats}, 1).seats == seats
