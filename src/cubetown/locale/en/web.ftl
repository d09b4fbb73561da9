# What the page says: home, the lobby, the table, the end, the replay.

## Everywhere

web-skip = Skip to content
web-home = Home
web-menu = Menu
web-games = Games
web-play = Play
web-learn = How to play
web-contents = Contents
web-stays-on = Keeping the screen on
web-settings = Settings
web-language = Language
web-close = Close
web-cancel = Cancel
web-one-moment = One moment…
web-not-found = Page not found.
web-error-unreachable = Can’t reach the server. Try again in a moment.
web-error-lost = Connection lost. Try again in a moment.
web-try-again = Try again
web-theme = Theme
web-theme-system = System setting
web-theme-light = Light
web-theme-dark = Dark
web-at-the-table = At the table
web-auto-done = End my turn when I can’t build
web-on-my-turn = When it’s my turn
web-turn-title = Show it in the tab title
web-turn-sound = Play a sound
web-turn-notify = Show a notification
web-sounds = Sound
web-sounds-on = Sounds for pieces and points
web-volume = Volume
web-on-touch = On a touch screen
web-one-tap = Place with one tap
web-keyboard = Keyboard
web-keys-on = Keyboard shortcuts (press ? for a list)
web-detail = Announced to screen readers
web-detail-full = Everything that happens
web-detail-round = My moves, the rounds and what I have to do
web-detail-task = Only what I have to do
web-copy = Copy
web-copied = Copied
web-link = Link
web-qr = QR code of the link
web-show-qr = Show the QR code
web-link-local = Other devices can’t open this link, because the server only answers on this machine. To invite them, start it with:

## Home and a new table

