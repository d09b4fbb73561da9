"""Kernels use only what every processor has: no new arrays or lists, and no slices of memory."""

import ast
import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from cubetown.fast import kernels
from cubetown.fast.compile import bare
from cubetown.fast.sources import PACKAGE
from cubetown.fast.stack import zeros_on_stack
from cubetown.fast.types import Memory
from cubetown.games import game_folders

COMPILED = {"inlined", "bare"}
ALLOCATING = (ast.Slice, ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp)
WITHOUT_KERNELS = {"__init__", "actions", "batch", "state", "tables"}
"""Modules of plain Python."""
TEMPLATES = [kernels.play_games, kernels.play_on, kernels._play, kernels.play_table]


def modules() -> Iterator[ModuleType]:
    """Yield the modules of each game that are compiled."""
    for folder in game_folders():
        names = {path.stem for path in (PACKAGE / "fast" / folder).glob("*.py")}
        for name in sorted(names - WITHOUT_KERNELS):
            yield import_module(f"cubetown.fast.{folder}.{name}")


def compiled_in(module: ModuleType) -> Iterator[ast.AST]:
    """Yield the functions of a module that are compiled, and those of the rules that it shares."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            decorators = {one.id for one in node.decorator_list if isinstance(one, ast.Name)}
            if decorators & COMPILED:
                yield node
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield from (tree_of(_named(module, one)) for one in node.value.args)


def _named(module: ModuleType, node: ast.expr) -> Callable[..., Any]:
    if isinstance(node, ast.Attribute):
        assert isinstance(node.value, ast.Name)
        function: Callable[..., Any] = getattr(getattr(module, node.value.id), node.attr)
        return function
    assert isinstance(node, ast.Name)
    other: Callable[..., Any] = getattr(module, node.id)
    return other


def tree_of(function: Callable[..., Any]) -> ast.AST:
    return ast.parse(dedent(inspect.getsource(function)))


def allocations(tree: ast.AST) -> list[str]:
    """Return what a function would have to allocate, or what slices memory."""
    return [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ALLOCATING)]


def test_no_compiled_function_allocates_or_slices() -> None:
    trees = [tree for module in modules() for tree in compiled_in(module)]
    assert len(trees) > 150
    assert [one for tree in trees for one in allocations(tree)] == []


@pytest.mark.parametrize("template", TEMPLATES)
def test_no_kernel_allocates_or_slices(template: Callable[..., Any]) -> None:
    assert allocations(tree_of(template)) == []


@pytest.mark.parametrize("code", ["a[1:2]", "[0] * 9", "[b for b in c]"])
def test_an_allocation_would_be_noticed(code: str) -> None:
    assert allocations(ast.parse(code)) != []


new_numbers = zeros_on_stack(9)


@bare
def _sum_of_new(number: int) -> int:
    numbers: Memory = new_numbers()
    total = 0
    for place in range(len(numbers)):
        total += numbers[place]
        numbers[place] = number
    return total


@pytest.mark.slow
def test_an_array_on_the_stack_is_empty_each_time() -> None:
    assert [_sum_of_new(5), _sum_of_new(6)] == [0, 0]
