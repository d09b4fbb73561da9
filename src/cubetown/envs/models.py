"""Lets a language model play: any address that speaks OpenAI's chat completions.

    MODEL_KEY=… python -m cubetown.envs.models tiny-towns --address http://localhost:8000/v1 \\
        --model some-model --games 10 --opponent normal --out games.jsonl

Each finished game is a line of JSON; the same command resumes. The key comes from the environment
and is sent to the address only: it never reaches a file, a message or another address.
"""

import argparse
import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, NoReturn

from cubetown.envs.text import Question, TextEnv
from cubetown.games import GAMES
from cubetown.locale import LANGUAGES

RETRIED = frozenset({408, 409, 429, 500, 502, 503, 504})
"""The statuses that may be different the next time."""
LONGEST_PAUSE = 60.0
MOST_BYTES = 1_000_000


class ModelFailed(Exception):
    """The model can't be asked; the message never holds the key or the answer's body."""


class OutOfBudget(Exception):
    """All tokens of the budget are used."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Redirects would send the key elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        """Refuse to follow."""


@dataclass
class Model:
    """A model at an address, and the tokens it may still use."""

    address: str
    name: str
    key: str = field(default="", repr=False)
    budget: int | None = None
    """Tokens, of questions and answers; None for no limit."""
    retries: int = 5
    timeout: float = 120.0
    settings: dict[str, Any] = field(default_factory=dict)
    """Further fields of each request, such as the temperature."""
    sleep: Callable[[float], None] = time.sleep
    used: int = 0
    """Tokens so far."""

    def answer(self, question: str) -> str:
        """Ask once, with retries. Raises ModelFailed and OutOfBudget."""
        if self.budget is not None and self.used >= self.budget:
            raise OutOfBudget(f"The budget of {self.budget} tokens is used up.")
        body = {
            "model": self.name,
            "messages": [{"role": "user", "content": question}],
            **self.settings,
        }
        reply = self._with_retries(json.dumps(body).encode())
        try:
            text = reply["choices"][0]["message"]["content"]
            tokens = reply.get("usage", {}).get("total_tokens", 0)
        except (KeyError, IndexError, TypeError, AttributeError):
            raise ModelFailed("The answer isn't a chat completion.") from None
        # Without a count, four characters are taken for a token.
        self.used += int(tokens) or (len(question) + len(str(text))) // 4
        return str(text or "")

    def _with_retries(self, body: bytes) -> Any:
        for tried in range(self.retries + 1):
            try:
                return self._post(body)
            except urllib.error.HTTPError as error:
                why, pause = f"status {error.code}", error.headers.get("Retry-After", "")
                error.close()
                if error.code not in RETRIED:
                    self._fail(why)
            except (OSError, HTTPException, ValueError) as error:
                why, pause = type(error).__name__, ""
            if tried < self.retries:
                seconds = float(pause) if pause.isdecimal() else float(2**tried)
                self.sleep(min(seconds, LONGEST_PAUSE))
        self._fail(why)

    def _fail(self, why: str) -> NoReturn:
        raise ModelFailed(f"The model at {self.address} can't be asked: {why}.") from None

    def _post(self, body: bytes) -> Any:
        address = f"{self.address.rstrip('/')}/chat/completions"
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(address, body, headers)
        opener = urllib.request.build_opener(_NoRedirects)
        with opener.open(request, timeout=self.timeout) as reply:
            return json.loads(reply.read(MOST_BYTES))


def play_one(env: TextEnv, model: Model, seed: int) -> dict[str, Any]:
    """Let a model play one game; a row with its outcome."""
    question: Question | None = env.reset(seed)
    used, answers = model.used, 0
    while question is not None:
        outcome = env.step(model.answer(question.text))
        question, answers = outcome.question, answers + 1
    return {
        "seed": seed,
        "rewards": {str(seat): reward for seat, reward in outcome.rewards.items()},
        "points": outcome.info["points"],
        "winners": list(outcome.info["winners"]),
        "answers": answers,
        "illegal": outcome.info["illegal"],
        "truncated": outcome.truncated,
        "tokens": model.used - used,
        "record": env.match.record(),
    }


def play_all(env: TextEnv, model: Model, games: int, out: Path) -> Iterator[dict[str, Any]]:
    """Let a model play the games that a file doesn't hold yet, and add each to it.

    Tokens of earlier runs count towards the budget.
    """
    rows = _rows(out)
    model.used += sum(row["tokens"] for row in rows)
    finished = {row["seed"] for row in rows}
    for seed in range(games):
        if seed not in finished:
            row = play_one(env, model, seed)
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            yield row


def _rows(out: Path) -> list[dict[str, Any]]:
    """The whole lines of a file; a line that was cut off is removed."""
    if not out.exists():
        return []
    text = out.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        out.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def main() -> None:
    """Let a model play."""
    parser = argparse.ArgumentParser(prog="python -m cubetown.envs.models", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--address", required=True, help="such as http://localhost:8000/v1")
    parser.add_argument("--model", required=True)
    parser.add_argument("--key-in", default="MODEL_KEY", help="the variable with the key")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--opponent", action="append", default=[], help="a bot; repeat for more")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--no-moves", action="store_true", help="don't list the legal moves")
    parser.add_argument("--budget", type=int, help="tokens for all games together")
    parser.add_argument("--out", type=Path, default=Path("games.jsonl"))
    words = parser.parse_args()
    bots = dict(enumerate(words.opponent, start=1))
    env = TextEnv(
        words.game,
        1 + len(bots),
        opponents=bots,
        language=words.language,
        list_moves=not words.no_moves,
    )
    key = os.environ.get(words.key_in, "")
    model = Model(words.address, words.model, key, words.budget)
    try:
        for row in play_all(env, model, words.games, words.out):
            print({name: value for name, value in row.items() if name != "record"}, flush=True)
    except (ModelFailed, OutOfBudget) as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
