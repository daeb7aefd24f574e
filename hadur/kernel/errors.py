"""What can go wrong, as types: each says in one line what was wrong and what would be right."""


class HadurError(Exception):
    """Anything a user can cause. Shown as one line, never as a traceback; exit code 2."""


class UnknownName(HadurError):
    """A game, deck, card, bot, option or file that does not exist."""


class IllegalMove(HadurError):
    """A move the rules forbid now. The state is as it was before."""


class BadNotation(HadurError):
    """A text that is no move of this game at all."""


class IllegalDeck(HadurError):
    """A deck that breaks the deck-building rules."""


class BadRecord(HadurError):
    """A record that is cut short, edited, or of another game or version."""


class CannotSave(HadurError):
    """A file that could not be written. What was there before still is."""


class ImpossibleChance(HadurError):
    """A scripted chance result that the die or pile in question cannot give."""


class BadScenario(HadurError):
    """A scenario file that cannot be read or sets up an impossible position."""


class NothingToUndo(HadurError):
    """Undo or redo with nothing left, or across an information barrier without consent."""
