"""Which rules have a test: marks in the test files, lists in the scenario files, excuses."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hadur.kernel.errors import UnknownName

_EXCUSES: Final = "## Not testable in software"
_ID: Final = re.compile(r"[A-Z]+-(?:\d+\.\d+|S\d+)")
"""A rule by section and item, as SW-9.2, or a silent point by its number, as CQ-S12."""
_EXCUSE: Final = re.compile(rf"[-*] ({_ID.pattern}): (.+)")


@dataclass
class Coverage:
    """Where each rule id was found, and the reasons of those that no test can reach."""

    tested: dict[str, list[str]] = field(default_factory=dict)
    excused: dict[str, str] = field(default_factory=dict)

    def add(self, rule: str, where: str) -> None:
        self.tested.setdefault(rule, []).append(where)

    def covers(self, rule: str) -> bool:
        return rule in self.tested or rule in self.excused


def scan(tests: Path, rulings: Path, game: str) -> Coverage:
    """Read all test and scenario files below a folder, and the game's page of rulings."""
    if not tests.is_dir():
        raise UnknownName(f"there is no folder of tests at {tests}: say where with --tests")
    found = Coverage()
    for path in sorted(tests.rglob("*.py")):
        for rule in _marks(path):
            found.add(rule, str(path))
    for path in sorted(tests.rglob("*.toml")):
        for rule in _listed(path, game):
            found.add(rule, str(path))
    if rulings.is_file():
        found.excused = excuses(rulings.read_text(encoding="utf-8"))
    return found


def excuses(page: str) -> dict[str, str]:
    """The rules that a page of rulings lists as not testable, with the reason of each."""
    _, _, rest = page.partition(_EXCUSES + "\n")
    section = rest.split("\n## ")[0]
    matches = [_EXCUSE.match(line.strip()) for line in section.splitlines()]
    return {match[1]: match[2] for match in matches if match}


def _marks(path: Path) -> Iterator[str]:
    """The ids in `@pytest.mark.rule("SW-9.2")`, or in `@rule(…)` where that is short for it."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except (OSError, SyntaxError, ValueError) as error:
        raise UnknownName(f"cannot read the tests in {path}: {error}") from error
    skipped = {
        id(decorator)
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and _is_skipped(node)
        for decorator in node.decorator_list
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in skipped and _is_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield from _ID.findall(argument.value)


def _is_mark(function: ast.expr) -> bool:
    return ast.unparse(function) in ("pytest.mark.rule", "mark.rule", "rule")


def _is_skipped(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """A test that never runs covers nothing."""
    return any(
        re.match(r"(pytest\.)?mark\.skip\b", ast.unparse(decorator))
        for decorator in node.decorator_list
    )


def _listed(path: Path, game: str) -> list[str]:
    """The ids a scenario file says it is about; files that are no scenarios say nothing."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return []
    rules = data.get("rules", [])
    if data.get("game") != game or not isinstance(rules, list):
        return []
    return [rule for rule in rules if isinstance(rule, str)]
