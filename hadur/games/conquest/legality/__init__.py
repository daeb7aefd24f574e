"""The judge's account of the rules: named checks with rule ids, independent of the generator.

reading.py takes a text apart, field.py reads the position, words.py the words of card texts;
entering.py, using.py, fighting.py and procedures.py judge what players do by the rules, texts/
what single cards say. `explain` is the door.
"""

from hadur.games.conquest.legality.candidates import candidates
from hadur.games.conquest.legality.judge import explain

__all__ = ["candidates", "explain"]
