"""What one seat may see, built up from what it knows; and the judge's view of everything."""

from __future__ import annotations

from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy.about import about
from hadur.games.chaos_galaxy.accounts import accounts
from hadur.games.chaos_galaxy.notation import aims_at_link, plain_ref, ref
from hadur.games.chaos_galaxy.phases.announcing import (
    ABILITY_USED,
    CARD_PLAYED,
    PAYMENT_LINK,
    play_clause,
    used_clause,
)
from hadur.games.chaos_galaxy.phases.combat import ATTACK_LINK
from hadur.games.chaos_galaxy.phases.main import LAID, SHIP_PLAYED
from hadur.games.chaos_galaxy.state import (
    AT_COLONY,
    AT_HEADQUARTERS,
    ATTACKERS,
    BEATEN,
    CANTEEN,
    COLONY,
    COMBAT,
    DAMAGE_TAKEN,
    DEFENDERS,
    HAND,
    HANGAR,
    HELD,
    MARKS,
    NO_AIM,
    PHASES,
    PLAYER,
    RUIN,
    SCRAP,
    SIMPLIFIED,
    STEPS,
    SURFACE,
    WIDE,
    X_VALUE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import CARDS, NONE, T
from hadur.games.chaos_galaxy.values import abilities, stat
from hadur.games.chaos_galaxy.verbs import rival_in
from hadur.games.chaos_galaxy.vocabulary import (
    ABILITIES,
    ARMOUR,
    BASE,
    STATES,
    TYPES,
    X_LIMIT,
)
from hadur.kernel.accounts import reasons
from hadur.kernel.chain import links, number_of, seat_of, source_of, target_of, ticket_of, what_at
from hadur.kernel.closed import Lots, imagine_lists
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.views import common

Facts = dict[str, object]


def view(s: Galaxy, seat: int | None) -> Facts:
    """The table as a seat sees it; None is a spectator, who sees only what is open to all."""
    return {
        "game": "chaos-galaxy",
        **common(s, seat),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": PHASES[s.phase],
        "starter": int(s.starter),
        "players": [_player(s, player, seat) for player in range(int(s.seats))],
        "combat": _combat(s),
        "chain": [_link(s, at) for at in range(int(links(s)))],
    }


def _player(s: Galaxy, player: int, seat: int | None) -> Facts:
    """Section 5: counts, credits, Scrap and what is face up are everybody's to see; hand, Ruin and
    face-down cards their own player's."""
    facts: Facts = {
        "credits": int(s.credits(player)),
        "colony-count": int(s.size[COLONY + player]),
        "hand-count": int(s.size[HAND + player]),
        "ruin-count": int(s.size[RUIN + player]),
        "scrap": _names(s, SCRAP + player),
        "known": _known(s, player),
        "begun": int(s.begun(player)),
        "beaten": int(s.player[player * PLAYER + BEATEN]),
        "hangar": [_slot(s, int(slot), seat) for slot in s.row_of(player, HANGAR)],
        "canteen": [_slot(s, int(slot), seat) for slot in s.row_of(player, CANTEEN)],
        "surface": [_slot(s, int(slot), seat) for slot in s.row_of(player, SURFACE)],
    }
    if player == seat:
        facts["hand"] = sorted(_names(s, HAND + player))
        facts["ruin"] = _names(s, RUIN + player)
        # In no order: who knows their deck and sees the rest of it knows this.
        facts["deck-left"] = sorted(_names(s, COLONY + player))
        facts["looked"] = [
            CARDS[s.kind[card]].id for card in s.looked if s.knows_card(player, card)
        ]
    return facts


def _names(s: Galaxy, pile: int) -> list[str]:
    return [CARDS[s.kind[card]].id for card in s.cards_in(pile)]


def _known(s: Galaxy, player: int) -> list[str]:
    """What everybody knows of a hand: cards that came to it before all eyes."""
    return sorted(
        CARDS[s.kind[card]].id
        for card in s.cards_in(HAND + player)
        if s.knows[card] == s.everybody()
    )


def _slot(s: Galaxy, slot: int, seat: int | None) -> Facts:
    """A card in play. Of a face-down one others see where it lies, how it is turned and what lies
    on it, and nothing else."""
    paid = bool(s.is_paid(slot))
    facts: Facts = {
        "ref": plain_ref(s, slot),
        "as": TYPES[s.laid_as(slot)],
        "paid": paid,
        "state": STATES[s.turned(slot)],
        "markers": int(s.markers(slot)),
    }
    sees = paid or (seat is not None and bool(s.knows_card(seat, s.card_at(slot))))
    facts["card"] = CARDS[s.kind_at(slot)].id if sees else None
    if s.table[slot * WIDE + MARKS]:
        facts["marks"] = int(s.table[slot * WIDE + MARKS])
    if s.flag(slot, HELD):
        facts["stuck"] = True
    if paid:
        facts |= _face_up(s, slot)
    aboard = [_slot(s, int(other), seat) for other in s.aboard(slot)]
    if aboard:
        facts["aboard"] = aboard
    return facts


def _face_up(s: Galaxy, slot: int) -> Facts:
    facts: Facts = {"owner": int(s.owner[s.card_at(slot)])}
    if s.is_ship(slot):
        facts |= _figures(s, slot)
        facts["damage"] = int(s.table[slot * WIDE + DAMAGE_TAKEN])
        facts["abilities"] = _words(int(abilities(s, slot)), ABILITIES)
        if s.side(slot):
            facts["side"] = "attacker" if s.side(slot) == ATTACKERS else "defender"
    elif s.laid_as(slot) == BASE:
        if stat(s, slot, ARMOUR) > 0:
            facts |= _figures(s, slot)
            facts["damage"] = int(s.table[slot * WIDE + DAMAGE_TAKEN])
        if T.limit[s.kind_at(slot)] == X_LIMIT:
            facts["x"] = int(s.table[slot * WIDE + X_VALUE])
    return facts


def _figures(s: Galaxy, slot: int) -> Facts:
    """What a card has now, and why that is not what is printed."""
    known = accounts(s, slot)
    figures: Facts = {name: value for name, (value, _) in known.items()}
    return figures | reasons(**{name: account for name, (_, account) in known.items()})


def _words(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if bits >> k & 1]


def _combat(s: Galaxy) -> Facts | None:
    if s.phase != COMBAT:
        return None
    facts: Facts = {
        "step": STEPS[s.step],
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "target": aim_text(s, int(s.aim)),
        "attackers": [plain_ref(s, int(n)) for n in s.ship_slots() if s.side(n) == ATTACKERS],
        "defenders": [plain_ref(s, int(n)) for n in s.ship_slots() if s.side(n) == DEFENDERS],
    }
    if s.shooter >= 0 and s.in_play(s.shooter):
        facts["shooter"] = ref(s, -1, int(s.shooter))
        facts["returns"] = bool(s.returns)
        if s.in_play(s.aimed):
            facts["aimed"] = ref(s, -1, int(s.aimed))
    return facts


def aim_text(s: Galaxy, aim: int) -> str:
    if aim == AT_COLONY:
        return "colony"
    if aim == AT_HEADQUARTERS:
        return "headquarters"
    return plain_ref(s, aim) if aim != NO_AIM and s.in_play(aim) else "gone"


def _link(s: Galaxy, at: int) -> Facts:
    """What is announced: its player, its card where it is face up, and at what."""
    what = what_at(s, at)
    facts: Facts = {
        "what": what.name,
        "seat": int(seat_of(s, at)),
        "ticket": int(ticket_of(s, at)),
    }
    source, target = int(source_of(s, at)), int(target_of(s, at))
    if what is CARD_PLAYED or what is SHIP_PLAYED:
        facts["card"] = CARDS[s.kind[source]].id
    elif what is ABILITY_USED or what is PAYMENT_LINK:
        facts["card"] = CARDS[s.kind_at(source)].id
    if what is ATTACK_LINK:
        facts["target"] = aim_text(s, target)
        facts["defender"] = int(rival_in(number_of(s, at)))
    elif what is CARD_PLAYED or what is ABILITY_USED or what is PAYMENT_LINK:
        clause = int(play_clause(s.kind[source])) if what is CARD_PLAYED else NONE
        if what is ABILITY_USED:
            clause = int(used_clause(s, at))
        if target >= 0:
            aims = clause != NONE and aims_at_link(clause)
            facts["target"] = f"#{target}" if aims else ref(s, -1, target)
    return facts


def question(s: Galaxy, index: int, own: bool) -> Facts:
    """What a question is about."""
    return {"about": about(s, s.asks[index])}


# -- everything ------------------------------------------------------------------------------------


def judge_view(s: Galaxy) -> Facts:
    """Everything, by names: piles by seat, cards in play under the seat that controls them."""
    seats = range(int(s.seats))
    out: Facts = {
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": PHASES[s.phase],
        "step": STEPS[s.step],
        "credits": [int(s.credits(seat)) for seat in seats],
        "out": [seat for seat in seats if s.is_out(seat)],
        "chain": [_link(s, at) for at in range(int(links(s)))],
        "over": bool(s.over),
        "result": s.result or [],
        "seat": s.decision.seat if s.decision else -1,
        "prompt": s.decision.prompt if s.decision else "",
    }
    for name, pile in (("hand", HAND), ("colony", COLONY), ("scrap", SCRAP), ("ruin", RUIN)):
        names = [_names(s, pile + seat) for seat in seats]
        if pile == COLONY:
            names = [list(reversed(cards)) for cards in names]
        out[name] = [sorted(cards) for cards in names] if pile == HAND else names
        out[f"{name}-count"] = [len(cards) for cards in names]
    for seat in seats:
        cards: Facts = {}
        for slot in range(int(s.slots())):
            if s.in_play(slot) and s.holder(slot) == seat:
                facts = _slot(s, slot, seat)
                facts["card"] = CARDS[s.kind_at(slot)].id
                facts["owner"] = int(s.owner[s.card_at(slot)])
                cards[plain_ref(s, slot)] = facts
        out[str(seat)] = cards
    out["in-play"] = [sorted(out[str(seat)]) for seat in seats]  # type: ignore[call-overload]
    return out


# -- samples ---------------------------------------------------------------------------------------


def sample(s: Galaxy, seat: int, rng: int) -> Galaxy:
    """A game the seat cannot tell from this one: unknown cards and chance to come are new."""
    other = galaxy(s.copy())
    groups = hidden_groups(s)
    now = reshuffle_unknown(other, seat, groups, rng)
    for slot in range(int(s.slots())):
        other.table[slot * WIDE] = now[s.card_at(slot)]
    for k, card in enumerate(s.looked):
        other.looked[k] = now[card]
    for at in range(int(links(s))):
        if what_at(s, at) is LAID:
            other.chain[at * 7 + 3] = now[source_of(s, at)]

    def might_be(owner: int, known: list[int], unknown: list[int], lots: Lots) -> list[int]:
        return decks.might_be(bool(s.options & SIMPLIFIED), known, unknown, lots)

    imagine_lists(other, seat, groups, rng, might_be)
    return other


def hidden_groups(s: Galaxy) -> list[list[int]]:
    """The cards of each deck: what cannot be told apart but by seeing it."""
    groups: list[list[int]] = [[] for _ in range(int(s.seats))]
    for card in range(len(s.kind)):
        groups[s.owner[card]].append(card)
    return groups
