"""A mission in words: every event, question and move, in both languages, for every reader."""

from __future__ import annotations

import random
from string import Formatter

import pytest

from hadur.games.doom import GAME, log, notation, words
from hadur.games.doom.legality.reasons import SENTENCES
from hadur.games.doom.legality.refusals import fact_name, thing_name
from hadur.games.doom.loading.missions import MISSIONS, mission
from hadur.games.doom.loading.names import figure_names, sheet_names, titles, token_names
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.setup import choices
from hadur.games.doom.state import Raid
from hadur.games.doom.vocabulary import MOMENTS
from hadur.kernel import refusals
from hadur.kernel.choices import Kind
from hadur.kernel.events import Event, Heard
from hadur.kernel.match import Match
from hadur.kernel.state import EVERYONE, PROMPTS
from hadur.text.catalogue import LANGUAGES
from tests.games.doom.conftest import set_up
from tests.games.doom.looking import FOLDER, SETUPS, catalogue, catalogues, choose, played, readers
from tests.games.doom.walking import begin, setup_of
from tests.text.test_completeness import texts_in
from tests.text.test_whole_games import is_plain

NAMES = ("Réka", "Dávid", "Zsófi", "Bence", "Luca")
ASKED = {p.name for p in PROMPTS if type(p).__module__.startswith("hadur.games.doom.")}


def told(s: Raid, kind: int, *numbers: int) -> Event:
    """An event as a listener hears it."""
    heard = Heard()
    s.listener = heard
    s.tell(kind, *numbers)
    s.listener = None
    return heard.events[-1]


# -- everything has a text -------------------------------------------------------------------------


def test_the_texts_of_both_languages_are_those_that_the_game_needs() -> None:
    assert len(ASKED) > 40
    options = {f"option-{choice.name}" for choice in choices(setup_of("1", 2))}
    for lang in LANGUAGES:
        found: set[str] = set()
        for path in (FOLDER / "text" / lang).glob("*.ftl"):
            found |= set(texts_in(path))
        plain = {id for id in found if "." not in id}
        assert {id for id in plain if id.startswith("prompt-")} == {f"prompt-{p}" for p in ASKED}
        assert {id for id in plain if id.startswith("log-")} == {
            f"log-{name}" for name in words.KINDS.values()
        }
        assert {id for id in plain if id.startswith("option-")} == options
        assert {f"token-{token}" for token in token_names()} <= found


def test_every_file_has_the_same_ids_and_variables_in_both_languages() -> None:
    files = sorted(path.name for path in (FOLDER / "text" / "en").glob("*.ftl"))
    assert {"log.ftl", "moves.ftl", "names.ftl", "options.ftl", "prompts.ftl"} <= set(files)
    for name in files:
        english, hungarian = (texts_in(FOLDER / "text" / lang / name) for lang in LANGUAGES)
        assert english == hungarian, name


def test_every_moment_and_every_value_of_an_option_has_words() -> None:
    for texts in catalogues():
        for moment in MOMENTS[3:]:
            assert texts.has(f"prompt-use.at-{moment}"), moment
        for choice in choices(setup_of("1", 2)):
            if choice.kind != Kind.DECK:
                for value in choice.values:
                    assert texts.has(f"option-{choice.name}.{value}"), value


def test_every_component_has_a_name_in_both_languages() -> None:
    assert len(titles()) > 140
    for title in titles().values():
        assert all(is_plain(title[lang]) for lang in LANGUAGES)
    for texts in catalogues():
        for name in (*sheet_names(), *figure_names()):
            assert thing_name(texts, name) != name


def test_every_mission_is_called_what_its_file_calls_it() -> None:
    assert len(MISSIONS) == 12
    for name in MISSIONS:
        title = data_file(f"missions/{int(name):02}")["name"]
        for lang in LANGUAGES:
            assert catalogue(lang).say(f"deck-{name}") == f"{name}. {title[lang]}"


