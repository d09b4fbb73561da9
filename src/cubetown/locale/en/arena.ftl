# The arena: bots against bots (cubetown arena).

cli-about-arena = let bots play many games on the same deals, and rate them
cli-option-arena-bots = the bots that play
cli-option-arena-players = seats at a table (default: 2, or 1 for a single bot)
cli-option-arena-games = games for each group of bots (default: 100)
cli-option-arena-seconds = seconds per turn for each bot (default: 0.1)
cli-option-arena-work = evaluations per turn for each bot, in place of seconds; makes a run repeatable to the bit
cli-option-arena-strict = stop when a bot fails, instead of counting a lost game
cli-option-arena-records = save every game whole, for replay, review and learning
cli-option-arena-clock = how to measure a bot’s time: processor time (cpu) or elapsed time (wall)
cli-option-arena-seed = random seed for the deals (default: 0)
cli-option-arena-jobs = games played in parallel (default: one per core)
cli-option-arena-ray = play on the Ray cluster at this address
cli-option-arena-out = folder for games and results; resumes if the folder already has games (default: arena)

arena-other = The file “{ $file }” holds games with other settings. Use the same settings, or choose another folder with --out.
arena-changed = The file “{ $file }” holds games from before these bots were changed. Delete it, or choose another folder with --out.
arena-in-use = Another arena is writing to the file “{ $file }”. Wait for it, or choose another folder with --out.
arena-broken = Line { $line } of the file “{ $file }” wasn’t written by an arena. The file is unchanged: repair it, or choose another folder with --out.
arena-bot-failed = The bot { $text } failed in deal { $number } ({ $why }). Finished games are saved.
arena-worker-died = A worker process was killed from outside. Finished games are saved; run the same command to resume.
arena-unreadable = Can’t read the file “{ $file }”.
arena-unwritable = Can’t write the file “{ $file }”.
arena-no-ray = Ray isn’t installed. To install it, run in Cubetown’s source folder: pip install ".[ray]"
arena-ray = Can’t reach a Ray cluster at { $address } ({ $why }).
cli-arena-goes-on =
    { $number ->
        [one] Resuming: { $number } game already played.
       *[other] Resuming: { $number } games already played.
    }
cli-arena-progress = games
cli-arena-stopped =
    { $number ->
        [one] Stopped with { $number } finished game saved. Run the same command to resume.
       *[other] Stopped with { $number } finished games saved. Run the same command to resume.
    }
cli-arena-kept = Games, results and a plot are in this folder: { $file }
cli-arena-title =
    { $players ->
        [one] { $text }, alone, { $seconds } s a turn
       *[other] { $text }, { $players } players, { $seconds } s a turn
    }
cli-arena-title-work =
    { $players ->
        [one] { $text }, alone, { $number } evaluations a turn
       *[other] { $text }, { $players } players, { $number } evaluations a turn
    }
cli-arena-heading-bot = bot
cli-arena-heading-games = games
cli-arena-heading-rating = rating
cli-arena-heading-points = points
cli-arena-heading-wins = wins
cli-arena-heading-goal = goal met
cli-arena-heading-turn = a turn
cli-arena-heading-slowest = slowest
cli-arena-heading-failed = failed
cli-arena-failures = A bot that fails or is late loses the game. The reasons are in failures.jsonl.
cli-arena-heading-other = other bot
cli-arena-heading-better = did better
cli-arena-time = { $text } ms
cli-arena-intervals = After ±: half the width of the 95% interval; where it is missing, there are too few games to tell. A tie counts half.
cli-arena-goal-tiny-towns = The goal is the highest rank, 38 points or more.
cli-arena-goal-shake-that-city = The goal is to win: 55 points or more, with all construction tiles cleared.

# Sets of games to learn from (cubetown records).

cli-about-records = play a set of games for learning, one row per decision
cli-option-records-games = games in the set (default: 1000); raise it later to add more
cli-option-records-level = the bot in every seat (default: expert)
cli-option-records-work = evaluations per turn (default: 5000); the same number always makes the same set
cli-option-records-players = number of players (default: 2)
cli-option-records-seed = random seed for the set (default: 0)
cli-option-records-review = also review every game with this many evaluations per decision, and save each turn’s loss
cli-option-records-format = file format (default: jsonl)
cli-option-records-out = folder for the files; resumes if the folder already has games (default: records)
cli-records-done =
    { $number ->
        [one] { $number } game is in this folder: { $file }
       *[other] { $number } games are in this folder: { $file }
    }
records-unwritable = Can’t write the file “{ $file }”.
records-other = The set described in “{ $file }” has other settings, or its bots have changed since. Choose another folder with --out.
records-no-parquet = Parquet files need PyArrow: pip install pyarrow

# The engine for other programs (cubetown analysis).

cli-about-analysis = analyse positions for other programs, over standard input and output
cli-option-analysis-jobs = searches in parallel (default: one per core)
analysis-not-json = A line has to be a JSON object.
analysis-long-line = The line is too long.
analysis-id = Every query needs an “id”: text of up to { $most } characters.
analysis-id-twice = A query with the id “{ $text }” is still in progress.
analysis-too-many = Up to { $most } queries can be in progress.
analysis-field = Unknown field: “{ $key }”. Known fields: { $expected }.
analysis-type = The field “{ $key }” has the wrong type: { $text }.
analysis-value = The field “{ $key }” can’t be { $text }. Possible values: { $expected }.
analysis-limits = Give “work” or “seconds”, not both.
analysis-limit = The field “{ $key }” has to be above 0 and up to { $most }, not { $text }.
analysis-one-position = Give a “position” or a “record”, and not both.
analysis-move = Move { $number } can’t be made: { $why }
analysis-move-form = A move says who makes it: “1 place a1” or “chance draw wood”, not { $text }.
analysis-which-seat = Several seats may act. Name one as “seat”: { $expected }.
analysis-failed = The search failed: { $why }

# Questions to language models (cubetown.envs.text).

text-you = You are player { $number } in a game of { $text }. This is the table as you may see it.
text-cards = Cards on the table, with their patterns (B brick, G glass, S stone, W wheat, O wood):
text-moves = Your legal moves:
text-answer = Answer with one move in square brackets, such as [place a1].
text-illegal = That isn’t possible. { $why }
