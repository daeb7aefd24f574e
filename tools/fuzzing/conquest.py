"""Conquest under fuzz."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadur.games.conquest import GAME
from hadur.games.conquest.abilities.effect import Effect, effect_of
from hadur.games.conquest.abilities.searching import ARRANGE, Search
from hadur.games.conquest.cards.definition import ARMY, ATTACHMENT, CARDS, EVENT, SUPPORT, TABLES
from hadur.games.conquest.phases.battle import USE_BATTLE_ABILITY
from hadur.games.conquest.phases.cards import draw
from hadur.games.conquest.phases.damage import SHIELD_CARD
from hadur.games.conquest.phases.round import MOBILE_MOVE
from hadur.games.conquest.prompts import Branch, Confirm, Pick, Several, TakeCard
from hadur.games.conquest.state import Campaign, campaign
from hadur.games.conquest.verbs import ATTACH, CHOOSE, DEPLOY, DONE, NO, PASS, PLAY, USE
from hadur.kernel.events import Heard
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.state import PROMPTS, Prompt, State
from hadur.kernel.windows import ABILITIES, FORCED_INTERRUPT, FORCED_REACTION, PASS_VERB, USE_VERB
from tools.fuzzing.subject import Subject

DECLINING = (NO, PASS, PASS_VERB, DONE)

NO_CARD = "no card of the core set does this; the procedure is there for those that will"
BASE = "what a card may say otherwise; whoever does not is not asked"
LOOKING = "only whoever looks at the table or words a question wants to know"
GUARD = "what would have to be gone already is still there in every legal game"
IMAGINED = "only in worlds that a bot imagines"
DECLARED = "runs while the cards are declared"

UNREACHABLE: dict[str, str] = {
    # What no legal game of the core set brings about, with the reason.
    "actions._may_be_deployed: return False": "no card with Ambush is unique, Relic or Limited",
    "battle._both_turns: return": GUARD,
    "battle.battle_ability: return -1": NO_CARD,
    "battle.combat_round: return": GUARD,
    "battle.round_ends: return": GUARD,
    "cards.lose: return": GUARD,
    "command.dialled_slot: return slots[len(slots) - 1]": "no such dial can be set (CQ-EX30)",
    "constant.Constant.": BASE,
    "constant._aspects": DECLARED,
    "damage.indirect_takers: given += 1": NO_CARD,
    "damage.put_beside: s.beside": NO_CARD,
    "damage.reassign: return": GUARD,
    "effect.Effect.is_allowed: for k": NO_CARD,
    "effect.Effect.is_allowed: if s.named": NO_CARD,
    "effect.Effect.is_allowed: return": NO_CARD,
    "effect.Effect.may_target: return False": NO_CARD,
    "effect.Effect.options": BASE,
    "effect.Effect.prices": BASE,
    "effect.Effect.reduces": BASE,
    "effect.note_name: s.named": NO_CARD,
    "entering.KeepRelic": NO_CARD,
    "entering.base_cost: cost -=": NO_CARD,
    "entering.base_cost: for source": NO_CARD,
    "entering.base_cost: if speaks": NO_CARD,
    "entering.hosts: return out": GUARD,
    "entering.one_relic": NO_CARD,
    "entering.relics": NO_CARD,
    "entering.take_control": NO_CARD,
    "leaving.Leaves.happen: cancel": "no interrupt takes away what is leaving already",
    "leaving.Leaves.happen: return": "no interrupt takes away what is leaving already",
    "leaving._is_weakened: return True": NO_CARD,
    "leaving._reason: return BY_DISCARDING": GUARD,
    "leaving.settle: astray": NO_CARD,
    "leaving.settle: remove": NO_CARD,
    "leaving.settle: s.push(SETTLE)": NO_CARD,
    "moving.swap_attack": NO_CARD,
    "prompts.Pick.answered: self.declined": NO_CARD,
    "prompts.Pick.answers: out = append(out, pack(NO))": NO_CARD,
    "state.Campaign.hand_over": NO_CARD,
    "state.Campaign.slot_of: return self.slot_of_planet": LOOKING,
    "state.Campaign.slot_of_planet: return -1": GUARD,
    "state.Campaign.type_of": LOOKING,
    "state.Campaign.window_rule": LOOKING,
    "targets.Units.fits: return False": GUARD,
    "tau.Outfit.answers: out = append(out, pack(NO))": IMAGINED,
    "tau.Outfits.fits: return False": "no attachment of the Tau costs more than 2",
    "values.attack: return": LOOKING,
    "values.attack_against: return set_to": NO_CARD,
    "values.attack_against: set_to = lasting": NO_CARD,
    "values.damageable": NO_CARD,
    "values.hp: total += lasting": NO_CARD,
    "values.may_wear: return False": GUARD,
}

CLOSED = "tests/games/test_closed_lists.py (a deck that somebody built)"
SELDOM: dict[str, str] = {
    # What can happen, but in far less than one game of a thousand, and the test that makes it.
    "attack.strike: return": "rules/test_s10_timing.py (no longer there, no longer an enemy)",
    "attack.strike_area: kind = NO_SHIELDS": "rules/test_s15_keywords.py (Armorbane, Area Effect)",
    "battle.after_retreats": "rules/test_s08_combat.py (stalemates)",
    "chaos.InfernalGateway.possible: return False": "cards/test_chaos.py (nobody waits for it)",
    "damage.put_beside: return": "rules/test_s17_wording.py (who cannot be damaged)",
    "effect.Effect.still_legal": "rules/test_s11_initiating.py (a target is gone)",
    "effect.Resolves.happen: return": "rules/test_s11_initiating.py (a target is gone)",
    "effect._is_in: return False": "rules/test_s11_initiating.py (a target is gone)",
    "effect.choose_next: return": "rules/test_s11_initiating.py (no target is left)",
    "effect.go_on: s.push(END_OF_USE": "rules/test_s11_initiating.py (a cost was not paid)",
    "effect.is_paid: return False": "rules/test_s11_initiating.py (a cost was not paid)",
    "leaving.warlord_is_back: kept": "rules/test_s13_damage.py (warlord and unit fall together)",
    "actions._could_hold_action": CLOSED,
    "actions._may_hold_action: return _could_hold_action": CLOSED,
    "state.Campaign._could_hold": CLOSED,
    "state.Campaign._may_hold: return self._could_hold": CLOSED,
    "state.Campaign.close_list": CLOSED,
    "chaos.InfernalGateway.possible: return True": CLOSED,
    "damage.may_shield: return s.size[hand] > 0": CLOSED,
}


class Conquest(Subject):
    def start(self, seed: int, setup: dict[str, Any]) -> Campaign:
        """All cards of the core set are in the starter decks; the core decks have several copies
        and allies. Of three games one begins with a full purse, one with a large hand besides."""
        s = campaign(GAME.begin(setup, seed))
        s.listener = Heard()
        if seed % 3 > 0:
            for seat in range(2):
                s.pool[seat] = 15
                draw(s, seat, 8 if seed % 3 == 2 else 0)
        return s

    def wanted(self) -> set[str]:
        found = set()
        for card in CARDS:
            if card.type & (ARMY | SUPPORT | ATTACHMENT | EVENT):
                found.add(f"card {card.name} played")
            if card.type == ARMY and TABLES.worn_on[card.number]:
                found.add(f"card {card.name} attached")
        for effect in self.effects():
            found.add(self.carried_out(effect))
            if effect.timing not in (FORCED_INTERRUPT, FORCED_REACTION):
                found.add(f"{label(effect)} declined")
        for prompt in PROMPTS:
            if is_optional(prompt):
                found |= {f"{prompt.name} taken", f"{prompt.name} declined"}
            elif isinstance(prompt, Branch):
                found |= {f"{prompt.name} {branch}" for branch in prompt.branches}
        return found

    def key(self, s: State, index: int, move: int) -> str:
        verb = verb_of(move)
        prompt = s.asks[index].prompt
        if verb in (DEPLOY, PLAY):
            return f"card {CARDS[int(first(move))].name} played"
        if verb == ATTACH:
            card = CARDS[int(first(move))]
            return f"card {card.name} {'attached' if card.type == ARMY else 'played'}"
        if verb in (USE, USE_VERB):
            return used(ABILITIES.all[int(second(move))])
        if verb == CHOOSE and isinstance(prompt, Branch):
            return f"{prompt.name} {prompt.branches[int(first(move))]}"
        for other in self.passed_up(s, index, move):
            return other
        if is_optional(prompt) or verb in DECLINING:
            return f"{prompt.name} {'declined' if verb in DECLINING else 'taken'}"
        return f"{prompt.name} {verb}"

    def passed_up(self, s: State, index: int, move: int) -> Iterable[str]:
        """Whoever passes declines every ability that could have been used."""
        ask = s.asks[index]
        if ask.prompt is USE_BATTLE_ABILITY and verb_of(move) == NO:
            yield f"{label(effect_of(ask.options))} declined"
            yield f"{ask.prompt.name} declined"
        if verb_of(move) in (PASS, PASS_VERB):
            for other in s.legal(index):
                if verb_of(other) in (USE, USE_VERB, PLAY):
                    yield f"{label(ABILITIES.all[int(second(other))])} declined"

    def effects(self) -> Iterable[Any]:
        return [ability for ability in ABILITIES.all if isinstance(ability, Effect)]

    def carried_out(self, effect: Any) -> str:
        return f"{label(effect)} carried out"


def label(ability: Any) -> str:
    """The card and which of its abilities, by the name of its declaration."""
    return f"{ability.card.name}/{type(ability).__name__}"


def used(ability: Any) -> str:
    """What using it counts for: an event that is an interrupt or a reaction is played by it."""
    card = ability.card
    return f"card {card.name} played" if card.type == EVENT else f"{label(ability)} used"


def is_optional(prompt: Prompt) -> bool:
    """Whether a question may be answered with no, although there is something to choose."""
    if isinstance(prompt, (Confirm, Several, Search)) or prompt in (SHIELD_CARD, MOBILE_MOVE):
        return True
    return prompt is ARRANGE or (isinstance(prompt, (Pick, TakeCard)) and prompt.may)


SUBJECT = Conquest(GAME, UNREACHABLE, SELDOM)
