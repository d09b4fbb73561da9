"""Everything a table sends to its connections: all of it first, and then only what changed."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.table import play as playing
from cubetown.table.answers import effects_to_json
from cubetown.table.clock import Clock
from cubetown.table.commands.request import Mark
from cubetown.table.json_text import dumps as compact
from cubetown.table.log import Log
from cubetown.table.means import Means
from cubetown.table.play import Play, Viewer
from cubetown.table.presence import Connection, Presence
from cubetown.table.shown import table_json, take_back_json, to_act
from cubetown.table.table import Holder, Status
from cubetown.table.updates import Lines, Update, update_for, update_text
from cubetown.table.wire.messages import ClockJson, TableJson

Fragments = dict[tuple[Viewer, int], str]
"""Updates already written, by viewer and by what the viewer knew."""
NO_GAME = {"to_act": "[]", "score": "null"}
"""The parts of a game for a connection that may not watch it."""


@dataclass(frozen=True, slots=True)
class Common:
    """The parts of an update that are the same for every connection."""

    texts: dict[str, str]
    """Parts of an update as JSON."""
    outside: str
    """The table as somebody is told who may not watch the game."""
    running: str | None
    """The state of the clocks apart from the time; None at a table without any."""
    leaving: dict[Seat, float]
    """The empty seats that people play, and when each may be given to a bot."""
    gone: str
    """The same as text."""


NOTHING = Common({}, "", None, {}, "")


class Outbox:
    """Everything a table sends to its connections."""

    def __init__(self, log: Log, presence: Presence, clock: Clock, means: Means) -> None:
        self._log = log
        self._presence = presence
        self._clock = clock
        self._dumps = means.dumps
        self._elapsed = means.elapsed
        self._seen: dict[Viewer, Update] = {}
        self._seen_before: dict[Viewer, Update] = {}
        self._lines = Lines(means.dumps)
        self._table_texts: tuple[Any, str, str] = (None, "", "")
        """The source of the table's texts, and the texts: for spectators, for others."""
        self._setup: tuple[Any, dict[str, str]] = (None, {"setup": "null", "effects": "{}"})

    def forget(self) -> None:
        """Forget what viewers saw: the table was read again."""
        self._seen, self._seen_before = {}, {}

    def renew(self, mover: Seat | None) -> None:
        """Let viewers see a change: everybody, or the only seat that notices."""
        if mover is None:
            self._seen_before, self._seen = {**self._seen_before, **self._seen}, {}
        elif mover in self._seen:
            self._seen_before[mover] = self._seen.pop(mover)

    def shows(self, present: frozenset[Seat], watching: int) -> bool:
        """Return True if the table was last shown with these seats and this many spectators."""
        shown = self._table_texts[0]
        return shown is not None and bool(shown[2:] == (present, watching))

    def send_to_watchers(self, message: dict[str, Json]) -> None:
        """Send a message to everybody who may see the table."""
        text = self._dumps(message)
        for connection in tuple(self._presence.connections):
            if self._log.table.may_watch(self._presence.holder(connection)):
                connection.send(text)

    def welcome(self, connection: Connection, re: Mark) -> None:
        """Send a connection everything it may know."""
        connection.updates, connection.sent, connection.seen = 0, {}, {}
        parts = self._changed_parts(connection, self._common(), {})
        for part in ("views", "to_act", "clocks", "gone"):
            parts.setdefault(part, "[]")
        texts = {"type": '"welcome"', "re": self._dumps(re), "n": "0", **parts}
        connection.send(_object(texts))

    def publish(self, only: Seat | None = None) -> None:
        """Send what changed to every connection, or to those of the only seat that notices."""
        fragments: Fragments = {}
        common = NOTHING if only is not None else self._common()
        for connection in tuple(self._presence.connections):
            holder = self._presence.holder(connection)
            if only is None:
                parts = self._changed_parts(connection, common, fragments)
            elif only in holder.seats:
                views = self._changed_views(connection, holder, fragments)
                parts = {"views": "[" + ",".join(views) + "]"}
            else:
                continue
            if parts:
                connection.updates += 1
                number = str(connection.updates)
                connection.send(_object({"type": '"update"', "n": number, **parts}))

    def _common(self) -> Common:
        """Return the parts that are the same for every connection."""
        play, dumps, present = self._log.table.play, self._dumps, self._presence.seats()
        over = self._log.table.status is Status.OVER and play is not None
        texts = {
            "table": self._table_text(present),
            **self._setup_texts(play),
            "to_act": dumps(to_act(self._log.table)),
            "score": dumps(playing.score_to_json(play, play.game.score(play.state)))
            if over and play
            else "null",
        }
        leaving, running = self._presence.leaving(present), self._running(texts["to_act"])
        return Common(texts, self._table_texts[2], running, leaving, repr(leaving))

    def _table_text(self, present: frozenset[Seat]) -> str:
        """The table as everybody at it may know it; most moves do not change this."""
        table, watching = self._log.table, self._presence.watching()
        take_backs = table.play.take_backs if table.play else 0
        hints = table.play.hints if table.play else 0
        shown = (table.terms, table.status, take_backs, hints, table.rematch, table.trouble)
        asked = take_back_json(table)
        known = (shown, asked, present, watching)
        if self._table_texts[0] != known:
            data = table_json(table, present, watching)
            outside: TableJson = {**data, "take_back": None}
            self._table_texts = (known, self._dumps(data), self._dumps(outside))
        return self._table_texts[1]

    def _setup_texts(self, play: Play | None) -> dict[str, str]:
        """The setup, and what each of its cards does; neither changes during a game."""
        if play is not None and self._setup[0] is not play.setup:
            game, dumps = play.game, self._dumps
            texts = {
                "setup": dumps(game.setup_to_json(play.setup)),
                "effects": dumps(effects_to_json(game.effects(play.setup))),
            }
            self._setup = (play.setup, texts)
        return self._setup[1]

    def _changed_parts(
        self, connection: Connection, common: Common, fragments: Fragments
    ) -> dict[str, str]:
        holder = self._presence.holder(connection)
        watches = self._log.table.may_watch(holder)
        texts = common.texts if watches else {**NO_GAME, "table": common.outside}
        sent = connection.sent
        parts = {name: text for name, text in texts.items() if sent.get(name) != text}
        if sent.get("you") != (you := _you(holder)):
            parts["you"] = you
        sent.update(parts)
        running = common.running
        if watches and running is not None and sent.get("clocks") != running:
            sent["clocks"] = running
            parts["clocks"] = self._dumps(self._clock.to_json(self._log.table))
        if sent.get("gone", "{}") != common.gone:
            sent["gone"] = common.gone
            parts["gone"] = self._dumps(self._left(common.leaving))
        views = self._changed_views(connection, holder, fragments)
        if views:
            parts["views"] = "[" + ",".join(views) + "]"
        return parts

    def _running(self, acting: str) -> str | None:
        """The state of the clocks apart from the time; None at a table without any."""
        terms, play = self._log.table.terms, self._log.table.play
        if play is None or (terms.clock is None and terms.pace is None):
            return None
        pauses = [chair.pauses for chair in terms.chairs]
        stands = f"{self._clock.rested_until} {self._clock.asked_since}"
        return f"{play.step_began} {stands} {pauses} {acting}"

    def _left(self, ends: dict[Seat, float]) -> list[ClockJson]:
        """The seconds left until each moment."""
        now = self._elapsed()
        return [
            {"seat": seat + 1, "left": max(0.0, round(at - now, 1))} for seat, at in ends.items()
        ]

    def _changed_views(
        self, connection: Connection, holder: Holder, fragments: Fragments
    ) -> list[str]:
        play = self._log.table.play
        if play is None:
            return []
        viewers: list[Viewer] = [*sorted(holder.seats)]
        if not viewers and self._log.table.may_watch(holder):
            viewers = [None]
        texts = []
        for viewer in viewers:
            update, last = self._update(play, viewer), connection.seen.get(viewer)
            if update == last:
                continue
            key = (viewer, id(last))
            if key not in fragments:
                fragments[key] = update_text(play, viewer, update, last, self._lines)
            texts.append(fragments[key])
            connection.seen[viewer] = update
        return texts

    def _update(self, play: Play, viewer: Viewer) -> Update:
        """Return a viewer's update: what the table shows them now."""
        if viewer not in self._seen:
            by_bot = viewer is not None and self._log.table.terms.chairs[viewer].bot is not None
            acts = self._log.table.status is Status.PLAYING and not by_bot
            last = self._seen_before.get(viewer)
            self._seen[viewer] = update_for(play, viewer, acts=acts, last=last)
        return self._seen[viewer]


@lru_cache(maxsize=1000)
def _you(holder: Holder) -> str:
    """Return the parts about a connection's own seats."""
    seats = [seat + 1 for seat in sorted(holder.seats)]
    return compact({"starter": holder.host, "seats": seats})


def _object(parts: dict[str, str]) -> str:
    """A JSON object made of parts that are already JSON."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in parts.items()) + "}"
