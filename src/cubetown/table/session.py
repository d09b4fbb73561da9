"""A table and the connections to it: what a request adds to the log, and what everybody is sent.

It waits for nothing. The caller asks for a change, saves its entries, then has the change accepted
and published; a server does so on an event loop, a page in a worker.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cubetown.bots import usual_bot
from cubetown.bots.levels import seconds_of
from cubetown.core.game import Json, Seat
from cubetown.core.scores_json import message_to_json
from cubetown.table import play as playing
from cubetown.table.answers import effects_to_json
from cubetown.table.bot_turns import BotTurn, TurnKey
from cubetown.table.clock import Clock, timed
from cubetown.table.commands.asking import Say
from cubetown.table.commands.lobby import Sit
from cubetown.table.commands.moves import make_bot_move
from cubetown.table.commands.request import Circumstances, Command, Decide, Mark
from cubetown.table.commands.seats import Renew
from cubetown.table.json_text import dumps as compact
from cubetown.table.means import Means
from cubetown.table.pace import pace_to_json
from cubetown.table.phrases import Manners
from cubetown.table.play import Play, Viewer
from cubetown.table.presence import Presence
from cubetown.table.table import (
    Entry,
    Holder,
    Status,
    Table,
    TableError,
    load,
    seats_json,
    settled,
    take_back_json,
    to_act,
    with_entries,
)
from cubetown.table.terms import Terms
from cubetown.table.tokens import hashed, new_token
from cubetown.table.updates import Lines, Update, update_for, update_text

READ_AGAIN_AFTER = 86_400.0
"""Seconds without a change after which the log is reread: it may have been cleared."""
WORTH_THINKING_AHEAD = 0.2
"""A bot that takes fewer seconds for a turn does not think ahead."""

Fragments = dict[tuple[Viewer, int], str]
"""Updates already written, by viewer and by what the viewer knew."""


class Connection:
    """One connection to a table, and what it was sent."""

    def __init__(
        self, send: Callable[[str], None], tokens: Iterable[str] = (), address: str = ""
    ) -> None:
        self.send = send
        self.address = address
        """Where it comes from; bots are shared fairly between addresses."""
        self.tokens = set(tokens)
        """Hashes of the tokens it has presented."""
        self.held: tuple[Terms | None, set[str], int, Holder] = (None, set(), 0, Holder())
        """What it held when last computed, from which terms, tokens and number of them."""
        self.updates = 0
        self.sent: dict[str, str] = {}
        """The last text sent of each part except the views."""
        self.seen: dict[Viewer, Update] = {}


NO_GAME = {"to_act": "[]", "score": "null"}
"""What somebody is told about the game who may not watch it."""


@dataclass(frozen=True, slots=True)
class Change:
    """What to add to a log of a given length, and the table after it."""

    length: int
    entries: list[Entry]
    after: Table


@dataclass(frozen=True, slots=True)
class Common:
    """What every connection may be told."""

    texts: dict[str, str]
    """Parts of an update as JSON."""
    outside: str
    """The table as somebody is told who may not watch the game."""
    running: str | None
    """What clocks depend on besides the time; None at a table without any."""
    leaving: dict[Seat, float]
    """The empty seats that people play, and when each may be given to a bot."""
    gone: str
    """The same as text."""


NOTHING = Common({}, "", None, {}, "")


class Asked:
    """A connection's command, until it is answered."""

    def __init__(self, session: "Session", connection: Connection, command: Command) -> None:
        self._session = session
        self._connection = connection
        self._command = command
        self._token = ""
        if isinstance(command, Sit | Renew):
            # Held from now on, so that the next update includes the seat.
            self._token = command.token or new_token()
            self._check_new(session.table)
            connection.tokens.add(hashed(self._token))

    def decide(self, table: Table) -> list[Entry]:
        """What it adds to the log, given the table's current state. Raises GameError."""
        self._check_new(table)  # Again: another connection may have brought it meanwhile.
        token = hashed(self._token) if self._token else ""
        means = self._session.means
        given = Circumstances(means.rng, self._session.is_gone, token, means.now())
        means.check_bot(table.game, getattr(self._command, "bot", None))
        return self._command.entries(table, table.holder(self._connection.tokens), given)

    def _check_new(self, table: Table) -> None:
        """Raises TableError if its token holds something already."""
        if self._token and table.holder({hashed(self._token)}) != Holder():
            raise TableError("table-malformed")

    def fail(self) -> None:
        """Drop the token it would have brought: the command was refused."""
        if self._token:
            self._connection.tokens.discard(hashed(self._token))

    def answer(self) -> dict[str, Json]:
        """What the connection is told once everything is saved."""
        if not self._token:
            return {"type": "ok", "re": self._command.re}
        (seat,) = self._session.table.holder({hashed(self._token)}).seats
        return {"type": "seated", "re": self._command.re, "seat": seat + 1, "token": self._token}


