"""Coverage-driven fuzz: play until everything the cards can do has happened.

    python tools/fuzz.py [--games N] [--seed S]

Plays games over all pairs of factions, preferring moves that were rarely made, until every card
was played, every waiting effect was carried out, every optional question was both taken and
declined and every line of the rules ran; prints what was never reached. Exit 1 if anything was
not and is not known to be unreachable.
"""

from __future__ import annotations

import argparse
import dis
import os
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

os.environ.setdefault("HADUR_ENGINE", "pure")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.games.summoner_wars import GAME  # noqa: E402
from hadur.games.summoner_wars.board import space_named  # noqa: E402
from hadur.games.summoner_wars.cards.definition import CARDS, FACTIONS, SUMMONER  # noqa: E402
from hadur.games.summoner_wars.phases.magic import draw_cards  # noqa: E402
from hadur.games.summoner_wars.prompts import Branch, Confirm, Pick, TakeCard  # noqa: E402
from hadur.games.summoner_wars.state import Battle, battle  # noqa: E402
from hadur.games.summoner_wars.verbs import BUILD, NO, PLAY, SUMMON  # noqa: E402
from hadur.kernel.chance import draw  # noqa: E402
from hadur.kernel.moves import first, verb_of  # noqa: E402
from hadur.kernel.state import PROMPTS  # noqa: E402
from hadur.kernel.timing import ENTRY, TRIGGERS  # noqa: E402

FOLDERS = ("phases", "abilities", "cards", "values.py", "prompts.py", "state.py")
SET_UP = ("__init__", "copy", "dump", "game", "order_rule", "index_events", "collect")

NO_CARD = "no card of the set does this; the procedure is there for those that will"
GUARD = "the unit would have to vanish in the middle of an attack, which nothing here makes it do"
IMAGINED = "only in worlds a bot imagines, or in positions set up without a summoner"
NO_PAIR = "no legal deck has both an optional extra attack and a unit with something to do first"

UNREACHABLE: dict[str, str] = {
    # What no legal game of the master set brings about, with the reason.
    "prepare-extra-attack declined": NO_PAIR,
    "prepare-extra-attack taken": NO_PAIR,
    "attack.Extra.agreed": NO_PAIR,
    "attack.extra_attack: s.ask(EXTRA,": NO_PAIR,
    "attack.choose_target: return": GUARD,
    "attack.deal_hits: return": GUARD,
    "attack.raise_shields: return": GUARD,
    "attack.roll_attack: return": GUARD,
    "attack.roll_attack: s.push(AFTER_DAMAGE": GUARD,
    "damage.put_damage: return": GUARD,
    "magic.finish_search": NO_CARD,
    "magic.search_draw_pile": NO_CARD,
    "state.Battle.set_base_strength": NO_CARD,
    "values.base_strength": NO_CARD,
    "prompts.TakeCard.answers: out = append(out, pack(NO))": IMAGINED,
    "targets.Targets.spaces: return 0": IMAGINED,
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
    "turn.Expiry.resolve: return": "cards/test_savanna_elves.py (the event went already)",
    "vanguards.TheCitadelsMight.happen: return": "cards/test_vanguards.py",
}


def is_wanted(item: str) -> bool:
    return not any(item.startswith(known) for known in (*UNREACHABLE, *SELDOM))


class Lines:
    """Which lines of the rules have run. A function is followed until it has run whole."""

    def __init__(self) -> None:
        self.missing: dict[CodeType, set[int]] = {}
        package = ROOT / "hadur/games/summoner_wars"
        for name, module in list(sys.modules.items()):
            path = getattr(module, "__file__", None) or ""
            if name.endswith("cards.definition"):
                continue
            if name.startswith("hadur.games.summoner_wars") and any(
                part in Path(path).relative_to(package).parts
                for part in FOLDERS
                if Path(path).is_relative_to(package)
            ):
                self._add_module(module)

    def _add_module(self, module: ModuleType) -> None:
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        code = compile(source, module.__file__ or "", "exec")
        text = source.splitlines()
        for function in _functions(code):
            lines = {
                line
                for _, _, line in function.co_lines()
                if line is not None
                and line != function.co_firstlineno
                and "raise NotImplementedError" not in text[line - 1]
            }
            starts = {line for _, line in dis.findlinestarts(function) if line is not None}
            wanted = lines & starts
            if (wanted and '"""' not in text[min(wanted) - 1]) or len(wanted) > 1:
                self.missing[function] = wanted

    def start(self, frame: FrameType, event: str, argument: Any) -> Any:
        left = self.missing.get(frame.f_code)
        return self.step if left else None

    def step(self, frame: FrameType, event: str, argument: Any) -> Any:
        left = self.missing.get(frame.f_code)
        if not left:
            return None
        left.discard(frame.f_lineno)
        return self.step

    def unseen(self) -> list[str]:
        out = []
        for code, left in self.missing.items():
            text = Path(code.co_filename).read_text(encoding="utf-8").splitlines()
            name = Path(code.co_filename).stem
            out += [f"{name}.{code.co_qualname}: {text[line - 1].strip()}" for line in sorted(left)]
        return sorted(out)


