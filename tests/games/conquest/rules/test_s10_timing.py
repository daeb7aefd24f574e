"""Section 10: the types of abilities, interrupts, reactions, and what comes first."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.abilities.constant import Constant
from hadur.games.conquest.abilities.effect import ACTION, Effect, effect_of
from hadur.games.conquest.cards.definition import CARDS, FLYING, NOT_WORN, PLANET, Card
from hadur.games.conquest.phases.attack import ATTACK_DECLARED
from hadur.games.conquest.phases.battle import BATTLE
from hadur.games.conquest.phases.cards import gain
from hadur.games.conquest.phases.command import STRUGGLE_WON
from hadur.games.conquest.phases.entering import take_control
from hadur.games.conquest.phases.leaving import LEAVES, TO_HAND, destroy
from hadur.games.conquest.phases.moving import EXHAUSTS, MOVES, heal, move
from hadur.games.conquest.phases.round import PHASE_BEGINS, ROUND_ENDS
from hadur.games.conquest.state import COMBAT_PHASE, DECK, DEPLOY_PHASE, DISCARD, Campaign
from hadur.games.conquest.values import has
from hadur.kernel.record import concede
from hadur.kernel.windows import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    argument,
    replace,
)
from hadur.text.catalogue import catalogue_of

rule = pytest.mark.rule


PAUSE: dict[str, Any] = {"supports": ["craftworld-gate"], "hq": ["rogue-trader"]}
"""An action that can always be used, so that every window is put to its player."""


TIMED = {
    FORCED_INTERRUPT: "Forced Interrupt",
    INTERRUPT: "Interrupt",
    FORCED_REACTION: "Forced Reaction",
    REACTION: "Reaction",
}


PHASED = {DEPLOY_PHASE: "Deploy Action", COMBAT_PHASE: "Combat Action"}


WORDS = ("Action", "Deploy Action", "Combat Action", "Battle ability", *TIMED.values())


def text_of(card: Card) -> str:
    english = catalogue_of("en", GAME.name)
    id = f"card-{card.name}.text"
    return english.say(id) if english.has(id) else ""


def commands_in(text: str) -> list[str]:
    """The timing commands before the colons of a text."""
    return re.findall(rf"(?:^|\. )({'|'.join(WORDS)}):", text)


def word_of(effect: Effect) -> str:
    """The timing command that an ability must be printed with."""
    if effect.event is not ACTION:
        return TIMED[int(effect.timing)]
    if effect.card.type == PLANET:
        return "Battle ability"
    return PHASED.get(int(effect.phase), "Action")


@rule("CQ-10.1", "CQ-10.3", "CQ-10.5", "CQ-10.13", "CQ-10.19")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_triggered_ability_is_of_the_one_type_that_its_word_before_the_colon_says(
    card: Card,
) -> None:
    declared = [word_of(effect_of(number)) for number in card.effects]
    assert sorted(commands_in(text_of(card))) == sorted(declared)


@rule("CQ-10.1", "CQ-10.2", "CQ-10.6")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_what_is_left_of_a_text_is_a_constant_effect_and_without_text_there_is_none(
    card: Card,
) -> None:
    bonus = card.type != PLANET and card.card_bonus + card.resource_bonus > 0
    constant = card.constant >= 0 or card.worn is not NOT_WORN or bonus
    text = text_of(card)
    before = re.split(rf"(?:^|(?<=\. ))(?:{'|'.join(WORDS)}):", text)[0].strip()
    # The bunker's constant sentence stands behind its reaction.
    before = before or ("Sacrifice" if "Sacrifice this card when" in text else "")
    assert bool(before) == bool(constant)
    assert bool(text) == (bool(constant) or bool(card.effects))


@rule("CQ-10.11")
def test_every_planet_has_one_battle_ability() -> None:
    planets = [card for card in CARDS if card.type == PLANET]
    assert len(planets) == 10
    for planet in planets:
        assert len(planet.effects) == 1
        assert commands_in(text_of(planet)) == ["Battle ability"]


@rule("CQ-10.6")
def test_a_constant_effect_is_active_from_entering_play_to_leaving_it(table: Any) -> None:
    t = table(
        {"hand": ["rokkitboy", "goff-boyz"], "resources": 9, "supports": ["craftworld-gate"]},
        {"tarrus": ["hellion-gang"]},
    )
    assert flies(t, "hellion-gang")
    t.do("deploy rokkitboy tarrus")
    assert not flies(t, "hellion-gang")
    t.do("use craftworld-gate@hq")
    assert t.zone("hand", 0) == ["goff-boyz", "rokkitboy"]
    assert flies(t, "hellion-gang")


def flies(t: Any, name: str) -> bool:
    return bool(has(t.state, t.card(name, 1), FLYING))


XAVAES = "use xavaes-split-tongue@ferrin"


@rule("CQ-10.4", "CQ-10.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "move", "asked"),
    [
        # An action, while it has something to do.
        (["shoota-mob", "goff-nob 1 damage"], ["goff-nob"], "use kraktoof-hall@hq", True),
        (["shoota-mob", "goff-nob"], ["land-raider exhausted"], "use kraktoof-hall@hq", False),
        # A Battle ability, when the battle is won.
        (["shoota-mob"], [], "yes", True),
        (["shoota-mob"], ["goff-nob"], "yes", False),
        # A reaction, after its condition.
        (["goff-nob", "xavaes-split-tongue"], ["shoota-mob"], XAVAES, True),
        (["goff-nob", "xavaes-split-tongue"], ["deathwing-guard"], XAVAES, False),
        # An interrupt, when it occurs.
        (["carnivore-pack"], ["goff-nob"], "use carnivore-pack@ferrin", True),
        (["carnivore-pack"], ["shoota-mob"], "use carnivore-pack@ferrin", False),
    ],
)
def test_a_triggered_ability_is_usable_at_its_moment_and_if_its_requirements_hold(
    table: Any, mine: list[str], theirs: list[str], move: str, asked: bool
) -> None:
    """In the first combat round of a battle in which everybody attacks."""
    t = table(
        {"ferrin": mine, "supports": ["kraktoof-hall"]}, {"ferrin": theirs, "hq": ["goff-nob"]},
        planets=["ferrin", "barlus"], start="battle",
    )  # fmt: skip
    while move not in t.legal and t.prompt != "retreat" and t.phase == "combat":
        t.do(next(m for word in ("attack", "pick", "pass") for m in t.starting(word)))
    assert (move in t.legal) == asked


@rule("CQ-10.7")
def test_using_an_ability_is_its_controllers_free_choice(table: Any) -> None:
    t = table(
        {"osus-iv": ["nazdregs-flash-gitz exhausted", "shoota-mob", "zarathur-high-sorcerer"]},
        {"osus-iv": ["carnivore-pack 2 damage"], "resources": 1, **PAUSE},
        planets=["osus-iv", "barlus"], start="battle",
        warlords=("zarathur-high-sorcerer", "nazdreg"),
    )  # fmt: skip
    assert t.legal == ["use nazdregs-flash-gitz@osus-iv", "pass"]
    t.reach("attack shoota-mob@osus-iv")
    assert t.legal == ["use zarathur-high-sorcerer@osus-iv", "pass"]
    t.do("pass")
    assert (t.seat, t.legal) == (1, ["use carnivore-pack@osus-iv", "pass"])
    t.do("pass")
    assert not t.has("carnivore-pack", 1)
    t.until("battle-ability")
    assert t.legal == ["no", "yes"]
    t.do("no")
    assert t.prompt == "action-window"
    assert t.resources == [0, 1]
    assert not t.ready("nazdregs-flash-gitz")


@rule("CQ-10.9")
def test_actions_are_those_of_own_cards_in_play_and_of_events_in_hand(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["raid", "squig-bombin"],
            "supports": ["craftworld-gate"],
            "tarrus": ["haemonculus-tormentor", "goff-nob + their command-link-drone"],
        },
        {
            "resources": 5,
            "hand": ["goff-nob"],
            "discard": ["raid"],
            "supports": ["twisted-laboratory"],
            "tarrus": ["haemonculus-tormentor + their command-link-drone"],
        },
    )
    mine = [move for move in t.legal if move.split()[0] in ("use", "play")]
    assert mine == [
        "use haemonculus-tormentor@tarrus",
        "use command-link-drone@tarrus",
        "use craftworld-gate@hq",
        "play raid",
        "play squig-bombin",
    ]
    t.do("use haemonculus-tormentor@tarrus")
    theirs = [move for move in t.legal if move.split()[0] in ("use", "play")]
    assert theirs == [
        "use command-link-drone@tarrus",
        "use haemonculus-tormentor@tarrus",
        "use twisted-laboratory@hq",
    ]


class Salvages(Effect):
    """Gain a resource; it works from the hand."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        gain(s, seat, 1)


