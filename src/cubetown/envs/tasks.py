"""Benchmarks by name and version: fixed deals, and cards that a learner has never seen.

A task never changes; what changes gets a new version. Train on the deals of `train`, and report
the mean points over all deals of `test`. docs/environments.md has the tasks.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from cubetown.core.game import Json
from cubetown.envs.solo import SoloEnv
from cubetown.envs.spaces import Info
from cubetown.tiny_towns.card_data import SOLO_LEFT_OUT, standard_cards
from cubetown.tiny_towns.town import Group

Split = Literal["train", "test"]
DEALS = 1000
COMMON_GROUPS = tuple(group for group in Group if group not in {Group.BLUE, Group.PURPLE})


@dataclass(frozen=True)
class Task:
    """A solo game with fixed deals."""

    game: str
    options: Mapping[str, Json] = field(default_factory=dict)
    unseen_cards: bool = False
    """True if the cards of the test deals appear in no training deal."""

    def setup(self, split: Split, deal: int) -> dict[str, Json]:
        """The options of a deal."""
        if not self.unseen_cards:
            return dict(self.options)
        rng = Random(f"cards {split} {deal}")
        cards: list[Json] = [rng.choice(choices) for choices in card_split(split)]
        return {**self.options, "cards": cards}


def card_split(split: Split) -> list[list[str]]:
    """The common cards of a split by group: about a third of each group is for tests only."""
    groups = []
    for group in COMMON_GROUPS:
        ids = sorted(card.id for card in standard_cards().cards.values() if card.group is group)
        left_out = SOLO_LEFT_OUT["en"]
        cards = [id for id in ids if not standard_cards().cards[id].promo and id not in left_out]
        Random(f"split {int(group)}").shuffle(cards)
        number = max(1, len(cards) // 3)
        groups.append(cards[:number] if split == "test" else cards[number:])
    return groups


TASKS: Mapping[str, Task] = {
    "Cubetown-TT-solo-v1": Task("tiny-towns"),
    "Cubetown-TT-unseen-cards-v1": Task("tiny-towns", unseen_cards=True),
    "Cubetown-STC-solo-v1": Task("shake-that-city", {"variant": "solo"}),
}


class TaskEnv(SoloEnv):
    """The deals of a task, one after another; `options={"deal": n}` in a reset names one."""

    def __init__(self, task: str, split: Split = "train", **settings: Any) -> None:
        """The training deals go on for ever; the test deals are numbered 0 to 999."""
        if task not in TASKS or split not in {"train", "test"}:
            raise ValueError(f"a task is one of {', '.join(TASKS)}, a split is train or test")
        self.task, self.split = TASKS[task], split
        self.deal = -1
        super().__init__(self.task.game, **settings)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, Info]:
        """Start the next deal; a seed chooses a training deal."""
        deal = (options or {}).get("deal")
        if deal is not None:
            self.deal = deal
        elif self.split == "train" and seed is not None:
            self.deal = seed
        else:
            self.deal += 1
        if self.split == "test":
            self.deal %= DEALS
        number = 2 * self.deal + (self.split == "test")  # the splits share no seed
        setup = self.task.setup(self.split, self.deal)
        observation, info = super().reset(seed=number, options={"setup": setup})
        return observation, {**info, "deal": self.deal}
