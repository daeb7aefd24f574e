"""The judge's account of the rules: named checks with rule ids, independent of the generator.

field.py reads the position, words.py the words of card texts; entering.py, moving.py,
attacking.py and playing.py judge the actions of an idle point, questions/ the answers to what
effects ask. `explain` is the door.
"""

from hadur.games.summoner_wars.legality.candidates import candidates
from hadur.games.summoner_wars.legality.judge import explain

__all__ = ["candidates", "explain"]
