"""What abilities do: costs, then effects in their order, each as far as it can be done."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.initiative import call, look
from hadur.games.doom.lasting import add_lasting
from hadur.games.doom.phases.attack import replace_card, roll_again, roll_red
from hadur.games.doom.phases.damage import (
    FALL,
    achieve,
    end_mission,
    end_stun,
    gain_frags,
    harm,
    recover,
    stun,
)
from hadur.games.doom.phases.movement import (
    BURST,
    open_door,
    push_figure,
    teleport,
)
from hadur.games.doom.phases.summoning import (
    gain_argent,
    place_argent,
    summon_from,
    wake,
    wake_chosen,
)
from hadur.games.doom.piles import discard, draw_cards, draw_glory
from hadur.games.doom.state import (
    A_ATTACKER,
    A_BLACK,
    A_DEFENDER,
    A_DODGE,
    A_HITS,
    A_LOSE,
    A_NO_COVER,
    A_PIERCE,
    A_RANGE,
    A_RED,
    A_SHIELDS,
    A_STEP,
    A_TO,
    HAND_OF,
    INVADER,
    INVADER_SIDE,
    MARINE_SIDE,
    NO_ATTACK,
    TOKEN_BEARER,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_SIZE,
    TOKEN_THREAT,
    Raid,
    raid,
)
from hadur.games.doom.values import cannot, is_within
from hadur.games.doom.verbs import (
    DIE,
    DISCARD,
    DONE,
    FACE,
    NO_CARD,
    OPEN,
    PICK,
    PLACE,
    PORTAL_SPOT,
)
from hadur.games.doom.verbs import (
    TELEPORT as TELEPORT_VERB,
)
from hadur.games.doom.vocabulary import (
    ALL_OF_THEM,
    AMOUNT_DEALT,
    AMOUNT_RED,
    ARGENT,
    AT_START,
    BLACK,
    CALL,
    CANNOT,
    CLOSE,
    COLLECT,
    DAMAGE,
    DODGE,
    DRAW,
    ENEMY_SIDE,
    FRAGS,
    GLIDE,
    GLORY,
    GOAL_HOLD,
    GOAL_PROGRESS,
    HITS,
    KEEP,
    LOOK,
    LOSE_DIE,
    MAINS,
    MARK,
    NO_COVER,
    NO_OPEN,
    NO_TELEPORT,
    OF_ACTOR,
    OF_DEFENDER,
    OF_TOKEN,
    OPEN_DOOR,
    OWN_SIDE,
    PIERCE,
    POINTS,
    PORTALS_BEYOND,
    PREVENT,
    PROGRESS,
    PUSH,
    RANGE,
    RECOVER,
    RED,
    REMOVE,
    REPLACE,
    REROLL,
    SHIELDS,
    STAGGER,
    STRIDE,
    STUN,
    SUMMON,
    TAKE_BACK,
    TELEPORT,
    THREAT,
    TO_ACTOR,
    TO_ANY,
    TO_ATTACKER,
    TO_CARD,
    TO_DEFENDER,
    TO_GROUP,
    TO_INVADER,
    TO_NEWCOMER,
    TOKEN,
    TURN,
    UNSTUN,
    UNTIL_ACTIVATION,
    UNTIL_START,
    WAKE,
)
from hadur.kernel.bits import BIT, count, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step3, step5
from hadur.kernel.widesets import has, members_in


def resolve(s: Raid, ability: i64, seat: i64, actor: i64, spot: i64, card: i64) -> None:
    """Pay the cost in full, then do the effects (DM-8.7)."""
    book = s.book
    last = book.do_last[ability] - 1
    while last >= book.do_first[ability]:
        s.push(EFFECT, last, seat, actor, spot, card)
        if book.amount[last] == AMOUNT_DEALT:
            s.dealt = 0
        last -= 1
    if book.exhaust[ability] != 0:
        s.tired |= BIT[seat]
    if book.cost_argent[ability] > 0:
        kind = book.type_of[actor]
        s.argent[kind] -= book.cost_argent[ability]
        s.tell(log.ARGENT_SPENT, book.cost_argent[ability], kind)
    if book.cost_points[ability] > 0:
        s.points[actor] -= book.cost_points[ability]
        s.spent[actor] += book.cost_points[ability]
    if book.cost_damage[ability] > 0:
        s.pending[seat - 1] = 0
        suffer_cost(s, seat - 1, book.cost_damage[ability])
    if book.cost_discard[ability] > 0:
        pay_cards(s, seat, book.cost_discard[ability], card)


def suffer_cost(s: Raid, figure: i64, amount: i64) -> None:
    """A cost in damage cannot be prevented."""
    if s.is_here(figure):
        s.damage[figure] += amount
        s.tell(log.SUFFERED, figure, amount, s.place[figure])
        s.push(FALL, BIT[figure])


def pay_cards(s: Raid, seat: i64, many: i64, card: i64) -> None:
    if many > 0 and s.size[HAND_OF + seat] > 0:
        s.push(PAY_CARDS, seat, many - 1, card)
        s.ask(DISCARD_ONE, seat, 0, card)


class DiscardOne(Prompt):
    """Which card of the hand is given up; another than the one just used."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        seen = vec[i64]()
        for k in range(t.size[HAND_OF + ask.seat]):
            card = t.card_in(HAND_OF + ask.seat, k)
            if not _has(seen, t.kind[card]):
                seen = append(seen, t.kind[card])
                out = append(out, pack(DISCARD, t.kind[card]))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        give_up(raid(s), ask.seat, first(move))


