"""A game in words: every event, question and move, in both languages, for every reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hadur.games import chaos_galaxy
from hadur.games.chaos_galaxy import GAME, log, standing_orders, words
from hadur.games.chaos_galaxy.card_texts import text_for_card
from hadur.games.chaos_galaxy.notation import HIDDEN
from hadur.games.chaos_galaxy.tables import BY_NAME, NUMBER
from hadur.games.chaos_galaxy.vocabulary import BASE, CREW, DAMAGED, SHIP, WEAPON
from hadur.kernel.chain import RESPONSE, WHICH_FIRST
from hadur.kernel.events import Event, Heard
from hadur.kernel.lines import open_decision
from hadur.kernel.state import EVERYONE, PROMPTS, State
from hadur.text.catalogue import LANGUAGES, Catalogue
from tests.conformance.conftest import Dice
from tests.games.chaos_galaxy.conftest import Setting, settle
from tests.games.chaos_galaxy.positions import begin_crowded, eager
from tests.text.test_completeness import texts_in
from tests.text.test_whole_games import is_plain

FOLDER = Path(chaos_galaxy.__file__).parent
NAMES = ("Réka", "Dávid", "Zsófi", "Bence", "Anna")
COBRA, CRX = NUMBER["cobra-flash"], NUMBER["crx"]
NOBODY = -1
MAY_LIE_HIDDEN = (
    log.BOARDED, log.DESTROYED, log.TURNED, log.RETURNED, log.SEIZED, log.MARKED, log.MOVED,
    log.STUCK, log.SPARED,
)  # fmt: skip
"""Events that may tell of a face-down card, as kind -1."""


def catalogue(lang: str) -> Catalogue:
    """The texts of the game, wherever it is registered."""
    return Catalogue(lang, FOLDER / "text")


def catalogues() -> list[Catalogue]:
    return [catalogue(lang) for lang in LANGUAGES]


def event(kind: int, *numbers: int, audience: int = EVERYONE) -> Event:
    a, b, c, d = (*numbers, 0, 0, 0, 0)[:4]
    return Event(kind, a, b, c, d, audience)


# -- everything has a text -------------------------------------------------------------------------


def test_the_texts_of_both_languages_are_those_that_the_game_needs() -> None:
    own = [p for p in PROMPTS if type(p).__module__.startswith(chaos_galaxy.__name__)]
    prompts = {prompt.name for prompt in (*own, RESPONSE, WHICH_FIRST)}
    assert len(prompts) == 33
    for lang in LANGUAGES:
        found: set[str] = set()
        for path in (FOLDER / "text" / lang).glob("*.ftl"):
            found |= set(texts_in(path))
        links = {id.removeprefix("link-") for id in found if id.startswith("link-")}
        links -= {"of", "at"}
        assert len(links) == 16
        topics = {f"answer-{name}" for name in links} | {standing_orders.QUIET}
        assert {id for id in found if id.startswith("prompt-") and "." not in id} == {
            f"prompt-{name}" for name in prompts | topics
        }
        assert {id for id in found if id.startswith("log-")} == {
            f"log-{name}" for name in words.KINDS.values()
        }


def test_every_file_has_the_same_ids_and_variables_in_both_languages() -> None:
    names = [{path.name for path in (FOLDER / "text" / lang).glob("*.ftl")} for lang in LANGUAGES]
    assert names[0] == names[1] >= {"log.ftl", "moves.ftl", "prompts.ftl", "refusals.ftl"}
    for name in names[0]:
        english, hungarian = (texts_in(FOLDER / "text" / lang / name) for lang in LANGUAGES)
        assert english == hungarian, name


def test_cards_and_ready_decks_are_called_as_their_files_call_them() -> None:
    """The rest of the house asks the texts for names; the game itself asks the cards."""
    for texts in catalogues():
        for name, card in BY_NAME.items():
            assert texts.say(f"card-{name}") == card.title(texts.lang)
        assert all(is_plain(texts.say(f"deck-{name}")) for name in GAME.ready_decks())
        assert not texts.problems
        found = texts_in(FOLDER / "text" / texts.lang / "cards.ftl")
        decks = {f"deck-{name}" for name in GAME.ready_decks()}
        assert set(found) == {f"card-{name}" for name in BY_NAME} | decks
    for name in GAME.ready_decks():
        first = (FOLDER / "decks" / f"{name}.txt").read_text(encoding="utf-8").split("\n")[0]
        assert first == f"# {catalogue('hu').say(f'deck-{name}')}"


SAMPLES = {"card": COBRA, "ship": CRX, "seat": 0, "owner": 1, "other": 1, "target": BASE}


@pytest.mark.parametrize("kind", words.KINDS, ids=words.KINDS.get)
def test_every_kind_of_event_can_be_said_to_everybody(kind: int) -> None:
    forms = words._LINES[kind][1]
    cards = (COBRA, NOBODY) if kind in MAY_LIE_HIDDEN else (COBRA,)
    for texts in catalogues():
        for card in cards:
            numbers = [{**SAMPLES, "card": card}.get(form, 1) for form in forms]
            for reader in (0, 1, None):
                for names in (NAMES, None):
                    line = words.event_line(texts, event(kind, *numbers), reader, names)
                    if kind in words._TOLD_IN_FULL and reader == 0:
                        assert line is None
                        continue
                    assert line is not None and is_plain(line)
                    if "card" in forms:
                        hidden = texts.say("facedown")
                        named = BY_NAME["cobra-flash"].title(texts.lang)
                        said = (named in line, hidden in line.lower())
                        assert said == (card == COBRA, card == NOBODY)
        assert not texts.problems


# -- whole games -----------------------------------------------------------------------------------

READY = [{"deck": name} for name in ("raketaroham", "vasfal", "bolyhaboru", "vadaszfalka")]


def begun(number: int) -> State:
    """Positions with many cards, a game from its start, a quick one."""
    if number < 5:
        return begin_crowded(number)
    if number == 5:
        return GAME.begin(GAME.check_setup({"seats": READY[:3], "options": {"first": "1"}}), 5)
    options = {"profile": "quick-start", "first": "0"}
    return GAME.begin(GAME.check_setup({"seats": 2, "options": options}), 6)


@pytest.mark.parametrize("number", range(7))
def test_a_random_game_can_be_told(number: int) -> None:
    state = begun(number)
    dice = Dice(40 + number)
    heard = Heard()
    state.listener = heard
    all_texts = catalogues()
    for _ in range(110):
        if state.over:
            break
        decision = state.decisions[0]
        for texts in all_texts:
            say_everything(texts, state, decision.index)
        state.advance(eager(state, decision.index, dice), decision.index)
    told_of = 0
    for texts in all_texts:
        for reader in (*range(int(state.seats)), None):
            for told in heard.events:
                line = words.event_line(texts, told, reader, NAMES)
                if line is not None:
                    assert is_plain(line)
                    told_of += 1
                else:
                    in_full = told.kind in words._TOLD_IN_FULL and told.a == reader
                    assert in_full or not told.heard_by(reader)
        assert not texts.problems
    assert told_of > 100


def say_everything(texts: Catalogue, state: State, index: int) -> None:
    """A question with its moves to whoever is asked, and the question to everybody else."""
    decision = next(d for d in state.decisions if d.index == index)
    view = state.view(decision.seat)
    moved = decision.texts
    assert is_plain(words.prompt_line(texts, decision.prompt))
    lines = [words.move_line(texts, view, text) for text in moved]
    assert all(map(is_plain, lines)), lines
    assert len(set(lines)) == len(moved), f"two moves read alike: {decision.prompt}"
    assert all(is_plain(words.move_group(texts, view, text).title) for text in moved)
    for reader in (*range(int(state.seats)), None):
        assert is_plain(words.question_line(texts, state.view(reader)))


# -- what others may not know ----------------------------------------------------------------------


def titles(name: str) -> set[str]:
    return {BY_NAME[name].hu, BY_NAME[name].en}


def names_none_of(line: str, *cards: str) -> bool:
    return not any(title in line for card in cards for title in titles(card))


@pytest.mark.rule("KG-5.4")
def test_a_card_laid_face_down_is_named_to_nobody_else(table: Setting) -> None:
    t = table({"hand": ["tuzer"]})
    heard = Heard()
    t.state.listener = heard
    t.do("lay tuzer surface").quiet()
    assert [told.kind for told in heard.events if told.kind == log.LAID] == [log.LAID]
    for texts in catalogues():
        for reader in (0, 1, None):
            for told in heard.events:
                line = words.event_line(texts, told, reader, NAMES)
                assert line is None or names_none_of(line, "tuzer")
        own = words.slot_name(texts, t.state.view(0), "0:surface-1")
        assert not names_none_of(own, "tuzer")
        for reader in (1, None):
            seen = words.slot_name(texts, t.state.view(reader), "0:surface-1")
            assert names_none_of(seen, "tuzer") and texts.say("slot-hidden") in seen


@pytest.mark.rule("KG-5.4")
def test_an_attack_on_a_face_down_card_names_its_place_alone(table: Setting) -> None:
    t = table({"hangar": ["cobra-flash"]}, {"surface": ["crx"], "canteen": ["tuzer"]})
    for texts, line in zip(
        (catalogue("en"), catalogue("hu")),
        (
            "attack your opponent → face-down card (Surface 1) – your opponent",
            "támadás: az ellenfeled → képpel lefelé fekvő lap (a felszín 1. lapja) – az ellenfeled",
        ),
        strict=True,
    ):
        said = words.move_line(texts, t.state.view(0), "attack 1 1:surface-1")
        assert said.replace("\u00a0", " ") == line


@pytest.mark.rule("KG-5.4")
@pytest.mark.parametrize("number", range(3))
def test_moves_of_others_are_read_without_what_they_hide(number: int) -> None:
    """Whatever others could do, its words are the same in a world that only differs in what the
    reader cannot know."""
    state = begin_crowded(number)
    dice = Dice(number)
    texts = catalogue("hu")
    compared = 0
    for step in range(60):
        if state.over:
            break
        index = state.decisions[0].index
        reader = (state.decisions[0].seat + 1) % int(state.seats)
        other = state.sample(reader, step)
        asked = [words.question_line(texts, world.view(reader)) for world in (state, other)]
        assert asked[0] == asked[1]
        one, two = (masked(texts, world, index, reader) for world in (state, other))
        for text in one.keys() & two.keys():
            assert one[text] == two[text]
            compared += 1
        for text, line in one.items():
            assert HIDDEN not in text.split() or texts.say("slot-hidden") in line
        state.advance(eager(state, index, dice), index)
    assert compared > 60
    assert not texts.problems


def masked(texts: Catalogue, state: State, index: int, reader: int) -> dict[str, str]:
    """The moves of a question as another seat may read them: notation and words."""
    view = state.view(reader)
    found = {GAME.text_for(state, index, int(move), reader) for move in state.legal(index)}
    return {text: words.move_line(texts, view, text) for text in found}


def test_an_event_that_another_seat_alone_may_hear_has_no_line() -> None:
    secret = event(log.LOOKED_AT, 0, COBRA, 1, audience=1)
    for texts in catalogues():
        assert words.event_line(texts, secret, 0, NAMES)
        assert words.event_line(texts, secret, 1, NAMES) is None
        assert words.event_line(texts, secret, None, NAMES) is None


# -- lines -----------------------------------------------------------------------------------------

LINES: list[tuple[tuple[int, ...], str, str]] = [
    ((log.TURN, 1, 3), "Dávid’s turn 3", "Dávid 3. köre"),
    ((log.LAID, 0, CREW, NOBODY), "You lay a card face down in the Canteen.",
     "Képpel lefelé leteszel egy lapot a kantinba."),
    ((log.LAID, 1, WEAPON, COBRA), "Dávid lays a card face down on Cobra Flash.",
     "Dávid képpel lefelé letesz egy lapot erre az űrhajóra: Cobra Flash."),
    ((log.ATTACK, 1, 0, -2, 0), "Dávid attacks your Colony", "Dávid megtámadja a kolóniádat"),
    ((log.ATTACK, 0, 2, CREW, 2), "You attack card 2 of Zsófi’s Canteen",
     "Megtámadod Zsófi kantinjának 2. lapját"),
    ((log.DEFENDERS, 1, 0), "Dávid sends no ship to defend.", "Dávid nem védekezik űrhajóval."),
    ((log.TURNED, NOBODY, DAMAGED, 1), "Turned damaged (Dávid): a face-down card.",
     "Sérült lesz Dávid egy lapja: egy képpel lefelé fekvő lap."),
    ((log.DESTROYED, COBRA, 1, SHIP), "A card of Dávid is destroyed (ship): Cobra Flash.",
     "Megsemmisül Dávid egy lapja (űrhajó): Cobra Flash."),
    ((log.LOST, 0, 1), "You lose 1 credit.", "1 creditet veszítesz."),
    ((log.ELIMINATED, 1, NOBODY), "Dávid is out of the game.", "Dávid kiesett a játékból."),
    ((log.GAME_OVER, NOBODY), "The game is over, nobody has won.",
     "A játék véget ért, senki sem győzött."),
]  # fmt: skip


@pytest.mark.parametrize(("given", "in_english", "in_hungarian"), LINES)
def test_an_event_in_words(given: tuple[int, ...], in_english: str, in_hungarian: str) -> None:
    assert words.event_line(catalogue("en"), event(*given), 0, NAMES) == in_english
    assert words.event_line(catalogue("hu"), event(*given), 0, NAMES) == in_hungarian


def test_an_attack_ends_what_stands_until_one_is_attacked(table: Setting) -> None:
    t = table({"hangar": ["cobra-flash"]}, {}, {})
    before = t.state.copy()
    heard = t.heard("attack 2 headquarters")
    seats = [GAME.attacked(before, told) for told in heard.events]
    assert [seat for seat in seats if seat >= 0] == [2]


def test_among_more_than_two_nobody_is_called_the_opponent() -> None:
    texts = catalogue("en")
    told = event(log.PASSED, 2)
    assert words.event_line(texts, told, 0, None) == "Player 3 passes."
    view = settle({"hangar": ["cobra-flash"]}, {}, {}).state.view(0)
    assert words.move_line(texts, view, "attack 2 colony") == "attack player 3 → Colony"


@pytest.mark.parametrize(
    ("reader", "line"),
    [
        (0, "támadás, célpontja: kolónia – a 2. játékos"),
        (1, "támadás, célpontja: kolónia (bejelentette: az 1. játékos)"),
        (2, "támadás, célpontja: kolónia – a 2. játékos (bejelentette: az 1. játékos)"),
    ],
)
def test_an_attack_that_can_be_answered_says_who_attacks_whom(reader: int, line: str) -> None:
    t = settle({"hangar": ["cobra-flash"], "credits": 9}, {}, {})
    link = {"what": "attack", "seat": 0, "ticket": 1, "target": "colony", "defender": 1}
    assert words.link_line(catalogue("hu"), t.state.view(reader), link) == line


MOVED: list[tuple[str, str, str]] = [
    ("ship crx", "bring into play: CRX", "űrhajó játékba hozása: CRX"),
    ("lay crx surface", "lay face down: CRX → Surface", "lerakás képpel lefelé: CRX → felszín"),
    ("lay ? surface", "lay face down: face-down card → Surface",
     "lerakás képpel lefelé: képpel lefelé fekvő lap → felszín"),
    ("send cobra-flash#2", "Cobra Flash (2)", "Cobra Flash (2.)"),
    ("cut 0", "no cut", "nem emelek"),
    ("go on", "go on", "folytatás"),
    ("way 2", "way 2", "2. lehetőség"),
    ("deal cobra-flash 2", "Cobra Flash: 2 damage", "Cobra Flash: 2 sebzés"),
    ("choose surface-9", "a card that has left play", "egy lap, amely már nincs játékban"),
    ("concede", "give up the game", "a játék feladása"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "in_english", "in_hungarian"), MOVED)
def test_a_move_in_words(text: str, in_english: str, in_hungarian: str) -> None:
    view = settle({"hangar": ["cobra-flash", "cobra-flash"]}).state.view(0)
    for lang, expected in (("en", in_english), ("hu", in_hungarian)):
        texts = catalogue(lang)
        assert words.move_line(texts, view, text).replace("\u00a0", " ") == expected
        assert not texts.problems


@pytest.mark.parametrize(
    ("text", "key", "title"),
    [
        ("lay crx surface", "hand crx", "CRX"),
        ("ship crx", "hand crx", "CRX"),
        ("fire cobra-flash 1:crx", "cobra-flash", "Cobra Flash"),
        ("attack 1 colony", "attack", "Attack"),
        ("draw", "pile", "Cards of the Colony and the Ruin"),
        ("end", "turn", "Your turn"),
        ("pass", "answer", "Your answer"),
        ("concede", "game", "The game"),
    ],
)
def test_a_menu_groups_moves_by_what_they_act_on(text: str, key: str, title: str) -> None:
    view = settle({"hangar": ["cobra-flash"]}).state.view(0)
    assert words.move_group(catalogue("en"), view, text) == (key, title)


def test_a_question_says_what_is_at_stake(table: Setting) -> None:
    view = table({"credits": 7}).state.view(0)
    assert words.question_line(catalogue("hu"), view) == "Mit teszel? 7 credited van."
    assert words.question_line(catalogue("hu"), {**view, "decisions": []}) == ""


def test_a_question_about_a_text_quotes_the_card() -> None:
    """Along a random game: a question that speaks of a card has its name and its whole text."""
    quoted = 0
    for number in range(8):
        state = begin_crowded(number)
        dice = Dice(number)
        for _ in range(250):
            if state.over:
                break
            decision = state.decisions[0]
            view: Any = state.view(decision.seat)
            about = open_decision(view).get("about") or {}
            if "card" in about and "text" in about:
                line = words.question_line(catalogue("hu"), view)
                assert BY_NAME[about["card"]].hu in line
                assert text_for_card(about["card"], "hu") in line
                quoted += 1
            state.advance(eager(state, decision.index, dice), decision.index)
    assert quoted > 3
