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

    def _column(items=(), *, capacity=0):
        """A list: room that is asked for in advance is found when it is needed."""
        return list(items)

    class _Columns:
        def __class_getitem__(cls, kind):
            return _column

    vec = _Columns

    def append(column, value):
        """Add a value at the end; the caller keeps the returned column, not the one passed in."""
        column.append(value)
        return column


__all__ = ["append", "i64", "vec"]