def test_a_token_that_a_mission_makes_up_is_an_objective_token() -> None:
    s = set_up({"alpha": "b2"}, rules={"goal": {"token": "idol", "count": 1}}).state
    event = told(s, log.TOKEN_TAKEN, s.book.tokens.index("idol"), 0)
    assert words.event_line(catalogue("en"), event, 0) == "Alpha now holds this: objective token."


@pytest.mark.parametrize("name", MISSIONS)
def test_events_call_the_cards_and_tokens_of_every_mission_by_name(name: str) -> None:
    book = mission(name).book
    assert [sheet_names()[int(n)] for n in book.told_sheet] == book.names
    known = [token for token in book.tokens if token != "portal"]
    assert [token_names()[int(n)] for n in book.told_token if n >= 0] == known


# -- lines of the log ------------------------------------------------------------------------------

ALL_ALIKE = {"door": 0, "portal": 0, "token": 0, "nth": 0, "seat": 0, "figure": 5, "other": 1}


def test_every_kind_of_event_can_be_said_to_everybody() -> None:
    s = begin("2", 5, 1)
    assert len(words.KINDS) == len(log.FORMS) == 67
    for texts in catalogues():
        for kind in words.KINDS:
            event = told(s, kind, *[ALL_ALIKE.get(form, 1) for form in log.FORMS[kind]][:3])
            for reader in (0, 1, None):
                for names in (NAMES, None):
                    line = words.event_line(texts, event, reader, names)
                    if kind in words._TOLD_IN_FULL and reader == event.a:
                        assert line is None
                    else:
                        assert line is not None and is_plain(line), words.KINDS[kind]
        assert not texts.problems


def test_events_tell_spaces_as_the_notation_writes_them() -> None:
    s = begin("1", 2, 1)
    for square in range(int(s.board.grid.squares)):
        event = told(s, log.TELEPORTER_ON, square)
        assert words.told_square(event.a) == notation.square(s, square).upper()
    for number in range(int(s.book.all_figures)):
        assert figure_names()[number] == notation.figure(s, number)
    door = told(s, log.OPENED, -1, 1)
    line = words.event_line(catalogue("en"), door, 0, NAMES)
    assert line == f"A door opens: {notation.door(s, 1).upper().replace('-', '–')}."


LINES = [
    ((log.ROUND, 3), "Round 3", "3. forduló"),
    (
        (log.STEPPED, 6, 0, 1),
        "Imp 3 moves from A1 to B1.",
        "Imp 3 lép: A1 → B1.",
    ),
    (
        (log.DREW, 1, 3),
        "Dávid draws 3 cards.",
        "Dávid húz 3 lapot.",
    ),
    (
        (log.SPRINTED, 0, 0),
        "You sprint.",
        "Futsz.",
    ),
    (
        (log.TOOK, 0, -1, 2),
        "Alpha takes an item in C1: health pack.",
        "Alpha felvesz egy tárgyat (C1): gyógycsomag.",
    ),
    (
        (log.ATTACKED, 4, 0, 0),
        "Imp 1 attacks Alpha.",
        "Imp 1 támad, a célpont: Alpha.",
    ),
    (
        (log.ATTACKED, 0, 4, 0),
        "Alpha attacks Imp 1 with Sidearm.",
        "Alpha támad (Oldalfegyver), a célpont: Imp 1.",
    ),
    (
        (log.THREAT_CHANGED, -2, -1),
        "2 threat tokens fewer on the threat card.",
        "2 fenyegetésjelzővel kevesebb a fenyegetéskártyán.",
    ),
    (
        (log.ARGENT_GAINED, 2, -1),
        "2 Argent Power goes to this card: invasion card.",
        "2 energiajelző kerül erre a kártyára: inváziókártya.",
    ),
]


@pytest.mark.parametrize(("given", "in_english", "in_hungarian"), LINES)
def test_an_event_in_words(given: tuple[int, ...], in_english: str, in_hungarian: str) -> None:
    event = told(begin("1", 5, 1), *given)
    assert words.event_line(catalogue("en"), event, 0, NAMES) == in_english
    assert words.event_line(catalogue("hu"), event, 0, NAMES) == in_hungarian


