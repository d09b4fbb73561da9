"""Answers to requests that need no table: games, cards, scores, builds, records."""

from collections.abc import Mapping
from random import Random
from typing import cast

from cubetown.bots import levels_of, usual_bot
from cubetown.core.game import AnyGame, Choice, Json, Option
from cubetown.core.message import STRICT, BadText, Message, Problems
from cubetown.core.position import game_of, seen_by
from cubetown.core.record import Record, parse_record
from cubetown.core.sheet import builds_of, in_part, sheet_of
from cubetown.games import GAMES, PartOf, find_game, sentences_of
from cubetown.table import play as playing
from cubetown.table.bodies import BoxWish
from cubetown.table.means import Means
from cubetown.table.own_data import conflicts
from cubetown.table.pace import due, pace_to_json
from cubetown.table.play import Play, Viewer
from cubetown.table.shown import seats_json, to_act
from cubetown.table.table import Holder, Status, Table, TableError
from cubetown.table.wire.answers import (
    ChoiceJson,
    FrameJson,
    GameInfoJson,
    GameInfosJson,
    OptionJson,
    ReplayJson,
    SheetFormJson,
    TableInfoJson,
)
from cubetown.table.wire.messages import GameView, ScoreJson, Setup
from cubetown.table.wire.sentences import MessageJson, as_sent

LONGEST_RECORD = 5_000
"""The most moves in a record opened here; a long game has a few hundred."""
LINES_AROUND = 5
"""Lines of a record before and after its moves."""
LONGEST_GAME_NAME = 40
EVALUATED = PartOf("evaluator")
"""The games that can be reviewed."""

Sheet = dict[str, Json]
Answer = Mapping[str, object]
NO_DATA: Mapping[str, Json] = {}


# Games and cards


def games(*, all_cores: bool = True, reviews: bool = True) -> GameInfosJson:
    """The games that can be played; levels that use all cores and reviews can be left out."""
    infos = (game_to_json(game, all_cores=all_cores, reviews=reviews) for game in GAMES.values())
    return {"games": [*infos]}


def game_to_json(game: AnyGame, *, all_cores: bool = True, reviews: bool = True) -> GameInfoJson:
    """What a page needs to know about a game before setup."""
    info: GameInfoJson = {
        "game": game.name,
        "rules": game.rules,
        "least_players": game.least_players,
        "most_players": game.most_players,
        "bots": list(levels_of(game.name, all_cores=all_cores)),
        "default_bot": usual_bot(game.name),
        "reviews": reviews and game.name in [*EVALUATED],
        "screen": game.screen,
        "options": [_option(game, option) for option in game.options],
        "sheet": _sheet_form(game),
    }
    if sentences := sentences_of(game.name):
        info["sentences"] = dict(sentences)
    return info


def _option(game: AnyGame, option: Option) -> OptionJson:
    return {
        "name": option.name,
        "kind": option.kind.value,
        "choices": [_choice(game, choice) for choice in option.choices],
        "default": _plain(option.default),
        "needs": {other: [*map(str, values)] for other, values in option.needs.items()},
    }


def _choice(game: AnyGame, choice: Choice) -> ChoiceJson:
    most = game.most_players if choice.most_players is None else choice.most_players
    return {
        "value": str(choice.value),
        "least_players": choice.least_players,
        "most_players": most,
    }


def _plain(value: Json) -> Json:
    """An enum value as plain text."""
    return str(value) if isinstance(value, str) else value


def _sheet_form(game: AnyGame) -> SheetFormJson | None:
    if game.sheet is None:
        return None
    return {"size": game.sheet.size, "options": list(game.sheet.options)}


def cards(name: str, query: Mapping[str, str], own: Mapping[str, Json] = NO_DATA) -> Answer:
    """A game's card data, with what each card does under the given options. Raises GameError."""
    game = find_game(name[:LONGEST_GAME_NAME])
    kinds = {option.name: option.kind for option in game.options}
    options = {
        key: {"true": True, "false": False}.get(value, value) if kinds.get(key) == "flag" else value
        for key, value in query.items()
    }
    return {"game": game.name, "cards": [*game.cards({**own, **options})]}


def box(wish: BoxWish, means: Means) -> Answer:
    """A game's cards or components with a host's data, and where it differs from the operator's.

    Raises GameError for data that no table would take.
    """
    game = find_game(wish.game)
    options = means.options(game.name, wish.options)
    return {
        "game": game.name,
        "cards": [*game.cards(options)],
        "conflicts": [*conflicts(means.data_of(game.name), wish.options)],
    }


# Sheets


def score(sheet: Sheet, own: Mapping[str, Json] = NO_DATA) -> ScoreJson:
    """The scores of recorded towns or cities. Raises GameError."""
    return _score(sheet, own, STRICT)


def builds(sheet: Sheet, own: Mapping[str, Json] = NO_DATA) -> Answer:
    """What can be built in a town. Raises GameError."""
    game = _game_of(sheet)
    return builds_of(game)(sheet, _data_behind(sheet, game, own), STRICT)


def pad(sheet: Sheet, own: Mapping[str, Json] = NO_DATA) -> Answer:
    """The score of an unfinished sheet; impossible entries are reported and left out."""
    return in_part("score", lambda problems: _score(sheet, own, problems))


def pad_builds(sheet: Sheet, own: Mapping[str, Json] = NO_DATA) -> Answer:
    """The possible builds in a town on an unfinished sheet."""
    game = _game_of(sheet)
    read_builds, data = builds_of(game), _data_behind(sheet, game, own)
    return in_part("builds", lambda problems: read_builds(sheet, data, problems)["builds"])


