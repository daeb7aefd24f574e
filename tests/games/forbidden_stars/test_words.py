"""A war in words: every event, question and move, in both languages, for every reader."""

from __future__ import annotations

import random
from string import Formatter

import pytest

from hadur.games.forbidden_stars import GAME, log, words
from hadur.games.forbidden_stars.legality.reasons import SENTENCES
from hadur.games.forbidden_stars.legality.refusals import fact_name
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import War, war
from hadur.kernel import refusals
from hadur.kernel.events import Event, Heard
from hadur.kernel.match import Match
from hadur.kernel.state import EVERYONE, PROMPTS
from hadur.text.catalogue import LANGUAGES
from tests.games.forbidden_stars.looking import FOLDER, SETUPS, catalogue, catalogues, choose, fight
from tests.text.test_completeness import texts_in
from tests.text.test_whole_games import is_plain

NAMES = ("Réka", "Dávid", "Zsófi", "Bence")
QUESTIONS = [prompt for prompt in PROMPTS if isinstance(prompt, Question)]


def begun(seats: int = 2) -> War:
    """The introductory war, before its first order."""
    options = {"board": "introductory", "first": "0"}
    return war(GAME.begin({"seats": [{}] * seats, "options": options}, 1))


def told(s: War, kind: int, *numbers: int) -> Event:
    """An event as a listener hears it."""
    heard = Heard()
    s.listener = heard
    s.tell(kind, *numbers)
    s.listener = None
    return heard.events[-1]


# -- everything has a text -------------------------------------------------------------------------


def test_the_texts_of_both_languages_are_those_that_the_game_needs() -> None:
    prompts = {question.name for question in QUESTIONS}
    assert len(prompts) > 80
    for lang in LANGUAGES:
        found: set[str] = set()
        for path in (FOLDER / "text" / lang).glob("*.ftl"):
            found |= set(texts_in(path))
        assert {id for id in found if id.startswith("prompt-") and "." not in id} == {
            f"prompt-{name}" for name in prompts
        }
        assert {id for id in found if id.startswith("log-")} == {
            f"log-{name}" for name in words.KINDS.values()
        }


def test_every_file_has_the_same_ids_and_variables_in_both_languages() -> None:
    files = sorted(path.name for path in (FOLDER / "text" / "en").glob("*.ftl"))
    known = ("cards", "log", "moves", "page", "prompts", "refusals", "table")
    assert files == [f"{name}.ftl" for name in known]
    for name in files:
        english, hungarian = (texts_in(FOLDER / "text" / lang / name) for lang in LANGUAGES)
        assert english == hungarian, name


def test_every_kind_of_event_can_be_said_to_everybody() -> None:
    s = begun()
    numbers = {"seat": 0, "owner": 1, "other": 1, "kind": 7, "edge": int(s.storms[0]) & 255}
    numbers["from-edge"] = numbers["edge"]
    numbers["ability"] = 1
    assert len(words.KINDS) == len(log.FORMS) == 61
    for texts in catalogues():
        for kind in words.KINDS:
            given = [numbers.get(form, 1) for form in log.FORMS[kind]]
            event = told(s, kind, *given)
            for reader in (0, 1, None):
                for names in (NAMES, None):
                    line = words.event_line(texts, event, reader, names)
                    if kind in words._TOLD_IN_FULL and reader == event.a:
                        assert line is None
                    else:
                        assert line is not None and is_plain(line), words.KINDS[kind]
        assert not texts.problems


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_random_war_can_be_told(number: int) -> None:
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
        for reader in (0, 1, None):
            for event in match.events_since(-1, reader):
                line = words.event_line(texts, event, reader, NAMES)
                if line is None:
                    assert event.kind in words._TOLD_IN_FULL and event.a == reader
                else:
                    assert is_plain(line)
                    told_of += 1
    assert told_of > 100
    assert all(not texts.problems for texts in all_texts)


# -- lines of the log ------------------------------------------------------------------------------

TURACI, MEDRIAS, VOID = 0, 1, 3
SCOUT, CRUISER = 0, 1

