"""Glory Kills and telefragging (chapters 17 and 21)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.damage import FRAG, recover
from hadur.games.doom.phases.steps import leads_on
from hadur.games.doom.piles import draw_glory
from hadur.games.doom.state import GLORY_OPTIONAL, TELEFRAG_ALWAYS, Raid, raid
from hadur.games.doom.values import is_staggered
from hadur.games.doom.verbs import NO, YES
from hadur.games.doom.vocabulary import GLORY_KILL
from hadur.kernel.moves import pack, verb_of
from hadur.kernel.native import i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1


def enter_staggered(s: Raid, marine: i64, demon: i64) -> None:
    """DM-11.11, 17.6, 26.4: entering is killing, unless the table lets one pass through."""
    if s.options & GLORY_OPTIONAL != 0:
        s.ask(KILL, marine + 1, 0, marine, demon)
    else:
        glory_kill(s, marine, demon)


class Kill(Prompt):
    """Kill, or merely pass through, if the points lead on (DM-26.4, 11.20)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        if leads_on(t, ask.a, t.place[ask.a], t.points[ask.a]):
            return vec[i64]([pack(YES), pack(NO)])
        return vec[i64]([pack(YES)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            glory_kill(raid(s), ask.a, ask.b)


KILL: Final = Kill("kill", "DM-26.4", True)


def glory_kill(s: Raid, marine: i64, demon: i64) -> None:
    """DM-17.5 to 17.9: the demon is fragged, the marine takes its space, a card and recovers."""
    s.tell(log.GLORY_KILL, marine, demon)
    s.push(REWARD, marine)
    s.push(TAKE_SPACE, marine)
    s.push(FRAG, demon)


def telefrag(s: Raid, marine: i64, demon: i64) -> None:
    """DM-21.6 to 21.10, 16.22: a staggered one counts as a Glory Kill (DM-17.15, 26.5)."""
    s.tell(log.TELEFRAG, marine, demon)
    if is_staggered(s, demon, marine) or s.options & TELEFRAG_ALWAYS != 0:
        s.push(REWARD, marine)
    s.push(TAKE_SPACE, marine)
    s.push(FRAG, demon)


def take_space(s: Raid, marine: i64) -> None:
    """The marine stands in the space that was emptied, unless fragged meanwhile."""
    if s.is_here(marine) and s.lifted == marine and s.at[s.place[marine]] < 0:
        s.set_down(marine, s.place[marine], 0)


def reward(s: Raid, marine: i64) -> None:
    """DM-17.8, 17.9, S69: a card, and with it the recovery. The card is drawn even if the demon's
    end has fragged the marine, who keeps such cards (DM-16.19)."""
    if s.is_out(marine + 1):
        return
    s.push(KILLED, marine)
    found = False
    for _ in range(s.book.kill_draw):
        found = draw_glory(s, marine + 1) or found
    if found:
        recover(s, marine, s.book.kill_recovery)


def killed(s: Raid, marine: i64) -> None:
    if s.is_here(marine):
        moment(s, GLORY_KILL, marine)


TAKE_SPACE: Final[Step] = step1(take_space)
REWARD: Final[Step] = step1(reward)
KILLED: Final[Step] = step1(killed)
