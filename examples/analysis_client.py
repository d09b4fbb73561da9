"""Asks `cubetown analysis` for the best turn of every position of a record.

python examples/analysis_client.py record.txt
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any


class Engine:
    """The engine in a process of its own."""

    def __init__(self, *command: str) -> None:
        command = command or (sys.executable, "-m", "cubetown", "analysis")
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, queries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
        """The final answer of each query, by its id."""
        pipe, answers = self.process.stdin, dict[str, dict[str, Any]]()
        assert pipe is not None
        assert self.process.stdout is not None
        for query in queries:
            pipe.write(json.dumps(query) + "\n")
        pipe.flush()
        while len(answers) < len(queries):
            answer = json.loads(self.process.stdout.readline())
            if answer.get("is_final") or "error" in answer:
                answers[answer["id"]] = answer
        return answers


if __name__ == "__main__":
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    heading, moves = lines[:4], lines[4:-1]
    start = "\n".join([*heading, "saved 0 moves"])
    queries: list[dict[str, Any]] = []
    for number, (who, _, _) in enumerate(move.partition(" ") for move in moves):
        if who != "chance":
            before = {"record": start, "moves": moves[:number], "seat": int(who)}
            queries.append({"id": str(number), **before, "work": 200})
    for id, answer in Engine().ask(queries).items():
        print(moves[int(id)], "->", answer.get("move", answer.get("error")))
