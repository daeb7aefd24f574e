"""The turn (section 4): six phases in fixed order, each with its start, idle points and end."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.constant import LIFE
from hadur.games.summoner_wars.abilities.hooks import (
    END_ATTACK,
    END_BUILD,
    END_TURN,
    START_ATTACK,
    START_MOVE,
    START_SUMMON,
    fire_all,
    fire_events,
)
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    BUILD_PHASE,
    DRAW_PHASE,
    MAGIC_PHASE,
    MOVE_PHASE,
    SUMMON_PHASE,
    TABLES,
)
from hadur.games.summoner_wars.phases.attack import (
    ANY_CARD,
    declare,
    list_attacks,
    prepare_attack,
    regular_attack,
)
from hadur.games.summoner_wars.phases.build import build, list_builds
from hadur.games.summoner_wars.phases.damage import (
    BY_RULE,
    NOBODY,
    check_lives,
    discard_event,
    harm,
)
from hadur.games.summoner_wars.phases.event import list_events, play_event
from hadur.games.summoner_wars.phases.magic import discard_for_magic, draw_up, list_discards
from hadur.games.summoner_wars.phases.move import charge_to, list_moves, move_along
from hadur.games.summoner_wars.phases.summon import list_summons, may_summon_now, summon
from hadur.games.summoner_wars.prompts import Question, chosen_card
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    CARDS_IN_GAME,
    HAND,
    Battle,
    battle,
)
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    DECLARE,
    DISCARD,
    END,
    MOVE,
    PLAY,
    SUMMON,
    USE,
)
from hadur.kernel.bits import lowest
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, State, Step, step0, step1
from hadur.kernel.timing import SETTLE, Trigger, wait

# -- activated abilities ---------------------------------------------------------------------------


class Activated:
    """An ability its controller may use at an idle point of a phase."""

    def __init__(self, ability: i64, phase: i64) -> None:
        self.ability: Final = ability
        self.phase: Final = phase
        uses = ACTIVATED[phase]
        uses.all = append(uses.all, self)

    def usable(self, s: Battle, unit: i64) -> bool:
        raise NotImplementedError

    def use(self, s: Battle, unit: i64) -> None:
        raise NotImplementedError


class Uses:
    """What can be used in one phase: a column, as `Steps` are."""

    def __init__(self) -> None:
        self.all = vec[Activated]()


ACTIVATED: Final[list[Uses]] = [Uses() for _ in range(DRAW_PHASE + 1)]


def list_uses(s: Battle, out: vec[i64]) -> vec[i64]:
    """Every activated ability of this phase whose unit can use it."""
    for activated in ACTIVATED[s.phase].all:
        holders = s.has[activated.ability] & s.side[s.active]
        while holders != 0:
            space = lowest(holders)
            holders &= holders - 1
            if activated.usable(s, s.at[space]):
                out = append(out, pack(USE, activated.ability, space))
    return out


def use_ability(s: Battle, ability: i64, space: i64) -> None:
    unit = s.at[space]
    s.tell(log.USED, ability, s.kind[unit], space)
    for activated in ACTIVATED[s.phase].all:
        if activated.ability == ability:
            activated.use(s, unit)


# -- idle points -----------------------------------------------------------------------------------


USUAL_MOVES: Final = 31
"""Room for the moves of most idle points, so that the list seldom has to grow."""


class Idle(Question):
    """The active player takes one action or ends the phase (SW-4.11, SW-4.12).

    Always asked, even if only "end" is left: whether it is depends on the hidden hand."""

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64](capacity=USUAL_MOVES)
        out = append(out, pack(END))
        phase = s.phase
        if may_summon_now(s):
            out = list_summons(s, out)
        if phase == MOVE_PHASE:
            out = list_moves(s, out)
        elif phase == BUILD_PHASE:
            out = list_builds(s, out)
        elif phase == ATTACK_PHASE:
            out = list_attacks(s, out)
        elif phase == MAGIC_PHASE:
            out = list_discards(s, out)
        out = list_events(s, out)
        return list_uses(s, out)

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == END:
            return
        s.push(IDLE)
        s.push(SETTLE, 0)
        act(s, verb, move)


def act(s: Battle, verb: i64, move: i64) -> None:
    """Carry out one action of an idle point."""
    if verb == MOVE:
        s.moves_used += 1
        move_along(s, s.at[first(move)], third(move))
    elif verb == ATTACK:
        unit = s.at[first(move)]
        regular_attack(s, unit)
        declare(s, unit, s.at[second(move)], 0, 0)
    elif verb == USE:
        use_ability(s, first(move), second(move))
    elif verb == DECLARE:
        unit = s.at[first(move)]
        regular_attack(s, unit)
        prepare_attack(s, unit, ANY_CARD)
    elif verb == CHARGE_MOVE:
        s.moves_used += 1
        charge_to(s, s.at[first(move)], second(move))
    else:
        card = chosen_card(s, s.active, HAND + s.active, first(move))
        if verb == SUMMON:
            summon(s, card, second(move))
        elif verb == BUILD:
            build(s, card, second(move))
        elif verb == PLAY:
            play_event(s, card)
        elif verb == DISCARD:
            discard_for_magic(s, card)


PROMPTS: Final = (
    Idle("summon", "SW-6.1", False),
    Idle("move", "SW-7.1", False),
    Idle("build", "SW-8.1", False),
    Idle("attack", "SW-9.1", False),
    Idle("magic", "SW-11.1", False),
    Idle("draw", "SW-4.13", False),
)


def idle(s: Battle) -> None:
    s.ask(PROMPTS[s.phase], s.active)


IDLE: Final[Step] = step0(idle)


# -- phases ----------------------------------------------------------------------------------------


def phase(s: Battle, number: i64) -> None:
    """Start of the phase, its idle points, its end (SW-4.6, SW-4.7)."""
    s.phase = number
    s.instead = 0
    if number == MOVE_PHASE:
        s.moved = 0
        s.moves_used = 0
    elif number == ATTACK_PHASE:
        s.attacked = 0
        s.attacks_used = 0
    s.tell(log.PHASE, s.active, number)
    s.push(END_PHASE, number)
    if number == DRAW_PHASE:
        if may_summon_now(s):
            s.push(IDLE)
        s.push(DRAW_UP)
    else:
        s.push(IDLE)
    s.push(SETTLE, 0)
    own = s.side[s.active]
    if number == SUMMON_PHASE:
        fire_all(s, START_SUMMON, own, 0, 0)
    elif number == MOVE_PHASE:
        fire_all(s, START_MOVE, own, 0, 0)
    elif number == ATTACK_PHASE:
        fire_all(s, START_ATTACK, own, 0, 0)


def draw_phase(s: Battle) -> None:
    draw_up(s, s.active)


def end_phase(s: Battle, number: i64) -> None:
    s.push(SETTLE, 0)
    own = s.side[s.active]
    if number == BUILD_PHASE:
        fire_all(s, END_BUILD, own, 0, 0)
    elif number == ATTACK_PHASE:
        fire_all(s, END_ATTACK, own, 0, 0)
        if not s.targeted:
            wait(s, INACTION, s.summoner[s.active])


class Inaction(Trigger):
    """The price of inaction (SW-9.25): 1 damage to the own summoner, magic for nobody."""

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        b = battle(s)
        b.tell(log.INACTIVE, b.active)
        if b.on_field(source):
            harm(b, source, 1, NOBODY, NOBODY, BY_RULE)


INACTION: Final = Inaction("inaction", False)


# -- the turn --------------------------------------------------------------------------------------


def turn(s: Battle) -> None:
    """A whole turn, and then the other player's (SW-4.1 to SW-4.3)."""
    s.push(NEXT_TURN)
    s.push(END_OF_TURN)
    number: i64 = DRAW_PHASE
    while number >= SUMMON_PHASE:
        s.push(PHASE, number)
        number -= 1
    s.push(START_OF_TURN)


