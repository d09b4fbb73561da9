"""The account of a review: it adds up, it is repeatable, and it uses no secrets."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cubetown.core.game import Json, Seat
from cubetown.core.message import BadText, GameError
from cubetown.core.record import Entry, Record, parse_record, record_of, replay
from cubetown.games import GAMES
from cubetown.review import Effort, review
from cubetown.review.evaluator import End, Plan
from cubetown.review.forms import CLASSES, Pass, Review, class_of, grade_of
from cubetown.review.reviewing import FOR_HINDSIGHT, Reviewing
from tests.review.fakes import DiceEvaluator, random_record

TINY = Effort(work=1)
ALL = [
    *(("tiny-towns", sample) for sample in GAMES["tiny-towns"].samples),
    *(("shake-that-city", sample) for sample in GAMES["shake-that-city"].samples),
    ("tiny-towns", {"variant": "town-hall", "players": 5}),
]


def last(record: Record, known_from: int = 1000, seed: int = 0) -> Review:
    """The whole review, by dice."""
    found = None
    for progress in review(record, TINY, seed, DiceEvaluator(GAMES[record.game], known_from)):
        found = progress.review or found
    assert found is not None
    return found


def check(data: Any, record: Record) -> None:
    """What the form promises, on the JSON alone."""
    states = replay(GAMES[record.game], record)
    scores = GAMES[record.game].score(states[-1])
    for player, score in zip(data["players"], scores.players, strict=True):
        assert player["final"] == 100 * score.total
        for account in (player, player["win"]):
            parts = account["start"] + account["luck"] + account["others"] - account["loss"]
            assert account["final"] == parts + account["rejudged"]
        for cause in ("luck", "others"):
            events = [one for one in player["events"] if one["cause"] == cause]
            assert sum(one["change"] for one in events) == player[cause]
            assert sum(one["win"] for one in events) == player["win"][cause]
        assert sum(one["loss"] for one in player["decisions"]) == player["loss"]
        assert sum(one["win"]["loss"] for one in player["decisions"]) == player["win"]["loss"]
        assert player["course"][0]["points"] == player["start"]
        course = [one["entry"] for one in player["course"]]
        assert course == sorted(course)
        assert player["course"][-1]["points"] == player["final"]
        assert player["course"][-1]["win"] == player["win"]["final"]
        assert all(0 <= one["win"] <= 100 for one in player["course"])
        for one in player["decisions"]:
            assert 0 <= one["win"]["after"] <= one["win"]["before"] <= 100
            assert not one["loss"] or one["line"] != one["turn"]
            made = record.entries[one["entry"] - 1]
            assert (made.seat, made.move) == (player["seat"] - 1, one["played"])
            assert one["played"].split()[0] == one["kind"]
            assert one["before"] - one["after"] == one["loss"] >= 0
            assert one["best"] in one["line"]
            assert one["class"] == class_of(one["loss"])
            assert one["begins"] <= one["entry"] <= one["ends"]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), ALL, ids=lambda part: str(part)[:60])
def test_it_adds_up_for_every_variant_and_number_of_players(
    name: str, options: dict[str, Json]
) -> None:
    record = random_record(GAMES[name], options, 3)
    check(last(record).to_json(), record)


def test_it_adds_up_where_all_is_known() -> None:
    record = random_record(GAMES["tiny-towns"], {"variant": "solo", "players": 1}, 5)
    found = last(record, known_from=4)
    check(found.to_json(), record)
    (player,) = found.players
    late = [one.points for one in player.decisions if not one.others]
    assert len(late) > 3
    assert late[-1].after == player.points.final
    assert all(one.after == two.before for one, two in pairwise(late))


def from_middle(name: str, options: dict[str, Json], share: float, seed: int = 3) -> Record:
    """A game that begins from a position of another, this far into it."""
    game = GAMES[name]
    record = random_record(game, options, seed)
    states = replay(game, record)
    place = round(share * len(record.entries))
    return record_of(
        game,
        states[0].setup,
        record.entries[place:],
        finished=True,
        position=game.position(states[place]),
    )


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_adds_up_from_a_position(name: str, players: int, share: float) -> None:
    variant = "solo" if players == 1 else "standard"
    record = from_middle(name, {"variant": variant, "players": players}, share)
    found = last(record)
    check(found.to_json(), record)
    starts = sum(player.win.start for player in found.players)
    assert players == 1 or abs(starts - 100) <= players


class LastOpenTown(DiceEvaluator):
    """Nothing is open for the second seat but its own turns."""

    def known(self, view: Any) -> bool:
        """From its own view."""
        return bool(view.viewer == 1)


def test_the_shares_at_a_start_add_up_where_one_seat_knows_all() -> None:
    options: dict[str, Json] = {"variant": "standard", "players": 3}
    record = from_middle("tiny-towns", options, 0.8)
    *_, ended = review(record, TINY, 0, LastOpenTown(GAMES[record.game]))
    assert ended.review is not None
    starts = [player.win.start for player in ended.review.players]
    assert abs(sum(starts) - 100) <= 1
    assert len(set(starts)) > 1


class OneErrs(LastOpenTown):
    """Only the second seat can lose anything: it alone had a better plan."""

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """Twenty points."""
        return End(20.0)

    def plan(self, view: Any, seat: Seat, luck: str, work: int) -> Plan:
        """Forty points, more than anybody has in the end."""
        return replace(super().plan(view, seat, luck, work), points=40)


def test_what_a_last_turn_gives_away_goes_to_whoever_leads_in_the_end() -> None:
    options: dict[str, Json] = {"variant": "standard", "players": 3}
    record = from_middle("tiny-towns", options, 0.8, seed=4)
    game = GAMES[record.game]
    states = replay(game, record)
    early, final = (
        [player.total for player in game.score(state).players] for state in (states[0], states[-1])
    )
    assert early[0] > early[2], "the leader changes"
    assert final[0] < final[2]
    (*_, ended) = review(record, TINY, 0, OneErrs(game))
    assert ended.review is not None
    first, erring, third = ended.review.players
    lost = sum(one.win.loss for one in erring.decisions)
    assert lost > 50
    assert (first.win.others, third.win.others) == (0, lost)


class Uneven(DiceEvaluator):
    """The first seat's ends are much better than the others'."""

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """By the seat alone."""
        return End(40.0 if seat == 0 else 20.0)


def test_a_game_from_a_position_starts_with_what_can_be_expected_there() -> None:
    """Not with the mean over first deals, nor with seats that are alike."""
    record = from_middle("shake-that-city", {"variant": "standard", "players": 2}, 0.5)
    game = GAMES[record.game]
    (found,) = [one.review for one in review(record, TINY, 0, Uneven(game)) if one.review][-1:]
    ahead, behind = found.players
    assert ahead.win.start > 90
    assert behind.win.start < 10
    assert abs(ahead.points.start - 4000) < 500
    assert abs(ahead.points.start - behind.points.start - 2000) <= 1

    whole = random_record(game, {"variant": "standard", "players": 2}, 3)
    (found,) = [one.review for one in review(whole, TINY, 0, Uneven(game)) if one.review][-1:]
    assert [player.win.start for player in found.players] == [50, 50]


def test_a_game_from_a_position_where_all_is_known_starts_with_its_best_finish() -> None:
    record = from_middle("tiny-towns", {"variant": "solo", "players": 1}, 0.7)
    (player,) = last(record, known_from=4).players
    known = [one.points for one in player.decisions]
    assert known
    assert player.points.start == known[0].before
    assert player.points.rejudged == 0


class Always(DiceEvaluator):
    """Expects the same of every game."""

    points = 0.0

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """The points of this evaluator."""
        return End(self.points)


@pytest.mark.parametrize(("points", "lowest", "highest"), [(0.0, 0, 10), (60.0, 90, 100)])
def test_a_whole_game_alone_begins_with_the_share_of_ends_that_reach_the_target(
    points: float, lowest: int, highest: int
) -> None:
    record = random_record(GAMES["tiny-towns"], {"variant": "solo", "players": 1}, 5)
    evaluator = Always(GAMES[record.game])
    evaluator.points = points
    (*_, ended) = review(record, TINY, 0, evaluator)
    assert ended.review is not None
    assert lowest <= ended.review.players[0].win.start <= highest


def test_hindsight_searches_longer_than_a_decision_and_is_never_below_the_result() -> None:
    game = GAMES["tiny-towns"]
    asked: list[int] = []

    class Low(DiceEvaluator):
        def hindsight(self, states: list[Any], luck: str, work: int) -> int | None:
            asked.append(work)
            return -99

    record = random_record(game, {"variant": "solo", "players": 1}, 5)
    (*_, ended) = review(record, Effort(work=7), 0, Low(game))
    assert ended.review is not None
    assert asked == [7 * FOR_HINDSIGHT]
    (player,) = ended.review.players
    assert player.hindsight == player.points.final


def test_the_course_never_goes_back_where_seats_move_at_the_same_time() -> None:
    game = GAMES["shake-that-city"]
    record = random_record(game, {"variant": "standard", "players": 3}, 2)
    states = replay(game, record)
    reviewing = Reviewing(game, record, states, DiceEvaluator(game), effort=TINY, seed=0)
    for _ in reviewing.passes():
        pass
    told = [[entry.number for entry in story.entries] for story in reviewing.stories]
    assert any(numbers != sorted(numbers) for numbers in told)
    check(reviewing.so_far().to_json(), record)


def test_the_same_seed_gives_the_same_review_and_another_does_not() -> None:
    record = random_record(GAMES["tiny-towns"], {"variant": "solo", "players": 1}, 1)
    assert last(record) == last(record)
    assert last(record).players != last(record, seed=1).players


def test_progress_comes_in_order_and_the_quick_review_before_the_last() -> None:
    record = random_record(GAMES["shake-that-city"], {"variant": "standard", "players": 2}, 1)
    seen = list(review(record, TINY, 0, DiceEvaluator(GAMES[record.game])))
    assert [one.done for one in seen] == sorted(one.done for one in seen)
    assert [one.stage for one in seen if one.review] == [Pass.QUICK, Pass.DONE]
    assert seen[-1].done == seen[-1].all
    quick, whole = (one.review for one in seen if one.review)
    assert quick is not None
    assert whole is not None
    assert not any(d.deep for player in quick.players for d in player.decisions)
    assert any(d.deep for player in whole.players for d in player.decisions)


def test_a_seat_is_judged_by_its_own_view() -> None:
    """The evaluator is shown the seat's own view, and of the others what everybody sees."""
    game = GAMES["tiny-towns"]
    record = random_record(game, {"variant": "standard", "players": 3}, 2)
    evaluator = DiceEvaluator(game)
    for _ in review(record, TINY, 0, evaluator):
        pass
    assert evaluator.asked
    for view, seat in evaluator.asked:
        assert view.viewer in (seat, None)


