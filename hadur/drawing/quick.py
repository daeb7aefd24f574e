"""Drawing quickly: a page has thousands of numbers and names, nearly all of them short and seen
before, and after a move most of a board is as it was."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache, wraps
from typing import Any, Final, TypeVar

from jinja2 import Environment, Template
from jinja2.compiler import CodeGenerator, Frame
from jinja2.environment import TemplateModule
from jinja2.nodes import Expr
from jinja2.runtime import Context
from markupsafe import Markup, escape

T = TypeVar("T")

_SHORT: Final = 80
"""Longer texts are seldom seen twice, and would fill the memory."""


@lru_cache(8192)
def _known(text: str) -> str:
    return str(escape(text))


def escaped(value: Any) -> str:
    """What `markupsafe.escape` makes of a value, as a plain text for the end of a page: numbers and
    short texts without the way round a new object each."""
    kind = type(value)
    if kind is int or kind is float:
        return str(value)
    if kind is str:
        return _known(value) if len(value) <= _SHORT else escape(value)
    return value if kind is Markup else escape(value)


class _Quick(CodeGenerator):
    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.escaped(")


class _Plain(Template):
    """No template is given globals of its own, so what others import of it is always the same."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        return super()._get_default_module()


class QuickEnvironment(Environment):
    """An environment for pages: what it puts out is escaped by `escaped`."""

    code_generator_class = _Quick
    template_class = _Plain
    escaped = staticmethod(escaped)


class Drawn:
    """Pieces of pictures by all that they are made from, to be used again; so many of them."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._kept: dict[Hashable, str] = {}

    def get(self, texts: object, facts: Hashable, draw: Callable[[], str]) -> str:
        """The piece with these facts in the words of `texts`. Who does not say where their words
        come from (`Catalogue.source`) has it drawn anew."""
        source = getattr(texts, "source", None)
        if source is None:
            return draw()
        key = (source, facts)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= self._most:
                self._kept.clear()
            found = self._kept[key] = draw()
        return found


def once(read: Callable[[Mapping[str, Any]], T]) -> Callable[[Mapping[str, Any]], T]:
    """Read a view once for all parts of a page that are drawn from it, one after the other. Views
    are never changed."""
    last: tuple[Mapping[str, Any], T] | None = None

    @wraps(read)
    def reading(view: Mapping[str, Any]) -> T:
        nonlocal last
        kept = last
        if kept is None or kept[0] is not view:
            last = kept = (view, read(view))
        return kept[1]

    return reading
