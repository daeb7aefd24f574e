"""Judging the choices that texts of cards ask for, and the order of what comes at once."""

from __future__ import annotations

from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.naming import in_play, kind_of, number, own_ship
from hadur.games.chaos_galaxy.legality.parsing import LINK
from hadur.games.chaos_galaxy.legality.questions import NOTHING, Ruling, Words, always, answer
from hadur.games.chaos_galaxy.legality.reasons import fine, no
from hadur.games.chaos_galaxy.legality.targets import against_target, ships_for
from hadur.games.chaos_galaxy.legality.texts import (
    CLAUSES,
    ENTRIES,
    NOBODY,
    SELECTORS,
    matches,
    opponents,
    suits,
)
from hadur.games.chaos_galaxy.state import D_RIVAL, D_SEAT, D_SOURCE, DEED, SCRAP, TRIGGER
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.verbs import CHOOSE, MODE, NO, ORDER, RIVAL, TAKE, YES
from hadur.kernel.chain import FIRST_VERB
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask

always("may", "yes", YES)
always("may", "no", NO)


@answer("mode", "way", 1)
def way(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-14.8: one of the things a card offers."""
    card, _, clause = CLAUSES[int(ask.a)]
    many = number(words[0])
    if not 1 <= many <= len(clause.branches()):
        yield no("KG-14.8", "no-such-way", number=many, have=len(clause.branches()), card=card.id)
    return int(pack(MODE, max(0, many - 1)))


@answer("rival", "player", 1)
def player(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-26.5: one of the neighbours that the text can mean."""
    card, _, clause = CLAUSES[int(ask.a)]
    other = number(words[0])
    if other not in opponents(f, clause, f.seat, int(ask.b)):
        yield no("KG-26.5", "not-that-opponent", player=other, card=card.id)
    return int(pack(RIVAL, other))


@answer("target hidden-target", "choose", 1)
def target(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-22.3: a card that the text means."""
    slot = yield from in_play(f, words[0])
    if slot == NOTHING:
        return NOTHING
    yield from against_target(f, CLAUSES[int(ask.a)][2], slot, int(ask.b))
    return int(pack(CHOOSE, slot))


@answer("target hidden-target", "no")
def no_target(f: Field, ask: Ask, words: Words) -> Ruling:
    """Only where nothing fits."""
    card, _, clause = CLAUSES[int(ask.a)]
    if any(fine(against_target(f, clause, slot, int(ask.b))) for slot in f.slots):
        yield no("KG-22.3", "must-choose", card=card.id)
    return int(pack(NO))


@answer("victim", "choose", 1)
def victim(f: Field, ask: Ask, words: Words) -> Ruling:
    """One of one's own cards that the text means."""
    slot = yield from in_play(f, words[0])
    if slot == NOTHING:
        return NOTHING
    deed = int(ask.a) * DEED
    selector = ENTRIES[int(ask.b)].selector
    assert selector is not None
    seat, source = int(f.s.deeds[deed + D_SEAT]), int(f.s.deeds[deed + D_SOURCE])
    if f.holder(slot) != f.s.deeds[deed + D_RIVAL]:
        yield no("KG-22.3", "not-yours", card=f.name(slot))
    elif not matches(f, selector, slot, seat, source, NOBODY):
        yield no("KG-22.3", "not-meant", card=f.name(slot), words=" ".join(selector.words))
    return int(pack(CHOOSE, slot))


@answer("which-ship", "choose", 1)
def which_ship(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-25.2, KG-2.13: another own ship with room."""
    ship = yield from own_ship(f, words[0])
    if ship == NOTHING:
        return NOTHING
    if ship == f.host(int(ask.a)):
        yield no("KG-25.2", "same-ship", card=f.name(ship))
    elif not f.has_room(ship):
        yield no("KG-2.13", "full", card=f.name(ship), number=len(f.aboard(ship)))
    elif ship not in ships_for(f, int(ask.a)):
        yield no("KG-25.2", "fights-already", card=f.name(ship))
    return int(pack(CHOOSE, ship))


# -- cards from piles ------------------------------------------------------------------------------


@answer("search", "take", 1)
def take_looked(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.17: one of the cards looked at, of the kind that the text says."""
    kind = kind_of(words[0])
    if kind not in [int(f.s.kind[card]) for card in f.s.looked]:
        yield no("KG-9.17", "not-looked-at", card=words[0])
    elif ask.a >= 0 and not suits(SELECTORS[int(ask.a)], CARDS[kind]):
        wanted = " ".join(SELECTORS[int(ask.a)].words)
        yield no("KG-9.17", "not-meant", card=words[0], words=wanted)
    return int(pack(TAKE, kind))


@answer("search", "no")
def take_none(f: Field, ask: Ask, words: Words) -> Ruling:
    """By KG-9.17 one must be taken, by a card's text it may be none."""
    if ask.a < 0:
        yield no("KG-9.17", "must-take")
    return int(pack(NO))


@answer("recover", "take", 1)
def take_scrap(f: Field, ask: Ask, words: Words) -> Ruling:
    """A card of one's own Scrap."""
    kind = kind_of(words[0])
    selector = ENTRIES[int(ask.a)].select
    assert selector is not None
    if kind not in [int(f.s.kind[card]) for card in f.s.cards_in(SCRAP + f.seat)]:
        yield no("KG-3.9", "not-in-scrap", card=words[0])
    elif not suits(selector, CARDS[kind]):
        yield no("KG-22.3", "not-meant", card=words[0], words=" ".join(selector.words))
    return int(pack(TAKE, kind))


# -- order -----------------------------------------------------------------------------------------


@answer("order", "order", 1, 2)
def order(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-23.4: one's own texts that wait, in any order; a name beside the number must be right."""
    at = number(words[0]) - 1
    rows = f.s.triggers
    if not 0 <= at < len(rows) // TRIGGER or rows[at * TRIGGER + 2] != f.seat:
        yield no("KG-23.4", "not-waiting", number=at + 1)
        return NOTHING
    card = CARDS[int(f.s.kind_at(rows[at * TRIGGER + 1]))]
    if len(words) > 1 and kind_of(words[1]) != CARDS.index(card):
        yield no("KG-23.4", "not-waiting", number=at + 1)
    return int(pack(ORDER, at))


@answer("which-first", "first", 1, 2)
def which_first(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-11.8: one's own links with nobody else's in between."""
    link = LINK.fullmatch(words[-1])
    at = f.link_at(int(link[1])) if link else -1
    if at < int(ask.b):
        yield no("KG-11.8", "no-own-link")
        return NOTHING
    return int(pack(FIRST_VERB, at - int(ask.b)))
