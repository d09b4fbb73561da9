"""Small faults in a source file, one at a time: the mutants of `make mutants`."""

import ast
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate, pairwise

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
"""How an operator is written, and what it is mistaken for."""
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNSEEN = {"annotation", "returns", "decorator_list", "type_params", "msg"}
"""Parts of the tree that do nothing when a program runs."""
NOT_TESTED = {"log", "log_trouble", "warn", "sleep", "print"}
"""Functions whose calls stay as they are: what they say or how long they wait is not tested."""


@dataclass(frozen=True)
class Mutant:
    """One fault: the bytes from `start` to `end` of a file become others."""

    path: str
    line: int
    start: int
    end: int
    new: str
    was: str
    """The line as it stands."""
    becomes: str
    """The line with the fault."""
    nth: int
    """How many mutants of the file read the same and come before this one."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n    - {self.was}\n    + {self.becomes}"

    @property
    def name(self) -> tuple[str, str, str]:
        """What names it, wherever its line stands."""
        return self.path, self.was, self.becomes

    def rank(self, seed: str) -> str:
        """Its place in a random order, which an edit elsewhere in the file does not change."""
        return sha256("\n".join((seed, *self.name, str(self.nth))).encode()).hexdigest()

    def applied(self, source: bytes) -> bytes:
        """The file with the fault."""
        return source[: self.start] + self.new.encode() + source[self.end :]


Change = tuple[int, int, str]
"""From which byte to which, and what stands there instead."""


def mutants(path: str, source: bytes) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    lines = source.splitlines(keepends=True)
    starts = [0, *accumulate(map(len, lines))]
    found: list[Mutant] = []
    same: Counter[tuple[str, str]] = Counter()
    for start, end, new in sorted(set(_Finder(source, starts).walk(ast.parse(source)))):
        first, last = bisect(starts, start) - 1, bisect(starts, max(start, end - 1))
        was = source[starts[first] : starts[last]]
        becomes = source[starts[first] : start] + new.encode() + source[end : starts[last]]
        name = (_squeezed(was), _squeezed(becomes))
        found.append(Mutant(path, first + 1, start, end, new, *name, same[name]))
        same[name] += 1
    return found


def _squeezed(text: bytes) -> str:
    """Code on one line."""
    return " ".join(text.decode().split())


class _Finder:
    """Walks a tree and finds where it can be changed."""

    def __init__(self, source: bytes, starts: list[int]) -> None:
        self.source = source
        self.starts = starts

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node's text begins and ends."""
        at = vars(node)
        start = self.starts[at["lineno"] - 1] + at["col_offset"]
        return start, self.starts[at["end_lineno"] - 1] + at["end_col_offset"]

    def text(self, node: ast.AST) -> str:
        """How a node is written."""
        start, end = self.span(node)
        return self.source[start:end].decode()

    def walk(self, node: ast.AST) -> Iterator[Change]:
        """All changes of a node and of what is below it."""
        if isinstance(node, ast.JoinedStr):
            return  # Python 3.11 does not know where the parts of such a string stand.
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return  # `zip` with lists of other lengths is a fault of its own.
        if isinstance(node, ast.Assert) or _is_not_tested(node):
            return  # A broken assertion fails by itself.
        yield from self.expressions(node)
        yield from self.calls(node)
        yield from self.statements(node)
        for name, value in ast.iter_fields(node):
            if name not in UNSEEN:
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self.walk(child)

    def expressions(self, node: ast.AST) -> Iterator[Change]:
        """What can go wrong where something is computed."""
        match node:
            case ast.Compare(left=left, ops=ops, comparators=right):
                for before, op, after in zip([left, *right], ops, right, strict=False):
                    yield from self.operator(before, op, after)
            case ast.BoolOp(op=op, values=values):
                for before, after in pairwise(values):
                    yield from self.operator(before, op, after)
                    between = self.source[self.span(before)[1] : self.span(after)[0]]
                    if between.strip() in (b"and", b"or"):  # Else there are parentheses.
                        yield self.span(before)[0], self.span(after)[0], ""
            case ast.BinOp(left=left, op=op, right=right) if not _is_type(right):
                yield from self.operator(left, op, right)
            case ast.UnaryOp(operand=operand):
                yield *self.span(node), f"({self.text(operand)})"
            case ast.Constant(value=bool(value)):
                yield *self.span(node), str(not value)
            case ast.Constant(value=int(value)):
                yield *self.span(node), str(value + 1)
                if value > 0:
                    yield *self.span(node), str(value - 1)

    def calls(self, node: ast.AST) -> Iterator[Change]:
        """What can go wrong where something is called."""
        match node:
            case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
                yield *self.span(called), SWAPPED[name]
            case ast.Call(args=[first, second, *_]):
                texts = self.text(first), self.text(second)
                if texts[0] != texts[1] and not any(text.startswith("*") for text in texts):
                    between = self.source[self.span(first)[1] : self.span(second)[0]].decode()
                    swapped = texts[1] + between + texts[0]
                    yield self.span(first)[0], self.span(second)[1], swapped

    def statements(self, node: ast.AST) -> Iterator[Change]:
        """What can go wrong where something is decided or done."""
        match node:
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                if not isinstance(test, ast.Compare | ast.UnaryOp):
                    yield *self.span(test), f"(not ({self.text(test)}))"
            case ast.comprehension(ifs=tests):
                yield from ((*self.span(test), "True") for test in tests)
            case ast.Return(value=ast.expr() as value) if self.text(value) != "None":
                yield *self.span(value), "None"
            case ast.Expr(value=ast.Call() | ast.Await() | ast.Yield() | ast.YieldFrom()):
                yield *self.span(node), "pass"
            case ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
                yield *self.span(node), "pass"
            case ast.Return(value=None) | ast.Delete():
                yield *self.span(node), "pass"
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield *self.span(node), "pass"
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if any(isinstance(one, ast.Name) and one.id == name for one in ast.walk(value)):
                    yield *self.span(node), "pass"

    def operator(self, left: ast.AST, op: ast.AST, right: ast.AST) -> Iterator[Change]:
        """Another operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end]
        old, new = OPERATORS.get(type(op), ("", ""))
        if old and b"#" not in gap and (at := gap.find(old.encode())) >= 0:
            yield start + at, start + at + len(old), new


def _is_not_tested(node: ast.AST) -> bool:
    """Return True for a call that only tells or waits."""
    call = node.value if isinstance(node, ast.Expr | ast.Await) else node
    if isinstance(call, ast.Await):
        call = call.value
    if not isinstance(call, ast.Call):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func
    return (name.id if isinstance(name, ast.Name) else name) in NOT_TESTED


def _is_type(node: ast.AST) -> bool:
    """Whether this is the right side of `One | Other`, where both are types."""
    return isinstance(node, ast.Name) and node.id[0].isupper() and not node.id.isupper()
