"""Many share one queue: nobody's many things keep another's few waiting."""

from cubetown.server.tables.fair_queue import FairQueue


def served(queue: FairQueue[str], number: int, cost: float = 1.0) -> list[str]:
    """What is served next, each at the same cost."""
    found = []
    for _ in range(number):
        taken = queue.take()
        assert taken is not None
        found.append(taken[0])
        queue.charge(taken[1], cost)
    return found


def test_one_visitor_with_many_tables_does_not_keep_another_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(197):
        for seat in range(5):
            queue.add(f"{table} {seat}", "many", f"{table}")
    served(queue, 100)
    queue.add("easy", "few", "other")
    assert "easy" in served(queue, 2)
    assert len(queue) == 197 * 5 - 101


def test_the_tables_of_a_visitor_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for name in ("a1", "a2", "a3", "b1", "c1"):
        queue.add(name, "one", name[0])
    assert served(queue, 5) == ["a1", "b1", "c1", "a2", "a3"]
    assert queue.take() is None


def test_whoever_uses_more_waits_longer() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(12):
        queue.add(f"slow {number}", "slow", "one")
        queue.add(f"quick {number}", "quick", "two")
    taken = []
    for _ in range(12):
        _, address = queue.take() or ("", "")
        taken.append(address)
        queue.charge(address, 3.0 if address == "slow" else 1.0)
    assert (taken.count("slow"), taken.count("quick")) == (3, 9), taken


def test_being_away_earns_no_credit() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.add(f"busy {number}", "busy", "one")
    served(queue, 50)
    for number in range(10):
        queue.add(f"back {number}", "back", "two")
    assert {name.split()[0] for name in served(queue, 3)} == {"busy", "back"}
    assert queue.cheapest(["busy", "nobody yet"]) in ("busy", "nobody yet")


def test_the_least_busy_of_several_addresses_pays() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(10):
        queue.add(f"{number}", "busy", "one")
        queue.add(f"{number}", "other", "two")
    served(queue, 4, cost=1.0)
    queue.charge("busy", 5.0)
    assert queue.cheapest(["busy", "other"]) == "other"
    assert queue.cheapest([]) == ""


def test_what_is_removed_is_not_served() -> None:
    queue: FairQueue[str] = FairQueue()
    for name in ("first", "second"):
        queue.add(name, "one", name)
    queue.remove("first")
    queue.remove("not there")
    assert list(queue) == ["second"]
    assert queue.waiting("one") == 1
    assert served(queue, 1) == ["second"]
