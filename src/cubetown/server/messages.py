"""The messages of the socket and the bodies of requests (docs/protocol.md). Seats from 1."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from cubetown.server.desk import Watch
from cubetown.server.table import TableError

LONGEST_MESSAGE = 16_384

SeatNumber = Annotated[int, Field(ge=1, le=8, strict=True)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000, strict=True)]
Text = Annotated[str, Field(max_length=200, strict=True)]
Secret = Annotated[str, Field(max_length=100, strict=True)]
NewSecret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,100}$", strict=True)]
"""A secret that a device made, and keeps before it asks, so that no lost answer loses a seat."""
Clock = Annotated[int, Field(ge=10, le=3600, strict=True)]
Options = Annotated[dict[str, Any], Field(max_length=30)]


class Shape(BaseModel):
    """Plain data of a known form; nothing else may be in it."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Request(Shape):
    """A message to the server."""

    re: Annotated[str, Field(max_length=100)] | int | None = None
    """Comes back with the answer."""


class Hello(Request):
    """Come to a table."""

    type: Literal["hello"]
    table: Text
    tokens: Annotated[list[Secret], Field(max_length=20)] = []


class Sync(Request):
    """Everything again."""

    type: Literal["sync"]


class Ping(Request):
    """Are you there?"""

    type: Literal["ping"]


class Sit(Request):
    """Sit down."""

    type: Literal["sit"]
    name: Text
    seat: SeatNumber | None = None
    token: NewSecret | None = None


class Rename(Request):
    """Another name for a seat."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Text


class Renew(Request):
    """A new secret for a seat."""

    type: Literal["renew"]
    seat: SeatNumber
    token: NewSecret | None = None


class OfSeat(Request):
    """A request about one seat."""

    type: Literal["leave", "take", "resign", "drop"]
    seat: SeatNumber


class ChangeSeat(Request):
    """Make a seat open or a bot's."""

    type: Literal["seat"]
    seat: SeatNumber
    kind: Literal["open", "bot"]
    bot: Text | None = None


class AddSeat(Request):
    """One more seat."""

    type: Literal["add"]
    kind: Literal["open", "bot"]
    bot: Text | None = None


class Order(Request):
    """Another order of the seats."""

    type: Literal["order"]
    seats: Annotated[list[SeatNumber], Field(max_length=8)]


class ChangeOptions(Request):
    """What is agreed, changed."""

    type: Literal["options"]
    options: Options
    watch: Watch
    clock: Clock | None


class OfTable(Request):
    """A request about the whole table."""

    type: Literal["start", "close", "score", "rematch"]


class MakeMove(Request):
    """A move."""

    type: Literal["move"]
    seat: SeatNumber
    offer: Number
    move: Text


class Undo(Request):
    """The last move undone."""

    type: Literal["undo"]
    seat: SeatNumber
    offer: Number


class TakeBack(Request):
    """Back to just before a line of the log."""

    type: Literal["take_back"]
    seat: SeatNumber
    line: Number


class Give(Request):
    """A seat whose player is gone, to a bot."""

    type: Literal["give"]
    seat: SeatNumber
    bot: Text


AnyRequest = (
    Hello
    | Sync
    | Ping
    | Sit
    | Rename
    | Renew
    | OfSeat
    | ChangeSeat
    | AddSeat
    | Order
    | ChangeOptions
    | OfTable
    | MakeMove
    | Undo
    | TakeBack
    | Give
)
_REQUESTS: TypeAdapter[AnyRequest] = TypeAdapter(Annotated[AnyRequest, Field(discriminator="type")])


def parse_request(text: str) -> AnyRequest:
    """The request of a message. Raises TableError."""
    if len(text) > LONGEST_MESSAGE or len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        raise TableError("table-too-long", most=LONGEST_MESSAGE)
    try:
        return _REQUESTS.validate_json(text)
    except ValidationError:
        raise TableError("table-malformed") from None


# Bodies of HTTP requests


class NewSeat(Shape):
    """A seat of a new table."""

    kind: Literal["open", "person", "bot"]
    name: Text | None = None
    bot: Text | None = None


class NewTable(Shape):
    """A table to be made."""

    game: Text
    options: Options = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    watch: Watch = Watch.LINK
    clock: Clock | None = None
    start: bool = False


class KnownTable(Shape):
    """A table that a device knows, with its tokens."""

    table: Text
    tokens: Annotated[list[Secret], Field(max_length=20)]


class KnownTables(Shape):
    """All tables that a device knows."""

    tables: Annotated[list[KnownTable], Field(max_length=100)]


class NewCompanion(Shape):
    """A companion to be made."""

    game: Text
    players: Annotated[list[Text], Field(min_length=1, max_length=8)]
    options: Options = {}


class Tap(Shape):
    """Something that a person tapped."""

    move: Text
    version: Number | None = None


# What routes answer


class ErrorText(BaseModel):
    """A message to be said in the reader's language."""

    id: str
    arguments: dict[str, Any]


class Refusal(BaseModel):
    """Why something cannot be."""

    error: ErrorText


class SeatTold(BaseModel):
    """A seat as everybody may know it."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    present: bool
    resigned: bool


class Summary(BaseModel):
    """A table in short."""

    table: str
    game: str
    status: str
    created: float
    changed: float
    seats: list[SeatTold]
    starter: bool
    holds: list[int]
    to_act: list[int]


class Summaries(BaseModel):
    """Some tables in short."""

    tables: list[Summary]


class Claim(Shape):
    """The secret that a device made for the seat it claims."""

    token: NewSecret


class SeatToken(BaseModel):
    """The secret that opens a seat."""

    seat: int
    token: str


class Opened(BaseModel):
    """A new table and its secrets."""

    table: str
    starter: str
    seats: list[SeatToken]


class CompanionMade(BaseModel):
    """A new companion and the secret of each player."""

    companion: str
    seats: list[SeatToken]


class ServerTold(BaseModel):
    """This server."""

    version: str
    address: str
    languages: list[str]


class GameTold(BaseModel):
    """A game that can be played here."""

    game: str
    rules: int
    most_players: int
    bots: list[str]
    """The levels that people choose from, the weakest first."""
    default_bot: str


class GamesTold(BaseModel):
    """The games that can be played here."""

    games: list[GameTold]


class Replay(BaseModel):
    """A game frame by frame."""

    game: str
    finished: bool
    open: bool
    setup: dict[str, Any]
    take_backs: int
    frames: list[Any]
    score: dict[str, Any] | None


class Cards(BaseModel):
    """The card data of a game."""

    game: str
    cards: list[Any]


class Health(BaseModel):
    """Whether the server works."""

    status: str
