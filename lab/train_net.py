"""The net that becomes the learned value: what it sees, how it is trained, and its file.

PyTorch trains it, on a GPU where there is one; nothing else of the project needs it.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy

from cubetown.bots.packed import scaled_parts
from cubetown.bots.tiny_towns.learned import CUBES, FEW_MISSING, KINDS, OTHERS, Net, Rows
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search import net as to
from lab.train_data import COLUMNS, SIBLINGS

Tensor = Any
"""A tensor of PyTorch."""
torch: Any = import_module("torch")

SQUARES = numpy.arange(16).reshape(4, 4)
IMAGES = numpy.array(
    [numpy.rot90(board, turns).ravel() for board in (SQUARES, SQUARES.T) for turns in range(4)]
)
BEST = 0.5
"""The share of the best search in a label; the rest is the mean."""
OVERALL = 0.1
"""What the points themselves count, beside the differences between siblings."""
BATCH = 1024
"""Groups."""
FASTEST = 4e-3


class Data(NamedTuple):
    """Groups of siblings, as tensors."""

    rows: Tensor
    """Group × sibling × column."""
    cards: Tensor
    """Group × slot."""
    there: Tensor
    """Group × sibling: whether there is one."""


def names_in(paths: Sequence[Path]) -> list[str]:
    """The names of all cards in some data."""
    return sorted({name for path in paths for name in numpy.load(path)["cards"].ravel().tolist()})


def load(paths: Sequence[Path], names: Sequence[str]) -> Data:
    """Data from files; `names` are the cards that the net will know."""
    parts = [numpy.load(path) for path in paths]
    ids = numpy.concatenate([part["cards"] for part in parts])
    code = {name: number for number, name in enumerate(names)}
    deals = numpy.concatenate([part["deals"] for part in parts])
    codes = {
        number: [code[card] for card in row]
        for number, row in zip(deals.tolist(), ids.tolist(), strict=True)
    }
    rows = numpy.concatenate([part["rows"] for part in parts])
    keys = rows[:, 0] * 64 + rows[:, 1]
    order = numpy.argsort(keys, kind="stable")
    rows, keys = rows[order], keys[order]
    found, starts, sizes = numpy.unique(keys, return_index=True, return_counts=True)
    within = numpy.arange(len(rows)) - numpy.repeat(starts, sizes)
    group = numpy.repeat(numpy.arange(len(found)), sizes)
    table = numpy.zeros((len(found), SIBLINGS, len(COLUMNS)), numpy.int64)
    there = numpy.zeros((len(found), SIBLINGS), bool)
    table[group, within] = rows
    there[group, within] = True
    cards = numpy.array([codes[number] for number in (found // 64).tolist()], numpy.int64)
    return Data(*(torch.from_numpy(one) for one in (table, cards, there)))


class Seen(NamedTuple):
    """What the net sees of towns."""

    rows: Tensor
    """Which rows of the first layer, as ones and twos…"""
    held: Tensor
    by_hand: Tensor


def column(rows: Tensor, name: str) -> Tensor:
    """A column of the data."""
    return rows[:, COLUMNS.index(name)]


def see(rows: Tensor, cards: Tensor, images: Tensor, layout: Rows) -> Seen:
    """What the net sees of towns, each in one of its eight images."""
    device = rows.device
    every = torch.arange(16, device=device)
    squares = column(rows, "town")[:, None] >> 4 * every & 15
    squares = squares.gather(1, torch.from_numpy(IMAGES).to(device)[images])
    number = int(layout.start["in_play"] - layout.start["placed"]) // 3
    start, none = layout.start, layout.number
    own = cards.gather(1, (squares - CUBES - 1).clamp(0, at.SLOTS - 1))
    kinds = torch.tensor(KINDS, device=device)
    built = squares > CUBES
    cube = (squares > 0) & ~built
    empty = (squares == 0).sum(1, keepdim=True)
    picks, wants, deck = (column(rows, name) for name in ("picks", "wants", "deck"))
    counted = (picks >> at.PICK_COUNT & 15).clamp(max=at.MOST_PICKS)[:, None]
    every_pick = torch.arange(at.MOST_PICKS, device=device)
    one = picks[:, None] >> at.PICK_BITS * every_pick
    picked = cards.gather(1, one & 7) * (FEW_MISSING + 1) + (one >> 3 & 7).clamp(max=FEW_MISSING)
    resource = torch.arange(1, 6, device=device)
    wanted = (wants[:, None] >> 4 * resource & 15).clamp(max=to.MOST_WANTED)
    every_card = torch.arange(at.OPEN_CARDS + to.NEXT_CARDS, device=device)
    is_there = (deck[:, None] >> 3 * every_card & 7)[:, :, None] == resource
    opened = is_there[:, : at.OPEN_CARDS].sum(1).clamp(max=to.MOST_SHOWN)
    coming = is_there[:, at.OPEN_CARDS :].sum(1).clamp(max=to.MOST_SHOWN)
    supply = (resource - 1) * to.SUPPLY + wanted * (to.MOST_SHOWN + 1)
    lists = (
        torch.where(cube, start["cube"] + every * CUBES + squares - 1, none),
        torch.where(built, start["group"] + every * at.SLOTS + squares - CUBES - 1, none),
        torch.where(built, start["placed"] + kinds * number + own, none),
        start["in_play"] + cards,
        torch.where(every_pick < counted, start["picked"] + picked, none),
        start["empty"] + empty,
        start["picks"] + counted,
        start["dead"] + (picks >> at.PICK_DEAD & 15).clamp(max=to.DEAD_COUNTED)[:, None],
        start["loose"] + (picks >> at.PICK_LOOSE & 7)[:, None],
        start["open"] + supply + opened,
        start["next"] + supply + coming,
    )
    index = torch.cat(lists, 1)
    ones = torch.ones(index.shape, device=device)
    spread = torch.zeros(len(rows), none + 1, device=device).scatter_add_(1, index, ones)
    hand = column(rows, "by_hand").float() * to.HAND_SCALE - 3
    faded = hand * empty[:, 0] / 16
    return Seen(spread[:, :none], _held(column(rows, "extra")), torch.stack((hand, faded), 1))


def _held(extra: Tensor) -> Tensor:
    """How much a town holds of everything besides its squares."""
    every = torch.arange(5, device=extra.device)
    parts = (
        extra[:, None] >> at.FACTORIES + every & 1,
        extra[:, None] >> at.BANKS + every & 1,
        extra[:, None] >> at.STORE + 3 * every & 7,
        (extra >> at.STATUES & 31)[:, None],
        (extra >> at.SHRINE & 31)[:, None],
        (extra >> at.CAVERNS & 7)[:, None],
    )
    return torch.cat(parts, 1).float()


def new_net(layout: Rows) -> Any:
    """An untrained net."""
    linear = torch.nn.Linear
    net = torch.nn.ModuleDict(
        {
            "rows": linear(layout.number, to.UNITS),
            "held": linear(to.HELD_ROWS, to.UNITS, bias=False),
            "by_hand": linear(2, to.UNITS, bias=False),
            "second": linear(to.UNITS, to.SECOND),
            "last": linear(to.SECOND, 1),
            "direct": linear(2, 1, bias=False),
        }
    )
    torch.nn.init.normal_(net["rows"].weight, std=0.05)
    torch.nn.init.normal_(net["held"].weight, std=0.02)
    return net


def forward(net: Any, seen: Seen) -> Tensor:
    """The net's values, in tens of points from thirty."""
    first = net["rows"](seen.rows) + net["held"](seen.held) + net["by_hand"](seen.by_hand)
    second = torch.relu(net["second"](torch.relu(first)))
    return (net["last"](second) + net["direct"](seen.by_hand))[:, 0]


