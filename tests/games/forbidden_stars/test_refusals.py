"""What a refusal says is true where it is said."""

from __future__ import annotations

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.legality.judge import settle
from hadur.games.forbidden_stars.legality.questions import Ruling
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.legality.refusals import refusal_reason
from hadur.games.forbidden_stars.state import war
from tests.games.forbidden_stars.conftest import Table, event, fight, make, strike
from tests.games.forbidden_stars.looking import catalogue

HOMES = {"units0": {"turaci": "factory"}, "units1": {"noatun": "factory"}}


def why(t: Table, text: str) -> list[tuple[str, str]]:
    """The rules against a move of who is asked, each with its reason."""
    found = t.state.explain(text, t.seat).refusals
    assert found, f"{text} is not refused"
    return [(one.rule, one.reason) for one in found]


def advancing() -> Table:
    units = {"turaci": "factory", "10a-se": "strike-cruiser"}
    t = make(
        stacks={"1a": ["0 advance"], "12a": ["1 deploy"]},
        units0=units,
        units1={"noatun": "factory"},
    )
    return t.do("resolve")


def bombarding() -> Table:
    units = {"smyrna": "cultist, chaos-space-marine", "noatun": "factory"}
    return strike(upgrades0=["rain-of-fire"], units1=units).do("strike 1a-sw smyrna")


@pytest.mark.parametrize("word", ["reveal 12a", "resolve", "event-deck"])
def test_an_order_that_is_resolved_was_revealed(word: str) -> None:
    t = advancing()
    said = f"“{word.split()[0]}” does not answer what you are asked now"
    assert why(t, word) == [("FS-9.1", said)]


def test_who_is_not_resolving_an_order_has_not_revealed_one() -> None:
    t = make(start="planning", **HOMES)
    assert why(t, "resolve") == [("FS-8.3", "no order of yours has just been revealed")]


def test_a_strike_under_way_is_a_strike() -> None:
    t = bombarding()
    said = "“strike” does not answer what you are asked now"
    assert why(t, "strike 1a-sw smyrna") == [("FS-10.12", said)]
    t = advancing()
    said = "there is no orbital strike of yours now"
    assert why(t, "strike 1a-sw smyrna") == [("FS-10.1", said)]


def test_a_strike_is_no_combat() -> None:
    t = bombarding()
    t.do("done", dice="aaad").until("suffer-damage")
    assert why(t, "pick cultist noatun") == [("FS-17.3", "the strike is on smyrna, not on noatun")]
    t = fight(
        "3 scout", "cultist, chaos-space-marine", dice="aaa mmmm", played=("ambush", "dark-faith")
    )
    t.until("suffer-damage")
    assert why(t, "pick cultist noatun") == [("FS-17.3", "the combat is in smyrna, not in noatun")]


def test_a_card_one_does_not_have_waits_for_no_moment() -> None:
    t = advancing()
    assert why(t, "use drop-pods") == [
        ("FS-22.15", "you have not purchased drop-pods"),
        ("FS-22.16", "drop-pods waits for another moment"),
    ]
    t = make(start="planning", upgrades0=["crusade"], scheme0="exterminatus", **HOMES)
    assert why(t, "use crusade") == [("FS-22.16", "crusade waits for another moment")]
    assert why(t, "use drop-pods") == [("FS-22.15", "you have not purchased drop-pods")]
    assert why(t, "scheme farsight") == [("FS-20.8", "you have no such scheme in play: farsight")]
    said = "your scheme cannot be used at this moment"
    assert why(t, "scheme exterminatus") == [("FS-20.8", said)]


def test_purchasing_is_purchasing_before_and_after_the_card_is_named() -> None:
    t = make(
        stacks={"10a": ["0 strategize"], "12a": ["1 deploy"]},
        units0={"turaci": "scout, factory"},
        units1={"noatun": "factory"},
    )
    said = "does not answer what you are asked now"
    assert why(t, "replace ambush") == [("FS-22.1", f"“replace” {said}")]
    t.do("upgrade hold-the-line")
    assert why(t, "learn rain-of-fire") == [("FS-22.8", f"“learn” {said}")]
    assert why(t, "choose tokens") == [("FS-22.8", f"“choose” {said}")], "it names no card"


def test_the_event_deck_is_no_combat_card() -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd")
    t.skip("use-crusade", "commit-reinforcements")
    assert t.prompt == "choose-combat-card"
    for word in ("event-deck", "discard"):
        said = f"“{word}” does not answer what you are asked now"
        assert why(t, word) == [("FS-14.25", said)]


