"""Which lines of a game's rules have run.

The rules are imported with a mark before each statement, and before whatever begins a further line
of one: marks cost far less than to follow a program line by line.
"""

from __future__ import annotations

import ast
import dis
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("phases", "abilities", "cards", "values.py", "prompts.py", "state.py")
SET_UP = (
    "__init__", "copy", "_dump_columns", "fill", "lengths", "order_rule", "index_events", "collect"
)  # fmt: skip
MARK = "__has_run__"


class Lines:
    """The lines that must run, and those that have. Made before the game is imported."""

    def __init__(self, folder: str) -> None:
        self.package = f"hadur.games.{folder}."
        self.home = ROOT / "hadur" / "games" / folder
        self.wanted: list[tuple[str, int]] = []
        """What a line is called, and its mark."""
        self.run: set[int] = set()
        self.marks = 0
        if any(name.startswith(self.package) for name in sys.modules):
            raise RuntimeError(f"{folder} was imported before it could be followed")
        sys.meta_path.insert(0, self)

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        """Marks are set in the modules of the rules; all others are imported as ever."""
        if not name.startswith(self.package) or name.endswith("cards.definition"):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is None or spec.origin is None:
            return None
        if Path(spec.origin).relative_to(self.home).parts[0] in PARTS:
            spec.loader = _Marking(name, spec.origin, self)
        return spec

    def add(self, source: str, path: str) -> CodeType:
        """A module with marks in it."""
        tree = ast.parse(source)
        marks = _Marks(self.marks)
        marked = ast.fix_missing_locations(marks.visit(tree))
        self.marks = marks.next
        text = source.splitlines()
        for function in _functions(compile(source, path, "exec")):
            for line in {line for _, line in dis.findlinestarts(function) if line is not None}:
                words = text[line - 1].strip()
                if line == function.co_firstlineno or _is_left_out(words):
                    continue
                name = f"{Path(path).stem}.{function.co_qualname}: {words}"
                self.wanted.append((name, marks.lines[line]))
        return compile(marked, path, "exec")

    def begin(self, known: tuple[str, ...]) -> None:
        """What ran while the cards were declared does not count."""
        self.run.clear()
        self.wanted = [(name, mark) for name, mark in self.wanted if not name.startswith(known)]

    def are_missing(self) -> bool:
        return any(mark not in self.run for _, mark in self.wanted)

    def missing(self) -> list[str]:
        return sorted(name for name, mark in self.wanted if mark not in self.run)


class _Marking(SourceFileLoader):
    """Imports a module with marks; what Python keeps of compiled modules is let alone."""

    def __init__(self, name: str, path: str, lines: Lines) -> None:
        super().__init__(name, path)
        self.lines = lines

    def get_code(self, fullname: str) -> CodeType:
        return self.lines.add(Path(self.path).read_text(encoding="utf-8"), self.path)

    def exec_module(self, module: Any) -> None:
        setattr(module, MARK, self.lines.run.add)
        super().exec_module(module)


def _is_left_out(words: str) -> bool:
    return "raise NotImplementedError" in words or words.startswith('"""')


def _functions(code: CodeType) -> list[CodeType]:
    found = []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            # A function, not a class body.
            if constant.co_flags & 0x2 and constant.co_name not in SET_UP:
                found.append(constant)
            found += _functions(constant)
    return found


class _Marks(ast.NodeTransformer):
    """Sets a mark before the first thing that is done on each line of a function."""

    def __init__(self, first: int) -> None:
        self.next = first
        self.lines: dict[int, int] = {}
        self.inside = False

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.FunctionDef):
            return self.visit_body(node)
        if not self.inside or isinstance(node, ast.JoinedStr):
            return node if self.inside else self.generic_visit(node)
        mark = self.mark(node) if isinstance(node, (ast.stmt, ast.expr)) else None
        self.generic_visit(node)
        if mark is None:
            return node
        if isinstance(node, ast.expr):
            # A mark has no value, so that what stands after "or" is the value.
            return ast.BoolOp(ast.Or(), [mark, node])
        return [ast.Expr(mark), node]

    def visit_body(self, function: ast.FunctionDef) -> ast.AST:
        """Its decorators and defaults are no part of it."""
        outside, self.inside = self.inside, True
        body = ast.Module(function.body, [])
        self.generic_visit(body)
        function.body = body.body
        self.inside = outside
        return function

    def mark(self, node: ast.stmt | ast.expr) -> ast.expr | None:
        """The mark of a node's line, if it is the first of its line that can have one."""
        if isinstance(node, (ast.Slice, ast.Starred)) or node.lineno in self.lines:
            return None
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return None
        self.lines[node.lineno] = self.next
        self.next += 1
        return ast.Call(ast.Name(MARK, ast.Load()), [ast.Constant(self.next - 1)], [])