def start_of_turn(s: Battle) -> None:
    """Active events of the player go, other start-of-turn effects happen (SW-4.5, SW-4.9)."""
    s.turn += 1
    s.targeted = False
    s.phase = SUMMON_PHASE
    for card in range(CARDS_IN_GAME):
        s.spent[card] = 0
    s.tell(log.TURN, s.active, s.turn)
    s.push(SETTLE, 0)
    area = ACTIVE_AREA + s.active
    for k in range(s.size[area]):
        event = s.card_in(area, k)
        wait(s, EXPIRY if own_expiry(s, event) is None else WEIGHTY_EXPIRY, event)


class Expiry(Trigger):
    """An active event is discarded at the start of its player's next turn (SW-13.9)."""

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        b = battle(s)
        zone = b.zone[source]
        if zone != ACTIVE_AREA and zone != ACTIVE_AREA + 1:
            return
        own = own_expiry(b, source)
        if own is not None:
            own.expire(b, source)
            return
        discard_event(b, source)
        check_lives(b)


class OnExpiry:
    """What an active event does instead of, or when, being discarded."""

    def __init__(self, effect: i64) -> None:
        self.effect: Final = effect
        EXPIRIES.append(self)

    def expire(self, s: Battle, event: i64) -> None:
        raise NotImplementedError