def test_a_demons_ability_is_told_by_its_name() -> None:
    s = begin("1", 2, 1)
    imp = s.book.names.index("imp")
    event = told(s, log.USED, 0, int(s.book.first[imp]) + 1, imp)
    assert words.event_line(catalogue("en"), event, 0, NAMES) == "You use Imp: Charged Fireball."


# -- random missions -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_random_mission_can_be_told(number: int) -> None:
    setup, moves = SETUPS[number]
    rng = random.Random(10 + number)
    match = Match.start(GAME, setup, number)
    told_of = 0
    all_texts = catalogues()
    while not match.state.over and match.moves < moves:
        decision = match.state.decisions[0]
        view = match.state.view(decision.seat)
        moved = decision.texts
        for texts in all_texts:
            assert is_plain(words.question_line(texts, view))
            assert is_plain(words.prompt_line(texts, decision.prompt))
            lines = [words.move_line(texts, view, text) for text in moved]
            assert all(map(is_plain, lines)), lines
            assert len(set(lines)) == len(moved), f"two moves read alike: {decision.prompt}"
            assert all(is_plain(words.move_group(texts, view, text).title) for text in moved)
        match.play(choose(moved, rng), decision.seat)
    for texts in all_texts:
        for reader in readers(match.state):
            for event in match.events_since(-1, reader):
                line = words.event_line(texts, event, reader, NAMES)
                if line is None:
                    assert event.kind in words._TOLD_IN_FULL and event.a == reader
                else:
                    assert is_plain(line)
                    told_of += 1
    assert told_of > 500
    assert [texts.problems for texts in all_texts] == [set(), set()]


def test_what_a_seat_may_not_know_is_never_named() -> None:
    """What is told to one seat alone has no line for the others; who hears only that something
    was drawn or chosen reads no name of it."""
    match = played(0, 3)
    texts = catalogue("en")
    private = 0
    for seat in range(2):
        other = 1 - seat
        for event in match.events_since(-1, seat):
            if event.audience == EVERYONE:
                if event.kind in words._TOLD_IN_FULL and event.a != seat:
                    line = words.event_line(texts, event, seat, NAMES)
                    assert line is not None
                    assert not any(title["en"] in line for title in titles().values()), line
                continue
            private += 1
            assert words.event_line(texts, event, seat, NAMES) is not None
            assert words.event_line(texts, event, other, NAMES) is None
            assert words.event_line(texts, event, None, NAMES) is None
    assert private > 15


def test_a_question_to_another_seat_does_not_name_their_cards() -> None:
    """The invader chooses event sets and invasion card in secret."""
    s = begin("1", 2, 1)
    assert s.decision is not None and s.decision.prompt == "event-set"
    for seat in (1, None):
        line = words.question_line(catalogue("en"), s.view(seat))
        assert line == "Which event cards do you take?"
        seen = [GAME.text_for(s, 0, int(move), seat) for move in s.legal(0)]
        assert {words.move_line(catalogue("en"), s.view(seat), text) for text in seen} == {
            "event cards, in secret"
        }


# -- moves, menus, questions -----------------------------------------------------------------------

MOVED = [
    ("step c5", "move to C5", "lépés ide: C5", "move"),
    ("open c5-d5", "open the door C5–D5", "ajtónyitás: C5–D5", "map"),
    ("take health-pack", "take: health\u00a0pack", "felvétel: gyógycsomag", "map"),
    ("play push-forward", "play Push\u00a0Forward", "kijátszás: Előre", "card"),
    ("use imp (2)", "use Imp\u00a0(2)", "használat: Imp\u00a0(2)", "use"),
    (
        "use relay-activation on f2",
        "use Relay Activation at F2",
        "használat: Relék élesítése – F2",
        "use",
    ),
    ("attack imp-3", "attack Imp 3", "célpont: Imp 3", "attack"),
    ("place c5 lying", "lying across at C5", "fekve: C5", "answer"),
    ("face black-1 3", "turn black die 1 to 3", "1. fekete kocka átfordítása erre: 3", "answer"),
    ("remove red", "remove a red die", "egy piros kocka elvétele", "answer"),
    ("recover 0", "recover nothing", "nincs gyógyulás", "answer"),
    ("group 3-imp 1-argent", "3 × Imp, 1 × Argent Power", "3 × Imp, 1 × energiajelző", "answer"),
    (
        "argent invasion",
        "1 Argent Power on invasion\u00a0card",
        "1 energiajelző ide: inváziókártya",
        "answer",
    ),
    ("concede", "give up the game", "a játék feladása", "game"),
]


