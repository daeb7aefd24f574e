"""A campaign in words: every event, question and move, in both languages, for every reader."""

from __future__ import annotations

import pytest

from hadur.games.conquest import GAME, log, words
from hadur.games.conquest.abilities.effect import Effect
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.prompts import Branch
from hadur.games.conquest.state import HQ, PHASES
from hadur.kernel.events import Event, Heard
from hadur.kernel.state import EVERYONE, PROMPTS
from hadur.kernel.windows import ABILITIES, FORCE, OCCASIONS, OFFER
from hadur.text.catalogue import LANGUAGES, Catalogue, catalogue_of, game_folder
from tests.games.conquest.conftest import Lay
from tests.tabletop import questions_of
from tests.text.test_completeness import event_kinds, texts_in
from tests.text.test_whole_games import is_plain

NAMES = ("Réka", "Dávid")
KINDS = event_kinds(GAME.name)


@pytest.fixture(scope="module")
def catalogues() -> list[Catalogue]:
    return [catalogue_of(lang, GAME.name) for lang in LANGUAGES]


@pytest.fixture(scope="module")
def english() -> Catalogue:
    return catalogue_of("en", GAME.name)


@pytest.fixture(scope="module")
def hungarian() -> Catalogue:
    return catalogue_of("hu", GAME.name)


# -- everything has a text -------------------------------------------------------------------------

TEXTS = game_folder(GAME.name) / "text"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    """Every question, line of the log and event in the files is one that the game has."""
    found = {id for path in (TEXTS / lang).glob("*.ftl") for id in texts_in(path)}
    prompts = {prompt.name for prompt in PROMPTS}
    events = {event.name for event in OCCASIONS}
    general = {"target-of", "price-of", "search-of", "other"}
    for id in found:
        kind, _, name = id.partition(".")[0].partition("-")
        if kind == "prompt":
            assert name in prompts | general, id
        elif kind == "log":
            assert id in {words.BY_WARLORD, *(line for line, _ in words._LINES.values())}, id
        elif kind == "event":
            assert name in events, id


SEATLESS = (log.ROUND, log.BATTLE)
"""Events whose second number is a seat, not a card."""


def test_every_kind_of_event_can_be_said(catalogues: list[Catalogue]) -> None:
    for catalogue in catalogues:
        for kind in KINDS.values():
            for seat in range(2):
                heard = Event(kind, seat, BY_NAME["cultist"].number, 1, 1, EVERYONE)
                if kind in SEATLESS:
                    heard = Event(kind, 1, 1, 1, 1, EVERYONE)
                line = words.event_line(catalogue, heard, 0, NAMES)
                assert line is not None
                assert is_plain(line)
        assert not catalogue.problems


def test_every_question_has_a_text_of_its_own_or_of_its_card(catalogues: list[Catalogue]) -> None:
    questions = [*questions_of("conquest"), OFFER, FORCE]
    assert len(questions) > 100
    for catalogue in catalogues:
        other = catalogue.sentence("prompt-other")
        for prompt in questions:
            line = words.prompt_line(catalogue, prompt.name)
            assert is_plain(line)
            assert line != other, prompt.name
            if isinstance(prompt, Branch):
                for branch in prompt.branches:
                    assert catalogue.has(f"prompt-{prompt.name}.{branch}")
        assert not catalogue.problems


def test_every_event_that_can_be_answered_has_a_name(catalogues: list[Catalogue]) -> None:
    mine = [ability for ability in ABILITIES.all if isinstance(ability, Effect)]
    events = {ability.event.name for ability in mine} - {"action"}
    for catalogue in catalogues:
        assert [name for name in events if not catalogue.has(f"event-{name}")] == []


def test_every_phase_has_a_name(catalogues: list[Catalogue]) -> None:
    for catalogue in catalogues:
        assert all(catalogue.has(f"phase-{name}") for name in PHASES)


# -- lines of the log ------------------------------------------------------------------------------


def event(kind: int, *numbers: int | str, audience: int = EVERYONE) -> Event:
    """An event; cards may be given by name, places as "tarrus.0" (planet and side) or "hq.1"."""
    a, b, c, d = (_number(value) for value in (*numbers, 0, 0, 0, 0)[:4])
    return Event(kind, a, b, c, d, audience)


def _number(value: int | str) -> int:
    if isinstance(value, int):
        return value
    name, _, side = value.partition(".")
    if name == "hq":
        return HQ + int(side)
    return log.with_planet(int(side), BY_NAME[name].number) if side else BY_NAME[name].number


