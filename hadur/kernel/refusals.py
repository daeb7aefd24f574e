"""How a judge says no: a rule's id, which reason it is, and the facts that its sentence names.

A game lists its reasons once (`legality/reasons.py`): the plain English sentence of each by its
name, for errors, logs and programs. What players read stands in text/*/refusals.ftl under
`refusal-NAME`, with the same facts; `refusal` puts it before the rule's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from hadur.kernel.lines import Texts
from hadur.kernel.verdict import WHY, Reasons, Refusal

Naming = Callable[[Texts, str, str], str | int]
"""How a game names a fact for a reader: (texts, what kind of fact, its value)."""


class Sentences:
    """The reasons of one game. Called, it says no: `yield no("XX-1.2", "asleep", card=name)`."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences: Final = sentences

    def __call__(self, rule: str, why: str, /, **facts: object) -> Refusal:
        told = {name: str(value) for name, value in facts.items()}
        plain = self.sentences[why].format(**told)
        return Refusal(rule, plain, ((WHY, why), *told.items()))


def under(rule: str, refusal: Refusal) -> Refusal:
    """The same reason by another rule."""
    return replace(refusal, rule=rule)


def fine(reasons: Reasons) -> bool:
    """Nothing speaks against it."""
    return next(reasons, None) is None


# -- in words --------------------------------------------------------------------------------------


def line(texts: Texts, refusal: Refusal, naming: Naming) -> str:
    """Why a move is refused: what is wrong here, the rule's sentence, and its id."""
    if texts.rule(refusal.rule) is None:
        return texts.say("refusal-unknown", rule=refusal.rule)
    return texts.say("refusal", reason=reason(texts, refusal, naming), rule=refusal.rule)


def reason(texts: Texts, refusal: Refusal, naming: Naming) -> str:
    """The same without the id."""
    sentence = texts.rule(refusal.rule) or refusal.reason
    return f"{detail(texts, refusal, naming)} {sentence}".strip()


def detail(texts: Texts, refusal: Refusal, naming: Naming) -> str:
    """What is wrong in this very position; "" for a reason without a name."""
    if not refusal.why:
        return ""
    told = {key: naming(texts, key, value) for key, value in refusal.facts if key != WHY}
    return texts.sentence(f"refusal-{refusal.why}", **told)
