"""What tests of the judge share: cases, and how one is judged."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.kernel.errors import IllegalMove
from tests.games.conquest.conftest import Table, lay

MELEE = "melee"
"""Instead of a prompt: the first turn of a combat round."""


rule = pytest.mark.rule


Side = dict[str, Any]

BOMBER: Side = {"tarrus": ["daring-assault-squad", "goff-nob"]}


def whys(t: Table, text: str, seat: int | None = None) -> list[tuple[str, str]]:
    """The reasons against a text, most telling first; the state is left as it was."""
    before = t.state.fingerprint()
    verdict = t.state.explain(text, seat)
    assert t.state.fingerprint() == before
    assert not verdict.legal, f"'{text}' should be refused"
    return [(refusal.rule, refusal.why) for refusal in verdict.refusals]


def case(
    number: str,
    why: str,
    text: str,
    mine: Side,
    theirs: Side | None = None,
    *,
    ok: str = "pass",
    at: str = "",
    do: tuple[str, ...] = (),
    **position: Any,
) -> Any:
    """A position, a text that it refuses for this reason first, and one that it allows."""
    given = (number, why, text, mine, theirs or {}, ok, at, do, position)
    return pytest.param(*given, id=f"{number} {why} {text}", marks=rule(number))


def wait(t: Table, at: str) -> None:
    """Decline everything until this is asked."""
    t.until("combat-turn" if at == MELEE else at)
    while at == MELEE and t.state.ranged:
        t.do("pass").until("combat-turn")


def attack(t: Table, attacker: str, defender: str) -> None:
    """Decline everything until a unit attacks: somebody, or by Area Effect where it can."""
    t.reach(f"attack {attacker}")
    if defender:
        t.do(f"pick {defender}")
    elif "area" in t.legal:
        t.do("area")


CASE = ("number", "why", "text", "mine", "theirs", "ok", "at", "do", "position")


def judged(
    number: str,
    why: str,
    text: str,
    mine: Side,
    theirs: Side,
    ok: str,
    at: str,
    do: tuple[str, ...],
    position: Side,
) -> None:
    """A text is refused for this reason first, when tried too, and another is allowed."""
    course = {key: position[key] for key in ("strike", "pick", "then") if key in position}
    keys = {key: value for key, value in position.items() if key not in course}
    t = lay(mine, theirs, **keys)
    if "strike" in course:
        attack(t, course["strike"], course.get("pick", ""))
    if at:
        wait(t, at)
    t.do(*do, *course.get("then", ()))
    assert whys(t, text, t.seat)[0] == (number, why)
    with pytest.raises(IllegalMove, match=number):
        t.do(text, seat=t.seat)
    if ok:
        assert t.state.explain(ok, t.seat).legal, f"{ok}: {t.legal}"