def _score(sheet: Sheet, own: Mapping[str, Json], problems: Problems) -> ScoreJson:
    game = _game_of(sheet)
    scores, names = sheet_of(game).score(sheet, _data_behind(sheet, game, own), problems)
    return playing.sheet_to_json(game.name, scores, names)


def _data_behind(sheet: Sheet, game: AnyGame, own: Mapping[str, Json]) -> Json:
    """The operator's data, unless the sheet brings its own: a table's sheet keeps the table's."""
    name = sheet_of(game).data or ""
    return None if sheet.get(name) is not None else own.get(name)


def _game_of(sheet: Sheet) -> AnyGame:
    if sheet.get("game") is None:
        raise BadText("error-sheet-missing", field="game")
    return find_game(str(sheet["game"])[:LONGEST_GAME_NAME])


# Tables and records


def summary(table: Table, holder: Holder, present: frozenset[int]) -> TableInfoJson:
    """A table as a list shows it."""
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "created": table.created,
        "changed": _last_seen_change(table),
        "seats": seats_json(table, present),
        "starter": holder.host,
        "holds": [seat + 1 for seat in sorted(holder.seats)],
        "to_act": [*to_act(table)] if table.may_watch(holder) else [],
        "from_position": table.from_position,
        "pace": pace_to_json(table.terms.pace),
        "due": _due(table, holder),
        "deal": table.deal.to_json() if table.deal else None,
    }


def _due(table: Table, holder: Holder) -> float | None:
    """When the days of the first of the holder's turns are over."""
    mine = [seat - 1 for seat in to_act(table) if seat - 1 in holder.seats]
    dues = [at for seat in mine if (at := due(table, seat)) is not None]
    return min(dues, default=None)


def _last_seen_change(table: Table) -> float:
    """When something last changed for everybody: hidden moves must not be counted from outside."""
    if table.play is not None and table.status is Status.PLAYING:
        return table.play.step_began
    return table.changed


def check_may_watch(table: Table, holder: Holder) -> None:
    """Raises TableError if the holder may not see the game."""
    if not table.may_watch(holder):
        raise TableError("table-no-watching")


def game_to_replay(table: Table, holder: Holder) -> tuple[Play, Viewer]:
    """A table's game, and the viewer a holder sees it as. Raises TableError."""
    check_may_watch(table, holder)
    if table.play is not None:
        return table.play, min(holder.seats, default=None)
    if table.trouble:
        raise TableError("table-broken", why=table.trouble)
    raise TableError("table-not-playing")


def replay(play: Play, viewer: Viewer) -> ReplayJson:
    """A game frame by frame, as a viewer saw it; once over, in full."""
    return _replay(play, viewer, is_open=play.is_over)


def read_record(text: str) -> Record:
    """A record no longer than a game can be; any other is not even read. Raises GameError."""
    if text.count("\n") > LONGEST_RECORD + LINES_AROUND:
        raise TableError("table-too-long", most=LONGEST_RECORD)
    record = parse_record(text)
    find_game(record.game)
    return record


def open_record(text: str) -> ReplayJson:
    """A record frame by frame, with nothing hidden. Raises GameError."""
    record = read_record(text)
    game = find_game(record.game)
    return _replay(playing.from_record(game, record), None, is_open=True)


def position_of(table: Table, holder: Holder) -> str:
    """The position of a table's game as its holder knows it, to be passed on. Raises TableError."""
    play, viewer = game_to_replay(table, holder)
    if table.is_running_try:
        raise TableError("deal-counted")
    return position(play, viewer)


def position(play: Play, viewer: Viewer) -> str:
    """What a viewer may know of a game now, as one line of text (docs/position.md)."""
    return play.game.view_position(play.game.view(play.state, viewer))


def open_position(text: str) -> ReplayJson:
    """A position as a replay of one frame that shows no more than its line. Raises GameError."""
    line = text.strip()
    game = find_game(game_of(line)[:LONGEST_GAME_NAME])
    read, viewer = game.from_position(line), seen_by(line)
    # What a view does not tell is made up, but only the view is shown.
    state = game.guess(read, Random(0)) if viewer else read
    view = read if viewer else game.open_view(state)
    setup = game.setup_of(state)
    frame: FrameJson = {"line": None, "view": cast(GameView, game.view_to_json(view))}
    if game.screen == playing.PLAIN:
        frame["drawing"] = game.draw(view)
    return {
        "game": game.name,
        "finished": False,
        "open": not viewer,
        "setup": cast(Setup, game.setup_to_json(setup)),
        "effects": effects_to_json(game.effects(setup)),
        "take_backs": 0,
        "hints": 0,
        "from_position": False,
        "frames": [frame],
        "score": None,
    }


def _replay(play: Play, viewer: Viewer, *, is_open: bool) -> ReplayJson:
    game, over = play.game, play.is_over
    return {
        "game": game.name,
        "finished": over,
        "open": is_open,
        "setup": cast(Setup, game.setup_to_json(play.setup)),
        "effects": effects_to_json(game.effects(play.setup)),
        "take_backs": play.take_backs,
        "hints": play.hints,
        "from_position": play.position is not None,
        "frames": playing.frames(play, viewer, open=is_open),
        "score": playing.score_to_json(play, game.score(play.state)) if over else None,
    }


def effects_to_json(effects: Mapping[str, tuple[Message, ...]]) -> dict[str, list[MessageJson]]:
    """What each card does, by its id."""
    return {card: [as_sent(effect) for effect in all_] for card, all_ in effects.items()}