@rule("CQ-10.9")
def test_an_action_may_work_from_out_of_play_if_it_says_so(table: Any, invent: Any) -> None:
    invent(Salvages, "shoota-mob", from_hand=True)
    t = table({"hand": ["shoota-mob", "goff-nob"]}, {"hand": ["goff-nob"]})
    assert t.starting("play") == ["play shoota-mob"]
    t.do("play shoota-mob")
    assert t.resources == [1, 0]
    t = table({"tarrus": ["shoota-mob"], "hand": ["goff-nob"], "discard": ["shoota-mob"]}, {})
    assert t.starting("play") == t.starting("use") == []


@rule("CQ-10.12")
@pytest.mark.parametrize(("answer", "resources"), [("yes", [0, 2]), ("no", [1, 1])])
def test_who_wins_a_battle_may_use_the_planets_ability(
    table: Any, answer: str, resources: list[int]
) -> None:
    t = table(
        {"resources": 1, "hand": ["goff-nob"]},
        {"resources": 1, "osus-iv": ["shoota-mob"], **PAUSE},
        planets=["osus-iv", "barlus"], start="battle",
    )  # fmt: skip
    t.until("battle-ability")
    assert t.seat == 1
    t.do(answer)
    assert t.prompt == "action-window"
    assert t.resources == resources
    assert t.zone("victory", 1) == ["osus-iv"]


@rule("CQ-10.12")
def test_a_drawn_battle_gives_nobody_the_ability(table: Any) -> None:
    t = table({"resources": 1}, {"resources": 1}, planets=["osus-iv", "barlus"], start="battle")
    t.until("deploy-turn")
    assert t.zone("victory", 0) == t.zone("victory", 1) == []
    assert t.resources == [5, 5], "nothing was taken, and both have their supply"


@rule("CQ-S10")
def test_the_ability_comes_before_the_capture_and_that_before_the_way_home(table: Any) -> None:
    t = table(
        {"ferrin": ["shoota-mob", "goff-nob exhausted"], **PAUSE}, {"barlus": ["shoota-mob"]},
        planets=["ferrin", "barlus"], start="battle",
    )  # fmt: skip
    t.until("battle-ability")
    assert (t.zone("victory", 0), t.has("shoota-mob@ferrin")) == ([], True)
    t.do("yes", "pick shoota-mob@ferrin")
    assert t.zone("victory", 0) == ["ferrin"]
    assert not t.ready("shoota-mob@hq"), "it was routed before the others came home"
    assert t.has("goff-nob@hq")


@rule("CQ-S10")
def test_who_loses_by_the_battle_ability_does_not_capture_the_planet(table: Any) -> None:
    t = table(
        {"elouith": ["shoota-mob"], "victory": ["atrox-prime", "carnath"], "hand": ["goff-nob"] },
        {"hand": ["goff-nob"]},
        planets=["elouith", "barlus"], start="battle",
    )  # fmt: skip
    t.until("battle-ability")
    while t.state.size[DECK] > 1:
        t.state.put(t.state.card_in(DECK, 0), DISCARD)
    t.do("yes", "take sniveling-grot")
    assert t.result == [-1, 1], "the last card of the deck was taken"
    assert t.zone("victory", 0) == ["atrox-prime", "carnath"]


