"""The words of the card format, one after the other: what each does, and what it leaves alone."""

from __future__ import annotations

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.vocabulary import DOS
from tests.games.chaos_galaxy.conftest import Setting, kind


def test_every_word_but_those_of_other_tests_is_in_the_set() -> None:
    there = {DOS[do] for do in T.do}
    assert there == set(DOS)


def test_add_lasts_to_the_end_of_the_turn_and_for_own_ships_only(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "hand": ["osszpontositott-roham"], "credits": 3},
        {"hangar": ["unicornis"]},
    )
    t.do("play osszpontositott-roham")
    assert (t.value("firepower", "unicornis"), t.value("firepower", "unicornis", 1)) == (4, 3)
    t.do("end")
    assert t.value("firepower", "unicornis") == 3


def test_add_until_the_next_turn_of_its_player(table: Setting) -> None:
    t = table({"hangar": ["unicornis"], "surface": ["kitinkutatas 4 markers"], "ruin": ["3 sarc"]})
    t.do("pay surface-1")
    assert t.value("armour", "unicornis") == 5
    assert t.count("ruin") == 1
    t.do("end")
    assert t.value("armour", "unicornis") == 5
    t.do("end")
    assert t.value("armour", "unicornis") == 3


def test_always_add_holds_while_the_card_is_in_play(table: Setting) -> None:
    t = table({"surface": ["viaszerod paid", "romtelep paid", "aknagyuru"]})
    assert t.value("armour", "surface-2") == 4
    assert t.value("armour", "surface-1") == 4
    t = table({"surface": ["viaszerod", "romtelep paid"]})
    assert t.value("armour", "surface-2") == 2


def test_always_add_to_a_development_limit(table: Setting) -> None:
    t = table({"surface": ["a-kiralyno-bolya paid", "aknagyuru 3 markers"]})
    assert "pay surface-2" in t.legal
    t = table({"surface": ["a-kiralyno-bolya", "aknagyuru 3 markers"]})
    assert t.refuses("pay surface-2")


def test_a_condition_is_looked_at_all_the_time(table: Setting) -> None:
    t = table({"hangar": ["eloors", "halalszarny"]})
    assert t.value("bombing", "eloors") == 1
    t.do("attack 1 colony", "send eloors", "send halalszarny")
    assert t.value("bombing", "eloors") == 2


def test_per_counts_cards_up_to_a_maximum(table: Setting) -> None:
    t = table({"hangar": ["imperator", *["halalszarny"] * 4]})
    t.do("attack 1 colony", "send imperator", "send halalszarny")
    assert t.value("firepower", "imperator") == 5
    t.do("send halalszarny#2", "send halalszarny#3", "send halalszarny#4")
    assert t.value("firepower", "imperator") == 7


def test_per_marker_and_mark(table: Setting) -> None:
    t = table({"hangar": ["hellhound"], "canteen": ["femzabalo paid"]}, {"hangar": ["arva"]})
    t.do("attack 1 colony", "board canteen-1 hellhound", "send arva")
    t.do("fire hellhound 1:arva", "no")
    assert t.cards(1) == []
    t.do("end")
    t.do("end")
    t.do("attack 1 colony", "board canteen-1 hellhound")
    assert t.value("firepower", "hellhound") == 3


def test_grant_and_strip(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "hand": ["hirtelen-sortuz"], "credits": 9},
        {"hangar": ["bastya", "crx"]},
    )
    t.fight("colony", ["unicornis"], ["bastya", "crx"])
    t.do("fire unicornis 1:bastya", "no", "play hirtelen-sortuz unicornis")
    assert t.prompt == "salvo"
    assert "deal 1:crx 4" in t.legal
    t = table(
        {"hangar": ["unicornis"], "hand": ["vegso-roncsolas"], "credits": 9}, {"hangar": ["koho"]}
    )
    t.fight("colony", ["unicornis"], ["koho"])
    t.do("fire unicornis 1:koho", "no", "play vegso-roncsolas 1:koho")
    t.quiet()
    assert "koho" not in t.cards(1)


def test_prevent_spares_so_many_points_and_no_hit_no_turn(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"]},
        {"hangar": ["bastya"], "hand": ["kitinkemenyseg"], "credits": 2},
    )
    t.fight("colony", ["unicornis"], ["bastya"])
    t.do("fire unicornis 1:bastya", "no", "play kitinkemenyseg bastya")
    t.quiet()
    assert t.armour("bastya", 1) == 5
    t.do("pass")
    assert t.turned("bastya", 1) == "active"


