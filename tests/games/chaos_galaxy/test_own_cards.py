"""Cards of an owner's file: words and prices that none of ours has work in the engine and before
the judge."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CARDS = """
source = "published"

[[cards]]
id = "kohol"
name = { hu = "Kohol", en = "Forge Hall" }
type = "base"
subtype = "building"
rarity = "common"
cost = 0
armour = 3
limit = 0
effects = [
  { when = "use", cost = { markers = 2 }, do = "draw", amount = 1 },
]

[[cards]]
id = "zaloghaz"
name = { hu = "Zálogház", en = "Pawnshop" }
type = "base"
subtype = "building"
rarity = "common"
cost = 0
armour = 2
limit = 0
effects = [
  { when = "use", cost = { discard = 1 }, do = "gain", amount = 2 },
  { when = "use", cost = { colony = 2 }, do = "gain", amount = 3 },
]

[[cards]]
id = "orszem"
name = { hu = "Őrszem", en = "Sentinel" }
type = "base"
subtype = "bunker"
rarity = "common"
cost = 0
armour = 2
limit = 0
effects = [
  { when = "assailed", cost = { credits = 1 }, do = "draw", amount = 1 },
]

[[cards]]
id = "iskola"
name = { hu = "Iskola", en = "Academy" }
type = "base"
subtype = "building"
rarity = "common"
cost = 0
armour = 2
limit = 0
effects = [
 { when = "always", if = "own-turn", do = "grant", each = "own ship armour<=2", ability = "salvo" },
 { when = "always", if = "enemy-turn", do = "add", each = "own ship", stat = "speed", amount = 2 },
 { when = "always", if = "hand <= 1", do = "add", each = "own ship", stat = "bombing", amount = 1 },
]

[[cards]]
id = "nemitas"
name = { hu = "Némítás", en = "Silencing" }
type = "base"
subtype = "bunker"
rarity = "common"
cost = 0
armour = 4
limit = 0
effects = [
  { when = "always", if = "scrap >= 1", do = "strip", each = "enemy ship firepower>=3" },
  { when = "always", if = "colony < enemy", do = "add", on = "card", stat = "armour", amount = 3 },
  { when = "always", if = "ruin > enemy", do = "limit", of = "hand", amount = 2 },
]

[[cards]]
id = "kolcsonzes"
name = { hu = "Kölcsönzés", en = "Borrowing" }
type = "event"
subtype = "special"
rarity = "common"
cost = 1
effects = [
  { when = "play", do = "seize", target = "enemy ship firepower<=3", by = "you", until = "turn" },
]
"""

PREPARE = """
from tests.games.chaos_galaxy.conftest import settle as table
from tests.games.chaos_galaxy.test_legality import agree
"""


def played(tmp_path: Path, program: str) -> None:
    """Run a program in a process that plays with those cards."""
    path = tmp_path / "own.toml"
    path.write_text(CARDS, encoding="utf-8")
    environment = {
        **os.environ,
        "HADUR_CHAOS_GALAXY_CARDS": str(path),
        "HADUR_ENGINE": "pure",
    }
    done = subprocess.run(
        [sys.executable, "-c", PREPARE + program],
        capture_output=True, text=True, env=environment, check=False,
        cwd=Path(__file__).parents[3],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.rule("KG-11.7", "KG-22.13")
def test_markers_pay_for_a_text_off_bases_of_ones_choice(tmp_path: Path) -> None:
    played(
        tmp_path,
        """
t = table({"surface": ["kohol paid 1 markers", "crx 1 markers", "crx 3 markers"]})
agree(t.state, 0)
t.do("use surface-1")
assert t.prompt == "take-marker"
assert t.legal == ["choose surface-1", "choose surface-2", "choose surface-3"]
agree(t.state, 0)
t.do("choose surface-3", "choose surface-1").quiet()
assert [t.markers(f"surface-{n}") for n in (1, 2, 3)] == [0, 1, 2]
assert t.count("hand") == 1
t.do("use surface-1", "choose surface-2").quiet()
agree(t.state, 0)
t = table({"surface": ["kohol paid", "crx 1 markers"]})
assert not t.starting("use")
why = t.state.explain("use surface-1").refusals[0]
assert (why.rule, dict(why.facts)["why"]) == ("KG-11.7", "markers-small")
""",
    )


@pytest.mark.rule("KG-11.7")
def test_cards_of_hand_and_colony_pay_for_a_text(tmp_path: Path) -> None:
    played(
        tmp_path,
        """
