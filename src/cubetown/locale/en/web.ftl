# What the page says: home, the lobby, the table, the end, the replay.

## Everywhere

web-skip = Go to the content
web-home = Home
web-settings = Settings
web-language = Language
web-close = Close
web-cancel = Cancel
web-one-moment = One moment…
web-not-found = There is nothing at this address.
web-error-unreachable = The server cannot be reached; try again in a moment.
web-error-lost = The connection was lost; try again in a moment.
web-try-again = Try again
web-theme = Colours
web-theme-system = Like my device
web-theme-light = Light
web-theme-dark = Dark
web-on-my-turn = When it is my turn
web-turn-title = Show it in the title of the tab
web-turn-sound = Play a sound
web-turn-notify = Show a notification
web-copy = Copy
web-copied = Copied
web-link = Link
web-qr = QR code of the link

## Home and a new table

web-home-title = Build a town with friends
web-home-text = Open a table, send the link, play. No account; nothing to install.
web-about-tiny-towns = One resource for everybody, sixteen squares each: the cleverest little town wins. 1 to { $number } players.
web-about-shake-that-city = Shake the cubes, pick a colour, draw your city: 15 rounds. 1 to { $number } players.
web-new-game = New game
web-my-tables = My tables
web-open-record = Open a record
web-record-file = A record file from this device
web-who-plays = Who plays?
web-company-alone = Alone
web-company-alone-text = the solo game
web-company-bots = Against bots
web-company-bots-text = as many as you like
web-company-friends = With friends
web-company-friends-text = by a link, each on their own device
web-company-here = On this device
web-company-here-text = passing it around
web-seats = Seats
web-details = Details
web-start = Start the game
web-open-table = Open the table
web-player-name = Player { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-name = Name of the player on seat { $number }
web-seat-person = Person here
web-seat-open = Open seat
web-seat-bot = Bot: { $level }
web-seat-add = One more seat
web-seat-drop = Take seat { $number } away
web-seat-earlier = Move seat { $number } up
web-seat-leave = Leave seat { $number }
web-seat-remove = Remove from the table: { $name }
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-greedy = greedy
bot-random = at random
option-variant = Variant
option-edition = Edition
option-side = Side of the board
side-landlocked = Landlocked
side-coastal = Coastal
option-first-tiny-towns = First Master Builder
option-first-shake-that-city = First active player
web-first-random = At random
web-first-seat = Seat { $number }
web-cards = Cards
option-cards = Cards
cards-random = At random
cards-first-game = For a first game
web-cards-picked = Picked one by one
option-monuments = With monuments
option-cavern = With the Cavern
option-promos = With the promo cards
option-orchard = Orchards feed Cottages
orchard-lines = In their row and column
orchard-anywhere = Up to 6, anywhere
web-watch = Who may watch
web-watch-link = Everybody with the link
web-watch-players = Only the players
web-clock = Time for each step
web-clock-none = No limit
web-clock-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }

## The lobby

web-connecting = Coming to the table…
web-connected = Connected.
web-lost = The connection is lost; it comes back by itself.
web-your-name = Your name
web-sit-another = One more player on this device
web-sit = Sit down
web-invite = Invite
web-add-open = Open seat
web-add-bot = Bot
web-open-left-out = Seats that are still open are left out.
web-waiting-for-starter = The game begins when the starter of the table says so.
web-close-table = Close the table
web-status-lobby = Not started yet
web-status-playing = Being played
web-status-my-turn = Your turn
web-status-over = Finished
web-status-closed = This table is closed.
web-status-broken = This game cannot go on.

## The table

web-table = Table
web-round = Round { $number }
web-round-of = Round { $number } of { $all }
web-you = (you)
web-you-watch = You are watching.
web-watching =
    { $number ->
        [one] { $number } person is watching.
       *[other] { $number } people are watching.
    }
