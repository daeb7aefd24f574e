"""Write how states are copied, dumped, filled and measured, from the columns they declare.

    python tools/columns.py          write what is not up to date
    python tools/columns.py --check  exit 1 and say so if anything is not

What is written stands between two lines of comment in each class of states, as plain code that
mypyc compiles; hadur/kernel/columns.py says how a column is declared.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("hadur/kernel", "hadur/games", "tests")
KINDS: Final = ROOT / "hadur/kernel/columns.py"
BEGIN: Final = "    # Written by tools/columns.py from the columns above.\n"
END: Final = "    # End of what tools/columns.py writes.\n"
MARKS: Final = ("SHARED", "HIDDEN")


@dataclass
class Column:
    """An attribute as declared: its type, what it starts as, under which name it is dumped."""

    name: str
    type: str
    marks: set[str] = field(default_factory=set)
    dumped_as: str = ""
    first: ast.expr | None = None
    width: str = "1"

    @property
    def is_column(self) -> bool:
        return self.type == "vec[i64]"

    @property
    def is_own(self) -> bool:
        """Whether every copy needs a column of its own."""
        return self.is_column and "SHARED" not in self.marks

    @property
    def is_dumped(self) -> bool:
        return self.type in ("vec[i64]", "i64", "bool") and "HIDDEN" not in self.marks


def kinds_in(tree: ast.Module) -> dict[str, ast.expr]:
    """The kinds that a module names for the type checker."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for line in node.body:
                if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                    found[line.targets[0].id] = line.value
    return found


def column(name: str, kind: ast.expr, kinds: dict[str, ast.expr]) -> Column:
    """A declaration, read."""
    while isinstance(kind, ast.Name) and kind.id in kinds:
        kind = kinds[kind.id]
    if not (isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated"):
        return Column(name, ast.unparse(kind))
    assert isinstance(kind.slice, ast.Tuple)
    base, *notes = kind.slice.elts
    found = column(name, base, kinds)
    for note in notes:
        if isinstance(note, ast.Name) and note.id in MARKS:
            found.marks.add(note.id)
        elif isinstance(note, ast.Constant) and isinstance(note.value, str):
            if note.value.startswith("["):
                found.first = ast.parse(note.value, mode="eval").body
            else:
                found.dumped_as = note.value
        elif found.first is None:
            found.first = note
        else:
            found.width = ast.unparse(note)
    return found


def columns_of(state: ast.ClassDef, kinds: dict[str, ast.expr]) -> list[Column]:
    """What a class of states declares: attributes with a type, in its body and in `__init__`."""
    found = []
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(column(node.target.id, node.annotation, kinds))
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    found.append(column(line.target.attr, line.annotation, kinds))
                elif isinstance(line, ast.Assign) and "self." in ast.unparse(line.targets[0]):
                    raise SystemExit(f"{state.name}: '{ast.unparse(line)}' declares no kind")
    return found


# -- what is written -------------------------------------------------------------------------------


def _copier(name: str) -> str:
    return "_copy" + re.sub(r"(?=[A-Z])", "_", name).lower()


def copying(state: str, base: str, columns: list[Column], is_last: bool) -> list[str]:
    """`copy` for a game's state; for a kernel's, what the copies of others begin with."""
    lines = [f"    def {_copier(state)}(self, to: {state}) -> None:"]
    if is_last:
        lines = [f"    def copy(self) -> {state}:", f"        to = {state}()"]
    lines.append(f"        self.{_copier(base)}(to)")
    for one in columns:
        lines.append(f"        to.{one.name} = self.{one.name}{'[:]' if one.is_own else ''}")
    return [*lines, "        return to"] if is_last else lines


def dumping(columns: list[Column]) -> list[str]:
    """Columns by their names; those that share a name in the order in which they are declared."""
    names: dict[str, list[Column]] = {}
    for one in columns:
        if one.is_dumped:
            names.setdefault(one.dumped_as or one.name, []).append(one)
    lines = [
        "    def _dump_columns(self, out: dict[str, list[int]]) -> None:",
        "        super()._dump_columns(out)",
    ]
    for name, together in names.items():
        if len(together) == 1 and together[0].is_column:
            lines.append(f'        out["{name}"] = plain(self.{together[0].name})')
        elif len(together) == 1:
            lines.append(f'        out["{name}"] = [int(self.{together[0].name})]')
        else:
            lines.append(f'        out["{name}"] = [')
            for one in together:
                value = f"*plain(self.{one.name})" if one.is_column else f"int(self.{one.name})"
                lines.append(f"            {value},")
            lines.append("        ]")
    return lines


def filling(columns: list[Column]) -> list[str]:
    """Every column that says so as it is before anything has happened."""
    lines = [
        "    def fill(self) -> None:",
        "        super().fill()",
    ]
    for one in columns:
        if one.first is not None:
            value = ast.unparse(one.first)
            lines.append(f"        self.{one.name} = vec[i64]({'' if value == '[]' else value})")
    return lines if len(lines) > 2 else []


def measuring(columns: list[Column]) -> list[str]:
    lines = ["    def lengths(self) -> dict[str, int]:", "        out = super().lengths()"]
    for one in columns:
        if one.is_own:
            lines.append(f'        out["{one.name}"] = {_length(one)}')
    return [*lines, "        return out"]


def _length(one: Column) -> str:
    if one.first is None:
        return "-1"
    value = one.first
    if isinstance(value, ast.List):
        return str(len(value.elts)) if value.elts else f"-{one.width}"
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        return ast.unparse(value.right)
    return f"len({ast.unparse(value)})"


def written(source: str, is_last: bool) -> str:
    """A module with what belongs between the two lines of each of its states."""
    tree = ast.parse(source)
    kinds = {**kinds_in(ast.parse(KINDS.read_text())), **kinds_in(tree)}
    lines = source.splitlines(keepends=True)
    for at in reversed([at for at, line in enumerate(lines) if line == BEGIN]):
        state = [node for node in tree.body if node.lineno <= at][-1]
        assert isinstance(state, ast.ClassDef)
        columns = columns_of(state, kinds)
        base = ast.unparse(state.bases[0])
        parts = [
            copying(state.name, base, columns, is_last),
            dumping(columns),
            filling(columns),
            measuring(columns),
        ]
        text = "\n\n".join("\n".join(part) for part in parts if part)
        lines[at + 1 : lines.index(END, at)] = [text, "\n\n"]
    return "".join(lines)


def sources() -> list[Path]:
    """The modules with states that are written for."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if BEGIN in path.read_text()]


def stale() -> dict[Path, str]:
    """The modules that are not up to date, as they should be."""
    found = {}
    for path in sources():
        source = path.read_text()
        right = written(source, is_last=not path.is_relative_to(ROOT / FOLDERS[0]))
        if right != source:
            found[path] = right
    return found


def main() -> None:
    found = stale()
    for path, right in found.items():
        print(f"{path.relative_to(ROOT)} is not up to date")
        if "--check" not in sys.argv:
            path.write_text(right)
    raise SystemExit(1 if found and "--check" in sys.argv else 0)


if __name__ == "__main__":
    main()
