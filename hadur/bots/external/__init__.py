"""A bot that is any program: it speaks the line protocol of docs/protocol.md on its own
stdin and stdout, is told what its seat may know, and cannot make anybody wait or fail.
"""

from hadur.bots.external.bot import External
from hadur.bots.external.command import PREFIX
from hadur.bots.external.faults import BotFault, Fault, Policy
from hadur.bots.external.process import STDERR_KEPT, end_programs
from hadur.bots.external.wire import (
    VERSION,
    decision_line,
    known_setup,
    line,
    log_line,
    question_lines,
    result_line,
    seed_for_program,
)

__all__ = [
    "PREFIX",
    "STDERR_KEPT",
    "VERSION",
    "BotFault",
    "External",
    "Fault",
    "Policy",
    "decision_line",
    "end_programs",
    "known_setup",
    "line",
    "log_line",
    "question_lines",
    "result_line",
    "seed_for_program",
]