def test_a_price_at_a_moment_is_asked_for(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"]}, {"hangar": ["bastya + diplomaciai-pajzs paid"], "credits": 1}
    )
    t.fight("colony", ["unicornis"], ["bastya"])
    t.do("fire unicornis 1:bastya")
    assert (t.prompt, t.seat) == ("may", 1)
    t.do("yes", "no")
    assert t.armour("bastya", 1) == 4
    assert t.credits(1) == 0


def test_turn_never_turns_back(table: Setting) -> None:
    t = table(
        {"hangar": ["holdimado", "holdimado"], "hand": ["meghibasodas"], "credits": 1},
        {"hangar": ["crx damaged"]}, start="turn",
    )  # fmt: skip
    t.do("play meghibasodas")
    t.quiet()
    assert t.turned("crx", 1) == "damaged"


def test_ready_and_hold(table: Setting) -> None:
    t = table(
        {
            "hangar": ["halalszarny damaged", "kekorr used"],
            "hand": ["tartalek-hadrend"],
            "credits": 2,
        }
    )
    t.do("play tartalek-hadrend")
    assert (t.turned("halalszarny"), t.turned("kekorr")) == ("used", "active")
    t = table({"hangar": ["hellhound + elmesisak paid"]}, {"hangar": ["bastya"]})
    t.fight("colony", ["hellhound"], ["bastya"])
    t.do("fire hellhound 1:bastya", "no", "pass")
    assert t.turned("bastya", 1) == "damaged"
    t.do("end", "end")
    assert t.turned("bastya", 1) == "damaged"
    t.do("end", "end")
    assert t.turned("bastya", 1) == "used"


def test_a_ship_that_kills_may_act_again(table: Setting) -> None:
    t = table({"hangar": ["verszag"]}, {"hangar": ["crx", "arva"]})
    t.fight("colony", ["verszag"], ["crx", "arva"])
    t.do("fire verszag 1:arva", "no")
    assert t.turned("verszag") == "active"
    assert "fire verszag 1:crx" in t.legal


def test_gain_lose_and_take(table: Setting) -> None:
    t = table({"hand": ["vamhaboru"], "credits": 2}, {"hangar": ["crx", "crx"], "credits": 1})
    t.do("play vamhaboru")
    assert (t.credits(0), t.credits(1)) == (1, 0)


def test_discard_of_an_opponent_is_their_own_choice(table: Setting) -> None:
    t = table({"hand": ["elmevihar"], "credits": 3}, {"hand": ["sarc", "kaosz", "crx"]})
    t.do("play elmevihar")
    assert (t.prompt, t.seat) == ("discard", 1)
    t.do("discard crx", "discard sarc")
    assert t.pile("hand", 1) == ["kaosz"]


def test_regrow_puts_the_bottom_of_the_ruin_under_the_colony(table: Setting) -> None:
    t = table(
        {"hand": ["amnesztia"], "credits": 2, "ruin": ["crx", "sarc", "kaosz", "kekorr", "arva"],
         "colony": ["2 holdimado"]},
    )  # fmt: skip
    t.do("play amnesztia")
    assert t.pile("colony") == ["crx", "sarc", "kaosz", "kekorr", "holdimado", "holdimado"]
    assert t.pile("ruin") == ["arva"]


def test_recover_lets_others_see_what_comes_back(table: Setting) -> None:
    t = table(
        {"hand": ["szabadalom"], "credits": 1, "scrap": ["kenpajzs", "crx", "trinitron-agyu"]}
    )
    t.do("play szabadalom")
    assert t.legal == ["take kenpajzs", "take trinitron-agyu"]
    t.do("take trinitron-agyu")
    assert t.state.view(1)["players"][0]["known"] == ["trinitron-agyu"]  # type: ignore[index]


def test_a_known_card_is_lost_from_sight_when_something_is_laid(table: Setting) -> None:
    t = table({"hand": ["szabadalom", "sarc"], "credits": 1, "scrap": ["kenpajzs"]})
    t.do("play szabadalom")
    t.do("lay sarc surface")
    assert t.state.view(1)["players"][0]["known"] == []  # type: ignore[index]


def test_search_may_take_nothing(table: Setting) -> None:
    t = table(
        {"hand": ["vezerkari-ertekezlet"], "credits": 1, "colony": ["sarc", "crx", "9 kaosz"]},
        options={"cut": "waived"},
    )
    t.do("play vezerkari-ertekezlet")
    assert t.legal == ["take crx", "no"]
    t.do("no")
    assert t.count("hand") == 0
    assert t.count("colony") == 11