web-home-title = Build a town with friends
web-home-text = Open a table, share the link and play. No account, nothing to install.
web-about-tiny-towns = One resource for everyone, sixteen squares each: the cleverest little town wins. 1 to { $number } players.
web-about-shake-that-city = Shake the cubes, pick a colour, build your city: 15 rounds. 1 to { $number } players.
web-new-game = New game
web-first-game = First game
web-lessons = Learn by playing
web-lessons-short = Learn
web-lessons-about = Short tasks in real games, about a minute each. Take them in any order and stop whenever you like.
web-lesson-stars = { $number } of 3 stars
web-lesson-not-yet = not played yet
web-lesson-map = All lessons
web-lesson-again = Try again
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-step = Task { $number } of { $all }
web-lesson-reached = Done!
web-lesson-wrong = Not quite.
web-lesson-goal = Your task
web-lessons-play = Play a first game
web-lessons-clear = Reset my stars
web-for-first-game = For a first game: the simplest cards, no monuments, with the Cavern
web-my-tables = My tables
web-open-record = Open a saved game
web-record-file = Saved game file
web-who-plays = Who plays?
web-password-title = A password for new tables
web-password-text = You need this server’s password to open a table. To join a table, all you need is its link.
web-password = Password of this server
web-password-wrong = Wrong password.
web-closed-title = You can’t open tables on this server
web-closed-text = Only the operator of this server can open tables. To join one, open its link.
web-company-alone = Alone
web-company-alone-text = the solo game
web-company-bots = Against bots
web-company-bots-text = as many as you like
web-company-friends = With friends
web-company-friends-text = share a link, everyone on their own device
web-company-here = On this device
web-company-here-text = pass it around the table
web-seats = Seats
web-details = Game options
web-start = Start the game
web-open-table = Open the table
web-player-name = Player { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-name = Name of the player on seat { $number }
web-seat-person = Player on this device
web-seat-open = Open seat
web-seat-bot = Bot: { $level }
web-seat-add = Add a seat
web-seat-drop = Remove seat { $number }
web-seat-earlier = Move seat { $number } up
web-seat-leave = Leave seat { $number }
web-seat-remove = Remove from the table: { $name }
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-master = master
bot-greedy = greedy
bot-random = random
option-variant = Variant
option-edition = Rulebook edition
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
option-promos = With promo cards
option-orchard = Orchards feed Cottages
orchard-lines = In their row and column
orchard-anywhere = Up to 6, anywhere
web-watch = Who may watch
web-watch-link = Anyone with the link
web-watch-players = Only the players
web-clock = Time per step
web-clock-none = No limit
web-clock-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
web-speed = Speed
web-speed-live = Live: everyone plays now
web-speed-days =
    { $number ->
        [one] Correspondence: one day per turn
       *[other] Correspondence: { $number } days per turn
    }
web-overdue = When time runs out
web-overdue-bot = A bot plays the turn
web-overdue-wait = The game waits
web-may-pause = Each player may pause
web-may-pause-none = Not at all
web-may-pause-days =
    { $number ->
        [one] For one day in total
       *[other] For { $number } days in total
    }
web-pace-bot = When time runs out, a bot plays the turn.
web-pace-wait = When time runs out, the game waits.
web-pace-pause =
    { $number ->
        [one] Each player may pause for one day.
       *[other] Each player may pause for { $number } days in total.
    }

## The lobby

web-connecting = Joining the table…
web-connected = Connected.
web-lost = Connection lost; reconnecting…
web-on-its-way = On its way…
web-your-name = Your name
web-sit-another = Add a player on this device
web-sit = Sit down
web-seated = You sit at the table, { $name }.
web-lobby-joined = { $name } is at the table.
web-lobby-left = { $name } has left the table.
web-invite = Invite
web-add-open = Open seat
web-add-bot = Bot
web-open-left-out = Seats that are still open at the start will be removed.
web-waiting-for-starter = Waiting for the host to start the game.
web-start-without-host = Start without the host
web-close-table = Close the table
web-status-lobby = Not started yet
web-status-playing = In progress
web-status-my-turn = Your turn
web-status-over = Finished
web-status-closed = This table is closed.
web-status-broken = This game can’t continue.

## The table

web-table = Table
web-players = Players
web-show-cards = Show the cards
web-show-others = Show the other players
web-round = Round { $number }
web-round-of = Round { $number } of { $all }
web-you = (you)
web-you-watch = You’re watching.
web-watching =
    { $number ->
        [one] { $number } person is watching.
       *[other] { $number } people are watching.
    }
web-my-turn = Your turn
web-waiting = Waiting for: { $names }.
web-waiting-keep = Waiting for { $names } to keep a monument.
web-waiting-name = Waiting for { $names } to name a resource.
web-waiting-build = Waiting for { $names } to place and build.
web-waiting-watch = Waiting for { $names } to place the buildings set aside.
web-waiting-completed = Your town is complete. Waiting for { $names }.
web-waiting-city-pick = Waiting for { $names } to choose a colour.
web-waiting-city-build = Waiting for { $names } to choose and place.
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
web-shown = Face-up cards:
web-deck = Resource cards
web-deck-left = Cards left in the pile: { $number }
web-deck-unseen = Cards not seen yet: { $number }
web-deck-of = Not seen yet, { $resource }: { $number }
web-deck-put-away = (plus { $number } set aside face down)
web-deck-under = Under the pile, in this order:
web-monument-secret = Your monument: only you can see it.
web-monument-built = Built.
web-unverified = Our best guess at this component. Please compare it with your copy.
web-city-unverified = The bonus tiles and zones are our best guess at the printed ones.
web-is-master-builder = Master Builder
web-is-active-player = active player
web-is-bot = a bot plays
web-is-thinking = thinking
web-is-absent = offline
web-is-done = done
web-completed = town completed
web-time-left = Time left: { $time }
web-time-up = time is up
web-time-ran-out = Time ran out. A bot played for you: { $what }
web-left-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-left-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
web-left-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
web-clock-short =
    { $number ->
        [one] { $number } second left.
       *[other] { $number } seconds left.
    }
web-builds =
    { $number ->
        [one] { $number } possible building:
       *[other] { $number } possible buildings:
    }
web-on-square = What do you want to do on { $square }?
web-trade = Use your Factory and place a different cube:
web-choice-keep = Keep: { $card }
web-choice-name = { $resource }
web-choice-take = { $resource }
web-choice-choose = { $resource }
web-choice-trade = { $resource }
web-choice-place = Place the cube on { $square }
web-choice-store = Store the cube in the Warehouse on { $square }
web-choice-swap = Swap it for a cube from the Warehouse on { $square }: { $resource }
web-choice-cavern = Put the cube into the Cavern
web-choice-build = { $card }: { $squares }
web-choice-put = Put it on { $square }
web-choice-replace = { $card }
web-choice-add = { $card }
web-choice-skip = Stop replacing
web-choice-done = Done
web-set-aside = Set these three aside
web-in-cavern = Cubes in the Cavern: { $number }
web-waiting-pieces = Set aside: { $cards }
web-shrine-count = Buildings when the Shrine was built: { $number }
web-turns-as-master-builder = Turns as Master Builder: { $number }
web-flipped = { $what } (scored)
web-rule = Rule { $number }
web-all-rules = All the rules
web-undo = Undo
web-not-done = Not done yet
web-no-more-builds-ending = Nothing left to build: your turn is ending…
web-no-more-builds-ended = Nothing left to build, so your turn ended.
web-blocked = Closed in this round: { $tile }
web-cubes = The cubes, row by row: { $cubes }
web-bonus = Bonus tile: { $tile }
web-bonus-any = any type
web-bonus-diversity = diversity
web-what-scores = What scores
web-tiles-on = { $tile }: { $squares }
web-place-here = Place here
web-aim = Tap a square or drag the shape, then place it.
web-aim-by-mouse = Point at a square to see the shape there, then click to place it.
web-confirm-choose = Choose: { $tile }
web-colour-first = Confirm the colour first: { $tile }. Then place its shape.
web-confirm-name = Name: { $resource }
web-confirm-keep = Keep: { $card }
web-log = Game log
web-take-back = Undo this move: { $sentence }
web-take-back-short = Undo this move
web-ask-back = Ask to undo this move: { $sentence }
web-ask-back-short = Ask to undo this move
web-wish = Undo request
web-wish-mine = You’ve asked to undo this move: “{ $sentence }”
web-wish-of = { $name } would like to undo this move: “{ $sentence }”
web-wish-waits = Waiting for { $names } to agree.
web-agree = Accept
web-refuse = Decline
web-withdraw = Cancel my request
web-keys = Keyboard shortcuts
web-key-pick = Choose a resource or a colour
web-key-done = Done
web-key-undo = Undo
web-key-hint = Hint
web-key-resource = This round’s resource or cubes
web-key-builds = What can be built
web-key-town = My board, row by row
web-key-last = The last round
web-key-changed = What changed last
web-key-here = What can go on this square
web-key-next = Next square that fits
web-key-score = Score so far
web-key-board = Go to the board
web-key-type = Type a move, such as place b3
web-key-help = This list
web-keys-board = On the board, the arrow keys, Home and End move from square to square; Enter or the space bar chooses.
web-keys-reader = With a screen reader, these keys work in focus mode, for example on the board. In browse mode, press / first: the field that opens takes moves and words such as town, resource, builds, here, next, changed, last, score, undo and help.
web-command = Your move, such as place b3
web-command-send = Send
web-command-begins = A move can start with: { $moves }.
web-command-moves =
    { $number ->
        [one] { $number } move is possible
       *[other] { $number } moves are possible
    }
web-row = Row { $number }: { $content }.
web-nothing-now = You have nothing to do right now.
web-no-undo = You have nothing to undo.
web-undo-asks = The others have to agree to this. Press U again to ask them.
web-no-hints-here = Hints aren’t available here.
web-no-done = You can’t finish your turn yet: something else comes first.
web-no-pick = That shortcut does nothing right now.
web-no-such-move = “{ $text }” isn’t a legal move right now. A move can start with: { $moves }.
web-no-builds = You can’t build anything right now.
web-no-here = Nothing can go on this square right now.
web-no-fit = No square can be chosen right now.
web-no-news = Nothing has changed yet.
web-no-square = { $square } can’t be chosen right now.
web-no-square-done = { $square } can’t be chosen right now. Press D to end your turn.
web-here-place = Can go here: { $resource }.
web-here-build = You can build here: { $cards_or }.
web-here-fits = Fits here.
web-here-plan = { $card }: { $number } of { $all } cubes.
web-here-colours = Can lie here: { $tiles_or }.
web-can-build = You can build { $card } on { $squares_or }.
web-colours = Colours
web-resources = Resources
web-shape =
    { $number ->
        [one] { $number } cube.
       *[other] { $number } cubes, shaped like { $squares }.
    }
web-shape-no-room = No room in your city.
web-can-choose = You can choose: { $tiles_or }.
web-can-place = The shape fits with its top left corner on { $squares_or }.
web-no-resource = No resource has been named yet.
web-no-last-round = No round has been played yet.
web-news-round = Round { $number }.
web-news-undone = Undone: { $told }
web-news-place = { $resource } on { $square }.
web-news-place-ended = { $resource } on { $square }, nothing to build.
web-news-put = { $card } on { $square }.
web-news-name = Your resource: { $resource }.
web-news-keep = Your monument: { $card }.
web-news-store = Cube in the Warehouse on { $square }.
web-news-swap = From the Warehouse on { $square }: { $resource }.
web-news-cavern = Cube in the Cavern.
web-news-skip = The other buildings stay.
web-news-aside = Set aside: { $cards }.
web-news-place-it = Place it.
web-news-lay = { $tile } on { $squares }.
web-news-blocked = { $tile } is closed in this round.
web-plan-have = { $number } of { $all }
web-plan-best =
    { $places ->
        [one] { $card }: { $number } of { $all } cubes are in place, at { $places } spot.
       *[other] { $card }: { $number } of { $all } cubes are in place, at { $places } spots.
    }
web-plan-none = { $card }: none of your cubes are in a useful place for it.
web-position-play-on = Continue from here against bots
web-from-position-soon = This game starts from a set position, so its seats and options are fixed.
web-from-position = This game started from a set position.
web-take-backs =
    { $number ->
        [one] { $number } undo in this game.
       *[other] { $number } undos in this game.
    }
web-pass-to = Pass the device to { $name }
web-pass-text = The screen is covered so that the others can’t see your secrets.
web-pass-ready = I am { $name }
web-move-my-seat = Move my seat to another device
web-move-a-seat = Move a seat to another device ({ $number } of { $all })
web-personal-link-text = Open this link on the other device: it takes over your seat, and you stop playing on this one. Don’t share the link.
web-leave = Let a bot take over my seat
web-take = Take my seat back
web-paused-until = paused until { $time }
web-pause-for =
    { $number ->
        [one] Pause for one day
       *[other] Pause for { $number } days
    }
web-pause-left =
    { $number ->
        [one] You may pause for one more day. It’s added to your time for this turn.
       *[other] You may pause for { $number } more days. They’re added to your time for this turn.
    }
web-resume = End my pause
web-next-table = Another table is waiting for you: { $text }
web-notify-me = Notify me when it’s my turn
web-notify-me-text = Even when this page is closed.
web-notify-on = You’ll get a notification here when it’s your turn.
web-notify-blocked = The browser blocks notifications from this page. Allow them in its settings for this site.
web-notify-home-screen = To get notifications on an iPhone or iPad, first add this page to the Home Screen and open it from there.
web-channel = Post turns to a channel
web-channel-service = Service
web-channel-none = None
web-channel-json = Another address (JSON)
web-channel-address = Address
web-channel-on = Posts once per turn, unless everyone is online.
web-keep = Save
web-give = Give the seat to a bot
web-give-in = Give the seat to a bot (in { $number } s)
web-bot-plays-for-you = A bot is playing for you.
web-say = Say something
web-mute = Mute
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-one-moment = One moment, please.
web-phrase-well-played = Well played!
web-phrase-sorry = Sorry!
web-phrase-thanks = Thank you!
web-phrase-bye = Goodbye!
web-resign = Resign
web-resigned = resigned
web-sure = Yes: { $what }

## Points and the end

web-score = Score
web-score-so-far = Score so far
web-score-standing = Points secured so far, from what you can see.
web-points-standing = Points so far: { $points } ({ $built } − { $lost } unbuilt)
web-city-standing = Points so far: { $points }
web-squares-unbuilt = Squares without a building: { $number }
web-score-of = Score of { $name }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-city-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-empty = Unbuilt squares
line-bonus = Bonus tiles
web-monument = Monument
web-score-table = Points by category
web-total = Total
web-every-point = Every point explained
web-ranks = Ranks
web-rank-from = { $points } or more
web-rank-below = below { $points }
web-rank-missing =
    { $points ->
        [one] { $points } point short of the next rank: { $rank }
       *[other] { $points } points short of the next rank: { $rank }
    }
web-best = Your best on this device: { $points }
web-best-first = Your first result on this device: { $points }
web-best-first-unaided = Your first result without help on this device: { $points }
web-best-new = New personal best: { $points } (was { $before })
web-end-won = You win, { $points } to { $other }!
web-end-won-tie = You win the tie-break!
web-end-lost = { $name } wins, { $points } to { $other }.
web-end-lost-tie = { $name } wins the tie-break.
web-end-won-by = { $name } wins, { $points } to { $other }!
web-end-shared = You share the win at { $points } points!
web-end-counting = Counting the points…
web-end-skip = Skip the counting
web-end-missed = See what I missed
web-end-more = More
web-end-instead = { $points } instead of { $before }: { $change }
web-end-back = Back to the earlier game
web-end-first-win = Your first win!
web-end-wins =
    { $number ->
        [one] { $number } win in a row
       *[other] { $number } wins in a row
    }
web-postcard = Postcard
web-postcard-share = Share
web-postcard-save = Save the picture
web-postcard-text = Copy as text
web-rematch = Play again
web-join-rematch = Join the rematch
web-watch-rematch = Watch the rematch
web-download-record = Download this game

## The replay

web-replay = Replay
web-replay-of = Replay: { $what }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = One step forward
web-replay-last = To the end
web-replay-frame = Current move
web-replay-start = The start.
web-replay-turns = All moves
web-link-to-turn = Link to this move
web-to-table = Go to the table
