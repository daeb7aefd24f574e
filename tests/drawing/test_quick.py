"""Drawing quickly gives what drawing slowly gives."""

from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, Environment
from markupsafe import Markup, escape

from hadur.drawing.quick import Drawn, QuickEnvironment, escaped, once

VALUES: list[Any] = [
    *(0, -7, 1.5, True, None, "", "plain", "<b>&\"'", "<" * 200, "é" * 100),
    *(Markup("<i>made by the house</i>"), ["<", 1], ("a", "'")),
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_whatever_is_put_out_is_escaped_alike(value: Any) -> None:
    assert str(escaped(value)) == str(escape(value))
    pages = {
        "macro": "{% macro m(x) %}[{{ x }}]{% endmacro %}",
        "page": '{% from "macro" import m %}<p a="{{ v }}">{{ m(v) }}{{ v ~ 1 }}{{ v|string }}</p>',
    }
    slow, quick = (
        kind(loader=DictLoader(pages), autoescape=True) for kind in (Environment, QuickEnvironment)
    )
    both = [made.get_template("page").render(v=value) for made in (slow, quick)]
    assert both[0] == both[1] and "<b>" not in both[1]


class Said:
    def __init__(self, source: object) -> None:
        self.source = source


def test_a_piece_is_drawn_once_in_each_language() -> None:
    drawn = Drawn(2)
    made: list[str] = []

    def draw(what: str) -> str:
        made.append(what)
        return what

    for texts in (Said("hu"), Said("hu"), Said("en")):
        assert drawn.get(texts, "a1", lambda texts=texts: draw(texts.source)) == texts.source
    assert made == ["hu", "en"]
    drawn.get(Said("hu"), "a2", lambda: draw("more than it keeps"))
    assert drawn.get(Said("hu"), "a1", lambda: draw("anew")) == "anew"
    for _ in range(2):
        drawn.get(object(), "a1", lambda: draw("whose words nobody knows"))
    assert made.count("whose words nobody knows") == 2


def test_a_view_is_read_once() -> None:
    read: list[Any] = []

    def read_it(view: Any) -> int:
        read.append(view)
        return len(read)

    reading = once(read_it)
    one: dict[str, Any] = {"a": 1}
    other = dict(one)
    assert [reading(one), reading(one), reading(other), reading(one)] == [1, 1, 2, 3]
