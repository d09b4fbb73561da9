"""Garbage is looked for when nobody moves."""

import gc
import subprocess
import sys

from cubetown.server.collecting import BUSY, MOST_MORE, QUIET, Collecting


def test_it_waits_for_a_quiet_second_but_not_for_ever() -> None:
    now = 0.0
    collecting = Collecting(lambda: now, lambda: None, lambda: 0)
    moves = 0
    collected = []
    for second in range(1, int(BUSY) + 10):
        now = float(second)
        moves += 1
        if collecting.tick(moves):
            collected.append(second)
    assert collected == [BUSY]
    now += QUIET
    assert not collecting.tick(moves + 1), "somebody moved in this second"
    assert collecting.tick(moves + 1)
    now += QUIET
    assert not collecting.tick(moves + 1), "nothing has happened since"
    now += BUSY
    assert collecting.tick(moves + 1)


def test_it_does_not_wait_when_there_are_many_more_objects() -> None:
    more = MOST_MORE - 1
    collecting = Collecting(lambda: 0.0, lambda: None, lambda: more)
    assert not collecting.tick(1)
    more = MOST_MORE
    assert collecting.tick(2)


def test_python_counts_the_objects_while_it_does_not_collect() -> None:
    was_on = gc.isenabled()
    gc.disable()
    try:
        before = gc.get_count()[0]
        kept = [[number] for number in range(5_000)]
        assert gc.get_count()[0] > before + len(kept) // 2
    finally:
        if was_on:
            gc.enable()


def test_a_server_never_collects_by_itself() -> None:
    # Where each move replaces objects, looking at young ones took up to a quarter of a second.
    script = "import gc; from cubetown.server import running; running.spare_the_collector()"
    said = subprocess.run(
        [sys.executable, "-c", f"{script}; print(gc.isenabled())"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "False"
