#!/usr/bin/env python3
"""A bot that is a program: a question is a line of JSON, its answer a line with a move.

Any language will do; this one is Python without Cubetown:
`cubetown play tiny-towns --bot "program: examples/my_program.py"`.
"""

import json
import random
import sys


def main() -> None:
    """Answer every line until there are no more."""
    for line in sys.stdin:
        question = json.loads(line)
        # question["game"], question["seat"], question["view"], question["seconds"], and in the
        # first one question["setup"]: the cards or components of this table
        moves = question["moves"]
        # Whatever can be built is built; all else is left to chance.
        builds = [move for move in moves if move.startswith("build ")]
        print(random.choice(builds or moves), flush=True)


if __name__ == "__main__":
    main()