class Session:
    """A table and the connections to it."""

    def __init__(self, table: Table, means: Means) -> None:
        self.table = table
        self.means = means
        self.connections: set[Connection] = set()
        self.idle_since = means.elapsed()
        self._presence = Presence(len(table.terms.chairs), means.elapsed)
        self._manners = Manners(means.elapsed)
        self._seen: dict[Viewer, Update] = {}
        self._seen_before: dict[Viewer, Update] = {}
        self._lines = Lines(means.dumps)
        self._clock = Clock(means, means.elapsed())
        self._empty_since: float | None = None
        """When the last connection ended; None while somebody is here."""
        self._table_sent: tuple[Any, str, str] = (None, "", "")
        """What the table's texts were made of, and the texts: for those who watch, for others."""
        self._setup: tuple[Any, dict[str, str]] = (None, {"setup": "null", "effects": "{}"})

    # The log

    def change(self, decide: Decide) -> Change | None:
        """What a command adds to the log, chance included; None if nothing. Raises GameError."""
        decided = decide(self.table)
        if not decided:
            return None
        after, entries = settled(self.table, decided, self.means.now(), self.means.rng)
        return Change(self.table.seq, entries, after)

    def accept(self, change: Change) -> Seat | None:
        """Accept a saved change; gives the seat that moved if nobody else can notice."""
        before, self.table = self.table, change.after
        mover = _only_seat_that_notices(before, self.table, change.entries)
        if mover is None:
            self._seen_before, self._seen = {**self._seen_before, **self._seen}, {}
        elif mover in self._seen:
            self._seen_before[mover] = self._seen.pop(mover)
        return mover

    def take_news(self, news: Sequence[Entry]) -> None:
        """Apply what others added to the log. Raises GameError if it does not replay."""
        if news:
            after = with_entries(self.table, news)
            self.accept(Change(self.table.seq, list(news), after))

    def reload(self, entries: Sequence[Entry]) -> None:
        """Reload the whole log. Raises TableError if it no longer exists."""
        self.table = load(self.table.id, entries)
        self._seen, self._seen_before = {}, {}

    def may_be_cleared(self) -> bool:
        """Whether the log must be reread from the start before anything is added."""
        return self.means.now() - self.table.changed > READ_AGAIN_AFTER

    # Who is here

    def enter(self, connection: Connection, tokens: Iterable[str], re: Mark) -> None:
        """Add a connection, and tell it everything."""
        connection.tokens = {hashed(token) for token in tokens}
        if not self._is_anybody_here():
            self.rest_clock(self.clock_used())
            self._empty_since = None
        self.connections.add(connection)
        self.welcome(connection, re)
        self.publish()

    def exit(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self.idle_since = self.means.elapsed()
        if not self._is_anybody_here():
            self._empty_since = self.means.elapsed()
        self._presence.leave(self.holder(connection).seats)
        self.publish()

    def holder(self, connection: Connection) -> Holder:
        """What a connection holds now."""
        terms, tokens = self.table.terms, connection.tokens
        known = connection.held
        if known[0] is not terms or known[1] is not tokens or known[2] != len(tokens):
            known = (terms, tokens, len(tokens), self.table.holder(tokens))
            connection.held = known
        return known[3]

    def present(self) -> frozenset[Seat]:
        """The seats with somebody connected."""
        return self._seats_here() | self._presence.seats_elsewhere()

    def watching(self) -> int:
        """How many connections hold no seat."""
        return self._watching_here() + self._presence.watching_elsewhere()

    def is_gone(self, seat: Seat) -> bool:
        """Whether a seat's player has been away for a while; at a slow table, for too long."""
        if self.table.terms.pace is not None:
            left = self._clock.left(self.table, seat) if seat in timed(self.table) else None
            return seat not in self.present() and left is not None and left <= 0
        return seat not in self.present() and self.means.elapsed() >= self._gone_at(seat)

    def _gone_at(self, seat: Seat) -> float:
        """When the player of an empty seat counts as gone."""
        return self._presence.gone_since(seat) + self.means.gone_after

    def _leaving(self, here: frozenset[Seat]) -> dict[Seat, float]:
        """The empty seats that people play, and when each may be given to a bot."""
        if self.table.status is not Status.PLAYING or self.table.terms.pace is not None:
            return {}
        chairs = self.table.terms.chairs
        empty = [s for s, chair in enumerate(chairs) if chair.bot is None and s not in here]
        return {seat: self._gone_at(seat) for seat in empty}

    def presence(self) -> dict[str, Any]:
        """Who is connected here, for the other servers."""
        seats, watching = sorted(self._seats_here()), self._watching_here()
        return {"table": self.table.id, "seats": seats, "watching": watching}

    def hear(self, server: str, seats: Iterable[Seat], watching: int) -> None:
        """Take note of who is connected to another server."""
        before = self.present()
        self._presence.hear(server, seats, watching)
        present = self.present()
        self._presence.leave(before - present)
        # Servers repeat it every few seconds, for all tables; mostly it is what was shown before.
        shown = self._table_sent[0]
        if shown is None or shown[2:] != (present, self.watching()):
            self.publish()

    def _seats_here(self) -> frozenset[Seat]:
        return frozenset(
            seat for connection in self.connections for seat in self.holder(connection).seats
        )

    def _watching_here(self) -> int:
        return sum(not self.holder(connection).seats for connection in self.connections)

    # What is asked and sent

    def ask(self, connection: Connection, command: Command) -> Asked:
        """A command, not yet decided. Raises TableError."""
        return Asked(self, connection, command)

    def score(self, connection: Connection, re: Mark) -> dict[str, Json]:
        """The score so far, as far as a connection may see. Raises TableError."""
        holder, play = self.holder(connection), self.table.play
        if play is None:
            raise TableError("table-not-playing")
        if not self.table.may_watch(holder):
            raise TableError("table-no-watching")
        viewer = min(holder.seats, default=None)
        score = playing.score_to_json(play, playing.score_for(play, viewer))
        return {"type": "score", "re": re, "score": score}

    def say(self, connection: Connection, said: Say) -> dict[str, Any]:
        """Let a seat say a phrase to everybody here; gives it for the other servers."""
        seat = said.seat - 1
        if seat not in self.holder(connection).seats:
            raise TableError("table-not-your-seat", number=said.seat)
        if not self._manners.may_speak(seat):
            raise TableError("table-say-less")
        self.hear_said(said.seat, said.phrase)
        return {"table": self.table.id, "seat": said.seat, "phrase": said.phrase}

    def hear_said(self, seat: int, phrase: str) -> None:
        """Send a phrase, said here or through another server, to whoever may see the table."""
        text = self.means.dumps({"type": "said", "seat": seat, "phrase": phrase})
        for connection in tuple(self.connections):
            if self.table.may_watch(self.holder(connection)):
                connection.send(text)

    def plan(self, connection: Connection, seat: Seat, re: Mark) -> dict[str, Json]:
        """What helps one of a connection's seats plan. Raises TableError."""
        play = self.table.play
        if play is None:
            raise TableError("table-not-playing")
        if seat not in self.holder(connection).seats:
            raise TableError("table-not-your-seat", number=seat + 1)
        return {"type": "plan", "re": re, "plan": playing.plan_for(play, seat)}

    def welcome(self, connection: Connection, re: Mark) -> None:
        """Send a connection everything it may know."""
        connection.updates, connection.sent, connection.seen = 0, {}, {}
        parts = self._changed_parts(connection, self._common(), {})
        for part in ("views", "to_act", "clocks", "gone"):
            parts.setdefault(part, "[]")
        texts = {"type": '"welcome"', "re": self.means.dumps(re), "n": "0", **parts}
        connection.send(_object(texts))

    def publish(self, only: Seat | None = None) -> None:
        """Send what changed to every connection, or to those of the only seat that notices."""
        fragments: Fragments = {}
        common = NOTHING if only is not None else self._common()
        for connection in tuple(self.connections):
            if only is None:
                parts = self._changed_parts(connection, common, fragments)
            elif only in self.holder(connection).seats:
                views = self._changed_views(connection, self.holder(connection), fragments)
                parts = {"views": "[" + ",".join(views) + "]"}
            else:
                continue
            if parts:
                connection.updates += 1
                number = str(connection.updates)
                connection.send(_object({"type": '"update"', "n": number, **parts}))

    def _common(self) -> Common:
        """What is the same for everybody."""
        play, dumps, present = self.table.play, self.means.dumps, self.present()
        over = self.table.status is Status.OVER and play is not None
        texts = {
            "table": self._table_text(present),
            **self._setup_texts(play),
            "to_act": dumps(to_act(self.table)),
            "score": dumps(playing.score_to_json(play, play.game.score(play.state)))
            if over and play
            else "null",
        }
        leaving, running = self._leaving(present), self._running(texts["to_act"])
        return Common(texts, self._table_sent[2], running, leaving, repr(leaving))

    def _table_text(self, present: frozenset[Seat]) -> str:
        """The table as everybody at it may know it; most moves do not change this."""
        table, watching = self.table, self.watching()
        take_backs = table.play.take_backs if table.play else 0
        hints = table.play.hints if table.play else 0
        shown = (table.terms, table.status, take_backs, hints, table.rematch, table.trouble)
        asked = take_back_json(table)
        known = (shown, asked, present, watching)
        if self._table_sent[0] != known:
            terms = table.terms
            data: dict[str, Json] = {
                "table": table.id,
                "game": table.game,
                "status": table.status.value,
                "options": dict(terms.options),
                "watch": table.watch.value,
                "clock": terms.clock,
                "from_position": table.from_position,
                "pace": pace_to_json(terms.pace),
                "deal": table.deal.to_json() if table.deal else None,
                "take_backs": take_backs,
                "hints": hints,
                "take_back": asked,
                "rematch": table.rematch,
                "trouble": message_to_json(table.trouble) if table.trouble else None,
                "watching": watching,
                "seats": seats_json(table, present),
            }
            outside = {**data, "take_back": None}
            self._table_sent = (known, self.means.dumps(data), self.means.dumps(outside))
        return self._table_sent[1]

    def _setup_texts(self, play: Play | None) -> dict[str, str]:
        """The setup, and what each of its cards does; neither changes during a game."""
        if play is not None and self._setup[0] is not play.setup:
            game, dumps = play.game, self.means.dumps
            texts = {
                "setup": dumps(game.setup_to_json(play.setup)),
                "effects": dumps(effects_to_json(game.effects(play.setup))),
            }
            self._setup = (play.setup, texts)
        return self._setup[1]

    def _changed_parts(
        self, connection: Connection, common: Common, fragments: Fragments
    ) -> dict[str, str]:
        holder = self.holder(connection)
        watches = self.table.may_watch(holder)
        texts = common.texts if watches else {**NO_GAME, "table": common.outside}
        sent = connection.sent
        parts = {name: text for name, text in texts.items() if sent.get(name) != text}
        if sent.get("you") != (you := _you(holder)):
            parts["you"] = you
        sent.update(parts)
        running = common.running
        if watches and running is not None and sent.get("clocks") != running:
            sent["clocks"] = running
            parts["clocks"] = self.means.dumps(self._clock.to_json(self.table))
        if sent.get("gone", "{}") != common.gone:
            sent["gone"] = common.gone
            parts["gone"] = self.means.dumps(self._left(common.leaving))
        views = self._changed_views(connection, holder, fragments)
        if views:
            parts["views"] = "[" + ",".join(views) + "]"
        return parts

    def _running(self, acting: str) -> str | None:
        """What clocks depend on besides the time; None at a table without any."""
        terms, play = self.table.terms, self.table.play
        if play is None or (terms.clock is None and terms.pace is None):
            return None
        pauses = [chair.pauses for chair in terms.chairs]
        return f"{play.step_began} {self._clock.rested_until} {pauses} {acting}"

    def _left(self, ends: dict[Seat, float]) -> list[Json]:
        """The seconds left until each moment."""
        now = self.means.elapsed()
        return [
            {"seat": seat + 1, "left": max(0.0, round(at - now, 1))} for seat, at in ends.items()
        ]

    def _changed_views(
        self, connection: Connection, holder: Holder, fragments: Fragments
    ) -> list[str]:
        play = self.table.play
        if play is None:
            return []
        viewers: list[Viewer] = [*sorted(holder.seats)]
        if not viewers and self.table.may_watch(holder):
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
        """What the table shows to a viewer now."""
        if viewer not in self._seen:
            by_bot = viewer is not None and self.table.terms.chairs[viewer].bot is not None
            acts = self.table.status is Status.PLAYING and not by_bot
            last = self._seen_before.get(viewer)
            self._seen[viewer] = update_for(play, viewer, acts=acts, last=last)
        return self._seen[viewer]

    # Bots and clocks

    def needs_leader(self) -> bool:
        """Whether bots or a clock may need to act on their own."""
        terms = self.table.terms
        timed = terms.clock is not None or terms.pace is not None
        by_itself = timed or any(chair.bot for chair in terms.chairs)
        return by_itself and self.table.status is Status.PLAYING

    def _is_anybody_here(self) -> bool:
        return bool(self.connections or self._presence.seats_elsewhere())

    def clock_used(self) -> float:
        """The seconds of the current step's clock that ran before everybody left."""
        if self._empty_since is None or self.table.play is None:
            return 0.0
        began = self._clock.began(self.table.play)
        return max(0.0, self._empty_since - max(began, self._clock.rested_until))

    def rest_clock(self, used: float) -> None:
        """Let the clock stand where it stood: leaving and coming back gains nobody time."""
        self._clock.rested_until = self.means.elapsed() - used
        self._empty_since = self.means.elapsed()

    def clock_ends_in(self) -> float | None:
        """The seconds until the next clock of the current step runs out."""
        return self._clock.first_end(self.table)

    def is_late(self, seat: Seat) -> bool:
        """Whether a bot has to finish the current step for a seat that has run out of time."""
        return self._clock.is_over(self.table, seat)

    def bots_to_move(self) -> dict[Seat, str]:
        """The seats bots have to play now, with their levels.

        They pause while nobody is here, except at a slow table. When time is up, a bot finishes
        the step for everybody who is late.
        """
        play, is_slow = self.table.play, self.table.terms.pace is not None
        if play is None or self.table.status is not Status.PLAYING:
            return {}
        if not self.connections and not is_slow:
            return {}
        levels = {seat: self._level(seat) for seat in play.to_act}
        return {seat: level for seat, level in levels.items() if level is not None}

    def bots_at_leisure(self) -> dict[Seat, str]:
        """The seats whose bots have nothing to do while people think, with their levels.

        Only slow ones, as only they gain by thinking ahead.
        """
        play = self.table.play
        if not self.connections or play is None or self.table.status is not Status.PLAYING:
            return {}
        chairs = self.table.terms.chairs
        if all(self._level(seat) is not None for seat in play.to_act):
            return {}
        return {
            seat: chair.bot
            for seat, chair in enumerate(chairs)
            if chair.bot is not None
            and seat not in play.to_act
            and self._seconds(chair.bot) >= WORTH_THINKING_AHEAD
        }

    def turn_key(self, seat: Seat) -> TurnKey | None:
        """The key of the turn that a seat's bot would be asked about."""
        play = self.table.play
        return None if play is None else (self.table.id, seat, play.offers[seat])

    def bot_turn(self, seat: Seat, level: str) -> BotTurn | None:
        """What a seat's bot is asked; None if the seat no longer has anything to do."""
        play = self.table.play
        return None if play is None or seat not in play.to_act else self._turn(play, seat, level)

    def bot_at_leisure(self, seat: Seat, level: str) -> BotTurn | None:
        """What a seat's bot may think ahead from: a turn without moves."""
        play = self.table.play
        return None if play is None or seat in play.to_act else self._turn(play, seat, level)

    def _turn(self, play: Play, seat: Seat, level: str) -> BotTurn:
        return BotTurn(
            table=self.table.id,
            game=self.table.game,
            level=level,
            view=play.game.view(play.state, seat),
            seat=seat,
            moves=play.game.legal_moves(play.state, seat),
            seed=self.means.rng.getrandbits(32),
            seconds=self._seconds(level),
            offer=play.offers[seat],
        )

    def _seconds(self, level: str) -> float:
        return self.means.bot_seconds or seconds_of(self.table.game, level)

    def bot_move(self, turn: BotTurn, move: str) -> Decide:
        """What a bot's move adds to the log, if a bot still plays the seat."""

        def decide(table: Table) -> list[Entry]:
            if self._level(turn.seat) is None:
                raise TableError("table-stale")
            return make_bot_move(table, turn.seat, turn.offer, move)

        return decide

    def _level(self, seat: Seat) -> str | None:
        chair = self.table.terms.chairs[seat]
        is_late = chair.bot is None and self.is_late(seat)
        return usual_bot(self.table.game) if is_late else chair.bot


def _only_seat_that_notices(before: Table, after: Table, entries: Sequence[Entry]) -> Seat | None:
    """The seat that made or undid a move in its own step, if nobody else sees a change."""
    first, second = before.play, after.play
    if first is None or second is None:
        return None
    if first.closed != second.closed or first.to_act != second.to_act:
        return None
    seats = {entry["seat"] if entry["kind"] in ("move", "undo") else None for entry in entries}
    return seats.pop() if len(seats) == 1 else None


@lru_cache(maxsize=1000)
def _you(holder: Holder) -> str:
    """What a connection is told about its own holdings."""
    seats = [seat + 1 for seat in sorted(holder.seats)]
    return compact({"starter": holder.host, "seats": seats})


def _object(parts: dict[str, str]) -> str:
    """A JSON object made of parts that are already JSON."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in parts.items()) + "}"