def test_a_price_counts_only_what_one_has() -> None:
    t = make(
        "or ch",
        stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]},
        units0={"turaci": "factory", "argovia": "city"},
        units1={"noatun": "factory"},
        materiel0=2,
        reinforcement0=2,
    )
    t.do("resolve")
    assert t.prompt == "deploy-units"
    costs = ("FS-11.21", "nob costs 3 materiel, and you have 2")
    assert why(t, "buy nob turaci cache") == [("FS-13.1", "you have no cache token"), costs]
    lacking = ("FS-20.8", "you have no such scheme in play: warboss")
    assert why(t, "buy nob turaci warboss") == [lacking, costs]


def test_touched_by_the_warp_asks_for_storms_not_for_cities() -> None:
    t = event(
        "touched-by-the-warp",
        "ch sm",
        storms=["10a-n"],
        units0={"turaci": "cultist, factory"},
        units1={"noatun": "factory"},
    )
    t.do("yes")
    said = "{} is of level 2; Warp Storms around that system: {}"
    storms = 1 if t.view["storms"][0].startswith("10a") else 0
    for text, card in (("upgrade", "inhuman-strength"), ("learn", "complete-destruction")):
        assert why(t, f"{text} {card}") == [("FS-20.7", said.format(card, storms))]


def test_a_way_that_is_none_is_told_which_there_are() -> None:
    t = bombarding()
    t.do("use rain-of-fire", dice="admmd")
    assert t.prompt == "strike-effects"
    said = "“rally” is none of the ways; there are: yes"
    assert why(t, "choose rain-of-fire rally") == [("FS-15.6", said)]


def test_the_green_tide_needs_an_order_and_nothing_else() -> None:
    t = make(
        "or ch",
        stacks={"10a": ["0 strategize"], "12a": ["1 deploy"]},
        upgrades0=["the-green-tide"],
        **HOMES,
    )
    assert [rule for rule, _ in why(t, "use the-green-tide turaci advance city")] == ["FS-22.21"]
    assert "use the-green-tide advance" in t.legal


def test_a_routed_unit_that_is_not_there_is_not_called_routed() -> None:
    units = {"medrias": "2 aspect-warrior, routed wraithguard", "turaci": "2 wraithguard"}
    t = make("el sm", stacks={"10a": ["0 advance"]}, scheme0="warp-gate", units0=units,
             units1={"noatun": "factory"})  # fmt: skip
    t.do("scheme warp-gate", "area medrias", "area turaci")
    assert why(t, "pick routed wraithguard") == [("FS-9.34", "wraithguard in medrias is routed")]
    assert why(t, "pick routed aspect-warrior") == [
        ("FS-2.9", "no such unit in medrias is routed: aspect-warrior")
    ]
    assert why(t, "pick routed falcon") == [("FS-20.8", "there is no such unit in medrias: falcon")]
    t = make("ch sm", stacks={"10a": ["0 advance"]}, scheme0="blight-of-nurgle",
             units0={"nicea": "cultist", "1a-ne": "iconoclast-destroyer"},
             units1={"smyrna": "scout, space-marine", "noatun": "scout"})  # fmt: skip
    t.do("scheme blight-of-nurgle")
    assert why(t, "pick routed scout smyrna") == [
        ("FS-2.9", "no such unit in smyrna is routed: scout")
    ]


def test_what_two_checks_find_is_told_once() -> None:
    def check() -> Ruling:
        for _ in range(2):
            yield no("FS-19.20", "retreat-far", place="smyrna")
        yield no("FS-19.20", "retreat-far", place="nicea")
        return -1

    assert [dict(one.facts)["place"] for one in settle(check()).refusals] == ["smyrna", "nicea"]


@pytest.mark.rule("FS-9.11", "FS-9.34")
def test_a_routed_unit_that_is_named_so_is_refused_as_routed() -> None:
    units = {"turaci": "factory", "medrias": "scout, routed scout", "10a-se": "strike-cruiser"}
    units["10a-se"] += ", routed strike-cruiser"
    stacks = {"1a": ["0 advance"], "12a": ["1 deploy"]}
    t = make(stacks=stacks, units0=units, units1={"noatun": "factory"}).do("resolve")
    said = "strike-cruiser in 10a-se is routed"
    assert why(t, "move routed strike-cruiser 10a-se 1a-sw") == [("FS-9.11", said)]
    t.do("done")
    assert why(t, "move routed scout medrias smyrna") == [("FS-9.11", "scout in medrias is routed")]
    # Taint of Chaos places a unit: that a routed one is not, either.
    units = {"turaci": "factory", "medrias": "cultist, routed cultist"}
    t = make(
        "ch sm",
        stacks={"10a": ["0 dominate"], "1a": ["1 deploy"]},
        units0=units,
        units1={"nicea": "factory"},
    ).do("resolve")
    said = "cultist in medrias is routed"
    assert why(t, "move routed cultist medrias smyrna") == [("FS-9.34", said)]