@rule("CQ-10.8", "CQ-10.14")
def test_an_interrupt_comes_before_its_event_outside_action_windows_too(table: Any) -> None:
    t = table({"hand": ["doom"], "resources": 4}, {"hq": ["carnivore-pack"], "hand": ["goff-nob"]})
    t.do("play doom")
    assert (t.prompt, t.seat, t.phase) == ("offer", 1, "deploy")
    assert t.has("carnivore-pack@hq", 1), "it is about to be destroyed"
    t.do("use carnivore-pack@hq")
    assert t.resources == [0, 3]
    assert not t.has("carnivore-pack", 1)


@rule("CQ-10.15", "CQ-10.18")
def test_an_interrupt_may_cancel_what_triggers_it(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob", "crushface"], "hand": ["no-mercy"]},
        {"tarrus": ["goff-nob"], "hand": ["battle-cry"]}, start="battle",
    )  # fmt: skip
    t.strike("shoota-mob@tarrus", "goff-nob@tarrus").do("shield battle-cry")
    assert (t.prompt, t.seat) == ("offer", 0)
    t.do("play no-mercy", "pick crushface@tarrus")
    assert t.damage("goff-nob", 1) == 2
    assert t.zone("discard", 1) == ["battle-cry"]


@rule("CQ-10.15")
def test_an_interrupt_may_change_what_triggers_it(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob", "zarathur-high-sorcerer"]}, {"tarrus": ["goff-nob"]},
        start="battle", warlords=("zarathur-high-sorcerer", "nazdreg"),
    )  # fmt: skip
    t.strike("shoota-mob@tarrus", "goff-nob@tarrus").do("use zarathur-high-sorcerer@tarrus")
    assert t.damage("goff-nob", 1) == 3


SQUAD = "strakens-command-squad 1 damage"


@rule("CQ-10.16", "CQ-10.18")
def test_all_interrupts_to_one_event_come_before_it_and_none_after(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob"]}, {"tarrus": [f"{SQUAD} + strakens-cunning", "goff-nob"]},
        start="battle",
    )  # fmt: skip
    t.strike("shoota-mob@tarrus", "strakens-command-squad@tarrus")
    assert (t.prompt, t.seat) == ("offer", 1)
    cunning = "use strakens-cunning@tarrus on strakens-command-squad@tarrus"
    guardsman = "use strakens-command-squad@tarrus on strakens-command-squad@tarrus"
    assert t.legal == [guardsman, cunning, "pass"]
    t.do(cunning)
    assert len(t.zone("hand", 1)) == 3
    assert t.has("strakens-command-squad@tarrus", 1)
    t.do(guardsman)
    assert t.has("guardsman@tarrus", 1)
    assert not t.has("strakens-command-squad", 1)
    assert t.prompt == "combat-turn"


def use_first(t: Any) -> None:
    """Use the first ability that is offered."""
    assert t.prompt == "offer"
    t.do(next(move for move in t.legal if move != "pass"))


def exterminated(table: Any, initiative: int, mine: dict[str, Any], theirs: dict[str, Any]) -> Any:
    """Seat 0 destroys all common units at Barlus, whoever has initiative."""
    mine = {"hand": ["exterminatus"], "resources": 3, **mine}
    warlord = "captain-cato-sicarius"
    t = table(mine, theirs, initiative=initiative, warlords=(warlord, "nazdreg"))
    return t.reach("play exterminatus")


@rule("CQ-10.17")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_initiative_may_interrupt_first_and_then_they_take_turns(
    table: Any, first: int
) -> None:
    """A Command Squad of seat 1 leaves play: its player has two interrupts, the other two Marks."""
    marked = f"{SQUAD} + strakens-cunning + their mark-of-chaos + their mark-of-chaos"
    t = exterminated(table, first, {}, {"barlus": [marked, "crushface"]})
    assert (t.prompt, t.seat) == ("offer", first)
    t.do("pass")
    assert t.seat == 1 - first
    use_first(t)
    assert t.seat == first, "one pass ends nothing"
    use_first(t)
    assert t.seat == 1 - first
    t.do("pass")
    assert t.seat == first
    use_first(t)
    assert t.seat == 1 - first
    assert t.has("strakens-command-squad", 1), "it has not left yet"
    use_first(t)
    assert not t.has("strakens-command-squad", 1)
    assert t.damage("crushface", 1) == 2
    assert len(t.zone("hand", 1)) == 3


@rule("CQ-10.17", "CQ-10.18")
@pytest.mark.parametrize("first", [0, 1])
def test_interrupts_are_over_when_both_have_passed_in_a_row(table: Any, first: int) -> None:
    marked = f"{SQUAD} + strakens-cunning + their mark-of-chaos"
    t = exterminated(table, first, {}, {"barlus": [marked, "crushface"]})
    t.do("pass", seat=first).do("pass", seat=1 - first)
    assert not t.has("strakens-command-squad", 1)
    assert (t.damage("crushface", 1), t.has("guardsman", 1)) == (0, False)


@rule("CQ-10.8", "CQ-10.20")
def test_a_reaction_comes_after_its_event_outside_action_windows_too(table: Any) -> None:
    t = exterminated(table, 0, {"barlus": ["captain-cato-sicarius"]}, {"barlus": ["goff-nob"]})
    assert (t.prompt, t.seat, t.phase) == ("offer", 0, "deploy")
    assert not t.has("goff-nob", 1)
    t.do("use captain-cato-sicarius@barlus")
    assert t.resources == [1, 0]


