"""Trains a player for both games by self-play: PPO over the vector environment, in one file.

    pip install '.[envs,fast]' torch
    python examples/self_play.py shake-that-city --minutes 10 --out my_player.py
    cubetown arena shake-that-city my_player.py normal --games 100 --clock wall

It writes the trained player as a bot: a copy of this file, with its weights beside it. Every seat
is played by the same net, which sees only what its seat may know.
"""

import argparse
import csv
import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import torch
from torch import Tensor, nn

from cubetown.envs import GpuVectorEnv, VectorEnv
from cubetown.envs.encoded_game import ENCODINGS
from cubetown.envs.fields import Layout

Env = VectorEnv | GpuVectorEnv
POINTS = 20.0
"""Rewards are divided by this many points."""


class Net(nn.Module):
    """Convolutions over the boards, told what is beside them; likes actions and guesses points."""

    def __init__(self, layout: Layout, actions: int, width: int = 48, hidden: int = 256) -> None:
        super().__init__()
        self.side = layout.side
        self.on_boards = [part.where for part in layout.on_boards]
        self.beside = [part.where for part in layout.beside]
        for number, part in enumerate((*layout.on_boards, *layout.beside)):
            self.register_buffer(f"meaning_{number}", torch.tensor(part.field.meaning))
        self.tell = nn.Linear(layout.features, width)
        self.look = nn.Conv2d(layout.channels, width, 3, padding=1)
        self.think = nn.Conv2d(width, width, 3, padding=1)
        self.sum_up = nn.Linear(width * (layout.side**2 + 1), hidden)
        self.actions = nn.Linear(hidden, actions)
        self.points = nn.Linear(hidden, 1)
        with torch.no_grad():
            self.actions.weight.mul_(0.1)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the actions (those masked out have none), and the value."""
        numbers = rows.long()
        meanings = [
            meaning[numbers[:, where]]
            for meaning, where in zip(self.buffers(), [*self.on_boards, *self.beside], strict=True)
        ]
        boards = torch.cat(meanings[: len(self.on_boards)], 2).transpose(1, 2)
        told = self.tell(torch.cat([one.flatten(1) for one in meanings[len(self.on_boards) :]], 1))
        squares = self.look(boards.unflatten(2, (self.side, self.side))) + told[:, :, None, None]
        squares = torch.relu(squares)
        squares = torch.relu(squares + self.think(squares))
        hidden = torch.relu(self.sum_up(torch.cat([squares.flatten(1), torch.relu(told)], 1)))
        return self.actions(hidden).masked_fill(~mask, -1e9), self.points(hidden)[:, 0]


def drawn(logits: Tensor) -> Tensor:
    """Draw actions from logits."""
    noise = -torch.log(torch.rand_like(logits).clamp_min(1e-20))
    return (logits - torch.log(noise)).argmax(1)


@dataclass
class Rollout:
    """Decisions, in the order in which they were made: step by step, a column for each game."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    advantages: Tensor
    counts: Tensor
    """False for decisions whose consequences the rollout doesn't show."""


