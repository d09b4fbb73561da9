# The arena: bots against bots (cubetown arena).

cli-about-arena = let bots play many games on the same deals, and rate them
cli-option-arena-bots = the bots that play
cli-option-arena-players = seats at a table; without it two, or one for a single bot
cli-option-arena-games = how many games each group of bots plays; without it 100
cli-option-arena-seconds = how long a bot may think about a whole turn; without it 0.1
cli-option-arena-clock = what is counted: the time that a bot works (cpu), or the time that goes by (wall)
cli-option-arena-seed = a number that makes the same deals again; without it 0
cli-option-arena-jobs = how many games are played at the same time; without it one for each core
cli-option-arena-ray = play on the Ray cluster at this address
cli-option-arena-out = folder for games and results; with the same folder it goes on; without it “arena”

arena-other = The file “{ $file }” holds games with other settings: repeat those settings, or name another folder with --out.
arena-changed = The file “{ $file }” holds games from before these bots were changed: delete it, or name another folder with --out.
arena-in-use = Another arena is playing into the file “{ $file }”: wait for it, or name another folder with --out.
arena-broken = Line { $line } of the file “{ $file }” is none that an arena wrote. It is left as it is: mend it, or name another folder with --out.
arena-bot-failed = The bot { $text } failed in deal { $number } ({ $why }). The games that have ended are kept.
arena-worker-died = A process that played was ended by something else. The games that have ended are kept, and the same command goes on.
arena-unreadable = The file “{ $file }” cannot be read.
arena-unwritable = The file “{ $file }” cannot be written.
arena-no-ray = Ray is not installed. To install it, run in Cubetown's source folder: pip install ".[ray]"
arena-ray = There is no Ray cluster to be reached at { $address } ({ $why }).
cli-arena-goes-on =
    { $number ->
        [one] It goes on: { $number } game has ended already.
       *[other] It goes on: { $number } games have ended already.
    }
cli-arena-progress = games
cli-arena-stopped =
    { $number ->
        [one] Stopped. { $number } game has ended and is kept; the same command goes on.
       *[other] Stopped. { $number } games have ended and are kept; the same command goes on.
    }
cli-arena-kept = Games, results and a plot are in this folder: { $file }
cli-arena-title =
    { $players ->
        [one] { $text }, alone, { $seconds } s a turn
       *[other] { $text }, { $players } players, { $seconds } s a turn
    }
cli-arena-heading-bot = bot
cli-arena-heading-games = games
cli-arena-heading-rating = rating
cli-arena-heading-points = points
cli-arena-heading-wins = wins
cli-arena-heading-goal = goal met
cli-arena-heading-turn = a turn
cli-arena-heading-slowest = slowest
cli-arena-heading-other = other bot
cli-arena-heading-better = did better
cli-arena-time = { $text } ms
cli-arena-intervals = After ±: how far the 95% interval reaches to either side at most; where it is missing, these games do not tell. A tie counts half.
cli-arena-goal-tiny-towns = The goal is the highest rank, 38 points or more.
cli-arena-goal-shake-that-city = The goal is the win: 55 points, and all construction tiles gone.
