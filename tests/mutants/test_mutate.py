"""Mutants are real faults, each at one place, and keep their names when lines move."""

import ast

import pytest

from tests.mutants.__main__ import ROOT, equivalent, every_mutant, sample
from tests.mutants.mutate import mutants


def changed(line: str) -> list[str]:
    """What becomes of one line of code."""
    return [mutant.becomes for mutant in mutants("file.py", line.encode())]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a < b", ["a <= b"]),
        ("a is not b", ["a is b"]),
        ("a in b", ["a not in b"]),
        ("a and b or c", ["a or b or c", "a and b and c"]),
        ("a + b * c", ["a - b * c", "a + b + c"]),
        ("a & b << c", ["a | b << c", "a & b >> c"]),
        ("x = 3", ["x = 4"]),
        ("x = True", ["x = False"]),
        ("x = not a", ["x = (a)"]),
        ("x = -a", ["x = (a)"]),
        ("x = min(a)", ["x = max(a)"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if True]"]),
        ("x = f(x)", ["pass"]),
        ("x = f(y)", []),
        ("x += y", ["pass"]),
        ("f(x)", ["pass"]),
        ("raise x", ["pass"]),
        ("x = a if b else c", ["x = a if (not (b)) else c"]),
        ("x: int = y", []),
        ("zip(a, b, strict=True)", ["pass"]),
        ("Both = One | Other", []),
        ('"""Only words: 1 < 2."""', []),
        ('x = f"{a + 1}"', []),
        ('x = "ї" + a', ['x = "ї" - a']),
    ],
)
def test_what_can_go_wrong(line: str, expected: list[str]) -> None:
    assert changed(line) == expected


def test_a_function_may_return_nothing() -> None:
    (mutant,) = mutants("file.py", b"def f(a):\n    return a\n")
    assert (mutant.line, mutant.was, mutant.becomes) == (2, "return a", "return None")
    assert mutant.applied(b"def f(a):\n    return a\n") == b"def f(a):\n    return None\n"


def test_a_name_and_a_rank_do_not_change_when_lines_move() -> None:
    source = b"a = b < c\nd = b < c\n"
    before, moved = mutants("file.py", source), mutants("file.py", b"\n\n" + source)
    assert [one.name for one in before] == [one.name for one in moved]
    assert [one.rank("1") for one in before] == [one.rank("1") for one in moved]
    assert len({one.rank("1") for one in before}) == 2


@pytest.mark.slow
def test_every_mutant_of_the_rules_is_a_program_with_one_fault() -> None:
    chosen = sample(every_mutant(), 260, "1")
    assert len(chosen) >= 200
    assert len({mutant.path for mutant in chosen}) > 20
    for mutant in chosen[::8]:
        source = (ROOT / mutant.path).read_bytes()
        tree, broken = ast.parse(source), ast.parse(mutant.applied(source))
        assert ast.dump(tree) != ast.dump(broken), mutant


def test_equivalent_mutants_are_named_with_a_reason() -> None:
    assert equivalent() <= {mutant.name for found in every_mutant() for mutant in found}
