"""Training on a GPU from end to end, in decisions per second: `python -m bench.gpu_training`.

Playing, a net of two layers of 256 units and one epoch of PPO over what was played, all in one
process on one GPU. It measures speed, not strength; examples/self_play.py trains a player.
"""

import argparse
from time import perf_counter
from typing import Any

import torch
from torch import Tensor, nn

from cubetown.envs import GpuVectorEnv
from cubetown.envs.legal_sets import WORD
from cubetown.fast import BATCHES

HIDDEN = 256
BATCH = 1 << 18


class Net(nn.Module):  # type: ignore[misc]
    """Two layers; likes actions and guesses what is to come."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        )
        self.actions, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits of all actions, and the value."""
        with torch.autocast("cuda", torch.bfloat16):
            hidden = self.body(rows.to(torch.bfloat16) / 16)
            return self.actions(hidden), self.value(hidden)[:, 0].float()


def masked(logits: Tensor, words: Tensor, bits: Tensor) -> Tensor:
    """Return the logits without those of illegal actions; `bits` has each action's in a word."""
    legal = (words[:, :, None] >> bits & 1).flatten(1)[:, : logits.shape[1]].bool()
    return logits.masked_fill(~legal, -1e4)


@torch.compile(dynamic=False)  # type: ignore[untyped-decorator]
def choose(logits: Tensor, words: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
    """Draw an action for each game; return them and the logarithms of their chances."""
    may = masked(logits, words, bits).float()
    noise = -torch.log(-torch.log(torch.rand_like(may).clamp(1e-9, 1 - 1e-7)))
    action = (may + noise).argmax(1)
    return action, may.log_softmax(1).gather(1, action[:, None])[:, 0]


@torch.compile(dynamic=False)  # type: ignore[untyped-decorator]
def loss_of(
    logits: Tensor,
    value: Tensor,
    words: Tensor,
    bits: Tensor,
    action: Tensor,
    log: Tensor,
    gain: Tensor,
) -> Tensor:
    """Return PPO's loss, with what each decision brought."""
    logs = masked(logits, words, bits).float().log_softmax(1)
    ratio = (logs.gather(1, action[:, None])[:, 0] - log).exp()
    advantage = (gain - gain.mean()) / (gain.std() + 1e-6)
    better = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage)
    entropy = -(logs.exp() * logs).sum(1)
    return (0.5 * (value - gain).square() - better - 0.01 * entropy).mean()


def train(env: GpuVectorEnv, steps: int, rounds: int) -> list[float]:
    """Play and learn; return the decisions per second of every round."""
    seen, _ = env.reset(seed=1)
    width, actions = int(seen.shape[1]), env.table.wait
    net = Net(width, actions).cuda()
    optimizer = torch.optim.Adam(net.parameters(), 3e-4, fused=True)
    bits = torch.arange(WORD, device="cuda")
    games, speeds = env.num_envs, []
    rows = torch.empty((steps, games, width), dtype=torch.uint8, device="cuda")
    words = torch.empty((steps, *env.packed_masks().shape), dtype=torch.int64, device="cuda")
    taken = torch.empty((steps, games), dtype=torch.int64, device="cuda")
    logs, values, paid = (torch.empty((steps, games), device="cuda") for _ in range(3))
    overs = torch.empty((steps, games), dtype=torch.bool, device="cuda")
    for _ in range(rounds):
        torch.cuda.synchronize()
        began = perf_counter()
        for step in range(steps):
            rows[step], words[step] = seen, env.packed_masks()
            with torch.no_grad():
                logits, values[step] = net(rows[step])
                taken[step], logs[step] = choose(logits, words[step], bits)
            seen, paid[step], overs[step], _, _ = env.step(taken[step])
        gains = torch.empty_like(paid)
        ahead = values[-1].clone()
        for step in reversed(range(steps)):
            ahead = paid[step] / 20 + 0.99 * ahead.masked_fill(overs[step], 0)
            gains[step] = ahead - values[step]
        flat = [part.flatten(0, 1) for part in (rows, words, taken, logs, gains)]
        order = torch.randperm(games * steps, device="cuda")
        for part in order.split(BATCH):
            row, word, action, log, gain = (one[part] for one in flat)
            logits, value = net(row)
            loss: Any = loss_of(logits, value, word, bits, action, log, gain)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        torch.cuda.synchronize()
        speeds.append(games * steps / (perf_counter() - began))
    return speeds


def main() -> None:
    """Print the speed of training for both games."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu_training")
    parser.add_argument("--games", type=int, default=131_072)
    parser.add_argument("--steps", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}", flush=True)
    for game in BATCHES:
        env = GpuVectorEnv(given.games, game, 4, play_forced=True, checking=False)
        speeds = train(env, given.steps, given.rounds)
        told = ", ".join(f"{speed / 1e6:.1f}" for speed in speeds)
        print(f"{game}: {max(speeds) / 1e6:.1f} M decisions/s (rounds: {told})", flush=True)


if __name__ == "__main__":
    main()