@rule("CQ-10.21")
def test_a_reaction_does_not_undo_its_event(table: Any) -> None:
    """The Goff Nob comes back, but it has been destroyed: whatever that means has happened."""
    t = exterminated(
        table, 1,
        {"barlus": ["captain-cato-sicarius"]},
        {"barlus": ["goff-nob 2 damage + ion-rifle"], "hand": ["fall-back"], "resources": 1},
    )  # fmt: skip
    t.do("play fall-back")
    assert t.has("goff-nob@hq", 1)
    assert t.damage("goff-nob@hq", 1) == 0
    assert t.zone("discard", 1) == ["ion-rifle", "fall-back"]
    assert (t.seat, t.legal[0]) == (0, "use captain-cato-sicarius@barlus")
    use_first(t)
    assert t.resources[0] == 1


ELITES = {"barlus": ["goff-nob", "land-raider"], "hand": ["fall-back", "fall-back"], "resources": 2}


WITNESSES = {"barlus": ["captain-cato-sicarius", "xavaes-split-tongue"]}


@rule("CQ-10.22", "CQ-10.23")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_initiative_may_react_first_and_then_they_take_turns(
    table: Any, first: int
) -> None:
    """Two Elite units fall at once: each side has reactions to either."""
    t = exterminated(table, first, WITNESSES, ELITES)
    assert (t.prompt, t.seat) == ("offer", first)
    t.do("pass")
    for seat in (1 - first, first, 1 - first, first):
        assert t.seat == seat
        use_first(t)
    assert t.has("goff-nob@hq", 1)
    assert t.has("land-raider@hq", 1)
    assert t.seat == 0, "the other one has nothing left"
    use_first(t)
    use_first(t)
    assert t.resources[0] == 2
    assert t.cards(0).count("cultist@hq") + t.cards(0).count("cultist@hq#2") == 2


@rule("CQ-10.23", "CQ-10.24")
@pytest.mark.parametrize("first", [0, 1])
def test_reactions_are_over_when_both_have_passed_in_a_row(table: Any, first: int) -> None:
    mine = {**WITNESSES, "supports": ["craftworld-gate"]}
    t = exterminated(table, first, mine, {**ELITES, "resources": 3})
    t.do("pass", seat=first).do("pass", seat=1 - first)
    assert t.prompt == "deploy-turn"
    assert not [move for move in t.legal if re.search("cato|xavaes|fall-back", move)]
    assert t.resources == [0, 3]


@rule("CQ-10.25", "CQ-11.9")
def test_a_reaction_to_a_cost_waits_until_the_ability_has_been_used(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathurs-flamers"], "supports": ["murder-cogitator"], "hand": ["possessed"]},
        {"tarrus": ["goff-nob", "shoota-mob"]},
    )  # fmt: skip
    t.do("use zarathurs-flamers@tarrus")
    assert t.prompt == "target-of-zarathurs-flamers"
    assert not t.has("zarathurs-flamers"), "they have left play"
    t.do("pick their goff-nob@tarrus")
    assert t.damage("goff-nob", 1) == 2
    assert t.legal == ["use murder-cogitator@hq", "pass"]


@rule("CQ-10.25", "CQ-11.9")
def test_a_reaction_to_paying_for_a_card_waits_until_it_has_been_deployed(table: Any) -> None:
    t = table(
        {"hq": ["cultist", "cultist"], "supports": ["murder-cogitator"],
         "hand": ["vicious-bloodletter"], "resources": 3},
        {},
    )  # fmt: skip
    t.do("deploy vicious-bloodletter tarrus", "use cultist@hq")
    assert t.legal == ["use cultist@hq", "pass"], "interrupts go on, reactions wait"
    t.do("use cultist@hq")
    assert t.resources[0] == 0
    assert t.has("vicious-bloodletter@tarrus")
    assert t.legal == ["use murder-cogitator@hq", "pass"]
    t.do("use murder-cogitator@hq")
    assert not t.ready("murder-cogitator")
    assert t.prompt == "deploy-turn" or t.phase != "deploy"


@rule("CQ-10.3", "CQ-10.26")
def test_what_is_forced_is_done_at_once_without_a_question(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob + their dire-mutation", "shoota-mob"]},
        {"tarrus": ["deathwing-guard + bodyguard", "land-raider"]}, start="battle",
    )  # fmt: skip
    t.strike("goff-nob@tarrus", "land-raider@tarrus")
    assert t.prompt == "combat-turn"
    assert t.damage("goff-nob") == 1, "the mutation of the one who exhausts"
    assert (t.damage("deathwing-guard", 1), t.damage("land-raider", 1)) == (1, 5)


@rule("CQ-10.26")
def test_a_forced_reaction_is_done_when_its_condition_is_met(table: Any) -> None:
    t = table({"hand": ["promethium-mine", "goff-nob"], "resources": 1}, {"hand": ["goff-nob"]})
    t.do("deploy promethium-mine")
    assert t.prompt == "deploy-turn"
    assert t.state.stored[t.card("promethium-mine")] == 4


class Heals(Effect):
    """When a unit exhausts, heal it."""

    def applies(self, s: Campaign, at: Any, seat: Any, source: Any) -> bool:
        return bool(s.damage[argument(s, at, 0)] > 0)

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        heal(s, argument(s, at, 0), 1)


@rule("CQ-10.27", "CQ-EX56")
def test_forced_interrupts_come_before_all_others(table: Any, invent: Any) -> None:
    """The healer's player has initiative; the mutation of the other one works first all the same,
    and so there is something to heal."""
    invent(Heals, "kraktoof-hall", EXHAUSTS, INTERRUPT)
    t = table(
        {"tarrus": ["goff-nob + their dire-mutation"], "supports": ["kraktoof-hall"]},
        {"tarrus": ["land-raider"]}, start="battle",
    )  # fmt: skip
    t.strike("goff-nob@tarrus", "land-raider@tarrus")
    assert (t.seat, t.legal) == (0, ["use kraktoof-hall@hq", "pass"])
    assert t.damage("goff-nob") == 1
    assert t.ready("goff-nob"), "it is only about to exhaust"
    t.do("use kraktoof-hall@hq")
    assert (t.damage("goff-nob"), t.ready("goff-nob")) == (0, False)


