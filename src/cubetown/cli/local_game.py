"""The game on this terminal: one table of the service, whose log is saved as a record."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from cubetown.cli.files import write_text
from cubetown.cli.saves import BotAtTable
from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import BadText, Message
from cubetown.core.record import Record, beginning
from cubetown.games import find_game
from cubetown.service.asked import Asked
from cubetown.service.given import Given
from cubetown.service.local import LocalTables, run
from cubetown.table import play as playing
from cubetown.table import take_backs
from cubetown.table.commands.moves import AskHint, MakeMove, Undo
from cubetown.table.commands.request import Command
from cubetown.table.commands.take_backs import AnswerTakeBack, AskTakeBack
from cubetown.table.folding import BY_HAND, load, settled
from cubetown.table.means import Means
from cubetown.table.openings import log_of_record
from cubetown.table.play import Made, Play
from cubetown.table.presence import Connection
from cubetown.table.table import Entry, Table
from cubetown.table.terms import Chair, Kind, Terms
from cubetown.table.tokens import hashed, new_token


class RecordFile:
    """The log of a table in memory, and its game as a record in a file."""

    def __init__(self, path: Path, *, has_moved: bool = False) -> None:
        self.path = path
        self.has_moved = has_moved
        """True once a person has moved: before that there is nothing to save."""
        self.trouble: Message | None = None
        """Why the game could not be saved."""
        self.log: list[Entry] = []
        self.people: frozenset[Seat] = frozenset()

    async def read(self, id: str, after: int = 0, /) -> list[Entry]:
        """Return the log, or what follows its first entries."""
        return self.log[after:]

    async def append(self, id: str, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to the log."""
        self.log += entries
        return True

    async def save(self, after: Table, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to the log, and write the game that it makes. A full disk stops no game."""
        moved = {entry["seat"] for entry in entries if entry["kind"] == "move"}
        self.has_moved = self.has_moved or bool(moved & self.people)
        self.write(after)
        return await self.append(after.id, length, entries)

    def write(self, table: Table) -> None:
        """Write the game of a table, if there is something to save."""
        if not self.has_moved or table.play is None:
            return
        try:
            write_text(self.path, str(record_of(table.play)))
        except BadText as error:
            self.trouble = error.message
        else:
            self.trouble = None


def record_of(play: Play) -> Record:
    """Return a game as a record."""
    return playing.record(play, finished=play.is_over)


class LocalGame:
    """A game at which people take turns at one keyboard. Each has a connection of their own."""

    def __init__(
        self,
        record: Record,
        bots: Mapping[Seat, BotAtTable],
        rng: Random,
        file: RecordFile,
        *,
        by_hand: bool = False,
    ) -> None:
        """Go on with a record that replays."""
        self.file = file
        self.game = find_game(record.game)
        self.setup, _ = beginning(self.game, record.setup)
        self.names = self.game.seats(self.setup)
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        file.people = frozenset(self.people)
        tokens = {seat: new_token() for seat in self.people}
        means = Means(rng=rng)
        table = self._opened(record, bots, tokens, means, by_hand=by_hand)
        self._bots = bots
        self._tables = LocalTables(Given(file, means))
        self._live = run(self._tables.live_table(table.id))
        self._connections: dict[Seat, Connection] = {}
        for seat, token in tokens.items():
            self._connections[seat] = Connection(lambda text: None)
            self._live.enter(self._connections[seat], [token], None)
        file.write(self.table)

    def _opened(
        self,
        record: Record,
        bots: Mapping[Seat, BotAtTable],
        tokens: Mapping[Seat, str],
        means: Means,
        *,
        by_hand: bool,
    ) -> Table:
        """Return the table of a record, after chance's next moves; its log is in the file."""
        chairs = tuple(
            Chair(Kind.PERSON, name, hashed(tokens[seat]))
            if seat in tokens
            else Chair(Kind.BOT, name, None, bots[seat].level)
            for seat, name in enumerate(self.names)
        )
        at, id = means.now(), means.new_id()
        self.file.log = log_of_record(record, Terms(chairs, {}), hashed(new_token()), at)
        if by_hand:
            self.file.log.append({"kind": "luck", "luck": BY_HAND, "at": at})
        table, chance = settled(load(id, self.file.log), [], at, means.rng)
        self.file.log += chance
        return table

    # How it stands

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._live.table

    @property
    def play(self) -> Play:
        """The game as it is now."""
        play = self.table.play
        assert play is not None, "a record has begun"
        return play

    def asked_to_undo(self) -> Seat | None:
        """Return the first player who still has to agree to an undo; None if nobody asks."""
        wish = self.table.take_backs.asking
        if wish is None:
            return None
        return take_backs.waiting_for(self.play, self.table.terms.chairs, wish)[0]

    def wish(self) -> tuple[str, Message]:
        """Return who asks to undo something, and what."""
        asking = self.table.take_backs.asking
        assert asking is not None, "somebody asks"
        return self.names[asking.seat], playing.tell(self.play, self.play.made[asking.to])

    def news(self, seat: Seat) -> list[int]:
        """Return the moves of others that a seat has learned of since its own last step."""
        moves, closed = self.play.made, self.play.closed
        own = [index for index in range(closed) if moves[index].seat == seat]
        start = own[-1] if own else 0
        while start and not moves[start - 1].closes:
            start -= 1
        visible = playing.log_lines(self.play, seat)
        return [index for index in visible if start <= index < closed and moves[index].seat != seat]

    # What people do

    def make(self, seat: Seat, *moves: str) -> None:
        """Make all these moves, or none if one cannot be made. Raises GameError."""
        state = self.play.state
        for move in moves:
            state = self.game.apply(state, seat, self.game.parse(move))
        for move in moves:
            self._do(seat, MakeMove(seat=seat + 1, offer=self.play.offers[seat], move=move))

    def bring_chance(self, move: str) -> None:
        """Make the move that chance has made on the players' own table. Raises GameError."""
        entry = {"kind": "move", "seat": CHANCE, "move": move}
        run(self._live.act(lambda table: [entry]))

    def undo(self, seat: Seat) -> None:
        """Undo a seat's last move; one that others have seen, if they agree. Raises GameError."""
        if playing.undoable(self.play, seat) is not None:
            self._do(seat, Undo(seat=seat + 1, offer=self.play.offers[seat]))
            return
        lines = playing.log(self.play, seat)
        own = [n for n, line in enumerate(lines) if isinstance(line, Made) and line.seat == seat]
        if not own:
            raise BadText("cli-no-undo")
        self._do(seat, AskTakeBack(seat=seat + 1, line=own[-1]))

    def answer(self, seat: Seat, *, agrees: bool) -> None:
        """Agree to an undo, or refuse."""
        self._do(seat, AnswerTakeBack(seat=seat + 1, agree=agrees))

    def ask_hint(self, seat: Seat) -> None:
        """Note that a player gets a hint: the record counts it. Raises GameError."""
        self._do(seat, AskHint(seat=seat + 1, offer=self.play.offers[seat]))

    def _do(self, seat: Seat, command: Command) -> None:
        request = Asked(self._live, self._connections[seat], command)
        run(self._live.act(request.decide))

    # What bots do

    def bot_moves(self) -> None:
        """Let a bot make its move."""
        turn = self._tables.bots_to_move()[0]
        bot, rng = self._bots[turn.seat].bot, Random(turn.seed)
        move = bot.choose(turn.view, turn.seat, turn.moves, rng, turn.seconds)
        run(self._tables.bot_moves(turn, str(move)))

    def close(self) -> None:
        """End the bots' programs."""
        for bot in self._bots.values():
            bot.bot.close()
