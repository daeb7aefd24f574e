"""Campaigns as numbers, for programs that learn: a move is an action, a view is a row of ints.

Cards in play are called by their place in a list, the seat's own and the other player's apart:
`pieces` lists them, and the observation tells of each in the same order. What the numbers mean is
written down in docs/environments.md; VERSION grows whenever it changes.
"""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.about import happens_to
from hadur.games.conquest.cards.core_set import CARDS
from hadur.games.conquest.cards.definition import (
    ARMY,
    EVENT,
    KEYWORDS,
    NOT_WORN,
    SUPPORT,
    SYMBOLS,
    TABLES,
    WARLORD,
)
from hadur.games.conquest.phases.attack import DEFENDER
from hadur.games.conquest.phases.damage import (
    INDIRECT,
    SHIELD_CARD,
    entries,
    entry_amount,
    entry_unit,
)
from hadur.games.conquest.prompts import Branch
from hadur.games.conquest.state import (
    ATTACHED,
    DECK,
    DISCARD,
    HAND,
    HQ,
    PHASES,
    PLACES,
    ROW,
    SLOTS,
    VICTORY,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import area_effect, attack, command, hp, keywords
from hadur.games.conquest.verbs import (
    AREA,
    ATTACH,
    ATTACK,
    CHOOSE,
    DEPLOY,
    DIAL,
    DONE,
    HQ_TARGET,
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
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.numbering import Blocks, allot, capped, count_known, names_from, numbered
from hadur.kernel.state import PROMPTS, State
from hadur.kernel.windows import (
    FORCE,
    OCCASIONS,
    OFFER,
    PASS_VERB,
    carrier_of,
    event_at,
    occurrences,
)

VERSION: Final = 2

PIECES: Final = 48
"""Cards in play of one player that have a number of their own."""
NUMBERS: Final = 32
"""Numbers that can be named, from 0 on."""
SPARES: Final = 512
"""Actions for what has no place of its own, in the order of the list of moves."""

UNITS: Final = [c.number for c in CARDS if c.type == ARMY]
SUPPORT_CARDS: Final = [c.number for c in CARDS if c.type == SUPPORT]
WORN_CARDS: Final = [c.number for c in CARDS if c.worn is not NOT_WORN]
EVENT_CARDS: Final = [c.number for c in CARDS if c.type == EVENT]
BRANCHES: Final = sorted({b for p in PROMPTS if isinstance(p, Branch) for b in p.branches})
_PACKAGE: Final = "hadur.games.conquest"
QUESTIONS: Final = sorted(names_from(_PACKAGE, PROMPTS) | {OFFER.name, FORCE.name})
HAPPENINGS: Final = sorted(names_from(_PACKAGE, OCCASIONS))
_KINDS: Final = len(CARDS)


def pieces(s: Campaign, player: int) -> list[int]:
    """The cards in play of a player: planet by planet, then at home, each with what it wears."""
    found = []
    for place in range(PLACES):
        for unit in s.units_at(place):
            for card in (unit, *s.attachments_of(unit)):
                if s.controller[card] == player:
                    found.append(int(card))
    return found


# -- actions ---------------------------------------------------------------------------------------

# Blocks of actions in the order of their numbers: name, how many.
ACTIONS: Final[list[tuple[str, int]]] = [
    ("pass", 1),
    ("yes", 1),
    ("no", 1),
    ("done", 1),
    ("stalemate", 1),
    ("area", 1),
    ("deploy", len(UNITS) * SLOTS),
    ("deploy-support", len(SUPPORT_CARDS)),
    ("attach-own", len(WORN_CARDS) * PIECES),
    ("attach-theirs", len(WORN_CARDS) * PIECES),
    ("play", len(EVENT_CARDS)),
    ("use", PIECES),
    ("attack", PIECES),
    ("retreat", PIECES),
    ("move", PIECES * SLOTS),
    ("pick-own", PIECES),
    ("pick-theirs", PIECES),
    ("pick-planet", SLOTS),
    ("pick-hq", 2),
    ("take", _KINDS),
    ("take-discarded", _KINDS),
    ("shield", _KINDS),
    ("answer", PIECES),
    ("answer-card", _KINDS),
    ("dial", SLOTS + 1),
    ("number", NUMBERS),
    ("choose", len(BRANCHES)),
    ("spare", SPARES),
]


_BLOCKS: Final = Blocks(ACTIONS)
ACTION_COUNT: Final = _BLOCKS.count

_UNIT: Final = numbered(UNITS)
_SUPPORT: Final = numbered(SUPPORT_CARDS)
_WORN: Final = numbered(WORN_CARDS)
_EVENT: Final = numbered(EVENT_CARDS)
_BRANCH: Final = numbered(BRANCHES)
_PLAIN: Final = {
    PASS: "pass",
    PASS_VERB: "pass",
    YES: "yes",
    NO: "no",
    DONE: "done",
    STALEMATE: "stalemate",
    AREA: "area",
}
_WITH_A_PIECE: Final = {USE: "use", ATTACK: "attack", RETREAT: "retreat"}


def actions(state: State, index: int) -> dict[int, int]:
    """The actions that answer an open question, each with the move it stands for.

    A move whose action is taken, or that has none, gets the next spare one."""
    s = campaign(state)
    namer = _Namer(s, int(s.asks[index].seat))
    return allot(_BLOCKS, s.legal(index), lambda move, _: namer.action(index, move))


class _Namer:
    """Finds the actions of moves; knows where each card in play stands in its list."""

    def __init__(self, s: Campaign, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.own = {card: k for k, card in enumerate(pieces(s, seat)[:PIECES])}
        self.theirs = {card: k for k, card in enumerate(pieces(s, 1 - seat)[:PIECES])}

    def action(self, index: int, move: int) -> int:
        """The action that a move has by itself, or -1."""
        verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
        if verb in _PLAIN:
            return _BLOCKS.at(_PLAIN[verb])
        if verb in _WITH_A_PIECE:
            return _BLOCKS.at(_WITH_A_PIECE[verb], self.own.get(a, -1))
        if verb == DEPLOY:
            return self._deploy(a, b)
        if verb == ATTACH:
            return self._attach(a, b)
        if verb == PLAY:
            return _BLOCKS.at("play", _EVENT[a])
        if verb == MOVE:
            return _BLOCKS.at("move", self.own[a] * SLOTS + b) if a in self.own else -1
        if verb == PICK:
            return self._pick(a)
        if verb == TAKE:
            return _BLOCKS.at("take-discarded" if b >= DISCARD else "take", a)
        if verb == SHIELD:
            return _BLOCKS.at("shield", a)
        if verb in (DIAL, NUMBER):
            return _BLOCKS.at("dial" if verb == DIAL else "number", a)
        if verb == CHOOSE:
            prompt = self.s.asks[index].prompt
            assert isinstance(prompt, Branch)
            return _BLOCKS.at("choose", _BRANCH[prompt.branches[a]])
        source = int(carrier_of(move))
        if source in self.own:
            return _BLOCKS.at("answer", self.own[source])
        return _BLOCKS.at("answer-card", int(self.s.kind[source]))

    def _deploy(self, kind: int, slot: int) -> int:
        if TABLES.type[kind] == SUPPORT:
            return _BLOCKS.at("deploy-support", _SUPPORT[kind])
        return _BLOCKS.at("deploy", _UNIT[kind] * SLOTS + slot) if kind in _UNIT else -1

    def _attach(self, kind: int, host: int) -> int:
        for name, side in (("attach-own", self.own), ("attach-theirs", self.theirs)):
            if host in side and kind in _WORN:
                return _BLOCKS.at(name, _WORN[kind] * PIECES + side[host])
        return -1

    def _pick(self, target: int) -> int:
        if target >= HQ_TARGET:
            return _BLOCKS.at("pick-hq", 0 if target - HQ_TARGET == self.seat else 1)
        if self.s.zone[target] == ROW:
            return _BLOCKS.at("pick-planet", int(self.s.slot_of_planet(target)))
        if target in self.own:
            return _BLOCKS.at("pick-own", self.own[target])
        return _BLOCKS.at("pick-theirs", self.theirs.get(target, -1))


def action_name(action: int) -> str:
    """What an action means, with the numbers of planets and cards in play from 1 on."""
    block, rest = _BLOCKS.block_of(action)
    if _BLOCKS.size[block] == 1:
        return block
    if block == "deploy":
        return f"deploy {CARDS[UNITS[rest // SLOTS]].name} {rest % SLOTS + 1}"
    if block.startswith("attach"):
        return f"{block} {CARDS[WORN_CARDS[rest // PIECES]].name} {rest % PIECES + 1}"
    if block == "move":
        return f"move {rest // SLOTS + 1} {rest % SLOTS + 1}"
    if block in ("deploy-support", "play"):
        names = SUPPORT_CARDS if block == "deploy-support" else EVENT_CARDS
        return f"{block} {CARDS[names[rest]].name}"
    if block in ("take", "take-discarded", "shield", "answer-card"):
        return f"{block} {CARDS[rest].name}"
    if block == "choose":
        return f"choose {BRANCHES[rest]}"
    if block == "pick-hq":
        return f"pick-hq {('own', 'theirs')[rest]}"
    return f"{block} {rest if block in ('dial', 'number') else rest + 1}"


# -- observations ----------------------------------------------------------------------------------

MANY: Final = 99
ROUNDS: Final = 999
HOME: Final = SLOTS + 1
"""The number of a headquarters as a place; planets are 1 to 7."""

_PIECE: Final[list[tuple[str, int, int, int, str]]] = [
    ("kind", 1, 0, _KINDS, "the card's number plus 1; 0: there is none"),
    ("place", 1, 0, HOME, "the planet from 1 to 7 where it is, or 8: the headquarters"),
    ("my-deck", 1, 0, 1, "it started in the seat's deck"),
    ("ready", 1, 0, 1, "it is ready"),
    ("attack", 1, 0, MANY, "attack now"),
    ("hp", 1, 0, MANY, "hit points now"),
    ("damage", 1, 0, MANY, "damage on it"),
    ("beside", 1, 0, MANY, "damage that lies beside it"),
    ("command", 1, 0, MANY, "command icons now"),
    ("area", 1, 0, MANY, "its Area Effect"),
    ("keywords", len(KEYWORDS), 0, 1, "keywords it has now: " + ", ".join(KEYWORDS)),
    ("stored", 1, 0, MANY, "resources on it"),
    ("blank", 1, 0, 1, "its text counts as empty"),
    ("bloodied", 1, 0, 1, "it is a bloodied warlord"),
    ("host", 1, 0, PIECES, "the piece it is attached to, from 1 on; 0: to none of this player"),
    ("attacker", 1, 0, 1, "it attacks"),
    ("defender", 1, 0, 1, "it is attacked"),
    ("asked", 1, 0, 1, "the open question is about it"),
    ("chosen", 1, 0, MANY, "how often the seat has named it in an answer that is not finished"),
]
PIECE_FIELDS: Final = _PIECE
"""What is told of each card in play: name, size, least, greatest, meaning."""
_BOTH: Final = 2 * PIECES

FIELDS: Final[list[tuple[str, int, int, int, str]]] = [
    ("phase", len(PHASES), 0, 1, "one of: " + ", ".join(PHASES)),
    ("round", 1, 0, ROUNDS, "the number of the round"),
    ("initiative", 1, 0, 1, "the seat has initiative"),
    ("i-decide", 1, 0, 1, "the seat is asked something"),
    ("they-decide", 1, 0, 1, "the opponent is asked something"),
    ("question", len(QUESTIONS), 0, 1, "what is asked; names in the order of QUESTIONS"),
    ("happening", len(HAPPENINGS), 0, 1, "the event that is answered, in the order of HAPPENINGS"),
    ("reaction", 1, 0, 1, "it is answered by reactions, not by interrupts"),
    ("amount", 1, 0, MANY, "the damage that a shield or a division is about"),
    ("battle", SLOTS, 0, 1, "the planet where a battle goes on"),
    ("battle-initiative", 1, 0, 1, "the seat has initiative in it"),
    ("ranged", 1, 0, 1, "it is in its ranged skirmish"),
    ("combat-round", 1, 0, MANY, "its combat round"),
    ("resources", 2, 0, MANY, "resources: own, the opponent's; as in all pairs below"),
    ("hand-count", 2, 0, MANY, "cards in hand"),
    ("deck-count", 2, 0, MANY, "cards in the deck"),
    ("discard-count", 2, 0, MANY, "cards in the discard pile"),
    ("passed", 2, 0, 1, "has passed in this deploy phase"),
    ("limited", 2, 0, 1, "has played a Limited card this round"),
    ("dial", 2, 0, SLOTS, "the dial of this round, once both are open"),
    (
        "planet",
        SLOTS,
        0,
        _KINDS,
        "planets of the row: the card's number plus 1; 0: none, or hidden",
    ),
    ("planet-first", SLOTS, 0, 1, "it is the first planet"),
    ("planet-cards", SLOTS, 0, MANY, "its card bonus"),
    ("planet-resources", SLOTS, 0, MANY, "its resource bonus"),
    ("planet-symbols", SLOTS * len(SYMBOLS), 0, 1, "its symbols: " + ", ".join(SYMBOLS)),
    ("hand", 2 * _KINDS, 0, MANY, "cards of each kind that the seat knows to be in that hand"),
    ("deck", 2 * _KINDS, 0, MANY, "the same for the deck"),
    ("discard", 2 * _KINDS, 0, MANY, "the same for the discard pile"),
    ("victory", 2 * _KINDS, 0, MANY, "planets of each kind in that victory display"),
    ("looked", _KINDS, 0, MANY, "cards of each kind that the seat is looking at"),
    ("unseen", 2 * _KINDS, 0, MANY, "cards of each kind from that deck, the seat knows not where"),
    *[(f"piece.{f[0]}", _BOTH * f[1], f[2], f[3], f[4]) for f in _PIECE],
]
"""The row of an observation from left to right: name, size, least, greatest, meaning."""

_ROW: Final = Blocks(FIELDS)
OBSERVATION_SIZE: Final = _ROW.count
PLACE: Final = _ROW.first
_QUESTION: Final = numbered(QUESTIONS)
_HAPPENING: Final = numbered(HAPPENINGS)


def observe(state: State, seat: int) -> list[int]:
    """What a seat may know, as OBSERVATION_SIZE numbers laid out by FIELDS.

    Read from open columns, and of hidden cards only those whose knowledge bit the seat has."""
    s = campaign(state)
    out = [0] * OBSERVATION_SIZE
    _observe_round(s, seat, out)
    _observe_planets(s, out)
    for side in range(2):
        player = seat if side == 0 else 1 - seat
        _observe_player(s, seat, side, player, out)
        listed = pieces(s, player)[:PIECES]
        for k, card in enumerate(listed):
            _observe_piece(s, seat, side * PIECES + k, card, listed, out)
        _observe_pointers(s, seat, side, listed, out)
    for card in s.looked:
        if s.knows[card] & BIT[seat] != 0:
            out[PLACE["looked"] + int(s.kind[card])] += 1
    return out


def _observe_round(s: Campaign, seat: int, out: list[int]) -> None:
    out[PLACE["phase"] + int(s.phase)] = 1
    out[PLACE["round"]] = capped(int(s.round), ROUNDS)
    out[PLACE["initiative"]] = 1 if s.initiative == seat else 0
    for k in range(len(s.asks)):
        ask = s.asks[k]
        # Whether the other one has answered already is nobody's business.
        if ask.seat != seat or s.answers[k] < 0:
            out[PLACE["i-decide" if ask.seat == seat else "they-decide"]] = 1
            out[PLACE["question"] + _QUESTION[ask.prompt.name]] = 1
        if ask.prompt is OFFER or ask.prompt is FORCE:
            out[PLACE["happening"] + _HAPPENING[event_at(s, ask.a).name]] = 1
            out[PLACE["reaction"]] = 0 if ask.b < 2 else 1
        elif ask.prompt is SHIELD_CARD:
            out[PLACE["amount"]] = capped(int(entry_amount(s, ask.a)), MANY)
        elif ask.prompt is INDIRECT:
            out[PLACE["amount"]] = capped(int(ask.b), MANY)
    if s.battle >= 0:
        out[PLACE["battle"] + int(s.battle)] = 1
        out[PLACE["battle-initiative"]] = 1 if s.battle_initiative == seat else 0
        out[PLACE["ranged"]] = 1 if s.ranged else 0
        out[PLACE["combat-round"]] = capped(int(s.combat_round), MANY)


def _observe_planets(s: Campaign, out: list[int]) -> None:
    for slot in range(SLOTS):
        if s.row[slot] < 0:
            continue
        printed = CARDS[s.kind[s.row[slot]]]
        out[PLACE["planet"] + slot] = int(printed.number) + 1
        out[PLACE["planet-first"] + slot] = 1 if slot == s.first_planet() else 0
        out[PLACE["planet-cards"] + slot] = int(printed.card_bonus)
        out[PLACE["planet-resources"] + slot] = int(printed.resource_bonus)
        for k in range(len(SYMBOLS)):
            if printed.symbols & BIT[k] != 0:
                out[PLACE["planet-symbols"] + slot * len(SYMBOLS) + k] = 1


def _observe_player(s: Campaign, seat: int, side: int, player: int, out: list[int]) -> None:
    """Side 0 is the seat itself, side 1 its opponent."""
    bit = int(BIT[seat])
    for name, value in (
        ("resources", int(s.pool[player])),
        ("hand-count", int(s.size[HAND + player])),
        ("deck-count", int(s.size[DECK + player])),
        ("discard-count", int(s.size[DISCARD + player])),
        ("passed", int(s.passed) >> player & 1),
        ("limited", int(s.limited) >> player & 1),
        ("dial", int(s.dial[player])),
    ):
        out[PLACE[name] + side] = capped(value, MANY)
    for name, pile in (("hand", HAND), ("deck", DECK), ("discard", DISCARD), ("victory", VICTORY)):
        count_known(s, pile + player, seat, out, PLACE[name] + side * _KINDS)
    unseen = PLACE["unseen"] + side * _KINDS
    for card in range(len(s.kind)):
        if s.knows[card] & bit == 0 and s.owner[card] == player:
            out[unseen + int(s.kind[card])] += 1


def _observe_piece(
    s: Campaign, seat: int, at: int, card: int, listed: list[int], out: list[int]
) -> None:
    """Everything about a card in play is open (CQ-3.14)."""
    place = int(s.place_of(card))
    host = int(s.host[card]) if s.zone[card] == ATTACHED else -1
    facts = [
        ("kind", int(s.kind[card]) + 1),
        ("place", HOME if place >= HQ else place // 2 + 1),
        ("my-deck", 1 if s.owner[card] == seat else 0),
        ("ready", 0 if s.exhausted[card] else 1),
        ("damage", int(s.damage[card])),
        ("stored", int(s.stored[card])),
        ("host", listed.index(host) + 1 if host in listed else 0),
    ]
    if s.is_unit(card):
        facts += [
            ("attack", int(attack(s, card))),
            ("hp", int(hp(s, card))),
            ("command", int(command(s, card))),
            ("area", int(area_effect(s, card))),
            ("blank", 1 if s.is_blank(card) else 0),
        ]
        held = int(keywords(s, card))
        for k in range(len(KEYWORDS)):
            out[PLACE["piece.keywords"] + at * len(KEYWORDS) + k] = held >> k & 1
    if TABLES.type[s.kind[card]] == WARLORD:
        facts.append(("bloodied", 1 if s.is_bloodied(card) else 0))
    for name, value in facts:
        out[PLACE["piece." + name] + at] = capped(value, _KINDS if name == "kind" else MANY)


def _observe_pointers(s: Campaign, seat: int, side: int, listed: list[int], out: list[int]) -> None:
    """What points at cards in play: damage, the attack, the open question."""
    at = {card: side * PIECES + k for k, card in enumerate(listed)}
    for k in range(entries(s)):
        if int(entry_unit(s, k)) in at:
            place = PLACE["piece.beside"] + at[int(entry_unit(s, k))]
            out[place] = capped(out[place] + int(entry_amount(s, k)), MANY)
    for name, card in (("attacker", int(s.attacker)), ("defender", int(s.defender))):
        if s.battle >= 0 and card in at and s.is_unit(card):
            out[PLACE["piece." + name] + at[card]] = 1
    for card in _asked_about(s):
        if card in at:
            out[PLACE["piece.asked"] + at[card]] = 1
    if out[PLACE["i-decide"]]:
        for card in s.marked:
            if int(card) in at:
                place = PLACE["piece.chosen"] + at[int(card)]
                out[place] = capped(out[place] + 1, MANY)


def _asked_about(s: Campaign) -> list[int]:
    """The cards that open questions are about."""
    found = []
    for ask in s.asks:
        if ask.prompt is OFFER or ask.prompt is FORCE:
            found += [happens_to(s, at) for at in range(int(ask.a), int(occurrences(s)))]
        elif ask.prompt is SHIELD_CARD:
            found.append(int(entry_unit(s, ask.a)))
        elif ask.prompt is DEFENDER:
            found.append(int(ask.a))
    return found