@rule("CQ-10.28")
def test_forced_reactions_come_before_all_others(table: Any) -> None:
    t = table(
        {"tarrus": ["shoota-mob"]},
        {"tarrus": ["blood-angels-veterans", "deathwing-guard exhausted + bodyguard"]},
        start="battle",
    )  # fmt: skip
    t.strike("shoota-mob@tarrus", "blood-angels-veterans@tarrus")
    assert t.legal == ["use blood-angels-veterans@tarrus", "pass"]
    beside = {fact["ref"]: fact["amount"] for fact in t.state.view(None)["damage"]}
    assert beside == {"blood-angels-veterans@tarrus": 1, "deathwing-guard@tarrus": 1}


@rule("CQ-10.29", "CQ-EX6")
def test_of_two_reactions_to_one_event_the_first_is_finished_before_the_second(table: Any) -> None:
    """Seat 0 wins the struggle: the Soul Grinder takes a unit, with all that follows from that;
    the Guardsman comes only then."""
    t = struggle_won(table)
    t.do("use soul-grinder@tarrus", "pick strakens-command-squad@tarrus")
    assert t.seat == 1, "the squad's interrupt, inside the first reaction"
    assert not t.has("guardsman", 0)
    use_first(t)
    assert (t.seat, t.legal) == (0, ["use omega-zero-command@hq", "pass"])
    assert (t.has("strakens-command-squad", 1), t.has("guardsman", 1)) == (False, True)
    use_first(t)
    assert t.has("guardsman@tarrus", 0)


def struggle_won(table: Any) -> Any:
    t = table(
        {"tarrus": ["soul-grinder", "captain-markis"], "supports": ["omega-zero-command"]},
        {"tarrus": ["strakens-command-squad", "goff-nob"]}, start="struggles",
    )  # fmt: skip
    t.reach("yes")
    assert t.legal == ["use soul-grinder@tarrus", "use omega-zero-command@hq", "pass"]
    return t


@rule("CQ-10.30", "CQ-10.31", "CQ-10.32")
def test_what_an_ability_triggers_is_resolved_on_top_and_its_own_trigger_is_kept(
    table: Any,
) -> None:
    """The Command Squad is to leave by Soul Grinder's reaction; its Guardsman enters play by an
    interrupt to that; then the squad goes, and then the struggle's reactions go on."""
    t = struggle_won(table)
    t.do("use soul-grinder@tarrus", "pick strakens-command-squad@tarrus")
    assert t.has("strakens-command-squad", 1)
    use_first(t)
    assert t.has("guardsman@tarrus", 1)
    assert not t.has("strakens-command-squad", 1)
    assert t.legal == ["use omega-zero-command@hq", "pass"], "the struggle is still won"


class Razes(Effect):
    """After a struggle is won, destroy all enemy units here."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        destroy(s, s.units_at(s.place[source] ^ 1), source)


@rule("CQ-10.30", "CQ-10.31", "CQ-EX53")
def test_a_reaction_whose_effect_destroys_meets_interrupts_and_leaves_other_reactions_open(
    table: Any, invent: Any
) -> None:
    invent(Razes, "possessed", STRUGGLE_WON, REACTION)
    t = table(
        {"tarrus": ["possessed", "captain-markis"], "supports": ["omega-zero-command"]},
        {"tarrus": ["carnivore-pack"]}, start="struggles",
    )  # fmt: skip
    t.reach("use possessed@tarrus")
    assert (t.seat, t.has("carnivore-pack", 1)) == (1, True)
    t.do("use carnivore-pack@tarrus")
    assert t.resources[1] == 3
    assert not t.has("carnivore-pack", 1)
    assert (t.seat, t.legal) == (0, ["use omega-zero-command@hq", "pass"])


class Rescued(Effect):
    """When a unit of yours would leave play, it returns to your hand instead."""

    def applies(self, s: Campaign, at: Any, seat: Any, source: Any) -> bool:
        return bool(s.controller[argument(s, at, 0)] == seat and argument(s, at, 1) != TO_HAND)

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        replace(s, at, LEAVES, argument(s, at, 0), TO_HAND)


class Escapes(Rescued):
    """When a unit of yours would leave play, it moves to the next planet instead."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        unit = argument(s, at, 0)
        replace(s, at, MOVES, unit, s.slot_of(unit) + 1)


def sacrificed(table: Any, invent: Any, *uses: str) -> Any:
    """The opponent must sacrifice a Goff Nob, whose player has two replacements ready."""
    invent(Rescued, "ork-kannon", LEAVES, INTERRUPT)
    invent(Escapes, "kraktoof-hall", LEAVES, INTERRUPT)
    t = table(
        {"hand": ["power-from-pain"], "resources": 2},
        {"tarrus": ["goff-nob"], "supports": ["ork-kannon", "kraktoof-hall"]}, start="combat",
    )  # fmt: skip
    t.do("play power-from-pain")
    assert (t.prompt, t.seat) == ("offer", 1)
    return t.do(*uses)


@rule("CQ-10.33", "CQ-10.34")
def test_a_replacement_is_carried_out_in_place_of_the_event(table: Any, invent: Any) -> None:
    t = sacrificed(table, invent, "use kraktoof-hall@hq", "pass")
    assert t.has("goff-nob@barlus", 1)
    assert t.zone("discard", 1) == t.zone("hand", 1) == []


@rule("CQ-10.33")
def test_an_event_that_is_not_replaced_happens(table: Any, invent: Any) -> None:
    t = sacrificed(table, invent, "pass")
    assert t.zone("discard", 1) == ["goff-nob"]


