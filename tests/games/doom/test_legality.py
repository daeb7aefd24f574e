"""The judge: both accounts held together, every reason with its rule, and the texts it reads."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hadur.games import doom
from hadur.games.doom import GAME
from hadur.games.doom.legality import refusal_line, shots
from hadur.games.doom.legality.questions import QUESTIONS
from hadur.games.doom.legality.reasons import SENTENCES
from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.state import Raid
from hadur.kernel.errors import BadNotation
from hadur.kernel.state import PROMPTS
from hadur.text.catalogue import LANGUAGES, Catalogue
from tests.games.doom.conftest import Table, set_up
from tests.games.doom.drawings import drawing
from tests.games.doom.reaching import seldom
from tests.games.doom.test_fuzz import OTHER_RULES
from tests.games.doom.walking import begin

Set = Callable[..., Table]
FOLDER = Path(doom.__file__).parent


# -- two accounts ----------------------------------------------------------------------------------


def agree(s: Raid) -> int:
    """Every legal move is allowed, everything else refused with a rule; how many texts it was."""
    seat = int(s.asks[0].seat)
    legal = {GAME.text(s, 0, int(move)): int(move) for move in s.legal(0)}
    before = s.fingerprint()
    for text, move in legal.items():
        assert GAME.explain(s, text, seat).move == move, text
    tried = GAME.candidates(s, 0)
    for text in tried:
        verdict = GAME.explain(s, text, seat)
        if verdict.legal:
            assert verdict.move in legal.values(), f"the judge allows {text}"
        else:
            assert text not in legal, f"the judge refuses {text}: {verdict.rules}"
            assert verdict.refusals, text
    assert s.fingerprint() == before
    return len(legal) + len(tried)


def agree_along(seed: int, wanted: int, asked: Counter[str]) -> int:
    """A game that prefers what was seldom done, and questions that were seldom put."""
    options = {} if seed % 3 else dict(list(OTHER_RULES.items())[seed // 3 % 4 :: 4])
    s = begin(MISSIONS[seed % 12], 2 + seed % 4, seed, **options)
    texts = 0
    used: Counter[str] = Counter()
    for number in range(1500):
        if s.over:
            break
        name = s.asks[0].prompt.name
        if asked[name] < wanted or number % 97 == 0:
            asked[name] += 1
            texts += agree(s)
        s.advance(seldom(s, seed, number, used), 0)
    return texts


@pytest.mark.parametrize("part", range(4))
def test_the_judge_and_the_generator_agree(part: int) -> None:
    asked: Counter[str] = Counter()
    texts = sum(agree_along(12 * part + game, 1, asked) for game in range(3))
    assert texts > 4_000 and len(asked) > 16


@pytest.mark.nightly
def test_the_judge_and_the_generator_agree_on_a_million_texts() -> None:
    asked: Counter[str] = Counter()
    texts = seed = 0
    while texts < 1_000_000:
        texts += agree_along(seed, 30 + 4 * seed, asked)
        seed += 1
    print("never asked:", sorted(set(QUESTIONS) - set(asked)))
    assert seed > 12


def test_the_judge_knows_every_question() -> None:
    ours = {
        prompt.name for prompt in PROMPTS if type(prompt).__module__.startswith("hadur.games.doom")
    }
    assert len(ours) > 35
    assert set(QUESTIONS) == ours


PADS = drawing(9, 5, marks={(0, 0): "T", (8, 4): "T"}, terrain={(4, 0): "#", (4, 2): "x"})
DOORS = drawing(6, 3, v={(3, 1): "door", (5, 1): "door"})
ASSETS = {"objective": "asset-extraction", "legend": {"o": {"objective": "asset"}}}


def rare_positions() -> list[tuple[str, Table]]:
    """Questions that random games hardly ever come to."""
    beside = set_up({"alpha": "a1 points=1", "bravo": "i5"}, seats=3, map=PADS).do("teleport i5")
    optional = {"glory-kill": "optional"}
    staggered = {"alpha": "c3 points=3", "imp-1": "d3 damage=2"}
    kill = set_up(staggered, seats=5, options=optional).do("step d3")
    engineer = {"class": "engineer"}
    door = set_up({"alpha": "c3"}, seats=5, map=DOORS, m1=engineer).do("use engineer")
    bearer = {"alpha": "c3 points=3", "baron-of-hell-1": "d2 damage=7 token=asset"}
    drop = set_up(bearer, seats=5, rules=ASSETS).do("step d3")
    return [("beside", beside), ("kill", kill), ("door-afar", door), ("drop", drop)]


def test_both_accounts_agree_on_rare_questions() -> None:
    for name, t in rare_positions():
        assert t.prompt == name
        assert agree(t.state) > 20


# -- refusals --------------------------------------------------------------------------------------


def whys(t: Table, text: str) -> list[tuple[str, str]]:
    """The reasons against a text; the state is left as it was."""
    before = t.state.fingerprint()
    verdict = t.state.explain(text)
    assert t.state.fingerprint() == before
    assert not verdict.legal, f"'{text}' should be refused"
    return [(refusal.rule, refusal.why) for refusal in verdict.refusals]


ROOM = drawing(
    7,
    5,
    v={(3, 0): "wall", (3, 1): "door", (3, 2): "blocking", (3, 3): "impassable"},
    marks={(6, 4): "T", (0, 4): "t", (6, 0): "h", (0, 0): "g"},
    terrain={(5, 2): "~"},
)
LEGEND = {"legend": {"g": {"weapon": "chainsaw"}}}
STEPS = [
    ({"alpha": "c1 points=2"}, "step d1", "DM-9.5", "wall-between"),
    ({"alpha": "c2 points=2"}, "step d2", "DM-9.36", "door-between"),
    ({"alpha": "c3 points=2"}, "step d3", "DM-9.9", "blocking-between"),
    ({"alpha": "c4 points=2"}, "step d4", "DM-9.15", "impassable-between"),
    ({"alpha": "c2 points=2"}, "step d3", "DM-10.4", "no-way-round"),
    ({"alpha": "c5 points=2"}, "step e5", "DM-11.1", "too-far"),
    ({"alpha": "c5 points=2"}, "step c5", "DM-11.1", "already-there"),
    ({"alpha": "c5"}, "step d5", "DM-11.1", "no-points"),
    ({"alpha": "e3 points=1"}, "step f3", "DM-11.2", "too-dear"),
    ({"alpha": "e5 points=1", "imp-1": "f5"}, "step f5", "DM-11.6", "too-dear"),
    ({"alpha": "e5 points=2", "imp-1": "f5"}, "step f5", "DM-11.20", "cannot-stop"),
    ({"alpha": "c5 points=2"}, "step z9", "DM-9.1", "not-on-map"),
    ({"alpha": "c2 points=1"}, "open a1-b1", "DM-9.30", "no-door"),
    ({"alpha": "b2 points=1"}, "open c2-d2", "DM-9.32", "not-at-door"),
    ({"alpha": "g5 points=1"}, "teleport a5", "DM-21.2", "teleporter-off"),
    ({"alpha": "g5 points=1"}, "teleport c5", "DM-21.2", "no-teleporter"),
    ({"alpha": "c5 points=1"}, "teleport g5", "DM-21.2", "not-on-teleporter"),
    ({"alpha": "c5 points=1"}, "turn c4", "DM-12.13", "only-large-turn"),
    ({"alpha": "c5 points=1"}, "take health-pack", "DM-22.2", "no-item"),
]


@pytest.mark.rule("DM-9.5", "DM-9.9", "DM-9.15", "DM-10.4", "DM-11.1", "DM-11.20", "DM-9.32")
@pytest.mark.parametrize(("figures", "text", "number", "why"), STEPS)
def test_a_step_is_refused_for_what_is_in_its_way(
    figures: dict[str, str], text: str, number: str, why: str
) -> None:
    t = set_up(figures, seats=5, map=ROOM, rules=LEGEND)
    assert whys(t, text)[0] == (number, why)


LARGE = [
    ("step b1", "DM-12.11", "step-straight"),
    ("step b2", "DM-12.12", "half-base"),
    ("turn f2", "DM-12.14", "half-base"),
    ("turn b3", "DM-12.30", "no-room"),
    ("step c1", "DM-12.30", "no-room"),
    ("step c3", "DM-12.25", "cannot-rest"),
    ("teleport i7", "DM-21.1", "demons-no-teleport"),
]
HALL = drawing(9, 7, v={(2, 2): "wall"}, h={(2, 1): "wall"}, marks={(8, 6): "T"})


@pytest.mark.rule("DM-12.11", "DM-12.12", "DM-12.14", "DM-12.25", "DM-12.30", "DM-21.1")
@pytest.mark.parametrize(("text", "number", "why"), LARGE)
def test_a_large_figure_is_told_what_its_base_cannot_do(text: str, number: str, why: str) -> None:
    figures = {"alpha": "i1", "mancubus-1": "c2 points=1", "mancubus-2": "c4"}
    t = set_up(figures, seats=5, map=HALL, active="mancubus-1", moment="demon")
    assert whys(t, text)[0] == (number, why)


CARDS = [
    ("play full-auto", "DM-6.15", "not-in-hand"),
    ("play combat-roll", "DM-6.36", "reaction-waits"),
    ("sprint medic", "DM-6.32", "not-in-hand"),
    ("sprint full-auto", "DM-6.32", "not-in-hand"),
    ("use full-auto", "DM-6.15", "not-in-hand"),
    ("use duellist", "DM-8.2", "not-yours"),
    ("attack", "DM-15.11", "attack-by-card"),
    ("attack imp-1", "DM-15.11", "attack-by-card"),
    ("use medic on c3", "DM-8.2", "not-used-on"),
    ("use relay-activation", "DM-8.2", "nothing-near"),
    ("use relay-activation on c3", "DM-8.2", "nothing-near"),
    ("discard sidearm", "DM-8.2", "no-discarding"),
    ("redraw", "DM-14.1", "no-defending"),
    ("weapon plasma-rifle", "DM-4.11", "only-setup"),
    ("recover 2", "DM-6.4", "out-of-place"),
    ("play duellist", "DM-6.15", "no-action-card"),
]


@pytest.mark.rule("DM-6.36", "DM-6.15")
@pytest.mark.parametrize(("text", "number", "why"), CARDS)
def test_a_card_is_refused_for_what_it_is(text: str, number: str, why: str) -> None:
    m1 = {"class": "medic", "hand": ["combat-roll", "sidearm"]}
    t = set_up({"alpha": "c3"}, seats=5, m1=m1)
    assert whys(t, text)[0] == (number, why)


@pytest.mark.rule("DM-6.3", "DM-6.16")
def test_a_second_main_action_is_refused(table: Set) -> None:
    m1 = {"weapons": ["heavy-assault-rifle"], "hand": ["full-auto", "sidearm"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1).do("sprint sidearm")
    assert whys(t, "play full-auto") == [("DM-6.3", "no-main-left")]
    assert whys(t, "sprint full-auto") == [("DM-6.3", "no-main-left")]


@pytest.mark.rule("DM-11.21")
def test_on_anothers_space_one_can_only_go_on(table: Set) -> None:
    """A card that brings no movement points is not played there."""
    m1 = {"hand": ["micro-missiles"], "weapons": ["heavy-assault-rifle"]}
    t = table({"alpha": "c3 points=3", "imp-1": "d3"}, seats=5, m1=m1).do("step d3")
    for text in ("end", "play micro-missiles"):
        assert ("DM-11.21", "shares-space") in whys(t, text)


@pytest.mark.rule("DM-21.2", "DM-11.1")
def test_it_is_told_of_the_word_that_was_said(table: Set) -> None:
    t = table({"alpha": "c5 points=1"}, seats=5, map=ROOM, rules=LEGEND)
    refused = [("DM-21.2", "no-teleporter"), ("DM-21.2", "not-on-teleporter")]
    assert whys(t, "teleport b5") == refused == whys(t, "teleport a1")
    t = table({"alpha": "c5"}, seats=5, map=ROOM, rules=LEGEND)
    assert whys(t, "step d5") == [("DM-11.1", "no-points")]


@pytest.mark.rule("DM-22.2", "DM-19.1", "DM-20.16", "DM-12.25", "DM-5.13", "DM-7.4")
def test_the_invader_is_told_what_is_wrong_here(table: Set) -> None:
    figures = {"alpha": "i7", "imp-1": "a1", "mancubus-1": "c2 points=2", "mancubus-2": "c4"}
    items = drawing(9, 7, marks={(8, 6): "T", (0, 6): "h"})
    t = table(figures, seats=5, map=items, active="mancubus-1", moment="demon")
    assert whys(t, "take health-pack") == [("DM-22.2", "no-taking")]
    assert whys(t, "play ambush") == [("DM-19.1", "no-ability-now")]
    t.do("step c3")
    assert whys(t, "end") == [("DM-12.25", "must-go-on")]
    t = table(figures, seats=5, moment="status", inv={"hand": ["ambush"]})
    assert t.prompt == "trade" and whys(t, "discard darkness") == [("DM-5.13", "not-in-hand")]
    imps = {"alpha": "i7", "imp-1": "a1", "imp-2": "b1"}
    t = table(imps, seats=5, moment="type")
    assert whys(t, "pick alpha") == [("DM-7.4", "not-in-question")]
    assert whys(t, "pick imp-3") == [("DM-7.4", "not-here")]
    gate = drawing(9, 7, marks={(8, 6): "T", (4, 3): "b"})
    t = table(
        {"alpha": "a7"}, map=gate, moment="summon", portal="e4", inv={"argent": {"invasion": 1}}
    )
    t.do("group 3-imp", "place e4", "place d4", "place f4")
    assert t.prompt == "share-argent" and whys(t, "argent invasion") == [("DM-20.16", "not-back")]
    assert whys(t, "argent pinky") == [("DM-20.15", "not-newcomer")]


@pytest.mark.rule("DM-6.22", "DM-6.32", "DM-20.8")
def test_what_goes_on_comes_first(table: Set) -> None:
    m1 = {"hand": ["sidearm", "push-forward"]}
    t = table({"alpha": "c3", "imp-1": "d3"}, seats=5, m1=m1).do("play sidearm")
    assert t.prompt == "whether-attack"
    for text in ("play push-forward", "sprint push-forward"):
        assert whys(t, text) == [("DM-6.22", "card-later")]
    gate = drawing(9, 7, marks={(8, 6): "T", (4, 3): "b"})
    t = table({"alpha": "a7"}, map=gate, moment="summon", portal="e4")
    assert t.prompt == "group"
    assert whys(t, "portal e4") == [("DM-20.8", "summoning-on")]
    assert whys(t, "sprint sidearm") == [("DM-6.32", "marines-only")]
    t.do("group 3-imp")
    assert whys(t, "group 3-imp") == [("DM-20.10", "summoning-on")]


@pytest.mark.rule("DM-26.26")
def test_who_takes_part_but_has_no_effect_is_told_just_that(table: Set) -> None:
    m1 = {"class": "sniper", "hand": ["sidearm"]}
    sets = ["reign-of-terror", "legion-of-pain", "harvest-of-souls"]
    inv = {"hand": ["darkness"], "sets": sets}
    figures = {"alpha": "c3", "bravo": "a1", "imp-1": "e3"}
    t = table(figures, seats=3, m1=m1, inv=inv, options={"simultaneous": "active"})
    t.do("play sidearm", "attack")
    assert t.prompt == "next-seat"
    assert whys(t, "marine bravo") == [("DM-26.26", "nothing-waits")]
    assert whys(t, "marine delta") == [("DM-26.26", "no-such-marine")]


def sniper(target: str, **others: str) -> Table:
    """A marine with a rifle of Range 5 who is to name a target."""
    figures = {"alpha": "a3", "imp-1": "b3", "imp-4": "b5", "imp-2": target, **others}
    m1 = {"weapons": ["heavy-assault-rifle"], "hand": ["full-auto"]}
    walls = {(4, y): "wall" for y in range(4)}
    t = set_up(figures, seats=5, map=drawing(12, 7, v=walls), m1=m1)
    return t.do("play full-auto", "attack")


@pytest.mark.rule("DM-13.7", "DM-13.10", "DM-13.19", "DM-15.2", "DM-15.8")
def test_an_attack_is_refused_for_range_and_for_sight() -> None:
    t = sniper("h1", bravo="a4")
    longest = int(t.state.attack[3])
    while t.prompt == "use":
        t.do("pass")
    assert t.prompt == "target" and "attack imp-1" in t.legal
    assert whys(t, "attack imp-2") == [("DM-13.7", "out-of-range"), ("DM-13.19", "not-in-sight")]
    assert whys(t, "attack bravo") == [("DM-15.2", "own-side")]
    assert whys(t, "attack imp-3") == [("DM-15.7", "not-here")]
    assert whys(t, "attack d7") == [("DM-15.2", "nobody-there")]
    assert whys(t, "attack l7") == [("DM-15.2", "nobody-there"), ("DM-13.7", "out-of-range")]
    assert t.state.explain("attack b3").move == t.state.explain("attack imp-1").move
    assert longest < 11


@pytest.mark.rule("DM-13.1", "DM-13.10", "DM-14.1")
def test_every_space_has_the_reasons_why_it_cannot_be_attacked_and_whether_it_covers() -> None:
    t = sniper("h1")
    while t.prompt == "use":
        t.do("pass")
    found = shots(t.state, 0)
    assert len(found) == 12 * 7 - 1

    def said(place: str) -> list[str]:
        return [refusal.why for refusal in found[place].reasons]

    assert said("b3") == [] and not found["b3"].covered
    assert said("e2") == ["not-in-sight"]
    assert said("h1") == ["out-of-range", "not-in-sight"]
    assert said("l7") == ["out-of-range"]
    # Behind the imp in b3, and free of it.
    assert found["d3"].covered and not found["c1"].covered
    assert shots(set_up({"alpha": "c3"}, seats=5).state, 0) == {}


@pytest.mark.rule("DM-7.7", "DM-15.9")
def test_a_demon_attacks_once_and_somebody(table: Set) -> None:
    t = table({"alpha": "i7", "pinky-1": "a1 points=1"}, seats=5, active="pinky-1", moment="demon")
    assert whys(t, "attack") == [("DM-15.9", "nobody-to-attack")]
    assert whys(t, "attack alpha")[0] == ("DM-13.7", "out-of-range")
    t = table({"alpha": "b1", "pinky-1": "a1"}, seats=5, active="pinky-1", moment="demon")
    assert whys(t, "attack alpha") == [("DM-15.7", "attack-first")]


def test_who_is_not_asked_is_told_so(table: Set) -> None:
    t = table({"alpha": "c3", "bravo": "d4"}, seats=3)
    verdict = t.state.explain("end", 2)
    assert verdict.rules == ("DM-5.18",)
    assert verdict.refusals[0].why == "not-your-turn"


# -- reading ---------------------------------------------------------------------------------------


def test_texts_are_read_as_people_write_them(table: Set) -> None:
    m1 = {"weapons": ["heavy-assault-rifle"], "hand": ["full-auto", "sidearm"]}
    t = table({"alpha": "c3 points=2", "imp-1": "c5"}, seats=5, m1=m1)
    for said, meant in (
        ("Move to D3", "step d3"),
        ("play Full Auto", "play full-auto"),
        ("done", "end"),
        ("run sidearm", "sprint sidearm"),
    ):
        assert t.state.explain(said).move == t.state.explain(meant).move is not None
    t.do("play full-auto", "attack")
    while t.prompt == "use":
        t.do("pass")
    if t.prompt == "target":
        assert t.state.explain("shoot the imp").legal


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no move"),
        ("stepp c3", "did you mean 'step'"),
        ("play ful-auto", "did you mean 'full-auto'"),
        ("step", "step SPACE"),
        ("step 3c", "no space"),
        ("x" * 200, "longer than"),
        ("end now", "should read: end"),
    ],
)
def test_what_is_no_move_is_told_what_would_be_right(table: Set, text: str, said: str) -> None:
    t = table({"alpha": "c3"}, seats=5)
    with pytest.raises(BadNotation, match=said):
        t.state.explain(text)


def test_every_reason_has_words_in_both_languages_that_name_the_same_facts() -> None:
    assert len(SENTENCES) > 120
    for lang in LANGUAGES:
        file = FOLDER / "text" / lang / "refusals.ftl"
        told = dict(line.split(" = ", 1) for line in file.read_text().splitlines() if " = " in line)
        for why, sentence in SENTENCES.items():
            words = told[f"refusal-{why}"]
            facts = set(re.findall(r"\{(\w+)\}", sentence))
            assert set(re.findall(r"\{ \$(\w+) \}", words)) == facts, (lang, why)
        assert len(told) == len(SENTENCES) + 2


def test_a_refusal_is_told_with_the_sentence_of_its_rule() -> None:
    t = set_up({"alpha": "c1 points=2"}, seats=5, map=ROOM, rules=LEGEND)
    refusal = t.state.explain("step d1").refusals[0]
    lines = {}
    for lang in LANGUAGES:
        texts: Any = Catalogue(lang, FOLDER / "text")
        lines[lang] = refusal_line(WithRules(texts, lang), refusal)
        assert lines[lang].endswith("(DM-9.5)") and "D1" in lines[lang]
    assert lines["en"] != lines["hu"]


class WithRules:
    """A catalogue that knows one rule."""

    def __init__(self, texts: Any, lang: str) -> None:
        self.texts = texts
        self.lang = lang

    def __getattr__(self, name: str) -> Any:
        return getattr(self.texts, name)

    def rule(self, id: str) -> str:
        return f"A rule ({self.lang})."
