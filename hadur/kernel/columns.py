"""How the columns of a state are declared, and the check that copies keep to it.

A state names every attribute once, in `__init__`, with its kind; tools/columns.py writes from that
how the state is copied, dumped, filled and measured. A kind is a type and what else is known of it:

    Annotated[vec[i64], [-1] * CARDS]   a column by its first value, which says its length
    Annotated[vec[i64], [], WIDTH]      a list that grows, by so many numbers at a time
    "[0] * len(self.owner)"             a first value that depends on what was set before
    Annotated[i64, "turn"]              a number that is dumped with others, under this name
    SHARED                              copies share it: nobody changes it in place
    HIDDEN                              no part of dumps: it never changes, or follows from others

Without a name for dumps a column or number has its own. What is neither a column nor a number is
shared and hidden. To the type checker a kind is its type; of the rest nothing is there in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.state import BLANK, State

if TYPE_CHECKING:
    from hadur.kernel.native import i64, vec

SHARED: Final = "shared"
HIDDEN: Final = "hidden"

if TYPE_CHECKING:
    Column = vec[i64]
    """Of whatever length it is given."""
    Listed = Annotated[vec[i64], []]
    Fact = Annotated[vec[i64], SHARED, HIDDEN]
    """Never changes in a game."""
    DumpedFact = Annotated[vec[i64], SHARED]
    Derived = Annotated[vec[i64], SHARED, HIDDEN]
    """Follows from other columns, and is put in place anew when they change."""
    HiddenColumn = Annotated[vec[i64], HIDDEN]
    HiddenNumber = Annotated[i64, HIDDEN]


def faults(state: State, copy: State) -> list[str]:
    """What is wrong with the columns of a state and a copy of it, in words."""
    found = ["a column was used that nobody filled"] if len(BLANK) else []
    for name, length in state.lengths().items():
        here, there = getattr(state, name), getattr(copy, name)
        if length >= 0 and len(here) != length:
            found.append(f"{name} has {len(here)} entries, declared are {length}")
        if length < 0 and len(here) % -length:
            found.append(f"{name} has {len(here)} entries, declared are {-length} at a time")
        if _is_one(here, there):
            found.append(f"{name} is shared by a state and its copy")
    return found


def _is_one(here: vec[i64], there: vec[i64]) -> bool:
    """Whether to change one column is to change the other. A native column is no object of its own,
    so that only trying it tells."""
    if here is there or len(here) == 0 or len(there) == 0:
        return here is there
    before = here[0]
    there[0] = before ^ 1
    is_one = here[0] != before
    there[0] = before
    return is_one
