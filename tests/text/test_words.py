"""Lines of the log, questions, moves, menus and refusals in both languages."""

import pytest

from hadur.games.summoner_wars import GAME, log, words
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import space_named
from hadur.games.summoner_wars.cards.definition import BY_NAME, MOVE_PHASE
from hadur.kernel.events import Event
from hadur.kernel.state import EVERYONE
from hadur.kernel.verdict import Refusal
from hadur.text.catalogue import LANGUAGES, Catalogue, catalogue_of

NAMES = ("Réka", "Dávid")


@pytest.fixture(scope="module")
def english() -> Catalogue:
    return catalogue_of("en", GAME.name)


@pytest.fixture(scope="module")
def hungarian() -> Catalogue:
    return catalogue_of("hu", GAME.name)


def event(kind: int, *numbers: int | str, audience: int = EVERYONE) -> Event:
    """An event; cards and spaces may be given by name."""
    a, b, c, d = (_number(value) for value in (*numbers, 0, 0, 0, 0)[:4])
    return Event(kind, a, b, c, d, audience)


def _number(value: int | str) -> int:
    if isinstance(value, int):
        return value
    return BY_NAME[value].number if value in BY_NAME else space_named(value)


# -- who -------------------------------------------------------------------------------------------


def test_the_reader_is_you_and_others_have_their_names(
    english: Catalogue, hungarian: Catalogue
) -> None:
    drew = event(log.DREW, 1, 2)
    assert words.event_line(english, drew, 1, NAMES) == "You draw 2 cards."
    assert words.event_line(english, drew, 0, NAMES) == "Dávid draws 2 cards."
    assert words.event_line(hungarian, drew, 1, NAMES) == "2 lapot húzol."
    assert words.event_line(hungarian, drew, 0, NAMES) == "Dávid 2 lapot húz."


def test_without_names_there_are_opponents_and_for_spectators_numbers(
    english: Catalogue, hungarian: Catalogue
) -> None:
    drew = event(log.DREW, 0, 1)
    assert words.event_line(english, drew, 1) == "Your opponent draws 1 card."
    assert words.event_line(english, drew) == "Player 1 draws 1 card."
    assert words.event_line(hungarian, drew, 1) == "Az ellenfeled 1 lapot húz."
    assert words.event_line(hungarian, drew) == "Az 1. játékos 1 lapot húz."


def test_only_those_who_may_hear_an_event_read_it(english: Catalogue) -> None:
    drawn = event(log.DREW_CARD, 0, "gate", audience=1)
    assert words.event_line(english, drawn, 0) == "Into your hand: Gate."
    assert words.event_line(english, drawn, 1) is None
    assert words.event_line(english, drawn) is None


def test_a_player_reads_which_card_went_face_down_and_others_only_that_one_did(
    english: Catalogue,
) -> None:
    unseen, seen = event(log.DISCARDED_UNSEEN, 0), event(log.DISCARDED_CARD, 0, "gate", audience=1)
    assert words.event_line(english, unseen, 0) is None
    assert words.event_line(english, seen, 0) == "You discard face down: Gate."
    assert words.event_line(english, unseen, 1) == "Your opponent discards a card face down."
    assert words.event_line(english, seen, 1) is None


# -- what ------------------------------------------------------------------------------------------

