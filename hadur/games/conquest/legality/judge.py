"""The judge: reads a text, names every rule that forbids it, or finds the move it stands for.

It never asks the move generator whether something is legal. Only where several legal moves read
alike does it look at their order in the list, to tell which one is meant.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hadur.games.conquest.abilities.effect import ChoosePrice, ChooseTarget, effect_of, target_in
from hadur.games.conquest.abilities.effect import price_in as paid_in
from hadur.games.conquest.abilities.searching import Search
from hadur.games.conquest.cards.definition import ARMORBANE, BY_NAME
from hadur.games.conquest.legality import entering, fighting, procedures, using
from hadur.games.conquest.legality.field import NO_CARD, Field
from hadur.games.conquest.legality.parsing import FROM_DISCARD, WORDS, Said, read, tidy
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts import (
    ATTACHES,
    FROM_DISCARD_TOO,
    NONE_WILL_DO,
    PICKS,
    TAKES,
    Use,
)
from hadur.games.conquest.prompts import Branch, Confirm, Pick, Several, TakeCard
from hadur.games.conquest.state import DISCARD, HAND, Campaign
from hadur.games.conquest.verbs import (
    AREA,
    ATTACH,
    ATTACK,
    CHOOSE,
    DEPLOY,
    DIAL,
    DONE,
    MOVE,
    NO,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    RETREAT,
    SHIELD,
    STALEMATE,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.decision import question_for
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask, Prompt
from hadur.kernel.verdict import Refusal, Verdict
from hadur.kernel.windows import PASS_VERB, USE_VERB

_ACTING: Final = (PASS, DEPLOY, ATTACH, PLAY, USE)
_ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "deploy-turn": _ACTING,
    "action-window": _ACTING,
    "offer": (PASS, PLAY, USE),
    "force": (PLAY, USE),
    "combat-turn": (ATTACK, RETREAT, PASS, STALEMATE),
    "defender": (PICK, AREA),
    "mobile": (MOVE, DONE),
    "dial": (DIAL,),
    "shield": (SHIELD, NO),
    "value-of-x": (NUMBER,),
    "arrange": (TAKE, DONE),
}


class Ruling(NamedTuple):
    """What speaks against an answer; the moves it stands for if nothing does."""

    refusals: list[Refusal]
    moves: list[int]


def explain(s: Campaign, text: str, seat: int | None = None) -> Verdict:
    """Legal, or refused with every rule against it; BadNotation if it is no move at all.

    Without a seat it is judged as a move of whoever is asked."""
    said = read(text)
    text = tidy(text)
    if s.over:
        return Verdict(text, None, (no("CQ-19.8", "over"),))
    index = question_for(s, seat)
    if index < 0:
        return Verdict(text, None, tuple(_not_asked(s, seat or 0)))
    f = Field(s)
    ask = s.asks[index]
    refusals, moves = _judge(f, ask, said)
    if refusals:
        return Verdict(text, None, tuple(refusals))
    if said.copy > len(moves):
        return Verdict(text, None, (no("CQ-11.1", "copies"),))
    if len(moves) > 1:
        order = [int(move) for move in s.legal(index)]
        moves.sort(key=lambda move: order.index(move) if move in order else len(order))
    return Verdict(text, moves[said.copy - 1])


def _not_asked(s: Campaign, seat: int) -> Reasons:
    """Whose turn it is instead, as everybody knows."""
    asked = next((ask.prompt.name for ask in s.asks if int(ask.seat) != seat), "")
    if asked == "deploy-turn" and s.passed >> seat & 1:
        yield no("CQ-6.4", "passed")
    elif asked == "dial":
        yield no("CQ-7.3", "dial-set")
    elif asked in ("deploy-turn", "action-window", "combat-turn"):
        rules = {"deploy-turn": "CQ-6.3", "action-window": "CQ-5.16", "combat-turn": "CQ-8.17"}
        yield no(rules[asked], "not-your-turn")
    else:
        yield no("CQ-1.7", "not-asked")


def _judge(f: Field, ask: Ask, said: Said) -> Ruling:
    """What speaks against an answer, and the moves it can stand for."""
    if said.verb not in answers_to(ask.prompt):
        return Ruling(list(_out_of_place(f, ask, said)), [])
    if said.verb in (PLAY, USE):
        return _using(f, ask, said)
    return Ruling(list(_reasons(f, ask, said)), [_number(f, ask, said)])


# -- which answers a question takes ----------------------------------------------------------------


def answers_to(prompt: Prompt) -> tuple[int, ...]:
    """The verbs that answer a question, by its form."""
    if prompt.name in _ANSWERS:
        return _ANSWERS[prompt.name]
    if isinstance(prompt, ChooseTarget):
        return (PICK, DONE) if prompt.effect.up_to else (PICK,)
    if isinstance(prompt, Several):
        return (PICK, DONE)
    if isinstance(prompt, Pick):
        return (PICK,)
    if isinstance(prompt, Confirm):
        return (YES, NO)
    if isinstance(prompt, Branch):
        return (CHOOSE,)
    if prompt.name in ATTACHES:
        return (ATTACH, NO)
    assert prompt.name in TAKES, f"the judge does not know '{prompt.name}'"
    return (TAKE, NO)


_NOT_NOW: Final = {
    DEPLOY: ("CQ-6.2", "not-now-deploy"),
    ATTACH: ("CQ-6.2", "not-now-deploy"),
    ATTACK: ("CQ-8.16", "combat-turn"),
    RETREAT: ("CQ-14.6", "no-retreat-now"),
    STALEMATE: ("CQ-8.44", "no-stalemate-now"),
    AREA: ("CQ-15.11", "no-area-now"),
    MOVE: ("CQ-15.19", "no-mobile-now"),
    SHIELD: ("CQ-13.9", "no-shield-now"),
    DIAL: ("CQ-7.1", "no-dials-now"),
}


def _pierces(f: Field, seat: int) -> bool:
    """Whether an enemy with Armorbane attacks, so that the player is not asked for shields."""
    attacker = int(f.s.attacker)
    return attacker >= 0 and not f.controls(seat, attacker) and f.has(attacker, ARMORBANE)


def _out_of_place(f: Field, ask: Ask, said: Said) -> Reasons:
    """Why this kind of move is none now: its own moment is another one."""
    if said.verb == PASS and ask.prompt.name == "force":
        yield no("CQ-10.26", "forced")
    elif said.verb in (NO, DONE, PASS):
        yield from _otherwise(f, ask)
    elif said.verb in (PLAY, USE):
        yield from using.unreadable(f, ask, said)
    elif said.verb == SHIELD and _pierces(f, int(ask.seat)):
        yield no("CQ-15.12", "armorbane", unit=f.name(int(f.s.attacker)))
    elif said.verb in _NOT_NOW:
        yield no(*_NOT_NOW[said.verb])
    else:
        yield no(ask.prompt.rule_of(f.s, ask), "out-of-place", word=WORDS[said.verb])


def _otherwise(f: Field, ask: Ask) -> Reasons:
    """How a question is declined that was declined with the wrong word, if it can be."""
    rule = ask.prompt.rule_of(f.s, ask)
    for verb in (PASS, NO, DONE):
        if verb in answers_to(ask.prompt) and fine(_decline(f, ask, Said(verb))):
            yield no(rule, "say", word=WORDS[verb])
            return
    yield no(rule, "must")


# -- using abilities -------------------------------------------------------------------------------


def _using(f: Field, ask: Ask, said: Said) -> Ruling:
    """Every reading is judged; the legal ones are what is meant."""
    seat = int(ask.seat)
    answers = ask.prompt.name in ("offer", "force")
    uses = using.as_answers(f, ask, said) if answers else using.as_actions(f, seat, said)
    if not uses:
        return Ruling(list(using.unreadable(f, ask, said)), [])
    legal = [use for use in uses if fine(using.against(f, use))]
    if not legal:
        return Ruling(list(using.against(f, using.nearest(f, uses))), [])
    return Ruling([], [_number_of_use(f, ask, use) for use in legal])


def _number_of_use(f: Field, ask: Ask, use: Use) -> int:
    number = int(use.effect.number)
    if use.at >= 0:
        return int(pack(USE_VERB, use.source, number, use.at - int(ask.a) | use.seat << 12))
    if use.effect.from_hand:
        return int(pack(PLAY, int(f.s.kind[use.source]), number))
    return int(pack(USE, use.source, number))


# -- everything else -------------------------------------------------------------------------------


def _reasons(f: Field, ask: Ask, said: Said) -> Reasons:
    """Every reason against an answer of the right kind."""
    verb, seat = said.verb, int(ask.seat)
    if verb == DEPLOY:
        yield from entering.deploy(f, seat, said.name, said.on)
    elif verb == ATTACH:
        when = entering.FROM_A_TEXT if ask.prompt.name in ATTACHES else ""
        host = f.called(seat, said.on)
        yield from entering.attach(f, seat, said.name, host, said.on, when)
    elif verb in (ATTACK, RETREAT, MOVE, PICK):
        yield from _with_card(f, ask, said)
    elif verb == TAKE:
        yield from _take(f, ask, said)
    elif verb == CHOOSE:
        yield from _choose(ask, said)
    elif verb == SHIELD:
        yield from procedures.shield(f, seat, said.name)
    elif verb == DIAL:
        yield from procedures.dial(f, said.number)
    elif verb == NUMBER:
        yield from procedures.x(f, ask, said.number)
    elif verb == STALEMATE:
        yield from fighting.stalemate(f)
    elif verb == AREA:
        yield from fighting.area(f, ask)
    else:
        yield from _decline(f, ask, said)


def _with_card(f: Field, ask: Ask, said: Said) -> Reasons:
    """A card in play acts, or is chosen."""
    card = f.called(int(ask.seat), said.card)
    if card == NO_CARD:
        if "@" in said.card:
            yield no("CQ-2.9", "not-there", unit=using.plain(said.card))
        else:
            yield no("CQ-2.12", "no-planet", planet=said.card)
    elif said.verb == ATTACK:
        yield from fighting.attack(f, ask, card)
    elif said.verb == RETREAT:
        yield from fighting.leave(f, ask, card)
    elif said.verb == MOVE:
        yield from procedures.mobile(f, int(ask.seat), card, said.on)
    else:
        yield from _pick(f, ask, card)


def _pick(f: Field, ask: Ask, choice: int) -> Reasons:
    prompt = ask.prompt
    if isinstance(prompt, ChooseTarget):
        yield from using.target(f, _use_of_target(ask), choice)
    elif isinstance(prompt, ChoosePrice):
        source, at = int(ask.a), int(ask.b) - 1
        use = Use(prompt.effect, int(ask.seat), source, at)
        if f.is_card(choice):
            yield from using.price(f, use, choice)
        else:
            yield no("CQ-11.18", "a-planet")
    elif prompt.name == "defender":
        yield from fighting.defender(f, int(ask.seat), choice)
    else:
        yield from PICKS[prompt.name](f, ask, choice)
        if isinstance(prompt, Several):
            yield from procedures.unmarked(f, choice, prompt.rule)


def _use_of_target(ask: Ask) -> Use:
    """The use that a target is chosen for, with what was chosen before."""
    which, chosen = int(ask.options) >> 24, int(ask.b)
    targets = tuple(int(target_in(chosen, k)) for k in range(which))
    effect = effect_of(int(ask.options) & 0xFFFF)
    source, at = int(ask.a) & 0xFFF, (int(ask.a) >> 12) - 1
    return Use(effect, int(ask.seat), source, at, targets, int(paid_in(chosen)))


def _choose(ask: Ask, said: Said) -> Reasons:
    assert isinstance(ask.prompt, Branch)
    ways = ask.prompt.branches
    if said.name not in ways:
        yield no(ask.prompt.rule, "no-such-way", way=said.name, ways=", ".join(ways))


def _decline(f: Field, ask: Ask, said: Said) -> Reasons:
    """Passing, saying no, ending what is chosen one by one."""
    prompt = ask.prompt
    if said.verb == PASS and prompt.name == "combat-turn":
        yield from fighting.stand_by(f, ask)
    elif said.verb == DONE and isinstance(prompt, ChooseTarget) and int(ask.options) >> 24 == 0:
        yield no("CQ-11.24", "must-choose")
    elif said.verb == NO and prompt.name in ATTACHES:
        if entering.may_attach_something(f, int(ask.seat)):
            yield no("CQ-11.14", "must")
    elif said.verb == NO and _must_take(f, ask):
        yield no(prompt.rule, "must")


# -- cards of a pile -------------------------------------------------------------------------------


def _pile(f: Field, ask: Ask, from_discard: bool) -> list[int]:
    """The cards among which one is taken."""
    prompt = ask.prompt
    if prompt.name in FROM_DISCARD_TOO:
        return f.s.cards_in((DISCARD if from_discard else HAND) + int(ask.seat))
    if from_discard:
        return []
    if isinstance(prompt, TakeCard):
        return f.s.cards_in(int(ask.options))
    return [int(card) for card in f.s.looked]


def _take(f: Field, ask: Ask, said: Said) -> Reasons:
    pile = _pile(f, ask, said.on == FROM_DISCARD)
    card = next((card for card in pile if f.name(card) == said.name), NO_CARD)
    if card == NO_CARD:
        yield no(ask.prompt.rule, "not-in-pile", card=said.name)
    else:
        yield from TAKES[ask.prompt.name](f, ask, card)


def _must_take(f: Field, ask: Ask) -> bool:
    """A card has to be taken if one fits; never in a search (CQ-17.17)."""
    prompt = ask.prompt
    if prompt.name in NONE_WILL_DO or prompt.name not in TAKES or isinstance(prompt, Search):
        return False
    cards = [*_pile(f, ask, False), *_pile(f, ask, True)]
    return any(fine(TAKES[prompt.name](f, ask, card)) for card in cards)


# -- the move a text stands for --------------------------------------------------------------------


def _number(f: Field, ask: Ask, said: Said) -> int:
    """The number of a move; what it says if every check has passed."""
    verb, seat = said.verb, int(ask.seat)
    if verb == PASS:
        return int(pack(PASS_VERB if ask.prompt.name == "offer" else PASS))
    if verb == DEPLOY:
        return int(pack(DEPLOY, BY_NAME[said.name].number, max(f.slot_named(said.on), 0)))
    if verb == ATTACH:
        return int(pack(ATTACH, BY_NAME[said.name].number, max(f.called(seat, said.on), 0)))
    if verb == TAKE and ask.prompt.name in FROM_DISCARD_TOO:
        pile = (DISCARD if said.on == FROM_DISCARD else HAND) + seat
        return int(pack(TAKE, BY_NAME[said.name].number, pile))
    if verb in (TAKE, SHIELD):
        return int(pack(verb, BY_NAME[said.name].number))
    if verb in (DIAL, NUMBER):
        return int(pack(verb, said.number))
    if verb == CHOOSE:
        assert isinstance(ask.prompt, Branch)
        ways = ask.prompt.branches
        return int(pack(CHOOSE, ways.index(said.name) if said.name in ways else 0))
    if not said.card:
        return int(pack(verb))
    card = max(f.called(seat, said.card), 0)
    return int(
        pack(MOVE, card, max(f.slot_named(said.on), 0)) if verb == MOVE else pack(verb, card)
    )
