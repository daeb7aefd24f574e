"""Which language to speak: --lang, else HADUR_LANG, else the system's, else English."""

from __future__ import annotations

import os
from enum import StrEnum


class Language(StrEnum):
    """The languages there are."""

    ENGLISH = "en"
    HUNGARIAN = "hu"


def choose(wanted: Language | None) -> str:
    """The language to use when `wanted` is what the command line said."""
    if wanted is not None:
        return wanted.value
    for variable in ("HADUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            known = [language.value for language in Language if value.lower().startswith(language)]
            return known[0] if known else Language.ENGLISH.value
    return Language.ENGLISH.value