@rule("CQ-10.35", "CQ-EX27")
@pytest.mark.parametrize("last", ["ork-kannon", "kraktoof-hall"])
def test_of_several_replacements_the_last_one_used_is_carried_out(
    table: Any, invent: Any, last: str
) -> None:
    earlier = "kraktoof-hall" if last == "ork-kannon" else "ork-kannon"
    t = sacrificed(table, invent, f"use {earlier}@hq", f"use {last}@hq")
    returned = last == "ork-kannon"
    assert ("goff-nob" in t.zone("hand", 1)) == returned
    assert t.has("goff-nob@barlus", 1) != returned
    assert t.zone("discard", 1) == []


@rule("CQ-10.36", "CQ-S14", "CQ-EX61")
@pytest.mark.parametrize("winner", [0, 1])
def test_of_one_effect_that_asks_both_the_one_who_started_it_chooses_first(
    table: Any, winner: int
) -> None:
    hand = {"hand": ["goff-nob", "shoota-mob", "promotion"]}
    tables = [hand, hand]
    tables[winner] = {**hand, "yvarn": ["bad-dok"]}
    t = table(*tables, planets=["yvarn", "barlus"], start="battle", initiative=1 - winner)
    t.until("battle-ability").do("yes")
    for seat in (winner, 1 - winner):
        assert (t.prompt, t.seat) == ("yvarn", seat)
        assert t.legal == ["take goff-nob", "take shoota-mob"], "no way out"
        t.do("take goff-nob")
        assert t.has("goff-nob@hq", seat)


@rule("CQ-10.36", "CQ-S14")
@pytest.mark.parametrize("initiative", [0, 1])
def test_the_kannons_player_assigns_before_the_other(table: Any, initiative: int) -> None:
    units = {"barlus": ["goff-nob", "shoota-mob"]}
    t = table({**units, "supports": ["ork-kannon"]}, units, start="combat", initiative=initiative)
    t.until("action-window").do("use ork-kannon@hq")
    assert (t.prompt, t.seat) == ("indirect-damage", 0)
    t.do("pick goff-nob@barlus")
    assert (t.prompt, t.seat) == ("indirect-damage", 1)
    assert t.damage("goff-nob") == 0, "both are dealt at the same time"
    t.do("pick goff-nob@barlus")
    assert (t.damage("goff-nob"), t.damage("goff-nob", 1)) == (1, 1)


@rule("CQ-10.37", "CQ-S14")
@pytest.mark.parametrize("initiative", [0, 1])
def test_of_decisions_at_the_same_time_those_of_who_has_initiative_come_first(
    table: Any, initiative: int
) -> None:
    """Units of both leave play together, and both decks heed the order of their discards."""
    t = table(
        {"hq": ["altansar-rangers", "eldar-survivalist"], "hand": ["doom", "gift-of-isha"],
         "resources": 4},
        {"hq": ["incubus-warrior", "hellion-gang"], "hand": ["coliseum-fighters"]},
        initiative=initiative,
    )  # fmt: skip
    t.reach("play doom")
    assert (t.prompt, t.seat) == ("order-discards", initiative)
    t.do(t.legal[1])
    assert (t.prompt, t.seat) == ("order-discards", 1 - initiative)
    t.do(t.legal[1])
    assert t.zone("discard", 0) == ["eldar-survivalist", "altansar-rangers", "doom"]
    assert t.zone("discard", 1) == ["hellion-gang", "incubus-warrior"]


@rule("CQ-10.37")
@pytest.mark.parametrize("initiative", [0, 1])
def test_mines_of_both_yield_by_initiative(table: Any, initiative: int) -> None:
    mine = {"supports": ["promethium-mine 2 resources"], "hand": ["goff-nob"]}
    t = table(mine, mine, initiative=initiative)
    assert (t.prompt, t.seat) == ("offer", initiative)
    use_first(t)
    assert (t.prompt, t.seat) == ("offer", 1 - initiative)
    assert t.state.pool[1 - initiative] == 0


