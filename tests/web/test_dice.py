"""Dice stay: the last roll beside the board, faces in the log."""

from __future__ import annotations

import re

import pytest

from hadur.games import load
from hadur.kernel.match import Match
from hadur.kernel.parts import Face, Scene
from hadur.web.look import book_of
from hadur.web.parts import parts
from hadur.web.tray import Tray
from tests.web import scenes

MELEE, BOTH, RANGED = Face("sw-melee"), Face("sw-melee sw-ranged"), Face("sw-ranged sw-special")
NAMES = {0: "Réka", 1: "Bence"}


def seen(*told: tuple[Scene, str]) -> Tray:
    tray = Tray()
    for scene, line in told:
        tray.see(scene, line, "Réka", NAMES)
    return tray


ATTACK = (Scene("attack", ("c4", "c5"), counts="sw-ranged"), "An archer attacks.")


def test_a_roll_says_whose_it_is_what_hits_and_what_came_of_it() -> None:
    rolled = (Scene("dice", dice=(MELEE, BOTH, RANGED)), "3 dice.")
    hurt = (Scene("hurt", ("c5",), amount=2), "The gate takes 2 damage.")
    tray = seen(ATTACK, rolled, hurt)
    roll = tray.roll(NAMES)
    assert roll is not None
    assert (roll.name, roll.line, roll.hits) == ("Réka", "An archer attacks.", 2)
    assert [face.counts for face in roll.dice[0][1]] == ["miss", "hit", "hit"]
    assert roll.outcome == ("The gate takes 2 damage.",)


def test_the_dice_lie_until_the_next_are_rolled() -> None:
    rolled = (Scene("dice", dice=(MELEE,)), "1 die.")
    tray = seen(ATTACK, rolled, (Scene("phase"), ""), (Scene("turn"), ""), ATTACK)
    later = (Scene("hurt", amount=1), "Somebody is hurt in the next turn.")
    tray.see(*later, "Réka", NAMES)
    roll = tray.roll(NAMES)
    assert roll is not None and roll.hits == 0 and roll.outcome == ()
    tray.see(Scene("dice", dice=(BOTH, BOTH)), "", "Réka", NAMES)
    again = tray.roll(NAMES)
    assert again is not None and again.hits == 2


def test_dice_that_are_rolled_again_or_turned_replace_those_that_lay_there() -> None:
    two, nothing = Face("", "2", "red", "hit"), Face("", "0", "red", "miss")
    tray = seen(
        (Scene("attack"), ""), (Scene("die", dice=(two,)), ""), (Scene("die", dice=(nothing,)), "")
    )
    tray.see(Scene("change", dice=(two,), gone=(nothing,)), "", "Réka", NAMES)
    roll = tray.roll(NAMES)
    assert roll is not None and roll.dice == (("", (two, two)),) and roll.hits == 4


def test_an_attack_without_damage_shows_its_dice_in_the_log_and_beside_the_board() -> None:
    found = parts(scenes.reader("en"), scenes.table("en", scenes.played("attack"), 0))
    assert "no hit" in found["roll"] and found["roll"].count('class="face miss"') == 2
    last = found["log"].rpartition("<li")[2]
    assert last.count('class="face miss"') == 2 and "2 dice: " in last
    told = re.sub("<[^>]*>", "", found["roll"])
    assert "Border Archer (a4) attacks Ember Mage (c4)." in told


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_games_with_dice_keep_a_place_for_them_and_others_none(lang: str) -> None:
    rolls = {"summoner-wars": True, "doom": True, "forbidden-stars": True}
    for game in ("summoner-wars", "conquest", "chaos-galaxy", "doom", "forbidden-stars"):
        assert book_of(game, lang).look.ROLLS == rolls.get(game, False)
    match = scenes.played("start")
    fresh = parts(scenes.reader(lang), scenes.table(lang, match, 0, roll=None))
    assert 'class="roll-none"' in fresh["roll"]


def test_the_dice_of_doom_are_one_line_of_the_log() -> None:
    found = scenes.html("en", "table-doom-die")
    log = found[found.index('<ol id="log">') :].partition("</ol>")[0]
    rolled = [line for line in log.split("<li")[1:] if 'class="face' in line]
    assert rolled and all(line.count("die shows") == line.count('class="face ') for line in rolled)
    assert max(line.count('class="face ') for line in rolled) > 1


def test_in_a_war_both_sides_have_dice() -> None:
    found = scenes.html("en", "table-stars-damage")
    roll = found[found.index('id="roll"') : found.index('id="far"')]
    assert roll.count('class="roll-dice"') == 2
    assert re.search(r'class="face attack".*class="face defence"', roll)


def test_faces_in_the_tray_are_those_the_battle_counts() -> None:
    """Every roll of a whole game: as many hits as the log tells symbols of the attacker's kind."""
    match = scenes.played("over")
    look, checked = load(scenes.GAME).look(), 0
    for event in Match.from_record(match.game, match.record).events_since(-1, None):
        scene = look.as_scene(event)
        if scene is None or scene.kind != "dice":
            continue
        checked += 1
        for sign, count in zip(("melee", "ranged", "special"), event[1:4], strict=True):
            assert sum(f"sw-{sign}" in face.sign.split() for face in scene.dice) == count
        assert len(scene.dice) == event.d
    assert checked > 10