def labels(rows: Tensor) -> Tensor:
    """What the net should say."""
    best, mean = (rows[..., COLUMNS.index(name)].float() for name in ("best", "mean"))
    return (BEST * best + (1 - BEST) * mean) / 1000 - 3


def centred(values: Tensor, there: Tensor) -> tuple[Tensor, Tensor]:
    """The mean of each group, and how far each sibling is from it."""
    mean = (values * there).sum(1) / there.sum(1)
    return mean, (values - mean[:, None]) * there


def loss_of(said: Tensor, wanted: Tensor, there: Tensor) -> Tensor:
    """How wrong the differences between siblings are, and a little how wrong the points."""
    mean, apart = centred(said, there)
    true_mean, truly_apart = centred(wanted, there)
    within = ((apart - truly_apart) ** 2).sum() / there.sum()
    return within + OVERALL * ((mean - true_mean) ** 2).mean()


def said_of(net: Any, data: Data, which: Tensor, images: Tensor, layout: Rows) -> Tensor:
    """The net's values of groups, group × sibling."""
    rows = data.rows[which]
    groups, siblings, columns = rows.shape
    cards = data.cards[which].repeat_interleave(siblings, 0)
    seen = see(rows.reshape(-1, columns), cards, images.repeat_interleave(siblings), layout)
    return forward(net, seen).reshape(groups, siblings)