web-my-turn = Your turn
web-waiting = Waiting for: { $names }.
web-over = The game is over.
web-choose = Choose what to do.
web-drawing = The table
web-my-town = Your town
web-town-of = Town of { $name }
web-city-of = City of { $name }
web-enlarge-town = Enlarge the town of { $name }
web-enlarge-city = Enlarge the city of { $name }
web-empty = empty
web-empty-zone = empty, zone { $number }
web-nothing = nothing
web-square = { $square }: { $content }
web-square-with-cubes = { $square }: { $content }; on it: { $resources }
web-square-construction = { $square }: construction site: { $tiles }
web-pattern = Pattern, row by row: { $pattern }
web-named = Resource: { $resource }
web-shown = Open cards:
web-deck = Resource cards
web-deck-left = Cards left in the pile: { $number }
web-deck-unseen = Cards not seen yet: { $number }
web-deck-of = Not seen yet, { $resource }: { $number }
web-deck-put-away = (and put away unseen: { $number })
web-deck-under = Under the pile, in this order:
web-monument-secret = Your monument: nobody else sees it.
web-monument-built = Built.
web-unverified = Our reading of the component; check it with your box.
web-leader = leads this round
web-is-bot = a bot plays
web-is-absent = not here
web-is-done = done
web-completed = town completed
web-time-left = Time left: { $time }
web-can-build = You can build:
web-on-square = What shall happen on { $square }?
web-trade = Your Factory gives another cube instead:
web-choice-keep = Keep: { $card }
web-choice-name = { $resource }
web-choice-take = { $resource }
web-choice-choose = { $resource }
web-choice-trade = { $resource }
web-choice-place = Place the cube on { $square }
web-choice-store = Store the cube on { $square }
web-choice-swap = Swap it for one from { $square }: { $resource }
web-choice-cavern = Put the cube into the Cavern
web-choice-build = { $card }: { $squares }
web-choice-put = Put it on { $square }
web-choice-replace = { $card }
web-choice-add = { $card }
web-choice-skip = Replace no more
web-choice-done = Done
web-set-aside = Set these three aside
web-in-cavern = Cubes in the Cavern: { $number }
web-waiting-pieces = Set aside: { $cards }
web-shrine-count = Buildings when the Shrine was built: { $number }
web-turns-as-master-builder = Turns as Master Builder: { $number }
web-flipped = Won: { $what }
web-rule = Rule { $number }
web-undo = Undo
web-blocked = Closed in this round: { $tile }
web-cubes = The cubes, row by row: { $cubes }
web-bonus = Bonus tile: { $tile }
web-bonus-any = any type
web-bonus-diversity = diversity
web-log = What happened
web-take-back = Take the game back to before this: { $sentence }
web-take-back-short = Take the game back to before this
web-take-backs =
    { $number ->
        [one] { $number } take-back in this game.
       *[other] { $number } take-backs in this game.
    }
web-pass-to = Pass the device to { $name }
web-pass-text = The screen is covered so that nobody sees what is secret.
web-pass-ready = I am { $name }
web-personal-link = Move my seat to another device ({ $number })
web-personal-link-text = Open this link on the other device; it then plays the seat, and this one no longer does. Show it to nobody else.
web-leave = Let a bot play
web-take = Play again myself
web-give = Give the seat to a bot
web-resign = Resign
web-resigned = resigned
web-sure = Really? { $what }

## Points and the end

web-score = Score
web-score-so-far = Score so far
web-score-so-far-text = As if the game ended now, from what you can see.
web-score-of = Score of { $name }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-empty = Empty squares
line-bonus = Bonus tiles
web-rematch = Play again
web-join-rematch = Join the rematch
web-watch-rematch = Watch the rematch
web-download-record = Download the record

## The replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = One step on
web-replay-last = To the end
web-replay-frame = Move that is shown
web-replay-start = The start.
web-replay-turns = All moves
web-link-to-turn = Link to this move
web-to-table = To the table