LINES = [
    ((log.ROUND, 3, 1), "Round 3 – Dávid is first player", "3. kör – Dávid a kezdőjátékos"),
    (
        (log.MOVED, 0, SCOUT, TURACI, MEDRIAS),
        "You move 1 Scout from Turaci to Medrias.",
        "Átmozgatsz egy Felderítő egységet a Turaci világról a Medrias világra.",
    ),
    (
        (log.MOVED, 0, CRUISER, VOID, VOID),
        "You move 1 Strike Cruiser from the south-east void of 10A to the south-east void of 10A.",
        "Átmozgatsz egy Csapásmérő Cirkáló egységet a 10A délkeleti világűrjéből a 10A délkeleti "
        "világűrjébe.",
    ),
    (
        (log.DESTROYED, 1, 0, TURACI),
        "Dávid’s Cultist on Turaci is destroyed.",
        "Megsemmisül Dávid Kultista egysége a Turaci világon.",
    ),
    (
        (log.REVEALED, 1, 0, 3),
        "Dávid reveals Advance in Ton Haagen's Hope (10A)",
        "Dávid felfed egy Előrenyomulás parancsot itt: Ton Haagen Reménye (10A)",
    ),
    (
        (log.COMBAT, 1, 0, TURACI),
        "Combat on Turaci: Dávid attacks you",
        "Harc a Turaci világon: Dávid támad, te védekezel",
    ),
    (
        (log.ABILITY_USED, 0),
        "You use For the Emperor.",
        "Használod A Császárért képességet.",
    ),
    ((log.WON, -1, TURACI), "Nobody wins the combat on Turaci.", None),
    ((log.TOKENS, 1, 0, -2), "Dávid: −2 attack token.", "Dávid: −2 támadásjelző."),
]


@pytest.mark.parametrize(("given", "in_english", "in_hungarian"), LINES)
def test_an_event_in_words(
    given: tuple[int, ...], in_english: str, in_hungarian: str | None
) -> None:
    event = told(begun(), *given)
    assert words.event_line(catalogue("en"), event, 0, NAMES) == in_english
    if in_hungarian is not None:
        assert words.event_line(catalogue("hu"), event, 0, NAMES) == in_hungarian


def test_the_first_roll_of_a_combat_is_told_once() -> None:
    events = fight(2, 1).events_since(-1, 0)
    rolled = [k for k, event in enumerate(events) if event.kind == log.ROLLED]
    assert rolled
    for k in rolled:
        assert events[k - 1].kind != log.DICE


def test_whoever_places_an_order_reads_which_and_others_do_not() -> None:
    s = begun()
    heard = Heard()
    s.listener = heard
    s.play("order advance 10a")
    texts = catalogue("en")
    own = [words.event_line(texts, event, 0, NAMES) for event in heard.events]
    other = [words.event_line(texts, event, 1, NAMES) for event in heard.events]
    assert [line for line in own if line] == [
        "You place Advance facedown in Ton Haagen's Hope (10A)."
    ]
    assert [line for line in other if line] == [
        "Réka places an order facedown in Ton Haagen's Hope (10A)."
    ]


def test_an_event_that_another_seat_alone_may_hear_has_no_line() -> None:
    secret = Event(log.LOOKED_AT, 0, 3, 0, 0, 1)
    assert words.event_line(catalogue("en"), secret, 1, NAMES) is None
    assert words.event_line(catalogue("en"), secret, None, NAMES) is None
    assert secret.audience != EVERYONE


# -- questions, moves, menus -----------------------------------------------------------------------


def test_a_question_says_what_is_at_stake() -> None:
    s = begun()
    assert words.question_line(catalogue("en"), s.view(0)) == (
        "Which order do you place facedown, and where? You still hold 8."
    )
    assert words.question_line(catalogue("hu"), s.view(0)) == (
        "Melyik parancsot teszed le képpel lefelé, és hová? Még 8 van nálad."
    )
    assert words.question_line(catalogue("en"), {**s.view(0), "decisions": []}) == ""


