"""What people may do at a table. A command checks, changes nothing, and returns the bodies of the
entries to append; Refused says why not. `numbered(bodies, table.number, now)` makes entries of
them; once they are stored, `table.apply` takes them in.
"""

from __future__ import annotations

from hadur.table.commands.again import go_on, rematch, rematch_table
from hadur.table.commands.choosing import choose
from hadur.table.commands.leaving import away, back, claim, flag, hand_to_bot, resume
from hadur.table.commands.opening import (
    abandon,
    checked_setup,
    close,
    leave,
    open_table,
    ready,
    seat_bot,
    sit,
    start,
    unseat,
)
from hadur.table.commands.playing import (
    bot_move,
    concede,
    follow,
    give_answer,
    give_order,
    move,
    order,
)
from hadur.table.commands.taking_back import answer, undo
from hadur.table.commands.talking import chat, mute, rename

__all__ = [
    "open_table",
    "checked_setup",
    "sit",
    "seat_bot",
    "choose",
    "leave",
    "unseat",
    "ready",
    "start",
    "close",
    "abandon",
    "move",
    "bot_move",
    "follow",
    "give_answer",
    "give_order",
    "order",
    "concede",
    "undo",
    "answer",
    "flag",
    "resume",
    "away",
    "back",
    "claim",
    "hand_to_bot",
    "chat",
    "mute",
    "rename",
    "rematch",
    "go_on",
    "rematch_table",
]
