"""The cards as columns: what hot code looks up. A kind of card, a clause, an effect and a selector
are each a number; `loading/definitions.py` says what the declarations are."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.loading import files
from hadur.games.chaos_galaxy.loading.definitions import (
    Clause,
    Condition,
    Definition,
    Entry,
    Selector,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ALWAYS,
    EACH,
    ENEMY,
    OPPONENT,
    PRICE,
    RECOVER,
    SEARCH,
    SEIZE,
    TAKE,
    VICTIM,
)
from hadur.kernel.native import append, i64, vec

SET: Final = files.chosen()
CARDS: Final[list[Definition]] = list(SET.cards)
BY_NAME: Final[dict[str, Definition]] = {card.id: card for card in CARDS}
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}

NONE: Final = -1
NO_MOST: Final = -1


class Tables:
    """Columns by kind of card, by clause, by effect and by selector."""

    def __init__(self) -> None:
        # By kind.
        self.type = vec[i64]()
        self.subtype = vec[i64]()
        self.race = vec[i64]()
        self.cost = vec[i64]()
        self.stat = vec[i64]()  # four a kind
        self.limit = vec[i64]()
        self.room = vec[i64]()
        self.abilities = vec[i64]()
        self.clause = vec[i64]()  # the first; one more entry at the end
        self.moments = vec[i64]()  # a bit for each `when` it has
        # By clause.
        self.kind = vec[i64]()
        self.when = vec[i64]()
        self.place = vec[i64]()
        self.once = vec[i64]()
        self.credits = vec[i64]()
        self.turn = vec[i64]()
        self.sacrifice = vec[i64]()
        self.discard = vec[i64]()
        self.colony = vec[i64]()
        self.markers = vec[i64]()
        self.priced = vec[i64]()
        self.target = vec[i64]()  # selector or NONE
        self.branches = vec[i64]()
        self.rival = vec[i64]()  # whether one of the opponents is meant
        self.effect = vec[i64]()  # the first; one more entry at the end
        # By effect.
        self.do = vec[i64]()
        self.branch = vec[i64]()
        self.whom = vec[i64]()
        self.selector = vec[i64]()
        self.amount = vec[i64]()
        self.per = vec[i64]()
        self.per_selector = vec[i64]()
        self.most = vec[i64]()
        self.until = vec[i64]()
        self.what = vec[i64]()
        self.first = vec[i64]()
        self.condition = vec[i64]()
        self.condition_selector = vec[i64]()
        self.condition_meter = vec[i64]()
        self.condition_n = vec[i64]()
        self.clause_of = vec[i64]()
        # By selector.
        self.types = vec[i64]()
        self.sel_subtype = vec[i64]()
        self.sel_race = vec[i64]()
        self.whose = vec[i64]()
        self.other = vec[i64]()
        self.paid = vec[i64]()
        self.states = vec[i64]()
        self.fight = vec[i64]()
        self.where = vec[i64]()
        self.number = vec[i64]()  # three times two a selector: which, how, n
        self._selectors: dict[Selector, int] = {}

    def selector_number(self, selector: Selector | None) -> int:
        """The number of a selector; equal ones share it."""
        if selector is None:
            return NONE
        if selector in self._selectors:
            return self._selectors[selector]
        number = len(self._selectors)
        self._selectors[selector] = number
        self.types = append(self.types, selector.types)
        self.sel_subtype = append(self.sel_subtype, selector.subtype)
        self.sel_race = append(self.sel_race, selector.race)
        self.whose = append(self.whose, selector.whose)
        self.other = append(self.other, 1 if selector.other else 0)
        self.paid = append(self.paid, selector.paid)
        self.states = append(self.states, selector.states)
        self.fight = append(self.fight, selector.fight)
        self.where = append(self.where, selector.where)
        for k in range(2):
            which, how, n = selector.numbers[k] if k < len(selector.numbers) else (0, 0, 0)
            self.number = append(self.number, which)
            self.number = append(self.number, how)
            self.number = append(self.number, n)
        return number

    def all_selectors(self) -> list[Selector]:
        """Every selector by its number."""
        return list(self._selectors)

    def add_card(self, card: Definition) -> None:
        self.type = append(self.type, card.type)
        self.subtype = append(self.subtype, card.subtype)
        self.race = append(self.race, card.race)
        self.cost = append(self.cost, card.cost)
        for stat in card.stats:
            self.stat = append(self.stat, stat)
        self.limit = append(self.limit, card.limit)
        self.room = append(self.room, card.room)
        self.abilities = append(self.abilities, card.abilities)
        self.clause = append(self.clause, len(self.when))
        moments = 0
        for clause in card.clauses:
            moments |= 1 << clause.when
            self.add_clause(clause)
        self.moments = append(self.moments, moments)

    def add_clause(self, clause: Clause) -> None:
        number = len(self.when)
        self.kind = append(self.kind, len(self.type) - 1)
        self.when = append(self.when, clause.when)
        self.place = append(self.place, clause.place)
        self.once = append(self.once, 1 if clause.once else 0)
        self.credits = append(self.credits, clause.cost.credits)
        self.turn = append(self.turn, clause.cost.turn)
        self.sacrifice = append(self.sacrifice, 1 if clause.cost.sacrifice else 0)
        self.discard = append(self.discard, clause.cost.discard)
        self.colony = append(self.colony, clause.cost.colony)
        self.markers = append(self.markers, clause.cost.markers)
        self.priced = append(self.priced, 0 if clause.cost.nothing else 1)
        self.target = append(self.target, self.selector_number(clause.target))
        self.branches = append(self.branches, len(clause.branches()))
        rival = clause.when != ALWAYS and any(_means_one(entry) for entry in clause.entries)
        self.rival = append(self.rival, 1 if rival else 0)
        self.effect = append(self.effect, len(self.do))
        for branch, entries in enumerate(clause.branches()):
            for entry in entries:
                self.add_effect(number, branch, entry)

    def add_effect(self, clause: int, branch: int, entry: Entry) -> None:
        selector = entry.select if entry.do in (PRICE, SEARCH, RECOVER) else entry.selector
        self.do = append(self.do, entry.do)
        self.branch = append(self.branch, branch)
        self.whom = append(self.whom, entry.whom)
        self.selector = append(self.selector, self.selector_number(selector))
        self.amount = append(self.amount, entry.amount)
        self.per = append(self.per, entry.per)
        self.per_selector = append(self.per_selector, self.selector_number(entry.per_selector))
        self.most = append(self.most, NO_MOST if entry.max is None else entry.max)
        self.until = append(self.until, entry.until)
        self.what = append(self.what, entry.what)
        self.first = append(self.first, 1 if entry.first else 0)
        condition: Condition = entry.condition
        self.condition = append(self.condition, condition.kind)
        self.condition_selector = append(
            self.condition_selector, self.selector_number(condition.selector)
        )
        self.condition_meter = append(self.condition_meter, condition.meter)
        self.condition_n = append(self.condition_n, condition.n)
        self.clause_of = append(self.clause_of, clause)

    def close(self) -> None:
        """One entry more where the next one's beginning is this one's end."""
        self.clause = append(self.clause, len(self.when))
        self.effect = append(self.effect, len(self.do))


def _means_one(entry: Entry) -> bool:
    """Whether an effect speaks of one opponent, who is chosen where there are two (KG-26.5)."""
    if entry.do == TAKE or entry.whom == OPPONENT or entry.whom == VICTIM:
        return True
    if entry.do == SEIZE and entry.what == OPPONENT:
        return True
    selector = entry.selector
    return entry.whom == EACH and selector is not None and selector.whose == ENEMY


def _tables() -> Tables:
    tables = Tables()
    for card in CARDS:
        tables.add_card(card)
    tables.close()
    return tables


T: Final = _tables()


def clauses_of(kind: i64, when: i64) -> vec[i64]:
    """The clauses of a kind with this moment."""
    out = vec[i64]()
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        if T.when[clause] == when:
            out = append(out, clause)
    return out
