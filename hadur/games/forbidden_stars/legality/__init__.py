"""The judge's account of the rules: named checks with rule ids, independent of the generator.

reading.py takes a text apart, forms.py says what its names stand for, field.py reads the position;
the chapters (building, orders, movement, strikes, purchases, combat) judge the answers to the
questions of questions.py; upgrades, schemes, events and abilities judge card by card, and
paragraphs.py has what combat cards say. words.py tells
refusals in the reader's language. `explain` is the door."""

from hadur.games.forbidden_stars.legality.candidates import candidates
from hadur.games.forbidden_stars.legality.judge import explain
from hadur.games.forbidden_stars.legality.refusals import refusal_line, refusal_reason

__all__ = ["candidates", "explain", "refusal_line", "refusal_reason"]
