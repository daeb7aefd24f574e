"""Cards that are looked for: among the top cards of a Colony, or in a Scrap."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.piles import check_empty, shuffle_colony
from hadur.games.chaos_galaxy.state import COLONY, HAND, SCRAP, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import suits
from hadur.games.chaos_galaxy.verbs import NO
from hadur.games.chaos_galaxy.verbs import TAKE as TAKE_VERB
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1


def search(s: Galaxy, seat: i64, n: i64, selector: i64) -> None:
    """Look at the top cards of the own Colony and take one that fits, unseen by others; the rest
    back, and shuffle (KG-9.17, KG-S34)."""
    n = min(n, s.size[COLONY + seat])
    if n <= 0:
        return
    s.tell(log.SEARCHED, seat, n)
    s.looked = vec[i64]()
    for k in range(n):
        card = s.card_in(COLONY + seat, s.size[COLONY + seat] - 1 - k)
        s.reveal(card, BIT[seat])
        s.looked = append(s.looked, card)
    s.ask(SEARCH_PROMPT, seat, 0, selector)


class SearchPrompt(Prompt):
    """Which of the cards looked at goes to hand? By KG-9.17 one must be taken, by a card's text it
    may be none."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for card in g.looked:
            move = pack(TAKE_VERB, g.kind[card])
            if (ask.a < 0 or suits(ask.a, g.kind[card])) and not _listed(out, move):
                out = append(out, move)
        return out if ask.a < 0 else append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == TAKE_VERB:
            for card in g.looked:
                if g.kind[card] == first(move):
                    g.put(card, HAND + ask.seat)
                    others = g.everybody() & ~BIT[ask.seat]
                    g.hide_among(card, COLONY + ask.seat, others)
                    break
        g.looked = vec[i64]()
        s.push(SHUFFLE_AGAIN, ask.seat)


def _listed(moves: vec[i64], move: i64) -> bool:
    for other in moves:
        if other == move:
            return True
    return False


def shuffle_again(s: Galaxy, seat: i64) -> None:
    shuffle_colony(s, seat)
    check_empty(s, seat)


SHUFFLE_AGAIN: Final[Step] = step1(shuffle_again)
SEARCH_PROMPT: Final = SearchPrompt("search", "KG-9.17", False)


def recoverable(s: Galaxy, seat: i64, selector: i64) -> vec[i64]:
    """The kinds in the own Scrap that fit, each once."""
    out = vec[i64]()
    for k in range(s.size[SCRAP + seat]):
        kind = s.kind[s.card_in(SCRAP + seat, k)]
        if suits(selector, kind) and not _listed(out, kind):
            out = append(out, kind)
    return out


class RecoverPrompt(Prompt):
    """Which card of your Scrap comes back? The others see it."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for kind in recoverable(galaxy(s), ask.seat, T.selector[ask.a]):
            out = append(out, pack(TAKE_VERB, kind))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        k = g.size[SCRAP + ask.seat] - 1
        while g.kind[g.card_in(SCRAP + ask.seat, k)] != first(move):
            k -= 1
        card = g.card_in(SCRAP + ask.seat, k)
        g.tell(log.RECOVERED, ask.seat, first(move), T.what[ask.a])
        if T.what[ask.a] == 0:
            g.put(card, HAND + ask.seat)
        else:
            g.put_below(card, COLONY + ask.seat)


RECOVER_PROMPT: Final = RecoverPrompt("recover", "KG-5.2", True)