def give_up(s: Raid, seat: i64, sheet: i64) -> None:
    """Discard a card of that kind from hand."""
    for k in range(s.size[HAND_OF + seat]):
        card = s.card_in(HAND_OF + seat, k)
        if s.kind[card] == sheet:
            discard(s, card, seat)
            s.tell(log.DISCARDED, seat, sheet)
            return


def _has(column: vec[i64], value: i64) -> bool:
    for entry in column:
        if entry == value:
            return True
    return False


DISCARD_ONE: Final = DiscardOne("discard", "DM-8.2", False)
PAY_CARDS: Final[Step] = step3(pay_cards)


# -- one effect ------------------------------------------------------------------------------------


def effect(s: Raid, number: i64, seat: i64, actor: i64, spot: i64, card: i64) -> None:
    what = s.book.do_what[number]
    amount = s.book.amount[number]
    if what <= NO_COVER and what != POINTS:
        _on_attack(s, what, amount, seat)
    elif what == REPLACE:
        replace_card(s)
    elif what == PREVENT:
        _prevent(s, actor, amount)
    elif what >= LOOK:
        _on_table(s, number, seat, actor, spot, card)
    elif what == DRAW:
        draw_cards(s, INVADER if s.book.to[number] == TO_INVADER else seat, amount)
    elif what == GLORY:
        for _ in range(amount):
            draw_glory(s, seat)
    elif what == MAINS:
        s.mains += amount
    else:
        _on_figures(s, number, seat, actor, card)


EFFECT: Final[Step] = step5(effect)


def _prevent(s: Raid, figure: i64, amount: i64) -> None:
    less = amount if amount < s.pending[figure] else s.pending[figure]
    if less > 0:
        s.pending[figure] -= less
        s.tell(log.PREVENTED, figure, less)


def _on_attack(s: Raid, what: i64, amount: i64, seat: i64) -> None:
    """Effects on the attack that goes on."""
    attack = s.attack
    if attack[A_STEP] == NO_ATTACK:
        return
    if what == RED:
        attack[A_RED] += amount
    elif what == BLACK:
        attack[A_BLACK] += amount
    elif what == LOSE_DIE:
        attack[A_LOSE] += amount
    elif what == RANGE:
        longer = attack[A_RANGE] + amount
        attack[A_RANGE] = longer if longer > 1 else 1
    elif what == REROLL:
        if len(s.dice) > 0:
            s.ask(REROLL_DIE, seat, amount)
    elif what == TURN:
        if len(s.dice) > 0:
            s.ask(TURN_DIE, seat, amount)
    elif what == HITS:
        attack[A_HITS] += amount
    elif what == PIERCE:
        attack[A_PIERCE] += amount
    elif what == SHIELDS:
        attack[A_SHIELDS] += amount
    elif what == DODGE:
        attack[A_DODGE] = 1
    elif what == NO_COVER:
        attack[A_NO_COVER] = 1