MOVED = [
    ("order advance 10a", "Advance → Ton\u00a0Haagen's\u00a0Hope\u00a0(10A)"),
    ("move scout turaci medrias", "Scout: Turaci → Medrias"),
    ("buy scout turaci cache", "Scout (2) → Turaci\u00a0(with\u00a0a\u00a0cache\u00a0token)"),
    ("build city turaci", "City (3) → Turaci"),
    ("pick routed scout turaci", "routed Scout (Turaci)"),
    ("pick wounded routed scout", "wounded routed Scout"),
    ("storm-move 10a-5a up-left", "Warp Storm between 10A and 5A: up\u00a0and\u00a0left"),
    ("storm 10a-n", "on\u00a0the\u00a0north\u00a0edge\u00a0of\u00a010A"),
    ("put 2 cultist turaci", "2 Cultist → Turaci"),
    ("use direct-the-faithful turaci city bastion", None),
    ("commit 0", "none"),
    ("learn crusade", None),
    ("concede", "give up the game"),
]


@pytest.mark.parametrize(("text", "line"), MOVED)
def test_a_move_in_words(text: str, line: str | None) -> None:
    view = begun().view(0)
    said = words.move_line(catalogue("en"), view, text)
    assert is_plain(said)
    assert line is None or said == line
    hungarian = catalogue("hu")
    assert is_plain(words.move_line(hungarian, view, text))
    assert not hungarian.problems


@pytest.mark.parametrize(
    ("text", "key", "title"),
    [
        ("move scout turaci medrias", "scout turaci", "Scout (Turaci)"),
        ("order advance 10a", "advance", "Advance"),
        ("put 2 cultist turaci", "cultist", "Cultist"),
        ("learn crusade", "upgrade", "Upgrades"),
        ("area turaci", "answer", "Your answer"),
        ("concede", "game", "The game"),
    ],
)
def test_a_menu_groups_moves_by_what_they_act_on(text: str, key: str, title: str) -> None:
    assert words.move_group(catalogue("en"), begun().view(0), text) == (key, title)


# -- refusals --------------------------------------------------------------------------------------


def test_every_reason_of_the_judge_has_its_sentence_with_the_same_facts() -> None:
    assert len(SENTENCES) > 150
    for lang in LANGUAGES:
        found = texts_in(FOLDER / "text" / lang / "refusals.ftl")
        for why, sentence in SENTENCES.items():
            named = {name for _, name, _, _ in Formatter().parse(sentence) if name}
            assert found[f"refusal-{why}"] <= named, why


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_refusals_in_a_random_war_are_said_in_both_languages(number: int) -> None:
    """All that the judge is asked along a war; each reason names what is wrong here."""
    setup, moves = SETUPS[number]
    rng = random.Random(20 + number)
    match = Match.start(GAME, setup, number)
    reasons: set[str] = set()
    all_texts = catalogues()
    while not match.state.over and match.moves < moves:
        state, decision = match.state, match.state.decisions[0]
        asked = GAME.candidates(state, decision.index)
        for text in rng.sample(asked, min(12, len(asked))):
            for refusal in state.explain(text, decision.seat).refusals:
                reasons.add(dict(refusal.facts)["why"])
                for texts in all_texts:
                    detail = refusals.detail(texts, refusal, fact_name)
                    assert detail and is_plain(detail), refusal
                    assert words.refusal_reason(texts, refusal).startswith(detail)
                    assert words.refusal_line(texts, refusal).endswith(f"({refusal.rule})")
        match.play(choose(decision.texts, rng), decision.seat)
    assert len(reasons) > 5
    assert all(not texts.problems for texts in all_texts)


def test_a_refusal_names_what_is_wrong_and_the_rule() -> None:
    verdict = begun().explain("order advance 9a", 0)
    assert [refusal.rule for refusal in verdict.refusals] == ["FS-3.1"]
    said = [words.refusal_line(catalogue(lang), verdict.refusals[0]) for lang in LANGUAGES]
    assert said[0].startswith("The Teladir Frontier (9A) is not on this board. ")
    assert all("(9A)" in line and line.endswith("(FS-3.1)") for line in said)
