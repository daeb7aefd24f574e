"""What one seat may see, built up from what it knows; and the judge's view of everything."""

from __future__ import annotations

from hadur.games.summoner_wars import deck as decks
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.accounts import life_account, resting_strength, strength_account
from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.cards.definition import CARDS, FACTIONS, PHASES, TABLES
from hadur.games.summoner_wars.notation import waiting_names
from hadur.games.summoner_wars.phases.attack import ATTACKS_PER_TURN
from hadur.games.summoner_wars.phases.move import MOVES_PER_TURN
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    CARDS_IN_GAME,
    DECK,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    Battle,
    battle,
)
from hadur.games.summoner_wars.values import life
from hadur.kernel.accounts import reasons
from hadur.kernel.bits import BIT
from hadur.kernel.closed import Lots, imagine_lists
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.views import common


def view(s: Battle, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it; None is a spectator, who sees only what is open to all."""
    return {
        "game": "summoner-wars",
        **common(s, seat),
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": PHASES[s.phase],
        "moves-left": MOVES_PER_TURN - int(s.moves_used),
        "attacks-left": ATTACKS_PER_TURN - int(s.attacks_used),
        "targeted": bool(s.targeted),
        "players": [_player(s, player, seat == player) for player in range(2)],
        "board": _board(s),
        "attack": _attack(s),
        "waiting": waiting_names(s, 0),
    }


def _player(s: Battle, player: int, own: bool) -> dict[str, object]:
    """Hand and discard pile are their owner's to see, their sizes everybody's (section 2)."""
    summoner = CARDS[int(s.kind[s.summoner[player]])]
    facts: dict[str, object] = {
        "faction": FACTIONS[summoner.faction].name,
        "summoner": summoner.name,
        "magic": int(s.magic[player]),
        "hand-count": int(s.size[HAND + player]),
        "draw-count": int(s.size[DRAW_PILE + player]),
        "discard-count": int(s.size[DISCARD_PILE + player]),
        "events": [_event(s, card) for card in s.cards_in(ACTIVE_AREA + player)],
    }
    if own:
        facts["hand"] = sorted(_names(s, HAND + player))
        facts["discard"] = _names(s, DISCARD_PILE + player)
        # In no order: who knows their deck and sees the rest of it knows this.
        facts["deck-left"] = sorted(_names(s, DRAW_PILE + player))
    return facts


def _names(s: Battle, pile: int) -> list[str]:
    return [CARDS[int(s.kind[card])].name for card in s.cards_in(pile)]


def _event(s: Battle, card: int) -> dict[str, object]:
    facts: dict[str, object] = {
        "card": CARDS[int(s.kind[card])].name,
        "charges": int(s.charges[card]),
    }
    targets = [int(s.target[card]), int(s.target2[card])]
    facts["targets"] = [name_of(int(s.space[t])) for t in targets if t >= 0 and s.space[t] >= 0]
    return facts


def _board(s: Battle) -> dict[str, object]:
    return {
        name_of(space): _card(s, int(s.at[space])) for space in range(SPACES) if s.at[space] >= 0
    }


def _card(s: Battle, card: int) -> dict[str, object]:
    """A card on the battlefield: everything about it is open (SW-2.1, SW-2.2)."""
    printed = CARDS[int(s.kind[card])]
    here = BIT[s.space[card]]
    facts: dict[str, object] = {
        "card": printed.name,
        "class": printed.class_name,
        "structure": printed.is_structure,
        "controller": int(s.controller[card]),
        "owner": int(s.owner(card)),
        "damage": int(s.damage[card]),
        "life": int(life(s, card)),
        "charges": int(s.charges[card]),
    }
    if printed.is_unit:
        facts["attack"] = "ranged" if printed.ranged else "melee"
        facts["strength"] = resting_strength(s, card)
        facts["abilities"] = [ids.NAMES[k] for k in range(ids.ABILITIES) if s.has[k] & here]
        facts["moved"] = bool(s.moved & here)
        facts["attacked"] = bool(s.attacked & here)
    if s.frozen & here:
        facts["frozen"] = True
    if s.lender[card] >= 0:
        facts["lent"] = True
    facts |= _reasons(s, card, facts)
    under = [c for c in range(CARDS_IN_GAME) if s.host[c] == card]
    if under:
        facts["under"] = [CARDS[int(s.kind[c])].name for c in under]
    return facts


def _reasons(s: Battle, card: int, facts: dict[str, object]) -> dict[str, object]:
    """Why life and strength are not what is printed."""
    accounts = {}
    if facts["life"] != TABLES.life[s.kind[card]]:
        accounts["life"] = life_account(s, card)
    if facts.get("strength", 0) != TABLES.strength[s.kind[card]]:
        accounts["strength"] = strength_account(s, card)
    return reasons(**accounts)


def _attack(s: Battle) -> dict[str, object] | None:
    """The last attack of this turn, while its attacker and target are there."""
    attacker, target = int(s.attacker), int(s.victim)
    if attacker < 0 or target < 0 or s.space[attacker] < 0 or s.space[target] < 0:
        return None
    return {
        "attacker": name_of(int(s.space[attacker])),
        "target": name_of(int(s.space[target])),
        "melee": int(s.melee),
        "ranged": int(s.ranged),
        "special": int(s.special),
    }


def judge_view(s: Battle) -> dict[str, object]:
    """Everything, by space and by name; an empty space reads ''."""
    out: dict[str, object] = {name_of(space): "" for space in range(SPACES)}
    out.update(_board(s))
    out.update(
        {
            "magic": [int(n) for n in s.magic],
            "hand": [sorted(_names(s, HAND + seat)) for seat in range(2)],
            "draw": [_names(s, DRAW_PILE + seat) for seat in range(2)],
            "discard": [_names(s, DISCARD_PILE + seat) for seat in range(2)],
            "hand-count": [int(s.size[HAND + seat]) for seat in range(2)],
            "draw-count": [int(s.size[DRAW_PILE + seat]) for seat in range(2)],
            "discard-count": [int(s.size[DISCARD_PILE + seat]) for seat in range(2)],
            "events": [[_event(s, c) for c in s.cards_in(ACTIVE_AREA + seat)] for seat in range(2)],
            "active": int(s.active),
            "turn": int(s.turn),
            "phase": PHASES[s.phase],
            "moves-used": int(s.moves_used),
            "attacks-used": int(s.attacks_used),
            "targeted": bool(s.targeted),
            "dice": {
                "melee": int(s.melee),
                "ranged": int(s.ranged),
                "special": int(s.special),
            },
            "over": bool(s.over),
            "result": s.result or [],
            "seat": s.decision.seat if s.decision else -1,
            "prompt": s.decision.prompt if s.decision else "",
        }
    )
    return out


def sample(s: Battle, seat: int, rng: int) -> Battle:
    """A battle the seat cannot tell from this one: unknown cards dealt anew, dice to come new."""
    groups = [list(range(DECK)), list(range(DECK, 2 * DECK))]
    other = s.copy()
    reshuffle_unknown(other, seat, groups, rng)

    def might_be(owner: int, known: list[int], unknown: list[int], lots: Lots) -> list[int]:
        return decks.might_be(CARDS[int(s.kind[s.summoner[owner]])], known, unknown, lots)

    imagine_lists(other, seat, groups, rng, might_be)
    return battle(other)