LINES = [
    (
        event(log.ROUND, 3, 1),
        "Round 3 – Dávid has initiative",
        "3. forduló – Dávid kezdeményez",
    ),
    (event(log.PHASE, 2), "Combat phase", "Csatafázis"),
    (
        event(log.DEPLOYED, 0, "goff-boyz", "tarrus.0"),
        "You deploy Goff Boyz to Tarrus.",
        "Telepíted a Goff Boyz kártyát a Tarrus bolygóra.",
    ),
    (
        event(log.DEPLOYED, 1, "ork-kannon", "hq.1"),
        "Dávid deploys Ork Kannon to headquarters.",
        "Dávid telepíti az Ork Kannon kártyát a főparancsnokságra.",
    ),
    (
        event(log.DAMAGED, "goff-boyz", "iridial.1", 2),
        "Goff Boyz (Iridial, enemy) takes 2 damage.",
        "A Goff Boyz (Iridial, ellenséges) 2 sérülést szenved el.",
    ),
    (
        event(log.ATTACKED, "nazdreg", "goff-boyz", "iridial.1", "iridial.0"),
        "Nazdreg attacks Goff Boyz (Iridial, enemy).",
        "Nazdreg támad, a célpont a Goff Boyz (Iridial, ellenséges).",
    ),
    (
        event(log.STRUGGLE, "tarrus.0", 3, 1),
        "Command struggle at Tarrus: 3 against 1 command icons.",
        "Harc az irányításért (Tarrus): 3 parancsszimbólum 1 ellen.",
    ),
    (
        event(log.STRUGGLE, "tarrus.0", 0, 1, 1),
        "Command struggle at Tarrus: your warlord is there alone and decides it.",
        "Harc az irányításért (Tarrus): csak a te hadurad van ott, ezért ő dönt.",
    ),
    (
        event(log.MOVED, "goff-boyz", "tarrus.0", "iridial.0"),
        "Goff Boyz moves from Tarrus to Iridial.",
        "A Goff Boyz átmozog a Tarrus bolygóról az Iridial bolygóra.",
    ),
    (event(log.PAID, 0, 1), "You pay 1 resource.", "Fizetsz 1 erőforrást."),
    (
        event(log.GAME_OVER, -1),
        "Both players lose at once: the game is drawn.",
        "Mindkét játékos egyszerre veszít: a játék döntetlen.",
    ),
]


@pytest.mark.parametrize(("heard", "in_english", "in_hungarian"), LINES)
def test_an_event_in_words(
    english: Catalogue, hungarian: Catalogue, heard: Event, in_english: str, in_hungarian: str
) -> None:
    assert words.event_line(english, heard, 0, NAMES) == in_english
    assert words.event_line(hungarian, heard, 0, NAMES) == in_hungarian


def test_a_spectator_reads_whose_a_card_is(english: Catalogue) -> None:
    hurt = event(log.DAMAGED, "goff-boyz", "iridial.1", 2)
    assert words.event_line(english, hurt) == "Goff Boyz (Iridial, player 2) takes 2 damage."
    named = words.event_line(english, hurt, None, NAMES)
    assert named == "Goff Boyz (Iridial, Dávid) takes 2 damage."


def test_each_reader_of_a_struggle_reads_the_own_icons_first(english: Catalogue) -> None:
    line = words.event_line(english, event(log.STRUGGLE, "tarrus.0", 3, 1), 1)
    assert line == "Command struggle at Tarrus: 1 against 3 command icons."


def test_events_tell_the_planet_that_lay_there(table: Lay, english: Catalogue) -> None:
    """The row changes; what was told stays."""
    t = table({"resources": 5, "hand": ["goff-boyz"]}, planets=["tarrus", "iridial", "barlus"])
    heard = Heard()
    t.state.listener = heard
    t.do("deploy goff-boyz iridial")
    lines = [words.event_line(english, e, 0) for e in heard.events]
    assert "You deploy Goff Boyz to Iridial." in lines


# -- questions and moves ---------------------------------------------------------------------------


def view(prompt: str = "action-window", **about: object) -> words.View:
    """What these functions read of a view, from seat 0."""
    return {
        "seat": 0,
        "planets": [{"planet": "tarrus"}, {"planet": "iridial"}],
        "decisions": [{"seat": 0, "prompt": prompt, "rule": "CQ-1.1", "about": about}],
    }


