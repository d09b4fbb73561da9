"""Train the learned value of Shake That City by games of its own.

    python -m lab.train_city --folder training            # all steps; run it again to go on
    python -m lab.train_city --folder training --write    # and put the result into the package
    python -m lab.train_city --folder more --from-package # the last part, on from the package's

In each step players who go by the net alone play many games at once, two to four at a table, and
each of them builds anywhere in one turn. The net then learns from the cities since that turn how
their games ended, and the next step plays by it. The steps of the second part have more games and
learn from those of more steps. It needs PyTorch and uses a GPU if there is one. docs/learning.md
tells what came out.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from cubetown.bots.packed import scaled_parts
from cubetown.bots.shake_that_city import learned
from cubetown.bots.shake_that_city import net as to
from cubetown.bots.shake_that_city.evaluation import MOST_LEFT, POINT
from cubetown.bots.shake_that_city.features import FEATURES, STATES
from cubetown.bots.shake_that_city.weights import weights_of
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.shapes import places_of, shape_of
from lab import city_arrays as arrays

torch: Any = import_module("torch")
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.set_default_device(device)
# TF32 would round the rows that a product with ones looks up.
torch.backends.cuda.matmul.allow_tf32 = False
Tensor = Any

TABLE = "standard-landlocked"
TYPES, SQUARES, ROUNDS, LAST_CLOSED = len(TILES), to.SQUARES, 15, 12
CUBES = (8, 7, 6, 6, 5)
NOTHING = -1e9
SCALE = 4.0
"""Features are divided by this, so that the net learns them about as fast as the rest."""
AT_A_TABLE = (2, 2, 3, 2, 4)
CITIES = 65_536
"""How many cities are built at once."""
SEEN_AT_ONCE = 1 << 22
NEAR, OTHERS = 3.0, 0.02
"""For the short list a place counts the more, the closer it is to the best, and at least a bit."""
STEADY, NEIGHBOURS = 5.0, 0.4


def _tables() -> tuple[Tensor, Tensor]:
    firsts, shapes = [0], [0]
    for pattern in range(1, 512):
        firsts.append(sum(1 << square for square, _ in places_of(pattern)))
        shapes.append(shape_of(pattern)[0])
    return torch.tensor(firsts), torch.tensor(shapes)


FIRSTS, SHAPES = _tables()
"""Where the box of each pattern may begin, and its squares."""
EVERY_SQUARE, EVERY_TYPE = torch.arange(SQUARES), torch.arange(TYPES)


class Part(NamedTuple):
    """Some steps of a training run."""

    steps: int
    batches: int
    """Of games in a step."""
    at_first: int
    """How many times as many, as long as there are no games of steps before."""
    kept: int
    """How many steps' games it learns from."""
    learning: int
    """Batches of cities in a step; three times as many in the last."""
    size: int
    """Cities in a batch."""
    fastest: Sequence[float]
    """The largest learning rate of each step; the last goes for all later ones too."""


PARTS = (
    Part(10, 10, 1, kept=4, learning=1200, size=65_536, fastest=(0.003, 0.003, 0.0015)),
    Part(34, 20, 3, kept=12, learning=2400, size=131_072, fastest=(0.0012,)),
)
OPTIONS = {
    "steps": "of each part",
    "batches": "of games in a step of each part",
    "learning": "batches of cities in a step of each part",
}


class Seen(NamedTuple):
    """What the net sees of cities."""

    squares: Tensor
    lines: Tensor
    features: Tensor

    @property
    def points(self) -> Tensor:
        """Their points."""
        return arrays.points(list(self.features.T))


class Data(NamedTuple):
    """Cities of games, and how the games ended."""

    cities: Tensor
    lines: Tensor
    features: Tensor
    left: Tensor
    seats: Tensor
    ends: Tensor