t = table({"surface": ["zaloghaz paid"], "hand": ["crx"], "colony": ["3 marduk-kurios"]})
assert t.starting("use") == ["use surface-1 text 1", "use surface-1 text 2"]
agree(t.state, 0)
t.do("use surface-1 text 1", "discard crx").quiet()
assert (t.credits(), t.count("hand"), t.pile("ruin")) == (2, 0, ["crx"])
t.do("use surface-1 text 2").quiet()
assert (t.credits(), t.count("colony"), t.count("ruin")) == (5, 1, 3)
assert not t.starting("use")
agree(t.state, 0)
for text, why in (("text 1", "hand-small"), ("text 2", "colony-small"), ("text 3", "no-such-text")):
    found = t.state.explain(f"use surface-1 {text}").refusals[0]
    assert dict(found.facts)["why"] == why
t = table({"surface": ["zaloghaz paid"], "hand": ["crx"]})
assert dict(t.state.explain("use surface-1").refusals[0].facts)["why"] == "which-text"
""",
    )


@pytest.mark.rule("KG-11.1")
def test_a_text_with_a_price_at_its_moment_may_be_declined(tmp_path: Path) -> None:
    played(
        tmp_path,
        """
for answer, credits, cards in (("yes", 1, 1), ("no", 2, 0)):
    t = table({"hangar": ["crx"]}, {"surface": ["orszem paid"], "credits": 2})
    t.do("attack 1 colony").quiet()
    while t.prompt in ("attackers", "board"):
        t.do("send crx" if "send crx" in t.legal else "done")
    t.quiet()
    assert (t.prompt, t.seat, t.legal) == ("may", 1, ["yes", "no"])
    agree(t.state, 0)
    t.do(answer)
    assert (t.credits(1), t.count("hand", 1)) == (credits, cards)
t = table({"hangar": ["crx"]}, {"surface": ["orszem paid"]})
t.do("attack 1 colony").quiet()
assert t.prompt != "may"
""",
    )


@pytest.mark.rule("KG-19.22", "KG-23.1", "KG-22.2")
def test_constant_texts_hold_while_their_condition_does(tmp_path: Path) -> None:
    played(
        tmp_path,
        """
home = {"surface": ["iskola paid"], "hangar": ["marduk-kurios", "crx"], "hand": ["crx", "crx"]}
t = table(home)
assert t.has("salvo", "marduk-kurios") and t.value("speed", "marduk-kurios") == 5
assert t.value("bombing", "crx") == 5
agree(t.state, 0)
t = table(home, turn=1)
assert not t.has("salvo", "marduk-kurios") and t.value("speed", "marduk-kurios") == 7
t = table({**home, "hand": ["crx"]})
assert t.value("bombing", "crx") == 6
t = table({"hangar": ["crx 3 damage", "unicornis"], "surface": ["iskola paid"]})
assert not t.has("salvo", "unicornis")
""",
    )


@pytest.mark.rule("KG-19.22")
def test_what_is_stripped_has_no_abilities_and_piles_are_compared(tmp_path: Path) -> None:
    played(
        tmp_path,
        """
wall = {"surface": ["nemitas paid"], "scrap": ["crx"], "colony": ["3 crx"], "ruin": ["crx"]}
t = table(wall, {"hangar": ["crx", "pollen"]})
assert not t.has("salvo", "crx", 1) and t.has("camouflage", "pollen", 1)
assert t.armour("surface-1") == 7
agree(t.state, 0)
t = table({**wall, "scrap": [], "colony": ["12 crx"]}, {"hangar": ["crx"], "ruin": ["crx"]})
assert t.has("salvo", "crx", 1)
assert t.armour("surface-1") == 4
t = table({**wall, "hand": ["8 crx"], "colony": ["12 crx"]})
t.do("end").quiet()
assert t.prompt == "discard"
t.do("discard crx").quiet()
assert t.prompt != "discard" and t.count("hand") == 7
""",
    )


@pytest.mark.rule("KG-22.11", "KG-S29", "KG-33.20")
def test_a_ship_that_is_borrowed_goes_back_with_the_end_of_the_turn(tmp_path: Path) -> None:
    played(
        tmp_path,
        """
t = table({"hand": ["kolcsonzes"], "credits": 3}, {"hangar": ["unicornis + tuzer", "crx"]})
assert t.starting("play") == ["play kolcsonzes 1:unicornis"]
agree(t.state, 0)
t.do("play kolcsonzes 1:unicornis").quiet()
assert t.cards(0) == ["unicornis", "unicornis+1"]
t.do("end").quiet()
assert t.cards(0) == [] and t.cards(1) == ["unicornis", "unicornis+1", "crx"]
assert (t.prompt, t.seat) == ("main", 1)
""",
    )