LINES = [
    (
        event(log.TURN, 1, 3),
        "Turn 3 – Dávid",
        "3. kör – Dávid következik",
    ),
    (
        event(log.PHASE, 0, MOVE_PHASE),
        "Move phase",
        "Mozgásfázis",
    ),
    (
        event(log.SUMMONED, 1, "undead-archer", "a2"),
        "Dávid summons Undead Archer on a2.",
        "Dávid megidézi az Élőhalott íjász egységet az a2 mezőre.",
    ),
    (
        event(log.SUMMONED, 0, "frost-mage", "d2"),
        "You summon Frost Mage on d2.",
        "Megidézed a Fagymágus egységet a d2 mezőre.",
    ),
    (
        event(log.MOVED, "frost-mage", "c3", "e3"),
        "Frost Mage moves from c3 to e3.",
        "A Fagymágus a c3 mezőről az e3 mezőre mozog.",
    ),
    (
        event(log.MOVED, "svara", "f1", "f1"),
        "Svara moves away and returns to f1.",
        "Svara elmozog, majd visszatér az f1 mezőre.",
    ),
    (
        event(log.ATTACKED, "svara", "d1", "starting-gate", "d3"),
        "Svara (d1) attacks Starting Gate (d3).",
        "Svara (d1) támad, a célpont az Induló kapu (d3).",
    ),
    (
        event(log.ATTACKED, "the-eater", "d1", "sneeks", "d3"),
        "The Eater (d1) attacks Sneeks (d3).",
        "A Zabáló (d1) támad, a célpont Sneeks (d3).",
    ),
    (
        event(log.ROLLED, 1, 0, 1, 1),
        "1 die: 1 melee, 0 ranged, 1 special.",
        "Dobás 1 kockával: 1 közelharci, 0 távolsági, 1 különleges.",
    ),
    (
        event(log.ROLLED),
        "No die is rolled.",
        "Egyetlen kockával sem kell dobni.",
    ),
    (
        event(log.PLAYED, 1, "spirit-of-the-phoenix"),
        "Dávid plays Spirit of the Phoenix.",
        "Dávid kijátssza A főnix szelleme eseményt.",
    ),
    (
        event(log.DISCARDED, "ice-ram", 1),
        "Ice Ram goes to Dávid’s discard pile.",
        "A Jeges taszítás kártya Dávid dobópaklijába kerül.",
    ),
    (
        event(log.GAINED_MAGIC, 0, 0),
        "You gain no magic: the magic track is full.",
        "Nem kapsz mágiapontot: tele van a mágiasáv.",
    ),
    (
        event(log.GAINED_CHARGE, "holy-judgment", -1, 2),
        "Holy Judgment gains 2 charges.",
        "A Szent ítélet kap 2 töltetet.",
    ),
    (
        event(log.USED, ids.AURA_OF_THE_PHOENIX, "queen-maldaria", "d1"),
        "Queen Maldaria (d1) uses Aura of the Phoenix.",
        "Maldaria királynő (d1) használja A főnix aurája képességet.",
    ),
    (
        event(log.PUT_UNDER, "ice-smith", "frost-mage", "c3"),
        "Ice Smith is put under Frost Mage (c3).",
        "A Jégkovács bekerül a Fagymágus (c3) alá.",
    ),
    (
        event(log.CONTROLLED, "ember-mage", "c3", 0),
        "You control Ember Mage (c3) from now on.",
        "A Parázsmágus (c3) mostantól a te irányításod alatt áll.",
    ),
    (
        event(log.GAME_OVER, 1),
        "Dávid wins the game!",
        "Dávid megnyerte a játékot!",
    ),
    (
        event(log.GAME_OVER, -1),
        "Both summoners have fallen: the game is drawn.",
        "Mindkét idéző elesett: a játék döntetlen.",
    ),
]


@pytest.mark.parametrize(("heard", "in_english", "in_hungarian"), LINES)
def test_an_event_in_words(
    english: Catalogue, hungarian: Catalogue, heard: Event, in_english: str, in_hungarian: str
) -> None:
    assert words.event_line(english, heard, 0, NAMES) == in_english
    assert words.event_line(hungarian, heard, 0, NAMES) == in_hungarian


# -- questions and moves ---------------------------------------------------------------------------


def view(prompt: str = "move", **board: str) -> words.View:
    """What these functions read of a view, from seat 0."""
    return {
        "seat": 0,
        "phase": "move",
        "board": {space: {"card": card} for space, card in board.items()},
        "decisions": [{"seat": 0, "prompt": prompt, "rule": "SW-7.1"}],
    }