MOVED = [
    ("pass", "pass, no action now", "passz, most nincs akció"),
    ("stalemate", "call for a stalemate check", "patthelyzet jelzése"),
    ("concede", "give up the game", "a játék feladása"),
    ("deploy goff-boyz tarrus", "deploy Goff Boyz to Tarrus", "telepítés: Goff Boyz → Tarrus"),
    (
        "deploy ork-kannon",
        "deploy Ork Kannon at your headquarters",
        "telepítés: Ork Kannon → a főparancsnokságod",
    ),
    (
        "attach rokkit-launcha their goff-boyz@tarrus#2",
        "attach Rokkit Launcha to enemy Goff Boyz no. 2 (Tarrus)",
        "csatolás: Rokkit Launcha → ellenséges Goff Boyz 2. (Tarrus)",
    ),
    (
        "deploy goff-boyz osus-iv",
        "deploy Goff Boyz to Osus\u00a0IV",
        "telepítés: Goff Boyz → Osus\u00a0IV",
    ),
    ("play battle-cry", "play Battle Cry", "kijátszás: Battle Cry"),
    (
        "use ork-kannon@hq",
        "use Ork Kannon (headquarters)",
        "képesség: Ork Kannon (főparancsnokság)",
    ),
    (
        "use ork-kannon@hq (2)",
        "use Ork Kannon (headquarters), no. 2",
        "képesség: Ork Kannon (főparancsnokság), 2.",
    ),
    (
        "use crushface@tarrus on their goff-boyz@tarrus",
        "use Crushface (Tarrus) – about enemy Goff Boyz (Tarrus)",
        "képesség: Crushface (Tarrus) – erre: ellenséges Goff Boyz (Tarrus)",
    ),
    ("attack nazdreg@tarrus", "attack with Nazdreg (Tarrus)", "támadás: Nazdreg (Tarrus)"),
    ("pick tarrus", "Tarrus", "Tarrus"),
    ("pick their hq", "the enemy headquarters", "az ellenséges főparancsnokság"),
    ("pick goff-boyz@tarrus", "Goff Boyz (Tarrus)", "Goff Boyz (Tarrus)"),
    (
        "move goff-boyz@tarrus iridial",
        "move Goff Boyz (Tarrus) to Iridial",
        "átmozgatás: Goff Boyz (Tarrus) → Iridial",
    ),
    ("shield battle-cry", "shield with Battle Cry", "pajzs: Battle Cry"),
    ("take goff-boyz", "Goff Boyz", "Goff Boyz"),
    (
        "take goff-boyz from discard",
        "Goff Boyz (from the discard pile)",
        "Goff Boyz (a dobópakliból)",
    ),
    ("dial 2", "2: Iridial", "2: Iridial"),
    ("x 3", "3", "3"),
]


@pytest.mark.parametrize(("text", "in_english", "in_hungarian"), MOVED)
def test_a_move_in_words(
    english: Catalogue, hungarian: Catalogue, text: str, in_english: str, in_hungarian: str
) -> None:
    assert words.move_line(english, view(), text) == in_english
    assert words.move_line(hungarian, view(), text) == in_hungarian


@pytest.mark.parametrize(
    ("asked", "in_english", "in_hungarian"),
    [
        (
            view("target-of-tellyporta-pad"),
            "Tellyporta Pad: what is the target?",
            "Tellyporta Pad: mi legyen a célpont?",
        ),
        (
            view("price-of-promethium-mine-fills"),
            "Promethium Mine: which card do you pay with?",
            "Promethium Mine: melyik kártyával fizetsz?",
        ),
        (
            view("shield", cards=["goff-boyz"], amount=2),
            "Goff Boyz is about to take 2 damage: which card do you use as a shield, if any?",
            "Veszélyben: Goff Boyz, 2 sérülés. Melyik kártyát használod pajzsként? (Kihagyhatod.)",
        ),
        (
            view("offer", cards=["goff-boyz", "nazdreg"], event="destroyed", timing="reaction"),
            "Reaction (destroyed: Goff Boyz, Nazdreg): do you use an ability?",
            "Reakció (megsemmisül: Goff Boyz, Nazdreg): használsz képességet?",
        ),
        (
            view("take-bonus", cards=["iridial"], resources=2, draws=1),
            "Command struggle won at Iridial: do you take 2 resources and 1 card?",
            "Megnyert harc az irányításért itt: Iridial. Kéred a bónuszt (2 erőforrás és 1 lap)?",
        ),
        ({**view(), "decisions": []}, "", ""),
    ],
)
def test_a_question_in_words(
    english: Catalogue,
    hungarian: Catalogue,
    asked: words.View,
    in_english: str,
    in_hungarian: str,
) -> None:
    assert words.question_line(english, asked) == in_english
    assert words.question_line(hungarian, asked) == in_hungarian


def test_a_question_says_what_it_is_about(table: Lay, english: Catalogue) -> None:
    t = table(
        {"iridial": ["nazdreg"], "hand": ["goff-boyz"]},
        {"iridial": ["goff-boyz"], "hand": ["battle-cry"]},
        start="battle",
        planets=["iridial"],
    )
    t.reach("attack nazdreg@iridial").until("shield")
    line = words.question_line(english, t.state.view(1))
    assert line.startswith("Goff Boyz is about to take")
    assert line == words.question_line(english, t.state.view(0))


@pytest.mark.parametrize(
    ("text", "key", "title"),
    [
        ("attack nazdreg@tarrus", "nazdreg@tarrus", "Nazdreg (Tarrus)"),
        ("use ork-kannon@hq", "ork-kannon@hq", "Ork Kannon (headquarters)"),
        ("deploy goff-boyz tarrus", "goff-boyz", "Goff Boyz (in your hand)"),
        ("play battle-cry", "battle-cry", "Battle Cry (in your hand)"),
        ("pass", "pass", "Enough"),
        ("pick tarrus", "answer", "Your answer"),
        ("concede", "game", "The game"),
    ],
)
def test_a_menu_groups_moves_by_what_they_act_on(
    english: Catalogue, text: str, key: str, title: str
) -> None:
    assert words.move_group(english, view(), text) == (key, title)
