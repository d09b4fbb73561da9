# My own games: what this device keeps of finished games.

web-own-title = My games
web-own-text = Your finished games, saved on this device only.
web-own-empty = You haven’t finished a game on this device yet.
web-own-older =
    { $number ->
        [one] Adding earlier games: { $number } to go…
       *[other] Adding earlier games: { $number } to go…
    }
web-own-all-kinds = All variants
web-own-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-own-of = { $number } of { $all }
web-own-place = { $number } of { $all }
web-own-won = won
web-own-lost = lost
web-own-over-time = Points over time
web-own-chart =
    { $number ->
        [one] Points of { $number } game: { $last }.
       *[other] Points of the last { $number } games: from { $least } to { $most }, last { $last }; the average of the last five is { $average }.
    }
web-own-one-game = a game
web-own-with-help = with help
web-own-average-of = average of { $number } games
web-own-help-note = “With help” means undo or hints: these games don’t count towards your average, best or wins.
web-own-luck-and-loss = Luck and mistakes
web-own-luck = luck
web-own-loss = lost to mistakes
web-own-luck-summary =
    { $number ->
        [one] In { $number } reviewed game: luck { $luck }, points lost to mistakes { $loss }.
       *[other] In the last { $number } reviewed games, on average: luck { $luck }, points lost to mistakes { $loss }.
    }
web-own-by-kind = By variant
web-own-by-card = By card
web-own-by-line = By scoring category
web-own-line-points = Points from it
web-own-line-total = Total score
web-own-every = All games
web-own-date = Date
web-own-points = Points
web-own-result = Place or rank
web-own-file = Back up or delete
web-own-save = Save as a file
web-own-save-table = Save as a spreadsheet
web-own-open = Open a saved file
web-own-opened =
    { $number ->
        [one] { $number } new game added.
       *[other] { $number } new games added.
    }
web-own-unknown-games =
    { $number ->
        [one] { $number } result was left out, because its game isn’t available here.
       *[other] { $number } results were left out, because their games aren’t available here.
    }
web-own-not-a-file = This file doesn’t contain saved results.
web-own-delete = Delete all
web-own-delete-sure = Delete all results on this device? Save them as a file first if you may want them back.