@pytest.mark.rule("FS-9.34")
def test_a_routed_unit_does_not_hit_and_run() -> None:
    hands = {"hand0": ["hit-and-run"], "hand1": ["ambush"]}
    t = fight("2 aspect-warrior, routed falcon, wraithguard", "2 space-marine", factions="el sm",
              dice="mmaaaa dddd", **hands)  # fmt: skip
    t.cards("hit-and-run", "ambush").do("no", "choose yes")
    assert t.prompt == "hit-and-run"
    found = why(t, "move routed falcon smyrna medrias")
    assert found == [("FS-9.34", "falcon in smyrna is routed")]
    assert t.state.explain("move wraithguard smyrna medrias", 0).legal


def test_of_two_places_left_open_the_one_where_the_unit_is_is_meant() -> None:
    t = advancing()
    found = why(t, "move strike-cruiser 10a-se")
    assert [reason for _, reason in found] == [
        "10a-se is not in the active system",
        "the unit is in 10a-se already",
    ]


@pytest.mark.parametrize(
    ("collected", "round", "units", "rule"),
    [
        (2, 3, {"noatun": "factory"}, "FS-25.1"),
        (1, 8, {"noatun": "factory"}, "FS-25.5"),
        (0, 3, {"12a-nw": "iconoclast-destroyer"}, "FS-25.10"),
    ],
)
def test_a_game_that_is_over_says_by_which_rule(
    collected: int, round: int, units: dict[str, str], rule: str
) -> None:
    homes = {"units0": {"turaci": "factory"}, "units1": units}
    t = make(start="refresh", round=round, collected0=collected, **homes)
    for _ in range(20):
        if t.state.over:
            break
        t.do(t.legal[0], seat=t.seat)
    assert t.state.over
    assert [one.rule for one in t.state.explain("order advance 10a", 0).refusals] == [rule]


def test_who_is_not_asked_in_a_combat_is_told_the_order_of_the_combat() -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd", reinforcement0=1, reinforcement1=1)
    assert [one.rule for one in t.state.explain("commit 1", 1).refusals] == ["FS-14.14"]
    t.do("commit 0", "commit 0")
    t.do(t.legal[0], seat=0).do(t.legal[0], seat=1)
    asked = t.seat
    assert [one.rule for one in t.state.explain("done", 1 - asked).refusals] == ["FS-6.9"]
    third = make(
        "sm ch or",
        start="combat smyrna 0",
        reinforcement0=1,
        units0={"turaci": "factory", "smyrna": "scout"},
        units1={"noatun": "factory", "smyrna": "cultist"},
        units2={"nicea": "factory"},
    )
    assert [one.rule for one in third.state.explain("commit 1", 2).refusals] == ["FS-27.23"]


def test_to_resolve_and_to_say_yes_are_one_where_it_is_asked() -> None:
    t = make(stacks={"10a": ["0 advance"], "12a": ["1 deploy"]}, **HOMES)
    assert t.prompt == "order-revealed"
    assert t.state.explain("yes", 0).move == t.state.explain("resolve", 0).move
    t = event("legacy-of-vaul", "el ch")
    assert t.prompt == "resolve-event"
    assert t.state.explain("resolve", 0).move == t.state.explain("yes", 0).move


def test_a_refused_word_is_repeated_as_it_was_said() -> None:
    t = advancing()
    said = "“retreat” does not answer what you are asked now"
    assert why(t, "retreat medrias") == [("FS-9.1", said)]


def test_forces_before_the_tile_are_another_step_of_the_set_up() -> None:
    options = {"board": "built", "first": "0"}
    seats = [{"faction": "space-marines"}, {"faction": "chaos"}]
    t = Table(war(GAME.begin({"seats": seats, "options": options}, 3)))
    said = "that is another step of building the board"
    assert why(t, "put scout turaci") == [("FS-5.9", said)]


@pytest.mark.rule("FS-13.7")
def test_a_forge_token_may_be_named_where_one_is_spent() -> None:
    t = make(stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]}, materiel0=8, forge0=1, **HOMES)
    t.do("resolve")
    named = t.state.explain("buy space-marine turaci forge", 0)
    assert named.move == t.state.explain("buy space-marine turaci", 0).move
    assert why(t, "buy scout turaci forge") == [("FS-13.7", "scout takes no forge token")]


def test_one_is_one_in_words() -> None:
    t = fight("scout", "2 cultist", dice="a dd", reinforcement0=1)
    refusal = t.state.explain("commit 2", 0).refusals
    said = [refusal_reason(catalogue("en"), one) for one in refusal]
    assert said[0].startswith("You have 1 reinforcement token, not 2.")
    assert said[1].startswith("With 1 unit there you cannot commit 2 tokens.")