def test_look_at_a_hand_is_told_to_one(table: Setting) -> None:
    t = table({"hand": ["kemhalozat"], "credits": 1}, {"hand": ["sarc", "crx"]})
    heard = t.heard("play kemhalozat")
    looked = sorted(event.b for event in heard.events if event.kind == log.LOOKED_AT)
    assert looked == sorted([kind("sarc"), kind("crx")])
    assert t.count("hand") == 1


def test_unmask_destroys_bluffs_only(table: Setting) -> None:
    t = table(
        {"hand": ["leltar"], "credits": 1},
        {"surface": ["aknagyuru", "sarc", "romtelep paid"], "canteen": ["crx"]},
    )
    t.do("play leltar")
    t.quiet()
    assert [t.card(ref, 1) for ref in t.cards(1)] == ["crx", "aknagyuru", "romtelep"]
    assert t.pile("ruin", 1) == ["sarc"]
    assert not t.paid("surface-1", 1)


def test_return_takes_a_ship_to_its_owners_hand(table: Setting) -> None:
    t = table(
        {"surface": ["elmeprogram 3 markers"], "credits": 1},
        {"hangar": ["cobra-flash + kenpajzs", "crx"]},
    )
    assert t.starting("pay") == ["pay surface-1 1:cobra-flash"]
    t.do("pay surface-1 1:cobra-flash")
    assert t.pile("hand", 1) == ["cobra-flash"]
    assert t.pile("ruin", 1) == ["kenpajzs"]


def test_price_of_every_card_and_of_the_next_one_only(table: Setting) -> None:
    t = table(
        {"surface": ["gyors-rajzas 2 markers"], "hand": ["kekorr", "hellhound"], "credits": 4},
    )
    t.do("pay surface-1", "ship hellhound")
    assert t.credits() == 3
    t.do("ship kekorr")
    assert t.credits() == 0
    t = table({"hangar": ["cobra-flash + trinitron-agyu", "probapad"], "credits": 0})
    t.do("pay cobra-flash+1")
    assert t.value("firepower", "cobra-flash") == 4


def test_settle_pays_for_nothing_and_never_rockets_or_bluffs(table: Setting) -> None:
    t = table(
        {
            "canteen": ["fegyvermernok paid"],
            "hangar": ["unicornis + kenraketa + sarc + trinitron-agyu", "crx + szingularitas-agyu"],
        },
    )
    assert t.starting("use") == ["use canteen-1 unicornis+3"]
    t.do("use canteen-1 unicornis+3")
    assert t.paid("unicornis+3")
    assert t.value("firepower", "unicornis") == 5


def test_settle_asks_also_if_only_a_bluff_lies_there(table: Setting) -> None:
    for card, moves in (("sarc", ["no"]), ("trinitron-agyu", ["choose unicornis+1"])):
        t = table({"hand": ["lebego-muhely"], "credits": 9, "hangar": [f"unicornis + {card}"]})
        t.do("ship lebego-muhely")
        assert (t.prompt, t.legal) == ("hidden-target", moves)
        t.do(*moves).quiet()
        assert t.paid("unicornis+1") is (card == "trinitron-agyu")


def test_forbid_traps_and_stealth(table: Setting) -> None:
    t = table(
        {"hangar": ["holdimado"], "canteen": ["josok paid"]},
        {"surface": ["chazma-toltet"], "credits": 9},
    )
    t.do("attack 1 1:surface-1", "board canteen-1 holdimado")
    t.do("bomb holdimado")
    assert t.prompt == "main"
    assert t.pile("ruin", 1) == ["chazma-toltet"]
    t = table({"hangar": ["leviatan"]}, {"hangar": ["arva"], "surface": ["betonkolosszus paid"]})
    t.fight("colony", ["leviatan"], ["arva"])
    t.do("pass")
    assert not t.starting("stealth")


def test_forbid_return_fire_by_what_a_ship_does_when_it_fires(table: Setting) -> None:
    t = table(
        {"hangar": ["holdimado"], "canteen": ["hidegveru-mesterlovesz paid"]}, {"hangar": ["crx"]}
    )
    t.do("attack 1 colony", "board canteen-1 holdimado", "send crx")
    t.do("fire holdimado 1:crx")
    assert t.prompt != "answer"
    assert t.armour("crx", 1) == 3


