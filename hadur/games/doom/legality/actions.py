"""Items, action cards, Sprint and the end of an activation (sections 6, 7 and 22)."""

from __future__ import annotations

from hadur.games.doom import notation, verbs
from hadur.games.doom import state as st
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.movement import rests, shares
from hadur.games.doom.legality.questions import Ruling, answer
from hadur.games.doom.legality.reasons import no
from hadur.games.doom.legality.situation import Situation
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons


@answer("act whether-attack", "take")
def take(f: Situation, ask: Ask, item: int) -> Ruling:
    """DM-22.2, 22.6, 22.18, S56."""
    figure, seat = int(ask.a), int(ask.seat)
    name = notation.item(f.s, item)
    yield from shares(f, figure)
    lies = f.square(int(f.board.items[item]))
    if not f.s.items >> item & 1 or lies != f.corner(figure):
        yield no("DM-22.2", "no-item", item=name)
    weapon = int(f.board.item_weapon[item])
    if weapon >= 0:
        grenade = f.book.weapon_kind[weapon] == v.GRENADE
        if f.s.owned[seat] >> weapon & 1:
            yield no("DM-22.18" if grenade else "DM-22.6", "owned", item=name)
        elif owners(f, weapon) >= f.book.weapon_copies[weapon]:
            yield no("DM-S56", "no-set", item=name)
    return int(pack(verbs.TAKE, item))


def owners(f: Situation, weapon: int) -> int:
    return sum(int(f.s.owned[seat]) >> weapon & 1 for seat in range(1, int(f.s.seats)))


def held(f: Situation, seat: int, sheet: int, rule: str) -> Reasons:
    if sheet not in f.sheets(st.HAND_OF + seat):
        yield no(rule, "not-in-hand", card=f.sheet_name(sheet))


def main_left(f: Situation) -> Reasons:
    if f.s.mains <= 0:
        yield no("DM-6.3", "no-main-left")


@answer("act", "play")
def play(f: Situation, ask: Ask, sheet: int) -> Ruling:
    """DM-6.16, 6.18, 6.36."""
    name = f.sheet_name(sheet)
    if not f.book.speed[sheet]:
        yield from shares(f, int(ask.a))
    if f.book.kind[sheet] != v.ACTION_CARD:
        yield no("DM-6.15", "no-action-card", card=name)
        return -1
    yield from held(f, int(ask.seat), sheet, "DM-6.15")
    if f.book.action[sheet] == v.MAIN:
        yield from main_left(f)
    elif f.book.action[sheet] == v.REACTION:
        yield no("DM-6.36", "reaction-waits", card=name)
    elif f.waits(sheet) and f.book.speed[sheet] == 0:
        yield no("DM-6.24", "bonus-waits", card=name)
    return int(pack(verbs.PLAY, sheet))


@answer("act", "sprint")
def sprint(f: Situation, ask: Ask, sheet: int) -> Ruling:
    """DM-6.32 to 6.34; it gives points, so also in a shared space (DM-11.21)."""
    yield from held(f, int(ask.seat), sheet, "DM-6.32")
    yield from main_left(f)
    if f.forbidden(int(ask.a), v.NO_SPRINT):
        yield no("DM-1.4", "cannot-sprint", figure=f.figure_name(int(ask.a)))
    return int(pack(verbs.SPRINT, sheet))


@answer("act demon", "end")
def end(f: Situation, ask: Ask) -> Ruling:
    """DM-6.14, 7.10, 11.21."""
    yield from rests(f, int(ask.a))
    return int(pack(verbs.END))


@answer("discard trade", "discard")
def discard(f: Situation, ask: Ask, sheet: int) -> Ruling:
    """DM-5.13, 8.2: any card of the own hand."""
    rule = "DM-5.13" if ask.prompt.name == "trade" else "DM-8.2"
    yield from held(f, int(ask.seat), sheet, rule)
    return int(pack(verbs.DISCARD, sheet))


@answer("trade", "done")
def trade_no_more(f: Situation, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(verbs.DONE))