@pytest.mark.parametrize(("text", "in_english", "in_hungarian", "group"), MOVED)
def test_a_move_in_words(text: str, in_english: str, in_hungarian: str, group: str) -> None:
    view = begin("1", 2, 1).view(0)
    assert words.move_line(catalogue("en"), view, text) == in_english
    assert words.move_line(catalogue("hu"), view, text) == in_hungarian
    assert words.move_group(catalogue("en"), view, text).key == group


def test_nobody_is_asked_when_nothing_is_open() -> None:
    view = {**begin("1", 2, 1).view(0), "decisions": []}
    assert words.question_line(catalogue("en"), view) == ""


# -- refusals --------------------------------------------------------------------------------------


def test_every_reason_of_the_judge_has_its_sentence_with_the_same_facts() -> None:
    assert len(SENTENCES) > 100
    for lang in LANGUAGES:
        found = texts_in(FOLDER / "text" / lang / "refusals.ftl")
        for why, sentence in SENTENCES.items():
            named = {name for _, name, _, _ in Formatter().parse(sentence) if name}
            assert found[f"refusal-{why}"] <= named, why


def test_a_refusal_names_what_is_wrong_and_the_rule() -> None:
    s = begin("1", 2, 1)
    verdict = s.explain("class medic", 0)
    for lang in LANGUAGES:
        for refusal in verdict.refusals:
            detail = refusals.detail(catalogue(lang), refusal, fact_name)
            assert detail and is_plain(detail)
            assert words.refusal_reason(catalogue(lang), refusal).startswith(detail)
            assert words.refusal_line(catalogue(lang), refusal).endswith(f"({refusal.rule})")
    assert verdict.refusals


def test_refusals_in_a_random_mission_are_said_in_both_languages() -> None:
    """What the judge is asked along a mission; each reason names what is wrong here."""
    setup, moves = SETUPS[0]
    rng = random.Random(20)
    match = Match.start(GAME, setup, 20)
    reasons: set[str] = set()
    all_texts = catalogues()
    while not match.state.over and match.moves < moves:
        state, decision = match.state, match.state.decisions[0]
        if match.moves % 5 == 0:
            for text in rng.sample(GAME.candidates(state, decision.index), 8):
                for refusal in state.explain(text, decision.seat).refusals:
                    reasons.add(dict(refusal.facts)["why"])
                    for texts in all_texts:
                        detail = refusals.detail(texts, refusal, fact_name)
                        assert detail and is_plain(detail), refusal
                        assert words.refusal_line(texts, refusal).endswith(f"({refusal.rule})")
        match.play(choose(decision.texts, rng), decision.seat)
    assert len(reasons) > 10
    assert [texts.problems for texts in all_texts] == [set(), set()]


def test_an_ability_of_a_demon_is_offered_by_its_name() -> None:
    t = set_up(
        {"alpha": "b2", "imp-1": "c2"}, active="imp-1", moment="demon", inv={"argent": {"imp": 2}}
    )
    t.do("attack")
    view = t.view(0)
    assert "use imp" in t.legal
    for lang, name in (("en", "Charged\u00a0Fireball"), ("hu", "Töltött\u00a0tűzgolyó")):
        line = words.move_line(catalogue(lang), view, "use imp")
        assert line.endswith(f"Imp:\u00a0{name}"), line
