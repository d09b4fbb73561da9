"""A generic Monte Carlo tree search for one player over `snapshot` and `restore`.

It works with any environment that has these, `step` and `action_masks`, such as `SoloEnv`. A
snapshot holds chance's luck, so the search knows the luck to come: its result is what could have
been reached in hindsight, an upper bound for players who don't know it.
"""

from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from typing import Any, Protocol


class Restorable(Protocol):
    """An environment to search in."""

    def snapshot(self) -> Any:
        """Copy this moment."""

    def restore(self, snapshot: Any, /) -> None:
        """Return to a moment."""

    def step(self, action: int, /) -> tuple[Any, float, bool, bool, Any]:
        """Perform an action."""

    def action_masks(self) -> Any:
        """Return which actions are legal."""


@dataclass
class _Node:
    visits: int = 0
    total: float = 0.0
    children: "dict[int, _Node]" = field(default_factory=dict)
    untried: list[int] | None = None


def search(
    env: Restorable, iterations: int, rng: Random, *, curiosity: float = 1.0
) -> tuple[list[int], float]:
    """Return the best line of actions that play-outs found, and its rewards in all.

    The environment is left as it was. `curiosity` weighs rarely tried actions (UCT).
    """
    start, root = env.snapshot(), _Node()
    best: tuple[list[int], float] = [], -inf
    least, most = inf, -inf
    for _ in range(iterations):
        env.restore(start)
        line, nodes, rewards = _playout(env, root, rng, curiosity * max(most - least, 0.0))
        least, most = min(least, rewards), max(most, rewards)
        if rewards > best[1]:
            best = line, rewards
        for node in nodes:
            node.visits += 1
            node.total += rewards
    env.restore(start)
    return best


def _playout(
    env: Restorable, root: _Node, rng: Random, width: float
) -> tuple[list[int], list[_Node], float]:
    """Go down the tree, add one node, and play on at random."""
    node, nodes = root, [root]
    line: list[int] = []
    rewards, over, is_growing = 0.0, False, True
    while not over:
        if is_growing:
            if node.untried is None:
                node.untried = _legal(env)
                rng.shuffle(node.untried)
            if node.untried:
                action, is_growing = node.untried.pop(), False
                node.children[action] = _Node()
            else:
                action = _promising(node, width)
            node = node.children[action]
            nodes.append(node)
        else:
            action = rng.choice(_legal(env))
        _, reward, ended, cut, _ = env.step(action)
        line.append(action)
        rewards, over = rewards + reward, ended or cut
    return line, nodes, rewards


def _legal(env: Restorable) -> list[int]:
    return [action for action, legal in enumerate(env.action_masks()) if legal]


def _promising(node: _Node, width: float) -> int:
    """The child with the best mean, rarely visited ones preferred."""

    def value(child: _Node) -> float:
        return child.total / child.visits + width * sqrt(log(node.visits) / child.visits)

    return max(node.children, key=lambda action: value(node.children[action]))
