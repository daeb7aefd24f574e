"""The Hungarian article before words, names, spaces and numbers."""

import pytest

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.cards.master_set import CARDS
from hadur.text.catalogue import Catalogue, catalogue_of
from hadur.text.hungarian import article, player, with_article

VOWELS = set("aáeéiíoóöőuúüű")


@pytest.fixture(scope="module")
def hungarian() -> Catalogue:
    return catalogue_of("hu", "summoner-wars")


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "a"),
        (1, "az"),
        (2, "a"),
        (4, "a"),
        (5, "az"),
        (9, "a"),
        (10, "a"),
        (11, "a"),
        (15, "a"),
        (50, "az"),
        (51, "az"),
        (100, "a"),
        (500, "az"),
        (1000, "az"),
        (1500, "az"),
        (5000, "az"),
        (10_000, "a"),
        (100_000, "a"),
        (1_000_000, "az"),
    ],
)
def test_numbers_take_the_article_of_their_first_sound(number: int, expected: str) -> None:
    assert article(number) == expected
    assert article(f"{number}. kör") == expected


def test_a_space_is_read_letter_by_letter() -> None:
    for space in range(SPACES):
        name = name_of(space)
        assert article(name) == ("az" if name[0] in "aef" else "a"), name


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("kör", "a"),
        ("alma", "az"),
        ("Őrjöngés", "az"),
        ("Útmutatás", "az"),
        ("hordatag", "a"),
        ("„Élőhalott” egység", "az"),
        ("„Hordozó” egység", "a"),
        ("Yeti", "a"),
        ("Ypszilon", "az"),
        ("x tengely", "az"),
        ("b oldal", "a"),
    ],
)
def test_words_take_the_article_of_their_first_sound(word: str, expected: str) -> None:
    assert article(word) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("frost-mage", "a Fagymágus"),
        ("starting-gate", "az Induló kapu"),
        ("undead-archer", "az Élőhalott íjász"),
        ("rhinoceros", "az Orrszarvú"),
        ("mind-witch", "az Elmeboszorkány"),
        ("hellfire-cultist", "a Pokoltűz-kultista"),
        ("smasher", "a Zúzó"),
        ("sacrificial-pyre", "az Áldozati máglya"),
        ("primal-fury", "az Ősi düh"),
        ("guarding-spirits", "az Oltalmazó szellemek"),
        ("sneak", "az Osonás"),
        ("abua-shi", "az Abua Shi"),
        ("spirit-of-the-phoenix", "A főnix szelleme"),
        ("for-glory", "A dicsőségért"),
        ("chant-of-power", "Az erő éneke"),
        ("chant-of-entangling", "Az összefonódás éneke"),
        ("enrage-the-horde", "A horda felbőszítése"),
    ],
)
def test_a_card_with_its_article(hungarian: Catalogue, card: str, expected: str) -> None:
    assert with_article(hungarian.say(f"card-{card}")) == expected


def test_every_card_and_ability_has_the_article_of_its_first_letter(hungarian: Catalogue) -> None:
    names = [hungarian.say(f"card-{card.name}") for card in CARDS]
    names += [hungarian.say(f"ability-{name}") for name in ids.NAMES]
    for name in names:
        if name.startswith(("A ", "Az ")):
            assert with_article(name) == name
        else:
            expected = "az" if name[0].lower() in VOWELS else "a"
            assert with_article(name) == f"{expected} {name}"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "Anna"),
        ("2. szintű bot", "a 2. szintű bot"),
        ("1. szintű bot (2)", "az 1. szintű bot (2)"),
        ("Gyors bot", "a Gyors bot"),
        ("Botond", "Botond"),
        ("az ellenfeled", "az ellenfeled"),
    ],
)
def test_bots_have_an_article_and_people_have_none(name: str, expected: str) -> None:
    assert player(name) == expected


def test_a_silent_h_counts_as_a_vowel() -> None:
    assert with_article("Honored Librarian") == "az Honored Librarian"
    assert with_article("Hormagaunt") == "a Hormagaunt"
