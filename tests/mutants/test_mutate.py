"""Mutants are real faults, each at one place, and keep their names when lines move."""

import ast

import pytest

from tests.mutants.__main__ import equivalent, every_mutant, report, sample
from tests.mutants.mutate import mutants
from tests.mutants.packages import GROUPS, STAGES, Stage, package_of, paths_for, stages_of
from tests.mutants.trying import ROOT


def changed(line: str) -> list[str]:
    """What becomes of one line of code."""
    return [mutant.becomes for mutant in mutants("file.py", line.encode())]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a < b", ["a <= b"]),
        ("a is not b", ["a is b"]),
        ("a in b", ["a not in b"]),
        ("a and b", ["b", "a or b"]),
        ("a and (b := c)", ["a or (b := c)"]),
        ("a + b * c", ["a - b * c", "a + b + c"]),
        ("a & b << c", ["a | b << c", "a & b >> c"]),
        ("x = 3", ["x = 2", "x = 4"]),
        ("x = 0", ["x = 1"]),
        ("x = True", ["x = False"]),
        ("x = not a", ["x = (a)"]),
        ("x = -a", ["x = (a)"]),
        ("x = min(a)", ["x = max(a)"]),
        ("x = f(a, b + c)", ["x = f(b + c, a)", "x = f(a, b - c)"]),
        ("x = f(a, a)", []),
        ("x = f(*a, b)", []),
        ("x = [a for a in b if c]", ["x = [a for a in b if True]"]),
        ("x = f(x)", ["pass"]),
        ("x = f(y)", []),
        ("x.y = z", ["pass"]),
        ("x[y] = z", ["pass"]),
        ("x += y", ["pass"]),
        ("f(x)", ["pass"]),
        ("log(x + 1)", []),
        ("await asyncio.sleep(1)", []),
        ("await f(x)", ["pass"]),
        ("assert x > 1", []),
        ("raise x", ["pass"]),
        ("x = a if b else c", ["x = a if (not (b)) else c"]),
        ("x: int = y", []),
        ("f(strict=True)", ["pass"]),
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


def test_a_sample_has_one_fault_on_each_of_its_lines_and_depends_on_the_seed() -> None:
    source = "".join(f"a{line} = b < {line} and c\n" for line in range(100))
    every = mutants("src/cubetown/file.py", source.encode())
    chosen = sample(every, 40, "1")
    assert len({mutant.line for mutant in chosen}) == 40
    assert chosen == sample(every, 40, "1") != sample(every, 40, "2")
    assert len({mutant.new for mutant in chosen}) > 3, "any kind of fault"


def test_every_package_has_its_tests() -> None:
    folders = {path.parent.name for path in (ROOT / "src" / "cubetown").glob("*/__init__.py")}
    assert {*STAGES} == folders | {""}
    paths = {path for stages in STAGES.values() for stage in stages for path in stage.paths}
    assert not [path for path in paths if not (ROOT / path).exists()]
    assert {package for _, packages in GROUPS.values() for package in packages} <= {*STAGES}


def test_slow_tests_can_be_left_out() -> None:
    path = "src/cubetown/review/odds.py"
    quick, every = (stages_of(path, slow=slow) for slow in (False, True))
    assert [stage.options for stage in quick] == [("-m", "not slow")]
    assert [stage.options for stage in every] == [("-m", "not slow"), ("-m", "slow")]


def test_tests_named_like_the_changed_file_come_first() -> None:
    stage = Stage(("tests/server",))
    paths = paths_for(stage, "src/cubetown/server/stores/keeping.py", ROOT)
    assert list(paths) == ["tests/server/test_keeping.py", "tests/server"]


def test_the_report_says_for_each_package_how_many_were_killed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tried = [
        mutant
        for path in ("src/cubetown/table/a.py", "src/cubetown/core/a.py")
        for mutant in mutants(path, b"a < b\nc < d\n")
    ]
    assert report(tried, [])
    assert not report(tried, tried[:1])
    lines = capsys.readouterr().out.splitlines()[-5:]
    assert [" ".join(line.split()).partition("%")[0] for line in lines] == [
        "core 2 of 2 100.0",
        "table 1 of 2 50.0",
        "rules (95",
        "service (92",
        "all 3 of 4 75.0",
    ]


@pytest.mark.slow
def test_every_mutant_is_a_program_with_one_fault() -> None:
    chosen = sample(every_mutant(), 300, "1")
    assert len({package_of(mutant.path) for mutant in chosen}) > 12
    for mutant in chosen[::3]:
        source = (ROOT / mutant.path).read_bytes()
        tree, broken = ast.parse(source), ast.parse(mutant.applied(source))
        assert ast.dump(tree) != ast.dump(broken), mutant


def test_equivalent_mutants_are_named_with_a_reason() -> None:
    files = {file for file, _, _ in equivalent()}
    names = {mutant.name for file in files for mutant in mutants(file, (ROOT / file).read_bytes())}
    assert equivalent() <= names
