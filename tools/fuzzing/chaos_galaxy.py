"""Káosz Galaktika under fuzz."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadur.games.chaos_galaxy import GAME, log
from hadur.games.chaos_galaxy.notation import WORDS
from hadur.games.chaos_galaxy.phases.turn import ROUNDS
from hadur.games.chaos_galaxy.state import Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.verbs import (
    ATTACK,
    CHOOSE,
    COLONY_AIM,
    DISCARD,
    HQ_AIM,
    LAY,
    NUMBER,
    PAY,
    PLAY_CARD,
    PLAY_SHIP,
    USE_CARD,
    branch_in,
    clause_in,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ALWAYS,
    BASE,
    CREW,
    EVENT,
    INTERRUPT,
    PLAY,
    SHIP,
    TRAP,
    USE,
)
from hadur.kernel.chance import draw
from hadur.kernel.events import Heard
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.state import State
from tools.fuzzing.subject import Subject

_STREAM = 4242
LENGTH = 8
"""Rounds of a game: at random they come to no end, and the later ones bring nothing new."""
SETUPS = 40
_TYPES = {card.id: card.type for card in CARDS}


def crowded(number: int, seats: int) -> dict[str, Any]:
    """A position with ships, crew and bases on all sides, full hands, many or few credits: random
    players of ordinary games seldom have so much at once."""
    count = 0

    def below(sides: int) -> int:
        nonlocal count
        count += 1
        return int(draw(number, _STREAM, count, sides))

    names = list(_TYPES)
    position: dict[str, Any] = {"turns": (ROUNDS - LENGTH) * seats}
    for seat in range(seats):
        drawn = [names[below(len(names))] for _ in range(40)]
        of = {type: [name for name in drawn if _TYPES[name] == type] for type in range(6)}
        position[str(seat)] = {
            "rest": False,
            "credits": (60, 9, 3)[below(3)],
            "hand": drawn[:14],
            "colony": drawn[14 : (40, 18)[below(2)]],
            "hangar": of[SHIP][:4],
            "scrap": ["trinitron-agyu", "sarc"],
            "ruin": ["crx", "sarc"],
            "surface": [f"{name} {below(7)} markers" for name in of[BASE][:3]],
            "canteen": [name + (" paid" if below(2) else "") for name in of[CREW][:3]],
        }
    return position


OWNERS = "no card of ours says this; tests/games/chaos_galaxy/test_own_cards.py has some that do"
NO_CARD = "no card of ours does this; the word is there for those of owners"
GUARD = "what would have to be gone already is still there in every legal game"
LOOKING = "only whoever looks at the table or words a question wants to know"

UNREACHABLE: dict[str, str] = {
    "take-marker": OWNERS,
    "answering.GalaxyAnswers._alone: return False": GUARD,
    "bombing.target_is_there: return False": GUARD,
    "card_effects._develop: return": NO_CARD,
    "card_effects._join: return": GUARD,
    "card_effects._seize: return": GUARD,
    "card_effects._seize: s.last": OWNERS,
    "card_effects._unmask: return": GUARD,
    "card_effects.look_at: return": GUARD,
    "card_effects.look_at_hand: return": GUARD,
    "card_effects.ships_for: return out": GUARD,
    "combat.BoardPrompt.rule_of": LOOKING,
    "combat.PayPrompt.rule_of": LOOKING,
    "costs.MarkerPrompt": OWNERS,
    "costs.can_pay: return False": OWNERS,
    "costs.markers_of": OWNERS,
    "costs.pay: burn": OWNERS,
    "costs.pay: s.push": OWNERS,
    "costs.take_markers": OWNERS,
    "costs.turns_which: return s.host": NO_CARD,
    "damage.destroy: return": GUARD,
    "effects.subjects: return _each": NO_CARD,
    "elimination.clear_away: if seat_of": "with bots nobody leaves while something is announced",
    "elimination.clear_away: neutralise": "with bots nobody leaves while something is announced",
    "lasting.expire: change_holder": OWNERS,
    "lasting.expire: ended": OWNERS,
    "lasting.expire: if s.in_play": OWNERS,
    "main.Laid.resolve: g.put": "no interrupt of ours takes a ship away in a main phase",
    "moments._has_fitting: continue": NO_CARD,
    "moments.choose: return": GUARD,
    "moments.own_subject_ready: return False": NO_CARD,
    "moments.target_effect: effect += 1": NO_CARD,
    "paying.settle_free: return": GUARD,
    "paying.settle_free: s.push(SCRAP_PAID": NO_CARD,
    "piles.DiscardPrompt.rule_of": LOOKING,
    "player_effects.do_to_player: return": GUARD,
    "shots.answer_step: s.push": NO_CARD,
    "state.Galaxy.chain_rule": LOOKING,
    "state.Galaxy.has_ship: return False": GUARD,
    "state.Galaxy.ship_slots": LOOKING,
    "values._fights_so: return False": NO_CARD,
    "values._lies_so: return False": NO_CARD,
    "values._number: if": OWNERS,
    "values._number: return armour_left": OWNERS,
    "values._number: return max": OWNERS,
    "values._number: return plain_stat": OWNERS,
    "values.abilities: found = 0": OWNERS,
    "values.abilities: found |= T.what": OWNERS,
    "values.condition: return (s.turn": OWNERS,
    "values.condition: return own <= n": OWNERS,
    "values.hides_choice: return False": GUARD,
    "values.holds_for: if source": OWNERS,
    "values.holds_for: return False": OWNERS,
    "values.meter: if": OWNERS,
    "values.meter: return s.size": OWNERS,
    "values.suits: cost": NO_CARD,
    "values.suits: elif": NO_CARD,
    "values.suits: if cost": NO_CARD,
    "values.suits: if how": NO_CARD,
    "values.suits: return False": NO_CARD,
    "ways._affords: return True": NO_CARD,
    "ways._is_link_target: return seat_of": NO_CARD,
    "ways.is_usable: return False": NO_CARD,
    "ways.pay_moves: out = append(out, pack(PAY": NO_CARD,
}
LEAVING = "rules/test_leaving.py (somebody gives up in the middle of something)"
SELDOM: dict[str, str] = {
    "bombing.demolitions: return": LEAVING,
    "combat.assailed_moment: return": LEAVING,
    "combat.attacks_moment: return": LEAVING,
    "combat.defends_moment: return": LEAVING,
    "combat.discharge: return": LEAVING,
    "combat.discharge: s.charges = vec": LEAVING,
    "combat.payment_ends: return": LEAVING,
    "elimination.clear_away: s.blows": LEAVING,
    "firing.fire_step: return": LEAVING,
    "leaving.": LEAVING,
    "shots.Shot.fizzle": LEAVING,
    "turn.closing: return": LEAVING,
    "turn.closing: s.then([RESTORE, NEXT])": LEAVING,
    "turn.turn: seat = s.clockwise": LEAVING,
    "volleys.return_step: return": LEAVING,
    "elimination.clear_away: put_away": "rules/test_s22_to_s31_variants.py (what others own)",
    "bombing.StealthBombing.resolve: end_stealth": "rules/test_s15_firing.py (leaves the combat)",
    "damage.take_damage": "rules/test_s33_definitions_and_edges.py (two damage at once)",
    "hidden-target choose": "cards/test_words.py (settle asks)",
    "moments.ShipText.stands: return is_target": "cards/test_words.py (settle asks)",
    "moments.begin: return": "rules/test_s22_to_s31_variants.py (a clause that waits)",
    "piles.check_empty": "rules/test_s22_to_s31_variants.py (quick-start: an empty Colony)",
    "volleys.room_for_damage: room -=": "rules/test_bad_combinations.py (shots fall together)",
}

# What each question must have been answered with at least once, beside the cards themselves.
ANSWERS = {
    "mulligan": ("keep", "mulligan"),
    "cut": ("cut",),
    "main": (
        "lay", "draw", "pick", "dig", "develop", "convert", "end",
        "attack colony", "attack headquarters", "attack card",
    ),
    "response": ("pass",),
    "which-first": ("first",),
    "discard": ("discard",),
    "scrap-ship": ("choose",),
    "turn-back": ("back", "done"),
    "take-marker": ("choose",),
    "order": ("order",),
    "may": ("yes", "no"),
    "mode": ("way",),
    "rival": ("player",),
    "target": ("choose",),
    "hidden-target": ("choose", "no"),
    "victim": ("choose",),
    "which-ship": ("choose",),
    "search": ("take", "no"),
    "recover": ("take",),
    "attackers": ("send", "done"),
    "defenders": ("send", "done"),
    "board": ("board", "done"),
    "pay": ("done",),
    "fire": ("fire", "stealth", "arm", "pass"),
    "finish": ("go", "done"),
    "answer": ("return", "arm", "stealth", "no"),
    "salvo": ("deal", "done", "share"),
    "return-fire": ("return", "no"),
    "formation": ("share", "no"),
    "part": ("x",),
    "bombers": ("bomb", "done"),
    "demolition": ("x 0", "x more"),
    "trap": ("no",),
}  # fmt: skip


class ChaosGalaxy(Subject):
    def __init__(self) -> None:
        super().__init__(GAME, UNREACHABLE, SELDOM)
        self.setups = self.setups[:SETUPS]

    def start(self, seed: int, setup: dict[str, Any]) -> Galaxy:
        """One game in three is an ordinary one; the others begin in the middle."""
        if seed % 3 == 0 or setup["options"]["profile"] == "quick-start":
            s = galaxy(GAME.begin(setup, seed))
            s.turns = (ROUNDS - LENGTH) * s.seats
        else:
            s = galaxy(GAME.begin_at(setup, crowded(seed, len(setup["seats"])), seed))
        s.listener = Heard()
        return s

    def wanted(self) -> set[str]:
        found = {f"{name} {word}" for name, words in ANSWERS.items() for word in words}
        for card in CARDS:
            if card.type in (EVENT, INTERRUPT):
                ways = len(next(c for c in card.clauses if c.when == PLAY).branches())
                found |= {f"play {card.id} {way}" for way in range(ways)}
            elif card.type == SHIP:
                found.add(f"ship {card.id}")
            elif card.subtype == TRAP:
                found.add(f"spring {card.id}")
            else:
                found.add(f"pay {card.id}")
            for number, clause in enumerate(card.clauses):
                if clause.when == USE:
                    ways = len(clause.branches())
                    found |= {f"use {card.id} {number} {way}" for way in range(ways)}
                elif clause.when not in (PLAY, ALWAYS):
                    found.add(f"moment of {card.id}")
        return found

    def key(self, s: State, index: int, move: int) -> str:
        g = galaxy(s)
        verb, a = int(verb_of(move)), int(first(move))
        prompt = g.asks[index].prompt.name
        if verb == PLAY_CARD:
            return f"play {CARDS[a].id} {branch_in(third(move))}"
        if verb == USE_CARD:
            card = CARDS[g.kind_at(a)].id
            return f"use {card} {clause_in(third(move))} {branch_in(third(move))}"
        if verb == PAY:
            return f"{'spring' if prompt == 'trap' else 'pay'} {CARDS[g.kind_at(a)].id}"
        if verb == PLAY_SHIP:
            return f"ship {CARDS[a].id}"
        return f"{prompt} {self._word(g, index, move)}"

    def _word(self, s: Galaxy, index: int, move: int) -> str:
        verb, b = int(verb_of(move)), int(second(move))
        if verb in WORDS:
            return WORDS[verb].split()[0]
        if verb == ATTACK:
            return "attack " + {COLONY_AIM: "colony", HQ_AIM: "headquarters"}.get(b, "card")
        if verb == NUMBER and s.asks[index].prompt.name == "demolition":
            return "x more" if first(move) else "x 0"
        if verb in (LAY, DISCARD, CHOOSE):
            return {LAY: "lay", DISCARD: "discard", CHOOSE: "choose"}[verb]
        return GAME.text(s, index, move).split()[0]

    def passed_up(self, s: State, index: int, move: int) -> Iterable[str]:
        """Moments that came since the last move."""
        heard = s.listener
        assert isinstance(heard, Heard)
        found = [
            f"moment of {CARDS[event.b].id}"
            for event in heard.events
            if event.kind == log.TRIGGERED and self._has_moment(event.b)
        ]
        heard.events.clear()
        return found

    def _has_moment(self, kind: int) -> bool:
        return any(c.when not in (PLAY, ALWAYS, USE) for c in CARDS[kind].clauses)

    def effects(self) -> Iterable[Any]:
        return ()

    def carried_out(self, effect: Any) -> str:
        return ""


SUBJECT = ChaosGalaxy()
