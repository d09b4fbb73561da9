"""`cubetown serve`: the table in the browser, for this machine or for the whole network."""

import argparse
import logging
import os
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cubetown.bots import levels_of
from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import data_folder
from cubetown.cli.game_options import add_data_words, own_data
from cubetown.cli.qr_code import is_loopback, show_code
from cubetown.cli.warming import tell_if_weaker
from cubetown.core.message import BadText
from cubetown.games import GAMES

if TYPE_CHECKING:
    from cubetown.server.http.allow import Allow
    from cubetown.server.notices.web_push import Signer

PORT = 8321
PASSWORD = "CUBETOWN_PASSWORD"
THIS_MACHINE, ALL_INTERFACES = "127.0.0.1", "0.0.0.0"
COULD_NOT_START = 1


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option(
        "--lan",
        action="store_const",
        dest="host",
        const=ALL_INTERFACES,
        default=THIS_MACHINE,
        help="cli-option-lan",
    )
    parser.option(
        "--host",
        nargs="?",
        const=ALL_INTERFACES,
        default=THIS_MACHINE,
        metavar="HOST",
        help="cli-option-host",
    )
    parser.option("--port", type=int, default=PORT, metavar="PORT", help="cli-option-port")
    parser.option("--data", metavar="FOLDER", help="cli-option-data")
    parser.option("--database", metavar="ADDRESS", help="cli-option-database")
    add_data_words(parser)
    parser.option("--address", metavar="ADDRESS", help="cli-option-address")
    parser.option("--base-path", metavar="PATH", help="cli-option-base-path")
    parser.option(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="cli-option-proxy"
    )
    parser.option("--metrics-token", metavar="SECRET", help="cli-option-metrics-token")
    parser.option("--allow", action="append", default=[], metavar="WHO", help="cli-option-allow")
    parser.option("--password", metavar="SECRET", help="cli-option-password")
    parser.option("--webhooks", action="store_true", help="cli-option-webhooks")
    parser.option("--log", choices=("text", "json"), help="cli-option-log")
    parser.option("--quick-bots", action="store_true", help="cli-option-quick-bots")
    parser.option("--master-bots", action="store_true", help="cli-option-master-bots")
    parser.option("--open", action="store_true", help="cli-option-open")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Serve tables until stopped."""
    try:
        from cubetown.server import running
        from cubetown.server.http.base_path import base_of
        from cubetown.server.logs import start_logging
        from cubetown.server.settings import Settings
        from cubetown.server.stores.store import StoreInUse
    except ImportError as error:
        raise BadText("cli-serve-not-installed", text=str(error.name)) from None
    allow = _allow(arguments.allow, arguments.password or os.environ.get(PASSWORD, ""))
    own = own_data(context, arguments, *GAMES.values())
    data = Path(arguments.data) if arguments.data else data_folder(context.streams)
    try:
        store = running.make_store(arguments.database, data)
    except ImportError:
        raise BadText("cli-serve-no-postgres") from None
    try:
        bound = running.bind(arguments.host, arguments.port)
    except (OSError, OverflowError):
        raise BadText("cli-serve-port", address=f"{arguments.host}:{arguments.port}") from None
    port = bound.getsockname()[1]
    address = arguments.address or running.address_of(arguments.host, port)
    if arguments.base_path and not arguments.address:
        address += base_of(arguments.base_path).rstrip("/")
    for_people = arguments.log == "text" or (not arguments.log and context.streams.interactive)
    start_logging(logging.WARNING if for_people else logging.INFO, for_people=for_people)
    try:
        settings = Settings(
            address=address.rstrip("/"),
            base_path=base_of(arguments.base_path or urlsplit(address).path),
            own_data=own,
            strong_bots=not arguments.quick_bots,
            master_bots=arguments.master_bots,
            proxies=tuple(arguments.proxy),
            metrics_token=arguments.metrics_token,
            allow=allow,
            push=_signer(data, address),
            webhooks=arguments.webhooks,
        )
        running.run(bound, store, settings, lambda: _tell_ready(context, arguments, address))
    except OSError as error:
        where = "PostgreSQL" if arguments.database else str(data)
        in_use = isinstance(error, StoreInUse)
        id = "cli-serve-store-in-use" if in_use else "cli-serve-store-fails"
        context.complain(context.speak.text(id, text=where, why=str(error)))
        return COULD_NOT_START
    return 0


def _allow(rules: Sequence[str], password: str) -> "Allow":
    """Return what visitors may do: `tables=password`, `bots=loopback`. Raises BadText."""
    from cubetown.server.http.allow import Allow, Who

    rights = {"tables": Who.EVERYONE, "bots": Who.EVERYONE}
    for rule in rules:
        what, _, who = rule.rpartition("=")
        what = what or "tables"
        if what not in rights or who not in set(Who):
            expected = ", ".join([*Who, *(f"bots={one}" for one in Who)])
            raise BadText("cli-serve-allow", text=rule, expected=expected)
        rights[what] = Who(who)
    if Who.PASSWORD in rights.values() and not password:
        raise BadText("cli-serve-needs-password")
    return Allow(rights["tables"], rights["bots"], password)


def _signer(data: Path, address: str) -> "Signer | None":
    """Signs notices to browsers, where the extra `push` is installed. Raises OSError."""
    try:
        from cubetown.server.notices.web_push import signer_in
    except ImportError:
        return None
    host = urlsplit(address).hostname
    subject = address if address.startswith("https://") else f"mailto:operator@{host}"
    return signer_in(data, subject, time.time)


def _tell_about_bots(context: Context) -> None:
    """Say so if the strong bots aren't at their full strength, now or at all."""
    from cubetown.fast import available
    from cubetown.fast.native import can_be_built

    if can_be_built() and not available():
        context.print("cli-bots-being-compiled")
        return
    for game in GAMES:
        if tell_if_weaker(context, game, levels_of(game)):
            return


def _tell_ready(context: Context, arguments: argparse.Namespace, address: str) -> None:
    """Say where the server is, now that it answers."""
    context.print("cli-serve-ready", address=address)
    if not arguments.quick_bots:
        _tell_about_bots(context)
    if context.streams.interactive and not is_loopback(address):
        show_code(context, address)
    context.streams.stdout.flush()
    if arguments.open:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
