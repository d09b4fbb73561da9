"""The named tasks: the same deals for everybody, and cards that training never shows."""

import gymnasium
import numpy as np
import pytest

from cubetown.envs import TASKS, TaskEnv
from cubetown.envs.tasks import card_split


@pytest.mark.parametrize("name", TASKS)
def test_a_task_deals_the_same_to_everybody(name: str) -> None:
    first = gymnasium.make(f"cubetown/{name}", split="test")
    second = TaskEnv(name, "test")
    for deal in (0, 1):
        seen, info = first.reset()
        again, _ = second.reset(options={"deal": deal})
        assert info["deal"] == deal
        assert (seen["observation"] == again["observation"]).all()
    train, _ = TaskEnv(name).reset(options={"deal": 1})
    assert (train["observation"] != again["observation"]).any()


def test_test_deals_have_cards_that_training_never_shows() -> None:
    train, test = (TaskEnv("Cubetown-TT-unseen-cards-v1", split) for split in ("train", "test"))
    cards = []
    for env in (train, test):
        ids = set()
        for deal in range(30):
            env.reset(options={"deal": deal})
            ids |= {card.id for card in env.table.state.setup.cards} - {"cottage"}
        cards.append(ids)
    assert cards[0].isdisjoint(cards[1])
    assert [len(ids) for ids in card_split("test")] == [1] * 6
    everything = sum(len(ids) for split in ("train", "test") for ids in card_split(split))
    assert everything == 22  # of 24, two are left out alone


def test_a_task_is_played_to_its_end_and_repeats() -> None:
    ends = []
    for _ in range(2):
        env = TaskEnv("Cubetown-STC-solo-v1", "test", compiled=False)
        _, info = env.reset(options={"deal": 3})
        over = False
        while not over:
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        ends.append(info["score"])
    assert ends[0] == ends[1]