def _functions(code: CodeType) -> list[CodeType]:
    found = []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            # A function, not a class body.
            if constant.co_flags & 0x2 and constant.co_name not in SET_UP:
                found.append(constant)
            found += _functions(constant)
    return found


class Goals:
    """What must happen at least once besides lines."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()
        self.seen: Counter[str] = Counter()
        for card in CARDS:
            if not card.classes & SUMMONER and card.name != "starting-gate":
                self.wanted.add(f"card {card.name} played")
        for trigger in TRIGGERS:
            self.wanted.add(f"effect {trigger.name} carried out")
        for prompt in PROMPTS:
            if isinstance(prompt, Confirm) or (
                isinstance(prompt, (Pick, TakeCard, Branch)) and prompt.may
            ):
                self.wanted |= {f"{prompt.name} taken", f"{prompt.name} declined"}
            elif isinstance(prompt, Branch):
                self.wanted |= {f"{prompt.name} {branch}" for branch in prompt.branches}

    def key(self, s: Battle, move: int) -> str:
        """What a move would count for; rarely made ones are preferred."""
        verb = verb_of(move)
        prompt = s.asks[0].prompt
        if verb in (SUMMON, BUILD, PLAY):
            return f"card {CARDS[int(first(move))].name} played"
        if isinstance(prompt, Branch) and verb != NO:
            name = f"{prompt.name} {prompt.branches[int(first(move))]}"
            return name if name in self.wanted else f"{prompt.name} taken"
        if isinstance(prompt, (Confirm, Pick, TakeCard, Branch)):
            return f"{prompt.name} {'declined' if verb == NO else 'taken'}"
        return f"verb {verb}"

    def unseen(self) -> list[str]:
        return sorted(self.wanted - set(self.seen))


def play(seed: int, decks: list[str], goals: Goals) -> None:
    """One game in which seldom-made moves are preferred.

    Random players never save up for champions and seldom meet, so of four games one begins with
    full magic, one with large hands besides, and one with the summoners face to face."""
    odd = {"both-summoners": "active-wins", "extra-after-instead": "barred"}
    setup = GAME.check_setup({"decks": decks, "options": odd if seed % 5 == 0 else {}})
    rich = {"from": "start", "magic": [15, 15], "moment": "turn"}
    s = battle(GAME.position(setup, rich, seed) if seed % 4 else GAME.begin(setup, seed))
    if seed % 4 == 2:
        for seat in range(2):
            draw_cards(s, seat, 12)
    elif seed % 4 == 3:
        for seat, spaces in enumerate((("c4", "b4"), ("d5", "e5"))):
            free = [space_named(name) for name in spaces if s.at[space_named(name)] < 0]
            if free:
                s.relocate(s.summoner[seat], free[0])
    count = 0
    while not s.over and count < 20_000:
        legal = [int(move) for move in s.legal()]
        keys = [goals.key(s, move) for move in legal]
        count += 1
        pick = int(draw(seed, 31, count, len(legal)))
        rarest = min(range(len(legal)), key=lambda k: (goals.seen[keys[k]], (k + count) % 7))
        if goals.seen[keys[rarest]] == 0 or draw(seed, 32, count, 3) == 0:
            pick = rarest
        goals.seen[keys[pick]] += 1
        waiting = [TRIGGERS[s.waiting[k]].name for k in range(0, len(s.waiting), ENTRY)]
        s.advance(legal[pick])
        goals.seen.update(f"effect {name} carried out" for name in waiting)


def watch_effects(goals: Goals) -> None:
    """Count every effect that is carried out, also those that nobody had to order."""
    for trigger in TRIGGERS:
        kind = type(trigger)
        if getattr(kind, "watched", False):
            continue
        plain = kind.resolve

        def resolve(self: Any, s: Any, source: Any, x: Any, y: Any, plain: Any = plain) -> None:
            goals.seen[f"effect {self.name} carried out"] += 1
            plain(self, s, source, x, y)

        kind.resolve = resolve  # type: ignore[method-assign]
        kind.watched = True  # type: ignore[attr-defined]


def run(games: int, seed: int, show: bool) -> list[str]:
    """Play until nothing is missing or the games are used up; what was never reached."""
    goals, lines = Goals(), Lines()
    watch_effects(goals)
    names = list(FACTIONS)
    pairs = [[one, other] for one in names for other in names]
    played = 0
    missing: list[str] = []
    sys.settrace(lines.start)
    try:
        while played < games:
            for pair in pairs:
                play(seed + played, pair, goals)
                played += 1
            missing = [item for item in goals.unseen() + lines.unseen() if is_wanted(item)]
            if show:
                print(f"{played} games, {len(missing)} things not yet reached", flush=True)
            if not missing:
                break
    finally:
        sys.settrace(None)
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1280)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    missing = run(options.games, options.seed, show=True)
    for item in missing:
        print(f"never reached: {item}")
    raise SystemExit(1 if missing else 0)


if __name__ == "__main__":
    main()
