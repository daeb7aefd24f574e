"""The judge's account of the rules: named checks with rule ids, independent of the generator.

parsing.py takes a text apart, field.py reads the position, texts.py what the texts of cards say in
it; the chapters (turns, announcing, attacks, firing, choices) judge the answers to the questions of
questions.py. refusals.py tells refusals in the reader's language. `explain` is the door."""

from hadur.games.chaos_galaxy.legality.candidates import candidates
from hadur.games.chaos_galaxy.legality.judge import explain
from hadur.games.chaos_galaxy.legality.refusals import refusal_line, refusal_reason

__all__ = ["candidates", "explain", "refusal_line", "refusal_reason"]