def train(
    net: Any, data: Data, layout: Rows, epochs: int, say: Callable[[str], None], fastest: float
) -> list[float]:
    """Train a net; gives the loss of each epoch."""
    device = data.rows.device
    steps = max(1, len(data.rows) // BATCH)
    optimiser = torch.optim.AdamW(net.parameters(), lr=fastest, weight_decay=0.01)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, fastest, epochs * steps + 1)
    began, losses = perf_counter(), []
    for epoch in range(epochs):
        order = torch.randperm(len(data.rows), device=device)
        total = torch.zeros((), device=device)
        for step in range(steps):
            which = order[step * BATCH : (step + 1) * BATCH]
            images = torch.randint(8, (len(which),), device=device)
            said = said_of(net, data, which, images, layout)
            loss = loss_of(said, labels(data.rows[which]), data.there[which])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            plan.step()
            total += loss.detach()
        losses.append(round(100 * float(total) / steps, 3))
        say(f"epoch {epoch + 1}: loss {losses[-1]}, {perf_counter() - began:.0f} s")
    return losses


def measure(net: Any, data: Data, layout: Rows) -> dict[str, float]:
    """How well siblings are told apart, by the net and by hand."""
    said = []
    with torch.no_grad():
        for start in range(0, len(data.rows), BATCH):
            which = torch.arange(start, min(start + BATCH, len(data.rows)), device=data.rows.device)
            images = torch.zeros(len(which), dtype=torch.long, device=data.rows.device)
            said.append(said_of(net, data, which, images, layout))
    by_net, truth = torch.cat(said), labels(data.rows)
    by_hand = data.rows[..., COLUMNS.index("by_hand")].float()
    _, apart = centred(truth, data.there)
    found = {"spread": 10 * float((apart**2).sum() / data.there.sum()) ** 0.5}
    for name, values in (("net", by_net), ("hand", by_hand)):
        _, said_apart = centred(values, data.there)
        found[f"corr_{name}"] = float(
            (apart * said_apart).sum() / ((apart**2).sum() * (said_apart**2).sum()) ** 0.5
        )
        chosen = values.masked_fill(~data.there, -1e9).argmax(1, keepdim=True)
        found[f"gain_{name}"] = 10 * float(apart.gather(1, chosen).mean())
    best = apart.masked_fill(~data.there, -1e9).max(1).values
    found["gain_best"] = 10 * float(best.mean())
    mean, _ = centred(by_net, data.there)
    true_mean, _ = centred(truth, data.there)
    found["r2_mean"] = 1 - float(((mean - true_mean) ** 2).mean() / true_mean.var())
    return {name: round(value, 3) for name, value in found.items()}


def written(net: Any, names: Sequence[str]) -> Net:
    """A trained net in integers."""
    rows = net["rows"].weight.detach().cpu().T.double()
    scales = (rows.abs().max(0).values / 127).clamp(min=1e-9)
    whole = (rows / scales).round().clamp(-127, 127).long()
    parts = {
        "held": net["held"].weight.T,
        "by_hand": net["by_hand"].weight.T,
        "first_bias": net["rows"].bias,
        "weights": net["second"].weight.T,
        "bias": net["second"].bias,
        "last": net["last"].weight[0],
        "direct": net["direct"].weight[0],
    }
    others: list[int] = []
    other_scales: list[float] = []
    for name, size in OTHERS.items():
        part = parts[name].detach().cpu().double().flatten()
        assert len(part) == size, name
        scale = max(float(part.abs().max()) / 32767, 1e-12)
        others += (part / scale).round().long().tolist()
        other_scales.append(scale)
    return Net(
        tuple(names),
        whole.flatten().tolist(),
        scales.tolist(),
        others,
        other_scales,
        float(net["last"].bias.detach()[0]),
    )


def loaded(kept: Net) -> Any:
    """The net that was written as these integers; written again, it gives the same."""
    others = scaled_parts(OTHERS, kept.others, kept.other_scales)
    parts = {name: torch.tensor(part) for name, part in others.items()}
    rows = torch.tensor(list(kept.rows)).reshape(-1, to.UNITS)
    scales = torch.tensor(kept.row_scales, dtype=torch.double)
    state = {
        "rows.weight": (rows * scales).T,
        "rows.bias": parts["first_bias"],
        "held.weight": parts["held"].reshape(-1, to.UNITS).T,
        "by_hand.weight": parts["by_hand"].reshape(-1, to.UNITS).T,
        "second.weight": parts["weights"].reshape(to.UNITS, to.SECOND).T,
        "second.bias": parts["bias"],
        "last.weight": parts["last"][None],
        "last.bias": torch.tensor([kept.last_bias]),
        "direct.weight": parts["direct"][None],
    }
    net = new_net(Rows(len(kept.cards)))
    net.load_state_dict(state)
    return net