def test_what_others_hide_changes_nothing() -> None:
    """Two games that differ in another's secret monument are the same to a seat until it shows."""
    game = GAMES["tiny-towns"]
    record = random_record(game, {"variant": "standard", "players": 2}, 8)
    keep = next(n for n, e in enumerate(record.entries) if e.seat == 1 and "keep" in e.move)
    states = replay(game, record)
    assert not states[-1].players[1].built
    other = next(
        str(move)
        for move in game.legal_moves(states[keep], 1)
        if str(move) != record.entries[keep].move
    )
    entries = list(record.entries)
    entries[keep] = Entry(1, other)
    changed = replace(record, entries=tuple(entries))
    found = [_of_seat(one, str(record)) for one in (record, changed)]
    assert found[0] == found[1]


def _of_seat(record: Record, luck: str) -> Any:
    """The first seat's review before the end, with luck that does not depend on the record."""
    game = GAMES[record.game]
    states = replay(game, record)
    reviewing = Reviewing(game, record, states, DiceEvaluator(game), effort=TINY, seed=0)
    reviewing.judge.luck = luck
    for _ in reviewing.passes():
        pass
    player = reviewing.so_far().players[0]
    shown = reviewing.steps[-1].made[0].number
    return (
        [(e.entry, e.change) for e in player.events if e.entry < shown],
        [(d.entry, d.points.loss, d.line) for d in player.decisions if d.entry < shown],
    )


