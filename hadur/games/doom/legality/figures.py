"""Which figure, which card, which number: choices among what lies open."""

from __future__ import annotations

from hadur.games.doom import notation, verbs
from hadur.games.doom import state as st
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.movement import closed
from hadur.games.doom.legality.plan import Base
from hadur.games.doom.legality.questions import Ruling, answer
from hadur.games.doom.legality.reasons import no
from hadur.games.doom.legality.situation import NOBODY, Situation
from hadur.games.doom.state import INVADER, MARINES
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons


def pick_move(figure: int) -> int:
    return int(pack(verbs.PICK, figure))


def present(f: Situation, figure: int, rule: str) -> Reasons:
    if not f.here(figure):
        yield no(rule, "not-here", figure=f.figure_name(figure))


@answer("figure", "pick")
def next_figure(f: Situation, ask: Ask, figure: int) -> Ruling:
    """DM-7.4, 7.5: a figure of the active type that has not acted."""
    name = f.figure_name(figure)
    yield from present(f, figure, "DM-7.4")
    acting = [other for other in range(MARINES, 62) if f.s.acting >> other & 1]
    if figure < MARINES and f.here(figure):
        yield no("DM-7.4", "not-in-question", figure=name)
    elif figure not in acting and f.here(figure):
        same = any(f.book.type_of[other] == f.book.type_of[figure] for other in acting)
        yield no("DM-7.4", "has-acted" if same else "other-type", figure=name)
    return pick_move(figure)


@answer("give-way", "pick")
def give_way(f: Situation, ask: Ask, figure: int) -> Ruling:
    """DM-12.24, 12.34: demons first, among those under the large figure."""
    yield from present(f, figure, "DM-12.20")
    large = int(f.s.lifted)
    under = [other for other, base in f.bases.items() if other != large and base & f.bases[large]]
    if f.here(figure) and figure not in under:
        yield no("DM-12.20", "not-in-question", figure=f.figure_name(figure))
    elif figure < MARINES and any(other >= MARINES for other in under):
        yield no("DM-12.24", "demons-first")
    return pick_move(figure)


@answer("mark", "pick")
def mark(f: Situation, ask: Ask, figure: int) -> Ruling:
    """DM-23.2: a demon just summoned."""
    if not f.s.newcomers >> figure & 1:
        yield no("DM-23.2", "not-in-question", figure=f.figure_name(figure))
    return pick_move(figure)


# -- whom an effect is for -------------------------------------------------------------------------


@answer("whom", "pick", "target")
def whom(f: Situation, ask: Ask, figure: int) -> Ruling:
    """DM-8.2: one of the group that the text of the card names."""
    yield from present(f, figure, "DM-8.2")
    if f.here(figure) and figure not in group(f, ask):
        yield no("DM-8.2", "not-in-question", figure=f.figure_name(figure))
    return pick_move(figure)


def group(f: Situation, ask: Ask) -> list[int]:
    """The figures that an effect can be for: of a side, near enough, and seen if it says so."""
    effect, actor, card, seat = int(ask.a), int(ask.b), int(ask.c), int(ask.seat)
    if f.book.to[effect] == v.TO_NEWCOMER:
        return [figure for figure in f.bases if f.s.newcomers >> figure & 1]
    side, me = int(f.book.group_side[effect]), actor if seat == INVADER else seat - 1
    middle, figure = center(f, effect, me, actor, card, seat)
    found = []
    for other, base in f.bases.items():
        ours = (other >= MARINES) == (seat == INVADER)
        if side != v.ANY_SIDE and ours != (side == v.OWN_SIDE):
            continue
        if other == figure and side != v.OWN_SIDE:
            continue
        if not f.within(middle, base, int(f.book.group_within[effect])):
            continue
        if not f.book.group_seen[effect] or f.plan.sees(f.fallen(me), base):
            found.append(other)
    return found


def center(
    f: Situation, effect: int, me: int, actor: int, card: int, seat: int
) -> tuple[Base, int]:
    """Round what the group stands, and the figure there."""
    of = int(f.book.group_of[effect])
    if of == v.OF_TOKEN:
        weapon = int(f.book.weapon[f.s.kind[card]])
        place = int(f.s.grenades[(seat - 1) * len(f.book.weapons) + weapon])
        return frozenset((f.square(place),)), NOBODY
    if of == v.OF_DEFENDER:
        figure = f.defender
        return (f.bases[figure] if f.here(figure) else f.stood(st.A_TO)), figure
    figure = actor if of == v.OF_ACTOR else me
    return f.fallen(figure), figure


# -- others ----------------------------------------------------------------------------------------


@answer("door-afar", "open")
def door_afar(f: Situation, ask: Ask, door: int) -> Ruling:
    """DM-9.33: a closed door not farther away than the card says."""
    yield from closed(f, door)
    base = f.bases[int(ask.seat) - 1]
    near = any(f.within(base, frozenset((side,)), int(ask.a)) for side in f.door_squares(door))
    if not near:
        yield no("DM-8.2", "door-far", door=notation.door(f.s, door), number=int(ask.a))
    return int(pack(verbs.OPEN, door))


@answer("recover", "recover")
def recover(f: Situation, ask: Ask, number: int) -> Ruling:
    """DM-16.9, 26.28: as much as one likes, up to the number and to the damage there is."""
    most = min(int(ask.options), int(f.s.damage[ask.a]))
    if not 0 <= number <= most:
        yield no("DM-16.9", "say-number", number=most)
    return int(pack(verbs.NUMBER, number))


@answer("recover", "done", "no")
def recover_nothing(f: Situation, ask: Ask) -> Ruling:
    """DM-26.28: whoever declines recovers nothing."""
    yield from ()
    return int(pack(verbs.NUMBER, 0))


@answer("put-back", "top", "bottom")
def put_back(f: Situation, ask: Ask, sheet: int, bottom: bool) -> Ruling:
    """DM-8.2: one of the initiative cards looked at."""
    if sheet not in f.sheets(st.LOOKED_AT):
        yield no("DM-8.2", "not-looked-at", card=f.sheet_name(sheet))
    return int(pack(verbs.BOTTOM if bottom else verbs.TOP, sheet))


@answer("next-seat taking-point", "marine")
def seat(f: Situation, ask: Ask, seat: int) -> Ruling:
    """DM-25.3, 26.26: one of those who take part, or whose effects wait."""
    name = "invader" if seat == INVADER else f.book.marines[seat - 1]
    ordering = ask.prompt.name == "next-seat"
    if seat >= f.s.seats or (seat == INVADER and not ordering):
        yield no("DM-26.26" if ordering else "DM-25.3", "no-such-marine", marine=name)
    elif ordering and not int(ask.options) >> seat & 1:
        yield no("DM-26.26", "nothing-waits", marine=name)
    return int(pack(verbs.SEAT, seat))
