"""Garbage is looked for when nobody moves."""

from cubetown.server.collecting import BUSY, QUIET, Collecting


def test_it_waits_for_a_quiet_second_but_not_for_ever() -> None:
    now = 0.0
    collecting = Collecting(lambda: now, lambda: None)
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