class RerollDie(Prompt):
    """A die to roll again, up to so many; a die already rolled again may not be (a word's bits
    above the number of dice say which)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(len(t.dice)):
            if ask.a & BIT[k] == 0:
                out = append(out, pack(DIE, k))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            return
        roll_again(t, first(move))
        if ask.options > 1:
            t.ask(REROLL_DIE, ask.seat, ask.options - 1, ask.a | BIT[first(move)])


class TurnDie(Prompt):
    """A die to turn to any side."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(len(t.dice)):
            faces = t.book.black_faces if t.dice[k] >= 16 else t.book.red_faces
            seen = vec[i64]([t.dice[k] % 16])
            for face in faces:
                if not _has(seen, face):
                    seen = append(seen, face)
                    out = append(out, pack(FACE, k, face))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            return
        die = first(move)
        t.dice[die] = t.dice[die] // 16 * 16 + second(move)
        t.tell(log.TURNED_DIE, t.dice[die] // 16, second(move))
        if ask.options > 1:
            t.ask(TURN_DIE, ask.seat, ask.options - 1)


REROLL_DIE: Final = RerollDie("reroll", "DM-15.12", True)
TURN_DIE: Final = TurnDie("turn-die", "DM-15.12", True)


# -- effects on figures ----------------------------------------------------------------------------


def _on_figures(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> None:
    """Find out for whom it is, ask if there is a choice, and apply it."""
    to = s.book.to[number]
    if to == TO_GROUP:
        group = group_of(s, number, seat, actor, card)
        if s.book.group_count[number] == ALL_OF_THEM:
            apply_to(s, number, group, seat)
        elif count(group) > 0:
            s.ask(WHOM, seat, group, number)
        return
    if to == TO_NEWCOMER:
        if s.newcomers != 0:
            s.ask(WHOM, INVADER, s.newcomers, number)
        return
    figure = one_of(s, to, seat, actor)
    if figure >= 0 and s.is_here(figure):
        apply_to(s, number, BIT[figure], seat)


def one_of(s: Raid, to: i64, seat: i64, actor: i64) -> i64:
    """The single figure that an effect is for: without a word the marine of the card, or the
    figure of the moment."""
    if to == TO_ACTOR:
        return actor
    if to == TO_ATTACKER:
        return s.attack[A_ATTACKER]
    if to == TO_DEFENDER:
        return s.attack[A_DEFENDER]
    return actor if seat == INVADER else seat - 1


def group_of(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> i64:
    """The figures of a group: of a side, not farther than so much, and seen if it says so."""
    book = s.book
    center = _center(s, number, seat, actor, card)
    side = book.group_side[number]
    if center < 0:
        return 0
    pool = s.on_map
    if side == ENEMY_SIDE:
        pool = s.marines() if seat == INVADER else s.demons()
    elif side == OWN_SIDE:
        pool = s.demons() if seat == INVADER else s.marines()
    if side != OWN_SIDE:
        pool &= ~_bit(_figure_of(s, number, seat, actor))
    out: i64 = 0
    me = actor if seat == INVADER else seat - 1
    for figure in members(pool):
        stand = s.stand(figure)
        if not is_within(s, center, stand, book.group_within[number]):
            continue
        if book.group_seen[number] != 0 and not s.field.sees(s.stand(me), stand):
            continue
        out |= BIT[figure]
    return out


def _bit(figure: i64) -> i64:
    return BIT[figure] if figure >= 0 else 0


def _figure_of(s: Raid, number: i64, seat: i64, actor: i64) -> i64:
    """The figure round which a group stands, which is not in it."""
    of = s.book.group_of[number]
    if of == OF_ACTOR:
        return actor
    if of == OF_DEFENDER:
        return s.attack[A_DEFENDER]
    if of == OF_TOKEN:
        return -1
    return actor if seat == INVADER else seat - 1


def _center(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> i64:
    """Where that figure stands or last stood, or where the token lies."""
    of = s.book.group_of[number]
    if of == OF_TOKEN:
        return grenade_place(s, seat, card)
    if of == OF_DEFENDER:
        defender = s.attack[A_DEFENDER]
        return s.stand(defender) if defender >= 0 and s.is_here(defender) else s.attack[A_TO]
    figure = _figure_of(s, number, seat, actor)
    return s.stand(figure) if figure >= 0 else -1


def grenade_place(s: Raid, seat: i64, card: i64) -> i64:
    """Where the token of a grenade card lies, or -1."""
    if card == NO_CARD:
        return -1
    return s.grenades[(seat - 1) * len(s.book.weapons) + s.book.weapon[s.kind[card]]]


class Whom(Prompt):
    """One figure of several (chosen by the card's player)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(PICK, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        apply_to(raid(s), ask.a, BIT[first(move)], ask.seat)


WHOM: Final = Whom("whom", "DM-8.2", True)


def apply_to(s: Raid, number: i64, figures: i64, seat: i64) -> None:
    """The effect itself, on all these figures at the same moment."""
    if figures == 0:
        return
    what = s.book.do_what[number]
    amount = _amount(s, s.book.amount[number])
    if what == DAMAGE:
        harm(s, figures, amount)
        return
    for figure in members(figures):
        _apply(s, number, what, amount, figure, seat)


def _amount(s: Raid, amount: i64) -> i64:
    if amount == AMOUNT_RED:
        return roll_red(s)
    return s.dealt if amount == AMOUNT_DEALT else amount


def _apply(s: Raid, number: i64, what: i64, amount: i64, figure: i64, seat: i64) -> None:
    until = s.book.until[number]
    owner = s.active if until == UNTIL_ACTIVATION else seat - 1
    if what == POINTS:
        s.points[figure] += amount
        if s.active != figure:
            s.push(BURST, figure)
    elif what == RECOVER:
        recover(s, figure, amount)
    elif what == STUN:
        stun(s, figure)
    elif what == UNSTUN:
        end_stun(s, figure)
    elif what == PUSH:
        push_figure(s, figure, seat, amount)
    elif what == GLIDE or what == STRIDE or what == STAGGER:
        add_lasting(s, what, amount, figure, until, owner)
    elif what == CANNOT:
        add_lasting(s, CANNOT, s.book.detail[number], figure, until, figure)


# -- effects on cards, tokens and the map ----------------------------------------------------------


def _on_table(s: Raid, number: i64, seat: i64, actor: i64, spot: i64, card: i64) -> None:
    book = s.book
    what = book.do_what[number]
    amount = book.amount[number]
    detail = book.detail[number]
    if what == CANNOT:
        _on_figures(s, number, seat, actor, card)
    elif what == LOOK:
        look(s, seat, amount)
    elif what == CALL:
        call(s, seat)
    elif what == OPEN_DOOR:
        _offer_door(s, seat, detail)
    elif what == TELEPORT:
        _offer_teleport(s, seat)
    elif what == TOKEN:
        s.ask(THROW, seat, detail, card)
    elif what == TAKE_BACK:
        until = UNTIL_START if detail == AT_START else UNTIL_ACTIVATION
        add_lasting(s, TAKE_BACK, book.weapon[s.kind[card]], seat - 1, until, seat - 1)
    elif what == KEEP:
        add_lasting(s, KEEP, card, -1, book.until[number], seat - 1)
    elif what == ARGENT:
        if book.to[number] == TO_ANY:
            place_argent(s, amount, 1)
        else:
            gain_argent(s, amount, book.types)
    elif what == WAKE:
        _wake(s, detail, amount)
    elif what == SUMMON:
        summon_from(s, detail)
    else:
        _on_tokens(s, number, actor, spot)


def _wake(s: Raid, which: i64, amount: i64) -> None:
    s.woken = 0
    if which == PORTALS_BEYOND:
        s.woken = s.beyond & s.portals & ~s.awake
        wake(s, s.woken)
    else:
        wake_chosen(s, amount)


def _on_tokens(s: Raid, number: i64, actor: i64, spot: i64) -> None:
    """Objective, threat and progress tokens, portals that are closed, frag tokens (chapter 23)."""
    book = s.book
    what = book.do_what[number]
    amount = book.amount[number]
    kind = book.detail[number]
    at = (spot - 1) * TOKEN_SIZE
    if what == THREAT:
        if book.to[number] == TO_CARD or spot == 0:
            s.threats += amount
            s.tell(log.THREAT_CHANGED, amount, -1)
        else:
            less = s.tokens[at + TOKEN_THREAT]
            s.tokens[at + TOKEN_THREAT] = less + amount if less + amount > 0 else 0
            s.tell(log.THREAT_CHANGED, amount, s.tokens[at + TOKEN_PLACE])
    elif what == PROGRESS:
        s.tokens[at + TOKEN_PROGRESS] += amount
        s.tell(log.PROGRESS_CHANGED, amount, s.tokens[at + TOKEN_PLACE])
        check_progress(s)
    elif what == MARK:
        _mark(s, number, kind, actor)
    elif what == COLLECT:
        _collect(s, kind, actor)
    elif what == REMOVE:
        if spot > 0:
            s.tell(log.TOKEN_REMOVED, kind, s.tokens[at + TOKEN_PLACE])
            s.tokens[at + TOKEN_PLACE] = -1
            check_hold(s)
    elif what == CLOSE:
        _close(s, spot - PORTAL_SPOT)
    elif what == FRAGS:
        gain_frags(s, amount)


def check_progress(s: Raid) -> None:
    """DM-24.2: so many progress tokens on each of so many objective tokens."""
    if s.book.goal != GOAL_PROGRESS:
        return
    full: i64 = 0
    for token in range(s.token_count()):
        if s.token(token, TOKEN_KIND) == s.book.goal_token:
            if s.token(token, TOKEN_PROGRESS) >= s.book.goal_amount:
                full += 1
    s.achieved = full
    if full >= s.book.goal_count:
        end_mission(s, MARINE_SIDE)


def tokens_left(s: Raid, kind: i64) -> i64:
    left: i64 = 0
    for token in range(s.token_count()):
        if s.token(token, TOKEN_KIND) == kind and s.token(token, TOKEN_PLACE) >= 0:
            left += 1
    return left


def check_hold(s: Raid) -> None:
    """With fewer tokens than the goal demands the invader has won."""
    if s.book.goal == GOAL_HOLD and tokens_left(s, s.book.goal_token) < s.book.goal_count:
        end_mission(s, INVADER_SIDE)


def _mark(s: Raid, number: i64, kind: i64, actor: i64) -> None:
    """A figure takes an objective token (DM-23.2): the one that lies here, or a new one for a
    newcomer."""
    if s.book.to[number] == TO_NEWCOMER:
        if s.newcomers != 0:
            s.ask(MARKED, INVADER, s.newcomers, kind)
        else:
            s.add_token(kind, s.board.portals[s.portal], -1)
            s.tell(log.TOKEN_DROPPED, kind, s.board.portals[s.portal])
        return
    for token in range(s.token_count()):
        at = token * TOKEN_SIZE
        if s.tokens[at + TOKEN_PLACE] == s.place[actor] and s.tokens[at + TOKEN_KIND] == kind:
            s.tokens[at + TOKEN_PLACE] = -1
            s.tokens[at + TOKEN_BEARER] = actor
            s.tell(log.TOKEN_TAKEN, kind, actor)
            return


class Marked(Prompt):
    """Which of the demons just summoned holds the token."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(PICK, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.add_token(ask.a, -1, first(move))
        t.tell(log.TOKEN_TAKEN, ask.a, first(move))


MARKED: Final = Marked("mark", "DM-23.2", True)


def _collect(s: Raid, kind: i64, actor: i64) -> None:
    """The token here, or held by the figure, leaves the map and counts for the marines."""
    for token in range(s.token_count()):
        at = token * TOKEN_SIZE
        if s.tokens[at + TOKEN_KIND] != kind:
            continue
        here = s.is_here(actor) and s.tokens[at + TOKEN_PLACE] == s.place[actor]
        if here or s.tokens[at + TOKEN_BEARER] == actor:
            s.tokens[at + TOKEN_PLACE] = -1
            s.tokens[at + TOKEN_BEARER] = -1
            s.tell(log.TOKEN_GAINED, kind, s.achieved + 1)
            achieve(s, 1)
            return


def _close(s: Raid, portal: i64) -> None:
    """The portal at the spot leaves the map and counts."""
    s.portals &= ~BIT[portal]
    s.awake &= ~BIT[portal]
    s.tell(log.PORTAL_CLOSED, portal)
    achieve(s, 1)


# -- doors, teleporters and grenades by ability ----------------------------------------------------


def _offer_door(s: Raid, seat: i64, within: i64) -> None:
    marine = seat - 1
    if not cannot(s, marine, NO_OPEN) and doors_within(s, marine, within) != 0:
        s.ask(DOOR_AFAR, seat, doors_within(s, marine, within))


def doors_within(s: Raid, figure: i64, within: i64) -> i64:
    """Closed doors with a space not farther than that."""
    out: i64 = 0
    board = s.board
    stand = s.stand(figure)
    for door in members(s.doors):
        for k in range(board.door_first[door], board.door_first[door + 1]):
            for which in range(2):
                side = board.grid.side(board.door_edges[k], which)
                if side >= 0 and is_within(s, stand, side, within):
                    out |= BIT[door]
    return out


class DoorAfar(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for door in members(ask.options):
            out = append(out, pack(OPEN, door))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        open_door(raid(s), ask.seat - 1, first(move))


def teleport_ends(s: Raid, marine: i64) -> vec[i64]:
    """The active teleporters that a marine could go to."""
    out = vec[i64]()
    for k in range(len(s.board.teleporters)):
        square = s.board.teleporters[k]
        if s.teleporters & BIT[k] != 0 and square != s.place[marine]:
            out = append(out, pack(TELEPORT_VERB, square))
    return out


def _offer_teleport(s: Raid, seat: i64) -> None:
    marine = seat - 1
    if s.is_here(marine) and not cannot(s, marine, NO_TELEPORT):
        if len(teleport_ends(s, marine)) > 0:
            s.ask(TELEPORT_TO, seat)


class TeleportTo(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return teleport_ends(raid(s), ask.seat - 1)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if not s.is_out(ask.seat):
            teleport(raid(s), ask.seat - 1, first(move))


def throw_squares(s: Raid, marine: i64, longest: i64) -> vec[i64]:
    """Spaces within a range and line of sight (DM-22.15); figures may stand there."""
    out = vec[i64]()
    stand = s.stand(marine)
    for square in members_in(s.field.grid.there):
        if has(s.board.blocking, square):
            continue
        away = s.field.distance(stand, square)
        if 0 <= away <= longest and s.field.sees(stand, square):
            out = append(out, pack(PLACE, square))
    return out


class Throw(Prompt):
    """Where a grenade token is put."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return throw_squares(raid(s), ask.seat - 1, ask.options)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        weapon = t.book.weapon[t.kind[ask.a]]
        t.grenades[(ask.seat - 1) * len(t.book.weapons) + weapon] = first(move)
        t.tell(log.GRENADE_THROWN, ask.seat - 1, weapon, first(move))


DOOR_AFAR: Final = DoorAfar("door-afar", "DM-9.33", True)
TELEPORT_TO: Final = TeleportTo("teleport-to", "DM-21.4", True)
THROW: Final = Throw("throw", "DM-22.15", True)
