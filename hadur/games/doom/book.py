"""The numbers on every component of one mission, in columns: sheets, abilities, groups of demons.

A *sheet* is whatever has values or abilities: action, event, Glory Kill, class, squad and demon
cards, threat and objective card, the mission's own rules. The loader (loading/) makes a book from
data files; it never changes afterwards and all states of a mission share it.
"""

from __future__ import annotations

from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec

MOMENTS_MOST = 24
"""Kinds of moments (vocabulary.py), at most."""
TYPES_MOST = 16
"""Demon types, at most; the figures of all types are at most 48 (DM-2.19)."""


class Book:
    """Columns by sheet, by ability, by condition and by effect."""

    def __init__(self, tables: dict[str, list[int]], names: dict[str, list[str]]) -> None:
        self.names = names["sheet"]
        self.tokens = names["token"]
        self.weapons = names["weapon"]
        self.sets = names["set"]
        self.invasions = names["invasion"]
        self.marines = names["marine"]
        self.hazards = names["hazard"]
        # What events call sheets and tokens (loading/names.py).
        self.told_sheet = vec[i64](tables["told-sheet"])
        self.told_token = vec[i64](tables["told-token"])
        # Sheets.
        self.kind = vec[i64](tables["kind"])
        self.first = vec[i64](tables["first"])
        self.last = vec[i64](tables["last"])
        self.moments = vec[i64](tables["moments"])
        self.action = vec[i64](tables["action"])
        self.speed = vec[i64](tables["speed"])
        self.range = vec[i64](tables["range"])
        self.red = vec[i64](tables["red"])
        self.black = vec[i64](tables["black"])
        self.shields = vec[i64](tables["shields"])
        self.dodge = vec[i64](tables["dodge"])
        self.special = vec[i64](tables["special"])
        self.traits = vec[i64](tables["traits"])
        self.weapon = vec[i64](tables["weapon"])
        self.event_set = vec[i64](tables["event-set"])
        # Demon cards; `figures` of each type stand one after another behind the four marines.
        self.demon_sheet = vec[i64](tables["demon-sheet"])
        self.health = vec[i64](tables["health"])
        self.stagger = vec[i64](tables["stagger"])
        self.toughness = vec[i64](tables["toughness"])
        self.flying = vec[i64](tables["flying"])
        self.wide = vec[i64](tables["wide"])
        self.high = vec[i64](tables["high"])
        self.figures = vec[i64](tables["figures"])
        self.first_figure = vec[i64](tables["first-figure"])
        self.type_of = vec[i64](tables["type-of"])
        # Cards of the box: the kind of each, and of action cards the copy of the set.
        self.card_kind = vec[i64](tables["card-kind"])
        self.card_copy = vec[i64](tables["card-copy"])
        self.weapon_kind = vec[i64](tables["weapon-kind"])
        self.weapon_copies = vec[i64](tables["weapon-copies"])
        self.weapon_first = vec[i64](tables["weapon-first"])
        self.weapon_size = vec[i64](tables["weapon-size"])
        self.classes = vec[i64](tables["classes"])
        self.squad = vec[i64](tables["squad"])
        self.extra_initiative = vec[i64](tables["extra-initiative"])
        self.red_faces = vec[i64](tables["red-faces"])
        self.black_faces = vec[i64](tables["black-faces"])
        # Invasion cards: group 6 * card + 2 * colour + k has demons from here to there.
        self.group_first = vec[i64](tables["group-first"])
        self.group_last = vec[i64](tables["group-last"])
        self.group_argent = vec[i64](tables["group-argent"])
        self.group_type = vec[i64](tables["group-type"])
        # Abilities.
        self.when = vec[i64](tables["when"])
        self.who = vec[i64](tables["who"])
        self.other = vec[i64](tables["other"])
        self.icon = vec[i64](tables["icon"])
        self.optional = vec[i64](tables["optional"])
        self.exhaust = vec[i64](tables["exhaust"])
        self.cost_argent = vec[i64](tables["cost-argent"])
        self.cost_discard = vec[i64](tables["cost-discard"])
        self.cost_points = vec[i64](tables["cost-points"])
        self.cost_damage = vec[i64](tables["cost-damage"])
        self.if_first = vec[i64](tables["if-first"])
        self.if_last = vec[i64](tables["if-last"])
        self.do_first = vec[i64](tables["do-first"])
        self.do_last = vec[i64](tables["do-last"])
        self.sheet = vec[i64](tables["sheet"])
        self.if_word = vec[i64](tables["if-word"])
        self.if_value = vec[i64](tables["if-value"])
        self.do_what = vec[i64](tables["do-what"])
        self.amount = vec[i64](tables["amount"])
        self.to = vec[i64](tables["to"])
        self.until = vec[i64](tables["until"])
        self.detail = vec[i64](tables["detail"])
        self.printed = vec[i64](tables["printed"])
        self.group_count = vec[i64](tables["group-count"])
        self.group_side = vec[i64](tables["group-side"])
        self.group_of = vec[i64](tables["group-of"])
        self.group_within = vec[i64](tables["group-within"])
        self.group_seen = vec[i64](tables["group-seen"])
        # Single numbers.
        self.argent: i64 = tables["argent"][0]
        self.invader_cards: i64 = tables["invader-cards"][0]
        self.marine_hand: i64 = tables["marine-hand"][0]
        self.invader_hand: i64 = tables["invader-hand"][0]
        self.marine_health: i64 = tables["marine-health"][0]
        self.sprint: i64 = tables["sprint"][0]
        self.pack_recovery: i64 = tables["pack-recovery"][0]
        self.kill_recovery: i64 = tables["kill-recovery"][0]
        self.kill_draw: i64 = tables["kill-draw"][0]
        # The mission's cards (DM-4.2).
        self.objective: i64 = tables["objective"][0]
        self.threat: i64 = tables["threat"][0]
        self.mission: i64 = tables["mission"][0]
        self.threat_keeps: i64 = tables["threat-keeps"][0]
        self.threat_joins: i64 = tables["threat-joins"][0]
        self.frags: i64 = tables["frags"][0]
        self.goal: i64 = tables["goal"][0]
        self.goal_token: i64 = tables["goal-token"][0]
        self.goal_count: i64 = tables["goal-count"][0]
        self.goal_amount: i64 = tables["goal-amount"][0]
        self.goal_rounds: i64 = tables["goal-rounds"][0]
        self.recommended_invasion: i64 = tables["recommended-invasion"][0]
        self.recommended_sets = vec[i64](tables["recommended-sets"])
        # What follows from it.
        self.first_event: i64 = _first_card(self, 1)
        self.first_glory: i64 = _first_card(self, 2)
        self.first_turn: i64 = _first_card(self, 3)
        self.types: i64 = len(self.demon_sheet)
        self.all_figures: i64 = len(self.type_of)
        # By figure, 1 for those whose steps know walls and doors alone (DM-12.3, 12.15).
        self.unhindered = vec[i64]()
        for figure in range(self.all_figures):
            free = self.is_flying(figure) or self.is_large(figure)
            self.unhindered = append(self.unhindered, 1 if free else 0)
        self.mission_sheets = vec[i64]([self.objective, self.mission, self.threat])
        self.mission_moments: i64 = 0
        for sheet in self.mission_sheets:
            self.mission_moments |= self.moments[sheet]
        self.hand_moments = _moments_of(self, 0)
        self.event_moments = _moments_of(self, 1)
        self.glory_moments = _moments_of(self, 2)
        self.kept_moments: i64 = 0
        for sheet in range(len(self.kind)):
            if self.kind[sheet] == 0 and self.stays(sheet):
                self.kept_moments |= self.moments[sheet]
        # Event and Glory Kill cards by moment: those for `when` begin at at_first[when].
        self.at_first = vec[i64]()
        self.cards_at = vec[i64]()
        for when in range(MOMENTS_MOST):
            self.at_first = append(self.at_first, len(self.cards_at))
            for card in range(self.first_event, self.first_turn):
                if self.moments[self.card_kind[card]] & BIT[when] != 0:
                    self.cards_at = append(self.cards_at, card)
        self.at_first = append(self.at_first, len(self.cards_at))
        # By the weapons that a marine owns, a bit each: the moments for which their cards wait.
        self.waiting: dict[int, i64] = {}

    def waiting_of(self, owned: i64) -> i64:
        """The moments for which action cards of these weapons wait; kept once it was asked for."""
        key = int(owned)
        if key not in self.waiting:
            out: i64 = 0
            for sheet in range(len(self.kind)):
                if self.kind[sheet] == 0 and owned & BIT[self.weapon[sheet]] != 0:
                    if self.waits(sheet):
                        out |= self.moments[sheet]
            self.waiting[key] = out
        return self.waiting[key]

    def type_sheet(self, figure: i64) -> i64:
        """The demon card of a figure."""
        return self.demon_sheet[self.type_of[figure]]

    def is_large(self, figure: i64) -> bool:
        kind = self.type_of[figure]
        return kind >= 0 and self.wide[kind] * self.high[kind] > 1

    def is_flying(self, figure: i64) -> bool:
        kind = self.type_of[figure]
        return kind >= 0 and self.flying[kind] != 0

    def waits(self, sheet: i64) -> bool:
        """Whether an action card is played at a moment its text names, not by itself."""
        if self.action[sheet] == 3:
            return True
        if self.action[sheet] != 2 or self.range[sheet] > 0:
            return False
        return self.first[sheet] < self.last[sheet] and self.moments[sheet] & 2 == 0

    def stays(self, sheet: i64) -> bool:
        """Whether an action card can be kept in play (DM-6.10): its other abilities then work."""
        for ability in range(self.first[sheet], self.last[sheet]):
            for effect in range(self.do_first[ability], self.do_last[ability]):
                if self.do_what[effect] == 32:
                    return True
        return False


def _first_card(book: Book, kind: i64) -> i64:
    """The first card of a kind: cards of one kind have numbers one after another."""
    card: i64 = 0
    while book.kind[book.card_kind[card]] != kind:
        card += 1
    return card


def _moments_of(book: Book, kind: i64) -> i64:
    """The moments for which any card of a kind waits."""
    out: i64 = 0
    for sheet in range(len(book.kind)):
        if book.kind[sheet] == kind and (kind != 0 or book.waits(sheet)):
            out |= book.moments[sheet]
    return out


def column(values: list[int]) -> vec[i64]:
    """A column from a plain list, for modules that stay interpreted."""
    out = vec[i64]()
    for value in values:
        out = append(out, value)
    return out