MOVES = [
    ("end", "end the Move phase", "Mozgásfázis befejezése"),
    ("summon ice-smith d2", "summon Ice Smith on d2", "idézés: Jégkovács → d2"),
    ("move c3 c5", "move Frost Mage from c3 to c5", "mozgás: Fagymágus, c3 → c5"),
    (
        "move c3 c4 d4",
        "move Frost Mage from c3 to d4 by way of c4",
        "mozgás: Fagymágus, c3 → d4, útközben: c4",
    ),
    (
        "move c3 c3",
        "move Frost Mage away from c3 and back",
        "mozgás: Fagymágus elmozog a helyéről (c3), és visszatér",
    ),
    ("charge c3 c6", "charge with Frost Mage from c3 to c6", "roham: Fagymágus, c3 → c6"),
    ("build gate b2", "build Gate on b2", "építkezés: Kapu → b2"),
    (
        "attack c3 d3",
        "attack Gate (d3) with Frost Mage (c3)",
        "támadás: Fagymágus (c3) → Kapu (d3)",
    ),
    (
        "attack c3",
        "attack with Frost Mage (c3), choosing the target later",
        "támadás: Fagymágus (c3), célpont később",
    ),
    ("play ice-ram", "play Ice Ram", "kijátszás: Jeges taszítás"),
    ("discard gate", "discard Gate for 1 magic", "eldobás 1 mágiapontért: Kapu"),
    (
        "use prepare c3",
        "use Prepare with Frost Mage (c3)",
        "képesség: Felkészülés – Fagymágus (c3)",
    ),
    ("pick d3", "Gate (d3)", "Kapu (d3)"),
    ("pick d4", "space d4", "d4 mező"),
    ("take gate", "Gate", "Kapu"),
    ("yes", "yes", "igen"),
    ("no", "no, decline", "nem, kihagyom"),
    ("concede", "give up the game", "a játék feladása"),
    (
        "first momentum c3",
        "first: Momentum – Frost Mage (c3)",
        "elsőként: Lendület – Fagymágus (c3)",
    ),
    (
        "first ice-ram ice-ram #2",
        "first: Ice Ram – Ice Ram, no. 2",
        "elsőként: Jeges taszítás – Jeges taszítás, 2.",
    ),
    (
        "first inaction d4",
        "first: the price of inaction – space d4",
        "elsőként: a tétlenség ára – d4 mező",
    ),
]


@pytest.mark.parametrize(("text", "in_english", "in_hungarian"), MOVES)
def test_a_move_in_words(
    english: Catalogue, hungarian: Catalogue, text: str, in_english: str, in_hungarian: str
) -> None:
    seen = view(c3="frost-mage", d3="gate")
    assert words.move_line(english, seen, text) == in_english
    assert words.move_line(hungarian, seen, text) == in_hungarian


def test_a_way_to_choose_is_worded_for_its_question(
    english: Catalogue, hungarian: Catalogue
) -> None:
    seen = view("frost-axe")
    assert words.question_line(english, seen) == "Frost Axe: what does the unit do?"
    assert words.move_line(english, seen, "choose gain-charge") == "gain 1 charge"
    assert words.move_line(hungarian, seen, "choose gain-charge") == "kap 1 töltetet"


def test_nobody_asked_is_no_question(english: Catalogue) -> None:
    assert words.question_line(english, {**view(), "decisions": []}) == ""


@pytest.mark.parametrize(
    ("text", "key", "title"),
    [
        ("move c3 c5", "c3", "Frost Mage (c3)"),
        ("attack c3 d3", "c3", "Frost Mage (c3)"),
        ("attack c3", "c3", "Frost Mage (c3)"),
        ("use prepare c3", "c3", "Frost Mage (c3)"),
        ("summon ice-smith d2", "ice-smith", "Ice Smith (in your hand)"),
        ("summon ice-smith d4", "ice-smith", "Ice Smith (in your hand)"),
        ("play ice-ram", "ice-ram", "Ice Ram (in your hand)"),
        ("end", "end", "End of the phase"),
        ("pick d3", "answer", "Your answer"),
        ("concede", "game", "The game"),
    ],
)
def test_a_menu_groups_moves_by_what_they_act_on(
    english: Catalogue, text: str, key: str, title: str
) -> None:
    assert words.move_group(english, view(c3="frost-mage", d3="gate"), text) == (key, title)


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_the_rule_in_the_readers_language(lang: str) -> None:
    catalogue = catalogue_of(lang, GAME.name)
    line = words.refusal_line(catalogue, Refusal("SW-7.2", "it moves 1 or 2 spaces"))
    assert line == f"{catalogue.rule('SW-7.2')} (SW-7.2)"
    assert "SW-99.1" in words.refusal_line(catalogue, Refusal("SW-99.1", "no such rule"))
    assert not catalogue.problems