def new_net(worth: Any) -> Any:
    """An untrained net: it says what the weights do."""
    rows = {"squares": TYPES * SQUARES, "lines": arrays.KINDS * STATES, "left": MOST_LEFT}
    parts = {name: torch.randn(number, to.UNITS) * 0.05 for name, number in rows.items()}
    parts["features"] = torch.randn(FEATURES, to.UNITS) * 0.05
    parts["seats"] = torch.zeros(len(learned.SEATS), to.UNITS)
    parts["weights"] = torch.randn(MOST_LEFT, to.UNITS, to.SECOND) / to.UNITS**0.5
    parts["bias"] = torch.zeros(MOST_LEFT, to.SECOND)
    parts["last"] = torch.randn(MOST_LEFT, to.SECOND) * 0.01
    parts["last_bias"] = torch.zeros(MOST_LEFT)
    net = torch.nn.ParameterDict(parts)
    net["worth"] = torch.nn.Parameter(torch.tensor(worth).float(), requires_grad=False)
    return net


def see(cities: Tensor, kinds: Tensor) -> Seen:
    """What the net sees of cities, a column each, at tables with these line tiles."""
    # In one piece, so that what is compiled serves slices too.
    return Seen(*_columns(cities.contiguous(), kinds.contiguous()))


def _seen(cities: Tensor, kinds: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    found, states = arrays.features(list(cities), list(kinds))
    return _squares(cities.T), torch.stack(states, 1), torch.stack(found, 1)


_columns = torch.compile(_seen, dynamic=True) if device == "cuda" else _seen


def _squares(cities: Tensor) -> Tensor:
    return (cities[:, :, None] >> EVERY_SQUARE & 1).float().reshape(-1, TYPES * SQUARES)


def values(net: Any, seen: Seen, left: int, seats: int) -> Tensor:
    """The points that the net expects of cities with as many rounds left at such a table."""
    lines = torch.nn.functional.embedding_bag(seen.lines, net["lines"], mode="sum")
    first = _by_city(net, seen) + lines + net["left"][left - 1] + net["seats"][seats - 2]
    second = torch.relu(torch.relu(first) @ net["weights"][left - 1] + net["bias"][left - 1])
    more = second @ net["last"][left - 1] + net["last_bias"][left - 1]
    return (seen.features * net["worth"][left - 1]).sum(1) + more


def values_anywhere(net: Any, seen: Seen, left: Tensor, seats: Tensor) -> Tensor:
    """The same for cities of all rounds and tables.

    Rows are looked up by products with ones: a GPU finds their gradients ten times as fast.
    """
    # The line tiles of a table are of six kinds, so no row applies twice.
    lines = torch.zeros(len(left), arrays.KINDS * STATES).scatter_(1, seen.lines, 1.0)
    when = torch.nn.functional.one_hot(left - 1, MOST_LEFT).float()
    table = torch.nn.functional.one_hot(seats - 2, len(learned.SEATS)).float()
    first = _by_city(net, seen) + lines @ net["lines"] + when @ net["left"] + table @ net["seats"]
    weights = net["weights"].permute(1, 0, 2).reshape(to.UNITS, -1)
    second = torch.relu(torch.relu(first) @ weights + net["bias"].flatten())
    every = (second.reshape(-1, MOST_LEFT, to.SECOND) * net["last"]).sum(2) + net["last_bias"]
    return (seen.features * net["worth"][left - 1]).sum(1) + (every * when).sum(1)


def _by_city(net: Any, seen: Seen) -> Tensor:
    """What squares and features add to the first layer."""
    return seen.squares @ net["squares"] + seen.features / SCALE @ net["features"]


def shakes(games: int) -> Tensor:
    """The pattern of each colour in shakes."""
    colours = torch.tensor([type for type in range(TYPES) for _ in range(CUBES[type])])
    fallen = colours[torch.rand(games, len(colours)).topk(9, dim=1).indices]
    places = 1 << torch.arange(9)
    return torch.stack([((fallen == type) * places).sum(1) for type in range(TYPES)], 1)


class Places(NamedTuple):
    """Every place in some cities: whose it is, its type and square, and the city after it."""

    who: Tensor
    which: Tensor
    after: Tensor


def places_in(cities: Tensor, patterns: Tensor, blocked: Tensor) -> Places:
    """Where the shapes of a shake fit."""
    taken = cities[0] | cities[1] | cities[2] | cities[3] | cities[4]
    firsts = FIRSTS[patterns] * (blocked[:, None] != EVERY_TYPE)
    shapes = SHAPES[patterns][:, :, None] << EVERY_SQUARE
    fits = (firsts[:, :, None] >> EVERY_SQUARE & 1).bool() & (shapes & taken[:, None, None] == 0)
    who, type, square = fits.nonzero(as_tuple=True)
    placed = (EVERY_TYPE[:, None] == type) * shapes[who, type, square]
    return Places(who, type * SQUARES + square, cities[:, who] | placed)


class Games:
    """Games that players play by a net, all at once."""

    def __init__(self, net: Any, seats: int, odd: bool) -> None:
        self.net, self.seats = net, seats
        games = CITIES // seats
        self.number = games * seats
        kinds = torch.rand(games, arrays.LINES).argsort(1).T
        self.kinds = kinds.repeat_interleave(seats, 1)
        self.cities = torch.zeros(TYPES, self.number, dtype=torch.long)
        self.active = torch.randint(seats, (games,)) + torch.arange(games) * seats
        turns = torch.randint(1, ROUNDS + 1, (self.number,))
        self.turns = turns if odd else torch.zeros_like(turns)
        """When each builds anywhere."""
        self.watch: Callable[[Tensor, Tensor, Tensor, int], None] | None = None

    def play(self) -> list[tuple[Tensor, Tensor, int]]:
        """Play to the end; gives the cities after each round since the odd turn, and whose."""
        kept = []
        for round in range(1, ROUNDS + 1):
            patterns = shakes(self.number // self.seats).repeat_interleave(self.seats, 0)
            blocked = torch.full((self.number,), -1)
            others = torch.ones(self.number, dtype=torch.bool)
            if round <= LAST_CLOSED:
                colours = self.turn(self.active, patterns, blocked, round)
                blocked = colours.repeat_interleave(self.seats)
                others[self.active] = False
            self.turn(others.nonzero()[:, 0], patterns, blocked, round)
            first = self.active // self.seats * self.seats
            self.active = first + (self.active + 1 - first) % self.seats
            since = ((self.turns > 0) & (self.turns <= round)).nonzero()[:, 0]
            if round < ROUNDS and len(since):
                kept.append((since, self.cities[:, since], ROUNDS - round))
        return kept

    def turn(self, who: Tensor, patterns: Tensor, blocked: Tensor, round: int) -> Tensor:
        """Let some players build; gives their colours, -1 for none."""
        places = places_in(self.cities[:, who], patterns[who], blocked[who])
        value = self.value(places, self.kinds[:, who], round)
        odd = (self.turns[who] == round)[places.who]
        value = torch.where(odd, torch.rand(len(value)), value)
        table = torch.full((len(who), TYPES * SQUARES), NOTHING)
        table[places.who, places.which] = value
        most, best = table.max(1)
        colour = torch.where(most > NOTHING, best // SQUARES, -1)
        pattern = patterns[who].gather(1, colour.clamp(min=0)[:, None])[:, 0]
        self.cities[:, who] |= (EVERY_TYPE[:, None] == colour) * (SHAPES[pattern] << best % SQUARES)
        return colour

    def value(self, places: Places, kinds: Tensor, round: int) -> Tensor:
        """What each place is worth."""
        parts = [torch.zeros(0)]
        for start in range(0, len(places.who), SEEN_AT_ONCE):
            part = slice(start, start + SEEN_AT_ONCE)
            who = places.who[part]
            seen = see(places.after[:, part], kinds[:, who])
            if round == ROUNDS:
                parts.append(seen.points.float())
                continue
            parts.append(values(self.net, seen, ROUNDS - round, self.seats))
            if self.watch:
                self.watch(who, seen.features, parts[-1], ROUNDS - round)
        return torch.cat(parts)

    def ends(self) -> Tensor:
        """The points of all cities."""
        return see(self.cities, self.kinds).points


def make(net: Any, seats: int) -> Data:
    """What one batch of games tells."""
    games = Games(net, seats, odd=True)
    kept, ends = games.play(), games.ends()
    who = torch.cat([whose for whose, _, _ in kept])
    cities = torch.cat([cities for _, cities, _ in kept], 1)
    left = torch.cat([torch.full((len(whose),), left) for whose, _, left in kept])
    seen = see(cities, games.kinds[:, who])
    lines, features = seen.lines.to(torch.int16), seen.features.to(torch.int8)
    return Data(cities.T, lines, features, left, torch.full_like(left, seats), ends[who].float())


def joined(parts: Sequence[Data]) -> Data:
    """All data."""
    return Data(*(torch.cat(columns) for columns in zip(*parts, strict=True)))


def train(net: Any, data: Data, batches: int, size: int, fastest: float) -> float:
    """Let a net learn how games end, by batches of a size; gives its mean squared error."""
    learning = [part for part in net.values() if part.requires_grad]
    optimiser = torch.optim.AdamW(learning, lr=fastest, weight_decay=0.001)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, fastest, batches + 1, pct_start=0.1)
    total = torch.zeros(())
    for _ in range(batches):
        which = torch.randint(len(data.ends), (size,))
        seen = Seen(_squares(data.cities[which]), data.lines[which].long(), data.features[which])
        said = values_anywhere(net, seen, data.left[which], data.seats[which])
        loss = ((said - data.ends[which]) ** 2).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        plan.step()
        total += loss.detach()
    return float(total) / batches


def points(net: Any, seats: int = 2, batches: int = 2) -> tuple[float, float]:
    """The points of players who go by a net alone, and their 95% interval."""
    ends = []
    with torch.no_grad():
        for _ in range(batches):
            games = Games(net, seats, odd=False)
            games.play()
            ends.append(games.ends().float())
    found = torch.cat(ends)
    return float(found.mean()), 1.96 * float(found.std()) / len(found) ** 0.5


class Shortlist:
    """Finds the weights that tell a turn's best places apart as the net does."""

    def __init__(self) -> None:
        self.squares = torch.zeros(MOST_LEFT, FEATURES, FEATURES, dtype=torch.double)
        self.products = torch.zeros(MOST_LEFT, FEATURES, dtype=torch.double)

    def add(self, who: Tensor, features: Tensor, value: Tensor, left: int) -> None:
        """Learn from the places of some turns."""
        number = int(who.max()) + 1
        best = torch.full((number,), NOTHING).scatter_reduce(0, who, value, "amax")
        weight = (torch.exp((value - best[who]) / NEAR) + OTHERS).double()
        share = weight / torch.zeros(number).double().index_add(0, who, weight)[who]
        numbers = torch.cat((features.double(), value.double()[:, None]), 1)
        mean = torch.zeros(number, FEATURES + 1).double()
        numbers = numbers - mean.index_add(0, who, share[:, None] * numbers)[who]
        apart, wanted = numbers[:, :-1], numbers[:, -1]
        self.squares[left - 1] += (apart * weight[:, None]).T @ apart
        self.products[left - 1] += (apart * weight[:, None]).T @ wanted

    def weights(self) -> Tensor:
        """The weights, a row for each number of rounds left."""
        squares, products = self.squares.clone(), self.products.clone()
        for one, other in ((slice(1, None), slice(None, -1)), (slice(None, -1), slice(1, None))):
            squares[one] += NEIGHBOURS * self.squares[other]
            products[one] += NEIGHBOURS * self.products[other]
        steady = STEADY * torch.eye(FEATURES).double()
        return torch.linalg.solve(squares + steady, products)


def shortlist_of(net: Any) -> Tensor:
    """The weights of the short list for a net."""
    found = Shortlist()
    with torch.no_grad():
        games = Games(net, 2, odd=False)
        games.watch = found.add
        games.play()
    return found.weights()


def write(net: Any) -> None:
    """Put a net into the package."""
    parts = {name: part.detach().cpu().double().flatten().tolist() for name, part in net.items()}
    parts["features"] = [number / SCALE for number in parts["features"]]
    parts["shortlist"] = shortlist_of(net).cpu().flatten().tolist()
    path = Path(learned.__file__).with_name(learned.FILE)
    path.write_text(learned.rounded(TABLE, parts).text(), encoding="utf-8")


def package_parts() -> dict[str, Tensor]:
    """The parts of the package's net, as they were when it was written."""
    kept = learned.package_net()
    assert kept is not None
    parts = scaled_parts(learned.PARTS, kept.numbers, kept.scales)
    found = {name: torch.tensor(part) for name, part in parts.items()}
    return found | {"features": SCALE * found["features"]}


def fill(net: Any, parts: Mapping[str, Any]) -> None:
    """Give a net other numbers."""
    for name, part in net.items():
        part.data.copy_(torch.as_tensor(parts[name]).reshape(part.shape))


class Run:
    """A training run in a folder."""

    def __init__(self, folder: Path, parts: Sequence[Part], from_package: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.parts, self.began = folder, parts, perf_counter()
        torch.manual_seed(0)
        self.net = new_net(np.array(weights_of(TABLE)).reshape(MOST_LEFT, FEATURES) / POINT)
        self.done = 0
        if (folder / "net.npz").exists():
            kept = np.load(folder / "net.npz")
            self.done = int(kept["done"])
            fill(self.net, kept)
        elif from_package:
            self.done = parts[0].steps
            fill(self.net, package_parts())

    def say(self, **told: Any) -> None:
        """Note something in the log, and show it."""
        line = json.dumps({"seconds": round(perf_counter() - self.began), **told})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def steps(self) -> None:
        """All steps that are not done yet."""
        first = 0
        for part in self.parts:
            self.steps_of(part, first)
            first += part.steps

    def steps_of(self, part: Part, first: int) -> None:
        """The steps of a part that are not done yet."""
        history: list[Data] = []
        for step in range(max(self.done, first), first + part.steps):
            torch.manual_seed(step)
            batches = part.batches * (1 if history else part.at_first)
            with torch.no_grad():
                made = [make(self.net, AT_A_TABLE[one % 5]) for one in range(batches)]
            history = [*history, joined(made)][-part.kept :]
            learning = part.learning * (3 if step == first + part.steps - 1 else 1)
            fastest = part.fastest[min(step - first, len(part.fastest) - 1)]
            error = train(self.net, joined(history), learning, part.size, fastest)
            reached, wide = points(self.net)
            told = {"cities": len(history[-1].ends), "error": round(error, 3)}
            self.say(step=step, points=round(reached, 2), interval=round(wide, 2), **told)
            parts = {name: part.detach().cpu().numpy() for name, part in self.net.items()}
            np.savez(self.folder / "net.npz", done=step + 1, **parts)


def main(given: Sequence[str] | None = None) -> None:
    """Train, and write the result if asked."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, required=True)
    for name, meant in OPTIONS.items():
        usual = [getattr(part, name) for part in PARTS]
        parser.add_argument(f"--{name}", type=int, nargs="+", default=usual, help=meant)
    parser.add_argument(
        "--from-package", action="store_true", help="the package's net stands for the first part"
    )
    parser.add_argument("--write", action="store_true", help="put the net into the package")
    told = parser.parse_args(given)
    asked = zip(PARTS, told.steps, told.batches, told.learning, strict=False)
    parts = [
        part._replace(steps=steps, batches=batches, learning=learning)
        for part, steps, batches, learning in asked
    ]
    run = Run(told.folder, parts, told.from_package)
    run.steps()
    if told.write:
        write(run.net)


if __name__ == "__main__":
    main()
