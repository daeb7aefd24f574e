"""The judge's account of the rules: named checks with rule ids, independent of the generator.

parsing.py takes a text apart, situation.py and plan.py read the position and the map; the chapters
(movement, actions, attacks, abilities, placing, figures, invader) judge the answers to the
questions of questions.py. refusals.py tells refusals in the reader's language; `shots` says of
every space why it cannot be attacked. `explain` is the door."""

from hadur.games.doom.legality.attacks import Shot, in_sight, shots
from hadur.games.doom.legality.candidates import candidates
from hadur.games.doom.legality.judge import explain
from hadur.games.doom.legality.refusals import refusal_line, refusal_reason

__all__ = ["Shot", "candidates", "explain", "in_sight", "refusal_line", "refusal_reason", "shots"]
