"""The store that a command of the operator is about."""

from __future__ import annotations

from typing import Annotated

import typer

from hadur.cli import places

StoreAddress = Annotated[
    str,
    typer.Option(
        "--db",
        metavar="URL",
        envvar="HADUR_DB",
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
    ),
]


def address_of(db: str) -> str:
    """The address that was given, or that of the server on this machine."""
    return db or f"sqlite:///{places.state_folder('server') / 'hadur.db'}"
