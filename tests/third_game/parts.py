"""What is made for Goofspiel: no batch, no companion, and the terminal's plain screen."""

from pathlib import Path

from cubetown.games import Parts

PARTS = Parts(
    batch=None,
    encoding="tests.third_game.encoding:GoofspielEncoding",
    bots="tests.third_game.bots:ROSTER",
    screen=None,
    companion=None,
    evaluator=None,
)
SENTENCES = Path(__file__).parent / "sentences"