class Learner:
    """A net that plays against itself and learns from it."""

    def __init__(self, env: Env, device: str, seed: int, rate: float) -> None:
        torch.manual_seed(seed)
        self.env, self.device, self.rate, self.seed = env, device, rate, seed
        self.net = Net(env.table.encoding.layout, env.table.actions).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), rate, eps=1e-5)
        self.seen, infos = env.reset(seed=seed)
        self.seat = infos["seat"]
        self.scores: list[Tensor] = []
        """The points of all seats of games that ended, in parts."""

    def collect(self, steps: int, trace: float = 0.95) -> Rollout:
        """Play on for some steps with the net as it is."""
        columns: list[tuple[Tensor, ...]] = []
        seats, rewards, overs = [], [], []
        for _ in range(steps):
            row, mask = self.tensor(self.seen).clone(), self.tensor(self.env.action_masks())
            with torch.no_grad():
                logits, value = self.net(row, mask)
                action = drawn(logits)
                log = logits.log_softmax(1).gather(1, action[:, None])[:, 0]
            columns.append((row, mask, action, log, value))
            seats.append(self.tensor(self.seat).long())
            self.seen, _, over, _, infos = self.env.step(self.for_env(action))
            self.seat = infos["seat"]
            rewards.append(self.tensor(infos["rewards"]).float() / POINTS)
            overs.append(self.tensor(over))
            if "final_info" in infos:
                self.scores.append(self.tensor(infos["final_info"]["scores"])[overs[-1]].float())
        rows, masks, actions, logs, values = (
            torch.stack(column) for column in zip(*columns, strict=True)
        )
        advantages, counts = self.advantages(values, seats, rewards, overs, trace)
        parts = (rows, masks, actions, logs, values, advantages, counts)
        return Rollout(*(part.flatten(0, 1) for part in parts))

    def advantages(
        self,
        values: Tensor,
        seats: list[Tensor],
        rewards: list[Tensor],
        overs: list[Tensor],
        trace: float,
    ) -> tuple[Tensor, Tensor]:
        """Return what each decision brought beyond its value, and whether that is known.

        It is worked out from the end, for each seat by itself. A seat whose next decision lies
        behind the end doesn't count, unless its game ends before.
        """
        advantages, counts = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
        paid, ahead, better = (torch.zeros_like(rewards[0]) for _ in range(3))
        sure = torch.zeros_like(paid, dtype=torch.bool)
        for step in reversed(range(len(seats))):
            over, here = overs[step][:, None], seats[step][:, None]
            paid, ahead, better = (part.masked_fill(over, 0) for part in (paid, ahead, better))
            sure = sure | over
            paid = paid + rewards[step]
            surprise = paid.gather(1, here) + ahead.gather(1, here) - values[step][:, None]
            surprise = surprise + trace * better.gather(1, here)
            advantages[step], counts[step] = surprise[:, 0], sure.gather(1, here)[:, 0]
            better = better.scatter(1, here, surprise)
            sure = sure.scatter(1, here, True)
            ahead = ahead.scatter(1, here, values[step][:, None])
            paid = paid.scatter(1, here, 0.0)
        return advantages, counts

    def tensor(self, numbers: Any) -> Tensor:
        """Return numbers of the environment as a tensor on the net's device."""
        return torch.as_tensor(numbers, device=self.device)

    def for_env(self, actions: Tensor) -> Any:
        """Return actions as the environment takes them: on a GPU they stay there."""
        return actions if isinstance(self.env, GpuVectorEnv) else actions.cpu().numpy()

    def learn(self, rollout: Rollout, left: float, batch: int, epochs: int = 2) -> None:
        """Improve the net; `left` is the share of the time that is left."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(left, 0.05)
        kept = rollout.counts.nonzero()[:, 0]
        for _ in range(epochs):
            for part in kept[torch.randperm(len(kept), device=self.device)].split(batch):
                logits, values = self.net(rollout.rows[part], rollout.masks[part])
                logs = logits.log_softmax(1)
                advantage = rollout.advantages[part]
                target = advantage + rollout.values[part]
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                now = logs.gather(1, rollout.actions[part, None])[:, 0]
                ratio = (now - rollout.logs[part]).exp()
                gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage)
                entropy = -(logs.exp() * logs).sum(1)
                error = 0.5 * (values - target).square()
                loss = (error - gain - 0.01 * max(left, 0.1) * entropy).mean()
                self.optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    def deal(self) -> None:
        """Begin new games at new tables."""
        self.seed += 1
        self.seen, infos = self.env.reset(seed=self.seed)
        self.seat = infos["seat"]


def train(given: argparse.Namespace) -> list[tuple[float, int, float]]:
    """Train for some minutes; return the curve: seconds, decisions, mean points of a seat."""
    kind: Any = GpuVectorEnv if given.device.startswith("cuda") else VectorEnv
    env = kind(
        given.games,
        given.game,
        given.players,
        shaping=1.0,
        setups=min(given.games, given.setups),
        play_forced=True,
        flat=True,
        **({"device": given.device, "checking": False} if kind is GpuVectorEnv else {}),
        **dict(option.split("=", 1) for option in given.option),
    )
    learner = Learner(env, given.device, given.seed, given.rate)
    curve: list[tuple[float, int, float]] = []
    began, decisions, seconds = perf_counter(), 0, 60 * given.minutes
    while (spent := perf_counter() - began) < seconds:
        left = 1 - spent / seconds
        learner.learn(learner.collect(given.steps), left, given.batch, given.epochs)
        decisions += given.games * given.steps
        if sum(map(len, learner.scores)) >= min(given.games, 10_000):
            mean = float(torch.cat(learner.scores).mean())
            curve.append((perf_counter() - began, decisions, mean))
            print("{:6.0f} s {:12,} decisions {:6.1f} points".format(*curve[-1]), flush=True)
            learner.scores.clear()
            if len(curve) % 10 == 0:
                learner.deal()
    save(learner.net, given, curve)
    return curve


def save(net: Net, given: argparse.Namespace, curve: list[tuple[float, int, float]]) -> None:
    """Write the player as a bot, and its curve."""
    out = Path(given.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(__file__, out)
    torch.save({"game": given.game, "net": net.cpu().state_dict()}, out.with_suffix(".pt"))
    with out.with_suffix(".csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([("seconds", "decisions", "points"), *curve])


class Player:
    """A bot that takes what the net likes best: the trained player, in a copy of this file."""

    def __init__(self, game: Any) -> None:
        torch.set_num_threads(1)
        self.game = game
        self.net: Net | None = None

    def choose(
        self, view: Any, seat: int, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        """Return the move that the net likes best."""
        if len(moves) == 1:
            return moves[0]
        encoding = ENCODINGS[self.game.name]({}, len(view.players))
        if self.net is None:
            saved = torch.load(Path(__file__).with_suffix(".pt"), weights_only=True)
            self.net = Net(encoding.layout, encoding.actions + 1)
            self.net.load_state_dict(saved["net"])
        state = self.game.guess(view, rng)  # what the seat can't know doesn't change its actions
        legal = {encoding.action_of(state, seat, move): move for move in moves}
        mask = torch.zeros((1, encoding.actions + 1), dtype=torch.bool)
        mask[0, list(legal)] = True
        row = torch.tensor([encoding.observe(view, seat)], dtype=torch.uint8)
        with torch.no_grad():
            return legal[int(self.net(row, mask)[0].argmax())]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(ENCODINGS))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="such as variant=town-hall")
    parser.add_argument("--games", type=int, default=512, help="how many are played side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each, then it learns")
    parser.add_argument("--setups", type=int, default=1 << 30, help="the most tables at once")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="my_player.py", help="the bot to write")
    train(parser.parse_args())
