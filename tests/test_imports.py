"""No module needs itself: the imports of the whole house have no cycle, lazy ones included.

An import inside a function hides a knot from the interpreter, not from the reader. What the type
checker alone reads (`if TYPE_CHECKING:`) does not count, nor that a package is run before what lies
in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import hadur

SOURCE: Final = Path(hadur.__file__).parent
REGISTRY: Final = "hadur.games"
"""`load` imports games by their names, so this module counts as importing every one."""

Graph = dict[str, set[str]]


def modules(source: Path) -> dict[str, Path]:
    """Every module below a package by its name."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports in a piece of source, however deep; not those for the type checker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for other in child.orelse:
                yield from imports(ast.Module([other], []))
        else:
            yield from imports(child)


def wanted(found: ast.Import | ast.ImportFrom, package: list[str]) -> Iterator[tuple[str, str]]:
    """What an import names: a module and, where it says so, what it takes from it."""
    if isinstance(found, ast.Import):
        for alias in found.names:
            yield alias.name, ""
    else:
        start = package[: len(package) - found.level + 1] if found.level else []
        for alias in found.names:
            yield ".".join([*start, *filter(None, [found.module])]), alias.name


def graph_of(source: Path) -> Graph:
    """Which module of a package imports which."""
    known = modules(source)
    graph: Graph = {}
    for name, path in known.items():
        package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        needs = set()
        for found in imports(ast.parse(path.read_text())):
            for module, part in wanted(found, package):
                below = f"{module}.{part}"
                needs.add(below if below in known else module)
        graph[name] = needs & known.keys() - {name}
    return graph


def way_back(graph: Graph, start: str) -> list[str]:
    """The shortest way from a module to itself, or []."""
    came_from = dict.fromkeys(graph[start], start)
    waiting = list(came_from)
    for module in waiting:
        if module == start:
            break
        for other in graph[module]:
            if other not in came_from:
                came_from[other] = module
                waiting.append(other)
    else:
        return []
    way = [start]
    while came_from[way[0]] != start:
        way.insert(0, came_from[way[0]])
    return [start, *way]


def cycles(graph: Graph) -> list[str]:
    """Every knot by one way round it."""
    seen: set[str] = set()
    found = []
    for module in sorted(graph):
        way = [] if module in seen else way_back(graph, module)
        if way:
            found.append(" -> ".join(way))
            seen.update(way)
    return found


def test_no_module_of_the_house_needs_itself() -> None:
    graph = graph_of(SOURCE)
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "rules.py").exists()]
    assert len(graph) > 300 and len(games) >= 5
    graph[REGISTRY] |= {f"{REGISTRY}.{game}" for game in games}
    assert cycles(graph) == []


def test_a_knot_is_found_wherever_its_imports_stand(tmp_path: Path) -> None:
    house = tmp_path / "house"
    (house / "cellar").mkdir(parents=True)
    (house / "__init__.py").write_text("")
    (house / "cellar/__init__.py").write_text("from .wine import red\n")
    (house / "cellar/wine.py").write_text("def red():\n    from house import attic\n")
    (house / "attic.py").write_text("from house.cellar.wine import red\n")
    (house / "roof.py").write_text("if TYPE_CHECKING:\n    import house.roof_tile\n")
    (house / "roof_tile.py").write_text("import house.roof\n")
    assert cycles(graph_of(house)) == ["house.attic -> house.cellar.wine -> house.attic"]
