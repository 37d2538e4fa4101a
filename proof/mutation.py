"""Small mistakes put into the source of a module, one at a time."""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
GENERATED = re.compile(r"# By tools/fields\.py .*?# End of what tools/fields\.py wrote\.", re.DOTALL)
"""A test of its own sees that these methods are as they should be."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    path: Path
    function: str
    """The outermost function, as Python qualifies its name."""
    begins: int
    """The first line of its code."""
    lines: range
    """Of the statement that is changed, without what is nested in it."""
    place: int
    """The number of the change in the module."""
    change: str

    def __str__(self) -> str:
        return f"{'/'.join(self.path.parts[-3:])} {self.function}: {self.change}"


@dataclass(frozen=True)
class Change:
    parent: ast.AST
    field: str
    index: int | None
    new: ast.AST

    @property
    def old(self) -> ast.AST:
        found: Any = getattr(self.parent, self.field)
        old: ast.AST = found if self.index is None else found[self.index]
        return old

    def make(self) -> None:
        if self.index is None:
            setattr(self.parent, self.field, self.new)
        else:
            getattr(self.parent, self.field)[self.index] = self.new

    def __str__(self) -> str:
        before, after = (" ".join(ast.unparse(each).split()) for each in (self.old, self.new))
        return f"{before} → {after}"


def mutants(path: Path) -> list[Mutant]:
    """All of a module: in functions that a person wrote, not in annotations, defaults, decorators, assertions
    and docstrings."""
    source = path.read_text()
    generated = {
        line
        for match in GENERATED.finditer(source)
        for line in range(source.count("\n", 0, match.start()), source.count("\n", 0, match.end()) + 1)
    }
    found: list[Mutant] = []
    met: Counter[str] = Counter()
    for place, (name, function, statement, change) in enumerate(_changes(ast.parse(source))):
        if function.lineno in generated:
            continue
        text = f"{name}: {change}"
        met[text] += 1
        repeated = f" ({met[text]})" if met[text] > 1 else ""
        begins = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        found.append(Mutant(path, name, begins, _lines(statement), place, f"{change}{repeated}"))
    return found


def mutated(mutant: Mutant) -> CodeType:
    """The code of the outermost function with the mistake in it."""
    module = mutated_module(mutant.path, mutant.place)
    return next(code for code in _codes(module) if is_code_of(code, mutant))


def mutated_module(path: Path, wanted: int) -> CodeType:
    """The code of the whole module with that change."""
    tree = ast.parse(path.read_text())
    for place, (_, _, _, change) in enumerate(_changes(tree)):
        if place == wanted:
            change.make()
            break
    return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)


def is_code_of(code: CodeType, mutant: Mutant) -> bool:
    return code.co_qualname == mutant.function and code.co_firstlineno == mutant.begins


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _lines(statement: ast.stmt) -> range:
    inner = [
        child.lineno
        for child in ast.walk(statement)
        if isinstance(child, ast.stmt) and child is not statement
    ]
    end = min(inner) if inner else (statement.end_lineno or statement.lineno) + 1
    return range(statement.lineno, max(end, statement.lineno + 1))


def _changes(tree: ast.Module) -> Iterator[tuple[str, Function, ast.stmt, Change]]:
    for name, function in _outermost(tree.body, ""):
        for statement, change in _in_body(function):
            yield name, function, statement, change


def _outermost(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Function]]:
    for each in body:
        if isinstance(each, Function):
            yield prefix + each.name, each
        elif isinstance(each, ast.ClassDef):
            yield from _outermost(each.body, f"{prefix}{each.name}.")


def _in_body(owner: ast.AST) -> Iterator[tuple[ast.stmt, Change]]:
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        for index, statement in enumerate(getattr(owner, field, ())):
            if isinstance(statement, ast.Assert | ast.Import | ast.ImportFrom):
                continue
            if isinstance(statement, ast.ExceptHandler | ast.match_case):
                yield from _in_body(statement)
                continue
            is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if is_docstring:
                continue
            for new in _other_statements(statement):
                yield statement, Change(owner, field, index, new)
            yield from ((statement, change) for change in _in_expressions(statement))
            yield from _in_body(statement)


def _other_statements(statement: ast.stmt) -> Iterator[ast.stmt]:
    if (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)) or (
        isinstance(statement, ast.Assign) and not isinstance(statement.targets[0], ast.Name | ast.Tuple)
    ):
        yield ast.Pass()
    elif isinstance(statement, ast.AugAssign) and type(statement.op) in CALCULATED:
        other = copy.copy(statement)
        other.op = CALCULATED[type(statement.op)]()
        yield other
    elif isinstance(statement, ast.Break):
        yield ast.Continue()
    elif isinstance(statement, ast.Continue):
        yield ast.Break()


def _in_expressions(parent: ast.AST) -> Iterator[Change]:
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list", "args") and not isinstance(parent, ast.Call):
            continue
        several = isinstance(value, list)
        for index, node in enumerate(value if several else [value]):
            if not isinstance(node, ast.expr | ast.comprehension | ast.keyword | ast.withitem | ast.Slice):
                continue
            if isinstance(node, ast.expr):
                condition = field in ("test", "ifs")
                for new in _other_expressions(node, condition):
                    yield Change(parent, field, index if several else None, new)
            if not isinstance(node, ast.JoinedStr):
                yield from _in_expressions(node)


def _other_expressions(node: ast.expr, condition: bool) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=ops):
            for index, op in enumerate(ops):
                changed = copy.copy(node)
                changed.ops = [*ops[:index], COMPARED[type(op)](), *ops[index + 1 :]]
                yield changed
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in CALCULATED:
            yield ast.BinOp(left, CALCULATED[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)):
            yield ast.Constant(f"{value}x")
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), args, keywords)
            return
        case _:
            if condition:
                yield ast.UnaryOp(ast.Not(), node)