EXPIRIES: Final[list[OnExpiry]] = []


def own_expiry(s: Battle, event: i64) -> OnExpiry | None:
    """What the event itself says of being discarded, if it says anything."""
    for own in EXPIRIES:
        if own.effect == TABLES.effect[s.kind[event]]:
            return own
    return None


EXPIRY: Final = Expiry("expiry", True)
WEIGHTY_EXPIRY: Final = Expiry("expiry", False)


def end_of_turn(s: Battle) -> None:
    """End-of-turn effects, directly after the Draw phase (SW-4.8)."""
    s.push(SETTLE, 0)
    fire_all(s, END_TURN, s.side[s.active], 0, 0)
    fire_events(s, END_TURN, 0, 0)
    for card in range(CARDS_IN_GAME):
        if s.lender[card] >= 0:
            wait(s, WEIGHTY_GIVE_BACK if shelters(s, card) else GIVE_BACK, card)
    if len(s.gains) > 0:
        wait(s, WEIGHTY_FADE if lives_by_gains(s) else FADE, 0)


def shelters(s: Battle, card: i64) -> bool:
    """Whether damaged cards may live by something this card gives them."""
    for bonus in LIFE.all:
        if bonus.shelters(s, card):
            return True
    return False


def lives_by_gains(s: Battle) -> bool:
    """Whether a damaged unit has gained an ability that gives life: losing it may destroy it."""
    k: i64 = 0
    while k < len(s.gains):
        if s.damage[s.gains[k]] > 0:
            for bonus in LIFE.all:
                if bonus.comes_from(s.gains[k + 1]):
                    return True
        k += 2
    return False


class GiveBack(Trigger):
    """Control taken until the end of the turn ends (SW-17.4)."""

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        b = battle(s)
        if b.on_field(source) and b.lender[source] >= 0:
            seat = b.lender[source]
            b.lender[source] = -1
            b.give_control(source, seat)
            b.tell(log.CONTROLLED, b.kind[source], b.space[source], seat)
            check_lives(b)


class Fade(Trigger):
    """Abilities gained until the end of the turn are lost."""

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        b = battle(s)
        gains = b.gains
        b.gains = vec[i64]()
        k: i64 = 0
        while k < len(gains):
            b.relearn(gains[k])
            k += 2
        check_lives(b)


GIVE_BACK: Final = GiveBack("give-back", True)
WEIGHTY_GIVE_BACK: Final = GiveBack("give-back", False)
FADE: Final = Fade("fade", True)
WEIGHTY_FADE: Final = Fade("fade", False)


def next_turn(s: Battle) -> None:
    for card in range(CARDS_IN_GAME):
        s.bonus[card] = 0
    s.moved = 0
    s.moves_used = 0
    s.attacked = 0
    s.attacks_used = 0
    s.attacker = -1
    s.victim = -1
    s.active = 1 - s.active
    s.push(TURN)


TURN: Final[Step] = step0(turn)
PHASE: Final[Step] = step1(phase)
END_PHASE: Final[Step] = step1(end_phase)
DRAW_UP: Final[Step] = step0(draw_phase)
START_OF_TURN: Final[Step] = step0(start_of_turn)
END_OF_TURN: Final[Step] = step0(end_of_turn)
NEXT_TURN: Final[Step] = step0(next_turn)
