"""The numeric types of hot code: machine words under mypyc, plain ints and lists without it.

This module is never compiled. Type checker and compiler see `i64` and `vec`; the interpreter
sees `int` and `list`, so that one source runs at full speed in both builds and the pure build
needs nothing but the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list

    def append(column, value):
        """Add a value at the end; the caller keeps the returned column, not the one passed in."""
        column.append(value)
        return column


__all__ = ["append", "i64", "vec"]
