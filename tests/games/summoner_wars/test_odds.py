"""The chances of an attack in Summoner Wars: counted over the faces of the dice."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.kernel import odds
from hadur.kernel.odds import Odds

ARMIES = "a1: 0 svara; f8: 1 ret-talus; c3: 0 ollag; c4: 1 undead-warrior damage=2"


def told(table: Any, move: str) -> Odds:
    found = odds.told(table.state, 0, table.state.game().parse(table.state, move, 0))
    assert found is not None
    return found


@pytest.mark.rule("SW-1.7")
@pytest.mark.rule("SW-9.20")
def test_a_die_of_a_melee_attack_hits_with_five_faces_of_six(table: Any) -> None:
    found = told(table(f"phase=attack; {ARMIES}"), "attack c3 c4")
    dice, life = dict(found.facts)["dice"], dict(found.facts)["life"]
    assert (dice, life, found.sampled) == (3, 2, 0)
    shares = {(one.name, one.amount): one.share for one in found.chances}
    assert shares["damage", 1] == pytest.approx(1 - (1 / 6) ** 3)
    assert shares["destroyed", 0] == pytest.approx(1 - (1 / 6) ** 3 - 3 * 5 / 6 * (1 / 6) ** 2)


def test_the_engine_agrees_with_what_was_counted(table: Any) -> None:
    """The same attack made five hundred times, on somebody who is hard to kill."""
    t = table(f"phase=attack; {ARMIES.replace('undead-warrior damage=2', 'elut-bal')}")
    move = t.state.game().parse(t.state, "attack c3 c4", 0)
    amounts = {one.amount: one.share for one in told(t, "attack c3 c4").chances}
    assert len(amounts) > 3
    ends = [end.damage[t.card("c4")] for end in odds.imagined(t.state, 0, move, tries=500)]  # type: ignore[attr-defined]
    for amount in (1, 2, 3):
        done = sum(damage >= amount for damage in ends) / len(ends)
        assert abs(done - amounts[amount]) < 0.07


def test_a_text_that_cancels_hits_counts(table: Any) -> None:
    """A Frost Shaman does no damage without a special symbol: at least one die of three shows one,
    and one that hits."""
    t = table("phase=attack; a1: 0 svara; f8: 1 ret-talus; c3: 0 frost-shaman; c5: 1 elut-bal")
    first = told(t, "attack c3 c5").chances[0]
    special = 1 - (4 / 6) ** 3
    assert first.share < special
    # All three dice without a hit, or without a special symbol.
    none = (4 / 6) ** 3 + (2 / 6) ** 3 - (1 / 6) ** 3
    assert first.share == pytest.approx(1 - none)


def test_where_dice_may_be_rolled_again_chances_are_sampled(table: Any) -> None:
    """Grognack's Influence lets him roll again."""
    armies = "b3: 0 grognack charges=1; f8: 1 ret-talus; c3: 0 ollag; c4: 1 elut-bal"
    t = table(f"phase=attack; {armies}")
    assert told(t, "attack c3 c4").sampled > 0


def test_an_influence_of_the_other_side_changes_no_roll(table: Any) -> None:
    """It speaks of its player's own turn, so the dice can be counted."""
    t = table(f"phase=attack; {ARMIES}; e8: 1 grognack charges=1".replace("f8: 1 ret-talus; ", ""))
    assert told(t, "attack c3 c4").sampled == 0


def test_what_is_no_attack_has_no_odds(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    assert odds.told(t.state, 0, t.state.game().parse(t.state, "end", 0)) is None