class PaysOff(Effect):
    """Gain a resource."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        gain(s, seat, 1)


@rule("CQ-5.6")
def test_what_happens_at_the_end_of_the_round_waits_for_all_its_phases(
    table: Any, invent: Any
) -> None:
    invent(PaysOff, "kraktoof-hall", ROUND_ENDS, REACTION)
    t = table({"supports": ["kraktoof-hall"], "hand": ["goff-nob"]}, {}, start="combat")
    t.until("offer")
    assert t.phase == "headquarters"
    assert (t.state.round, t.state.initiative) == (1, 1), "even the token has been passed"
    assert t.resources == [4, 4]
    use_first(t)
    assert (t.state.round, t.phase, t.resources) == (2, "deploy", [5, 4])


class Watches(PaysOff):
    """After the combat phase begins, gain a resource."""

    def applies(self, s: Campaign, at: Any, seat: Any, source: Any) -> bool:
        return bool(argument(s, at, 0) == COMBAT_PHASE)


@rule("CQ-8.1")
def test_mobile_units_move_before_any_reaction_to_the_beginning_of_the_phase(
    table: Any, invent: Any
) -> None:
    invent(Watches, "kraktoof-hall", PHASE_BEGINS, REACTION)
    t = table(
        {"supports": ["kraktoof-hall"]}, {"barlus": ["soaring-falcon"]}, start="combat",
    )  # fmt: skip
    assert (t.prompt, t.seat) == ("mobile", 1)
    t.do("move soaring-falcon@barlus tarrus")
    assert (t.prompt, t.seat) == ("offer", 0)
    assert t.has("soaring-falcon@tarrus", 1)


@rule("CQ-8.12")
def test_ranged_attacks_trigger_interrupts_and_reactions(table: Any) -> None:
    t = table(
        {"tarrus": ["burna-boyz + rokkit-launcha"]},
        {"tarrus": ["goff-nob", "fire-warrior-elite", "deathwing-guard"]}, start="battle",
    )  # fmt: skip
    t.strike("burna-boyz@tarrus", "goff-nob@tarrus")
    assert t.state.view(None)["battle"]["ranged"]
    assert (t.seat, t.legal) == (1, ["use fire-warrior-elite@tarrus", "pass"])
    use_first(t)
    assert (t.seat, t.legal) == (0, ["use burna-boyz@tarrus", "pass"])
    t.do("use burna-boyz@tarrus", "pick their deathwing-guard@tarrus")
    assert not t.has("fire-warrior-elite", 1)
    assert (t.damage("goff-nob", 1), t.damage("deathwing-guard", 1)) == (0, 1)


@rule("CQ-8.21")
def test_attacks_trigger_interrupts_and_reactions(table: Any) -> None:
    t = table(
        {"tarrus": ["burna-boyz"]},
        {"tarrus": ["goff-nob", "fire-warrior-elite", "deathwing-guard"]}, start="battle",
    )  # fmt: skip
    t.strike("burna-boyz@tarrus", "goff-nob@tarrus")
    assert not t.state.view(None)["battle"]["ranged"]
    t.do("use fire-warrior-elite@tarrus")
    t.do("use burna-boyz@tarrus", "pick their deathwing-guard@tarrus")
    assert not t.has("fire-warrior-elite", 1)
    assert (t.damage("goff-nob", 1), t.damage("deathwing-guard", 1)) == (0, 1)


@rule("CQ-S47")
def test_each_step_of_damage_has_its_own_windows_in_order(table: Any) -> None:
    """One attack: raised when assigned, prevented in part after that, shielded, the shield
    strengthened when used, and answered after it was taken."""
    t = table(
        {"tarrus": ["honored-librarian", "zarathur-high-sorcerer"]},
        {"tarrus": ["blood-angels-veterans + repulsor-impact-field", "fireblade-kaisvre"],
         "hand": ["even-the-odds"]},
        start="battle", warlords=("zarathur-high-sorcerer", "nazdreg"),
    )  # fmt: skip
    t.strike("honored-librarian@tarrus", "blood-angels-veterans@tarrus")
    assert (t.seat, t.legal) == (0, ["use zarathur-high-sorcerer@tarrus", "pass"])
    use_first(t)
    assert (t.seat, t.legal) == (1, ["use blood-angels-veterans@tarrus", "pass"])
    assert t.state.view(None)["damage"][0]["amount"] == 4 + 1
    use_first(t)
    assert (t.seat, t.prompt) == (1, "shield")
    assert t.state.view(None)["damage"][0]["amount"] == 4 + 1 - 1
    t.do("shield even-the-odds")
    assert (t.seat, t.legal) == (1, ["use fireblade-kaisvre@tarrus", "pass"])
    assert t.damage("blood-angels-veterans", 1) == 0
    use_first(t)
    assert (t.seat, t.legal) == (1, ["use repulsor-impact-field@tarrus", "pass"])
    assert t.damage("blood-angels-veterans", 1) == 4 + 1 - 1 - 2
    use_first(t)
    assert not t.has("honored-librarian"), "it was dealt 2 damage"


@rule("CQ-S47")
def test_windows_of_damage_are_inside_the_effect_that_deals_it(table: Any) -> None:
    """The reaction of the Veterans to damage that is assigned does not wait for the event."""
    t = table(
        {"hand": ["tzeentchs-firestorm", "goff-nob"], "resources": 2},
        {"tarrus": ["blood-angels-veterans", "goff-nob"]},
    )  # fmt: skip
    t.do("play tzeentchs-firestorm", "x 2", "pick their blood-angels-veterans@tarrus")
    assert (t.seat, t.legal) == (1, ["use blood-angels-veterans@tarrus", "pass"])
    assert t.zone("discard", 0) == [], "the event is still being carried out"
    use_first(t)
    assert t.damage("blood-angels-veterans", 1) == 1
    assert t.zone("discard", 0) == ["tzeentchs-firestorm"]


class MakesOff(Effect):
    """After a unit of yours is attacked, it moves to the next planet."""

    def applies(self, s: Campaign, at: Any, seat: Any, source: Any) -> bool:
        return bool(s.controller[argument(s, at, 1)] == seat)

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        move(s, argument(s, at, 1), s.battle + 1)


class TurnsCoat(MakesOff):
    """After a unit of yours is attacked, the attacker's player takes control of it."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        take_control(s, argument(s, at, 1), 1 - seat)


@rule("CQ-S36")
@pytest.mark.parametrize(
    ("ability", "name", "seat"),
    [(MakesOff, "land-raider@barlus", 1), (TurnsCoat, "land-raider@tarrus", 0)],
)
def test_who_is_no_longer_an_enemy_there_is_dealt_no_damage_by_the_attack(
    table: Any, invent: Any, ability: type[Effect], name: str, seat: int
) -> None:
    invent(ability, "kraktoof-hall", ATTACK_DECLARED, REACTION)
    t = table(
        {"tarrus": ["goff-nob"]},
        {"tarrus": ["land-raider", "shoota-mob"], "supports": ["kraktoof-hall"]}, start="battle",
    )  # fmt: skip
    t.strike("goff-nob@tarrus", "land-raider@tarrus").do("use kraktoof-hall@hq")
    assert t.damage(name, seat) == 0
    assert not t.ready("goff-nob"), "the attack is over"
    assert (t.prompt, t.seat) == ("combat-turn", 1)


@rule("CQ-S36")
def test_who_stays_is_dealt_it(table: Any, invent: Any) -> None:
    invent(MakesOff, "kraktoof-hall", ATTACK_DECLARED, REACTION)
    t = table(
        {"tarrus": ["goff-nob"]},
        {"tarrus": ["land-raider", "shoota-mob"], "supports": ["kraktoof-hall"]}, start="battle",
    )  # fmt: skip
    t.strike("goff-nob@tarrus", "land-raider@tarrus").do("pass")
    assert t.damage("land-raider", 1) == 6


