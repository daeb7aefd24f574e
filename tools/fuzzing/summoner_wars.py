"""Summoner Wars under fuzz."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.board import space_named
from hadur.games.summoner_wars.cards.definition import CARDS, SUMMONER
from hadur.games.summoner_wars.phases.magic import draw_cards
from hadur.games.summoner_wars.prompts import Branch, Confirm, Pick, TakeCard
from hadur.games.summoner_wars.state import Battle, battle
from hadur.games.summoner_wars.verbs import BUILD, NO, PLAY, SUMMON
from hadur.kernel.moves import first, verb_of
from hadur.kernel.state import PROMPTS, State
from hadur.kernel.timing import TRIGGERS
from tools.fuzzing.subject import Subject

NO_CARD = "no card of the set does this; the procedure is there for those that will"
GUARD = "the unit would have to vanish in the middle of an attack, which nothing here makes it do"
IMAGINED = "only in worlds a bot imagines, or in positions set up without a summoner"
TOLD = "says where a number comes from, to who reads it: tests/conformance/test_accounts.py"
NO_PAIR = "no legal deck has both an optional extra attack and a unit with something to do first"

UNREACHABLE: dict[str, str] = {
    # What no legal game of the master set brings about, with the reason.
    "prepare-extra-attack declined": NO_PAIR,
    "prepare-extra-attack taken": NO_PAIR,
    "attack.Extra.agreed": NO_PAIR,
    "attack.extra_attack: s.ask(EXTRA,": NO_PAIR,
    "attack.choose_target: return": GUARD,
    "attack.deal_hits: return": GUARD,
    "attack.roll_attack: return": GUARD,
    "attack.roll_attack: s.push(AFTER_DAMAGE": GUARD,
    "damage.put_damage: return": GUARD,
    "magic.finish_search": NO_CARD,
    "magic.search_draw_pile": NO_CARD,
    "state.Battle.set_base_strength": NO_CARD,
    "values.base_strength": NO_CARD,
    "targets.Targets.spaces: return 0": IMAGINED,
    "vanguards.raise_shields: return": GUARD,
    "breakers.AgainstTheCalled.source": TOLD,
    "cave_goblins.GangUp.source": TOLD,
    "constant.Bonus.source": TOLD,
    "fallen_kingdom.WeaponStrength.source": TOLD,
    "tundra_orcs.RecklessStrength.source": TOLD,
    "vanguards.JudgmentStrength.source": TOLD,
}

SELDOM: dict[str, str] = {
    # What can happen, but in far less than one game of a thousand, and the test that makes it.
    "attack.may_attack_extra: return False": "rules/test_s20_wording.py (option barred)",
    "damage.end_game: elif s.rules": "rules/test_s21_end.py (both summoners fall at once)",
    "damage.end_game: winner = s.active": "rules/test_s21_end.py (option active-wins)",
    "hooks.is_first_copy: return False": "cards/test_phoenix_elves.py (two Divine Retributions)",
    "phoenix_elves.CallProtection.options: return 0": "cards/test_phoenix_elves.py",
    "state.Battle.give_control": "cards/test_breakers.py (cards under a captured unit)",
    "state.Battle.relocate: self.frozen": "rules/test_s16_positions.py (a frozen unit is placed)",
    "targets.Targets._narrow: continue": "cards/test_tundra_orcs.py (Freeze, charged units)",
    "tundra_orcs.ForcefulAttack.happen": "cards/test_tundra_orcs.py (copied by Mimic)",
    "tundra_orcs.PrimalFury.happen: return": "cards/test_tundra_orcs.py (once per turn)",
    "tundra_orcs.drive_back: return": "cards/test_tundra_orcs.py (the target fell meanwhile)",
    "turn.shelters: return True": "rules/test_s17_control.py (a borrowed Cold Snap)",
    "turn.lives_by_gains: return True": "rules/test_s04_turn.py (the end of borrowed life)",
    "turn.Expiry.resolve: return": "cards/test_savanna_elves.py (the event went already)",
    "vanguards.TheCitadelsMight.happen: return": "cards/test_vanguards.py",
}


class SummonerWars(Subject):
    def start(self, seed: int, setup: dict[str, Any]) -> Battle:
        """Of four games one begins with full magic, one with large hands besides, and one with
        the summoners face to face."""
        rich = {"from": "start", "magic": [15, 15], "moment": "turn"}
        s = battle(GAME.begin_at(setup, rich, seed) if seed % 4 else GAME.begin(setup, seed))
        if seed % 4 == 2:
            for seat in range(2):
                draw_cards(s, seat, 12)
        elif seed % 4 == 3:
            for seat, spaces in enumerate((("c4", "b4"), ("d5", "e5"))):
                free = [space_named(name) for name in spaces if s.at[space_named(name)] < 0]
                if free:
                    s.relocate(s.summoner[seat], free[0])
        return s

    def wanted(self) -> set[str]:
        found = {self.carried_out(trigger) for trigger in TRIGGERS}
        for card in CARDS:
            if not card.classes & SUMMONER and card.name != "starting-gate":
                found.add(f"card {card.name} played")
        for prompt in PROMPTS:
            if isinstance(prompt, Confirm) or (
                isinstance(prompt, (Pick, TakeCard, Branch)) and prompt.may
            ):
                found |= {f"{prompt.name} taken", f"{prompt.name} declined"}
            elif isinstance(prompt, Branch):
                found |= {f"{prompt.name} {branch}" for branch in prompt.branches}
        return found

    def key(self, s: State, index: int, move: int) -> str:
        verb = verb_of(move)
        prompt = s.asks[index].prompt
        if verb in (SUMMON, BUILD, PLAY):
            return f"card {CARDS[int(first(move))].name} played"
        if isinstance(prompt, Branch) and verb != NO and not prompt.may:
            return f"{prompt.name} {prompt.branches[int(first(move))]}"
        if isinstance(prompt, (Confirm, Pick, TakeCard, Branch)):
            return f"{prompt.name} {'declined' if verb == NO else 'taken'}"
        return f"verb {verb}"

    def effects(self) -> Iterable[Any]:
        return TRIGGERS

    def carried_out(self, effect: Any) -> str:
        return f"effect {effect.name} carried out"


SUBJECT = SummonerWars(GAME, UNREACHABLE, SELDOM)
