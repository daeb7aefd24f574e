"""Abilities at their moments: whose they are, what they cost, what they demand (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hadur.games.doom import state as st
from hadur.games.doom import verbs
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.actions import main_left
from hadur.games.doom.legality.movement import shares
from hadur.games.doom.legality.plan import Square
from hadur.games.doom.legality.questions import Ruling, answer
from hadur.games.doom.legality.reasons import fine, no
from hadur.games.doom.legality.situation import Situation
from hadur.games.doom.state import INVADER, MARINES
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal

NO_CARD: Final = verbs.NO_CARD
_OWN_ATTACK: Final = (v.BEFORE_ATTACK, v.ROLL, v.ROLLED, v.ATTACK, v.AFTER_ATTACK)


class Moment(NamedTuple):
    """Who could use something, when, and which figure it is about (-1 for none)."""

    seat: int
    when: int
    actor: int


class Use(NamedTuple):
    """An ability, the card it stands on if that is a card of a pile, and what it is used on."""

    ability: int
    card: int
    spot: int


# -- what lies before a seat -----------------------------------------------------------------------


def sources(f: Situation, at: Moment) -> Iterator[tuple[int, int]]:
    """Every sheet with the card it stands on whose abilities a seat can use: open ones, then those
    of the hand and of Glory Kill cards."""
    s, book, seat = f.s, f.book, at.seat
    for sheet in (int(book.objective), int(book.mission), int(book.threat)):
        if at.when == v.ANYTIME or carries_out(f, sheet, at):
            yield sheet, NO_CARD
    if seat == INVADER:
        if at.actor >= MARINES:
            yield int(book.demon_sheet[book.type_of[at.actor]]), NO_CARD
    else:
        for sheet in (int(s.class_of[seat]), f.squad(seat)):
            if sheet >= 0:
                yield sheet, NO_CARD
    if at.when != v.ANYTIME:
        yield from cards_in_use(f, at)
        for card in f.pile(st.HAND_OF + seat):
            if seat == INVADER or playable(f, seat, int(s.kind[card])):
                yield int(s.kind[card]), card
    for card in f.pile(st.GLORY_OF + seat):
        yield int(s.kind[card]), card


def carries_out(f: Situation, sheet: int, at: Moment) -> bool:
    """Rules of the mission: the invader those of the threat card and what is about no figure, else
    the player of the figure."""
    if sheet == f.book.threat or at.actor < 0:
        return at.seat == INVADER
    return at.seat == f.player(at.actor)


def cards_in_use(f: Situation, at: Moment) -> Iterator[tuple[int, int]]:
    """The card with which a marine attacks, and cards kept in play (DM-6.10, 15.11)."""
    if at.seat == INVADER:
        return
    own = f.attack(st.A_SHEET) if f.attacker == at.seat - 1 else -1
    if own >= 0 and at.when in _OWN_ATTACK:
        yield own, NO_CARD
    for card in f.pile(st.IN_PLAY + at.seat):
        sheet = int(f.s.kind[card])
        if sheet != own and keeps(f, sheet):
            yield sheet, card


def keeps(f: Situation, sheet: int) -> bool:
    """Whether a card says that it is kept in play."""
    return any(
        f.book.do_what[effect] == v.KEEP
        for ability in f.abilities(sheet)
        for effect in f.effects(ability)
    )


def playable(f: Situation, seat: int, sheet: int) -> bool:
    """DM-6.24, 6.35: reactions always, other cards that wait in the own activation."""
    if not f.waits(sheet):
        return False
    return bool(f.book.action[sheet] == v.REACTION or f.s.active == seat - 1)


# -- what can be used ------------------------------------------------------------------------------


def uses(f: Situation, at: Moment) -> list[Use]:
    """All that a seat can use now, in the order of the cards; copies of a card are one."""
    found: list[Use] = []
    seen: set[int] = set()
    for sheet, card in sources(f, at):
        if sheet in seen:
            continue
        fitting = of_sheet(f, at, sheet, card)
        if fitting:
            seen.add(sheet)
        found += fitting
    return found


def of_sheet(f: Situation, at: Moment, sheet: int, card: int) -> list[Use]:
    """What can be used of one sheet; what is forced comes in the order in which it stands."""
    found: list[Use] = []
    for ability in f.abilities(sheet):
        if f.book.when[ability] != at.when:
            continue
        fitting = [
            Use(ability, card, spot)
            for spot in spots(f, at, ability)
            if fine(against(f, at, Use(ability, card, spot)))
        ]
        found += fitting
        if fitting and at.when != v.ANYTIME and not f.book.optional[ability]:
            break
    return found


def spots(f: Situation, at: Moment, ability: int) -> list[int]:
    """What an ability can be used on: a token or portal beside the figure, or nothing."""
    wanted = [value for word, value in f.conditions(ability) if word == v.IF_BESIDE]
    if not wanted:
        return [verbs.NO_SPOT]
    if at.actor < 0 or not f.here(at.actor):
        return []
    base = f.bases[at.actor]
    if wanted[-1] == v.BESIDE_PORTAL:
        return [
            verbs.PORTAL_SPOT + k
            for k, square in enumerate(f.places(f.board.portals))
            if f.s.portals >> k & 1 and f.within(base, frozenset((square,)), 1)
        ]
    return [
        1 + k
        for k, (kind, place, *_) in enumerate(f.token_list())
        if kind == wanted[-1] and place >= 0 and f.within(base, frozenset((f.square(place),)), 1)
    ]


def spot_square(f: Situation, spot: int) -> Square | None:
    if spot >= verbs.PORTAL_SPOT:
        return f.square(int(f.board.portals[spot - verbs.PORTAL_SPOT]))
    return f.square(f.token_list()[spot - 1][1]) if spot else None


def forced(f: Situation, seat: int, use: Use) -> bool:
    """DM-1.5, 8.21: what lies open and does not say may."""
    if f.book.optional[use.ability]:
        return False
    return use.card == NO_CARD or use.card in f.pile(st.IN_PLAY + seat)


def counts_for_goal(f: Situation, use: Use) -> bool:
    """DM-1.7, 24.3: the objective card counts what the marines have reached before anything else
    happens."""
    effects = [f.book.do_what[effect] for effect in f.effects(use.ability)]
    own = f.book.sheet[use.ability] == f.book.objective
    return bool(own and v.COLLECT in effects and not f.book.optional[use.ability])


# -- what speaks against it ------------------------------------------------------------------------


def against(f: Situation, at: Moment, use: Use) -> Reasons:
    """Every reason against using an ability now."""
    card = f.sheet_name(int(f.book.sheet[use.ability]))
    if at.when == v.ANYTIME:
        if not any(f.book.do_what[effect] == v.POINTS for effect in f.effects(use.ability)):
            yield from shares(f, at.actor)
        if f.book.icon[use.ability] == v.MAIN:
            yield from main_left(f)
    elif (use.ability * 8 + at.seat) * 64 + at.actor + 1 in [int(key) for key in f.s.used]:
        yield no("DM-8.9", "used", card=card)
    if not whose(f, at, use.ability):
        actor = f.figure_name(at.actor) if at.actor >= 0 else ""
        yield no("DM-8.2", "whose-moment", card=card, figure=actor)
        return
    if f.book.other[use.ability] and f.attacker != at.seat - 1:
        yield no("DM-8.2", "not-attacker", card=card)
    yield from unpaid(f, at, use, card)
    for word, value in f.conditions(use.ability):
        reason = CONDITIONS[word](f, at, use, value)
        if reason:
            actor = f.figure_name(at.actor) if at.actor >= 0 else ""
            yield no("DM-8.2", reason, card=card, figure=actor)


def whose(f: Situation, at: Moment, ability: int) -> bool:
    """The `who` of an ability: whose moment it is for."""
    if at.actor < 0:
        return True
    marine, mine = at.actor < MARINES, at.actor == at.seat - 1
    ours = marine == (at.seat != INVADER)
    return {
        v.SELF: mine if at.seat != INVADER else not marine,
        v.FRIEND: marine and at.seat != INVADER and not mine,
        v.OWN: ours,
        v.ENEMY: not ours,
        v.A_MARINE: marine,
        v.A_DEMON: not marine,
        v.ANYBODY: True,
    }[int(f.book.who[ability])]


def unpaid(f: Situation, at: Moment, use: Use, card: str) -> Reasons:
    """DM-8.3, 8.4, 8.7, 8.8, 8.13: what of the cost cannot be paid."""
    book, ability = f.book, use.ability
    if book.exhaust[ability]:
        if f.s.tired >> at.seat & 1:
            yield no("DM-8.4", "exhausted", card=card)
        elif not f.here(at.seat - 1):
            yield no("DM-8.13", "fragged-cannot", card=card)
    argent = int(book.cost_argent[ability])
    if argent:
        lies = int(f.s.argent[book.type_of[at.actor]]) if at.actor >= MARINES else 0
        if lies < argent:
            yield no("DM-8.8", "no-argent", card=card, number=argent, held=lies)
    cards = int(book.cost_discard[ability])
    if cards:
        hand = len(f.pile(st.HAND_OF + at.seat))
        from_hand = use.card != NO_CARD and book.kind[f.s.kind[use.card]] == v.ACTION_CARD
        if hand - from_hand < cards:
            facts = {"card": card, "number": cards, "held": hand - from_hand}
            yield no("DM-8.2", "no-cards-to-pay", **facts)
    points = int(book.cost_points[ability])
    if points and f.points(at.actor) < points:
        facts = {"card": card, "number": points, "held": f.points(at.actor)}
        yield no("DM-8.2", "no-points-to-pay", **facts)


# -- conditions: "" if one holds, else the reason --------------------------------------------------

Condition = Callable[[Situation, Moment, Use, int], str]
CONDITIONS: Final[dict[int, Condition]] = {}


def condition(word: int) -> Callable[[Condition], Condition]:
    def register(check: Condition) -> Condition:
        CONDITIONS[word] = check
        return check

    return register


@condition(v.IF_TRAIT)
def _trait(f: Situation, at: Moment, use: Use, value: int) -> str:
    """DM-6.41."""
    if not f.attacking:
        return "no-attack-going-on"
    return "" if f.book.traits[f.attack(st.A_SHEET)] >> value & 1 else "wrong-trait"


@condition(v.IF_TARGET)
def _target(f: Situation, at: Moment, use: Use, value: int) -> str:
    if f.defender < 0:
        return "no-attack-going-on"
    return "" if f.attack(st.A_WOUNDS) >= v.WOUNDED else "not-wounded"


@condition(v.IF_ADJACENT)
def _adjacent(f: Situation, at: Moment, use: Use, value: int) -> str:
    if f.defender < 0:
        return "no-attack-going-on"
    return "" if f.plan.touches(f.stood(st.A_FROM), f.stood(st.A_TO)) else "not-adjacent"


def _apart(f: Situation) -> int:
    return f.plan.distance(f.stood(st.A_FROM), f.stood(st.A_TO))


@condition(v.IF_WITHIN)
def _within(f: Situation, at: Moment, use: Use, value: int) -> str:
    if f.defender < 0:
        return "no-attack-going-on"
    return "" if 0 <= _apart(f) <= value else "not-within"


@condition(v.IF_BEYOND)
def _beyond(f: Situation, at: Moment, use: Use, value: int) -> str:
    if f.defender < 0:
        return "no-attack-going-on"
    return "" if _apart(f) >= value else "not-beyond"


@condition(v.IF_DEALT)
def _dealt(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.attack(st.A_DEALT) >= value else "no-damage-dealt"


@condition(v.IF_FRAGGED)
def _fragged(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.attack(st.A_FRAGGED) == 1 else "not-fragged"


@condition(v.IF_NEAR)
def _near(f: Situation, at: Moment, use: Use, value: int) -> str:
    mine = f.bases.get(at.seat - 1)
    near = mine is not None and f.within(mine, f.fallen(at.actor), value)
    return "" if near else "too-far-from-you"


@condition(v.IF_SEEN)
def _seen(f: Situation, at: Moment, use: Use, value: int) -> str:
    mine = f.bases.get(at.seat - 1)
    seen = mine is not None and f.plan.sees(mine, f.fallen(at.actor))
    return "" if seen else "not-seen-by-you"


@condition(v.IF_TOKEN)
def _grenade(f: Situation, at: Moment, use: Use, value: int) -> str:
    if use.card == NO_CARD or at.seat == INVADER:
        return "no-token-near"
    weapon = int(f.book.weapon[f.s.kind[use.card]])
    place = int(f.s.grenades[(at.seat - 1) * len(f.book.weapons) + weapon])
    if place < 0:
        return "no-token-near"
    spot = frozenset((f.square(place),))
    return "" if f.within(spot, f.fallen(at.actor), value) else "no-token-near"


@condition(v.IF_STILL)
def _still(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.s.spent[at.actor] == 0 else "has-moved"


@condition(v.IF_MOVED)
def _moved(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.s.spent[at.actor] >= value else "has-not-moved"


@condition(v.IF_SIZE)
def _size(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.large(at.actor) == (value == 1) else "wrong-size"


@condition(v.IF_STATE)
def _state(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.stunned(at.actor) else "not-stunned"


@condition(v.IF_NO_GLORY)
def _no_glory(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "has-glory" if f.pile(st.GLORY_OF + at.seat) else ""


@condition(v.IF_NO_ATTACK)
def _no_attack(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "has-attacked" if f.s.status[at.actor] & st.ATTACKED else ""


@condition(v.IF_BESIDE)
def _beside(f: Situation, at: Moment, use: Use, value: int) -> str:
    found = spots(f, at, use.ability)
    if use.spot in found:
        return ""
    return "say-where" if found else "nothing-near"


@condition(v.IF_TOKEN_HERE)
def _token_here(f: Situation, at: Moment, use: Use, value: int) -> str:
    place = int(f.s.place[at.actor])
    lies = any(k == value and 0 <= p == place for k, p, *_ in f.token_list())
    return "" if lies else "no-token-here"


@condition(v.IF_BEARING)
def _bearing(f: Situation, at: Moment, use: Use, value: int) -> str:
    return "" if f.borne(at.actor) == value else "wrong-burden"


@condition(v.IF_ON)
def _on(f: Situation, at: Moment, use: Use, value: int) -> str:
    hot = [
        f.square(int(f.board.hazard_place[k]))
        for k in range(len(f.board.hazard_place))
        if f.board.hazard_kind[k] == value
    ]
    return "" if f.bases.get(at.actor, frozenset()) & set(hot) else "not-on-hazard"


@condition(v.IF_PORTAL)
def _portal(f: Situation, at: Moment, use: Use, value: int) -> str:
    portal = int(f.s.portal)
    fits = portal >= 0 and value >> int(f.board.portal_colour[portal]) & 1
    return "" if fits else "wrong-portal"


@condition(v.IF_THREATS)
def _threats(f: Situation, at: Moment, use: Use, value: int) -> str:
    on_token = 0 < use.spot < verbs.PORTAL_SPOT
    there = f.token_list()[use.spot - 1][3] if on_token else int(f.s.threats)
    return "" if there >= value else "few-threats"


@condition(v.IF_PROGRESS_MAX)
def _progress(f: Situation, at: Moment, use: Use, value: int) -> str:
    on_token = 0 < use.spot < verbs.PORTAL_SPOT
    full = on_token and f.token_list()[use.spot - 1][4] > value
    return "enough-progress" if full else ""


# -- answers ---------------------------------------------------------------------------------------


def moment_of(ask: Ask) -> Moment:
    """A window names its moment and its figure; in an activation icons can be used."""
    if ask.prompt.name == "act":
        return Moment(int(ask.seat), v.ANYTIME, int(ask.a))
    return Moment(int(ask.seat), int(ask.options), int(ask.a))


@answer("act use", "use")
def use(f: Situation, ask: Ask, sheet: int, square: Square | None, number: int) -> Ruling:
    """DM-8.2: one of the abilities of a card; those that read alike are numbered."""
    at = moment_of(ask)
    name = f.sheet_name(sheet)
    found = uses(f, at)
    goal = [one for one in found if counts_for_goal(f, one)]
    if goal and sheet != f.book.objective:
        yield no("DM-1.7", "must-use", card=f.sheet_name(int(f.book.objective)))
    legal = [one for one in found if f.book.sheet[one.ability] == sheet]
    fitting = [one for one in legal if spot_square(f, one.spot) == square]
    if not fitting and square is None and len(legal) == 1:
        fitting = legal
    if 0 < number <= len(fitting):
        chosen = fitting[number - 1]
        return int(pack(verbs.USE, chosen.ability, chosen.card, chosen.spot))
    if legal and not fitting:
        if square is None:
            yield no("DM-8.2", "say-where", card=name)
        elif all(one.spot == verbs.NO_SPOT for one in legal):
            yield no("DM-8.2", "not-used-on", card=name)
        else:
            actor = f.figure_name(at.actor) if at.actor >= 0 else ""
            facts = {"card": name, "figure": actor, "place": f.name(square)}
            yield no("DM-8.2", "nothing-beside", **facts)
    else:
        yield from why_not(f, at, sheet)
    return -1


def why_not(f: Situation, at: Moment, sheet: int) -> Reasons:
    """Why nothing of a card can be used now."""
    name = f.sheet_name(sheet)
    found = [card for other, card in sources(f, at) if other == sheet]
    if not found:
        yield not_before(f, at, sheet)
        return
    fitting = [ability for ability in f.abilities(sheet) if f.book.when[ability] == at.when]
    if not fitting:
        yield no("DM-8.2", "no-ability", card=name)
        return
    refused: list[list[Refusal]] = []
    for ability in fitting:
        for spot in spots(f, at, ability) or [verbs.NO_SPOT]:
            refused.append(list(against(f, at, Use(ability, found[0], spot))))
    least = min(refused, key=len)
    yield from least or [no("DM-8.2", "earlier-first", card=name)]


def not_before(f: Situation, at: Moment, sheet: int) -> Refusal:
    """A card that is not there, or not for this moment."""
    name, held = f.sheet_name(sheet), f.sheets(st.HAND_OF + at.seat)
    if f.book.kind[sheet] in (v.ACTION_CARD, v.EVENT_CARD) and sheet not in held:
        rule = "DM-6.15" if f.book.kind[sheet] == v.ACTION_CARD else "DM-19.1"
        return no(rule, "not-in-hand", card=name)
    if f.book.kind[sheet] == v.ACTION_CARD:
        return no("DM-8.2", "no-ability", card=name)
    return no("DM-8.2", "not-yours", card=name)


@answer("use", "pass")
def pass_on(f: Situation, ask: Ask) -> Ruling:
    """DM-1.5, 1.6: unless something must be carried out."""
    at = moment_of(ask)
    for one in uses(f, at):
        if forced(f, at.seat, one):
            yield no("DM-1.5", "must-use", card=f.sheet_name(int(f.book.sheet[one.ability])))
            break
    return int(pack(verbs.PASS))