class OutOfReach(Constant):
    """Enemies cannot attack this unit."""

    def bars_attack(self, s: Campaign, source: Any, unit: Any) -> bool:
        return bool(unit == source)


@rule("CQ-S49")
def test_without_anybody_to_attack_a_unit_can_only_use_area_effect(table: Any, invent: Any) -> None:
    invent(OutOfReach, "possessed")
    t = table(
        {"tarrus": ["goff-nob", "tactical-squad-cardinis"]}, {"tarrus": ["possessed"]},
        start="battle",
    )  # fmt: skip
    while t.state.ranged or t.prompt != "combat-turn":
        t.do("pass")
    assert t.starting("attack") == ["attack tactical-squad-cardinis@tarrus"]
    assert t.refuses("pass")
    t.do("attack tactical-squad-cardinis@tarrus")
    assert t.damage("possessed", 1) == 1, "the area was the only way"


@rule("CQ-S13")
def test_ready_units_that_cannot_attack_do_not_hold_up_the_round(table: Any, invent: Any) -> None:
    invent(OutOfReach, "possessed")
    t = table({"tarrus": ["possessed"]}, {"tarrus": ["possessed"]}, start="battle")
    for seat in (0, 1):
        t.until("combat-turn")
        assert (t.seat, t.starting("attack"), "pass" in t.legal) == (seat, [], True)
        t.do("pass")
    t.until("retreat")
    assert t.ready("possessed")
    assert t.state.combat_round == 1


@rule("CQ-S13")
def test_one_pass_alone_does_not_end_the_round(table: Any, invent: Any) -> None:
    """Only who cannot attack passes; as long as the other can, turns go on."""
    invent(OutOfReach, "shoota-mob")
    t = table(
        {"tarrus": ["deathwing-guard"]}, {"tarrus": ["shoota-mob", "shoota-mob"]}, start="battle"
    )
    attacks = 0
    for _ in range(40):
        if t.prompt == "retreat":
            break
        moves = t.starting("attack") or [m for m in t.legal if m in ("pass", "done")]
        attacks += bool(t.starting("attack"))
        t.do(moves[0])
    assert (attacks, t.damage("deathwing-guard")) == (2, 4)


@rule("CQ-S33")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("start", ["deploy", "command", "combat", "battle"])
def test_a_player_may_concede_at_any_time(table: Any, start: str, seat: int) -> None:
    t = table(
        {"tarrus": ["goff-nob"], "hand": ["goff-nob"]},
        {"tarrus": ["goff-nob"], "hand": ["goff-nob"]}, start=start,
    )  # fmt: skip
    concede(GAME, t.state, seat)
    assert t.result == ([-1, 1] if seat == 0 else [1, -1])
    assert t.legal == []


@rule("CQ-S34")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_no_action_can_be_repeated_without_end(card: Card) -> None:
    """Each uses something up (a card, its readiness, resources) or is limited, so that no loop of
    actions can hold up the game."""
    for number in card.effects:
        effect = effect_of(number)
        if effect.event is not ACTION or card.type == PLANET:
            continue
        uses_up = effect.from_hand or effect.exhausts or effect.pays > 0 or effect.price != 0
        # Maxos pays for a card of the hand while he is resolved.
        assert uses_up or effect.once != 0 or card.name == "veteran-brother-maxos"


@rule("CQ-S34")
def test_a_battle_in_which_nothing_changes_is_ended(table: Any, invent: Any) -> None:
    invent(OutOfReach, "possessed")
    t = table({"tarrus": ["possessed"], **PAUSE}, {"tarrus": ["possessed"]}, start="battle")
    for _ in range(200):
        if t.state.battle < 0:
            break
        t.do(next(move for move in t.legal if move in ("pass", "done")))
    assert t.state.battle < 0
    assert t.state.view(None)["removed"] == ["tarrus"]


class CallsBattle(Effect):
    """A battle is fought at Barlus."""

    def resolve(self, s: Campaign, at: Any, seat: Any, source: Any, chosen: Any) -> None:
        s.push(BATTLE, s.first + 1)


def two_battles(table: Any, **more: Any) -> Any:
    """After the battle of the first planet, which is empty, both warlords fight at Barlus."""
    fighters = {"barlus": ["nazdreg", "goff-nob"]}
    t = table({**fighters, **more}, {"barlus": ["shoota-mob", "bad-dok"]}, start="combat")
    while t.state.battle != t.state.first + 1:
        t.do("pass")
    return t


def finish_battle(t: Any) -> None:
    """Seat 0 attacks, the other one is struck down."""
    for _ in range(80):
        if t.state.battle < 0:
            return
        first = [m for word in ("done", "attack", "pick", "pass", "no") for m in t.starting(word)]
        t.do(first[0])


@rule("CQ-S38")
def test_otherwise_each_planet_is_fought_for_once(table: Any) -> None:
    t = two_battles(table, **PAUSE)
    assert t.state.view(None)["battle"]["planet"] == "barlus"
    finish_battle(t)
    assert t.has("goff-nob@barlus")
    t.state.relocate(t.card("nazdreg"), t.state.place[t.card("goff-nob")])
    while t.phase == "combat":
        assert t.state.battle < 0
        t.do("pass")


@rule("CQ-S38")
def test_a_battle_that_an_ability_calls_is_a_battle_of_its_own(table: Any, invent: Any) -> None:
    invent(CallsBattle, "kraktoof-hall", phase=COMBAT_PHASE)
    t = two_battles(table, supports=["kraktoof-hall"])
    finish_battle(t)
    assert t.prompt == "action-window"
    t.do(next(move for move in t.legal if move.startswith("use kraktoof-hall")))
    assert t.state.view(None)["battle"]["planet"] == "barlus"
    assert t.state.combat_round == 0
