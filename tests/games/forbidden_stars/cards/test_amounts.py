"""How many dice and tokens the paragraphs of combat cards give, turn and take."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from tests.games.forbidden_stars.conftest import Table

Fight = Callable[..., Table]

# A card, its owner's units and dice; a paragraph and its way; faces rolled for it; dice and tokens
# then.
SPACE_MARINES = """
ambush; scout; d; 1 yes; ; d; aa
reconnaissance; scout; d; 2 attack; ; d; aa
reconnaissance; scout; d; 2 defence; ; d; dd
blessed-power-armour; scout; d; 1 yes; ; d; dd
faith-in-the-emperor; scout; d; 1 yes; a; ad;
faith-in-the-emperor; scout; d; 2 morale; ; dm;
hold-the-line; space-marine; dd; 1 yes; ; dd; dd
hold-the-line; space-marine; dd; 3 defence; ; ddd;
hold-the-line; space-marine; dd; 3 morale; ; ddm;
glory-and-death; scout; d; 1 yes; ; d; aa
drop-pod-assault; scout; d; 1 yes; m; dm;
break-the-line; scout; m; 1 attack; ; a;
break-the-line; scout; m; 1 defence; ; d;
armoured-advance; scout; d; 1 yes; m; dm;
emperors-might; warlord-titan; ddd; 1 yes; am; adddm;
emperors-might; warlord-titan; add; 2 attack; ; dd; aa
emperors-glory; warlord-titan; ddd; 1 yes; am; adddm;
emperors-glory; warlord-titan; aad; 2 attack; ; adm;
"""
CHAOS = """
khornes-rage; cultist; a; 1 attack; ; ; aaa
foul-worship; cultist; d; 1 yes; a; ad;
impure-zeal; 2 cultist; dd; 2 yes; ; dd; aa
dark-faith; cultist; d; 1 yes; ; dm;
lure-of-chaos; cultist; d; 2 attack; ; d; aa
lure-of-chaos; cultist; d; 2 defence; ; d; dd
mark-of-khorne; cultist; a; 1 attack; ; ; aaa
mark-of-khorne; cultist; m; 1 morale; ; ; aaa
mark-of-nurgle; cultist; d; 1 defence; ; ; ddd
mark-of-nurgle; cultist; m; 1 morale; ; ; ddd
mark-of-nurgle; chaos-space-marine; aaa; 2 yes; ; aaa; dd
mark-of-slaanesh; cultist; d; 1 yes; a; ad;
mark-of-tzeentch; cultist; d; 1 yes; ; dm;
mark-of-tzeentch; chaos-space-marine; ddm; 3 attack; ; add;
mark-of-tzeentch; chaos-space-marine; ddm; 3 defence; ; ddd;
inhuman-strength; cultist; d; 1 attack; ; ad;
inhuman-strength; cultist; d; 1 morale; ; dm;
inhuman-strength; helbrute, cultist; dddd; 2 yes; ; dddd; aaaa
daemonic-resilience; cultist; d; 1 defence; ; dd;
daemonic-resilience; cultist; d; 1 morale; ; dm;
daemonic-resilience; helbrute; ddd; 2 yes; ; ddd; dddd
chaos-united; cultist; d; 1 yes; ; d;
death-and-despair; cultist; d; 1 attack; ; aad;
death-and-despair; cultist; d; 1 morale; ; dmm;
chaos-victorious; cultist; d; 1 yes; am; adm;
"""
ORKS = """
gretchin; ork-boyz; dd; 1 yes; ; dd; ad
mek-boyz; ork-boyz; dd; 1 yes; m; ddm;
waaagh; 2 ork-boyz; dddd; 2 yes; ; dddd; aa
mega-nobz; nob; dd; 2 yes; ; dd; d
biker-nobz; nob; dd; 2 yes; ; dd; a
party-wagon; battlewagon, 2 ork-boyz; ddddddd; 2 yes; ; ddddddd; aadd
rokkit-wagon; battlewagon; ddd; 1 yes; ; ddd; aaa
"""
ELDAR = """
hit-and-run; aspect-warrior; dd; 1 yes; ; dd; aa
howling-banshees; aspect-warrior; dd; 1 yes; a; add;
striking-scorpions; aspect-warrior; dd; 1 yes; a; add;
ranger-support; aspect-warrior; dd; 1 yes; ; dd; ad
command-of-the-autarch; aspect-warrior; dd; 1 morale; ; ddm;
fire-dragons-vengeance; aspect-warrior; dd; 2 yes; ; dd; dd
swooping-hawks; aspect-warrior; dm; 2 morale; ; d; aa
wraithguard-advance; aspect-warrior; dd; 1 roll; a; add;
wraithguard-advance; aspect-warrior; dd; 1 morale; ; ddm;
wraithguard-advance; aspect-warrior; dd; 2 defence; ; ad;
wraithguard-support; aspect-warrior; aa; 1 roll; d; aad;
wraithguard-support; aspect-warrior; aa; 1 morale; ; aam;
wraithguard-support; aspect-warrior; aa; 2 attack; ; ad;
fire-prism; aspect-warrior; dm; 1 morale; ; ad;
fire-prism; falcon; ddd; 2 yes; ; ddd; aa
wave-serpent; aspect-warrior; dd; 1 yes; a; add;
wave-serpent; aspect-warrior; dd; 2 yes; ; dd; ddd
spiritseers-guidance; aspect-warrior; dd; 1 yes; ; ddm;
holofield-emitter; aspect-warrior; dd; 1 yes; a; add;
psychic-lance; aspect-warrior; dd; 1 yes; a; add;
"""


def rows(faction: str, table: str) -> list[tuple[str, ...]]:
    return [(faction, *map(str.strip, line.split(";"))) for line in table.split("\n")[1:-1]]


@pytest.mark.rule("FS-S6", "FS-16.4", "FS-16.5", "FS-16.6", "FS-16.9")
@pytest.mark.parametrize(
    ("faction", "card", "force", "dice", "choice", "rolled", "then", "tokens"),
    [
        *rows("sm", SPACE_MARINES),
        *rows("ch", CHAOS),
        *rows("or", ORKS),
        *rows("el", ELDAR),
    ],
)
def test_a_paragraph_gives_what_it_says(
    fight: Fight, faction: str, card: str, force: str, dice: str, choice: str, rolled: str,
    then: str, tokens: str,
) -> None:  # fmt: skip
    other, enemy, answer = ("ch", "2 cultist", "foul-worship")
    if faction == "ch":
        other, enemy, answer = ("sm", "2 scout", "blessed-power-armour")
    t = fight(
        force, enemy, factions=f"{faction} {other}", dice=f"{dice} dd", played=(card, answer),
        reinforcement0=0,
    )  # fmt: skip
    index, way = choice.split()
    while PARAGRAPHS[int(t.state.asks[0].a)].index != int(index):
        assert (t.prompt, t.seat) == ("ability", 0)
        t.do("no")
    t.do(f"choose {way}", dice=rolled)
    t.skip("ability-again", "meet-demand", "rokkit-retreat")
    if t.prompt == "pick-unit":
        t.do("pick cultist")
    assert (t.dice(0), t.tokens(0)) == (then, tokens)


@pytest.mark.rule("FS-S6", "FS-15.5")
@pytest.mark.parametrize(
    ("faction", "card", "force", "dice", "choice", "most"),
    [
        ("sm", "blessed-power-armour", "2 space-marine", "aaaa", "2 attack", 2),
        ("sm", "break-the-line", "4 scout", "mmmm", "1 attack", 3),
        ("sm", "emperors-might", "warlord-titan", "aaa", "2 attack", 3),
        ("sm", "emperors-glory", "warlord-titan", "aaa", "2 attack", 3),
        ("ch", "mark-of-tzeentch", "2 chaos-space-marine", "mmmmmm", "3 attack", 2),
        ("el", "wraithguard-advance", "2 aspect-warrior", "dddd", "2 defence", 2),
        ("el", "wraithguard-support", "2 aspect-warrior", "aaaa", "2 attack", 2),
        ("el", "fire-prism", "2 aspect-warrior", "mmmm", "1 morale", 4),
    ],
)
def test_a_paragraph_goes_on_as_often_as_it_says(
    fight: Fight, faction: str, card: str, force: str, dice: str, choice: str, most: int
) -> None:
    other, enemy = ("sm", "2 scout") if faction == "ch" else ("ch", "2 cultist")
    answer = "blessed-power-armour" if faction == "ch" else "foul-worship"
    t = fight(force, enemy, factions=f"{faction} {other}", dice=f"{dice} dd", played=(card, answer))
    index, way = choice.split()
    while PARAGRAPHS[int(t.state.asks[0].a)].index != int(index):
        t.do("no")
    t.do(f"choose {way}")
    times = 1
    while t.prompt == "ability-again":
        t.do(f"choose {way}")
        times += 1
    assert times == most