@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_what_cannot_be_reviewed_is_refused(game: str) -> None:
    record = random_record(GAMES[game], {"variant": "solo", "players": 1}, 1)
    cut = replace(record, entries=record.entries[:-3], finished=False)
    newer = replace(record, rules=record.rules + 1)
    wrong = replace(record, entries=(*record.entries[:5], Entry(0, "place z9")))
    end = GAMES[game].position(replay(GAMES[game], record)[-1])
    over = replace(record, setup={**record.setup, "position": end}, entries=())
    for bad, id in (
        (cut, "error-review-unfinished"),
        (newer, "error-record-newer"),
        (over, "error-review-no-moves"),
    ):
        with pytest.raises(BadText) as refused:
            next(review(bad, TINY, 0, DiceEvaluator(GAMES[game])))
        assert refused.value.message.id == id
    with pytest.raises(GameError):
        next(review(wrong, TINY, 0, DiceEvaluator(GAMES[game])))


def test_a_game_with_own_cards_is_reviewed() -> None:
    """The record brings its cards along."""
    game = GAMES["tiny-towns"]
    record = random_record(game, {"variant": "solo", "players": 1}, 1)
    text = str(record).replace('"cottage"', '"hut"').replace("build cottage", "build hut")
    check(last(parse_record(text)).to_json(), parse_record(text))


def test_classes_and_grades() -> None:
    assert [class_of(loss) for loss in (0, 49, 50, 149, 150, 300, 600, 9999)] == [
        *(0, 0, 1, 1, 2, 3, 4, 4)
    ]
    assert class_of(CLASSES[-1]) == len(CLASSES)
    assert [grade_of(loss) for loss in (0, 10, 11, 100, 201)] == [
        *("superb", "superb", "strong", "fair", "learning")
    ]
