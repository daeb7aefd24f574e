"""Texts of the neutral cards, and of every card that makes deploying cheaper."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import UNIT
from hadur.games.conquest.legality.checks import OWN, a_unit, controllable, is_such
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons, no
from hadur.games.conquest.legality.texts.moments import about_itself, damaged_unit, not_such
from hadur.games.conquest.legality.texts.table import Use, price, when
from hadur.games.conquest.state import DEPLOY_PHASE


@when("no-mercy")
def no_mercy(f: Field, use: Use) -> Reasons:
    """When an opponent uses a shield card."""
    if f.controls(use.seat, damaged_unit(f, use)):
        yield no("CQ-10.8", "your-doing")


@price("no-mercy")
def unique_unit(f: Field, use: Use, card: int) -> Reasons:
    """A unique unit of yours is exhausted."""
    yield from a_unit(f, use.seat, card, whose=OWN, unique=True, ready=True)


@when("fall-back")
def fall_back(f: Field, use: Use) -> Reasons:
    """After an Elite unit is destroyed that is in your discard pile now."""
    unit = f.about(use.at, 0)
    if not is_such(f, unit, UNIT, traits="elite") or unit not in f.discard_pile(use.seat):
        yield from not_such(f, use)
    yield from controllable(f, use.seat, unit)


@when("promethium-mine-fills")
def mine_fills(f: Field, use: Use) -> Reasons:
    yield from about_itself(f, use)


@when("promethium-mine")
def mine_yields(f: Field, use: Use) -> Reasons:
    """After the deploy phase begins, while something is left on it."""
    if f.about(use.at, 0) != DEPLOY_PHASE:
        yield from not_such(f, use)
    if f.s.stored[use.source] <= 0:
        yield no("CQ-11.20", "empty", card=f.name(use.source))