def test_withdraw_and_join(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "hand": ["megvesztegetes"], "credits": 3},
        {"hangar": ["crx", "bastya"], "hand": ["falkaoszton"], "credits": 1},
    )
    t.do("attack 1 colony", "send crx", "done")
    t.reach("play falkaoszton bastya")
    t.do("play falkaoszton bastya")
    t.reach("play megvesztegetes 1:crx")
    t.do("play megvesztegetes 1:crx")
    t.quiet()
    assert (t.prompt, t.seat) == ("fire", 0)
    assert t.legal == ["fire unicornis 1:bastya", "pass"]


def test_redirect_takes_a_shot_and_return_fire_lapses(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["holdimado", "testor"]})
    t.fight("colony", ["unicornis"], ["holdimado", "testor"])
    t.do("pass", "fire unicornis 1:holdimado", "return")
    t.reach("use testor")
    t.do("use testor")
    t.quiet()
    assert t.armour("testor", 1) == 1
    assert t.armour("unicornis") == 3
    assert t.turned("holdimado", 1) == "active"


def test_seize_of_crew_takes_it_off_the_ship(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "canteen": ["zendulo-matrozok paid"]}, {"hangar": ["hellhound"]}
    )
    t.do("attack 1 colony", "board canteen-1 unicornis", "send hellhound")
    t.do("fire hellhound 0:unicornis", "no")
    assert t.cards(0) == ["unicornis"]
    assert t.card("canteen-1", 1) == "zendulo-matrozok"


def test_a_captain_leaves_for_who_pays_more(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "canteen": ["ketszinu-kapitany paid"], "credits": 2},
        {"credits": 3},
    )
    t.do("attack 1 colony", "board canteen-1 unicornis")
    assert t.card("canteen-1", 1) == "ketszinu-kapitany"


def test_move_takes_a_weapon_to_another_ship(table: Setting) -> None:
    t = table(
        {"hand": ["atszereles"], "hangar": ["unicornis + kenpajzs paid", "crx", "arva + sarc"]}
    )
    t.do("play atszereles unicornis+1")
    assert t.value("armour", "crx") == 7
    assert t.count("hand") == 1


def test_limits_of_hand_and_hangar(table: Setting) -> None:
    t = table({"hand": ["7 sarc"], "surface": ["lepraktar paid", "hangarbovites paid"],
               "hangar": ["crx", "crx", "crx", "unicornis"]})  # fmt: skip
    t.do("end")
    assert t.seat == 1


def test_victim_is_chosen_by_the_one_it_hits(table: Setting) -> None:
    t = table({"hand": ["osszevissza-tamadas"], "credits": 4}, {"hangar": ["crx", "bastya"]})
    t.do("play osszevissza-tamadas")
    assert (t.prompt, t.seat) == ("victim", 1)
    t.do("choose bastya")
    assert t.armour("bastya", 1) == 3
    assert t.count("colony", 0) == 11


def test_dies_speaks_once_the_card_is_gone(table: Setting) -> None:
    t = table({"hand": ["csaszari-rendelet"], "credits": 6}, {"hangar": ["vandormag"]})
    t.do("play csaszari-rendelet 1:vandormag")
    assert t.credits(1) == 2


def test_assailed_answers_the_attacker(table: Setting) -> None:
    t = table(
        {"hangar": ["unicornis"], "credits": 5},
        {"surface": ["korallerod paid", "meregtornyok paid"]},
    )
    t.do("attack 1 colony")
    assert t.prompt == "order"
    t.do(t.legal[0])
    assert t.credits() == 4
    assert t.armour("unicornis") == 2


def test_income_and_closing(table: Setting) -> None:
    t = table(
        {"surface": ["lebego-piac paid"], "hangar": ["erdohajo", "orjongo"], "ruin": ["crx"]},
        start="turn",
    )
    assert t.credits() == 7
    t.do("end")
    assert t.prompt == "order"
    t.do(t.legal[0])
    assert t.seat == 1
    assert t.count("colony") == 12


def test_a_ships_text_when_played_can_be_answered(table: Setting) -> None:
    t = table({"hand": ["terra-nova"], "credits": 8}, {"hand": ["remulet"], "credits": 2})
    t.do("ship terra-nova")
    assert (t.prompt, t.seat) == ("response", 1)
    assert t.count("hand") == 0
    t.do("pass")
    assert t.count("hand") == 1


def test_a_card_that_lowers_armour_can_destroy_its_ship(table: Setting) -> None:
    t = table({"hangar": ["kekorr"], "canteen": ["elszabadult-dron paid"]})
    t.do("attack 1 colony", "board canteen-1 kekorr")
    assert t.cards(0) == []
